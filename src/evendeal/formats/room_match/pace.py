"""How fast a table gets its rolls, so that nobody sees those to come by inventing games.

Everything follows from the times and lines of the log, and from nothing that a process remembers:
it holds after a new start, and for several servers on one log.
"""

from datetime import datetime

from evendeal.backgammon import OpeningRoll, Roll
from evendeal.errors import Refused
from evendeal.formats.room_match.dry_run import LinesByRules
from evendeal.ids import TableNo
from evendeal.tournament.room_match.bucket import Bucket
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.plan import GamePlace
from evendeal.tournament.room_match.progress import MatchProgress


class RollTooSoon(Refused):
    """A roll that is requested so soon after others that nobody has played those (R52).

    Fields: `seconds`, after which it comes.
    """

    def __init__(self, *, table: TableNo, seconds: int) -> None:
        wait = "a second" if seconds == 1 else f"{seconds} seconds"
        super().__init__(f"table {table} gets its next roll in {wait}; ask again then")
        self.table = table
        self.seconds = seconds


def require_pace(
    progress: MatchProgress,
    place: GamePlace,
    ruled: LinesByRules,
    now: datetime,
) -> None:
    """Nothing, if a roll that these lines request may come now (R52).

    It follows from times and lines alone, so that it says nothing of any roll.

    Raises:
        RollTooSoon: it cannot.
    """
    if ruled.request is None or ruled.game.has_seen_roll():
        return
    typed = sum(isinstance(line, Roll | OpeningRoll) for line in ruled.typed)
    last: datetime | None = now
    if not typed:
        rolled_at = progress.tables.rolled_at(place)
        last = None if rolled_at is None else datetime.fromisoformat(rolled_at)
    _require_since(progress, place.table, last, now, typed)


def require_guess(
    progress: MatchProgress,
    table: TableNo,
    game: RoomGame,
    typed: Roll | OpeningRoll | None,
    now: datetime,
) -> None:
    """Nothing, if dice can be looked at now for a roll for which others were typed before (R52).

    They wait like a roll that is requested: else whoever types one after another has it sooner
    than whoever asks.

    Args:
        typed: the dice; None: nothing is typed for such a roll, or what was typed before.

    Raises:
        RollTooSoon: they cannot.
    """
    if typed is not None:
        _require_since(progress, table, datetime.fromisoformat(game.locked_at), now)


def _require_since(
    progress: MatchProgress,
    table: TableNo,
    last: datetime | None,
    now: datetime,
    typed: int = 0,
) -> None:
    """Nothing, if the table has not had too much of late.

    Args:
        last: when it last got a roll, or had one looked at.
        typed: rolls that come now before the one in question.
    """
    if progress.rehearsal:
        return
    size = progress.event.office.roll_bucket
    if size is not None:
        bucket = progress.tables.buckets.get(table, Bucket())
        for _ in range(typed):
            bucket = bucket.taken(now, size)
        wait = bucket.milliseconds(now, size)
    elif last is None or now < last:
        # Where the clock was set back nobody knows how long it is, and no table did that.
        return
    else:
        since = (now - last).total_seconds()
        wait = max(0, round(1000 * (progress.event.office.shortest_seconds - since)))
    if wait > 0:
        raise RollTooSoon(table=table, seconds=-(-wait // 1000))
