"""A deck put right: requested by a director, confirmed by another person, seen, in order again.

Whoever sees the order of a deck knows the hole cards of its deal. So one deck at a time is put
right, nobody confirms his own request, and each step is a line with its time and name.
"""

from collections.abc import Callable
from typing import TypeAlias

from evendeal.director.ledger import LuckNotHere
from evendeal.director.office.acts import Act, ActContext, OfficeAct, OfficeLine, read_session
from evendeal.director.office.refusals import RulingReasonMissing
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.office.custody import DECK_HANDS
from evendeal.formats.duplicate.office.refusals import (
    CustodianConfirms,
    DealUnknown,
    NoSuchRepair,
    NotConfirmedYet,
    NothingToRepair,
    OrderSeenAlready,
    OwnRepair,
    RepairOutstanding,
    SealStillWhole,
    SomebodyElsesRepair,
)
from evendeal.formats.duplicate.office.rulings import follow, number_of
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.labels import write_label
from evendeal.poker.hand_stage import Stage
from evendeal.tournament.checks import same
from evendeal.tournament.duplicate.acts import (
    DeckOrderSeen,
    RepairConfirmed,
    RepairFinished,
    RepairRefused,
    RepairRequested,
)
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.repairs import RepairRecord
from evendeal.tournament.duplicate.rulings import Ruled, Stands
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.views.poker.office.hand import Repair
from evendeal.views.roles import Role

Check: TypeAlias = Callable[[AnyDuplicate, RepairRecord], None]
"""Refuses an act of a repair that waits."""

OfRepair: TypeAlias = RepairConfirmed | RepairRefused | DeckOrderSeen | RepairFinished

REPAIR_RULE = "R23"
"""The rule under which a hand goes on whose deck was put right."""


class RequestRepair(OfficeLine, frozen=True, kw_only=True):
    """Ask for the order of a deck whose seal is broken, to sort it again."""

    path = "repairs"

    table: TableNo
    deal: DealNo
    reason: str
    session: SessionNo | None = None

    def line(self, at: ActContext[DealDesk], progress: AnyDuplicate) -> Act:
        """That it is requested.

        Raises:
            NotStarted: the session has not begun.
            LuckNotHere: the deck-orders are not here.
            RulingReasonMissing: nobody says why.

        Source:
            docs/rulings.md, R23 and R37.
        """
        session, reason = read_session(progress, self.session), self.reason.strip()
        if self.deal not in progress.sessions[session].decks:
            raise LuckNotHere(event=at.event, session=session)
        if not reason:
            raise RulingReasonMissing
        return Act((session, self.table, 0), RepairRequested(self.deal, reason))

    def require(
        self, at: ActContext[DealDesk], progress: AnyDuplicate, body: RepairRequested
    ) -> None:
        """Nothing, if the hand waits for its deck.

        Raises:
            DealUnknown, SealStillWhole, NothingToRepair.
            RepairOutstanding: another deck is being put right.
        """
        now = progress.sessions[read_session(progress, self.session)]
        table, deal = self.table, self.deal
        hand = now.hands.get((table, deal))
        if hand is None:
            raise DealUnknown(table=table, deal=deal)
        if hand.seal_label is None:
            raise SealStillWhole(table=table, deal=deal)
        if _over(now, table, deal):
            raise NothingToRepair(table=table, deal=deal)
        open = progress.repairs.outstanding
        if open is not None:
            raise RepairOutstanding(
                repair=open.number, table=open.table, deal=open.deal, by=open.by
            )


class ConfirmRepair(OfficeAct, frozen=True, kw_only=True):
    """Agree that the deck-order is given to whoever requested it; nobody to himself.

    Where the event has a deck custodian, that is who agrees; else another director may.
    """

    path = "repairs/{repair}/confirm"
    roles = DECK_HANDS

    repair: int

    def do(self, at: ActContext[DealDesk]) -> None:
        """Agree.

        Raises:
            NoSuchRepair, OwnRepair, CustodianConfirms.
        """

        def check(progress: AnyDuplicate, repair: RepairRecord) -> None:
            if repair.confirmed is not None:
                raise NoSuchRepair(repair=self.repair)
            if same(at.by) == same(repair.by):
                raise OwnRepair(by=at.by)
            if Role.CUSTODIAN not in at.roles and at.anybody(Role.CUSTODIAN):
                raise CustodianConfirms(event=at.event)

        with at.ledger.writing(at.event):
            _write(at, RepairConfirmed(self.repair), check)


class RefuseRepair(OfficeAct, frozen=True, kw_only=True):
    """Turn a repair down, or take one's own request back."""

    path = "repairs/{repair}/refuse"
    roles = DECK_HANDS

    repair: int
    reason: str

    def do(self, at: ActContext[DealDesk]) -> None:
        """Turn it down.

        Raises:
            RulingReasonMissing: nobody says why.
            NoSuchRepair.
            OrderSeenAlready: the cards have been seen.
        """
        reason = self.reason.strip()

        def check(progress: AnyDuplicate, repair: RepairRecord) -> None:
            if not reason:
                raise RulingReasonMissing
            if repair.seen:
                raise OrderSeenAlready(repair=self.repair)

        with at.ledger.writing(at.event):
            _write(at, RepairRefused(self.repair, reason), check)


class GiveDeckOrder(OfficeAct, frozen=True, kw_only=True):
    """Give the order of a deck to whoever requested it; that it is given is written first."""

    path = "repairs/{repair}/order"

    repair: int

    def do(self, at: ActContext[DealDesk]) -> Repair:
        """The order of the deck (R37).

        Raises:
            NoSuchRepair: it is over, or there is none.
            NotConfirmedYet, SomebodyElsesRepair.
            NothingToRepair: the hand is over meanwhile.
        """
        number = self.repair

        def check(progress: AnyDuplicate, repair: RepairRecord) -> None:
            if same(at.by) != same(repair.by):
                raise SomebodyElsesRepair(repair=number, by=repair.by)
            if repair.confirmed is None:
                raise NotConfirmedYet(repair=number)
            if _over(progress.sessions[repair.session], repair.table, repair.deal):
                raise NothingToRepair(table=repair.table, deal=repair.deal)

        with at.ledger.writing(at.event):
            # Sent again with its key it writes nothing, and gives the cards while they are wanted.
            _write(at, DeckOrderSeen(number), check, again=check)
            progress: AnyDuplicate = at.ledger.progress(at.event)
            repair = progress.repairs.records[number - 1]
            cards = progress.sessions[repair.session].decks[repair.deal].cards
            label = write_label(repair.session, repair.table, repair.deal)
            return Repair(repair.table, repair.deal, label, cards, number, progress.position)


class FinishRepair(OfficeAct, frozen=True, kw_only=True):
    """Say that the deck is in order again: the hand goes on.

    Why it did not count is settled. A board that contradicts the deck-order stays: its line
    has to be corrected.
    """

    path = "repairs/{repair}/finish"
    roles = DECK_HANDS

    repair: int

    def do(self, at: ActContext[DealDesk]) -> int | None:
        """Have the hand go on.

        Returns:
            The number of the ruling that lets the hand go on; None where it is over.

        Raises:
            NoSuchRepair: it is over, or nobody has seen its order yet.
        """

        def check(progress: AnyDuplicate, repair: RepairRecord) -> None:
            if not repair.seen:
                raise NoSuchRepair(repair=self.repair)

        with at.ledger.writing(at.event):
            repair = _write(at, RepairFinished(self.repair), check)
            progress: AnyDuplicate = at.ledger.progress(at.event)
            stands = f"{at.key}-stands"
            known = at.line(stands)
            if known is None:
                table, deal = repair.table, repair.deal
                if _over(progress.sessions[repair.session], table, deal):
                    return None
                body = Ruled("fouled_deck", deal, (table,), Stands(), REPAIR_RULE, repair.reason)
                known = at.write((repair.session, table, 0), body, key=stands)
                follow(at.ledger, at.event, repair.session, at.by)
            return number_of(at.indexes, at.event, known)


def _over(now: SessionProgress, table: TableNo, deal: DealNo) -> bool:
    """Whether no deck of a hand is repaired any more: it is over, or void at its table."""
    hand, stage = now.hands[table, deal], now.stage(table, deal)
    return hand.stated is not None or hand.ready or stage in (Stage.DISPUTED, Stage.VOID)


def _write(
    at: ActContext[DealDesk], act: OfRepair, check: Check, *, again: Check | None = None
) -> RepairRecord:
    """Write one more act of the repair that waits, or find it written; the repair as it was."""
    number = act.repair
    progress: AnyDuplicate = at.ledger.refresh(at.event)
    if at.sent_before(act) is not None:
        repair = progress.repairs.records[number - 1]
        if again is not None:
            if repair.over is not None:
                raise NoSuchRepair(repair=number)
            again(progress, repair)
        return repair
    open = progress.repairs.outstanding
    if open is None or open.number != number:
        raise NoSuchRepair(repair=number)
    check(progress, open)
    at.write((open.session, open.table, 0), act)
    return open
