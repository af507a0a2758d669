"""The course of an event: sealed and published, sessions begun and ended."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

from evendeal.director.desk import OPENED, ROOTS, SEAL, Desk, LuckNotHere, NotStarted, draft
from evendeal.director.opening import open_due, opened_text, publish_opened
from evendeal.director.ports import AlreadyKept, BrokenLog
from evendeal.director.sealing import SessionSecrets, seal_of, secret_name
from evendeal.draw import (
    Roots,
    Seal,
    SessionRoots,
    SignedRoots,
    SignedSeal,
    read_roots,
    read_seal,
    require_beacon,
    roots_bytes,
    seal_bytes,
    write_roots,
    write_seal,
)
from evendeal.errors import Refused
from evendeal.ids import EventId, SessionNo
from evendeal.tournament import Event, write_event
from evendeal.tournament.bodies import Begun, Ended, Published
from evendeal.tournament.line import stamp
from evendeal.tournament.progress import Progress
from evendeal.tournament.schedule import session_plan
from evendeal.views import NoSuchSession

DIRECTOR = "director"
PURPOSE = "purpose"
"""The name in the vault of whether the secrets are those of a rehearsal."""


class EventExists(Refused):
    """An event whose id the log has already."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"the log holds an event {event} already; choose another id")
        self.event = event


class StartedOtherwise(Refused):
    """An event whose start was interrupted and is now asked for with other rules or luck."""

    def __init__(self, *, event: EventId, why: str) -> None:
        super().__init__(
            f"an interrupted start of {event} left its secrets here, and {why}; choose another id"
        )
        self.event = event
        self.why = why


class BeaconNeeded(Refused):
    """A session that waits for the public randomness its seal promises, or needs none."""

    def __init__(self, *, session: SessionNo, beacon: str) -> None:
        why = f"needs the value of {beacon!r}" if beacon else "was sealed without public randomness"
        super().__init__(f"session {session} {why}")
        self.session = session
        self.beacon = beacon


class BeaconFixed(Refused):
    """Another value of the public randomness than the one that was published."""

    def __init__(self, *, session: SessionNo, beacon: str) -> None:
        super().__init__(f"session {session} has the public randomness {beacon!r} already")
        self.session = session
        self.beacon = beacon


class HandsLeft(Refused):
    """A session that cannot end since hands are still to be played."""

    def __init__(self, *, session: SessionNo, left: int) -> None:
        super().__init__(f"session {session} has {left} hands left to play")
        self.session = session
        self.left = left


def create_event(
    desk: Desk,
    event: Event,
    *,
    rehearsal: bool = False,
    secret: Callable[[SessionNo, str], bytes] | None = None,
    by: str = DIRECTOR,
) -> None:
    """Seal an event and make it public; the secrets go to the vault, the seal to everybody.

    Args:
        secret: gives the secret of a session and kind; by default the dice cup does.

    Raises:
        EventExists: the log has it already.
        StartedOtherwise: a start of another event of this id was interrupted.
        BrokenLog: the log has lost this event.
    """
    with desk.lock:
        adapters = desk.adapters
        if event.id in desk.events():
            raise EventExists(event=event.id)
        why = adapters.log.read_only(event.id)
        if why is not None:
            raise BrokenLog(event=event.id, position=1, why=why)
        try:
            # A rehearsal's secrets can be guessed; no real event may ever go on with them.
            adapters.vault.keep(event.id, PURPOSE, b"rehearsal" if rehearsal else b"event")
        except AlreadyKept:
            why = "it is no rehearsal" if rehearsal else "it was a rehearsal"
            raise StartedOtherwise(event=event.id, why=why) from None
        secrets = {}
        for number in range(1, event.sessions + 1):
            session = SessionNo(number)
            made = []
            for kind in ("original", "reserve"):
                name = secret_name(session, kind)
                # A start that was interrupted before the first line goes on with its secrets.
                kept = adapters.vault.fetch(event.id, name)
                if kept is None:
                    kept = secret(session, kind) if secret else adapters.dice.secret()
                    adapters.vault.keep(event.id, name, kept)
                elif secret and kept != secret(session, kind):
                    raise StartedOtherwise(event=event.id, why="its luck was another")
                made.append(kept)
            secrets[session] = SessionSecrets(*made)
        seal = seal_of(
            event,
            secrets,
            public_key=adapters.signer.public_key(event.id),
            sealed_at=stamp(adapters.clock.now()),
            rehearsal=rehearsal,
        )
        text = _first_seal(desk, seal)
        adapters.publisher.publish(event.id, SEAL, text.decode())
        body = Published(write_event(event), sha256(text).hexdigest(), rehearsal)
        desk.write(event.id, [draft((SessionNo(0), 0, 0), 0, "publish", body)], by)


def begin_session(
    desk: Desk, event: EventId, session: SessionNo, beacon: str = "", *, by: str = DIRECTOR
) -> None:
    """Begin a session: roots and seats become public, and the tables may play.

    Args:
        beacon: the value of the public randomness that the seal describes.

    Raises:
        NoSuchSession: the event has fewer.
        BeaconNeeded: it is missing, or the seal names none.
        NotStarted: the session before has not ended.
        LuckNotHere: its secrets are not kept here.
    """
    with desk.lock:
        progress = desk.refresh(event)
        begun = progress.sessions.get(session)
        if begun is not None:
            if (begun.beacon or "") != beacon:
                raise BeaconFixed(session=session, beacon=begun.beacon or "")
            make_good(desk, event)
            return
        if not 1 <= session <= progress.event.sessions:
            raise NoSuchSession(event=event, session=session, sessions=progress.event.sessions)
        before = SessionNo(session - 1)
        if before and (before not in progress.sessions or not progress.sessions[before].ended):
            raise NotStarted(event=event, session=before)
        described = progress.event.draw.beacon
        if bool(described) != bool(beacon):
            raise BeaconNeeded(session=session, beacon=described)
        if beacon:
            require_beacon(beacon)
        luck = desk.draw(progress, session, beacon)
        if luck is None:
            raise LuckNotHere(event=event, session=session)
        # Seats and orders that do not make this event are refused before anything is written.
        session_plan(progress.event, session, luck.seats, luck.orders)
        if beacon:
            reserve = luck.reserve.root if luck.reserve else None
            at = stamp(desk.adapters.clock.now())
            _publish_roots(desk, event, SessionRoots(session, beacon, luck.deals.root, reserve, at))
        desk.hold(event, session, luck)
        body = Begun(beacon or None, luck.seats)
        n = progress.next_n(session, 0, 0)
        desk.write(event, [draft((session, 0, 0), n, f"begin-{session}", body)], by)
        publish_opened(desk, event)


def end_session(desk: Desk, event: EventId, session: SessionNo, *, by: str = DIRECTOR) -> None:
    """End a session: its secrets become public, so that everything can be drawn again.

    Raises:
        NotStarted: it has not begun.
        HandsLeft: not every hand has been played.
        LuckNotHere: its secrets are not kept here.
    """
    with desk.lock:
        progress = desk.refresh(event)
        now = progress.sessions.get(session)
        if now is None:
            raise NotStarted(event=event, session=session)
        if now.ended:
            make_good(desk, event)
            return
        left = now.hands_total - now.hands_played
        if left:
            raise HandsLeft(session=session, left=left)
        of = desk.secrets(progress.event).get(session)
        if of is None:
            raise LuckNotHere(event=event, session=session)
        open_due(desk, event, session, by)
        reserve = of.reserve.hex() if progress.event.play.reserve else None
        body = Ended(of.original.hex(), reserve)
        n = progress.next_n(session, 0, 0)
        desk.write(event, [draft((session, 0, 0), n, f"end-{session}", body)], by)
        make_good(desk, event)
        desk.announce(event)


def make_good(desk: Desk, event: EventId) -> None:
    """What an interruption after the last line may have left undone.

    The end of a session signed, and the file of opened deals as the log has it.
    """
    with desk.lock:
        progress = desk.refresh(event)
        if desk.read_only(event) is not None or not progress.sessions:
            return
        if progress.settled == progress.position:
            desk.adapters.log.checkpoint(event, desk.adapters.clock.now())
        if desk.adapters.publisher.read(event, OPENED) != opened_text(desk, event):
            publish_opened(desk, event)


def _first_seal(desk: Desk, seal: Seal) -> bytes:
    """The seal file as it was made first: one event has one seal, however often it is begun."""
    vault, event = desk.adapters.vault, seal.event
    text = vault.fetch(event, SEAL)
    if text is None:
        text = write_seal(SignedSeal(seal, desk.adapters.signer.sign(event, seal_bytes(seal))))
        try:
            vault.keep(event, SEAL, text)
        except AlreadyKept:
            text = vault.fetch(event, SEAL) or text
    first = read_seal(text).seal
    if replace(first, sealed_at=seal.sealed_at) != seal:
        raise StartedOtherwise(event=event, why="it had other rules or entries")
    return text


def _publish_roots(desk: Desk, event: EventId, session: SessionRoots) -> None:
    adapters = desk.adapters
    before = adapters.publisher.read(event, ROOTS)
    had = read_roots(before.encode()).roots.sessions if before else ()
    first = next((each for each in had if each.session == session.session), None)
    if first is not None:
        # Published is published: a start that was interrupted goes on with the same value.
        if first.beacon != session.beacon:
            raise BeaconFixed(session=session.session, beacon=first.beacon)
        return
    roots = Roots(event, (*had, session))
    signed = SignedRoots(roots, adapters.signer.sign(event, roots_bytes(roots)))
    adapters.publisher.publish(event, ROOTS, write_roots(signed).decode())


def current(progress: Progress) -> SessionNo:
    """The session in play or the next to begin."""
    last = progress.session
    now = progress.sessions.get(last)
    if now is not None and now.ended and last < progress.event.sessions:
        return SessionNo(last + 1)
    return last
