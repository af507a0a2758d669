"""A position of a game as it is drawn, and where its checkers may go."""

from typing import Any

from evendeal.backgammon import (
    Checkers,
    GameState,
    Moves,
    Side,
    Variant,
    pips,
    result,
)
from evendeal.backgammon.plays import after, following, plays
from evendeal.backgammon.ruleset import BAR, OFF
from evendeal.backgammon.turns import way_of


def line_drawn(state: GameState, body: dict[str, Any]) -> dict[str, Any]:
    """Whose line it is, the dice it plays, the moves that hit, and the value it offers."""
    side = None if "side" not in body else Side[body["side"].upper()]
    dice = state.dice if body["do"] == "play" else body.get("dice")
    hits: list[list[int]] = []
    if body["do"] == "play" and state.ruleset.variant is Variant.BACKGAMMON and side is not None:
        blots = {BAR - p for p, n in enumerate(state.own(side.other)) if n == 1 and 0 < p < BAR}
        for begin, end in body["moves"]:
            if end in blots:
                hits.append([begin, end])
                blots.discard(end)
    value = state.cube.value * 2 if body["do"] in ("double", "beaver", "take") else None
    return {
        "side": body.get("side"),
        "dice": None if dice is None else list(dice),
        "hits": hits,
        "value": value,
        "danced": False,
    }


def board_drawn(state: GameState, checkers: tuple[Checkers, Checkers]) -> dict[str, Any]:
    """The board as it is drawn, with these checkers on it."""
    cube = state.cube
    white, black = checkers
    return {
        "variant": state.ruleset.variant.value,
        "white": list(white),
        "black": list(black),
        "cube": {
            "value": cube.value,
            "owner": None if cube.owner is None else cube.owner.word,
            "offered_by": None if cube.offered_by is None else cube.offered_by.word,
        }
        if state.ruleset.cube
        else None,
        "turn": None if state.turn is None else state.turn.word,
        "due": state.due.name.lower(),
        "dice": None if state.dice is None else list(state.dice),
        "pips": {"white": pips(white), "black": pips(black)},
        "rolls": {"white": state.rolls[Side.WHITE], "black": state.rolls[Side.BLACK]},
    }


def result_drawn(state: GameState) -> dict[str, Any]:
    """What a finished game counts, as it is accepted."""
    made = result(state)
    return {
        "winner": None if made.winner is None else made.winner.word,
        "level": int(made.level),
        "left": made.left,
        "cube": made.cube,
        "ending": made.ending.name.lower(),
        "proposed": made.proposed,
    }


def ways(state: GameState, made: Moves) -> list[dict[str, Any]]:
    """Each place that a checker may reach, by one die or by several one after the other.

    Where two orders of the dice end differently, one of them hitting on its way, the checker
    is moved die by die.
    """
    way = way_of(state)
    # Looked for once: a double has hundreds of plays, and each chain asks again what may follow.
    legal = plays(way)
    single = following(way, legal, made)
    drawn: dict[tuple[int, int], Moves | None] = {
        (move.start, move.end): (move,) for move in single
    }
    for first in single:
        chains: list[Moves] = [(first,)]
        while chains:
            chain = chains.pop()
            for move in following(way, legal, (*made, *chain)):
                if move.start != chain[-1].end or move.start == OFF:
                    continue
                longer = (*chain, move)
                chains.append(longer)
                place = (first.start, move.end)
                other = drawn.setdefault(place, longer)
                if other is None or len(other) == 1:
                    continue
                if after(way, (*made, *other)) != after(way, (*made, *longer)):
                    drawn[place] = None
    return [
        {"start": begin, "end": end, "moves": list(map(list, chain))}
        for (begin, end), chain in drawn.items()
        if chain is not None
    ]


def spent(dice: tuple[int, ...], made: Moves) -> list[int]:
    """The dice that the moves have used, as far as that is certain."""
    left, spent = list(dice), []
    for move in made:
        steps = move.start - move.end
        fits = [die for die in left if die == steps or (move.end == OFF and die >= steps)]
        if fits:
            left.remove(min(fits))
            spent.append(min(fits))
    return spent
