"""A list of teams that somebody pastes or drops, as it is understood, and put right."""

from evendeal.director.entry_lines import MOST_PROBLEMS
from evendeal.errors import Unfit
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
from evendeal.tournament.lists.refusals import HeadingUnknown
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

SAMPLE_CELLS = 3
SAMPLE_ROWS = 4
SAMPLE_BYTES = 64 * 1024
"""Of a file, in which letters are looked for that tell code pages apart."""


class ColumnHoldsNothingKnown(Unfit):
    """What a column is said to hold, and no column holds."""

    def __init__(self, *, holds: str) -> None:
        super().__init__(f"a column holds {', '.join(each.value for each in Holds)}, not {holds}")
        self.holds = holds


def look_at_list(draft: EntryListDraft) -> EntryListRead:
    """A list as it is understood, with what was asked to be put right in it.

    Raises:
        ColumnHoldsNothingKnown: a column is said to hold what none does.
    """
    data = draft.text if draft.data is None else draft.data
    try:
        found = read_list(data, draft.file, draft.code_page, draft.sheet)
        text = _text(draft, data, found)
        changed = _changed(draft, found)
        if changed is not None:
            text, found = changed, read_list(changed, draft.file)
    except CodePageUnclear as no:
        assert draft.data is not None
        return _refused(no, tuple(_page(draft.data, page) for page in CODE_PAGES))
    except ListRefused as no:
        return _refused(no)
    return EntryListRead(
        text=text,
        sentences=tuple(_sentences(found)),
        headed=found.layout.heading is not None
        or any(isinstance(no, HeadingUnknown) for no in found.faults),
        columns=tuple(_columns(found)),
        teams=tuple(
            EntryListTeam(team.line, team.id, _name(team.name), tuple(map(_name, team.players)))
            for team in found.teams
        ),
        problems=tuple(map(_problem, found.faults[:MOST_PROBLEMS])),
        code_pages=(),
        sheet=found.sheet,
        sheets=found.sheets,
    )


def _text(draft: EntryListDraft, data: str | bytes, found: EntryList) -> str:
    if isinstance(data, bytes) and is_workbook(data):
        return as_text(found)
    return list_text(data, draft.file, draft.code_page)


def _changed(draft: EntryListDraft, found: EntryList) -> str | None:
    if draft.columns is not None:
        known = {each.value: each for each in Holds}
        for holds in draft.columns:
            if holds not in known:
                raise ColumnHoldsNothingKnown(holds=holds)
        return with_columns(found, [known[each] for each in draft.columns], headed=draft.headed)
    if draft.cell is not None:
        cell = draft.cell
        return with_cell(found, cell.line, cell.column, cell.part, cell.to)
    return None


def _refused(no: ListRefused, pages: tuple[EntryListPage, ...] = ()) -> EntryListRead:
    problems = () if pages else (_problem(no),)
    return EntryListRead(None, (), False, (), (), problems, pages, None, ())


def _problem(no: ListRefused) -> EntryListProblem:
    return EntryListProblem(str(no), no.line, no.column)


def _name(cell: ListedCell) -> EntryListName:
    return EntryListName(cell.text, cell.line, cell.column, cell.part)


def _columns(found: EntryList) -> list[EntryListColumn]:
    body = found.layout.body[:SAMPLE_CELLS]
    return [
        EntryListColumn(
            column.number,
            column.heading,
            column.holds.value,
            tuple(row.cell(column.number) for row in body),
        )
        for column in found.columns
    ]


def _sentences(found: EntryList) -> list[str]:
    """How the list is understood, where somebody might have meant it otherwise."""
    layout = found.layout
    said = []
    if layout.titles:
        lines = [str(row.line) for row in layout.titles]
        what = f"Line {lines[0]} is" if len(lines) == 1 else f"Lines {', '.join(lines)} are"
        said.append(f"{what} a title and not read.")
    if layout.heading is None and layout.fault is None and len(found.columns) > 1:
        team = next(column.number for column in found.columns if column.holds is Holds.NAME)
        said.append(f"There is no heading: column {team} is the team, those after it its players.")
    captains = layout.holding(Holds.CAPTAIN)
    if captains and layout.holding(Holds.PLAYER):
        said.append("The captain is the first player, unless named among the players.")
    out = [column.heading for column in found.columns if column.holds is Holds.NOTHING]
    if any(out):
        said.append(f"Left out: {', '.join(filter(None, out))}.")
    return said


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
