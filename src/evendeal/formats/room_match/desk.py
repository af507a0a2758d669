"""Events of team matches in two rooms: duplicate backgammon."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from evendeal.director.ledger import NotStarted
from evendeal.formats.format_desk import Announcement, FormatDesk, Left, OwnPage
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.sheet import StandingsSheet
from evendeal.ids import EventId, Room, SessionNo, TableNo
from evendeal.scoring.match_points_protocol import RoomPlayers
from evendeal.tournament.entry import Entry
from evendeal.tournament.event_text import ROOM_MATCH
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.event_faults import require_match_event
from evendeal.tournament.room_match.format import PlannedMatch
from evendeal.views.absent import NoSuchTable

if TYPE_CHECKING:
    from evendeal.formats.room_match.console import RoomMatchConsole
    from evendeal.formats.room_match.new_event import RoomMatchNewEvent
    from evendeal.formats.room_match.office.side import RoomMatchOffice
    from evendeal.formats.room_match.printed import RoomMatchSheets
    from evendeal.formats.room_match.public import RoomMatchPublic
    from evendeal.formats.room_match.rehearsal import RoomMatchRehearsal
    from evendeal.views.matches.scoreboard import MatchScoreboard

# Pages, archives and proofs are loaded by whoever wants one: not at a rehearsal of another format.


class RoomMatchDesk(FormatDesk):
    """The backgammon events of a log.

    Source:
        J. Garal, "Fair Backgammon Duplicated Team Tournament".
    """

    format, name = ROOM_MATCH, "team matches"
    path = "m"
    event = MatchEvent
    ledger_type = MatchDesk
    _ledger: MatchDesk

    @property
    def ledger(self) -> MatchDesk:
        """Its events in the log."""
        return self._ledger

    @classmethod
    def console_side(cls) -> "type[RoomMatchConsole]":
        """Its tables' consoles."""
        from evendeal.formats.room_match.console import RoomMatchConsole

        return RoomMatchConsole

    @classmethod
    def own_page(cls) -> OwnPage:
        """What players and captains see of the own matches."""
        from evendeal.views.matches.embargo import require_place_open
        from evendeal.views.matches.mine import MatchMine, match_mine

        return OwnPage(MatchMine, match_mine, require_place_open)

    @classmethod
    def read(cls, text: str | bytes, entries: Sequence[Entry]) -> MatchEvent:
        """A new event from its file."""
        return require_match_event(text, entries)

    @classmethod
    def rehearsal(cls, event: MatchEvent, policy: str, seed: int) -> "RoomMatchRehearsal":
        """An event as rehearsal players play it."""
        from evendeal.formats.room_match.rehearsal import room_match_rehearsal

        return room_match_rehearsal(event, policy, seed)

    @classmethod
    def new_event_side(cls) -> "type[RoomMatchNewEvent]":
        """How a new event is made."""
        from evendeal.formats.room_match.new_event import RoomMatchNewEvent

        return RoomMatchNewEvent

    def begin_round(self, event: EventId, number: int) -> None:
        """Begin a round."""
        from evendeal.formats.room_match.office.rounds import begin_round

        begin_round(self._ledger, event, number)

    def announcement(self, event: EventId, session: SessionNo) -> Announcement:
        """What is called out when it has begun."""
        progress = self._ledger.progress(event)
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

    def left(self, event: EventId, session: SessionNo, table: TableNo) -> Left:
        """What a table has still to play."""
        progress = self._ledger.progress(event)
        if session not in progress.sessions:
            raise NotStarted(event=event, session=session)
        if not 1 <= table <= progress.event.tables:
            raise NoSuchTable(event=event, table=table, tables=progress.event.tables)
        sets = (
            planned.roll_set
            for planned in progress.tables.order(table)
            if planned.session == session
        )
        return Left(
            "sets", tuple(each for each in sets if not progress.game(session, table, each).final)
        )

    @classmethod
    def print_side(cls) -> "type[RoomMatchSheets]":
        """What is printed of its events."""
        from evendeal.formats.room_match.printed import RoomMatchSheets

        return RoomMatchSheets

    @classmethod
    def public_side(cls) -> "type[RoomMatchPublic]":
        """The class of its public pages."""
        from evendeal.formats.room_match.public import RoomMatchPublic

        return RoomMatchPublic

    def sheet(self, event: EventId, board: "MatchScoreboard", width: int) -> StandingsSheet:
        """Standings as they are printed."""
        from evendeal.formats.room_match.sheet import match_standings_sheet

        return match_standings_sheet(board, width)

    @classmethod
    def office_side(cls) -> "type[RoomMatchOffice]":
        """The office of its events."""
        from evendeal.formats.room_match.office.side import RoomMatchOffice

        return RoomMatchOffice


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
