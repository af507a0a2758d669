"""What can happen in a hand, one announced thing each.

Amounts are *raise to*: the seat's total for the street, as the dealer announces it.
Blinds and antes are no actions: they follow from the setup.
"""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from evendeal.cards import Card
from evendeal.ids import SeatNo
from evendeal.lines.fields import WHOLE, FieldKind, are_whole


def _are_cards(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(card, str) for card in value)


Seat: TypeAlias = Annotated[SeatNo, WHOLE]
Cards: TypeAlias = Annotated[
    tuple[Card, ...], FieldKind(_are_cards, "a list of cards", tuple, list)
]
Seats: TypeAlias = Annotated[
    tuple[SeatNo, ...], FieldKind(are_whole, "a list of seats", tuple, list)
]


@dataclass(frozen=True, slots=True)
class Fold:
    """The seat gives up its hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Check:
    """The seat passes the action on; there is nothing to call."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Call:
    """The seat matches the bet, with all its chips if they are fewer."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RaiseTo:
    """The seat bets or raises, to this total for the street."""

    seat: Seat
    chips: Annotated[int, WHOLE]


@dataclass(frozen=True, slots=True)
class DealHole:
    """A seat's two cards become known (`??` if not); only in hands without luck."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class DealStreet:
    """The flop, the turn or the river is dealt, or confirmed where the deck-order is known."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Show:
    """The seat tables its hand; no cards if they are known already."""

    seat: Seat
    cards: Cards = ()


@dataclass(frozen=True, slots=True)
class Muck:
    """The seat gives up its claim at the showdown, unseen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Award:
    """The announced winners of one pot, main pot 0 first."""

    pot: Annotated[int, WHOLE]
    seats: Seats


@dataclass(frozen=True, slots=True)
class Kill:
    """The seat's hand is dead, whoever's turn it is: killed by accident, or nobody is there."""

    seat: Seat


Action: TypeAlias = (
    Fold | Check | Call | RaiseTo | DealHole | DealStreet | Show | Muck | Award | Kill
)
