"""Everything that the published files prove, and what they cannot."""

from collections.abc import Iterator

from evendeal.draw.blocks import base_row
from evendeal.draw.finding import Finding
from evendeal.draw.keys import KINDS
from evendeal.draw.line_ups_file import LINE_UPS, PublishedLineUps, SignedLineUps
from evendeal.draw.opened import OpenedEvent, OpenedSession
from evendeal.draw.roots import Roots, SignedRoots
from evendeal.draw.seal import Seal, SealedSession
from evendeal.draw.seal_file import SignedSeal, seal_bytes
from evendeal.draw.verify_deals import proven_secret, verify_deals, verify_orders
from evendeal.draw.verify_line_ups import verify_line_ups, verify_substitutions
from evendeal.draw.verify_published import (
    verify_acts,
    verify_beacon,
    verify_begun,
    verify_promises,
    verify_same_event,
    verify_signed,
    verify_times,
)
from evendeal.draw.verify_seats import verify_seats


def verify(
    seal: Seal,
    opened: OpenedEvent,
    roots: Roots | None = None,
    line_ups: PublishedLineUps | None = None,
) -> tuple[Finding, ...]:
    """What `opened` proves against what was published before, in the order of play.

    Signatures are for `verify_signatures`: this looks at contents only.

    Args:
        roots: what `root.json` says; needed where public randomness was mixed in.
        line_ups: what `lineups.json` says; there is none of events sealed in version 1.
    """
    return tuple(_findings(seal, opened, roots, line_ups))


def verify_signatures(
    seal: SignedSeal, roots: SignedRoots | None = None, line_ups: SignedLineUps | None = None
) -> tuple[Finding, ...]:
    """Whether seal, roots and line-ups bear the signature of the key printed in the seal."""
    return verify_signed(seal.seal, seal_bytes(seal.seal), seal.signature, roots, line_ups)


def _findings(
    seal: Seal, opened: OpenedEvent, roots: Roots | None, line_ups: PublishedLineUps | None
) -> Iterator[Finding]:
    files = [
        ("opened.json", opened.event),
        ("root.json", roots.event if roots else None),
        (LINE_UPS, line_ups.event if line_ups else None),
    ]
    yield from verify_same_event(seal, files, opened.version)
    if opened.version != seal.version:
        return
    count = len(seal.entries)
    if any(each.base != base_row(seal.method, count, each.seats) for each in seal.sessions):
        sentence = f"The seal names the seat draw {seal.method} but begins it with another row."
        yield Finding("fails", "seat draw", sentence, "first-row")
    yield from verify_promises(seal, "cards", "deals were")
    for session in opened.sessions:
        sealed = seal.session(session.session)
        if sealed is None:
            sentence = f"Session {session.session} was never sealed."
            yield Finding("fails", f"session {session.session}", sentence, "sealed")
        else:
            yield from _session(seal, sealed, opened, session, roots, line_ups)
    yield from verify_begun(
        [promised.session for promised in seal.sessions],
        [session.session for session in opened.sessions],
    )


def _session(
    seal: Seal,
    sealed: SealedSession,
    opened: OpenedEvent,
    session: OpenedSession,
    roots: Roots | None,
    line_ups: PublishedLineUps | None,
) -> Iterator[Finding]:
    yield from verify_beacon(seal, sealed, session.beacon, roots, "cards")
    yield from verify_times(seal, sealed, session.begun_at, roots)
    for kind in KINDS:
        yield from verify_deals(seal, sealed, session, kind, roots)
    yield from verify_line_ups(seal, opened, session, roots, line_ups)
    yield from verify_seats(seal, opened, session)
    yield from verify_substitutions(seal, session)
    secret = proven_secret(sealed, session, "original")
    yield from verify_orders(seal, sealed, session, secret)
    due = opened.version > 1 and session.original.secret is not None
    yield from verify_acts(session.session, session.acts, due=due)
