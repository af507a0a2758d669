"""The matches of an event as they stand: who plays them, how far they are, what they come to."""

from collections import Counter
from copy import copy
from dataclasses import replace

from evendeal.ids import DealNo, SessionNo
from evendeal.tournament.event_record import EventRecord
from evendeal.tournament.room_match.format import PlannedMatch, ScoredMatch
from evendeal.tournament.room_match.plan import GamePlace
from evendeal.tournament.room_match.results import MatchResults, finished_games
from evendeal.tournament.room_match.rooms import MatchRooms
from evendeal.tournament.room_match.session import DecisionRecord, MatchRecord
from evendeal.tournament.room_match.twins import Twins


class MatchRecords:
    """A record of each match, and the results that follow from them.

    Attributes:
        decisions: of the director, in order.
        results: protocols and tables as the public has them.
    """

    def __init__(self, rooms: MatchRooms) -> None:
        self.decisions: list[DecisionRecord] = []
        self.results = MatchResults(rooms.plan.format)
        self._rooms = rooms
        self._records = {key: MatchRecord(match) for key, match in rooms.plan.matches.items()}

    def fork(self, rooms: MatchRooms) -> "MatchRecords":
        """The same records over rooms that were forked."""
        other = copy(self)
        other._rooms = rooms
        other.decisions, other._records = list(self.decisions), dict(self._records)
        other.results = self.results.fork()
        return other

    def respelled(self, record: EventRecord) -> None:
        """Everybody in matches and protocols is called as he is called now."""
        # New records: what was made of a match is made anew, since a team may be called anew.
        self._records = {key: each.called(record) for key, each in self._records.items()}
        self.results = MatchResults(self._rooms.plan.format)
        for each in self._records.values():
            if any(each.final_games):
                self.score(each.planned)

    @property
    def all(self) -> tuple[MatchRecord, ...]:
        """Every match in the order of the rounds; the final last, when its teams are known."""
        plan, final = self._rooms.plan, self.final
        rounds = [self._records[m.session, m.number] for r in plan.rounds for m in r.matches]
        return (*rounds, final) if final is not None else tuple(rounds)

    @property
    def final(self) -> MatchRecord | None:
        """The final, when its teams are known."""
        return self._records.get((self._rooms.event.final_session, 1))

    def match(self, session: SessionNo, number: int) -> MatchRecord:
        """A match.

        Raises:
            NoSuchMatch: there is none, or it is a final whose teams are not known.
        """
        planned = self._rooms.plan.match(session, number)
        return self._records[planned.session, planned.number]

    def planned(self, session: SessionNo, roll_set: DealNo) -> tuple[PlannedMatch, int]:
        """The match that a roll set belongs to, with who plays it now, and which of its games.

        Raises:
            NoSuchMatch: there is no such roll set.
        """
        match, game = self._rooms.plan.planned(session, roll_set)
        return self.match(session, match.number).planned, game

    @property
    def over(self) -> bool:
        """Whether every match is over, the final with them."""
        missing = self._rooms.event.final is not None and self.final is None
        return not missing and all(record.finished for record in self._records.values())

    @property
    def qualified(self) -> bool:
        """Whether all matches are over that decide who plays the final."""
        decides = self._rooms.plan.format.decides
        return all(each.finished for each in self._records.values() if decides(each.planned))

    @property
    def games_left(self) -> Counter[SessionNo]:
        """Games of the rooms that are not final, by session; a final that has not begun has none.

        A session whose games are all final has 0.
        """
        left: Counter[SessionNo] = Counter()
        for record in self._records.values():
            left[record.planned.session] += 2 * record.planned.games - sum(record.final_games)
        return left

    def unfinished(self, session: SessionNo) -> int:
        """How many matches of a session are not over."""
        of = (each for each in self._records.values() if each.planned.session == session)
        return sum(not each.finished for each in of)

    def scored(self, record: MatchRecord, *, public: bool = True) -> ScoredMatch:
        """A match with its protocol so far.

        Args:
            public: only the games that are final in both rooms; else what each room has.
        """
        if public:
            return self.results.get(record)
        games = finished_games(*self._rooms.of_match(record.planned), public=False)
        return self.results.format.scored(record.planned, games, running=not record.finished)

    def scored_with(self, place: GamePlace, twins: Twins) -> ScoredMatch:
        """A game's match with its protocol, if the game in both rooms were this.

        Raises:
            NoSmallMatchPoints: the event's table has no cell for a result.
        """
        planned, game = self.planned(place.session, place.roll_set)
        games, openings = self._rooms.of_match(planned)
        games[game - 1] = twins
        counted = finished_games(games, openings, public=True)
        return self.results.format.scored(planned, counted, running=True)

    def put(self, record: MatchRecord) -> None:
        """How a match stands from now on."""
        self._records[record.key] = record

    def mark(self, session: SessionNo, roll_set: DealNo, position: int) -> MatchRecord:
        """A new record of the match whose roll set the line at a position is about."""
        before = self.match(session, self._rooms.plan.planned(session, roll_set)[0].number)
        made = replace(before, position=position)
        self.put(made)
        return made

    def decide(self, decision: DecisionRecord) -> None:
        """The director has decided, reopened or corrected a game."""
        self.decisions.append(decision)
        session, roll_set = decision.place.session, decision.place.roll_set
        record = self.match(session, self._rooms.plan.planned(session, roll_set)[0].number)
        self.put(replace(record, decisions=(*record.decisions, decision)))

    def score(self, planned: PlannedMatch) -> None:
        """A match has come to other games, or somebody else plays it."""
        record = self.match(planned.session, planned.number)
        games = finished_games(*self._rooms.of_match(record.planned), public=True)
        self.results.put(record, games)
