"""A new event of matches: its file, what is wrong with it, and what it would make."""

from dataclasses import dataclass

from evendeal.ids import EntryId, EventId, TableNo
from evendeal.views.draft import DraftDefault, DraftEntryRead, DraftLasts


@dataclass(frozen=True, slots=True)
class MatchDraft:
    """An `event.toml` as typed or read from a file; `entries_text` is a list of teams, or empty.

    The minutes are what the length of the event is reckoned with, and no part of it; null stands
    for the default.
    """

    toml: str
    entries_text: str = ""
    game_minutes: int | None = None
    long_game_minutes: int | None = None
    break_minutes: int | None = None


@dataclass(frozen=True, slots=True)
class MatchDraftProblem:
    """One thing that keeps the file from being an event.

    `where` is a place of the file, a line of the list of teams, or `pace.game_minutes` and the
    like; `line` is the line of the file it stands in, from 1, and null where nothing of it stands
    there.
    """

    where: str
    why: str
    line: int | None = None


@dataclass(frozen=True, slots=True)
class DraftBoard:
    """A team board: its game, who of each team plays it, and its switches in words."""

    name: str
    game: str
    rounds: int
    players: tuple[int, int]
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DraftTable:
    """A table of a round: who has White and who has Black."""

    table: TableNo
    white: str
    black: str


@dataclass(frozen=True, slots=True)
class DraftMatch:
    """A match of a round with its two tables."""

    board: str
    teams: tuple[EntryId, EntryId]
    names: tuple[str, str]
    open: DraftTable
    closed: DraftTable


@dataclass(frozen=True, slots=True)
class DraftRound:
    """What is played at one time, and who has no opponent."""

    number: int
    matches: tuple[DraftMatch, ...]
    byes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MatchDraftCheck:
    """What the file would make.

    `problems` are all that could be found, at most thirty, in the order of the file; there are
    none if it is an event. Otherwise `toml` is null, and so is what can be told only of an event.
    `toml` is the file as it would be sealed, every default written out. `defaults` are what the
    minutes come to that are left empty, of the games that are played.
    """

    problems: tuple[MatchDraftProblem, ...]
    event: EventId | None
    name: str
    sentences: tuple[str, ...]
    entries: tuple[DraftEntryRead, ...]
    tables: int
    boards: tuple[DraftBoard, ...]
    rounds: tuple[DraftRound, ...]
    final: str | None
    toml: str | None
    defaults: tuple[DraftDefault, ...] = ()
    lasts: DraftLasts | None = None
