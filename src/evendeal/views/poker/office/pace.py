"""How fast the tables play, which of them is slow, and when a session will end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise
from math import erf, hypot, sqrt
from statistics import median

from evendeal.ids import TableNo

FEWEST = 4
"""Turns (from one accepted hand to the next) below which nothing is forecast."""

BREAK = 5
"""A turn longer than this many usual ones has a break in it, and is left out."""

DEALS_BEHIND, PACE = 2, 1.2
"""A table is slow that is so many deals behind, or so many times as slow as the others."""

CHANCE, DEVIATIONS = 0.9, 1.645
"""How likely the end lies within the plus and minus, and how many standard deviations that is."""


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


@dataclass(frozen=True, slots=True)
class _Usual:
    """The turns of all tables: their mean, and variances in seconds squared.

    Attributes:
        within: of one turn.
        between: of the tables' own means, beyond chance.
        error: of the mean.
    """

    mean: float
    within: float
    between: float
    error: float


@dataclass(frozen=True, slots=True)
class Paces:
    """The paces of all tables, reckoned once.

    Attributes:
        tables: each table's pace.
        middle: the middle turn of each table that has one, breaks left out.
        arrivals: when each table that has something left will be done; none below four turns.
        shared: what is not known of the mean of all tables, as seconds at the end; it moves
            all arrivals alike.
    """

    tables: Mapping[TableNo, TablePace]
    middle: Mapping[TableNo, float]
    arrivals: Mapping[TableNo, _Arrival]
    shared: float = 0.0

    def behind(self, table: TableNo) -> int:
        """How many deals a table has still to play more than the middle one of the others."""
        others = [pace.left for number, pace in self.tables.items() if number != table]
        return max(0, self.tables[table].left - int(median(others))) if others else 0


def paces(tables: Mapping[TableNo, TablePace], now: datetime) -> Paces:
    """The tables' paces, and when each will have played its last deal.

    Each table needs for its `left` deals that many of its turns. How far its own mean is
    believed, against that of all tables, follows from how far the tables' means lie apart
    beyond what chance explains. The spread of the sum is that of `left` turns, breaks left out,
    and `left` squared times what is not known of the mean.
    """
    own = {number: _kept(table.turns) for number, table in tables.items()}
    pooled = _kept([turn for turns in own.values() for turn in turns])
    arrivals, shared = {}, 0.0
    if len(pooled) >= FEWEST:
        usual = _usual(list(own.values()), pooled)
        shared = sqrt(usual.error) * max(table.left for table in tables.values())
        arrivals = {
            number: _arrival(table, own[number], usual, now)
            for number, table in tables.items()
            if table.left
        }
    middle = {number: median(turns) for number, turns in own.items() if turns}
    return Paces(tables, middle, arrivals, shared)


def forecast(table_paces: Paces, now: datetime) -> Forecast | None:
    """When the last table will have played its last deal.

    The session ends with its last table: the chance that all are done by a time is the product
    of the tables' chances. `end` is where this is one half. `plus_minus` is half of the stretch
    between a twentieth and nineteen twentieths, and what is not known of the mean of all
    tables. It supposes that tables go on as they have, without a break. Of simulated sessions
    at six uneven tables 82 to 89 of a hundred ended within it, fewest early in the session.
    None below four turns, and when nothing is left.
    """
    arrivals = list(table_paces.arrivals.values())
    if not arrivals:
        return None
    low, middle, high = (
        _when(arrivals, chance) for chance in ((1 - CHANCE) / 2, 0.5, (1 + CHANCE) / 2)
    )
    wide = hypot((high - low) / 2, DEVIATIONS * table_paces.shared)
    return Forecast(now + timedelta(seconds=middle), timedelta(seconds=wide))


def slow_tables(table_paces: Paces) -> tuple[Slow, ...]:
    """The tables for which the others would have to wait.

    That is one two deals behind the middle one of the others; or one whose middle turn is a
    fifth longer than theirs, and which at its pace ends two turns after the last of them.
    """
    ends = sorted((arrival.mean for arrival in table_paces.arrivals.values()), reverse=True)
    slow = []
    for number, table in table_paces.tables.items():
        if not table.left:
            continue
        late = table_paces.behind(number)
        own = table_paces.middle.get(number)
        rest = [middle for other, middle in table_paces.middle.items() if other != number]
        others = median(rest) if rest else None
        after = None
        arrival = table_paces.arrivals.get(number)
        if arrival is not None and others is not None:
            # The last of the others: the second, if this one is the first.
            last = (ends[1] if len(ends) > 1 else 0.0) if arrival.mean == ends[0] else ends[0]
            if arrival.mean > last:
                after = timedelta(seconds=arrival.mean - last)
        paced = (
            own is not None
            and others is not None
            and len(table.accepted) >= FEWEST
            and own > PACE * others
            and after is not None
            and after.total_seconds() > 2 * others
        )
        if late >= DEALS_BEHIND or paced:
            seconds = None if own is None else round(own)
            slow.append(
                Slow(number, late, seconds, None if others is None else round(others), after)
            )
    return tuple(slow)


def _kept(turns: Sequence[float]) -> list[float]:
    """The turns without those that had a break in them."""
    if not turns:
        return []
    most = BREAK * median(turns)
    return [turn for turn in turns if turn <= most] or list(turns)


def _usual(tables: Sequence[Sequence[float]], pooled: Sequence[float]) -> _Usual:
    mean = sum(pooled) / len(pooled)
    within = sum((turn - mean) ** 2 for turn in pooled) / (len(pooled) - 1)
    means = [(sum(turns) / len(turns), len(turns)) for turns in tables if turns]
    between = 0.0
    if len(means) > 1:
        apart = sum((each - mean) ** 2 for each, _ in means) / (len(means) - 1)
        by_chance = sum(within / count for _, count in means) / len(means)
        # Of a few tables nobody can say that they are alike: half of what chance may hide.
        between = max(by_chance * sqrt(2 / (len(means) - 1)) / 2, apart - by_chance)
    return _Usual(mean, within, between, within / len(pooled))


def _arrival(table: TablePace, own: Sequence[float], usual: _Usual, now: datetime) -> _Arrival:
    belief, unknown = 0.0, usual.between
    if own and usual.between:
        by_chance = usual.within / len(own)
        belief = usual.between / (usual.between + by_chance)
        unknown = belief * by_chance
    mean = usual.mean
    if own:
        mean += belief * (sum(own) / len(own) - usual.mean)
    last = table.accepted[-1] if table.accepted else table.began
    waited = (now - last).total_seconds()
    # The hand in play is done at the usual time, or now if that has passed already.
    first = max(mean - waited, 0.0) if waited <= BREAK * mean else mean
    spread = usual.within * table.left + unknown * table.left**2
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
