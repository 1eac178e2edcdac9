"""Exit codes of `dancecard`, and the help text that lists them."""

from enum import IntEnum


class ExitCode(IntEnum):
    """Exit code of the process. click itself uses DONE and USAGE."""

    DONE = 0
    REFUSED = 1  # by the rules of the game
    USAGE = 2
    MALFORMED = 3  # input, or input that cannot be opened
    FAILED = 4


EXIT_CODES_HELP = f"""\b
Exit codes: {ExitCode.DONE} done; {ExitCode.REFUSED} refused by the rules; {ExitCode.USAGE} wrong usage;
{ExitCode.MALFORMED} malformed or unreadable input; {ExitCode.FAILED} failed or interrupted.
"""
