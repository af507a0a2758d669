"""Line-ups closed: by a signed line and a published file, before the draw can be known (R56)."""

from evendeal.director.events import require_session
from evendeal.errors import Refused
from evendeal.formats.duplicate.closed_line_ups import closing, make_line_ups_good
from evendeal.formats.duplicate.life import DealDesk
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.steps import CLOSE_LINE_UPS, require_step


class LineUpsNeverClose(Refused):
    """Line-ups to be closed in an event whose seal does not say that they close."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(
            f"{event} was sealed before line-ups were closed: they are open until a session begins"
        )
        self.event = event


def close_line_ups(
    desk: DealDesk, event: EventId, session: SessionNo, *, by: str
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
        progress: AnyDuplicate = desk.refresh(event)
        require_session(progress, session)
        if not desk.line_ups_close(event):
            raise LineUpsNeverClose(event=event)
        require_step(desk.next(event), CLOSE_LINE_UPS, session)
        sessions: tuple[SessionNo, ...] = desk.life.closes_with(progress, session)
        drafts = closing(progress, sessions)
        if drafts:
            desk.write(event, drafts, by)
        make_line_ups_good(desk, event)
        if drafts:
            desk.announce(event)
        return sessions
