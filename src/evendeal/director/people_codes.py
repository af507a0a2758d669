"""Codes and tokens: bits that nobody can guess, and what is kept of them."""

from base64 import b32encode, urlsafe_b64encode
from hashlib import sha256

from evendeal.director.ports import Dice

CODE_BYTES = 16
"""128 bits: 26 letters and digits."""


def new_code(dice: Dice) -> str:
    """A code to be typed or drawn: 26 characters of a-z and 2-7."""
    return b32encode(dice.secret()[:CODE_BYTES]).decode().rstrip("=").lower()


def new_token(dice: Dice) -> str:
    """What a cookie holds: 256 bits as text."""
    return urlsafe_b64encode(dice.secret()).decode().rstrip("=")


def new_id(dice: Dice, letter: str) -> str:
    """An id that tells nothing; `letter` says of what."""
    return letter + dice.secret()[:8].hex()


def digest_of_code(code: str) -> str:
    """The SHA-256 of a code as somebody may have typed it: capitals, spaces and dashes."""
    plain = "".join(code.lower().split()).replace("-", "")
    return sha256(plain.encode("utf-8", "surrogatepass")).hexdigest()


def digest(token: str) -> str:
    """The SHA-256 of a token."""
    return sha256(token.encode("utf-8", "surrogateescape")).hexdigest()
