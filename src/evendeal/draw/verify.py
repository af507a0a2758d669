"""Everything that the published files prove, and what they cannot."""

from collections.abc import Iterator

from evendeal.draw.blocks import base_row
from evendeal.draw.finding import Finding
from evendeal.draw.keys import KINDS
from evendeal.draw.opened import OpenedEvent, OpenedSession
from evendeal.draw.roots import Roots, SignedRoots
from evendeal.draw.seal import Seal, SealedSession
from evendeal.draw.seal_file import SignedSeal, seal_bytes
from evendeal.draw.verify_deals import proven_secret, verify_deals, verify_orders
from evendeal.draw.verify_published import (
    verify_beacon,
    verify_begun,
    verify_promises,
    verify_same_event,
    verify_signed,
)
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
    return verify_signed(seal.seal, seal_bytes(seal.seal), seal.signature, roots)


def _findings(seal: Seal, opened: OpenedEvent, roots: Roots | None) -> Iterator[Finding]:
    yield from verify_same_event(seal, opened.event, roots)
    if seal.base != base_row(seal.method, len(seal.entries), seal.seats):
        sentence = f"The seal names the seat draw {seal.method} but begins it with another row."
        yield Finding("fails", "seat draw", sentence)
    yield from verify_promises(seal, "cards", "deals were")
    for session in opened.sessions:
        sealed = seal.session(session.session)
        if sealed is None:
            sentence = f"Session {session.session} was never sealed."
            yield Finding("fails", f"session {session.session}", sentence)
        else:
            yield from _session(seal, sealed, opened, session, roots)
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
) -> Iterator[Finding]:
    yield from verify_beacon(seal, session.session, session.beacon, roots, "cards")
    for kind in KINDS:
        yield from verify_deals(seal, sealed, session, kind, roots)
    yield from verify_seats(seal, opened, session)
    secret = proven_secret(sealed, session, "original")
    yield from verify_orders(seal, sealed, session, secret)
