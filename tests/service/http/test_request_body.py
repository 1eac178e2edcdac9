"""Reading request bodies: the same responses under any WSGI server and for any behaviour of its input stream."""

from io import BytesIO

import pytest
from gunicorn.http.errors import InvalidChunkSize, NoMoreData
from werkzeug.test import EnvironBuilder

from service.codec.problem_details import ProblemError
from service.http.request_body import read_body

LIMIT = 100


def request(stream, length=None, terminated=True, **headers):
    """A POST whose body comes from this stream, with a Content-Length or in chunks."""
    environ = EnvironBuilder(method="POST", content_type="application/json", headers=headers).get_environ()
    environ["wsgi.input"] = stream
    environ.pop("CONTENT_LENGTH", None)
    environ.update({"HTTP_TRANSFER_ENCODING": "chunked"} if length is None else {"CONTENT_LENGTH": str(length)})
    environ.update({"wsgi.input_terminated": True} if terminated else {})
    return environ


def refused(asked):
    with pytest.raises(ProblemError) as refusal:
        read_body(asked, LIMIT)
    return refusal.value


class Dripping(BytesIO):
    """A stream that gives one byte at a time."""

    def read(self, size=-1):
        return super().read(min(size, 1))


class Failing:
    """A stream that raises."""

    def __init__(self, error):
        self.error = error

    def read(self, size):
        raise self.error


@pytest.mark.parametrize("stream", [BytesIO, Dripping])
@pytest.mark.parametrize("length", [LIMIT, None])
@pytest.mark.parametrize("terminated", [True, False])
def test_a_body_of_the_limit_is_read_whole(stream, length, terminated):
    asked = request(stream(b"x" * LIMIT), length, terminated)
    expected = b"" if length is None and not terminated else b"x" * LIMIT
    assert read_body(asked, LIMIT) == expected


@pytest.mark.parametrize("length", [LIMIT + 1, None])
def test_a_longer_body_is_413_with_the_limit(length):
    found = refused(request(BytesIO(b"x" * (LIMIT + 1)), length)).problem
    assert (found.status, found.code, found.limit) == (413, "body_too_large", LIMIT)


def test_nothing_is_read_of_a_body_whose_declared_length_is_over_the_limit():
    assert refused(request(Failing(AssertionError()), LIMIT + 1)).problem.status == 413


def test_a_body_shorter_than_its_declared_length_is_400():
    assert refused(request(BytesIO(b"{}"), 3)).problem.code == "bad_request"


def test_nothing_is_read_beyond_the_declared_length():
    assert read_body(request(BytesIO(b"{} GET /"), 2), LIMIT) == b"{}"


@pytest.mark.parametrize("error", [InvalidChunkSize(b"x"), NoMoreData(), TimeoutError(), ValueError(), RuntimeError()])
@pytest.mark.parametrize("length", [10, None])
def test_every_error_of_the_servers_stream_is_400(error, length):
    assert refused(request(Failing(error), length)).problem.code == "bad_request"


def test_content_coding_gets_415_with_the_accepted_codings():
    found = refused(request(BytesIO(b"{}"), 2, **{"Content-Encoding": "gzip"}))
    assert (found.problem.status, found.headers) == (415, {"Accept-Encoding": "identity"})


def test_other_media_type_gets_415_without_a_header():
    asked = request(BytesIO(b"{}"), 2)
    asked["CONTENT_TYPE"] = "text/plain"
    found = refused(asked)
    assert (found.problem.status, found.headers) == (415, {})


def test_the_header_of_a_415_reaches_the_client(service):
    answer = service.open(
        "/games/lets-dance/new", data=b"{}", content_type="application/json", headers={"Content-Encoding": "br"}
    )
    assert (answer.status_code, answer.headers["Accept-Encoding"]) == (415, "identity")
