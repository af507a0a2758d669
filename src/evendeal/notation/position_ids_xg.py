"""Positions of backgammon as the ids of eXtreme Gammon.

    XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10

The fields: checkers; the cube's exponent; who owns it, 1, -1 or 0; who is on roll, 1 or -1; the
dice, 00 before them, D after a double; both scores; in a match 1 for the Crawford game, in a
session 1 for Jacoby's rule plus 2 for beavers; the length, 0 in a session; the exponent of the
cube's limit. Checkers are 26 characters: the bar of the side on top, the points from 1 to 24 of
the side below, its own bar; small letters on top, capitals below, A for one checker. The side
below is player 1, here white.

Source: ids of eXtreme Gammon, and what GNU Backgammon 1.07 makes of them.
"""

import re
from dataclasses import replace

from evendeal.backgammon import (
    BACKGAMMON,
    Checkers,
    Cube,
    Double,
    Due,
    NotARuleset,
    Roll,
    Side,
    apply,
)
from evendeal.backgammon.ruleset import BAR, CHECKERS, POINTS
from evendeal.errors import Refused
from evendeal.notation.mat_match import rules_of
from evendeal.notation.mat_refusals import NotAPositionId
from evendeal.notation.position_ids import (
    Impossible,
    MatchPosition,
    check_match,
    on_roll,
    standing,
)
from evendeal.notation.refusals import CannotHold, quoted

_NUMBER = r"[0-9]{1,2}", "a number of one or two digits"
_POINTS = r"[0-9]{1,5}", "a number of at most five digits"
_FIELDS = {
    "checkers": (r"[-a-oA-O]{26}", "26 characters: -, a to o or A to O"),
    "cube": _NUMBER,
    "owner": (r"0|1|-1", "1, -1 or 0"),
    "turn": (r"1|-1", "1 or -1"),
    "dice": (r"00|D|[1-6][1-6]", "00, D or two dice"),
    "score below": _POINTS,
    "score above": _POINTS,
    "rules": (r"[0-3]", "0 to 3"),
    "length": _POINTS,
    "cube's limit": _NUMBER,
}
"""The fields in their order, what each may be, and the same in words."""
_UNREAD = {"B": "a beaver", "R": "a raccoon"}
"""Dice that wait for an answer which is not read here."""
USUAL_LIMIT = 10
"""The exponent of the limit where an id does not tell it."""
MOST_LIMIT = 30


def xgid(position: MatchPosition) -> str:
    """The id.

    Raises:
        CannotHold: the game is another one, has not begun or is over, or waits for the answer to
            a beaver or a resignation.
    """
    state = position.state
    roller = on_roll(state, "an XGID")
    if state.due is Due.RESIGNATION or state.cube.beaver:
        what = "a beaver" if state.cube.beaver else "a resignation"
        raise CannotHold(notation="an XGID", where="the position", what=what)
    dice = "D" if state.due is Due.ANSWER else "".join(map(str, state.dice or (0, 0)))
    rules = state.ruleset
    flags = position.crawford if position.length else rules.jacoby + 2 * rules.beavers
    # In the Crawford game the cube rests; the match has one all the same.
    limit = rules.cube_limit if rules.cube or position.crawford else 1
    fields = [
        _board(state.own(Side.WHITE), state.own(Side.BLACK)),
        state.cube.value.bit_length() - 1,
        _sign(state.cube.owner),
        _sign(roller),
        dice,
        *position.score,
        int(flags),
        position.length,
        limit.bit_length() - 1,
    ]
    return "XGID=" + ":".join(map(str, fields))


def _sign(side: Side | None) -> int:
    return 0 if side is None else 1 if side is Side.WHITE else -1


def _board(white: Checkers, black: Checkers) -> str:
    letters = ["-"] * (BAR + 1)
    for point in range(1, BAR + 1):
        if white[point]:
            letters[point] = chr(ord("A") + white[point] - 1)
        if black[point]:
            letters[BAR - point] = chr(ord("a") + black[point] - 1)
    return "".join(letters)


def read_xgid(text: str) -> MatchPosition:
    """The position of an id, with or without the `XGID=` in front.

    A roll with which nothing can be played is over, and the other side is to roll.

    Raises:
        NotAPositionId: it is none, or the rules refuse what it tells, or no match can have come
            to it.
    """
    try:
        return _told(_split(text.strip().removeprefix("XGID=")))
    except (Impossible, Refused) as problem:
        raise NotAPositionId(notation="XGID", text=text, why=str(problem)) from None


def _split(text: str) -> dict[str, str]:
    """The fields by name; the last one may be left out."""
    values = text.split(":")
    if len(values) == len(_FIELDS) - 1:
        values.append(str(USUAL_LIMIT))
    if len(values) != len(_FIELDS):
        raise Impossible("ten fields are expected, checkers to the cube's limit")
    fields = dict(zip(_FIELDS, values, strict=True))
    for name, value in fields.items():
        pattern, may = _FIELDS[name]
        if name == "dice" and value in _UNREAD:
            raise Impossible(f"{_UNREAD[value]} that waits for its answer is not read")
        if re.fullmatch(pattern, value) is None:
            raise Impossible(f"its {name}, {quoted(value)}, has to be {may}")
    return fields


def _told(fields: dict[str, str]) -> MatchPosition:
    length, flags = int(fields["length"]), int(fields["rules"])
    limit, exponent = int(fields["cube's limit"]), int(fields["cube"])
    if max(limit, exponent) > MOST_LIMIT:
        raise Impossible("no cube goes so far")
    if length and flags > 1:
        raise Impossible("there are no beavers in a match")
    try:
        ruleset = replace(
            BACKGAMMON,
            cube_limit=1 << limit if limit else BACKGAMMON.cube_limit,
            cube=limit > 0,
            jacoby=not length and bool(flags & 1),
            beavers=not length and bool(flags & 2),
        )
    except NotARuleset as refusal:
        raise Impossible(str(refusal)) from None
    crawford = bool(length and flags)
    owner = None if fields["owner"] == "0" else _side(fields["owner"])
    cube = Cube(1 << exponent, owner)
    score = (int(fields["score below"]), int(fields["score above"]))
    check_match(length, score, cube, ruleset, crawford=crawford)
    white, black = _sides(fields["checkers"])
    roller = _side(fields["turn"])
    own, opponent = (white, black) if roller is Side.WHITE else (black, white)
    state = standing(rules_of(ruleset, crawford), roller, own, opponent, cube)
    if fields["dice"] == "D":
        state = apply(state, Double(roller))
    elif fields["dice"] != "00":
        state = apply(state, Roll(roller, (int(fields["dice"][0]), int(fields["dice"][1]))))
    return MatchPosition(state, length, score, crawford)


def _side(sign: str) -> Side:
    return Side.WHITE if sign == "1" else Side.BLACK


def _sides(board: str) -> tuple[Checkers, Checkers]:
    """White's checkers and black's, each in its own numbering."""
    white, black = [0] * (BAR + 1), [0] * (BAR + 1)
    for place, letter in enumerate(board):
        if letter == "-":
            continue
        if letter.isupper():
            white[place] = ord(letter) - ord("A") + 1
        else:
            black[BAR - place] = ord(letter) - ord("a") + 1
    if white[0] or black[0]:
        raise Impossible(f"each bar, in front of and behind the {POINTS} points, has its own side")
    for checkers in (white, black):
        checkers[0] = CHECKERS - sum(checkers)
        if checkers[0] < 0:
            raise Impossible(f"{CHECKERS - checkers[0]} checkers of one side")
    return tuple(white), tuple(black)
