"""Let's Dance: what each kind of move does."""

from msgspec.structs import replace

from rules.chance import below
from rules.game import Transition
from rules.lets_dance.components import (
    DIZZY,
    DRAWN_AFTER_A_DANCE,
    DRAWN_BY_THE_TARGET,
    HAND_SIZE,
    REVEALED_AT_A_TIME,
    TAKEN,
    Card,
)
from rules.lets_dance.deck import (
    Cards,
    Step,
    discard,
    draw,
    face_down,
    into_hand,
    onto_discards,
    onto_floor,
    out_of_hand,
    take,
)
from rules.lets_dance.state import (
    CardKept,
    CardRevealed,
    CardsDanced,
    CardsTaken,
    CongaLineJoined,
    CongaLineOpened,
    Dance,
    Fall,
    JoinConga,
    Keep,
    Phase,
    Renew,
    Renewed,
    Replenish,
    Replenished,
    SatOut,
    SitOut,
    SpinFell,
    SpinTried,
    State,
    StepOnToes,
    Theft,
    ToesSteppedOn,
)
from rules.lets_dance.turns import end_line, end_turn
from rules.records import Chance, Seat, removed


def dance(state: State, move: Dance) -> Step:
    """1.1 Dance a group. 2.1 Then draw one card."""
    state = out_of_hand(state, move.seat, move.cards)
    if Card.CONGA_LINE in move.cards:
        step: Step = Transition(replace(state, line=1), (CongaLineOpened(seat=move.seat),))
    elif Card.SPIN in move.cards:
        tried = SpinTried(seat=move.seat, cards=move.cards)
        step = try_spins(Transition(state, (tried,)), move.seat, move.cards)
    else:
        step = dance_group(Transition(state, ()), move.seat, move.cards)
    return end_turn(draw(step, move.seat, DRAWN_AFTER_A_DANCE), move.seat)


def dance_group(step: Step, seat: Seat, group: Cards) -> Step:
    """1.1 The cards go onto the floor."""
    danced = CardsDanced(seat=seat, cards=group)
    return Transition(onto_floor(step.state, seat, group), (*step.events, danced))


def try_spins(step: Step, seat: Seat, group: Cards) -> Step:
    """5.4 A fall: the first revealed card lies face down, all other cards are discarded. 5.5 Else the group dances."""
    revealed, fall, step = reveal(step, seat, group.count(Card.SPIN))
    if fall is None:
        step = dance_group(step, seat, group)
        return discard(step, seat, revealed) if revealed else step
    first, *others = revealed
    fell = SpinFell(seat=seat, fall=fall, face_down=first)
    step = Transition(face_down(step.state, seat, first, secret=False), (*step.events, fell))
    return discard(step, seat, (*others, *group))


def reveal(step: Step, seat: Seat, spins: int) -> tuple[Cards, Fall | None, Step]:
    """5.1 Reveal a card for each spin, one by one, up to a fall; 11.4 or as many as there are."""
    revealed: Cards = ()
    fall = None
    while len(revealed) < spins and fall is None:
        cards, step = take(step, seat, REVEALED_AT_A_TIME)
        if not cards:
            break
        revealed += cards
        step = Transition(step.state, (*step.events, CardRevealed(seat=seat, card=revealed[-1])))
        fall = how_it_falls(revealed, spins)
    return revealed, fall, step


def how_it_falls(revealed: Cards, spins: int) -> Fall | None:
    """5.2 A Step on Toes is a stumble. 5.3 Too many spins make dizzy."""
    if revealed[-1] == Card.STEP_ON_TOES:
        return Fall.STUMBLE
    return Fall.DIZZY if revealed.count(Card.SPIN) + spins >= DIZZY else None


def join_conga(state: State, move: JoinConga) -> Step:
    """6.2 Join the line with a card, and draw one."""
    size = state.line + 1
    state = replace(out_of_hand(state, move.seat, (Card.CONGA_LINE,)), line=size)
    step: Step = Transition(state, (CongaLineJoined(seat=move.seat, size=size),))
    return end_turn(draw(step, move.seat, DRAWN_AFTER_A_DANCE), move.seat)


def sit_out(state: State, move: SitOut) -> Step:
    """6.3 Put a card face down, if you have one. 6.4 The line ends, and you take your turn."""
    if move.face_down is not None:
        state = out_of_hand(state, move.seat, (move.face_down,))
        state = face_down(state, move.seat, move.face_down, secret=True)
    sat = SatOut(seat=move.seat, stopped=move.face_down is not None, face_down=move.face_down)
    return end_line(Transition(replace(state, phase=Phase.TURN), (sat,)), move.seat)


def step_on_toes(state: State, move: StepOnToes) -> Step:
    """7.3 End the target's sequence. 7.4 Take two cards of its hand at random. 7.6 A single one is no choice."""
    seat, target = move.seat, move.target
    cards, chance = at_random(state.hands[target], state.chance)
    state = out_of_hand(state, seat, (Card.STEP_ON_TOES,))
    state = face_down(state, target, Card.STEP_ON_TOES, secret=False)
    stepped = ToesSteppedOn(seat=seat, target=target)
    if not cards:
        return end_theft(Transition(state, (stepped,)), seat, target)
    state = replace(out_of_hand(state, target, cards), chance=chance)
    events = (stepped, CardsTaken(seat=seat, target=target, count=len(cards), cards=cards))
    theft = Theft(target=target, cards=cards)
    if len(cards) < TAKEN:
        return keep_card(Transition(state, events), seat, theft, cards[0])
    return Transition(replace(state, phase=Phase.STEALING, theft=theft), events)


def at_random(hand: Cards, chance: Chance) -> tuple[Cards, Chance]:
    """7.4 Two cards of a hand, 7.6 or all of a smaller one; also return the chance that is left."""
    if len(hand) < TAKEN:
        return hand, chance
    cards: Cards = ()
    while len(cards) < TAKEN:
        pick, chance = below(len(hand), chance)
        cards, hand = (*cards, hand[pick]), hand[:pick] + hand[pick + 1 :]
    return tuple(sorted(cards)), chance


def keep(state: State, move: Keep) -> Step:
    """7.5 Keep one of the two cards."""
    assert state.theft is not None
    return keep_card(Transition(replace(state, theft=None), ()), move.seat, state.theft, move.card)


def keep_card(step: Step, thief: Seat, theft: Theft, card: Card) -> Step:
    """7.5 The thief holds one card, the other one, if there is one, is discarded."""
    kept = CardKept(seat=thief, target=theft.target, card=card)
    step = Transition(into_hand(step.state, thief, (card,)), (*step.events, kept))
    if others := removed(theft.cards, card):
        step = discard(step, thief, others)
    return end_theft(step, thief, theft.target)


def end_theft(step: Step, thief: Seat, target: Seat) -> Step:
    """7.7 The target draws two cards, the thief none."""
    return end_turn(draw(step, target, DRAWN_BY_THE_TARGET), thief)


def replenish(state: State, move: Replenish) -> Step:
    """8.3 Play nothing, and draw until you hold five cards."""
    return fill_hand(Transition(state, (Replenished(seat=move.seat),)), move.seat)


def renew(state: State, move: Renew) -> Step:
    """8.4 Put a card face down, discard others, and draw until you hold five cards."""
    state = out_of_hand(state, move.seat, (move.face_down, *move.discard))
    state = face_down(state, move.seat, move.face_down, secret=True)
    state = onto_discards(state, move.discard)
    renewed = Renewed(seat=move.seat, face_down=move.face_down, discarded=move.discard)
    return fill_hand(Transition(state, (renewed,)), move.seat)


def fill_hand(step: Step, seat: Seat) -> Step:
    """8.1 Draw until the hand is full, and end the turn."""
    return end_turn(draw(step, seat, HAND_SIZE - len(step.state.hands[seat])), seat)
