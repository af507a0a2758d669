"""Lines about an event of any kind as a whole: published, and what the director does about it.

A name spelled right, the event withdrawn, a rehearsal put away, results of other tables shown at
the tables. They stand at session, table and deal 0, and mean the same in every kind of event.
"""

from dataclasses import dataclass
from operator import attrgetter
from typing import Annotated, Literal, TypeAlias, get_args

from evendeal.lines.fields import FLAG, Lines, one_of
from evendeal.tournament.body_fields import EntryOrNone, Name, Reason, Text
from evendeal.tournament.hall import TableResults

Called: TypeAlias = Literal["event", "team", "player"]
"""Whose name is spelled right."""

CALLED: tuple[Called, ...] = get_args(Called)

_RESULTS = one_of([each.value for each in TableResults])._replace(
    make=TableResults, write=attrgetter("value")
)


@dataclass(frozen=True, slots=True)
class Published:
    """The event was sealed and made public.

    Attributes:
        event: the text of `event.toml`.
        seal: SHA-256 of the file `seal.json`, hexadecimal.
        rehearsal: rehearsal players play it, and it counts for nothing.
    """

    event: Text
    seal: Text
    rehearsal: Annotated[bool, FLAG]


@dataclass(frozen=True, slots=True)
class NameCorrected:
    """A name was spelled wrong; who it is stays the same (R59).

    Attributes:
        entry: the team, or that of the player; None for the name of the event.
        was: the name as it has been up to here.
    """

    what: Annotated[Called, one_of(CALLED)]
    entry: EntryOrNone
    was: Name
    name: Name
    reason: Reason


@dataclass(frozen=True, slots=True)
class EventWithdrawn:
    """The event is not played, or not played on (R60)."""

    reason: Reason


@dataclass(frozen=True, slots=True)
class WithdrawalTakenBack:
    """The event goes on where it stood when it was withdrawn (R60)."""

    reason: Reason


@dataclass(frozen=True, slots=True)
class PutAway:
    """Nobody sees a rehearsal any more (R61)."""


@dataclass(frozen=True, slots=True)
class BroughtOut:
    """A rehearsal that was put away is seen again (R61)."""


@dataclass(frozen=True, slots=True)
class ResultsSwitched:
    """From here on the screens at the tables show results of other tables, or do not.

    Attributes:
        results: what they show, whatever the event's file says of it.
    """

    results: Annotated[TableResults, _RESULTS]


EventAct: TypeAlias = (
    NameCorrected | EventWithdrawn | WithdrawalTakenBack | PutAway | BroughtOut | ResultsSwitched
)

EVENT_ACTS: Lines[EventAct] = Lines(
    {
        "correct_name": NameCorrected,
        "withdraw_event": EventWithdrawn,
        "take_back_withdrawal": WithdrawalTakenBack,
        "put_away": PutAway,
        "bring_out": BroughtOut,
        "switch_results": ResultsSwitched,
    }
)

OF_EVENT = frozenset(EVENT_ACTS)
"""What `do` says in these lines."""

EVENT_LINES: Lines[Published | EventAct] = EVENT_ACTS | Lines({"publish": Published})
"""The lines that every kind of event has."""
