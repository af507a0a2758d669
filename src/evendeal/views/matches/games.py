"""All games of an event of team matches that have begun, in one list, as far as they are public."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from evendeal.ids import SessionNo
from evendeal.tournament.room_match.format import ScoredMatch
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.session import MatchRecord
from evendeal.views.fragment_cache import FragmentCache
from evendeal.views.matches.embargo import seen_game
from evendeal.views.matches.head import MatchEventHead
from evendeal.views.matches.line import Stage
from evendeal.views.matches.protocol import EndingName, LevelName, match_rows


@dataclass(frozen=True, slots=True)
class GameInRoom:
    """How a game ended in one room.

    `winner` is 0 for the first team of the match and 1 for the second, null of a drawn game.
    `cube` is its value at the end, `proposed` the double that was passed, null where none was;
    `left` counts the loser's checkers. `smp` and `imps` are what the winner won, each game by
    itself.
    """

    winner: int | None
    cube: int
    proposed: int | None
    left: int
    level: LevelName
    ending: EndingName
    decided: bool
    smp: int
    imps: int


@dataclass(frozen=True, slots=True)
class GameOfEvent:
    """A game of a match, both rooms together.

    `turns` are the public ones of both rooms. `swing` is the IMP of the first team minus those of
    the second that count for the match, and `rooms` are the open room's game and the closed
    room's: null and none until the game is over in both. `decisive`: the match is over, and
    without this game its winner would not have won.
    """

    session: SessionNo
    match: int
    game: int
    stage: Stage
    turns: int
    swing: int | None
    decisive: bool
    rooms: tuple[GameInRoom, ...]


@dataclass(frozen=True, slots=True)
class MatchGames:
    """The games of an event that have begun, match by match.

    `position` is as in `MatchScoreboard`; `planned` counts the games of all matches that there are.
    """

    event: MatchEventHead
    position: int
    planned: int
    games: tuple[GameOfEvent, ...]


def match_games(
    progress: MatchProgress,
    head: MatchEventHead,
    cache: FragmentCache[tuple[GameOfEvent, ...]] | None = None,
) -> MatchGames:
    """The games as the public may see them.

    Args:
        cache: the games of matches made before; those that still stand are not made again.
    """
    parts: FragmentCache[tuple[GameOfEvent, ...]] = FragmentCache() if cache is None else cache
    records = progress.matches
    return MatchGames(
        event=head,
        position=progress.news,
        planned=sum(record.planned.games for record in records),
        games=tuple(
            game
            for record in records
            for game in parts.of(record.key, record, partial(_games, progress, record))
        ),
    )


def _games(progress: MatchProgress, record: MatchRecord) -> tuple[GameOfEvent, ...]:
    return () if record.begun_at is None else tuple(_begun(progress, record))


def _begun(progress: MatchProgress, record: MatchRecord) -> Iterator[GameOfEvent]:
    planned, scored = record.planned, progress.scored(record)
    made = scored.protocol
    swings = {line.game: line.imps[0] - line.imps[1] for line in made.lines}
    rooms = _rooms(progress, scored)
    for game in range(1, planned.games + 1):
        seen = seen_game(progress, planned, game)
        if not seen.over and not seen.any:
            continue
        swing = swings.get(game)
        yield GameOfEvent(
            planned.session,
            planned.number,
            game,
            "finished" if seen.over else "playing",
            seen.both,
            swing,
            record.finished and swing is not None and _decisive(swing, made.difference),
            rooms.get(game, ()),
        )


def _rooms(progress: MatchProgress, scored: ScoredMatch) -> dict[int, tuple[GameInRoom, ...]]:
    found: dict[int, tuple[GameInRoom, ...]] = {}
    for row in match_rows(progress, scored):
        found[row.game] = (
            *found.get(row.game, ()),
            GameInRoom(
                row.winner,
                row.cube,
                row.proposed,
                next((left for left in row.left if left is not None), 0),
                row.level,
                row.ending,
                row.decided,
                next((points for points in row.smp if points is not None), 0),
                next((points for points in row.imps if points is not None), 0),
            ),
        )
    return found


def _decisive(swing: int, difference: int) -> bool:
    """Whether the winner by this difference would not have won without this swing."""
    return difference != 0 and difference * (difference - swing) <= 0
