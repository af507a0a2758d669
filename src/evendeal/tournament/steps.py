"""What can be done next in an event of any kind, what blocks it, and what the event waits for."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from evendeal.errors import Refused
from evendeal.ids import SessionNo
from evendeal.tournament.event_record import EventIsWithdrawn, EventRecord

CLOSE_LINE_UPS: Final = "close_line_ups"
BEGIN: Final = "begin"
BEGIN_ROUND: Final = "begin_round"
RESUME: Final = "resume"
END: Final = "end"


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One thing that the director does in an event.

    Attributes:
        do: what it is, as the line says that it writes; a format may have words of its own.
        sessions: that it is about, which begin or end together; empty: it is about all.
        round: the round that begins, where rounds do.
        final: it begins the final, or is about it.
        second_half: of a final in two sessions it is about the second.
        beacon: the public randomness whose value it takes, in words; empty: it takes none.
        known_from: the first instant at which that value can be known; None: any.
        due: nothing goes on without it, once it is legal. What is legal and not due may wait.
        blocked: why it cannot be done now; None: it is legal.
    """

    do: str
    sessions: tuple[SessionNo, ...] = ()
    round: int | None = None
    final: bool = False
    second_half: bool = False
    beacon: str = ""
    known_from: str | None = None
    due: bool = True
    blocked: Refused | None = None

    @property
    def legal(self) -> bool:
        """Whether it can be done now."""
        return self.blocked is None


def steps_of(record: EventRecord, steps: Iterable[Step]) -> tuple[Step, ...]:
    """The steps of an event with what has been done about it as a whole.

    Of an event that is withdrawn every one is blocked.
    """
    gone = record.withdrawn
    if gone is None:
        return tuple(steps)
    blocked = EventIsWithdrawn(reason=gone.reason)
    return tuple(replace(step, blocked=blocked) for step in steps)


def step_due(steps: Iterable[Step]) -> Step | None:
    """The step that the event waits for; None: it is played on, or over."""
    return next((step for step in steps if step.due and step.legal), None)


def step_named(steps: Iterable[Step], do: str, session: SessionNo | None = None) -> Step | None:
    """The step of this name: of a session, or the first of all; None: there is none."""
    return next(
        (step for step in steps if step.do == do and (session is None or session in step.sessions)),
        None,
    )


def require_step(steps: Iterable[Step], do: str, session: SessionNo | None = None) -> None:
    """Nothing, if no such step is blocked.

    Raises:
        Refused: what blocks it.
    """
    step = step_named(steps, do, session)
    if step is not None and step.blocked is not None:
        raise step.blocked
