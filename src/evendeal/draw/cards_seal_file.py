"""The seal of an event of cards as JSON, and back."""

from collections.abc import Mapping
from typing import Any, cast

from evendeal.draw.blocks import SEAT_DRAW_METHODS, SeatDrawMethod
from evendeal.draw.reading import Field
from evendeal.draw.seal import RUNNING_ORDERS, RunningOrder, Seal, SealedDeals, SealedSession
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
        fields = {
            "burns": seal.burns,
            "seat_draw": seal.method,
            "running_order": seal.running_order,
            "block": seal.block,
        }
        if seal.version > 1:
            return fields
        first = seal.sessions[0]
        return {**fields, "seats": first.seats, "base": list(first.base)}

    def session_to_json(self, seal: Seal, session: SealedSession) -> dict[str, Any]:
        """The deals of a session; since version 2 its tables too."""
        fields = {
            "original": _deals_to_json(session.original),
            "reserve": None if session.reserve is None else _deals_to_json(session.reserve),
        }
        if seal.version == 1:
            return fields
        tables = {"tables": len(seal.entries), "seats": session.seats, "base": list(session.base)}
        return {**fields, **tables}

    def seal_of(self, head: Mapping[str, Any], own: Fields, sessions: tuple[Any, ...]) -> Seal:
        """A seal that was read."""
        block = own["block"]
        orders = RUNNING_ORDERS if head["version"] > 1 else ("whole", "blocks")
        order = cast(RunningOrder, own["running_order"].choice(*orders))
        if (order == "blocks") == block.absent:
            raise block.no("a number with `blocks`, null otherwise")
        return Seal(
            **head,
            burns=own["burns"].flag(),
            method=cast(SeatDrawMethod, own["seat_draw"].choice(*SEAT_DRAW_METHODS)),
            running_order=order,
            block=block.number(1) if order == "blocks" else None,
            sessions=sessions,
        )

    def session_of(
        self, head: Mapping[str, Any], own: Fields, seal: Mapping[str, Any]
    ) -> SealedSession:
        """A session that was read."""
        if "tables" in own and own["tables"].number(1) != len(seal["entries"]):
            raise own["tables"].no("seats that are drawn have a table for each entry")
        reserve = own["reserve"]
        return SealedSession(
            **head,
            seats=own["seats"].number(0),
            base=tuple(number.number(0) for number in own["base"].elements()),
            original=_deals(own["original"]),
            reserve=None if reserve.absent else _deals(reserve),
        )


def _deals(field: Field) -> SealedDeals:
    return read_units(*field.fields("commitment", "deals", "root"))


def _deals_to_json(deals: SealedDeals) -> dict[str, Any]:
    return {
        "commitment": deals.commitment.hex(),
        "deals": deals.deals,
        "root": None if deals.root is None else deals.root.hex(),
    }
