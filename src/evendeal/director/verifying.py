"""What the published files and the log prove together."""

from collections.abc import Iterator, Sequence
from hashlib import sha256

from evendeal.director.desk import OPENED, ROOTS, SEAL, Desk, NotInTheLog
from evendeal.director.opening import drawn_orders, opened_event
from evendeal.director.ports import Audit, BrokenLog
from evendeal.draw import (
    Finding,
    NotASeal,
    OpenedEvent,
    Seal,
    SignedRoots,
    SignedSeal,
    read_opened,
    read_roots,
    verify,
    verify_signatures,
)
from evendeal.errors import Refused
from evendeal.ids import DealNo, EventId, TableNo
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
    with desk.lock:
        seal = desk.seal(event)
        # The key of the seal, not the one in the vault: a stranger has no other.
        key = seal.seal.public_key if seal else None
        audit = desk.adapters.log.audit(event, key)
        try:
            progress = desk.refresh(event)
        except BrokenLog:
            return tuple(_log(audit))
        except NotInTheLog:
            if not audit.broken:
                raise
            return tuple(_log(audit))
        if seal is None:
            raise SealMissing(event=event)
        text = desk.adapters.publisher.read(event, ROOTS)
        roots = read_roots(text.encode()) if text else None
        opened = opened_event(desk, event)
        stuck = desk.stuck(event)
    return (
        *_seal_in_log(progress, desk, seal.seal),
        *luck_findings(seal, opened, roots),
        *_published(desk, progress),
        *_log(audit),
        *_results(progress, stuck),
        *_orders(progress),
        *_rulings(progress),
        *_given(progress),
    )


def luck_findings(
    seal: SignedSeal, opened: OpenedEvent, roots: SignedRoots | None
) -> tuple[Finding, ...]:
    """The findings about the luck alone; quick enough for a page."""
    return (
        *verify_signatures(seal, roots),
        *verify(seal.seal, opened, roots.roots if roots else None),
    )


def _seal_in_log(progress: Progress, desk: Desk, seal: Seal) -> Iterator[Finding]:
    text = desk.adapters.publisher.read(progress.event.id, SEAL) or ""
    published = progress.published
    where = "seal.json"
    if published is None or sha256(text.encode()).hexdigest() != published.seal:
        yield Finding("fails", where, "seal.json is not the seal that the log's first line names.")
        return
    yield Finding("holds", where, "seal.json is the seal that the log's first line names.")
    if sha256(published.event.encode()).digest() == seal.terms:
        sentence = "The event was played by the conditions that were sealed."
        yield Finding("holds", "conditions", sentence)
    else:
        sentence = "The conditions of the event in the log are not those that were sealed."
        yield Finding("fails", "conditions", sentence)


def _published(desk: Desk, progress: Progress) -> Iterator[Finding]:
    """Whether the file of opened deals says what the log says.

    While a session runs it may lag behind; it may never say something else.
    """
    text = desk.adapters.publisher.read(progress.event.id, OPENED)
    if text is None:
        return
    where = "opened.json"
    try:
        told = read_opened(text.encode())
    except NotASeal as refusal:
        yield Finding("fails", where, f"The published opened.json cannot be read: {refusal}.")
        return
    now = {each.session: each for each in opened_event(desk, progress.event.id).sessions}
    for session in told.sessions:
        ours = now.get(session.session)
        same = ours is not None and set(session.original.deals) <= set(ours.original.deals)
        if ours is None or not same or (ours.seats, ours.beacon) != (session.seats, session.beacon):
            sentence = f"Of session {session.session} opened.json says what the log does not."
            yield Finding("fails", where, sentence)


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
            yield Finding("unproved", where, sentence)
        deals = len(now.opened)
        others = {place for place in (*changed, *void) if place[1] in now.opened}
        hands = deals * len(now.tables) - len(others)
        if hands > 0:
            sentence = (
                f"Session {now.session}: {hands} hands of the {deals} open deals were played "
                "again from the log, and their chips are those that the tables accepted."
            )
            yield Finding("holds", f"session {now.session}, results", sentence)


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
            yield Finding("fails", where, sentence)
        if not astray:
            sentence = (
                f"Session {now.session}: every table played the deals in the order drawn for it."
            )
            yield Finding("holds", where, sentence)


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
            sentence = f"Ruling {record.number}{about}: {what} ({ruled.rule}). {ruled.reason}"
            yield Finding("unproved", where, sentence)


def _given(progress: Progress) -> Iterator[Finding]:
    """Deck files that were handed out: whoever had one knew every card of the session."""
    for given in progress.decks.given:
        sentence = f"{given.by} was given {given.what} of session {given.session} at {given.at}."
        yield Finding("unproved", f"session {given.session}, deck files", sentence)


def _tables(tables: Sequence[TableNo]) -> str:
    return ", ".join(f"table {table}" for table in tables)


def _astray(begun: Sequence[DealNo], order: Sequence[DealNo]) -> bool:
    """Whether the sealed deals that a table has begun came in another order than drawn.

    Reserve deals come where a ruling puts them, and a replaced deal may never be begun.
    """
    drawn = [deal for deal in order if deal in set(begun)]
    return drawn != [deal for deal in begun if deal in set(order)]
