"""The seal of an event of matches as JSON, and back."""

from collections.abc import Mapping
from typing import Any, cast

from evendeal.draw.match_seal import MatchSeal, RollsFrom, SealedMatchSession
from evendeal.draw.seal_file import Fields, SealFile, read_units

MATCH_FORMAT = "room_match"
"""What a seal of matches says of its kind. A seal of cards has no such field."""


class MatchSealFile(SealFile[MatchSeal]):
    """How the seals of matches stand in their file."""

    format = MATCH_FORMAT
    why_line_ups = "the line-ups of a match stay open until its first line"
    own = ("rolls", "final")
    of_session = ("reroll", "commitment", "sets", "root")

    def own_to_json(self, seal: MatchSeal) -> dict[str, Any]:
        """Where rolls come from, and whether there is a final."""
        return {"rolls": seal.rolls, "final": seal.final}

    def session_to_json(self, seal: MatchSeal, session: SealedMatchSession) -> dict[str, Any]:
        """The roll sets of a session."""
        rolls = session.rolls
        return {
            "reroll": session.reroll,
            "commitment": rolls.commitment.hex(),
            "sets": rolls.deals,
            "root": None if rolls.root is None else rolls.root.hex(),
        }

    def seal_of(self, head: Mapping[str, Any], own: Fields, sessions: tuple[Any, ...]) -> MatchSeal:
        """A seal that was read."""
        rolls = cast(RollsFrom, own["rolls"].choice("drawn", "thrown"))
        return MatchSeal(**head, rolls=rolls, final=own["final"].flag(), sessions=sessions)

    def session_of(
        self, head: Mapping[str, Any], own: Fields, seal: Mapping[str, Any]
    ) -> SealedMatchSession:
        """A session that was read."""
        rolls = read_units(own["commitment"], own["sets"], own["root"])
        return SealedMatchSession(**head, rolls=rolls, reroll=own["reroll"].flag())
