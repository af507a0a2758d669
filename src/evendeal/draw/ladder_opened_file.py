"""What is opened of an event of individuals at cards as JSON, and back."""

from collections.abc import Mapping
from typing import Any

from evendeal.draw.cards_opened_file import (
    OF_DEALT,
    closed_to_json,
    dealt_to_json,
    read_closed_at,
    read_dealt,
)
from evendeal.draw.ladder_seal import LadderSeal
from evendeal.draw.line_ups import OpenedLineUps
from evendeal.draw.line_ups_file import read_line_ups
from evendeal.draw.opened import OpenedSession
from evendeal.draw.opened_file import OpenedFile
from evendeal.draw.seal_file import Fields


class LadderOpenedFile(OpenedFile[LadderSeal, OpenedSession]):
    """How the opened deals of individuals stand in their file."""

    of_opened = (*OF_DEALT, "line_ups")

    def opened_to_json(self, session: OpenedSession, version: int) -> dict[str, Any]:
        """Seats, deals and running orders, and who plays the session."""
        assert session.line_ups is not None
        return {**dealt_to_json(session), "line_ups": closed_to_json(session.line_ups)}

    def opened_of(self, head: Mapping[str, Any], own: Fields, seal: LadderSeal) -> OpenedSession:
        """A session that was read and is not yet believed."""
        closed_at, entries = own["line_ups"].fields("closed_at", "entries")
        return OpenedSession(
            **head,
            **read_dealt(own, head["session"]),
            line_ups=OpenedLineUps(read_closed_at(closed_at), read_line_ups(entries)),
        )
