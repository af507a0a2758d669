"""The file `opened.json`: what is opened as JSON, and back."""

from collections.abc import Sequence
from typing import Any

from evendeal.draw.beacon import trouble_with
from evendeal.draw.canonical import canonical_bytes
from evendeal.draw.keys import SECRET_BYTES, Kind
from evendeal.draw.line_ups import (
    LineUpChange,
    OpenedAct,
    OpenedLineUps,
    OpenedSubstitution,
)
from evendeal.draw.opened import Opened, OpenedDeals, OpenedEvent, OpenedSession, Sat
from evendeal.draw.published_file import read_event_id, read_instant, read_sessions
from evendeal.draw.reading import Found, document
from evendeal.draw.seal import HASH_BYTES, MOST_DEALS
from evendeal.draw.seal_file import version_of
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo


def opened_to_json(opened: OpenedEvent) -> dict[str, Any]:
    """The value of `opened.json`."""
    said = {
        "event": opened.event,
        "sessions": [_session_to_json(session, opened.version) for session in opened.sessions],
    }
    return said if opened.version == 1 else {**said, "version": opened.version}


def _session_to_json(session: OpenedSession, version: int) -> dict[str, Any]:
    orders = session.running_orders
    said = {
        "session": session.session,
        "beacon": session.beacon,
        "seats": [[list(sat) for sat in table] for table in session.seats],
        "original": _deals_to_json(session.original),
        "reserve": None if session.reserve is None else _deals_to_json(session.reserve),
        "running_orders": None if orders is None else [list(order) for order in orders],
    }
    if version == 1:
        return said
    line_ups = session.line_ups
    assert line_ups is not None
    return {
        **said,
        "begun_at": session.begun_at,
        "line_ups": {
            "closed_at": line_ups.closed_at,
            "entries": line_ups_to_json(line_ups.entries),
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
        "acts": acts_to_json(session.acts),
    }


def line_ups_to_json(
    entries: Sequence[tuple[EntryId, Sequence[str]]],
) -> list[dict[str, Any]]:
    """The players of each entry."""
    return [{"id": entry, "players": list(players)} for entry, players in entries]


def acts_to_json(acts: Sequence[OpenedAct] | None) -> list[dict[str, Any]] | None:
    """What people did to a session; None before its end."""
    return None if acts is None else [{"at": act.at, "what": act.what} for act in acts]


def write_opened(opened: OpenedEvent) -> bytes:
    """The file `opened.json`."""
    return canonical_bytes(opened_to_json(opened))


def read_opened(data: bytes) -> OpenedEvent:
    """What a file `opened.json` opens, strictly read and not yet believed.

    Raises:
        NotASeal: the file cannot be read.
    """
    found = document(data, "opened.json")
    version = version_of(found)
    event, sessions, *_ = found.fields("event", "sessions", *("version",) * (version > 1))
    read = read_sessions(sessions, lambda session: _session(session, version))
    return OpenedEvent(read_event_id(event), read, version)


def _session(found: Found, version: int) -> OpenedSession:
    newer = ("begun_at", "line_ups", "substitutions", "acts") if version > 1 else ()
    number, beacon, seats, original, reserve, orders, *more = found.fields(
        "session", "beacon", "seats", "original", "reserve", "running_orders", *newer
    )
    begun_at, line_ups, substitutions, acts = more or (None, None, None, None)
    session = SessionNo(number.number(1))
    return OpenedSession(
        session=session,
        beacon=read_beacon(beacon),
        seats=tuple(tuple(_sat(sat) for sat in table.elements()) for table in seats.elements()),
        original=_deals(original, session, "original"),
        reserve=None if reserve.absent else _deals(reserve, session, "reserve"),
        running_orders=None
        if orders.absent
        else tuple(
            tuple(DealNo(deal.number(1)) for deal in order.elements())
            for order in orders.elements()
        ),
        begun_at=read_instant(begun_at) if begun_at else None,
        line_ups=_line_ups(line_ups) if line_ups else None,
        substitutions=tuple(map(_substitution, substitutions.elements())) if substitutions else (),
        acts=read_acts(acts) if acts else None,
    )


def read_line_ups(found: Found) -> tuple[tuple[EntryId, tuple[str, ...]], ...]:
    """The players of each entry, in the order of the file."""
    read = []
    for each in found.elements():
        entry, players = each.fields("id", "players")
        read.append((EntryId(entry.text()), tuple(name.text() for name in players.elements())))
    return tuple(read)


def read_acts(found: Found) -> tuple[OpenedAct, ...] | None:
    """What people did to a session; None where the file has nothing of it yet."""
    if found.absent:
        return None
    read = []
    for each in found.elements():
        at, what = each.fields("at", "what")
        read.append(OpenedAct(read_instant(at), what.text()))
    return tuple(read)


def _line_ups(found: Found) -> OpenedLineUps:
    closed_at, entries, changes = found.fields("closed_at", "entries", "changes")
    read = []
    for change in changes.elements():
        at, entry, players = change.fields("at", "entry", "players")
        names = tuple(name.text() for name in players.elements())
        read.append(LineUpChange(read_instant(at), EntryId(entry.text()), names))
    closed = None if closed_at.absent else read_instant(closed_at)
    return OpenedLineUps(closed, read_line_ups(entries), tuple(read))


def _substitution(found: Found) -> OpenedSubstitution:
    at, table, seat, gone, player = found.fields("at", "table", "seat", "gone", "player")
    return OpenedSubstitution(
        read_instant(at),
        TableNo(table.number(1)),
        SeatNo(seat.number(1)),
        gone.text(),
        player.text(),
    )


def read_beacon(found: Found) -> str | None:
    """The value of a session's public randomness; None if there is none."""
    if found.absent:
        return None
    if found.value == "":
        raise found.no("where there is no public randomness this is null")
    why = trouble_with(found.text())
    if why is not None:
        raise found.no(why)
    return found.text()


def _sat(found: Found) -> Sat:
    who = found.elements()
    if len(who) != 2:
        raise found.no("expected an entry and a player")
    return EntryId(who[0].text()), who[1].text()


def _deals(found: Found, session: SessionNo, kind: Kind) -> OpenedDeals:
    root, deals, secret = found.fields("root", "deals", "secret")
    read = tuple(_deal(deal, session, kind) for deal in deals.elements())
    numbers = [deal.deal for deal in read]
    if numbers != sorted(set(numbers)):
        raise deals.no("a deal twice, or out of order")
    return OpenedDeals(
        root.hexadecimal(HASH_BYTES),
        read,
        None if secret.absent else secret.hexadecimal(SECRET_BYTES),
    )


def _deal(found: Found, session: SessionNo, kind: Kind) -> Opened:
    deal, deck, salt, path = found.fields("deal", "deck", "salt", "path")
    return Opened(
        session=session,
        kind=kind,
        deal=DealNo(deal.number(1, MOST_DEALS)),
        deck=deck.text(),
        salt=salt.hexadecimal(HASH_BYTES),
        path=tuple(step.hexadecimal(HASH_BYTES) for step in path.elements()),
    )


def _deals_to_json(deals: OpenedDeals) -> dict[str, Any]:
    return {
        "root": deals.root.hex(),
        "deals": [
            {
                "deal": deal.deal,
                "deck": deal.deck,
                "salt": deal.salt.hex(),
                "path": [step.hex() for step in deal.path],
            }
            for deal in deals.deals
        ],
        "secret": None if deals.secret is None else deals.secret.hex(),
    }
