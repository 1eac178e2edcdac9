"""Tokens: a whole sealed match, encrypted. Each seat has a key, of which the token holds only the hash.

Layout: FORMAT, id of the server's key, id of the match, nonce, and the padded match under AES-256-GCM. The header, the
game's name and the version of its rules are authenticated as associated data. The text form is URL-safe Base64.
"""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from hashlib import sha256
from secrets import token_bytes
from struct import Struct
from typing import Any, Generic, TypeVar

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from rules.game import AnyGame
from rules.records import Move, Record, Seat, State
from service.api.sealed_sizes import STEP, sizes_of
from service.codec.problem_details import ProblemCode, ProblemError

S = TypeVar("S", bound=State)

FORMAT = b"\x01"
KEY_BYTES = 32
ID_BYTES = 16
KEY_ID_BYTES = 8
NONCE_BYTES = 12
TAG_BYTES = 16
LENGTH_BYTES = 4
HEADER = Struct(f"{len(FORMAT)}s {KEY_ID_BYTES}s {ID_BYTES}s {NONCE_BYTES}s")


@dataclass(frozen=True, slots=True)
class KeyRing:
    """The server's keys, of 32 bytes each. The first one encrypts; all of them decrypt.

    `random` returns so many random bytes: keys of seats, secrets, ids and nonces.
    """

    keys: tuple[bytes, ...] = field(repr=False)
    random: Callable[[int], bytes] = token_bytes

    def find(self, key_id: bytes) -> bytes | None:
        """The key with this id."""
        return next((key for key in self.keys if id_of(key) == key_id), None)


class Match(Record, Generic[S]):
    """A sealed match. `digest` is a hash chain over all moves, keyed with `secret`; `previous` is the one before."""

    id: bytes
    secret: bytes
    key_hashes: tuple[bytes, ...]
    digest: bytes
    previous: bytes | None
    state: S


@cache
def id_of(key: bytes) -> bytes:
    """The id of a server's key, which does not reveal the key."""
    return sha256(b"dancecard seal key id" + key).digest()[:KEY_ID_BYTES]


@cache
def decoder_of(game: AnyGame) -> msgspec.msgpack.Decoder[Match[Any]]:
    """The decoder of one game's matches."""
    return msgspec.msgpack.Decoder(Match[game.State])  # type: ignore[name-defined]


to_msgpack = msgspec.msgpack.Encoder().encode
to_json = msgspec.json.Encoder().encode


def start(keys: KeyRing, state: S, key_hashes: tuple[str, ...]) -> Match[S]:
    """Create a match. Its hash chain begins with the dealt state."""
    secret = keys.random(KEY_BYTES)
    return Match(
        id=keys.random(ID_BYTES),
        secret=secret,
        key_hashes=tuple(map(bytes.fromhex, key_hashes)),
        digest=hmac.digest(secret, to_json(state), "sha256"),
        previous=None,
        state=state,
    )


def advance(match: Match[S], move: Move, state: S) -> Match[S]:
    """The match after a move, which must be in its canonical form."""
    digest = hmac.digest(match.secret, match.digest + to_json(move), "sha256")
    return msgspec.structs.replace(match, digest=digest, previous=match.digest, state=state)


def seal(keys: KeyRing, game: AnyGame, match: Match[S]) -> str:
    """Encrypt a match into a token."""
    key, nonce = keys.keys[0], keys.random(NONCE_BYTES)
    header = HEADER.pack(FORMAT, id_of(key), match.id, nonce)
    plaintext = add_padding(to_msgpack(match), sizes_of(game.name).match)
    ciphertext = cipher(key, match.id).encrypt(nonce, plaintext, associated_data(header, game))
    return to_text(header + ciphertext)


def unseal(keys: KeyRing, game: AnyGame, token: str) -> Match[Any]:
    """Decrypt a token. Raises ProblemError bad_token or expired_token."""
    raw = from_text(token)
    header, ciphertext = raw[: HEADER.size], raw[HEADER.size :]
    if len(ciphertext) % STEP != TAG_BYTES or not header.startswith(FORMAT):
        raise bad_token()
    _, key_id, match_id, nonce = HEADER.unpack(header)
    key = keys.find(key_id)
    if key is None:
        raise ProblemError(ProblemCode.EXPIRED_TOKEN, "The key that sealed this token is none of the service's keys.")
    try:
        plaintext = cipher(key, match_id).decrypt(nonce, ciphertext, associated_data(header, game))
        return decoder_of(game).decode(remove_padding(plaintext))
    except (InvalidTag, msgspec.DecodeError):
        raise bad_token() from None


@lru_cache(maxsize=1_024)  # a move opens one token and seals the next of the same match
def cipher(key: bytes, match_id: bytes) -> AESGCM:
    """The cipher of one match. Each match derives its own key, so nonces need not differ between matches."""
    return AESGCM(hmac.digest(key, b"dancecard seal match" + match_id, "sha256"))


def associated_data(header: bytes, game: AnyGame) -> bytes:
    """The public data that AES-GCM authenticates: the header, the game and its rules version."""
    return header + f"{game.name} {game.rules_version}".encode()


def add_padding(plaintext: bytes, size: int) -> bytes:
    """Prefix the length, and pad with zeros to a multiple of `size`."""
    prefixed = len(plaintext).to_bytes(LENGTH_BYTES, "big") + plaintext
    return prefixed + bytes(-len(prefixed) % size)


def remove_padding(padded: bytes) -> bytes:
    """The bytes without their length prefix and padding."""
    length = int.from_bytes(padded[:LENGTH_BYTES], "big")
    return padded[LENGTH_BYTES : LENGTH_BYTES + length]


def to_text(raw: bytes) -> str:
    """URL-safe Base64 without padding characters."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_text(token: str) -> bytes:
    """Decode URL-safe Base64 in its only canonical form. Raises ProblemError bad_token."""
    try:
        raw = urlsafe_b64decode(token + "=" * (-len(token) % 4))
    except ValueError:
        raise bad_token() from None
    if to_text(raw) != token:
        raise bad_token()
    return raw


def bad_token() -> ProblemError:
    """The refusal of a token that is damaged, forged or of another game."""
    return ProblemError(ProblemCode.BAD_TOKEN, "This is not a valid token of a match of this game.")


def hash_of(key: str) -> str:
    """The hash of a seat's key that a token holds: SHA-256 of its text, in hex."""
    return sha256(key.encode()).hexdigest()


def seat_of(match: Match[S], key: str) -> Seat:
    """The seat that a key belongs to; compares with all hashes in constant time. Raises ProblemError wrong_key."""
    given, found = bytes.fromhex(hash_of(key)), None
    for seat, known in enumerate(match.key_hashes):
        if hmac.compare_digest(given, known):
            found = seat
    if found is None:
        raise ProblemError(ProblemCode.WRONG_KEY, "This key belongs to no seat of this match.")
    return found
