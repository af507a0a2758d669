"""What a form's empty fields come to, and how long its event will take."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from evendeal.formats.duplicate.new_event_pace import hands_lasts, pace_defaults
from evendeal.formats.new_event_sentences import FROM_NAME, HALF_AN_HOUR
from evendeal.ids import EventId, SeatNo
from evendeal.tournament.duplicate.rules import OfficeRules
from evendeal.tournament.seat_teams.event import MOST_SESSIONS
from evendeal.tournament.seat_teams.play_defaults import (
    MOST_USUAL_SEATS,
    Whence,
    play_defaults,
)
from evendeal.tournament.short_name import short_name
from evendeal.views.draft import (
    DraftDefault,
    DraftLasts,
    DraftProblem,
)
from evendeal.views.poker.draft import Draft
from evendeal.views.text import Text, says

HOW: Mapping[Whence, Text] = {
    "usual-blinds": says("usual-blinds"),
    "half-big-blind": says("usual-half-big-blind"),
    "hundred-big-blinds": says("usual-hundred-big-blinds"),
    "seat-each": says("usual-seat-each", most=MOST_USUAL_SEATS),
    "no-ante": says("usual-no-ante"),
    "tenth-of-deals": says("usual-tenth-of-deals"),
    "small-blind": says("usual-small-blind"),
    "cap": says("usual-cap"),
    "cap-and-ante": says("usual-cap-and-ante"),
}
"""What is said of each way in which a value comes about."""


def draft_defaults(
    draft: Draft, sections: Mapping[str, Mapping[str, Any]], teams: int, taken: Collection[EventId]
) -> Iterator[DraftDefault]:
    """What each field says that is left empty, also where something else is typed in it.

    Args:
        sections: the form as the file has it, without what cannot be used.
        taken: short names that events have already.
    """
    yield DraftDefault("event.id", short_name(draft.name, taken), FROM_NAME)
    play = sections.get("play", {})
    empty = frozenset(SeatNo(seat) for seat in play.get("empty_seats", ()))
    for key, (value, how) in play_defaults(play, teams, empty).items():
        # How many seats there are says nothing before there are teams.
        if key != "seats" or teams > 0:
            yield DraftDefault(f"play.{key}", str(value), HOW[how])
    office = OfficeRules()
    minutes = str(office.correction_minutes)
    yield DraftDefault("office.correction_minutes", minutes, HALF_AN_HOUR)
    yield from pace_defaults()


def draft_lasts(draft: Draft, problems: list[DraftProblem]) -> DraftLasts | None:
    """How long the event of a form takes; None while that follows from nothing.

    What is wrong with the pace is added to the problems.
    """
    wrong = {problem.where for problem in problems} & {"play.deals", "event.sessions"}
    # Beside what is wrong with the list nothing may be said of a number, and it can be any.
    if draft.deals is None or wrong or draft.sessions > MOST_SESSIONS:
        return hands_lasts(draft, (), problems)
    return hands_lasts(draft, [draft.deals] * draft.sessions, problems)
