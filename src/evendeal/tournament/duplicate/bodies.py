"""What lines of the log of an event of hands say, read strictly."""

from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, TypeAlias

from evendeal.ids import EntryId
from evendeal.lines.fields import FieldKind, Lines, unfit
from evendeal.poker.lines import HandLine
from evendeal.poker.lines_wire import HAND_LINES
from evendeal.poker.wire import no_action
from evendeal.tournament.body_fields import Beacon, Hash, HashOrNone, Path, Text
from evendeal.tournament.duplicate.acts import OFFICE_LINES, OfficeAct
from evendeal.tournament.duplicate.rulings import RULING_LINES, Ruled, Withdrawn
from evendeal.tournament.event_acts import EVENT_LINES, EventAct, Published

__all__ = [
    "BODIES",
    "Begun",
    "Body",
    "Ended",
    "OpenedLine",
    "Published",
    "body_from_json",
    "body_to_json",
]

Seats: TypeAlias = tuple[tuple[tuple[EntryId, str], ...], ...]
"""Entry and player by table and occupied seat."""


def _seats(tables: list[Any]) -> Seats:
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


_SEATS = FieldKind(
    lambda value: isinstance(value, list),
    "a list of tables",
    _seats,
    lambda seats: [[list(sat) for sat in table] for table in seats],
)


@dataclass(frozen=True, slots=True)
class Begun:
    """A session began: who sits where is known, and the public randomness is mixed in."""

    beacon: Beacon
    seats: Annotated[Seats, _SEATS]


@dataclass(frozen=True, slots=True)
class OpenedLine:
    """A deal was opened, since its last table had played it."""

    deck: Text
    salt: Hash
    path: Path


@dataclass(frozen=True, slots=True)
class Ended:
    """A session ended, and its secrets were published."""

    secret: Hash
    reserve: HashOrNone


SessionLine: TypeAlias = Begun | OpenedLine | Ended

Body: TypeAlias = SessionLine | Published | Ruled | Withdrawn | OfficeAct | EventAct | HandLine

_SESSION_LINES: Lines[SessionLine] = Lines({"begin": Begun, "open": OpenedLine, "end": Ended})

BODIES: Lines[Body] = HAND_LINES | EVENT_LINES | _SESSION_LINES | OFFICE_LINES | RULING_LINES
"""Everything that a line of such an event can say."""


body_to_json = BODIES.write
"""The body as JSON; `do` names it."""

body_from_json = partial(BODIES.one, none=no_action)
"""The body that a line's JSON names.

Raises:
    NotABody: a field is missing, unknown or of another type.
    NotAnAction: an action of a hand is.
    NotABeacon: the public randomness is not in its one form.
"""
