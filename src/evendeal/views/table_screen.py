"""The screen at a table, whatever is played: it shows what was announced, and writes nothing."""

from typing import Literal, TypeAlias

ScreenStage: TypeAlias = Literal[
    "before", "paused", "held", "waiting", "playing", "finished", "over"
]
"""What the table is at: the session has not begun; play is paused; it waits for the director; the
next deck or game is to come; it plays; a result waits to be agreed on; the session is over here."""
