"""The value of the public randomness, which has one spelling only.

If a value could be spelled in two ways, the organiser could choose the luck after it is
known, by a capital letter or a second space.
"""

import re

from evendeal.errors import Fact, Refused
from evendeal.reason import Reason

MOST_CHARACTERS = 200

BEACON = re.compile(r"[a-z0-9]+([ .:-][a-z0-9]+)*")

_SHAPE = Reason(
    "beacon-shape", "use a-z and 0-9, with single separators out of space . : - between them"
)


class NotABeacon(Refused):
    """A text that cannot be the value of public randomness."""

    def __init__(self, *, value: str, why: str) -> None:
        super().__init__(f"{_printed(value)} cannot be the value of public randomness: {why}")
        self.value = value
        self.why = why

    @property
    def facts(self) -> dict[str, Fact]:
        """The facts; the value as it is printed, since a sign in it may look like another."""
        return {**super().facts, "value": _printed(self.value)[1:-1]}


def _printed(value: str) -> str:
    return ascii(value if len(value) <= MOST_CHARACTERS else value[:MOST_CHARACTERS] + "...")


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


def trouble_with(value: str) -> Reason | None:
    """What keeps a text from being such a value, in words; None if nothing does."""
    if not value:
        return Reason("beacon-empty", "it is empty")
    if len(value) > MOST_CHARACTERS:
        return Reason("beacon-too-long", "it has more than {most} characters", most=MOST_CHARACTERS)
    return None if BEACON.fullmatch(value) else _SHAPE
