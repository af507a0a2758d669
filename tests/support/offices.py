"""Offices over ledgers that a test has already, and an office asked by a word for each path."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from evendeal.director.ledger import Ledger
from evendeal.director.office.acts import OfficeFile, OfficePage, OfficeRequest
from evendeal.formats.office_side import OfficeSide, Staff
from evendeal.formats.offices import Offices
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.office.side import RoomMatchOffice
from evendeal.formats.seat_teams.life import Desk
from evendeal.formats.seat_teams.office.side import SeatTeamsOffice
from evendeal.ids import EventId
from evendeal.views.roles import Role
from evendeal.web.inside import Inside
from support.desks import desks_over

PAGES = {
    "office": "", "in_running": "in-running", "hand": "tables/{table}/deals/{deal}",
    "game": "sessions/{session}/tables/{table}/games/{deal}", "custody": "custody",
    "secrets": "secrets", "journal": "journal", "archive": "archive.zip",
}  # fmt: skip
ACTS = {
    "preview": "preview", "rule": "rulings", "withdraw": "rulings/{ruling}/withdraw",
    "correct": "corrections", "answer": "answers", "request_repair": "repairs",
    "confirm_repair": "repairs/{repair}/confirm", "refuse_repair": "repairs/{repair}/refuse",
    "deck_order": "repairs/{repair}/order", "finish_repair": "repairs/{repair}/finish",
    "pause": "pause", "resume": "resume", "substitute": "substitutions", "take_out": "taken-out",
    "bring_back": "taken-out/back", "line_up": "lineups",
    "close_line_ups": "sessions/{session}/line-ups/close", "begin": "sessions/{session}/begin",
    "end": "sessions/{session}/end", "begin_round": "rounds/{round}/begin",
    "hand_over": "custody", "decks": "decks/{file}", "order_file": "order-files",
    "check_deck": "deck-checks", "check_sheets": "sheets/check",
    "encrypt_secrets": "secrets/encrypt",
    "decide": "decisions", "reopen": "reopenings", "correct_name": "names",
    "withdraw_event": "withdrawal", "take_back_withdrawal": "withdrawal/back",
    "put_away": "away", "bring_out": "away/back", "switch_results": "table-results",
}  # fmt: skip
"""The paths of an office, by the words that tests use for what is done there."""


class AskedOffice:
    """An office; what stands in `PAGES` and `ACTS` are its methods.

    What is sent goes in the order of its fields, by their names, or as one mapping of them.
    """

    def __init__(self, side: OfficeSide) -> None:
        self.side = side

    def __getattr__(self, name: str) -> Any:
        if name in PAGES:
            return self._showing(self._kind(PAGES[name], page=True))
        if name in ACTS:
            return self._doing(self._kind(ACTS[name], page=False))
        return getattr(self.side, name)

    def _kind(self, path: str, *, page: bool) -> type[OfficeRequest]:
        return next(
            kind
            for kind in self.side.requests
            if kind.path == path and issubclass(kind, OfficePage) is page
        )

    def _showing(self, kind: type[OfficeRequest]) -> Callable[..., Any]:
        def show(event: EventId, *args: Any, **fields: Any) -> Any:
            found = self.side.show(event, sent(kind, *args, **fields))
            return found.data if isinstance(found, OfficeFile) else found

        return show

    def _doing(self, kind: type[OfficeRequest]) -> Callable[..., Any]:
        def do(
            event: EventId,
            *args: Any,
            key: str = "",
            by: str = "",
            custodian: bool = False,
            **fields: Any,
        ) -> Any:
            roles = frozenset({Role.CUSTODIAN if custodian else Role.DIRECTOR})
            if "{file}" in kind.path:
                args = (f"{args[0]}.csv",)
            act = sent(kind, *args, **fields)
            found = self.side.do(event, act, by=by, key=key, roles=roles)
            return found.data.decode() if isinstance(found, OfficeFile) else found

        return do


def sent(kind: type[OfficeRequest], *args: Any, **fields: Any) -> Any:
    """What is sent, of its fields in their order, by name, or as one mapping."""
    if args and isinstance(args[0], Mapping):
        return msgspec.convert({**args[0], **fields}, kind)
    named = dict(zip(kind.__struct_fields__, args, strict=False))
    return msgspec.convert({**named, **fields}, kind)


def poker_office(desk: Desk, staff: Staff | None = None) -> AskedOffice:
    """The office of poker events."""
    of = next(each for each in desks_over(desk) if each.ledger is desk)
    return AskedOffice(SeatTeamsOffice(of, staff))


def matches_office(matches: MatchDesk) -> AskedOffice:
    """The office of events of matches."""
    of = next(each for each in desks_over(matches) if each.ledger is matches)
    return AskedOffice(RoomMatchOffice(of))


def inside_of(
    door: Any, consoles: Any, mine: Any, *ledgers: Ledger[Any], staff: Any = None, **more: Any
) -> Inside:
    """What is behind the door of a house of these ledgers.

    Args:
        staff: who knows its people, where that matters.
    """
    desks = desks_over(*ledgers)
    return Inside(door, consoles, Offices(desks, staff), desks, mine, **more)
