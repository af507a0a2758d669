"""What each table of team matches plays now, as far as the director has let it."""

from copy import copy
from datetime import datetime

from evendeal.ids import TableNo
from evendeal.reason import Reason
from evendeal.tournament.clock_acts import Paused, Resumed
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import OutOfPlace
from evendeal.tournament.room_match.acts import RoundBegun
from evendeal.tournament.room_match.bucket import Bucket
from evendeal.tournament.room_match.format import PlannedMatch
from evendeal.tournament.room_match.plan import GamePlace, PlannedGame
from evendeal.tournament.room_match.play_control import (
    PlayControl,
    RoundNotBegun,
    RoundsBegin,
    TablePaused,
)
from evendeal.tournament.room_match.rooms import MatchRooms


class TableOrder:
    """The order of play of an event, and how far each table is in it.

    Attributes:
        control: the rounds that have begun, and what is paused.
        buckets: out of which each table is given its rolls, where the event has such (R52).
    """

    def __init__(self, rooms: MatchRooms) -> None:
        self.control = PlayControl()
        self.buckets: dict[TableNo, Bucket] = {}
        self._rooms = rooms
        self._played: dict[TableNo, int] = {}

    def fork(self, rooms: MatchRooms) -> "TableOrder":
        """The same order over rooms that were forked."""
        other = copy(self)
        other._rooms = rooms
        other.buckets, other._played = dict(self.buckets), dict(self._played)
        return other

    def order(self, table: TableNo) -> tuple[PlannedGame, ...]:
        """Everything that a table plays, in order."""
        return self._rooms.plan.at(table)

    def due(self, table: TableNo) -> PlannedGame | None:
        """What a table plays now: the first game in its order whose result does not count.

        None where it has played everything, and before the session or the round of what comes
        next begins.
        """
        game = self._next(table)
        return game if game is not None and self._open(game) and self._on(game) else None

    def due_place(self, table: TableNo) -> GamePlace | None:
        """Where in the log stands what a table plays now; None as `due`."""
        game = self.due(table)
        return game and GamePlace(game.session, table, game.roll_set)

    def round_begun(self, planned: PlannedMatch) -> bool:
        """Whether the round of a match has begun, if its session has; the final is in none."""
        event = self._rooms.event
        free = event.office.rounds is RoundsBegin.FREE
        return free or planned.round <= self.control.round or planned.session == event.final_session

    def waits_for_round(self, table: TableNo) -> int | None:
        """The round that the director has to begin before a table plays on; None: none."""
        game = self._next(table)
        if game is None or not self._open(game) or self._on(game):
            return None
        return self._rooms.plan.match(game.session, game.match).round

    @property
    def waiting(self) -> tuple[TableNo, ...]:
        """The tables that cannot play on before the next round begins."""
        due = self.round_due
        tables = (TableNo(number) for number in range(1, self._rooms.event.tables + 1))
        return tuple(t for t in tables if due is not None and self.waits_for_round(t) == due)

    @property
    def round_due(self) -> int | None:
        """The round that the director can begin now; None: none is left, or none waits for him."""
        together = self._rooms.event.office.rounds is RoundsBegin.TOGETHER
        left = self.control.round < len(self._rooms.plan.rounds)
        return self.control.round + 1 if together and left and self._rooms.sessions else None

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
        pause = self.control.paused(table)
        if pause is not None:
            raise TablePaused(table=table, reason=pause.reason)

    def rolled_at(self, place: GamePlace) -> str | None:
        """When the last roll was given or typed at a game's table, in this game or before it."""
        game = self._rooms.begun(*place)
        if game is not None and game.rolled_at is not None:
            return game.rolled_at
        times = [
            each.rolled_at
            for session in self._rooms.sessions.values()
            for (table, _), each in session.games.items()
            if table == place.table and each.rolled_at is not None
        ]
        return max(times, default=None)

    def take_roll(self, table: TableNo, at: str) -> None:
        """Count a roll that a table was given, or had looked at, out of its bucket."""
        size = self._rooms.event.office.roll_bucket
        if size is not None:
            bucket = self.buckets.get(table, Bucket())
            self.buckets[table] = bucket.taken(datetime.fromisoformat(at), size)

    def hold_on(self, body: RoundBegun | Paused | Resumed, line: Line) -> None:
        """Count what the director has let begin, pause, or go on.

        Raises:
            OutOfPlace: another round is next, or there is no such table.
        """
        if isinstance(body, RoundBegun):
            if body.round != self.round_due or any(line.place):
                why = Reason(
                    "place-round",
                    "round {round} is not the one that can begin now",
                    round=body.round,
                )
                raise OutOfPlace(position=line.position, why=why)
            self.control = self.control.with_round(line.at)
            return
        if not 0 <= line.table <= self._rooms.event.tables or line.session or line.deal:
            raise OutOfPlace(
                position=line.position,
                why=Reason("place-no-table", "there is no table {table} for it", table=line.table),
            )
        self.control = self.control.after(body, TableNo(line.table), line.at)

    def move_on(self, table: TableNo, *, again: bool) -> None:
        """A result of a table has come; with `again` one has gone, and the game is played again."""
        if again:
            # Before what the table has played since.
            self._played.pop(table, None)
        # Looked for here once, and not again in every fork.
        self._next(table)

    def _open(self, game: PlannedGame) -> bool:
        return game.session in self._rooms.sessions

    def _on(self, game: PlannedGame) -> bool:
        return self.round_begun(self._rooms.plan.match(game.session, game.match))

    def _next(self, table: TableNo) -> PlannedGame | None:
        """The first game in a table's order whose result does not count."""
        games = self._rooms.plan.at(table)
        at = self._played.get(table, 0)
        while at < len(games) and self._is_final(games[at], table):
            at += 1
        self._played[table] = at
        return games[at] if at < len(games) else None

    def _is_final(self, due: PlannedGame, table: TableNo) -> bool:
        game = self._rooms.begun(due.session, table, due.roll_set)
        return game is not None and game.final
