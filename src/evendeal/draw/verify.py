"""Everything that the published files prove, and what they cannot."""

from collections.abc import Iterator

from evendeal.draw.blocks import base_row
from evendeal.draw.finding import Finding
from evendeal.draw.keys import KINDS
from evendeal.draw.opened import OpenedEvent, OpenedSession
from evendeal.draw.roots import Roots, SignedRoots, roots_bytes
from evendeal.draw.seal import Seal, SealedSession
from evendeal.draw.seal_file import SignedSeal, seal_bytes
from evendeal.draw.signature import signature_holds
from evendeal.draw.verify_deals import proven_secret, verify_deals, verify_orders
from evendeal.draw.verify_seats import verify_seats


def verify(seal: Seal, opened: OpenedEvent, roots: Roots | None = None) -> tuple[Finding, ...]:
    """What `opened` proves against what was published before, in the order of play.

    Signatures are for `verify_signatures`: this looks at contents only.

    Args:
        roots: what `root.json` says; needed where public randomness was mixed in.
    """
    return tuple(_findings(seal, opened, roots))


def verify_signatures(seal: SignedSeal, roots: SignedRoots | None = None) -> tuple[Finding, ...]:
    """Whether seal and roots bear the signature of the key printed in the seal."""
    key = seal.seal.public_key
    files = [("seal.json", seal_bytes(seal.seal), seal.signature)]
    if roots is not None:
        files.append(("root.json", roots_bytes(roots.roots), roots.signature))
    findings = []
    for name, message, signature in files:
        if signature_holds(key, message, signature):
            sentence = f"{name} is signed with the key {key.hex()[:16]}… printed in the seal."
            findings.append(Finding("holds", name, sentence))
        else:
            sentence = f"{name} does not bear the signature of the key printed in the seal."
            findings.append(Finding("fails", name, sentence))
    return tuple(findings)


def _findings(seal: Seal, opened: OpenedEvent, roots: Roots | None) -> Iterator[Finding]:
    for name, event in (("opened.json", opened.event), ("root.json", roots and roots.event)):
        if event not in (None, seal.event):
            sentence = f"{name} is of the event {event}, the seal of {seal.event}."
            yield Finding("fails", name, sentence)
    if seal.base != base_row(seal.method, len(seal.entries), seal.seats):
        sentence = f"The seal names the seat draw {seal.method} but begins it with another row."
        yield Finding("fails", "seat draw", sentence)
    if seal.rehearsal:
        sentence = (
            "This is a rehearsal: its secrets come from a seed, so its cards could be known "
            "beforehand. It counts for nothing."
        )
        yield Finding("unproved", "rehearsal", sentence)
    if not seal.beacon:
        sentence = (
            "No public randomness was mixed in: the deals were fixed when they were sealed, "
            "but the organiser could have chosen the secret."
        )
        yield Finding("unproved", "public randomness", sentence)
    for session in opened.sessions:
        sealed = seal.session(session.session)
        if sealed is None:
            sentence = f"Session {session.session} was never sealed."
            yield Finding("fails", f"session {session.session}", sentence)
        else:
            yield from _session(seal, sealed, opened, session, roots)
    for promised in seal.sessions:
        if opened.session(promised.session) is None:
            sentence = f"Session {promised.session} was sealed; nothing of it is published here."
            yield Finding("unproved", f"session {promised.session}", sentence)


def _session(
    seal: Seal,
    sealed: SealedSession,
    opened: OpenedEvent,
    session: OpenedSession,
    roots: Roots | None,
) -> Iterator[Finding]:
    yield from _beacon(seal, session, roots)
    for kind in KINDS:
        yield from verify_deals(seal, sealed, session, kind, roots)
    yield from verify_seats(seal, opened, session)
    secret = proven_secret(sealed, session, "original")
    yield from verify_orders(seal, sealed, session, secret)


def _beacon(seal: Seal, session: OpenedSession, roots: Roots | None) -> Iterator[Finding]:
    where = f"session {session.session}, public randomness"
    if not seal.beacon:
        if session.beacon is not None:
            sentence = f"Session {session.session} names public randomness, the seal none."
            yield Finding("fails", where, sentence)
        return
    if not session.beacon:
        sentence = f"Session {session.session}: the public randomness is missing."
        yield Finding("fails", where, sentence)
        return
    published = roots.session(session.session) if roots else None
    if published is not None and published.beacon != session.beacon:
        sentence = (
            f"Session {session.session}: opened.json gives the public randomness as "
            f"{session.beacon!r}, root.json as {published.beacon!r}."
        )
        yield Finding("fails", where, sentence)
        return
    sentence = (
        f"Session {session.session} was mixed with {session.beacon!r}. The seal promised: "
        f"{seal.beacon}. Look it up there: if it is the same, nobody chose these cards."
    )
    yield Finding("unproved", where, sentence)
