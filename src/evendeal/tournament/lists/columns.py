"""What each column of a list holds, as its heading says, or its place where there is none."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from evendeal.tournament.entry import letters
from evendeal.tournament.lists.numbering import are_numbered, number_before
from evendeal.tournament.lists.refusals import (
    ColumnsAlike,
    HeadingUnknown,
    ListRefused,
    NameColumnMissing,
    TeamColumnMissing,
    WhichColumnUnclear,
)
from evendeal.tournament.lists.rows import Row
from evendeal.tournament.lists.words import KNOWN, Word, number_in, stem, word_of

MOST_TITLES = 10
"""Lines above a heading, such as a title and the name of the table."""

_MARKS = ("\n", ";", "；", "、", "，", ",", "/")
"""What parts several players in one cell, the surest first: a comma may stand in a name."""

_TABLE = re.compile(
    r"(?:table|sheet|tabelle|blatt|tableau|feuille|tabla|hoja|表|シート)\s*[0-9]*", re.IGNORECASE
)
"""The name that a program gives a table, which it writes above it."""
_TEAMS = (Word.TEAM, Word.NAME, Word.CLUB)
_HALVES = (Word.GIVEN, Word.FAMILY)
_PERSONS = (Word.NAME, Word.PLAYER, *_HALVES)
"""By which a list of persons has their names, alone in a cell."""


class Holds(Enum):
    """What a column holds."""

    ID = "id"
    NAME = "name"
    GIVEN = "given name"
    """Of a person whose name stands in two columns."""
    FAMILY = "family name"
    CAPTAIN = "captain"
    PLAYER = "player"
    PERSON = "person"
    """By which the player of a column is known in all events of a house."""
    BADGE = "badge"
    """The number on the badge of the player of a column."""
    NOTHING = "-"
    """Nothing that belongs into an event."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its place from 1, its heading as it stands there or empty, and what it holds."""

    number: int
    heading: str
    holds: Holds


@dataclass(frozen=True, slots=True)
class Layout:
    """A list by its parts.

    Attributes:
        titles: rows above the heading, of which nothing is read.
        heading: None where there is none.
        body: a row for each team.
        persons: each row is one person.
        fault: why one cannot see what the columns contain; they are then a guess.
        numbered: the column in which each name of a person has a number before it, such as `1. `;
            0: there is none.
    """

    titles: tuple[Row, ...]
    heading: Row | None
    body: tuple[Row, ...]
    columns: tuple[Column, ...]
    fault: ListRefused | None = None
    persons: bool = False
    numbered: int = 0

    def holding(self, holds: Holds) -> tuple[Column, ...]:
        """The columns of a kind in their order; of players by their numbers if all have one."""
        columns = [column for column in self.columns if column.holds is holds]
        numbers = [number_in(column.heading) for column in columns]
        known = [number for number in numbers if number is not None]
        if len(set(known)) == len(columns):
            columns = [column for _, column in sorted(zip(known, columns, strict=True), key=_first)]
        return tuple(columns)

    def is_of_persons(self) -> bool:
        """Whether each row is one person: it was asked for, or has badge numbers and no players."""
        if self.persons:
            return True
        players = self.holding(Holds.PLAYER) or self.holding(Holds.CAPTAIN)
        return bool(self.holding(Holds.BADGE)) and not players

    def names(self) -> tuple[Column, ...]:
        """The columns with the name of an entry, in the order in which it is read."""
        halves = self.holding(Holds.GIVEN) + self.holding(Holds.FAMILY)
        return self.holding(Holds.NAME) or halves

    def number_before(self, row: Row) -> str:
        """The number and its sign before the name of a row; empty where names have none."""
        return number_before(row.cell(self.numbered)) if self.numbered else ""

    def club(self, row: Row) -> str:
        """The club of an entry, where a column has it beside its name; else empty."""
        columns = (each for each in self.columns if word_of(each.heading) is Word.CLUB)
        found = next((each for each in columns if each.holds is Holds.NOTHING), None)
        return row.cell(found.number) if found is not None else ""

    def beside_players(self, holds: Holds) -> dict[int, Column]:
        """The column with the person, or the badge, of each player's column, by its number.

        They belong together by their own numbers, such as `Player 2` and `Person 2`, if all have
        one, else in their order. Where no column has players, the entry is its own one player.
        """
        players, beside = self.holding(Holds.PLAYER), self.holding(holds)
        if self.is_of_persons():
            players = self.names()[:1]
        numbers = [number_in(column.heading) for column in (*players, *beside)]
        if len(players) > 1 and None not in numbers:
            at = {number_in(column.heading): column.number for column in players}
            pairs = [(at.get(number_in(each.heading)), each) for each in beside]
            return {number: each for number, each in pairs if number is not None}
        return {column.number: each for column, each in zip(players, beside, strict=False)}


def layout_of(rows: Sequence[Row], file: str, *, persons: bool = False) -> Layout:
    """Which rows are titles, heading and teams, and what each column holds.

    Args:
        persons: each row is one person, as in an event of individuals.
    """
    at = _heading(rows, persons)
    if at is not None:
        heading, body = rows[at], tuple(rows[at + 1 :])
        headed = _headed_persons if persons else _headed
        columns, fault = headed(heading, _width(rows[at:]), file)
        layout = Layout(tuple(rows[:at]), heading, body, columns, fault, persons)
        return _with_numbers(layout)
    above = 1 if len(rows) > 1 and _is_title(rows) else 0
    body = tuple(rows[above:])
    if persons:
        columns, fault = _unheaded_persons(body, file)
        return _with_numbers(Layout(tuple(rows[:above]), None, body, columns, fault, persons))
    columns = _unheaded(body)
    strange = _looks_like_heading(body)
    why = HeadingUnknown(file=file, line=body[0].line, words=body[0].cells) if strange else None
    return Layout(tuple(rows[:above]), None, body, columns, why)


def _with_numbers(layout: Layout) -> Layout:
    """The layout of a list of persons, and whether each of their names has a number before it."""
    first = min((column.number for column in layout.names()), default=0)
    if first and are_numbered([row.cell(first) for row in layout.body]):
        return replace(layout, numbered=first)
    return layout


def mark_of(cell: str) -> str | None:
    """What parts the players of a cell; None if it holds one."""
    return next((mark for mark in _MARKS if mark in cell), None)


def _heading(rows: Sequence[Row], persons: bool) -> int | None:
    """Which row is the heading; above it are only titles of one cell."""
    for at, row in enumerate(rows[:MOST_TITLES]):
        if _is_heading(row, rows[at + 1] if at + 1 < len(rows) else None, first=at == 0):
            return at
        if persons and any(map(_says_person, row.cells)):
            return at
        if len(list(filter(None, row.cells))) > 1:
            return None
    return None


def _is_heading(row: Row, below: Row | None, *, first: bool) -> bool:
    words = [word_of(cell) for cell in row.cells]
    known = [word for word in words if word is not None]
    filled = [cell for cell in row.cells if cell and not cell.isdigit()]
    if not known or (len(filled) < 2 and not first):
        return False
    # What stands in the next line too are names.
    if below is not None and [word_of(cell) for cell in below.cells][: len(words)] == words:
        return False
    leading = [word for word in words if word is not Word.OTHER][:1]
    begins = bool(leading) and (leading[0] in _TEAMS or leading[0] is Word.ID)
    return begins or (len(known) > 1 and len(known) * 2 > len(filled))


def _says_person(cell: str) -> bool:
    """Whether a cell is the heading of names: in one word, for among others it is a name itself."""
    return KNOWN.get(stem(cell)) in _PERSONS and number_in(cell) is None


def _is_title(rows: Sequence[Row]) -> bool:
    alone = len(list(filter(None, rows[0].cells))) == 1
    return alone and len(rows[1].cells) > 1 and _TABLE.fullmatch(rows[0].cells[0]) is not None


def _headed(heading: Row, width: int, file: str) -> tuple[tuple[Column, ...], ListRefused | None]:
    words = _words(heading, width)
    # Of a team they are no names.
    words = [None if word in _HALVES else word for word in words]
    kind = next((kind for kind in _TEAMS if kind in words), None)
    team = words.index(kind) + 1 if kind is not None else 0
    players = Word.PLAYER in words or (kind is Word.TEAM and Word.NAME in words)
    named = players or Word.CAPTAIN in words
    columns: list[Column] = []
    for number, word in enumerate(words, 1):
        text = heading.cell(number)
        if number == team or (word is kind and word is not Word.CLUB):
            holds = Holds.NAME
        elif word is Word.ID:
            holds = Holds.ID
        elif word is Word.CAPTAIN:
            holds = Holds.CAPTAIN
        elif word is Word.PLAYER or (word is Word.NAME and kind is Word.TEAM):
            holds = Holds.PLAYER
        elif word is Word.PERSON:
            # Where no column has the players, these are their names.
            holds = Holds.PERSON if players else Holds.NOTHING if named else Holds.PLAYER
        elif word is Word.BADGE:
            holds = Holds.BADGE
        elif word is not None or number < team:
            holds = Holds.NOTHING
        elif not text:
            # A heading over several columns stands in the first of them.
            beside = columns[-1].holds if columns else Holds.NOTHING
            follows = beside is Holds.PLAYER or not named
            holds = Holds.PLAYER if follows else Holds.NOTHING
        elif text.isdigit():
            holds = Holds.NOTHING if players else Holds.PLAYER
        else:
            holds = Holds.NOTHING if named else Holds.PLAYER
        columns.append(Column(number, text, holds))
    fault: ListRefused | None = _alike(columns, heading.line, file)
    if fault is None and not team:
        fault = TeamColumnMissing(file=file, line=heading.line, words=heading.cells)
    return tuple(columns), fault


def _headed_persons(
    heading: Row, width: int, file: str
) -> tuple[tuple[Column, ...], ListRefused | None]:
    words = _words(heading, width)
    halves = [word for word in _HALVES if word in words]
    # "Prénom; Nom" and "Nombre; Apellidos": beside one half a name is the other one.
    if len(halves) == 1 and Word.NAME in words:
        (other,) = set(_HALVES) - set(halves)
        words[words.index(Word.NAME)] = other
    kinds = (Word.NAME, Word.PLAYER, Word.PERSON, Word.TEAM)
    kind = None if halves else next((kind for kind in kinds if kind in words), None)
    name = words.index(kind) if kind is not None else -1
    holds = {
        Word.GIVEN: Holds.GIVEN,
        Word.FAMILY: Holds.FAMILY,
        Word.ID: Holds.ID,
        Word.PERSON: Holds.PERSON,
        Word.BADGE: Holds.BADGE,
    }
    columns = tuple(
        Column(
            number,
            heading.cell(number),
            Holds.NAME
            if number == name + 1
            else Holds.NOTHING
            if word is None
            else holds.get(word, Holds.NOTHING),
        )
        for number, word in enumerate(words, 1)
    )
    fault: ListRefused | None = _alike(columns, heading.line, file)
    if fault is None and kind is None and not halves:
        fault = NameColumnMissing(file=file, line=heading.line, words=heading.cells)
    return columns, fault


def _words(heading: Row, width: int) -> list[Word | None]:
    return [word_of(heading.cell(number)) for number in range(1, width + 1)]


def _alike(columns: Sequence[Column], line: int, file: str) -> ColumnsAlike | None:
    """The second of two columns that say the same; players without a number may."""
    seen: dict[tuple[Holds, int | None], int] = {}
    for column in columns:
        several = column.holds in (Holds.PLAYER, Holds.PERSON, Holds.BADGE)
        number = number_in(column.heading) if several else None
        if column.holds is Holds.NOTHING or (several and number is None):
            continue
        first = seen.setdefault((column.holds, number), column.number)
        if first != column.number:
            word = column.heading
            return ColumnsAlike(file=file, line=line, column=column.number, first=first, word=word)
    return None


def _unheaded(body: Sequence[Row]) -> tuple[Column, ...]:
    """The team first, then its players; before it there may be numbers or letters."""
    width = _width(body)
    firsts = [row.cell(1).rstrip(".)") for row in body]
    holds = [Holds.NAME, *[Holds.PLAYER] * (width - 1)]
    if width > 1 and len(body) > 1:
        counted = [str(number) for number in range(1, len(body) + 1)]
        if firsts == counted:
            holds = [Holds.NOTHING, *holds[:-1]]
        elif firsts == [letters(number) for number in range(1, len(body) + 1)]:
            holds = [Holds.ID, *holds[:-1]]
    return tuple(Column(number, "", each) for number, each in enumerate(holds, 1))


def _unheaded_persons(
    body: Sequence[Row], file: str
) -> tuple[tuple[Column, ...], ListRefused | None]:
    """The names, after their numbers if there are some; which other columns there are is asked."""
    width = _width(body)
    counted = [str(number) for number in range(1, len(body) + 1)]
    numbered = width > 1 and [row.cell(1).rstrip(".)") for row in body] == counted
    name = 2 if numbered else 1
    columns = tuple(
        Column(number, "", Holds.NAME if number == name else Holds.NOTHING)
        for number in range(1, width + 1)
    )
    if width == name:
        return columns, None
    return columns, WhichColumnUnclear(file=file, line=body[0].line, words=body[0].cells)


def _looks_like_heading(body: Sequence[Row]) -> bool:
    """Whether the first row says the same word more than once, and the second does not."""
    if len(body) < 2:
        return False
    if _repeats(body[0]) and not _repeats(body[1]):
        return True
    # A list of players in a cell of most rows, and a word above them.
    last = _width(body)
    lists = sum(1 for row in body[1:] if mark_of(row.cell(last)))
    alone = 1 < last <= 3 and len(body[0].cells) == last
    return alone and not mark_of(body[0].cell(last)) and lists * 2 > len(body) - 1


def _repeats(row: Row) -> bool:
    stems = Counter(stem(cell) for cell in row.cells if stem(cell))
    return any(count > 1 for count in stems.values())


def _width(rows: Sequence[Row]) -> int:
    return max(len(row.cells) for row in rows)


def _first(pair: tuple[int, Column]) -> int:
    return pair[0]
