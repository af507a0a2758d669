"""The protocol of a match in the columns of the document, as far as it is public."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.backgammon import Side
from evendeal.ids import Room
from evendeal.scoring.match_points_protocol import Both, ProtocolRow, RoomLine, RoomTable
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.format import PlannedMatch, ScoredMatch
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.session import MatchRecord
from evendeal.views.matches.board import Pair, SideName
from evendeal.views.matches.head import TeamName, team_name
from evendeal.views.matches.words import games_words, result_words

MaybePair: TypeAlias = tuple[int | None, int | None]
"""Two numbers of which one may be left out, as on paper; both null where neither stands."""

EndingName: TypeAlias = Literal["borne off", "passed", "resigned", "drawn", "decided"]
LevelName: TypeAlias = Literal["single", "gammon", "backgammon"]

_LETTERS = {"open": "O", "closed": "C"}
LEVELS: dict[int, LevelName] = {1: "single", 2: "gammon", 3: "backgammon"}
_ENDINGS: dict[str, EndingName] = {
    "borne off": "borne off",
    "passed": "passed",
    "resigned": "resigned",
    "drawn": "drawn",
}


@dataclass(frozen=True, slots=True)
class PlayerAt:
    """A player at a table, and the team it plays for."""

    entry: str
    name: str
    player: str


@dataclass(frozen=True, slots=True)
class TeamPlayers:
    """Who plays for a team in the two rooms, and with which colour."""

    open: str
    open_side: SideName
    closed: str
    closed_side: SideName


@dataclass(frozen=True, slots=True)
class MatchRow:
    """One game of one room on the protocol; pairs are the first team's and the second's.

    `opening` is White's die and Black's, null where none was thrown. `doubling` are the three
    columns of the doubling cube: the value in the column of the team that owned it, and between
    them the one that was refused. `owner`, `proposer` and `winner` are 0 for the first team and
    1 for the second. `left` are the checkers of the loser, in the loser's column; `smp` and
    `imps` stand in the winner's. `decided`: the game was decided by the director.
    """

    game: int
    room: Room
    letter: str
    opening: Pair | None
    doubling: tuple[int | None, int | None, int | None]
    cube: int
    owner: int | None
    proposed: int | None
    proposer: int | None
    left: MaybePair
    winner: int | None
    smp: MaybePair
    imps: MaybePair
    ending: EndingName
    level: LevelName
    decided: bool
    said: str


@dataclass(frozen=True, slots=True)
class MatchGameSum:
    """A game over both rooms: `net` SMP of the first team minus those of the second, and the IMP
    that count for the match."""

    game: int
    net: int | None
    imps: Pair


@dataclass(frozen=True, slots=True)
class RoomRow:
    """A game in the table of its room; pairs are White's number and Black's."""

    game: int
    cube: int
    proposed: int | None
    left: int
    smp: MaybePair
    imps: MaybePair


@dataclass(frozen=True, slots=True)
class RoomResults:
    """The individual results of a room; pairs are White's number and Black's."""

    room: Room
    white: PlayerAt
    black: PlayerAt
    lines: tuple[RoomRow, ...]
    smp: Pair
    imps: Pair


@dataclass(frozen=True, slots=True)
class BothRooms:
    """The table of the open room and that of the closed."""

    open: RoomResults
    closed: RoomResults


@dataclass(frozen=True, slots=True)
class MatchProtocol:
    """The protocol of a match: games that are over in both rooms.

    Pairs are the first team's number and the second's. `games` counts those in `rows`, over both
    rooms, of `planned`. `vp` is null until the match is over, and where there are none for so
    many games; `vp_source` says which, or from where they are. `netted` says that IMP are those
    of the difference between the rooms.
    """

    teams: tuple[TeamName, TeamName]
    players: tuple[TeamPlayers, TeamPlayers]
    rows: tuple[MatchRow, ...]
    lines: tuple[MatchGameSum, ...]
    netted: bool
    smp: Pair
    imps: Pair
    difference: int
    games: int
    planned: int
    vp: Pair | None
    vp_source: Literal["printed", "extrapolated", "none", "running"]
    said: str
    rooms: BothRooms


def match_protocol(progress: MatchProgress, record: MatchRecord) -> MatchProtocol:
    """The protocol as far as both rooms have finished."""
    scored = progress.scored(record)
    made = scored.protocol
    event, players = progress.event, scored.planned.players
    first, second = players.teams
    return MatchProtocol(
        teams=(team_name(event, first), team_name(event, second)),
        players=(
            TeamPlayers(players.open.white, "white", players.closed.black, "black"),
            TeamPlayers(players.open.black, "black", players.closed.white, "white"),
        ),
        rows=match_rows(progress, scored),
        lines=tuple(MatchGameSum(*line) for line in made.lines),
        netted=made.netted,
        smp=made.smp,
        imps=made.imps,
        difference=made.difference,
        games=made.games,
        planned=2 * scored.planned.games,
        vp=made.victory_points,
        vp_source=made.victory_source,
        said=score_words(event, scored),
        rooms=BothRooms(
            _room(event, scored.planned, made.room_table("open")),
            _room(event, scored.planned, made.room_table("closed")),
        ),
    )


def match_rows(progress: MatchProgress, scored: ScoredMatch) -> tuple[MatchRow, ...]:
    """The rows of games that are over in both rooms."""
    planned = scored.planned
    return tuple(
        _row(
            planned,
            row,
            progress.game(planned.session, planned.table(row.room), planned.roll_set(row.game)),
        )
        for row in scored.protocol.rows
    )


def player_at(event: MatchEvent, planned: PlannedMatch, room: Room, side: Side) -> PlayerAt:
    """Who has a side at the table of a room."""
    first_is = Side.WHITE if room == "open" else Side.BLACK
    team = planned.players.teams[0 if side is first_is else 1]
    return PlayerAt(team, event.entry(team).name, planned.players.room(room)[side])


def score_words(event: MatchEvent, scored: ScoredMatch) -> str:
    """How a match ended or stands, in a sentence."""
    made = scored.protocol
    names = [event.entry(team).name for team in made.players.teams]
    if made.difference < 0:
        names.reverse()
    gap = abs(made.difference)
    if made.victory_source == "running":
        if not made.games:
            return "No game is over in both rooms yet."
        played = f"after {games_words(made.games // 2)}"
        return f"{names[0]} ahead by {gap} IMP {played}." if gap else f"Level {played}."
    if made.victory_points is None:
        return f"{names[0]} won by {gap} IMP." if gap else "A draw."
    high, low = sorted(made.victory_points, reverse=True)
    sentence = f"{names[0]} won by {gap} IMP" if gap else "Level in IMP"
    return f"{sentence}, {high} to {low} VP." if high != low else f"{sentence}, {high} VP each."


def _row(planned: PlannedMatch, row: ProtocolRow, game: RoomGame) -> MatchRow:
    result = game.result
    assert result is not None
    first_is = Side.WHITE if row.room == "open" else Side.BLACK
    held = game.state.cube.owner if game.state.cube.value == row.cube else None
    owner = None if held is None else int(held is not first_is)
    doubling: list[int | None] = [None, row.proposed, None]
    if owner is not None and row.cube > 1:
        doubling[2 * owner] = row.cube
    first, middle, second = doubling
    decided = game.decided is not None
    white, black = planned.players.room(row.room)
    return MatchRow(
        game=row.game,
        room=row.room,
        letter=_LETTERS[row.room],
        opening=row.opening if all(row.opening) else None,
        doubling=(first, middle, second),
        cube=row.cube,
        owner=owner,
        proposed=row.proposed,
        proposer=None if row.proposed is None else row.winner,
        left=row.remaining,
        winner=row.winner,
        smp=_of_winner(row.smp, row.winner),
        imps=_of_winner(row.imps, row.winner),
        ending="decided" if decided else _ENDINGS[result.ending.value],
        level=LEVELS[result.level],
        decided=decided,
        said=result_words(
            result, white, black, is_long=game.state.ruleset.is_long, decided=decided
        ),
    )


def _of_winner(pair: Both, winner: int | None) -> MaybePair:
    if winner is None:
        return None, None
    return (pair[0], None) if winner == 0 else (None, pair[1])


def _room(event: MatchEvent, planned: PlannedMatch, table: RoomTable) -> RoomResults:
    return RoomResults(
        room=table.room,
        white=player_at(event, planned, table.room, Side.WHITE),
        black=player_at(event, planned, table.room, Side.BLACK),
        lines=tuple(map(_room_row, table.lines)),
        smp=table.smp,
        imps=table.imps,
    )


def _room_row(line: RoomLine) -> RoomRow:
    winner = None if line.smp == (0, 0) else int(line.smp[1] > 0)
    return RoomRow(
        line.game,
        line.cube,
        line.proposed,
        line.left,
        _of_winner(line.smp, winner),
        _of_winner(line.imps, winner),
    )
