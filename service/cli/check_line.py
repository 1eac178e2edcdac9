"""Check of lines that should be transcripts: decode each, replay it, and describe the first error."""

import msgspec

from rules.transcripts import UnknownGame, verify
from service.cli.decoding import decode_transcript
from service.cli.files import MAX_LINE, WHITESPACE, Chunk, Offset
from service.codec.problem_details import Problem, ProblemError, problem_of

LINE_TOO_LONG, UNREADABLE, UNKNOWN_GAME = "line_too_long", "unreadable", "unknown_game"


class Rejection(msgspec.Struct, frozen=True):
    """Reason why a line was refused: a line of the report. `move` counts from 0; it and `rule` may be null."""

    file: str
    line: int
    move: int | None
    rule: str | None
    code: str
    detail: str


class ChunkResult(msgspec.Struct, frozen=True):
    """Result of checking a chunk: an entry of the journal."""

    begin: Offset
    end: Offset
    position: int
    games: int
    moves: int
    refused: tuple[Rejection, ...]


def check_chunk(chunk: Chunk) -> ChunkResult:
    """Check every line of a chunk that is not blank."""
    games, moves, refused = 0, 0, []
    for number, line in enumerate(chunk.lines, chunk.first):
        if line is None or line.strip(WHITESPACE):
            applied, rejection = check_line(line, chunk.name, number)
            games, moves = games + 1, moves + applied
            refused += [rejection] if rejection else []
    if chunk.read_error is not None:
        number = chunk.first + len(chunk.lines)
        refused.append(Rejection(chunk.name, number, None, None, UNREADABLE, chunk.read_error))
    return ChunkResult(chunk.begin, chunk.end, chunk.position, games, moves, tuple(refused))


def check_line(line: bytes | None, name: str, number: int) -> tuple[int, Rejection | None]:
    """Check one line. Returns the number of moves that were carried out, and the rejection, if any."""

    def rejection(code: str, detail: str, move: int | None = None, rule: str | None = None) -> Rejection:
        return Rejection(name, number, move, rule, code, detail)

    if line is None:
        return 0, rejection(LINE_TOO_LONG, f"The line is longer than {MAX_LINE} bytes.")
    try:
        game, transcript = decode_transcript(line)
    except ProblemError as error:
        return 0, rejection(error.problem.code, in_one_line(error.problem))
    except UnknownGame as error:
        return 0, rejection(UNKNOWN_GAME, str(error))
    verdict = verify(game, transcript)
    if verdict.refused is None:
        return verdict.applied, None
    move = verdict.applied if verdict.applied < len(transcript.moves) and verdict.state is not None else None
    problem = problem_of(verdict.refused)
    rule = problem.rule.number if problem.rule else None
    return verdict.applied, rejection(problem.code, in_one_line(problem), move, rule)


def in_one_line(problem: Problem) -> str:
    """Format a problem as one line: its detail, the character, and the errors or faults with their pointers."""
    places = [f"{place.pointer or '/'}: {place.detail}" for place in problem.errors or problem.faults or ()]
    at = "" if problem.position is None else f" (character {problem.position})"
    return f"{problem.detail}{at} {' '.join(places)}".strip()
