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
from evendeal.views.words import chips_text, in_a_row, part_of, player_of

NOTED = {"clock": "the clock was called", "absent": "a player is absent"}
"""Notes of a hand in play that concern the director."""

LAST_HANDS = 4
"""Hands that are named with a wild-play alert."""

COUNTED = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


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
                title=f"Table {table} calls the director",
                detail=_quoted(getattr(call.act, "reason", "")) or f"In deal {deal}.",
                at=call.at,
                action="answer",
            )


def _place(each: tuple[tuple[TableNo, DealNo], object]) -> tuple[TableNo, DealNo]:
    return each[0]


def _disputed(table: TableNo, deal: DealNo, hand: PlayedHand) -> Attention:
    mark = hand.disputed
    assert mark is not None
    seat = getattr(mark.act, "seat", None)
    reason = _quoted(getattr(mark.act, "reason", ""))
    who = f"Seat {seat}: " if seat and reason else ""
    return Attention(
        kind="dispute",
        table=table,
        deal=deal,
        seat=seat,
        title=f"Table {table}, deal {deal}: the table disputes the result",
        detail=f"{who}{reason} Nothing is final until you rule.".strip(),
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


def _repairs(progress: AnyDuplicate, now: SessionProgress) -> Iterator[Attention]:
    """The deck that is being put right: nothing else of its table can go on."""
    open = progress.repairs.outstanding
    if open is None or open.session != now.session:
        return
    waits = {
        "requested": "Somebody else confirms it: the deck custodian, where there is one.",
        "confirmed": f"It is confirmed, and {open.by} can look at the order.",
        "seen": "Its order has been seen. Say when the deck is in order again.",
    }
    yield Attention(
        kind="repair",
        table=open.table,
        deal=open.deal,
        seat=None,
        title=f"Table {open.table}, deal {open.deal}: a deck is put right",
        detail=f"{_quoted(open.reason)} {waits[repair_stage(open)]}".strip(),
        at=open.at,
        action="open",
    )


def _to_replace(now: SessionProgress, stages: Stages) -> Iterator[Attention]:
    """Deals that more than half of the tables have void, and reserve deals still to be played."""
    for deal, rulings in sorted(now.rulings.items()):
        if len(rulings.void) * 2 > len(now.tables) and not rulings.replaced:
            void = part_of(len(rulings.void), len(now.tables))
            yield Attention(
                kind="reserve",
                table=None,
                deal=deal,
                seat=None,
                title=f"Deal {deal} is void at {void} tables",
                detail="More than half: replace it everywhere by a reserve deal (R23).",
                at=None,
                action="rule",
            )
    for deal in now.in_force:
        replaced = now.origin(deal)
        if replaced == deal:
            continue
        waiting = [table for table in now.played if stages[table, deal] not in THROUGH]
        if waiting:
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
    sentences = []
    # A table that began late, or had a break, is behind at the same pace as the others.
    if slow.seconds is not None and slow.others is not None and slow.seconds != slow.others:
        sentences.append(f"{pace_words(slow.seconds)} a deal against {pace_words(slow.others)}.")
    if slow.after is not None and slow.after.total_seconds() >= 60:
        minutes = round(slow.after.total_seconds() / 60)
        many = f"{minutes} minute{'' if minutes == 1 else 's'}"
        sentences.append(f"At this pace it ends {many} after the others.")
    return Attention(
        kind="slow",
        table=slow.table,
        deal=None,
        seat=None,
        title=title,
        detail=" ".join(sentences) or "The others will have to wait for it.",
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
            f"deal {deal} {chips_text(chips, signed=True)}" for deal, chips in hands[-LAST_HANDS:]
        ]
        yield Attention(
            kind="wild",
            table=table,
            deal=hands[-1][0],
            seat=seat,
            title=(
                f"{player_of(player, names[seated.entry])}, seat {seat}: "
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
        many = "" if touch.waiting == 1 else "s"
        lines = f"{touch.waiting} line{many} waited on it." if touch.waiting else ""
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
        seat = f"on seat {act.seat}" if act.kind == "clock" else f"seat {act.seat}"
        place = f"{seat[:1].upper()}{seat[1:]}, in deal {deal}." if act.seat else f"In deal {deal}."
        yield Attention(
            kind="clock",
            table=table,
            deal=deal,
            seat=act.seat,
            title=f"Table {table}: {NOTED[act.kind]}",
            detail=f"{place} {act.text}".strip(),
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
                    title=f"Table {table}, deal {deal}: no seal was broken",
                    detail="Its lines begin without the label of a deck.",
                    at=hand.begun_at,
                    action="open",
                )


def _quoted(reason: str) -> str:
    text = " ".join(reason.split())
    return f'"{text}".' if text else ""
