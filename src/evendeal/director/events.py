"""The life of an event, whatever is played: it is sealed, its sessions begin and end."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any

from evendeal.director.encrypted_secrets import decrypted_secrets, keep_open, require_open
from evendeal.director.languages import require_programme
from evendeal.director.ledger import OPENED, SEAL, LuckNotHere, NotStarted
from evendeal.director.living import Secrets
from evendeal.director.opening import open_due, opened_text, publish_opened
from evendeal.director.publication import first_seal, keep_secret, publish_roots, require_free
from evendeal.director.randomness import BeaconFixed, require_unknown, require_value
from evendeal.director.sealed_ledger import AnyLedger, secret_name, sessions_of
from evendeal.draw.roots import SessionRoots
from evendeal.draw.seal_file import SignedSeal
from evendeal.errors import Refused
from evendeal.ids import WHOLE_EVENT, EventId, SessionNo
from evendeal.tournament.any_event import AnyEvent
from evendeal.tournament.event_acts import EVENT_LINES, Published
from evendeal.tournament.event_fold import AnyFold
from evendeal.tournament.line import Draft, stamp
from evendeal.tournament.steps import BEGIN, END, require_step, step_named
from evendeal.views.absent import NoSuchSession

DIRECTOR = "director"


def create_event(
    ledger: AnyLedger,
    event: AnyEvent,
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
        NotAnEvent: it cannot be held so; see `require_programme`.
    """
    require_programme(event.programme)
    with ledger.writing(event.id, new=True):
        adapters, life = ledger.adapters, ledger.life
        require_free(ledger, event.id, rehearsal=rehearsal)
        secrets: Mapping[SessionNo, Secrets] = {
            session: {
                kind: keep_secret(
                    ledger,
                    event.id,
                    secret_name(session, kind),
                    secret(session, kind) if secret else None,
                )
                for kind in life.kinds
            }
            for session in sessions_of(event)
        }
        seal = life.seal(
            event,
            secrets,
            public_key=adapters.signer.public_key(event.id),
            sealed_at=stamp(adapters.clock.now()),
            rehearsal=rehearsal,
        )
        require_unknown(seal)

        def made() -> bytes:
            signature = adapters.signer.sign(event.id, life.files.seal_bytes(seal))
            return life.files.write_seal(SignedSeal(seal, signature))

        def same(text: bytes) -> bool:
            # Whenever it was sealed, and in which version.
            first = life.files.read_seal(text).seal
            return bool(replace(first, sealed_at=seal.sealed_at, version=seal.version) == seal)

        text = first_seal(ledger, event.id, made, same)
        adapters.publisher.publish(event.id, SEAL, text.decode())
        body = Published(life.write(event), sha256(text).hexdigest(), rehearsal)
        line = Draft(WHOLE_EVENT, 0, 0, 0, "publish", EVENT_LINES.write(body))
        ledger.write(event.id, [line], by)


def begin_session(
    ledger: AnyLedger,
    event: EventId,
    session: SessionNo,
    beacon: str = "",
    *,
    secrets_key: str = "",
    by: str = DIRECTOR,
) -> None:
    """Begin a session, and those that begin with it: the luck is drawn, and the tables may play.

    Args:
        beacon: the value of the public randomness that the seal describes.
        secrets_key: the passphrase or key that opens its secrets, where they are encrypted; from
            now on they lie open in the vault.

    Raises:
        NoSuchSession: the event has fewer.
        BeaconNeeded: the value is missing, or the seal names none.
        BeaconFixed: the session has begun, or was about to, with another value.
        BeaconTooEarly, BeaconOfAnother: this cannot be its value.
        LuckNotHere: its secrets are elsewhere.
        SecretsEncrypted, WrongSecretsKey: they are encrypted, and this does not open them.
        EventIsWithdrawn: the event is.
        Refused: what blocks the step; see `Ledger.next`.
    """
    decrypted = decrypted_secrets(ledger, event, secrets_key)
    with ledger.writing(event):
        progress, life = ledger.refresh(event), ledger.life
        require_session(progress, session)
        if _begun(progress, session, beacon):
            # A start that was interrupted may have left them encrypted.
            begun = {each: of for each, of in decrypted.items() if each in progress.sessions}
            keep_open(ledger, event, begun)
            make_good(ledger, event)
            return
        ledger.require_on(event)
        steps = ledger.next(event)
        require_step(steps, BEGIN, session)
        step = step_named(steps, BEGIN, session)
        drafts, lucks = [], {}
        for each in step.sessions if step is not None else (session,):
            lucks[each] = luck = _luck(ledger, progress, each, beacon, decrypted)
            # What does not make this event is refused before anything is written.
            body = life.begin(progress, each, luck)
            before = life.lines_before(progress, each)
            n = progress.next_n(each, 0, 0) + sum(line.session == each for line in before)
            drafts += [*before, Draft(each, 0, 0, n, f"begin-{each}", body)]
        for each, luck in lucks.items():
            root = life.root_of(luck)
            if beacon and root is not None:
                # Without public randomness the seal has it already.
                at = stamp(ledger.adapters.clock.now())
                publish_roots(ledger, event, SessionRoots(each, beacon, *root, at))
            ledger.put_luck(event, each, luck)
        begins = {each: of for each, of in decrypted.items() if each in lucks}
        names = keep_open(ledger, event, begins)
        try:
            ledger.write(event, drafts, by)
        except Refused:
            for name in names:
                ledger.adapters.vault.forget(event, name)
            raise
        life.make_good(ledger, event)
        publish_opened(ledger, event)
        ledger.announce(event)


def end_session(
    ledger: AnyLedger, event: EventId, session: SessionNo, *, by: str = DIRECTOR
) -> None:
    """End a session: its secrets become public, so that everything can be drawn again.

    Raises:
        NoSuchSession: the event has fewer.
        NotStarted: it has not begun.
        LuckNotHere: its secrets are elsewhere.
        Refused: what blocks the step, as where something is still to be played.
    """
    with ledger.writing(event):
        progress, life = ledger.refresh(event), ledger.life
        require_session(progress, session)
        now = progress.sessions.get(session)
        if now is None:
            raise NotStarted(event=event, session=session)
        if now.ended:
            make_good(ledger, event)
            return
        ledger.require_on(event)
        require_step(ledger.next(event), END, session)
        secrets = ledger.secrets(progress.event).get(session)
        if secrets is None:
            raise LuckNotHere(event=event, session=session)
        open_due(ledger, event, session, by)
        n = progress.next_n(session, 0, 0)
        line = Draft(session, 0, 0, n, f"end-{session}", life.end(progress, secrets))
        ledger.write(event, [line], by)
        make_good(ledger, event)
        ledger.announce(event)


def make_good(ledger: AnyLedger, event: EventId) -> None:
    """What an interruption after the last line may have left undone.

    Lines signed that are to be signed at once, and the published files as the log has them.
    """
    with ledger.writing(event):
        progress = ledger.refresh(event)
        if ledger.read_only(event) is not None:
            return
        ledger.life.make_good(ledger, event)
        if not progress.sessions:
            return
        ledger.sign_due_of(event)
        text = opened_text(ledger, event)
        if ledger.adapters.publisher.read(event, OPENED) != text:
            ledger.adapters.publisher.publish(event, OPENED, text)


def require_session(progress: AnyFold, session: SessionNo) -> None:
    """Nothing, if an event has this session.

    Raises:
        NoSuchSession: it has fewer.
    """
    event = progress.event
    if not 1 <= session <= event.sessions:
        raise NoSuchSession(event=event.id, session=session, sessions=event.sessions)


def _begun(progress: AnyFold, session: SessionNo, beacon: str) -> bool:
    """Whether a session has begun.

    Raises:
        BeaconFixed: with another value.
    """
    now = progress.sessions.get(session)
    if now is not None and (now.beacon or "") != beacon:
        raise BeaconFixed(session=session, beacon=now.beacon or "")
    return now is not None


def _luck(
    ledger: AnyLedger,
    progress: AnyFold,
    session: SessionNo,
    beacon: str,
    decrypted: Mapping[SessionNo, Secrets],
) -> Any:
    event = progress.event
    require_value(
        session,
        beacon,
        described={each: event.beacon_of(each) for each in sessions_of(event)},
        known_from=event.known_from(session),
        others={each: now.beacon for each, now in progress.sessions.items()},
        at=stamp(ledger.adapters.clock.now()),
        rehearsal=progress.rehearsal,
    )
    luck = ledger.draw(progress, session, beacon, decrypted)
    if luck is None:
        require_open(ledger, progress, session)
        raise LuckNotHere(event=event.id, session=session)
    return luck
