"""The comments at the head of a match file, `; [Name "value"]`, and the conditions they state.

`Variation`, `Jacoby`, `Beaver` and `CubeLimit` are those of eXtreme Gammon (a cube limit of 1 is
a game without a cube), and so is `Crawford`, which stands with the comments of the match. Every
other condition is a comment of ours, `Rule ...`.
"""

from dataclasses import replace
from enum import Enum

from evendeal.backgammon import (
    BACKGAMMON,
    LONG_GAMMON,
    BlockTest,
    NotARuleset,
    OpeningDice,
    Ruleset,
)
from evendeal.notation.mat_refusals import VariationNotRead
from evendeal.notation.refusals import LineWrong, quoted

LONG = "long-gammon"
SWITCHES = {"on": True, "off": False}
ENDLESS = 1 << 15
"""The cube's limit where a file states none: the largest that a match id has room for."""

OF_BOTH = ("single_resignation", "opening", "automatic_doubles")
OF_LONG = (*OF_BOTH, "block", "head_doubles", "second_player_extension", "last_roll_draw")
CHOICES: dict[str, type[Enum]] = {"opening": OpeningDice, "block": BlockTest}


class Headers:
    """The comments of a file with the lines they stand on; taken out as they are understood."""

    __slots__ = ("at", "values", "where")

    def __init__(self, where: str) -> None:
        self.where = where
        self.values: dict[str, str] = {}
        self.at: dict[str, int] = {}

    def put(self, name: str, value: str, line: int) -> None:
        """Keeps one; the first of a name counts."""
        if name not in self.values:
            self.values[name] = value
            self.at[name] = line

    def take(self, name: str) -> str | None:
        """The value of the name, which is then no longer among the others."""
        return self.values.pop(name, None)

    def numbers(self, name: str) -> frozenset[int]:
        """The numbers of the games that have a comment of this name."""
        ends = (each.removeprefix(f"{name} ") for each in self.values if each.startswith(name))
        return frozenset(int(end) for end in ends if end.isascii() and end.isdigit())

    def wrong(self, name: str, value: str, expected: str) -> LineWrong:
        """The refusal of a value."""
        reason = f"{name} {quoted(value)} is not {expected}"
        return LineWrong(where=self.where, line=self.at[name], reason=reason)

    def switch(self, name: str) -> bool | None:
        """The value of a switch, None if the file does not set it."""
        value = self.take(name)
        if value is None:
            return None
        if value.lower() not in SWITCHES:
            raise self.wrong(name, value, "On or Off")
        return SWITCHES[value.lower()]


def rules_of_headers(
    headers: Headers, length: int, *, is_long: bool
) -> tuple[Ruleset, bool | None]:
    """The conditions, and Jacoby's rule as stated, None if it is not; in a match it does not count.

    What a file does not state is taken as widely as the rules go, so that files of others,
    which seldom state anything, can be read.

    Raises:
        NotReadable: it is the other game, or a condition cannot be understood.
    """
    _check_variation(headers, is_long=is_long)
    jacoby = headers.switch("Jacoby")
    beavers = headers.switch("Beaver")
    changes: dict[str, object] = {
        # A rule of sessions; eXtreme Gammon states it in files of matches as well.
        "jacoby": bool(jacoby) and not length,
        "beavers": not length if beavers is None else beavers,
        "cube_limit": ENDLESS,
        "single_resignation": True,
    }
    limit = headers.take("CubeLimit")
    if limit is not None:
        if not (limit.isascii() and limit.isdigit() and len(limit) <= 9):
            raise headers.wrong("CubeLimit", limit, "a power of two")
        changes["cube_limit"] = int(limit)
        if int(limit) == 1:
            changes |= {"cube": False, "cube_limit": 64}
    for field in OF_LONG if is_long else OF_BOTH:
        name = f"Rule {field}"
        value = headers.take(name)
        if value is not None:
            changes[field] = _condition(headers, name, field, value)
    try:
        ruleset = replace(LONG_GAMMON if is_long else BACKGAMMON, **changes)  # type: ignore[arg-type]
    except NotARuleset as refusal:
        named = "CubeLimit" if refusal.field == "cube_limit" else f"Rule {refusal.field}"
        line = headers.at.get(named, 1)
        raise LineWrong(where=headers.where, line=line, reason=str(refusal)) from None
    return ruleset, jacoby


def _check_variation(headers: Headers, *, is_long: bool) -> None:
    variant = headers.take("Variant")
    if is_long:
        if (variant or "").lower() != LONG:
            raise VariationNotRead(
                where=headers.where,
                line=headers.at.get("Variant", 1),
                variation=variant or "",
                expected=f'it begins with the comment ; [Variant "{LONG}"]',
            )
        return
    variation = headers.take("Variation")
    named = variant or variation or "Backgammon"
    if named.lower() != "backgammon":
        raise VariationNotRead(
            where=headers.where,
            line=headers.at["Variant" if variant else "Variation"],
            variation=named,
            expected="it is backgammon from the usual start",
        )


def _condition(headers: Headers, name: str, field: str, value: str) -> object:
    if field in CHOICES:
        known = {choice.value: choice for choice in CHOICES[field]}
        if value not in known:
            raise headers.wrong(name, value, f"one of {', '.join(known)}")
        return known[value]
    if field == "automatic_doubles":
        if not (value.isascii() and value.isdigit() and len(value) <= 2):
            raise headers.wrong(name, value, "a number")
        return int(value)
    if field == "head_doubles":
        if not set(value) <= set("123456 "):
            raise headers.wrong(name, value, "dice")
        return frozenset(map(int, value.replace(" ", "")))
    if value.lower() not in SWITCHES:
        raise headers.wrong(name, value, "On or Off")
    return SWITCHES[value.lower()]


def rules_written(ruleset: Ruleset) -> dict[str, str]:
    """The conditions as comments, by name."""
    headers = {"Variant": LONG} if ruleset.is_long else {"Variation": "Backgammon"}
    headers["Jacoby"] = _written(ruleset.jacoby)
    headers["Beaver"] = _written(ruleset.beavers)
    headers["CubeLimit"] = str(ruleset.cube_limit if ruleset.cube else 1)
    fields = OF_LONG if ruleset.is_long else OF_BOTH
    usual = Ruleset()
    for field in fields:
        value = getattr(ruleset, field)
        if field == "single_resignation" or value != getattr(usual, field):
            headers[f"Rule {field}"] = _written(value)
    return headers


def _written(value: object) -> str:
    match value:
        case bool():
            return "On" if value else "Off"
        case Enum():
            return str(value.value)
        case frozenset():
            return " ".join(map(str, sorted(value)))
        case _:
            return str(value)
