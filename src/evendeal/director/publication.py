"""The publication of an event: a free id, stored secrets, one seal, one set of roots."""

from collections.abc import Callable
from typing import Any

from evendeal.director.ledger import ROOTS, SEAL, Ledger
from evendeal.director.ports import AlreadyKept, BrokenLog
from evendeal.director.randomness import BeaconFixed
from evendeal.draw.reading import NotASeal
from evendeal.draw.roots import Roots, SessionRoots, SignedRoots, roots_bytes, write_roots
from evendeal.errors import Refused
from evendeal.ids import EventId
from evendeal.reason import Reason

PURPOSE = "purpose"
"""The name in the vault of whether the secrets are those of a rehearsal."""


PAGES = frozenset({"draft", "events", "formats", "matches", "registrations"})
"""What stands in addresses of the office where the id of an event may stand."""


class EventExists(Refused):
    """An event whose id the log has already."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"the log holds an event {event} already; choose another id")
        self.event = event


class IdOfAPage(Refused):
    """An event whose id is the address of something else, so that its office had none."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"{event} is the address of a page of the office; choose another id")
        self.event = event


class StartedOtherwise(Refused):
    """An event whose start was interrupted and is now repeated with other rules or luck."""

    def __init__(self, *, event: EventId, why: str) -> None:
        super().__init__(
            f"an interrupted start of {event} left its secrets here, and {why}; choose another id"
        )
        self.event = event
        self.why = why


def require_free(ledger: Ledger[Any], event: EventId, *, rehearsal: bool) -> None:
    """Nothing, if an event of this id can be started here; it keeps its secrets from then on.

    Raises:
        EventExists: the log has it already.
        IdOfAPage: its office could not be reached.
        StartedOtherwise: what was begun under this id is a rehearsal, or is none.
        BrokenLog: the log has lost this event.
    """
    adapters = ledger.adapters
    if event in PAGES:
        raise IdOfAPage(event=event)
    if event in adapters.log.events():
        raise EventExists(event=event)
    why = adapters.log.read_only(event)
    if why is not None:
        raise BrokenLog(event=event, position=1, why=why)
    try:
        # A rehearsal's secrets can be guessed; no real event may ever go on with them.
        adapters.vault.keep(event, PURPOSE, b"rehearsal" if rehearsal else b"event")
    except AlreadyKept:
        why = (
            Reason("begun-for-real", "it is no rehearsal")
            if rehearsal
            else Reason("begun-as-rehearsal", "it was a rehearsal")
        )
        raise StartedOtherwise(event=event, why=why) from None


def keep_secret(ledger: Ledger[Any], event: EventId, name: str, wanted: bytes | None) -> bytes:
    """A secret in the vault: this one, or one from the dice cup.

    A start that was interrupted before the first line goes on with its secrets.

    Raises:
        StartedOtherwise: another one is stored under this name.
    """
    vault = ledger.adapters.vault
    stored = vault.fetch(event, name)
    if stored is None:
        stored = ledger.adapters.dice.secret() if wanted is None else wanted
        vault.keep(event, name, stored)
    elif wanted is not None and stored != wanted:
        raise StartedOtherwise(
            event=event, why=Reason("begun-with-other-luck", "its luck was another")
        )
    return stored


def first_seal(
    ledger: Ledger[Any], event: EventId, make: Callable[[], bytes], same: Callable[[bytes], bool]
) -> bytes:
    """The seal file as it was made first: one event has one seal, however often it is begun.

    Args:
        make: makes it.
        same: whether a file seals this event, whenever it was sealed.

    Raises:
        StartedOtherwise: the first one seals something else.
    """
    vault = ledger.adapters.vault
    text = vault.fetch(event, SEAL)
    if text is None:
        text = make()
        try:
            vault.keep(event, SEAL, text)
        except AlreadyKept:
            text = vault.fetch(event, SEAL) or text
    try:
        first = same(text)
    except NotASeal:
        first = False
    if not first:
        raise StartedOtherwise(
            event=event, why=Reason("begun-otherwise", "it had other rules or entries")
        )
    return text


def publish_roots(ledger: Ledger[Any], event: EventId, session: SessionRoots) -> None:
    """The roots of a session that the public randomness has made, signed and published.

    Raises:
        BeaconFixed: the session's roots were published with another value.
    """
    adapters = ledger.adapters
    before = ledger.roots(event)
    had = before.roots.sessions if before else ()
    first = next((each for each in had if each.session == session.session), None)
    if first is not None:
        # Published is published: a start that was interrupted goes on with the same value.
        if first.beacon != session.beacon:
            raise BeaconFixed(session=session.session, beacon=first.beacon)
        return
    roots = Roots(event, (*had, session))
    signed = SignedRoots(roots, adapters.signer.sign(event, roots_bytes(roots)))
    adapters.publisher.publish(event, ROOTS, write_roots(signed).decode())
