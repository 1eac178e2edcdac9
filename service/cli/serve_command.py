"""Command serve: replace this process by gunicorn with the settings of the service."""

import os
import sys
from pathlib import Path

import click

import service
from service.cli.options import examples


@click.command(epilog=examples("dancecard serve --port 8000"))
@click.option("--host", help="Address to listen on; overrides the environment variable HOST.")
@click.option("--port", type=click.IntRange(1, 65_535), help="Port; overrides the environment variable PORT.")
def serve(host: str | None, port: int | None) -> None:
    """Run the service. Environment variables configure it: see the README."""
    options = {"HOST": host, "PORT": port}
    given = {name: str(value) for name, value in options.items() if value is not None}
    settings = Path(service.__file__).with_name("gunicorn.conf.py")
    command = [sys.executable, "-m", "gunicorn", "-c", str(settings), "service.wsgi:app"]
    os.execve(sys.executable, command, {**os.environ, **given})
