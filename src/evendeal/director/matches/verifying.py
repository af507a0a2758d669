"""What the published files and the log of an event of matches prove together."""

from collections.abc import Iterator, Sequence

from evendeal.backgammon.lines import Decided, Reopened
from evendeal.director.event_told import event_findings
from evendeal.director.ledger import OPENED
from evendeal.director.matches.desk import MatchDesk
from evendeal.director.matches.opening import opened_matches
from evendeal.director.verifying import (
    SealMissing,
    audited,
    log_findings,
    seal_in_log,
)
from evendeal.director.verifying_files import acts_in_file, file_findings, root_in_log
from evendeal.director.verifying_people import people_findings
from evendeal.director.verifying_refused import refused
from evendeal.draw import Finding, NotASeal, SignedRoots
from evendeal.draw.instants import instant_in_words
from evendeal.draw.match_opened import MatchLineUp, OpenedMatches, OpenedMatchSession
from evendeal.draw.match_opened_file import read_match_opened
from evendeal.draw.match_seal import MatchSeal
from evendeal.draw.match_seal_file import SignedMatchSeal
from evendeal.draw.match_verify import verify_match_signatures, verify_matches
from evendeal.draw.roots import Roots
from evendeal.ids import ROOMS, EntryId, EventId
from evendeal.tournament.formats.room_match_final import FinalistsLevel, finalists
from evendeal.tournament.matches.event import RollsKind
from evendeal.tournament.matches.progress import MatchProgress


def verify_match_event(desk: MatchDesk, event: EventId) -> tuple[Finding, ...]:
    """All that can be checked about an event: about the rolls, the log, and the results.

    Every opened roll set and the lots against the seal, signatures, the log's chain and
    checkpoints, every accepted result against the game that made it, both rooms' rolls against
    the opened sets, and who plays the final against the matches before it. Of a log that does
    not hold, what comes before the break is checked too.

    Raises:
        NotInTheLog: there is no such event.
        SealMissing: there is no seal to hold it against.
        NotASeal: a published file cannot be read.
    """
    with desk.reading(event):
        # Read before the log, which another program may go on with: the file may lag behind it.
        told = desk.adapters.publisher.read(event, OPENED)
        seal = desk.seal(event)
        audit, progress = audited(desk, event, seal.seal if seal else None)
        if progress is None:
            return tuple(log_findings(audit))
        if seal is None:
            raise SealMissing(event=event)
        roots = desk.roots(event)
        opened = opened_matches(desk, event)
        stuck = desk.stuck(event)
        lines = tuple(desk.adapters.log.lines(event))
    luck = match_luck_findings(seal, opened, roots)
    published = roots.roots if roots else None
    return (
        *seal_in_log(desk, progress.published, seal.seal),
        *luck,
        *_published(told, seal.seal, opened, published, luck),
        *log_findings(audit, stuck),
        *_roots(seal.seal, progress, published),
        *_rolls(progress),
        *_results(progress),
        *_finalists(progress),
        *refused(stuck, thrown=progress.event.rolls is RollsKind.THROWN),
        *_decisions(progress),
        *_sheets(progress),
        *_line_ups(progress),
        *_room_changes(progress),
        *event_findings(progress),
        *people_findings(lines, luck="roll set"),
    )


def match_luck_findings(
    seal: SignedMatchSeal, opened: OpenedMatches, roots: SignedRoots | None
) -> tuple[Finding, ...]:
    """The findings about the luck alone; quick enough for a page."""
    return (
        *verify_match_signatures(seal, roots),
        *verify_matches(seal.seal, opened, roots.roots if roots else None),
    )


def _published(
    text: str | None,
    seal: MatchSeal,
    opened: OpenedMatches,
    roots: Roots | None,
    known: Sequence[Finding],
) -> Iterator[Finding]:
    """Whether the file of opened sets says what the log says, and what was sealed.

    While a session runs it may lag behind, and when it has ended not any more; it may never say
    something else.
    """
    where = "opened.json"
    try:
        told = OpenedMatches(seal.event, (), seal.version)
        if text is not None:
            told = read_match_opened(text.encode(), seal)
    except NotASeal as refusal:
        sentence = f"The published opened.json cannot be read: {refusal}."
        yield Finding("fails", where, sentence, "opened-in-log")
        return
    yield from file_findings(verify_matches(seal, told, roots), known)
    for session in told.sessions:
        ours = opened.session(session.session)
        same = (
            ours is not None
            and set(session.sets) <= set(ours.sets)
            and (ours.beacon, ours.lots, ours.root) == (session.beacon, session.lots, session.root)
            and session.secret in (None, ours.secret)
            and session.begun_at == ours.begun_at
            and session.line_ups in (ours.line_ups, _so_far(session, ours))
        )
        if not same:
            sentence = f"Of session {session.session} opened.json says what the log does not."
            yield Finding("fails", where, sentence, "opened-in-log")
    for begun in opened.sessions:
        session_told = told.session(begun.session)
        if begun.secret is not None and (session_told is None or session_told.secret is None):
            sentence = (
                f"Session {begun.session} has ended, and opened.json does not say its secret."
            )
            yield Finding("fails", where, sentence, "ended-in-file")
        elif session_told is not None:
            over = begun.secret is not None
            yield from acts_in_file(begun.session, session_told.acts, begun.acts, ended=over)


def _so_far(told: OpenedMatchSession, ours: OpenedMatchSession) -> tuple[MatchLineUp, ...] | None:
    """The line-ups as far as a file can lag behind; when the session has ended, not any more."""
    return ours.line_ups[: len(told.line_ups)] if ours.secret is None else None


def _roots(seal: MatchSeal, progress: MatchProgress, roots: Roots | None) -> Iterator[Finding]:
    """Whether each session that began with public randomness has its root, and in time."""
    for session, now in sorted(progress.sessions.items()):
        if seal.beacon and seal.rolls == "drawn":
            yield from root_in_log(session, now.begun_at, roots)


def _line_ups(progress: MatchProgress) -> Iterator[Finding]:
    """Who was lined up otherwise than the event says: when, by whom, and after what (R49)."""
    for record in progress.matches:
        planned = record.planned
        now = progress.sessions.get(planned.session)
        for change in record.changes:
            where = f"session {planned.session}, match {planned.number}"
            when = "before the session began"
            if change.meanwhile:
                when = "while the match was being played"
            elif now is not None and change.at >= now.begun_at:
                when = "after the session had begun"
            sentence = (
                f"{where.capitalize()}: {change.by} lined up {' and '.join(change.players)} for "
                f"{change.team} on {instant_in_words(change.at)}, {when}. {change.reason}"
            )
            yield Finding("unproved", where, sentence, "line-up-by")


def _rolls(progress: MatchProgress) -> Iterator[Finding]:
    """That both rooms of every open set used its rolls; where they did not, see `refused`."""
    for session, now in sorted(progress.sessions.items()):
        where = f"session {session}, rolls"
        if progress.event.rolls is RollsKind.THROWN:
            if now.both_final:
                sentence = (
                    f"Session {session}: both rooms used the rolls that the first of them threw, "
                    f"in {_games(len(now.both_final))}."
                )
                yield Finding("holds", where, sentence, "rolls-thrown")
            continue
        # The rules open no set with which a room did not play, and let no dice be changed after.
        rooms = sum(deal in now.opened for _, deal in now.games)
        if rooms:
            sentence = (
                f"Session {session}: {_were(rooms)} played with exactly the rolls of the "
                f"{len(now.opened)} open roll sets."
            )
            yield Finding("holds", where, sentence, "rolls-played")


def _results(progress: MatchProgress) -> Iterator[Finding]:
    for session, now in sorted(progress.sessions.items()):
        accepted = 0
        for (table, deal), game in sorted(now.games.items()):
            if game.decided is not None or game.accepted is None:
                continue
            if game.corrected:
                where = f"session {session}, table {table}, roll set {deal}"
                sentence = (
                    f"Session {session}, table {table}, roll set {deal}: the director corrected "
                    f"what the table had accepted: {game.corrected}"
                )
                yield Finding("unproved", where, sentence, "correction")
            else:
                accepted += 1
        if accepted:
            sentence = (
                f"Session {session}: {_were(accepted)} played again from the log, with the "
                "results that the tables accepted."
            )
            yield Finding("holds", f"session {session}, results", sentence, "results")


def _games(count: int) -> str:
    return f"{count} game" if count == 1 else f"{count} games"


def _were(count: int) -> str:
    return f"{_games(count)} {'was' if count == 1 else 'were'}"


def _finalists(progress: MatchProgress) -> Iterator[Finding]:
    """Whether the final is played by the two whom the matches before it have chosen."""
    now = progress.sessions.get(progress.event.final_session)
    if now is None or now.finalists is None:
        return
    where = f"session {now.session}, finalists"
    table = progress.qualifying()
    try:
        due: object = finalists(table)
        needed = False
    except FinalistsLevel:
        due = finalists(table, now.lots) if now.lots else None
        needed = True
    if now.lots and not needed:
        sentence = "Lots were drawn for the final, and as the rounds stand now none were needed."
        yield Finding("unproved", where, sentence, "finalists")
    if due == now.finalists:
        how = "as the rounds and the lots decided" if needed else "as the rounds decided"
        sentence = f"The final is played by {' and '.join(now.finalists)}, {how}."
        yield Finding("holds", where, sentence, "finalists")
    else:
        # A correction after the final began may do this as well.
        sentence = (
            f"The final is played by {' and '.join(now.finalists)}; by the rounds, as they stand "
            "now, it would be others."
        )
        yield Finding("unproved", where, sentence, "finalists")


def _decisions(progress: MatchProgress) -> Iterator[Finding]:
    """The director's decisions in force: no seal can prove them, so each is named."""
    for record in progress.decisions:
        session, table, roll_set = record.place
        where = f"session {session}, table {table}, roll set {roll_set}"
        game = progress.game(session, table, roll_set)
        match record.body:
            case Decided() as decided if decided == game.decided:
                what = f"decided by the director ({decided.rule}). {decided.reason}"
            case Reopened(reason):
                what = f"reopened by the director. {reason}"
            case _:
                continue
        yield Finding("unproved", where, f"{where.capitalize()}: {what}", "decision")


def _sheets(progress: MatchProgress) -> Iterator[Finding]:
    """Roll sheets that were printed: whoever had one knew the rolls of its game to come."""
    for session, now in sorted(progress.sessions.items()):
        for sheets, at, by in now.sheets:
            told = "1 roll sheet was" if sheets == 1 else f"{sheets} roll sheets were"
            sentence = f"{told} printed of session {session} on {instant_in_words(at)}, by {by}."
            yield Finding("unproved", f"session {session}, roll sheets", sentence, "roll-sheet")


def _room_changes(progress: MatchProgress) -> Iterator[Finding]:
    """Players who changed rooms during a match: they had seen rolls that come there again (R49)."""
    for record in progress.matches:
        had: dict[EntryId, tuple[set[str], set[str]]] = {}
        for change in record.changes:
            if not change.meanwhile:
                continue
            sat = had.setdefault(change.team, (set(), set()))
            for players, player in zip(sat, change.gone, strict=True):
                players.add(player)
            for player, room, other in zip(change.players, ROOMS, sat[::-1], strict=True):
                if player in other:
                    where = f"session {record.planned.session}, match {record.planned.number}"
                    sentence = (
                        f"{where.capitalize()}: {player} came to the {room} room from the other "
                        f"one on {instant_in_words(change.at)}, and may have known rolls. "
                        f"{change.reason}"
                    )
                    yield Finding("unproved", where, sentence, "room-change")
