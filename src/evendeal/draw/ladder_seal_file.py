"""The seal of an event of individuals at cards as JSON, and back."""

from collections.abc import Mapping
from typing import Any

from evendeal.draw.cards_seal_file import (
    both_kinds_to_json,
    play_to_json,
    read_both_kinds,
    read_play,
)
from evendeal.draw.ladder_seal import LadderSeal, SealedLadderSession
from evendeal.draw.seal import RUNNING_ORDERS
from evendeal.draw.seal_file import Fields, SealFile

LADDER_FORMAT = "seat_ladder"
"""What a seal of individuals says of its kind."""


class LadderSealFile(SealFile[LadderSeal]):
    """How the seals of individuals stand in their file."""

    format = LADDER_FORMAT
    seating = "drawn"
    line_ups_close = True
    why_line_ups = "who plays a session is closed before its seats are drawn"
    own = ("burns", "running_order", "block")
    of_session = ("seats", "exchanged", "original", "reserve")

    def own_to_json(self, seal: LadderSeal) -> dict[str, Any]:
        """Burn cards and running orders."""
        return play_to_json(seal)

    def session_to_json(self, seal: LadderSeal, session: SealedLadderSession) -> dict[str, Any]:
        """The table size and the deals of a session, and whether its seats are exchanged."""
        return {
            "seats": session.seats,
            "exchanged": session.exchanged,
            **both_kinds_to_json(session),
        }

    def seal_of(
        self, head: Mapping[str, Any], own: Fields, sessions: tuple[Any, ...]
    ) -> LadderSeal:
        """A seal that was read."""
        return LadderSeal(**head, **read_play(own, RUNNING_ORDERS), sessions=sessions)

    def session_of(
        self, head: Mapping[str, Any], own: Fields, seal: Mapping[str, Any]
    ) -> SealedLadderSession:
        """A session that was read."""
        return SealedLadderSession(
            **head,
            seats=own["seats"].number(0),
            exchanged=own["exchanged"].flag(),
            **read_both_kinds(own),
        )
