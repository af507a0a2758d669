"""What lines of a log say: the events of an event, read strictly."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from evendeal.draw import require_beacon
from evendeal.ids import EntryId
from evendeal.poker import Action, Chips
from evendeal.poker.wire import action_from_json, action_to_json
from evendeal.tournament.acts import (
    NotABody,
    OfficeAct,
    TableAct,
    act_from_json,
    act_to_json,
)
from evendeal.tournament.exact import chips_from_json, chips_to_json
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
class Accepted:
    """The table agreed on the result of a hand; what it says must be what the log makes."""

    chips: tuple[Chips, ...]
    house: Chips


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


@dataclass(frozen=True, slots=True)
class Undo:
    """The line `of` of this hand counts no more."""

    of: int


@dataclass(frozen=True, slots=True)
class Correction:
    """The line `of` of this hand should have said this; `reason` says why it is changed."""

    of: int
    action: Action
    reason: str = ""


Body: TypeAlias = (
    Published
    | Begun
    | Accepted
    | OpenedLine
    | Ended
    | Undo
    | Correction
    | Ruled
    | Withdrawn
    | TableAct
    | OfficeAct
    | Action
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
        case Accepted():
            chips = [chips_to_json(chips) for chips in body.chips]
            return {"do": "accept", "chips": chips, "house": chips_to_json(body.house)}
        case OpenedLine():
            return {"do": "open", "deck": body.deck, "salt": body.salt, "path": list(body.path)}
        case Ended():
            return {"do": "end", "secret": body.secret, "reserve": body.reserve}
        case Undo():
            return {"do": "undo", "of": body.of}
        case Correction():
            told = {"of": body.of, "action": action_to_json(body.action), "reason": body.reason}
            return {"do": "correct", **told}
        case Ruled() | Withdrawn():
            return ruling_to_json(body)
        case _:
            if isinstance(body, TableAct | OfficeAct):
                return act_to_json(body)
            return action_to_json(body)


def body_from_json(data: Mapping[str, Any]) -> Body:
    """The body that a line's JSON names.

    Raises:
        NotABody: a field is missing, unknown or of another type.
        NotAnAction: an action of a hand is.
        NotABeacon: the public randomness is not in its one form.
    """
    match data:
        case {"do": "publish", "event": str(event), "seal": str(seal), "rehearsal": bool(test)}:
            return _exact(data, 4, Published(event, seal, test))
        case {"do": "begin", "beacon": str() | None as beacon, "seats": list(seats)}:
            if beacon is not None:
                require_beacon(beacon)
            return _exact(data, 3, Begun(beacon, _seats(seats)))
        case {"do": "accept", "chips": list(chips), "house": house}:
            scores = tuple(chips_from_json(each) for each in chips)
            return _exact(data, 3, Accepted(scores, chips_from_json(house)))
        case {"do": "open", "deck": str(deck), "salt": str(salt), "path": list(path)}:
            steps = tuple(_digits("open", step) for step in path)
            return _exact(data, 4, OpenedLine(deck, _digits("open", salt), steps))
        case {"do": "end", "secret": str(secret), "reserve": str() | None as reserve}:
            kept = None if reserve is None else _digits("end", reserve)
            return _exact(data, 3, Ended(_digits("end", secret), kept))
        case {"do": "undo", "of": int(of)}:
            return _exact(data, 2, Undo(of))
        case {"do": "correct", "of": int(of), "action": action, "reason": str(reason)}:
            return _exact(data, 4, Correction(of, action_from_json(action), reason))
        case {"do": "publish" | "begin" | "accept" | "open" | "end" | "undo" | "correct" as do}:
            raise NotABody(do=do, why="a field is missing or of another type")
        case {"do": "rule" | "withdraw"}:
            ruling = ruling_from_json(data)
            assert ruling is not None
            return ruling
        case _:
            return act_from_json(data) or action_from_json(data)


def _exact(data: Mapping[str, Any], fields: int, body: Body) -> Body:
    if len(data) != fields:
        raise NotABody(do=data["do"], why=f"it has {len(data)} fields, not {fields}")
    return body


_DIGITS = re.compile(r"[0-9a-f]{64}")


def _digits(do: str, text: object) -> str:
    if not isinstance(text, str) or not _DIGITS.fullmatch(text):
        raise NotABody(do=do, why=f"{str(text)[:80]!r} is not 64 digits 0-9 a-f")
    return text


def _seats(tables: Sequence[Any]) -> tuple[tuple[tuple[EntryId, str], ...], ...]:
    read = []
    for table in tables:
        row = []
        for sat in table if isinstance(table, list) else [table]:
            match sat:
                case [str(entry), str(player)]:
                    row.append((EntryId(entry), player))
                case _:
                    raise NotABody(do="begin", why=f"{sat!r} is not an entry and a player")
        read.append(tuple(row))
    return tuple(read)
