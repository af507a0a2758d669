"""What the director does about a session of poker as a whole: clock, seats, line-ups."""

from evendeal.director.office.acts import Act, ActContext, OfficeAct, OfficeLine, read_session
from evendeal.director.office.clock import ClockLine
from evendeal.director.office.refusals import NoSuchEntry, RulingReasonMissing
from evendeal.draw.instants import instant_in_words
from evendeal.errors import Refused
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.line_ups import close_line_ups
from evendeal.ids import EntryId, SeatNo, SessionNo, TableNo
from evendeal.names import entered, likeness
from evendeal.poker.refusals import NoSuchSeat
from evendeal.tournament.checks import new_name
from evendeal.tournament.clock_acts import Paused, Resumed
from evendeal.tournament.duplicate.acts import LinedUp, Substituted
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.respelling import respelled
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.views.absent import NoSuchSession, NoSuchTable


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


class _PlayClock(ClockLine, frozen=True, kw_only=True):
    """Play at every table of the session."""

    def is_paused(self, progress: AnyDuplicate) -> bool:
        """Whether it is paused."""
        return progress.sessions[progress.session].paused is not None


class PausePlay(_PlayClock, frozen=True, kw_only=True):
    """Stop play and the clock at every table."""

    path = "pause"

    reason: str = ""

    def line(self, at: ActContext[DealDesk], progress: AnyDuplicate) -> Act:
        """That they stop.

        Raises:
            NotStarted: no session has begun.
        """
        return Act((read_session(progress, None), 0, 0), Paused(self.reason.strip()))


class ResumePlay(_PlayClock, frozen=True, kw_only=True):
    """Have play and the clock go on."""

    path = "resume"

    def line(self, at: ActContext[DealDesk], progress: AnyDuplicate) -> Act:
        """That they go on.

        Raises:
            NotStarted: no session has begun.
        """
        return Act((read_session(progress, None), 0, 0), Resumed())


class Substitute(OfficeLine, frozen=True, kw_only=True):
    """Put another player of the same entry on a seat, from the table's next deal on."""

    path = "substitutions"

    table: TableNo
    seat: int
    player: str
    reason: str

    def line(self, at: ActContext[DealDesk], progress: AnyDuplicate) -> Act:
        """Who sits there.

        Raises:
            NotStarted: no session has begun.
            NotAnEvent: the name is none.
        """
        session = read_session(progress, None)
        player = new_name("player", entered(self.player).strip())
        body = Substituted(SeatNo(self.seat), player, self.reason.strip())
        return Act((session, self.table, 0), body)

    def require(self, at: ActContext[DealDesk], progress: AnyDuplicate, body: Substituted) -> None:
        """Nothing, if the player can sit there.

        Raises:
            NoSuchTable, NoSuchSeat: there is no such seat, or nobody sits on it.
            SeatedElsewhere: the player sits somewhere, or plays for another entry.
            RulingReasonMissing: nobody says why.
        """
        now = progress.sessions[progress.session]
        require_seat(progress, now, self.table, self.seat)
        if not body.reason:
            raise RulingReasonMissing
        gone = now.at(self.table, body.seat)
        assert gone is not None
        player = progress.record.now(gone.entry, body.player)
        _require_own(progress, gone.entry, player)
        for number, row in enumerate(now.tables, 1):
            for seated in row:
                if seated is not None and likeness(seated.player) == likeness(player):
                    raise SeatedElsewhere(player=player, entry=seated.entry, table=TableNo(number))


class LineUp(OfficeLine, frozen=True, kw_only=True):
    """Say who plays for an entry in a session that has not begun, in the order of its tables."""

    path = "lineups"

    session: SessionNo
    entry: str
    players: tuple[str, ...]

    def line(self, at: ActContext[DealDesk], progress: AnyDuplicate) -> Act:
        """Who plays.

        Raises:
            NoSuchSession, NoSuchEntry, NotAnEvent.
        """
        event = progress.event
        if not 1 <= self.session <= event.sessions:
            raise NoSuchSession(event=event.id, session=self.session, sessions=event.sessions)
        if all(self.entry != each.id for each in event.entries):
            raise NoSuchEntry(entry=EntryId(self.entry))
        players = tuple(
            new_name(f"players[{number}]", entered(player).strip())
            for number, player in enumerate(self.players, 1)
        )
        return Act((self.session, 0, 0), LinedUp(EntryId(self.entry), players))

    def require(self, at: ActContext[DealDesk], progress: AnyDuplicate, body: LinedUp) -> None:
        """Nothing, if these can still be lined up.

        Raises:
            LinedUpTooLate: the session has begun.
            LineUpsAreClosed: its draw may be known.
            WrongLineUp, LinedUpTwice, SeatedElsewhere: it is not for these players to play.
        """
        if self.session in progress.sessions:
            raise LinedUpTooLate(session=self.session)
        closed = progress.line_ups.closed.get(self.session)
        if closed is not None:
            raise LineUpsAreClosed(session=self.session, closed_at=closed.at)
        sealed = next(each for each in progress.event.entries if each.id == body.entry).players
        if len(body.players) != len(sealed):
            raise WrongLineUp(entry=body.entry, players=len(body.players), needed=len(sealed))
        seen: set[str] = set()
        for player in respelled(body.entry, body.players, progress.record):
            if likeness(player) in seen:
                raise LinedUpTwice(player=player)
            seen.add(likeness(player))
            _require_own(progress, body.entry, player)


class CloseLineUps(OfficeAct, frozen=True, kw_only=True):
    """Close the line-ups of a session: nobody is lined up otherwise from then on."""

    path = "sessions/{session}/line-ups/close"
    keyed = False

    session: SessionNo

    def do(self, at: ActContext[DealDesk]) -> None:
        """Close them; see `close_line_ups`."""
        close_line_ups(at.ledger, at.event, self.session, by=at.by)


def require_seat(progress: AnyDuplicate, now: SessionProgress, table: TableNo, seat: int) -> None:
    """Nothing, if somebody sits there.

    Raises:
        NoSuchTable, NoSuchSeat: there is no such seat, or nobody sits on it.
    """
    if table not in now.played:
        raise NoSuchTable(event=progress.event.id, table=table, tables=len(now.played))
    if seat not in now.play.occupied:
        raise NoSuchSeat(seat=seat, seats=now.play.seats)


def _require_own(progress: AnyDuplicate, entry: EntryId, player: str) -> None:
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
