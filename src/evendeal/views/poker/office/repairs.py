"""Decks that are put right, for the director and the custodian; no card and no result is in it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.labels import write_label
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.repairs import RepairRecord

RepairStage: TypeAlias = Literal["requested", "confirmed", "seen", "finished", "refused"]


@dataclass(frozen=True, slots=True)
class DeckRepair:
    """A deck whose order somebody wants to see, to put it right.

    `confirmed_by` agreed that `by` is given the deck-order, and `seen` is when it was given.
    `over_by` reported the deck in order again, or turned the request down, then with the
    reason in `refused`.
    """

    number: int
    session: SessionNo
    table: TableNo
    deal: DealNo
    label: str
    stage: RepairStage
    reason: str
    by: str
    at: str
    confirmed_by: str | None
    confirmed_at: str | None
    seen: tuple[str, ...]
    over_by: str | None
    over_at: str | None
    refused: str | None


def deck_repairs(progress: AnyDuplicate) -> Iterator[DeckRepair]:
    """The repairs of an event, the newest first."""
    for each in reversed(progress.repairs.records):
        confirmed_by, confirmed_at = each.confirmed or (None, None)
        over_by, over_at = each.over or (None, None)
        yield DeckRepair(
            number=each.number,
            session=each.session,
            table=each.table,
            deal=each.deal,
            label=write_label(each.session, each.table, each.deal),
            stage=repair_stage(each),
            reason=each.reason,
            by=each.by,
            at=each.at,
            confirmed_by=confirmed_by,
            confirmed_at=confirmed_at,
            seen=each.seen,
            over_by=over_by,
            over_at=over_at,
            refused=each.refused,
        )


def repair_stage(record: RepairRecord) -> RepairStage:
    """How far a repair is."""
    if record.over is not None:
        return "finished" if record.refused is None else "refused"
    if record.seen:
        return "seen"
    return "requested" if record.confirmed is None else "confirmed"
