"""An event made of a form or a file: refused while something is wrong, told when it is sealed."""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Protocol

from evendeal.draw.seal import SealHead
from evendeal.errors import Refused
from evendeal.views.draft import EventMade, SessionSeal


class NotAnEventYet(Refused):
    """A form or a file that is sent off although something in it is still wrong."""

    def __init__(self, *, where: str, why: str, problems: int) -> None:
        more = f" (and {problems - 1} more)" if problems > 1 else ""
        super().__init__(f"{where}: {why}{more}")
        self.where = where
        self.why = why
        self.problems = problems


class Problem(Protocol):
    """One thing that keeps an event from being made."""

    @property
    def where(self) -> str:
        """The place, as in the file."""

    @property
    def why(self) -> str:
        """What is wrong there."""


def require_whole(toml: str | None, problems: Sequence[Problem]) -> str:
    """The text of the event's file, if it could be made.

    Raises:
        NotAnEventYet: something is still wrong.
    """
    if toml is None:
        first = problems[0]
        raise NotAnEventYet(where=first.where, why=first.why, problems=len(problems))
    return toml


def event_made(text: bytes, seal: SealHead, sessions: Iterable[SessionSeal]) -> EventMade:
    """The event as the page tells it that comes next.

    Args:
        text: `seal.json` as it was published.
        seal: what it says.
    """
    return EventMade(
        event=seal.event,
        seal=sha256(text).hexdigest(),
        sealed_at=seal.sealed_at,
        public_key=seal.public_key.hex(),
        seals=tuple(sessions),
    )
