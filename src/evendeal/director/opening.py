"""What is public of the luck, whatever is played: opened units while a session runs, then all."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from evendeal.director.event_acts import event_acts
from evendeal.director.ledger import OPENED, LuckNotHere
from evendeal.director.living import FoldT, LuckT
from evendeal.director.sealed_ledger import AnyLedger, SealedLedger
from evendeal.draw.keys import Kind
from evendeal.draw.opened import OpenedEvent
from evendeal.draw.opened_file import OpenedT
from evendeal.draw.seal import NEWEST
from evendeal.draw.seal_file import SealT, SignedSeal
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.tournament.event_fold import AnyFold
from evendeal.tournament.line import Draft
from evendeal.views.embargo import session_is_public


def opened_event(
    ledger: SealedLedger[FoldT, LuckT, SealT, OpenedT], event: EventId
) -> OpenedEvent[OpenedT]:
    """The opened luck and secrets as the log has them."""
    progress = ledger.progress(event)
    signed = ledger.seal(event)
    version = signed.seal.version if signed else NEWEST

    def opened(session: SessionNo) -> OpenedT:
        def root(kind: Kind) -> bytes | None:
            return _root(ledger, event, signed, session, kind)

        head = _head(ledger, progress, session, version)
        return ledger.life.opened(progress, head, root, version)

    return OpenedEvent(event, tuple(opened(each) for each in sorted(progress.sessions)), version)


def _head(ledger: AnyLedger, progress: AnyFold, session: SessionNo, version: int) -> dict[str, Any]:
    """What is known to all of any session that has begun, by the fields of `OpenedHead`."""
    now = progress.sessions[session]
    head = {"session": session, "beacon": now.beacon}
    if version == 1:
        return head
    # While it runs only what was done about the event as a whole (R44).
    acts = tuple(event_acts(progress, session)) or None
    if session_is_public(now):
        every = (*ledger.life.acts(progress, session), *(acts or ()))
        acts = tuple(sorted(every, key=lambda act: (act.at, act.what)))
    return {**head, "begun_at": now.begun_at, "acts": acts}


def opened_text(ledger: AnyLedger, event: EventId) -> str:
    """The file `opened.json`."""
    written = ledger.opened_written.setdefault(event, {})
    return ledger.life.files.write_opened(opened_event(ledger, event), written).decode()


def publish_opened(ledger: AnyLedger, event: EventId) -> None:
    """Write what is open now to the public folder."""
    ledger.adapters.publisher.publish(event, OPENED, opened_text(ledger, event))


def opening(ledger: AnyLedger, event: EventId, session: SessionNo, number: DealNo) -> Draft:
    """The line with which the embargo on a unit of luck ends (R37).

    Raises:
        LuckNotHere: the secrets are elsewhere.
    """
    luck = ledger.luck(event, session)
    body = luck and ledger.life.open(ledger.progress(event), luck, number)
    if body is None:
        raise LuckNotHere(event=event, session=session)
    return Draft(session, 0, number, 0, f"open-{session}-{number}", body)


def open_due(ledger: AnyLedger, event: EventId, session: SessionNo, by: str) -> bool:
    """Open what has been played everywhere and nobody has opened; whether there was any.

    A unit is opened in the append of its last hand or game. Where two programs write the last
    two at once, neither knows that its own is the last.
    """
    due = ledger.progress(event).sessions[session].to_open()
    if due:
        ledger.write(event, [opening(ledger, event, session, number) for number in due], by)
    return bool(due)


def after_writing(
    ledger: AnyLedger,
    event: EventId,
    session: SessionNo,
    by: str,
    *,
    before: int | None = None,
    opened: bool = False,
    later: list[Callable[[], None]] | None = None,
) -> None:
    """Open and publish what lines have made due, and tell those who wait for news.

    Args:
        before: the event's news before they were written; None: there are some.
        opened: some of them have opened luck already.
        later: where lines are committed together with others: takes what is announced to the world
            when they are durable.
    """

    def tell() -> None:
        due = open_due(ledger, event, session, by) or opened
        if due and ledger.publish_openings:
            # The lines stand, and the file is only their copy: the next one makes it good.
            with suppress(OSError):
                publish_opened(ledger, event)
        if ledger.progress(event).news != before:
            ledger.announce(event)

    if later is None:
        tell()
    else:
        later.append(tell)


def root_of(ledger: AnyLedger, event: EventId, session: SessionNo, kind: Kind) -> bytes | None:
    """The published root of a session's luck; None where there is none."""
    return _root(ledger, event, ledger.seal(event), session, kind)


def _root(
    ledger: AnyLedger,
    event: EventId,
    signed: SignedSeal[Any] | None,
    session: SessionNo,
    kind: Kind,
) -> bytes | None:
    # The seal names everybody who plays: whoever asks for several roots reads it once.
    sealed = signed and next((s for s in signed.seal.sessions if s.session == session), None)
    units = sealed and sealed.of(kind)
    if units and units.root is not None:
        return bytes(units.root)
    published = ledger.roots(event)
    roots = published.roots.session(session) if published else None
    return roots.of(kind) if roots else None
