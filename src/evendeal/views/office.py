"""What every office has, whatever is played."""

from dataclasses import dataclass
from datetime import datetime

from evendeal.errors import Fact
from evendeal.tournament.duplicate.bodies import Published


@dataclass(frozen=True, slots=True)
class OfficeDone:
    """It is in the log. `position` is that of the log after it, `ruling` the number of a ruling."""

    position: int
    ruling: int | None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why it could not be done: as the problem that doing it would be answered with."""

    name: str
    sentence: str
    fields: dict[str, Fact]


@dataclass(frozen=True, slots=True)
class Touch:
    """What a recorder's device last sent of itself.

    Attributes:
        at: when it was last heard; None: never.
        in_touch: whether that was lately enough.
        waiting: lines that it has typed and could not send yet.
    """

    at: datetime | None
    in_touch: bool
    waiting: int


NOT_HEARD = Touch(None, False, 0)
"""A device that has never been heard."""


def recorded(published: Published | None) -> bool:
    """Whether an event's tables have recorders: at those of a rehearsal programs play."""
    return published is None or not published.rehearsal
