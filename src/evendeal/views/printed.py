"""What of an event can be printed now, by everybody."""

from dataclasses import dataclass

from evendeal.errors import Refused
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.event_fold import AnyFold

TIMETABLE = "timetable"
"""What the sheet of times and rooms is called."""
BOOKLET = "booklet"
"""What the booklet of results is called."""
OF_NO_SESSION = frozenset({TIMETABLE, BOOKLET})
"""Sheets that are of the event as a whole."""
CERTIFICATE = "certificate"
"""What the certificate of a session's draw is called."""


class BookletLater(Refused):
    """The booklet of results of an event that is not over."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"there is a booklet of the results of {event} when it is over")
        self.event = event


@dataclass(frozen=True, slots=True)
class SheetReady:
    """A sheet that everybody may print: its name, such as `handouts`, and of which session.

    `session` is null where it is of the whole event.
    """

    sheet: str
    session: SessionNo | None


@dataclass(frozen=True, slots=True)
class SignMissing:
    """A sign that no typeface here has: itself, what it is called, and the first name with it."""

    sign: str
    called: str
    text: str


@dataclass(frozen=True, slots=True)
class OfficeSheets:
    """What the director can print now; each sign of `missing` is an empty box on paper."""

    sheets: tuple[SheetReady, ...]
    missing: tuple[SignMissing, ...]


def event_sheets(progress: AnyFold) -> tuple[SheetReady, ...]:
    """The sheets of the whole event that everybody may print now."""
    return (SheetReady(TIMETABLE, None),) if progress.event.programme.timetable else ()


def certificates_ready(progress: AnyFold) -> tuple[SheetReady, ...]:
    """The sessions of whose draw there is a certificate: those that have begun, and the next."""
    sessions = sorted({*progress.sessions, progress.session})
    return tuple(SheetReady(CERTIFICATE, session) for session in sessions)
