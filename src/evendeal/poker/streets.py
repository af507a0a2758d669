"""The streets that a dealer puts down."""

from typing import Literal, TypeAlias, get_args

from evendeal.poker.state import HandState, Street

StreetName: TypeAlias = Literal["flop", "turn", "river"]

STREETS: tuple[StreetName, ...] = get_args(StreetName)


def street_due(state: HandState) -> StreetName | None:
    """The street that the dealer puts down next; None while something else comes first."""
    alone = state.live & (state.live - 1) == 0
    if state.actor >= 0 or alone or state.street == Street.RIVER:
        return None
    return STREETS[state.street]
