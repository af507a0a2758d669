"""The course of an event of matches: sealed, its boards begun, the final made, all ended."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256

from evendeal.director.events import DIRECTOR
from evendeal.director.ledger import OPENED, SEAL, LuckNotHere, NotStarted
from evendeal.director.matches.desk import MatchDesk, match_draft
from evendeal.director.matches.opening import (
    match_opened_text,
    open_rolls_due,
    publish_match_opened,
)
from evendeal.director.matches.sealing import MatchLuck, match_seal_of, match_secret_name
from evendeal.director.randomness import BeaconFixed, require_unknown, require_value
from evendeal.director.starting import (
    first_seal,
    keep_secret,
    publish_roots,
    require_free,
)
from evendeal.draw import SessionRoots
from evendeal.draw.match_seal import MatchSeal
from evendeal.draw.match_seal_file import (
    SignedMatchSeal,
    match_seal_bytes,
    read_match_seal,
    write_match_seal,
)
from evendeal.errors import Refused
from evendeal.ids import WHOLE_EVENT, EventId, SessionNo
from evendeal.tournament.bodies import Published
from evendeal.tournament.formats.room_match_final import FinalistsLevel, finalists, lots
from evendeal.tournament.line import Draft, stamp
from evendeal.tournament.matches.bodies import MatchBody, MatchesBegun, MatchesEnded
from evendeal.tournament.matches.event import MatchEvent
from evendeal.tournament.matches.event_write import write_match_event
from evendeal.tournament.matches.progress import MatchProgress
from evendeal.tournament.steps import BEGIN, END, require_step
from evendeal.views import NoSuchSession


class NoFinal(Refused):
    """A final asked for in an event that has none."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"{event} has no final")
        self.event = event


def create_matches(
    desk: MatchDesk,
    event: MatchEvent,
    *,
    rehearsal: bool = False,
    secret: Callable[[SessionNo], bytes] | None = None,
    by: str = DIRECTOR,
) -> None:
    """Seal an event and make it public; the secrets go to the vault, the seal to everybody.

    Args:
        secret: gives the secret of a session; by default the dice cup does.

    Raises:
        EventExists: the log has it already.
        StartedOtherwise: a start of another event of this id was interrupted.
        BrokenLog: the log has lost this event.
    """
    with desk.writing(event.id, new=True):
        adapters = desk.adapters
        require_free(desk, event.id, rehearsal=rehearsal)
        secrets = {
            session: keep_secret(
                desk, event.id, match_secret_name(session), secret(session) if secret else None
            )
            for session in _sessions(event)
        }
        seal = match_seal_of(
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
            lambda: write_match_seal(SignedMatchSeal(seal, _signature(desk, seal))),
            lambda first: _same(read_match_seal(first).seal, seal),
        )
        adapters.publisher.publish(event.id, SEAL, text.decode())
        body = Published(write_match_event(event), sha256(text).hexdigest(), rehearsal)
        desk.write(event.id, [match_draft((WHOLE_EVENT, 0, 0), 0, "publish", body)], by)


def begin_boards(desk: MatchDesk, event: EventId, beacon: str = "", *, by: str = DIRECTOR) -> None:
    """Begin every board at once: their matches may be played from now on.

    Args:
        beacon: the value of the public randomness that the seal describes.

    Raises:
        BeaconNeeded: it is missing, or the seal names none.
        BeaconFixed: they have begun, or were about to, with another value.
        LuckNotHere: the secrets are not kept here.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        drafts = []
        for session in _boards(progress.event):
            if not _begun(progress, session, beacon):
                desk.require_on(event)
                luck = _luck(desk, progress, session, beacon)
                _make_public(desk, event, session, luck)
                desk.hold(event, session, luck)
                body = MatchesBegun(beacon or None)
                drafts.append(_session_draft(progress, session, f"begin-{session}", body))
        if drafts:
            desk.write(event, drafts, by)
            publish_match_opened(desk, event)
            desk.announce(event)
        else:
            make_matches_good(desk, event)


def begin_final(desk: MatchDesk, event: EventId, beacon: str = "", *, by: str = DIRECTOR) -> None:
    """Begin the final between the best two; lots decide where nothing else separates teams.

    Raises:
        NoFinal: the event has none.
        NotStarted: the boards have not begun.
        GamesLeft: matches that decide who plays it are not finished.
        BeaconNeeded, BeaconFixed, LuckNotHere: as `begin_boards`.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        session = progress.event.final_session
        if progress.event.final is None:
            raise NoFinal(event=event)
        if _begun(progress, session, beacon):
            make_matches_good(desk, event)
            return
        desk.require_on(event)
        require_step(desk.next(event), BEGIN, session)
        luck = _luck(desk, progress, session, beacon)
        table = progress.qualifying()
        drawn = None
        try:
            two = finalists(table)
        except FinalistsLevel:
            drawn = lots(progress.event, luck.lots_from)
            two = finalists(table, drawn)
        _make_public(desk, event, session, luck)
        desk.hold(event, session, luck)
        body = MatchesBegun(beacon or None, two, drawn)
        desk.write(event, [_session_draft(progress, session, f"begin-{session}", body)], by)
        publish_match_opened(desk, event)
        desk.announce(event)


def end_match_session(
    desk: MatchDesk, event: EventId, session: SessionNo, *, by: str = DIRECTOR
) -> None:
    """End a session: its secret becomes public, so that everything can be rolled again.

    Raises:
        NoSuchSession: the event has fewer.
        NotStarted: it has not begun.
        GamesLeft: not every game is over in both rooms.
        LuckNotHere: its secret is not kept here.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        if not 1 <= session <= progress.event.sessions:
            raise NoSuchSession(event=event, session=session, sessions=progress.event.sessions)
        now = progress.sessions.get(session)
        if now is None:
            raise NotStarted(event=event, session=session)
        if now.ended:
            make_matches_good(desk, event)
            return
        desk.require_on(event)
        require_step(desk.next(event), END, session)
        secret = desk.secrets(progress.event).get(session)
        if secret is None:
            raise LuckNotHere(event=event, session=session)
        open_rolls_due(desk, event, session, by)
        body = MatchesEnded(secret.hex())
        desk.write(event, [_session_draft(progress, session, f"end-{session}", body)], by)
        make_matches_good(desk, event)
        desk.announce(event)


def end_boards(desk: MatchDesk, event: EventId, *, by: str = DIRECTOR) -> None:
    """End the session of every board; see `end_match_session`."""
    with desk.writing(event):
        for session in _boards(desk.refresh(event).event):
            end_match_session(desk, event, session, by=by)


def make_matches_good(desk: MatchDesk, event: EventId) -> None:
    """What an interruption after the last line may have left undone.

    Lines signed that are to be signed at once, and the file of opened sets as the log has it.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        if desk.read_only(event) is not None or not progress.sessions:
            return
        desk.sign_due_of(event)
        if desk.adapters.publisher.read(event, OPENED) != match_opened_text(desk, event):
            publish_match_opened(desk, event)


def _sessions(event: MatchEvent) -> Sequence[SessionNo]:
    return [SessionNo(number) for number in range(1, event.sessions + 1)]


def _boards(event: MatchEvent) -> Sequence[SessionNo]:
    return [SessionNo(number) for number in range(1, len(event.boards) + 1)]


def _begun(progress: MatchProgress, session: SessionNo, beacon: str) -> bool:
    now = progress.sessions.get(session)
    if now is not None and (now.beacon or "") != beacon:
        raise BeaconFixed(session=session, beacon=now.beacon or "")
    return now is not None


def _luck(desk: MatchDesk, progress: MatchProgress, session: SessionNo, beacon: str) -> MatchLuck:
    event = progress.event
    require_value(
        session,
        beacon,
        described={each: event.beacon_of(each) for each in _sessions(event)},
        known_from=event.known_from(session),
        others={each: now.beacon for each, now in progress.sessions.items()},
        at=stamp(desk.adapters.clock.now()),
        rehearsal=progress.rehearsal,
    )
    luck = desk.draw(event, session, beacon)
    if luck is None:
        raise LuckNotHere(event=event.id, session=session)
    return luck


def _make_public(desk: MatchDesk, event: EventId, session: SessionNo, luck: MatchLuck) -> None:
    """Publish the root that the public randomness has made; without any it was sealed."""
    if luck.beacon and luck.rolls is not None:
        at = stamp(desk.adapters.clock.now())
        roots = SessionRoots(session, luck.beacon, luck.rolls.root, None, at)
        publish_roots(desk, event, roots)


def _session_draft(progress: MatchProgress, session: SessionNo, key: str, body: MatchBody) -> Draft:
    return match_draft((session, 0, 0), progress.next_n(session, 0, 0), key, body)


def _same(first: MatchSeal, seal: MatchSeal) -> bool:
    """Whether a seal that was made first seals the same event, whenever and in which version."""
    return replace(first, sealed_at=seal.sealed_at, version=seal.version) == seal


def _signature(desk: MatchDesk, seal: MatchSeal) -> bytes:
    return desk.adapters.signer.sign(seal.event, match_seal_bytes(seal))
