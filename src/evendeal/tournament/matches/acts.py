"""What the director does about the matches of an event, beside their games: read strictly."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, TypeAlias

from evendeal.ids import EntryId
from evendeal.lines.acts import read_act
from evendeal.lines.fields import (
    COUNT,
    NAME,
    TEXT,
    FieldKind,
    is_name,
    unfit,
)


@dataclass(frozen=True, slots=True)
class LinedUpFor:
    """Who of a team plays a match from now on, in the open room and in the closed (R49)."""

    match: int
    team: EntryId
    players: tuple[str, str]
    reason: str


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """The director begins a round, the next after the last one that has begun (R51)."""

    round: int


@dataclass(frozen=True, slots=True)
class SheetsGiven:
    """So many roll sheets of a session were printed: who has one knows rolls to come."""

    sheets: int


MatchAct: TypeAlias = LinedUpFor | RoundBegun | SheetsGiven

_ACTS: dict[str, type[MatchAct]] = {
    "line_up": LinedUpFor,
    "begin_round": RoundBegun,
    "sheets_given": SheetsGiven,
}
_NAMES = {act: do for do, act in _ACTS.items()}


def match_act_to_json(act: MatchAct) -> dict[str, Any]:
    """The act as JSON; `do` names it."""
    values = {field.name: getattr(act, field.name) for field in fields(act)}
    return {
        "do": _NAMES[type(act)],
        **{name: list(each) if isinstance(each, tuple) else each for name, each in values.items()},
    }


def match_act_from_json(data: Mapping[str, Any]) -> MatchAct | None:
    """The act that a line's JSON names; None if it names something else.

    Raises:
        NotABody: a field is missing, unknown or of another type, or the result cannot be.
    """
    act = read_act(data, _ACTS, _FIELDS)
    if isinstance(act, LinedUpFor) and not act.reason.strip():
        raise unfit(data["do"], "reason", act.reason, "text that says why")
    return act


def _are_two(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(is_name, value))


_FIELDS: dict[str, FieldKind] = {
    "reason": TEXT,
    "match": COUNT,
    "round": COUNT,
    "sheets": COUNT,
    "team": NAME._replace(make=EntryId),
    "players": FieldKind(_are_two, "a list of two names", tuple),
}
