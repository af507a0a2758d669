"""Play that stands and goes on, in any kind of event: lines of the log, read strictly."""

from dataclasses import dataclass

from evendeal.lines.fields import Lines
from evendeal.tournament.body_fields import Reason


@dataclass(frozen=True, slots=True)
class Paused:
    """The director stops the clock of the session."""

    reason: Reason


@dataclass(frozen=True, slots=True)
class Resumed:
    """The clock runs again."""


CLOCK_LINES: Lines[Paused | Resumed] = Lines({"pause": Paused, "resume": Resumed})
