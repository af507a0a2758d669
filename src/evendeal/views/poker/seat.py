"""A seat of an open deal: its cards, the same at every table, and what they were worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, cast

from evendeal.cards import RANKS
from evendeal.cards.card import CARD_ID, Card
from evendeal.cards.ranking import describe, hand_named
from evendeal.ids import SeatNo
from evendeal.poker import Call, Check, Fold, RaiseTo, Setup
from evendeal.poker.played import PlayedHand
from evendeal.scoring.traveller import Traveller
from evendeal.views.poker.replay import replay

FOLDS = "folds everywhere"
EMPTY = "empty seat"
OUT = "taken out"

MadeName: TypeAlias = Literal[
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
    "royal_flush",
    "two_cards",
    "suited_cards",
    "folds",
    "empty",
    "out",
]
"""What a seat made of its cards, or why nothing."""

Role: TypeAlias = Literal["button", "small blind", "big blind", ""]


@dataclass(frozen=True, slots=True)
class HandMade:
    """A hand by its name, and the ranks that the name is said with, e.g. `two_pair` of `A` and `5`.

    `two_cards` and `suited_cards` are those of a seat that saw no board. `folds`, `empty` and
    `out` have no ranks: the seat came into no pot, nobody sits there, or was taken out.
    """

    name: MadeName
    ranks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatCards:
    """The hole cards of one seat, the same at every table, the higher card first.

    `caption` names the best five with as much of the board as the seat saw where it stayed
    longest; before the flop the two cards; `folds everywhere` if it came into no pot. `made` is the
    same in fields.
    `highlight` marks the two seats in which the tables differ most; `empty` a seat without
    a player, which is dealt in all the same (R11).
    """

    seat: SeatNo
    role: Role
    cards: tuple[Card, ...]
    caption: str
    made: HandMade
    highlight: bool
    empty: bool

    @property
    def held(self) -> str | None:
        """What it held, for a sentence; None if it came into no pot."""
        return None if self.caption in (FOLDS, EMPTY) else self.caption


def seat_cards(
    setup: Setup, traveller: Traveller, hands: Sequence[PlayedHand]
) -> tuple[SeatCards, ...]:
    """The seats of an open deal, seat 1 first.

    Args:
        hands: every table's hand.
    """
    boards = _boards(hands)
    stir = {seat: _stir(traveller, seat) for seat in boards}
    loud = sorted(boards, key=lambda seat: stir[seat], reverse=True)[:2]
    state = hands[0].state
    assert state is not None
    seats = []
    for number, hole in enumerate(state.holes, 1):
        seat = SeatNo(number)
        assert hole is not None
        cards = tuple(sorted(hole, key=CARD_ID.__getitem__, reverse=True))
        empty = seat in setup.empty
        out = all(seat in hand.setup.out for hand in hands)
        quiet: tuple[str, HandMade] = (FOLDS, HandMade("folds"))
        if empty:
            quiet = EMPTY, HandMade("empty")
        elif out:
            quiet = OUT, HandMade("out")
        caption, hand = quiet
        if seat in boards:
            caption, hand = _caption(cards, boards[seat]), made_of(cards, boards[seat])
        seats.append(
            SeatCards(
                seat=seat,
                role=role_of(setup, seat),
                cards=cards,
                caption=caption,
                made=hand,
                highlight=seat in loud and any(stir[seat]),
                empty=empty,
            )
        )
    return tuple(seats)


def _boards(hands: Sequence[PlayedHand]) -> dict[SeatNo, tuple[Card, ...]]:
    """The seats that came into a pot, and the longest board that each of them saw."""
    seen: dict[SeatNo, tuple[Card, ...]] = {}

    def see(seat: SeatNo, board: tuple[Card, ...]) -> None:
        seen[seat] = max(seen.get(seat, ()), board, key=len)

    for hand in hands:
        came_in = set()
        for step in replay(hand):
            match step.action:
                case Call(seat) | Check(seat) | RaiseTo(seat, _):
                    came_in.add(seat)
                    see(seat, step.before.board)
                case Fold(seat) if seat in came_in or step.before.board:
                    see(seat, step.before.board)
        assert hand.state is not None
        for number in range(1, len(hand.setup.stacks) + 1):
            if hand.state.is_live(SeatNo(number)):
                see(SeatNo(number), hand.state.board)
    return seen


def _stir(traveller: Traveller, seat: SeatNo) -> tuple[object, ...]:
    """How much a seat is worth looking at: first where tables differ, then where chips move."""
    scores = [row.chip_scores[seat - 1] for row in traveller.rows]
    return max(scores) - min(scores), sum(max(chips, -chips) for chips in scores)


_WORDS = (
    *("two", "three", "four", "five", "six", "seven", "eight"),
    *("nine", "ten", "jack", "queen", "king", "ace"),
)
_NAMES = dict(zip(RANKS, _WORDS, strict=True))


def rank_word(card: Card) -> str:
    """The rank of a card in a word, e.g. "queen"."""
    return _NAMES[card[0]]


def _caption(cards: tuple[Card, ...], board: tuple[Card, ...]) -> str:
    if board:
        return describe((*cards, *board))
    high, low = (card[0] for card in cards)
    if high == low:
        return f"pair of {_NAMES[high]}{'es' if high == '6' else 's'}"
    return f"{_NAMES[high]} and {_NAMES[low]}{' suited' if cards[0][1] == cards[1][1] else ''}"


def made_of(cards: tuple[Card, ...], board: tuple[Card, ...]) -> HandMade:
    """What two cards, the higher first, make with a board; without one the two are named."""
    if board:
        return hand_made((*cards, *board))
    high, low = (card[0] for card in cards)
    if high == low:
        return HandMade("pair", (high,))
    suited = cards[0][1] == cards[1][1]
    return HandMade("suited_cards" if suited else "two_cards", (high, low))


def hand_made(cards: Sequence[Card]) -> HandMade:
    """The best five of 5, 6 or 7 cards, by their name."""
    name, ranks = hand_named(cards)
    return HandMade(cast(MadeName, name.replace(" ", "_")), ranks)


def role_of(setup: Setup, seat: SeatNo) -> Role:
    """What a seat has in front of it: the button, a blind, or nothing; heads up a blind."""
    seats = setup.seats
    small = setup.button if seats == 2 else setup.button % seats + 1
    if seat == small:
        return "small blind"
    if seat == small % seats + 1:
        return "big blind"
    return "button" if seat == setup.button else ""
