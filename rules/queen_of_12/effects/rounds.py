"""Queen of 12: the beginning of a round, the reveal, and the end of the round (chapters 1, 2 and 8 of RULES.md)."""

from msgspec.structs import replace

from rules.chance import below, shuffled
from rules.game import Transition
from rules.queen_of_12.components import BAG, HIGHEST, LOWEST, ROUNDS, TRAY_DICE
from rules.queen_of_12.events import (
    CardChosen,
    CardsExchanged,
    CardsNegated,
    CardsRevealed,
    FirstLineCompleted,
    GameEnded,
    RoundStarted,
    Step,
)
from rules.queen_of_12.moves import PlayCard
from rules.queen_of_12.scoring import outcome, with_full_line
from rules.queen_of_12.state import Cards, LastRound, Phase, State, TrayDie
from rules.queen_of_12.state.cards import Piles, exchanged, laid, negated
from rules.queen_of_12.state.dice import tray_order
from rules.records import Chance, Seat, replaced


def start_round(step: Step) -> Step:
    """1.1 Roll the dice. 1.2 Each round another seat has the bag. 1.3 Small hands are exchanged."""
    state = step.state
    trays, chance = rolled(state.seats, state.chance)
    bag = (state.round - 1) % state.seats
    after = replace(state, phase=Phase.CHOOSE, chance=chance, trays=trays)
    step = step.with_state(after).with_events(RoundStarted(round=state.round, bag=bag, trays=trays))
    piles = (exchanged(*each) for each in zip(state.hands, state.discards, strict=True))
    return lay_out(step, tuple(piles))


def rolled(seats: int, chance: Chance) -> tuple[tuple[TrayDie, ...], Chance]:
    """1.1 The dice of a round, sorted; also return the chance that is left."""
    colors, chance = shuffled(BAG, chance)
    trays = [tray for tray, count in TRAY_DICE[seats].items() for _ in range(count)]
    dice = []
    for tray, color in zip(trays, colors, strict=False):
        value, chance = below(HIGHEST, chance)
        dice.append(TrayDie(tray=tray, color=color, value=LOWEST + value))
    return tuple(sorted(dice, key=tray_order)), chance


def lay_out(step: Step, piles: tuple[Piles, ...]) -> Step:
    """1.3 These are the hands and discard piles now; tell which of them were exchanged."""
    state = step.state
    told = (
        CardsExchanged(seat=seat, hand=hand, discards=discards)
        for seat, (hand, discards) in enumerate(piles)
        if state.discards[seat] != discards
    )
    hands, heaps = zip(*piles, strict=True)
    return step.with_state(replace(state, hands=hands, discards=heaps)).with_events(*told)


def choose(state: State, move: PlayCard) -> Step:
    """1.4 A card lies face down."""
    played = replaced(state.played, move.seat, (*state.played[move.seat], move.card))
    return Transition(replace(state, played=played), (CardChosen(seat=move.seat, card=move.card),))


def reveal(step: Step) -> Step:
    """2.1 All are revealed together. D12 The exchanges are told. 2.2 Equal cards are discarded."""
    state, idle = step.state, negated(step.state.played)
    if any(state.played):
        step = step.with_state(state).with_events(CardsRevealed(played=state.played))
    step = lay_out(step, tuple(laid(state, seat) for seat in range(state.seats)))
    state = replace(step.state, phase=Phase.EFFECTS)
    if not idle:
        return step.with_state(state)
    discards = tuple(discarded(state, seat, idle) for seat in range(state.seats))
    return step.with_state(replace(state, discards=discards)).with_events(CardsNegated(cards=idle))


def discarded(state: State, seat: Seat, idle: Cards) -> Cards:
    """2.2 The seat's discard pile with those of its cards that are negated. D18 Its order is not kept."""
    return tuple(sorted((*state.discards[seat], *(card for card in state.played[seat] if card in idle))))


def end_round(step: Step) -> Step:
    """8.1 The first full lines. 8.2 All dice return to the bag. 8.3 After the twelfth round the game ends."""
    step = clear(complete_first_line(step))
    state = step.state
    if state.round < ROUNDS:
        return start_round(step.with_state(replace(state, round=state.round + 1)))
    end = outcome(state)
    return step.with_state(replace(state, outcome=end)).with_events(GameEnded(reason=end.reason, winners=end.winners))


def complete_first_line(step: Step) -> Step:
    """8.1 Every seat with a full line gets its points, unless a seat had them before. D17 Any cross may fill it."""
    state = step.state
    seats = () if state.first_line else with_full_line(state.crosses)
    if not seats:
        return step
    return step.with_state(replace(state, first_line=seats)).with_events(FirstLineCompleted(seats=seats))


def clear(step: Step) -> Step:
    """8.2 Nothing of the round is left on the table but the memory of it."""
    state = step.state
    last = LastRound(round=state.round, played=state.played, taken=state.taken, copied=state.copied)
    empty: tuple[tuple[()], ...] = ((),) * state.seats
    after = replace(state, trays=(), played=empty, taken=empty, copied=(None,) * state.seats, last_round=last)
    return step.with_state(after)
