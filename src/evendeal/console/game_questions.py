"""What the recorder's console asks about a game: the game so far, and the next moves."""

from typing import Any, NamedTuple

from evendeal.backgammon import (
    Due,
    Move,
    Side,
    is_over,
    outcomes,
    waits_for,
)
from evendeal.backgammon.lines import RequestedRoll
from evendeal.backgammon.played import PlayedGame
from evendeal.backgammon.plays import after
from evendeal.backgammon.recorder_reach import require_within_reach
from evendeal.backgammon.refusals import NotNow
from evendeal.backgammon.ruleset import BAR, OFF
from evendeal.backgammon.turns import way_of
from evendeal.backgammon.wire import ruleset_from_json
from evendeal.console.board import board_drawn, result_drawn, spent, ways
from evendeal.console.game import choices_to_json, lines_to_json, read_line
from evendeal.console.refusal import refusal_fields
from evendeal.errors import Refused

_latest: list[tuple[object, list[Any], PlayedGame]] = []
"""The game of the last question, with its lines: mostly the next is about one line more."""


class Folded(NamedTuple):
    """A game as its lines make it.

    Attributes:
        lines: those that the rules take.
        refusal: of the next one, with its number.
    """

    game: PlayedGame
    lines: list[dict[str, Any]]
    refusal: dict[str, Any] | None


def folded(question: dict[str, Any]) -> Folded:
    """The game that the lines make, as far as the rules allow, and the refusal of the next."""
    terms = (question["ruleset"], question["drawn"])
    lines: list[Any] = question["lines"]
    bare = [[line["n"], line["body"]] for line in lines]
    game, done = None, 0
    if _latest:
        kept_terms, before, latest = _latest[0]
        if kept_terms == terms and before == bare[: len(before)]:
            game, done = latest, len(before)
    _latest.clear()
    if game is None:
        game = PlayedGame.fresh(ruleset_from_json(question["ruleset"]), question["drawn"])
    refusal = None
    for line in lines[done:]:
        try:
            body = read_line(line["body"])
            if not _latest and isinstance(body, RequestedRoll):
                # The answer stands in the place of this line: what is remembered ends before it.
                _latest.append((terms, bare[:done], game))
                game = game.copy()
            if line.get("own", False):
                require_within_reach(game, body)
            game.take(line["n"], body)
        except Refused as refused:
            refusal = {"n": line["n"], **refusal_fields(refused)}
            break
        done += 1
    if not _latest:
        _latest.append((terms, bare[:done], game))
    return Folded(game, lines[:done], refusal)


def play(question: dict[str, Any]) -> dict[str, Any]:
    """The game that the lines make, as far as the rules allow; never loses what could be played.

    Args:
        question: `ruleset`; `drawn`, whether rolls were drawn ahead; `lines`, each `{"n", "body"}`
            with `own` where the recorder types it now.
    """
    game, lines, refusal = folded(question)
    state, again = game.state, game.again
    return {
        "board": board_drawn(state, state.checkers),
        "legal": choices_to_json(game),
        "offer": None if state.offer is None else state.offer.level.name.lower(),
        "beavered": state.cube.beaver,
        "starter": None if state.starter is None else state.starter.word,
        "asked": game.awaited,
        "again": None if again is None else list(again),
        "lines": lines_to_json(game, lines),
        "result": result_drawn(state) if is_over(state) else None,
        "refusal": refusal,
    }


def moves(question: dict[str, Any]) -> dict[str, Any]:
    """Where checkers may go next in the turn that is due, after the moves made on the screen.

    Args:
        question: as for `play`; `made`, the moves so far; `free`, whether the players let an
            illegal play stand, so that any checker may go where it can lie.
    """
    state = folded(question).game.state
    made = tuple(Move(*move) for move in question["made"])
    if state.due is not Due.PLAY or state.turn is None:
        raise NotNow(action="play", waits_for=waits_for(state))
    way = way_of(state)
    mine, theirs = after(way, made)
    checkers = (mine, theirs) if state.turn is Side.WHITE else (theirs, mine)
    if question["free"]:
        further = [
            {"start": begin, "end": end, "moves": [[begin, end]]}
            for begin, count in enumerate(mine)
            for end in range(OFF, BAR)
            if count and begin not in (OFF, end) and way.open[end]
        ]
        whole = True
    else:
        further = ways(state, made)
        whole = not further and (mine, theirs) in outcomes(state)
    return {
        "board": board_drawn(state, checkers),
        "ways": further,
        "whole": whole,
        "spent": spent(way.dice, made),
    }
