"""What the published files and the log prove together."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

from evendeal.director.desk import OPENED, SEAL, Desk, NotInTheLog
from evendeal.director.event_told import event_findings
from evendeal.director.ledger import FoldT, Ledger
from evendeal.director.opening import drawn_orders, opened_event
from evendeal.director.ports import Audit, BrokenLog
from evendeal.director.verifying_files import acts_in_file, file_findings, root_in_log
from evendeal.director.verifying_line_ups import line_ups_in_log, substitutions_named
from evendeal.director.verifying_people import people_findings
from evendeal.director.verifying_refused import refused
from evendeal.director.verifying_repairs import repairs_named
from evendeal.director.verifying_seats import taken_out_named
from evendeal.draw import (
    Finding,
    NotASeal,
    OpenedEvent,
    OpenedSession,
    Seal,
    SignedRoots,
    SignedSeal,
    read_opened,
    verify,
    verify_signatures,
)
from evendeal.draw.instants import instant_in_words
from evendeal.draw.line_ups_file import SignedLineUps
from evendeal.draw.seal import SealHead
from evendeal.errors import Refused
from evendeal.ids import DealNo, EventId, TableNo
from evendeal.tournament.bodies import Published
from evendeal.tournament.line import Break
from evendeal.tournament.progress import Progress
from evendeal.tournament.rulings import Adjusted, Penalised, Replaced, Stands, Voided


class SealMissing(Refused):
    """An event whose seal does not lie in the public folder."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"the seal of {event} is not among its published files")
        self.event = event


def verify_event(desk: Desk, event: EventId) -> tuple[Finding, ...]:
    """All that can be checked about an event: about the luck, the log, and the results.

    Every opened deal and the seat draw against the seal, signatures, the log's chain and
    checkpoints, and every accepted result against the hand that made it. Of a log that
    does not hold, what comes before the break is checked too.

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
        files = desk.roots(event), desk.line_ups(event)
        opened = opened_event(desk, event)
        stuck = desk.stuck(event)
        lines = tuple(desk.adapters.log.lines(event))
    luck = luck_findings(seal, opened, *files)
    return (
        *seal_in_log(desk, progress.published, seal.seal),
        *luck,
        *_published(told, seal.seal, opened, files, luck),
        *_roots(seal.seal, progress, files[0]),
        *line_ups_in_log(seal.seal, progress, files[1]),
        *log_findings(audit, stuck),
        *_results(progress),
        *refused(stuck),
        *_orders(progress),
        *_rulings(progress),
        *_given(progress),
        *repairs_named(progress),
        *taken_out_named(progress),
        *substitutions_named(progress),
        *event_findings(progress),
        *people_findings(lines),
    )


def audited(
    ledger: Ledger[FoldT], event: EventId, seal: SealHead | None
) -> tuple[Audit, FoldT | None]:
    """One reading of the event's log, and how far it has come; None where nothing can be folded.

    Args:
        seal: its key is the one to check with, not that of the vault: a stranger has no other.

    Raises:
        NotInTheLog: there is no such event.
    """
    audit = ledger.adapters.log.audit(event, seal.public_key if seal else None)
    try:
        return audit, ledger.refresh(event)
    except BrokenLog:
        return audit, None
    except NotInTheLog:
        if not audit.broken:
            raise
        return audit, None


def luck_findings(
    seal: SignedSeal,
    opened: OpenedEvent,
    roots: SignedRoots | None,
    line_ups: SignedLineUps | None = None,
) -> tuple[Finding, ...]:
    """The findings about the luck alone; quick enough for a page."""
    return (
        *verify_signatures(seal, roots, line_ups),
        *verify(
            seal.seal,
            opened,
            roots.roots if roots else None,
            line_ups.line_ups if line_ups else None,
        ),
    )


def seal_in_log(
    ledger: Ledger[Any], published: Published | None, seal: SealHead
) -> Iterator[Finding]:
    """Whether the log was begun with this seal, and with the conditions that it seals."""
    text = ledger.adapters.publisher.read(seal.event, SEAL) or ""
    where = "seal.json"
    if published is None or sha256(text.encode()).hexdigest() != published.seal:
        sentence = "seal.json is not the seal that the log's first line names."
        yield Finding("fails", where, sentence, "seal-in-log")
        return
    sentence = "seal.json is the seal that the log's first line names."
    yield Finding("holds", where, sentence, "seal-in-log")
    if sha256(published.event.encode()).digest() == seal.terms:
        sentence = "The event was played by the conditions that were sealed."
        yield Finding("holds", "conditions", sentence, "conditions")
    else:
        sentence = "The conditions of the event in the log are not those that were sealed."
        yield Finding("fails", "conditions", sentence, "conditions")


def _published(
    text: str | None,
    seal: Seal,
    opened: OpenedEvent,
    files: tuple[SignedRoots | None, SignedLineUps | None],
    known: Sequence[Finding],
) -> Iterator[Finding]:
    """Whether the file of opened deals says what the log says, and what was sealed.

    Args:
        known: what has been found out about the log's own luck.

    While a session runs it may lag behind, and when it has ended not any more; it may never say
    something else.
    """
    where = "opened.json"
    try:
        told = OpenedEvent(seal.event, (), seal.version)
        if text is not None:
            told = read_opened(text.encode())
    except NotASeal as refusal:
        sentence = f"The published opened.json cannot be read: {refusal}."
        yield Finding("fails", where, sentence, "opened-in-log")
        return
    roots, line_ups = files
    known_by_file = verify(
        seal, told, roots.roots if roots else None, line_ups.line_ups if line_ups else None
    )
    yield from file_findings(known_by_file, known)
    for session in told.sessions:
        ours = opened.session(session.session)
        if ours is None or not _part_of(session, ours):
            sentence = f"Of session {session.session} opened.json says what the log does not."
            yield Finding("fails", where, sentence, "opened-in-log")
    for ended in opened.sessions:
        found = told.session(ended.session)
        if ended.original.secret is not None and (found is None or found.original.secret is None):
            sentence = (
                f"Session {ended.session} has ended, and opened.json does not say its secret."
            )
            yield Finding("fails", where, sentence, "ended-in-file")
        elif found is not None:
            over = ended.original.secret is not None
            yield from acts_in_file(ended.session, found.acts, ended.acts, ended=over)


def _part_of(told: OpenedSession, ours: OpenedSession) -> bool:
    """Whether a published session says what the log says, as far as it had come by then."""
    fixed = [(each.seats, each.beacon, each.begun_at, each.line_ups) for each in (told, ours)]
    ended = ours.original.secret is not None
    count = None if ended else len(told.substitutions)
    return (
        fixed[0] == fixed[1]
        and set(told.original.deals) <= set(ours.original.deals)
        and told.substitutions == ours.substitutions[:count]
    )


def _roots(seal: Seal, progress: Progress, roots: SignedRoots | None) -> Iterator[Finding]:
    """Whether each session that began with public randomness has its root, and in time."""
    for session, now in sorted(progress.sessions.items()):
        sealed = seal.session(session)
        if sealed is not None and sealed.beacon:
            yield from root_in_log(session, now.begun_at, roots.roots if roots else None)


def log_findings(audit: Audit, stuck: Break | None = None) -> Iterator[Finding]:
    """Whether the log's chain and checkpoints hold, and all its lines can be counted."""
    for broken in audit.broken:
        sentence = f"The log does not hold: {broken.why}."
        yield Finding("fails", f"log, line {broken.position}", sentence, "log")
    for point, why in audit.checkpoints:
        if why is not None:
            where = f"checkpoint at line {point.position}"
            yield Finding("fails", where, f"{why}.", "checkpoint")
    if not audit.broken:
        sentence = f"The log holds: {audit.lines} lines, each tied to the one before"
        if audit.signed:
            sentence += f", signed up to line {audit.signed}"
        yield Finding("holds", "log", f"{sentence}.", "log")
    if stuck is not None:
        where = f"log, line {stuck.position}"
        sentence = f"The log does not hold: {stuck.why}."
        yield Finding("fails", where, sentence, "log")


def _results(progress: Progress) -> Iterator[Finding]:
    for now in progress.sessions.values():
        changed = [
            (table, deal)
            for (table, deal), hand in now.hands.items()
            if hand.accepted is not None and hand.corrected
        ]
        void = [(table, deal) for deal, rulings in now.rulings.items() for table in rulings.void]
        for table, deal in changed:
            where = f"session {now.session}, table {table}, deal {deal}"
            sentence = (
                f"Session {now.session}, table {table}, deal {deal}: the director corrected "
                f"what the table had accepted: {now.hands[table, deal].corrected}"
            )
            yield Finding("unproved", where, sentence, "correction")
        deals = len(now.opened)
        others = {place for place in (*changed, *void) if place[1] in now.opened}
        hands = deals * len(now.tables) - len(others)
        if hands > 0:
            sentence = (
                f"Session {now.session}: {hands} hands of the {deals} open deals were played "
                "again from the log, and their chips are those that the tables accepted."
            )
            yield Finding("holds", f"session {now.session}, results", sentence, "results")


def _orders(progress: Progress) -> Iterator[Finding]:
    """Whether each table played the deals in the order that was drawn for it."""
    for now in progress.sessions.values():
        drawn = drawn_orders(progress, now)
        if drawn is None:
            continue
        # A deal that is void comes out of the order, and back in later if that is withdrawn.
        moved = {
            record.ruled.deal
            for record in progress.rulings
            if record.session == now.session and isinstance(record.ruled.effect, Replaced | Voided)
        }
        astray = [
            table
            for table, order in zip(now.played, drawn, strict=True)
            if _astray(now.begun[table], [deal for deal in order if deal not in moved])
        ]
        where = f"session {now.session}, order of play"
        for table in astray:
            sentence = f"Session {now.session}: table {table} played in another order than drawn."
            yield Finding("fails", where, sentence, "order-of-play")
        if not astray:
            sentence = (
                f"Session {now.session}: every table played the deals in the order drawn for it."
            )
            yield Finding("holds", where, sentence, "order-of-play")


def _rulings(progress: Progress) -> Iterator[Finding]:
    """The director's decisions in force: no seal can prove them, so each is named."""
    for record in progress.rulings:
        if record.withdrawn is None:
            ruled = record.ruled
            where = f"session {record.session}, ruling {record.number}"
            about = f" on deal {ruled.deal}" if ruled.deal else ""
            what = {
                Stands: "play stands",
                Voided: "void at " + (_tables(ruled.tables) or "every table"),
                Replaced: "void everywhere, the next reserve deal takes its place",
                Adjusted: "chips adjusted",
                Penalised: "points taken",
            }[type(ruled.effect)]
            sentence = (
                f"Ruling {record.number}{about}: {what} ({ruled.rule}), by {record.by} on "
                f"{instant_in_words(record.at)}. {ruled.reason}"
            )
            yield Finding("unproved", where, sentence, "ruling")


def _given(progress: Progress) -> Iterator[Finding]:
    """Deck files that were written: whoever had one knew cards of the session to come."""
    for given in progress.decks.given:
        sentence = (
            f"The deck file {given.what} of session {given.session} was written "
            f"on {instant_in_words(given.at)}, by {given.by}."
        )
        yield Finding("unproved", f"session {given.session}, deck files", sentence, "deck-file")


def _tables(tables: Sequence[TableNo]) -> str:
    return ", ".join(f"table {table}" for table in tables)


def _astray(begun: Sequence[DealNo], order: Sequence[DealNo]) -> bool:
    """Whether the sealed deals that a table has begun came in another order than drawn.

    Reserve deals come where a ruling puts them, and a replaced deal may never be begun.
    """
    drawn = [deal for deal in order if deal in set(begun)]
    return drawn != [deal for deal in begun if deal in set(order)]
