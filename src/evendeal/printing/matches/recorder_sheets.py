"""Recorder sheets of backgammon: a game written down by hand, to be typed back turn by turn."""

from evendeal.printing.document import Document
from evendeal.printing.matches.rooms import game_head
from evendeal.printing.words import PaperWords
from evendeal.views.matches.room_sheets import RoomSheets

TYPED = ("6:1", "52", "24/18", "bar/20", "6/off", "6/1(3)")
"""What the key at the foot explains, in the order of docs/sheets.md; each has its own words."""
CUBE = ("d", "t", "p", "b")
ENDS = ("rw2", "y", "n", "ok")


def recorder_sheets(what: RoomSheets, words: PaperWords, *, at: str) -> Document:
    """A page for each game of each room.

    Args:
        at: when the event was sealed, ISO 8601 in UTC.
    """
    session = words("print-session", session=what.session)
    cube = any(sheet.cube for sheet in what.sheets)
    return Document(
        template="recorder_backgammon",
        title=f"{what.name}, {session}, {words('print-recorder')}",
        language=words.language,
        at=at,
        content={
            "event": what.name,
            "white": words("print-white"),
            "black": words("print-black"),
            "opening": words("print-opening"),
            "roll": words("print-roll"),
            "play": words("print-play"),
            "winner": words("print-winner"),
            "levels": [words(f"print-level-{level}") for level in (1, 2, 3)],
            "cube": words("print-cube"),
            "left": words("print-left"),
            "agreed": words("print-recorder-agreed"),
            "recorder": words("print-recorder-by"),
            "how": words("print-recorder-how-game"),
            "key": [
                {"typed": typed, "means": words(f"print-typed-game-{n}")}
                for n, typed in enumerate((*TYPED, *CUBE, *ENDS), 1)
                if cube or typed not in CUBE
            ],
            "sheets": [{**game_head(sheet, words), "cube": sheet.cube} for sheet in what.sheets],
        },
    )
