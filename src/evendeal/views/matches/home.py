"""What the first page of the house has of an event of team matches."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.entry_head import TeamBadge, team_badges
from evendeal.views.home import LiveCard, Result
from evendeal.views.matches.game_page import MatchGamePage, MatchGameRoom
from evendeal.views.matches.line import MatchLine
from evendeal.views.matches.scoreboard import MatchScoreboard

GameOf: TypeAlias = Callable[[SessionNo, int, int], MatchGamePage]
"""Gives the page of a game by session, match and number."""


@dataclass(frozen=True, slots=True)
class RoomLeads:
    """The teams that play White and Black in a room, and by how many pips White leads.

    `leads` begin before the first roll, and have one number more after each; negative: Black.
    """

    white: str
    black: str
    leads: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RaceNow:
    """The race of the game on show, in both rooms.

    `parted` is the roll at which checkers were first played differently, null if none were.
    """

    open: RoomLeads
    closed: RoomLeads
    parted: int | None


@dataclass(frozen=True, slots=True)
class MatchesNow(LiveCard):
    """An event of team matches that is being played, by the match that is furthest.

    `entries` are all teams in their order. `match` is null
    between rounds, and `race` where no game of it is on show. `others` counts the other
    matches that are being played. `paused` says that play is paused at every table.
    """

    kind: Literal["matches"]
    id: EventId
    name: str
    entries: tuple[TeamBadge, ...]
    rounds: int
    matches: int
    matches_finished: int
    match: MatchLine | None
    others: int
    race: RaceNow | None
    paused: bool


def matches_now(board: MatchScoreboard, game: GameOf) -> MatchesNow:
    """What of its scoreboard, and of the game on show, the first page has."""
    head = board.event
    match, others = _furthest(board)
    page = None
    if match is not None and match.game is not None:
        page = game(match.session, match.match, match.game)
    return MatchesNow(
        kind="matches",
        id=head.id,
        name=head.name,
        entries=team_badges(head.entries),
        rounds=head.rounds,
        matches=head.matches,
        matches_finished=head.matches_finished,
        match=match,
        others=others,
        race=_race(page) if page is not None else None,
        paused=head.paused,
    )


def matches_result(progress: MatchProgress, board: MatchScoreboard) -> Result:
    """Who has won the event, and with what: the IMP of its final or its only match, else points."""
    ended_at = max((now.ended_at or "" for now in progress.sessions.values()), default="")
    winners = tuple(line.name for line in board.places if line.place == 1)
    matches = [line for each in board.rounds for line in each.matches]
    only = board.final or (matches[0] if len(matches) == 1 else None)
    if only is not None:
        most, least = max(only.imps), min(only.imps)
        return Result(ended_at, winners, f"{most} : {least} IMP", (most, least), "IMP")
    first: Sequence[EntryId] = [line.entry for line in board.places if line.place == 1]
    points = next((line.points for line in board.standings if line.entry in first), 0)
    return Result(ended_at, winners, f"{points} {board.points}", (points,), board.points)


def _furthest(board: MatchScoreboard) -> tuple[MatchLine | None, int]:
    """The match that is furthest of those being played, and how many others there are."""
    lines = [line for each in board.rounds for line in each.matches]
    if board.final is not None:
        lines.append(board.final)
    playing = [line for line in lines if line.stage == "playing"]
    best = max(
        playing,
        key=lambda line: (line.final, line.finished, line.turn, -line.session, -line.match),
        default=None,
    )
    return best, max(0, len(playing) - 1)


def _race(game: MatchGamePage) -> RaceNow | None:
    open_room, closed = _leads(game.rooms.open), _leads(game.rooms.closed)
    if len(open_room.leads) < 2 or len(closed.leads) < 2:
        return None
    insight = game.insight
    parted = insight.turn if insight is not None and insight.differ == "play" else None
    return RaceNow(open_room, closed, parted)


def _leads(room: MatchGameRoom) -> RoomLeads:
    leads = tuple(frame.board.pips.black - frame.board.pips.white for frame in room.frames)
    return RoomLeads(room.white.name, room.black.name, leads)
