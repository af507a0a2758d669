"""Where a command's words go: printed as they were typed, and never the cause of a failure.

What was done is done before it is printed. A terminal that lacks a sign, a reader that has gone
and a disk that is full must not turn an event that was sealed into a traceback.
"""

import os
import re
import sys
from contextlib import suppress
from typing import Any

from evendeal.names import escaped

OURS = {
    "\u2026": "...", "\u00bd": ".5", "\u2153": " 1/3", "\u2154": " 2/3", "\u2713": "+",
    "\u2717": "x", "\u00b7": "-", "\u2212": "-", "\u2013": "-", "\u2009": " ", "\u202f": " ",
}  # fmt: skip
"""Signs of our own, and what stands for them where a terminal has none of them."""


class Output:
    """The standard output, or the error stream, as a file that takes everything.

    Of a reader that has gone nothing more is heard. What cannot be written for another reason,
    a full disk, goes to the error stream.

    Args:
        error: it is the error stream.
    """

    lost: str = ""
    """Why the standard output could not be written; one process has one."""
    _gone: Any = None

    def __init__(self, *, error: bool = False) -> None:
        self._error = error

    @property
    def encoding(self) -> str:
        """The name of its code."""
        return getattr(self._file, "encoding", None) or "utf-8"

    def isatty(self) -> bool:
        """Whether it is a terminal."""
        with suppress(AttributeError, ValueError):
            return bool(self._file.isatty())
        return False

    def fileno(self) -> int:
        """Its number, for whoever asks a terminal how wide it is."""
        return int(self._file.fileno())

    def write(self, text: str) -> int:
        """Write, with an escape for each sign that its code lacks."""
        file, code = self._file, self.encoding
        if file is not None and file is Output._gone:
            return Output(error=True).write(text)
        if file is None:
            return len(text)
        try:
            file.write(text.encode(code, "backslashreplace").decode(code))
            file.flush()
        except BrokenPipeError:
            _let_go(file)
        except (OSError, ValueError) as error:
            _let_go(file)
            if not self._error:
                why = getattr(error, "strerror", None) or str(error)
                Output.lost, Output._gone = why, file
                Output(error=True).write(f"the output cannot be written ({why}); it says:\n{text}")
        return len(text)

    def flush(self) -> None:
        """Nothing is held back."""

    @property
    def _file(self) -> Any:
        file = sys.stderr if self._error else sys.stdout
        # While a bar is drawn its library stands in between, and would ask here again.
        return getattr(file, "rich_proxied_file", file)


_SPACES = re.compile("([\u00a0\u2000-\u200a\u202f\u205f\u3000]+)")


def printable(text: str, encoding: str | None = None) -> str:
    """The text on one line as a terminal can show it, before anything is measured by it.

    Args:
        encoding: of the terminal; that of the standard output by default.
    """
    code = encoding or Output().encoding
    # A space is a space, however wide; what hides or turns round is none.
    text = "".join(map(_plainly, _SPACES.split(text)))
    try:
        text.encode(code)
    except UnicodeEncodeError:
        return "".join(_in_code(char, code) for char in text)
    return text


def say(text: str, *, error: bool = False) -> None:
    """Print lines as they are, however wide the terminal is."""
    output = Output(error=error)
    lines = (printable(line, output.encoding) for line in text.split("\n"))
    output.write("\n".join(lines) + "\n")


def _plainly(text: str) -> str:
    return text if _SPACES.fullmatch(text) else escaped(text)


def _in_code(char: str, code: str) -> str:
    try:
        char.encode(code)
    except UnicodeEncodeError:
        return OURS.get(char) or char.encode(code, "backslashreplace").decode(code)
    return char


def _let_go(file: Any) -> None:
    """Have what is still to be written to a file vanish, at the end of the process too."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, file.fileno())
        os.close(nowhere)
