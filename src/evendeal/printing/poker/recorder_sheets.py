"""Recorder sheets of poker: a hand written down by hand, to be typed back line by line."""

from typing import Any

from evendeal.printing.document import Document
from evendeal.printing.poker.handouts import MARKS, stakes_words
from evendeal.printing.words import PaperWords
from evendeal.views.poker.office.recorder_sheets import RecorderSheet, RecorderSheets, SheetSeat
from evendeal.views.words import chips_text

STREETS = (("preflop", 0), ("flop", 3), ("turn", 1), ("river", 1))
"""Each with the cards that are put down for it."""
TYPED = ("f", "x", "c", "150", "a", "Ks", "s2", "m4", "w2+5", "w1:3", "d3", "ok")
"""What the key at the foot explains, in the order of docs/sheets.md; each has its own words."""


def recorder_sheets(what: RecorderSheets, words: PaperWords, *, at: str) -> Document:
    """Two sheets a page, a sheet a deal; no page has two tables.

    Args:
        at: when the event was sealed, ISO 8601 in UTC.
    """
    session = words("print-session", session=what.session)
    tables: dict[int, list[dict[str, Any]]] = {}
    for sheet in what.sheets:
        tables.setdefault(sheet.table, []).append(_sheet(sheet, words))
    return Document(
        template="recorder_poker",
        title=f"{what.name}, {session}, {words('print-recorder')}",
        language=words.language,
        at=at,
        content={
            "event": what.name,
            "session": session,
            "streets": [
                {"name": words(f"print-street-{name}"), "cards": cards} for name, cards in STREETS
            ],
            "showdown": words("print-street-showdown"),
            "chips": words("print-recorder-chips"),
            "agreed": words("print-recorder-agreed"),
            "recorder": words("print-recorder-by"),
            "how": words("print-recorder-how"),
            "key": [
                {"typed": typed, "means": words(f"print-typed-{n}")}
                for n, typed in enumerate(TYPED, 1)
            ],
            "tables": list(tables.values()),
        },
    )


def _sheet(sheet: RecorderSheet, words: PaperWords) -> dict[str, Any]:
    # A reserve deal has the blinds of the deal in whose place it is played.
    stakes = [] if sheet.button is None else [stakes_words(sheet, words)]
    if sheet.stack is not None:
        stakes.append(words("print-recorder-stack", chips=chips_text(sheet.stack)))
    return {
        "number": str(sheet.deal),
        "label": sheet.label,
        "place": words("print-deck", table=sheet.table, deal=sheet.deal),
        "reserve": ""
        if sheet.reserve is None
        else f"{words('print-reserve-mark')} {sheet.reserve}",
        "stakes": " · ".join(stakes),
        "button": words("print-recorder-button")
        if sheet.button is None
        else words("print-button", seat=sheet.button),
        "first": ["", ""]
        if sheet.first is None
        else [words("print-recorder-first", seat=seat) for seat in sheet.first],
        "seats": [_seat(seat, words) for seat in sheet.seats],
    }


def _seat(seat: SheetSeat, words: PaperWords) -> dict[str, Any]:
    mark = MARKS.get(seat.role, "")
    return {
        "number": str(seat.seat),
        "mark": words(f"print-mark-{mark}") if mark else "",
        "dark": mark == "button",
        "player": seat.player,
        "team": "" if seat.team == seat.player else seat.team,
        "plays": seat.plays,
        "empty": "" if seat.plays else words("print-recorder-out"),
    }
