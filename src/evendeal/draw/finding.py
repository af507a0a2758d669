"""What a check yields, in words."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from evendeal.draw.seal import BrokenSeal

Verdict: TypeAlias = Literal["holds", "fails", "unproved"]
"""Checked and so; checked and not so; cannot be known from the files at hand."""


Fields: TypeAlias = dict[str, str | int]
"""What a text of the catalogue is given, by name."""


class Trouble(NamedTuple):
    """Why a list cannot be what it is said to be: words behind a colon, and the text's own key."""

    words: str
    key: str
    fields: Fields


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked.

    Attributes:
        where: the place, e.g. `session 1, deal 17`.
        sentence: the whole finding for a reader.
        id: what was checked, in a word that stays: a program finds the sentence by it.
        key: of the same text in the catalogue; empty where it is only a sentence.
        fields: what that text is given. An instant is to the minute, `2026-11-28T09:00Z`.
    """

    verdict: Verdict
    where: str
    sentence: str
    id: str
    key: str = ""
    fields: Mapping[str, str | int] = field(default_factory=dict, compare=False)

    @property
    def ok(self) -> bool:
        """Whether nothing speaks against it."""
        return self.verdict != "fails"


def require(findings: Iterable[Finding]) -> None:
    """Nothing, if no finding fails.

    Raises:
        BrokenSeal: the first that does.
    """
    for finding in findings:
        if not finding.ok:
            raise BrokenSeal(where=finding.where, why=finding.sentence)
