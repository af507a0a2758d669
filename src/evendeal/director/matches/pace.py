"""How fast rolls are told to a table, so that nobody sees those to come by inventing games."""

from datetime import datetime
from math import ceil
from typing import NamedTuple

from evendeal.backgammon import OpeningRoll, Roll, Side
from evendeal.director.matches.asked import Asked, AskedOpening, GameLine, RollNotThat
from evendeal.director.matches.trying import LinesByRules
from evendeal.director.recording import At
from evendeal.errors import Refused
from evendeal.ids import TableNo
from evendeal.tournament.matches.game import PlayedGame
from evendeal.tournament.matches.plan import GamePlace
from evendeal.tournament.matches.progress import MatchProgress
from evendeal.tournament.matches.rolls_seen import OPENING


class RollTooSoon(Refused):
    """A roll that is asked for so soon after another that nobody has played that one (R52).

    Fields: `seconds`, after which it is told.
    """

    def __init__(self, *, table: TableNo, seconds: int) -> None:
        wait = "a second" if seconds == 1 else f"{seconds} seconds"
        super().__init__(f"table {table} is told its next roll in {wait}; ask again then")
        self.table = table
        self.seconds = seconds


def require_pace(
    progress: MatchProgress,
    place: GamePlace,
    ruled: LinesByRules,
    now: datetime,
) -> None:
    """Nothing, if a roll that these lines ask for can be told now (R52).

    It follows from times and lines alone, so that it says nothing of any roll.

    Raises:
        RollTooSoon: it cannot.
    """
    asked = ruled.asked
    if asked is None or _has_seen(ruled.game, asked):
        return
    before: datetime | None = now
    if not any(isinstance(line, Roll | OpeningRoll) for line in ruled.typed):
        told = progress.rolled_at(place)
        before = None if told is None else datetime.fromisoformat(told)
    if before is not None:
        _require_since(progress, place.table, before, now)


class _Wrong(NamedTuple):
    """Dice that a roll does not have; `side` and `number` say which, as in `RollNotThat`."""

    side: Side | None
    number: int
    line: GameLine


class Guesses:
    """The dice that were typed wrongly in each game last, and when.

    Others for the same roll wait like a roll that is asked for (R52): else whoever types one
    after another has it sooner than whoever asks. In memory alone, since no table can have the
    server started anew.
    """

    def __init__(self) -> None:
        self._last: dict[At, tuple[_Wrong, datetime]] = {}

    def note(self, at: At, line: GameLine, refusal: RollNotThat, now: datetime) -> None:
        """The roll was typed so, and is another one. The same dice again tell nothing new."""
        wrong = _Wrong(refusal.side, refusal.number, line)
        if at not in self._last or self._last[at][0] != wrong:
            self._last[at] = wrong, now

    def require_pace(
        self, progress: MatchProgress, at: At, typed: GameLine | None, now: datetime
    ) -> None:
        """Nothing, if what is typed for a roll that was typed wrongly can be looked at now.

        Raises:
            RollTooSoon: it cannot.
        """
        if typed is None or at not in self._last:
            return
        wrong, before = self._last[at]
        if typed != wrong.line:
            _require_since(progress, at.table, before, now)


def _require_since(
    progress: MatchProgress, table: TableNo, before: datetime, now: datetime
) -> None:
    shortest = progress.event.office.shortest_seconds
    if progress.published is not None and progress.published.rehearsal:
        return
    since = (now - before).total_seconds()
    # Where the clock was set back nobody knows how long it is, and nobody at the table did that.
    if 0 <= since < shortest:
        raise RollTooSoon(table=table, seconds=ceil(shortest - since))


def _has_seen(game: PlayedGame, asked: Asked) -> bool:
    key = OPENING if isinstance(asked, AskedOpening) else game.due_roll
    return key is not None and key in game.seen
