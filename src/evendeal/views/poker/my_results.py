"""The open deals from one's own seats, each beside all who held the same cards."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import median
from typing import NamedTuple, Protocol

from evendeal.cards.card import Card
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker.exact import as_chips
from evendeal.poker.setup import Chips
from evendeal.scoring.traveller import Traveller
from evendeal.tournament.duplicate.conditions import setup_of
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.views.poker.rulings import RuledHere, ruled_here, ruled_sentence
from evendeal.views.poker.seat import HandMade, seat_cards
from evendeal.views.poker.story import StreetPlay, story

SWING_BLINDS = 20
"""A swing is a result this many big blinds away from what the field made of the same cards."""


@dataclass(frozen=True, slots=True)
class FieldDot:
    """What one entry made of the seat; `own` for the table of whoever looks."""

    entry: EntryId
    chips: Chips
    own: bool


@dataclass(frozen=True, slots=True)
class MyResult:
    """One open deal from one of the own seats, beside all who held the same cards.

    `role`, `cards`, `caption` and `made` are those of the seat at every table, `play` is the own
    table's hand, empty where it is void; `ruling` says in a sentence what was ruled on it, null
    where nothing was, and `ruled` the same in fields. `field` has one element a table;
    `field_median` can be a fraction. `gain` is `net` less the median, and `swing` says that it
    is large. `points` are those of the entry in this deal, null where the method gives none for
    a single deal. `link` is the address of the hand on the screens.
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
    made: HandMade
    board: tuple[Card, ...]
    play: tuple[StreetPlay, ...]
    ruling: str | None
    ruled: tuple[RuledHere, ...]
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
class TeamSeat:
    """What one of a team's players made of a deal: see `MyResult`."""

    table: TableNo
    seat: SeatNo
    player: str
    net: Chips
    gain: Chips
    swing: bool


@dataclass(frozen=True, slots=True)
class TeamDeal:
    """One open deal as a whole team played it, a line of its captain's list.

    `net` and `gain` are the sums over its `seats`, which stand by table; `swing` says that one of
    them is a swing. `points` are those of the entry in this deal, null where the method gives none
    for a single deal.
    """

    session: SessionNo
    deal: DealNo
    net: Chips
    gain: Chips
    swing: bool
    points: str | None
    seats: tuple[TeamSeat, ...]


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """A seat of the entry in a session that has begun.

    `player` is empty for the captain, to whom all who sat there belong.
    """

    now: SessionProgress
    table: TableNo
    seat: SeatNo
    entry: EntryId
    player: str

    def sat(self, deal: DealNo) -> str | None:
        """Who of the own people sat there at a deal; None if it was somebody else."""
        seated = self.now.at(self.table, self.seat, deal)
        if seated is None or (self.player and seated.player != self.player):
            return None
        return seated.player

    def chips(self, deal: DealNo) -> Chips:
        """What the seat won or lost in an open deal."""
        return self.now.opened[deal].traveller[self.table].chip_scores[self.seat - 1]

    @property
    def open(self) -> tuple[DealNo, ...]:
        """The own open deals that count, in order."""
        now = self.now
        return tuple(deal for deal in sorted(now.opened) if now.compares(deal) and self.sat(deal))

    @property
    def played(self) -> int:
        """How many of the own hands are through, open or not; a number and no more (R37)."""
        now = self.now
        return sum(now.through(self.table, deal) and bool(self.sat(deal)) for deal in now.in_force)


class DealCompared(Protocol):
    """How an event compares what is made of a deal."""

    @property
    def path(self) -> str:
        """Where the pages of its deals are, below the address of the server."""

    def deal_points(self, now: SessionProgress, traveller: Traveller, entry: EntryId) -> str | None:
        """The points of an entry in one deal; None where there are none for a single deal."""


def my_results(
    progress: AnyDuplicate, seats: Sequence[OwnSeat], compared: DealCompared
) -> Iterator[MyResult]:
    """The open deals of these seats; by session, deal and table."""
    for now, deal, own in _deals(progress, seats):
        opened = _Deal(progress, now, deal, compared)
        yield from map(opened.result, own)


def my_deal(
    progress: AnyDuplicate,
    seats: Sequence[OwnSeat],
    session: SessionNo,
    deal: DealNo,
    compared: DealCompared,
) -> tuple[MyResult, ...]:
    """One deal of these seats, by table; empty where it is not open, or nobody of them sat."""
    return tuple(
        result
        for now, each, own in _deals(progress, seats)
        if (now.session, each) == (session, deal)
        for result in map(_Deal(progress, now, each, compared).result, own)
    )


def team_deals(
    progress: AnyDuplicate, seats: Sequence[OwnSeat], compared: DealCompared
) -> Iterator[TeamDeal]:
    """The open deals of a team's seats, each as one line; by session and deal."""
    for now, deal, own in _deals(progress, seats):
        played = tuple(_team_seat(progress, each, deal) for each in own)
        traveller = now.opened[deal].traveller
        yield TeamDeal(
            session=now.session,
            deal=deal,
            net=as_chips(sum(each.net for each in played)),
            gain=as_chips(sum(each.gain for each in played)),
            swing=any(each.swing for each in played),
            points=compared.deal_points(now, traveller, own[0].entry),
            seats=played,
        )


def _team_seat(progress: AnyDuplicate, own: OwnSeat, deal: DealNo) -> TeamSeat:
    compared = _compared(progress, own, deal)
    return TeamSeat(
        table=own.table,
        seat=own.seat,
        player=own.sat(deal) or "",
        net=compared.net,
        gain=compared.gain,
        swing=compared.swing,
    )


def _deals(
    progress: AnyDuplicate, seats: Sequence[OwnSeat]
) -> Iterator[tuple[SessionProgress, DealNo, list[OwnSeat]]]:
    """The open deals of these seats, with the seats that count in each, by table."""
    for now in progress.sessions.values():
        own = [(each, set(each.open)) for each in seats if each.now is now]
        for deal in sorted({deal for _, deals in own for deal in deals}):
            yield now, deal, [each for each, deals in own if deal in deals]


class _Compared(NamedTuple):
    """A result beside those of all who held the same cards; see `MyResult`."""

    field: tuple[FieldDot, ...]
    net: Chips
    median: Chips
    gain: Chips
    swing: bool


def _compared(progress: AnyDuplicate, own: OwnSeat, deal: DealNo) -> _Compared:
    now = own.now
    traveller = now.opened[deal].traveller
    at = own.seat - 1
    field = tuple(
        FieldDot(seated.entry, row.chip_scores[at], row.table == own.table)
        for row in traveller.rows
        if (seated := now.at(row.table, own.seat, deal)) is not None
    )
    net = traveller[own.table].chip_scores[at]
    middle = as_chips(median(Fraction(dot.chips) for dot in field))
    gain = as_chips(net - middle)
    swing = max(gain, -gain) >= SWING_BLINDS * now.play.blinds_of(now.origin(deal)).big_blind
    return _Compared(field, net, middle, gain, swing)


class _Deal:
    """What all seats of one open deal have in common."""

    def __init__(
        self, progress: AnyDuplicate, now: SessionProgress, deal: DealNo, compared: DealCompared
    ) -> None:
        self.progress = progress
        self.compared = compared
        self.now = now
        self.record = now.opened[deal]
        played = [now.hands.get((row.table, deal)) for row in self.record.traveller.rows]
        hands = [hand for hand in played if hand and hand.final]
        setup = setup_of(now.play, now.origin(deal))
        self.button = setup.button
        self.seats = seat_cards(setup, self.record.traveller, hands)
        self.board = max((hand.state.board for hand in hands if hand.state), key=len)

    def result(self, own: OwnSeat) -> MyResult:
        """The deal from one of the own seats."""
        now, deal = self.now, self.record.deal
        held = self.seats[own.seat - 1]
        field, net, middle, gain, swing = _compared(self.progress, own, deal)
        all_chips = [dot.chips for dot in field]
        event = self.progress.event
        hand = now.hands.get((own.table, deal))
        ruled = ruled_here(now, own.table, deal)
        where = f"session={now.session}&replay={own.table}&seat={own.seat}"
        return MyResult(
            session=now.session,
            deal=deal,
            table=own.table,
            seat=own.seat,
            player=own.sat(deal) or "",
            button=self.button,
            role=held.role,
            cards=held.cards,
            caption=held.caption,
            made=held.made,
            board=self.board,
            play=story(hand) if hand and hand.final else (),
            ruling=ruled_sentence(ruled),
            ruled=ruled,
            net=net,
            field=field,
            field_min=min(all_chips),
            field_median=middle,
            field_max=max(all_chips),
            gain=gain,
            swing=swing,
            points=self.compared.deal_points(now, self.record.traveller, own.entry),
            link=f"/{self.compared.path}/{event.id}/deals/{deal}?{where}",
        )
