"""The line-ups of an event's sessions: open until they are closed, or until play begins (R56)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from evendeal.ids import EntryId, SessionNo
from evendeal.reason import Reason
from evendeal.tournament.duplicate.acts import LinedUp
from evendeal.tournament.duplicate.event import DuplicateEvent
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import OutOfPlace


@dataclass(frozen=True, slots=True)
class LineUpMade:
    """An entry lined up for a session: with whom, when, and by whom."""

    session: SessionNo
    act: LinedUp
    at: str
    by: str


@dataclass(frozen=True, slots=True)
class LineUpsEnd:
    """The line that closed the line-ups of a session; `line` is its hash."""

    at: str
    by: str
    line: str


@dataclass(slots=True)
class LineUpBook:
    """Who is lined up for which session, and until when that could be changed.

    Attributes:
        players: of each session and entry that has a line-up of its own; a session's others
            play by the event's list.
        made: every line-up, in the order of the log.
        closed: the sessions whose line-ups are closed.
    """

    players: dict[tuple[SessionNo, EntryId], tuple[str, ...]] = field(default_factory=dict)
    made: tuple[LineUpMade, ...] = ()
    closed: dict[SessionNo, LineUpsEnd] = field(default_factory=dict)

    def fork(self) -> "LineUpBook":
        """The same to try something on."""
        return LineUpBook(dict(self.players), self.made, dict(self.closed))

    def line_up(self, event: DuplicateEvent, body: LinedUp, line: Line) -> None:
        """Count a line-up of a session that has not begun.

        Raises:
            OutOfPlace: its line-ups are closed, or these cannot be its players.
        """
        session = SessionNo(line.session)
        sealed = {entry.id: entry.players for entry in event.entries}
        players = sealed.get(body.entry)
        if session in self.closed:
            why = Reason(
                "place-line-ups-closed",
                "the line-ups of session {session} are closed",
                session=session,
            )
            raise OutOfPlace(position=line.position, why=why)
        if players is None or len(players) != len(body.players):
            why = Reason(
                "place-lined-up-with",
                "{entry} is lined up with {n} players",
                entry=body.entry,
                n=len(body.players),
            )
            raise OutOfPlace(position=line.position, why=why)
        self.players[session, body.entry] = body.players
        self.made += (LineUpMade(session, body, line.at, line.by),)

    def close(self, line: Line) -> None:
        """Count the end of the line-ups of a session.

        Raises:
            OutOfPlace: they are closed already.
        """
        session = SessionNo(line.session)
        if session in self.closed or line.table or line.deal:
            why = Reason(
                "place-close-line-ups",
                "the line-ups of session {session} cannot be closed here",
                session=session,
            )
            raise OutOfPlace(position=line.position, why=why)
        self.closed[session] = LineUpsEnd(line.at, line.by, line.hash)

    def of(self, event: DuplicateEvent, session: SessionNo) -> Mapping[EntryId, tuple[str, ...]]:
        """The players of every entry for a session, in the order of the seat draw."""
        return {
            entry.id: self.players.get((session, entry.id), entry.players)
            for entry in event.entries
        }


def sessions_of(event: DuplicateEvent) -> tuple[SessionNo, ...]:
    """The sessions of an event, in order."""
    return tuple(SessionNo(number) for number in range(1, event.sessions + 1))
