"""Let's Dance: the deck, and where cards come from and go to (chapters 9 to 11 of RULES.md)."""

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from rules.chance import SHUFFLES_KEPT, shuffled
from rules.lets_dance.components import HAND_SIZE, LATE_CARDS, PACKS, Card, Cards
from rules.lets_dance.events import CardDrawn, CardsDiscarded, DeckRebuilt, PartysOverShown, Step
from rules.lets_dance.state import State, Stop
from rules.records import Chance, Seat, dealt_hands, removed, replaced

PARTYS_OVER = None  # among the late cards, before the deck is laid down


class Deal(NamedTuple):
    """The hands and the deck of a first deal, how many cards lie under Party's Over, and the chance that is left."""

    hands: tuple[Cards, ...]
    deck: Cards
    partys_over: int
    chance: Chance


@lru_cache(maxsize=SHUFFLES_KEPT)
def lay_deck(seats: int, seed: str) -> Deal:
    """11.1 Shuffle, put Party's Over among the late cards, deal the hands."""
    cards, chance = shuffled(PACKS[seats], Chance(seed=seed, drawn=0))
    late, chance = shuffled((*cards[-LATE_CARDS:], PARTYS_OVER), chance)
    rest = cards[HAND_SIZE * seats : -LATE_CARDS]
    return Deal(
        hands=tuple(tuple(sorted(hand)) for hand in dealt_hands(cards, seats, HAND_SIZE)),
        deck=rest + tuple(card for card in late if card is not PARTYS_OVER),
        partys_over=LATE_CARDS - late.index(PARTYS_OVER),
        chance=chance,
    )


def draw(step: Step, seat: Seat, wanted: int) -> Step:
    """Draw so many cards; 10.1, D12 in the final round nobody does, 11.4 nor when there is no card."""
    while wanted and not step.state.final_round:
        cards, step = take(step, seat, wanted)
        if not cards:
            break
        wanted -= len(cards)
        drawn = (CardDrawn(seat=seat, card=card) for card in cards)
        step = step.with_state(into_hand(step.state, seat, cards)).with_events(*drawn)
    return step


def take(step: Step, seat: Seat, most: int) -> tuple[Cards, Step]:
    """Take so many cards off the deck, or those above Party's Over, if that comes first; 11.4 or none."""
    if not ready(step.state):
        step = uncover(step, seat)
    deck, taken = step.state.deck, min(most, ready(step.state))
    return deck[:taken], step.with_state(replace(step.state, deck=deck[taken:]))


def ready(state: State) -> int:
    """Return how many cards can be taken before something else happens."""
    return len(state.deck) - (state.partys_over or 0)


def uncover(step: Step, seat: Seat) -> Step:
    """A card is needed, and none is ready (D18): 9.1 Party's Over is shown; 11.2 the discards become an empty deck.

    9.3, D5, D11 For whatever the card is needed, Party's Over leaves the game. 11.3 Cards in play are no discards.
    """
    if step.state.partys_over is not None:
        step = step.with_state(replace(step.state, partys_over=None)).with_events(PartysOverShown(seat=seat))
    if not step.state.deck and step.state.discards:
        deck, chance = shuffled(step.state.discards, step.state.chance)
        rebuilt = replace(step.state, deck=deck, discards=(), chance=chance)
        step = step.with_state(rebuilt).with_events(DeckRebuilt(deck_size=len(deck)))
    return step


def discard(step: Step, seat: Seat, cards: Cards) -> Step:
    """Put cards on the discards, face up, and say so."""
    discarded = CardsDiscarded(seat=seat, cards=tuple(sorted(cards)))
    return step.with_state(onto_discards(step.state, cards)).with_events(discarded)


def onto_discards(state: State, cards: Cards) -> State:
    """Cards go onto the discards, which are kept sorted."""
    return replace(state, discards=tuple(sorted(state.discards + cards)))


def into_hand(state: State, seat: Seat, cards: Cards) -> State:
    """Cards come into a seat's hand, which is kept sorted."""
    return replace(state, hands=replaced(state.hands, seat, tuple(sorted(state.hands[seat] + cards))))


def out_of_hand(state: State, seat: Seat, cards: Cards) -> State:
    """Cards leave a seat's hand."""
    hand = state.hands[seat]
    for card in cards:
        hand = removed(hand, card)
    return replace(state, hands=replaced(state.hands, seat, hand))


def onto_floor(state: State, seat: Seat, cards: Cards) -> State:
    """1.1 Cards go face up to the right end of a floor."""
    floor = state.floors[seat]
    sequences = (*floor.sequences[:-1], floor.sequences[-1] + cards)
    return replace(state, floors=replaced(state.floors, seat, replace(floor, sequences=sequences)))


def face_down(state: State, seat: Seat, card: Card, secret: bool) -> State:
    """4.1 A card goes face down onto a floor, and ends its sequence."""
    floor = state.floors[seat]
    stops = (*floor.stops, Stop(card=card, secret=secret))
    floor = replace(floor, sequences=(*floor.sequences, ()), stops=stops)
    return replace(state, floors=replaced(state.floors, seat, floor))
