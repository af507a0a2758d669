"""Team matches in two rooms: who meets whom on which board, and what comes of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from evendeal.errors import Refused
from evendeal.ids import DealNo, EntryId, Room, SessionNo, TableNo
from evendeal.scoring.match_points_protocol import (
    FinishedGame,
    MatchPlayers,
    Protocol,
    RoomPlayers,
    UnequalRooms,
)
from evendeal.scoring.match_points_ranking import (
    MatchStanding,
    PlayerStanding,
    individual_ranking,
    match_standings,
    standings_of,
)
from evendeal.scoring.match_points_scored import protocol
from evendeal.scoring.match_points_totals import TeamTotals
from evendeal.tournament.room_match.event import MatchEvent, Qualifying


class NotAsPlanned(Refused):
    """A match with another number of games than the event says."""

    def __init__(self, *, match: str, games: int, planned: int) -> None:
        super().__init__(f"{match}: {games} games in each room, {planned} were to be played")
        self.match = match
        self.games = games
        self.planned = planned


class MatchRoomsDiffer(UnequalRooms):
    """A match with different numbers of games in its rooms; the sentence names it."""

    def __init__(self, *, match: str, open: int, closed: int) -> None:
        super().__init__(open=open, closed=closed)
        self.match = match
        self.open = open
        self.closed = closed
        self.args = (f"{match}: {self}",)


class PlannedMatch(NamedTuple):
    """A match that is to be played.

    Attributes:
        session: whose roll sets it uses: the board's number, or the final's session.
        number: which match of that session, from 1.
        board: number of the board.
        round: round of the event, from 1; the final comes after the last one.
        games: in each room.
        slot: which pair of tables it is played at, from 1.
    """

    session: SessionNo
    number: int
    board: int
    round: int
    players: MatchPlayers
    games: int
    slot: int

    @property
    def name(self) -> str:
        """The match in a sentence: `board 2, round 3, Kharkov against Moscow`."""
        first, second = self.players.teams
        return f"board {self.board}, round {self.round}, {first} against {second}"

    def roll_set(self, game: int) -> DealNo:
        """The number of a game's roll set in the session, the same for both rooms."""
        return DealNo((self.number - 1) * self.games + game)

    def table(self, room: Room) -> TableNo:
        """Where a room of it is played: tables with odd numbers are in the open room."""
        return TableNo(2 * self.slot - (room == "open"))


OTHER_ROOM: dict[Room, Room] = {"open": "closed", "closed": "open"}


def room_of(table: TableNo) -> Room:
    """The room that a table stands in."""
    return "open" if table % 2 else "closed"


class MatchRound(NamedTuple):
    """What is played at one time.

    Attributes:
        round_robin: of which round robin, from 1.
        byes: the team that has no opponent, where their number is odd; it scores nothing.
    """

    number: int
    round_robin: int
    matches: tuple[PlannedMatch, ...]
    byes: tuple[EntryId, ...]


class ScoredMatch(NamedTuple):
    """A match that has been played, with its protocol."""

    planned: PlannedMatch
    protocol: Protocol


@dataclass(frozen=True, slots=True)
class RoomMatch:
    """Every team against every other, each match in an open and a closed room.

    The first team's players have White in the open room and Black in the closed one (A1-B1 and
    B2-A2), and both rooms the same rolls.

    Source:
        J. Garal, "Fair Backgammon Duplicated Team Tournament"; docs/rulings.md, R18 and R28.
    """

    event: MatchEvent

    def rounds(self) -> tuple[MatchRound, ...]:
        """All rounds before the final.

        Every board plays its first round robin at once, then its second if it has one.
        """
        event = self.event
        pairings = round_robin(event.teams)
        played = [0] * len(event.boards)
        rounds: list[MatchRound] = []
        for turn in range(1, max(board.rounds for board in event.boards) + 1):
            for pairs, byes in pairings:
                number = len(rounds) + 1
                matches = []
                for board, rules in enumerate(event.boards, 1):
                    if turn <= rules.rounds:
                        for index, pair in enumerate(pairs):
                            players = self._players(pair, board, turn)
                            played[board - 1] += 1
                            matches.append(
                                PlannedMatch(
                                    SessionNo(board),
                                    played[board - 1],
                                    board,
                                    number,
                                    players,
                                    event.games,
                                    self._slot(board, index),
                                )
                            )
                rounds.append(MatchRound(number, turn, tuple(matches), byes))
        return tuple(rounds)

    def final(self, finalists: tuple[EntryId, EntryId]) -> PlannedMatch:
        """The final between these two, the better of them first; the event must have one."""
        event, rules = self.event, self.event.final
        assert rules is not None
        last = self.pairings * max(board.rounds for board in event.boards)
        players = self._players(finalists, rules.board, 1)
        session, slot = event.final_session, self._slot(rules.board, 0)
        return PlannedMatch(session, 1, rules.board, last + 1, players, rules.games, slot)

    @property
    def pairings(self) -> int:
        """How many rounds a round robin has."""
        teams = len(self.event.entries)
        return teams - 1 + teams % 2

    def roll_sets(self, session: SessionNo) -> int:
        """How many roll sets the matches of a session need."""
        event = self.event
        if session == event.final_session:
            return event.final.games if event.final is not None else 0
        teams = len(event.entries)
        return event.boards[session - 1].rounds * teams * (teams - 1) // 2 * event.games

    def scored(
        self, planned: PlannedMatch, finished: Iterable[FinishedGame], *, running: bool = False
    ) -> ScoredMatch:
        """The match with its protocol.

        Args:
            running: it is not over; rooms may differ, and there are no victory points yet.

        Raises:
            MatchRoomsDiffer: one room has finished more games than the other.
            NotAsPlanned: both have finished another number of games than the event says.
            NotAProtocol: a game twice or left out, or with another opening roll than its twin.
        """
        try:
            made = protocol(planned.players, finished, self.event.scoring, running=running)
        except UnequalRooms as no:
            raise MatchRoomsDiffer(match=planned.name, open=no.open, closed=no.closed) from None
        most = max((row.game for row in made.rows), default=0)
        if most > planned.games or (not running and most < planned.games):
            raise NotAsPlanned(match=planned.name, games=most, planned=planned.games)
        return ScoredMatch(planned, made)

    def standings(
        self, matches: Iterable[ScoredMatch], board: int | None = None
    ) -> tuple[MatchStanding, ...]:
        """The table of the rounds, best first: of one board or of all; the final is not in it."""
        event = self.event
        counted = [
            match.protocol
            for match in matches
            if match.planned.session != event.final_session and board in (None, match.planned.board)
        ]
        return match_standings(
            event.teams, counted, by=event.ranked_by, tie_breaks=event.tie_breaks
        )

    def totals(self) -> TeamTotals:
        """The sums of a table of the rounds, of no match yet."""
        return TeamTotals(self.event.teams, self.event.ranked_by)

    def table(self, totals: TeamTotals) -> tuple[MatchStanding, ...]:
        """The table of the rounds by its sums, best first."""
        return standings_of(totals, self.event.tie_breaks)

    def qualifying(self, matches: Iterable[ScoredMatch]) -> tuple[MatchStanding, ...]:
        """The table that decides who plays the final (R28); without one, that of all boards."""
        return self.standings(matches, self.qualifying_board)

    @property
    def qualifying_board(self) -> int | None:
        """The board whose results decide who plays the final (R28); None: all of them do."""
        final = self.event.final
        return None if final is None or final.qualify is Qualifying.ALL else final.board

    def decides(self, planned: PlannedMatch) -> bool:
        """Whether a match is one of those that decide who plays the final (R28)."""
        if planned.session == self.event.final_session:
            return False
        return self.qualifying_board in (None, planned.board)

    def players(self, matches: Iterable[ScoredMatch]) -> tuple[PlayerStanding, ...]:
        """The individual ranking over all boards, the final included (R28)."""
        return individual_ranking(match.protocol for match in matches)

    def _slot(self, board: int, index: int) -> int:
        """The pair of tables for the match with this index, from 0, of a board's round."""
        return (board - 1) * (len(self.event.entries) // 2) + index + 1

    def _players(self, pair: tuple[EntryId, EntryId], board: int, turn: int) -> MatchPlayers:
        (a1, a2), (b1, b2) = (self.event.line_up(team, board, turn) for team in pair)
        return MatchPlayers(pair, RoomPlayers(a1, b1), RoomPlayers(b2, a2))


def round_robin(
    teams: Sequence[EntryId],
) -> tuple[tuple[tuple[tuple[EntryId, EntryId], ...], tuple[EntryId, ...]], ...]:
    """The pairs of each round and who has a bye; every two teams meet once.

    Each team is the first of its pair as often as the second, or once more or less where the
    number of its matches is odd.

    Source:
        The circle method: one place stays, the others move on by one each round.
    """
    circle = len(teams) - 1 + len(teams) % 2
    rounds = []
    for turn in range(circle):
        spots = [(circle, turn)]
        spots += [((turn + n) % circle, (turn - n) % circle) for n in range(1, (circle + 1) // 2)]
        pairs = []
        byes: tuple[EntryId, ...] = ()
        for low, high in map(sorted, spots):
            if high == len(teams):
                byes = (teams[low],)
            elif (low + high) % 2:
                pairs.append((teams[low], teams[high]))
            else:
                pairs.append((teams[high], teams[low]))
        rounds.append((tuple(pairs), byes))
    return tuple(rounds)
