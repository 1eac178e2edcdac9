"""`python -m service.headless` is `dancecard`."""

from service.headless.command import main

main(prog_name="dancecard")
