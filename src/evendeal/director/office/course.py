"""What the director does about the course of a session: clock, seats, line-ups, begin and end."""

from evendeal.director.desk import Desk
from evendeal.director.events import begin_session, end_session
from evendeal.director.office.book import Books, office_key, office_line
from evendeal.director.office.refusals import ClockStands, NoSuchEntry, RulingReasonMissing
from evendeal.director.office.rulings_read import read_session
from evendeal.draw.instants import instant_in_words
from evendeal.errors import Refused
from evendeal.ids import EntryId, EventId, SeatNo, SessionNo, TableNo
from evendeal.names import entered, likeness
from evendeal.poker.refusals import NoSuchSeat
from evendeal.tournament.acts import LinedUp, Paused, Resumed, Substituted
from evendeal.tournament.bodies import body_to_json
from evendeal.tournament.checks import new_name
from evendeal.tournament.progress import Progress
from evendeal.tournament.respelling import respelled
from evendeal.views import NoSuchSession, NoSuchTable


class SeatedElsewhere(Refused):
    """A player who is to take a seat and holds one, or plays for another entry."""

    def __init__(self, *, player: str, entry: EntryId, table: TableNo | None) -> None:
        where = f"plays for {entry}" if table is None else f"sits at table {table}"
        super().__init__(f"{player} {where} already")
        self.player = player
        self.entry = entry
        self.table = table


class LinedUpTwice(Refused):
    """A line-up in which a player stands twice."""

    def __init__(self, *, player: str) -> None:
        super().__init__(f"{player} is in the line-up twice")
        self.player = player


class WrongLineUp(Refused):
    """A line-up with too few or too many players."""

    def __init__(self, *, entry: EntryId, players: int, needed: int) -> None:
        super().__init__(f"{entry} lines up {needed} players, not {players}")
        self.entry = entry
        self.players = players
        self.needed = needed


class LineUpsAreClosed(Refused):
    """A line-up of a session whose line-ups are closed, since its draw may be known."""

    def __init__(self, *, session: SessionNo, closed_at: str) -> None:
        super().__init__(
            f"the line-ups of session {session} were closed on {instant_in_words(closed_at)}; "
            "once it has begun, substitute players at their seats"
        )
        self.session = session
        self.closed_at = closed_at


class LinedUpTooLate(Refused):
    """A line-up of a session that has begun."""

    def __init__(self, *, session: SessionNo) -> None:
        super().__init__(f"session {session} has begun; substitute players at their seats")
        self.session = session


def pause(desk: Desk, books: Books, event: EventId, *, reason: str, key: str, by: str) -> None:
    """Stop play and the clock.

    Raises:
        NotStarted: no session has begun.
        ClockStands: it is paused already.
    """
    _clock(desk, books, event, Paused(reason.strip()), key=key, by=by)


def resume(desk: Desk, books: Books, event: EventId, *, key: str, by: str) -> None:
    """Have play and the clock go on.

    Raises:
        NotStarted, ClockStands.
    """
    _clock(desk, books, event, Resumed(), key=key, by=by)


def substitute(
    desk: Desk,
    books: Books,
    event: EventId,
    table: TableNo,
    seat: int,
    *,
    player: str,
    reason: str,
    key: str,
    by: str,
) -> None:
    """Put another player of the same entry on a seat, from the table's next deal on.

    Raises:
        NoSuchTable, NoSuchSeat: there is no such seat, or nobody sits on it.
        NotAnEvent: the name is none.
        SeatedElsewhere: the player sits somewhere, or plays for another entry.
        RulingReasonMissing: nobody says why.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        session = read_session(progress, None)
        now = progress.sessions[session]
        player, reason = new_name("player", entered(player).strip()), reason.strip()
        body = Substituted(SeatNo(seat), player, reason)
        if books.of(event).sent_before(office_key(key), body_to_json(body)) is None:
            if table not in now.played:
                raise NoSuchTable(event=event, table=table, tables=len(now.played))
            if seat not in progress.event.play.occupied:
                raise NoSuchSeat(seat=seat, seats=progress.event.play.seats)
            if not reason:
                raise RulingReasonMissing
            gone = now.at(table, SeatNo(seat))
            assert gone is not None
            player = progress.record.now(gone.entry, player)
            _require_own(progress, gone.entry, player)
            for number, row in enumerate(now.tables, 1):
                for seated in row:
                    if seated is not None and likeness(seated.player) == likeness(player):
                        raise SeatedElsewhere(
                            player=player, entry=seated.entry, table=TableNo(number)
                        )
        office_line(desk, books, event, (session, table), body, key=key, by=by)


def line_up(
    desk: Desk,
    books: Books,
    event: EventId,
    session: SessionNo,
    entry: str,
    *,
    players: tuple[str, ...],
    key: str,
    by: str,
) -> None:
    """Say who plays for an entry in a session that has not begun.

    Raises:
        NoSuchSession, NoSuchEntry, NotAnEvent.
        LinedUpTooLate: the session has begun.
        LineUpsAreClosed: its draw may be known.
        WrongLineUp, LinedUpTwice, SeatedElsewhere: these players cannot be lined up.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        if not 1 <= session <= progress.event.sessions:
            raise NoSuchSession(event=event, session=session, sessions=progress.event.sessions)
        sealed = {each.id: each.players for each in progress.event.entries}
        who = EntryId(entry)
        if who not in sealed:
            raise NoSuchEntry(entry=who)
        players = tuple(
            new_name(f"players[{number}]", entered(player).strip())
            for number, player in enumerate(players, 1)
        )
        body = LinedUp(who, players)
        if books.of(event).sent_before(office_key(key), body_to_json(body)) is None:
            if session in progress.sessions:
                raise LinedUpTooLate(session=session)
            closed = progress.line_ups.closed.get(session)
            if closed is not None:
                raise LineUpsAreClosed(session=session, closed_at=closed.at)
            if len(players) != len(sealed[who]):
                raise WrongLineUp(entry=who, players=len(players), needed=len(sealed[who]))
            seen: set[str] = set()
            for player in respelled(who, players, progress.record):
                if likeness(player) in seen:
                    raise LinedUpTwice(player=player)
                seen.add(likeness(player))
                _require_own(progress, who, player)
        office_line(desk, books, event, (session, 0), body, key=key, by=by)


def begin(desk: Desk, event: EventId, session: SessionNo, *, beacon: str, by: str) -> None:
    """Begin a session; see `begin_session`."""
    begin_session(desk, event, session, beacon.strip(), by=by)
    desk.announce(event)


def end(desk: Desk, event: EventId, session: SessionNo, *, by: str) -> None:
    """End a session; see `end_session`."""
    end_session(desk, event, session, by=by)


def _clock(
    desk: Desk, books: Books, event: EventId, body: Paused | Resumed, *, key: str, by: str
) -> None:
    with desk.writing(event):
        progress = desk.refresh(event)
        session = read_session(progress, None)
        if books.of(event).sent_before(office_key(key), body_to_json(body)) is None:
            stands = progress.sessions[session].paused is not None
            if stands == isinstance(body, Paused):
                raise ClockStands(paused=stands)
        office_line(desk, books, event, (session, 0), body, key=key, by=by)


def _require_own(progress: Progress, entry: EntryId, player: str) -> None:
    """Nothing, if nobody of that name plays for another entry."""
    for other in progress.event.entries:
        names = [*other.players]
        names += [
            each
            for (_, lined_up), players in progress.lineups.items()
            for each in players
            if lined_up == other.id
        ]
        # A name that somebody has had is nobody else's ever after (R59).
        names += progress.record.former(other.id)
        if other.id != entry and likeness(player) in map(likeness, names):
            raise SeatedElsewhere(player=player, entry=other.id, table=None)
