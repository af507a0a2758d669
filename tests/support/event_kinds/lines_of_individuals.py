"""What lines of events of individuals can say: those of poker, and who plays a session."""

from typing import Any

from hypothesis import strategies as st

from evendeal.ids import EntryId
from evendeal.poker.wire import no_action
from evendeal.tournament.seat_ladder.acts import (
    LADDER_BODIES,
    Advanced,
    EnteredLate,
    StaysAway,
)
from support.event_kinds.lines import Lines
from support.event_kinds.lines_of_poker import LINES as OF_POKER

ANN = EntryId("A")
EACH = (
    EnteredLate(ANN, "Ann", "came by train"),
    StaysAway(ANN, "did not come"),
    Advanced(ANN, "takes the empty place"),
)


def read(body: dict[str, Any]) -> Any:
    """What a line says; actions are read first, as they are of any event of poker."""
    return LADDER_BODIES.one(body, no_action)


LINES = Lines(OF_POKER.any | st.sampled_from(EACH), LADDER_BODIES.write, read, EACH, False)
