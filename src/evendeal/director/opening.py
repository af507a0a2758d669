"""What is public of the luck: opened deals while a session runs, its secrets after it."""

from evendeal.director.desk import OPENED, Desk, LuckNotHere, draft
from evendeal.draw import (
    Opened,
    OpenedDeals,
    OpenedEvent,
    OpenedSession,
    draw_deals,
    running_order,
    session_key,
    session_name,
    write_opened,
)
from evendeal.draw.keys import Kind
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.tournament.bodies import OpenedLine
from evendeal.tournament.line import Draft
from evendeal.tournament.progress import OpenDealRecord, Progress, SessionProgress


def opened_event(desk: Desk, event: EventId) -> OpenedEvent:
    """The opened deals and secrets as the log has them."""
    progress = desk.progress(event)
    return OpenedEvent(
        event, tuple(_session(desk, progress, now) for now in progress.sessions.values())
    )


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


def _session(desk: Desk, progress: Progress, now: SessionProgress) -> OpenedSession:
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
    seats = now.drawn
    return OpenedSession(
        session=session,
        beacon=now.beacon,
        seats=seats,
        original=OpenedDeals(
            root or b"\0" * 32, deals, bytes.fromhex(ended.secret) if ended else None
        ),
        reserve=reserve,
        running_orders=drawn_orders(progress, now),
    )


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
    play, blocks = progress.event.play, progress.event.draw.blocks
    return tuple(running_order(key, table, play.deals, blocks) for table in now.played)
