"""A list of teams on its way into an event: what was handed in, and how it is understood."""

from dataclasses import dataclass

from evendeal.views.registration import EntryKind
from evendeal.views.text import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryCell:
    """Another name at a place of a list; `part` is which of several in its cell, from 1."""

    line: int
    column: int
    part: int | None = None
    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryListDraft:
    """A list as pasted, or the bytes of its file (in JSON as base64) with the file's name.

    `code_page` is cp1252 or cp932, for bytes that are not UTF-8; `sheet` is of a workbook.
    `columns` say what each column holds, as `holds` of the answer does, and stand for the
    heading, or above the first line where `headed` is false. `cell` puts one name right.
    `entry_kind` says what each row is: a team, or one person.
    """

    text: str = ""
    data: bytes | None = None
    file: str = ""
    code_page: str | None = None
    sheet: str | None = None
    columns: tuple[str, ...] | None = None
    headed: bool = True
    cell: EntryCell | None = None
    entry_kind: EntryKind = "team"


@dataclass(frozen=True, slots=True)
class EntryListColumn:
    """A column: its heading as written, what it holds, and the first cells beneath.

    `holds` is id, name (the team's, or a person's), given name, family name, captain, player,
    person (of a player), badge, or - for what is left out.
    """

    number: int
    heading: str
    holds: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EntryListName:
    """A name and where it stands; `part` is which of several in its cell, null where alone."""

    text: str
    line: int
    column: int
    part: int | None


@dataclass(frozen=True, slots=True)
class EntryListTeam:
    """A team as it is understood; without players they are numbered later."""

    line: int
    id: str
    name: EntryListName
    players: tuple[EntryListName, ...]


@dataclass(frozen=True, slots=True)
class EntryListProblem:
    """One thing that is wrong; `line` and `column` are null where it is not about one.

    `why` says where and what.
    """

    why: Text
    line: int | None
    column: int | None


@dataclass(frozen=True, slots=True)
class EntryListPage:
    """The first rows with letters that differ, in one code page; `fits` if it has all of them."""

    code_page: str
    fits: bool
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class EntryListRead:
    """A list as it is understood.

    `text` is the list as text, to be sent as `entries_text`; null where it cannot be read, and
    then `code_pages` has the ones to choose from, or `problems` say why. `sheets` are those of a
    workbook in which anything stands, `sheet` the one that was read.
    """

    text: str | None
    sentences: tuple[Text, ...]
    headed: bool
    columns: tuple[EntryListColumn, ...]
    teams: tuple[EntryListTeam, ...]
    problems: tuple[EntryListProblem, ...]
    code_pages: tuple[EntryListPage, ...]
    sheet: str | None
    sheets: tuple[str, ...]
