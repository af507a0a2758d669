"""Why something is refused, in English and as a text that other languages say in their way."""

from collections.abc import Mapping
from typing import Any, Self

REFUSAL = "refusal"
"""The key of a reason that is itself a refusal: a screen says it as it says any."""


class Reason(str):
    """Why something is refused: the English words, which also know how a catalogue calls them.

    A command and a log read it as the text that it is. A screen says it by `key` and `fields`, in
    the language of its reader.

    Attributes:
        key: of the catalogue's text `because-KEY`.
        fields: what that text is given: numbers, words that are the same in every language, other
            reasons.
    """

    __slots__ = ("_english", "fields", "key")

    key: str
    fields: Mapping[str, Any]
    _english: str

    def __new__(cls, key: str, english: str, /, **fields: Any) -> Self:
        """A reason by its key.

        Args:
            key: of the catalogue's text.
            english: with `{name}` for each of the fields, as the catalogue has it in English.
        """
        reason = super().__new__(cls, english.format_map(fields))
        reason.key = key
        reason.fields = fields
        reason._english = english
        return reason

    @classmethod
    def refusal(
        cls, *, name: str, sentence: str, fields: Mapping[str, Any], reasons: Mapping[str, Any]
    ) -> Self:
        """What another refusal says, in the words of which something is refused too.

        Args:
            name, sentence, fields, reasons: of that refusal.
        """
        return cls(
            REFUSAL, "{sentence}", name=name, sentence=sentence, fields=fields, reasons=reasons
        )

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, Any]]:
        """How a copy is made, in this process or another."""
        return (self.key, self._english), dict(self.fields)
