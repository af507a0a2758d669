"""One game: the fold of its actions over the rules."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from evendeal.backgammon import cube, turns
from evendeal.backgammon.actions import (
    AcceptResignation,
    Beaver,
    DeclineResignation,
    Double,
    GameAction,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
    Take,
)
from evendeal.backgammon.ruleset import Ruleset
from evendeal.backgammon.state import GameState
from evendeal.errors import Refused


def apply(state: GameState, action: GameAction) -> GameState:
    """The game after `action`.

    Raises:
        Refused: the action is against the rules, with its facts as fields. `state` still
            stands.
    """
    match action:
        case Roll():
            return turns.roll(state, action.side, action.dice)
        case Play():
            return turns.play_turn(state, action.side, action.moves, action.accepted)
        case OpeningRoll():
            return turns.open_game(state, action.white, action.black)
        case Double():
            return cube.double(state, action.side)
        case Take():
            return cube.take(state, action.side)
        case Pass():
            return cube.pass_game(state, action.side)
        case Beaver():
            return cube.beaver(state, action.side)
        case Resign():
            return cube.resign(state, action.side, action.level)
        case AcceptResignation():
            return cube.accept_resignation(state, action.side)
        case DeclineResignation():
            return cube.decline_resignation(state, action.side)
        case _:
            assert_never(action)


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """How far a log could be played.

    Attributes:
        state: the game as far as the rules allow.
        accepted: how many actions were accepted; the refused one has this index.
        refusal: the first refusal, or None if all were accepted.
    """

    state: GameState
    accepted: int
    refusal: Refused | None = None


def play(ruleset: Ruleset, actions: Iterable[GameAction]) -> GamePlayed:
    """The game that these actions make; never loses what could be played."""
    state = turns.start(ruleset)
    accepted = 0
    for action in actions:
        try:
            state = apply(state, action)
        except Refused as refusal:
            return GamePlayed(state, accepted, refusal)
        accepted += 1
    return GamePlayed(state, accepted)
