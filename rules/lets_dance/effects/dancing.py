"""Let's Dance: dancing a group, and spins (chapters 1 to 5 of RULES.md)."""

from msgspec.structs import replace

from rules.game import Transition
from rules.lets_dance.components import DIZZY, DRAWN_AFTER_A_DANCE, REVEALED_AT_A_TIME, Card, Cards
from rules.lets_dance.effects.deck import discard, draw, face_down, onto_floor, out_of_hand, take
from rules.lets_dance.effects.turns import end_turn
from rules.lets_dance.events import CardRevealed, CardsDanced, CongaLineOpened, Fall, SpinFell, SpinTried, Step
from rules.lets_dance.moves import Dance
from rules.lets_dance.state import State
from rules.records import Seat


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
    return step.with_state(onto_floor(step.state, seat, group)).with_events(danced)


def try_spins(step: Step, seat: Seat, group: Cards) -> Step:
    """5.4, D2 A fall: the first revealed card lies face down, all others are discarded. 5.5 Else the group dances."""
    revealed, fall, step = reveal(step, seat, group.count(Card.SPIN))
    if fall is None:
        step = dance_group(step, seat, group)
        return discard(step, seat, revealed) if revealed else step
    first, *others = revealed
    fell = SpinFell(seat=seat, fall=fall, face_down=first)
    step = step.with_state(face_down(step.state, seat, first, secret=False)).with_events(fell)
    return discard(step, seat, (*others, *group))


def reveal(step: Step, seat: Seat, spins: int) -> tuple[Cards, Fall | None, Step]:
    """5.1 Reveal a card for each spin, one by one, up to a fall; 11.4, D15 or as many as there are.

    10.2 In the final round too.
    """
    revealed: Cards = ()
    fall = None
    while len(revealed) < spins and fall is None:
        cards, step = take(step, seat, REVEALED_AT_A_TIME)
        if not cards:
            break
        revealed += cards
        step = step.with_events(CardRevealed(seat=seat, card=revealed[-1]))
        fall = how_it_falls(revealed, spins)
    return revealed, fall, step


def how_it_falls(revealed: Cards, spins: int) -> Fall | None:
    """5.2 A Step on Toes is a stumble. 5.3 Too many spins make dizzy."""
    if revealed[-1] == Card.STEP_ON_TOES:
        return Fall.STUMBLE
    return Fall.DIZZY if revealed.count(Card.SPIN) + spins >= DIZZY else None
