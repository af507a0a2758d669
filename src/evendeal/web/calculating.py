"""The process that works out prizes, from both of its ends: how it is spoken to, and what it does.

Questions and answers go through its standard input and output. It is a program of its own and
no fork of the server: it inherits neither threads nor sockets, and Ctrl-C is not for it. It ends
when its input does, which is also what happens when the server is gone.
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
from math import ceil
from pathlib import Path
from time import monotonic
from typing import IO

import msgspec

from evendeal.errors import Refused
from evendeal.views.prize_question import PrizeAsked

COMMAND = (sys.executable, "-P", __file__)
"""Started by its file, since its package would load the whole server first."""
HOME = Path(__file__).parents[2]
"""Where the process finds evendeal, however the server was started."""
NICE = 10
"""How far its priority stands back behind that of the server."""
QUIET_SECONDS = 0.3
"""How long nobody must have asked before kernels are loaded meanwhile."""
HEAD = struct.Struct(">BI")


class Kind(IntEnum):
    """What comes back."""

    BEGUN = 0
    ANSWERED = 1
    REFUSED = 2
    FAILED = 3


class Lost(Exception):
    """The process is gone."""


class TookTooLong(Exception):
    """No answer in time."""


class Calculating:
    """The process as the server holds it; not for several threads at once, except `kill`.

    Args:
        command: how it is started.
        seconds: how long it may take over one question.
        start_seconds: how long it may take to start, and to get ready for a question.
    """

    def __init__(self, command: tuple[str, ...], seconds: float, start_seconds: float) -> None:
        self._seconds = seconds
        self._start_seconds = start_seconds
        # One core is enough for it, whatever numpy thinks.
        quiet = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
        self._process = subprocess.Popen(
            (*command, str(ceil(seconds))),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **quiet, "PYTHONPATH": str(HOME)},
            start_new_session=True,
        )

    @property
    def over(self) -> bool:
        """Whether it has ended by itself."""
        return self._process.poll() is not None

    @property
    def id(self) -> int:
        """The number of the process."""
        return self._process.pid

    def ask(self, question: PrizeAsked) -> tuple[Kind, bytes]:
        """What it says to a question.

        Raises:
            Lost: it has ended.
            TookTooLong: it said nothing in time; whoever asks has to end it then.
        """
        asked = pickle.dumps(question)
        told = self._process.stdin
        assert told is not None
        try:
            told.write(HEAD.pack(Kind.BEGUN, len(asked)) + asked)
            told.flush()
        except (OSError, ValueError):
            raise Lost from None
        try:
            self._answer(self._start_seconds)
        except TookTooLong:
            raise Lost from None
        return self._answer(self._seconds)

    def kill(self) -> None:
        """End it now; on any thread."""
        self._process.kill()

    def end(self) -> None:
        """End it and wait until it is gone."""
        self._process.kill()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        self._process.wait()

    def _answer(self, seconds: float) -> tuple[Kind, bytes]:
        until = monotonic() + seconds
        kind, length = HEAD.unpack(self._read(HEAD.size, until))
        return Kind(kind), self._read(length, until)

    def _read(self, length: int, until: float) -> bytes:
        pipe = self._process.stdout
        assert pipe is not None
        poll = select.poll()
        poll.register(pipe, select.POLLIN)
        found = bytearray()
        while len(found) < length:
            left = until - monotonic()
            if left <= 0 or not poll.poll(left * 1000):
                raise TookTooLong
            some = os.read(pipe.fileno(), length - len(found))
            if not some:
                raise Lost
            found += some
        return bytes(found)


def worked_out(question: PrizeAsked) -> tuple[Kind, bytes]:
    """The answer to a question as JSON, or why there is none."""
    from evendeal.views.prize_answer import prize_answer, refusal_of

    try:
        return Kind.ANSWERED, msgspec.json.encode(prize_answer(question))
    except Refused as refused:
        return Kind.REFUSED, msgspec.json.encode(refusal_of(refused))
    except Exception:  # the process lives on; the server's log gets the rest
        return Kind.FAILED, traceback.format_exc().encode()


def questions(told: IO[bytes], between: Callable[[], bool]) -> Iterator[PrizeAsked]:
    """The questions of an input until it ends.

    Args:
        told: the input, without a buffer of its own.
        between: done again and again while nobody asks, until it says that there is no more.
    """
    poll = select.poll()
    poll.register(told, select.POLLIN | select.POLLHUP)
    more = True
    while True:
        while more and not poll.poll(QUIET_SECONDS * 1000):
            more = between()
        head = _read_all(told, HEAD.size)
        if not head:
            return
        question: PrizeAsked = pickle.loads(_read_all(told, HEAD.unpack(head)[1]))
        yield question


def _read_all(told: IO[bytes], length: int) -> bytes:
    found = b""
    while len(found) < length:
        some = told.read(length - len(found))
        if not some:
            return b""
        found += some
    return found


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
    asked = os.fdopen(sys.stdin.fileno(), "rb", buffering=0, closefd=False)
    from evendeal.views.prize_answer import is_small, warming

    steps = warming()

    def warm() -> bool:
        try:
            return next(steps, None) is not None
        except Exception:  # a question that meets the same fault is told so
            traceback.print_exc()
            return False

    for question in questions(asked, warm):
        while not is_small(question) and warm():
            pass
        _say(answers, Kind.BEGUN, b"")
        signal.alarm(seconds + 1)
        kind, told = worked_out(question)
        signal.alarm(0)
        _say(answers, kind, told)


def _say(answers: IO[bytes], kind: Kind, told: bytes) -> None:
    answers.write(HEAD.pack(kind, len(told)) + told)
    answers.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main(int(sys.argv[1]))
