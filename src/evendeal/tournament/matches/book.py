"""What is known of an event of team matches: its sessions, matches, games and feeds."""

from collections import Counter
from collections.abc import Mapping
from typing import Self

from evendeal.backgammon.played_turns import PlayedTurn
from evendeal.draw.rolls_feed import Feed
from evendeal.draw.rolls_sealed import RollSets
from evendeal.errors import Refused
from evendeal.ids import ROOMS, WHOLE_EVENT, DealNo, EntryId, Room, SessionNo, TableNo
from evendeal.scoring.match_points_ranking import MatchStanding, PlayerStanding
from evendeal.tournament.formats.room_match import PlannedMatch, ScoredMatch, room_of
from evendeal.tournament.formats.room_match_final import FinalPlace
from evendeal.tournament.matches.corrected import Corrected
from evendeal.tournament.matches.course import MatchCourse
from evendeal.tournament.matches.event import MatchEvent, RollsKind
from evendeal.tournament.matches.feeds import FeedSource
from evendeal.tournament.matches.game import RoomGame
from evendeal.tournament.matches.plan import GamePlace
from evendeal.tournament.matches.refusals import NoSuchMatch
from evendeal.tournament.matches.results import MatchResults, finished_games
from evendeal.tournament.matches.session import DecisionRecord, MatchRecord
from evendeal.tournament.matches.shown import Twins, public_turns

__all__ = ["DecisionRecord", "MatchBook"]


class MatchBook(MatchCourse):
    """An event of team matches as far as it has come.

    Attributes:
        decisions: of the director, in order.
    """

    def __init__(
        self, event: MatchEvent, rolls: Mapping[SessionNo, RollSets] | None = None
    ) -> None:
        super().__init__(event)
        self.decisions: list[DecisionRecord] = []
        self._records = {key: MatchRecord(match) for key, match in self.plan.matches.items()}
        self._results = MatchResults(self.plan.format)
        self._feeds: dict[tuple[SessionNo, DealNo], Feed] = {}
        self._rolls = dict(rolls or {})
        self._own: set[GamePlace] = set()

    def fork(self) -> Self:
        """The same event to try lines on; nothing done to it reaches this one."""
        other = super().fork()
        other.decisions = list(self.decisions)
        other._records, other._results = dict(self._records), self._results.fork()
        other._feeds, other._rolls = dict(self._feeds), dict(self._rolls)
        other._played = dict(self._played)
        other.buckets = dict(self.buckets)
        # A game belongs to both from now on; whoever changes it makes a copy first.
        self._own, other._own = set(), set()
        return other

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

    def lines_about(self, table: TableNo) -> int:
        """How many lines stand in the log about a table's games, its sessions and the event."""
        games = sum(self.next_n(each.session, table, each.roll_set) for each in self.order(table))
        # Rounds that begin, and pauses, stand beside all sessions.
        return games + sum(
            self._office_lines.get((session, each, 0), 0)
            for session in (*self.sessions, WHOLE_EVENT)
            for each in (table, 0)
        )

    @property
    def matches(self) -> tuple[MatchRecord, ...]:
        """Every match in the order of the rounds; the final last, when its teams are known."""
        rounds = [self._records[m.session, m.number] for r in self.plan.rounds for m in r.matches]
        return (*rounds, self.final) if self.final is not None else tuple(rounds)

    @property
    def final(self) -> MatchRecord | None:
        """The final, when its teams are known."""
        return self._records.get((self.event.final_session, 1))

    def match(self, session: SessionNo, number: int) -> MatchRecord:
        """A match.

        Raises:
            NoSuchMatch: there is none, or it is a final whose teams are not known.
        """
        found = self._records.get((session, number))
        if found is None:
            raise NoSuchMatch(session=session, match=number)
        return found

    def planned(self, session: SessionNo, roll_set: DealNo) -> tuple[PlannedMatch, int]:
        """The match that a roll set belongs to, with who plays it now, and which of its games.

        Raises:
            NoSuchMatch: there is no such roll set.
        """
        found, game = self.plan.planned(session, roll_set)
        return self.match(session, found.number).planned, game

    def place(self, session: SessionNo, number: int, game: int, room: Room) -> GamePlace:
        """Where a room's game stands in the log; see `MatchPlan.place`."""
        return self.plan.place(session, number, game, room)

    def game(self, session: SessionNo, table: TableNo, roll_set: DealNo) -> RoomGame:
        """A room's game; if it has no line yet, as it would begin. To be copied before a change.

        Raises:
            NoGameThere: the roll set is not played at that table.
        """
        self.plan.require(session, table, roll_set)
        now = self.sessions.get(session)
        found = now.games.get((table, roll_set)) if now is not None else None
        return found or RoomGame.fresh(self.event.ruleset(session), self._drawn)

    def twins(self, session: SessionNo, roll_set: DealNo) -> Twins:
        """A roll set's game in the open room and in the closed; None: no line there.

        Raises:
            NoSuchMatch: there is no such roll set.
        """
        planned, _ = self.plan.planned(session, roll_set)
        now = self.sessions.get(session)
        if now is None:
            return None, None
        first, second = (now.games.get((planned.table(room), roll_set)) for room in ROOMS)
        return first, second

    def games(self, session: SessionNo, number: int) -> tuple[tuple[int, Room, RoomGame], ...]:
        """The games of a match that have a line, in order, the open room before the closed.

        Raises:
            NoSuchMatch: there is no such match.
        """
        planned = self.plan.match(session, number)
        return tuple(
            (game, room, found)
            for game in range(1, planned.games + 1)
            for room, found in zip(ROOMS, self.twins(session, planned.roll_set(game)), strict=True)
            if found is not None
        )

    def feed(self, session: SessionNo, roll_set: DealNo) -> Feed:
        """The rolls of a roll set as far as the lines in force of both rooms have used them.

        Raises:
            NoSuchMatch: there is no such roll set.
        """
        self.plan.planned(session, roll_set)
        return self._feeds.get((session, roll_set)) or self.source(session, roll_set).fresh()

    def source(self, session: SessionNo, roll_set: DealNo) -> FeedSource:
        """Where the rolls of a roll set come from."""
        reroll = self.event.rerolls(session)
        return FeedSource(roll_set, reroll, self._known(session))

    @staticmethod
    def room_of(table: TableNo) -> Room:
        """The room that a table stands in."""
        return room_of(table)

    def turns(self, session: SessionNo, roll_set: DealNo, room: Room) -> tuple[PlayedTurn, ...]:
        """Every complete turn of a room's game, those too that are not public yet."""
        game = self.twins(session, roll_set)[ROOMS.index(room)]
        return tuple(game.turns) if game is not None else ()

    def public_turns(self, session: SessionNo, roll_set: DealNo, room: Room) -> int:
        """How many of them the public may see (R46)."""
        return public_turns(self.twins(session, roll_set))[ROOMS.index(room)]

    def once_public(self, session: SessionNo, roll_set: DealNo) -> int:
        """The most turns that the public has ever seen of a roll set, in either room."""
        now = self.sessions.get(session)
        return now.most_seen(roll_set) if now is not None else 0

    def corrected(self, session: SessionNo, roll_set: DealNo, room: Room) -> tuple[Corrected, ...]:
        """What a room's game said before it was corrected, of turns too that are not public."""
        now = self.sessions.get(session)
        planned, _ = self.plan.planned(session, roll_set)
        place = GamePlace(session, planned.table(room), roll_set)
        return now.corrected.get(place, ()) if now is not None else ()

    def due(self, table: TableNo) -> tuple[PlannedMatch, int] | None:
        """What a table plays now: the first game in its order whose result does not count.

        None where it has played everything, and before the session or the round of what comes
        next begins.
        """
        found = self._due(table)
        return found and (self.match(*found[:2]).planned, found.game)

    def scored(self, record: MatchRecord, *, public: bool = True) -> ScoredMatch:
        """A match with its protocol so far.

        Args:
            public: only the games that are final in both rooms; else what each room has.
        """
        if public:
            return self._results.get(record)
        games = finished_games(*self._games(record.planned), public=False)
        return self.plan.format.scored(record.planned, games, running=not record.finished)

    def scored_with(self, place: GamePlace, twins: Twins) -> ScoredMatch:
        """A game's match with its protocol, if the game in both rooms were this.

        Raises:
            NoSmallMatchPoints: the event's table has no cell for a result.
        """
        planned, game = self.planned(place.session, place.roll_set)
        games, openings = self._games(planned)
        games[game - 1] = twins
        counted = finished_games(games, openings, public=True)
        return self.plan.format.scored(planned, counted, running=True)

    @property
    def finished_matches(self) -> tuple[ScoredMatch, ...]:
        """The matches that are over, by session and number."""
        return self._results.finished

    def standings(self, board: int | None = None) -> tuple[MatchStanding, ...]:
        """The table of the rounds over the matches that are over: of one board or of all."""
        return self._results.standings(board)

    def qualifying(self) -> tuple[MatchStanding, ...]:
        """The table that decides who plays the final; without one that of all boards."""
        return self._results.qualifying()

    def players_of(self, entry: EntryId) -> tuple[str, ...]:
        """Who plays for a team: its list; nobody else is lined up."""
        return next((each.players for each in self.event.entries if each.id == entry), ())

    def names_of(self, entry: EntryId) -> tuple[str, ...]:
        """Who plays for a team, or was to: its list."""
        return self.players_of(entry)

    def players(self) -> tuple[PlayerStanding, ...]:
        """The individual ranking over every game that is final in both rooms."""
        return self._results.players()

    def places(self) -> tuple[FinalPlace, ...]:
        """The result of the event; empty before its last match is over."""
        missing = self.event.final is not None and self.final is None
        over = not missing and all(record.finished for record in self._records.values())
        return self._results.places() if over else ()

    @property
    def games_left(self) -> Counter[SessionNo]:
        """Games of the rooms that are not final, by session; a final that has not begun has none.

        A session whose games are all final has 0.
        """
        left: Counter[SessionNo] = Counter()
        for record in self.matches:
            left[record.planned.session] += 2 * record.planned.games - sum(record.final_games)
        return left

    @property
    def qualified(self) -> bool:
        """Whether all matches are over that decide who plays the final."""
        decides = self.plan.format.decides
        return all(each.finished for each in self._records.values() if decides(each.planned))

    @property
    def _drawn(self) -> bool:
        return self.event.rolls is RollsKind.DRAWN

    def _known(self, session: SessionNo) -> RollSets | None:
        return self._rolls.get(session) if self._drawn else None

    def _rebuilt(self, session: SessionNo, roll_set: DealNo) -> Feed:
        twins = zip(ROOMS, self.twins(session, roll_set), strict=True)
        return self.source(session, roll_set).rebuilt(twins)

    def _games(self, planned: PlannedMatch) -> tuple[list[Twins], list[tuple[int, int] | None]]:
        """A match's games in both rooms, and the opening rolls of its open roll sets."""
        sets = [planned.roll_set(game) for game in range(1, planned.games + 1)]
        now = self.sessions.get(planned.session)
        opened = now.opened if now is not None else {}
        return (
            [self.twins(planned.session, each) for each in sets],
            [opened[each].rolls.opening if each in opened else None for each in sets],
        )
