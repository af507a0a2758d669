"""The open deals from one's own seats, each beside all who held the same cards."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import median

from evendeal.cards.card import Card
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker.setup import Chips
from evendeal.scoring import Traveller, half, method_named
from evendeal.tournament import setup_of
from evendeal.tournament.progress import OpenDealRecord, Progress, SessionProgress
from evendeal.views.figures import points_text
from evendeal.views.seat import SeatCards, seat_cards
from evendeal.views.story import StreetPlay, story

SWING_BLINDS = 20
"""A swing is a result this many big blinds away from what the field made of the same cards."""


@dataclass(frozen=True, slots=True)
class FieldDot:
    """What one entry made of the seat."""

    entry: EntryId
    chips: Chips


@dataclass(frozen=True, slots=True)
class MyResult:
    """One open deal from one of the own seats, beside all who held the same cards.

    `role`, `cards` and `caption` are those of the seat at every table, `play` is the own
    table's hand. `field` has one element a table; `field_median` can be a fraction. `gain`
    is `net` less the median, and `swing` says that it is large. `points` are those of the
    entry in this deal, null where the method gives none for a single deal. `link` is the
    address of the hand on the screens.
    """

    session: SessionNo
    deal: DealNo
    table: TableNo
    seat: SeatNo
    player: str
    button: SeatNo
    role: str
    cards: tuple[Card, ...]
    caption: str
    board: tuple[Card, ...]
    play: tuple[StreetPlay, ...]
    net: Chips
    field: tuple[FieldDot, ...]
    field_min: Chips
    field_median: Chips
    field_max: Chips
    gain: Chips
    swing: bool
    points: str | None
    link: str


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """One own seat of a session that has begun."""

    now: SessionProgress
    table: TableNo
    seat: SeatNo
    entry: EntryId
    player: str


def my_results(progress: Progress, seats: Sequence[OwnSeat]) -> Iterator[MyResult]:
    """The open deals of these seats; by session, deal and table."""
    for now in progress.sessions.values():
        own = [each for each in seats if each.now is now]
        if not own:
            continue
        for deal in sorted(now.opened):
            record = now.opened[deal]
            hands = [now.hands[row.table, deal] for row in record.traveller.rows]
            setup = setup_of(progress.event, deal)
            held = seat_cards(setup, record.traveller, hands)
            board = max((hand.state.board for hand in hands if hand.state), key=len)
            points = _deal_points(progress, now, record.traveller, own[0].entry)
            for each in own:
                yield _result(
                    progress, each, record, held[each.seat - 1], setup.button, board, points
                )


def _result(
    progress: Progress,
    own: OwnSeat,
    record: OpenDealRecord,
    held: SeatCards,
    button: SeatNo,
    board: tuple[Card, ...],
    points: str | None,
) -> MyResult:
    now, deal = own.now, record.deal
    at = own.seat - 1
    field = []
    for row in record.traveller.rows:
        seated = now.at(row.table, own.seat)
        if seated is not None:
            field.append(FieldDot(seated.entry, row.chip_scores[at]))
    all_chips = [dot.chips for dot in field]
    net = record.traveller[own.table].chip_scores[at]
    middle = _whole(median(map(Fraction, all_chips)))
    gain = _whole(Fraction(net - middle))
    swing = max(gain, -gain) >= SWING_BLINDS * progress.event.play.big_blind
    event = progress.event.id
    return MyResult(
        session=now.session,
        deal=deal,
        table=own.table,
        seat=own.seat,
        player=own.player,
        button=button,
        role=held.role,
        cards=held.cards,
        caption=held.caption,
        board=board,
        play=story(now.hands[own.table, deal]),
        net=net,
        field=tuple(field),
        field_min=min(all_chips),
        field_median=middle,
        field_max=max(all_chips),
        gain=gain,
        swing=swing,
        points=points,
        link=f"/e/{event}/deals/{deal}?session={now.session}&replay={own.table}&seat={own.seat}",
    )


def _deal_points(
    progress: Progress, now: SessionProgress, traveller: Traveller, entry: EntryId
) -> str | None:
    """The entry's points in one deal; None where a method gives none for a single deal."""
    scoring = progress.event.scoring
    chips: dict[EntryId, Chips] = {each.id: 0 for each in progress.event.entries}
    for row in traveller.rows:
        for seat, won in enumerate(row.chip_scores, 1):
            seated = now.at(row.table, SeatNo(seat))
            if seated is not None:
                chips[seated.entry] += won
    halves = method_named(scoring.method).of_deal(list(chips.values()), scoring.ties)
    return points_text(half(halves[list(chips).index(entry)])) if len(halves) else None


def _whole(chips: Fraction) -> Chips:
    return chips.numerator if chips.denominator == 1 else chips
