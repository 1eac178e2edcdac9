"""The commands for single games answer what the service answers; their exit codes say how it went."""

import gzip
import json
import re
import socket
import subprocess
import tomllib
from http.client import HTTPConnection
from importlib.metadata import EntryPoint

import click
import pytest
from click.testing import CliRunner

from rules import random_transcript, read_transcript, verify, write_move, write_notation
from rules.registry import GAMES
from service.cli.files import zstd
from service.cli.main import main
from service.codec.json_reader import encode
from service.config import Config
from service.wsgi import create_service
from tests.service.cli.running import COMMAND, SECONDS, dancecard, installed
from tests.tracked import ROOT

A_GAME = GAMES["dancing-queen"]
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
DONE, REFUSED, USAGE, MALFORMED, FAILED = range(5)


def asked(*arguments, text=b"", code=DONE):
    """What a command writes to standard output, in this process."""
    found = CliRunner().invoke(main, [*map(str, arguments)], input=text)
    assert found.exit_code == code, (found.output, found.exception)
    return found.stdout_bytes


def problem(*arguments, text=b"", code):
    """What a refused command writes to standard error."""
    found = CliRunner().invoke(main, [*map(str, arguments)], input=text)
    assert (found.exit_code, found.stdout_bytes) == (code, b""), found.output
    return found.stderr


@pytest.fixture(scope="module")
def client():
    return create_service(Config(log_level="warning")).test_client()


@games
def test_commands_answer_byte_for_byte_what_the_service_answers(game, client):
    def served(path, **body):
        answer = client.post(f"/games/{game.name}/{path}", json=body)
        assert answer.status_code == 200
        return answer.data + b"\n"

    options = json.loads(encode(game.options))
    chosen = [part for name, value in options.items() for part in ("--option", f"{name}={value}")]
    seats = game.seats[-1]
    new = asked("new", game.name, "--seats", seats, "--seed", "s", *chosen, "--include", "views")
    assert new == served("new", seats=seats, options=options, seed="s", include=["views"])
    state = json.loads(new)["state"]
    assert asked("legal-moves", text=new) == served("legal-moves", state=state)
    assert asked("legal-moves", "--seat", 1, text=new) == served("legal-moves", state=state, seat=1)
    assert asked("view", "--seat", 0, text=new) == served("view", state=state, seat=0)
    assert asked("view", text=json.dumps(state).encode()) == served("view", state=state, seat=None)
    move = json.loads(asked("legal-moves", text=new))["moves"][0]
    expected = served("apply", state=state, move=move, include=["legal_moves"])
    in_words = write_move(game.legal_moves(game.new(seats, game.options, "s").state)[0])
    both = json.dumps({"state": state, "move": move}).encode()
    for text, *given in ((new, "--move", json.dumps(move)), (new, "--move", in_words), (both,)):
        assert asked("apply", *given, "--include", "legal_moves", text=text) == expected


@games
def test_a_transcript_is_replayed_from_json_and_from_text(game, client):
    transcript = random_transcript(game, game.seats[0], game.options, "s")
    body = json.loads(encode(transcript))
    members = {name: body[name] for name in ("seats", "options", "seed", "moves", "rules_version")}
    expected = client.post(f"/games/{game.name}/replay", json={**members, "include": ["events"]}).data + b"\n"
    for text in (encode(transcript), json.dumps(body, indent=2).encode(), write_notation(transcript).encode()):
        assert asked("replay", "--include", "events", text=text) == expected


def test_a_replay_that_is_refused_says_so_by_its_exit_code():
    body = json.loads(encode(random_transcript(A_GAME, 2, A_GAME.options, "s")))
    body["moves"].insert(2, body["moves"][1])
    answer = json.loads(asked("replay", text=json.dumps(body).encode(), code=REFUSED))
    assert answer["refused"]["index"] == answer["applied"] == 2


def test_a_replay_compares_the_digest():
    body = json.loads(encode(random_transcript(A_GAME, 2, A_GAME.options, "s")))
    text = json.dumps({**body, "state_digest": "0" * 64}).encode()
    assert "unexpected_state" in problem("replay", text=text, code=REFUSED)


START = encode(A_GAME.new(2, A_GAME.options, "s").state)
WRONG = [
    (["apply", "--move", "0 draw"], START, REFUSED, "illegal_move"),
    (["apply", "--move", "5 draw"], START, REFUSED, "no_such_seat"),
    (["view", "--seat", "2"], START, REFUSED, "no_such_seat"),
    (["view", "--seat", "99"], START, MALFORMED, "invalid_request"),
    (["legal-moves"], START.replace(b'"ply":0', b'"ply":999999'), REFUSED, "impossible_state"),
    (["legal-moves"], b"nonsense", MALFORMED, "malformed_json"),
    (["legal-moves"], b'{"state": 1}', MALFORMED, "invalid_request"),
    (["legal-moves"], START.replace(b"dancing-queen", b"chess"), MALFORMED, "There is no game 'chess'"),
    (["apply"], START, MALFORMED, "invalid_request"),
    (["apply", "--move", "0 dance"], START, MALFORMED, "line 1, column 3: Expected one of open, draw"),
    (["apply", "--move", "{"], START, MALFORMED, "malformed_json"),
    (["replay"], b"game dancing-queen\nseats x", MALFORMED, "line 2, column 7: Expected a whole number"),
    (["replay"], b"game\n\xc3\xa9 \xff", MALFORMED, "line 2, column 3: This is not UTF-8."),
    (
        ["replay"],
        b"\xef\xbb\xbfgame dancing-queen\n",
        MALFORMED,
        "line 1, column 1: The text begins with a byte order mark.",
    ),
    (["legal-moves"], b"\xef\xbb\xbf{}", MALFORMED, "It begins with a byte order mark."),
    (["transcript"], b"\xef\xbb\xbf{}", MALFORMED, "line 1, column 1: The text begins with a byte order mark."),
    (["transcript"], b"\n\n\xc3\xa9 \xff", MALFORMED, "line 3, column 3: This is not UTF-8."),
    (["transcript"], b"\n{}\n", MALFORMED, "Line 2: This is no transcript"),
    (["transcript"], b'\n{"game":\n"dancing-queen",\n]}', MALFORMED, "Line 4, column 1: "),
    (["transcript"], b'\n\n{"game": "dancing-queen",, }', MALFORMED, "Line 3, column 26: "),
    (["transcript"], b'\n{"game": "chess"}', MALFORMED, "line 2: There is no game 'chess'"),
    (["replay"], b"{}", MALFORMED, "invalid_request"),
    (["transcript"], b"{}", MALFORMED, "invalid_request"),
    (["transcript"], b"game dancing-queen\n\n1. 0 fly\n", MALFORMED, "line 1, column 19: After this"),
    (["new", "dancing-queen", "--seats", "3"], b"", MALFORMED, "/seats"),
    (["new", "dancing-queen", "--option", "microphone=5"], b"", MALFORMED, "/options/microphone"),
    (["new", "dancing-queen", "--option", "microphone"], b"", USAGE, "must be name=value"),
    (["new", "chess"], b"", USAGE, "'chess' is not one of"),
    (["random-games", "dancing-queen", "--seats", "3"], b"", MALFORMED, "/seats"),
    (["random-games", "--seed", "x" * 63], b"", MALFORMED, "/seed"),
    (["play", "dancing-queen", "--seat", "2"], b"", REFUSED, "no_such_seat"),
    (["random-games", "--count", "10", "--seed", "x" * 63], b"", MALFORMED, "/seed"),
    (["play", "dancing-queen", "--seat", "-1"], b"", REFUSED, "no_such_seat"),
    (["legal-moves", "no such file"], b"", MALFORMED, "'no such file': No such file"),
    (["replay", "."], b"", MALFORMED, "Is a directory"),
    (["nothing"], b"", USAGE, "No such command"),
]


@pytest.mark.parametrize(("arguments", "text", "code", "told"), WRONG, ids=[" ".join(each[0])[:60] for each in WRONG])
def test_what_is_wrong_is_told_on_standard_error_and_by_the_exit_code(arguments, text, code, told):
    assert told in problem(*arguments, text=text, code=code)


def test_a_seed_may_be_so_long_that_the_games_own_seeds_are_no_longer_than_they_may_be():
    lines = asked("random-games", "dancing-queen", "--count", 10, "--seed", "x" * 62, "--workers", 1).splitlines()
    assert [json.loads(line)["seed"] for line in lines] == [f"{'x' * 62}-{number}" for number in range(10)]


def in_a_shell(command):
    """The exit code of a shell's command, and what it writes to standard error."""
    program = " ".join(COMMAND)
    done = subprocess.run(
        ["bash", "-c", command.replace("dancecard", program)],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=False,
        timeout=SECONDS,
    )
    return done.returncode, done.stderr.decode()


@pytest.mark.medium
def test_who_reads_no_further_ends_it_without_a_word():
    command = "dancecard random-games --count 300 --workers 1 | head -c 1; exit ${PIPESTATUS[0]}"
    assert in_a_shell(command) == (FAILED, "")


@pytest.mark.medium
@pytest.mark.parametrize(
    "command", ["new dancing-queen >&-", "schema >&-", "validate README.md >&-", "legal-moves <&-", "transcript <&-"]
)
def test_where_nothing_can_be_read_or_written_it_is_told(command):
    code, told = in_a_shell(f"dancecard {command}")
    assert code == FAILED
    assert re.fullmatch("Error: .*\n", told)


def test_without_a_seed_the_system_makes_one():
    seeds = {json.loads(asked("new", "dancing-queen"))["state"]["chance"]["seed"] for _ in range(3)}
    assert len(seeds) == 3
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)


# Transcripts


@games
def test_transcripts_become_text_and_text_becomes_the_same_transcripts(game):
    lines = b"".join(encode(random_transcript(game, game.seats[0], game.options, f"{n}")) + b"\n" for n in range(3))
    text = asked("transcript", text=lines)
    assert text.count(b"game ") == 3
    assert asked("transcript", text=text) == lines
    assert asked("transcript", text=b"\n\n" + text.replace(b"\n", b"\r\n")) == lines
    one = json.dumps(json.loads(lines.splitlines()[0]), indent=1).encode()
    assert asked("transcript", text=one) + b"\n" == text[: text.index(b"game ", 1)]


def test_of_a_transcript_that_is_wrong_the_line_is_told():
    good = encode(random_transcript(A_GAME, 2, A_GAME.options, "s"))
    wrong_ones = [(b"{", "Line 4, column 2: "), (b'{"game": "lets-dance"}', "Line 4: "), (b'{"game": "x"}', "line 4: ")]
    for wrong, told in wrong_ones:
        found = CliRunner().invoke(main, ["transcript"], input=good + b"\n\n" + good + b"\n" + wrong)
        assert found.exit_code == MALFORMED
        assert found.stdout.count("game dancing-queen") == 2
        assert told in found.stderr


def test_no_transcripts_become_nothing():
    assert asked("transcript", text=b"") == asked("transcript", text=b"\n\n") == b""


# Games at random


@pytest.mark.medium
def test_random_games_are_whole_of_the_games_asked_for_and_the_same_for_the_same_seed(tmp_path):
    lines = dancecard("random-games", "--count", 30, "--seed", "x", "--workers", 2).splitlines()
    assert dancecard("random-games", "--count", 30, "--seed", "x", "--workers", 1).splitlines() == lines
    transcripts = list(map(read_transcript, lines))
    assert [each.game for each in transcripts] == list(GAMES) * 6
    assert all(verify(GAMES[each.game], each).outcome for each in transcripts)
    assert {each.seats for each in transcripts} >= {2, 3, 4}
    assert len({each.options for each in transcripts}) > len(GAMES)
    asked_for = ("random-games", "dancing-dragons", "--seats", 8, "--option", "target=3", "--count", 3)
    for name, opened in (("a.gz", gzip.open), ("b.zst", zstd.open), ("c.jsonl", open)):
        assert dancecard(*asked_for, "--output", tmp_path / name) == b""
        with opened(tmp_path / name, "rb") as file:
            found = [read_transcript(line) for line in file]
        assert [(each.game, each.seats, each.options.target) for each in found] == [("dancing-dragons", 8, 3)] * 3


# Playing in the terminal


@pytest.mark.medium
@games
def test_a_whole_game_can_be_played_and_ends_with_its_outcome(game):
    played = asked("play", game.name, "--seed", "s", text=b"1\n" * 20_000).decode()
    assert "Your move" in played
    assert "Outcome" in played
    assert re.search(r"winners: (seat \d|nobody)", played)


def test_a_move_can_be_told_in_words_and_what_is_wrong_is_explained():
    answers = b"9\n" + b"0" * 5000 + b"1\nfly\ndraw\nopen girl\nq\n"
    played = asked("play", "dancing-queen", "--seed", "s", text=answers).decode()
    for told in ("From 1 to 2, or q", "Expected one of open, draw", "Rule 0.1", "seat 0 lead_chosen", "gender girl"):
        assert told in played


def test_a_player_sees_no_more_than_the_seat_may_see():
    played = asked("play", "lets-dance", "--seed", "s", text=b"q\n").decode()
    other = GAMES["lets-dance"].new(2, GAMES["lets-dance"].options, "s").state.hands[1]
    assert ",".join(other) not in played.replace("\n", "")
    assert "chance" not in played


@games
def test_the_same_seed_and_answers_play_the_same_game(game):
    first, second, other = (asked("play", game.name, "--seed", seed, text=b"1\n" * 3 + b"q\n") for seed in "aab")
    assert first == second != other


# The service, the program itself, and what `--help` says


def test_the_program_that_is_installed_is_this_command():
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    assert {name: EntryPoint(name, value, "console_scripts").load() for name, value in scripts.items()} == {
        "dancecard": main
    }


@pytest.mark.medium
def test_serve_runs_the_service_and_ends_with_it():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    command = [*COMMAND, "serve", "--host", "127.0.0.1", "--port", str(port)]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, env=None) as process:
        while b"Listening" not in (line := process.stderr.readline()):
            assert line
        connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
        connection.request("GET", "/readyz")
        assert connection.getresponse().status == 200
        connection.close()
        process.terminate()
        process.communicate(timeout=SECONDS)
    assert process.returncode == 0


def help_of(command):
    with click.Context(command, info_name="dancecard") as context:
        return command.get_help(context)


def example_of(name):
    """The lines under `Examples:`."""
    told = help_of(main if name == "" else main.commands[name])
    return re.search(r"Examples:\n((?:    .*\n)+)", told)[1]


def test_every_command_has_examples_and_tells_the_exit_codes():
    for name in ("", *main.commands):
        assert example_of(name).strip()
        assert "Exit codes: 0 done; 1 the rules say no; 2 wrong use" in help_of(
            main if name == "" else main.commands[name]
        )


@pytest.mark.medium
@pytest.mark.parametrize("name", ["", *(name for name in main.commands if name != "serve")])
def test_the_examples_of_the_help_work_as_they_stand(name, tmp_path):
    done = subprocess.run(
        ["bash", "-eo", "pipefail", "-c", example_of(name)],
        cwd=tmp_path,
        env=installed(tmp_path),
        input=b"q\n",
        capture_output=True,
        check=False,
        timeout=SECONDS,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout or any(tmp_path.glob("*.json*"))


def test_the_example_of_serve_is_one_that_is_tested():
    assert example_of("serve").split() == ["dancecard", "serve", "--port", "8000"]
