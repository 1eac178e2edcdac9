"""Queen of 12: why a state that came from outside cannot be: its sizes, cards and dice, and then all the rest."""

from collections.abc import Iterable, Iterator, Sized
from itertools import combinations
from operator import attrgetter

from rules.game import Fault
from rules.queen_of_12.components import (
    CARDS,
    DICE,
    DICE_ROLLED,
    FAN,
    FEW,
    FEW_FIRST_FAN,
    FEW_NEVER,
    FIRST_FAN,
    NUMBER,
    PLAYED,
    POINTS,
    SEATS,
    START,
    TRAY_DICE,
    Card,
    FanChoice,
)
from rules.queen_of_12.effects import waiting
from rules.queen_of_12.faults.history import history_faults
from rules.queen_of_12.faults.phases import phase_faults
from rules.queen_of_12.state import Cards, Die, Phase, State, TrayDie
from rules.queen_of_12.state.cards import carried_out, effective
from rules.records import Seat

BY_SEAT = ("hands", "discards", "fans", "played", "due", "taken", "copied", "to_cross", "crosses", "used")
LAST_BY_SEAT = ("played", "taken", "copied")
ITEMS, LAST_ITEMS = attrgetter(*BY_SEAT), attrgetter(*LAST_BY_SEAT)
EFFECTS = Phase.EFFECTS  # Phase.X takes its time


def in_a_fan(seats: int, fan: FanChoice) -> Cards:
    """The cards that a fan can be made of."""
    if fan == FanChoice.FIRST_GAME:
        return FEW_FIRST_FAN if seats == FEW else FIRST_FAN
    return tuple(card for card in POINTS if seats != FEW or card != FEW_NEVER)


TENS = {  # the cards that a seat can have in a game
    (seats, fan): frozenset(frozenset((*START, *cards)) for cards in combinations(in_a_fan(seats, fan), FAN))
    for seats in SEATS
    for fan in FanChoice
}
NO_CARDS: frozenset[Card] = frozenset()
MOST_OF_A_COLOR = tuple(DICE.items())
MOST_IN_A_TRAY = {seats: tuple(trays.items()) for seats, trays in TRAY_DICE.items()}


def faults(state: State) -> Iterator[Fault]:
    """Sizes first, then cards and dice: what comes after them may count on them."""
    if wrong := (*size_faults(state),) or (*card_faults(state), *dice_faults(state)):
        yield from wrong
        return
    if wrong := tuple(phase_faults(state)):
        yield from wrong
        return
    if state.outcome is None and state.to_move != waiting(state):
        yield Fault("/to_move", "Whoever has something to decide is to move.")
    yield from history_faults(state)


def size_faults(state: State) -> Iterator[Fault]:
    """One item for each seat; seats that play; a number while cards are carried out."""
    seats, last = state.seats, state.last_round
    yield from length_faults(seats, "", BY_SEAT, ITEMS(state))
    if last:
        yield from length_faults(seats, "/last_round", LAST_BY_SEAT, LAST_ITEMS(last))
    yield from copied_faults(seats, "", state.copied)
    if last:
        yield from copied_faults(seats, "/last_round", last.copied)
    if state.princess and state.princess.seat >= seats:
        yield Fault("/princess/seat", "This is not a seat of the game.")
    if (state.number is None) != (state.phase != EFFECTS):
        yield Fault("/number", "Cards are carried out in phase `effects`.")
    elif state.number is not None and not carried_out(state):
        yield Fault("/number", "No card with this number has an effect.")
    yield from played_faults(state)


def length_faults(seats: int, pointer: str, names: Iterable[str], lists: Iterable[Sized]) -> Iterator[Fault]:
    """One item for each seat."""
    for name, items in zip(names, lists, strict=True):
        if len(items) != seats:
            yield Fault(f"{pointer}/{name}", f"There is one item for each of {seats} seats.")


def copied_faults(seats: int, pointer: str, copied: tuple[Seat | None, ...]) -> Iterator[Fault]:
    """7.1 The dice of another seat are copied."""
    for seat, source in enumerate(copied):
        if source is not None and (source >= seats or source == seat):
            yield Fault(f"{pointer}/copied/{seat}", "This is not another seat of the game.")


def played_faults(state: State) -> Iterator[Fault]:
    """1.4, D7 Nobody plays more cards than one, or two different ones with two seats."""
    most = PLAYED[state.seats]
    places = [("/played", state.played)]
    if state.last_round:
        places.append(("/last_round/played", state.last_round.played))
    for pointer, played in places:
        for seat, cards in enumerate(played):
            if len(cards) > most or (len(cards) > 1 and cards[0] == cards[1]):
                yield Fault(f"{pointer}/{seat}", f"A seat plays {most} in a round, all of them different.")


def card_faults(state: State) -> Iterator[Fault]:
    """The same ten cards for every seat, each in one place, those that lie in a pile sorted."""
    lying = still_played(state)
    piles = zip(state.hands, state.discards, state.fans, lying, strict=True)
    held = [hand + discards + fan + played for hand, discards, fan, played in piles]
    kinds = [frozenset(cards) for cards in held]
    tens = TENS[state.seats, state.options.fan]
    ten = next((cards for cards in kinds if cards in tens), NO_CARDS)
    for seat, cards in enumerate(held):
        if len(cards) != CARDS or kinds[seat] != ten:
            yield from lost_or_doubled(state, seat, cards, ten)
    for name, heaps in (("hands", state.hands), ("discards", state.discards), ("fans", state.fans)):
        for seat, pile in enumerate(heaps):
            if len(pile) > 1 and [*pile] != sorted(pile):
                yield Fault(f"/{name}/{seat}", "These cards are sorted by name.")
    yield from foreign_cards("", state.played, ten)
    if state.last_round:
        yield from foreign_cards("/last_round", state.last_round.played, ten)


def still_played(state: State) -> list[Cards]:
    """3.1 The cards of each seat that lie before it, to be carried out."""
    if state.number is None:
        return [()] * state.seats
    lying: list[Cards] = [()] * state.seats
    for seat, card in effective(state.played):
        if NUMBER[card] >= state.number:
            lying[seat] = (*lying[seat], card)
    return lying


def lost_or_doubled(state: State, seat: Seat, cards: Cards, ten: frozenset[Card]) -> Iterator[Fault]:
    """Where a card is that the seat cannot have there. `cards` are all that it has, `ten` those that it should have."""
    found = False
    for name in ("hands", "discards", "fans"):
        for index, card in enumerate(getattr(state, name)[seat]):
            if cards.count(card) > 1 or (ten and card not in ten):
                found = True
                yield Fault(f"/{name}/{seat}/{index}", f"Each seat has the same {CARDS} cards, each once.")
    if not found:
        yield Fault(f"/hands/{seat}", f"Each seat has the same {CARDS} cards, each in one place.")


def foreign_cards(pointer: str, by_seat: tuple[Cards, ...], ten: frozenset[Card]) -> Iterator[Fault]:
    """The played cards that no seat has."""
    for seat, cards in enumerate(by_seat):
        for index, card in enumerate(cards):
            if card not in ten:
                yield Fault(f"{pointer}/played/{seat}/{index}", "No seat has this card in this game.")


def dice_faults(state: State) -> Iterator[Fault]:
    """1.1 All dice of the round are in the trays or taken, as many of a colour as there are; 8.2 at the end none."""
    taken = [die for dice in state.taken for die in dice]
    count = 0 if state.outcome else DICE_ROLLED[state.seats]
    if len(state.trays) + len(taken) != count:
        yield Fault("/trays", f"There are {count} dice in the trays and before the seats.")
    yield from color_faults("/trays", (*state.trays, *taken))
    trays = [die.tray for die in state.trays]
    for tray, most in MOST_IN_A_TRAY[state.seats] if trays else ():
        if trays.count(tray) > most:
            yield Fault("/trays", f"{most} dice are rolled into the tray `{tray}`.")
    order = [(die.tray, die.color, die.value) for die in state.trays]
    if order != sorted(order):
        yield Fault("/trays", "These dice are sorted by tray, colour and value.")
    yield from dice_order_faults("/taken", state.taken)
    yield from dice_order_faults("/to_cross", state.to_cross)
    if state.last_round:
        yield from last_dice_faults(state.seats, state.last_round.taken)


def color_faults(pointer: str, dice: tuple[Die | TrayDie, ...]) -> Iterator[Fault]:
    """No more dice of a colour than the bag holds."""
    colors = [die.color for die in dice]
    for color, most in MOST_OF_A_COLOR:
        if colors.count(color) > most:
            yield Fault(pointer, f"There are {most} {color} dice.")


def dice_order_faults(pointer: str, by_seat: tuple[tuple[Die, ...], ...]) -> Iterator[Fault]:
    """Dice are sorted."""
    for seat, dice in enumerate(by_seat):
        if len(dice) > 1:
            order = [(die.color, die.value) for die in dice]
            if order != sorted(order):
                yield Fault(f"{pointer}/{seat}", "These dice are sorted by colour and value.")


def last_dice_faults(seats: int, by_seat: tuple[tuple[Die, ...], ...]) -> Iterator[Fault]:
    """1.1 The dice of the last round, as far as they were taken."""
    taken = tuple(die for dice in by_seat for die in dice)
    if len(taken) > DICE_ROLLED[seats]:
        yield Fault("/last_round/taken", f"{DICE_ROLLED[seats]} dice are rolled in a round.")
    yield from color_faults("/last_round/taken", taken)
    yield from dice_order_faults("/last_round/taken", by_seat)
