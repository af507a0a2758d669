"""The protocol of a match: two teams, two rooms, the same rolls, every game beside its twin."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from evendeal.backgammon import Dice, GameResult
from evendeal.errors import Refused
from evendeal.ids import EntryId, Room

Both: TypeAlias = tuple[int, int]
"""A number of the first team and one of the second."""

VictorySource: TypeAlias = Literal["printed", "extrapolated", "none", "running"]
"""Where victory points come from; `none`: no column for so many games (R18)."""


class NotAProtocol(Refused):
    """Games that do not make up a match."""

    def __init__(self, *, game: int, room: Room, why: str) -> None:
        super().__init__(f"game {game}, {room} room: {why}")
        self.game = game
        self.room = room
        self.why = why


class UnequalRooms(Refused):
    """A match with different numbers of games in its rooms."""

    def __init__(self, *, open: int, closed: int) -> None:
        super().__init__(
            f"the open room has finished {open} games and the closed room {closed}: "
            "a match is scored when both have finished as many"
        )
        self.open = open
        self.closed = closed


class RoomPlayers(NamedTuple):
    """The two players at the table of a room."""

    white: str
    black: str


@dataclass(frozen=True, slots=True)
class MatchPlayers:
    """Who plays whom: the first team is White in the open room and Black in the closed one.

    So each team has each side's rolls once.
    """

    teams: tuple[EntryId, EntryId]
    open: RoomPlayers
    closed: RoomPlayers

    def room(self, room: Room) -> RoomPlayers:
        """The players of a room."""
        return self.open if room == "open" else self.closed

    def of_team(self, team: int) -> tuple[str, str]:
        """The team's players in the open and in the closed room; team 0 or 1."""
        return self.open[team], self.closed[1 - team]


class FinishedGame(NamedTuple):
    """One game of one room.

    Attributes:
        game: its number, from 1; the other room plays the same number with the same rolls.
        opening: White's die and Black's.
    """

    game: int
    room: Room
    opening: Dice
    result: GameResult


class ProtocolRow(NamedTuple):
    """One game of one room on the protocol.

    Attributes:
        cube: its value when the game ended; before the refused double, if one was refused.
        proposed: the value that was refused; None: none was.
        winner: 0 for the first team, 1 for the second; None: drawn.
        left: the checkers that the loser has left.
        smp: small match points of the two teams.
        imps: what those are worth by themselves; they count for the match unless it is netted.
    """

    game: int
    room: Room
    opening: Dice
    cube: int
    proposed: int | None
    winner: int | None
    left: int
    smp: Both
    imps: Both

    @property
    def remaining(self) -> tuple[int | None, int | None]:
        """The loser's checkers in the loser's column; None in the winner's."""
        if self.winner is None:
            return None, None
        return (None, self.left) if self.winner == 0 else (self.left, None)


class GameLine(NamedTuple):
    """A game in both rooms together.

    Attributes:
        net: small match points of the first team minus those of the second; None until both
            rooms have finished it.
        imps: what counts for the match.
    """

    game: int
    net: int | None
    imps: Both


class RoomLine(NamedTuple):
    """One game in the table of its room; pairs are White's number and Black's."""

    game: int
    cube: int
    proposed: int | None
    left: int
    smp: Both
    imps: Both


@dataclass(frozen=True, slots=True)
class RoomTable:
    """The results of one room, player by player; pairs are White's number and Black's.

    Attributes:
        smp, imps: the sums. IMP are those of each game by itself, also where the match is
            netted: a player's result is that of the own table.
    """

    room: Room
    players: RoomPlayers
    lines: tuple[RoomLine, ...]
    smp: Both
    imps: Both


@dataclass(frozen=True, slots=True)
class Protocol:
    """A match, scored. Pairs are the first team's number and the second's.

    Attributes:
        rows: game by game, the open room before the closed.
        lines: the games with what counts of them.
        smp, imps: the sums.
        games: over both rooms.
        victory_points: None while the match runs, and where there are none for so many games.
        victory_source: which of it it is, or from where they are.
        netted: whether IMP are those of the difference between the rooms (R17).
    """

    players: MatchPlayers
    rows: tuple[ProtocolRow, ...]
    lines: tuple[GameLine, ...]
    smp: Both
    imps: Both
    games: int
    victory_points: Both | None
    victory_source: VictorySource
    netted: bool

    @property
    def difference(self) -> int:
        """IMP of the first team minus those of the second."""
        return self.imps[0] - self.imps[1]

    def room_table(self, room: Room) -> RoomTable:
        """The table of one room, with its individual results."""
        rows = [row for row in self.rows if row.room == room]
        if room == "open":
            lines = [RoomLine(r.game, r.cube, r.proposed, r.left, r.smp, r.imps) for r in rows]
        else:
            lines = [
                RoomLine(r.game, r.cube, r.proposed, r.left, r.smp[::-1], r.imps[::-1])
                for r in rows
            ]
        return RoomTable(
            room,
            self.players.room(room),
            tuple(lines),
            both_sums(line.smp for line in lines),
            both_sums(line.imps for line in lines),
        )


def both_sums(pairs: Iterable[Both]) -> Both:
    """The sums of the first numbers and of the second."""
    first = second = 0
    for one, other in pairs:
        first += one
        second += other
    return first, second
