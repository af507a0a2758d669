"""A list with something in it put right: the text of the list anew."""

from collections.abc import Sequence

from evendeal.tournament.lists.columns import Holds, mark_of
from evendeal.tournament.lists.reading import EntryList
from evendeal.tournament.lists.refusals import CellUnknown, ListRefused
from evendeal.tournament.lists.rows import SEPARATORS, rows_of, written


def as_text(entry_list: EntryList) -> str:
    """The list as text, whatever it was read from."""
    return _text(entry_list, [row.cells for row in entry_list.rows])


def with_cell(entry_list: EntryList, line: int, column: int, part: int | None, to: str) -> str:
    """The list with another name at a place; `part` is which of several in a cell, from 1.

    Of a name in two columns the last word is the family name.

    Raises:
        CellUnknown: there is no such place.
    """
    at = next((n for n, row in enumerate(entry_list.rows) if row.line == line), None)
    if at is None or not 1 <= column <= len(entry_list.columns):
        raise CellUnknown(line=line, column=column)
    rows = [list(row.cells) for row in entry_list.rows]
    names = {each.number for each in entry_list.layout.names()}
    width = max(column, *names)
    cells = rows[at] + [""] * (width - len(rows[at]))
    if entry_list.columns[column - 1].holds in (Holds.GIVEN, Holds.FAMILY):
        given, _, family = to.strip().rpartition(" ")
        for half, name in ((Holds.GIVEN, given), (Holds.FAMILY, family)):
            for each in entry_list.layout.holding(half):
                cells[each.number - 1] = name
    elif part is None:
        cells[column - 1] = to
    else:
        mark = mark_of(cells[column - 1])
        parts = cells[column - 1].split(mark) if mark is not None else [cells[column - 1]]
        if not 1 <= part <= len(parts):
            raise CellUnknown(line=line, column=column)
        parts[part - 1] = to
        cells[column - 1] = (mark or "").join(parts)
    if column in names and entry_list.layout.numbered:
        # The number stays: with none in this row, those of the others would be read as names.
        first = entry_list.layout.numbered - 1
        cells[first] = entry_list.layout.number_before(entry_list.rows[at]) + cells[first]
    rows[at] = cells
    return _text(entry_list, rows)


def with_columns(entry_list: EntryList, holds: Sequence[Holds], *, headed: bool) -> str:
    """The list with a heading that says what each column holds.

    Args:
        holds: for each column; columns that are not named are empty.
        headed: whether the first row, titles apart, was a heading; it is then written over.
    """
    titles = len(entry_list.layout.titles)
    named = [each.value for each in holds[: len(entry_list.columns)]]
    named += [Holds.NOTHING.value] * (len(entry_list.columns) - len(named))
    rows: list[Sequence[str]] = [row.cells for row in entry_list.rows]
    rows[titles : titles + headed] = [named]
    return _text(entry_list, rows)


def _text(entry_list: EntryList, rows: Sequence[Sequence[str]]) -> str:
    """The rows as text, with the sign between columns that they had if they read back so."""
    width = max(map(len, rows))
    even = [[*row, *[""] * (width - len(row))] for row in rows]
    meant = [cells for cells in map(_trimmed, even) if cells]
    for sign in (entry_list.separator, *SEPARATORS):
        text = written(even, sign)
        if _rows_back(text) == meant:
            return text
    return written(even, entry_list.separator, every=True)


def _rows_back(text: str) -> list[list[str]] | None:
    """The cells of a text as they would be read; None if they could not be."""
    try:
        return [list(row.cells) for row in rows_of(text)[1]]
    except ListRefused:
        return None


def _trimmed(row: Sequence[str]) -> list[str]:
    cells = [cell.strip() for cell in row]
    while cells and not cells[-1]:
        cells.pop()
    return cells
