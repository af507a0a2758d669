"""A question about prizes just as it was typed, light enough for the server to pass on.

Reading what people paste takes up to seconds if somebody wants it to. The server only measures
the text; the process that answers reads it.
"""

import re
from dataclasses import dataclass
from typing import Literal

from evendeal.prizes.typed_refusals import (
    MOST_TEXT,
    FieldTooLong,
    reading,
)

FormKind = Literal["sheet", "bubble", "decision", "payout"]

LARGE = 12
"""A table of more players may take seconds."""

BETWEEN = re.compile(r"[\n\t;]+")


@dataclass(frozen=True, slots=True)
class PrizeForm:
    """The fields that were filled in, by name, in the order of their names."""

    kind: FormKind
    fields: tuple[tuple[str, str], ...]

    @property
    def large(self) -> bool:
        """Whether more stacks are named, as far as can be seen, than are answered at once."""
        stacks = dict(self.fields).get("stacks", "")
        return len(BETWEEN.split(stacks)) > LARGE


def prize_form(kind: FormKind, fields: dict[str, str]) -> PrizeForm:
    """The form of these fields; what is left empty makes no difference.

    Raises:
        PrizeInputRefused: a field is too long.
    """
    for name, text in fields.items():
        with reading(name):
            if len(text) > MOST_TEXT:
                raise FieldTooLong(most=MOST_TEXT)
    return PrizeForm(kind, tuple(sorted((name, text) for name, text in fields.items() if text)))
