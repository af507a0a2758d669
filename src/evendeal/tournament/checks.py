"""Checks that name the place of what they refuse."""

import re
from collections.abc import Iterable
from difflib import get_close_matches

from evendeal.errors import LONGEST_VALUE, Refused, value_in_words
from evendeal.names import MOST_MARKS, escaped, is_piled, is_plain, is_seen, likeness
from evendeal.reason import Reason

MOST_CHIPS = 10**12
"""More chips than any event has; a total over a session still fits exactly into JSON."""

LONGEST = 80
"""Most characters of a name."""

A_TEXT = Reason("text", "a text is needed")

A_LIST = Reason("list", "a list is needed")

_ID = re.compile(r"[A-Za-z0-9-]{1,40}")
_PERSON = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?")


class NotAnEvent(Refused):
    """A description of an event that no event can follow.

    Attributes:
        where: the place, e.g. `entries[3].name` (entries are counted from 1), `play.cap`, or
            a line of a file.
        value: what stands there.
        why: a `Reason`, where it is to be read in other languages too.
    """

    def __init__(self, *, where: str, value: object, why: Reason) -> None:
        super().__init__(f"{where} is {quoted(value)}: {why}")
        self.where = where
        self.value = value
        self.why = why


class OutOfBounds(NotAnEvent):
    """A number that is too small or too large.

    Attributes:
        least, most: between which it may be; None: no bound that could be named.
        bound: what the bound is, e.g. `the big blind`; empty: it is always the same.
    """

    def __init__(
        self,
        *,
        where: str,
        value: object,
        why: Reason,
        least: int | None = None,
        most: int | None = None,
        bound: str = "",
    ) -> None:
        super().__init__(where=where, value=value, why=why)
        self.where = where
        self.value = value
        self.why = why
        self.least = least
        self.most = most
        self.bound = bound


class MissingKey(NotAnEvent):
    """A key without which there is no event."""

    def __init__(self, *, where: str) -> None:
        super().__init__(where=where, value=None, why=Reason("missing", "is missing"))
        self.where = where
        self.args = (f"{where} is missing",)


class UnknownKey(NotAnEvent):
    """A key that nothing reads, probably a slip of the pen."""

    def __init__(self, *, where: str, key: str, known: tuple[str, ...]) -> None:
        nearest = get_close_matches(key, known, n=1, cutoff=0.0)[0]
        why = Reason(
            "no-such-key",
            "there is no key {key}; the nearest is {nearest}",
            key=quoted(key),
            nearest=nearest,
        )
        super().__init__(where=where, value=key, why=why)
        self.where = where
        self.key = key
        self.known = known
        self.nearest = nearest
        self.args = (f"{where}: {why}",)


def one_of(words: Iterable[str]) -> Reason:
    """Why a value is refused that is none of these words."""
    return Reason("one-of", "must be {words}", words=", ".join(words))


def stands_already(first: str) -> Reason:
    """Why a value is refused that has to be another one at each place: where the first stands."""
    return Reason("stands-already", "stands at {first} already", first=first)


def quoted(value: object) -> str:
    """The value as an event's file has it, fit for a sentence: on one line, not too long."""
    if value is None:
        return "not given"
    # TOML writes numbers, switches and lists as JSON does.
    text = f'"{escaped(value)}"' if isinstance(value, str) else value_in_words(value)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}..."


def whole(where: str, value: object, least: int, most: int) -> int:
    """The value, if it is a whole number from `least` to `most`.

    Raises:
        NotAnEvent: it is not.
    """
    if isinstance(value, bool) or not isinstance(value, int):
        why = Reason("whole-number", "a whole number is needed")
    elif not least <= value <= most:
        why = Reason("within", "must be {least} to {most}", least=least, most=most)
    else:
        return value
    raise OutOfBounds(where=where, value=value, why=why, least=least, most=most)


def switch(where: str, value: object) -> bool:
    """The value, if it is true or false.

    Raises:
        NotAnEvent: it is not.
    """
    if not isinstance(value, bool):
        raise NotAnEvent(
            where=where, value=value, why=Reason("true-or-false", "must be true or false")
        )
    return value


def name(where: str, value: object, *, empty: bool = False) -> str:
    """The value, if it is a name that can be printed on one line.

    Raises:
        NotAnEvent: it is not.
    """
    if not isinstance(value, str):
        raise NotAnEvent(where=where, value=value, why=A_TEXT)
    if not value.strip() and not (empty and value == ""):
        raise NotAnEvent(where=where, value=value, why=Reason("not-empty", "must not be empty"))
    if len(value) > LONGEST:
        why = Reason("too-long", "has more than {most} characters", most=LONGEST)
        raise NotAnEvent(where=where, value=value, why=why)
    if not is_plain(value) or value != value.strip():
        why = Reason("not-plain", "has line breaks, other control signs or spaces around it")
        raise NotAnEvent(where=where, value=value, why=why)
    return value


def new_name(where: str, value: object) -> str:
    """The same of a name that is new to an event: a reader has to see it, on its own line.

    Raises:
        NotAnEvent: it is none, or nothing of it is seen, or its marks cover its neighbours.
    """
    text = name(where, value)
    if not is_seen(text):
        why = Reason("unseen", "nothing of it can be seen")
        raise NotAnEvent(where=where, value=text, why=why)
    if is_piled(text):
        why = Reason("piled", "has more than {most} marks on one letter", most=MOST_MARKS)
        raise NotAnEvent(where=where, value=text, why=why)
    return text


def short_id(where: str, value: object) -> str:
    """The value, if it can stand in seals and addresses.

    Raises:
        NotAnEvent: it cannot.
    """
    why = Reason("short-id", "an id has 1 to 40 letters A-Z a-z, digits and hyphens")
    return _spelled(where, value, _ID, why)


def person_id(where: str, value: object) -> str:
    """The value, if a person can be known by it in all events of a house.

    Capitals are refused, so that nobody has two ids that read the same.

    Raises:
        NotAnEvent: it cannot.
    """
    why = Reason(
        "person-id",
        "a person's id has 1 to 40 small letters a-z, digits, and hyphens between them",
    )
    return _spelled(where, value, _PERSON, why)


def _spelled(where: str, value: object, shape: re.Pattern[str], why: Reason) -> str:
    if not isinstance(value, str) or not shape.fullmatch(value):
        raise NotAnEvent(where=where, value=value, why=why)
    return value


def same(name: str) -> str:
    """What two names have in common that people would take for the same.

    So lines of a log and sealed events are read. Where somebody is let in or something new is
    written, `likeness` and `named_among` compare.
    """
    return " ".join(name.casefold().split())


def named_among(name: str, names: Iterable[str]) -> str | None:
    """The one of these names that is meant, as it is spelled there; None if none is."""
    known = tuple(names)
    for alike in (same, likeness):
        name_there = next((each for each in known if alike(each) == alike(name)), None)
        if name_there is not None:
            return name_there
    return None
