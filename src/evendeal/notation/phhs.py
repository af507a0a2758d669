"""Many hands of PHH in one file: tables `[1]`, `[2]`, ..., each of them one hand.

The file is cut at its headings and read hand by hand, so a file of any length takes the
memory of one hand, and a damaged hand costs only itself.
"""

import re
from collections.abc import Iterable, Iterator

from evendeal.notation.history import History
from evendeal.notation.phh import read_phh, write_phh
from evendeal.notation.refusals import LineWrong, NotReadable

_HEADING = re.compile(rb"\[([0-9]{1,12})\][ \t]*(?:#.*)?\r?\n?")


def read_phhs(
    lines: Iterable[bytes] | bytes | str, file: str = "hands.phhs"
) -> Iterator[History | NotReadable]:
    """The hands of a file, one by one; a hand that cannot be read comes as its refusal.

    Args:
        lines: the file, whole or line by line (an open binary file is such lines).
        file: what to call it in refusals.
    """
    if isinstance(lines, str):
        lines = lines.encode("utf-8", "surrogatepass")
    if isinstance(lines, bytes):
        lines = lines.splitlines(keepends=True)
    number: int | None = None
    begins = 1
    known: set[int] = set()
    block: list[bytes] = []
    for at, line in enumerate(lines, start=1):
        heading = _HEADING.fullmatch(line) if line[:1] == b"[" else None
        if heading is not None:
            if number is not None:
                yield _read(b"".join(block), file, number, begins)
            number, begins = int(heading[1]), at + 1
            block = []
            if number in known:
                yield LineWrong(where=file, line=at, reason=f"a second hand [{number}]")
            known.add(number)
        elif number is not None:
            block.append(line)
        elif line.removeprefix(b"\xef\xbb\xbf").strip() and line[:1] != b"#":
            yield LineWrong(where=file, line=at, reason="a heading [1] is expected first")
            return
    if number is not None:
        yield _read(b"".join(block), file, number, begins)


def _read(block: bytes, file: str, number: int, begins: int) -> History | NotReadable:
    try:
        return read_phh(block, file, number, begins)
    except NotReadable as refusal:
        return refusal


def write_phhs(histories: Iterable[History]) -> Iterator[str]:
    """The hands as the text of a `.phhs` file, a piece for each, numbered from 1.

    Raises:
        CannotHold: PHH has no words for a hand.
    """
    for number, history in enumerate(histories, start=1):
        gap = "\n" if number > 1 else ""
        yield f"{gap}[{number}]\n{write_phh(history)}"
