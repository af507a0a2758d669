"""The program that works out prizes beside the server; `process` starts it.

Questions come in through its standard input and answers go out through its standard output. It
ends when its input does, which is also what happens when the server is gone. Nothing of `web` is
loaded here: that would be the server once more.
"""

import os
import pickle
import select
import signal
import struct
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from enum import IntEnum
from importlib.util import find_spec
from pathlib import Path
from typing import IO

import msgspec

from evendeal.director.prizes.form import PrizeForm
from evendeal.errors import Refused

NICE = 10
"""How far its priority stands back behind that of the server."""
QUIET_SECONDS = 0.3
"""How long there must have been no question before kernels are loaded meanwhile."""
ROOM = Path(__file__).parents[2] / "prizes"
"""Where the kernels are; numba leaves what it has compiled beside them, if it may."""
HEAD = struct.Struct(">BI")


class Kind(IntEnum):
    """What comes back."""

    BEGUN = 0
    """It is at work on the question: its time runs."""
    LOADING = 1
    """It has to load or compile kernels first."""
    ANSWERED = 2
    REFUSED = 3
    FAILED = 4


class Kernels:
    """Compiled kernels, loaded a step at a time, each for tables from a number of players on.

    Where that has not been done before, another process compiles them first and leaves them on
    the disk, so that small tables, which need none, are answered meanwhile.
    """

    def __init__(self) -> None:
        from evendeal.views.prizes.answer import WARMED

        self._left = list(WARMED) if find_spec("numba") else []
        self._compiler: subprocess.Popen[bytes] | None = None
        if self._left and not _compiled_before():
            self._compiler = subprocess.Popen(
                (sys.executable, "-P", __file__), stdout=subprocess.PIPE
            )

    def needed(self, players: int) -> bool:
        """Whether one is left to be loaded before a table of so many players is worked out."""
        return bool(self._left) and self._left[0] <= players

    def next(self, *, wait: bool) -> bool:
        """Load one, if it is there by now; whether there is more to come."""
        if self._left and self._there(wait=wait):
            try:
                warm(self._left.pop(0))
            except Exception:  # a question that meets the same fault is refused
                traceback.print_exc()
                self._left.clear()
        if not self._left:
            self.end()
        return bool(self._left)

    def end(self) -> None:
        """Compile no more."""
        if self._compiler is not None:
            with self._compiler as compiler:
                compiler.kill()
            self._compiler = None

    def _there(self, *, wait: bool) -> bool:
        """Whether the next one has been compiled, or never will be aside."""
        if self._compiler is None or self._compiler.stdout is None:
            return True
        pipe = self._compiler.stdout
        poll = select.poll()
        poll.register(pipe, select.POLLIN | select.POLLHUP)
        if not wait and not poll.poll(0):
            return False
        if not os.read(pipe.fileno(), 1):
            self.end()
        return True


def warm(players: int) -> None:
    """Load or compile what a table of so many players needs."""
    from evendeal.views.prizes import answer

    answer.warm(players)


def _compiled_before() -> bool:
    """Whether kernels lie on the disk; where they are not found they are compiled aside."""
    place = os.environ.get("NUMBA_CACHE_DIR")
    folder = Path(place) if place else ROOM / "__pycache__"
    kinds = ("_dcm_*.nbi", "_icm_*.nbi", "_simulation_*.nbi")
    return all(next(folder.rglob(kind), None) for kind in kinds)


def compile_kernels() -> None:
    """Compile every kernel, and say so after each step."""
    from evendeal.views.prizes.answer import WARMED

    for players in WARMED:
        warm(players)
        os.write(sys.stdout.fileno(), b".")


def worked_out(form: PrizeForm, load: Callable[[int], None]) -> tuple[Kind, bytes]:
    """The answer to a question as JSON, or why there is none.

    Args:
        load: called with a number of players before a table of so many is worked out.
    """
    from evendeal.director.prizes.typed import read_form
    from evendeal.views.prizes.answer import players_of, prize_answer
    from evendeal.views.prizes.refusal import prize_refusal

    try:
        question = read_form(form)
        load(players_of(question))
        return Kind.ANSWERED, msgspec.json.encode(prize_answer(question))
    except Refused as refused:
        return Kind.REFUSED, msgspec.json.encode(prize_refusal(refused))
    except Exception:  # the process lives on; the server's log gets the rest
        return Kind.FAILED, traceback.format_exc().encode()


def questions(source: IO[bytes], between: Callable[[], bool]) -> Iterator[PrizeForm]:
    """The questions of an input until it ends.

    Args:
        source: the input, without a buffer of its own.
        between: done again and again while nobody asks, until it says that there is no more.
    """
    poll = select.poll()
    poll.register(source, select.POLLIN | select.POLLHUP)
    more = True
    while True:
        while more and not poll.poll(QUIET_SECONDS * 1000):
            more = between()
        head = _read_all(source, HEAD.size)
        if not head:
            return
        form: PrizeForm = pickle.loads(_read_all(source, HEAD.unpack(head)[1]))
        yield form


def _read_all(source: IO[bytes], length: int) -> bytes:
    data = b""
    while len(data) < length:
        some = source.read(length - len(data))
        if not some:
            return b""
        data += some
    return data


def main(seconds: int) -> None:
    """Answer until the input ends.

    Small tables need no compiled kernel and are answered at once. Kernels are loaded, and the
    first time ever compiled, while nobody asks, or when a question needs them; only then does
    its time begin.

    Args:
        seconds: how long one question may take. The server ends whoever takes longer; were it
            gone too, nobody would.
    """
    with suppress(OSError):
        os.nice(NICE)
    # Whatever else prints goes to the server's log, not between the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    source = os.fdopen(sys.stdin.fileno(), "rb", buffering=0, closefd=False)
    kernels = Kernels()

    def load(players: int) -> None:
        if kernels.needed(players):
            signal.alarm(0)
            _say(answers, Kind.LOADING, b"")
            while kernels.needed(players):
                kernels.next(wait=True)
            begin()

    def begin() -> None:
        _say(answers, Kind.BEGUN, b"")
        signal.alarm(seconds + 1)

    try:
        for form in questions(source, lambda: kernels.next(wait=False)):
            begin()
            kind, answer = worked_out(form, load)
            signal.alarm(0)
            _say(answers, kind, answer)
    finally:
        kernels.end()


def _say(answers: IO[bytes], kind: Kind, answer: bytes) -> None:
    answers.write(HEAD.pack(kind, len(answer)) + answer)
    answers.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        if sys.argv[1:]:
            main(int(sys.argv[1]))
        else:
            compile_kernels()
