"""What directors do about who plays a session of individuals: lines of the log, read strictly."""

from dataclasses import dataclass
from typing import TypeAlias

from evendeal.lines.fields import Lines
from evendeal.tournament.body_fields import Entry, Name, Reason
from evendeal.tournament.duplicate.bodies import BODIES, Body


@dataclass(frozen=True, slots=True)
class EnteredLate:
    """Somebody who is not in the seal plays from the first session on."""

    entry: Entry
    player: Name
    reason: Reason


@dataclass(frozen=True, slots=True)
class StaysAway:
    """Somebody who is on the list of the session does not play it, and leaves the event."""

    entry: Entry
    reason: Reason


@dataclass(frozen=True, slots=True)
class Advanced:
    """Somebody who is not on the list of the session plays it all the same."""

    entry: Entry
    reason: Reason


ListAct: TypeAlias = EnteredLate | StaysAway | Advanced

LIST_LINES: Lines[ListAct] = Lines(
    {"enter_late": EnteredLate, "absent": StaysAway, "advance": Advanced}
)

LadderBody: TypeAlias = Body | ListAct

LADDER_BODIES: Lines[LadderBody] = BODIES | LIST_LINES
"""Everything that a line of an event of individuals can say."""
