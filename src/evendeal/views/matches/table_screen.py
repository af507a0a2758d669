"""The screen at a backgammon table: its own room's game as its recorder has it, and no other's."""

from dataclasses import dataclass
from typing import Any, Literal

from evendeal.console.board import board_drawn
from evendeal.ids import EventId, Room, SessionNo, TableNo
from evendeal.tournament.hall import TableResults
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.matches.console import (
    ConsoleGame,
    ConsolePlayer,
    ConsoleScore,
    MatchConsole,
    SideWord,
)
from evendeal.views.table_screen import ScreenStage


@dataclass(frozen=True, slots=True)
class ScreenBoard:
    """The board: checkers by point, 25 the bar and 0 off, each side's from its own point 1."""

    variant: str
    white: tuple[int, ...]
    black: tuple[int, ...]
    cube: int | None
    cube_owner: SideWord | None
    offered_by: SideWord | None
    dice: tuple[int, ...] | None
    pips_white: int
    pips_black: int


@dataclass(frozen=True, slots=True)
class MatchTableScreen:
    """A backgammon table as its recorder has it, for its players.

    Attributes:
        position: grows whenever anything here may have changed.
        room: open or closed; `hall` is the room of the hall, where the event's file names it.
        language: of the hall; null where the event's file names none.
        game, games: which game of the match it is, of how many.
        score: small match points that each side has won at this table in the match.
        turn: whose turn it is; `due` what that side does next: `roll`, `play`, `answer`, and so on.
        others: the event lets this screen show what everybody may see of other tables too; none
            of it is here.
    """

    kind: Literal["backgammon"]
    event: EventId
    event_name: str
    language: str | None
    session: SessionNo
    table: TableNo
    room: Room
    hall: str | None
    position: int
    stage: ScreenStage
    match: str | None
    game: int
    games: int
    white: ConsolePlayer | None
    black: ConsolePlayer | None
    score: ConsoleScore
    board: ScreenBoard | None
    turn: SideWord | None
    due: str | None
    others: bool


def match_table_screen(progress: MatchProgress, console: MatchConsole) -> MatchTableScreen:
    """What the screen at a backgammon table shows: nothing but what its own lines have made.

    Args:
        console: what the recorder is given.
    """
    game = console.order[0] if console.order else console.last
    stage = _stage(console, game)
    drawn = None if game is None or not console.begun else _board(progress, console.table, game)
    calling = drawn is not None and stage == "playing"
    return MatchTableScreen(
        kind="backgammon",
        event=console.event,
        event_name=console.event_name,
        language=progress.event.programme.language or None,
        session=console.session,
        table=console.table,
        room=console.room,
        hall=progress.event.programme.room_of(console.table),
        position=console.position,
        stage=stage,
        match=game.name if game else None,
        game=game.game if game else 0,
        games=game.games if game else 0,
        white=game.white if game else None,
        black=game.black if game else None,
        score=console.score,
        board=None
        if drawn is None
        else ScreenBoard(
            variant=drawn["variant"],
            white=tuple(drawn["white"]),
            black=tuple(drawn["black"]),
            cube=drawn["cube"]["value"] if drawn["cube"] else None,
            cube_owner=drawn["cube"]["owner"] if drawn["cube"] else None,
            offered_by=drawn["cube"]["offered_by"] if drawn["cube"] else None,
            dice=None if drawn["dice"] is None else tuple(drawn["dice"]),
            pips_white=drawn["pips"]["white"],
            pips_black=drawn["pips"]["black"],
        ),
        turn=drawn["turn"] if calling and drawn else None,
        due=drawn["due"] if calling and drawn else None,
        others=progress.event.hall.results is TableResults.OPEN,
    )


def _board(progress: MatchProgress, table: TableNo, game: ConsoleGame) -> dict[str, Any]:
    state = progress.game(game.session, table, game.set).state
    return board_drawn(state, state.checkers)


def _stage(console: MatchConsole, game: ConsoleGame | None) -> ScreenStage:
    if not console.begun:
        return "before"
    if console.ended or not console.order:
        return "over"
    if console.paused is not None:
        return "paused"
    if console.waits_for_round is not None or game is None:
        return "waiting"
    if game.called:
        return "held"
    return "finished" if game.stage == "finished" else "playing"
