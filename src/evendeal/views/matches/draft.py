"""What the file of a new event of matches would make."""

from dataclasses import dataclass

from evendeal.ids import EntryId, TableNo
from evendeal.views.draft import DraftCheck
from evendeal.views.text import Text


@dataclass(frozen=True, slots=True)
class DraftBoard:
    """A team board: who of each team plays it, and its switches in sentences.

    `long` where long gammon is played on it, and not backgammon.
    """

    name: str
    long: bool
    rounds: int
    players: tuple[int, int]
    sentences: tuple[Text, ...]


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


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchDraftCheck(DraftCheck):
    """What the file of an event of team matches would make."""

    tables: int = 0
    boards: tuple[DraftBoard, ...] = ()
    rounds: tuple[DraftRound, ...] = ()
    final: Text | None = None
