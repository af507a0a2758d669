"""A list of teams that somebody pastes or drops, as it is understood, and put right."""

from collections.abc import Iterator

from evendeal.director.entry_lines import MOST_PROBLEMS
from evendeal.errors import Unfit
from evendeal.reason import Reason
from evendeal.tournament.lists import (
    CODE_PAGES,
    CodePageUnclear,
    EntryList,
    Holds,
    ListedCell,
    ListRefused,
    as_text,
    list_text,
    read_list,
    sample_of,
    with_cell,
    with_columns,
)
from evendeal.tournament.lists.refusals import CellWrong, HeadingUnknown
from evendeal.tournament.lists.rows import rows_of
from evendeal.tournament.lists.workbook import is_workbook
from evendeal.views.entry_list import (
    EntryListColumn,
    EntryListDraft,
    EntryListName,
    EntryListPage,
    EntryListProblem,
    EntryListRead,
    EntryListTeam,
)
from evendeal.views.text import Text, because, says

SAMPLE_CELLS = 3
SAMPLE_ROWS = 4
SAMPLE_BYTES = 64 * 1024
"""Of a file, in which letters are looked for that tell code pages apart."""


class ColumnHoldsNothingKnown(Unfit):
    """What a column is declared to be, and no column is."""

    def __init__(self, *, holds: str) -> None:
        super().__init__(f"a column holds {', '.join(each.value for each in Holds)}, not {holds}")
        self.holds = holds


def look_at_list(draft: EntryListDraft) -> EntryListRead:
    """A list as it is understood, with the corrections that its sender chose.

    Raises:
        ColumnHoldsNothingKnown: a column is declared to be what none is.
    """
    data = draft.text if draft.data is None else draft.data
    try:
        persons = draft.entry_kind == "person"
        entry_list = read_list(data, draft.file, draft.code_page, draft.sheet, persons=persons)
        text = _text(draft, data, entry_list)
        changed = _changed(draft, entry_list)
        if changed is not None:
            text, entry_list = changed, read_list(changed, draft.file, persons=persons)
    except CodePageUnclear as no:
        assert draft.data is not None
        return _refused(no, tuple(_page(draft.data, page) for page in CODE_PAGES))
    except ListRefused as no:
        return _refused(no)
    return EntryListRead(
        text=text,
        sentences=tuple(_sentences(entry_list)),
        headed=entry_list.layout.heading is not None
        or any(isinstance(no, HeadingUnknown) for no in entry_list.faults),
        columns=tuple(_columns(entry_list)),
        teams=tuple(
            EntryListTeam(team.line, team.id, _name(team.name), tuple(map(_name, team.players)))
            for team in entry_list.teams
        ),
        problems=tuple(map(_problem, entry_list.faults[:MOST_PROBLEMS])),
        code_pages=(),
        sheet=entry_list.sheet,
        sheets=entry_list.sheets,
    )


def _text(draft: EntryListDraft, data: str | bytes, entry_list: EntryList) -> str:
    if isinstance(data, bytes) and is_workbook(data):
        return as_text(entry_list)
    return list_text(data, draft.file, draft.code_page)


def _changed(draft: EntryListDraft, entry_list: EntryList) -> str | None:
    if draft.columns is not None:
        known = {each.value: each for each in Holds}
        for holds in draft.columns:
            if holds not in known:
                raise ColumnHoldsNothingKnown(holds=holds)
        return with_columns(
            entry_list, [known[each] for each in draft.columns], headed=draft.headed
        )
    if draft.cell is not None:
        cell = draft.cell
        return with_cell(entry_list, cell.line, cell.column, cell.part, cell.to)
    return None


def _refused(no: ListRefused, pages: tuple[EntryListPage, ...] = ()) -> EntryListRead:
    problems = () if pages else (_problem(no),)
    return EntryListRead(None, (), False, (), (), problems, pages, None, ())


def _problem(no: ListRefused) -> EntryListProblem:
    where = because(no.where) if isinstance(no.where, Reason) else no.where
    why = because(no.why)
    if isinstance(no, CellWrong):
        text = says("list-cell-wrong", where=where, value=no.quoted, why=why)
    else:
        text = says("list-wrong", where=where, why=why)
    return EntryListProblem(text, no.line, no.column)


def _name(cell: ListedCell) -> EntryListName:
    return EntryListName(cell.text, cell.line, cell.column, cell.part)


def _columns(entry_list: EntryList) -> list[EntryListColumn]:
    body = entry_list.layout.body[:SAMPLE_CELLS]
    return [
        EntryListColumn(
            column.number,
            column.heading,
            column.holds.value,
            tuple(row.cell(column.number) for row in body),
        )
        for column in entry_list.columns
    ]


def _sentences(entry_list: EntryList) -> Iterator[Text]:
    """How the list is understood, where somebody might have meant it otherwise."""
    layout = entry_list.layout
    if layout.titles:
        lines = [row.line for row in layout.titles]
        yield says("list-titles", n=len(lines), lines=lines)
    if layout.heading is None and layout.fault is None and len(entry_list.columns) > 1:
        team = next(column.number for column in entry_list.columns if column.holds is Holds.NAME)
        yield says("list-no-heading", column=team)
    if layout.numbered and entry_list.teams:
        first = layout.body[0]
        yield says(
            "list-numbers",
            number=layout.number_before(first).strip(),
            name=entry_list.teams[0].name.text,
        )
    captains = layout.holding(Holds.CAPTAIN)
    if captains and layout.holding(Holds.PLAYER):
        yield says("list-captain")
    if layout.beside_players(Holds.PERSON):
        known = sum(person is not None for each in entry_list.entries for person in each.persons)
        yield says("list-persons", known=known)
    if layout.beside_players(Holds.BADGE):
        badges = sum(badge is not None for each in entry_list.entries for badge in each.badges)
        yield says("list-badges", badges=badges)
    out = [column.heading for column in entry_list.columns if column.holds is Holds.NOTHING]
    if any(out):
        yield says("list-left-out", columns=", ".join(filter(None, out)))


def _page(data: bytes, page: str) -> EntryListPage:
    """What the letters look like that differ between code pages."""
    try:
        data.decode(page)
        fits = True
    except UnicodeDecodeError:
        fits = False
    piece = data[:SAMPLE_BYTES].rpartition(b"\n")[0] if len(data) > SAMPLE_BYTES else data
    text = sample_of(piece, page)
    try:
        cells = [row.cells for row in rows_of(text)[1]]
    except ListRefused:
        cells = [(line,) for line in text.splitlines()]
    rows = [row for row in cells if not all(cell.isascii() for cell in row)]
    return EntryListPage(page, fits, tuple(tuple(row) for row in rows[:SAMPLE_ROWS]))
