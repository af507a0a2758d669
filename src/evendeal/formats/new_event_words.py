"""What is wrong in a field, as what to type there instead."""

from evendeal.tournament.checks import LONGEST, MissingKey, NotAnEvent, OutOfBounds
from evendeal.views.words import chips_text

SHORT_NAME = "type 1 to 40 letters A to Z, digits and hyphens, without spaces, such as spring-cup"

TAKEN = "another event has this short name; type another one"

_NEEDED = {
    "event.id": SHORT_NAME,
    "event.name": "type what the event is called",
    "play.deals": "type how many deals each session has",
    "event.zone": 'type the time zone of the hall, such as zone = "Europe/Berlin"',
    "event.format": 'type format = "room_match"',
    "play.games": "type how many games a match has in each room, such as games = 4",
}
"""What to type where something is needed and nothing stands, or nothing that can be used."""

_INSTEAD = {
    "event.id": SHORT_NAME,
    "event.sessions": "type an even number: the mirror draw pairs sessions",
    "play.big_blind_ante": "type 0 here, or no ante of every seat: an event has one or the other",
    "draw.known_from": "type one line for each public randomness, or none",
}
"""What to type where the rules of an event only say what is the matter."""


def what_to_type(no: NotAnEvent) -> str:
    """What to type at the place of a refusal, in words of the floor and without the place."""
    if isinstance(no, MissingKey):
        return _NEEDED.get(no.where, "it is missing; type it")
    if isinstance(no.value, str) and not no.value.strip():
        return _NEEDED.get(no.where, "type something here")
    if isinstance(no, OutOfBounds):
        return _within(no)
    if no.where == "event.name" and isinstance(no.value, str) and len(no.value) > LONGEST:
        return f"type a shorter name, of at most {LONGEST} letters"
    if no.where in _INSTEAD:
        return _INSTEAD[no.where]
    begun = no.why.partition(" ")[0]
    return f"it {no.why}" if begun in ("is", "has", "must", "stands") else no.why


def about_entry(no: NotAnEvent) -> str:
    """What is wrong with a team or the list, beside whose place it stands.

    How many players a team has is said with what they are; how many teams there are is seen.
    """
    if not isinstance(no.value, int):
        return str(no).removeprefix(no.where).removeprefix(":").strip()
    if not no.where.endswith(".players"):
        return no.why
    return f"{no.value} player{'' if no.value == 1 else 's'}: {no.why}"


def _within(no: OutOfBounds) -> str:
    bound = f", {no.bound}" if no.bound else ""
    if no.least is not None and no.most is not None:
        return f"type a whole number from {chips_text(no.least)} to {chips_text(no.most)}{bound}"
    if no.most is not None:
        return f"type at most {chips_text(no.most)}{bound}"
    return f"type at least {chips_text(no.least or 0)}{bound}"
