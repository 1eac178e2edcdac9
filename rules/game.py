"""The shape of every game: its data and functions, legal moves, moves carried out, and states checked."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from inspect import getdoc
from types import ModuleType
from typing import Any, Generic, TypeVar, cast, get_type_hints

import msgspec
from msgspec.structs import replace

from rules.about import About
from rules.errors import GameOver, IllegalMove, ImpossibleState, NoSuchSeat, NotYourTurn, RulesError
from rules.match import Match
from rules.records import E, M, Move, O, S, Seat, Seed, State, V, variants

STARTS_KEPT = 128  # at most about 1 MiB in each process
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@dataclass(frozen=True, slots=True)
class Fault:
    """A reason why no game can be in a state, and its place (a JSON pointer into the state).

    >>> Fault("/hands/0", "A hand holds at most five cards.").pointer
    '/hands/0'
    """

    pointer: str
    detail: str


@dataclass(frozen=True, slots=True)
class Transition(Generic[S, E]):
    """A state and the events that led to it, in the order in which they happened.

    >>> from rules import GAMES
    >>> start = GAMES["dancing-queen"].new(2, GAMES["dancing-queen"].options, "a seed")
    >>> start.events[0], start.state.ply
    (RoundStarted(round=1, microphone=0), 0)
    """

    state: S
    events: tuple[E, ...]

    def with_state(self, state: S) -> "Transition[S, E]":
        """Return the transition that leads to another state.

        >>> Transition(1, ("dealt",)).with_state(2)
        Transition(state=2, events=('dealt',))
        """
        return Transition(state, self.events)

    def with_events(self, *events: E) -> "Transition[S, E]":
        """Return the transition with more events at its end.

        >>> Transition(1, ("dealt",)).with_events("drawn", "played").events
        ('dealt', 'drawn', 'played')
        """
        return Transition(self.state, (*self.events, *events))


@dataclass(frozen=True, slots=True)
class Replay(Generic[S, E]):
    """Result of a replay: the last good state, all events, and why the next move was refused, if one was.

    `applied` is the number of moves that were carried out.

    >>> from rules import GAMES, read_move
    >>> game = GAMES["dancing-queen"]
    >>> done = game.replay(2, game.options, "a seed", [read_move("0 open girl", game), read_move("0 draw", game)])
    >>> done.applied, done.refused
    (1, NotYourTurn('Seat 0 has nothing to decide now.'))
    """

    state: S
    events: tuple[E, ...]
    applied: int
    refused: RulesError | None


@dataclass(frozen=True, slots=True)
class Rule(Generic[S_contra]):
    """One sentence of the rulebook. It binds the moves that it governs, and may assume the rules numbered before it.

    `number` and `text` are those of the game's RULES.md; `holds(state, move)` is False for a move that it forbids.

    >>> from rules import GAMES
    >>> [rule.number for rule in GAMES["dancing-queen"].rules]
    ['0.1', '5.1', '5.2', '5.3', '5.4']
    """

    number: str
    text: str
    governs: Any  # a move type, or a union of some
    holds: Callable[[S_contra, Any], bool]
    implied: bool  # no candidate breaks it, by the way candidates are made: legal_moves need not ask


def rule(number: str, *, implied: bool = False) -> Callable[[Callable[[S, M], bool]], Rule[S]]:
    """Make a Rule of a function (state, move) -> bool: its docstring is the sentence, its move type what it governs.

    >>> @rule("1.1")
    ... def even_seat(state: State, move: Move) -> bool:
    ...     '''Only even seats move.'''
    ...     return move.seat % 2 == 0
    >>> even_seat.number, even_seat.text, even_seat.implied
    ('1.1', 'Only even seats move.', False)
    """

    def decorate(holds: Callable[[S, M], bool]) -> Rule[S]:
        text = " ".join((getdoc(holds) or "").split())
        return Rule(number, text, get_type_hints(holds)["move"], holds, implied)

    return decorate


@rule("0.1", implied=True)
def move_in_its_phase(state: State, move: Move) -> bool:
    """A move belongs to its phase."""
    return state.phase in move.phases


def collect_rules(*modules: ModuleType) -> tuple[Rule[Any], ...]:
    """Collect the rules of a game: those that all games share, then those of its modules in the order of the file.

    >>> from rules.dancing_queen import rules
    >>> [each.number for each in collect_rules(rules)]
    ['0.1', '5.1', '5.2', '5.3', '5.4']
    """
    return (
        move_in_its_phase,
        *(value for module in modules for value in vars(module).values() if isinstance(value, Rule)),
    )


def first_broken(rules: tuple[Rule[S], ...], state: S, move: Any) -> Rule[S] | None:
    """Find the first of these rules that forbids the move."""
    for each in rules:
        if not each.holds(state, move):
            return each
    return None


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S, M, E, V, O]):
    """Everything a game is: data about it, functions of its records, and the types of the records.

    >>> from rules import GAMES
    >>> game = GAMES["lets-dance"]
    >>> game.title, game.seats, game.rules_version
    ("Let's Dance", (2, 3, 4, 5, 6), 1)
    """

    name: str
    title: str
    rules_version: int
    seats: tuple[int, ...]
    options: O  # what holds when nobody chooses
    about: About
    deal: Callable[[int, O, str], Transition[S, E]]  # of seats, options and seed that can be
    candidates: Callable[[S, Seat], Iterator[M]]  # no legal move is missing; ordered by type as declared
    rules: tuple[Rule[S], ...]  # in number order
    canonical: Callable[[M], M]  # unordered lists sorted
    play: Callable[[S, M], Transition[S, E]]  # of a move that no rule forbids
    faults: Callable[[S], Iterator[Fault]]  # beyond those that all games share
    dealt: Callable[[S], Iterator[Fault]]  # of a state without other faults: what its seed deals otherwise
    observe: Callable[[S, Seat | None], V]  # what a seat that is there, or a spectator, may see
    show: Callable[[E, Seat | None], E | None]
    State: type[S]
    Move: Any
    Event: Any
    View: type[V]
    Options: type[O]

    def new(self, seats: int, options: O, seed: str) -> Transition[S, E]:
        """Start a game. Raises ImpossibleState if none can start so.

        `options` are a record of `game.Options`; the seed is a text of 1 to 64 characters, from which all chance comes.

        >>> from rules import GAMES
        >>> game = GAMES["dancing-queen"]
        >>> game.new(2, game.Options(microphone=1), "a seed").state.microphone
        1
        """
        if faults := tuple(self.set_up_faults(seats, options, seed)):
            raise ImpossibleState(faults)
        return self.start(seats, options, seed)

    def match(self, seats: int | None = None, seed: str = "0", options: O | None = None) -> Match[S, M, E, V]:
        """Begin a match, by default with the fewest seats and the game's own options.

        The same seed deals the same game on every machine. If it must not be guessed, take `secrets.token_hex(16)`.
        Raises ImpossibleState if no game can start so.

        >>> from rules import GAMES
        >>> GAMES["lets-dance"].match(3)
        <Match lets-dance, 3 seats, ply 0, to move 0>
        """
        chosen = self.options if options is None else options
        return Match(self, self.new(self.seats[0] if seats is None else seats, chosen, seed).state)

    def view(self, state: S, seat: Seat | None) -> V:
        """Show what a seat may see; None is a spectator. Raises NoSuchSeat.

        >>> from rules import GAMES
        >>> game = GAMES["lets-dance"]
        >>> state = game.match(3, seed="7").state
        >>> game.view(state, 0).hand == state.hands[0], game.view(state, None).hand
        (True, None)
        """
        self.require_seat(state, seat)
        return self.observe(state, seat)

    def legal_moves(self, state: S, seat: Seat | None = None) -> tuple[M, ...]:
        """List what may be done, by one seat or by all: by seat, then in the order in which the types are declared.

        Raises NoSuchSeat.

        >>> from rules import GAMES
        >>> game = GAMES["king-of-clubs"]
        >>> state = game.match(2).state
        >>> len(game.legal_moves(state)), len(game.legal_moves(state, 1))
        (240, 120)
        """
        self.require_seat(state, seat)
        doubtful = self.doubtful_by_type
        return tuple(
            move
            for mover in state.to_move
            if seat is None or mover == seat
            for move in self.candidates(state, mover)
            if first_broken(doubtful[type(move)], state, move) is None
        )

    def apply(self, state: S, move: M) -> Transition[S, E]:
        """Carry out a move. Raises GameOver, NoSuchSeat, NotYourTurn or IllegalMove, the first that holds.

        IllegalMove carries the first rule, in number order, that forbids the move.

        >>> from rules import GAMES, read_move
        >>> game = GAMES["dancing-queen"]
        >>> state = game.match().state
        >>> after = game.apply(state, read_move("1 open girl", game))
        >>> state.ply, after.state.ply, after.state.to_move
        (0, 1, (0,))
        """
        if state.outcome is not None:
            raise GameOver("The game is over.", move.seat)
        self.require_seat(state, move.seat)
        if move.seat not in state.to_move:
            raise NotYourTurn(f"Seat {move.seat} has nothing to decide now.", move.seat)
        move = self.canonical(move)
        if broken := self.broken_rule(state, move):
            raise IllegalMove(broken, move.seat)
        after = self.play(state, move)
        return Transition(replace(after.state, ply=state.ply + 1), after.events)

    def replay(self, seats: int, options: O, seed: str, moves: Iterable[M]) -> Replay[S, E]:
        """Start a game and carry out moves until one is refused. The events of the set-up come first.

        Raises ImpossibleState if no game can start so.

        >>> from rules import GAMES, read_move
        >>> game = GAMES["dancing-queen"]
        >>> done = game.replay(2, game.options, "a seed", [read_move("0 open girl", game)])
        >>> done.applied, done.state.ply, done.refused
        (1, 1, None)
        """
        start = self.new(seats, options, seed)
        state, events, applied = start.state, list(start.events), 0
        for move in moves:
            try:
                after = self.apply(state, move)
            except RulesError as refused:
                return Replay(state, tuple(events), applied, refused)
            state, applied = after.state, applied + 1
            events += after.events
        return Replay(state, tuple(events), applied, None)

    def require_seat(self, state: S, seat: Seat | None) -> None:
        """Raise NoSuchSeat unless the seat is at the table; None is a spectator.

        >>> from rules import GAMES, NoSuchSeat
        >>> game = GAMES["dancing-queen"]
        >>> try:
        ...     game.require_seat(game.match().state, 2)
        ... except NoSuchSeat as refused:
        ...     print(refused)
        There is no seat 2: seats count from 0 to 1.
        """
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < state.seats):
            raise NoSuchSeat(f"There is no seat {seat}: seats count from 0 to {state.seats - 1}.", seat)

    def broken_rule(self, state: S, move: M) -> Rule[S] | None:
        """Find the first rule, in number order, that forbids the move; None if it may be played.

        >>> from rules import GAMES, read_move
        >>> game = GAMES["dancing-queen"]
        >>> game.broken_rule(game.match().state, read_move("0 draw", game)).number
        '0.1'
        """
        return first_broken(self.rules_by_type[type(move)], state, move)

    @cached_property
    def rules_by_type(self) -> dict[type[M], tuple[Rule[S], ...]]:
        """The rules that govern each type of move."""
        return {
            kind: tuple(each for each in self.rules if issubclass(kind, each.governs)) for kind in variants(self.Move)
        }

    @cached_property
    def doubtful_by_type(self) -> dict[type[M], tuple[Rule[S], ...]]:
        """Those of them that a candidate may break."""
        return {kind: tuple(each for each in rules if not each.implied) for kind, rules in self.rules_by_type.items()}

    @cached_property
    def start(self) -> Callable[[int, O, str], Transition[S, E]]:
        """Deal. Cached: a state before the first move is compared with it whenever it comes back."""
        return lru_cache(maxsize=STARTS_KEPT)(self.deal)

    def set_up_faults(self, seats: int, options: O, seed: str) -> Iterator[Fault]:
        """Say why no game can start so; nothing if one can.

        >>> from rules import GAMES
        >>> game = GAMES["dancing-queen"]
        >>> [fault.pointer for fault in game.set_up_faults(3, game.options, "")]
        ['/seats', '/seed']
        """
        if seats not in self.seats:
            yield Fault("/seats", f"The game is for {', '.join(map(str, self.seats))} seats.")
        for pointer, value, kind in (("/options", options, self.Options), ("/seed", seed, Seed)):
            try:
                msgspec.convert(msgspec.to_builtins(value), kind)
            except msgspec.ValidationError as error:
                yield Fault(pointer, f"{error}.")

    def require_version(self, rules_version: int) -> None:
        """Raise ImpossibleState unless the rules have this version.

        >>> from rules import GAMES
        >>> GAMES["dancing-queen"].require_version(1)
        """
        if rules_version != self.rules_version:
            raise ImpossibleState((unknown_version(self.rules_version),))

    def check(self, state: S) -> None:
        """Refuse a state from outside that no game can be in. Raises ImpossibleState with every fault that was found.

        >>> from msgspec.structs import replace
        >>> from rules import GAMES, ImpossibleState
        >>> game = GAMES["dancing-queen"]
        >>> state = game.match().state
        >>> game.check(state)
        >>> try:
        ...     game.check(replace(state, to_move=(0, 2)))
        ... except ImpossibleState as refused:
        ...     print(refused.faults[0].pointer)
        /to_move
        """
        if faults := (
            tuple(shared_faults(state, self.rules_version))
            or tuple(self.faults(state))
            or tuple(self.start_faults(state))
            or tuple(self.dealt(state))
        ):
            raise ImpossibleState(faults)

    def start_faults(self, state: S) -> Iterator[Fault]:
        """Compare a state before the first move with what `deal` makes of its seats, options and seed.

        >>> from msgspec.structs import replace
        >>> from rules import GAMES
        >>> game = GAMES["dancing-queen"]
        >>> [fault.pointer for fault in game.start_faults(replace(game.match().state, microphone=1))]
        ['/microphone']
        """
        if state.ply:
            return
        start = self.start(state.seats, cast(O, state.options), state.chance.seed).state
        for name in state.__struct_fields__:
            if getattr(state, name) != getattr(start, name):
                yield Fault(f"/{name}", "No game of these seats and options, with this seed, starts so.")
                return


AnyGame = Game[Any, Any, Any, Any, Any]  # the games' own types differ, and the registry holds them all


def ply_faults(state: State, possible: Sequence[int]) -> Iterator[Fault]:
    """Refuse a number of moves that cannot have led to this table. `possible` is sorted."""
    return count_faults("/ply", state.ply, possible, "moves made")


def drawn_faults(state: State, possible: Sequence[int]) -> Iterator[Fault]:
    """Refuse a count of numbers drawn that cannot have led to this table. `possible` is sorted."""
    return count_faults("/chance/drawn", state.chance.drawn, possible, "numbers drawn")


def count_faults(pointer: str, count: int, possible: Sequence[int], counted: str) -> Iterator[Fault]:
    """Refuse a counter that is not among those that what lies on the table allows."""
    if not possible:
        yield Fault(pointer, f"No game gets here, with however many {counted}.")
    elif count not in possible:
        allowed = f"{possible[0]} to {possible[-1]}" if len(possible) > 1 else f"{possible[0]}"
        yield Fault(pointer, f"A game gets here with {allowed} {counted}, not with {count}.")


def unknown_version(known: int) -> Fault:
    """The rules have another version."""
    return Fault("/rules_version", f"Only version {known} is known.")


def shared_faults(state: State, rules_version: int) -> Iterator[Fault]:
    """Find the faults that are the same in all games."""
    if state.rules_version != rules_version:
        yield unknown_version(rules_version)
    to_move = state.to_move
    if to_move and (to_move[-1] >= state.seats or (len(to_move) > 1 and [*to_move] != sorted(set(to_move)))):
        yield Fault("/to_move", "These are not seats of the game, each once and in order.")
    if bool(to_move) == (state.outcome is not None):
        yield Fault("/to_move", "Somebody is to move exactly while the game lasts.")
