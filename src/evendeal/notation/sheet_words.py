"""Words of a typed sheet, each with its place, and why one means nothing or is refused."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from evendeal.errors import Refused
from evendeal.notation.refusals import quoted
from evendeal.reason import Reason

AGREED, COMMENT = "ok", "#"


class Token(NamedTuple):
    """A word of a sheet and where it stands, from 1."""

    text: str
    line: int
    column: int


class NotASheet(Refused):
    """A word on a sheet that means nothing there.

    Attributes:
        line, column: where it stands, from 1.
        text: the word; empty at the end of the sheet.
        why: what is wrong with it, a `Reason`.
    """

    def __init__(self, *, line: int, column: int, text: str, why: str) -> None:
        super().__init__(f"line {line}, column {column}: {quoted(text)}: {why}")
        self.line = line
        self.column = column
        self.text = text
        self.why = why


class SheetRefused(Refused):
    """A word on a sheet that the rules refuse.

    Attributes:
        line, column, text: as of `NotASheet`.
        refused: the name of what the rules say, and `why` the sentence, a `Reason`.
    """

    def __init__(self, *, line: int, column: int, text: str, refused: str, why: str) -> None:
        super().__init__(f"line {line}, column {column}: {quoted(text)}: {why}")
        self.line = line
        self.column = column
        self.text = text
        self.refused = refused
        self.why = why


def sheet_words(text: str) -> Iterator[Token]:
    """The words of a sheet in order; what follows `#` in a line is a comment."""
    for number, line in enumerate(text.splitlines(), 1):
        before = line.partition(COMMENT)[0]
        for word in re.finditer(r"\S+", before):
            yield Token(word[0], number, word.start() + 1)


def no_word(token: Token, why: Reason) -> NotASheet:
    """The refusal of a word that means nothing."""
    return NotASheet(line=token.line, column=token.column, text=token.text, why=why)


def by_the_rules(token: Token, no: Refused) -> SheetRefused:
    """The refusal of a word that the rules refuse."""
    line, column, text = token.line, token.column, token.text
    return SheetRefused(line=line, column=column, text=text, refused=no.name, why=no.as_reason)


def not_agreed(token: Token, why: Reason) -> SheetRefused:
    """The refusal of a sheet that ends before its table has agreed."""
    line, column, text = token.line, token.column, token.text
    return SheetRefused(line=line, column=column, text=text, refused="NotAgreed", why=why)
