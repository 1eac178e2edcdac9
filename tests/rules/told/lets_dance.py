"""What the suites must be told about Let's Dance: its cards, secrets, states that cannot be, leaks, situations."""

from random import Random

from msgspec.structs import replace

from rules.lets_dance import GAME
from rules.lets_dance.components import HAND_SIZE, LATE_CARDS, SEATS_WITH_ICON, TAKEN, Card
from rules.lets_dance.events import (
    CardRevealed,
    CardsTaken,
    CongaLineEnded,
    DeckRebuilt,
    Fall,
    FinalRoundStarted,
    PartysOverShown,
    SpinFell,
)
from rules.lets_dance.moves import Dance, JoinConga, Keep, Renew, Replenish, SitOut, StepOnToes
from rules.lets_dance.state import Phase
from rules.records import removed, replaced

REACH = HAND_SIZE  # no move takes more cards off the deck


LONG_GAMES = 400


def pick(random, legal):
    """Any kind of move, but rather dance than fill the hand up: small hands, long floors and rare cases are wanted."""
    for kinds, share in (((Dance, JoinConga, SitOut, Keep), 0.6), ((Replenish, StepOnToes), 0.8)):
        some = [move for move in legal if isinstance(move, kinds)]
        if some and random.random() < share:
            legal = some
            break
    return max(random.choices(legal, k=3), key=lambda move: wanted(getattr(move, "cards", ())))


def wanted(cards):
    """Prefer large groups, and Euphoria, which forbids something later; keep a single spin for a riskier group."""
    return cards.count(Card.SPIN) != 1, cards.count(Card.EUPHORIA), len(cards)


def pieces(state):
    for hand in state.hands:
        yield from hand
    for floor in state.floors:
        for sequence in floor.sequences:
            yield from sequence
        yield from (stop.card for stop in floor.stops)
    yield from [Card.CONGA_LINE] * state.line
    yield from state.theft.cards if state.theft else ()
    yield from state.deck
    yield from state.discards


def twins(state, seat):
    """Another seed, deck or place of Party's Over; other cards in the others' hands or face down on their floors."""
    return some_of(all_twins(state, seat), state, seat)


def twins_now(state, seat):
    """The same, whatever the next move may show; and other cards that others have taken from others."""
    return some_of(all_twins_now(state, seat), state, seat)


def shows(move):
    return False


def alike(state, move, seat):
    """Another card may lie face down: nobody else sees which one it is."""
    if seat != move.seat and isinstance(move, Renew | SitOut) and move.face_down is not None:
        left = list(state.hands[move.seat])
        for card in getattr(move, "discard", ()):
            left.remove(card)
        for other in {*left} - {move.face_down}:
            yield state, replace(move, face_down=other)


def some_of(found, state, seat):
    """One for every third state: looking at all of them takes too long."""
    found, random = list(found), Random(f"{state.ply} {seat}")
    return random.sample(found, 1) if found and random.randrange(3) == 0 else []


def all_twins(state, seat):
    if len(state.deck) - (state.partys_over or 0) <= REACH:
        return  # a rebuilt deck, or Party's Over, may be seen
    (mover,) = state.to_move
    if not stealing(state) or seat is None:
        yield replace(state, chance=replace(state.chance, seed="another"))
    first = 0 if draws_unseen(state, seat) else REACH
    yield replace(state, deck=(*state.deck[:first], *reversed(state.deck[first:])))
    if state.partys_over is not None:
        places = range(min(len(state.deck) - REACH, LATE_CARDS + 1))
        yield from (replace(state, partys_over=place) for place in places if place != state.partys_over)
    for other in set(range(state.seats)) - {seat}:
        if not (stealing(state) and seat == mover):
            yield from other_hands(state, other)
        yield from other_stops(state, other)


def stealing(state):
    """The seat to move can step on toes; it and its target see what it takes."""
    return state.phase == Phase.TURN and Card.STEP_ON_TOES in state.hands[state.to_move[0]]


def draws_unseen(state, seat):
    """Whatever the seat to move does, this seat sees none of the cards that come off the deck."""
    hand = state.hands[state.to_move[0]]
    if state.phase == Phase.TURN and (Card.SPIN in hand or Card.STEP_ON_TOES in hand):
        return False
    return seat not in state.to_move and not (state.theft and state.theft.target == seat)


def all_twins_now(state, seat):
    yield replace(state, chance=replace(state.chance, seed="another"))
    yield replace(state, deck=state.deck[::-1])
    if state.partys_over is not None:
        places = range(min(len(state.deck), LATE_CARDS) + 1)
        yield from (replace(state, partys_over=place) for place in places if place != state.partys_over)
    for other in set(range(state.seats)) - {seat}:
        yield from other_hands(state, other)
        yield from other_stops(state, other)
    if state.theft and seat not in (*state.to_move, state.theft.target):
        yield from (other_taken(state, card) for card in set(state.theft.cards))


def other_hands(state, other):
    """A card of the other's hand exchanged for the last one of the deck."""
    hand = state.hands[other]
    for card in set(hand):
        changed = tuple(sorted((*removed(hand, card), *state.deck[-1:])))
        yield exchange(state, card, hands=replaced(state.hands, other, changed))


def other_stops(state, other):
    """A secret face-down card exchanged for the last one of the deck."""
    floor = state.floors[other]
    for index, stop in enumerate(floor.stops):
        if stop.secret and state.deck:
            stops = replaced(floor.stops, index, replace(stop, card=state.deck[-1]))
            yield exchange(state, stop.card, floors=replaced(state.floors, other, replace(floor, stops=stops)))


def other_taken(state, card):
    """A taken card exchanged for the last one of the deck."""
    cards = tuple(sorted((*removed(state.theft.cards, card), *state.deck[-1:])))
    return exchange(state, card, theft=replace(state.theft, cards=cards))


def exchange(state, card, **changes):
    return replace(state, deck=(*state.deck[:-1], card), **changes) if state.deck else state


def impossible(state):
    """A card doubled, lost or out of order; a floor, a line, a theft, a round that cannot be."""
    if state.deck:
        yield replace(state, deck=(*state.deck, state.deck[0]))
        yield replace(state, deck=state.deck[1:])
    yield replace(state, to_move=())
    yield replace(state, to_move=(0, 1))
    yield replace(state, to_move=(state.seats,))
    yield replace(state, chance=replace(state.chance, drawn=1))
    yield replace(state, hands=state.hands[1:])
    yield replace(state, floors=(*state.floors, state.floors[0]))
    yield replace(state, partys_over=len(state.deck) + 1)
    yield replace(state, final_round=True, partys_over=0)
    yield replace(state, line=state.line + 1)
    yield replace(state, line=0, phase=Phase.CONGA)
    yield from (replace(state, phase=phase) for phase in Phase if phase != state.phase)
    yield replace(state, discards=state.discards[::-1])
    yield from impossible_hands_and_floors(state)


def impossible_hands_and_floors(state):
    for seat, (hand, floor) in enumerate(zip(state.hands, state.floors, strict=True)):
        yield replace(state, hands=replaced(state.hands, seat, hand[::-1]))
        yield replace(state, hands=replaced(state.hands, seat, hand[1:]))
        for changed in (
            replace(floor, sequences=(*floor.sequences, ())),
            replace(floor, sequences=replaced(floor.sequences, 0, (*floor.sequences[0], Card.STEP_ON_TOES))),
            replace(floor, lines=(*floor.lines, 1)),
            replace(floor, stops=floor.stops[1:]),
        ):
            if changed != floor:
                yield replace(state, floors=replaced(state.floors, seat, changed))
    if state.theft:
        yield replace(state, theft=None)
        yield replace(state, theft=replace(state.theft, target=state.to_move[0]))
        yield replace(state, theft=replace(state.theft, cards=state.theft.cards[::-1]))


def ply_slack(state):
    """Groups of one to three cards, hands filled up at once or card by card: as long random play finds, and more."""
    return (30, 40) if state.seats < SEATS_WITH_ICON else (45, 60)


def drawn_slack(state):
    """A Step on Toes may be of a fall; since Party's Over the discards may have been shuffled or not."""
    toes = TAKEN * sum(stop.card == Card.STEP_ON_TOES for floor in state.floors for stop in floor.stops)
    shuffled = 0 if state.partys_over is not None else len(state.deck) + 2 * HAND_SIZE * state.seats
    return toes + shuffled, toes + shuffled


def leaks():
    """What makes a leaky game of this one: views and a `show` that say too much, one for each secret."""

    def leaky_view(say):
        return {"observe": lambda state, seat: replace(GAME.view(state, seat), seed=say(state, seat))}

    def others(state, seat):
        return [other for other in range(state.seats) if other != seat]

    yield leaky_view(lambda state, seat: state.chance.seed)
    yield leaky_view(lambda state, seat: "".join(state.deck))
    yield leaky_view(lambda state, seat: str(state.partys_over))
    yield leaky_view(lambda state, seat: str([state.hands[other] for other in others(state, seat)]))
    yield leaky_view(lambda state, seat: str([state.floors[other] for other in others(state, seat)]))
    yield leaky_view(lambda state, seat: str(state.theft))
    yield {"show": lambda event, seat: event}


def happened(kind, *moves, **members):
    """An event of this kind, with these members, in one of these moves (or in any)."""
    return lambda before, move, after: any(
        isinstance(event, kind) and all(getattr(event, name) == value for name, value in members.items())
        for event in after.events
        if not moves or isinstance(move, moves)
    )


def came_round(before, move, after):
    return any(isinstance(event, CongaLineEnded) and len(event.seats) == before.seats for event in after.events)


def line_open_at_the_end(before, move, after):
    return after.state.outcome is not None and happened(CongaLineEnded)(before, move, after)


SITUATIONS = {
    "partys-over-in-a-dance": happened(PartysOverShown, Dance),
    "partys-over-in-a-spin-check": lambda before, move, after: any(
        isinstance(event, PartysOverShown) and isinstance(following, CardRevealed)
        for event, following in zip(after.events, after.events[1:], strict=False)
    ),
    "partys-over-in-a-theft": happened(PartysOverShown, Keep, StepOnToes),
    "partys-over-in-a-replenish": happened(PartysOverShown, Replenish),
    "partys-over-in-a-renewal": happened(PartysOverShown, Renew),
    "partys-over-in-a-conga-line": happened(PartysOverShown, JoinConga),
    "final-round-starts": happened(FinalRoundStarted),
    "passed-in-the-final-round": lambda before, move, after: before.final_round and isinstance(move, Replenish),
    "stumbled": happened(SpinFell, fall=Fall.STUMBLE),
    "got-dizzy": happened(SpinFell, fall=Fall.DIZZY),
    "line-came-round": came_round,
    "line-of-one": happened(CongaLineEnded, SitOut, seats=(0,)),
    "line-open-at-the-end": line_open_at_the_end,
    "stole-the-only-card": happened(CardsTaken, count=1),
    "stole-nothing": lambda before, move, after: isinstance(move, StepOnToes) and not before.hands[move.target],
    "stole-two-alike": lambda before, move, after: isinstance(move, Keep) and len(set(before.theft.cards)) == 1,
    "deck-rebuilt": happened(DeckRebuilt),
    "turn-without-cards": lambda before, move, after: isinstance(move, Replenish) and not before.hands[move.seat],
    "shared-victory": lambda before, move, after: after.state.outcome and len(after.state.outcome.winners) > 1,
}
