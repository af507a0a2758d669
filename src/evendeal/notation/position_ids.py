"""Positions of backgammon as the ids of GNU Backgammon.

    4HPwATDgc/ABMA:cAkAAAAAAAAA

A position id, which has the checkers as the side on roll sees them, and a match id, which has
cube, dice, turn and score. White is player 0, as it is when a match file of ours is read there.

Source: GNU Backgammon manual, technical notes on the position id and the match id; ids that
GNU Backgammon 1.07 printed.
"""

import base64
import binascii
from dataclasses import dataclass, replace

from evendeal.backgammon import (
    BACKGAMMON,
    Beaver,
    Checkers,
    Cube,
    Double,
    Due,
    GameState,
    Level,
    Resign,
    Roll,
    Ruleset,
    Side,
    apply,
    placed,
)
from evendeal.backgammon.ruleset import BAR, CHECKERS
from evendeal.errors import Refused
from evendeal.notation.mat_headers import ENDLESS
from evendeal.notation.mat_match import rules_of
from evendeal.notation.mat_refusals import NotAPositionId
from evendeal.notation.refusals import CannotHold

POSITION_BYTES = 10
MATCH_BYTES = 9
CENTRE = 3
PLAYING = 1
MOST_POINTS = (1 << 15) - 1
WIDEST = replace(BACKGAMMON, cube_limit=ENDLESS, single_resignation=True)
"""What ids do not tell, taken as widely as the rules go."""


@dataclass(frozen=True, slots=True)
class MatchPosition:
    """A game at one moment, and the match around it.

    Attributes:
        state: the game.
        length: the points that win the match; 0 for a session.
        score: the points of both, white's first.
        crawford: whether this is the Crawford game, in which nobody may double.
    """

    state: GameState
    length: int = 0
    score: tuple[int, int] = (0, 0)
    crawford: bool = False


class Impossible(Exception):
    """What is wrong with an id; the caller knows which one."""


def position_id(state: GameState) -> str:
    """The 14 characters for the checkers, seen by the side on roll.

    Raises:
        CannotHold: the game is another one, has not begun or is over.
    """
    side = on_roll(state, "a position id")
    bits = [bit for own in (state.own(side.other), state.own(side)) for bit in _row(own)]
    return _encoded(bits, POSITION_BYTES)


def _row(checkers: Checkers) -> list[int]:
    return [bit for point in range(1, BAR + 1) for bit in (*(1,) * checkers[point], 0)]


def match_id(position: MatchPosition) -> str:
    """The 12 characters for cube, dice, turn and score.

    Raises:
        CannotHold: the game is another one, has not begun or is over, or a number is too large.
    """
    state = position.state
    side = on_roll(state, "a match id")
    turn = state.turn
    assert turn is not None
    exponent = state.cube.value.bit_length() - 1
    if exponent > 15 or max(position.length, *position.score) > MOST_POINTS:
        raise CannotHold(notation="a match id", where="the position", what="numbers so large")
    owner = CENTRE if state.cube.owner is None else int(state.cube.owner)
    first, second = state.dice or (0, 0)
    fields = [
        (exponent, 4),
        (owner, 2),
        (int(side), 1),
        (int(position.crawford), 1),
        (PLAYING, 3),
        (int(turn), 1),
        (int(state.due is Due.ANSWER), 1),
        (int(state.offer.level) if state.offer else 0, 2),
        (first, 3),
        (second, 3),
        (position.length, 15),
        (position.score[Side.WHITE], 15),
        (position.score[Side.BLACK], 15),
        (int(not state.ruleset.jacoby), 1),
    ]
    return _encoded([value >> n & 1 for value, width in fields for n in range(width)], MATCH_BYTES)


def gnubg_id(position: MatchPosition) -> str:
    """Position id and match id with a colon between, which together tell everything."""
    return f"{position_id(position.state)}:{match_id(position)}"


def read_gnubg_id(text: str, ruleset: Ruleset = WIDEST) -> MatchPosition:
    """The position of a position id and a match id, written `...:...`.

    A roll with which nothing can be played is over, and the other side is to roll.

    Args:
        text: both ids.
        ruleset: the conditions that the ids do not tell: all but Jacoby's rule, which is of
            sessions only.

    Raises:
        NotAPositionId: it is none, or one of a game that has not begun or is over, or the rules
            refuse what it tells, or no match can have come to it.
    """
    try:
        return _gnubg(text.strip(), ruleset)
    except (Impossible, Refused) as problem:
        raise NotAPositionId(notation="GNU Backgammon id", text=text, why=str(problem)) from None


def read_position_id(text: str) -> tuple[Checkers, Checkers]:
    """The checkers of the side on roll and of its opponent, each in its own numbering.

    Raises:
        NotAPositionId: it is no id of 15 checkers a side at most.
    """
    try:
        return _checkers(text.strip())
    except Impossible as problem:
        raise NotAPositionId(notation="position id", text=text, why=str(problem)) from None


def _checkers(text: str) -> tuple[Checkers, Checkers]:
    bits = _decoded(text, POSITION_BYTES)
    rows: list[list[int]] = []
    for _ in range(2):
        counts = [0]
        for _ in range(BAR):
            end = bits.index(0) if 0 in bits else len(bits)
            if end == len(bits):
                raise Impossible("it tells more checkers than there are")
            counts.append(end)
            bits = bits[end + 1 :]
        if sum(counts) > CHECKERS:
            raise Impossible(f"{sum(counts)} checkers of one side")
        counts[0] = CHECKERS - sum(counts)
        rows.append(counts)
    if any(bits):
        raise Impossible("it tells more than two sides")
    opponent, own = map(tuple, rows)
    return own, opponent


def _gnubg(text: str, ruleset: Ruleset) -> MatchPosition:
    position, colon, match = text.partition(":")
    if not colon:
        raise Impossible("a position id, a colon and a match id are expected")
    own, opponent = _checkers(position)
    bits = _decoded(match, MATCH_BYTES)

    def taken(width: int) -> int:
        value = sum(bit << n for n, bit in enumerate(bits[:width]))
        del bits[:width]
        return value

    value, owner, roller, crawford = 1 << taken(4), taken(2), Side(taken(1)), taken(1)
    playing, turn, doubled, resigned = taken(3), Side(taken(1)), taken(1), taken(2)
    dice = (taken(3), taken(3))
    length, score, no_jacoby = taken(15), (taken(15), taken(15)), taken(1)
    if playing != PLAYING:
        raise Impossible("it is of a game that has not begun or is over")
    if owner == 2:
        raise Impossible("nobody owns the cube, and it is not in the centre")
    beaver = bool(doubled) and turn is roller
    jacoby = not length and not no_jacoby
    rules = replace(ruleset, jacoby=jacoby, beavers=ruleset.beavers or beaver)
    cube = Cube(value, None if owner == CENTRE else Side(owner))
    check_match(length, score, cube, rules, crawford=bool(crawford))
    rules = rules_of(rules, bool(crawford))
    state = standing(rules, roller, own, opponent, cube)
    if doubled:
        if dice != (0, 0) or resigned:
            raise Impossible("a double is offered before the dice are thrown")
        state = _doubled(state, roller, beaver=beaver)
    elif dice != (0, 0):
        state = apply(state, Roll(roller, dice))
    if resigned:
        state = apply(state, Resign(turn.other, Level(resigned)))
    elif not doubled and turn is not roller:
        raise Impossible("the side that is not on roll has nothing to answer")
    return MatchPosition(state, length, score, bool(crawford))


def check_match(
    length: int, score: tuple[int, int], cube: Cube, rules: Ruleset, *, crawford: bool
) -> None:
    """Nothing, if a match, or a session of length 0, can have come to this score and cube.

    Raises:
        Impossible: it cannot.
    """
    if length and max(score) >= length:
        raise Impossible(f"at {score[0]}:{score[1]} a match to {length} is over")
    if crawford:
        if not length:
            raise Impossible("a session has no Crawford game")
        if (length - score[0] == 1) is (length - score[1] == 1):
            why = f"{score[0]}:{score[1]} in a match to {length} is none"
            raise Impossible(f"in a Crawford game one side alone needs one point; {why}")
        if cube != Cube():
            raise Impossible("in a Crawford game the cube stays in the centre at 1")
    # Equal opening dice turn it where it lies, which only sessions and rules of ours have.
    if cube.owner is None and cube.value > 1 and length and not rules.automatic_doubles:
        raise Impossible(f"a cube at {cube.value} is owned by a side")


def standing(
    rules: Ruleset, roller: Side, own: Checkers, opponent: Checkers, cube: Cube
) -> GameState:
    """The position before the roll.

    Raises:
        Impossible: there is none with such a cube, or in long gammon.
        NotAPosition: the checkers cannot stand so.
    """
    if rules.is_long:
        raise Impossible("there are no ids of long gammon")
    if cube.value > rules.cube_limit:
        raise Impossible(f"the cube is at {cube.value} and ends at {rules.cube_limit}")
    if cube.owner is not None and cube.value == 1:
        raise Impossible("a cube at 1 is owned by nobody")
    both = (own, opponent) if roller is Side.WHITE else (opponent, own)
    return placed(rules, *both, roller, cube=cube)


def _doubled(state: GameState, roller: Side, *, beaver: bool) -> GameState:
    """The state after the side on roll has doubled, and after its opponent has beavered."""
    if not beaver:
        return apply(state, Double(roller))
    # The cube of a beaver stands at its first double, on the side of who beavered.
    owner, value = state.cube.owner, state.cube.value
    if owner is not roller.other or value < 2:
        raise Impossible("a beaver is offered by who owns the cube")
    before = state._replace(cube=Cube(value // 2, None if value == 2 else roller))
    return apply(apply(before, Double(roller)), Beaver(roller.other))


def on_roll(state: GameState, notation: str) -> Side:
    """The side that has thrown the dice or will, whoever has to answer it now.

    Raises:
        CannotHold: there is none, or it is long gammon.
    """
    if state.ruleset.is_long:
        raise CannotHold(notation=notation, where="the position", what="long gammon")
    if state.turn is None:
        what = (
            "a game before its opening roll" if state.due is Due.OPENING else "a game that is over"
        )
        raise CannotHold(notation=notation, where="the position", what=what)
    cube = state.cube
    if state.offer is not None:
        return state.offer.turn
    if cube.offered_by is not None:
        return cube.offered_by.other if cube.beaver else cube.offered_by
    return state.turn


def _encoded(bits: list[int], size: int) -> str:
    number = sum(bit << n for n, bit in enumerate(bits))
    return base64.b64encode(number.to_bytes(size, "little")).decode("ascii").rstrip("=")


def _decoded(text: str, size: int) -> list[int]:
    length = -(-size * 8 // 6)
    if len(text) != length:
        raise Impossible(f"{len(text)} characters in place of {length}")
    try:
        data = base64.b64decode(text + "=" * (-length % 4), validate=True)
    except (binascii.Error, ValueError):
        raise Impossible("its characters are letters, digits, + and /") from None
    number = int.from_bytes(data, "little")
    return [number >> n & 1 for n in range(size * 8)]
