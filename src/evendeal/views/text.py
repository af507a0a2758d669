"""A text of the catalogue with what it is given: a screen says it in the language of its reader."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from evendeal.errors import Refused
from evendeal.reason import REFUSAL, Reason

PREFIX = "says-"
"""Of the keys that the server names, in `office-says.ftl` and `office-new.ftl`."""

BECAUSE = "because-"
"""Of the reasons that the rules give, in `office-reasons.ftl`."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text of the catalogue, by its `key`, and the `fields` that it is given.

    A field is a whole number, a word that is the same in every language (a name, an amount as
    it is written, what somebody has typed), another text, or a list of these, which a sentence
    names one after the other: `2, 3 and 5`.

    Three keys are in no file, since a screen makes them of figures: `ordinal` is a place `n` in an
    order, `exact` a number `n` that may be a fraction, "1/2", and `day` a day `on`, "2026-12-03".
    A fourth, `refusal`, is what the rules say when they refuse something: it has the `name`,
    `sentence`, `fields` and `reasons` of any answer that refuses, and is said as these are.
    """

    key: str
    fields: Mapping[str, Any] = field(default_factory=dict)


Given: TypeAlias = "str | int | Text | list[int] | list[str] | list[Text]"


def says(key: str, /, **fields: Given) -> Text:
    """The text of a key, without the prefix that all of these have."""
    return Text(PREFIX + key, fields)


def because(words: str) -> Text:
    """Why something is refused; in English where the rules do not name the reason."""
    if not isinstance(words, Reason):
        return says("written", words=words)
    fields = {name: _field(each) for name, each in words.fields.items()}
    return Text(words.key if words.key == REFUSAL else BECAUSE + words.key, fields)


def _field(value: Any) -> Any:
    if isinstance(value, Reason):
        return because(value)
    return {n: _field(each) for n, each in value.items()} if isinstance(value, Mapping) else value


def reasons_of(no: Refused) -> dict[str, Text]:
    """The fields of a refusal that say why, as far as a catalogue has words for them."""
    return {name: because(each) for name, each in no.reasons.items()}


def nth(place: int) -> Text:
    """A place in an order: `1st`."""
    return Text("ordinal", {"n": place})


def day(on: str) -> Text:
    """A day with its weekday, `Thursday 3 December 2026`.

    Args:
        on: as it is written, `2026-12-03`.
    """
    return Text("day", {"on": on})


def together(*texts: Text | None) -> Text:
    """Several texts, one behind the other; those that are None are left out.

    Raises:
        ValueError: all are.
    """
    there = [each for each in texts if each is not None]
    if not there:
        raise ValueError("no text is left")
    first, *others = there
    for each in others:
        first = says("together", first=first, second=each)
    return first


def typed(words: str) -> Text | None:
    """What somebody has typed, as a quotation; None where it is empty."""
    plain = " ".join(words.split())
    return says("quoted", words=plain) if plain else None
