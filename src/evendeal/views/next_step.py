"""The next legal step of an event: what the director does now, or what it waits for.

One step for every kind of event, so that both offices show the same and neither works it out.
"""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Literal, TypeAlias

from evendeal.draw.instants import instant_in_words
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.tournament.event_record import EventRecord
from evendeal.views.text import Text, because, says

StepAct: TypeAlias = Literal[
    "close_line_ups",
    "begin_session",
    "begin_boards",
    "begin_round",
    "begin_final",
    "resume",
    "end_session",
]
"""What a button does; each is an act of the office with a route of its own."""

StepPlace: TypeAlias = Literal[
    "hand", "game", "deals", "games", "custody", "event", "log", "proof", "publish", "session"
]
"""A page: of the office, or `proof`, the public one. `hand` and `game` are at a table and deal."""


@dataclass(frozen=True, slots=True)
class StepLink:
    """Where something is done or seen; session, table and deal where the page is of them."""

    place: StepPlace
    does: Text
    session: SessionNo | None = None
    table: TableNo | None = None
    deal: DealNo | None = None


@dataclass(frozen=True, slots=True)
class NextStep:
    """What is to be done next.

    `act` is what the button does, null where the step is on another page, to which `link` leads.
    `title` is the step, `does` what stands on the button, `sure` what stands there when it is
    put once more, and `says` what happens then. `asks` describes the public randomness whose
    value is typed first; null: nothing is typed. `why` says what is missing as long as the step is
    not legal, `link` then leads to it. `session` and `round` are those that it is about.
    """

    act: StepAct | None
    title: Text
    says: Text
    does: Text | None = None
    sure: Text | None = None
    asks: str | None = None
    why: Text | None = None
    link: StepLink | None = None
    session: SessionNo | None = None
    round: int | None = None


def log_read_only(why: str) -> Text:
    """That nothing more can be written to an event, and why."""
    return says("log-read-only", why=because(why))


def whole_step(
    record: EventRecord, *, finished: bool, read_only: str | None, rehearsal: bool
) -> NextStep | None:
    """The step where nothing can be done, or nothing is left to do; None otherwise."""
    if read_only is not None:
        return NextStep(
            None,
            says("look-at-log"),
            log_read_only(read_only),
            link=StepLink("log", says("open-log")),
        )
    if record.withdrawn is not None:
        return NextStep(
            None,
            says("event-withdrawn"),
            says("event-withdrawn-why", reason=_ended(record.withdrawn.reason)),
            link=StepLink("event", says("take-it-back")),
        )
    if finished:
        over = says("all-over-rehearsal") if rehearsal else says("all-over")
        link = StepLink("proof", says("open-proof"))
        return NextStep(None, says("open-proof"), over, link=link)
    return None


def when_known(step: NextStep, known_from: str | None, now: datetime) -> NextStep:
    """The step, not legal yet where it asks for a value that nobody can know yet.

    Args:
        known_from: the first instant at which the value may be known; None: any.
    """
    if step.asks is None or known_from is None or datetime.fromisoformat(known_from) <= now:
        return step
    return replace(
        step,
        why=says("not-known-yet", at=instant_in_words(known_from)),
        link=StepLink("publish", says("see-promise")),
    )


def resume_step(what: Text, session: SessionNo | None = None) -> NextStep:
    """The step while play is paused at every table."""
    return NextStep(
        "resume",
        says("resume"),
        what,
        does=says("play-on"),
        sure=says("play-on-sure"),
        session=session,
    )


def _ended(sentence: str) -> str:
    text = sentence.strip()
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."
