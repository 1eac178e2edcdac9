"""Commands for transcripts: conversion, and random games."""

import gzip
import json
import re

import pytest
from click.testing import CliRunner

from rules import random_transcript, read_transcript, verify
from rules.registry import GAMES
from service.cli.files import zstd
from service.cli.main import main
from service.codec.json_reader import encode
from tests.service.cli.running import DONE, MALFORMED, dancecard, invoke

GAME = GAMES["dancing-queen"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_conversion_both_ways_is_lossless(game):
    lines = b"".join(encode(random_transcript(game, game.seats[0], game.options, f"{n}")) + b"\n" for n in range(3))
    notation = invoke("transcript", text=lines)
    assert notation.count(b"game ") == 3
    assert invoke("transcript", text=notation) == lines
    assert invoke("transcript", text=b"\n\n" + notation.replace(b"\n", b"\r\n")) == lines
    indented = json.dumps(json.loads(lines.splitlines()[0]), indent=1).encode()
    assert invoke("transcript", text=indented) + b"\n" == notation[: notation.index(b"game ", 1)]


def test_conversion_error_names_the_line():
    good = encode(random_transcript(GAME, 2, GAME.options, "s"))
    cases = [(b"{", "Line 4, column 2: "), (b'{"game": "lets-dance"}', "Line 4: "), (b'{"game": "x"}', "line 4: ")]
    for wrong, message in cases:
        result = CliRunner().invoke(main, ["transcript"], input=good + b"\n\n" + good + b"\n" + wrong)
        assert result.exit_code == MALFORMED
        assert result.stdout.count("game dancing-queen") == 2
        assert message in result.stderr


def test_conversion_of_empty_input():
    assert invoke("transcript", text=b"") == invoke("transcript", text=b"\n\n") == b""


@pytest.mark.medium
def test_random_games_are_complete_and_do_not_depend_on_the_workers():
    lines = dancecard("random-games", "--count", 30, "--seed", "x", "--workers", 2).splitlines()
    assert dancecard("random-games", "--count", 30, "--seed", "x", "--workers", 1).splitlines() == lines
    transcripts = list(map(read_transcript, lines))
    assert [each.game for each in transcripts] == list(GAMES) * 6
    assert all(verify(GAMES[each.game], each).outcome for each in transcripts)
    assert {each.seats for each in transcripts} >= {2, 3, 4}
    assert len({each.options for each in transcripts}) > len(GAMES)


@pytest.mark.medium
@pytest.mark.parametrize(("name", "opener"), [("a.gz", gzip.open), ("b.zst", zstd.open), ("c.jsonl", open)])
def test_random_games_have_the_given_set_up_and_go_to_a_file(tmp_path, name, opener):
    set_up = ("--seats", 8, "--option", "target=3", "--count", 3, "--seed", "x")
    assert dancecard("random-games", "dancing-dragons", *set_up, "--output", tmp_path / name) == b""
    with opener(tmp_path / name, "rb") as file:
        found = [read_transcript(line) for line in file]
    assert [(each.game, each.seats, each.options.target) for each in found] == [("dancing-dragons", 8, 3)] * 3


def test_random_games_without_seed_differ_and_the_seed_printed_repeats_them():
    first, second = (CliRunner().invoke(main, ["random-games", "lets-dance", "--workers", "1"]) for _ in range(2))
    assert first.exit_code == second.exit_code == DONE
    assert first.stdout != second.stdout
    (seed,) = re.fullmatch("Seed: ([0-9a-f]{16})\n", first.stderr).groups()
    repeated = CliRunner().invoke(main, ["random-games", "lets-dance", "--workers", "1", "--seed", seed])
    assert (repeated.stdout, repeated.stderr) == (first.stdout, "")


def test_random_games_accept_a_seed_that_leaves_room_for_the_number():
    lines = invoke("random-games", "dancing-queen", "--count", 10, "--seed", "x" * 62, "--workers", 1).splitlines()
    assert [json.loads(line)["seed"] for line in lines] == [f"{'x' * 62}-{number}" for number in range(10)]
