"""What is public of the luck: opened deals while a session runs, its secrets after it."""

from dataclasses import replace

from evendeal.director.acts_told import acts_of
from evendeal.director.desk import OPENED, Desk, LuckNotHere, draft
from evendeal.director.event_told import event_acts
from evendeal.director.sealing import ORDER_OF
from evendeal.draw import (
    Opened,
    OpenedDeals,
    OpenedEvent,
    OpenedSession,
    draw_deals,
    session_key,
    session_name,
    write_opened,
)
from evendeal.draw.keys import Kind
from evendeal.draw.line_ups import LineUpChange, OpenedLineUps, OpenedSubstitution
from evendeal.draw.opened import Seats
from evendeal.draw.orders import sealed_order
from evendeal.draw.seal import NEWEST
from evendeal.ids import DealNo, EventId, SeatNo, SessionNo
from evendeal.tournament.bodies import OpenedLine
from evendeal.tournament.line import Draft
from evendeal.tournament.progress import OpenDealRecord, Progress, SessionProgress
from evendeal.tournament.respelling import entry_of


def opened_event(desk: Desk, event: EventId) -> OpenedEvent:
    """The opened deals and secrets as the log has them."""
    progress = desk.progress(event)
    signed = desk.seal(event)
    version = signed.seal.version if signed else NEWEST
    sessions = (_session(desk, progress, now, version) for now in progress.sessions.values())
    return OpenedEvent(event, tuple(sessions), version)


def opened_text(desk: Desk, event: EventId) -> str:
    """The file `opened.json`."""
    return write_opened(opened_event(desk, event)).decode()


def publish_opened(desk: Desk, event: EventId) -> None:
    """Write what is open now to the public folder."""
    desk.adapters.publisher.publish(event, OPENED, opened_text(desk, event))


def opening(desk: Desk, event: EventId, session: SessionNo, deal: DealNo) -> Draft:
    """The line with which the embargo on a deal ends (R37).

    Raises:
        LuckNotHere: the secrets are not kept here.
    """
    luck = desk.luck(event, session)
    if luck is None:
        raise LuckNotHere(event=event, session=session)
    deals = desk.progress(event).event.play.deals
    if deal <= deals:
        opened = luck.deals.opened(deal)
    else:
        # Reserve deals are sealed by themselves, counted from 1 again.
        assert luck.reserve is not None
        opened = luck.reserve.opened(DealNo(deal - deals))
    body = OpenedLine(opened.deck, opened.salt.hex(), tuple(step.hex() for step in opened.path))
    return draft((session, 0, deal), 0, f"open-{session}-{deal}", body)


def open_due(desk: Desk, event: EventId, session: SessionNo, by: str) -> bool:
    """Open the deals that every table has played and nobody has opened; whether there were any.

    A deal is opened in the append of its last hand. Where two programs write the last two
    hands at once, neither knows that its own is the last.
    """
    progress = desk.progress(event)
    due = progress.sessions[session].due()
    if due:
        desk.write(event, [opening(desk, event, session, deal) for deal in due], by)
    return bool(due)


def root_of(desk: Desk, event: EventId, session: SessionNo, kind: Kind) -> bytes | None:
    """The published root of a session's deals."""
    signed = desk.seal(event)
    sealed = signed.seal.session(session) if signed else None
    deals = sealed.of(kind) if sealed else None
    if deals is not None and deals.root is not None:
        return deals.root
    published = desk.roots(event)
    roots = published.roots.session(session) if published else None
    return roots.of(kind) if roots else None


def _session(desk: Desk, progress: Progress, now: SessionProgress, version: int) -> OpenedSession:
    event = progress.event
    session = now.session
    root = root_of(desk, event.id, session, "original")
    reserve_root = root_of(desk, event.id, session, "reserve")
    records = sorted(now.opened.values(), key=lambda record: record.deal)
    deals = tuple(_opened(session, record, 0) for record in records if record.deal <= now.deals)
    ended = now.ended
    if ended is not None and len(deals) < now.deals:
        deals = _all_deals(progress, now, deals)
    reserve = None
    if reserve_root is not None:
        secret = bytes.fromhex(ended.reserve) if ended and ended.reserve else None
        more = tuple(
            _opened(session, record, now.deals) for record in records if record.deal > now.deals
        )
        reserve = OpenedDeals(reserve_root, more, secret)
    shown = OpenedSession(
        session=session,
        beacon=now.beacon,
        seats=now.drawn,
        original=OpenedDeals(
            root or b"\0" * 32, deals, bytes.fromhex(ended.secret) if ended else None
        ),
        reserve=reserve,
        running_orders=drawn_orders(progress, now),
    )
    if version == 1:
        return shown
    return replace(
        shown,
        seats=_seated(progress, now),
        begun_at=now.begun_at,
        line_ups=_line_ups(progress, session),
        substitutions=tuple(
            OpenedSubstitution(
                each.at,
                each.table,
                _place(progress, each.seat),
                progress.record.first(entry_of(now, each), each.gone),
                progress.record.first(entry_of(now, each), each.player),
            )
            for each in now.substitutions
        ),
        acts=acts_of(progress, now) if ended else tuple(event_acts(progress, session)) or None,
    )


def _seated(progress: Progress, now: SessionProgress) -> Seats:
    """Who sat down: the seats as drawn, with the players whom each entry had lined up."""
    lined_up = progress.line_ups_as_sealed(now.session)
    listed = {entry.id: entry.players for entry in progress.sealed.entries}
    return tuple(
        tuple((entry, lined_up[entry][listed[entry].index(player)]) for entry, player in table)
        for table in now.drawn
    )


def _line_ups(progress: Progress, session: SessionNo) -> OpenedLineUps:
    book = progress.line_ups
    end = book.closed.get(session)
    return OpenedLineUps(
        closed_at=end.at if end else None,
        entries=tuple(progress.line_ups_as_sealed(session).items()),
        changes=tuple(
            LineUpChange(
                made.at,
                made.entry,
                tuple(progress.record.first(made.entry, player) for player in made.players),
            )
            for made in book.made
            if made.session == session
        ),
    )


def _place(progress: Progress, seat: SeatNo) -> SeatNo:
    """A seat as the published seats count it: those at which nobody sits are left out."""
    return SeatNo(progress.event.play.occupied.index(seat) + 1)


def _opened(session: SessionNo, record: OpenDealRecord, before: int) -> Opened:
    """An opened deal as the seal counts it; `before` is how many deals stand before its kind."""
    return Opened(
        session,
        "reserve" if before else "original",
        DealNo(record.deal - before),
        str(record.deck),
        bytes.fromhex(record.salt),
        tuple(bytes.fromhex(step) for step in record.path),
    )


def _all_deals(
    progress: Progress, now: SessionProgress, opened: tuple[Opened, ...]
) -> tuple[Opened, ...]:
    """With the deals that were replaced: at the end the secret gives them to everybody anyway."""
    assert now.ended is not None
    drawn = draw_deals(
        bytes.fromhex(now.ended.secret),
        now.beacon or "",
        progress.event.id,
        now.session,
        "original",
        now.deals,
    )
    had = {deal.deal: deal for deal in opened}
    numbers = (DealNo(number) for number in range(1, now.deals + 1))
    return tuple(had.get(number) or drawn.opened(number) for number in numbers)


def drawn_orders(progress: Progress, now: SessionProgress) -> tuple[tuple[DealNo, ...], ...] | None:
    """The running orders that follow from the opened secret; None before the end."""
    if now.ended is None:
        return None
    key = session_key(
        bytes.fromhex(now.ended.secret),
        (now.beacon or "").encode(),
        progress.event.id,
        session_name(now.session),
        "original",
    )
    deals, draw = progress.event.play.deals, progress.event.draw
    order = ORDER_OF[draw.order]
    return tuple(sealed_order(key, table, deals, order, draw.blocks) for table in now.played)
