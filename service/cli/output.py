"""Standard output of the commands."""

import sys

import click
import msgspec


def print_json(answer: bytes) -> None:
    """Print an answer: indented on a terminal, otherwise in one line."""
    print_text((msgspec.json.format(answer) if sys.stdout and sys.stdout.isatty() else answer) + b"\n")


def print_text(text: bytes | str) -> None:
    """Write to standard output. Raises OSError if it is closed."""
    if sys.stdout is None:
        raise OSError("Standard output is closed.")
    click.echo(text, nl=False)
