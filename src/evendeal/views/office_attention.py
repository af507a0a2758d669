"""What asks for the director: disputes, frozen hands, calls, slow tables, wild play."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime

from evendeal.ids import DealNo, SeatNo, TableNo
from evendeal.poker import Chips
from evendeal.poker.refusals import AwardDiffers, BoardDiffers, CardsDiffer
from evendeal.tournament.acts import Different, Note
from evendeal.tournament.played import PlayedHand, Stage
from evendeal.tournament.progress import Progress
from evendeal.tournament.rulings import NO_RULINGS
from evendeal.tournament.session import SessionProgress
from evendeal.views.office import Attention
from evendeal.views.office_pace import DEALS_BEHIND, Slow
from evendeal.views.words import chips_text, in_a_row

LAST_HANDS = 4
"""Hands that are told with a wild-play alert."""

COUNTED = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


@dataclass(frozen=True, slots=True)
class Touch:
    """What a recorder's device last said of itself.

    Attributes:
        at: when it was last heard; None: never.
        in_touch: whether that was lately enough.
        waiting: lines that it has typed and could not send yet.
    """

    at: datetime | None
    in_touch: bool
    waiting: int


def attention(
    progress: Progress,
    now: SessionProgress,
    slow: tuple[Slow, ...],
    touches: Mapping[TableNo, Touch],
) -> tuple[Attention, ...]:
    """Everything that waits for the director, what nothing is final without first.

    Args:
        touches: of each table whose recorder's device has ever been heard.
    """
    if now.ended is not None:
        return tuple(_wild(progress, now))
    return (
        *_hands(now),
        *_to_replace(now),
        *(_slow(table) for table in slow),
        *_wild(progress, now),
        *_offline(now, touches),
        *_noted(now),
    )


def why_frozen(hand: PlayedHand) -> str | None:
    """Why a hand is frozen, without a card that the table has not seen (R38, R39)."""
    match hand.refusal:
        case BoardDiffers():
            return "The board that was typed is another than the deck-order has."
        case CardsDiffer():
            return "Cards that were shown are others than the deck-order has."
        case AwardDiffers():
            return "Twice a winner was announced whom the cards contradict."
        case None:
            pass
        case refusal:
            return f"A line does not fit: {refusal}."
    different = next((mark.act for mark in hand.open if isinstance(mark.act, Different)), None)
    if different is not None:
        seen = f" It has {' '.join(different.cards)}." if different.cards else ""
        return f"The {different.street} on the table is another than the deck-order has.{seen}"
    if hand.stage is Stage.FROZEN:
        return "The result that the table accepted is not the one that its hand makes."
    return None


def _hands(now: SessionProgress) -> Iterator[Attention]:
    """Disputed and frozen hands, and calls."""
    for wanted in (Stage.DISPUTED, Stage.FROZEN):
        for (table, deal), hand in sorted(now.hands.items()):
            if now.stage(table, deal) is wanted and now.compares(deal):
                tell = _disputed if wanted is Stage.DISPUTED else _frozen
                yield tell(table, deal, hand)
    for (table, deal), hand in sorted(now.hands.items()):
        for call in hand.calls:
            yield Attention(
                kind="call",
                table=table,
                deal=deal,
                seat=None,
                title=f"Table {table} calls the director",
                detail=_said(getattr(call.act, "reason", "")) or f"In deal {deal}.",
                at=call.at,
                action="answer",
            )


def _disputed(table: TableNo, deal: DealNo, hand: PlayedHand) -> Attention:
    mark = hand.disputed
    assert mark is not None
    seat = getattr(mark.act, "seat", None)
    said = _said(getattr(mark.act, "reason", ""))
    who = f"Seat {seat}: " if seat and said else ""
    return Attention(
        kind="dispute",
        table=table,
        deal=deal,
        seat=seat,
        title=f"Table {table}, deal {deal}: the table disputes the result",
        detail=f"{who}{said} Nothing is final until you rule.".strip(),
        at=mark.at,
        action="rule",
    )


def _frozen(table: TableNo, deal: DealNo, hand: PlayedHand) -> Attention:
    at = max((mark.at for mark in hand.open), default=None)
    return Attention(
        kind="frozen",
        table=table,
        deal=deal,
        seat=None,
        title=f"Table {table}, deal {deal} is frozen",
        detail=f"{why_frozen(hand) or ''} Correct the line or rule.".strip(),
        at=at or hand.accepted_at or hand.begun_at,
        action="rule",
    )


def _to_replace(now: SessionProgress) -> Iterator[Attention]:
    """Deals that more than half of the tables have void, and reserve deals still to be played."""
    for deal, rulings in sorted(now.rulings.items()):
        if len(rulings.void) * 2 > len(now.tables) and not rulings.replaced:
            yield Attention(
                kind="reserve",
                table=None,
                deal=deal,
                seat=None,
                title=f"Deal {deal} is void at {len(rulings.void)} of {len(now.tables)} tables",
                detail="More than half: replace it everywhere by a reserve deal (R23).",
                at=None,
                action="rule",
            )
    for deal in now.in_force:
        replaced = now.origin(deal)
        waiting = [table for table in now.played if not now.through(table, deal)]
        if replaced != deal and waiting:
            tables = f"table{'' if len(waiting) == 1 else 's'} {in_a_row(waiting)}"
            yield Attention(
                kind="reserve",
                table=None,
                deal=deal,
                seat=None,
                title=f"Reserve deal {deal} stands in for deal {replaced}",
                detail=f"It is still to be played at {tables}.",
                at=None,
                action="look",
            )


def _slow(slow: Slow) -> Attention:
    count = COUNTED.get(slow.behind, str(slow.behind))
    title = f"Table {slow.table} is {count} deals behind"
    if slow.behind < DEALS_BEHIND:
        title = f"Table {slow.table} plays slowly"
    told = []
    if slow.seconds is not None and slow.others is not None:
        told.append(f"{_clock(slow.seconds)} a deal against {_clock(slow.others)}.")
    if slow.after is not None and slow.after.total_seconds() >= 60:
        minutes = round(slow.after.total_seconds() / 60)
        many = f"{minutes} minute{'' if minutes == 1 else 's'}"
        told.append(f"At this pace it ends {many} after the others.")
    return Attention(
        kind="slow",
        table=slow.table,
        deal=None,
        seat=None,
        title=title,
        detail=" ".join(told) or "The others will have to wait for it.",
        at=None,
        action="look",
    )


def _wild(progress: Progress, now: SessionProgress) -> Iterator[Attention]:
    """Players who have lost as many caps in the session as call the director (R10)."""
    play = progress.event.play
    most = progress.event.office.wild_caps
    if not most:
        return
    cap = play.cap if play.cap is not None else play.starting_stack
    names = {entry.id: entry.name for entry in progress.event.entries}
    for (table, seat, player), hands in _by_player(now).items():
        lost = -sum(chips for _, chips in hands)
        if lost < most * cap:
            continue
        caps = int(lost // cap)
        seated = next(
            place for deal, _ in hands if (place := now.at(table, seat, deal)) is not None
        )
        last = [
            f"deal {deal} {chips_text(chips, signed=True)}" for deal, chips in hands[-LAST_HANDS:]
        ]
        yield Attention(
            kind="wild",
            table=table,
            deal=hands[-1][0],
            seat=seat,
            title=(
                f"{names[seated.entry]} {player}, seat {seat}: "
                f"{COUNTED.get(caps, str(caps))} cap{'' if caps == 1 else 's'} lost"
            ),
            detail=(
                f"Wild-play alert at {chips_text(-lost)}. It is your decision; "
                f"the last hands: {', '.join(last)}."
            ),
            at=None,
            action="look",
        )


def _by_player(
    now: SessionProgress,
) -> dict[tuple[TableNo, SeatNo, str], list[tuple[DealNo, Chips]]]:
    """The results of each player at a table, in the order played; void deals left out."""
    found: dict[tuple[TableNo, SeatNo, str], list[tuple[DealNo, Chips]]] = {}
    for table, deals in now.played.items():
        for deal in deals:
            hand = now.hands.get((table, deal))
            if hand is None or now.stage(table, deal) is not Stage.ACCEPTED:
                continue
            for number, chips in enumerate(hand.chip_scores, 1):
                seat = SeatNo(number)
                seated = now.at(table, seat, deal)
                if seated is not None:
                    found.setdefault((table, seat, seated.player), []).append((deal, chips))
    return found


def _offline(now: SessionProgress, touches: Mapping[TableNo, Touch]) -> Iterator[Attention]:
    for table, touch in sorted(touches.items()):
        done = all(now.through(table, deal) for deal in now.in_force)
        if touch.in_touch or done:
            continue
        lines = f"{touch.waiting} lines waited on it." if touch.waiting else ""
        yield Attention(
            kind="offline",
            table=table,
            deal=None,
            seat=None,
            title=f"The recorder of table {table} is out of touch",
            detail=f"{lines} It goes on without the network and sends everything later.".strip(),
            at=None if touch.at is None else touch.at.isoformat(),
            action="look",
        )


def _noted(now: SessionProgress) -> Iterator[Attention]:
    """Clocks called in hands in play, and results without a broken seal."""
    for (table, deal), hand in sorted(now.hands.items()):
        clocks = [m for m in hand.marks if isinstance(m.act, Note) and m.act.kind == "clock"]
        if clocks and hand.stage is Stage.PLAYING:
            seat = getattr(clocks[-1].act, "seat", None)
            yield Attention(
                kind="clock",
                table=table,
                deal=deal,
                seat=seat,
                title=f"Table {table}: the clock was called",
                detail=f"On seat {seat}, in deal {deal}." if seat else f"In deal {deal}.",
                at=clocks[-1].at,
                action="open",
            )
    for table in now.played:
        hands = {deal: hand for (at, deal), hand in now.hands.items() if at == table}
        if not any(hand.seal_label for hand in hands.values()):
            # This table's hands come from files, and nobody has typed a label.
            continue
        for deal, hand in sorted(hands.items()):
            void = now.rulings.get(deal, NO_RULINGS)
            if not hand.seal_label and not void.replaced and table not in void.void:
                yield Attention(
                    kind="unsealed",
                    table=table,
                    deal=deal,
                    seat=None,
                    title=f"Table {table}, deal {deal}: no seal was broken",
                    detail="Its lines begin without the label of a deck.",
                    at=hand.begun_at,
                    action="open",
                )


def _said(reason: str) -> str:
    text = " ".join(reason.split())
    return f'"{text}".' if text else ""


def _clock(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02d}"
