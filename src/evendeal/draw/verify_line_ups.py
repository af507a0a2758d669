"""Whether line-ups were closed before anybody could know who they would seat where (R56)."""

from collections.abc import Iterator, Sequence

from evendeal.draw.finding import Fields, Finding, Trouble
from evendeal.draw.instants import instant_in_words, is_before, minute
from evendeal.draw.line_ups import LineUps, OpenedLineUps
from evendeal.draw.line_ups_file import LINE_UPS, PublishedLineUps
from evendeal.draw.opened import OpenedCards, OpenedSession
from evendeal.draw.roots import Roots
from evendeal.draw.seal import CardsSeal, Seal, SealedCards
from evendeal.draw.seating import sealed_line_ups
from evendeal.ids import EntryId, SessionNo


def verify_line_ups(
    seal: Seal,
    opened: OpenedCards,
    session: OpenedSession,
    roots: Roots | None,
    published: PublishedLineUps | None,
) -> Iterator[Finding]:
    """The findings on the line-ups of a session: what changed, and when they were closed."""
    number = session.session
    where, says = f"session {number}, line-ups", f"Session {number}"
    if session.line_ups is None:
        yield _open_until_play(seal, number)
        return
    trouble = misfit(seal, number, session.line_ups)
    if trouble is not None:
        sentence = f"{says}: {trouble.words}."
        about: Fields = {"session": number, **trouble.fields}
        yield Finding("fails", where, sentence, "line-ups-fit", trouble.key, about)
        return
    for change in session.line_ups.changes:
        sentence = (
            f"{says}: {change.entry} was lined up as {', '.join(change.players)} "
            f"on {instant_in_words(change.at)}."
        )
        fields: Fields = {
            "session": number,
            "entry": change.entry,
            "players": ", ".join(change.players),
            "at": minute(change.at),
        }
        yield Finding("unproved", where, sentence, "line-up", "line-up", fields)
    yield from verify_closed(seal, opened, session, roots, published, "line-ups")


def verify_closed(
    seal: CardsSeal[SealedCards],
    opened: OpenedCards,
    session: OpenedSession,
    roots: Roots | None,
    published: PublishedLineUps | None,
    lists: str,
) -> Iterator[Finding]:
    """Whether it was signed who plays a session before anybody could know the seats.

    Args:
        lists: what was closed, in the plural: `line-ups` of teams, `entries` of individuals.
    """
    line_ups = session.line_ups
    assert line_ups is not None
    yield from _closed(seal, opened, session, line_ups, roots, lists)
    yield from _as_published(session, line_ups, published, lists)


def _open_until_play(seal: Seal, number: SessionNo) -> Finding:
    """Version 1 does not close line-ups, and its files do not say who was lined up."""
    where = f"session {number}, line-ups"
    if not seal.beacon:
        return _known_to_the_organiser(number, "line-ups")
    sentence = (
        f"Session {number}: line-ups were not closed before the public randomness was known; who "
        "of an entry takes which of its seats could be chosen by then. The log names every change."
    )
    return Finding(
        "unproved", where, sentence, "line-ups-open", "line-ups-open", {"session": number}
    )


def _known_to_the_organiser(number: SessionNo, lists: str) -> Finding:
    sentence = (
        f"Session {number}: without public randomness the organiser could know the seats while "
        f"{lists} could still be changed."
    )
    where = f"session {number}, {lists}"
    fields: Fields = {"session": number, "lists": lists}
    return Finding("unproved", where, sentence, "seats-known", "seats-known", fields)


def _closed(
    seal: CardsSeal[SealedCards],
    opened: OpenedCards,
    session: OpenedSession,
    line_ups: OpenedLineUps,
    roots: Roots | None,
    lists: str,
) -> Iterator[Finding]:
    """Whether the lists were closed before a draw could tell who sits where."""
    number, closed = session.session, line_ups.closed_at
    place: Fields = {"session": number, "lists": lists}
    where, says = f"session {number}, {lists}", f"Session {number}"
    if closed is None:
        sentence = f"{says}: its {lists} were never closed."
        yield Finding("fails", where, sentence, "line-ups-closed", "lists-open", place)
        return
    late = [change for change in line_ups.changes if is_before(closed, change.at)]
    steps = [] if session.begun_at is None else [(session.begun_at, f"session {number} began")]
    tellers = seal.tells_seats(number)
    for teller in tellers:
        if seal.beacon or teller != number:
            steps += _steps_of(seal, opened, roots, teller)
    # A value that is known and an instant of our own clock may be the same moment: the first
    # must come later, the second not earlier.
    missed = [
        (at, what)
        for at, what in steps
        if is_before(at, closed) or (at == closed and what.endswith("could be known"))
    ]
    if late or missed:
        at, what = missed[0] if missed else (late[0].at, f"{late[0].entry} was lined up anew")
        order = "after" if missed else "and then"
        sentence = (
            f"{says}: its {lists} were closed on {instant_in_words(closed)}, {order} "
            f"{what} on {instant_in_words(at)}."
        )
        late_fields: Fields = {**place, "at": minute(closed), "other": minute(at)}
        key = "lists-closed-late" if missed else "lists-changed-late"
        yield Finding("fails", where, sentence, "line-ups-closed", key, late_fields)
    else:
        dated = ", ".join(f"{what} on {instant_in_words(at)}" for at, what in steps)
        sentence = f"{says}: its {lists} were closed on {instant_in_words(closed)}, before {dated}."
        fields: Fields = {**place, "at": minute(closed)}
        yield Finding("holds", where, sentence, "line-ups-closed", "line-ups-closed", fields)
    if not tellers:
        return
    if not seal.beacon:
        yield _known_to_the_organiser(number, lists)
    elif any(seal.sessions[n - 1].known_from is None for n in tellers):
        sentence = (
            f"{says}: from when the public randomness that seats it could be known, the seal does "
            f"not say. Look up whether that was after {instant_in_words(closed)}, when its "
            f"{lists} were closed."
        )
        id, at = "line-ups-look-up", minute(closed)
        fields = {**place, "at": at}
        yield Finding("unproved", where, sentence, id, id, fields)


def _steps_of(
    seal: CardsSeal[SealedCards], opened: OpenedCards, roots: Roots | None, teller: SessionNo
) -> Iterator[tuple[str, str]]:
    """The instants at which the draw of a session could be known, or was made."""
    known = seal.sessions[teller - 1].known_from
    if known is not None and not seal.rehearsal:
        yield known, f"the public randomness of session {teller} could be known"
    root = roots.session(teller) if roots else None
    if root is not None:
        yield root.published_at, f"session {teller} was drawn"
    begun = opened.session(teller)
    if root is None and begun is not None and begun.begun_at is not None:
        yield begun.begun_at, f"session {teller} was drawn"


def _as_published(
    session: OpenedSession,
    line_ups: OpenedLineUps,
    published: PublishedLineUps | None,
    lists: str,
) -> Iterator[Finding]:
    """Whether the lists are those that `lineups.json` has had since they were closed."""
    number = session.session
    where, says = f"session {number}, {lists}", f"Session {number}"
    fields: Fields = {"session": number, "lists": lists}
    if published is None:
        sentence = (
            f"{says}: that its {lists} were closed then is shown by {LINE_UPS} only, and it is "
            "not at hand."
        )
        id = "line-ups-not-given"
        yield Finding("unproved", where, sentence, id, id, fields)
        return
    published_session = published.session(number)
    if published_session is None:
        sentence = f"{says}: {LINE_UPS} has no {lists} of this session."
        id = "line-ups-lack-session"
        yield Finding("unproved", where, sentence, id, id, fields)
    elif (published_session.closed_at, published_session.entries) != (
        line_ups.closed_at,
        line_ups.entries,
    ):
        sentence = f"{says}: its {lists} are not those of {LINE_UPS}."
        yield Finding("fails", where, sentence, "line-ups-published", "lists-other", fields)
    else:
        sentence = f"{says}: its {lists} are those of {LINE_UPS}."
        id = "line-ups-published"
        yield Finding("holds", where, sentence, id, id, fields)


def misfit(seal: Seal, number: SessionNo, line_ups: OpenedLineUps) -> Trouble | None:
    """Why these cannot be the line-ups of a session, in words; None if they can."""
    now = sealed_line_ups(seal, number)
    if [entry for entry, _ in line_ups.entries] != list(now):
        return Trouble(
            "its line-ups are not of the sealed entries in their order", "lined-up-order", {}
        )
    seats = seal.sessions[number - 1].seats
    for change in line_ups.changes:
        if change.entry not in now:
            words = f"{change.entry} was lined up and is no entry"
            return Trouble(words, "lined-up-stranger", {"entry": change.entry})
        now[change.entry] = change.players
    for entry, players in line_ups.entries:
        if len(players) != seats or len(set(players)) != seats:
            words = f"{entry} is not lined up with {seats} different players"
            return Trouble(words, "lined-up-count", {"entry": entry, "n": seats})
        if now[entry] != players:
            words = f"{entry} is lined up in a way that no change of its list explains"
            return Trouble(words, "lined-up-unexplained", {"entry": entry})
    return _of_two(seal, line_ups.players)


def _of_two(seal: Seal, line_ups: LineUps) -> Trouble | None:
    """Who is lined up for one entry and belongs to another, in words."""
    held: dict[str, EntryId] = {
        player: entry.id for entry in seal.entries for player in entry.players
    }
    for entry, players in line_ups.items():
        for player in players:
            if held.setdefault(player, entry) != entry and not _namesakes(seal, player):
                words = f"{player} is lined up for {entry} and belongs to {held[player]}"
                fields: Fields = {"player": player, "entry": entry, "other": held[player]}
                return Trouble(words, "lined-up-twice", fields)
    return None


def _namesakes(seal: Seal, player: str) -> bool:
    """Whether two entries list a player of this name: then a name alone tells nothing."""
    return sum(player in entry.players for entry in seal.entries) > 1


def verify_substitutions(seal: Seal, session: OpenedSession) -> Iterator[Finding]:
    """Who took whose seat while the session ran; no seal can prove why, so each is named."""
    number = session.session
    sat = {
        (table, seat): who
        for table, row in enumerate(session.seats, 1)
        for seat, who in enumerate(row, 1)
    }
    for each in session.substitutions:
        where = f"session {number}, table {each.table}, seat {each.seat}"
        place: Fields = {"session": number, "table": each.table, "seat": each.seat}
        who = sat.get((each.table, each.seat))
        if who is None or who[1] != each.gone:
            sentence = f"{where.capitalize()}: {each.gone} was replaced and does not sit there."
            fields = {**place, "gone": each.gone}
            yield Finding("fails", where, sentence, "substitution", "substitution-absent", fields)
            continue
        elsewhere = _seat_of(sat, each.player)
        if elsewhere is not None:
            sentence = (
                f"{where.capitalize()}: {each.player} came for {each.gone} and sits at table "
                f"{elsewhere}."
            )
            fields = {**place, "player": each.player, "gone": each.gone, "other": elsewhere}
            yield Finding("fails", where, sentence, "substitution", "substitution-twice", fields)
            continue
        sat[each.table, each.seat] = (who[0], each.player)
        sentence = (
            f"{where.capitalize()}: {each.player} came for {each.gone} of {who[0]} "
            f"on {instant_in_words(each.at)}."
        )
        fields = {
            **place,
            "player": each.player,
            "gone": each.gone,
            "entry": who[0],
            "at": minute(each.at),
        }
        yield Finding("unproved", where, sentence, "substitution", "substitution", fields)


def _seat_of(sat: dict[tuple[int, int], tuple[EntryId, str]], player: str) -> int | None:
    """The table at which somebody of this name sits; None if nobody does."""
    tables: Sequence[int] = [table for (table, _), who in sat.items() if who[1] == player]
    return tables[0] if tables else None
