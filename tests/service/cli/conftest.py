"""Fixtures of the validation tests."""

import gzip

import pytest

from service.cli.files import zstd
from tests.service.cli.reports import game_lines, with_repeated_move


@pytest.fixture
def damaged_files(tmp_path):
    """Three files: one with a truncated line and an illegal move, a truncated gzip file, and one without fault."""
    lines = list(game_lines())
    lines[16] = lines[16][:-20] + b"\n"
    lines[100] = with_repeated_move(lines[100], 3)
    plain, truncated, good = (tmp_path / name for name in ("a.jsonl", "b.jsonl.gz", "c.jsonl.zst"))
    plain.write_bytes(b"".join(lines))
    compressed = gzip.compress(b"".join(game_lines()))
    truncated.write_bytes(compressed[: len(compressed) // 2])
    good.write_bytes(zstd.compress(b"".join(game_lines())))
    return plain, truncated, good
