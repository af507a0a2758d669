"""How fast the tables play, which of them is slow, and when a session will end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise
from math import erf, sqrt
from statistics import median

from evendeal.ids import TableNo

FEWEST = 4
"""Turns (from one accepted hand to the next) below which nothing is forecast."""

BREAK = 4
"""A turn longer than this many usual ones has a break in it, and is left out."""

DEALS_BEHIND, PACE = 2, 1.2
"""A table is slow that is so many deals behind, or so many times as slow as the others."""

CHANCE = 0.9
"""How likely the end lies within the plus and minus of its forecast."""


@dataclass(frozen=True, slots=True)
class TablePace:
    """What is known of one table.

    Attributes:
        began: when it could begin to play.
        accepted: when it finished each hand it has played, in that order.
        left: deals that it has still to play.
    """

    began: datetime
    accepted: tuple[datetime, ...]
    left: int

    @property
    def turns(self) -> tuple[float, ...]:
        """Seconds from one finished hand to the next, the first from the beginning."""
        times = (self.began, *self.accepted)
        return tuple((after - before).total_seconds() for before, after in pairwise(times))


@dataclass(frozen=True, slots=True)
class Forecast:
    """When a session ends: as likely later as earlier than `end`, and how sure that is."""

    end: datetime
    plus_minus: timedelta


@dataclass(frozen=True, slots=True)
class Slow:
    """A slow table: how many deals it is behind the middle of the others, and its paces.

    `after` is how much later than the others it would end.
    """

    table: TableNo
    behind: int
    seconds: int | None
    others: int | None
    after: timedelta | None


@dataclass(frozen=True, slots=True)
class _Arrival:
    """When one table will be done, as a bell curve: seconds from now, and their spread."""

    mean: float
    spread: float


def forecast(tables: Mapping[TableNo, TablePace], now: datetime) -> Forecast | None:
    """When the last table will have played its last deal.

    Each table needs for its `left` deals that many of its turns. Their mean is the table's
    own, drawn towards that of all tables as long as it has few; their spread is that of all
    turns, breaks left out. The sum of `left` turns then spreads by `left` variances, and by
    `left` squared over the number of its turns, since its mean is only an estimate too. The
    session ends with its last table: the chance that all are done by a time is the product of
    the tables' chances. `end` is where this is one half, and between `end` less and `end` plus
    `plus_minus` lie nine tenths (half of the stretch between a twentieth and nineteen
    twentieths). It supposes that tables go on as they have, without a break; None below four
    turns, and when nothing is left.
    """
    pooled = _kept([turn for table in tables.values() for turn in table.turns])
    if len(pooled) < FEWEST or not any(table.left for table in tables.values()):
        return None
    arrivals = [_arrival(table, pooled, now) for table in tables.values() if table.left]
    low, middle, high = (
        _when(arrivals, chance) for chance in ((1 - CHANCE) / 2, 0.5, (1 + CHANCE) / 2)
    )
    return Forecast(now + timedelta(seconds=middle), timedelta(seconds=(high - low) / 2))


def behind(tables: Mapping[TableNo, TablePace], table: TableNo) -> int:
    """How many deals a table has still to play more than the middle one of the others."""
    others = [pace.left for number, pace in tables.items() if number != table]
    return max(0, tables[table].left - int(median(others))) if others else 0


def slow_tables(tables: Mapping[TableNo, TablePace], now: datetime) -> tuple[Slow, ...]:
    """The tables for which the others would have to wait.

    That is one two deals behind the middle one of the others; or one whose middle turn is a
    fifth longer than theirs, and which at its pace ends two turns after the last of them.
    """
    pooled = _kept([turn for table in tables.values() for turn in table.turns])
    found = []
    for number, table in tables.items():
        if not table.left:
            continue
        late = behind(tables, number)
        own = _kept(table.turns)
        rest = _kept(
            [turn for other, pace in tables.items() if other != number for turn in pace.turns]
        )
        seconds = round(median(own)) if own else None
        others = round(median(rest)) if rest else None
        after = None
        if len(pooled) >= FEWEST and rest:
            ends = {
                other: _arrival(pace, pooled, now).mean if pace.left else 0.0
                for other, pace in tables.items()
            }
            last = max(end for other, end in ends.items() if other != number)
            if ends[number] > last:
                after = timedelta(seconds=ends[number] - last)
        paced = (
            len(own) >= FEWEST
            and bool(rest)
            and median(own) > PACE * median(rest)
            and after is not None
            and after.total_seconds() > 2 * median(rest)
        )
        if late >= DEALS_BEHIND or paced:
            found.append(Slow(number, late, seconds, others, after))
    return tuple(found)


def _kept(turns: Sequence[float]) -> list[float]:
    """The turns without those that had a break in them."""
    if not turns:
        return []
    most = BREAK * median(turns)
    return [turn for turn in turns if turn <= most] or list(turns)


def _arrival(table: TablePace, pooled: Sequence[float], now: datetime) -> _Arrival:
    mean_of_all = sum(pooled) / len(pooled)
    variance = sum((turn - mean_of_all) ** 2 for turn in pooled) / (len(pooled) - 1)
    own = _kept(table.turns)
    # A table's own pace is believed by as much as it has shown of it.
    counted = len(own) + FEWEST
    mean = (sum(own) + FEWEST * mean_of_all) / counted
    last = table.accepted[-1] if table.accepted else table.began
    waited = (now - last).total_seconds()
    # The hand in play is done at the usual time, or now if that has passed already.
    first = max(mean - waited, 0.0) if waited <= BREAK * mean else mean
    spread = variance * table.left + variance * table.left**2 / counted
    return _Arrival(first + (table.left - 1) * mean, sqrt(spread))


def _when(arrivals: Sequence[_Arrival], chance: float) -> float:
    """The seconds after which all are done with this chance, by halving."""
    wide = 8 * max(arrival.spread for arrival in arrivals) + 1.0
    low = min(arrival.mean for arrival in arrivals) - wide
    high = max(arrival.mean for arrival in arrivals) + wide
    for _ in range(60):
        middle = (low + high) / 2
        done = 1.0
        for arrival in arrivals:
            done *= _chance(middle, arrival)
        low, high = (middle, high) if done < chance else (low, middle)
    return max(0.0, high)


def _chance(seconds: float, arrival: _Arrival) -> float:
    """The chance that a table is done by then."""
    if arrival.spread == 0:
        return 1.0 if seconds >= arrival.mean else 0.0
    return (1 + erf((seconds - arrival.mean) / (arrival.spread * sqrt(2)))) / 2
