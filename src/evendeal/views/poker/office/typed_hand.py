"""A hand that is being typed from a recorder's sheet, as far as the rules take it.

It is made of what was typed and of the rules alone: nothing of the deck-order is in it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.cards import Card
from evendeal.ids import DealNo, SeatNo, SessionNo, TableNo
from evendeal.labels import Label, write_label
from evendeal.poker import (
    Action,
    Award,
    Call,
    Check,
    DealStreet,
    Fold,
    Kill,
    Muck,
    RaiseTo,
    Show,
    legal,
)
from evendeal.poker.played import PlayedHand
from evendeal.poker.streets import StreetName
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.views.typed_sheets import SheetFault
from evendeal.views.words import chips_text

ActName: TypeAlias = Literal["fold", "check", "call", "raise_to", "show", "muck", "kill", "award"]
AnyStreet: TypeAlias = Literal["preflop", "flop", "turn", "river"]
"""The streets of a hand, the first one too."""
_STREETS: tuple[AnyStreet, ...] = ("preflop", "flop", "turn", "river")
_NAMES: dict[type[Action], ActName] = {
    Fold: "fold",
    Check: "check",
    Call: "call",
    RaiseTo: "raise_to",
    Show: "show",
    Muck: "muck",
    Kill: "kill",
}


@dataclass(frozen=True, slots=True)
class TypedAct:
    """What a seat did: `chips` is the street's total after a raise; several seats share a pot.

    `pot` counts the side pots, 0 for the main pot; null where no pot was won.
    """

    seats: tuple[SeatNo, ...]
    do: ActName
    chips: int | None
    pot: int | None


@dataclass(frozen=True, slots=True)
class TypedStreet:
    """A street with the cards put down for it."""

    street: AnyStreet
    cards: tuple[Card, ...]
    acts: tuple[TypedAct, ...]


@dataclass(frozen=True, slots=True)
class TypedSeat:
    """A seat with its player, and what it has won or lost; empty before the hand is over."""

    seat: SeatNo
    player: str
    chips: str


@dataclass(frozen=True, slots=True)
class TypedHand:
    """A hand as far as it was typed.

    `next_seat` is who acts next and `due` the street that is put down next, null where there is
    none. `known` of its lines the log has already. `fault` is null where the hand can be recorded.
    """

    session: SessionNo
    table: TableNo
    deal: DealNo
    label: str
    streets: tuple[TypedStreet, ...]
    seats: tuple[TypedSeat, ...]
    next_seat: SeatNo | None
    due: StreetName | None
    lines: int
    known: int
    fault: SheetFault | None


@dataclass(frozen=True, slots=True)
class TypedHands:
    """The hands of a text; `fault` is what is wrong with the text as a whole, else null."""

    hands: tuple[TypedHand, ...]
    fault: SheetFault | None


def typed_hand(
    now: SessionProgress,
    label: Label,
    hand: PlayedHand,
    *,
    lines: int,
    known: int,
    fault: SheetFault | None,
) -> TypedHand:
    """A hand of a sheet for whoever types it."""
    state = hand.state
    may = legal(state) if state is not None and hand.stated is None else None
    chips = () if hand.stated is None else hand.stated.chips
    return TypedHand(
        session=label.session,
        table=label.table,
        deal=label.deal,
        label=write_label(label.session, label.table, label.deal),
        streets=tuple(_streets(hand.actions)),
        seats=tuple(
            TypedSeat(
                seat,
                _player(now, label, seat),
                chips_text(chips[seat - 1], signed=True) if chips else "",
            )
            for seat in map(SeatNo, range(1, hand.setup.seats + 1))
        ),
        next_seat=None if may is None else may.seat,
        due=None if hand.stated is not None else hand.street_due,
        lines=lines,
        known=known,
        fault=fault,
    )


def _player(now: SessionProgress, label: Label, seat: SeatNo) -> str:
    sat = now.at(label.table, seat, label.deal)
    return "" if sat is None else sat.player


def _streets(actions: Iterable[Action]) -> list[TypedStreet]:
    cards: list[tuple[Card, ...]] = [()]
    acts: list[list[TypedAct]] = [[]]
    for action in actions:
        if isinstance(action, DealStreet):
            cards.append(action.cards)
            acts.append([])
        elif isinstance(action, Award):
            acts[-1].append(TypedAct(action.seats, "award", None, action.pot))
        elif type(action) in _NAMES:
            chips = action.chips if isinstance(action, RaiseTo) else None
            seat = action.seat
            acts[-1].append(TypedAct((seat,), _NAMES[type(action)], chips, None))
    return [
        TypedStreet(_STREETS[n], put, tuple(done))
        for n, (put, done) in enumerate(zip(cards, acts, strict=True))
    ]
