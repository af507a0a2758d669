"""What a rule answers when it says no.

Refused
├── cards         NotACard, NotADeck, CardTwice, ...
├── poker         NotYourTurn, RaiseTooSmall, ...
├── backgammon    IllegalPlay, CubeNotYours, ...
├── draw          BrokenSeal, ...
├── scoring       NotComparable, ...
├── prizes        StackRefused, PrizesRise, ...
├── tournament    NotAnEvent, ...
├── notation      NotReadable, ...
└── director      NoSuchDeal, BrokenLog, ...
"""

import json
from collections.abc import Collection
from datetime import date, time
from enum import Enum
from typing import TypeAlias, TypeGuard

from evendeal.names import escaped, is_plain
from evendeal.reason import Reason

Fact: TypeAlias = str | int | bool | list[str | int | bool | None] | None
"""What a refusal tells by name, as JSON has it: a word, a number, or a list of them."""


LONGEST_VALUE = 80
"""Characters of what somebody sent, in the sentence that refuses it."""
TOO_DEEP = "a value nested too deeply to print"
TOO_LONG = "a number too long to print"
MOST_BITS = 13_000
"""Of a number that is printed; Python writes out no more than 4300 digits."""


class Refused(Exception):
    """The answer of the rules when they say no; nothing was changed.

    The sentence is for the person at the screen. The keyword arguments of each
    subclass are attributes, so a program never has to read the sentence.
    """

    @property
    def name(self) -> str:
        """The refusal's name in programs and translations."""
        return type(self).__name__

    @property
    def fields(self) -> dict[str, object]:
        """The facts of the refusal, by name."""
        return dict(vars(self))

    @property
    def reasons(self) -> dict[str, Reason]:
        """The fields that say why, as far as a catalogue has words for them."""
        return {name: each for name, each in self.fields.items() if isinstance(each, Reason)}

    @property
    def as_reason(self) -> Reason:
        """What it says, where something else is refused because of it."""
        return Reason.refusal(
            name=self.name, sentence=str(self), fields=self.facts, reasons=self.reasons
        )

    @property
    def facts(self) -> dict[str, Fact]:
        """The fields as JSON has them, for whoever is not a program of ours.

        A number that is not whole is text, "7/2", and so is what says how it is written: a move
        is "24/18". A member of an enumeration is its value: a side is 0 or 1. A list in a list
        is text as well, its JSON.
        """
        return {name: _fact(value) for name, value in self.fields.items()}


class Unfit(Refused):
    """A request that was understood and asks for something that cannot be."""


def value_in_words(value: object) -> str:
    """What somebody sent as JSON writes it, for a sentence: on one line and not too long.

    What does not print is escaped: it could hide or turn round the words behind it. A day or a
    time of day is as TOML writes it; a member of an enumeration is its value.
    """
    text = value.isoformat() if isinstance(value, date | time) else _as_json(value)
    if not is_plain(text):
        text = escaped(text)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}..."


def _as_json(value: object) -> str:
    try:
        return json.dumps(value, ensure_ascii=False, default=_of_no_json)
    except RecursionError:
        return TOO_DEEP
    except ValueError:
        return TOO_LONG


def _of_no_json(value: object) -> object:
    return value.value if isinstance(value, Enum) else str(value)


def _is_short(number: int) -> bool:
    return number.bit_length() <= MOST_BITS


def _fact(value: object) -> Fact:
    return [_word(each) for each in value] if _is_list(value) else _word(value)


def _word(value: object) -> str | int | bool | None:
    try:
        plain = _plain(value)
    except RecursionError:
        return TOO_DEEP
    if isinstance(plain, str | None) or (isinstance(plain, int) and _is_short(plain)):
        return plain
    return _as_json(plain)


def _plain(value: object) -> object:
    """The value in lists, words and whole numbers, however deep; an object as it is."""
    if isinstance(value, Enum):
        value = value.value
    if isinstance(value, Reason):
        return str(value)
    if isinstance(value, str | int | dict | None):
        return value
    return [_plain(each) for each in value] if _is_list(value) else str(value)


def _is_list(value: object) -> TypeGuard[Collection[object]]:
    # A named tuple that says how it is written, such as a move, is a word.
    several = isinstance(value, list | tuple | frozenset)
    return several and "__str__" not in vars(type(value))
