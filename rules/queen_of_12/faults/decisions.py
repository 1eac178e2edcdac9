"""Queen of 12: how many decisions cards ask for, but for crosses."""

from collections.abc import Mapping, Sequence

from rules.queen_of_12.components import Card
from rules.queen_of_12.state import Die, LastRound
from rules.queen_of_12.state.cards import effective
from rules.records import Seat

# Card.X takes its time
PRINCESS, PARASITE, WORKER = Card.PRINCESS, Card.PARASITE, Card.WORKER
ALCHEMIST, MIRROR_IMAGE = Card.ALCHEMIST, Card.MIRROR_IMAGE
Span = tuple[int, int]  # the least and the most that a number can be
# Dice and finish, dice and card, dice, card of the fan, copy.
DECISIONS = {PRINCESS: 2, PARASITE: 2, WORKER: 1, ALCHEMIST: 1, MIRROR_IMAGE: 1}
SURE_DECISIONS = {PRINCESS: (1, 1), PARASITE: (2, 2)}  # without the finish


def moves_of_last_round(last: LastRound) -> Span:
    """The round that has ended last: what its cards asked for, a finish, and effects of "No crosses"."""
    owners = {card: seat for seat, card in effective(last.played)}
    least = most = sum(map(len, last.played))
    for card, seat in owners.items():
        fewest, greatest = decisions(card, bool(last.taken[seat]), last.copied[seat] is not None)
        least, most = least + fewest, most + greatest
    finish = PRINCESS in owners
    return least, most + finish + len(without_dice(last.taken, last.copied, owners))


def without_dice(
    taken: Sequence[Sequence[Die]], copied: Sequence[Seat | None], owners: Mapping[Card, Seat]
) -> list[Seat]:
    """6.1 The seats that may have used an effect of "No crosses": no card has given them dice, nor a cross."""
    alchemist, mirror = owners.get(ALCHEMIST), owners.get(MIRROR_IMAGE)
    return [
        seat
        for seat, dice in enumerate(taken)
        if not dice and seat != alchemist and (copied[seat] is None or seat != mirror)
    ]


def decisions(card: Card, took: bool, copied: bool) -> Span:
    """3.6 to 3.12 The decisions that a card has asked for, but for crosses; its seat took dice, or copied some."""
    if card not in DECISIONS:
        return 0, 0
    if card == MIRROR_IMAGE:
        return int(copied), int(copied)
    return SURE_DECISIONS.get(card) or (0, int(card == ALCHEMIST or took))
