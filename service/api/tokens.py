"""Sealed games: a token carries the whole match, encrypted; each seat has a key, whose hash alone is in the token.

A token is FORMAT, the id of the server's key, the match's id, a nonce, and what AES-256-GCM makes of the padded match;
all of the head, the game and the version of its rules are authenticated with it. As text it is URL-safe Base64.
"""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from hashlib import sha256
from secrets import token_bytes
from typing import Any, Generic, NoReturn, TypeVar

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from rules.wire import Record, Seat
from service.api.messages import AnyGame
from service.codec.problem_details import ProblemCode, ProblemError

S = TypeVar("S")

FORMAT = b"\x01"
KEY_BYTES = 32
ID_BYTES = 16
KEY_ID_BYTES = 8
NONCE_BYTES = 12
TAG_BYTES = 16
LENGTH_BYTES = 4
STEP = 2_048  # bytes: the length of a token tells no more
HEAD_BYTES = len(FORMAT) + KEY_ID_BYTES + ID_BYTES + NONCE_BYTES


@dataclass(frozen=True, slots=True)
class KeyRing:
    """The server's keys, of 32 bytes each: the first seals, all open."""

    keys: tuple[bytes, ...] = field(repr=False)
    random: Callable[[int], bytes] = token_bytes

    def key_of(self, key_id: bytes) -> bytes | None:
        """The key with this id."""
        return next((key for key in self.keys if id_of(key) == key_id), None)


class Match(Record, Generic[S]):
    """What a token holds. `digest` is a chain over all moves, keyed with `secret`; `previous` is it before the last."""

    id: bytes
    secret: bytes
    key_hashes: tuple[bytes, ...]
    digest: bytes
    previous: bytes | None
    state: S


@cache
def id_of(key: bytes) -> bytes:
    """Which key it is, told without telling the key."""
    return sha256(b"dancecard seal key id" + key).digest()[:KEY_ID_BYTES]


@cache
def decoder_of(game: AnyGame) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(Match[game.State])  # type: ignore[name-defined]


encode = msgspec.msgpack.Encoder().encode
as_json = msgspec.json.Encoder().encode


def start(ring: KeyRing, state: Any, key_hashes: tuple[str, ...]) -> Match[Any]:
    """A new match. The chain begins with the state that was dealt."""
    secret = ring.random(KEY_BYTES)
    return Match(
        id=ring.random(ID_BYTES),
        secret=secret,
        key_hashes=tuple(map(bytes.fromhex, key_hashes)),
        digest=hmac.digest(secret, as_json(state), "sha256"),
        previous=None,
        state=state,
    )


def continued(match: Match[Any], move: Any, state: Any) -> Match[Any]:
    """The match after a move, which is in its normal form."""
    digest = hmac.digest(match.secret, match.digest + as_json(move), "sha256")
    return msgspec.structs.replace(match, digest=digest, previous=match.digest, state=state)


def seal(ring: KeyRing, game: AnyGame, match: Match[Any]) -> str:
    """Encrypt a match."""
    nonce = ring.random(NONCE_BYTES)
    head = FORMAT + id_of(ring.keys[0]) + match.id + nonce
    box = cipher(ring.keys[0], match.id).encrypt(nonce, padded(encode(match)), bound(head, game))
    return text_of(head + box)


def unseal(ring: KeyRing, game: AnyGame, token: str) -> Match[Any]:
    """Decrypt a match. Raises ProblemError bad_token or expired_token."""
    raw = bytes_of(token)
    head, box = raw[:HEAD_BYTES], raw[HEAD_BYTES:]
    key_id, match_id, nonce = parts(head)
    if len(box) % STEP != TAG_BYTES or not head.startswith(FORMAT):
        bad_token()
    key = ring.key_of(key_id)
    if key is None:
        raise ProblemError(ProblemCode.EXPIRED_TOKEN, "The key that sealed this token is none of the service's keys.")
    try:
        plain = cipher(key, match_id).decrypt(nonce, box, bound(head, game))
        return decoder_of(game).decode(unpadded(plain))  # type: ignore[no-any-return]
    except (InvalidTag, msgspec.DecodeError):
        bad_token()


def parts(head: bytes) -> tuple[bytes, bytes, bytes]:
    """The key's id, the match's id, the nonce."""
    match_at = len(FORMAT) + KEY_ID_BYTES
    nonce_at = match_at + ID_BYTES
    return head[len(FORMAT) : match_at], head[match_at:nonce_at], head[nonce_at:]


@lru_cache(maxsize=1_024)  # a move opens one token and seals the next of the same match
def cipher(key: bytes, match_id: bytes) -> AESGCM:
    """Each match has a key of its own, so that nonces need not differ between matches."""
    return AESGCM(hmac.digest(key, b"dancecard seal match" + match_id, "sha256"))


def bound(head: bytes, game: AnyGame) -> bytes:
    """What is not secret, but must not be another."""
    return head + f"{game.name} {game.rules_version}".encode()


def padded(plain: bytes) -> bytes:
    """The length, the bytes, and zeros up to the next step."""
    full = len(plain).to_bytes(LENGTH_BYTES, "big") + plain
    return full + bytes(-len(full) % STEP)


def unpadded(full: bytes) -> bytes:
    length = int.from_bytes(full[:LENGTH_BYTES], "big")
    return full[LENGTH_BYTES : LENGTH_BYTES + length]


def text_of(raw: bytes) -> str:
    """URL-safe Base64 without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(token: str) -> bytes:
    """Back from it. Bytes have one text only. Raises ProblemError bad_token."""
    try:
        raw = urlsafe_b64decode(token + "=" * (-len(token) % 4))
    except ValueError:
        bad_token()
    if text_of(raw) != token:
        bad_token()
    return raw


def bad_token() -> NoReturn:
    raise ProblemError(ProblemCode.BAD_TOKEN, "This is no token of a match of this game.")


def hash_of(key: str) -> str:
    """What a token holds of a seat's key: the SHA-256 of its text, in hex."""
    return sha256(key.encode()).hexdigest()


def seat_of(match: Match[Any], key: str) -> Seat:
    """Whose key it is; all are compared, in constant time. Raises ProblemError wrong_key."""
    given, found = bytes.fromhex(hash_of(key)), None
    for seat, known in enumerate(match.key_hashes):
        if hmac.compare_digest(given, known):
            found = seat
    if found is None:
        raise ProblemError(ProblemCode.WRONG_KEY, "This is the key of no seat in this match.")
    return found
