"""Configuration by environment variables, validated at start."""

import os
import re
from base64 import urlsafe_b64decode
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

KIB = 1024
MIB = 1024 * KIB
Parser = Callable[[str], object]
SWITCH = re.compile("(?ai)on|off")
LEVEL = re.compile("(?ai)debug|info|warning|error|critical")
ADDRESS = re.compile(r"[0-9A-Za-z.:\[\]-]+")
ORIGIN = re.compile(r"https?://[^/\s,*]+")
KEY = re.compile(r"[A-Za-z0-9_-]{43}=?")
KEY_HASH = re.compile("[0-9a-fA-F]{64}")


class BadConfiguration(ValueError):
    """An environment variable has an invalid value."""


def matching(pattern: re.Pattern[str], expected: str, convert: Callable[[str], Any] = str) -> Callable[[str], Any]:
    """Parser of texts that match a pattern."""

    def read(text: str) -> Any:
        if not pattern.fullmatch(text):
            raise ValueError(f"must be {expected}")
        return convert(text)

    return read


def listed(read: Callable[[str], Any]) -> Callable[[str], tuple[Any, ...]]:
    """Parser of values with commas between them."""
    return lambda text: tuple(read(part.strip()) for part in text.split(","))


def whole(low: int, high: int) -> Parser:
    """Parser of whole numbers between limits."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,12}", text) or not low <= int(text) <= high:
            raise ValueError(f"must be a whole number from {low} to {high}")
        return int(text)

    return read


def bracketed(host: str) -> str:
    """Put an IPv6 address in brackets."""
    return f"[{host}]" if ":" in host and not host.startswith("[") else host


def origins(text: str) -> tuple[str, ...]:
    """Parse `*`, or origins with commas between them."""
    expected = "* or a list like https://example.org,https://example.com:8443"
    return ("*",) if text == "*" else listed(matching(ORIGIN, expected))(text)


def key(text: str) -> bytes:
    """Parse a key of 32 bytes in URL-safe Base64."""
    matching(KEY, "keys of 32 bytes in URL-safe Base64, with commas between them")(text)
    found = urlsafe_b64decode(text.rstrip("=") + "=")
    if not any(found):
        raise ValueError("must be random, and not the key of the examples")
    return found


switch = matching(SWITCH, "on or off", lambda text: text.lower() == "on")
level = matching(LEVEL, "debug, info, warning, error or critical", str.lower)
address = matching(ADDRESS, "an address or a host name", bracketed)
key_hash = matching(KEY_HASH, "SHA-256 hashes of 64 hex digits, with commas between them", bytes.fromhex)


def setting(default: Any, read: Parser, *, secret: bool = False) -> Any:
    """Declare a setting; the value of a secret is never written to a log."""
    return field(default=default, repr=not secret, metadata={"read": read, "secret": secret})


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """The settings. Each is read from the environment variable of the same name in capitals."""

    host: str = setting("0.0.0.0", address)
    port: int = setting(8000, whole(1, 65_535))
    workers: int = setting(0, whole(1, 256))  # 0, the default: as many as cores
    threads: int = setting(8, whole(1, 256))  # for each worker
    worker_connections: int = setting(1_000, whole(16, 65_536))  # open ones for each worker, idle ones too
    max_requests: int = setting(0, whole(0, 1_000_000_000))  # after which a worker is replaced; 0: never
    timeout: int = setting(30, whole(1, 3_600))  # seconds without a sign of life after which a worker is replaced
    behind_proxy: bool = setting(False, switch)  # on: no warning at the start that clients are not buffered
    cors_origins: tuple[str, ...] = setting(("*",), origins)
    max_body: int = setting(64 * KIB, whole(16 * KIB, 16 * MIB))  # bytes
    max_replay_body: int = setting(MIB, whole(64 * KIB, 64 * MIB))  # bytes
    api_keys: tuple[bytes, ...] = setting((), listed(key_hash), secret=True)  # of the clients; none: no key is needed
    # The first key seals tokens, all open them; none: one is made at start.
    seal_keys: tuple[bytes, ...] = setting((), listed(key), secret=True)
    playground: bool = setting(True, switch)  # served at /
    shortcut: bool = setting(True, switch)  # POSTs bypass Flask's routing and hooks
    log_level: str = setting("info", level)


VARIABLES = {each.name.upper(): each for each in fields(Config)}


def from_environment(environment: Mapping[str, str] = os.environ) -> Config:
    """Read the configuration. Raises BadConfiguration, which names the variable, its value and the allowed values."""
    given: dict[str, Any] = {}
    for variable, each in VARIABLES.items():
        if text := environment.get(variable, "").strip():
            try:
                given[each.name] = each.metadata["read"](text)
            except ValueError as error:
                value = "" if each.metadata["secret"] else f"={text!r}"
                raise BadConfiguration(f"{variable}{value}: {error}") from None
    return Config(**given)
