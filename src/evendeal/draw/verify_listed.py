"""Whether who plays a session of individuals was signed before anybody could know the seats."""

from collections import Counter
from collections.abc import Iterable, Iterator

from evendeal.draw.finding import Fields, Finding, Trouble
from evendeal.draw.ladder_seal import LadderSeal
from evendeal.draw.line_ups import Listed
from evendeal.draw.line_ups_file import PublishedLineUps
from evendeal.draw.opened import OpenedCards, OpenedSession
from evendeal.draw.places import TooFewForTables, table_sizes
from evendeal.draw.roots import Roots
from evendeal.draw.verify_line_ups import verify_closed
from evendeal.ids import EntryId, SessionNo

MOST_NAMED = 12
"""So many names a sentence has; all of them are in the files."""


def listed_in(session: OpenedSession) -> Listed:
    """Who plays a session of individuals, in the order in which their places are drawn."""
    assert session.line_ups is not None
    return session.line_ups.entries


def verify_listed(
    seal: LadderSeal,
    opened: OpenedCards,
    session: OpenedSession,
    roots: Roots | None,
    published: PublishedLineUps | None,
) -> Iterator[Finding]:
    """The findings on who plays a session: who came late, who is not in it, when it was closed."""
    number = session.session
    where, says = f"session {number}, entries", f"Session {number}"
    trouble = unlisted(seal, opened, session)
    if trouble is not None:
        sentence, fields = f"{says}: {trouble.words}.", {"session": number, **trouble.fields}
        yield Finding("fails", where, sentence, "line-ups-fit", trouble.key, fields)
        return
    sealed = {entry.id: entry.players for entry in seal.entries}
    listed = listed_in(session)
    late = _in_fields((entry, names) for entry, names in listed if entry not in sealed)
    if late is not None:
        sentence = f"{says}: entered after the event was sealed: {_in_words(late)}."
        fields = {"session": number, **late}
        yield Finding("unproved", where, sentence, "late-entry", "late-entry", fields)
    playing = {entry for entry, _ in listed}
    before = opened.session(SessionNo(number - 1))
    then = tuple(sealed.items()) if before is None else listed_in(before)
    gone = _in_fields((entry, names) for entry, names in then if entry not in playing)
    if gone is not None:
        whose = "the seal" if before is None else f"session {number - 1}"
        sentence = (
            f"{says}: of the entries of {whose} do not play it: {_in_words(gone)}. "
            "No seal proves why."
        )
        fields = {"session": number, "before": 0 if before is None else number - 1, **gone}
        yield Finding("unproved", where, sentence, "not-playing", "not-playing", fields)
    yield from verify_closed(seal, opened, session, roots, published, "entries")


def unlisted(seal: LadderSeal, opened: OpenedCards, session: OpenedSession) -> Trouble | None:
    """Why these cannot be the entries of a session, in words; None if they can."""
    listed, number = listed_in(session), session.session
    known = {entry.id: entry.players[0] for entry in seal.entries}
    for each in opened.sessions[: number - 1]:
        known = {**dict(_named(listed_in(each))), **known}
    ids = [entry for entry, _ in listed]
    times = Counter(ids)
    for entry, players in listed:
        if len(players) != 1 or times[entry] != 1:
            words = f"{entry} is not entered once, with one player"
            return Trouble(words, "entered-unfit", {"entry": entry})
        if known.get(entry, players[0]) != players[0]:
            words = f"{players[0]} is entered as {entry}, which is {known[entry]}"
            fields: Fields = {"player": players[0], "entry": entry, "other": known[entry]}
            return Trouble(words, "entered-other", fields)
    order = [entry.id for entry in seal.entries]
    own = [entry for entry in order if entry in times]
    if ids[: len(own)] != own:
        words = "its entries are not in the order of the seal, with those behind them who came late"
        return Trouble(words, "entered-order", {})
    if seal.sessions[number - 1].exchanged:
        before = opened.session(SessionNo(number - 1))
        if before is None or listed_in(before) != listed:
            words = f"it exchanges the seats of session {number - 1}, and its entries are others"
            return Trouble(words, "entered-exchanged", {"before": number - 1})
    try:
        table_sizes(len(listed), seal.sessions[number - 1].seats)
    except TooFewForTables as refused:
        fields = {"n": refused.players, "seats": refused.seats}
        return Trouble(str(refused), "entered-too-few", fields)
    return None


def _in_fields(listed: Iterable[tuple[EntryId, tuple[str, ...]]]) -> Fields | None:
    """Entries with their players: of many the first, and how many more; None where none is."""
    named = [f"{player} ({entry})" for entry, player in _named(listed)]
    if not named:
        return None
    return {"names": ", ".join(named[:MOST_NAMED]), "more": max(0, len(named) - MOST_NAMED)}


def _in_words(names: Fields) -> str:
    """The same as a part of a sentence."""
    return f"{names['names']}, and {names['more']} more" if names["more"] else str(names["names"])


def _named(listed: Iterable[tuple[EntryId, tuple[str, ...]]]) -> Iterator[tuple[EntryId, str]]:
    """Each entry with its player, where it has one."""
    return ((entry, players[0]) for entry, players in listed if players)
