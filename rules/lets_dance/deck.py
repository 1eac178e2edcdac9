"""Let's Dance: where cards come from and go to."""

from msgspec.structs import replace

from rules.chance import shuffled
from rules.game import Transition
from rules.lets_dance.components import Card
from rules.lets_dance.state import CardDrawn, CardsDiscarded, DeckRebuilt, Event, PartysOverShown, State, Stop
from rules.tuples import put, without
from rules.wire import Seat

Cards = tuple[Card, ...]
Step = Transition[State, Event]


def draw(step: Step, seat: Seat, wanted: int) -> Step:
    """Draw so many cards; 10.1 in the final round nobody does, 11.4 nor when there is no card."""
    while wanted and not step.state.final_round:
        cards, step = take(step, seat, wanted)
        if not cards:
            break
        wanted -= len(cards)
        drawn = (CardDrawn(seat=seat, card=card) for card in cards)
        step = Transition(into_hand(step.state, seat, cards), (*step.events, *drawn))
    return step


def take(step: Step, seat: Seat, most: int) -> tuple[Cards, Step]:
    """Take so many cards off the deck, or those above Party's Over, if that comes first; 11.4 or none."""
    if not ready(step.state):
        step = uncover(step, seat)
    deck, taken = step.state.deck, min(most, ready(step.state))
    return deck[:taken], Transition(replace(step.state, deck=deck[taken:]), step.events)


def ready(state: State) -> int:
    """How many cards can be taken before something else happens."""
    return len(state.deck) - (state.partys_over or 0)


def uncover(step: Step, seat: Seat) -> Step:
    """A card is needed, and none is ready: 9.1 Party's Over is shown; 11.2 the discards become an empty deck."""
    state, events = step.state, step.events
    if state.partys_over is not None:
        state, events = replace(state, partys_over=None), (*events, PartysOverShown(seat=seat))
    if not state.deck and state.discards:
        deck, chance = shuffled(state.discards, state.chance)
        state = replace(state, deck=deck, discards=(), chance=chance)
        events = (*events, DeckRebuilt(deck_size=len(deck)))
    return Transition(state, events)


def discard(step: Step, seat: Seat, cards: Cards) -> Step:
    """Put cards on the discards, face up, and say so."""
    discarded = CardsDiscarded(seat=seat, cards=tuple(sorted(cards)))
    return Transition(onto_discards(step.state, cards), (*step.events, discarded))


def onto_discards(state: State, cards: Cards) -> State:
    """Cards go onto the discards, which are kept sorted."""
    return replace(state, discards=tuple(sorted(state.discards + cards)))


def into_hand(state: State, seat: Seat, cards: Cards) -> State:
    """Cards come into a seat's hand, which is kept sorted."""
    return replace(state, hands=put(state.hands, seat, tuple(sorted(state.hands[seat] + cards))))


def out_of_hand(state: State, seat: Seat, cards: Cards) -> State:
    """Cards leave a seat's hand."""
    hand = state.hands[seat]
    for card in cards:
        hand = without(hand, card)
    return replace(state, hands=put(state.hands, seat, hand))


def onto_floor(state: State, seat: Seat, cards: Cards) -> State:
    """1.1 Cards go face up to the right end of a floor."""
    floor = state.floors[seat]
    sequences = (*floor.sequences[:-1], floor.sequences[-1] + cards)
    return replace(state, floors=put(state.floors, seat, replace(floor, sequences=sequences)))


def face_down(state: State, seat: Seat, card: Card, secret: bool) -> State:
    """4.1 A card goes face down onto a floor, and ends its sequence."""
    floor = state.floors[seat]
    stops = (*floor.stops, Stop(card=card, secret=secret))
    floor = replace(floor, sequences=(*floor.sequences, ()), stops=stops)
    return replace(state, floors=put(state.floors, seat, floor))
