"""What the suites must be told about Dancing Queen: its cards, secrets, states that cannot be, leaks, situations."""

from msgspec.structs import replace

from rules.dancing_queen import GAME
from rules.dancing_queen.components import OTHER_HALF, ROTATING
from rules.dancing_queen.moves import Draw, Open
from rules.dancing_queen.scoring import dancers
from rules.dancing_queen.state import Phase, RoundEnd
from rules.records import replaced

LONG_GAMES = 2_000


def pick(random, legal):
    return random.choice(legal)


def pieces(state):
    for side in state.sides:
        yield from (dancer.card for dancer in dancers(side))
        if side.hand:
            yield side.hand
    yield from state.deck


def twins(state, seat):
    """No move ends the round. Another seed, another deck, other cards under the other's dancers or in its hand."""
    if not quiet(state):
        return
    yield replace(state, chance=replace(state.chance, seed="another"))
    first = 1 if seat is not None and seat in state.to_move else 0  # its own draw shows the first card
    if len(state.deck) > first + 1:
        yield replace(state, deck=(*state.deck[:first], *reversed(state.deck[first:])))
    for other in set(range(state.seats)) - {seat}:
        yield from filter(quiet, other_cards(state, other))


def twins_now(state, seat):
    """All of these, and the half that the other has chosen, which the next move may show."""
    yield replace(state, chance=replace(state.chance, seed="another"))
    yield replace(state, deck=state.deck[::-1])
    for other in set(range(state.seats)) - {seat}:
        yield from other_cards(state, other)
        side = state.sides[other]
        if side.lead and state.phase == Phase.OPENING:
            turned = replace(side.lead, gender=OTHER_HALF[side.lead.gender])
            yield replace(state, sides=replaced(state.sides, other, replace(side, lead=turned)))


def shows(move):
    return False


def alike(state, move, seat):
    """The first to choose a half may have chosen the other one."""
    if seat != move.seat and isinstance(move, Open) and len(state.to_move) > 1:
        yield state, replace(move, gender=OTHER_HALF[move.gender])


def quiet(state):
    """No move ends the round: that would show lead dancers, and deal cards that the seed decides."""
    return all(GAME.apply(state, move).state.trophies == state.trophies for move in GAME.legal_moves(state))


def other_cards(state, other):
    """The other's hand, or the card under one of its dancers, changed for the last card of the deck."""
    side, last = state.sides[other], state.deck[-1]
    if side.hand and side.hand not in ROTATING and last not in ROTATING:  # what it may then do, everybody sees
        yield exchange(state, other, replace(side, hand=last), side.hand)
    for index, dancer in enumerate(side.backups):
        yield exchange(
            state, other, replace(side, backups=replaced(side.backups, index, replace(dancer, card=last))), dancer.card
        )
    if side.lead:
        yield exchange(state, other, replace(side, lead=replace(side.lead, card=last)), side.lead.card)


def exchange(state, other, side, card):
    return replace(state, sides=replaced(state.sides, other, side), deck=(*state.deck[:-1], card))


def impossible(state):
    """A card doubled, lost or too many; a seat that is not; a microphone, a round or a trophy off."""
    yield replace(state, deck=(*state.deck, state.deck[0]))
    yield replace(state, deck=state.deck[1:])
    yield replace(state, deck=(state.deck[0], *state.deck[:-1]))
    yield replace(state, to_move=())
    yield replace(state, to_move=(2,))
    yield replace(state, round=state.round % 7 + 1)
    yield replace(state, trophies=(4, 4))
    yield replace(state, microphone=1 - state.microphone)
    yield replace(state, chance=replace(state.chance, drawn=1))
    yield from (replace(state, phase=phase) for phase in Phase if phase != state.phase)
    side = state.sides[0]
    if side.backups:
        yield replace(state, sides=replaced(state.sides, 0, replace(side, backups=side.backups[1:])))


def ply_slack(state):
    """The round on the table is known to the move; each round before it took 4 to 17 moves."""
    return (13 * (state.round - 1),) * 2


def drawn_slack(state):
    return 0, 0


def leaks():
    """What makes a leaky game of this one: views and a `show` that say too much."""
    yield {"observe": lambda state, seat: replace(GAME.view(state, seat), deck_size=len(state.deck[-1]) % 8)}
    yield {"show": lambda event, seat: event}


def ended(how):
    return lambda before, move, after: any(getattr(event, "ended_by", None) == how for event in after.events)


SITUATIONS = {
    "round-ends-by-star": ended(RoundEnd.STAR),
    "round-ends-with-eight-cards": ended(RoundEnd.ALL_DANCERS),
    "round-ends-at-once": ended(RoundEnd.PROPOSED),
    "round-ends-agreed": ended(RoundEnd.AGREED),
    "proposal-answered-by-a-draw": lambda before, move, after: before.phase == Phase.REPLY and isinstance(move, Draw),
    "new-lead": lambda before, move, after: getattr(move, "role", None) == "lead",
    "rotated-own-lead": lambda before, move, after: rotated(move) == (True, 0),
    "rotated-opponents-backup": lambda before, move, after: rotated(move) is not None and not rotated(move)[0],
    "second-to-open": lambda before, move, after: before.phase == Phase.OPENING and len(before.to_move) == 1,
    "game-won": lambda before, move, after: after.state.outcome is not None,
}


def rotated(move):
    target = getattr(move, "rotate", None)
    return target and (target.seat == move.seat, target.position)
