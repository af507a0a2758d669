"""Matches of the office made from an event's progress: rooms, games, what stands."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from evendeal.ids import ROOMS, Room, TableNo
from evendeal.scoring.match_points_protocol import Protocol, both_sums
from evendeal.tournament.room_match.format import PlannedMatch
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.session import MatchRecord
from evendeal.views.matches.board import SideName, side_name
from evendeal.views.matches.office.parts import (
    GameStage,
    OfficeGameCell,
    OfficeMatch,
    OfficeRoom,
    OfficeSide,
    RoomDue,
)
from evendeal.views.office import NOT_HEARD, Touch
from evendeal.views.text import Text, says


@dataclass(frozen=True, slots=True)
class MatchOfficeFacts:
    """What the office knows besides the progress.

    Attributes:
        now: the time of day.
        touches: the recorders' devices that have been heard.
        read_only: why nothing can be written.
    """

    now: datetime
    touches: Mapping[TableNo, Touch]
    read_only: str | None = None


def office_match(
    progress: MatchProgress, record: MatchRecord, facts: MatchOfficeFacts
) -> OfficeMatch:
    """A match with its two rooms and its games."""
    planned = record.planned
    event = progress.event
    counted = progress.scored(record).protocol
    # Before a match and after it both rooms have come as far.
    apart = record.begun_at is not None and not record.finished
    known = progress.scored(record, public=False).protocol if apart else counted
    imps = {line.game: line.imps for line in counted.lines}
    rooms = {room: _room(progress, record, room, known, facts) for room in ROOMS}
    cells = tuple(
        OfficeGameCell(
            game,
            planned.roll_set(game),
            stage_of(game_at(progress, planned, game, "open")),
            stage_of(game_at(progress, planned, game, "closed")),
            imps.get(game),
        )
        for game in range(1, planned.games + 1)
    )
    first, second = planned.players.teams
    return OfficeMatch(
        session=planned.session,
        number=planned.number,
        board=planned.board,
        round=planned.round,
        final=planned.session == event.final_session,
        teams=(first, second),
        names=(event.entry(first).name, event.entry(second).name),
        games=planned.games,
        stage="over"
        if record.finished
        else "playing"
        if record.begun_at is not None
        else "planned",
        open=rooms["open"],
        closed=rooms["closed"],
        cells=cells,
        imps=counted.imps,
        smp=counted.smp,
        victory_points=counted.victory_points,
    )


def touches_of(planned: PlannedMatch, facts: MatchOfficeFacts) -> tuple[object, ...]:
    """What a match shows of the devices at its tables.

    It is the only thing in it that changes without a line.
    """
    touches = (facts.touches.get(planned.table(room), NOT_HEARD) for room in ROOMS)
    return tuple((touch.in_touch, touch.waiting) for touch in touches)


def where_text(progress: MatchProgress, planned: PlannedMatch) -> Text:
    """Which match it is: "Backgammon, round 2", or "Final"."""
    if planned.session == progress.event.final_session:
        return says("final")
    board = progress.event.boards[planned.board - 1].name
    return says("board-round", board=board, round=planned.round)


def game_at(
    progress: MatchProgress, planned: PlannedMatch, game: int, room: Room
) -> RoomGame | None:
    """A room's game; None if it has no line."""
    session = progress.sessions.get(planned.session)
    if session is None:
        return None
    return session.games.get((planned.table(room), planned.roll_set(game)))


def stage_of(game: RoomGame | None) -> GameStage:
    """How far a room is with a game."""
    if game is None:
        return "waiting"
    stage: GameStage = game.stage.value
    return stage


def due_of(game: RoomGame | None) -> RoomDue:
    """What a room's game waits for."""
    stage = stage_of(game)
    if game is None or stage == "waiting":
        return "opening"
    if stage == "playing":
        due: RoomDue = DUES[game.state.due.name]
        return due
    return "accept" if stage == "finished" else "next"


DUES: dict[str, RoomDue] = {
    "OPENING": "opening",
    "ROLL": "roll",
    "PLAY": "play",
    "ANSWER": "answer",
    "RESIGNATION": "resignation",
    "OVER": "accept",
}


def sides_of(
    progress: MatchProgress, planned: PlannedMatch, room: Room
) -> tuple[OfficeSide, OfficeSide]:
    """Who has White and who has Black in a room."""
    entry = progress.event.entry
    first, second = planned.players.teams
    white, black = (first, second) if room == "open" else (second, first)
    players = planned.players.room(room)
    return (
        OfficeSide(white, entry(white).name, players.white),
        OfficeSide(black, entry(black).name, players.black),
    )


def turn_of(game: RoomGame | None) -> SideName | None:
    """Whose turn it is; None while the opening is due and when the game is over."""
    if game is None or stage_of(game) != "playing" or game.state.turn is None:
        return None
    return side_name(game.state.turn)


def rolls_of(game: RoomGame | None) -> int:
    """The rolls of the game that are in force, both sides together."""
    return 0 if game is None else sum(game.state.rolls)


def _room(
    progress: MatchProgress,
    record: MatchRecord,
    room: Room,
    known: Protocol,
    facts: MatchOfficeFacts,
) -> OfficeRoom:
    planned = record.planned
    games = [game_at(progress, planned, game, room) for game in range(1, planned.games + 1)]
    final = [game is not None and game.final for game in games]
    done = sum(final)
    here, there = record.final_games if room == "open" else record.final_games[::-1]
    number = final.index(False) + 1 if done < planned.games else planned.games
    game = games[number - 1]
    over = done == planned.games
    table = planned.table(room)
    touch = facts.touches.get(table, NOT_HEARD)
    white, black = sides_of(progress, planned, room)
    playing = game is not None and stage_of(game) == "playing"
    return OfficeRoom(
        room=room,
        table=table,
        game=number,
        deal=planned.roll_set(number),
        stage=stage_of(game),
        due="over" if over else due_of(game),
        turn=turn_of(game),
        roll=rolls_of(game),
        dice=game.state.dice if playing and game is not None else None,
        cube=1 if game is None else game.state.cube.value,
        done=done,
        ahead=max(0, here - there),
        smp=both_sums(row.smp for row in known.rows if row.room == room),
        white=white,
        black=black,
        since=None if game is None else game.last_at,
        in_touch=touch.in_touch,
        waiting_lines=touch.waiting,
    )
