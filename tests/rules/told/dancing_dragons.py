"""What the suites must be told about Dancing Dragons: its cards, secrets, states that cannot be, leaks, situations."""

from msgspec.structs import replace

from rules.dancing_dragons import GAME
from rules.dancing_dragons.components import DECK, HAND, MOST_MOVES, Color, in_order
from rules.dancing_dragons.events import CardDealt
from rules.dancing_dragons.moves import Announce, AskNoDragon, CounterDragon, Drop, NoDragon, Signal, StaySilent, Swap
from rules.dancing_dragons.scoring import dragon_of, partner_of
from rules.dancing_dragons.state import Phase
from rules.records import removed, replaced

# How often a kind of move comes up in random play. Only calls end a round, so they must come up now and then; all
# seats of a question must answer before anything else is said, or the centre never grows.
WEIGHTS = {
    Drop: 1,
    Swap: 12,
    Announce: 1,
    CounterDragon: 1,
    Signal: 1,
    AskNoDragon: 5,
    NoDragon: 60,
    StaySilent: 2,
}


LONG_GAMES = 300


def pick(random, legal):
    """The kind of move first: there are many swaps, and few calls. Swaps go for a dragon, and it may be announced."""
    kinds = sorted({type(move) for move in legal}, key=list(WEIGHTS).index)
    kind = random.choices(kinds, [WEIGHTS[each] for each in kinds])[0]
    moves = [move for move in legal if type(move) is kind]
    if kind is Swap:
        return max(random.sample(moves, min(len(moves), 12)), key=lambda swap: closeness(swap, moves))
    if kind is Announce and Swap in kinds:
        moves = [move for move in moves if announced_rightly(move, legal)] or moves
    if kind is CounterDragon and Swap in kinds:
        moves = [move for move in moves if countered_rightly(move, legal)] or moves
    return random.choice(moves)


def hand_of(seat, swaps):
    """A hand, as its swaps tell it."""
    return {move.give for move in swaps if type(move) is Swap and move.seat == seat}


def closeness(swap, swaps):
    """How many parts of one dragon the hand has after the swap."""
    hand = hand_of(swap.seat, swaps) - {swap.give} | {swap.take}
    return max(len({card.part for card in hand if card.color in (color, Color.MULTICOLOR)}) for color in Color)


def announced_rightly(move, legal):
    seats = len({each.seat for each in legal})
    return dragon_of(hand_of(partner_of(seats, move.seat), legal)) == move.dragon


def countered_rightly(move, legal):
    seats = len({each.seat for each in legal})
    rivals = set(range(seats)) - {move.seat, partner_of(seats, move.seat)}
    return any(dragon_of(hand_of(seat, legal)) for seat in rivals)


def pieces(state):
    for cards in (*state.hands, state.dropped, state.centre, state.deck):
        yield from (f"{card.color} {card.part}" for card in cards if card is not None)


def twins(state, seat):
    """Another deck, another seed, other hands; while cards are dropped, other dropped cards."""
    if not looked_at(state, seat):
        return
    yield from other_decks(state, seat)
    yield other_seed(state)
    yield from other_hands(state, seat)
    if state.phase == Phase.DROP and len(state.to_move) > 1:  # the last one to drop turns all dropped cards up
        yield from other_dropped(state, seat)


def shows(move):
    """A call shows hands, and deals a new round."""
    return isinstance(move, Announce | CounterDragon)


def alike(state, move, seat):
    """Until the last one turns all up, another card may have been dropped."""
    if seat != move.seat and isinstance(move, Drop) and len(state.to_move) > 1:
        yield from ((state, replace(move, card=card)) for card in state.hands[move.seat] if card != move.card)


def twins_now(state, seat):
    """Beyond these: a deck that would show the seat another card, and what the last one to drop will show."""
    yield replace(state, deck=state.deck[::-1])
    yield from other_dropped(state, seat)


def looked_at(state, seat):
    """Every few moves it is this one's turn to be looked at: the games are many, and long."""
    places = (*range(state.seats), None)
    return places[state.ply % len(places)] == seat or places[state.ply // 2 % len(places)] == seat


def other_seed(state):
    return replace(state, chance=replace(state.chance, seed="another"))


def spare(state, seat):
    """The deck but for the card that the next extra deal shows the seat."""
    return [card for index, card in enumerate(state.deck) if index != seat]


def exchanged(state, one, other):
    """The same state with two cards in each other's place."""
    renamed = {one: other, other: one}
    return replace(
        state,
        hands=tuple(in_order(renamed.get(card, card) for card in hand) for hand in state.hands),
        dropped=tuple(renamed.get(card, card) for card in state.dropped),
        deck=tuple(renamed.get(card, card) for card in state.deck),
    )


def other_decks(state, seat):
    """Another order of the deck."""
    cards = spare(state, seat)
    for one, other in zip(cards[: len(cards) // 2], reversed(cards), strict=False):
        state = exchanged(state, one, other)
    yield state


def other_hands(state, seat):
    """A hand, changed for the deck's last card, for another's hand, and for a dragon if it can be made."""
    others = [other for other in range(state.seats) if other != seat]
    other = others[state.ply % len(others)]
    for card in spare(state, seat)[-1:]:
        yield exchanged(state, state.hands[other][0], card)
    yield exchanged(state, state.hands[other][0], state.hands[others[state.ply % len(others) - 1]][-1])
    hidden = {card for each in others for card in state.hands[each]} | set(spare(state, seat))
    dragons = (DECK[start : start + HAND] for start in range(0, len(DECK), HAND))
    for dragon in [dragon for dragon in dragons if hidden.issuperset(dragon)][-1:]:
        yield dragon_held(state, other, dragon)


def dragon_held(state, seat, dragon):
    """The seat holds this dragon."""
    for card in dragon:
        if card not in state.hands[seat]:
            state = exchanged(state, next(held for held in state.hands[seat] if held not in dragon), card)
    return state


def other_dropped(state, seat):
    """A dropped card, changed for the deck's last card or for one of the hand it came from."""
    for other, dropped in enumerate(state.dropped):
        if dropped is not None and other != seat:
            for card in (state.hands[other][0], *spare(state, seat)[-1:]):
                yield exchanged(state, dropped, card)


def impossible(state):
    """A card doubled, lost or out of order; sizes, turns, the question, points or the last round off."""
    card, seats = state.hands[0][0], state.seats
    yield replace(state, hands=replaced(state.hands, 0, removed(state.hands[0], card)))
    yield replace(state, hands=replaced(state.hands, 0, state.hands[0][::-1]))
    yield replace(state, hands=replaced(state.hands, 0, replaced(state.hands[0], 0, state.hands[1][0])))
    yield replace(state, hands=state.hands[1:])
    yield replace(state, deck=(*state.deck, card))
    yield replace(state, deck=(), centre=in_order((*state.centre, *state.deck))) if len(state.deck) % seats else state
    yield replace(state, centre=state.centre[::-1])
    yield replace(state, centre=state.centre[1:], deck=(*state.deck, *state.centre[:1]))
    yield replace(state, dropped=replaced(state.dropped, 0, card))
    yield replace(state, dropped=state.dropped[1:])
    yield replace(state, to_move=state.to_move[1:])
    yield replace(state, to_move=(*state.to_move, seats))
    yield replace(state, points=(*state.points, 0))
    yield replace(state, points=replaced(state.points, 0, state.points[0] + 7))
    yield replace(state, points=replaced(state.points, 0, state.options.target))
    yield replace(state, round=state.round + 1)
    yield replace(state, chance=replace(state.chance, drawn=state.chance.drawn + 1))
    yield from (replace(state, phase=phase) for phase in Phase if phase != state.phase)
    if state.question:
        yield from impossible_questions(state, state.question)
    if state.last_round:
        yield from impossible_last_rounds(state, state.last_round)


def impossible_questions(state, question):
    everybody = tuple(range(state.seats))
    silent = next(seat for seat in everybody if seat not in question.answered)
    for wrong in (
        replace(question, answered=everybody),
        replace(question, answered=question.answered * 2),
        replace(question, answered=(*question.answered, 8)),
        replace(question, asked_by=silent),
    ):
        yield replace(state, question=wrong)
    hidden = state.deck[: len(state.deck) // state.seats * state.seats]
    yield replace(state, deck=state.deck[len(hidden) :], centre=in_order((*state.centre, *hidden)))


def impossible_last_rounds(state, last):
    shown, rival = last.shown[0], (last.seat + 1) % state.seats
    yield replace(state, last_round=None)
    for wrong in (
        replace(last, number=last.number + 1),
        replace(last, seat=state.seats),
        replace(last, seat=rival),
        replace(last, gained=(0,) * len(last.gained)),
        replace(last, gained=last.gained[1:]),
        replace(last, shown=(*last.shown, shown)),
        replace(last, shown=replaced(last.shown, 0, replace(shown, cards=shown.cards[::-1]))),
        replace(last, shown=replaced(last.shown, 0, replace(shown, cards=(*shown.cards[:-1], shown.cards[0])))),
        replace(last, shown=replaced(last.shown, 0, replace(shown, dragon=None if shown.dragon else "wild"))),
    ):
        yield replace(state, last_round=wrong)


def ply_slack(state):
    """The first drop has its exact number of moves; later there may be any number of swaps and signals."""
    if state.round == 1 and state.phase == Phase.DROP and not state.centre:
        return 0, 0
    dropped = len(state.centre) + sum(card is not None for card in state.dropped)
    return state.ply - dropped - (state.round - 1) * (state.seats + 1), MOST_MOVES - state.ply


def drawn_slack(state):
    return 0, 0


def leaks():
    """What makes a leaky game of this one: views and a `show` that say too much."""
    yield {"observe": lambda state, seat: replace(GAME.view(state, seat), centre=state.deck[:1])}
    yield {"observe": lambda state, seat: replace(GAME.view(state, seat), dropped=state.dropped[0])}
    yield {"observe": lambda state, seat: replace(GAME.view(state, seat), hand=state.hands[-1])}
    yield {"show": lambda event, seat: event}


def scored(kind, dragons):
    """A call of this kind, and whether it found a dragon."""
    return lambda before, move, after: (
        isinstance(move, kind) and any(hand.dragon for hand in after.state.last_round.shown) == dragons
    )


def last_extra_deal(before, move, after):
    """Cards were dealt, and there are too few for another time."""
    dealt = any(isinstance(event, CardDealt) for event in after.events)
    return dealt and len(after.state.deck) < after.state.seats


SITUATIONS = {
    "dropped-first": lambda before, move, after: isinstance(move, Drop) and len(before.to_move) == before.seats,
    "turned-up": lambda before, move, after: isinstance(move, Drop) and after.state.phase == Phase.TRADE,
    "dragon-announced": scored(Announce, True),
    "announced-in-vain": scored(Announce, False),
    "dragon-countered": scored(CounterDragon, True),
    "counter-dragon-in-vain": scored(CounterDragon, False),
    "call-while-a-question-is-open": lambda before, move, after: before.phase == Phase.QUESTION and shows(move),
    "question-closed": lambda before, move, after: isinstance(move, StaySilent),
    "extra-deal": lambda before, move, after: any(isinstance(event, CardDealt) for event in after.events),
    "last-extra-deal": last_extra_deal,
    "game-won": lambda before, move, after: after.state.outcome is not None,
}
