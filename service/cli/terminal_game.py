"""Terminal game: one seat is played by the user, the others choose random moves."""

from dataclasses import dataclass
from random import Random

import click
import msgspec
from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rules.game import AnyGame, Transition
from rules.move_notation import NotationError, read_move, write_move, written
from rules.records import Event, Move, Outcome, Seat, State

COLOURS = ("cyan", "magenta", "yellow", "green", "blue", "red", "bright_cyan", "bright_magenta")  # by seat
OMITTED = ("game", "rules_version", "seats", "options", "seat", "seed", "seed_commitment", "outcome")  # view members
QUIT = "q"
MAX_DIGITS = 9  # of an answer; int() refuses thousands of them


@dataclass(slots=True)
class TerminalGame:
    """Game in progress in the terminal: its state, and the user's seat."""

    game: AnyGame
    state: State
    seat: Seat
    console: Console
    random: Random

    def play(self) -> None:
        """Play until the game is over or the user quits."""
        self.console.rule(f"[bold]{self.game.title}[/], {self.state.seats} seats; you are {seat_label(self.seat)}")
        while self.state.outcome is None:
            move = self.next_move()
            if move is None:
                return
            self.advance(self.game.apply(self.state, move))
        self.console.print(outcome_table(self.state.outcome), outcome_line(self.state.outcome))

    def next_move(self) -> Move | None:
        """Move of a random seat among those that can act. None if the user quits."""
        legal = {seat: self.game.legal_moves(self.state, seat) for seat in self.state.to_move}
        seat = self.random.choice([seat for seat, moves in legal.items() if moves])
        return self.prompt(legal[seat]) if seat == self.seat else self.random.choice(legal[seat])

    def prompt(self, legal: tuple[Move, ...]) -> Move | None:
        """Ask the user for a legal move, by number or in notation, until there is one. None if the user quits."""
        self.print_view()
        self.console.print(Columns([f"[bold]{number}[/] {move_label(move)}" for number, move in enumerate(legal, 1)]))
        while (answer := click.prompt("Your move", default="1").strip()) != QUIT:
            move = self.parse_answer(answer, legal)
            if move is not None:
                return move
        return None

    def parse_answer(self, answer: str, legal: tuple[Move, ...]) -> Move | None:
        """Parse an answer to a legal move. None after printing why it is not one."""
        if answer.isdecimal():
            number = int(answer) if len(answer) <= MAX_DIGITS else 0
            if 1 <= number <= len(legal):
                return legal[number - 1]
            self.console.print(f"Enter a number from 1 to {len(legal)}, or {QUIT} to quit.")
            return None
        try:
            move: Move = self.game.canonical(read_move(f"{self.seat} {answer}", self.game))
        except NotationError as error:
            self.console.print(Text(error.detail, "red"))
            return None
        broken = self.game.broken_rule(self.state, move)
        if broken is not None:
            self.console.print(Text(f"Rule {broken.number}: {broken.text}", "red"))
        return move if broken is None else None

    def advance(self, transition: Transition[State, Event]) -> None:
        """Take over the new state and print the events that the user's seat may see."""
        for event in transition.events:
            visible = self.game.show(event, self.seat)
            if visible is not None:
                self.console.print(event_line(visible))
        self.state = transition.state

    def print_view(self) -> None:
        """Print the view of the user's seat."""
        grid = Table(box=box.SIMPLE, show_header=False)
        for name, value in members(self.game.view(self.state, self.seat)):
            if name not in OMITTED:
                grid.add_row(Text(name, "bold"), view_cell(value, self.state.seats))
        self.console.print(Panel(grid, title=f"move {self.state.ply + 1}", title_align="left"))


def seat_label(seat: Seat) -> str:
    """Seat in its colour, as markup."""
    return f"[{colour_of(seat)}]seat {seat}[/]"


def colour_of(seat: Seat) -> str:
    """Colour of a seat."""
    return COLOURS[seat % len(COLOURS)]


def move_label(move: Move) -> str:
    """Move in notation without its seat, as markup."""
    return write_move(move).partition(" ")[2].replace("[", r"\[")


def event_line(event: Event) -> Text:
    """Event in one line, in the colour of its seat."""
    seat: Seat | None = getattr(event, "seat", None)
    values = "  ".join(f"{name} {written(value)}" for name, value in members(event) if name != "seat")
    style, label = ("white", "") if seat is None else (colour_of(seat), f"seat {seat} ")
    return Text(f"  {label}{event.__struct_config__.tag}  {values}", style)


def view_cell(value: object, seats: int) -> Text | Table:
    """Value of a view as a table cell; a list with an item for each seat becomes one line per seat."""
    if not isinstance(value, tuple) or len(value) != seats or isinstance(value[0], int | str):
        return Text(value_text(value))
    grid = Table.grid(padding=(0, 1))
    for seat, item in enumerate(value):
        grid.add_row(Text(str(seat), colour_of(seat)), Text(value_text(item)))
    return grid


def value_text(value: object) -> str:
    """Value in notation; a record with the names of its members."""
    if isinstance(value, msgspec.Struct):
        return "  ".join(f"{name} {written(item)}" for name, item in members(value))
    return written(value)


def outcome_table(outcome: Outcome) -> Table:
    """Score sheet as a table, winners highlighted."""
    lines = [name for name in outcome.scores[0].__struct_fields__ if name != "seat"]
    table = Table("seat", *lines, title="Outcome")
    for score in outcome.scores:
        style = "bold green" if score.seat in outcome.winners else ""
        table.add_row(seat_label(score.seat), *(str(getattr(score, name)) for name in lines), style=style)
    return table


def outcome_line(outcome: Outcome) -> str:
    """Reason of the end and the winners, as markup."""
    return f"{outcome.reason}; winners: {', '.join(map(seat_label, outcome.winners)) or 'nobody'}"


def members(record: msgspec.Struct) -> list[tuple[str, object]]:
    """Names and values of a record's members."""
    return [(name, getattr(record, name)) for name in record.__struct_fields__]
