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
from enum import Enum
from typing import TypeAlias, TypeGuard

Fact: TypeAlias = str | int | bool | list[str | int | bool | None] | None
"""What a refusal tells by name, as JSON has it: a word, a number, or a list of them."""


class Refused(Exception):
    """A rule said no; nothing was changed.

    The sentence is for the person at the screen. The keyword arguments of each
    subclass are kept as attributes, so a program never has to read the sentence.
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
    def facts(self) -> dict[str, Fact]:
        """The fields as JSON has them, for whoever is not a program of ours.

        A number that is not whole is text, "7/2", and so is what says how it is written: a move
        is "24/18". A member of an enumeration is its value: a side is 0 or 1. A list in a list
        is text as well, its JSON.
        """
        return {name: _fact(value) for name, value in self.fields.items()}


def _fact(value: object) -> Fact:
    return [_word(each) for each in value] if _is_list(value) else _word(value)


def _word(value: object) -> str | int | bool | None:
    plain = _plain(value)
    if isinstance(plain, str | int | None):
        return plain
    return json.dumps(plain, ensure_ascii=False, default=str)


def _plain(value: object) -> object:
    """The value in lists, words and whole numbers, however deep; an object as it is."""
    if isinstance(value, Enum):
        value = value.value
    if isinstance(value, str | int | dict | None):
        return value
    return [_plain(each) for each in value] if _is_list(value) else str(value)


def _is_list(value: object) -> TypeGuard[Collection[object]]:
    # A named tuple that says how it is written, such as a move, is a word.
    several = isinstance(value, list | tuple | frozenset)
    return several and "__str__" not in vars(type(value))
