"""Deck custody: which sealed deck is where, and who broke its seal. No result is in it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.labels import write_label, write_qr
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.line import Line
from evendeal.views.absent import NoSuchSession
from evendeal.views.poker.office.repairs import DeckRepair, deck_repairs
from evendeal.views.text import Text

DeckWhere: TypeAlias = Literal["store", "table", "opened", "back"]
"""`store` and `table` are sealed; `opened` at the table; `back` with the custodian, used."""


@dataclass(frozen=True, slots=True)
class DeckPlace:
    """The deck of one deal at one table.

    `label` is to be written on it, and `scan` is the content of the QR code beside that. `who`
    last had it in hand and `at` since when; `broken_by` and `broken_at` tell of its seal,
    `broken_label` what was written on the deck that was opened, if that was another one.
    `reserve` counts the reserve decks, which stay sealed until a deal is replaced; null for the
    deck of a deal of the session.
    """

    deal: DealNo
    reserve: int | None
    label: str
    scan: str
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
    why: Text | None


@dataclass(frozen=True, slots=True)
class DeckCheck:
    """Whether a deck that was typed is the sealed one of its deal; where it differs nobody says."""

    session: SessionNo
    deal: DealNo
    agrees: bool


@dataclass(frozen=True, slots=True)
class Custody:
    """The decks of a session. For the custodian and the director; the files for the custodian.

    `repairs` are the decks of the whole event that were put right, the newest first.
    """

    event: EventId
    event_name: str
    session: SessionNo
    sessions: int
    position: int
    now: str
    tables: tuple[CustodyRow, ...]
    files: tuple[DeckFile, ...]
    given: tuple[DeckFileGiven, ...]
    repairs: tuple[DeckRepair, ...]


def custody(
    progress: AnyDuplicate,
    session: SessionNo,
    seals: Mapping[tuple[int, int, int], Line],
    files: Iterable[DeckFile],
    *,
    position: int,
    now: str,
) -> Custody:
    """The decks of a session.

    Args:
        seals: the lines with which seals were broken, by session, table and deal.
        position: what grows with every line about decks.

    Raises:
        NoSuchSession: the event has fewer.
    """
    event = progress.event
    if not 1 <= session <= event.sessions:
        raise NoSuchSession(event=event.id, session=session, sessions=event.sessions)
    rows = []
    for number in range(1, event.tables + 1):
        table = TableNo(number)
        decks = tuple(
            _deck(progress, session, table, DealNo(deal), seals.get((session, number, deal)))
            for deal in range(1, event.play_of(session).decks + 1)
        )
        where = [deck.where for deck in decks]
        sealed = where.count("store") + where.count("table")
        rows.append(CustodyRow(table, sealed, where.count("opened"), where.count("back"), decks))
    return Custody(
        event=event.id,
        event_name=event.name,
        session=session,
        sessions=event.sessions,
        position=position,
        now=now,
        tables=tuple(rows),
        files=tuple(files),
        given=tuple(
            DeckFileGiven(each.session, each.what, each.by, each.at)
            for each in progress.decks.given
        ),
        repairs=tuple(deck_repairs(progress)),
    )


def _deck(
    progress: AnyDuplicate, session: SessionNo, table: TableNo, deal: DealNo, seal: Line | None
) -> DeckPlace:
    place = progress.decks.decks.get((session, table, deal))
    # A seal is broken once: whatever was written down later, the deck is no longer sealed.
    where: DeckWhere = place.act.where if place else "store"
    if seal is not None and where != "back":
        where = "opened"
    label = write_label(session, table, deal)
    read = str(seal.body.get("label", "")) if seal else None
    return DeckPlace(
        deal=deal,
        reserve=progress.event.play_of(session).reserve_number(deal),
        label=label,
        scan=write_qr(progress.event.id, session, table, deal),
        holder=(deal - 1) // progress.event.draw.block + 1,
        where=where,
        who=place.act.who if place else None,
        at=place.at if place else None,
        broken_by=seal.by if seal else None,
        broken_at=seal.at if seal else None,
        broken_label=read if read != label else None,
    )
