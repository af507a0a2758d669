"""The timetable of an event, to hang on the wall."""

from collections.abc import Sequence
from datetime import date

from evendeal.printing.document import Document
from evendeal.printing.words import PaperWords
from evendeal.views.hall_sheets import HallFacts, PlannedDay


def timetable_sheet(
    facts: HallFacts, days: Sequence[PlannedDay], words: PaperWords, *, address: str
) -> Document:
    """Days, and for each what is when and where, by the clock of the hall.

    Args:
        address: of the event's pages; empty where nobody knows it.
    """
    return Document(
        template="timetable",
        title=f"{facts.name}, {words('print-timetable')}",
        language=words.language,
        at=facts.at,
        content={
            "event": facts.name,
            "title": words("print-timetable"),
            "qr": address or None,
            "days": [
                {
                    "day": day_words(day.day, words),
                    "rows": [
                        {
                            "time": time,
                            "what": what,
                            "session": "" if session is None else _session(session, what, words),
                            "room": room,
                        }
                        for time, what, session, room in day.rows
                    ],
                }
                for day in days
            ],
        },
    )


def day_words(day: date, words: PaperWords) -> str:
    """A day with its weekday, as the language writes it."""
    return words(
        "print-day",
        weekday=words(f"print-weekday-{day.isoweekday()}"),
        day=f"{day.day:02d}",
        month=f"{day.month:02d}",
        year=f"{day.year}",
    )


def _session(session: int, what: str, words: PaperWords) -> str:
    named = words("print-session", session=session)
    # Most files call the row what it is already.
    return "" if named.casefold() == what.casefold() else named
