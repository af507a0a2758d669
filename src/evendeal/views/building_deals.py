"""Deals in public: nothing of a closed one, everything of an open one."""

from typing import Literal

from evendeal.cards import RANKS
from evendeal.cards.ranking import describe
from evendeal.draw import leaf
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo
from evendeal.poker import Chips, Setup
from evendeal.tournament import setup_of
from evendeal.tournament.played import PlayedHand
from evendeal.tournament.progress import OpenDealRecord, Progress, SessionProgress
from evendeal.views.absent import NoSuchDeal
from evendeal.views.building_event import shown_session
from evendeal.views.deal import (
    Cell,
    ClosedDeal,
    DealHead,
    DealPage,
    DealProof,
    OpenDeal,
    SeatCards,
    TableRow,
)
from evendeal.views.event import EventHead
from evendeal.views.facts import facts, spread, widest_seat
from evendeal.views.story import story


def deal_heads(progress: Progress, session: SessionNo | None = None) -> tuple[DealHead, ...]:
    """The deals in order, with what may be said of each."""
    now = progress.sessions.get(shown_session(progress, session))
    heads = []
    for number in range(1, progress.event.play.deals + 1):
        deal = DealNo(number)
        record = now.opened.get(deal) if now else None
        if record is None:
            heads.append(DealHead(deal, False, None, None, None))
        else:
            seat = widest_seat(record.traveller)
            width = spread(record.traveller, seat) if seat else 0
            heads.append(DealHead(deal, True, record.at, width, seat))
    return tuple(heads)


def deal_page(
    progress: Progress,
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
    if not 1 <= deal <= head.deals:
        raise NoSuchDeal(event=head.id, deal=deal, deals=head.deals)
    now = progress.sessions.get(head.session)
    opened = now.opened if now else {}
    previous = max((other for other in opened if other < deal), default=None)
    following = min((other for other in opened if other > deal), default=None)
    record = opened.get(deal)
    if now is None or record is None:
        return ClosedDeal(event=head, deal=deal, previous=previous, next=following)
    hands = [now.hands[table, deal] for table in now.played]
    setup = setup_of(progress.event, deal)
    furthest = max((hand.state for hand in hands if hand.state), key=lambda state: state.street)
    names = {entry.id: entry.name for entry in progress.event.entries}
    seats = _seats(setup, record, hands, furthest.board)
    captions = {seat.seat: seat.caption for seat in seats}
    return OpenDeal(
        event=head,
        deal=deal,
        previous=previous,
        next=following,
        opened_at=record.at,
        button=setup.button,
        seats=seats,
        board=furthest.board,
        rows=_rows(now, record, names),
        facts=facts(record.traveller, hands, now.tables, names, captions),
        proof=DealProof(
            leaf=leaf(deal, bytes.fromhex(record.salt), record.deck).hex(),
            salt=record.salt,
            path=record.path,
            root=root.hex() if root else "",
            deck=str(record.deck),
        ),
    )


def _seats(
    setup: Setup, record: OpenDealRecord, hands: list[PlayedHand], board: tuple[str, ...]
) -> tuple[SeatCards, ...]:
    state = hands[0].state
    assert state is not None
    stir: dict[int, Chips] = {
        seat: sum(max(chips, -chips) for chips in column)
        for seat, column in enumerate(
            zip(*(row.chip_scores for row in record.traveller.rows), strict=True), 1
        )
    }
    loud = sorted(stir, key=lambda seat: (-stir[seat], seat))[:2]
    seats = []
    for number, hole in enumerate(state.holes, 1):
        seat = SeatNo(number)
        assert hole is not None
        entered = any(_entered(hand, seat) for hand in hands)
        # Before the flop two cards are named by themselves, as a pair or not at all.
        cards = (*hole, *board) if board else hole
        caption = describe(cards) if len(cards) >= 5 else _two(hole)
        seats.append(
            SeatCards(
                seat=seat,
                role=_role(setup, seat),
                cards=hole,
                caption=caption if entered else "folds everywhere",
                highlight=number in loud and bool(stir[number]),
                empty=seat in setup.empty,
            )
        )
    return tuple(seats)


def _entered(hand: PlayedHand, seat: SeatNo) -> bool:
    """Whether the seat put chips in of its own will, or was live at the end."""
    state = hand.state
    assert state is not None
    first = min(hand.setup.big_blind, state.terms.limits[seat - 1])
    return bool(state.is_live(seat) or state.committed[seat - 1] > first + hand.setup.ante)


_WORDS = (
    *("twos", "threes", "fours", "fives", "sixes", "sevens", "eights"),
    *("nines", "tens", "jacks", "queens", "kings", "aces"),
)
_PLURALS = dict(zip(RANKS, _WORDS, strict=True))


def _two(hole: tuple[str, ...]) -> str:
    """Two cards in words: `pair of jacks`, `ace and six`."""
    first, second = (card[0] for card in hole)
    if first == second:
        return f"pair of {_PLURALS[first]}"
    return " and ".join("six" if rank == "6" else _PLURALS[rank][:-1] for rank in (first, second))


def _role(setup: Setup, seat: SeatNo) -> Literal["button", "small blind", "big blind", ""]:
    seats = setup.seats
    small = setup.button if seats == 2 else setup.button % seats + 1
    if seat == small:
        return "small blind"
    if seat == small % seats + 1:
        return "big blind"
    return "button" if seat == setup.button else ""


def _rows(
    now: SessionProgress, record: OpenDealRecord, names: dict[EntryId, str]
) -> tuple[TableRow, ...]:
    columns = list(zip(*(row.chip_scores for row in record.traveller.rows), strict=True))
    rows = []
    for row in record.traveller.rows:
        cells = []
        for number, chips in enumerate(row.chip_scores, 1):
            seated = now.at(row.table, SeatNo(number))
            if seated is None:
                continue
            column = columns[number - 1]
            best = chips == max(column) and chips > min(column)
            cells.append(
                Cell(SeatNo(number), seated.entry, names[seated.entry], seated.player, chips, best)
            )
        play = story(now.hands[row.table, record.deal])
        rows.append(TableRow(row.table, tuple(cells), row.house, play))
    return tuple(rows)
