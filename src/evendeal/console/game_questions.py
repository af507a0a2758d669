"""What the recorder's console asks about a game: the game so far, and the next moves."""

from typing import Any

from evendeal.backgammon import (
    Due,
    Move,
    Side,
    is_over,
    outcomes,
    waits_for,
)
from evendeal.backgammon.plays import after
from evendeal.backgammon.refusals import NotNow
from evendeal.backgammon.ruleset import BAR, OFF
from evendeal.backgammon.turns import way_of
from evendeal.backgammon.wire import ruleset_from_json
from evendeal.console.board import spent, told_board, told_result, ways
from evendeal.console.game import ROLLS, TypedGame, is_asked
from evendeal.console.refusal import told_refusal
from evendeal.errors import Refused

_latest: list[tuple[object, list[Any], TypedGame]] = []
"""The game asked about last, with its lines: mostly the next question is about one line more."""


def folded(asked: dict[str, Any]) -> tuple[TypedGame, dict[str, Any] | None]:
    """The game that the lines make, as far as the rules allow, and the refusal of the next."""
    terms = (asked["ruleset"], asked["drawn"])
    lines: list[Any] = asked["lines"]
    bare = [[line["n"], line["body"]] for line in lines]
    game, done = None, 0
    if _latest:
        kept_terms, kept, latest = _latest[0]
        if kept_terms == terms and kept == bare[: len(kept)]:
            game, done = latest, len(kept)
    _latest.clear()
    if game is None:
        ruleset = ruleset_from_json(asked["ruleset"])
        game = TypedGame(ruleset, asked["drawn"])
    refusal = None
    for line in lines[done:]:
        body = line["body"]
        if not _latest and body["do"] in ROLLS and is_asked(body):
            # The answer stands in the place of this line: what is kept ends before it.
            _latest.append((terms, bare[:done], game))
            game = game.copied()
        try:
            game.take(line["n"], body, line.get("own", False))
        except Refused as refused:
            refusal = {"n": line["n"], **told_refusal(refused)}
            break
        done += 1
    if not _latest:
        _latest.append((terms, bare[:done], game))
    return game, refusal


def play(asked: dict[str, Any]) -> dict[str, Any]:
    """The game that the lines make, as far as the rules allow; never loses what could be played.

    Args:
        asked: `ruleset`; `drawn`, whether rolls were drawn ahead; `lines`, each `{"n", "body"}`
            with `own` where the recorder types it now.
    """
    game, refusal = folded(asked)
    state = game.state
    again = game.again
    return {
        "board": told_board(state, state.checkers),
        "legal": game.choices(),
        "offer": None if state.offer is None else state.offer.level.name.lower(),
        "beavered": state.cube.beaver,
        "starter": None if state.starter is None else state.starter.word,
        "asked": game.asked,
        "again": None if again is None else list(again),
        "lines": game.listed(),
        "result": told_result(state) if is_over(state) else None,
        "refusal": refusal,
    }


def moves(asked: dict[str, Any]) -> dict[str, Any]:
    """Where checkers may go next in the turn that is due, after the moves made on the screen.

    Args:
        asked: as for `play`; `made`, the moves so far; `free`, whether the players let an
            illegal play stand, so that any checker may go where it can lie.
    """
    game, _ = folded(asked)
    state = game.state
    made = tuple(Move(*move) for move in asked["made"])
    if state.due is not Due.PLAY or state.turn is None:
        raise NotNow(told="play", waits_for=waits_for(state))
    way = way_of(state)
    mine, theirs = after(way, made)
    checkers = (mine, theirs) if state.turn is Side.WHITE else (theirs, mine)
    if asked["free"]:
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
        "board": told_board(state, checkers),
        "ways": further,
        "whole": whole,
        "spent": spent(way.dice, made),
    }
