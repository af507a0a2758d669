"""What comes in from the office, decoded strictly; the director's rules read the rest."""

import dataclasses
from types import GenericAlias
from typing import Any, Literal, get_type_hints

import msgspec

from evendeal.views.draft import Draft, DraftEntry
from evendeal.views.entry_list import EntryCell, EntryListDraft


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


class RepairRefusalIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Why a deck is not put right so."""

    reason: str
    key: str


class RepairStepIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The next step of a repair."""

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


class NameIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A name spelled right: of the event, of a team, or of a player of the team `entry`.

    `was` is the name as it is now; whoever read another one is refused.
    """

    what: Literal["event", "team", "player"]
    entry: str | None = None
    was: str
    name: str
    reason: str
    key: str


class EventWithdrawalIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Why the event is withdrawn, or goes on."""

    reason: str
    key: str


class PutAwayIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A rehearsal is put away, or brought out again."""

    key: str


class SubstitutionIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Another player takes a seat."""

    table: int
    seat: int
    player: str
    reason: str
    key: str


class TakingOutIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player is taken out of the session: the hands of the seat are dead."""

    table: int
    seat: int
    rule: str
    reason: str
    key: str


class BringingBackIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player who was taken out plays again."""

    table: int
    seat: int
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


def strictly(shape: type, module: str = __name__, **nested: Any) -> type[msgspec.Struct]:
    """A Struct with the fields of a view's dataclass, which takes no others.

    Args:
        module: in which it is defined.
        nested: the types of fields that are read in a shape of their own.
    """
    kinds = get_type_hints(shape)
    taken: list[Any] = []
    for field in dataclasses.fields(shape):
        kind = nested.get(field.name, kinds[field.name])
        needed = field.default is dataclasses.MISSING
        taken.append((field.name, kind) if needed else (field.name, kind, field.default))
    return msgspec.defstruct(
        f"{shape.__name__}In",
        taken,
        frozen=True,
        forbid_unknown_fields=True,
        kw_only=True,
        module=module,
        namespace={"__doc__": shape.__doc__},
    )


# The form has one list of fields, that of the view; only its strictness is the web's.
DraftEntryIn = strictly(DraftEntry)
DraftIn = strictly(Draft, entries=GenericAlias(tuple, (DraftEntryIn, ...)))
EntryCellIn = strictly(EntryCell)
EntryListDraftIn = strictly(EntryListDraft, cell=EntryCellIn | None)
