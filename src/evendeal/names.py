"""Text that people give, names above all: how it is spelled, and what of it can be read."""

import re
from collections.abc import Iterable
from typing import Any
from unicodedata import category, combining, normalize

JOINERS = "\u200c\u200d"
"""They join or part two signs of a word, and are nothing by themselves."""
VIRAMAS = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca"
"""Of the scripts of India and Sri Lanka, after which a joiner may end a word."""
EMOJI = re.compile("[\u2190-\u2bff\U0001f000-\U0001faff]")
"""The symbols that emoji are put together of."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""Letters and symbols of which nothing is seen."""
MOST_MARKS = 8
"""On one letter, in a new name: pointed Hebrew with its accents has six; more only cover the
lines above and below. UTS 39, 5.4, advises to be wary of more than four."""
LONGEST_RUN = 30
"""Marks in a row in any text that somebody has written (UAX 15, the stream-safe format)."""
MARKS_BY_PARTS = "\u0f73\u0f75\u0f81"
"""Vowel signs of Tibetan of which Unicode says that they are no marks, and which two marks take
the place of wherever a text is composed: the only signs of this kind (UAX 15, 5)."""


def entered(text: str) -> str:
    """The text as it is taken where somebody types, pastes or sends it.

    In the composed form of Unicode (NFC), so that é is é however it was typed, and with plain
    spaces for wide and unbroken ones. What stands in a log already is never changed so.
    """
    if text.isascii() or _is_pile(text):
        return text
    return "".join(" " if category(char) == "Zs" else char for char in normalize("NFC", text))


def all_entered(value: Any) -> Any:
    """The same of every text in lists and objects, however deep; keys are left as they are."""
    if isinstance(value, str):
        return entered(value)
    if isinstance(value, list):
        return [all_entered(each) for each in value]
    if isinstance(value, dict):
        return {key: all_entered(each) for key, each in value.items()}
    return value


def likeness(name: str) -> str:
    """What two names have in common that nobody could tell apart on a card.

    Capitals and spaces make no difference, nor how a letter is composed, nor what is not seen.
    """
    plain = "".join(" " if char in BLANK else char for char in entered(name) if _shows(char))
    return " ".join(entered(plain.casefold()).split())


def is_plain(text: str) -> bool:
    """Whether it prints on one line, and nothing in it hides or turns round what stands beside.

    Every character can be printed or is a joiner inside a word: between two characters that a
    word may have (XID_Continue) or that are emoji, or after a virama at the end of a word.

    Source:
        docs/seals.md, which says it for both verifiers; UAX 31, 2.3, and UTS 51, ED-16.
    """
    return text.isprintable() or all(
        char.isprintable() or _joins(text, at) for at, char in enumerate(text)
    )


def escaped(text: str) -> str:
    """The text with `\\u202e` or the like for each character that is not plain."""
    if text.isprintable():
        return text
    return "".join(
        char if char.isprintable() or _joins(text, at) else ascii(char)[1:-1]
        for at, char in enumerate(text)
    )


def is_seen(text: str) -> bool:
    """Whether a reader sees anything: a letter, a digit or a sign, and not only marks on none."""
    return any(category(char)[0] not in "CMZ" and char not in BLANK for char in text)


def is_piled(text: str) -> bool:
    """Whether a letter has more marks than anybody writes."""
    return _longest_run(category(char)[0] == "M" for char in text) > MOST_MARKS


def _shows(char: str) -> bool:
    """Whether leaving it out would change what is seen; joiners and selectors do not."""
    return not (char in JOINERS or "\ufe00" <= char <= "\ufe0f" or char == "\u034f")


def _joins(text: str, at: int) -> bool:
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    if text[at] not in JOINERS or not _in_word(before):
        return False
    return before in VIRAMAS or _in_word(after)


def _in_word(char: str) -> bool:
    if not char or not char.isprintable():
        return False
    return f"a{char}".isidentifier() or EMOJI.match(char) is not None


def _is_pile(text: str) -> bool:
    # To compose so many marks would cost the square of their number.
    if len(text) <= LONGEST_RUN:
        return False
    return _longest_run(combining(char) or char in MARKS_BY_PARTS for char in text) > LONGEST_RUN


def _longest_run(marks: Iterable[object]) -> int:
    longest = run = 0
    for mark in marks:
        run = run + 1 if mark else 0
        longest = max(longest, run)
    return longest
