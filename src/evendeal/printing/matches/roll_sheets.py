"""Roll sheets: all rolls of a game, for whoever lays or announces them in one room."""

from itertools import zip_longest

from evendeal.printing.document import Document
from evendeal.printing.matches.rooms import game_head
from evendeal.printing.words import PaperWords
from evendeal.views.matches.room_sheets import RollSheet, RollSheetsOfRooms


def roll_sheets(what: RollSheetsOfRooms, words: PaperWords, *, at: str) -> Document:
    """A page for each game of each room.

    Args:
        at: when the event was sealed, ISO 8601 in UTC.
    """
    session = words("print-session", session=what.session)
    return Document(
        template="roll_sheets",
        title=f"{what.name}, {session}, {words('print-rolls')}",
        language=words.language,
        at=at,
        content={
            "event": what.name,
            "secret": words("print-rolls-secret"),
            "how": words("print-rolls-how"),
            "devices": "" if what.devices else words("print-rule-devices"),
            "white": words("print-white"),
            "black": words("print-black"),
            "opening": words("print-opening"),
            "anew": words("print-rolls-anew"),
            "sheets": [
                {
                    **game_head(sheet.game, words),
                    "opening": sheet.opening,
                    "anew": sheet.rolled_anew,
                    "rolls": _rows(sheet),
                }
                for sheet in what.sheets
            ],
        },
    )


def _rows(sheet: RollSheet) -> list[list[str]]:
    return [list(pair) for pair in zip_longest(sheet.white, sheet.black, fillvalue="")]
