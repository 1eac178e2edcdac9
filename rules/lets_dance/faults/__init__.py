"""Let's Dance: why a state that came from outside cannot be."""

from collections import Counter
from collections.abc import Iterator

from rules.game import Fault, drawn_faults, ply_faults
from rules.lets_dance.components import HAND_SIZE, MOST_EUPHORIA, PACKS, TAKEN, Card, Cards
from rules.lets_dance.faults.counters import DEALT_DECK, OnFloors, laid, moves_made, numbers_drawn, on_floors
from rules.lets_dance.scoring import outcome
from rules.lets_dance.state import Floor, Phase, State, Stop, Theft

COPIES_IN_PLAY = {seats: dict(Counter(pack)) for seats, pack in PACKS.items()}
# Card.X and Phase.X take their time
CONGA_LINE, EUPHORIA, STEP_ON_TOES = Card.CONGA_LINE, Card.EUPHORIA, Card.STEP_ON_TOES
CONGA, STEALING = Phase.CONGA, Phase.STEALING
TOES = Stop(card=STEP_ON_TOES, secret=False)


def faults(state: State) -> Iterator[Fault]:
    """The table first, then the counters that it bounds."""
    if wrong := tuple(size_faults(state)):
        yield from wrong
        return
    floors = on_floors(state.floors)
    if wrong := tuple(lying_faults(state, floors)):
        yield from wrong
    else:
        yield from counter_faults(state, floors)


def table_faults(state: State) -> Iterator[Fault]:
    """All but the counters. Sizes first: what comes after them may count on them."""
    if wrong_sizes := tuple(size_faults(state)):
        yield from wrong_sizes
    else:
        yield from lying_faults(state, on_floors(state.floors))


def lying_faults(state: State, floors: OnFloors) -> Iterator[Fault]:
    """What lies on a table of the right size."""
    yield from card_faults(state, floors)
    yield from order_faults(state)
    yield from floor_faults(state, floors)
    if floors.lines:
        yield from line_size_faults(state, floors)
    yield from phase_faults(state)
    yield from deck_faults(state)
    yield from end_faults(state)


def size_faults(state: State) -> Iterator[Fault]:
    """One hand and one floor to each seat, and one sequence more than stops to each floor."""
    for pointer, items in (("/hands", state.hands), ("/floors", state.floors)):
        if len(items) != state.seats:
            yield Fault(pointer, f"There are {state.seats} seats.")
    for seat, floor in enumerate(state.floors):
        if len(floor.sequences) != len(floor.stops) + 1:
            yield Fault(f"/floors/{seat}/sequences", "There is one sequence more than stops.")
    if state.theft and state.theft.target >= state.seats:
        yield Fault("/theft/target", f"There are {state.seats} seats.")


def card_faults(state: State, floors: OnFloors) -> Iterator[Fault]:
    """11.1 Every card that is in play with so many seats lies in exactly one place."""
    wanted, found = COPIES_IN_PLAY[state.seats], Counter(all_cards(state, floors))
    if dict(found) == wanted:
        return
    for card in Card:
        if found[card] < wanted[card]:
            yield Fault("/deck", f"Of {card} there are {wanted[card]} in play, and only {found[card]} are here.")
        if found[card] > wanted[card]:
            pointer = next(pointer for pointer, held in places(state) if card in held)
            yield Fault(pointer, f"Of {card} there are {wanted[card]} in play, but {found[card]} are here.")


def all_cards(state: State, floors: OnFloors) -> list[Card]:
    """Every card, wherever it lies."""
    cards = [*state.deck, *state.discards, *floors.danced]
    for hand in state.hands:
        cards += hand
    cards += [stop.card for stop in floors.stops]
    if state.theft:
        cards += state.theft.cards
    return cards + [CONGA_LINE] * state.line


def places(state: State) -> Iterator[tuple[str, Cards]]:
    """Every place where cards lie, and the cards."""
    for seat, hand in enumerate(state.hands):
        yield f"/hands/{seat}", hand
    for seat, floor in enumerate(state.floors):
        for index, sequence in enumerate(floor.sequences):
            yield f"/floors/{seat}/sequences/{index}", sequence
        yield f"/floors/{seat}/stops", tuple(stop.card for stop in floor.stops)
    yield "/line", (CONGA_LINE,) * state.line
    yield "/theft/cards", state.theft.cards if state.theft else ()
    yield "/discards", state.discards
    yield "/deck", state.deck


def order_faults(state: State) -> Iterator[Fault]:
    """What is in no order of its own is sorted."""
    for seat, hand in enumerate(state.hands):
        if len(hand) > 1 and [*hand] != sorted(hand):
            yield Fault(f"/hands/{seat}", "A hand is sorted.")
    if [*state.discards] != sorted(state.discards):
        yield Fault("/discards", "The discards are sorted.")
    if state.theft and list(state.theft.cards) != sorted(state.theft.cards):
        yield Fault("/theft/cards", "The taken cards are sorted.")


def floor_faults(state: State, floors: OnFloors) -> Iterator[Fault]:
    """6.6 Each conga_line in the sequences had its line. What else can lie there is asked only where there is doubt."""
    strange = STEP_ON_TOES in floors.danced or floors.danced.count(EUPHORIA) > MOST_EUPHORIA
    for seat, floor in enumerate(state.floors):
        if floors.conga_lines[seat] != len(floor.lines):
            yield Fault(f"/floors/{seat}/lines", "There is one line for each conga_line card in the sequences.")
        if strange:
            yield from sequence_faults(f"/floors/{seat}/sequences", floor)


def sequence_faults(pointer: str, floor: Floor) -> Iterator[Fault]:
    """1.3, 3.1 What cannot lie in a sequence."""
    for index, sequence in enumerate(floor.sequences):
        if STEP_ON_TOES in sequence:
            yield Fault(f"{pointer}/{index}", "Step on Toes is never danced.")
        if sequence.count(EUPHORIA) > MOST_EUPHORIA:
            yield Fault(f"{pointer}/{index}", "A sequence holds at most one Euphoria.")


def line_size_faults(state: State, floors: OnFloors) -> Iterator[Fault]:
    """6.6 A line of so many seats has left a card on so many different floors."""
    for size in frozenset(floors.lines):
        cards = [floor.lines.count(size) for floor in state.floors]
        most = max(cards)
        if size > state.seats or sum(cards) % size or most > sum(cards) // size:
            yield Fault(f"/floors/{cards.index(most)}/lines", f"Lines of {size} put a card onto each of {size} floors.")


def phase_faults(state: State) -> Iterator[Fault]:
    """2.2 One seat is to move. 6.2, 7.4 A line is open, or cards are taken, exactly in their phases."""
    if len(state.to_move) > 1:
        yield Fault("/to_move", "One seat at a time is to move.")
    lasting = state.outcome is None
    if bool(state.line) != (lasting and state.phase == CONGA) or state.line >= state.seats:
        yield Fault("/line", "A line is open exactly in the phase conga, with fewer cards than seats.")
    if (state.theft is not None) != (lasting and state.phase == STEALING):
        yield Fault("/theft", "Cards are taken exactly in the phase stealing.")
    elif state.theft:
        yield from theft_faults(state, state.theft)


def theft_faults(state: State, theft: Theft) -> Iterator[Fault]:
    """7.1 to 7.4 What a Step on Toes has just left behind."""
    floor = state.floors[theft.target]
    if theft.target in state.to_move:
        yield Fault("/theft/target", "Nobody takes cards from its own hand.")
    if floor.sequences[-1] or floor.stops[-1:] != (TOES,) or not floor.sequences[-2]:
        yield Fault(f"/floors/{theft.target}", "A Step on Toes has just ended the target's sequence.")
    if len(state.hands[theft.target]) > HAND_SIZE - TAKEN:
        yield Fault(f"/hands/{theft.target}", "Two cards of this hand are taken.")
    for seat in state.to_move:
        if len(state.hands[seat]) == HAND_SIZE:
            yield Fault(f"/hands/{seat}", "The thief has played its Step on Toes.")


def deck_faults(state: State) -> Iterator[Fault]:
    """11.1, 11.2 Where Party's Over can lie."""
    under = state.partys_over
    if under is not None and not under <= len(state.deck) <= DEALT_DECK[state.seats]:
        yield Fault("/partys_over", "Party's Over is where the set-up put it, and no deck has been rebuilt.")


def counter_faults(state: State, floors: OnFloors) -> Iterator[Fault]:
    """11.1 The set-up and thefts draw numbers, rebuilt decks too; 2.2 turns bring cards onto the floors."""
    table = laid(state, floors)
    wrong = tuple(drawn_faults(state, numbers_drawn(state, table)))
    yield from wrong or ply_faults(state, moves_made(state, table))


def end_faults(state: State) -> Iterator[Fault]:
    """9.2 The round after Party's Over is the final one. 12 The outcome is what the floors score."""
    if state.final_round and state.partys_over is not None:
        yield Fault("/final_round", "Party's Over comes before the final round.")
    if state.to_move == (0,) and state.final_round != (state.partys_over is None):
        yield Fault("/final_round", "A round that begins after Party's Over is the final round.")
    if state.outcome is None:
        return
    if not state.final_round:
        yield Fault("/outcome", "The game ends with the final round.")
    if (state.phase == CONGA and not any(floor.lines for floor in state.floors)) or (
        state.phase == STEALING and not any(TOES in floor.stops for floor in state.floors)
    ):
        yield Fault("/phase", "The last phase was that of a line or of a theft, and has left its card.")
    if state.outcome != outcome(state.floors):
        yield Fault("/outcome", "This is not what the floors score.")
