"""King of Clubs: the rules, in the order and with the numbers of RULES.md."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, combinations

from msgspec.structs import replace

from rules.game import Transition, rule
from rules.king_of_clubs.components import MOVES, RULES_VERSION, SIDES, SKILLS, SWAPPED, Version
from rules.king_of_clubs.dancing import dance, pass_turn, play_moves
from rules.king_of_clubs.night import Step, assignment_of, start_night
from rules.king_of_clubs.scoring import other_side, seats_of, shape, side_of
from rules.king_of_clubs.state import (
    Assign,
    Assignment,
    Dancer,
    DancerName,
    DancerRevealed,
    DancersAssigned,
    DancersSwapped,
    DeclineSwap,
    Event,
    Move,
    Options,
    Pass,
    Phase,
    PlayMoves,
    Reveal,
    State,
    Swap,
    SwapDeclined,
)
from rules.records import Chance, Seat, removed, replaced

Numbers = tuple[int, ...]


def deal(seats: int, options: Options, seed: str) -> Step:
    """8.1 The first night; no side leads, and nobody holds Moves."""
    state = State(
        game="king-of-clubs",
        rules_version=RULES_VERSION,
        seats=seats,
        options=options,
        ply=0,
        phase=Phase.ASSIGN,
        to_move=(),
        outcome=None,
        chance=Chance(seed=seed, drawn=0),
        night=1,
        points=(0,) * SIDES,
        lead=None,
        clubs=(),
        assignments=(None,) * seats,
        revealed=None,
        danced=0,
        passed=False,
        hands=(0,) * seats,
        pile=MOVES if options.version == Version.ADVANCED else 0,
        discard=0,
        last_round=None,
    )
    return start_night(state, ())


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Everything the seat could say in this phase, before the rules below strike anything out."""
    match state.phase:
        case Phase.ASSIGN:
            yield from placements(shape(state.clubs), seat)
        case Phase.REVEAL:
            yield from (Reveal(seat=seat, dancer=skill) for skill in SKILLS)
        case Phase.SWAP:
            yield from (Swap(seat=seat, dancers=pair) for pair in combinations(SKILLS, SWAPPED))
            yield DeclineSwap(seat=seat)
        case Phase.MOVES:
            counts = range(1, state.hands[seat] + 1)
            yield from (
                PlayMoves(seat=seat, dancer=dancer, count=count)
                for dancer in partners_dancers(state, seat)
                for count in counts
            )
            yield Pass(seat=seat)


@cache
def placements(sizes: Numbers, seat: Seat) -> tuple[Assign, ...]:
    """Every way to send so many Dancers to each club."""
    return tuple(Assign(seat=seat, clubs=clubs, backup=backup) for clubs, (backup,) in groups(sizes, SKILLS))


def groups(sizes: Numbers, skills: Numbers) -> Iterator[tuple[tuple[Numbers, ...], Numbers]]:
    """Every way to take groups of these sizes out of these skills, and what is left each time."""
    if not sizes:
        yield (), skills
        return
    for group in combinations(skills, sizes[0]):
        rest = tuple(skill for skill in skills if skill not in group)
        yield from (((group, *others), left) for others, left in groups(sizes[1:], rest))


def partners_dancers(state: State, seat: Seat) -> Iterator[DancerName]:
    """The Dancers of the seat's side at the club that is being danced."""
    for mate in seats_of(side_of(seat), state.seats):
        for dancer in assignment_of(state, mate).clubs[state.danced]:
            yield DancerName(seat=mate, skill=dancer.skill)


def canonical(move: Move) -> Move:
    """The Dancers at one club, and those that are swapped, may be listed in any order."""
    match move:
        case Assign():
            return replace(move, clubs=tuple(tuple(sorted(skills)) for skills in move.clubs))
        case Swap():
            return replace(move, dancers=tuple(sorted(move.dancers)))
        case _:
            return move


@rule("0.2", implied=True)
def moves_held(state: State, move: PlayMoves) -> bool:
    """Play no more Moves than you hold."""
    return move.count <= state.hands[move.seat]


@rule("1.4", implied=True)
def as_many_as_the_club_takes(state: State, move: Assign) -> bool:
    """Send one Dancer to a solo club and two to a paired one."""
    return tuple(map(len, move.clubs)) == shape(state.clubs)


@rule("1.5", implied=True)
def each_dancer_once(state: State, move: Assign) -> bool:
    """Each of your five Dancers goes to one club or is the backup."""
    return len({move.backup, *chain.from_iterable(move.clubs)}) == len(SKILLS)  # 1.4 holds: five places


@rule("1.7")
def revealed_dancer_at_a_club(state: State, move: Reveal) -> bool:
    """Reveal a Dancer of your own that is at a club."""
    return move.dancer != assignment_of(state, move.seat).backup


@rule("1.9")
def swapped_dancers_at_clubs(state: State, move: Swap) -> bool:
    """Swap Dancers of your own that are at clubs."""
    return assignment_of(state, move.seat).backup not in move.dancers


@rule("1.10")
def swapped_between_two_clubs(state: State, move: Swap) -> bool:
    """Swap Dancers that are at two different clubs."""
    clubs = assignment_of(state, move.seat).clubs
    return not any({*move.dancers}.issubset([dancer.skill for dancer in dancers]) for dancers in clubs)


@rule("5.4", implied=True)
def dancer_of_own_side(state: State, move: PlayMoves) -> bool:
    """Play Moves on a Dancer of your own side."""
    return move.dancer.seat in seats_of(side_of(move.seat), state.seats)


@rule("5.5", implied=True)
def dancer_at_this_club(state: State, move: PlayMoves) -> bool:
    """Play Moves on a Dancer that is at the club being danced."""
    dancers = assignment_of(state, move.dancer.seat).clubs[state.danced]
    return any(dancer.skill == move.dancer.skill for dancer in dancers)


def play(state: State, move: Move) -> Step:
    """Carry out a move that the rules allow."""
    match move:
        case Assign():
            return assign(state, move)
        case Reveal():
            return reveal(state, move)
        case Swap():
            return swap(state, move)
        case DeclineSwap():
            return decline_swap(state, move.seat)
        case PlayMoves():
            return play_moves(state, move)
        case Pass():
            return pass_turn(state, move.seat)


def assign(state: State, move: Assign) -> Step:
    """1.3 The last seat to assign closes the step. 1.6 Then the lead side reveals a Dancer, if there is one."""
    clubs = tuple(map(dancers_of, move.clubs))
    waiting = removed(state.to_move, move.seat)
    after = replace(
        state,
        assignments=replaced(state.assignments, move.seat, Assignment(clubs=clubs, backup=move.backup)),
        to_move=waiting,
    )
    events: tuple[Event, ...] = (DancersAssigned(seat=move.seat, clubs=move.clubs, backup=move.backup),)
    if waiting:
        return Transition(after, events)
    if state.lead is None:
        return dance(after, events)
    revealing = tuple(seats_of(state.lead, state.seats))
    return Transition(replace(after, phase=Phase.REVEAL, to_move=revealing), events)


def dancers_of(skills: Iterable[int]) -> tuple[Dancer, ...]:
    """Dancers with these skills; no Move was played on them yet."""
    return tuple(Dancer(skill=skill, moves=0) for skill in skills)


def reveal(state: State, move: Reveal) -> Step:
    """1.6 One seat reveals for its side. 1.8 Then the other side may swap."""
    club = club_of(assignment_of(state, move.seat), move.dancer)
    swapping = tuple(seats_of(other_side(side_of(move.seat)), state.seats))
    revealed = DancerName(seat=move.seat, skill=move.dancer)
    after = replace(state, phase=Phase.SWAP, to_move=swapping, revealed=revealed)
    return Transition(after, (DancerRevealed(seat=move.seat, club=club, skill=move.dancer),))


def swap(state: State, move: Swap) -> Step:
    """1.8 One swap for the side ends the step."""
    mine = assignment_of(state, move.seat)
    between = tuple(sorted(club_of(mine, skill) for skill in move.dancers))
    after = replace(state, assignments=replaced(state.assignments, move.seat, swapped(mine, *move.dancers)))
    return dance(after, (DancersSwapped(seat=move.seat, clubs=between, dancers=move.dancers),))


def swapped(assignment: Assignment, first: int, second: int) -> Assignment:
    """The same assignment after two Dancers have changed places."""
    place_of = {first: second, second: first}
    sent = (sorted(place_of.get(dancer.skill, dancer.skill) for dancer in club) for club in assignment.clubs)
    return replace(assignment, clubs=tuple(map(dancers_of, sent)))


def decline_swap(state: State, seat: Seat) -> Step:
    """1.8 The step ends when all seats of the side have declined."""
    declined = (SwapDeclined(seat=seat),)
    if waiting := removed(state.to_move, seat):
        return Transition(replace(state, to_move=waiting), declined)
    return dance(state, declined)


def club_of(assignment: Assignment, skill: int) -> int:
    """At which club the Dancer is."""
    return next(index for index, dancers in enumerate(assignment.clubs) for dancer in dancers if dancer.skill == skill)
