"""Events, sessions, schedules and standings."""

from evendeal.tournament.checks import MissingKey, NotAnEvent, UnknownKey
from evendeal.tournament.demonstration import demonstration
from evendeal.tournament.entry import Entry
from evendeal.tournament.event import Event
from evendeal.tournament.formats import Format, SeatTeams
from evendeal.tournament.read import read_entries, read_event, write_event
from evendeal.tournament.rules import (
    DrawRules,
    OrderKind,
    PlayRules,
    ScoringRules,
    SeatDrawKind,
    Stacks,
)
from evendeal.tournament.schedule import (
    NotASchedule,
    Schedule,
    Seated,
    SessionPlan,
    named,
    schedule,
    setup_of,
)
from evendeal.tournament.stacks import SeatStacks, stacks_before
from evendeal.tournament.standings import TIE_RULE, Standing, TieBreak, standings

__all__ = [
    "TIE_RULE",
    "DrawRules",
    "Entry",
    "Event",
    "Format",
    "MissingKey",
    "NotASchedule",
    "NotAnEvent",
    "OrderKind",
    "PlayRules",
    "Schedule",
    "ScoringRules",
    "SeatDrawKind",
    "SeatStacks",
    "SeatTeams",
    "Seated",
    "SessionPlan",
    "Stacks",
    "Standing",
    "TieBreak",
    "UnknownKey",
    "demonstration",
    "named",
    "read_entries",
    "read_event",
    "schedule",
    "setup_of",
    "stacks_before",
    "standings",
    "write_event",
]
