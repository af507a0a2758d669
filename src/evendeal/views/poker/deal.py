"""A deal in public: closed, and then there is nothing of it, or open, and then everything."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.cards.card import Card
from evendeal.draw.merkle import leaf
from evendeal.errors import Refused
from evendeal.ids import DealNo, SeatNo, SessionNo, TableNo
from evendeal.poker.setup import Chips
from evendeal.tournament.duplicate.conditions import setup_of
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.rules import PlayRules
from evendeal.tournament.duplicate.session import OpenDealRecord
from evendeal.views.absent import NoSuchDeal
from evendeal.views.poker.facts import (
    Fact,
    facts,
    spread,
    widest_seat,
)
from evendeal.views.poker.head import (
    EventHead,
    deals_shown,
    shown_session,
)
from evendeal.views.poker.rulings import PublicRuling, rulings_on_deal
from evendeal.views.poker.seat import SeatCards, seat_cards
from evendeal.views.poker.story import StreetName
from evendeal.views.poker.swing import Swing, deal_swing, parted_on
from evendeal.views.poker.traveller import TableRow, table_rows


class TooEarly(Refused):
    """Something of a deal that is still closed."""

    def __init__(self, *, deal: DealNo) -> None:
        super().__init__(f"deal {deal} is closed: nothing of it may be shown")
        self.deal = deal


@dataclass(frozen=True, slots=True)
class DealHead:
    """A deal in the list of deals.

    `spread` is the largest minus the smallest chip-score in any one seat, and
    `biggest_seat` that seat; `swing` says of that seat what it held, and who made most and least
    of it. All four are null while the deal is closed, and the last two where no seat differs.
    """

    deal: DealNo
    open: bool
    opened_at: str | None
    spread: Chips | None
    biggest_seat: SeatNo | None
    swing: Swing | None = None

    def __post_init__(self) -> None:
        open_facts = (self.opened_at, self.spread, self.biggest_seat, self.swing)
        if not self.open and any(fact is not None for fact in open_facts):
            raise TooEarly(deal=self.deal)


@dataclass(frozen=True, slots=True)
class DealProof:
    """What ties the deal to the seal: hash its deck and salt up the path to the root.

    `number` is the deal's place among the `sealed` deals under this root, from 1: reserve deals
    have a root of their own. `deck` is the 52 cards, top card first, with single spaces;
    leaf, salt, path and root are hexadecimal.
    """

    number: int
    sealed: int
    leaf: str
    salt: str
    path: tuple[str, ...]
    root: str
    deck: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ClosedDeal:
    """A deal that some table has yet to play. It has no field that could tell anything.

    `previous` and `next` are the nearest open deals.
    """

    event: EventHead
    deal: DealNo
    open: Literal[False] = False
    previous: DealNo | None
    next: DealNo | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenDeal:
    """A deal that every table has played: its cards, its traveller and its proof.

    `previous` and `next` are the nearest open deals. `board` has the cards that were
    dealt at the table that went furthest; `rows` has one element a table. `swing` is the seat in
    which tables differ most, null if in none; `parted` the street on which they first acted
    differently, null if they never did. `counts` is false
    for a deal that was replaced after it had opened, and `replaces` is the deal in whose place
    this one was played; `rulings` are those in force on it.
    """

    event: EventHead
    deal: DealNo
    open: Literal[True] = True
    previous: DealNo | None
    next: DealNo | None
    opened_at: str
    button: SeatNo
    seats: tuple[SeatCards, ...]
    board: tuple[Card, ...]
    rows: tuple[TableRow, ...]
    facts: tuple[Fact, ...]
    swing: Swing | None
    parted: StreetName | None
    proof: DealProof
    counts: bool
    replaces: DealNo | None
    rulings: tuple[PublicRuling, ...]


DealPage: TypeAlias = ClosedDeal | OpenDeal
"""A deal's page; `open` says which of the two it is."""


def deal_heads(progress: AnyDuplicate, session: SessionNo | None = None) -> tuple[DealHead, ...]:
    """The deals in order, with what may be seen of each."""
    of_session = shown_session(progress, session)
    now = progress.sessions.get(of_session)
    heads = []
    for deal in deals_shown(progress.event.play_of(of_session), now):
        record = now.opened.get(deal) if now else None
        if record is None:
            heads.append(DealHead(deal, False, None, None, None))
        else:
            seat = widest_seat(record.traveller)
            width = spread(record.traveller, seat) if seat else 0
            swing = deal_swing(now, record.traveller) if now else None
            heads.append(DealHead(deal, True, record.at, width, seat, swing))
    return tuple(heads)


def deal_page(
    progress: AnyDuplicate,
    head: EventHead,
    deal: DealNo,
    root: bytes | None,
) -> DealPage:
    """A deal's page in the session that `head` shows.

    Args:
        root: the published root of that session's deals.

    Raises:
        NoSuchDeal: the session has no deal of this number.
    """
    now = progress.sessions.get(head.session)
    deals = progress.event.play_of(head.session).deals
    if not 1 <= deal <= deals and not (now and deal in now.slots):
        raise NoSuchDeal(event=head.id, deal=deal, deals=deals)
    opened = now.opened if now else {}
    previous = max((other for other in opened if other < deal), default=None)
    following = min((other for other in opened if other > deal), default=None)
    record = opened.get(deal)
    if now is None or record is None:
        return ClosedDeal(event=head, deal=deal, previous=previous, next=following)
    traveller = record.traveller
    played = {row.table: now.hands.get((row.table, deal)) for row in traveller.rows}
    # A table at which the deal is void may never have played it to its end.
    hands = {table: hand for table, hand in played.items() if hand and hand.final}
    setup = setup_of(now.play, now.origin(deal))
    names = {entry.id: entry.name for entry in progress.event.entries}
    seats = seat_cards(setup, traveller, tuple(hands.values()))

    def name_at(table: TableNo, seat: SeatNo) -> str:
        seated = now.at(table, seat, deal)
        return names[seated.entry] if seated else f"table {table}"

    rows = table_rows(now, traveller, names)
    return OpenDeal(
        event=head,
        deal=deal,
        previous=previous,
        next=following,
        opened_at=record.at,
        button=setup.button,
        seats=seats,
        board=max((hand.state.board for hand in hands.values() if hand.state), key=len),
        rows=rows,
        facts=facts(
            traveller, hands, {seat.seat: seat.held for seat in seats if seat.held}, name_at
        ),
        swing=deal_swing(now, traveller),
        parted=parted_on({row.table: row.steps for row in rows}),
        proof=_proof(now.play, record, root),
        counts=now.compares(deal),
        replaces=origin if (origin := now.origin(deal)) != deal else None,
        rulings=rulings_on_deal(progress, head.session, deal),
    )


def _proof(play: PlayRules, record: OpenDealRecord, root: bytes | None) -> DealProof:
    # Reserve deals are sealed by themselves, counted from 1 again.
    reserve = play.reserve_number(record.deal)
    number = record.deal if reserve is None else DealNo(reserve)
    return DealProof(
        number=number,
        sealed=play.deals if reserve is None else play.reserve,
        leaf=leaf(number, bytes.fromhex(record.salt), str(record.deck)).hex(),
        salt=record.salt,
        path=record.path,
        root=root.hex() if root else "",
        deck=str(record.deck),
    )
