"""What comes in from the office, decoded strictly; the director's rules read the rest."""

from typing import Any

import msgspec


def fields(said: msgspec.Struct) -> dict[str, Any]:
    """What was said as a plain mapping, down to the last level."""
    told: dict[str, Any] = msgspec.to_builtins(said)
    return told


class RulingIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A ruling. `effect` is as the log has it: `{"as": "void", "adjust": {"3": "150"}}`."""

    kind: str
    deal: int | None = None
    tables: tuple[int, ...] = ()
    effect: dict[str, Any]
    rule: str
    reason: str
    late: bool = False
    session: int | None = None
    key: str = ""


class CorrectionIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Line `of` of a hand should have said `action`; without an action it counts no more.

    With `settles` the hand then stands as corrected: a dispute is settled and a finished hand
    is final, in a ruling of this `kind` and `rule`.
    """

    table: int
    deal: int
    of: int
    action: dict[str, Any] | None = None
    reason: str
    settles: bool = False
    kind: str = "recording"
    rule: str = ""
    session: int | None = None
    key: str = ""


class PreviewIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of the three: a ruling, a correction, or the number of a ruling to withdraw."""

    ruling: RulingIn | None = None
    correction: CorrectionIn | None = None
    withdraw: int | None = None


class WithdrawalIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Why a ruling is taken back."""

    reason: str
    key: str


class AnswerIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table's call has been answered."""

    table: int
    deal: int
    reason: str = ""
    session: int | None = None
    key: str


class RepairIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A deck to be put right."""

    table: int
    deal: int
    reason: str
    session: int | None = None
    key: str


class PauseIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Play stops at every table."""

    reason: str = ""
    key: str


class ResumeIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Play goes on."""

    key: str


class SubstitutionIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Another player takes a seat."""

    table: int
    seat: int
    player: str
    reason: str
    key: str


class LineUpIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who plays for an entry in a session that has not begun, in the order of its tables."""

    session: int
    entry: str
    players: tuple[str, ...]
    key: str


class BeginIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The value of the public randomness; empty where the seal names none."""

    beacon: str = ""


class HandOverIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Decks change hands: `where` is store, table or back, `who` has them now."""

    table: int
    deals: tuple[int, ...]
    where: str
    who: str
    session: int | None = None
    key: str


class DraftEntryIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A team in the wizard's form."""

    name: str
    id: str = ""
    players: tuple[str, ...] = ()


class DraftIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The wizard's form; see `views.draft.Draft`. What is left out has its default."""

    id: str
    name: str
    format: str = "seat_teams"
    sessions: int = 1
    deals: int | None = None
    reserve: int | None = None
    seats: int | None = None
    empty_seats: tuple[int, ...] = ()
    small_blind: int | None = None
    big_blind: int | None = None
    ante: int = 0
    big_blind_ante: int = 0
    cap: int | str | None = None
    stacks: str = "reset"
    starting_stack: int | None = None
    betting: str = "no-limit"
    odd_chips: str = "whole"
    chip: int | None = None
    burns: bool = True
    seat_draw: str = "balanced"
    order: str = "whole"
    block: int = 10
    beacon: str = ""
    method: str = "seat_points"
    ties: str = "shared"
    correction_minutes: int | None = None
    wild_caps: int | None = None
    entries: tuple[DraftEntryIn, ...] = ()
    entries_text: str = ""
