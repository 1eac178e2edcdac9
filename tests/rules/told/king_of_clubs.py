"""What the suites must be told about King of Clubs: its pieces, secrets, states that cannot be, leaks, situations."""

from itertools import combinations
from random import Random

from msgspec.structs import replace

from rules.king_of_clubs import GAME
from rules.king_of_clubs.components import SIDES, SKILLS, Version
from rules.king_of_clubs.events import DancersSwapped, PileRefilled
from rules.king_of_clubs.moves import Assign, Pass, PlayMoves, Swap
from rules.king_of_clubs.state import Phase, SeenAssignment
from rules.records import replaced

LONG_GAMES = 400


def pick(random, legal):
    return random.choice(legal)


def pieces(state):
    for seat, assignment in enumerate(state.assignments):
        sent = [dancer for club in assignment.clubs for dancer in club] if assignment else []
        skills = [*(dancer.skill for dancer in sent), assignment.backup] if assignment else SKILLS
        yield from (f"dancer {seat} {skill}" for skill in skills)
        yield from ("move" for dancer in sent for _ in range(dancer.moves))
    yield from ["move"] * (state.pile + state.discard + sum(state.hands))


def twins(state, seat):
    """Another seed, and other Dancers where no move opens them, if no move ends the night."""
    if goes_on(state):
        owner = another(state, seat)
        kept = 0 if state.phase in (Phase.ASSIGN, Phase.REVEAL) and not opens_at_once(state) else opened(state) + 1
        pairs = exchanges(state, owner, kept)
        if state.phase in (Phase.REVEAL, Phase.SWAP) and owner in state.to_move:
            pairs = [pair for pair in pairs if state.assignments[owner].backup in pair]  # its moves show clubs
        yield exchange(other_seed(state), owner, any_of(state, pairs))


def twins_now(state, seat):
    """Another seed, and other Dancers where they lie face down now."""
    owner = another(state, seat)
    yield exchange(other_seed(state), owner, any_of(state, exchanges(state, owner, opened(state))))


def another(state, seat):
    """Any other seat, partners included."""
    return any_of(state, [owner for owner in range(state.seats) if owner != seat])


def shows(move):
    return False


def alike(state, move, seat):
    """Dancers that are sent, or swapped between two clubs, while the others do not see which."""
    if move.seat == seat or not goes_on(state):
        return
    if isinstance(move, Assign) and not opens_at_once(state):
        yield state, any_of(state, GAME.legal_moves(state, move.seat))
    if isinstance(move, Swap):
        after = GAME.apply(state, move).state
        pair = any_of(state, exchanges(after, move.seat, opened(after)))
        skills = tuple(sorted(partner(pair, skill) for skill in move.dancers))
        yield exchange(state, move.seat, pair), replace(move, dancers=skills)


def goes_on(state):
    """No move ends the night, or opens more than one club."""
    if state.phase == Phase.MOVES:
        return state.danced + 1 < len(state.clubs) and sum(map(bool, state.hands)) > 1
    return bool(any(state.hands)) or not (opens_at_once(state) or state.phase == Phase.SWAP)


def opens_at_once(state):
    """The next move opens the first club, with no reveal before."""
    return state.phase == Phase.ASSIGN and len(state.to_move) == 1 and state.lead is None


def opened(state):
    """How many clubs are open to all."""
    return state.danced + (state.phase == Phase.MOVES)


def exchanges(state, owner, kept):
    """The pairs of the owner's Dancers that lie face down, at two different places, but for the first clubs."""
    assignment = state.assignments[owner]
    if assignment is None:
        return []
    place = {assignment.backup: None}
    for index, club in enumerate(assignment.clubs):
        place.update({dancer.skill: index for dancer in club if index >= kept})
    if state.revealed and state.revealed.seat == owner:
        place.pop(state.revealed.skill, None)
    return [pair for pair in combinations(sorted(place), 2) if place[pair[0]] != place[pair[1]]]


def exchange(state, owner, pair):
    """Two Dancers change places, one of them perhaps the backup."""
    assignment = state.assignments[owner]
    if not pair:
        return state
    clubs = tuple(
        tuple(sorted((replace(dancer, skill=partner(pair, dancer.skill)) for dancer in club), key=lambda d: d.skill))
        for club in assignment.clubs
    )
    other = replace(assignment, clubs=clubs, backup=partner(pair, assignment.backup))
    return replace(state, assignments=replaced(state.assignments, owner, other))


def partner(pair, skill):
    return sum(pair) - skill if pair and skill in pair else skill


def any_of(state, items):
    """One of them, the same whenever asked; None if there is none."""
    return Random(state.ply).choice(items) if items else None


def other_seed(state):
    return replace(state, chance=replace(state.chance, seed="another"))


def impossible(state):
    """A Dancer or a Move doubled, a club that is not, somebody else to move, and what follows from the night before."""
    yield replace(state, pile=state.pile + 1)
    yield replace(state, hands=replaced(state.hands, 0, state.hands[0] + 1))
    yield replace(state, clubs=state.clubs[::-1])
    yield replace(state, hands=(*state.hands, 0))
    yield replace(state, to_move=())
    yield replace(state, night=state.night + 1)
    yield replace(state, points=(4, 4))
    yield replace(state, lead=0 if state.lead is None else None)
    yield replace(state, danced=4)
    yield replace(state, passed=True) if state.phase != Phase.MOVES else replace(state, passed=True, to_move=())
    yield replace(state, chance=replace(state.chance, drawn=1))
    yield from (replace(state, phase=phase) for phase in Phase if phase != state.phase)
    for seat, assignment in enumerate(state.assignments):
        if assignment:
            doubled = replace(assignment, backup=assignment.clubs[0][0].skill)
            yield replace(state, assignments=replaced(state.assignments, seat, doubled))
            fewer = replace(assignment, clubs=assignment.clubs[:-1])
            yield replace(state, assignments=replaced(state.assignments, seat, fewer))
    if state.last_round:
        for winner in (None, 0, 1):
            yield replace(state, last_round=replace(state.last_round, winner=winner))
        yield replace(state, last_round=replace(state.last_round, prestige=(1, 1)))
        yield replace(state, last_round=None)


def ply_slack(state):
    """A partner may have declined before a swap; of Moves that were played, or passed, earlier nights tell nothing."""
    a_night = 1 if state.options.version == Version.BASIC else 8 * (state.seats // SIDES) ** 2 * SIDES + 1
    nights = 0 if (state.seats, state.options.version) == (SIDES, Version.BASIC) else state.night
    return a_night * nights, a_night * nights


def drawn_slack(state):
    """Each night draws as many numbers."""
    return 0, 0


def leaks():
    """Views that show the backups, a partner's Dancers or too many clubs, and a `show` that hides nothing, or less."""
    yield {"observe": showing(lambda state, seat, owner: True)}
    yield {"observe": showing(lambda state, seat, owner: seat is not None and owner % 2 == seat % 2)}
    yield {
        "observe": lambda state, seat: replace(
            GAME.view(replace(state, danced=min(state.danced + 1, 3)), seat), danced=0
        )
    }
    yield {"show": lambda event, seat: event}
    yield {"show": lambda event, seat: event if isinstance(event, DancersSwapped) else GAME.show(event, seat)}


def showing(seen):
    """A view that shows all Dancers of some seats."""

    def leaky(state, seat):
        view = GAME.view(state, seat)
        shown = (
            SeenAssignment(clubs=assignment.clubs, backup=assignment.backup)
            if assignment and seen(state, seat, owner)
            else view.assignments[owner]
            for owner, assignment in enumerate(state.assignments)
        )
        return replace(view, assignments=tuple(shown))

    return leaky


def told_of(kind):
    """An event of this kind."""
    return lambda before, move, after: any(isinstance(event, kind) for event in after.events)


SITUATIONS = {
    "last-to-assign": lambda before, move, after: before.phase == Phase.ASSIGN and len(before.to_move) == 1,
    "paired-club": lambda before, move, after: isinstance(move, Assign) and any(club.paired for club in before.clubs),
    "two-paired-clubs": lambda before, move, after: isinstance(move, Assign) and len(before.clubs) == 2,
    "night-won": lambda before, move, after: (
        before.night < after.state.night and after.state.last_round.winner is not None
    ),
    "night-nobody-won": lambda before, move, after: (
        before.night < after.state.night and after.state.last_round.winner is None
    ),
    "club-nobody-won": lambda before, move, after: any(
        event.winner is None for event in after.events if type(event).__name__ == "ClubDecided"
    ),
    "swap-between-clubs": told_of(DancersSwapped),
    "moves-on-a-partners-dancer": lambda before, move, after: (
        isinstance(move, PlayMoves) and move.dancer.seat != move.seat
    ),
    "first-side-out": lambda before, move, after: isinstance(move, Pass) and after.state.passed and not before.passed,
    "partner-still-to-pass": lambda before, move, after: isinstance(move, Pass) and len(before.to_move) > 1,
    "pile-refilled": told_of(PileRefilled),
    "game-won": lambda before, move, after: after.state.outcome is not None,
}
