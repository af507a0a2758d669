"""The games of an event of team matches, room by room, and the rolls that they are given."""

from collections.abc import Mapping
from copy import copy

from evendeal.backgammon.played_turns import PlayedTurn
from evendeal.draw.rolls_feed import Feed
from evendeal.draw.rolls_sealed import RollSets
from evendeal.errors import Refused
from evendeal.ids import ROOMS, DealNo, EntryId, Room, SessionNo, TableNo
from evendeal.tournament.room_match.corrected import Corrected
from evendeal.tournament.room_match.event import MatchEvent, RollsKind
from evendeal.tournament.room_match.feeds import FeedSource
from evendeal.tournament.room_match.format import PlannedMatch, room_of
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.plan import GamePlace, MatchPlan
from evendeal.tournament.room_match.session import BoardProgress
from evendeal.tournament.room_match.twins import Twins


class MatchRooms:
    """Where every game is played, how far it is there, and where its rolls come from.

    Args:
        sessions: those that have begun; the fold's own, which it goes on filling.
        rolls: the roll sets of sessions, where they are known here.

    Attributes:
        plan: where every game is played; the final's when its teams are known.
    """

    def __init__(
        self,
        event: MatchEvent,
        sessions: Mapping[SessionNo, BoardProgress],
        rolls: Mapping[SessionNo, RollSets] | None = None,
    ) -> None:
        self.event = event
        self.plan = MatchPlan(event)
        self.sessions = sessions
        self._feeds: dict[tuple[SessionNo, DealNo], Feed] = {}
        self._rolls = dict(rolls or {})
        self._own: set[GamePlace] = set()

    def fork(self, sessions: Mapping[SessionNo, BoardProgress]) -> "MatchRooms":
        """The same rooms over sessions that were forked."""
        other = copy(self)
        other.sessions = sessions
        other._feeds, other._rolls = dict(self._feeds), dict(self._rolls)
        # A game belongs to both from now on; whoever changes it makes a copy first.
        self._own, other._own = set(), set()
        return other

    def respelled(self, event: MatchEvent) -> None:
        """A name of the event is spelled right."""
        final = self.sessions.get(event.final_session)
        self.event = event
        self.plan = self.plan.called(event, final.finalists if final else None)

    def begin_final(self, teams: tuple[EntryId, EntryId]) -> PlannedMatch:
        """The final, now that its teams are known."""
        self.plan = self.plan.with_final(teams)
        return self.plan.matches[self.event.final_session, 1]

    @property
    def drawn(self) -> bool:
        """Whether rolls are drawn ahead."""
        return self.event.rolls is RollsKind.DRAWN

    # Games

    def game(self, session: SessionNo, table: TableNo, roll_set: DealNo) -> RoomGame:
        """A room's game; if it has no line yet, as it would begin. To be copied before a change.

        Raises:
            NoGameThere: the roll set is not played at that table.
        """
        self.plan.require(session, table, roll_set)
        return self.begun(session, table, roll_set) or self._fresh(session)

    def begun(self, session: SessionNo, table: TableNo, roll_set: DealNo) -> RoomGame | None:
        """A room's game; None if it has no line yet."""
        now = self.sessions.get(session)
        return now.games.get((table, roll_set)) if now is not None else None

    def twins(self, session: SessionNo, roll_set: DealNo) -> Twins:
        """A roll set's game in the open room and in the closed; None: no line there.

        Raises:
            NoSuchMatch: there is no such roll set.
        """
        return self.twins_of(self.plan.planned(session, roll_set)[0], roll_set)

    def twins_of(self, planned: PlannedMatch, roll_set: DealNo) -> Twins:
        """The same of a match that is known."""
        now = self.sessions.get(planned.session)
        if now is None:
            return None, None
        get = now.games.get
        return get((planned.table("open"), roll_set)), get((planned.table("closed"), roll_set))

    def games(self, session: SessionNo, number: int) -> tuple[tuple[int, Room, RoomGame], ...]:
        """The games of a match that have a line, in order, the open room before the closed.

        Raises:
            NoSuchMatch: there is no such match.
        """
        planned = self.plan.match(session, number)
        return tuple(
            (game, room, played)
            for game in range(1, planned.games + 1)
            for room, played in zip(
                ROOMS, self.twins_of(planned, planned.roll_set(game)), strict=True
            )
            if played is not None
        )

    def of_match(self, planned: PlannedMatch) -> tuple[list[Twins], list[tuple[int, int] | None]]:
        """A match's games in both rooms, and the opening rolls of its open roll sets."""
        sets = [planned.roll_set(game) for game in range(1, planned.games + 1)]
        now = self.sessions.get(planned.session)
        opened = now.opened if now is not None else {}
        return (
            [self.twins_of(planned, each) for each in sets],
            [opened[each].rolls.opening if each in opened else None for each in sets],
        )

    def owned(self, place: GamePlace) -> RoomGame:
        """A room's game that no fork of the event has, to be changed."""
        game = self.begun(*place)
        if game is None:
            return self._fresh(place.session)
        if place not in self._own:
            game = game.copy()
            self.keep(place, game)
        return game

    def keep(self, place: GamePlace, game: RoomGame) -> None:
        """Put a game there that no fork of the event has."""
        self.sessions[place.session].games[place.table, place.roll_set] = game
        self._own.add(place)

    def _fresh(self, session: SessionNo) -> RoomGame:
        return RoomGame.fresh(self.event.ruleset(session), self.drawn)

    @staticmethod
    def room_of(table: TableNo) -> Room:
        """The room that a table stands in."""
        return room_of(table)

    # Their turns, and what has been public of them

    def turns(self, session: SessionNo, roll_set: DealNo, room: Room) -> tuple[PlayedTurn, ...]:
        """Every complete turn of a room's game, those too that are not public yet."""
        game = self.twins(session, roll_set)[ROOMS.index(room)]
        return tuple(game.turns) if game is not None else ()

    def once_public(self, session: SessionNo, roll_set: DealNo) -> int:
        """The most turns that the public has ever seen of a roll set, in either room."""
        now = self.sessions.get(session)
        return now.most_seen(roll_set) if now is not None else 0

    def corrected(self, session: SessionNo, roll_set: DealNo, room: Room) -> tuple[Corrected, ...]:
        """What a room's game was before it was corrected, of turns too that are not public."""
        now = self.sessions.get(session)
        planned, _ = self.plan.planned(session, roll_set)
        place = GamePlace(session, planned.table(room), roll_set)
        return now.corrected.get(place, ()) if now is not None else ()

    # Their rolls

    def deal_from(self, session: SessionNo, rolls: RollSets) -> None:
        """The roll sets of a session, where they were drawn ahead and are known here.

        Raises:
            Refused: they are not what the rooms have played with; nothing has changed.
        """
        before = self._rolls.get(session)
        self._rolls[session] = rolls
        try:
            fed = {key: self._rebuilt(*key) for key in self._feeds if key[0] == session}
        except Refused:
            del self._rolls[session]
            if before is not None:
                self._rolls[session] = before
            raise
        self._feeds.update(fed)

    def feed(self, session: SessionNo, roll_set: DealNo) -> Feed:
        """The rolls of a roll set as far as the lines in force of both rooms have used them.

        Raises:
            NoSuchMatch: there is no such roll set.
        """
        feed = self._feeds.get((session, roll_set))
        if feed is None:
            self.plan.planned(session, roll_set)
            feed = self.source(session, roll_set).fresh()
        return feed

    def fed(self, session: SessionNo, roll_set: DealNo, feed: Feed) -> None:
        """A roll set's rolls have come so far."""
        self._feeds[session, roll_set] = feed

    def source(self, session: SessionNo, roll_set: DealNo) -> FeedSource:
        """Where the rolls of a roll set come from."""
        known = self._rolls.get(session) if self.drawn else None
        return FeedSource(roll_set, self.event.rerolls(session), known)

    def _rebuilt(self, session: SessionNo, roll_set: DealNo) -> Feed:
        twins = zip(ROOMS, self.twins(session, roll_set), strict=True)
        return self.source(session, roll_set).rebuilt(twins)
