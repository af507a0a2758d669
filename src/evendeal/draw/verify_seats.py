"""Whether everybody sits where the draw has put him."""

from collections.abc import Iterator

from evendeal.draw.finding import Finding
from evendeal.draw.opened import OpenedEvent, OpenedSession, Seats
from evendeal.draw.seal import Seal
from evendeal.draw.seating import named_seats, session_seats
from evendeal.draw.seats import seated_with
from evendeal.draw.verify_deals import proven_secret
from evendeal.ids import SessionNo


def verify_seats(seal: Seal, opened: OpenedEvent, session: OpenedSession) -> Iterator[Finding]:
    """The findings on the seats of a session."""
    which = f"session {session.session}, seat draw"
    says = f"Session {session.session}"
    trouble = _shape(seal, session)
    if trouble is not None:
        yield trouble
        return
    due, origin = _due(seal, opened, session.session)
    if due is not None:
        trouble = _difference(session, due)
        sentence = f"{says}: the seat draw follows from {origin}, as sealed; nobody was moved."
        yield trouble or Finding("holds", which, sentence)
        return
    trouble = _latin(session)
    if trouble is not None:
        yield trouble
        return
    yield Finding("holds", which, f"{says}: every entry sits once at every seat number.")
    sentence = f"{says}: the seat draw itself can be recomputed when the secret is opened."
    yield Finding("unproved", which, sentence)


def _due(seal: Seal, opened: OpenedEvent, number: SessionNo) -> tuple[Seats | None, str]:
    """The seats as they must be, and what they follow from; None where that is not open yet."""
    source = opened.session(seated_with(seal.method, number))
    if source is None:
        return None, ""
    sealed = seal.session(source.session)
    luck, origin = None, "the secret"
    if seal.beacon:
        luck, origin = (source.beacon or "").encode(), "the public randomness"
    elif sealed is not None:
        luck = proven_secret(sealed, source, "original")
    if luck:
        return named_seats(session_seats(seal, number, luck), seal.entries), origin
    if source.session != number:
        mirrored = tuple(tuple(reversed(table)) for table in source.seats)
        return mirrored, f"that of session {source.session}, seats reversed"
    return None, ""


def _shape(seal: Seal, session: OpenedSession) -> Finding | None:
    players = {(entry.id, name) for entry in seal.entries for name in entry.players}
    if len(session.seats) != len(seal.entries):
        where = f"session {session.session}, seat draw"
        sentence = f"Session {session.session} has {len(session.seats)} tables, sealed were "
        return Finding("fails", where, f"{sentence}{len(seal.entries)}.")
    taken: dict[tuple[str, str], int] = {}
    for table, sitting in enumerate(session.seats, 1):
        where = f"session {session.session}, table {table}"
        if len(sitting) != seal.seats:
            sentence = f"{where.capitalize()} has {len(sitting)} seats, sealed were {seal.seats}."
            return Finding("fails", where, sentence)
        for seat, who in enumerate(sitting, 1):
            place = f"{where}, seat {seat}"
            if who not in players:
                sentence = f"{place.capitalize()}: {who[1]} of {who[0]} is not on the entry list."
                return Finding("fails", place, sentence)
            if who in taken:
                sentence = f"{place.capitalize()}: {who[1]} of {who[0]} sits at table {taken[who]}."
                return Finding("fails", place, sentence)
            taken[who] = table
    return None


def _difference(session: OpenedSession, due: Seats) -> Finding | None:
    for table, sitting in enumerate(session.seats, 1):
        for seat, who in enumerate(sitting, 1):
            drawn = due[table - 1][seat - 1]
            if who != drawn:
                where = f"session {session.session}, table {table}, seat {seat}"
                sentence = (
                    f"{where.capitalize()}: {who[1]} of {who[0]} sits there, "
                    f"drawn was {drawn[1]} of {drawn[0]}."
                )
                return Finding("fails", where, sentence)
    return None


def _latin(session: OpenedSession) -> Finding | None:
    held: dict[tuple[str, int], int] = {}
    for table, sitting in enumerate(session.seats, 1):
        entries = [entry for entry, _ in sitting]
        for seat, entry in enumerate(entries, 1):
            where = f"session {session.session}, table {table}, seat {seat}"
            if entries.index(entry) != seat - 1:
                sentence = f"{where.capitalize()}: {entry} sits at this table twice."
                return Finding("fails", where, sentence)
            if (entry, seat) in held:
                sentence = (
                    f"{where.capitalize()}: {entry} holds this seat at table "
                    f"{held[entry, seat]} too."
                )
                return Finding("fails", where, sentence)
            held[entry, seat] = table
    return None
