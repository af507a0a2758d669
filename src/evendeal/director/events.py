"""The course of an event: sealed and published, sessions begun and ended."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256

from evendeal.director.desk import OPENED, SEAL, Desk, LuckNotHere, NotStarted, draft
from evendeal.director.line_ups import (
    closing,
    make_line_ups_good,
)
from evendeal.director.opening import open_due, opened_text, publish_opened
from evendeal.director.randomness import (
    BeaconFixed,
    BeaconNeeded,
    require_unknown,
    require_value,
)
from evendeal.director.sealing import SessionSecrets, seal_of, secret_name
from evendeal.director.starting import (
    PURPOSE,
    EventExists,
    StartedOtherwise,
    first_seal,
    keep_secret,
    publish_roots,
    require_free,
)
from evendeal.draw import (
    Seal,
    SessionRoots,
    SignedSeal,
    read_seal,
    seal_bytes,
    write_seal,
)
from evendeal.ids import WHOLE_EVENT, EventId, SessionNo
from evendeal.tournament import Event, write_event
from evendeal.tournament.bodies import Begun, Ended, Published
from evendeal.tournament.line import stamp
from evendeal.tournament.line_ups import seats_known_with
from evendeal.tournament.progress import Progress
from evendeal.tournament.schedule import session_plan
from evendeal.tournament.steps import BEGIN, END, require_step
from evendeal.views import NoSuchSession

__all__ = [
    "PURPOSE",
    "BeaconFixed",
    "BeaconNeeded",
    "EventExists",
    "StartedOtherwise",
    "begin_session",
    "create_event",
    "end_session",
    "make_good",
]

DIRECTOR = "director"


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
    with desk.writing(event.id, new=True):
        adapters = desk.adapters
        require_free(desk, event.id, rehearsal=rehearsal)
        secrets = {}
        for number in range(1, event.sessions + 1):
            session = SessionNo(number)
            made = [
                keep_secret(
                    desk,
                    event.id,
                    secret_name(session, kind),
                    secret(session, kind) if secret else None,
                )
                for kind in ("original", "reserve")
            ]
            secrets[session] = SessionSecrets(*made)
        seal = seal_of(
            event,
            secrets,
            public_key=adapters.signer.public_key(event.id),
            sealed_at=stamp(adapters.clock.now()),
            rehearsal=rehearsal,
        )
        require_unknown(seal)
        text = first_seal(
            desk,
            event.id,
            lambda: write_seal(SignedSeal(seal, _signature(desk, seal))),
            lambda first: _same(read_seal(first).seal, seal),
        )
        adapters.publisher.publish(event.id, SEAL, text.decode())
        body = Published(write_event(event), sha256(text).hexdigest(), rehearsal)
        desk.write(event.id, [draft((WHOLE_EVENT, 0, 0), 0, "publish", body)], by)


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
        LineUpsOpen: somebody could still be lined up otherwise when the value is known.
        BeaconTooEarly, BeaconOfAnother: this cannot be its value.
        LuckNotHere: its secrets are not kept here.
        EventIsWithdrawn: the event is.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        begun = progress.sessions.get(session)
        if begun is not None:
            if (begun.beacon or "") != beacon:
                raise BeaconFixed(session=session, beacon=begun.beacon or "")
            make_good(desk, event)
            return
        desk.require_on(event)
        if not 1 <= session <= progress.event.sessions:
            raise NoSuchSession(event=event, session=session, sessions=progress.event.sessions)
        require_step(desk.next(event), BEGIN, session)
        require_value(
            session,
            beacon,
            described={each: progress.event.draw.beacon_of(each) for each in _sessions(progress)},
            known_from=progress.event.draw.known_from(session),
            others={each: now.beacon for each, now in progress.sessions.items()},
            at=stamp(desk.adapters.clock.now()),
            rehearsal=progress.rehearsal,
        )
        luck = desk.draw(progress, session, beacon)
        if luck is None:
            raise LuckNotHere(event=event, session=session)
        # Seats and orders that do not make this event are refused before anything is written.
        session_plan(progress.sealed, session, luck.seats, luck.orders)
        if beacon:
            reserve = luck.reserve.root if luck.reserve else None
            at = stamp(desk.adapters.clock.now())
            publish_roots(desk, event, SessionRoots(session, beacon, luck.deals.root, reserve, at))
        desk.hold(event, session, luck)
        body = Begun(beacon or None, luck.seats)
        # Without public randomness the session closes line-ups by itself: its own, and with the
        # mirror draw those of the next one, since from now on everybody knows its seats.
        closes = seats_known_with(progress.event, session) if progress.line_ups_close else ()
        drafts = closing(progress, closes)
        n = progress.next_n(session, 0, 0) + sum(each.session == session for each in drafts)
        desk.write(event, [*drafts, draft((session, 0, 0), n, f"begin-{session}", body)], by)
        make_line_ups_good(desk, event)
        publish_opened(desk, event)


def end_session(desk: Desk, event: EventId, session: SessionNo, *, by: str = DIRECTOR) -> None:
    """End a session: its secrets become public, so that everything can be drawn again.

    Raises:
        NotStarted: it has not begun.
        HandsLeft: not every hand has been played.
        LuckNotHere: its secrets are not kept here.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        now = progress.sessions.get(session)
        if now is None:
            raise NotStarted(event=event, session=session)
        if now.ended:
            make_good(desk, event)
            return
        desk.require_on(event)
        require_step(desk.next(event), END, session)
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

    Lines signed that are to be signed at once, and the file of opened deals as the log has it.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        make_line_ups_good(desk, event)
        if desk.read_only(event) is not None or not progress.sessions:
            return
        desk.sign_due_of(event)
        if desk.adapters.publisher.read(event, OPENED) != opened_text(desk, event):
            publish_opened(desk, event)


def _signature(desk: Desk, seal: Seal) -> bytes:
    return desk.adapters.signer.sign(seal.event, seal_bytes(seal))


def _same(first: Seal, seal: Seal) -> bool:
    """Whether a seal that was made first seals the same event, whenever and in which version."""
    return replace(first, sealed_at=seal.sealed_at, version=seal.version) == seal


def _sessions(progress: Progress) -> Sequence[SessionNo]:
    return [SessionNo(number) for number in range(1, progress.event.sessions + 1)]
