"""What the published files and the log prove together."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from evendeal.director.desk import ROOTS, SEAL, Desk
from evendeal.director.opening import opened_event
from evendeal.director.ports import Audit
from evendeal.draw import (
    Finding,
    OpenedEvent,
    SignedRoots,
    SignedSeal,
    read_roots,
    verify,
    verify_signatures,
)
from evendeal.ids import EventId
from evendeal.tournament.progress import Progress
from evendeal.views import CheckpointProof


@dataclass(frozen=True, slots=True)
class Verified:
    """Everything that was looked at, and what was found.

    Attributes:
        findings: about the luck, then about the log, then about the results.
    """

    seal: SignedSeal
    opened: OpenedEvent
    audit: Audit
    findings: tuple[Finding, ...]

    @property
    def holds(self) -> bool:
        """Whether nothing speaks against the event."""
        return all(finding.ok for finding in self.findings)

    @property
    def checkpoints(self) -> tuple[CheckpointProof, ...]:
        """The signed positions of the log, and whether each is good."""
        return tuple(
            CheckpointProof(point.position, point.hash, point.signature, point.at, why is None)
            for point, why in self.audit.checkpoints
        )


def verify_event(desk: Desk, event: EventId) -> Verified | None:
    """All that can be checked about an event; None if its seal is not published here.

    Every opened deal and the seat draw against the seal, signatures, the log's chain and
    checkpoints, and every accepted result against the hand that made it.
    """
    with desk.lock:
        progress = desk.refresh(event)
        seal = desk.seal(event)
        if seal is None:
            return None
        text = desk.adapters.publisher.read(event, ROOTS)
        roots = read_roots(text.encode()) if text else None
        opened = opened_event(desk, event)
        audit = desk.adapters.log.audit(event)
    findings = (
        *_seal_in_log(progress, desk, event),
        *verify_signatures(seal, roots),
        *verify(seal.seal, opened, roots.roots if roots else None),
        *_log(audit),
        *_results(progress),
    )
    return Verified(seal, opened, audit, findings)


def luck_findings(
    seal: SignedSeal, opened: OpenedEvent, roots: SignedRoots | None
) -> tuple[Finding, ...]:
    """The findings about the luck alone; quick enough for a page."""
    return (
        *verify_signatures(seal, roots),
        *verify(seal.seal, opened, roots.roots if roots else None),
    )


def _seal_in_log(progress: Progress, desk: Desk, event: EventId) -> Iterator[Finding]:
    from hashlib import sha256

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


def _results(progress: Progress) -> Iterator[Finding]:
    for now in progress.sessions.values():
        deals = len(now.opened)
        hands = deals * len(now.tables)
        if hands:
            sentence = (
                f"Session {now.session}: the {hands} hands of the {deals} open deals were played "
                "again from the log, and their chips are those that the tables accepted."
            )
            yield Finding("holds", f"session {now.session}, results", sentence)


def failures(findings: Sequence[Finding]) -> tuple[Finding, ...]:
    """The findings that speak against the event."""
    return tuple(finding for finding in findings if not finding.ok)
