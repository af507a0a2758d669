"""The value of the public randomness, which has one spelling only.

If a value could be spelled in two ways, the organiser could choose the luck after it is
known, by a capital letter or a second space.
"""

import re

from evendeal.errors import Refused

MOST_CHARACTERS = 200

BEACON = re.compile(r"[a-z0-9]+([ .:-][a-z0-9]+)*")

_SHAPE = "use a-z and 0-9, with single separators out of space . : - between them"


class NotABeacon(Refused):
    """A text that cannot be the value of public randomness."""

    def __init__(self, *, value: str, why: str) -> None:
        printed = ascii(value if len(value) <= MOST_CHARACTERS else value[:MOST_CHARACTERS] + "...")
        super().__init__(f"{printed} cannot be the value of public randomness: {why}")
        self.value = value
        self.why = why


def require_beacon(value: str) -> str:
    """The value, if it is in the one form that is mixed in.

    Raises:
        NotABeacon: it is empty, too long, or has another character or a second separator.

    Source:
        docs/seals.md, "The value of the public randomness".
    """
    why = trouble_with(value)
    if why is not None:
        raise NotABeacon(value=value, why=why)
    return value


def trouble_with(value: str) -> str | None:
    """What keeps a text from being such a value, in words; None if nothing does."""
    if not value:
        return "it is empty"
    if len(value) > MOST_CHARACTERS:
        return f"it has more than {MOST_CHARACTERS} characters"
    return None if BEACON.fullmatch(value) else _SHAPE
