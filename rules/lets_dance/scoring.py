"""Let's Dance: the score sheet, one function for each of its lines.

`score(floors)` fills in the sheets of all seats: `floors[seat]`, with every conga line ended. The lines that are looked
up on one floor take that floor (`basic` to `dance_fever`, and `big_finish`); those that compare floors take all of them
(`dance_machine`, `party_pooper`) and answer by seat. `outcome(floors)` adds who won.
"""

from itertools import chain, groupby

from rules.lets_dance.components import (
    BASIC,
    BIG_FINISH,
    DANCE_MACHINE,
    EUPHORIA_BONUS,
    FLOORWORK,
    FLOORWORK_SETS,
    LETTERS,
    MOST_SPINS,
    PARTY_POOPER,
    SPIN_SETS,
    YMCA_IN_ORDER,
    YMCA_SET,
    Card,
)
from rules.lets_dance.state import Floor, Outcome, Reason, Score
from rules.records import Seat


def outcome(floors: tuple[Floor, ...]) -> Outcome:
    """12.11 The highest total wins, and tied seats share the victory."""
    scores = score(floors)
    most = max(each.total for each in scores)
    winners = tuple(each.seat for each in scores if each.total == most)
    return Outcome(reason=Reason.PARTYS_OVER, winners=winners, scores=scores)


def score(floors: tuple[Floor, ...]) -> tuple[Score, ...]:
    """Fill in the score sheets, by seat."""
    machines, poopers = dance_machine(floors), party_pooper(floors)
    return tuple(sheet(seat, floors[seat], machines[seat], poopers[seat]) for seat in range(len(floors)))


def sheet(seat: Seat, floor: Floor, machine: int, pooper: int) -> Score:
    """Fill in one seat's score sheet, given the two lines that compare floors."""
    lines = {
        "basic": basic(floor),
        "floorwork": floorwork(floor),
        "ymca": ymca(floor),
        "conga_line": conga_line(floor),
        "spin": spin(floor),
        "euphoria": euphoria(floor),
        "dance_fever": dance_fever(floor),
        "dance_machine": machine,
        "big_finish": big_finish(floor),
        "party_pooper": pooper,
    }
    return Score(seat=seat, total=sum(lines.values()), **lines)


def danced(floor: Floor) -> tuple[Card, ...]:
    """All face-up cards, from left to right."""
    return tuple(chain.from_iterable(floor.sequences))


def basic(floor: Floor) -> int:
    """12.1 Each basic move has its printed value."""
    return sum(BASIC.get(card, 0) for card in danced(floor))


def floorwork(floor: Floor) -> int:
    """12.2 Combine different floorwork cards: all combinations of three first, then of two, then single cards."""
    cards = danced(floor)
    counts = [cards.count(card) for card in FLOORWORK]
    sizes = (sum(count > made for count in counts) for made in range(max(counts)))
    return sum(FLOORWORK_SETS[size] for size in sizes)


def ymca(floor: Floor) -> int:
    """12.3, D6 Sets of all four letters, as many of them as possible in the right order."""
    cards = danced(floor)
    sets = min(cards.count(letter) for letter in LETTERS)
    return sets * YMCA_SET + sets_in_order(cards) * (YMCA_IN_ORDER - YMCA_SET)


def sets_in_order(cards: tuple[Card, ...]) -> int:
    """12.3 Every letter carries on a set that waits for it, if there is one: no other way ends with more sets."""
    waiting = dict.fromkeys(LETTERS, 0)  # sets by their last letter
    for card in cards:
        if card in waiting:
            before = LETTERS.index(card) - 1
            if before < 0:
                waiting[card] += 1
            elif waiting[LETTERS[before]]:
                waiting[LETTERS[before]] -= 1
                waiting[card] += 1
    return waiting[LETTERS[-1]]


def conga_line(floor: Floor) -> int:
    """12.4 Each Conga Line card is worth the number of seats in its line."""
    return sum(floor.lines)


def spin(floor: Floor) -> int:
    """12.5, D17, D20 Spins in a row are cut from the left into sets of three; what is left is a smaller set."""
    runs = (len(tuple(run)) for sequence in floor.sequences for card, run in groupby(sequence) if card == Card.SPIN)
    return sum(run // MOST_SPINS * SPIN_SETS[MOST_SPINS] + SPIN_SETS[run % MOST_SPINS] for run in runs)


def euphoria(floor: Floor) -> int:
    """12.6, D19 One point for each card after the Euphoria in its sequence."""
    return EUPHORIA_BONUS * sum(
        len(sequence) - sequence.index(Card.EUPHORIA) - 1 for sequence in floor.sequences if Card.EUPHORIA in sequence
    )


def dance_fever(floor: Floor) -> int:
    """12.7 A Dance Fever counts once more what lies just before it in its sequence."""
    return sum(
        doubled(sequence[:index])
        for sequence in floor.sequences
        for index, card in enumerate(sequence)
        if card == Card.DANCE_FEVER
    )


def doubled(before: tuple[Card, ...]) -> int:
    """12.7, D20 The value of the basic move, or of the set of spins, that ends these cards, else nothing."""
    spins = 0
    while spins < len(before) and before[-1 - spins] == Card.SPIN:
        spins += 1
    if spins:
        return SPIN_SETS[spins % MOST_SPINS or MOST_SPINS]
    return BASIC.get(before[-1], 0) if before else 0


def dance_machine(floors: tuple[Floor, ...]) -> tuple[int, ...]:
    """12.8 The longest sequence on the table, for every seat that has one so long; D7 it has a card."""
    longest = [max(map(len, floor.sequences)) for floor in floors]
    most = max(longest)
    return tuple(DANCE_MACHINE if most and length == most else 0 for length in longest)


def big_finish(floor: Floor) -> int:
    """12.9 The floor ends with a Dance Fever, face up."""
    return BIG_FINISH if floor.sequences[-1][-1:] == (Card.DANCE_FEVER,) else 0


def party_pooper(floors: tuple[Floor, ...]) -> tuple[int, ...]:
    """12.10 The most face-down cards, for every seat that has so many; D7 there is at least one."""
    stops = [len(floor.stops) for floor in floors]
    most = max(stops)
    return tuple(PARTY_POOPER if most and count == most else 0 for count in stops)
