"""How long a new event of hands will take, as its form says."""

from collections.abc import Iterator, Sequence

from evendeal.formats.new_event_sentences import OUR_GUESS
from evendeal.formats.new_event_words import what_to_type
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.duration import (
    MINUTES_A_BREAK,
    SECONDS_A_DEAL,
    Pace,
    hands_duration,
)
from evendeal.views.draft import DraftDefault, DraftLasts, DraftProblem
from evendeal.views.duration import duration_sentence, pace_words
from evendeal.views.poker.draft import HandsDraft
from evendeal.views.text import says

EUROPEAN_CUP = says("usual-european-cup")


def pace_defaults() -> Iterator[DraftDefault]:
    """What a deal and a break take where the form says nothing."""
    yield DraftDefault("pace.deal_seconds", pace_words(SECONDS_A_DEAL), EUROPEAN_CUP)
    yield DraftDefault("pace.break_minutes", str(MINUTES_A_BREAK), OUR_GUESS)


def hands_lasts(
    draft: HandsDraft, deals: Sequence[int], problems: list[DraftProblem]
) -> DraftLasts | None:
    """How long the event of a form takes; None while that follows from nothing.

    What is wrong with the pace is added to the problems.

    Args:
        deals: of each session, as far as they are known.
    """
    seconds = SECONDS_A_DEAL if draft.deal_seconds is None else draft.deal_seconds
    minutes = MINUTES_A_BREAK if draft.break_minutes is None else draft.break_minutes
    try:
        pace = Pace(seconds, minutes)
    except NotAnEvent as no:
        problems.append(DraftProblem(no.where, what_to_type(no)))
        return None
    if not deals:
        return None
    lasts = hands_duration(deals, pace)
    sentence = duration_sentence(lasts, says("pace-deal", pace=pace_words(seconds)))
    return DraftLasts(lasts.play, lasts.breaks, sentence)
