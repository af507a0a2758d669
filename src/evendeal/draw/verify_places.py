"""Whether every individual sits where the draw has put him, and how much it repeats (R65)."""

from collections.abc import Iterator

from evendeal.draw.finding import Finding
from evendeal.draw.ladder_seal import LadderSeal
from evendeal.draw.ladder_seating import (
    drawn_places,
    exchanged_places,
    fewest_repeated,
    repeated,
)
from evendeal.draw.opened import OpenedCards, OpenedSession, Seats
from evendeal.draw.places import DRAWS, table_sizes
from evendeal.draw.verify_deals import proven_secret
from evendeal.draw.verify_listed import listed_in, unlisted
from evendeal.ids import SessionNo


def verify_places(
    seal: LadderSeal, opened: OpenedCards, session: OpenedSession
) -> Iterator[Finding]:
    """The findings on the seats of a session whose entries can be what they are said to be."""
    which, says = f"session {session.session}, seat draw", f"Session {session.session}"
    if unlisted(seal, opened, session) is not None:
        return
    trouble = _shape(seal, session)
    if trouble is not None:
        yield trouble
        return
    due, origin = _due(seal, opened, session)
    if due is not None:
        trouble = _difference(session, due)
        if trouble is not None:
            yield trouble
            return
        sentence = f"{says}: every seat follows from {origin}."
        yield Finding("holds", which, sentence + _repeats(seal, opened, session), "seats")
        return
    tables = len(session.seats)
    sentence = (
        f"{says}: every entry sits once, at {tables} tables of which none has two players more "
        "than another."
    )
    yield Finding("holds", which, sentence + _repeats(seal, opened, session), "seats-shared")
    sentence = f"{says}: the seat draw itself can be recomputed when the secret is opened."
    yield Finding("unproved", which, sentence, "seats-later")


def _before(opened: OpenedCards, session: OpenedSession) -> list[Seats]:
    """The seats of all former sessions."""
    return [each.seats for each in opened.sessions[: session.session - 1]]


def _repeats(seal: LadderSeal, opened: OpenedCards, session: OpenedSession) -> str:
    """How much of former sessions comes again, as a sentence; empty where nothing can."""
    before, sealed = _before(opened, session), seal.sessions[session.session - 1]
    if not before or sealed.exchanged:
        return ""
    made = repeated(session.seats, before)
    least = fewest_repeated(sealed.seats, session.seats, before)
    return (
        f" Of former sessions come again: neighbours {made.neighbours}, seats {made.seats}, "
        f"meetings {made.meetings}; no draw could have less than neighbours {least.neighbours}, "
        f"seats {least.seats}, meetings {least.meetings}."
    )


def _due(seal: LadderSeal, opened: OpenedCards, session: OpenedSession) -> tuple[Seats | None, str]:
    """The seats as they must be, and what they follow from; None where that is not open yet."""
    number, sealed = session.session, seal.sessions[session.session - 1]
    if sealed.exchanged:
        source = opened.session(SessionNo(number - 1))
        assert source is not None
        return exchanged_places(source.seats), f"those of session {number - 1}, exchanged"
    luck, origin = proven_secret(sealed, session, "original"), "the secret"
    if seal.beacon:
        luck, origin = (session.beacon or "").encode(), "the public randomness"
    if not luck:
        return None, ""
    before, listed = _before(opened, session), listed_in(session)
    return drawn_places(seal.event, number, sealed.seats, listed, luck, before), (
        f"{origin}, as the best of {DRAWS} draws"
    )


def _shape(seal: LadderSeal, session: OpenedSession) -> Finding | None:
    """What is wrong with the tables as such: their number and sizes, and who sits at them."""
    listed = listed_in(session)
    due = table_sizes(len(listed), seal.sessions[session.session - 1].seats)
    sizes = tuple(len(table) for table in session.seats)
    if sizes != due:
        where = f"session {session.session}, seat draw"
        sentence = (
            f"Session {session.session}: at its tables sit {_numbers(sizes)}; for "
            f"{len(listed)} entries it must be {_numbers(due)}."
        )
        return Finding("fails", where, sentence, "seats")
    players = {(entry, names[0]) for entry, names in listed}
    taken: dict[tuple[str, str], int] = {}
    for table, sitting in enumerate(session.seats, 1):
        for seat, who in enumerate(sitting, 1):
            where = f"session {session.session}, table {table}, seat {seat}"
            if who not in players:
                sentence = f"{where.capitalize()}: {who[1]} ({who[0]}) does not play the session."
                return Finding("fails", where, sentence, "seats")
            if who in taken:
                sentence = f"{where.capitalize()}: {who[1]} ({who[0]}) sits at table {taken[who]}."
                return Finding("fails", where, sentence, "seats")
            taken[who] = table
    return None


def _numbers(sizes: tuple[int, ...]) -> str:
    return ", ".join(map(str, sizes)) or "nobody"


def _difference(session: OpenedSession, due: Seats) -> Finding | None:
    """The first seat on which somebody else sits than was drawn."""
    if [len(table) for table in session.seats] != [len(table) for table in due]:
        where = f"session {session.session}, seat draw"
        sentence = f"Session {session.session}: its tables are not as full as those drawn."
        return Finding("fails", where, sentence, "seats")
    for table, sitting in enumerate(session.seats, 1):
        for seat, who in enumerate(sitting, 1):
            drawn = due[table - 1][seat - 1]
            if who != drawn:
                where = f"session {session.session}, table {table}, seat {seat}"
                sentence = (
                    f"{where.capitalize()}: {who[1]} ({who[0]}) sits there, drawn was {drawn[1]} "
                    f"({drawn[0]})."
                )
                return Finding("fails", where, sentence, "seats")
    return None
