"""Whether everybody sits where the draw has put him."""

from collections.abc import Iterator

from evendeal.draw.finding import Fields, Finding
from evendeal.draw.line_ups import LineUps
from evendeal.draw.opened import OpenedCards, OpenedSession, Seats
from evendeal.draw.seal import Seal
from evendeal.draw.seating import named_seats, sealed_line_ups, seats_of, session_seats
from evendeal.draw.seats import seated_with
from evendeal.draw.verify_deals import proven_secret
from evendeal.draw.verify_line_ups import misfit
from evendeal.draw.verify_sitting import Who, out_of_place, seated_otherwise

SOURCES = {"the secret": "secret", "the public randomness": "randomness"}
"""What a seat draw follows from, as the catalogue calls it; else from another session's."""


def verify_seats(seal: Seal, opened: OpenedCards, session: OpenedSession) -> Iterator[Finding]:
    """The findings on the seats of a session."""
    which = f"session {session.session}, seat draw"
    says = f"Session {session.session}"
    place: Fields = {"session": session.session}
    trouble = _shape(seal, session)
    if trouble is not None:
        yield trouble
        return
    due, origin = _due(seal, opened, session)
    if due is not None:
        trouble = seated_otherwise(session, due, _called)
        if trouble is not None:
            yield trouble
            return
        sentence = f"{says}: the seat draw follows from {origin}, as sealed."
        if session.line_ups is not None:
            count = len(session.seats) * len(session.seats[0])
            changed = _changed(seal, session)
            sentence = (
                f"{says}: the draw was followed, and follows from {origin}, as sealed; "
                f"{changed} of {count} seats were changed by line-ups."
            )
        fields: Fields = {**place, "source": SOURCES.get(origin, "mirrored")}
        key = "seats"
        if session.line_ups is not None:
            key, fields = "seats-lined-up", {**fields, "changed": changed, "n": count}
        yield Finding("holds", which, sentence, "seats", key, fields)
        return
    trouble = _latin(session)
    if trouble is not None:
        yield trouble
        return
    sentence = f"{says}: every entry sits once at every seat number."
    yield Finding("holds", which, sentence, "seats-shared", "seats-shared", place)
    sentence = f"{says}: the seat draw itself can be recomputed when the secret is opened."
    yield Finding("unproved", which, sentence, "seats-later", "seats-later", place)


def _players(seal: Seal, session: OpenedSession) -> LineUps:
    """Who takes which place of the draw; without line-ups, the sealed lists in their order."""
    line_ups = session.line_ups
    if line_ups is not None and misfit(seal, session.session, line_ups) is None:
        return line_ups.players
    return sealed_line_ups(seal, session.session)


def _changed(seal: Seal, session: OpenedSession) -> int:
    """How many seats have another player than the sealed lists would have put there."""
    sealed = sealed_line_ups(seal, session.session)
    return sum(
        one != other
        for entry, players in _players(seal, session).items()
        for one, other in zip(players, sealed[entry], strict=True)
    )


def _due(seal: Seal, opened: OpenedCards, session: OpenedSession) -> tuple[Seats | None, str]:
    """The seats as they must be, and what they follow from; None where that is not open yet."""
    number = session.session
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
        return named_seats(session_seats(seal, number, luck), _players(seal, session)), origin
    if source.session != number:
        mirrored = _mirrored(seal, source, session)
        if mirrored is not None:
            return mirrored, f"that of session {source.session}, seats reversed"
    return None, ""


def _mirrored(seal: Seal, source: OpenedSession, session: OpenedSession) -> Seats | None:
    """The seats of the session before, reversed, with the players of this one.

    None where that has not the tables that were sealed: nothing can be mirrored then.
    """
    if _shape(seal, source) is not None:
        return None
    draw = seats_of(seal, source.seats, _players(seal, source))
    return None if draw is None else named_seats(draw.mirrored(), _players(seal, session))


def _shape(seal: Seal, session: OpenedSession) -> Finding | None:
    seats = seal.sessions[session.session - 1].seats
    if len(session.seats) != len(seal.entries):
        where = f"session {session.session}, seat draw"
        sentence = (
            f"Session {session.session} has {len(session.seats)} tables, sealed were "
            f"{len(seal.entries)}."
        )
        fields: Fields = {
            "session": session.session,
            "n": len(session.seats),
            "due": len(seal.entries),
        }
        return Finding("fails", where, sentence, "seats", "tables-other", fields)
    for table, row in enumerate(session.seats, 1):
        if len(row) != seats:
            where = f"session {session.session}, table {table}"
            sentence = f"{where.capitalize()} has {len(row)} seats, sealed were {seats}."
            fields = {"session": session.session, "table": table, "n": len(row), "due": seats}
            return Finding("fails", where, sentence, "seats", "table-size", fields)
    players = {(entry, name) for entry, names in _players(seal, session).items() for name in names}
    return out_of_place(session, players, _called, "is not on the entry list")


def _called(who: Who) -> str:
    """A player, and the team that he plays for."""
    return f"{who[1]} of {who[0]}"


def _latin(session: OpenedSession) -> Finding | None:
    held: dict[tuple[str, int], int] = {}
    for table, sitting in enumerate(session.seats, 1):
        entries = [entry for entry, _ in sitting]
        for seat, entry in enumerate(entries, 1):
            where = f"session {session.session}, table {table}, seat {seat}"
            place: Fields = {
                "session": session.session,
                "table": table,
                "seat": seat,
                "entry": entry,
            }
            if entries.index(entry) != seat - 1:
                sentence = f"{where.capitalize()}: {entry} sits at this table twice."
                key = "entry-twice"
                return Finding("fails", where, sentence, "seats-shared", key, place)
            if (entry, seat) in held:
                sentence = (
                    f"{where.capitalize()}: {entry} holds this seat at table "
                    f"{held[entry, seat]} too."
                )
                fields: Fields = {**place, "other": held[entry, seat]}
                return Finding("fails", where, sentence, "seats-shared", "seat-again", fields)
            held[entry, seat] = table
    return None
