"""How the fold of a log says no, and what blocks the next step of an event."""

from evendeal.errors import Refused
from evendeal.ids import EventId, SessionNo


class NotStarted(Refused):
    """A session that has not begun."""

    def __init__(self, *, event: EventId, session: SessionNo) -> None:
        super().__init__(f"session {session} of {event} has not begun")
        self.event = event
        self.session = session


class HandsLeft(Refused):
    """A session that cannot end since hands are still to be played."""

    def __init__(self, *, session: SessionNo, left: int) -> None:
        super().__init__(f"session {session} has {left} hands left to play")
        self.session = session
        self.left = left


class LineUpsOpen(Refused):
    """A session that cannot begin with a public value while somebody could still be moved."""

    def __init__(self, *, session: SessionNo, still: tuple[SessionNo, ...]) -> None:
        which = ", ".join(map(str, still))
        super().__init__(
            f"some line-ups are open (session {which}): close them before the public randomness of "
            f"session {session} is known"
        )
        self.session = session
        self.still = still


class OutOfPlace(Refused):
    """A line of the log that does not belong where it stands."""

    def __init__(self, *, position: int, why: str) -> None:
        super().__init__(f"line {position} of the log: {why}")
        self.position = position
        self.why = why


class OtherRollsOpened(OutOfPlace):
    """A roll set opened in the log that is not what the rooms have played with."""

    def __init__(self, *, position: int, roll_set: int) -> None:
        why = f"roll set {roll_set} is not what the rooms have played with"
        super().__init__(position=position, why=why)
        self.position = position
        self.roll_set = roll_set


class OtherFinalists(OutOfPlace):
    """A final begun in the log by others than the matches before it and the lots have chosen."""
