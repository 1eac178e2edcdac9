"""Let's Dance: the deck that the seed lays, as far as it was not yet drawn."""

from collections.abc import Iterator

from rules.game import Fault
from rules.lets_dance.effects.deck import lay_deck
from rules.lets_dance.faults.counters import SET_UP_DRAWS
from rules.lets_dance.state import State


def dealt_faults(state: State) -> Iterator[Fault]:
    """11.1 The deck is the rest of the one that was laid, with Party's Over in its place.

    11.2 Once Party's Over has turned up the discards may have been shuffled, a number for each card but one.
    """
    laid = lay_deck(state.seats, state.chance.seed)
    left = len(state.deck)
    rest = left <= len(laid.deck) and state.deck == laid.deck[len(laid.deck) - left :]
    if state.partys_over is None:
        reshuffled = state.chance.drawn - SET_UP_DRAWS[state.seats] >= left - 1
        if not (reshuffled or (rest and left <= laid.partys_over)):
            yield Fault("/deck", "This seed has laid another deck, and no other was shuffled.")
    elif not rest:
        yield Fault("/deck", "This seed has laid another deck.")
    elif state.partys_over != laid.partys_over:
        yield Fault("/partys_over", "This seed has laid Party's Over elsewhere.")
