"""What each table of team matches plays now, as far as the director has let it."""

from datetime import datetime

from evendeal.ids import SessionNo, TableNo
from evendeal.tournament.acts import Paused, Resumed
from evendeal.tournament.bucket import Bucket
from evendeal.tournament.event_fold import EventFold
from evendeal.tournament.formats.room_match import PlannedMatch
from evendeal.tournament.line import Line
from evendeal.tournament.matches.acts import RoundBegun
from evendeal.tournament.matches.event import MatchEvent
from evendeal.tournament.matches.hold import (
    MatchHold,
    RoundNotBegun,
    RoundsBegin,
    TablePaused,
)
from evendeal.tournament.matches.plan import GamePlace, MatchPlan, PlannedGame
from evendeal.tournament.matches.session import BoardProgress, MatchRecord
from evendeal.tournament.refusals import OutOfPlace


class MatchCourse(EventFold[MatchEvent, BoardProgress]):
    """The order of play of an event, and how far each table is in it.

    Attributes:
        plan: where every game is played.
        hold: the rounds that have begun, and what is paused.
        buckets: out of which each table is told its rolls, where the event has such (R52).
    """

    def __init__(self, event: MatchEvent) -> None:
        super().__init__(event)
        self.plan = MatchPlan(event)
        self.hold = MatchHold()
        self.buckets: dict[TableNo, Bucket] = {}
        self._records: dict[tuple[SessionNo, int], MatchRecord] = {}
        self._played: dict[TableNo, int] = {}

    def order(self, table: TableNo) -> tuple[PlannedGame, ...]:
        """Everything that a table plays, in order."""
        return self.plan.at(table)

    def due_place(self, table: TableNo) -> GamePlace | None:
        """Where in the log stands what a table plays now; None as `MatchBook.due`."""
        found = self._due(table)
        return found and GamePlace(found.session, table, found.roll_set)

    def round_begun(self, planned: PlannedMatch) -> bool:
        """Whether the round of a match has begun, if its session has; the final is in none."""
        free = self.event.office.rounds is RoundsBegin.FREE
        return free or planned.round <= self.hold.round or self._is_final_match(planned)

    def waits_for_round(self, table: TableNo) -> int | None:
        """The round that the director has to begin before a table plays on; None: none."""
        found = self._next(table)
        if found is None or found.session not in self.sessions:
            return None
        planned = self.plan.match(found.session, found.match)
        return None if self.round_begun(planned) else planned.round

    @property
    def tables_waiting(self) -> tuple[TableNo, ...]:
        """The tables that cannot play on before the next round begins."""
        due = self.round_due
        tables = (TableNo(number) for number in range(1, self.event.tables + 1))
        return tuple(t for t in tables if due is not None and self.waits_for_round(t) == due)

    @property
    def round_due(self) -> int | None:
        """The round that the director can begin now; None: none is left, or none waits for him."""
        together = self.event.office.rounds is RoundsBegin.TOGETHER
        left = self.hold.round < len(self.plan.rounds)
        return self.hold.round + 1 if together and left and self.sessions else None

    def require_begun(self, planned: PlannedMatch) -> None:
        """Nothing, if the round of a match has begun.

        Raises:
            RoundNotBegun: the director has still to begin it.
        """
        if not self.round_begun(planned):
            raise RoundNotBegun(round=planned.round)

    def require_on(self, table: TableNo, planned: PlannedMatch) -> None:
        """Nothing, if a match goes on at a table.

        Raises:
            RoundNotBegun: its round has still to begin.
            TablePaused: play is paused there.
        """
        self.require_begun(planned)
        pause = self.hold.paused(table)
        if pause is not None:
            raise TablePaused(table=table, reason=pause.reason)

    def rolled_at(self, place: GamePlace) -> str | None:
        """When the last roll was told or typed at a game's table, in this game or before it."""
        now = self.sessions.get(place.session)
        game = now.games.get((place.table, place.roll_set)) if now is not None else None
        if game is not None and game.rolled_at is not None:
            return game.rolled_at
        times = [
            each.rolled_at
            for session in self.sessions.values()
            for (table, _), each in session.games.items()
            if table == place.table and each.rolled_at is not None
        ]
        return max(times, default=None)

    def _take_roll(self, table: TableNo, at: str) -> None:
        """Count a roll that a table has been told, or had looked at, out of its bucket."""
        size = self.event.office.roll_bucket
        if size is not None:
            bucket = self.buckets.get(table, Bucket())
            self.buckets[table] = bucket.taken(datetime.fromisoformat(at), size)

    def _hold(self, body: RoundBegun | Paused | Resumed, line: Line) -> None:
        """Count what the director has let begin, pause, or go on."""
        if isinstance(body, RoundBegun):
            if body.round != self.round_due or any(line.place):
                why = f"round {body.round} is not the one that can begin now"
                raise OutOfPlace(position=line.position, why=why)
            self.hold = self.hold.with_round(line.at)
            self.news += 1
            return
        if not 0 <= line.table <= self.event.tables or line.session or line.deal:
            raise OutOfPlace(position=line.position, why=f"there is no table {line.table} for it")
        self.hold = self.hold.after(body, TableNo(line.table), line.at)
        self.news += 1

    def _due(self, table: TableNo) -> PlannedGame | None:
        found = self._next(table)
        if found is None or found.session not in self.sessions:
            return None
        return found if self.round_begun(self.plan.match(found.session, found.match)) else None

    def _next(self, table: TableNo) -> PlannedGame | None:
        """The first game in a table's order whose result does not count."""
        games = self.plan.at(table)
        at = self._played.get(table, 0)
        while at < len(games) and self._is_final(games[at], table):
            at += 1
        self._played[table] = at
        return games[at] if at < len(games) else None

    def _is_final(self, due: PlannedGame, table: TableNo) -> bool:
        now = self.sessions.get(due.session)
        game = now.games.get((table, due.roll_set)) if now is not None else None
        return game is not None and game.final

    def _is_final_match(self, planned: PlannedMatch) -> bool:
        return planned.session == self.event.final_session
