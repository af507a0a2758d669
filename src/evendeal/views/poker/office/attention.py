"""What asks for the director: disputes, frozen hands, calls, slow tables, wild play."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from evendeal.ids import DealNo, SeatNo, TableNo
from evendeal.poker import Chips
from evendeal.poker.hand_stage import Stage
from evendeal.poker.lines import Different, Note
from evendeal.poker.played import PlayedHand
from evendeal.poker.refusals import AwardDiffers, BoardDiffers, CardsDiffer
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.views.duration import pace_words
from evendeal.views.office import Touch, recorded
from evendeal.views.poker.office.held import held_tables
from evendeal.views.poker.office.pace import DEALS_BEHIND, Slow
from evendeal.views.poker.office.parts import Attention
from evendeal.views.poker.office.repairs import repair_stage
from evendeal.views.text import Text, says, together, typed
from evendeal.views.words import chips_text, player_of

NOTED = frozenset({"clock", "absent"})
"""Notes of a hand in play that concern the director."""

LAST_HANDS = 4
"""Hands that are named with a wild-play alert."""

Stages: TypeAlias = Mapping[tuple[TableNo, DealNo], Stage]
"""How far each table is with each deal of the matrix."""

THROUGH = frozenset({Stage.ACCEPTED, Stage.VOID})
"""The stages in which a table has nothing left to do with a deal."""


def attention(
    progress: AnyDuplicate,
    now: SessionProgress,
    slow: tuple[Slow, ...],
    touches: Mapping[TableNo, Touch],
    stages: Stages,
) -> tuple[Attention, ...]:
    """Everything that waits for the director, what nothing is final without first.

    Nothing does while the event is withdrawn: it is not played, and not ruled on (R60).

    Args:
        touches: of each table whose recorder's device has ever been heard.
    """
    if progress.record.withdrawn is not None:
        return ()
    if now.ended is not None:
        return tuple(_wild(progress, now, stages))
    return (
        *held_tables(now),
        *_hands(now, stages),
        *_repairs(progress, now),
        *_to_replace(now, stages),
        *(_slow(table) for table in slow),
        *_wild(progress, now, stages),
        *(_offline(now, touches, stages) if recorded(progress.published) else ()),
        *_noted(now, stages),
    )


def why_frozen(hand: PlayedHand) -> Text | None:
    """Why a hand is frozen, without a card that the table has not seen (R38, R39)."""
    match hand.refusal:
        case BoardDiffers():
            return says("frozen-board")
        case CardsDiffer():
            return says("frozen-cards")
        case AwardDiffers():
            return says("frozen-winner")
        case None:
            pass
        case refusal:
            return says("frozen-line", why=str(refusal))
    different = next((mark.act for mark in hand.open if isinstance(mark.act, Different)), None)
    if different is not None:
        street = str(different.street)
        if not different.cards:
            return says("frozen-street", street=street)
        return says("frozen-street-cards", street=street, cards=" ".join(different.cards))
    if hand.stage is Stage.FROZEN:
        return says("frozen-result")
    return None


def _hands(now: SessionProgress, stages: Stages) -> Iterator[Attention]:
    """Disputed and frozen hands, and calls."""
    for wanted, tell in ((Stage.DISPUTED, _disputed), (Stage.FROZEN, _frozen)):
        for table, deal in sorted(at for at, stage in stages.items() if stage is wanted):
            if now.compares(deal):
                yield tell(table, deal, now.hands[table, deal])
    called = [(at, hand) for at, hand in now.hands.items() if hand.open]
    for (table, deal), hand in sorted(called, key=_place):
        for call in hand.calls:
            yield Attention(
                kind="call",
                table=table,
                deal=deal,
                seat=None,
                title=says("calls", table=table),
                detail=typed(getattr(call.act, "reason", "")) or says("in-deal", deal=deal),
                at=call.at,
                action="answer",
            )


def _place(each: tuple[tuple[TableNo, DealNo], object]) -> tuple[TableNo, DealNo]:
    return each[0]


def _disputed(table: TableNo, deal: DealNo, hand: PlayedHand) -> Attention:
    mark = hand.disputed
    assert mark is not None
    seat = getattr(mark.act, "seat", None)
    reason = " ".join(getattr(mark.act, "reason", "").split())
    who = says("disputed-by", seat=seat, words=reason) if seat and reason else typed(reason)
    return Attention(
        kind="dispute",
        table=table,
        deal=deal,
        seat=seat,
        title=says("disputed", table=table, deal=deal),
        detail=together(who, says("disputed-what")),
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
        title=says("frozen", table=table, deal=deal),
        detail=together(why_frozen(hand), says("frozen-what")),
        at=at or hand.accepted_at or hand.begun_at,
        action="rule",
    )


def _repairs(progress: AnyDuplicate, now: SessionProgress) -> Iterator[Attention]:
    """The deck that is being put right: nothing else of its table can go on."""
    open = progress.repairs.outstanding
    if open is None or open.session != now.session:
        return
    waits = {
        "requested": says("repair-requested"),
        "confirmed": says("repair-confirmed", by=open.by),
        "seen": says("repair-seen"),
    }
    yield Attention(
        kind="repair",
        table=open.table,
        deal=open.deal,
        seat=None,
        title=says("repair", table=open.table, deal=open.deal),
        detail=together(typed(open.reason), waits[repair_stage(open)]),
        at=open.at,
        action="open",
    )


def _to_replace(now: SessionProgress, stages: Stages) -> Iterator[Attention]:
    """Deals that more than half of the tables have void, and reserve deals still to be played."""
    for deal, rulings in sorted(now.rulings.items()):
        if len(rulings.void) * 2 > len(now.tables) and not rulings.replaced:
            void, whole = len(rulings.void), len(now.tables)
            title = says("void-at", deal=deal, void=void, whole=whole)
            if void == whole:
                title = says("void-at-all", deal=deal, n=whole)
            yield Attention(
                kind="reserve",
                table=None,
                deal=deal,
                seat=None,
                title=title,
                detail=says("void-replace"),
                at=None,
                action="rule",
            )
    for deal in now.in_force:
        replaced = now.origin(deal)
        if replaced == deal:
            continue
        waiting = [table for table in now.played if stages[table, deal] not in THROUGH]
        if waiting:
            at = says("at-tables", n=len(waiting), tables=[int(table) for table in waiting])
            yield Attention(
                kind="reserve",
                table=None,
                deal=deal,
                seat=None,
                title=says("reserve", deal=deal, replaced=replaced),
                detail=says("reserve-waits", where=at),
                at=None,
                action="look",
            )


def _slow(slow: Slow) -> Attention:
    title = says("behind", table=slow.table, n=slow.behind)
    if slow.behind < DEALS_BEHIND:
        title = says("slowly", table=slow.table)
    pace = later = None
    # A table that began late, or had a break, is behind at the same pace as the others.
    if slow.seconds is not None and slow.others is not None and slow.seconds != slow.others:
        pace = says("pace", own=pace_words(slow.seconds), others=pace_words(slow.others))
    if slow.after is not None and slow.after.total_seconds() >= 60:
        later = says("ends-later", n=round(slow.after.total_seconds() / 60))
    return Attention(
        kind="slow",
        table=slow.table,
        deal=None,
        seat=None,
        title=title,
        detail=together(pace, later) if pace or later else says("others-wait"),
        at=None,
        action="look",
    )


def _wild(progress: AnyDuplicate, now: SessionProgress, stages: Stages) -> Iterator[Attention]:
    """Players who have lost as many caps in the session as call the director (R10)."""
    play = now.play
    most = progress.event.office.wild_caps
    if not most:
        return
    cap = play.cap if play.cap is not None else play.starting_stack
    names = {entry.id: entry.name for entry in progress.event.entries}
    for (table, seat, player), hands in _by_player(now, stages, most * cap).items():
        lost = -sum(chips for _, chips in hands)
        if lost < most * cap:
            continue
        if now.out(table, seat) is not None:
            # It has been decided.
            continue
        caps = int(lost // cap)
        seated = next(
            place for deal, _ in hands if (place := now.at(table, seat, deal)) is not None
        )
        last = [
            says("hand-lost", deal=deal, chips=chips_text(chips, signed=True))
            for deal, chips in hands[-LAST_HANDS:]
        ]
        yield Attention(
            kind="wild",
            table=table,
            deal=hands[-1][0],
            seat=seat,
            title=says("wild", player=player_of(player, names[seated.entry]), seat=seat, n=caps),
            detail=says("wild-what", lost=chips_text(-lost), hands=last),
            at=None,
            action="look",
        )


def _by_player(
    now: SessionProgress, stages: Stages, lost: int
) -> dict[tuple[TableNo, SeatNo, str], list[tuple[DealNo, Chips]]]:
    """The results of players in the order played; void deals left out.

    Only of tables at which somebody may have lost as many chips as `lost`.
    """
    changed = {gone.table for gone in now.substitutions}
    nets: dict[tuple[TableNo, SeatNo, str], list[tuple[DealNo, Chips]]] = {}
    for table, deals in now.played.items():
        scores = [
            (deal, now.hands[table, deal].chip_scores)
            for deal in deals
            if stages.get((table, deal)) is Stage.ACCEPTED
        ]
        totals = map(sum, zip(*(chips for _, chips in scores), strict=True))
        if table not in changed and min(totals, default=0) > -lost:
            continue
        for deal, score in scores:
            for number, chips in enumerate(score, 1):
                seat = SeatNo(number)
                seated = now.at(table, seat, deal)
                if seated is not None:
                    nets.setdefault((table, seat, seated.player), []).append((deal, chips))
    return nets


def _offline(
    now: SessionProgress, touches: Mapping[TableNo, Touch], stages: Stages
) -> Iterator[Attention]:
    for table, touch in sorted(touches.items()):
        if touch.in_touch or all(stages[table, deal] in THROUGH for deal in now.in_force):
            continue
        lines = says("lines-waited", n=touch.waiting) if touch.waiting else None
        yield Attention(
            kind="offline",
            table=table,
            deal=None,
            seat=None,
            title=says("out-of-touch", table=table),
            detail=together(lines, says("out-of-touch-what")),
            at=None if touch.at is None else touch.at.isoformat(),
            action="look",
        )


def _noted(now: SessionProgress, stages: Stages) -> Iterator[Attention]:
    """Clocks and absent players in hands in play, and results without a broken seal."""
    noted = [(at, hand) for at, hand in now.hands.items() if hand.marks]
    for (table, deal), hand in sorted(noted, key=_place):
        acts = [
            (mark.act, mark.at)
            for mark in hand.marks
            if isinstance(mark.act, Note) and mark.act.kind in NOTED
        ]
        if not acts or hand.stage is not Stage.PLAYING:
            continue
        act, at = acts[-1]
        place, clock = says("in-deal", deal=deal), act.kind == "clock"
        if act.seat:
            place = says("seat-in-deal", seat=act.seat, deal=deal)
            if clock:
                place = says("on-seat-in-deal", seat=act.seat, deal=deal)
        words = " ".join(act.text.split())
        yield Attention(
            kind="clock",
            table=table,
            deal=deal,
            seat=act.seat,
            title=says("clock", table=table) if clock else says("absent", table=table),
            detail=together(place, says("written", words=words) if words else None),
            at=at,
            action="open",
        )
    # Where hands come from files, nobody has typed a label.
    typed = {table for (table, _), hand in now.hands.items() if hand.seal_label}
    bare = [at for at, hand in now.hands.items() if at[0] in typed and not hand.seal_label]
    for table, deal in sorted(bare):
        if stages.get((table, deal)) is not Stage.VOID:
            hand = now.hands[table, deal]
            if hand.lines:
                yield Attention(
                    kind="unsealed",
                    table=table,
                    deal=deal,
                    seat=None,
                    title=says("unsealed", table=table, deal=deal),
                    detail=says("unsealed-what"),
                    at=hand.begun_at,
                    action="open",
                )
