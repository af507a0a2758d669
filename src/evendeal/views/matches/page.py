"""The page of a match: the running protocol, its games, and both rooms as they stand in public."""

from dataclasses import dataclass

from evendeal.backgammon import Side, Variant
from evendeal.ids import ROOMS, Room
from evendeal.tournament.room_match.format import PlannedMatch
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.session import MatchRecord
from evendeal.views.matches.decisions import MatchDecision, match_decisions
from evendeal.views.matches.embargo import SeenGame, seen_game
from evendeal.views.matches.frames import MatchFrame, last_frame
from evendeal.views.matches.game_page import MatchGameHead, match_game_head
from evendeal.views.matches.head import MatchEventHead
from evendeal.views.matches.line import MatchLine, match_line
from evendeal.views.matches.protocol import MatchProtocol, PlayerAt, match_protocol, player_at


@dataclass(frozen=True, slots=True)
class MatchRoomNow:
    """A room as the public may see it: who plays, and the newest frame."""

    room: Room
    white: PlayerAt
    black: PlayerAt
    frame: MatchFrame


@dataclass(frozen=True, slots=True)
class MatchNow:
    """The game on show, after the last public turn of each room."""

    game: int
    turn: int
    open: MatchRoomNow
    closed: MatchRoomNow


@dataclass(frozen=True, slots=True)
class MatchFile:
    """A file of the match to be downloaded; `ready` once what it holds is over in both rooms."""

    name: str
    ready: bool


@dataclass(frozen=True, slots=True)
class MatchPage:
    """A match. `live` is null while there is nothing to be seen, and when it is over."""

    event: MatchEventHead
    position: int
    match: MatchLine
    protocol: MatchProtocol
    games: tuple[MatchGameHead, ...]
    live: MatchNow | None
    files: tuple[MatchFile, ...]
    decisions: tuple[MatchDecision, ...]


def match_page(progress: MatchProgress, head: MatchEventHead, record: MatchRecord) -> MatchPage:
    """The match as the public may see it."""
    planned = record.planned
    line = match_line(progress, record)
    return MatchPage(
        event=head,
        position=progress.news,
        match=line,
        protocol=match_protocol(progress, record),
        games=tuple(
            match_game_head(progress, planned, game) for game in range(1, planned.games + 1)
        ),
        live=None if line.game is None else _now(progress, planned, line.game, line.turn),
        files=_files(line),
        decisions=match_decisions(progress, record),
    )


def _files(line: MatchLine) -> tuple[MatchFile, ...]:
    """Each room's games in the notation of the game, the protocol, and the rolls of each game."""
    games = "mat" if line.variant == Variant.BACKGAMMON.value else "lmat"
    names = (f"open.{games}", f"closed.{games}", "protocol.csv")
    return (
        *(MatchFile(name, line.finished > 0) for name in names),
        *(
            MatchFile(f"game-{game}.rolls.json", game <= line.finished)
            for game in range(1, line.games + 1)
        ),
    )


def _now(progress: MatchProgress, planned: PlannedMatch, game: int, turn: int) -> MatchNow:
    seen = seen_game(progress, planned, game)
    return MatchNow(
        game,
        turn,
        _room(progress, planned, "open", seen),
        _room(progress, planned, "closed", seen),
    )


def _room(
    progress: MatchProgress, planned: PlannedMatch, room: Room, seen: SeenGame
) -> MatchRoomNow:
    event, at = progress.event, ROOMS.index(room)
    return MatchRoomNow(
        room,
        player_at(event, planned, room, Side.WHITE),
        player_at(event, planned, room, Side.BLACK),
        last_frame(event.ruleset(planned.session), seen.turns[at], seen.corrected[at]),
    )
