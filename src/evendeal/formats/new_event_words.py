"""What is wrong in a field, as what to type there instead."""

from evendeal.errors import Refused
from evendeal.tournament.checks import (
    LONGEST,
    MissingKey,
    NotAnEvent,
    OutOfBounds,
    UnknownKey,
    quoted,
)
from evendeal.tournament.lists.refusals import CellWrong, ListRefused
from evendeal.views.text import Text, because, says

SHORT_NAME = says("type-short-name")

TAKEN = says("type-taken")

_NEEDED = {
    "event.id": SHORT_NAME,
    "event.name": says("type-name"),
    "play.deals": says("type-deals"),
    "event.zone": says("type-zone"),
    "event.format": says("type-format"),
    "play.games": says("type-games"),
}
"""What to type where something is needed and nothing stands, or nothing that can be used."""

_INSTEAD = {
    "event.id": SHORT_NAME,
    "event.sessions": says("type-even-sessions"),
    "play.big_blind_ante": says("type-one-ante"),
    "draw.known_from": says("type-known-from"),
}
"""What to type where the rules of an event only say what is the matter."""

_BOUNDS = {
    "the big blind": says("bound-big-blind"),
    "the big blind and the ante": says("bound-big-blind-and-ante"),
    "the cap": says("bound-cap"),
}
"""What a bound is that follows from another value."""


def what_to_type(no: NotAnEvent) -> Text:
    """What to type at the place of a refusal, in words of the floor and without the place."""
    if isinstance(no, MissingKey):
        return _NEEDED.get(no.where, says("type-missing"))
    if isinstance(no.value, str) and not no.value.strip():
        return _NEEDED.get(no.where, says("type-something"))
    if isinstance(no, OutOfBounds):
        return _within(no)
    if no.where == "event.name" and isinstance(no.value, str) and len(no.value) > LONGEST:
        return says("type-shorter", most=LONGEST)
    if no.where in _INSTEAD:
        return _INSTEAD[no.where]
    return because(no.why)


def refusal_text(no: Refused) -> Text:
    """A whole refusal, whose place is no field; in English where the catalogue does not have it."""
    return because(no.as_reason)


def about_entry(no: NotAnEvent) -> Text:
    """What is wrong with a team or the list, beside whose place it stands.

    How many players a team has is said with what they are; how many teams there are is seen.
    """
    why = because(no.why)
    if isinstance(no, ListRefused | MissingKey | UnknownKey) and not isinstance(no, CellWrong):
        return why
    if not isinstance(no.value, int):
        return says("value-why", value=quoted(no.value), why=why)
    if not no.where.endswith(".players"):
        return why
    return says("players-why", n=no.value, why=why)


def _within(no: OutOfBounds) -> Text:
    if no.least is not None and no.most is not None:
        within = says("type-from-to", least=no.least, most=no.most)
    elif no.most is not None:
        within = says("type-at-most", most=no.most)
    else:
        within = says("type-at-least", least=no.least or 0)
    return says("comma", first=within, second=_BOUNDS[no.bound]) if no.bound else within
