"""Entry point of `python -m service.cli`: run the command line."""

from service.cli.main import main

main(prog_name="dancecard")
