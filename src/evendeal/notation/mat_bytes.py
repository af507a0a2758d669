"""The text of a match file from its bytes: UTF-8, UTF-16, or the code page of an old Windows.

No match file says how its names are written. A byte order mark does; without one, what is UTF-8
is taken as UTF-8. Other text seldom is by chance: a capital or an eszett of Windows-1252 has to
stand before a quote, a dash or the like. In the words where that happens, UTF-8 would put a
letter that no name has there, and Windows-1252 is read.
"""

import codecs
import re

from evendeal.notation.mat_refusals import NotMatchText
from evendeal.notation.refusals import NotText
from evendeal.notation.toml import text_of

UTF_8 = "UTF-8"
UTF_16 = "UTF-16"
WINDOWS = "Windows-1252"

_UTF_8_LETTER = re.compile(
    rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}"
)
"""A letter beyond ASCII as UTF-8 writes it."""
_BY_CHANCE = re.compile(
    rb"""(?: (?<=[A-Za-z])\xdf | (?<=[A-Z][A-Z])[\xc9\xd6\xdc] )
         [\x82\x84\x85\x8b\x91-\x94\x96\x97\x9b\xa0\xab\xbb]""",
    re.X,
)
"""An eszett in a word, or the capitals E acute, O and U umlaut in one of capitals, before a quote,
a dash, an ellipsis or a hard space of Windows-1252. As UTF-8 they are letters of N'Ko, small ones
of phonetics (some African names have them, but not among capitals), accents of Hebrew, letters of
Armenian or Syriac: in a word of Latin letters there are none."""


def match_text(data: bytes | str, file: str) -> tuple[str, str]:
    """The text of a match file, and as what it was read: `UTF_8`, `UTF_16` or `WINDOWS`.

    UTF-16 is read where a byte order mark says so. Windows-1252 is what is left: it is right for
    the languages of western Europe, and a file of other old code pages gives wrong letters in it.
    Text that is given as text counts as UTF-8.

    Raises:
        NotText: the bytes are none of these. So are those that are UTF-8 on some lines and not
            on others: damaged UTF-8, whose names Windows-1252 would change without a word; and
            those with a zero, which UTF-32 and UTF-16 without its mark are full of.
    """
    text, encoding = _read(data, file)
    at = text.find("\0")
    if at >= 0:
        hint = "it is zero, as in UTF-32 and in UTF-16 without its byte order mark"
        before = text[:at].encode("utf-16" if encoding is UTF_16 else "utf-8", "surrogatepass")
        line = text.count("\n", 0, at) + 1
        raise NotMatchText(where=file, byte=len(before), expected=encoding, hint=hint, line=line)
    return text_of(text, file), encoding


def _read(data: bytes | str, file: str) -> tuple[str, str]:
    if isinstance(data, str):
        return data, UTF_8
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _decoded(data, "utf-16", UTF_16, file), UTF_16
    is_marked = data.startswith(codecs.BOM_UTF8)
    if is_marked or data.isascii() or _UTF_8_LETTER.search(_BY_CHANCE.sub(b"-", data)):
        hint = "" if is_marked else 'if it is of an old code page, name it: read_text("cp1252")'
        return _decoded(data, "utf-8", UTF_8, file, hint), UTF_8
    # Five bytes are nothing in that code page; a program that wrote one meant another page.
    return _decoded(data, "cp1252", f"{UTF_8} or {WINDOWS}", file), WINDOWS


def _decoded(data: bytes, codec: str, called: str, file: str, hint: str = "") -> str:
    try:
        return data.decode(codec)
    except UnicodeDecodeError as problem:
        at = problem.start
        line = data[:at].decode(codec, "ignore").count("\n") + 1
        if hint:
            raise NotMatchText(where=file, byte=at, expected=called, hint=hint, line=line) from None
        raise NotText(where=file, byte=at, expected=called, line=line) from None
