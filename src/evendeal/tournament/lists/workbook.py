"""The rows of a workbook: .xlsx and .ods, read by a package that is an extra."""

from collections.abc import Iterator
from datetime import date, datetime, time
from io import BytesIO
from typing import Any

from evendeal.reason import Reason
from evendeal.tournament.lists.refusals import (
    ListEmpty,
    ListTooLarge,
    SheetsNotInstalled,
    SheetUnknown,
    WorkbookUnreadable,
)
from evendeal.tournament.lists.rows import Row, require_rows, row_of
from evendeal.tournament.lists.unpacking import MOST_CELLS, measured

MOST_SHEETS = 100
MOST_TOGETHER = 4 * MOST_CELLS
"""Cells of all sheets: the archive may contain one, and name it a hundred times."""

_ZIP = b"PK\x03\x04"


def is_workbook(data: bytes) -> bool:
    """Whether bytes are packed as a workbook is."""
    return data.startswith(_ZIP)


def sheet_of(
    data: bytes, file: str, sheet: str | None
) -> tuple[str, tuple[str, ...], tuple[Row, ...]]:
    """The sheet that is read, every sheet in which anything stands, and the rows of the first.

    Args:
        sheet: its name; without one it is the first in which anything stands.

    Raises:
        SheetsNotInstalled, WorkbookUnreadable, SheetUnknown, ListEmpty.
        ListTooLarge: it is larger than a list of teams ever is.
    """
    try:
        from python_calamine import CalamineError, CalamineWorkbook
    except ImportError:
        raise SheetsNotInstalled(file=file) from None
    plain = measured(data, file)
    try:
        workbook = CalamineWorkbook.from_filelike(BytesIO(plain))
        named = list(_holding(workbook, file))
        if sheet is not None and sheet not in named:
            raise SheetUnknown(file=file, sheet=sheet, sheets=named)
        if not named:
            what = Reason("all-sheets-empty", "nothing stands in any sheet of it")
            raise ListEmpty(file=file, line=None, what=what)
        chosen = sheet if sheet is not None else named[0]
        sheet_read = workbook.get_sheet_by_name(chosen)
        require_rows(sheet_read.end[0] + 1 if sheet_read.end else 0, file)
        cells = sheet_read.to_python(skip_empty_area=False)
    except CalamineError as no:
        raise WorkbookUnreadable(file=file, what=" ".join(str(no).split())) from None
    rows = (row_of(line, map(_text, row), file) for line, row in enumerate(cells, 1))
    return chosen, tuple(named), tuple(row for row in rows if row is not None)


def _holding(workbook: Any, file: str) -> Iterator[str]:
    """The sheets in which anything stands.

    Raises:
        ListTooLarge: there are too many, or they have too many cells together.
    """
    if len(workbook.sheet_names) > MOST_SHEETS:
        what = Reason("most-sheets", "has more than {most} sheets", most=MOST_SHEETS)
        raise ListTooLarge(file=file, what=what)
    cells = 0
    for name in workbook.sheet_names:
        end = workbook.get_sheet_by_name(name).end
        if end is None:
            continue
        cells += (end[0] + 1) * (end[1] + 1)
        if cells > MOST_TOGETHER:
            what = Reason(
                "most-cells",
                "has more than {most:,} cells; save the sheet with the teams alone",
                most=MOST_TOGETHER,
            )
            raise ListTooLarge(file=file, what=what)
        yield name


def _text(cell: Any) -> str:
    """A cell as a person reads it: 7, not 7.0."""
    match cell:
        case bool():
            return str(cell).upper()
        case float() if cell.is_integer() and abs(cell) < 1e15:
            return str(int(cell))
        case datetime() if cell.time() == time():
            return cell.date().isoformat()
        case datetime():
            return cell.isoformat(" ", "minutes")
        case date() | time():
            return cell.isoformat()
        case _:
            return str(cell)
