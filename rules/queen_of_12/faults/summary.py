"""Queen of 12: what several chapters ask of a state whose sizes, cards and dice can be, found out once."""

from typing import NamedTuple

from rules.queen_of_12.components import NUMBER, Card
from rules.queen_of_12.faults.cards import Ten
from rules.queen_of_12.faults.last_round import Ended
from rules.queen_of_12.state import State
from rules.queen_of_12.state.cards import effective
from rules.records import Seat

Owners = dict[Card, Seat]


class Summary(NamedTuple):
    """The table at a glance."""

    ten: Ten  # the cards of every seat
    owners: Owners  # 3.1 the cards with an effect, and whose they are, by seat
    reached: Owners  # 3.1 those that were carried out, or are now
    ended: Ended | None  # the last round


def summarised(state: State, ten: Ten, ended: Ended | None) -> Summary:
    """Look at the cards of the round."""
    owners = {card: seat for seat, card in effective(state.played)}
    if state.number is None:
        return Summary(ten, owners, owners, ended)
    reached = {card: seat for card, seat in owners.items() if NUMBER[card] <= state.number}
    return Summary(ten, owners, reached, ended)
