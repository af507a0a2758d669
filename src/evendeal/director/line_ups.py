"""Line-ups closed: by a signed line and a published file, before the draw can be known (R56)."""

from evendeal.director.desk import Desk, draft
from evendeal.draw.line_ups_file import (
    LINE_UPS,
    ClosedLineUps,
    PublishedLineUps,
    SignedLineUps,
    line_ups_bytes,
    write_line_ups,
)
from evendeal.errors import Refused
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.acts import LineUpsClosed
from evendeal.tournament.line import Draft
from evendeal.tournament.line_ups import seats_known_with
from evendeal.tournament.progress import Progress
from evendeal.tournament.steps import CLOSE_LINE_UPS, require_step
from evendeal.views import NoSuchSession


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
        if not desk.line_ups_close(event):
            raise LineUpsNeverClose(event=event)
        require_step(desk.next(event), CLOSE_LINE_UPS, session)
        told = seats_known_with(progress.event, session)
        drafts = closing(progress, told)
        if drafts:
            desk.write(event, drafts, by)
        make_line_ups_good(desk, event)
        if drafts:
            desk.announce(event)
        return told


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
