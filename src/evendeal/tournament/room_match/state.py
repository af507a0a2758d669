"""An event of team matches as far as it has come: its rooms, its tables, its matches."""

from collections.abc import Mapping
from typing import Self

from evendeal.draw.rolls_sealed import RollSets
from evendeal.ids import WHOLE_EVENT, DealNo, Room, SessionNo, TableNo
from evendeal.scoring.match_points_ranking import MatchStanding, PlayerStanding
from evendeal.tournament.event_fold import EventFold
from evendeal.tournament.event_record import EventRecord
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.final import FinalPlace
from evendeal.tournament.room_match.format import PlannedMatch, ScoredMatch
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.plan import GamePlace
from evendeal.tournament.room_match.records import MatchRecords
from evendeal.tournament.room_match.rooms import MatchRooms
from evendeal.tournament.room_match.session import BoardProgress, MatchRecord
from evendeal.tournament.room_match.tables import TableOrder
from evendeal.tournament.room_match.twins import PublicTurns


class MatchEventState(EventFold[MatchEvent, BoardProgress]):
    """What is known of an event of team matches; a base of `MatchProgress`, which takes the lines.

    Attributes:
        rooms: the games, room by room, and their rolls.
        tables: what each table plays, in order, and what the director holds.
        records: how the matches stand.
        public: how much of a game in two rooms everybody may see; by it news is counted.
    """

    def __init__(
        self,
        event: MatchEvent,
        rolls: Mapping[SessionNo, RollSets] | None = None,
        *,
        public: PublicTurns,
    ) -> None:
        super().__init__(event)
        self.public = public
        self.rooms = MatchRooms(event, self.sessions, rolls)
        self.tables = TableOrder(self.rooms)
        self.records = MatchRecords(self.rooms)

    def fork(self) -> Self:
        """The same event to try lines on; nothing done to it reaches this one."""
        other = super().fork()
        other.rooms = self.rooms.fork(other.sessions)
        other.tables = self.tables.fork(other.rooms)
        other.records = self.records.fork(other.rooms)
        return other

    def respelled(self, record: EventRecord) -> None:
        """Everybody in matches and protocols is called as he is called now."""
        self.rooms.respelled(self.event)
        self.records.respelled(record)

    def deal_from(self, session: SessionNo, rolls: RollSets) -> None:
        """The roll sets of a session, where they are known here; see `MatchRooms.deal_from`."""
        self.rooms.deal_from(session, rolls)

    def lines_about(self, table: TableNo) -> int:
        """How many lines stand in the log about a table's games, its sessions and the event."""
        order = self.tables.order(table)
        games = sum(self.next_n(each.session, table, each.roll_set) for each in order)
        # Rounds that begin, and pauses, stand beside all sessions.
        return games + sum(
            self.next_n(session, each, 0)
            for session in (*self.sessions, WHOLE_EVENT)
            for each in (table, TableNo(0))
        )

    # What the whole house asks

    @property
    def matches(self) -> tuple[MatchRecord, ...]:
        """Every match in the order of the rounds; the final last, when its teams are known."""
        return self.records.all

    def match(self, session: SessionNo, number: int) -> MatchRecord:
        """A match; see `MatchRecords.match`."""
        return self.records.match(session, number)

    def scored(self, record: MatchRecord, *, public: bool = True) -> ScoredMatch:
        """A match with its protocol so far; see `MatchRecords.scored`."""
        return self.records.scored(record, public=public)

    def place(self, session: SessionNo, number: int, game: int, room: Room) -> GamePlace:
        """Where a room's game stands in the log; see `MatchPlan.place`."""
        return self.rooms.plan.place(session, number, game, room)

    def game(self, session: SessionNo, table: TableNo, roll_set: DealNo) -> RoomGame:
        """A room's game; see `MatchRooms.game`."""
        return self.rooms.game(session, table, roll_set)

    def due(self, table: TableNo) -> tuple[PlannedMatch, int] | None:
        """The match that a table plays now, and which of its games; None as `TableOrder.due`."""
        due = self.tables.due(table)
        return due and (self.match(due.session, due.match).planned, due.game)

    def standings(self, board: int | None = None) -> tuple[MatchStanding, ...]:
        """The table of the rounds over the matches that are over: of one board or of all."""
        return self.records.results.standings(board)

    def qualifying(self) -> tuple[MatchStanding, ...]:
        """The table that decides who plays the final; without one that of all boards."""
        return self.records.results.qualifying()

    def players(self) -> tuple[PlayerStanding, ...]:
        """The individual ranking over every game that is final in both rooms."""
        return self.records.results.players()

    def final_ranking(self) -> tuple[FinalPlace, ...]:
        """The result of the event; empty before its last match is over."""
        return self.records.results.final_ranking() if self.records.over else ()
