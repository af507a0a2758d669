"""What the director does about the matches of an event, beside their games: read strictly."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from evendeal.lines.fields import FieldKind, Lines, is_name, unfit
from evendeal.tournament.body_fields import Count, Entry, Reason

_TWO = FieldKind(
    lambda value: isinstance(value, list) and len(value) == 2 and all(map(is_name, value)),
    "a list of two names",
    tuple,
    list,
)


@dataclass(frozen=True, slots=True)
class LinedUpFor:
    """Who of a team plays a match from now on, in the open room and in the closed (R49)."""

    match: Count
    team: Entry
    players: Annotated[tuple[str, str], _TWO]
    reason: Reason


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """The director begins a round, the next after the last one that has begun (R51)."""

    round: Count


@dataclass(frozen=True, slots=True)
class SheetsGiven:
    """So many roll sheets of a session were printed: who has one knows rolls to come."""

    sheets: Count


MatchAct: TypeAlias = LinedUpFor | RoundBegun | SheetsGiven


def _require_reason(act: LinedUpFor) -> None:
    if not act.reason.strip():
        raise unfit("line_up", "reason", act.reason, "text that says why")


MATCH_ACTS: Lines[MatchAct] = Lines(
    {"line_up": LinedUpFor, "begin_round": RoundBegun, "sheets_given": SheetsGiven},
    checks={LinedUpFor: _require_reason},
)
