"""A table in public: who sits there, how many deals it has played, its open results."""

from dataclasses import dataclass

from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker.setup import Chips
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.views.absent import NoSuchTable
from evendeal.views.hall_sheets import HallFacts, SeatedTable, seated_tables
from evendeal.views.poker.embargo.deals import reserve_given
from evendeal.views.poker.head import shown_session
from evendeal.views.poker.rulings import RuledHere, ruled_here, ruled_sentence
from evendeal.views.sits import Sits, badge_of


@dataclass(frozen=True, slots=True)
class TableSeat:
    """Who sits in one seat.

    `out`: the player has been taken out of the session, and the hands of the seat are dead.
    """

    seat: SeatNo
    entry: EntryId
    name: str
    player: str
    out: bool


@dataclass(frozen=True, slots=True)
class TableHead:
    """A table, its seats in order, and how many hands it is through with (R37).

    Which deals those were is not here: the running order is each table's own secret.
    """

    table: TableNo
    hands_played: int
    hands_total: int
    seats: tuple[TableSeat, ...]


@dataclass(frozen=True, slots=True)
class OpenedDeal:
    """This table's chip-scores in an open deal, seat 1 first; with `house` they sum to 0.

    `ruling` says what the director has changed in them, null where nothing; `ruled` says the
    same in fields.
    """

    deal: DealNo
    chips: tuple[Chips, ...]
    house: Chips
    ruling: str | None
    ruled: tuple[RuledHere, ...] = ()


@dataclass(frozen=True, slots=True)
class TablePage(TableHead):
    """A table with its results in the open deals, in deal order, and their totals by seat.

    `reserve` are the chips that each seat was handed out of the reserve in the session (R7); null
    while the session runs, since they tell of hands under embargo, and where stacks do not run on.
    """

    opened: tuple[OpenedDeal, ...]
    totals: tuple[Chips, ...]
    reserve: tuple[int, ...] | None


def table_heads(progress: AnyDuplicate, session: SessionNo | None = None) -> tuple[TableHead, ...]:
    """The tables in order; none before the session has begun."""
    now = progress.sessions.get(shown_session(progress, session))
    return tuple(_head(progress, now, table) for table in now.played) if now else ()


def sits(progress: AnyDuplicate, session: SessionNo | None = None) -> tuple[Sits, ...]:
    """Who sits where in a session; by default in that which is played, or was played last.

    Nobody before it has begun.
    """
    room_of = progress.event.programme.room_of
    return tuple(
        Sits(
            seat.entry,
            seat.name,
            seat.player or seat.name,
            head.table,
            seat.seat,
            None,
            room_of(head.table),
            badge_of(progress.event.entries, seat.entry, seat.player),
        )
        for head in table_heads(progress, session)
        for seat in head.seats
    )


def seated(
    progress: AnyDuplicate, facts: HallFacts, session: SessionNo | None = None
) -> tuple[SeatedTable, ...]:
    """All tables in order, and who sits there in a session that has begun, as `sits` has it."""
    number = shown_session(progress, session) if progress.event.sessions > 1 else None
    return seated_tables(facts, sits(progress, session), number)


def sessions_seated(progress: AnyDuplicate) -> tuple[SessionNo | None, ...]:
    """The sessions of which everybody may see who sits where; None: an event's only one."""
    return tuple(sorted(progress.sessions)) if progress.event.sessions > 1 else (None,)


def table_page(
    progress: AnyDuplicate, table: TableNo, session: SessionNo | None = None
) -> TablePage:
    """One table: who sits there, how many hands it has played, its results in open deals.

    Raises:
        NoSuchTable: there is no such table, or nobody has been seated yet.
    """
    now = progress.sessions.get(shown_session(progress, session))
    if now is None or table not in now.played:
        tables = len(now.played) if now else 0
        raise NoSuchTable(event=progress.event.id, table=table, tables=tables)
    head = _head(progress, now, table)
    opened = []
    for deal in sorted(now.opened):
        # One that was replaced after it opened counts nowhere any more.
        if now.compares(deal):
            row = now.opened[deal].traveller[table]
            ruled = ruled_here(now, table, deal)
            opened.append(
                OpenedDeal(deal, row.chip_scores, row.house, ruled_sentence(ruled), ruled)
            )
    totals = tuple(map(sum, zip(*(each.chips for each in opened), strict=True)))
    return TablePage(
        head.table,
        head.hands_played,
        head.hands_total,
        head.seats,
        tuple(opened),
        totals or (0,) * now.play.seats,
        reserve_given(now, table),
    )


def _head(progress: AnyDuplicate, now: SessionProgress, table: TableNo) -> TableHead:
    names = {entry.id: entry.name for entry in progress.event.entries}
    seats = tuple(
        TableSeat(
            SeatNo(seat),
            place.entry,
            names[place.entry],
            place.player,
            out=now.out(table, SeatNo(seat)) is not None,
        )
        for seat, place in enumerate(now.tables[table - 1], 1)
        if place is not None
    )
    through = sum(now.through(table, deal) for deal in now.in_force)
    return TableHead(table, through, len(now.in_force), seats)
