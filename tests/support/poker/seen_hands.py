"""Hands as a director would tell them, and what the views say about them."""

from collections.abc import Sequence

from evendeal.cards import DECK, DeckOrder, parse_cards
from evendeal.ids import DealNo, SeatNo, TableNo
from evendeal.poker import Action, Call, Check, Fold, RaiseTo, Setup, legal, result
from evendeal.scoring.traveller import TableScore, Traveller
from evendeal.tournament.duplicate.table_hand import TableHand
from evendeal.views.poker.facts import Fact, facts
from evendeal.views.poker.seat import SeatCards, seat_cards
from evendeal.views.poker.story import story

ACES_HOLD = ("As5d 9h8h JsJd Qc3s KhKc Ad6c", "9d4c2cQh7s")
"""The deal of the guide's example: kings in seat 5 against jacks in seat 3."""


def setup(*stacks: int, button: int | None = None, **rest: object) -> Setup:
    """Blinds 25 and 50, the button on the last seat: seat 1 is the small blind."""
    return Setup(
        stacks=stacks,
        button=SeatNo(button or len(stacks)),
        small_blind=25,
        big_blind=50,
        **rest,  # type: ignore[arg-type]
    )


def six(cap: int | None = 5_000) -> Setup:
    """Six seats with 5,000 chips each."""
    return setup(*[5_000] * 6, cap=cap)


def luck(seats: int, button: int, holes: str, board: str) -> DeckOrder:
    """A deck-order with these hole cards, seat 1 first, and this board."""
    places: dict[int, str] = {}
    for seat, text in enumerate(holes.split(), 1):
        turn = (seat - button - 1) % seats
        places[turn], places[seats + turn] = parse_cards(text)
    for place, card in zip((1, 2, 3, 5, 7), parse_cards(board), strict=True):
        places[2 * seats + place] = card
    rest = iter(card for card in DECK if card not in places.values())
    return DeckOrder(tuple(places.get(place) or next(rest) for place in range(52)))


def hand(setup: Setup, cards: tuple[str, str], actions: str) -> TableHand:
    """A hand by its actions, each that of the seat to act: `fold call 300 check`."""
    made = TableHand(setup, luck(setup.seats, setup.button, *cards))
    for word in actions.split():
        assert made.state is not None
        seat = legal(made.state).seat
        assert seat is not None, f"nobody is left to {word}"
        made.record(_action(seat, word), "")
    return made


def _action(seat: SeatNo, word: str) -> Action:
    named: dict[str, Action] = {"fold": Fold(seat), "call": Call(seat), "check": Check(seat)}
    return named.get(word) or RaiseTo(seat, int(word))


def tell(hand: TableHand) -> list[str]:
    """The story, a line a street; what is strong stands between stars."""
    return [
        f"{play.street}: "
        + "".join(f"*{phrase.text}*" if phrase.strong else phrase.text for phrase in play.text)
        for play in story(hand)
    ]


def traveller(*hands: TableHand) -> Traveller:
    """These hands side by side, table 1 first."""
    rows = []
    for table, each in enumerate(hands, 1):
        assert each.state is not None
        made = result(each.state)
        rows.append(TableScore(TableNo(table), made.chip_scores, made.house))
    return Traveller(DealNo(1), tuple(rows))


def seats_of(*hands: TableHand) -> tuple[SeatCards, ...]:
    """The seats of a deal that was played so."""
    return seat_cards(hands[0].setup, traveller(*hands), hands)


def facts_of(hands: Sequence[TableHand]) -> list[tuple[str, str]]:
    """The facts of a deal; at table 1 seats are held by T1, at table 2 by T2."""
    found: tuple[Fact, ...] = facts(
        traveller(*hands),
        {TableNo(table): each for table, each in enumerate(hands, 1)},
        {seat.seat: seat.held for seat in seats_of(*hands) if seat.held},
        lambda table, seat: f"T{table}",
    )
    return [(fact.figure, fact.caption) for fact in found]
