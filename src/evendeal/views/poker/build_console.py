"""A recorder's console made of the event: what the own table has done, and no more than it saw."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.labels import write_label
from evendeal.poker.hand_stage import Stage as PlayStage
from evendeal.poker.lines import Different, Dispute
from evendeal.poker.played import MISSES
from evendeal.poker.wire import setup_to_json
from evendeal.tournament.duplicate.conditions import setup_of
from evendeal.tournament.duplicate.event import DuplicateEvent
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.rules import PlayRules, Stacks
from evendeal.tournament.duplicate.seated import Seated
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.duplicate.table_hand import TableHand
from evendeal.tournament.line import Line
from evendeal.views.about_event import stands_still
from evendeal.views.absent import NoSuchTable
from evendeal.views.console import ConsoleLine
from evendeal.views.entry_head import EntryHead, entry_heads
from evendeal.views.poker.console import (
    Console,
    ConsoleComing,
    ConsoleDeal,
    ConsoleSeat,
    Receipt,
    Word,
)
from evendeal.views.poker.embargo.table import (
    sent,
    stage_heard,
    stage_word,
    wait_seconds,
    without_holes,
)


def console(
    progress: AnyDuplicate,
    table: TableNo,
    *,
    order: Sequence[DealNo],
    slots: Mapping[DealNo, int],
    lines: Callable[[DealNo], Sequence[Line]],
    position: int,
    version: str,
    at: datetime,
) -> Console:
    """What the device of a table is given.

    Args:
        order: the deals that the table has still to play, the one in hand first.
        slots: where each deal stands in the table's running order.
        lines: the lines of a deal at this table as they stand in the log.
        at: now.

    Raises:
        NoSuchTable: there is no such table.
    """
    event = progress.event
    if not 1 <= table <= event.tables:
        raise NoSuchTable(event=event.id, table=table, tables=event.tables)
    session = progress.session
    now = progress.sessions.get(session)
    play = event.play_of(session)
    running = play.stacks is Stacks.RUNNING

    def deal_of(deal: DealNo) -> ConsoleDeal:
        assert now is not None
        known = (table, deal) in now.hands
        had = lines(deal) if known else ()
        return console_deal(progress, now, table, deal, slots[deal], had, at)

    waiting = [] if now is None else [d for d in now.begun[table] if _waits(now, table, d)]
    played = now.played[table] if now else []
    left = [deal for deal in order if deal not in waiting]
    # Blinds belong to deals: these are those of the deal in hand.
    blinds = play.blinds_of(now.origin(left[0])) if now and left else play.blinds
    return Console(
        kind="poker",
        event=event.id,
        event_name=event.name,
        session=session,
        sessions=event.sessions,
        table=table,
        position=position,
        version=version,
        deals=len(now.in_force) if now else play.deals,
        played=0 if now is None else sum(now.through(table, deal) for deal in now.in_force),
        seats=_seats(event, play, now, table),
        small_blind=blinds.small_blind,
        big_blind=blinds.big_blind,
        ante=blinds.ante,
        big_blind_ante=blinds.big_blind_ante,
        cap=play.cap,
        chip=play.chip,
        running_stacks=running,
        devices=event.hall.devices.value,
        begun=now is not None,
        ended=now is not None and now.ended is not None,
        paused=stands_still(progress.record, now.paused if now else None),
        held=() if now is None else now.releases[table].holding,
        order=tuple(deal_of(deal) for deal in (left[:1] if running else left)),
        set_aside=tuple(deal_of(deal) for deal in waiting),
        last=deal_of(played[-1]) if played and played[-1] in slots else None,
        coming=_coming(progress, now, table),
    )


def console_deal(
    progress: AnyDuplicate,
    now: SessionProgress,
    table: TableNo,
    deal: DealNo,
    slot: int,
    lines: Sequence[Line],
    at: datetime,
) -> ConsoleDeal:
    """One deal of a table, with the lines of its hand."""
    if (table, deal) in now.hands or now.play.stacks is Stacks.RUNNING:
        hand = progress.hand(now.session, table, deal)
    else:
        setup = setup_of(now.play, now.origin(deal), None, now.seats_out(table))
        hand = TableHand(setup, None)
    holder, place = divmod(deal - 1, progress.event.draw.block)
    origin = now.origin(deal)
    return ConsoleDeal(
        deal=deal,
        slot=slot,
        holder=holder + 1,
        place=place + 1,
        replaces=origin if origin != deal else None,
        label=write_label(now.session, table, deal),
        setup=setup_to_json(hand.setup),
        topped_up=hand.before.topped_up if hand.before is not None else (),
        stage=stage_word(now, table, deal),
        next=hand.lines,
        lines=tuple(
            ConsoleLine(line.n, without_holes(line.body), line.by, line.at) for line in lines
        ),
        sent=sent(progress, now, table, deal, hand, at),
        wait_seconds=wait_seconds(progress, now, table, deal, hand, at),
        checks=len(hand.missed),
        why=_why(now, table, deal, hand),
        ruling=_ruling(progress, now, table, deal),
    )


def receipt(
    progress: AnyDuplicate,
    session: SessionNo,
    table: TableNo,
    deal: DealNo,
    hand: TableHand,
    stage: PlayStage,
    word: Word | None,
    position: int,
    at: datetime,
) -> Receipt:
    """The answer to lines of a hand that stand in the log.

    Args:
        at: now.
    """
    now = progress.sessions[session]
    return Receipt(
        kind="poker",
        deal=deal,
        next=hand.lines,
        stage=stage_heard(stage, hand),
        sent=sent(progress, now, table, deal, hand, at),
        wait_seconds=wait_seconds(progress, now, table, deal, hand, at),
        word=word,
        position=position,
    )


def _waits(now: SessionProgress, table: TableNo, deal: DealNo) -> bool:
    return now.stage(table, deal) in (PlayStage.DISPUTED, PlayStage.FROZEN)


def _coming(
    progress: AnyDuplicate, now: SessionProgress | None, table: TableNo
) -> ConsoleComing | None:
    if now is not None and now.ended is None:
        return None
    event = progress.event
    session = SessionNo(now.session + 1) if now else progress.session
    if session > event.sessions:
        return None
    drawn = progress.seats_to_come(session)
    if drawn is None:
        return ConsoleComing(session, (), event.draw.known_from(session))
    heads, seats = _heads(event), enumerate(drawn[table - 1], 1)
    play = event.play_of(session)
    seated = tuple(_seat(play, heads, SeatNo(seat), sat, out=False) for seat, sat in seats)
    return ConsoleComing(session, seated, None)


def _seats(
    event: DuplicateEvent, play: PlayRules, now: SessionProgress | None, table: TableNo
) -> tuple[ConsoleSeat, ...]:
    heads, seats = _heads(event), [SeatNo(number) for number in range(1, play.seats + 1)]
    if now is None:
        return tuple(_seat(play, heads, seat, None, out=False) for seat in seats)
    return tuple(
        _seat(
            play,
            heads,
            seat,
            now.at(table, seat),
            out=now.out(table, seat) is not None,
        )
        for seat in seats
    )


def _heads(event: DuplicateEvent) -> dict[EntryId, EntryHead]:
    """The teams with their badges, which are made of all of them together."""
    return {head.id: head for head in entry_heads(event.entries)}


def _seat(
    play: PlayRules,
    heads: Mapping[EntryId, EntryHead],
    seat: SeatNo,
    sat: Seated | None,
    *,
    out: bool,
) -> ConsoleSeat:
    empty = seat in play.empty_seats
    if sat is None:
        return ConsoleSeat(seat, None, None, None, None, None, empty, out=False)
    team = heads[sat.entry]
    return ConsoleSeat(
        seat, sat.entry, team.name, sat.player, team.letters, team.colour, empty, out
    )


def _why(now: SessionProgress, table: TableNo, deal: DealNo, hand: TableHand) -> str | None:
    """Why a hand waits for the director; what the deck-order has is left out."""
    if not _waits(now, table, deal):
        return None
    if hand.disputed is not None:
        dispute = hand.disputed.act
        assert isinstance(dispute, Dispute)
        who = "the table" if dispute.seat is None else f"seat {dispute.seat}"
        reason = f": {dispute.reason}" if dispute.reason else ""
        return f"{who} disputes the result{reason}"
    for mark in hand.open:
        if isinstance(mark.act, Different):
            return f"the {mark.act.street} on the table was reported as different"
    if hand.misses >= MISSES or hand.missed:
        return "the announced winners need the director"
    return "what was recorded does not match this deal; it needs the director"


def _ruling(
    progress: AnyDuplicate, now: SessionProgress, table: TableNo, deal: DealNo
) -> str | None:
    """The last ruling in force on this deal at this table, as the director worded it."""
    for record in reversed(progress.rulings):
        ruled = record.ruled
        if record.session != now.session or record.withdrawn is not None or ruled.deal != deal:
            continue
        if not ruled.tables or table in ruled.tables:
            return f"{ruled.rule}: {ruled.reason}" if ruled.reason else ruled.rule
    return None
