"""The three tables by which a backgammon match is scored: the printed ones, or an event's own."""

import hashlib
import json
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from math import gcd
from typing import TypeAlias

from evendeal.errors import Refused

CHECKERS = 15
PASS_15, TRIPLE = "Pass/15", "Triple"
ROWS = (PASS_15, *map(str, range(1, CHECKERS + 1)), TRIPLE)
"""The rows of the first table: a pass with all checkers left, 1 to 15 left, backgammon."""

SMALL, INTERNATIONAL, VICTORY = "small match points", "international match points", "victory points"

MOST = 1_000_000

Band: TypeAlias = tuple[int, int | None]
"""From and to, both included; the last of a table has no end."""


class NotAPointTable(Refused):
    """A table of points that is faulty."""

    def __init__(self, *, table: str, row: str | None, why: str) -> None:
        super().__init__(f"table of {table}{'' if row is None else f', row {row}'}: {why}")
        self.table = table
        self.row = row
        self.why = why


class OtherPointTables(Refused):
    """Tables that are not those which an event has named by their fingerprint."""

    def __init__(self, *, given: str, named: str) -> None:
        super().__init__(
            f"these tables of points have the fingerprint {given}, the event names {named}"
        )
        self.given = given
        self.named = named


@dataclass(frozen=True, slots=True)
class VictoryRow:
    """A line of the third table.

    Attributes:
        winner, loser: victory points of the two sides.
        bands: the IMP difference, one band for each column.
    """

    winner: int
    loser: int
    bands: tuple[Band, ...]

    @property
    def label(self) -> str:
        """`17-13`."""
        return f"{self.winner}-{self.loser}"


@dataclass(frozen=True, slots=True)
class PointTables:
    """Small, international and victory points, checked for gaps and slips.

    Attributes:
        cubes: the columns of the first table, rising.
        small: its rows by `ROWS`, one number for each cube.
        international: bands of small match points; the first is worth 1, the next 2, ...
            What lies below the first band is worth 0.
        games: the columns of the third table, rising: games over both rooms (R18).
        victory: its rows, a level match first.

    Raises:
        NotAPointTable: a row is missing, a band leaves out a number that can occur, covers
            one twice, or the victory points of a row have another sum than the first row's.
    """

    cubes: tuple[int, ...]
    small: tuple[tuple[int, ...], ...]
    international: tuple[Band, ...]
    games: tuple[int, ...]
    victory: tuple[VictoryRow, ...]
    _smp: Mapping[tuple[str, int], int] = field(init=False, repr=False, compare=False)
    _imp: tuple[int, ...] = field(init=False, repr=False, compare=False)
    _vp: Mapping[int, tuple[int, ...]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        _check_columns(self.cubes, SMALL)
        _check_columns(self.games, VICTORY)
        _check_small(self)
        # Every number that the second table has to give is a sum of small match points.
        step = gcd(*(points for row in self.small for points in row))
        _check_bands(self.international, INTERNATIONAL, step, first=None)
        _check_victory(self)
        small = {
            (row, cube): points
            for row, line in zip(ROWS, self.small, strict=True)
            for cube, points in zip(self.cubes, line, strict=True)
        }
        lows = {
            games: tuple(row.bands[column][0] for row in self.victory)
            for column, games in enumerate(self.games)
        }
        object.__setattr__(self, "_smp", small)
        object.__setattr__(self, "_imp", tuple(low for low, _ in self.international))
        object.__setattr__(self, "_vp", lows)

    def small_points(self, row: str, cube: int) -> int:
        """The cell of the first table; KeyError if there is none."""
        return self._smp[row, cube]

    def international_points(self, points: int) -> int:
        """What so many small match points, 0 or more, are worth in IMP."""
        return bisect_right(self._imp, points)

    def victory_lows(self, games: int) -> tuple[int, ...] | None:
        """Where each row of the third table begins for so many games; None without a column."""
        return self._vp.get(games)

    @property
    def fingerprint(self) -> str:
        """SHA-256 over all numbers, 64 hexadecimal digits: how an event names its tables.

        Taken over JSON with sorted keys and no spaces:
        `{"games", "imp": [[from, to or null]], "smp": {cube: {row: points}}, "vp": [[winner,
        loser, [[from, to or null]]]]}`.
        """
        value = {
            "smp": {str(cube): {row: self._smp[row, cube] for row in ROWS} for cube in self.cubes},
            "imp": self.international,
            "games": self.games,
            "vp": [(row.winner, row.loser, row.bands) for row in self.victory],
        }
        text = json.dumps(value, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def require(self, fingerprint: str) -> "PointTables":
        """These tables, if an event's fingerprint is theirs.

        Raises:
            OtherPointTables: it is not.
        """
        if fingerprint != self.fingerprint:
            raise OtherPointTables(given=self.fingerprint, named=fingerprint)
        return self


def _check_columns(columns: tuple[int, ...], table: str) -> None:
    if not columns or columns[0] < 1 or any(right <= left for left, right in pairwise(columns)):
        raise NotAPointTable(table=table, row=None, why="its columns are not rising from 1 or more")


def _check_small(tables: PointTables) -> None:
    if len(tables.small) != len(ROWS):
        why = f"it has {len(tables.small)} rows, not {len(ROWS)}"
        raise NotAPointTable(table=SMALL, row=None, why=why)
    for label, line in zip(ROWS, tables.small, strict=True):
        if len(line) != len(tables.cubes):
            why = f"{len(line)} cells under {len(tables.cubes)} columns"
            raise NotAPointTable(table=SMALL, row=label, why=why)
        if min(line) < 1 or max(line) > MOST:
            raise NotAPointTable(table=SMALL, row=label, why=f"a cell is not from 1 to {MOST:,}")


def _check_bands(bands: tuple[Band, ...], table: str, step: int, first: int | None) -> None:
    """Nothing, if the bands follow each other and leave out no multiple of `step`."""
    if not bands:
        raise NotAPointTable(table=table, row=None, why="it is empty")
    if bands[0][0] != first if first is not None else bands[0][0] < 1:
        why = f"the first band begins with {bands[0][0]}"
        raise NotAPointTable(table=table, row=band_name(bands[0]), why=why)
    for band, after in pairwise(bands):
        low, high = band
        if high is None or high < low:
            why = "it ends before it begins" if high is not None else "only the last has no end"
            raise NotAPointTable(table=table, row=band_name(band), why=why)
        if after[0] <= high:
            why = f"{after[0]} is in the next band too"
            raise NotAPointTable(table=table, row=band_name(band), why=why)
        left_out = high // step * step + step
        if left_out < after[0]:
            why = f"{left_out} is in no band"
            raise NotAPointTable(table=table, row=band_name(band), why=why)
    if bands[-1][1] is not None:
        raise NotAPointTable(table=table, row=band_name(bands[-1]), why="the last must have no end")


def _check_victory(tables: PointTables) -> None:
    if not tables.victory:
        raise NotAPointTable(table=VICTORY, row=None, why="it is empty")
    first = tables.victory[0]
    if first.winner != first.loser:
        raise NotAPointTable(table=VICTORY, row=first.label, why="the first row must be level")
    for above, row in pairwise(tables.victory):
        if row.winner + row.loser != first.winner + first.loser:
            why = f"adds up to {row.winner + row.loser}, not {first.winner + first.loser}"
            raise NotAPointTable(table=VICTORY, row=row.label, why=why)
        if row.winner <= above.winner:
            why = f"gives the winner no more than {above.label}"
            raise NotAPointTable(table=VICTORY, row=row.label, why=why)
    for row in tables.victory:
        if len(row.bands) != len(tables.games):
            why = f"{len(row.bands)} cells under {len(tables.games)} columns"
            raise NotAPointTable(table=VICTORY, row=row.label, why=why)
    for column, games in enumerate(tables.games):
        bands = tuple(row.bands[column] for row in tables.victory)
        _check_bands(bands, f"{VICTORY} for {games} games", 1, first=0)


def band_name(band: Band) -> str:
    """`10-40`, `51+`."""
    low, high = band
    return f"{low}+" if high is None else f"{low}-{high}"
