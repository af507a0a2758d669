"""Actions and conditions of a game as JSON, for logs, recorders and browsers; read strictly."""

from collections.abc import Callable
from typing import Any, TypeVar, assert_never

from evendeal.backgammon.actions import (
    AcceptResignation,
    Beaver,
    DeclineResignation,
    Double,
    GameAction,
    Move,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
    Take,
)
from evendeal.backgammon.ruleset import (
    BlockTest,
    Level,
    NotARuleset,
    OpeningDice,
    Ruleset,
    Side,
    Variant,
)
from evendeal.errors import Refused, told_value

Kind = TypeVar("Kind", Side, Level)

_NAMED: dict[type, dict[str, Any]] = {
    kind: {each.name.lower(): each for each in kind} for kind in (Side, Level)
}


class NotAGameAction(Refused):
    """JSON that is no action of a game; `why` is the whole sentence."""

    def __init__(self, *, field: str, value: object, why: str) -> None:
        super().__init__(why)
        self.field = field
        self.value = value
        self.why = why


_FIELDS = {
    "opening_roll": ("white", "black"),
    "roll": ("side", "dice"),
    "play": ("side", "moves", "accepted"),
    "double": ("side",),
    "take": ("side",),
    "pass": ("side",),
    "beaver": ("side",),
    "resign": ("side", "level"),
    "accept_resignation": ("side",),
    "decline_resignation": ("side",),
}

ACTIONS = frozenset(_FIELDS)
"""What `do` says of each action."""

_CALLED = {
    "opening_roll": "an opening roll",
    "roll": "a roll",
    "play": "a play",
    "double": "a double",
    "take": "a take",
    "pass": "a pass",
    "beaver": "a beaver",
    "resign": "a resignation",
    "accept_resignation": "the taking of a resignation",
    "decline_resignation": "the refusing of a resignation",
}

_TELLS = {
    "side": ("whose it is", "white or black"),
    "white": ("White's die", "a whole number"),
    "black": ("Black's die", "a whole number"),
    "dice": ("its dice", "two whole numbers"),
    "moves": ("its moves", "a list of them, each from one point to another"),
    "accepted": ("whether it stands though it is illegal", "true or false"),
    "level": ("how much is given up", "single, gammon or backgammon"),
}
"""What an action says in each of its fields, and what that can be; in words."""

_OF_A_SIDE: dict[str, Callable[[Side], GameAction]] = {
    "double": Double,
    "take": Take,
    "pass": Pass,
    "beaver": Beaver,
    "accept_resignation": AcceptResignation,
    "decline_resignation": DeclineResignation,
}


def game_action_to_json(action: GameAction) -> dict[str, object]:
    """The action as a JSON object, `do` naming it."""
    match action:
        case OpeningRoll():
            return {"do": "opening_roll", "white": action.white, "black": action.black}
        case Roll():
            return {"do": "roll", "side": action.side.word, "dice": list(action.dice)}
        case Play():
            moves = [list(move) for move in action.moves]
            played = {"do": "play", "side": action.side.word, "moves": moves}
            return {**played, "accepted": action.accepted}
        case Resign():
            level = action.level.name.lower()
            return {"do": "resign", "side": action.side.word, "level": level}
        case Double() | Take() | Pass() | Beaver() | AcceptResignation() | DeclineResignation():
            do = next(name for name, kind in _OF_A_SIDE.items() if kind is type(action))
            return {"do": do, "side": action.side.word}
        case _:
            assert_never(action)


def game_action_from_json(data: object) -> GameAction:
    """The action that a JSON object names.

    Raises:
        NotAGameAction: an unknown, missing, additional or wrongly typed field.
    """
    if not isinstance(data, dict):
        raise NotAGameAction(field="action", value=data, why=_no_action(data))
    do = data.get("do")
    if do is None:
        why = "a line has to say what was done (`do`)"
        raise NotAGameAction(field="do", value=None, why=why)
    if not isinstance(do, str) or do not in _FIELDS:
        raise NotAGameAction(field="do", value=do, why=_no_action(do))
    expected = _FIELDS[do]
    for field in data:
        if field != "do" and field not in expected:
            why = f"{_CALLED[do]} says nothing of {told_value(field)}"
            raise NotAGameAction(field=str(field), value=data[field], why=why)
    for field in expected:
        if field not in data:
            raise NotAGameAction(field=field, value=None, why=_says(do, field))
    if do == "opening_roll":
        return OpeningRoll(_whole(do, "white", data["white"]), _whole(do, "black", data["black"]))
    side = _named(do, "side", data["side"], Side)
    if do == "roll":
        return Roll(side, _two(do, "dice", data["dice"]))
    if do == "play":
        moves = data["moves"]
        if not isinstance(moves, list):
            raise _unfit(do, "moves", moves)
        if not isinstance(data["accepted"], bool):
            raise _unfit(do, "accepted", data["accepted"])
        told = tuple(Move(*_two(do, "moves", move)) for move in moves)
        return Play(side, told, data["accepted"])
    if do == "resign":
        return Resign(side, _named(do, "level", data["level"], Level))
    return _OF_A_SIDE[do](side)


def ruleset_to_json(ruleset: Ruleset) -> dict[str, object]:
    """The conditions of a game as a JSON object, every field of `Ruleset` by its name."""
    return {
        "variant": ruleset.variant.value,
        "opening": ruleset.opening.value,
        "block": ruleset.block.value,
        "head_doubles": sorted(ruleset.head_doubles),
        "second_player_extension": ruleset.second_player_extension,
        "last_roll_draw": ruleset.last_roll_draw,
        "cube": ruleset.cube,
        "cube_limit": ruleset.cube_limit,
        "beavers": ruleset.beavers,
        "automatic_doubles": ruleset.automatic_doubles,
        "jacoby": ruleset.jacoby,
        "single_resignation": ruleset.single_resignation,
    }


def ruleset_from_json(data: object) -> Ruleset:
    """The conditions that such an object describes.

    Raises:
        NotARuleset: an unknown, missing or wrongly typed field, or no game can be played so.
    """
    if not isinstance(data, dict):
        raise NotARuleset(field="ruleset", value=data, why="a ruleset is an object")
    for field in data:
        if field not in _RULESET:
            raise NotARuleset(field=str(field), value=data[field], why="there is no such field")
    read: dict[str, Any] = {}
    for field, (fits, why) in _RULESET.items():
        if field not in data:
            raise NotARuleset(field=field, value=None, why="is missing")
        if not fits(data[field]):
            raise NotARuleset(field=field, value=data[field], why=why)
        read[field] = data[field]
    read["variant"] = Variant(read["variant"])
    read["opening"] = OpeningDice(read["opening"])
    read["block"] = BlockTest(read["block"])
    read["head_doubles"] = frozenset(read["head_doubles"])
    return Ruleset(**read)


def _is_whole(value: object) -> bool:
    return type(value) is int


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


def _are_whole(value: object) -> bool:
    return isinstance(value, list) and all(type(each) is int for each in value)


def _one_of(kind: type[Variant | OpeningDice | BlockTest]) -> tuple[Callable[[object], bool], str]:
    names = [each.value for each in kind]
    return lambda value: value in names, f"one of {', '.join(names)}"


_FLAG = (_is_flag, "true or false")
_WHOLE = (_is_whole, "a whole number")

_RULESET: dict[str, tuple[Callable[[object], bool], str]] = {
    "variant": _one_of(Variant),
    "opening": _one_of(OpeningDice),
    "block": _one_of(BlockTest),
    "head_doubles": (_are_whole, "a list of dice"),
    "second_player_extension": _FLAG,
    "last_roll_draw": _FLAG,
    "cube": _FLAG,
    "cube_limit": _WHOLE,
    "beavers": _FLAG,
    "automatic_doubles": _WHOLE,
    "jacoby": _FLAG,
    "single_resignation": _FLAG,
}
"""The fields of a ruleset, and what each of them may be."""


def _no_action(value: object) -> str:
    return f"{told_value(value)} is no action of a game"


def _says(do: str, field: str) -> str:
    return f"{_CALLED[do]} has to say {_TELLS[field][0]}"


def _unfit(do: str, field: str, value: object) -> NotAGameAction:
    why = f"{_says(do, field)}: {_TELLS[field][1]}, and not {told_value(value)}"
    return NotAGameAction(field=field, value=value, why=why)


def _whole(do: str, field: str, value: object) -> int:
    if type(value) is not int:
        raise _unfit(do, field, value)
    return value


def _two(do: str, field: str, value: object) -> tuple[int, int]:
    if isinstance(value, list) and len(value) == 2 and all(type(each) is int for each in value):
        return value[0], value[1]
    raise _unfit(do, field, value)


def _named(do: str, field: str, value: object, kind: type[Kind]) -> Kind:
    named = _NAMED[kind]
    if isinstance(value, str) and value in named:
        found: Kind = named[value]
        return found
    raise _unfit(do, field, value)
