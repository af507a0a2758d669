"""One table's play of one deal for the director: every line, and no card before its time."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from evendeal.cards import Card
from evendeal.ids import DealNo, EntryId, EventId, SeatNo, SessionNo, TableNo
from evendeal.labels import write_label
from evendeal.poker import Chips, Kill
from evendeal.poker.lines import Note
from evendeal.poker.played import PlayedHand
from evendeal.poker.wire import action_to_json
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.duplicate.table_hand import TableHand
from evendeal.tournament.line import Line
from evendeal.views.absent import NoSuchDeal, NoSuchTable
from evendeal.views.poker.embargo.deals import (
    board_on_table,
    is_open,
    settled_chips,
)
from evendeal.views.poker.embargo.table import without_holes
from evendeal.views.poker.office.attention import why_frozen
from evendeal.views.poker.office.lines import line_text
from evendeal.views.poker.office.parts import CellStage
from evendeal.views.poker.office.whole import cell_stage, columns_of
from evendeal.views.poker.replay import first_bets
from evendeal.views.text import Text


@dataclass(frozen=True, slots=True)
class HandLine:
    """A line as it was typed, and what it says.

    `n` is its number in the hand; null for the director's own lines, which stand at the table.
    `counts` is false of a line that was undone, that a correction replaced (`now` then says
    what stands in its place), or that the deck-order contradicts. `correctable`: an action that
    counts, so that a correction may name it.
    """

    n: int | None
    position: int
    at: str
    by: str
    body: dict[str, Any]
    sentence: Text
    counts: bool
    correctable: bool
    now: Text | None


@dataclass(frozen=True, slots=True)
class HandSeat:
    """A seat of the hand: who sits there, what it has put in, and its chips in the result.

    `chips` is null until there is a result; `folded` and `dead` say how it stands. `out`: its
    player had been taken out before it. `topped_up` are the reserve chips handed out before it.
    """

    seat: SeatNo
    entry: EntryId | None
    name: str
    player: str
    committed: int
    folded: bool
    dead: bool
    out: bool
    topped_up: int
    chips: Chips | None


@dataclass(frozen=True, slots=True)
class HandNote:
    """Something noted during the hand."""

    kind: str
    seat: SeatNo | None
    text: str
    at: str


@dataclass(frozen=True, slots=True)
class OfficeHand:
    """A hand as the director sees it (R37).

    `board` has the cards that were dealt at this table and none besides. Hole cards are named
    only when the deal is open, then in `holes` by seat. `label` is that of the deck that was
    opened, `due_label` the one that this table should open. `why` says why it is frozen.
    """

    event: EventId
    session: SessionNo
    table: TableNo
    deal: DealNo
    slot: int | None
    position: int
    stage: CellStage
    why: Text | None
    button: SeatNo
    small_blind: int
    big_blind: int
    cap: int | None
    seats: tuple[HandSeat, ...]
    board: tuple[Card, ...]
    holes: tuple[tuple[Card, ...], ...] | None
    pot: Chips
    house: Chips | None
    label: str | None
    due_label: str
    began_at: str | None
    accepted_at: str | None
    lines: tuple[HandLine, ...]
    notes: tuple[HandNote, ...]
    rulings: tuple[int, ...]


def office_hand(
    progress: AnyDuplicate,
    now: SessionProgress,
    table: TableNo,
    deal: DealNo,
    lines: Sequence[Line],
    slot: int | None,
) -> OfficeHand:
    """A table's play of a deal.

    Args:
        lines: those of the hand, and the director's at this table and on the session.
        slot: where the deal stands in the table's running order; None if it is unknown.

    Raises:
        NoSuchTable, NoSuchDeal: the session has no such thing.
    """
    event = progress.event
    if table not in now.played:
        raise NoSuchTable(event=event.id, table=table, tables=len(now.played))
    if deal not in columns_of(now.play, now):
        raise NoSuchDeal(event=event.id, deal=deal, deals=now.deals)
    hand = progress.hand(now.session, table, deal)
    open = is_open(now, deal)
    names = {entry.id: entry.name for entry in event.entries}
    holes = None
    if open and hand.state is not None:
        holes = tuple(hole or () for hole in hand.state.holes)
    setup = hand.setup
    bets = first_bets(hand)
    return OfficeHand(
        event=event.id,
        session=now.session,
        table=table,
        deal=deal,
        slot=slot,
        position=progress.position,
        stage=cell_stage(now, table, deal),
        why=why_frozen(hand),
        button=setup.button,
        small_blind=setup.small_blind,
        big_blind=setup.big_blind,
        cap=setup.cap,
        seats=_seats(progress, now, table, deal, hand),
        board=board_on_table(hand, open=open),
        holes=holes,
        pot=hand.state.pot if hand.state else 0,
        house=hand.accepted.house if hand.accepted else None,
        label=hand.seal_label,
        due_label=write_label(now.session, table, deal),
        began_at=hand.begun_at,
        accepted_at=hand.accepted_at,
        lines=tuple(
            # A correction says what the line that it names should say.
            _line(line, hand, names, bets.get(line.body.get("of", line.n)), open=open)
            for line in lines
            if line.deal == deal or _concerns(line, table, deal)
        ),
        notes=tuple(
            HandNote(mark.act.kind, mark.act.seat, mark.act.text, mark.at)
            for mark in hand.marks
            if isinstance(mark.act, Note)
        ),
        rulings=tuple(
            record.number
            for record in progress.rulings
            if record.session == now.session
            and record.ruled.deal == deal
            and (not record.ruled.tables or table in record.ruled.tables)
        ),
    )


def _seats(
    progress: AnyDuplicate, now: SessionProgress, table: TableNo, deal: DealNo, hand: TableHand
) -> tuple[HandSeat, ...]:
    names = {entry.id: entry.name for entry in progress.event.entries}
    chips = settled_chips(hand, open=is_open(now, deal))
    dead = {act.seat for act in hand.actions if isinstance(act, Kill)}
    seats = []
    for number in range(1, hand.setup.seats + 1):
        seat = SeatNo(number)
        seated = now.at(table, seat, deal)
        live = hand.state is None or hand.state.is_live(seat)
        seats.append(
            HandSeat(
                seat=seat,
                entry=seated.entry if seated else None,
                name=names[seated.entry] if seated else "",
                player=seated.player if seated else "",
                committed=hand.state.committed[number - 1] if hand.state else 0,
                folded=not live and seat not in dead | hand.setup.out | hand.setup.empty,
                dead=seat in dead,
                out=seat in hand.setup.out,
                topped_up=hand.before.topped_up[number - 1] if hand.before else 0,
                chips=chips[number - 1] if chips else None,
            )
        )
    return tuple(seats)


def _line(
    line: Line, hand: PlayedHand, names: dict[EntryId, str], bets: bool | None, *, open: bool
) -> HandLine:
    of_the_hand = bool(line.table and line.deal)
    in_force = dict(hand.in_force)
    is_action = of_the_hand and line.body.get("do") in _ACTIONS
    action = in_force.get(line.n) if is_action else None
    now = None
    if action is not None:
        meant = action_to_json(action)
        if meant != line.body:
            now = line_text(meant, names, board=True, holes=open, bets=bets)
    return HandLine(
        n=line.n if of_the_hand else None,
        position=line.position,
        at=line.at,
        by=line.by,
        body=dict(line.body) if open else without_holes(line.body),
        sentence=line_text(
            line.body, names, board=True, holes=open, bets=bets if of_the_hand else None
        ),
        counts=not is_action or (action is not None and now is None),
        correctable=action is not None,
        now=now,
    )


_ACTIONS = frozenset(
    {"fold", "check", "call", "raise_to", "deal_hole", "deal_street", "show", "muck", "award"}
    | {"kill"}
)


def _concerns(line: Line, table: TableNo, deal: DealNo) -> bool:
    """Whether a line of the office is about this hand."""
    body = line.body
    if body.get("do") == "rule":
        return body.get("deal") == deal and (not body["tables"] or table in body["tables"])
    if body.get("do") == "answer":
        return body.get("deal") == deal and body.get("table") == table
    return False


@dataclass(frozen=True, slots=True)
class Repair:
    """The order of a deck whose seal is broken: all 52 cards, top card first.

    `repair` is the number under which the log says who wanted it, why, and who agreed.
    """

    table: TableNo
    deal: DealNo
    label: str
    cards: tuple[Card, ...]
    repair: int
    position: int
