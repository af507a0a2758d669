"""The list of teams that a command is given: a csv file or a workbook, and how it is read."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from evendeal.commands.report import read_bytes

if TYPE_CHECKING:
    from evendeal.tournament.checks import NotAnEvent
    from evendeal.tournament.lists import EntryList

ListFile = Annotated[
    Path | None,
    typer.Option(help="The teams and players: csv as spreadsheets write it, .xlsx or .ods."),
]
CodePage = Annotated[
    str | None,
    typer.Option(help="Of a list that is not Unicode: cp1252 in the west, cp932 in Japan."),
]
SheetName = Annotated[
    str | None,
    typer.Option(help="Of a workbook; without it the first sheet in which anything stands."),
]


def read_list_file(
    path: Path, page: str | None, sheet: str | None, *, persons: bool = False
) -> "EntryList":
    """The list of teams in a file, in which nothing is wrong.

    Args:
        persons: each row is one person, as in an event of individuals.

    Raises:
        NotAnEvent: with the file, the line and the column of what is wrong first.
        FileUnreadable, FileChanging.
    """
    from evendeal.tournament.lists import read_list
    from evendeal.tournament.lists.text import MOST_BYTES

    data = read_bytes(path, MOST_BYTES)
    listed = read_list(data, str(path), page, sheet, persons=persons)
    if listed.faults:
        raise listed.faults[0]
    return listed


def at_its_line(no: "NotAnEvent", listed: "EntryList") -> "NotAnEvent":
    """What is wrong with an entry, naming the line of the list that it comes from."""
    from evendeal.tournament.checks import NotAnEvent
    from evendeal.tournament.lists import place

    entry, closed, key = no.where.removeprefix("entries[").partition("]")
    if not closed or not entry.isdigit() or not 1 <= int(entry) <= len(listed.teams):
        return no
    where = place(listed.file, listed.teams[int(entry) - 1].line)
    where += f": {key.removeprefix('.')}" if key else ""
    return NotAnEvent(where=where, value=no.value, why=no.why)
