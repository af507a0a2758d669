"""A room's game for the director, made from its fold and its lines."""

from collections.abc import Sequence

from evendeal.backgammon import GameResult, Play, Ruleset, is_over, result, start
from evendeal.backgammon.lines import GameNote
from evendeal.backgammon.wire import game_action_to_json
from evendeal.errors import Refused
from evendeal.ids import DealNo, EntryId, Room, SessionNo, TableNo
from evendeal.lines.acts import CallDirector
from evendeal.scoring.match_points import NoSmallMatchPoints, small_match_points
from evendeal.tournament.line import Line
from evendeal.tournament.room_match.bodies import match_body_to_json
from evendeal.tournament.room_match.changes import require_hidden
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.plan import GamePlace
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.matches.board import Pair, game_board, side_name
from evendeal.views.matches.office.game import (
    GameNoteTold,
    LastPlay,
    MatchOfficeGame,
    OfficeGameLine,
    OfficeGameResult,
)
from evendeal.views.matches.office.lines import (
    logged_result,
    match_line_text,
    played_text,
    side_text,
)
from evendeal.views.matches.office.rooms import (
    due_of,
    rolls_of,
    sides_of,
    stage_of,
    turn_of,
)
from evendeal.views.matches.words import play_words
from evendeal.views.text import Text, says

ACTIONS = frozenset(
    {"opening_roll", "roll", "play", "double", "take", "pass", "beaver", "resign"}
    | {"accept_resignation", "decline_resignation"}
)
"""What a line of a game does, if it is an action of the game."""


def match_office_game(
    progress: MatchProgress,
    session: SessionNo,
    table: TableNo,
    deal: DealNo,
    lines: Sequence[Line],
) -> MatchOfficeGame:
    """A room's play of a game.

    Args:
        lines: those of the game, and those of the director about it.

    Raises:
        NoGameThere: the event has no such game at this table.
    """
    event = progress.event
    game = progress.game(session, table, deal)
    planned, number = progress.records.planned(session, deal)
    room = progress.rooms.room_of(table)
    other = progress.game(session, planned.table("closed" if room == "open" else "open"), deal)
    ruleset = event.ruleset(session)
    names = {entry.id: entry.name for entry in event.entries}
    first, second = planned.players.teams
    white, black = sides_of(progress, planned, room)
    made = result(game.state) if is_over(game.state) else None
    return MatchOfficeGame(
        event=event.id,
        session=session,
        table=table,
        deal=deal,
        position=progress.position,
        match=planned.number,
        names=(names[first], names[second]),
        game=number,
        games=planned.games,
        room=room,
        stage=stage_of(game),
        due=due_of(game),
        turn=turn_of(game),
        roll=rolls_of(game),
        white=white,
        black=black,
        long=ruleset.is_long,
        cubes=cubes_of(event, ruleset),
        board=game_board(game.state),
        last=_last(game),
        made=office_result(event, session, made, room),
        stands=office_result(event, session, game.result, room),
        other=stage_of(other),
        opened=game.final and _is_known(progress, (session, table, deal)),
        since=game.last_at,
        lines=tuple(game_lines(game, lines, names, is_long=ruleset.is_long)),
        calls=tuple(call.act.reason for call in game.calls if isinstance(call.act, CallDirector)),
        notes=tuple(
            GameNoteTold(
                match_line_text(match_body_to_json(mark.act), names, is_long=ruleset.is_long),
                mark.at,
            )
            for mark in game.marks
            if isinstance(mark.act, GameNote)
        ),
    )


def _is_known(progress: MatchProgress, place: tuple[SessionNo, TableNo, DealNo]) -> bool:
    """Whether everybody may know rolls with which a game would go on."""
    session, _, roll_set = place
    twins = progress.rooms.twins(session, roll_set)
    try:
        require_hidden(progress.sessions[session], GamePlace(*place), twins, progress.game(*place))
    except Refused:
        return True
    return False


def cubes_of(event: MatchEvent, ruleset: Ruleset) -> tuple[int, ...]:
    """The values of the cube that a result can have."""
    most = ruleset.cube_limit if ruleset.cube else 1
    return tuple(value for value in sorted(event.scoring.tables.cubes) if value <= most)


def office_result(
    event: MatchEvent, session: SessionNo, result: GameResult | None, room: Room
) -> OfficeGameResult | None:
    """A result in words and in figures; None stays None."""
    if result is None:
        return None
    winner = None if result.winner is None else side_name(result.winner)
    fields = {
        "winner": winner,
        "level": int(result.level),
        "left": result.left,
        "cube": result.cube,
    }
    scoring = event.scoring
    smp: Pair | None
    try:
        points = small_match_points(result, scoring.tables, koks=scoring.koks)
    except NoSmallMatchPoints:
        smp = None
    else:
        to_first = (winner == "white") is (room == "open")
        smp = (points, 0) if to_first else (0, points)
    return OfficeGameResult(
        sentence=_passed(result) or logged_result(fields, is_long=event.ruleset(session).is_long),
        winner=winner,
        level=int(result.level),
        left=result.left,
        cube=result.cube,
        smp=smp,
    )


def _passed(result: GameResult) -> Text | None:
    """A game that was given up to a double; None: it was not."""
    if result.winner is None or result.proposed is None:
        return None
    winner, loser = side_text(result.winner), side_text(result.winner.other)
    return says("result-passed", winner=winner, loser=loser, value=result.proposed)


def game_lines(
    game: RoomGame, lines: Sequence[Line], names: dict[EntryId, str], *, is_long: bool
) -> Sequence[OfficeGameLine]:
    """The lines of a game as they were typed, with what became of them."""
    in_force = {counted.n: counted for counted in game.in_force}
    before = dict(
        zip(
            (counted.n for counted in game.in_force),
            (start(game.ruleset), *(counted.state for counted in game.in_force)),
            strict=False,
        )
    )
    last = game.last.n if game.last is not None else None
    entries = []
    for line in lines:
        is_action = line.body.get("do") in ACTIONS
        counted = in_force.get(line.n) if is_action else None
        sentence = match_line_text(line.body, names, is_long=is_long)
        now = None
        if counted is not None:
            meant = game_action_to_json(counted.action)
            spoken = match_line_text(meant, names, is_long=is_long)
            if isinstance(counted.action, Play):
                play = play_words(before[line.n], counted.action.side, counted.action.moves)
                side, stood = side_text(counted.action.side), counted.action.accepted
                spoken = played_text(side, play, stood=stood)
            if meant != line.body:
                now = spoken
            else:
                sentence = spoken
        entries.append(
            OfficeGameLine(
                n=line.n if line.deal else None,
                position=line.position,
                at=line.at,
                by=line.by,
                body=dict(line.body),
                sentence=sentence,
                counts=not is_action or (counted is not None and now is None),
                correctable=counted is not None,
                last=counted is not None and line.n == last and not game.final,
                now=now,
            )
        )
    return entries


def _last(game: RoomGame) -> LastPlay | None:
    """The last play in force."""
    for counted in reversed(game.in_force):
        if isinstance(counted.action, Play):
            moves = tuple((move.start, move.end) for move in counted.action.moves)
            return LastPlay(side_name(counted.action.side), moves)
    return None
