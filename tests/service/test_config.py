"""Configuration by environment variables: allowed values, and the messages for invalid ones."""

import re

import pytest

from service.config import VARIABLES, BadConfiguration, Config, from_environment

DEFAULTS = Config()


def test_defaults_without_variables():
    assert from_environment({}) == DEFAULTS
    assert DEFAULTS.cors_origins == ("*",)
    assert (DEFAULTS.max_body, DEFAULTS.max_replay_body) == (64 * 1024, 1024 * 1024)


def test_unknown_variables_are_ignored():
    assert from_environment({"PATH": "/bin", "DANCECARD": "x", "port": "1"}) == DEFAULTS


@pytest.mark.parametrize("variable", VARIABLES)
@pytest.mark.parametrize("text", ["", "  ", "\t\n"], ids=ascii)
def test_an_empty_variable_counts_as_unset(variable, text):
    assert from_environment({variable: text}) == DEFAULTS


@pytest.mark.parametrize(
    ("variable", "text", "name", "value"),
    [
        ("HOST", "127.0.0.1", "host", "127.0.0.1"),
        ("HOST", "[::1]", "host", "[::1]"),
        ("HOST", "::1", "host", "[::1]"),
        ("HOST", "::", "host", "[::]"),
        ("HOST", "localhost", "host", "localhost"),
        ("PORT", "1", "port", 1),
        ("PORT", " 65535 ", "port", 65_535),
        ("WORKERS", "4", "workers", 4),
        ("THREADS", "32", "threads", 32),
        ("WORKER_CONNECTIONS", "16", "worker_connections", 16),
        ("WORKER_CONNECTIONS", "5000", "worker_connections", 5_000),
        ("MAX_REQUESTS", "0", "max_requests", 0),
        ("TIMEOUT", "60", "timeout", 60),
        ("BEHIND_PROXY", "on", "behind_proxy", True),
        ("SHORTCUT", "off", "shortcut", False),
        ("CORS_ORIGINS", "*", "cors_origins", ("*",)),
        ("CORS_ORIGINS", "https://example.org", "cors_origins", ("https://example.org",)),
        (
            "CORS_ORIGINS",
            "https://example.org, http://localhost:5173",
            "cors_origins",
            ("https://example.org", "http://localhost:5173"),
        ),
        ("MAX_BODY", "16384", "max_body", 16_384),
        ("MAX_REPLAY_BODY", "67108864", "max_replay_body", 67_108_864),
        ("LOG_LEVEL", "Warning", "log_level", "warning"),
    ],
)
def test_a_variable_sets_its_own_setting_only(variable, text, name, value):
    chosen = from_environment({variable: text})
    assert getattr(chosen, name) == value
    for other in Config.__dataclass_fields__:
        if other != name:
            assert getattr(chosen, other) == getattr(DEFAULTS, other)


@pytest.mark.parametrize(
    ("variable", "text"),
    [
        *(("PORT", text) for text in ("abc", "0", "65536", "-1", "+80", "8e3", "80.0", "80 81", "٣٣", "9" * 5_000)),
        *(("WORKERS", text) for text in ("0", "257", "many")),
        *(("THREADS", text) for text in ("0", "257", "1.5")),
        *(("WORKER_CONNECTIONS", text) for text in ("15", "all")),
        *(("MAX_REQUESTS", text) for text in ("-1", "never")),
        *(("TIMEOUT", text) for text in ("0", "3601")),
        *(("MAX_BODY", text) for text in ("1", "64KiB", "-1", "999999999999")),
        *(("MAX_REPLAY_BODY", text) for text in ("1", "1e6")),
        *(
            ("CORS_ORIGINS", text)
            for text in (
                "nonsense",
                "example.org",
                "https://",
                "https://example.org/",
                "https://example.org/path",
                "https://*.example.org",
                "*, https://example.org",
                "https://example.org,",
                "https://example.org https://example.com",
                "null",
                "javascript://example.org",
                "https://example.org\r\nX: y",
            )
        ),
        *(("LOG_LEVEL", text) for text in ("loud", "0")),
        *(("HOST", text) for text in ("a b", "http://x", "a;b", "0.0.0.0/0")),
    ],
    ids=lambda text: ascii(text)[:30],
)
def test_an_invalid_value_is_refused_with_its_variable_and_the_allowed_values(variable, text):
    with pytest.raises(BadConfiguration, match=rf"^{variable}=.*: must be ") as refused:
        from_environment({variable: text})
    assert repr(text) in str(refused.value)
    assert "\n" not in str(refused.value)


def test_every_setting_can_be_set_by_the_variable_of_its_name():
    assert [variable.lower() for variable in VARIABLES] == list(Config.__dataclass_fields__)


def test_the_message_names_the_limits_of_a_number():
    with pytest.raises(BadConfiguration, match=re.escape("PORT='0': must be a whole number from 1 to 65535")):
        from_environment({"PORT": "0"})
