"""A table of percents by place, read from csv.

The columns are `place` and `percent`, and, where a table has several bands of entries,
`min_players` and `max_players` besides; an empty `max_players` is a band without an end. Commas,
semicolons or tabs separate; with the latter two, decimals may stand behind a comma.
"""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from io import StringIO
from itertools import pairwise

from evendeal.prizes.payout_refusals import (
    BandsOverlap,
    PayoutTableRefused,
    PercentsDoNotSum,
    PercentsRise,
    PlacesMissing,
)

PLAIN = ("place", "percent")
BANDED = ("min_players", "max_players", *PLAIN)
HEADING = "the heading names place and percent, or min_players, max_players, place and percent"
MOST_DIGITS = 18


@dataclass(frozen=True, slots=True)
class Column:
    """The percents of one band of entries.

    Attributes:
        low, high: the band; without an end if `high` is None.
        percents: of the pool, first place first, shape (prizes,); 27.5 per cent is 55/2.
        line: of the file, where they end.
    """

    low: int
    high: int | None
    percents: tuple[Fraction, ...]
    line: int

    @property
    def total(self) -> Fraction:
        """What the percents sum to; nobody can be paid by them if it is not 100."""
        return sum(self.percents, Fraction())

    def check(self, table: str) -> "Column":
        """The column itself, if it sums to 100.

        Raises:
            PercentsDoNotSum: it does not.
        """
        if self.total != 100:
            raise PercentsDoNotSum(
                table=table, line=self.line, low=self.low, high=self.high, total=self.total
            )
        return self


def read_columns(data: str | bytes, table: str) -> tuple[Column, ...]:
    """The columns of a table, by entries; that they sum to 100 is not checked.

    Raises:
        PayoutTableRefused: a line cannot be read.
        PlacesMissing, PercentsRise, BandsOverlap: the table contradicts itself.
    """
    bands: dict[tuple[int, int | None], dict[int, tuple[int, Fraction]]] = {}
    plain: dict[int, tuple[int, Fraction]] = {}
    for line, cells in _rows(_text(data, table), table):
        place = _counted(cells, "place", line, table)
        part = _percent(cells["percent"], line, table)
        parts = plain
        if "min_players" in cells:
            low = _counted(cells, "min_players", line, table)
            high = _counted(cells, "max_players", line, table) if cells["max_players"] else None
            if high is not None and high < low:
                raise _refused(table, line, f"the band ends at {high:,}, before {low:,}")
            parts = bands.setdefault((low, high), {})
        if place in parts:
            why = f"place {place} stands on line {parts[place][0]} too"
            raise _refused(table, line, why)
        parts[place] = (line, part)
    if plain:
        bands[len(plain), None] = plain
    if not bands:
        raise _refused(table, 1, "there is no place in it")
    ordered = sorted(bands, key=lambda band: (band[0], band[1] or band[0]))
    for one, other in pairwise(ordered):
        if one[1] is None or other[0] <= one[1]:
            line = min(line for line, _ in bands[other].values())
            raise BandsOverlap(table=table, line=line, low=other[0], high=other[1], other=one)
    return tuple(_column(table, band, bands[band]) for band in ordered)


def _column(
    table: str, band: tuple[int, int | None], lines: dict[int, tuple[int, Fraction]]
) -> Column:
    parts: list[Fraction] = []
    for place in sorted(lines):
        line, part = lines[place]
        if place != len(parts) + 1:
            raise PlacesMissing(table=table, line=line, place=place, missing=len(parts) + 1)
        if parts and part > parts[-1]:
            raise PercentsRise(table=table, line=line, place=place, part=part, above=parts[-1])
        parts.append(part)
    return Column(*band, tuple(parts), max(line for line, _ in lines.values()))


def _rows(text: str, table: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Each row as its line and its cells by column."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    mark = next((mark for mark in ";\t" if mark in first), ",")
    rows = csv.reader(StringIO(text, newline=""), delimiter=mark, strict=True)
    heading: list[str] | None = None
    try:
        for raw in rows:
            cells = [cell.strip() for cell in raw]
            line = rows.line_num
            if not any(cells):
                continue
            if heading is None:
                heading = [cell.lower() for cell in cells]
                unknown = [name for name in heading if name not in BANDED]
                if unknown:
                    raise _refused(
                        table, line, f"the column {unknown[0][:40]!r} is unknown; {HEADING}"
                    )
                if sorted(heading) not in (sorted(PLAIN), sorted(BANDED)):
                    raise _refused(table, line, f"{HEADING}, each once")
                continue
            if len(cells) != len(heading):
                raise _refused(table, line, f"{len(cells)} cells under {len(heading)} columns")
            yield line, dict(zip(heading, cells, strict=True))
    except csv.Error as problem:
        raise _refused(table, rows.line_num, str(problem)) from None
    if heading is None:
        raise _refused(table, 1, f"it is empty; {HEADING}")


def _text(data: str | bytes, table: str) -> str:
    if isinstance(data, str):
        return data.removeprefix("\ufeff")
    try:
        return data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise _refused(table, line, "it is no UTF-8 text") from None


def _counted(cells: dict[str, str], column: str, line: int, table: str) -> int:
    text = cells[column]
    if re.fullmatch(r"[0-9]{1,18}", text) and int(text) > 0:
        return int(text)
    raise _refused(table, line, f"{column} {text[:40]!r} is no number from 1")


def _percent(text: str, line: int, table: str) -> Fraction:
    bare = text.removesuffix("%").strip()
    if len(bare) > MOST_DIGITS or not re.fullmatch(r"[0-9]+([.,][0-9]+)?", bare):
        raise _refused(table, line, f"percent {text[:40]!r} is no number")
    part = Fraction(bare.replace(",", "."))
    if not part:
        raise _refused(table, line, "a paid place gets more than 0 per cent")
    return part


def _refused(table: str, line: int, why: str) -> PayoutTableRefused:
    return PayoutTableRefused(table=table, line=line, why=why)
