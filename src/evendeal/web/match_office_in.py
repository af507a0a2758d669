"""What comes in from the office of matches, decoded strictly; the rules read the rest."""

from typing import Any, Literal

import msgspec

from evendeal.views.matches.draft import MatchDraft
from evendeal.web.office_in import strictly


class DecisionIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game's result by the director; a winner of null is a drawn game."""

    session: int
    table: int
    deal: int
    winner: Literal["white", "black"] | None
    level: int
    left: int
    cube: int
    rule: str
    reason: str
    key: str = ""


class ReopeningIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An accepted or decided game goes on."""

    session: int
    table: int
    deal: int
    reason: str
    key: str = ""


class GameCorrectionIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Line `of` of a game should have said `action`; without an action it counts no more."""

    session: int
    table: int
    deal: int
    of: int
    action: dict[str, Any] | None = None
    reason: str
    key: str = ""


class MatchPreviewIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of the three: a decision, a reopening or a correction."""

    decision: DecisionIn | None = None
    reopening: ReopeningIn | None = None
    correction: GameCorrectionIn | None = None


class GameAnswerIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table's call has been answered."""

    session: int
    table: int
    deal: int
    reason: str = ""
    key: str


class MatchLineUpIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who plays a match for a team: the player of the open room, then that of the closed."""

    session: int
    match: int
    team: str
    players: tuple[str, str]
    reason: str = ""
    key: str


class MatchPauseIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Play is paused at a table; without one at all of them."""

    table: int | None = None
    reason: str = ""
    key: str


class MatchResumeIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Play goes on at a table that was paused alone; without one at all of them."""

    table: int | None = None
    key: str


MatchDraftIn = strictly(MatchDraft, __name__)
