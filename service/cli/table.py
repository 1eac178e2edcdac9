"""A game in the terminal: one seat is yours, and the others move at random."""

from dataclasses import dataclass
from random import Random
from typing import Any

import click
import msgspec
from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from rules.game import Transition
from rules.notation import NotationError, read_move, write_move, written
from rules.transcripts import AnyGame
from rules.wire import Event, Move, Record, Seat

COLORS = ("cyan", "magenta", "yellow", "green", "blue", "red", "bright_cyan", "bright_magenta")  # of seats
QUIET = ("game", "rules_version", "seats", "options", "seat", "seed", "seed_commitment", "outcome")  # of a view
LEAVE = "q"
MOST_DIGITS = 9  # of an answer: no list is so long


@dataclass(slots=True)
class Table:
    """A game that is played: the state, and what the person sees of it."""

    game: AnyGame
    state: Any
    seat: Seat
    console: Console
    random: Random

    def play(self) -> None:
        """Play until the game is over, or the person has enough."""
        self.console.rule(f"[bold]{self.game.title}[/], {self.state.seats} seats; you are {self.named(self.seat)}")
        while self.state.outcome is None:
            move = self.next_move()
            if move is None:
                return
            self.show(self.game.apply(self.state, move))
        self.show_outcome()

    def next_move(self) -> Move | None:
        """A move of any seat that can act, each as likely as another; None is to leave."""
        legal = {seat: self.game.legal_moves(self.state, seat) for seat in self.state.to_move}
        seat = self.random.choice([seat for seat, moves in legal.items() if moves])
        return self.asked(legal[seat]) if seat == self.seat else self.random.choice(legal[seat])

    def named(self, seat: Seat) -> str:
        """A seat in its colour."""
        return f"[{COLORS[seat % len(COLORS)]}]seat {seat}[/]"

    def asked(self, legal: tuple[Move, ...]) -> Move | None:
        """What the person wants to do: a number of the list, or a move as text; None is to leave."""
        self.show_view()
        self.console.print(Columns([f"[bold]{number}[/] {self.told(move)}" for number, move in enumerate(legal, 1)]))
        while (answer := click.prompt("Your move", default="1").strip()) != LEAVE:
            found = self.chosen(answer, legal)
            if found is not None:
                return found
        return None

    def chosen(self, answer: str, legal: tuple[Move, ...]) -> Move | None:
        """The legal move that an answer means; what is wrong is told."""
        if answer.isdecimal():
            number = int(answer) if len(answer) <= MOST_DIGITS else 0
            if 1 <= number <= len(legal):
                return legal[number - 1]
            self.console.print(f"From 1 to {len(legal)}, or {LEAVE} to leave.")
            return None
        try:
            move = self.game.normal(read_move(f"{self.seat} {answer}", self.game))
        except NotationError as error:
            self.console.print(Text(error.detail, "red"))
            return None
        broken = self.game.broken_rule(self.state, move)
        if broken is not None:
            self.console.print(Text(f"Rule {broken.number}: {broken.text}", "red"))
        return move if broken is None else None

    def told(self, move: Move) -> str:
        """A move without its seat."""
        return write_move(move).partition(" ")[2].replace("[", r"\[")

    def show(self, after: Transition[Any, Any]) -> None:
        """Take up the new state, and tell what this seat may see of how it came."""
        for event in after.events:
            shown = self.game.show(event, self.seat)
            if shown is not None:
                self.console.print(self.line_of(shown))
        self.state = after.state

    def line_of(self, event: Event) -> Text:
        """An event in one line, in the colour of its seat."""
        seat = getattr(event, "seat", None)
        members = [f"{name} {written(value)}" for name, value in items(event) if name != "seat"]
        style = "white" if seat is None else COLORS[seat % len(COLORS)]
        who = "" if seat is None else f"seat {seat} "
        return Text(f"  {who}{event.__struct_config__.tag}  {'  '.join(members)}", style)

    def show_view(self) -> None:
        """What this seat may see."""
        view = self.game.view(self.state, self.seat)
        grid = Grid(box=box.SIMPLE, show_header=False)
        for name, value in items(view):
            if name not in QUIET:
                grid.add_row(Text(name, "bold"), self.cell(value))
        self.console.print(Panel(grid, title=f"move {self.state.ply + 1}", title_align="left"))

    def cell(self, value: Any) -> Any:
        """A value, a list by seats in lines of their own."""
        by_seat = isinstance(value, tuple) and len(value) == self.state.seats and not isinstance(value[0], int | str)
        if not by_seat:
            return Text(plain(value))
        grid = Grid.grid(padding=(0, 1))
        for seat, each in enumerate(value):
            grid.add_row(Text(str(seat), COLORS[seat % len(COLORS)]), Text(plain(each)))
        return grid

    def show_outcome(self) -> None:
        """Who has won, and the score sheet."""
        outcome = self.state.outcome
        grid = Grid("seat", *(name for name in outcome.scores[0].__struct_fields__ if name != "seat"), title="Outcome")
        for score in outcome.scores:
            lines = [str(value) for name, value in items(score) if name != "seat"]
            style = "bold green" if score.seat in outcome.winners else ""
            grid.add_row(self.named(score.seat), *lines, style=style)
        self.console.print(
            grid, f"{outcome.reason}; winners: {', '.join(map(self.named, outcome.winners)) or 'nobody'}"
        )


def items(record: Record) -> list[tuple[str, Any]]:
    """The members of a record."""
    return [(name, getattr(record, name)) for name in record.__struct_fields__]


def plain(value: Any) -> str:
    """A value for people: records name what is in them."""
    if isinstance(value, msgspec.Struct):
        return "  ".join(f"{name} {written(each)}" for name, each in items(value))  # type: ignore[arg-type]
    return written(value)
