"""What is opened of an event of cards as JSON, and back."""

from collections.abc import Mapping
from typing import Any

from evendeal.draw.line_ups import LineUpChange, OpenedLineUps, OpenedSubstitution
from evendeal.draw.line_ups_file import line_ups_to_json, read_line_ups
from evendeal.draw.opened import OpenedSession, Sat
from evendeal.draw.opened_deals_file import opened_deals_to_json, read_opened_deals
from evendeal.draw.opened_file import OpenedFile
from evendeal.draw.published_file import read_instant
from evendeal.draw.reading import Field
from evendeal.draw.seal import Seal
from evendeal.draw.seal_file import Fields
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo

OF_DEALT = ("seats", "original", "reserve", "running_orders")
"""What is opened of a session of cards, however its seats came about."""


class CardsOpenedFile(OpenedFile[Seal, OpenedSession]):
    """How the opened deals of an event stand in their file."""

    of_opened = OF_DEALT
    of_later_opened = ("line_ups", "substitutions")

    def opened_to_json(self, session: OpenedSession, version: int) -> dict[str, Any]:
        """Seats, deals and running orders; since version 2 who took which place."""
        fields = dealt_to_json(session)
        if version == 1:
            return fields
        line_ups = session.line_ups
        assert line_ups is not None
        return {
            **fields,
            "line_ups": {
                **closed_to_json(line_ups),
                "changes": [
                    {"at": change.at, "entry": change.entry, "players": list(change.players)}
                    for change in line_ups.changes
                ],
            },
            "substitutions": [
                {
                    "at": each.at,
                    "table": each.table,
                    "seat": each.seat,
                    "gone": each.gone,
                    "player": each.player,
                }
                for each in session.substitutions
            ],
        }

    def opened_of(self, head: Mapping[str, Any], own: Fields, seal: Seal) -> OpenedSession:
        """A session that was read and is not yet believed."""
        later: dict[str, Any] = {}
        if "line_ups" in own:
            later["line_ups"] = _line_ups(own["line_ups"])
            later["substitutions"] = tuple(map(_substitution, own["substitutions"].elements()))
        return OpenedSession(**head, **read_dealt(own, head["session"]), **later)


def dealt_to_json(session: OpenedSession) -> dict[str, Any]:
    """The fields of `OF_DEALT`, as `read_dealt` reads them."""
    orders = session.running_orders
    return {
        "seats": [[list(sat) for sat in table] for table in session.seats],
        "original": opened_deals_to_json(session.original),
        "reserve": None if session.reserve is None else opened_deals_to_json(session.reserve),
        "running_orders": None if orders is None else [list(order) for order in orders],
    }


def read_dealt(own: Fields, session: SessionNo) -> dict[str, Any]:
    """The seats, deals and running orders of a session, which nobody has verified yet.

    Raises:
        NotASeal: they cannot be read.
    """
    reserve, orders = own["reserve"], own["running_orders"]
    return {
        "seats": tuple(
            tuple(_sat(sat) for sat in table.elements()) for table in own["seats"].elements()
        ),
        "original": read_opened_deals(own["original"], session, "original"),
        "reserve": None if reserve.absent else read_opened_deals(reserve, session, "reserve"),
        "running_orders": None
        if orders.absent
        else tuple(
            tuple(DealNo(deal.number(1)) for deal in order.elements())
            for order in orders.elements()
        ),
    }


def closed_to_json(line_ups: OpenedLineUps) -> dict[str, Any]:
    """When it was closed who plays, and who that is."""
    return {"closed_at": line_ups.closed_at, "entries": line_ups_to_json(line_ups.entries)}


def read_closed_at(field: Field) -> str | None:
    """The instant in UTC; None where nothing was closed."""
    return None if field.absent else read_instant(field)


def _line_ups(field: Field) -> OpenedLineUps:
    closed_at, entries, changes = field.fields("closed_at", "entries", "changes")
    read = []
    for change in changes.elements():
        at, entry, players = change.fields("at", "entry", "players")
        names = tuple(name.text() for name in players.elements())
        read.append(LineUpChange(read_instant(at), EntryId(entry.text()), names))
    return OpenedLineUps(read_closed_at(closed_at), read_line_ups(entries), tuple(read))


def _substitution(field: Field) -> OpenedSubstitution:
    at, table, seat, gone, player = field.fields("at", "table", "seat", "gone", "player")
    return OpenedSubstitution(
        read_instant(at),
        TableNo(table.number(1)),
        SeatNo(seat.number(1)),
        gone.text(),
        player.text(),
    )


def _sat(field: Field) -> Sat:
    who = field.elements()
    if len(who) != 2:
        raise field.no("expected an entry and a player")
    return EntryId(who[0].text()), who[1].text()
