"""What the published files and the log prove together."""

from collections.abc import Iterator
from hashlib import sha256

from evendeal.director.desk import ROOTS, SEAL, Desk, NotInTheLog
from evendeal.director.opening import opened_event
from evendeal.director.ports import Audit, BrokenLog
from evendeal.draw import (
    Finding,
    OpenedEvent,
    SignedRoots,
    SignedSeal,
    read_roots,
    verify,
    verify_signatures,
)
from evendeal.errors import Refused
from evendeal.ids import EventId
from evendeal.tournament.line import Break
from evendeal.tournament.progress import Progress


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
    with desk.lock:
        audit = desk.adapters.log.audit(event)
        try:
            progress = desk.refresh(event)
        except BrokenLog:
            return tuple(_log(audit))
        except NotInTheLog:
            if not audit.broken:
                raise
            return tuple(_log(audit))
        seal = desk.seal(event)
        if seal is None:
            raise SealMissing(event=event)
        text = desk.adapters.publisher.read(event, ROOTS)
        roots = read_roots(text.encode()) if text else None
        opened = opened_event(desk, event)
        stuck = desk.stuck(event)
    return (
        *_seal_in_log(progress, desk, event),
        *luck_findings(seal, opened, roots),
        *_log(audit),
        *_results(progress, stuck),
    )


def luck_findings(
    seal: SignedSeal, opened: OpenedEvent, roots: SignedRoots | None
) -> tuple[Finding, ...]:
    """The findings about the luck alone; quick enough for a page."""
    return (
        *verify_signatures(seal, roots),
        *verify(seal.seal, opened, roots.roots if roots else None),
    )


def _seal_in_log(progress: Progress, desk: Desk, event: EventId) -> Iterator[Finding]:
    text = desk.adapters.publisher.read(event, SEAL) or ""
    stated = progress.published.seal if progress.published else ""
    if sha256(text.encode()).hexdigest() == stated:
        yield Finding(
            "holds", "seal.json", "seal.json is the seal that the log's first line names."
        )
    else:
        sentence = "seal.json is not the seal that the log's first line names."
        yield Finding("fails", "seal.json", sentence)


def _log(audit: Audit) -> Iterator[Finding]:
    for broken in audit.broken:
        sentence = f"The log does not hold: {broken.why}."
        yield Finding("fails", f"log, line {broken.position}", sentence)
    for point, why in audit.checkpoints:
        if why is not None:
            yield Finding("fails", f"checkpoint at line {point.position}", f"{why}.")
    if not audit.broken:
        sentence = f"The log holds: {audit.lines} lines, each tied to the one before"
        if audit.signed:
            sentence += f", signed up to line {audit.signed}"
        yield Finding("holds", "log", f"{sentence}.")


def _results(progress: Progress, stuck: Break | None) -> Iterator[Finding]:
    if stuck is not None:
        where = f"log, line {stuck.position}"
        yield Finding("fails", where, f"The log does not hold: {stuck.why}.")
    for now in progress.sessions.values():
        deals = len(now.opened)
        hands = deals * len(now.tables)
        if hands:
            sentence = (
                f"Session {now.session}: the {hands} hands of the {deals} open deals were played "
                "again from the log, and their chips are those that the tables accepted."
            )
            yield Finding("holds", f"session {now.session}, results", sentence)
