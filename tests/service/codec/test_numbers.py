"""Numbers in bodies that are diagnosed: integral ones within ±2^53 are integers, all others are not."""

import pytest

from service.codec.json_reader import parse

LARGEST = 2**53


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1.0", 1),
        ("1e3", 1_000),
        (f"{LARGEST - 1}", LARGEST - 1),
        (f"-{LARGEST - 1}.0", 1 - LARGEST),
        ("0", 0),
    ],
)
def test_an_integral_number_within_the_limit_is_an_integer(text, value):
    found = parse(text.encode())
    assert (type(found), found) == (int, value)


@pytest.mark.parametrize("text", ["1e308", "123456789012345678901", "-99999999999999999", "9" * 5_000, "1e16", "0.5"])
def test_a_number_beyond_the_limit_is_no_integer(text):
    assert type(parse(text.encode())) is not int


def test_a_long_run_of_digits_in_a_text_stays_as_it_is():
    assert parse(b'{"seed": "12345678901234567890"}') == {"seed": "12345678901234567890"}
