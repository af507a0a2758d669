"""Whether who plays a session of individuals was signed before anybody could know the seats."""

from collections import Counter
from collections.abc import Iterable, Iterator

from evendeal.draw.finding import Finding
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
        yield Finding("fails", where, f"{says}: {trouble}.", "line-ups-fit")
        return
    sealed = {entry.id: entry.players for entry in seal.entries}
    listed = listed_in(session)
    late = _in_words((entry, names) for entry, names in listed if entry not in sealed)
    if late:
        sentence = f"{says}: entered after the event was sealed: {late}."
        yield Finding("unproved", where, sentence, "late-entry")
    playing = {entry for entry, _ in listed}
    before = opened.session(SessionNo(number - 1))
    then = tuple(sealed.items()) if before is None else listed_in(before)
    gone = _in_words((entry, names) for entry, names in then if entry not in playing)
    if gone:
        whose = "the seal" if before is None else f"session {number - 1}"
        sentence = f"{says}: of the entries of {whose} do not play it: {gone}. No seal proves why."
        yield Finding("unproved", where, sentence, "not-playing")
    yield from verify_closed(seal, opened, session, roots, published, "entries")


def unlisted(seal: LadderSeal, opened: OpenedCards, session: OpenedSession) -> str | None:
    """Why these cannot be the entries of a session, in words; None if they can."""
    listed, number = listed_in(session), session.session
    known = {entry.id: entry.players[0] for entry in seal.entries}
    for each in opened.sessions[: number - 1]:
        known = {**dict(_named(listed_in(each))), **known}
    ids = [entry for entry, _ in listed]
    times = Counter(ids)
    for entry, players in listed:
        if len(players) != 1 or times[entry] != 1:
            return f"{entry} is not entered once, with one player"
        if known.get(entry, players[0]) != players[0]:
            return f"{players[0]} is entered as {entry}, which is {known[entry]}"
    order = [entry.id for entry in seal.entries]
    own = [entry for entry in order if entry in times]
    if ids[: len(own)] != own:
        return "its entries are not in the order of the seal, with those behind them who came late"
    if seal.sessions[number - 1].exchanged:
        before = opened.session(SessionNo(number - 1))
        if before is None or listed_in(before) != listed:
            return f"it exchanges the seats of session {number - 1}, and its entries are others"
    try:
        table_sizes(len(listed), seal.sessions[number - 1].seats)
    except TooFewForTables as refused:
        return str(refused)
    return None


def _in_words(listed: Iterable[tuple[EntryId, tuple[str, ...]]]) -> str:
    """Entries with their players for a sentence; of many the first, and how many more."""
    named = [f"{player} ({entry})" for entry, player in _named(listed)]
    more = [f"and {len(named) - MOST_NAMED} more"] if len(named) > MOST_NAMED else []
    return ", ".join(named[:MOST_NAMED] + more)


def _named(listed: Iterable[tuple[EntryId, tuple[str, ...]]]) -> Iterator[tuple[EntryId, str]]:
    """Each entry with its player, where it has one."""
    return ((entry, players[0]) for entry, players in listed if players)
