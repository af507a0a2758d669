"""The seal of an event of cards as JSON, and back."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from evendeal.draw.blocks import SEAT_DRAW_METHODS, SeatDrawMethod
from evendeal.draw.reading import Field
from evendeal.draw.seal import (
    RUNNING_ORDERS,
    RUNNING_ORDERS_OF_1,
    CardsSeal,
    RunningOrder,
    Seal,
    SealedCards,
    SealedDeals,
    SealedSession,
)
from evendeal.draw.seal_file import Fields, SealFile, read_units


class CardsSealFile(SealFile[Seal]):
    """How the seals of cards stand in their file."""

    format = None
    seating = "drawn"
    line_ups_close = True
    why_line_ups = "seats that are drawn have line-ups that close"
    own = ("burns", "seat_draw", "running_order", "block")
    own_in_first = ("seats", "base")
    of_session = ("original", "reserve")
    of_later_session = ("tables", "seats", "base")

    def own_to_json(self, seal: Seal) -> dict[str, Any]:
        """How seats and orders are drawn; in version 1 one table size for all."""
        fields = {**play_to_json(seal), "seat_draw": seal.method}
        if seal.version > 1:
            return fields
        first = seal.sessions[0]
        return {**fields, "seats": first.seats, "base": list(first.base)}

    def session_to_json(self, seal: Seal, session: SealedSession) -> dict[str, Any]:
        """The deals of a session; since version 2 its tables too."""
        fields = both_kinds_to_json(session)
        if seal.version == 1:
            return fields
        tables = {"tables": len(seal.entries), "seats": session.seats, "base": list(session.base)}
        return {**fields, **tables}

    def seal_of(self, head: Mapping[str, Any], own: Fields, sessions: tuple[Any, ...]) -> Seal:
        """A seal that was read."""
        orders = RUNNING_ORDERS if head["version"] > 1 else RUNNING_ORDERS_OF_1
        return Seal(
            **head,
            **read_play(own, orders),
            method=cast(SeatDrawMethod, own["seat_draw"].choice(*SEAT_DRAW_METHODS)),
            sessions=sessions,
        )

    def session_of(
        self, head: Mapping[str, Any], own: Fields, seal: Mapping[str, Any]
    ) -> SealedSession:
        """A session that was read."""
        if "tables" in own and own["tables"].number(1) != len(seal["entries"]):
            raise own["tables"].no("seats that are drawn have a table for each entry")
        return SealedSession(
            **head,
            seats=own["seats"].number(0),
            base=tuple(number.number(0) for number in own["base"].elements()),
            **read_both_kinds(own),
        )


def read_play(own: Fields, orders: Sequence[RunningOrder]) -> dict[str, Any]:
    """`burns`, `running_order` and `block` of a seal of cards.

    Args:
        orders: those that the version of the seal knows.

    Raises:
        NotASeal: they cannot be read.
    """
    block = own["block"]
    order = own["running_order"].choice(*orders)
    if (order == "blocks") == block.absent:
        raise block.no("a number with `blocks`, null otherwise")
    return {
        "burns": own["burns"].flag(),
        "running_order": order,
        "block": block.number(1) if order == "blocks" else None,
    }


def read_both_kinds(own: Fields) -> dict[str, Any]:
    """`original` and `reserve` of a session of cards.

    Raises:
        NotASeal: they cannot be read.
    """
    reserve = own["reserve"]
    return {
        "original": _deals(own["original"]),
        "reserve": None if reserve.absent else _deals(reserve),
    }


def _deals(field: Field) -> SealedDeals:
    return read_units(*field.fields("commitment", "deals", "root"))


def play_to_json(seal: CardsSeal[SealedCards]) -> dict[str, Any]:
    """The fields that `read_play` reads."""
    return {"burns": seal.burns, "running_order": seal.running_order, "block": seal.block}


def both_kinds_to_json(session: SealedCards) -> dict[str, Any]:
    """The fields that `read_both_kinds` reads."""
    return {
        "original": _deals_to_json(session.original),
        "reserve": None if session.reserve is None else _deals_to_json(session.reserve),
    }


def _deals_to_json(deals: SealedDeals) -> dict[str, Any]:
    return {
        "commitment": deals.commitment.hex(),
        "deals": deals.deals,
        "root": None if deals.root is None else deals.root.hex(),
    }
