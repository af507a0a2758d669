"""Hands written as a director would tell them, for the tests of the rules."""

from evendeal.cards import DECK, DeckOrder, parse_cards
from evendeal.ids import SeatNo
from evendeal.poker import (
    Action,
    Call,
    Check,
    DealStreet,
    Fold,
    HandState,
    RaiseTo,
    Setup,
    apply,
    legal,
)


def setup(
    *stacks: int, blinds: tuple[int, int] = (50, 100), button: int | None = None, **rest: object
) -> Setup:
    """Seats 1.. from the small blind, the last seat on the button, as the rule cases have it."""
    return Setup(
        stacks=stacks,
        button=SeatNo(button or len(stacks)),
        small_blind=blinds[0],
        big_blind=blinds[1],
        **rest,  # type: ignore[arg-type]
    )


def act(state: HandState, *words: str) -> HandState:
    """The hand after e.g. `"300"` (raise to), `"call"`, `"check"`, `"fold"`, `"flop 7d5h9d"`.

    Each action is that of the seat to act.
    """
    for word in words:
        state = apply(state, _action(state, word))
    return state


def _action(state: HandState, word: str) -> Action:
    if word.split(maxsplit=1)[0] in {"flop", "turn", "river"}:
        return DealStreet(parse_cards(word.split(maxsplit=1)[1]))
    seat = legal(state).seat or SeatNo(0)
    match word:
        case "fold":
            return Fold(seat)
        case "check":
            return Check(seat)
        case "call":
            return Call(seat)
        case _:
            return RaiseTo(seat, int(word))


def deck(seats: int, button: int, holes: dict[int, str], board: str) -> DeckOrder:
    """A deck-order that gives these seats these cards and this board; the rest as it comes."""
    places: dict[int, str] = {}
    for seat, text in holes.items():
        first, second = parse_cards(text)
        k = (seat - button - 1) % seats
        places[k] = first
        places[seats + k] = second
    cards = parse_cards(board)
    for offset, card in zip((1, 2, 3, 5, 7), cards, strict=False):
        places[2 * seats + offset] = card
    rest = iter(card for card in DECK if card not in places.values())
    return DeckOrder(tuple(places.get(i) or next(rest) for i in range(52)))
