"""Deck custody: which sealed deck is where, and who broke its seal. No result is in it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.ids import DealNo, EventId, SessionNo, TableNo

DeckWhere: TypeAlias = Literal["store", "table", "opened", "back"]
"""`store` and `table` are sealed; `opened` at the table; `back` with the custodian, used."""


@dataclass(frozen=True, slots=True)
class DeckPlace:
    """The deck of one deal at one table.

    `who` last had it in hand and `at` since when; `broken_by` and `broken_at` tell of its seal,
    `broken_label` what was written on the deck that was opened, if that was another one.
    """

    deal: DealNo
    label: str
    holder: int
    where: DeckWhere
    who: str | None
    at: str | None
    broken_by: str | None
    broken_at: str | None
    broken_label: str | None


@dataclass(frozen=True, slots=True)
class CustodyRow:
    """The decks of one table, in the order of their numbers."""

    table: TableNo
    sealed: int
    opened: int
    back: int
    decks: tuple[DeckPlace, ...]


@dataclass(frozen=True, slots=True)
class DeckFileGiven:
    """A deck file that was handed out."""

    session: SessionNo
    what: str
    by: str
    at: str


@dataclass(frozen=True, slots=True)
class DeckFile:
    """The deck file of a session; `why` says why it cannot be had now, null if it can."""

    session: SessionNo
    why: str | None


@dataclass(frozen=True, slots=True)
class Custody:
    """The decks of a session. For the custodian and the director; the files for the custodian."""

    event: EventId
    event_name: str
    session: SessionNo
    sessions: int
    position: int
    now: str
    tables: tuple[CustodyRow, ...]
    files: tuple[DeckFile, ...]
    given: tuple[DeckFileGiven, ...]
