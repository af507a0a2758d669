"""Line-ups closed: by a signed line and a published file, before the draw can be known (R56)."""

from evendeal.director.desk import Desk, draft
from evendeal.director.ledger import NotStarted
from evendeal.draw.line_ups_file import (
    LINE_UPS,
    ClosedLineUps,
    PublishedLineUps,
    SignedLineUps,
    line_ups_bytes,
    write_line_ups,
)
from evendeal.draw.seal import Seal
from evendeal.errors import Refused
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.acts import LineUpsClosed
from evendeal.tournament.line import Draft
from evendeal.tournament.progress import Progress
from evendeal.views import NoSuchSession


class LineUpsOpen(Refused):
    """A session that cannot begin with a public value while somebody could still be moved."""

    def __init__(self, *, session: SessionNo, still: tuple[SessionNo, ...]) -> None:
        which = ", ".join(map(str, still))
        word = "session" if len(still) == 1 else "sessions"
        super().__init__(
            f"the line-ups of {word} {which} are open: close them before the public randomness of "
            f"session {session} is known"
        )
        self.session = session
        self.still = still


class LineUpsNeverClose(Refused):
    """Line-ups to be closed in an event whose seal does not say that they close."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(
            f"{event} was sealed before line-ups were closed: they are open until a session begins"
        )
        self.event = event


def close_line_ups(
    desk: Desk, event: EventId, session: SessionNo, *, by: str
) -> tuple[SessionNo, ...]:
    """Close the line-ups of a session, and of every other whose seats its value would tell.

    The line is signed at once, and the line-ups are published. Once more is the same answer.

    Returns:
        The sessions whose line-ups are closed with this one's.

    Raises:
        NoSuchSession: the event has fewer.
        LineUpsNeverClose: it was sealed before there was such a thing.
        NotStarted: the line-ups of the session before are still open.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        if not 1 <= session <= progress.event.sessions:
            raise NoSuchSession(event=event, session=session, sessions=progress.event.sessions)
        seal = sealed_with_line_ups(desk, event)
        if seal is None:
            raise LineUpsNeverClose(event=event)
        for before in range(1, session):
            if SessionNo(before) not in progress.line_ups.closed:
                raise NotStarted(event=event, session=SessionNo(before))
        told = told_by(seal, session)
        drafts = closing(progress, told)
        if drafts:
            desk.write(event, drafts, by)
        make_line_ups_good(desk, event)
        if drafts:
            desk.announce(event)
        return told


def require_closed(desk: Desk, progress: Progress, session: SessionNo) -> None:
    """Nothing, if the value of a session tells nobody whom to line up where.

    Raises:
        LineUpsOpen: line-ups could still be changed when it is known.
    """
    seal = sealed_with_line_ups(desk, progress.event.id)
    if seal is None:
        return
    told = told_by(seal, session)
    still = tuple(each for each in told if each not in progress.line_ups.closed)
    if still:
        raise LineUpsOpen(session=session, still=still)


def closing(progress: Progress, sessions: tuple[SessionNo, ...]) -> list[Draft]:
    """The lines that close those of these line-ups that are open."""
    return [
        draft(
            (session, 0, 0),
            progress.next_n(session, 0, 0),
            f"close-line-ups-{session}",
            LineUpsClosed(),
        )
        for session in sessions
        if session not in progress.line_ups.closed
    ]


def told_by(seal: Seal, session: SessionNo) -> tuple[SessionNo, ...]:
    """The sessions of which the draw of this one tells who sits where."""
    return tuple(
        each.session for each in seal.sessions if session in seal.tells_seats(each.session)
    )


def sealed_with_line_ups(desk: Desk, event: EventId) -> Seal | None:
    """The seal of an event whose line-ups close; None if they are open until a session begins."""
    signed = desk.seal(event)
    return None if signed is None or signed.seal.version == 1 else signed.seal


def make_line_ups_good(desk: Desk, event: EventId) -> None:
    """The file of closed line-ups as the log has it, also after an interruption."""
    progress = desk.refresh(event)
    if not progress.line_ups.closed or desk.read_only(event) is not None:
        return
    published = PublishedLineUps(
        event,
        tuple(
            ClosedLineUps(
                session,
                end.at,
                bytes.fromhex(end.line),
                tuple(progress.line_ups_as_sealed(session).items()),
            )
            for session, end in sorted(progress.line_ups.closed.items())
        ),
    )
    signature = desk.adapters.signer.sign(event, line_ups_bytes(published))
    text = write_line_ups(SignedLineUps(published, signature)).decode()
    if desk.adapters.publisher.read(event, LINE_UPS) != text:
        desk.adapters.publisher.publish(event, LINE_UPS, text)
