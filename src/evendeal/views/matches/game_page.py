"""One game of a match: both rooms on the same rolls, turn by turn, as far as both have played."""

from dataclasses import dataclass

from evendeal.backgammon import Side
from evendeal.ids import ROOMS, Room
from evendeal.tournament.room_match.format import PlannedMatch
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.session import MatchRecord
from evendeal.views.absent import NoGameOfMatch
from evendeal.views.matches.board import Pair, SideName, side_name
from evendeal.views.matches.embargo import SeenGame, seen_game
from evendeal.views.matches.frames import MatchFrame, game_frames
from evendeal.views.matches.head import MatchEventHead
from evendeal.views.matches.insight import MatchInsight, match_insight
from evendeal.views.matches.line import (
    MatchLine,
    Stage,
    gone_turns,
    gone_words,
    match_line,
    waiting_words,
)
from evendeal.views.matches.protocol import MatchRow, PlayerAt, match_rows, player_at
from evendeal.views.matches.words import result_words, rolls_words


@dataclass(frozen=True, slots=True)
class ShownTurns:
    """How many turns of a game are public of each room: as many, until it is over in both."""

    open: int
    closed: int


@dataclass(frozen=True, slots=True)
class MatchGameHead:
    """A game of a match: how much of it is public, and how it ended.

    `set` is the number of its roll set in the session. `opening` is White's die and Black's,
    null until both rooms have played the first roll. `turns` are the public ones of each room;
    `gone` the first and the last that were public and are not, since their record was changed.
    """

    game: int
    set: int
    stage: Stage
    opening: Pair | None
    turns: ShownTurns
    said: str
    gone: Pair | None


@dataclass(frozen=True, slots=True)
class MatchGameRoom:
    """A game in one room.

    `frames` begin with the position before the first roll; frame `n` is that after turn `n`.
    `over`: the game is over in both rooms, and the frames are all there are. `hall` is the
    room of the hall in which its table stands, null where the event's file does not say.
    """

    room: Room
    white: PlayerAt
    black: PlayerAt
    turns: int
    over: bool
    frames: tuple[MatchFrame, ...]
    said: str
    hall: str | None


@dataclass(frozen=True, slots=True)
class MatchGameRooms:
    """The game in the open room and in the closed."""

    open: MatchGameRoom
    closed: MatchGameRoom


@dataclass(frozen=True, slots=True)
class MatchGamePage:
    """A game in both rooms side by side.

    `games` are those of the match in each room. `starter` has the higher die of the opening
    roll. `rows` are the game's two rows of the protocol, none until it is over in both rooms.
    `insight` is null while nothing is public. `gone` is as in `MatchGameHead`.
    """

    event: MatchEventHead
    position: int
    match: MatchLine
    game: int
    games: int
    set: int
    stage: Stage
    opening: Pair | None
    starter: SideName | None
    rooms: MatchGameRooms
    rows: tuple[MatchRow, ...]
    insight: MatchInsight | None
    said: str
    gone: Pair | None


def match_game_page(
    progress: MatchProgress, head: MatchEventHead, record: MatchRecord, game: int
) -> MatchGamePage:
    """The game as the public may see it.

    Raises:
        NoGameOfMatch: the match has none of this number.
    """
    planned = record.planned
    line = match_line(progress, record)
    if not 1 <= game <= planned.games:
        raise NoGameOfMatch(match=line.name, game=game, games=planned.games)
    of_game, seen = match_game_head(progress, planned, game), seen_game(progress, planned, game)
    opening = of_game.opening
    return MatchGamePage(
        event=head,
        position=progress.news,
        match=line,
        game=game,
        games=planned.games,
        set=of_game.set,
        stage=of_game.stage,
        opening=opening,
        starter=side_name(Side(opening[1] > opening[0])) if opening else None,
        rooms=MatchGameRooms(
            _room(progress, planned, "open", seen), _room(progress, planned, "closed", seen)
        ),
        rows=tuple(
            row for row in match_rows(progress, progress.scored(record)) if row.game == game
        ),
        insight=match_insight(progress.event.ruleset(planned.session), seen),
        said=of_game.said,
        gone=of_game.gone,
    )


def match_game_head(progress: MatchProgress, planned: PlannedMatch, game: int) -> MatchGameHead:
    """How much of a game is public, and how it stands."""
    seen = seen_game(progress, planned, game)
    gone = gone_turns(seen) if seen.ended is None else None
    sentence = " ".join(filter(None, (waiting_words(game, seen), gone_words(gone))))
    if seen.ended is not None:
        rooms = zip(ROOMS, seen.ended, strict=True)
        results = (f"{room.title()} room: {_result(planned, room, each)}" for room, each in rooms)
        sentence = " ".join(results)
    return MatchGameHead(
        game=game,
        set=planned.roll_set(game),
        stage="finished" if seen.over else "playing" if seen.any else "waiting",
        opening=seen.opening,
        turns=ShownTurns(*map(len, seen.turns)),
        said=sentence,
        gone=gone,
    )


def _result(planned: PlannedMatch, room: Room, game: RoomGame) -> str:
    result = game.result
    assert result is not None
    white, black = planned.players.room(room)
    is_long = game.state.ruleset.is_long
    return result_words(result, white, black, is_long=is_long, decided=game.decided is not None)


def _room(
    progress: MatchProgress, planned: PlannedMatch, room: Room, seen: SeenGame
) -> MatchGameRoom:
    event, at = progress.event, ROOMS.index(room)
    turns = seen.turns[at]
    ended = seen.ended[at] if seen.ended is not None else None
    if ended is not None:
        sentence = _result(planned, room, ended)
    elif turns:
        sentence = f"{rolls_words(len(turns))} shown."
    else:
        sentence = "Nothing is shown yet."
    return MatchGameRoom(
        room=room,
        white=player_at(event, planned, room, Side.WHITE),
        black=player_at(event, planned, room, Side.BLACK),
        turns=len(turns),
        over=ended is not None,
        frames=game_frames(event.ruleset(planned.session), turns, ended, seen.corrected[at]),
        said=sentence,
        hall=event.programme.room_of(planned.table(room)),
    )
