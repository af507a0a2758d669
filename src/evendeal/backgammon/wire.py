"""Actions and conditions of a game as JSON, for logs, recorders and browsers; read strictly."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

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
from evendeal.backgammon.ruleset import (
    BlockTest,
    NotARuleset,
    OpeningDice,
    Ruleset,
    Variant,
)
from evendeal.errors import Refused, value_in_words
from evendeal.lines.fields import Faults, Lines, are_whole, is_whole
from evendeal.reason import Reason


class NotAGameAction(Refused):
    """JSON that is no action of a game; `why` is the whole sentence."""

    def __init__(self, *, field: str, value: object, why: str) -> None:
        super().__init__(why)
        self.field = field
        self.value = value
        self.why = why


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
    "side": "whose it is",
    "white": "White's die",
    "black": "Black's die",
    "dice": "its dice",
    "moves": "its moves",
    "accepted": "whether it stands though it is illegal",
    "level": "how much is given up",
}
"""What an action says in each of its fields, in words."""


class _ActionFaults(Faults):
    """An action is refused by one of its fields, in a sentence about it."""

    def missing(self, do: str, name: str, names: Sequence[str]) -> Refused:
        return NotAGameAction(field=name, value=None, why=_says(do, name))

    def unknown(self, do: str, name: str, value: object, names: Sequence[str]) -> Refused:
        why = f"{_CALLED[do]} says nothing of {value_in_words(name)}"
        return NotAGameAction(field=str(name), value=value, why=why)

    def unfit(self, do: str, name: str, value: object, may: str) -> Refused:
        why = f"{_says(do, name)}: {may}, and not {value_in_words(value)}"
        return NotAGameAction(field=name, value=value, why=why)


ACTIONS: Lines[GameAction] = Lines(
    {
        "opening_roll": OpeningRoll,
        "roll": Roll,
        "play": Play,
        "double": Double,
        "take": Take,
        "pass": Pass,
        "beaver": Beaver,
        "resign": Resign,
        "accept_resignation": AcceptResignation,
        "decline_resignation": DeclineResignation,
    },
    _ActionFaults(),
)
"""Every action, by what `do` says of it."""


def game_action_to_json(action: GameAction) -> dict[str, Any]:
    """The action as a JSON object, `do` naming it."""
    return ACTIONS.write(action)


def no_action(data: object) -> NotAGameAction:
    """The refusal of JSON that names no action."""
    if not isinstance(data, dict):
        return NotAGameAction(field="action", value=data, why=_no_action(data))
    do = data.get("do")
    why = "a line has to say what was done (`do`)" if do is None else _no_action(do)
    return NotAGameAction(field="do", value=do, why=why)


game_action_from_json = partial(ACTIONS.one, none=no_action)
"""The action that a JSON object names.

Raises:
    NotAGameAction: an unknown, missing, additional or wrongly typed field.
"""


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
        raise NotARuleset(
            field="ruleset", value=data, why=Reason("object-of-rules", "a ruleset is an object")
        )
    for field in data:
        if field not in _RULESET:
            raise NotARuleset(
                field=str(field),
                value=data[field],
                why=Reason("no-such-field", "there is no such field"),
            )
    read: dict[str, Any] = {}
    for field, (fits, why) in _RULESET.items():
        if field not in data:
            raise NotARuleset(field=field, value=None, why=Reason("missing", "is missing"))
        if not fits(data[field]):
            raise NotARuleset(field=field, value=data[field], why=why)
        read[field] = data[field]
    read["variant"] = Variant(read["variant"])
    read["opening"] = OpeningDice(read["opening"])
    read["block"] = BlockTest(read["block"])
    read["head_doubles"] = frozenset(read["head_doubles"])
    return Ruleset(**read)


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


def _one_of(
    kind: type[Variant | OpeningDice | BlockTest],
) -> tuple[Callable[[object], bool], Reason]:
    names = [each.value for each in kind]
    why = Reason("a-word-of", "one of {words}", words=", ".join(names))
    return lambda value: value in names, why


_FLAG = (_is_flag, Reason("a-switch", "true or false"))
_WHOLE = (is_whole, Reason("a-whole-number", "a whole number"))

_RULESET: dict[str, tuple[Callable[[object], bool], Reason]] = {
    "variant": _one_of(Variant),
    "opening": _one_of(OpeningDice),
    "block": _one_of(BlockTest),
    "head_doubles": (are_whole, Reason("a-list-of-dice", "a list of dice")),
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
    return f"{value_in_words(value)} is no action of a game"


def _says(do: str, field: str) -> str:
    return f"{_CALLED[do]} has to say {_TELLS[field]}"
