"""Where every game of an event of team matches is played, and in which order."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from evendeal.ids import ROOMS, DealNo, EntryId, Room, SessionNo, TableNo
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.format import MatchRound, PlannedMatch, RoomMatch, room_of
from evendeal.tournament.room_match.refusals import NoGameThere, NoSuchMatch


class GamePlace(NamedTuple):
    """One room's game in the log: session, table and roll set."""

    session: SessionNo
    table: TableNo
    roll_set: DealNo


class PlannedGame(NamedTuple):
    """A game in the plan of a table."""

    session: SessionNo
    match: int
    game: int
    roll_set: DealNo


class MatchPlan:
    """The matches of an event by session and number, and what each table plays.

    Attributes:
        rounds: all before the final.
        matches: as the event's file has them; the final's when its teams are known.
    """

    def __init__(self, event: MatchEvent) -> None:
        self.event = event
        self.format = RoomMatch(event)
        self.rounds: tuple[MatchRound, ...] = self.format.rounds()
        self.matches: Mapping[tuple[SessionNo, int], PlannedMatch] = {}
        self._tables: dict[TableNo, tuple[PlannedGame, ...]] = {}
        self._add(match for each in self.rounds for match in each.matches)

    def called(self, event: MatchEvent, finalists: tuple[EntryId, EntryId] | None) -> "MatchPlan":
        """The same plan of an event in which somebody's name has been spelled right.

        Args:
            finalists: of the final, once it has begun.
        """
        plan = MatchPlan(event)
        return plan if finalists is None else plan.with_final(finalists)

    def with_final(self, teams: tuple[EntryId, EntryId]) -> "MatchPlan":
        """The plan when the finalists, the better one first, are known."""
        other = object.__new__(MatchPlan)
        other.event, other.format, other.rounds = self.event, self.format, self.rounds
        other.matches, other._tables = self.matches, dict(self._tables)
        other._add([self.format.final(teams)])
        return other

    def _add(self, matches: Iterable[PlannedMatch]) -> None:
        added = list(matches)
        self.matches = {**self.matches, **{(each.session, each.number): each for each in added}}
        tables: dict[TableNo, list[PlannedGame]] = {}
        for each in added:
            for room in ROOMS:
                tables.setdefault(each.table(room), []).extend(
                    PlannedGame(each.session, each.number, game, each.roll_set(game))
                    for game in range(1, each.games + 1)
                )
        for table, games in tables.items():
            self._tables[table] = (*self._tables.get(table, ()), *games)

    def at(self, table: TableNo) -> tuple[PlannedGame, ...]:
        """Every game that the table plays, in order; none at a table that is not there."""
        return self._tables.get(table, ())

    def match(self, session: SessionNo, number: int) -> PlannedMatch:
        """A match.

        Raises:
            NoSuchMatch: there is none, or it is a final whose teams are not known.
        """
        planned = self.matches.get((session, number))
        if planned is None:
            raise NoSuchMatch(session=session, match=number)
        return planned

    def planned(self, session: SessionNo, roll_set: DealNo) -> tuple[PlannedMatch, int]:
        """The match that a roll set belongs to, and which of its games it is for.

        Raises:
            NoSuchMatch: there is no such roll set.
        """
        planned = self.match(session, self._number(session, roll_set))
        return planned, roll_set - planned.roll_set(0)

    def place(self, session: SessionNo, number: int, game: int, room: Room) -> GamePlace:
        """Where a room's game stands in the log.

        Raises:
            NoSuchMatch: there is no such match, or it has no such game.
        """
        planned = self.match(session, number)
        if not 1 <= game <= planned.games:
            raise NoSuchMatch(session=session, match=number)
        return GamePlace(session, planned.table(room), planned.roll_set(game))

    def require(self, session: SessionNo, table: TableNo, roll_set: DealNo) -> PlannedMatch:
        """The match whose roll set is played at a table.

        Raises:
            NoGameThere: it is not.
        """
        planned = self.matches.get((session, self._number(session, roll_set)))
        if planned is None or planned.table(room_of(table)) != table:
            raise NoGameThere(session=session, table=table, roll_set=roll_set)
        return planned

    def _number(self, session: SessionNo, roll_set: DealNo) -> int:
        final = self.event.final
        games = self.event.games
        if final is not None and session == self.event.final_session:
            games = final.games
        return (roll_set - 1) // games + 1 if roll_set >= 1 else 0
