"""A deck put right: asked for by a director, confirmed by another person, seen, in order again.

Whoever sees the order of a deck knows the hole cards of its deal. So one deck at a time is put
right, nobody confirms his own request, and each step is a line with its time and name.
"""

from collections.abc import Callable
from typing import TypeAlias

from evendeal.cards import Card
from evendeal.director.desk import Desk, LuckNotHere
from evendeal.director.office.book import Books, office_key, office_line
from evendeal.director.office.refusals import (
    CustodianConfirms,
    DealUnknown,
    NoSuchRepair,
    NotConfirmedYet,
    NothingToRepair,
    OrderSeenAlready,
    OwnRepair,
    RepairOutstanding,
    RulingReasonMissing,
    SealStillWhole,
    SomebodyElsesRepair,
)
from evendeal.director.office.rulings import follow, number_of
from evendeal.director.office.rulings_read import read_session
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.poker.hand_stage import Stage
from evendeal.tournament.acts import (
    DeckOrderSeen,
    RepairConfirmed,
    RepairFinished,
    RepairRefused,
    RepairRequested,
)
from evendeal.tournament.bodies import body_to_json
from evendeal.tournament.checks import same
from evendeal.tournament.progress import Progress
from evendeal.tournament.repairs import RepairRecord
from evendeal.tournament.rulings import Ruled, Stands
from evendeal.tournament.session import SessionProgress

Check: TypeAlias = Callable[[Progress, RepairRecord], None]
"""Refuses an act of a repair that waits."""

OfRepair: TypeAlias = RepairConfirmed | RepairRefused | DeckOrderSeen | RepairFinished

REPAIR_RULE = "R23"
"""The rule under which a hand goes on whose deck was put right."""


def request(
    desk: Desk,
    books: Books,
    event: EventId,
    table: TableNo,
    deal: DealNo,
    *,
    session: SessionNo | None,
    reason: str,
    key: str,
    by: str,
) -> None:
    """Ask for the order of a deck whose seal is broken, to sort it again.

    Raises:
        RulingReasonMissing, DealUnknown, SealStillWhole, NothingToRepair.
        RepairOutstanding: another deck is being put right.
        LuckNotHere: the deck-orders are not kept here.

    Source:
        docs/rulings.md, R23 and R37.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        at, reason = read_session(progress, session), reason.strip()
        if deal not in progress.sessions[at].decks:
            raise LuckNotHere(event=event, session=at)
        if not reason:
            raise RulingReasonMissing
        body = RepairRequested(deal, reason)
        if books.of(event).sent_before(office_key(key), body_to_json(body)) is None:
            hand = progress.sessions[at].hands.get((table, deal))
            if hand is None:
                raise DealUnknown(table=table, deal=deal)
            if hand.seal_label is None:
                raise SealStillWhole(table=table, deal=deal)
            if _over(progress.sessions[at], table, deal):
                raise NothingToRepair(table=table, deal=deal)
            open = progress.repairs.outstanding
            if open is not None:
                raise RepairOutstanding(
                    repair=open.number, table=open.table, deal=open.deal, by=open.by
                )
        office_line(desk, books, event, (at, table), body, key=key, by=by)


def confirm(
    desk: Desk,
    books: Books,
    event: EventId,
    number: int,
    *,
    key: str,
    by: str,
    custodian: bool,
    has_custodian: bool,
) -> None:
    """Agree that the deck-order is given to whoever asked for it.

    Args:
        custodian: whether it is the deck custodian who agrees.
        has_custodian: whether the event has one; where it has none another director may agree.

    Raises:
        NoSuchRepair, OwnRepair, CustodianConfirms.
    """

    def check(progress: Progress, repair: RepairRecord) -> None:
        if repair.confirmed is not None:
            raise NoSuchRepair(repair=number)
        if same(by) == same(repair.by):
            raise OwnRepair(by=by)
        if has_custodian and not custodian:
            raise CustodianConfirms(event=event)

    with desk.writing(event):
        _write(desk, books, event, RepairConfirmed(number), check, key=key, by=by)


def refuse(
    desk: Desk, books: Books, event: EventId, number: int, *, reason: str, key: str, by: str
) -> None:
    """Turn a repair down, or take one's own request back.

    Raises:
        RulingReasonMissing: nobody says why.
        NoSuchRepair.
        OrderSeenAlready: the cards have been seen.
    """

    def check(progress: Progress, repair: RepairRecord) -> None:
        if not reason.strip():
            raise RulingReasonMissing
        if repair.seen:
            raise OrderSeenAlready(repair=number)

    with desk.writing(event):
        _write(desk, books, event, RepairRefused(number, reason.strip()), check, key=key, by=by)


def deck_order(
    desk: Desk, books: Books, event: EventId, number: int, *, key: str, by: str
) -> tuple[RepairRecord, tuple[Card, ...]]:
    """The order of the deck, for whoever asked for it; that it is given is written first.

    Raises:
        NoSuchRepair: it is over, or there is none.
        NotConfirmedYet, SomebodyElsesRepair.
        NothingToRepair: the hand is over meanwhile.
    """

    def check(progress: Progress, repair: RepairRecord) -> None:
        if same(by) != same(repair.by):
            raise SomebodyElsesRepair(repair=number, by=repair.by)
        if repair.confirmed is None:
            raise NotConfirmedYet(repair=number)
        if _over(progress.sessions[repair.session], repair.table, repair.deal):
            raise NothingToRepair(table=repair.table, deal=repair.deal)

    with desk.writing(event):
        # Sent again with its key it writes nothing, and gives the cards while they are wanted.
        _write(desk, books, event, DeckOrderSeen(number), check, key=key, by=by, again=check)
        progress = desk.progress(event)
        repair = progress.repairs.records[number - 1]
        return repair, progress.sessions[repair.session].decks[repair.deal].cards


def finish(
    desk: Desk, books: Books, event: EventId, number: int, *, key: str, by: str
) -> int | None:
    """The deck is in order again, and the hand goes on: what kept it from counting is settled.

    A board that contradicts the deck-order stays: its line has to be corrected.

    Returns:
        The number of the ruling that lets the hand go on; None where it is over.

    Raises:
        NoSuchRepair: it is over, or nobody has seen its order yet.
    """

    def check(progress: Progress, repair: RepairRecord) -> None:
        if not repair.seen:
            raise NoSuchRepair(repair=number)

    with desk.writing(event):
        repair = _write(desk, books, event, RepairFinished(number), check, key=key, by=by)
        progress = desk.progress(event)
        stands = f"{key}-stands"
        known = books.of(event).keys.get(office_key(stands))
        if known is None:
            if _over(progress.sessions[repair.session], repair.table, repair.deal):
                return None
            body = Ruled(
                "fouled_deck", repair.deal, (repair.table,), Stands(), REPAIR_RULE, repair.reason
            )
            place = (repair.session, repair.table)
            known = office_line(desk, books, event, place, body, key=stands, by=by)
            follow(desk, event, repair.session, by)
        return number_of(books, event, known)


def _over(now: SessionProgress, table: TableNo, deal: DealNo) -> bool:
    """Whether no deck of a hand is repaired any more: it is over, or void at its table."""
    hand, stage = now.hands[table, deal], now.stage(table, deal)
    return hand.stated is not None or hand.ready or stage in (Stage.DISPUTED, Stage.VOID)


def _write(
    desk: Desk,
    books: Books,
    event: EventId,
    act: OfRepair,
    check: Check,
    *,
    key: str,
    by: str,
    again: Check | None = None,
) -> RepairRecord:
    """Write one more act of the repair that waits, or find it written; the repair as it was."""
    number = act.repair
    progress = desk.refresh(event)
    known = books.of(event).sent_before(office_key(key), body_to_json(act))
    if known is not None:
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
    office_line(desk, books, event, (open.session, open.table), act, key=key, by=by)
    return open
