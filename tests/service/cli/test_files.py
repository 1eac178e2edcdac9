"""Input files: compression by content, chunks, and long lines."""

import gzip
import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from service.cli.files import MAX_LINE, Offset, decompress, open_output, read_chunks, zstd
from tests.service.cli.reports import GAME_COUNT, game_lines, report_of


def test_files_are_decompressed_by_content_not_by_name(tmp_path):
    lines = b"".join(game_lines())
    contents = {"a.GZ": gzip.compress(lines), "b": zstd.compress(lines), "c.gz": lines, "d.zst": lines, "e": b""}
    skippable_frame = b"\x5a\x2a\x4d\x18" + (3).to_bytes(4, "little") + b"abc"
    contents["f"] = skippable_frame + zstd.compress(lines)
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    assert [line["games"] for line in report_of([tmp_path / name for name in contents])] == [5 * GAME_COUNT]


@pytest.mark.parametrize("compress", [gzip.compress, zstd.compress, lambda content: content])
@pytest.mark.parametrize("first", [1, 3])
def test_pipe_may_deliver_its_first_bytes_one_by_one(compress, first):
    content = compress(game_lines()[0])
    reader, writer = os.pipe()
    os.write(writer, content[:first])
    with open(reader, "rb") as raw, ThreadPoolExecutor(1) as pool:

        def write_rest():
            os.write(writer, content[first:])
            os.close(writer)

        raw.peek(1)
        pool.submit(write_rest)
        assert decompress(raw).read() == game_lines()[0]


def test_named_pipe_is_read_to_its_end(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with ThreadPoolExecutor(1) as pool:
        written = pool.submit(pipe.write_bytes, b"".join(game_lines()))
        (summary,) = report_of([pipe])
        assert written.result()
    assert summary["games"] == GAME_COUNT


@pytest.mark.parametrize(("excess", "code"), [(0, "malformed_json"), (1, "line_too_long")])
@pytest.mark.parametrize("end", [b"", b"\n"])
def test_limit_of_a_line(tmp_path, excess, code, end):
    path = tmp_path / "long.jsonl"
    path.write_bytes(game_lines()[0] + b"x" * (MAX_LINE + excess) + end)
    rejection, summary = report_of([path])
    assert (rejection["line"], rejection["code"], summary["games"]) == (2, code, 2)


def test_last_line_may_lack_its_end(tmp_path):
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"".join(game_lines()).rstrip())
    assert [line["games"] for line in report_of([path])] == [GAME_COUNT]


def test_file_name_that_is_not_utf_8_is_escaped(tmp_path):
    path, journal = os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xc3\xa9.jsonl"), tmp_path / "journal"
    with open(path, "wb") as file:
        file.write(b"nonsense\n")
    for rejection, _ in (report_of([path], journal), report_of([path], journal)):
        assert rejection["file"] == f"{tmp_path}/\\xffé.jsonl"


@pytest.mark.parametrize("suffix", ["", ".gz", ".zst"])
def test_reading_resumes_at_every_chunk(tmp_path, suffix):
    path = tmp_path / f"a.jsonl{suffix}"
    with open_output(str(path)) as file:
        file.writelines(game_lines())
    chunks = list(read_chunks((str(path),), Offset()))
    assert b"".join(line for chunk in chunks for line in chunk.lines) == b"".join(game_lines())
    assert len(chunks) > 2
    for index, chunk in enumerate(chunks[:-1], 1):
        rest = read_chunks((str(path),), chunk.end)
        assert [each.lines for each in rest] == [each.lines for each in chunks[index:]]
