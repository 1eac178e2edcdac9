"""`python -m service.cli` is `dancecard`."""

from service.cli.main import main

main(prog_name="dancecard")
