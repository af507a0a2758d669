"""The schedule: who sits where, and which table plays which deal when."""

from collections.abc import Sequence
from dataclasses import dataclass

from evendeal.draw.seats import SeatDraw
from evendeal.errors import Refused
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.reason import Reason
from evendeal.scoring.lineup import LineUp
from evendeal.tournament.duplicate.seated import Seated, line_up_of
from evendeal.tournament.seat_teams.event import Event


class NotASchedule(Refused):
    """Seats or orders that do not make this event."""

    def __init__(self, *, where: Reason, value: object, why: Reason) -> None:
        super().__init__(f"{where} is {value}: {why}")
        self.where = where
        self.value = value
        self.why = why


@dataclass(frozen=True, slots=True)
class SessionPlan:
    """One session.

    Attributes:
        tables: who sits where, shape (tables, seats), table 1 and seat 1 first; None on the
            seats that are empty.
        orders: the deals of each table in the order in which it plays them.
    """

    session: SessionNo
    tables: tuple[tuple[Seated | None, ...], ...]
    orders: tuple[tuple[DealNo, ...], ...]

    def at(self, table: TableNo, seat: SeatNo) -> Seated | None:
        """Who sits at a table and seat; None if nobody."""
        return self.tables[table - 1][seat - 1]

    def order_of(self, table: TableNo) -> tuple[DealNo, ...]:
        """The running order of a table."""
        return self.orders[table - 1]

    @property
    def lineup(self) -> LineUp:
        """The seats as scoring needs them."""
        return line_up_of(self.session, self.tables)


@dataclass(frozen=True, slots=True)
class Schedule:
    """All sessions of an event, session 1 first.

    Attributes:
        reserve: the numbers of the reserve deals in each session; they follow on the others.
    """

    sessions: tuple[SessionPlan, ...]
    reserve: tuple[DealNo, ...]

    def __getitem__(self, session: SessionNo) -> SessionPlan:
        """The plan of a session, counted from 1."""
        return self.sessions[session - 1]

    @property
    def lineups(self) -> tuple[LineUp, ...]:
        """The seats of every session as scoring needs them."""
        return tuple(plan.lineup for plan in self.sessions)


def named(event: Event, drawn: SeatDraw) -> tuple[tuple[Seated, ...], ...]:
    """A seat draw with the players' names, shape (tables, occupied seats)."""
    players = {entry.id: entry.players for entry in event.entries}
    return tuple(
        tuple(Seated(sitting.entry, players[sitting.entry][sitting.player]) for sitting in table)
        for table in drawn.tables
    )


def schedule(
    event: Event,
    seatings: Sequence[Sequence[Sequence[tuple[EntryId, str]]]],
    orders: Sequence[Sequence[Sequence[DealNo]]],
) -> Schedule:
    """The schedule of a team event with these seats and running orders.

    Args:
        seatings: entry and player name, shape (sessions, tables, occupied seats).
        orders: deals, shape (sessions, tables, deals).

    Raises:
        NotASchedule: a session, table, seat, team or player is missing or there twice, or a
            running order is not all deals once.
    """
    where = Reason("drawn-sessions", "sessions")
    _count(where, len(seatings), event.sessions)
    where = Reason("drawn-orders-of-sessions", "running orders, sessions")
    _count(where, len(orders), event.sessions)
    plans = [
        session_plan(event, SessionNo(number), tables, running)
        for number, (tables, running) in enumerate(zip(seatings, orders, strict=True), 1)
    ]
    play = event.play
    reserve = tuple(DealNo(deal) for deal in range(play.deals + 1, play.decks + 1))
    return Schedule(tuple(plans), reserve)


def session_plan(
    event: Event,
    session: SessionNo,
    seating: Sequence[Sequence[tuple[EntryId, str]]],
    orders: Sequence[Sequence[DealNo]],
) -> SessionPlan:
    """The plan of one session, checked; see `schedule`."""
    play = event.play_of(session)
    occupied = play.occupied
    where = Reason("drawn-tables", "session {session}, tables", session=session)
    _count(where, len(seating), event.tables)
    where = Reason("drawn-orders", "session {session}, running orders", session=session)
    _count(where, len(orders), event.tables)
    deals = list(range(1, play.deals + 1))
    team_of = {player: entry.id for entry in event.entries for player in entry.players}
    sits_at: dict[str, Reason] = {}
    holds: dict[tuple[SeatNo, EntryId], Reason] = {}
    tables = []
    for table, (row, order) in enumerate(zip(seating, orders, strict=True), 1):
        where = Reason(
            "drawn-players",
            "session {session}, table {table}, players",
            session=session,
            table=table,
        )
        _count(where, len(row), len(occupied))
        if sorted(order) != deals:
            where = Reason(
                "drawn-order",
                "session {session}, table {table}, running order",
                session=session,
                table=table,
            )
            why = Reason("not-the-deals", "not deals 1 to {deals}", deals=len(deals))
            raise NotASchedule(where=where, value=list(order), why=why)
        seats: list[Seated | None] = [None] * play.seats
        teams: set[EntryId] = set()
        for seat, (entry, player) in zip(occupied, row, strict=True):
            spot = Reason(
                "drawn-seat",
                "session {session}, table {table}, seat {seat}",
                session=session,
                table=table,
                seat=seat,
            )
            if team_of.get(player) != entry:
                why = Reason("plays-for-another", "does not play for {team}", team=entry)
                raise NotASchedule(where=spot, value=player, why=why)
            if entry in teams:
                why = Reason("sits-twice", "sits at this table twice")
                raise NotASchedule(where=spot, value=entry, why=why)
            teams.add(entry)
            first = sits_at.setdefault(player, spot)
            if first != spot:
                why = Reason("sits-elsewhere", "sits at {seat} too", seat=first)
                raise NotASchedule(where=spot, value=player, why=why)
            first = holds.setdefault((seat, entry), spot)
            if first != spot:
                why = Reason("seat-elsewhere", "has this seat at {seat} too", seat=first)
                raise NotASchedule(where=spot, value=entry, why=why)
            seats[seat - 1] = Seated(entry, player)
        tables.append(tuple(seats))
    return SessionPlan(session, tuple(tables), tuple(tuple(order) for order in orders))


def _count(where: Reason, count: int, needed: int) -> None:
    if count != needed:
        why = Reason("exactly", "must be {needed}", needed=needed)
        raise NotASchedule(where=where, value=count, why=why)
