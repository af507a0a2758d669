"""The certificate of a session's draw: what was sealed, what is public of it, what was checked."""

from collections.abc import Sequence
from dataclasses import dataclass

from evendeal.draw.finding import Verdict
from evendeal.ids import EventId, SessionNo
from evendeal.views.proof import WORST, Statement

REPEATED = ("neighbours", "seats", "meetings")
"""What of former sessions can come again in a draw of individuals (R65)."""


@dataclass(frozen=True, slots=True)
class DrawCertificate:
    """What can be certified of the draw of a session.

    Attributes:
        called: what the session is called beside its number; empty: nothing else.
        at: when it was sealed, ISO 8601 in UTC.
        figures: by their names, e.g. `seal`; those that are not public yet are left out.
        repeats: for each of `REPEATED` how often it comes again, and the least that any draw could
            have; empty where nothing can.
        verdict: the worst of what was checked.
        rehearsal: whether programs play and the secrets come from a seed; it counts for nothing.
    """

    event: EventId
    name: str
    session: SessionNo
    called: str
    at: str
    figures: tuple[tuple[str, str], ...]
    repeats: tuple[tuple[str, int, int], ...]
    verdict: Verdict
    rehearsal: bool

    @property
    def opened(self) -> bool:
        """Whether the secret of the session is public: then nothing of it is still to come."""
        return any(key == "secret" for key, _ in self.figures)


def certified(
    event: EventId,
    name: str,
    session: SessionNo,
    *,
    at: str,
    figures: Sequence[tuple[str, str | None]],
    sentences: Sequence[Statement],
    verdicts: Sequence[Verdict] = (),
    called: str = "",
    rehearsal: bool,
) -> DrawCertificate:
    """The certificate of a session.

    Args:
        figures: None and empty ones are not public, or there are none.
        sentences: what the checks of the event and of this session say.
        verdicts: what else was checked.
        rehearsal: of the event.
    """
    found = [*verdicts, *(each.verdict for each in sentences)]
    drawn = next((each.fields for each in sentences if f"least_{REPEATED[0]}" in each.fields), None)
    return DrawCertificate(
        event,
        name,
        session,
        called,
        at,
        tuple((key, value) for key, value in figures if value),
        ()
        if drawn is None
        else tuple((what, int(drawn[what]), int(drawn[f"least_{what}"])) for what in REPEATED),
        next((each for each in WORST if each in found), "unproved"),
        rehearsal,
    )
