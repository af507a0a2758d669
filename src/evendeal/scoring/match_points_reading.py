"""The tables by which a backgammon match is scored, read from their printed form."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from evendeal.scoring.match_points_printed import (
    INTERNATIONAL_MATCH_POINTS,
    MISPRINTS,
    SMALL_MATCH_POINTS,
    VICTORY_POINTS,
)
from evendeal.scoring.match_points_tables import (
    INTERNATIONAL,
    ROWS,
    SMALL,
    VICTORY,
    Band,
    NotAPointTable,
    PointTables,
    VictoryRow,
)

MOST_LETTERS = 100_000

_NUMBER = re.compile(r"[0-9]{1,7}")
_BAND = re.compile(r"([0-9]{1,7})(?:-([0-9]{1,7})|\+)")
_LABEL = re.compile(r"([0-9]{1,7})-([0-9]{1,7})")


@cache
def printed_tables() -> PointTables:
    """The tables as printed, with the one misprint read as R15 says."""
    return _read(SMALL_MATCH_POINTS, INTERNATIONAL_MATCH_POINTS, VICTORY_POINTS, MISPRINTS)


def read_tables(small: str, international: str, victory: str) -> PointTables:
    """An event's own tables, each laid out as the printed one in `match_points_printed`.

    Cells are separated by spaces; the first line of the first and third table names the
    columns. No misprint is guessed at.

    Raises:
        NotAPointTable: with the table and, where there is one, the row.
    """
    return _read(small, international, victory, {})


def _read(
    small: str, international: str, victory: str, misprints: Mapping[str, tuple[int, int]]
) -> PointTables:
    cubes, lines = _columns(small, SMALL)
    rows: dict[str, tuple[int, ...]] = {}
    for label, cells in lines:
        if label not in ROWS or label in rows:
            why = "is there twice" if label in rows else "is no row of this table"
            raise NotAPointTable(table=SMALL, row=label, why=why)
        rows[label] = tuple(_number(cell, SMALL, label) for cell in cells)
    for label in ROWS:
        if label not in rows:
            raise NotAPointTable(table=SMALL, row=label, why="is missing")
    games, lines = _columns(victory, VICTORY)
    return PointTables(
        cubes,
        tuple(rows[label] for label in ROWS),
        tuple(_worth(international)),
        games,
        tuple(
            VictoryRow(
                *misprints.get(label, _pair(label)),
                tuple(_band(cell, VICTORY, label) for cell in cells),
            )
            for label, cells in lines
        ),
    )


def _lines(text: str, table: str) -> Iterator[tuple[str, list[str]]]:
    if len(text) > MOST_LETTERS:
        raise NotAPointTable(table=table, row=None, why=f"longer than {MOST_LETTERS:,} letters")
    for line in text.splitlines():
        if cells := line.split():
            yield cells[0][:40], cells


def _columns(text: str, table: str) -> tuple[tuple[int, ...], list[tuple[str, list[str]]]]:
    """The columns that the first line names, and the label and cells of every further one."""
    lines = list(_lines(text, table))
    if not lines:
        raise NotAPointTable(table=table, row=None, why="it is empty")
    columns = tuple(_number(cell, table, None) for cell in lines[0][1])
    rows = []
    for label, cells in lines[1:]:
        if len(cells) != len(columns) + 1:
            why = f"{len(cells) - 1} cells under {len(columns)} columns"
            raise NotAPointTable(table=table, row=label, why=why)
        rows.append((label, cells[1:]))
    return columns, rows


def _worth(text: str) -> Iterator[Band]:
    for due, (label, cells) in enumerate(_lines(text, INTERNATIONAL), 1):
        if cells[1:] != [str(due)]:
            raise NotAPointTable(table=INTERNATIONAL, row=label, why=f"must be worth {due} IMP")
        yield _band(cells[0], INTERNATIONAL, label)


def _number(cell: str, table: str, row: str | None) -> int:
    if _NUMBER.fullmatch(cell) is None:
        raise NotAPointTable(table=table, row=row, why=f"{cell[:40]!r} is no number")
    return int(cell)


def _pair(label: str) -> tuple[int, int]:
    match = _LABEL.fullmatch(label)
    if match is None:
        raise NotAPointTable(table=VICTORY, row=label, why="expected a label such as 17-13")
    return int(match[1]), int(match[2])


def _band(cell: str, table: str, row: str) -> Band:
    match = _BAND.fullmatch(cell)
    if match is None:
        why = f"{cell[:40]!r} is no band such as 10-40 or 51+"
        raise NotAPointTable(table=table, row=row, why=why)
    return int(match[1]), None if match[2] is None else int(match[2])
