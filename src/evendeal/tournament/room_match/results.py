"""What the matches of an event have come to: protocols, standings, players, the final ranking."""

from collections.abc import Iterable, Sequence
from copy import copy

from evendeal.backgammon import Dice
from evendeal.ids import ROOMS, SessionNo
from evendeal.scoring.match_points_protocol import FinishedGame
from evendeal.scoring.match_points_ranking import MatchStanding, PlayerStanding, ranking_of
from evendeal.scoring.match_points_totals import PlayerTotals, TeamTotals
from evendeal.tournament.room_match.final import FinalPlace, final_ranking
from evendeal.tournament.room_match.format import RoomMatch, ScoredMatch
from evendeal.tournament.room_match.session import NO_OPENING, MatchRecord
from evendeal.tournament.room_match.twins import Twins


def finished_games(
    twins: Iterable[Twins], openings: Sequence[Dice | None], *, public: bool
) -> tuple[FinishedGame, ...]:
    """The games of a match, in order, that have a result.

    Args:
        twins: game 1 first.
        openings: the opening rolls of the sets that are open, for games that were decided
            before either room had opened them.
        public: only those final in both rooms, up to the first that is not; else each room's
            up to its first that is not.
    """
    games: list[FinishedGame] = []
    going = [True, True]
    for game, (pair, opened) in enumerate(zip(twins, openings, strict=True), 1):
        results = [each.result if each is not None else None for each in pair]
        going = [on and result is not None for on, result in zip(going, results, strict=True)]
        if public and not all(going):
            break
        had = [each.opening for each in pair if each is not None and each.opening]
        opening = next(iter(had), opened or NO_OPENING)
        for room, on, result in zip(ROOMS, going, results, strict=True):
            if on and result is not None:
                games.append(FinishedGame(game, room, opening, result))
    return tuple(games)


class MatchResults:
    """The protocols of the matches as the public has them, and what follows from them.

    A protocol holds until its match changes; the tables until any of them does, and then only
    what has changed is counted anew.
    """

    def __init__(self, format: RoomMatch) -> None:
        self.format = format
        self._records: dict[tuple[SessionNo, int], MatchRecord] = {}
        self._scored: dict[tuple[SessionNo, int], ScoredMatch] = {}
        self._late: set[tuple[SessionNo, int]] = set()
        self._teams: dict[int | None, TeamTotals] = {}
        self._sums = PlayerTotals()
        self._finished: tuple[ScoredMatch, ...] | None = None
        self._tables: dict[int | None, tuple[MatchStanding, ...]] = {}
        self._players: tuple[PlayerStanding, ...] | None = None

    def fork(self) -> "MatchResults":
        """The same results to try something on."""
        # What has changed is counted here once, and not again in every fork.
        self._count()
        other = copy(self)
        other._records, other._scored = dict(self._records), dict(self._scored)
        other._late, other._tables = set(self._late), dict(self._tables)
        other._teams = {board: totals.copy() for board, totals in self._teams.items()}
        other._sums = self._sums.copy()
        return other

    def put(self, record: MatchRecord, games: Sequence[FinishedGame]) -> None:
        """A match has come to these games, final in both rooms; none yet are welcome too."""
        self._records[record.key] = record
        self._scored[record.key] = self.format.scored(
            record.planned, games, running=not record.finished
        )
        self._late.add(record.key)
        self._tables, self._players, self._finished = {}, None, None

    def get(self, record: MatchRecord) -> ScoredMatch:
        """The match with its protocol so far."""
        scored = self._scored.get(record.key)
        return scored or self.format.scored(record.planned, (), running=True)

    @property
    def finished(self) -> tuple[ScoredMatch, ...]:
        """The matches that are over, by session and number."""
        if self._finished is None:
            keys = sorted(key for key, record in self._records.items() if record.finished)
            self._finished = tuple(self._scored[key] for key in keys)
        return self._finished

    def standings(self, board: int | None = None) -> tuple[MatchStanding, ...]:
        """The table of the rounds over the finished matches: of one board or of all."""
        if board not in self._tables:
            self._count()
            self._tables[board] = self.format.table(self._totals(board))
        return self._tables[board]

    def qualifying(self) -> tuple[MatchStanding, ...]:
        """The table that decides who plays the final; without one that of all boards."""
        return self.standings(self.format.qualifying_board)

    def players(self) -> tuple[PlayerStanding, ...]:
        """The individual ranking over every game that is final in both rooms."""
        if self._players is None:
            self._count()
            self._players = ranking_of(self._sums)
        return self._players

    def final_ranking(self) -> tuple[FinalPlace, ...]:
        """The result of the event: of the table, and of the final if it has one and is over."""
        last = self.format.event.final_session
        return final_ranking(
            self.qualifying(),
            next((match for match in self.finished if match.planned.session == last), None),
        )

    def _count(self) -> None:
        """Count the matches that have changed since a table was looked up."""
        for key in sorted(self._late):
            match = self._scored[key]
            if match.planned.session != self.format.event.final_session:
                over = match.protocol if self._records[key].finished else None
                for board in (None, match.planned.board):
                    self._totals(board).put(key, over)
            self._sums.put(key, match.protocol)
        self._late = set()

    def _totals(self, board: int | None) -> TeamTotals:
        if board not in self._teams:
            self._teams[board] = self.format.totals()
        return self._teams[board]
