"""Configuration by environment variables, validated at start."""

import os
import re
from base64 import urlsafe_b64decode
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

KIB = 1024
MIB = 1024 * KIB


class BadConfiguration(ValueError):
    """An environment variable has an invalid value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """The settings. Each is read from the environment variable of the same name in capitals."""

    host: str = "0.0.0.0"
    port: int = 8000
    workers: int = 0  # 0: as many as cores
    threads: int = 8  # for each worker
    worker_connections: int = 1_000  # open connections for each worker, idle ones too
    max_requests: int = 0  # requests after which a worker is replaced; 0: never
    timeout: int = 30  # seconds without a sign of life after which a worker is replaced
    behind_proxy: bool = False  # a proxy stands in front that buffers slow clients and limits connections
    cors_origins: tuple[str, ...] = ("*",)
    max_body: int = 64 * KIB  # bytes
    max_replay_body: int = MIB  # bytes
    api_keys: tuple[bytes, ...] = ()  # SHA-256 hashes of the clients' keys; none: no key is needed
    # The first key seals tokens, all open them; none: one is made at start.
    seal_keys: tuple[bytes, ...] = field(default=(), repr=False)
    playground: bool = True  # served at /
    shortcut: bool = True  # POSTs bypass Flask's routing and hooks
    log_level: str = "info"


def from_environment(environment: Mapping[str, str] = os.environ) -> Config:
    """Read the configuration. Raises BadConfiguration, which names the variable, its value and the allowed values."""
    given: dict[str, Any] = {}
    for variable, (name, read) in VARIABLES.items():
        if text := environment.get(variable, "").strip():
            try:
                given[name] = read(text)
            except ValueError as error:
                value = "" if variable in SECRET else f"={text!r}"
                raise BadConfiguration(f"{variable}{value}: {error}") from None
    return Config(**given)


def whole(low: int, high: int) -> Callable[[str], int]:
    """Parser of whole numbers between limits."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,12}", text) or not low <= int(text) <= high:
            raise ValueError(f"must be a whole number from {low} to {high}")
        return int(text)

    return read


def origins(text: str) -> tuple[str, ...]:
    """Parse `*`, or origins with commas between them."""
    listed = tuple(part.strip() for part in text.split(","))
    if listed != ("*",) and not all(re.fullmatch(r"https?://[^/\s,*]+", origin) for origin in listed):
        raise ValueError("must be * or a list like https://example.org,https://example.com:8443")
    return listed


def level(text: str) -> str:
    """Parse a log level."""
    if text.lower() not in ("debug", "info", "warning", "error", "critical"):
        raise ValueError("must be debug, info, warning, error or critical")
    return text.lower()


def switch(text: str) -> bool:
    """Parse on or off."""
    if text.lower() not in ("on", "off"):
        raise ValueError("must be on or off")
    return text.lower() == "on"


def keys(text: str) -> tuple[bytes, ...]:
    """Parse keys of 32 bytes in URL-safe Base64, with commas between them."""
    found = []
    for part in text.split(","):
        if not re.fullmatch(r"[A-Za-z0-9_-]{43}=?", part.strip()):
            raise ValueError("must be keys of 32 bytes in URL-safe Base64, with commas between them")
        found.append(urlsafe_b64decode(part.strip().rstrip("=") + "="))
        if not any(found[-1]):
            raise ValueError("must be random, and not the key of the examples")
    return tuple(found)


def hashes(text: str) -> tuple[bytes, ...]:
    """Parse SHA-256 hashes in hex, with commas between them."""
    listed = tuple(part.strip() for part in text.split(","))
    if not all(re.fullmatch(r"[0-9a-fA-F]{64}", part) for part in listed):
        raise ValueError("must be SHA-256 hashes of 64 hex digits, with commas between them")
    return tuple(map(bytes.fromhex, listed))


def host(text: str) -> str:
    """Parse an address to listen on."""
    if not re.fullmatch(r"[0-9A-Za-z.:\[\]-]+", text):
        raise ValueError("must be an address or a host name")
    return f"[{text}]" if ":" in text and not text.startswith("[") else text


SECRET = frozenset({"SEAL_KEYS", "API_KEYS"})  # never written to a log
VARIABLES: Mapping[str, tuple[str, Callable[[str], object]]] = {
    "HOST": ("host", host),
    "PORT": ("port", whole(1, 65_535)),
    "WORKERS": ("workers", whole(1, 256)),
    "THREADS": ("threads", whole(1, 256)),
    "WORKER_CONNECTIONS": ("worker_connections", whole(16, 65_536)),
    "MAX_REQUESTS": ("max_requests", whole(0, 1_000_000_000)),
    "TIMEOUT": ("timeout", whole(1, 3_600)),
    "BEHIND_PROXY": ("behind_proxy", switch),
    "CORS_ORIGINS": ("cors_origins", origins),
    "MAX_BODY": ("max_body", whole(16 * KIB, 16 * MIB)),
    "MAX_REPLAY_BODY": ("max_replay_body", whole(64 * KIB, 64 * MIB)),
    "API_KEYS": ("api_keys", hashes),
    "SEAL_KEYS": ("seal_keys", keys),
    "PLAYGROUND": ("playground", switch),
    "SHORTCUT": ("shortcut", switch),
    "LOG_LEVEL": ("log_level", level),
}
