"""Sheets as they are typed, one after another, each from its label on."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from evendeal.labels import Label, NotALabel, read_label
from evendeal.notation.sheet_words import Token, no_word, sheet_words
from evendeal.reason import Reason

_LABEL = re.compile(r"[0-9]+-.*")


@dataclass(frozen=True, slots=True)
class TypedSheet:
    """One hand or game of a typed sheet, before anybody knows how it is played.

    Attributes:
        label: of the deck, or of the game at its table; and so session, table and deal.
        words: all that stands there, the label first.
    """

    label: Label
    words: tuple[Token, ...]

    @property
    def last(self) -> Token:
        """Where the sheet ends."""
        return self.words[-1]


def split_sheets(text: str) -> Iterator[TypedSheet]:
    """The sheets of a text, each from its label on; what follows `#` in a line is a comment.

    Raises:
        NotASheet: the text does not begin with a label, or a label is none.
    """
    label: Label | None = None
    words: list[Token] = []
    for token in sheet_words(text):
        if _LABEL.fullmatch(token.text):
            if label is not None:
                yield TypedSheet(label, tuple(words))
            try:
                label, words = read_label(token.text), [token]
            except NotALabel as no:
                why = Reason("no-label", "it is no label: {why}", why=no.why)
                raise no_word(token, why) from None
        elif label is None:
            why = Reason("label-first", "a sheet begins with its label, as 1-4-37-K")
            raise no_word(token, why)
        else:
            words.append(token)
    if label is None:
        raise no_word(Token("", 1, 1), Reason("no-sheet", "there is no sheet"))
    yield TypedSheet(label, tuple(words))
