"""What lines of the log of an event of team matches say, read strictly."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from evendeal.backgammon.lines import GameBody
from evendeal.backgammon.lines_wire import GAME_LINES, game_body_from_json, game_body_to_json
from evendeal.draw import require_beacon
from evendeal.errors import told_value
from evendeal.ids import DealNo, EntryId
from evendeal.lines.fields import (
    COUNT,
    LINE,
    FieldKind,
    NotABody,
    is_name,
    require_fields,
    unfit,
)
from evendeal.tournament.acts import Paused, Resumed, act_from_json, act_to_json
from evendeal.tournament.bodies import DIGITS, HASH, PUBLISH, TEXT_OR_NULL, Published, is_hash
from evendeal.tournament.event_acts import EventAct, event_act_from_json, event_act_to_json
from evendeal.tournament.matches.acts import MatchAct, match_act_from_json, match_act_to_json


@dataclass(frozen=True, slots=True)
class MatchesBegun:
    """A session began: a board's rounds, or the final.

    Attributes:
        beacon: the value of the public randomness; None where the seal names none.
        finalists: the two of the final, the better of the rounds first; None on a board.
        lots: all teams in the order drawn by lot; None where nothing had to be drawn.
    """

    beacon: str | None
    finalists: tuple[EntryId, EntryId] | None = None
    lots: tuple[EntryId, ...] | None = None


@dataclass(frozen=True, slots=True)
class RollsOpened:
    """A roll set was opened, since its game was final in both rooms.

    Attributes:
        rolls: as `str` of the `RollSet` writes it.
        salt, path: 64 hexadecimal digits each.
    """

    rolls: str
    salt: str
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MatchesEnded:
    """A session ended, and its secret was published: 64 hexadecimal digits."""

    secret: str


@dataclass(frozen=True, slots=True)
class TableBound:
    """A table typed wrong dice after other lines, so these are to come again as they were (R50).

    Attributes:
        deal: the roll set of its game.
        stood: how many lines stood in the game then, notes and calls left out.
        lines: those that were sent, in order; the last one is the roll.
    """

    deal: DealNo
    stood: int
    lines: tuple[GameBody, ...]


MatchBody: TypeAlias = (
    Published
    | MatchesBegun
    | RollsOpened
    | MatchesEnded
    | Paused
    | Resumed
    | TableBound
    | MatchAct
    | EventAct
    | GameBody
)

_SHARED = ("pause", "resume")
_NO_BOUND = frozenset(
    {"publish", "begin", "open", "end", "bound", "line_up", "begin_round", "sheets_given"}
)

LONGEST_SET = 10_000
"""Characters of an opened roll set."""

MOST_BOUND = 1_000
"""Lines to which a table can be bound; a message of a device has fewer."""

DEEPEST_PATH = 40
"""Neighbours from a leaf to the root."""


def match_body_to_json(body: MatchBody) -> dict[str, Any]:
    """The body as JSON; `do` names it."""
    match body:
        case Published():
            said = {"event": body.event, "seal": body.seal, "rehearsal": body.rehearsal}
            return {"do": "publish", **said}
        case MatchesBegun():
            two = None if body.finalists is None else list(body.finalists)
            lots = None if body.lots is None else list(body.lots)
            return {"do": "begin", "beacon": body.beacon, "finalists": two, "lots": lots}
        case RollsOpened():
            return {"do": "open", "rolls": body.rolls, "salt": body.salt, "path": list(body.path)}
        case MatchesEnded():
            return {"do": "end", "secret": body.secret}
        case TableBound():
            said_then = [match_body_to_json(line) for line in body.lines]
            return {"do": "bound", "deal": body.deal, "stood": body.stood, "lines": said_then}
        case Paused() | Resumed():
            return act_to_json(body)
        case _:
            if isinstance(body, MatchAct):
                return match_act_to_json(body)
            if isinstance(body, EventAct):
                return event_act_to_json(body)
            return game_body_to_json(body)


def match_body_from_json(data: Mapping[str, Any]) -> MatchBody:
    """The body that a line's JSON names.

    Raises:
        NotABody: a field is missing, unknown or of another type.
        NotAGameAction: an action of a game is.
        NotABeacon: the public randomness is not in its one form.
    """
    do = data.get("do")
    if isinstance(do, str) and do in GAME_LINES:
        return game_body_from_json(data)
    kinds = _OWN.get(do) if isinstance(do, str) else None
    if kinds is not None:
        require_fields(data, kinds)
        return _own(data)
    if do in _SHARED:
        act = act_from_json(data)
        assert isinstance(act, Paused | Resumed)
        return act
    return match_act_from_json(data) or event_act_from_json(data) or game_body_from_json(data)


def _own(data: Mapping[str, Any]) -> MatchBody:
    """The body of a line of whose fields each holds what it may."""
    match data["do"]:
        case "publish":
            return Published(data["event"], data["seal"], data["rehearsal"])
        case "begin":
            beacon = data["beacon"]
            if beacon is not None:
                require_beacon(beacon)
            return MatchesBegun(beacon, _finalists(data["finalists"]), _teams("lots", data["lots"]))
        case "open":
            return RollsOpened(data["rolls"], data["salt"], tuple(data["path"]))
        case "end":
            return MatchesEnded(data["secret"])
        case _:
            lines = tuple(map(_bound_line, data["lines"]))
            return TableBound(DealNo(data["deal"]), data["stood"], lines)


def _bound_line(data: object) -> GameBody:
    if isinstance(data, Mapping) and str(data.get("do")) not in _NO_BOUND:
        body = match_body_from_json(data)
        if isinstance(body, GameBody):
            return body
    raise NotABody(do="bound", why=f"{told_value(data)} among its lines is no line of a game")


def _finalists(value: list[str] | None) -> tuple[EntryId, EntryId] | None:
    teams = _teams("finalists", value)
    if teams is None:
        return None
    if len(teams) != 2:
        raise unfit("begin", "finalists", value, f"two teams, not {len(teams)}")
    return teams[0], teams[1]


def _teams(field: str, value: list[str] | None) -> tuple[EntryId, ...] | None:
    if value is None:
        return None
    if len(set(value)) < len(value):
        raise unfit("begin", field, value, "different teams: one stands there twice")
    return tuple(map(EntryId, value))


def _are_teams(value: object) -> bool:
    return value is None or (isinstance(value, list) and all(map(is_name, value)))


def _is_set(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_SET


def _is_path(value: object) -> bool:
    return isinstance(value, list) and len(value) <= DEEPEST_PATH and all(map(is_hash, value))


def _is_bound(value: object) -> bool:
    return isinstance(value, list) and 0 < len(value) <= MOST_BOUND


_TEAMS = FieldKind(_are_teams, "a list of teams, or null")

_OWN: dict[str, dict[str, FieldKind]] = {
    "publish": PUBLISH,
    "begin": {"beacon": TEXT_OR_NULL, "finalists": _TEAMS, "lots": _TEAMS},
    "open": {
        "rolls": FieldKind(_is_set, f"text of at most {LONGEST_SET} characters"),
        "salt": HASH,
        "path": FieldKind(_is_path, f"a list of at most {DEEPEST_PATH} texts of {DIGITS}"),
    },
    "end": {"secret": HASH},
    "bound": {
        "deal": COUNT,
        "stood": LINE,
        "lines": FieldKind(_is_bound, f"a list of 1 to {MOST_BOUND} lines"),
    },
}
"""The fields of the lines that are read here, and what each of them may hold."""
