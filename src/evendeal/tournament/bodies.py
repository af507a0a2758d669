"""What lines of a log say: the events of an event, read strictly."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from evendeal.draw import require_beacon
from evendeal.ids import EntryId
from evendeal.lines.fields import FieldKind, require_fields, unfit
from evendeal.poker.lines import HandLine
from evendeal.poker.lines_wire import (
    HAND_LINES,
    hand_line_from_json,
    hand_line_from_log,
)
from evendeal.tournament.acts import OfficeAct, act_from_json, act_to_json
from evendeal.tournament.event_acts import EventAct, event_act_from_json, event_act_to_json
from evendeal.tournament.rulings import Ruled, Withdrawn, ruling_from_json, ruling_to_json


@dataclass(frozen=True, slots=True)
class Published:
    """The event was sealed and made public.

    Attributes:
        event: the text of `event.toml`.
        seal: SHA-256 of the file `seal.json`, hexadecimal.
        rehearsal: rehearsal players play it, and it counts for nothing.
    """

    event: str
    seal: str
    rehearsal: bool


@dataclass(frozen=True, slots=True)
class Begun:
    """A session began: who sits where is known, and the public randomness is mixed in.

    Attributes:
        beacon: its value; None where the seal names none.
        seats: entry and player by table and occupied seat.
    """

    beacon: str | None
    seats: tuple[tuple[tuple[EntryId, str], ...], ...]


@dataclass(frozen=True, slots=True)
class OpenedLine:
    """A deal was opened, since its last table had played it."""

    deck: str
    salt: str
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """A session ended, and its secrets were published."""

    secret: str
    reserve: str | None


Body: TypeAlias = (
    Published | Begun | OpenedLine | Ended | Ruled | Withdrawn | OfficeAct | EventAct | HandLine
)


def body_to_json(body: Body) -> dict[str, Any]:
    """The body as JSON; `do` names it."""
    match body:
        case Published():
            return {
                "do": "publish",
                "event": body.event,
                "seal": body.seal,
                "rehearsal": body.rehearsal,
            }
        case Begun():
            seats = [[list(sat) for sat in table] for table in body.seats]
            return {"do": "begin", "beacon": body.beacon, "seats": seats}
        case OpenedLine():
            return {"do": "open", "deck": body.deck, "salt": body.salt, "path": list(body.path)}
        case Ended():
            return {"do": "end", "secret": body.secret, "reserve": body.reserve}
        case Ruled() | Withdrawn():
            return ruling_to_json(body)
        case _:
            if isinstance(body, OfficeAct):
                return act_to_json(body)
            if isinstance(body, EventAct):
                return event_act_to_json(body)
            return HAND_LINES.write(body)


def body_from_json(data: Mapping[str, Any]) -> Body:
    """The body that a line's JSON names.

    Raises:
        NotABody: a field is missing, unknown or of another type.
        NotAnAction: an action of a hand is.
        NotABeacon: the public randomness is not in its one form.
    """
    do = data.get("do")
    kinds = _OWN.get(do) if isinstance(do, str) else None
    if kinds is not None:
        require_fields(data, kinds)
        return _own(data)
    return (
        ruling_from_json(data)
        or act_from_json(data)
        or event_act_from_json(data)
        or hand_line_from_json(data)
    )


def body_from_log(data: Mapping[str, Any]) -> Body:
    """The body of a line that stands in a log, which means what it always meant.

    Such a line may say `true` for the number 1.

    Raises:
        Refused: see `body_from_json`.
    """
    do = data.get("do")
    if isinstance(do, str) and do in HAND_LINES:
        return hand_line_from_log(data)
    if do == "rule" and isinstance(data.get("deal"), bool):
        data = {**data, "deal": int(data["deal"])}
    return body_from_json(data)


def _own(data: Mapping[str, Any]) -> Body:
    """The body of a line of whose fields each holds what it may."""
    match data["do"]:
        case "publish":
            return Published(data["event"], data["seal"], data["rehearsal"])
        case "begin":
            if data["beacon"] is not None:
                require_beacon(data["beacon"])
            return Begun(data["beacon"], _seats(data["seats"]))
        case "open":
            return OpenedLine(data["deck"], data["salt"], tuple(data["path"]))
        case _:
            return Ended(data["secret"], data["reserve"])


def is_hash(value: object) -> bool:
    """Whether this is 64 hexadecimal digits."""
    return isinstance(value, str) and _DIGITS.fullmatch(value) is not None


_DIGITS = re.compile(r"[0-9a-f]{64}")

DIGITS = "64 digits 0-9 a-f"
HASH = FieldKind(is_hash, DIGITS)
TEXT_OR_NULL = FieldKind(lambda value: isinstance(value, str | None), "text, or null")
_TEXT = FieldKind(lambda value: isinstance(value, str), "text")
_FLAG = FieldKind(lambda value: isinstance(value, bool), "true or false")
_NUMBER = FieldKind(lambda value: isinstance(value, int), "a whole number")

PUBLISH = {"event": _TEXT, "seal": _TEXT, "rehearsal": _FLAG}
_OWN: dict[str, dict[str, FieldKind]] = {
    "publish": PUBLISH,
    "begin": {
        "beacon": TEXT_OR_NULL,
        "seats": FieldKind(lambda value: isinstance(value, list), "a list of tables"),
    },
    "open": {
        "deck": _TEXT,
        "salt": HASH,
        "path": FieldKind(
            lambda value: isinstance(value, list) and all(map(is_hash, value)),
            f"a list of texts of {DIGITS}",
        ),
    },
    "end": {
        "secret": HASH,
        "reserve": FieldKind(lambda value: value is None or is_hash(value), f"{DIGITS}, or null"),
    },
}
"""The fields of the lines that are read here, and what each of them may hold."""


def _seats(tables: Sequence[Any]) -> tuple[tuple[tuple[EntryId, str], ...], ...]:
    read = []
    for table in tables:
        row = []
        for sat in table if isinstance(table, list) else [table]:
            match sat:
                case [str(entry), str(player)]:
                    row.append((EntryId(entry), player))
                case _:
                    raise unfit("begin", "a seat", sat, "a list of an entry and a player")
        read.append(tuple(row))
    return tuple(read)
