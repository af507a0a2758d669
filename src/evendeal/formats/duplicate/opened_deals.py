"""What is public of the deals of a session: those that are open, and at its end all of them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from evendeal.director.living import Root
from evendeal.draw.deals import draw_deals
from evendeal.draw.keys import session_key, session_name
from evendeal.draw.line_ups import LineUpChange, OpenedLineUps, OpenedSubstitution
from evendeal.draw.opened import Opened, OpenedDeals, OpenedSession, Seats
from evendeal.draw.orders import sealed_order
from evendeal.formats.duplicate.luck import ORDER_OF
from evendeal.ids import DealNo, SeatNo, SessionNo
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.respelling import entry_of
from evendeal.tournament.duplicate.session import OpenDealRecord, SessionProgress


def opened_deals(
    progress: AnyDuplicate, head: Mapping[str, Any], root_of: Root, version: int
) -> OpenedSession:
    """What is known to all of a session of cards."""
    now = progress.sessions[head["session"]]
    session, ended = now.session, now.ended
    root, reserve_root = root_of("original"), root_of("reserve")
    records = sorted(now.opened.values(), key=lambda record: record.deal)
    deals = tuple(_opened(session, record, 0) for record in records if record.deal <= now.deals)
    if ended is not None and len(deals) < now.deals:
        deals = _all_deals(progress, now, deals)
    reserve = None
    if reserve_root is not None:
        secret = bytes.fromhex(ended.reserve) if ended and ended.reserve else None
        more = tuple(
            _opened(session, record, now.deals) for record in records if record.deal > now.deals
        )
        reserve = OpenedDeals(reserve_root, more, secret)
    secret = bytes.fromhex(ended.secret) if ended else None
    session_opened = OpenedSession(
        **head,
        seats=now.drawn,
        original=OpenedDeals(root or b"\0" * 32, deals, secret),
        reserve=reserve,
        running_orders=drawn_orders(progress, now),
    )
    if version == 1:
        return session_opened
    return replace(
        session_opened,
        seats=_seated(progress, now),
        line_ups=_line_ups(progress, session),
        substitutions=tuple(
            OpenedSubstitution(
                each.at,
                each.table,
                _place(now, each.seat),
                progress.record.first(entry_of(now, each), each.gone),
                progress.record.first(entry_of(now, each), each.player),
            )
            for each in now.substitutions
        ),
    )


def _seated(progress: AnyDuplicate, now: SessionProgress) -> Seats:
    """Who sat down: the seats as drawn, with the players whom each entry had lined up."""
    lined_up = progress.line_ups_as_sealed(now.session)
    listed = {entry.id: entry.players for entry in progress.sealed.entries}
    return tuple(
        tuple((entry, lined_up[entry][listed[entry].index(player)]) for entry, player in table)
        for table in now.drawn
    )


def _line_ups(progress: AnyDuplicate, session: SessionNo) -> OpenedLineUps:
    recorded = progress.line_ups
    end = recorded.closed.get(session)
    return OpenedLineUps(
        closed_at=end.at if end else None,
        entries=tuple(progress.line_ups_as_sealed(session).items()),
        changes=tuple(
            LineUpChange(
                made.at,
                made.act.entry,
                tuple(progress.record.first(made.act.entry, player) for player in made.act.players),
            )
            for made in recorded.made
            if made.session == session
        ),
    )


def _place(now: SessionProgress, seat: SeatNo) -> SeatNo:
    """A seat as the published seats count it: those at which nobody sits are left out."""
    return SeatNo(now.play.occupied.index(seat) + 1)


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
    progress: AnyDuplicate, now: SessionProgress, opened: tuple[Opened, ...]
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


def drawn_orders(
    progress: AnyDuplicate, now: SessionProgress
) -> tuple[tuple[DealNo, ...], ...] | None:
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
    deals, draw = now.play.deals, progress.event.draw
    order = ORDER_OF[draw.order]
    return tuple(sealed_order(key, table, deals, order, draw.blocks) for table in now.played)
