"""One room's game as the log has it: the fold of its lines, and who wrote them when."""

from dataclasses import dataclass
from typing import NamedTuple

from evendeal.backgammon import OpeningRoll, Roll
from evendeal.backgammon.lines import (
    Decided,
    GameAccepted,
    GameLine,
    GameNote,
    Reopened,
)
from evendeal.backgammon.played import PlayedGame
from evendeal.backgammon.rolls import RollSource
from evendeal.lines.acts import Answered, CallDirector
from evendeal.tournament.room_match.bodies import RetypeLock


class MarkedGame(NamedTuple):
    """Something at a table that is no action: its line, what it was, and when."""

    n: int
    act: GameNote | CallDirector
    at: str


@dataclass(slots=True)
class RoomGame(PlayedGame):
    """A game of one room as its lines in the log tell it.

    Attributes:
        begun_at, last_at: when the first line was written, and the last one.
        rolled_at: when the last roll was revealed or typed here, taken back or not.
        final_at, final_by: since when the result counts, and who wrote that line.
        lock: the lines that must be typed again as they were sent, if there are any.
        locked_at: when they were sent.
        marks: notes and calls, in order.
        calls: the calls for the director that have not been answered.
    """

    begun_at: str | None = None
    last_at: str | None = None
    rolled_at: str | None = None
    final_at: str | None = None
    final_by: str = ""
    lock: RetypeLock | None = None
    locked_at: str = ""
    marks: tuple[MarkedGame, ...] = ()
    calls: tuple[MarkedGame, ...] = ()

    def record(
        self, line: GameLine, at: str, by: str = "", rolls: RollSource | None = None
    ) -> GameLine:
        """Count one more line; see `take`.

        Args:
            at: when it is written.
            by: by whom.
        """
        n = self.lines
        line = self.take(n, line, rolls)
        self.begun_at = self.begun_at or at
        self.last_at = at
        match line:
            case GameAccepted() | Decided():
                self.final_at, self.final_by = at, by
            case OpeningRoll() | Roll():
                self.rolled_at = at
            case GameNote() | CallDirector():
                mark = MarkedGame(n, line, at)
                self.marks += (mark,)
                self.calls += (mark,) if isinstance(line, CallDirector) else ()
            case Answered():
                self.answer()
            case Reopened():
                self.final_at, self.final_by = None, ""
        return line

    def take_lock(self, body: RetypeLock, at: str) -> None:
        """A roll was typed, and its table has heard whether it was the right one (R47, R50)."""
        self.lock, self.locked_at = body, at
        if len(body.lines) == 1:
            self.guess()

    def answer(self) -> None:
        """The director has been there: open calls are settled."""
        self.calls = ()
