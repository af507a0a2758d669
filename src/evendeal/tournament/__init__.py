"""Events, sessions, schedules and standings."""

from importlib import import_module
from typing import TYPE_CHECKING

from evendeal.tournament.checks import MissingKey, NotAnEvent, UnknownKey
from evendeal.tournament.entry import Entry
from evendeal.tournament.lists import read_entries
from evendeal.tournament.seat_teams.demonstration import demonstration
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.event_read import read_event, write_event
from evendeal.tournament.seat_teams.rules import (
    DrawRules,
    OrderKind,
    PlayRules,
    ScoringRules,
    SeatDrawKind,
    Stacks,
)
from evendeal.tournament.seat_teams.schedule import (
    NotASchedule,
    Schedule,
    Seated,
    SessionPlan,
    named,
    schedule,
    setup_of,
)
from evendeal.tournament.seat_teams.stacks import SeatStacks, stacks_before
from evendeal.tournament.seat_teams.standings import TIE_RULE, Standing, TieBreak, standings

if TYPE_CHECKING:
    from evendeal.tournament.room_match.event import (
        FinalRules,
        MatchEvent,
        Qualifying,
        RollsKind,
        TeamBoard,
    )
    from evendeal.tournament.room_match.event_read import read_match_event
    from evendeal.tournament.room_match.event_write import write_match_event
    from evendeal.tournament.room_match.final import (
        FinalDecision,
        FinalistsLevel,
        FinalPlace,
        final_places,
        finalists,
    )
    from evendeal.tournament.room_match.format import (
        MatchRoomsDiffer,
        MatchRound,
        NotAsPlanned,
        PlannedMatch,
        RoomMatch,
        ScoredMatch,
    )

__all__ = [
    "TIE_RULE",
    "DrawRules",
    "Entry",
    "Event",
    "FinalDecision",
    "FinalPlace",
    "FinalRules",
    "FinalistsLevel",
    "MatchEvent",
    "MatchRoomsDiffer",
    "MatchRound",
    "MissingKey",
    "NotASchedule",
    "NotAnEvent",
    "NotAsPlanned",
    "OrderKind",
    "PlannedMatch",
    "PlayRules",
    "Qualifying",
    "RollsKind",
    "RoomMatch",
    "Schedule",
    "ScoredMatch",
    "ScoringRules",
    "SeatDrawKind",
    "SeatStacks",
    "Seated",
    "SessionPlan",
    "Stacks",
    "Standing",
    "TeamBoard",
    "TieBreak",
    "UnknownKey",
    "demonstration",
    "final_places",
    "finalists",
    "named",
    "read_entries",
    "read_event",
    "read_match_event",
    "schedule",
    "setup_of",
    "stacks_before",
    "standings",
    "write_event",
    "write_match_event",
]

# Of team matches; found when first asked for: a poker event loads no backgammon.
_MODULE_OF = {
    name: module
    for module, names in {
        "room_match.format": (
            "MatchRoomsDiffer MatchRound NotAsPlanned PlannedMatch RoomMatch ScoredMatch"
        ),
        "room_match.final": ("FinalDecision FinalPlace FinalistsLevel final_places finalists"),
        "room_match.event": "FinalRules MatchEvent Qualifying RollsKind TeamBoard",
        "room_match.event_read": "read_match_event",
        "room_match.event_write": "write_match_event",
    }.items()
    for name in names.split()
}


def __getattr__(name: str) -> object:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
    globals()[name] = value
    return value
