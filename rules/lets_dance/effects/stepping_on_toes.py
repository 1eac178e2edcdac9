"""Let's Dance: stepping on toes, and what the thief keeps (chapter 7 of RULES.md)."""

from msgspec.structs import replace

from rules.chance import below
from rules.game import Transition
from rules.lets_dance.components import DRAWN_BY_THE_TARGET, TAKEN, Card, Cards
from rules.lets_dance.effects.deck import discard, draw, face_down, into_hand, out_of_hand
from rules.lets_dance.effects.turns import end_turn
from rules.lets_dance.events import CardKept, CardsTaken, Step, ToesSteppedOn
from rules.lets_dance.moves import Keep, StepOnToes
from rules.lets_dance.state import Phase, State, Theft
from rules.records import Chance, Seat, removed


def step_on_toes(state: State, move: StepOnToes) -> Step:
    """7.3 End the target's sequence. 7.4 Take two cards of its hand at random. 7.6 A single one is no choice.

    D13 Two cards are a choice even when they are alike.
    """
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
    step = step.with_state(into_hand(step.state, thief, (card,))).with_events(kept)
    if others := removed(theft.cards, card):
        step = discard(step, thief, others)
    return end_theft(step, thief, theft.target)


def end_theft(step: Step, thief: Seat, target: Seat) -> Step:
    """7.7, D14 The target draws two cards, the thief none."""
    return end_turn(draw(step, target, DRAWN_BY_THE_TARGET), thief)
