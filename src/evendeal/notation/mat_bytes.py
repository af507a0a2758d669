"""The text of a match file from its bytes: UTF-8, UTF-16, or the code page of an old Windows.

No match file says how its names are written. A byte order mark does; without one, what is UTF-8
is taken as UTF-8, since other text hardly ever is by chance.
"""

import codecs
import re

from evendeal.notation.refusals import NotText
from evendeal.notation.toml import text_of

UTF_8 = "UTF-8"
UTF_16 = "UTF-16"
WINDOWS = "Windows-1252"

_UTF_8_LETTER = re.compile(
    rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}"
)
"""A letter beyond ASCII as UTF-8 writes it; in Windows-1252 no two such bytes make a name."""


def match_text(data: bytes | str, file: str) -> tuple[str, str]:
    """The text of a match file, and as what it was read: `UTF_8`, `UTF_16` or `WINDOWS`.

    UTF-16 is read where a byte order mark says so. Windows-1252 is what is left: it is right for
    the languages of western Europe, and a file of other old code pages gives wrong letters in it.
    Text that is given as text counts as UTF-8.

    Raises:
        NotText: the bytes are none of these. So are those that are UTF-8 in some places and not
            in others: damaged UTF-8, whose names Windows-1252 would change without a word.
    """
    if isinstance(data, str):
        return text_of(data, file), UTF_8
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return text_of(_decoded(data, "utf-16", UTF_16, file), file), UTF_16
    try:
        return text_of(data, file), UTF_8
    except NotText:
        if data.startswith(codecs.BOM_UTF8) or _UTF_8_LETTER.search(data):
            raise
    # Five bytes are nothing in that code page; a program that wrote one meant another page.
    text = _decoded(data, "cp1252", f"{UTF_8} or {WINDOWS}", file)
    return text_of(text, file), WINDOWS


def _decoded(data: bytes, codec: str, called: str, file: str) -> str:
    try:
        return data.decode(codec)
    except UnicodeDecodeError as problem:
        raise NotText(where=file, byte=problem.start, expected=called) from None
