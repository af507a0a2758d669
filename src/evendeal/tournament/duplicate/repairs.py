"""Decks put right after their seal was broken: requested, confirmed, seen, in order again."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.reason import Reason
from evendeal.tournament.checks import same
from evendeal.tournament.duplicate.acts import (
    DeckOrderSeen,
    RepairConfirmed,
    RepairFinished,
    RepairRefused,
    RepairRequested,
)
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import OutOfPlace

RepairAct: TypeAlias = (
    RepairRequested | RepairConfirmed | RepairRefused | DeckOrderSeen | RepairFinished
)


@dataclass(frozen=True, slots=True)
class RepairRecord:
    """One deck whose order somebody has requested to see.

    Attributes:
        number: repairs of an event are counted from 1 in the order of the log.
        at, by: when it was requested, and by whom.
        confirmed: by whom and when; None until then.
        seen: when the deck-order was given to whoever requested it.
        over: by whom and when the deck was in order again, or the request was turned down.
        refused: why it was turned down; None where it was not.
    """

    number: int
    session: SessionNo
    table: TableNo
    deal: DealNo
    reason: str
    at: str
    by: str
    confirmed: tuple[str, str] | None = None
    seen: tuple[str, ...] = ()
    over: tuple[str, str] | None = None
    refused: str | None = None


@dataclass(slots=True)
class RepairBook:
    """The repairs of an event, one outstanding at a time.

    Attributes:
        records: the first has the number 1.
    """

    records: tuple[RepairRecord, ...] = ()

    def copy(self) -> "RepairBook":
        """A copy, to put lines to."""
        return RepairBook(self.records)

    @property
    def outstanding(self) -> RepairRecord | None:
        """The one that is not over yet."""
        last = self.records[-1] if self.records else None
        return last if last is not None and last.over is None else None

    def take(self, act: RepairAct, line: Line) -> None:
        """Count one more line.

        Raises:
            OutOfPlace: it does not follow from the lines before.
        """
        open = self.outstanding
        if isinstance(act, RepairRequested):
            if open is not None:
                why = Reason(
                    "place-repair-not-over",
                    "repair {repair} is not over, and one deck is put right at a time",
                    repair=open.number,
                )
                raise OutOfPlace(position=line.position, why=why)
            session, table = SessionNo(line.session), TableNo(line.table)
            number = len(self.records) + 1
            made = RepairRecord(number, session, table, act.deal, act.reason, line.at, line.by)
            self.records += (made,)
            return
        if open is None or open.number != act.repair:
            why = Reason(
                "place-repair-not-waiting",
                "repair {repair} is not one that waits",
                repair=act.repair,
            )
            raise OutOfPlace(position=line.position, why=why)
        self.records = (*self.records[:-1], _after(open, act, line))


def _after(open: RepairRecord, act: RepairAct, line: Line) -> RepairRecord:
    """The outstanding repair after one more act.

    Raises:
        OutOfPlace: it is confirmed twice or by whoever requested it; others see it, or too early.
    """
    own = same(line.by) == same(open.by)
    match act:
        case RepairConfirmed() if open.confirmed is None and not own:
            return replace(open, confirmed=(line.by, line.at))
        case DeckOrderSeen() if open.confirmed is not None and own:
            return replace(open, seen=(*open.seen, line.at))
        case RepairFinished() if open.seen:
            return replace(open, over=(line.by, line.at))
        case RepairRefused() if not open.seen:
            return replace(open, over=(line.by, line.at), refused=act.reason)
        case RepairConfirmed():
            why = Reason(
                "place-confirmed-once",
                "repair {repair} is confirmed once, and by somebody else than whoever requested it",
                repair=open.number,
            )
        case DeckOrderSeen():
            why = Reason(
                "place-seen-by",
                "repair {repair} is seen by whoever requested it, when somebody else "
                "has confirmed it",
                repair=open.number,
            )
        case RepairFinished():
            why = Reason(
                "place-over-when-seen",
                "repair {repair} is over when its deck-order was seen",
                repair=open.number,
            )
        case _:
            why = Reason(
                "place-turned-down",
                "repair {repair} is turned down before its deck-order was seen",
                repair=open.number,
            )
    raise OutOfPlace(position=line.position, why=why)
