"""One number as people write it, in several languages (R31)."""

import re
from dataclasses import dataclass
from unicodedata import category, decimal

from evendeal.errors import Refused

MOST_DIGITS = 30

SPACES = " \u00a0\u2007\u2008\u2009\u202f"
"""The spaces that stand before three digits: plain, no-break, figure, thin, narrow no-break."""

_SAME = str.maketrans(
    {
        **dict.fromkeys(SPACES, " "),
        **dict.fromkeys("\u2018\u2019\u02bc\uff07\u066c", "'"),
        **{"\uff0c": ",", "\uff0e": ".", "\uff1b": ";", "\uff1a": ":", "\u2212": "-"},
    }
)
_SHOWN = 40


WHY_NONE = {
    "empty": "it is empty",
    "sign": "amounts are written without a sign",
    "zeros": "write it out, with all its zeros",
    "marks": "it may hold digits and marks of thousands only",
    "digits": "it has more than {most} digits",
    "commas": "commas separate, and thousands are not marked: write 5000,3000",
    "comma": "a comma separates here: write thousands without a mark",
    "decimals": "{about} digits behind the point are more than {most}",
    "whole": "it is not whole",
    "currency": "other amounts are in {about}",
    "chips": "chips are counted, not paid in {about}",
    "name": "a name and a stack are needed, with a tab between them",
    "players": "several players on one line are separated by semicolons",
    "three": "a dot, a comma, an apostrophe or a space in it stands before exactly three digits; "
    "new lines, tabs and semicolons separate numbers",
}
"""Why something is no number, in words, by the reason that the catalogue knows."""


class NumberRefused(Refused):
    """What was to be a number, and is none.

    `line` and `column` count from 1: the line of the text, and the number on that line.
    `reason` is one of `WHY_NONE`, `why` says it; some have something `about` them, such as the
    sign of a currency, or a count that is at `most` so high.
    """

    def __init__(
        self,
        *,
        line: int,
        column: int,
        text: str,
        reason: str,
        about: str = "",
        most: int = 0,
        where: str = "",
    ) -> None:
        why = WHY_NONE[reason].format(about=about, most=most)
        super().__init__(f"{where}{_quoted(text)} is no number here: {why}")
        self.line = line
        self.column = column
        self.text = text
        self.reason = reason
        self.about = about
        self.most = most
        self.why = why
        self.where = where


class TwoReadings(Refused):
    """A number that can be read in two ways.

    `line` and `column` count from 1: the line of the text, and the number on that line.
    """

    def __init__(
        self,
        *,
        line: int,
        column: int,
        text: str,
        one: str,
        other: str,
        where: str = "",
        instead: str = "it so that only one is meant",
    ) -> None:
        super().__init__(
            f"{where}{_quoted(text)} can be read as {_short(one)} or as {_short(other)}: "
            f"write {instead}"
        )
        self.line = line
        self.column = column
        self.text = text
        self.one = one
        self.other = other
        self.where = where
        self.instead = instead


@dataclass(frozen=True, slots=True)
class Cell:
    """A piece of text between two separators, and where it stands.

    Attributes:
        line: of the text, counted from 1.
        column: among the pieces of the line, counted from 1.
        where: the place in a sentence, with its colon; empty if there is only one.
    """

    text: str
    line: int = 1
    column: int = 1
    where: str = ""

    def refused(self, reason: str, *, about: object = "", most: int = 0) -> NumberRefused:
        """The refusal of this piece, for a reason of `WHY_NONE`."""
        return NumberRefused(
            line=self.line,
            column=self.column,
            text=self.text,
            reason=reason,
            about=str(about),
            most=most,
            where=self.where,
        )

    def too_fine(self, digits: int, decimals: int) -> NumberRefused:
        """The refusal of a piece with so many digits behind the point."""
        if decimals == 0:
            return self.refused("whole")
        return self.refused("decimals", about=digits, most=decimals)

    def two(
        self, one: str, other: str, instead: str = "it so that only one is meant"
    ) -> TwoReadings:
        """The refusal that names both readings of this piece."""
        return TwoReadings(
            line=self.line,
            column=self.column,
            text=self.text,
            one=one,
            other=other,
            where=self.where,
            instead=instead,
        )


@dataclass(frozen=True, slots=True)
class Written:
    """A number and how it was written.

    Attributes:
        value: in the smallest unit: 1,234.50 with two decimals is 123450.
        thousands: the mark between groups of three, or nothing.
        point: the mark before the decimals, or nothing.
        groups: how many groups of digits are before the decimals.
        currency: the sign of a currency, or nothing.
    """

    value: int
    thousands: str = ""
    point: str = ""
    groups: tuple[str, ...] = ()
    currency: str = ""


def plain(text: str) -> str:
    """The text with the digits, spaces, apostrophes and marks of all scripts made the same."""
    same = "".join(char if char.isascii() else _digit(char) for char in text)
    return same.translate(_SAME)


def written(cell: Cell, decimals: int, *, money: bool) -> Written:
    """The number in a piece of a page.

    Args:
        decimals: how many digits may stand behind the point; 0 for whole numbers.
        money: whether the sign of a currency may stand before or behind it.

    Raises:
        NumberRefused: there is none, or not one of this kind.
        TwoReadings: a mark can be that of thousands or of decimals.
    """
    if cell.text.isascii() and cell.text.isdigit() and len(cell.text) <= MOST_DIGITS:
        return Written(int(cell.text) * 10**decimals, groups=(cell.text,))
    digits, currency = _without_currency(plain(cell.text).strip(), money, cell)
    if not re.fullmatch(r"\d(?:[\d .,']*\d)?", digits, re.ASCII):
        raise cell.refused(why_none(digits, "marks"))
    if sum(map(str.isdigit, digits)) > MOST_DIGITS:
        raise cell.refused("digits", most=MOST_DIGITS)
    parts = re.split(r"([ .,'])", digits)
    groups, marks = parts[::2], parts[1::2]
    if not marks:
        return Written(int(digits) * 10**decimals, groups=(digits,), currency=currency)
    whole = _grouped(groups, marks)
    *head, tail = groups
    *before, last = marks
    cents = last in ".," and last not in before and (not before or _grouped(head, before))
    if len(marks) == 1 and len(tail) == 3 and last in ".,":
        joined, broken = str(int(head[0] + tail)), f"{head[0]}.{tail}"
        # 0.500 and 1234.567 are not as thousands are written.
        if whole and decimals >= 3:
            raise cell.two(joined, broken, f"{joined} or 0{broken}")
        if not whole and decimals < 3:
            raise cell.two(joined, broken)
    if whole:
        value = int("".join(groups)) * 10**decimals
        return Written(value, marks[0], "", tuple(groups), currency)
    if not cents:
        raise cell.refused("three")
    if len(tail) > decimals:
        raise cell.too_fine(len(tail), decimals)
    value = int("".join(head)) * 10**decimals + int(tail.ljust(decimals, "0"))
    return Written(value, before[0] if before else "", last, tuple(head), currency)


def _grouped(groups: list[str], marks: list[str]) -> bool:
    """Whether these are thousands: one kind of mark, and three digits behind each."""
    head, *others = groups
    return (
        len(set(marks)) == 1
        and 1 <= len(head) <= 3
        and head[0] != "0"
        and all(len(group) == 3 for group in others)
    )


def _without_currency(text: str, money: bool, cell: Cell) -> tuple[str, str]:
    signs = [char for char in text if category(char) == "Sc"]
    if not signs:
        return text, ""
    if not money:
        raise cell.refused("chips", about=signs[0])
    bare = text.removeprefix(signs[0]) if text[0] == signs[0] else text.removesuffix(signs[0])
    return bare.strip(), signs[0]


def why_none(text: str, otherwise: str) -> str:
    """Why a text is no number, as in `WHY_NONE`: a frequent mistake, or else the reason given."""
    if not text:
        return "empty"
    if text[0] in "+-":
        return "sign"
    if re.fullmatch(r"[\d.,' ]+[kKmM]", text):
        return "zeros"
    return otherwise


def _digit(char: str) -> str:
    value = decimal(char, None)
    return char if value is None else str(int(value))


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."


def _quoted(text: str) -> str:
    return repr(_short(text))
