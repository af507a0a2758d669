"""Whether every individual sits where the draw has put him, and how much it repeats (R65)."""

from collections.abc import Iterator
from dataclasses import replace

from evendeal.draw.finding import Fields, Finding
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
from evendeal.draw.verify_seats import SOURCES
from evendeal.draw.verify_sitting import Who, out_of_place, seated_otherwise
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
    due, origin, source = _due(seal, opened, session)
    here: Fields = {"session": session.session}
    if due is not None:
        trouble = _difference(session, due)
        if trouble is not None:
            yield trouble
            return
        sentence = f"{says}: every seat follows from {origin}."
        key = "places-exchanged" if seal.sessions[session.session - 1].exchanged else "places"
        yield _with_repeats(
            Finding("holds", which, sentence, "seats", key, {**here, **source}),
            _repeats(seal, opened, session),
        )
        return
    tables = len(session.seats)
    sentence = (
        f"{says}: every entry sits once, at {tables} tables of which none has two players more "
        "than another."
    )
    yield _with_repeats(
        Finding("holds", which, sentence, "seats-shared", "places-shared", {**here, "n": tables}),
        _repeats(seal, opened, session),
    )
    sentence = f"{says}: the seat draw itself can be recomputed when the secret is opened."
    yield Finding("unproved", which, sentence, "seats-later", "seats-later", here)


def _before(opened: OpenedCards, session: OpenedSession) -> list[Seats]:
    """The seats of all former sessions."""
    return [each.seats for each in opened.sessions[: session.session - 1]]


def _repeats(seal: LadderSeal, opened: OpenedCards, session: OpenedSession) -> Fields | None:
    """How much of former sessions comes again, and the least that can; None where nothing can."""
    before, sealed = _before(opened, session), seal.sessions[session.session - 1]
    if not before or sealed.exchanged:
        return None
    made = repeated(session.seats, before)
    least = fewest_repeated(sealed.seats, session.seats, before)
    return {
        "neighbours": made.neighbours,
        "seats": made.seats,
        "meetings": made.meetings,
        "least_neighbours": least.neighbours,
        "least_seats": least.seats,
        "least_meetings": least.meetings,
    }


def _with_repeats(finding: Finding, repeats: Fields | None) -> Finding:
    """A finding that says too how much of former sessions comes again, where something can."""
    if repeats is None:
        return finding
    sentence = (
        "Of former sessions come again: neighbours {neighbours}, seats {seats}, meetings "
        "{meetings}; no draw could have less than neighbours {least_neighbours}, seats "
        "{least_seats}, meetings {least_meetings}."
    ).format(**repeats)
    return replace(
        finding,
        sentence=f"{finding.sentence} {sentence}",
        key=f"{finding.key}-repeated",
        fields={**finding.fields, **repeats},
    )


def _due(
    seal: LadderSeal, opened: OpenedCards, session: OpenedSession
) -> tuple[Seats | None, str, Fields]:
    """The seats as they must be, and what they follow from, in words and in fields.

    None where that is not open yet.
    """
    number, sealed = session.session, seal.sessions[session.session - 1]
    if sealed.exchanged:
        source = opened.session(SessionNo(number - 1))
        assert source is not None
        origin, before_it = f"those of session {number - 1}, exchanged", {"before": number - 1}
        return exchanged_places(source.seats), origin, {**before_it}
    luck, origin = proven_secret(sealed, session, "original"), "the secret"
    if seal.beacon:
        luck, origin = (session.beacon or "").encode(), "the public randomness"
    if not luck:
        return None, "", {}
    before, listed = _before(opened, session), listed_in(session)
    fields: Fields = {"source": SOURCES[origin], "draws": DRAWS}
    due = drawn_places(seal.event, number, sealed.seats, listed, luck, before)
    return due, f"{origin}, as the best of {DRAWS} draws", fields


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
        fields: Fields = {
            "session": session.session,
            "sizes": ", ".join(map(str, sizes)),
            "n": len(listed),
            "due": ", ".join(map(str, due)),
        }
        return Finding("fails", where, sentence, "seats", "table-sizes", fields)
    players = {(entry, names[0]) for entry, names in listed}
    return out_of_place(session, players, _called, "does not play the session")


def _called(who: Who) -> str:
    """A player, and his number on the list."""
    return f"{who[1]} ({who[0]})"


def _numbers(sizes: tuple[int, ...]) -> str:
    return ", ".join(map(str, sizes)) or "nobody"


def _difference(session: OpenedSession, due: Seats) -> Finding | None:
    """The first seat on which somebody else sits than was drawn."""
    if [len(table) for table in session.seats] != [len(table) for table in due]:
        where = f"session {session.session}, seat draw"
        sentence = f"Session {session.session}: its tables are not as full as those drawn."
        place: Fields = {"session": session.session}
        return Finding("fails", where, sentence, "seats", "tables-unlike", place)
    return seated_otherwise(session, due, _called)
