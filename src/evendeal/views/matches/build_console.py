"""The console of a backgammon table made: what its recorder is given, and no other room's."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from evendeal.backgammon import GameResult, Side
from evendeal.backgammon.lines import Decided, GameCorrected, Reopened
from evendeal.backgammon.wire import ruleset_to_json
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.scoring.match_points import small_match_points
from evendeal.tournament.line import Line
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.format import PlannedMatch, room_of
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.plan import PlannedGame
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.about_event import stands_still
from evendeal.views.absent import NoSuchTable
from evendeal.views.badges import badges
from evendeal.views.console import ConsoleLine
from evendeal.views.matches.console import (
    ConsoleBoard,
    ConsoleGame,
    ConsolePlayer,
    ConsoleResult,
    ConsoleScore,
    GameEnding,
    GameStageWord,
    MatchConsole,
    MatchReceipt,
    SideWord,
)

SeenHere: TypeAlias = Callable[[SessionNo, DealNo, RoomGame], bool]
"""Whether a table has seen the roll that its game needs next."""


def session_at(progress: MatchProgress, table: TableNo) -> SessionNo:
    """The session that a table plays now, played last, or will play first."""
    due = progress.tables.due_place(table)
    if due is not None:
        return due.session
    order = progress.tables.order(table)
    begun = [each.session for each in order if each.session in progress.sessions]
    return begun[-1] if begun else order[0].session


def match_console(
    progress: MatchProgress,
    table: TableNo,
    *,
    lines: Callable[[SessionNo, DealNo], Sequence[Line]],
    seen: SeenHere,
    position: int,
    version: str,
) -> MatchConsole:
    """What the device of a backgammon table is given.

    Args:
        lines: the lines of a game at this table as they stand in the log.
        seen: whether the table has seen the roll that comes next.

    Raises:
        NoSuchTable: there is no such table.
    """
    event = progress.event
    if not 1 <= table <= event.tables:
        raise NoSuchTable(event=event.id, table=table, tables=event.tables)
    session, room = session_at(progress, table), room_of(table)
    order = [each for each in progress.tables.order(table) if each.session == session]
    games = {each: progress.game(session, table, each.roll_set) for each in order}
    left = [each for each, game in games.items() if not game.final]
    through = [each for each, game in games.items() if game.final]

    def game_of(each: PlannedGame, *, whole: bool = True) -> ConsoleGame:
        game = games[each]
        had = lines(session, each.roll_set) if whole and game.lines else ()
        return _console_game(progress, table, each, game, had, seen)

    here = left[0] if left else order[-1]
    finished = [game_of(each, whole=False) for each in through if each.match == here.match]
    last = max(through, key=lambda each: games[each].final_at or "", default=None)
    now, pause = progress.sessions.get(session), progress.tables.control.paused(table)
    board = event.board_of(session)
    return MatchConsole(
        kind="backgammon",
        event=event.id,
        event_name=event.name,
        session=session,
        table=table,
        room=room,
        position=position,
        version=version,
        rolls=event.rolls.value,
        board=ConsoleBoard(board, event.boards[board - 1].name),
        final=session == event.final_session,
        devices=event.hall.devices.value,
        begun=now is not None,
        ended=now is not None and now.ended is not None,
        paused=stands_still(progress.record, pause.reason if pause else None),
        waits_for_round=progress.tables.waits_for_round(table),
        games=len(order),
        played=len(through),
        order=tuple(map(game_of, left)),
        finished=tuple(finished),
        score=ConsoleScore(_won(finished, "white"), _won(finished, "black")),
        last=game_of(last) if last else None,
    )


def match_receipt(
    progress: MatchProgress,
    table: TableNo,
    session: SessionNo,
    roll_set: DealNo,
    *,
    lines: Sequence[Line],
    seen: SeenHere,
    position: int,
) -> MatchReceipt:
    """The answer to lines that stand in the log.

    Args:
        lines: what stands there from the first of them on.
    """
    game = progress.game(session, table, roll_set)
    stage = _stage(game)
    return MatchReceipt(
        kind="backgammon",
        deal=roll_set,
        next=game.lines,
        stage=stage,
        lines=tuple(console_lines(lines)),
        roll_seen=seen(session, roll_set, game),
        word=stage if stage in ("accepted", "decided") else None,
        position=position,
    )


def console_lines(lines: Sequence[Line]) -> Iterator[ConsoleLine]:
    """Lines of a game as they stand in the log."""
    return (ConsoleLine(line.n, line.body, line.by, line.at) for line in lines)


def _console_game(
    progress: MatchProgress,
    table: TableNo,
    place: PlannedGame,
    game: RoomGame,
    lines: Sequence[Line],
    seen: SeenHere,
) -> ConsoleGame:
    event, (session, match, number, roll_set) = progress.event, place
    planned = progress.match(session, match).planned
    first, second = (event.entry(team) for team in planned.players.teams)
    return ConsoleGame(
        session=session,
        match=match,
        round=planned.round,
        game=number,
        games=planned.games,
        set=roll_set,
        name=f"{first.name} against {second.name}",
        ruleset=ruleset_to_json(event.ruleset(session)),
        white=_player(event, planned, table, Side.WHITE),
        black=_player(event, planned, table, Side.BLACK),
        stage=_stage(game),
        next=game.lines,
        lines=tuple(console_lines(lines)),
        roll_seen=seen(session, roll_set, game),
        called=bool(game.calls),
        result=_result(event, game),
        ruling=_ruling(progress, session, table, roll_set),
    )


def _player(event: MatchEvent, planned: PlannedMatch, table: TableNo, side: Side) -> ConsolePlayer:
    room = room_of(table)
    # The first team has White in the open room and Black in the closed one.
    team = planned.players.teams[side if room == "open" else side.other]
    player, badge = planned.players.room(room)[side], badges(event.entries)[team]
    return ConsolePlayer(team, event.entry(team).name, player, badge.letters, badge.colour)


def _stage(game: RoomGame) -> GameStageWord:
    return game.stage.value


def _result(event: MatchEvent, game: RoomGame) -> ConsoleResult | None:
    made = game.result
    if made is None:
        return None
    winner: SideWord | None = None
    if made.winner is not None:
        winner = "white" if made.winner is Side.WHITE else "black"
    ending = _ENDINGS[made.ending.name] if game.decided is None else "decided"
    points = _points(event, made)
    return ConsoleResult(winner, int(made.level), made.left, made.cube, ending, points)


_ENDINGS: dict[str, GameEnding] = {
    "BORNE_OFF": "borne_off",
    "PASSED": "passed",
    "RESIGNED": "resigned",
    "DRAWN": "drawn",
}


def _points(event: MatchEvent, made: GameResult) -> int:
    return small_match_points(made, event.scoring.tables, koks=event.scoring.koks)


def _won(games: Sequence[ConsoleGame], side: SideWord) -> int:
    results = [game.result for game in games if game.result is not None]
    return sum(result.points for result in results if result.winner == side)


def _ruling(
    progress: MatchProgress, session: SessionNo, table: TableNo, roll_set: DealNo
) -> str | None:
    """The director's last word on a game."""
    for record in reversed(progress.records.decisions):
        if record.place == (session, table, roll_set):
            match record.body:
                case Decided(rule=rule, reason=reason):
                    return f"{rule}: {reason}"
                case Reopened(reason=reason) | GameCorrected(reason=reason):
                    return reason
    return None
