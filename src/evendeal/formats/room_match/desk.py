"""Events of team matches in two rooms: duplicate backgammon."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from evendeal.director.archiving import Contents
from evendeal.director.ledger import Adapters, NotStarted
from evendeal.director.matches.desk import MatchDesk
from evendeal.director.matches.events import (
    begin_boards,
    begin_final,
    create_matches,
    end_match_session,
    make_matches_good,
)
from evendeal.draw import Finding
from evendeal.draw.line_ups_file import SignedLineUps
from evendeal.draw.match_opened import OpenedMatches
from evendeal.draw.match_opened_file import read_match_opened
from evendeal.draw.match_seal_file import SignedMatchSeal
from evendeal.draw.roots import SignedRoots
from evendeal.errors import Refused
from evendeal.formats.format_desk import Announcement, FormatDesk, Left, Sealed
from evendeal.formats.sheet import StandingsSheet
from evendeal.ids import EventId, Room, SessionNo, TableNo
from evendeal.scoring.match_points_protocol import RoomPlayers
from evendeal.tournament.entry import Entry
from evendeal.tournament.event_text import ROOM_MATCH
from evendeal.tournament.formats.room_match import PlannedMatch
from evendeal.tournament.matches.event import MatchEvent
from evendeal.tournament.matches.event_faults import require_match_event
from evendeal.views import NoSuchSession, NoSuchTable

if TYPE_CHECKING:
    from evendeal.formats.room_match.rehearsal import RoomMatchRehearsal
    from evendeal.views.matches.scoreboard import MatchScoreboard

# Pages, archives and proofs are loaded by whoever wants one: not at a rehearsal of another format.


class MatchesAreInPublic(Refused):
    """In-running scores of team matches, whose every turn is shown when both rooms have it."""

    def __init__(self, *, event: str) -> None:
        super().__init__(
            f"{event} is an event of team matches: its standings hold every game that both rooms "
            "have finished, and there are no others"
        )
        self.event = event


class RoomMatchDesk(FormatDesk):
    """The backgammon events of a log.

    Source:
        J. Garal, "Fair Backgammon Duplicated Team Tournament".
    """

    format, name = ROOM_MATCH, "team matches"
    path = "m"
    event = MatchEvent
    seal = SignedMatchSeal

    def __init__(self, adapters: Adapters, *, publish_openings: bool = True) -> None:
        self._desk = MatchDesk(adapters, publish_openings=publish_openings)

    @property
    def ledger(self) -> MatchDesk:
        """Its events in the log."""
        return self._desk

    @classmethod
    def read(cls, text: str | bytes, entries: Sequence[Entry]) -> MatchEvent:
        """A new event from its file."""
        return require_match_event(text, entries)

    @classmethod
    def rehearsal(cls, event: MatchEvent, policy: str, seed: int) -> "RoomMatchRehearsal":
        """An event as rehearsal players play it."""
        from evendeal.formats.room_match.rehearsal import room_match_rehearsal

        return room_match_rehearsal(event, policy, seed)

    def create(self, event: MatchEvent) -> Sealed:
        """Seal an event."""
        create_matches(self._desk, event)
        signed = self._desk.seal(event.id)
        assert signed is not None
        return Sealed(signed.seal, tuple(each.rolls for each in signed.seal.sessions))

    def begin(self, event: EventId, session: SessionNo, beacon: str) -> None:
        """Begin all boards, which begin together, or the final."""
        what = self._desk.progress(event).event
        if not 1 <= session <= what.sessions:
            raise NoSuchSession(event=event, session=session, sessions=what.sessions)
        if session == what.final_session:
            begin_final(self._desk, event, beacon)
        else:
            begin_boards(self._desk, event, beacon)

    def begin_round(self, event: EventId, number: int) -> None:
        """Begin a round."""
        from evendeal.director.matches.rounds import begin_round

        begin_round(self._desk, event, number)

    def announcement(self, event: EventId, session: SessionNo) -> Announcement:
        """What is called out when it has begun."""
        progress = self._desk.progress(event)
        what = progress.event
        final = session == what.final_session
        begun = [
            each.planned
            for each in progress.matches
            if (each.planned.session == what.final_session) == final
        ]
        return Announcement(
            f"{'The final of' if final else 'Every board of'} {event} has begun.",
            "matches",
            tuple(_row(what, planned) for planned in begun),
            tuple(_sentence(what, planned) for planned in begun),
        )

    def end(self, event: EventId, session: SessionNo) -> str:
        """End a session, and give its secret."""
        end_match_session(self._desk, event, session)
        over = self._desk.progress(event).sessions[session].ended
        assert over is not None
        return over.secret

    def left(self, event: EventId, session: SessionNo, table: TableNo) -> Left:
        """What a table has still to play."""
        progress = self._desk.progress(event)
        if session not in progress.sessions:
            raise NotStarted(event=event, session=session)
        if not 1 <= table <= progress.event.tables:
            raise NoSuchTable(event=event, table=table, tables=progress.event.tables)
        sets = (planned.roll_set for planned in progress.order(table) if planned.session == session)
        return Left(
            "sets", tuple(each for each in sets if not progress.game(session, table, each).final)
        )

    def make_good(self, event: EventId) -> None:
        """Bring the published files up to the log."""
        make_matches_good(self._desk, event)

    def verify(self, event: EventId) -> tuple[Finding, ...]:
        """What can be checked about an event."""
        from evendeal.director.matches.verifying import verify_match_event

        return verify_match_event(self._desk, event)

    def archive(self, event: EventId, contents: Contents) -> bytes:
        """An event as one file."""
        from evendeal.director.matches.archive import archive_matches

        return archive_matches(self._desk, event, contents)

    def scoreboard(self, event: EventId, session: SessionNo | None) -> "MatchScoreboard":
        """The public standings."""
        from evendeal.director.matches.public import PublicMatchDesk

        return PublicMatchDesk(self._desk).scoreboard(event)

    def in_running(self, event: EventId, session: SessionNo | None) -> NoReturn:
        """None: every turn that both rooms have played is public at once."""
        raise MatchesAreInPublic(event=event)

    def sheet(self, event: EventId, board: "MatchScoreboard", width: int) -> StandingsSheet:
        """Standings as they are printed."""
        from evendeal.formats.room_match.sheet import match_standings_sheet

        return match_standings_sheet(board, width)

    def sealed_at(self) -> list[tuple[str, EventId]]:
        """When each event was sealed."""
        from evendeal.director.matches.public import PublicMatchDesk

        return [(head.sealed_at, head.id) for head in PublicMatchDesk(self._desk).events()]

    @classmethod
    def findings_of_files(
        cls,
        seal: Any,
        opened: bytes | None,
        roots: SignedRoots | None,
        line_ups: SignedLineUps | None,
    ) -> tuple[Finding, ...]:
        """What the published files prove."""
        from evendeal.director.matches.verifying import match_luck_findings

        assert isinstance(seal, SignedMatchSeal)
        sets = (
            OpenedMatches(seal.seal.event, (), seal.seal.version)
            if opened is None
            else read_match_opened(opened, seal.seal)
        )
        return match_luck_findings(seal, sets, roots)


def _row(event: MatchEvent, planned: PlannedMatch) -> dict[str, Any]:
    return {
        "session": planned.session,
        "match": planned.number,
        "board": event.boards[planned.board - 1].name,
        "round": planned.round,
        "teams": list(planned.players.teams),
        "open": {"table": planned.table("open"), **planned.players.open._asdict()},
        "closed": {"table": planned.table("closed"), **planned.players.closed._asdict()},
    }


def _sentence(event: MatchEvent, planned: PlannedMatch) -> str:
    """A match as the director calls it out, its teams by their names."""
    first, second = (event.entry(team).name for team in planned.players.teams)
    sitting: tuple[tuple[Room, RoomPlayers], ...] = (
        ("open", planned.players.open),
        ("closed", planned.players.closed),
    )
    rooms = "; ".join(
        f"{room} room at table {planned.table(room)}, White {players.white}, Black {players.black}"
        for room, players in sitting
    )
    board = event.boards[planned.board - 1].name
    return f"round {planned.round}, {board}: {first} against {second}; {rooms}"
