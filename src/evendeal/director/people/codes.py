"""Codes and tokens: bits that nobody can guess, and what is stored of them."""

from base64 import b32encode, urlsafe_b64encode
from hashlib import sha256

from evendeal.director.ports import Dice

LONG, SHORT = 26, 12
"""Letters of a code: 128 bits for what makes an account, 60 for what is typed at a table.

Sixty bits are out of reach for somebody who may try a few times a minute, for as long as a
code of a table is good.
"""


def new_code(dice: Dice, letters: int = LONG) -> str:
    """A code to be typed or drawn, of the letters a-z and the digits 2-7."""
    return b32encode(dice.secret()).decode().lower()[:letters]


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
