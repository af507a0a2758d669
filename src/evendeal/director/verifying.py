"""What the published files and the log of an event prove together, whatever is played."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

from evendeal.director.event_acts import event_findings
from evendeal.director.ledger import OPENED, SEAL, Ledger, NotInTheLog
from evendeal.director.life import AnyLife
from evendeal.director.living import FoldT
from evendeal.director.opening import opened_event
from evendeal.director.ports import Audit, BrokenLog
from evendeal.director.sealed_ledger import AnyLedger
from evendeal.director.verifying_files import acts_in_file, file_findings, root_in_log
from evendeal.director.verifying_people import people_findings
from evendeal.draw.finding import Finding
from evendeal.draw.line_ups_file import SignedLineUps
from evendeal.draw.opened import OpenedEvent, OpenedHead
from evendeal.draw.reading import NotASeal
from evendeal.draw.roots import Roots, SignedRoots
from evendeal.draw.seal import SealHead
from evendeal.errors import Refused
from evendeal.ids import EventId
from evendeal.tournament.event_acts import Published
from evendeal.tournament.event_fold import AnyFold
from evendeal.tournament.line import Break


class SealMissing(Refused):
    """An event whose seal does not lie in the public folder."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"the seal of {event} is not among its published files")
        self.event = event


def verify_event(ledger: AnyLedger, event: EventId) -> tuple[Finding, ...]:
    """All that can be checked about an event: about the luck, the log, and the results.

    Every opened unit of luck and the draws against the seal, signatures, the log's chain and
    checkpoints, and what the format can check: every accepted result against the play that made
    it. Of a broken log, what comes before the break is checked too.

    Raises:
        NotInTheLog: there is no such event.
        SealMissing: there is no seal to compare it with.
        NotASeal: a published file cannot be read.
    """
    with ledger.reading(event):
        # Read before the log, which another program may go on with: the file may lag behind it.
        text = ledger.adapters.publisher.read(event, OPENED)
        seal = ledger.seal(event)
        audit, progress = audited(ledger, event, seal.seal if seal else None)
        if progress is None:
            return tuple(log_findings(audit))
        if seal is None:
            raise SealMissing(event=event)
        roots, line_ups = ledger.roots(event), ledger.line_ups(event)
        opened = opened_event(ledger, event)
        stuck = ledger.stuck(event)
        lines = tuple(ledger.adapters.log.lines(event))
    life, checks = ledger.life, ledger.life.checks()
    luck = life.files.verify_files(seal, opened, roots, line_ups)
    return (
        *seal_in_log(ledger, progress.published, seal.seal),
        *luck,
        *_published(life, text, seal.seal, opened, (roots, line_ups), luck),
        *_roots(life, seal.seal, progress, roots.roots if roots else None),
        *checks.line_ups(seal.seal, progress, line_ups),
        *log_findings(audit, stuck),
        *checks.results(progress),
        *_broken_claim(life, progress, stuck),
        *checks.decisions(progress),
        *event_findings(progress),
        *people_findings(lines, luck=life.unit),
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
    life: AnyLife,
    text: str | None,
    seal: SealHead,
    opened: OpenedEvent[OpenedHead],
    files: tuple[SignedRoots | None, SignedLineUps | None],
    known: Sequence[Finding],
) -> Iterator[Finding]:
    """Whether the file of opened luck says what the log says, and what was sealed.

    Args:
        known: the findings on the log's own luck.

    While a session runs it may lag behind, and when it has ended not any more; it may never say
    something else.
    """
    where, checks = "opened.json", life.checks()
    try:
        published: OpenedEvent[OpenedHead] = OpenedEvent(seal.event, (), seal.version)
        if text is not None:
            published = life.files.read_opened(text.encode(), seal)
    except NotASeal as refusal:
        sentence = f"The published opened.json cannot be read: {refusal}."
        yield Finding("fails", where, sentence, "opened-in-log")
        return
    roots, line_ups = files
    known_by_file = life.files.verify(
        seal, published, roots.roots if roots else None, line_ups.line_ups if line_ups else None
    )
    yield from file_findings(known_by_file, known)
    for session in published.sessions:
        ours = opened.session(session.session)
        same = (
            ours is not None
            and (session.beacon, session.begun_at) == (ours.beacon, ours.begun_at)
            and checks.part_of(session, ours)
        )
        if not same:
            sentence = f"Of session {session.session} opened.json says what the log does not."
            yield Finding("fails", where, sentence, "opened-in-log")
    for begun in opened.sessions:
        file_session = published.session(begun.session)
        if begun.ended and (file_session is None or not file_session.ended):
            sentence = (
                f"Session {begun.session} has ended, and opened.json does not say its secret."
            )
            yield Finding("fails", where, sentence, "ended-in-file")
        elif file_session is not None:
            yield from acts_in_file(begun.session, file_session.acts, begun.acts, ended=begun.ended)


def _roots(
    life: AnyLife, seal: SealHead, progress: AnyFold, roots: Roots | None
) -> Iterator[Finding]:
    """Whether each session that began with public randomness has its root, and in time."""
    for session, now in sorted(progress.sessions.items()):
        if session <= len(seal.sessions) and life.checks().has_root(seal, session):
            yield from root_in_log(session, now.begun_at, roots)


def _broken_claim(life: AnyLife, progress: AnyFold, stuck: Break | None) -> Iterator[Finding]:
    """The claim that the refused line makes false; none where it is only out of place.

    Some claims are true of every line that can be counted, since the rules take no other. So where
    the rules refuse a line for such a claim, that is what fails, and not only the log.

    Args:
        stuck: the first line that the rules refuse.
    """
    claim = life.checks().broken_claim(progress, stuck.refusal) if stuck else None
    if stuck is not None and claim is not None:
        id, about = claim
        where = f"log, line {stuck.position}"
        yield Finding("fails", where, f"In line {stuck.position} of the log {about}.", id)


def log_findings(audit: Audit, stuck: Break | None = None) -> Iterator[Finding]:
    """Whether the log's chain and checkpoints are right, and all its lines can be counted."""
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
