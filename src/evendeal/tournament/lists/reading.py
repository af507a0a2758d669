"""A list of teams as it is understood: its columns, its teams, and all that is wrong in it."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from evendeal.ids import EntryId, PersonId
from evendeal.names import likeness
from evendeal.reason import Reason
from evendeal.tournament.checks import (
    NotAnEvent,
    new_name,
    person_id,
    short_id,
    stands_already,
)
from evendeal.tournament.entry import Entry, badge_number, letters
from evendeal.tournament.lists.columns import Column, Holds, Layout, layout_of, mark_of
from evendeal.tournament.lists.refusals import (
    CellWrong,
    ListEmpty,
    ListRefused,
    ListTooLarge,
    place,
)
from evendeal.tournament.lists.rows import MOST_COLUMNS, Row, rows_of
from evendeal.tournament.lists.text import list_text, require_size
from evendeal.tournament.lists.workbook import is_workbook, sheet_of


@dataclass(frozen=True, slots=True)
class ListedCell:
    """A name of a list and where it stands.

    Attributes:
        part: which of several in its cell, from 1; None where it stands alone.
    """

    text: str
    line: int
    column: int
    part: int | None = None


@dataclass(frozen=True, slots=True)
class ListedTeam:
    """A row of a list; `entry` is None where it is no entry yet, `club` no part of it."""

    line: int
    id: str
    name: ListedCell
    players: tuple[ListedCell, ...]
    entry: Entry | None
    club: str = ""


@dataclass(frozen=True, slots=True)
class EntryList:
    """A list as it is understood.

    Attributes:
        file: as it is called; empty where it was pasted.
        separator: the sign between its columns.
        rows: every row in which anything stands.
        sheet, sheets: of a workbook, the sheet that was read, and those that are not empty.
        teams: a row each, with what is wrong in it or not.
        faults: everything that is wrong, in the order of the list.
    """

    file: str
    separator: str
    rows: tuple[Row, ...]
    sheet: str | None
    sheets: tuple[str, ...]
    layout: Layout
    teams: tuple[ListedTeam, ...]
    faults: tuple[ListRefused, ...]

    @property
    def columns(self) -> tuple[Column, ...]:
        """What each column holds."""
        return self.layout.columns

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The teams that are entries."""
        return tuple(team.entry for team in self.teams if team.entry is not None)


def read_list(
    data: str | bytes,
    file: str = "",
    page: str | None = None,
    sheet: str | None = None,
    *,
    persons: bool = False,
) -> EntryList:
    """A list as it is understood.

    Args:
        data: text as pasted, or the bytes of a csv file or a workbook.
        file: how a sentence calls it.
        page: the code page of bytes that are not UTF-8.
        sheet: of a workbook; without it the first in which anything stands.
        persons: each row is one person, as in an event of individuals.

    Raises:
        ListRefused: nothing of it can be read: it is no text, there are no rows in it, or too
            many. What is wrong in single rows stands in `faults`.
    """
    require_size(len(data), file)
    separator = "\t"
    named: str | None = None
    sheets: tuple[str, ...] = ()
    if isinstance(data, bytes) and is_workbook(data):
        named, sheets, rows = sheet_of(data, file, sheet)
    else:
        separator, rows = rows_of(list_text(data, file, page), file)
    if not rows:
        raise ListEmpty(file=file, line=None, what=Reason("no-team", "there is no team in it"))
    layout = layout_of(rows, file, persons=persons)
    if not layout.body:
        line = layout.heading.line if layout.heading else None
        what = Reason("no-team-follows", "no team follows the heading")
        raise ListEmpty(file=file, line=line, what=what)
    if layout.fault is not None:
        return EntryList(file, separator, rows, named, sheets, layout, (), (layout.fault,))
    lines = _Lines(layout, file)
    teams = tuple(lines.team(number, row) for number, row in enumerate(layout.body, 1))
    return EntryList(file, separator, rows, named, sheets, layout, teams, tuple(lines.faults))


def read_entries(
    data: str | bytes, file: str = "", page: str | None = None, sheet: str | None = None
) -> tuple[Entry, ...]:
    """The entries of a list; see `read_list`. An entry without an id gets a letter.

    Raises:
        ListRefused: with the line and column of the first thing that is wrong.
    """
    entry_list = read_list(data, file, page, sheet)
    if entry_list.faults:
        raise entry_list.faults[0]
    return entry_list.entries


class _Lines:
    """What stands where, while the rows of a list are read one after the other."""

    def __init__(self, layout: Layout, file: str) -> None:
        self._layout = layout
        self._file = file
        self._seen: dict[tuple[str, str], str] = {}
        self.faults: list[ListRefused] = []

    def team(self, number: int, row: Row) -> ListedTeam:
        """The team of a row; what is wrong in it goes to the faults."""
        before = len(self.faults)
        team = _named(row, self._layout)
        players = _players(row, self._layout, self._file)
        ids = self._layout.holding(Holds.ID)
        typed = row.cell(ids[0].number) if ids else ""
        id = typed or letters(number)
        self._check("id", short_id, id, id, row.line, ids[0].number if typed else None)
        # A person is looked at once, as the entry.
        of_entry = () if self._layout.persons else players
        for kind, cell in (("name", team), *(("player", each) for each in of_entry)):
            alike = likeness(cell.text)
            self._check(kind, new_name, cell.text, alike, cell.line, cell.column, cell.part)
        persons = self._beside(row, players, Holds.PERSON, person_id)
        badges = self._beside(row, players, Holds.BADGE, badge_number)
        whole = len(self.faults) == before
        names = tuple(each.text for each in players)
        entry: Entry | None = None
        if whole:
            known = tuple(None if each is None else PersonId(each) for each in persons)
            entry = Entry(EntryId(id), team.text, names, known, badges)
        return ListedTeam(row.line, id, team, players, entry, _line(self._layout.club(row)))

    def _beside(
        self,
        row: Row,
        players: Sequence[ListedCell],
        holds: Holds,
        rule: Callable[[str, object], str],
    ) -> tuple[str | None, ...]:
        """The person, or the badge, of each player of a row; None where none stands there."""
        left = {
            (beside, cell.part): cell
            for beside, cell in _cells_beside(row, self._layout, holds)
            if cell.text
        }
        found: list[str | None] = []
        for player in players:
            cell = left.pop((player.column, player.part), None)
            found.append(None if cell is None else cell.text)
            if cell is not None:
                at = cell.line, cell.column, cell.part
                self._check(holds.value, rule, cell.text, cell.text, *at)
        for cell in left.values():
            why = Reason(
                "no-player-for-this", "there is no player for this {what}", what=holds.value
            )
            no = CellWrong(
                file=self._file, line=row.line, column=cell.column, value=cell.text, why=why
            )
            self.faults.append(no)
        return tuple(found)

    def _check(
        self,
        kind: str,
        rule: Callable[[str, object], str],
        text: str,
        word: str,
        line: int,
        column: int | None,
        part: int | None = None,
    ) -> None:
        """Notes text that the rule refuses, or a word of this kind that was there before."""
        why: Reason | None = None
        try:
            rule("", text)
        except NotAnEvent as no:
            why = no.why
        else:
            where = place(self._file, line, column)
            if part is not None:
                where = Reason("name-of-cell", "{cell}, name {part}", cell=where, part=part)
            first = self._seen.setdefault((kind, word), where)
            if first != where:
                why = stands_already(first)
        if why is not None:
            self.faults.append(
                CellWrong(file=self._file, line=line, column=column, value=text, why=why)
            )


def _named(row: Row, layout: Layout) -> ListedCell:
    """The name of an entry without a number before it.

    Out of two columns that have its parts it stands in the first.
    """
    columns = layout.names()
    number = {layout.numbered: layout.number_before(row)}
    text = " ".join(
        row.cell(column.number).removeprefix(number.get(column.number, "")) for column in columns
    )
    return ListedCell(_line(text), row.line, columns[0].number)


def _players(row: Row, layout: Layout, file: str) -> tuple[ListedCell, ...]:
    """The players of a row; the captain is the first of them, unless he is named among them.

    Raises:
        ListTooLarge: a cell names more of them than there may be columns.
    """
    if layout.persons:
        return (_named(row, layout),)
    columns = layout.holding(Holds.NAME if layout.is_of_persons() else Holds.PLAYER)
    cells = [ListedCell(row.cell(column.number), row.line, column.number) for column in columns]
    while cells and not cells[-1].text:
        cells.pop()
    players: list[ListedCell] = []
    for cell in cells:
        several = len(columns) == 1 and not layout.is_of_persons()
        mark = mark_of(cell.text) if several else None
        if mark is None:
            players.append(ListedCell(_line(cell.text), cell.line, cell.column))
            continue
        parts = cell.text.split(mark)
        if len(parts) > MOST_COLUMNS:
            what = Reason("most-names", "has more than {most} names in a cell", most=MOST_COLUMNS)
            raise ListTooLarge(file=file, line=row.line, what=what)
        players += [
            ListedCell(_line(part), cell.line, cell.column, number)
            for number, part in enumerate(parts, 1)
            if part.strip()
        ]
    for column in layout.holding(Holds.CAPTAIN):
        captain = _line(row.cell(column.number))
        if captain and likeness(captain) not in {likeness(player.text) for player in players}:
            players.insert(0, ListedCell(captain, row.line, column.number))
    return tuple(players)


def _cells_beside(row: Row, layout: Layout, holds: Holds) -> Iterator[tuple[int, ListedCell]]:
    """The persons, or badges, of a row, each after the column of the players among whom it is."""
    alone = len(layout.holding(Holds.PLAYER)) == 1
    for beside, column in layout.beside_players(holds).items():
        text = row.cell(column.number)
        if not alone or mark_of(row.cell(beside)) is None:
            yield beside, ListedCell(_line(text), row.line, column.number)
            continue
        for number, part in enumerate(text.split(mark_of(text) or "\n"), 1):
            yield beside, ListedCell(_line(part), row.line, column.number, number)


def _line(text: str) -> str:
    """The text on one line, as a cell with a line break in it is meant."""
    return re.sub(r"\s+", " ", text).strip()
