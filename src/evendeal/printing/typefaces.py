"""The typefaces of what is printed, and which signs of a text none of them has."""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple
from unicodedata import category, east_asian_width, name

from evendeal.extras import NotInstalled

FONTS = Path(str(files("evendeal") / "printing" / "fonts"))
"""Ours, in the order in which a sign is looked for; `scripts/paper_fonts.py` cuts them."""

EAST_ASIA = "cvttf_NotoSansCJK_Regular"
"""The package of the typeface for Chinese, Japanese and Korean, which is an extra: 16 MB."""

UNSEEN = frozenset({"Cc", "Cf", "Zl", "Zp", "Zs", "Mn"})
"""Categories of signs that are spaces, or that are drawn into the sign before them."""


DRAWN = frozenset("⅓⅔")
"""Signs that the templates put together of others."""


class Typeface(NamedTuple):
    """A typeface: the name of its family, and the signs that it has."""

    family: str
    signs: frozenset[str]


class MissingSign(NamedTuple):
    """A sign that cannot be printed, and the text in which it stands."""

    sign: str
    text: str

    def __str__(self) -> str:
        """Which sign it is, by its number and its name in Unicode."""
        return f"U+{ord(self.sign):04X} {name(self.sign, 'without a name').lower()}"


def is_east_asian(sign: str) -> bool:
    """Whether a sign is one of Chinese, Japanese or Korean, and no emoji."""
    return east_asian_width(sign) == "W" and category(sign) == "Lo"


def folders() -> tuple[Path, ...]:
    """Where the typefaces lie that are installed here."""
    found = find_spec(EAST_ASIA)
    more = [] if found is None or found.origin is None else [Path(found.origin).parent]
    return (FONTS, *more)


@cache
def typefaces() -> tuple[Typeface, ...]:
    """The typefaces that are installed here, in the order in which a sign is looked for.

    Raises:
        NotInstalled: nothing can be printed here.
    """
    if find_spec("fontTools") is None:
        raise NotInstalled(what="printing", package="fonttools", extra="printing")
    from fontTools.ttLib import TTFont

    found = []
    for folder in folders():
        for path in sorted([*folder.glob("*.ttf"), *folder.glob("*.otf")]):
            with TTFont(path, lazy=True) as font:
                family = str(font["name"].getBestFamilyName())
                found.append(Typeface(family, frozenset(map(chr, font.getBestCmap()))))
    return tuple(found)


def missing_signs(texts: Iterable[str]) -> Iterator[MissingSign]:
    """The signs of some texts that no typeface here has, each once with the first of its texts."""
    known = DRAWN.union(*(face.signs for face in typefaces()))
    seen = set[str]()
    for text in texts:
        for sign in text:
            if sign not in known and sign not in seen and category(sign) not in UNSEEN:
                seen.add(sign)
                yield MissingSign(sign, text)
