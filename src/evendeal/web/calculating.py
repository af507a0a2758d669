"""The program that works out prizes beside the server; `calculator_process` starts it.

Questions come in through its standard input and answers go out through its standard output. It
ends when its input does, which is also what happens when the server is gone. Nothing of `web` is
loaded here: that would be the server once more.
"""

import os
import pickle
import select
import signal
import struct
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from enum import IntEnum
from typing import IO

import msgspec

from evendeal.errors import Refused
from evendeal.views.prize_form import PrizeForm

NICE = 10
"""How far its priority stands back behind that of the server."""
QUIET_SECONDS = 0.3
"""How long nobody must have asked before kernels are loaded meanwhile."""
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


def worked_out(form: PrizeForm, load: Callable[[], None]) -> tuple[Kind, bytes]:
    """The answer to a question as JSON, or why there is none.

    Args:
        load: called before a table is worked out that needs compiled kernels.
    """
    from evendeal.views.prize_answer import is_small, prize_answer, refusal_of
    from evendeal.views.prize_typed import read_form

    try:
        question = read_form(form)
        if not is_small(question):
            load()
        return Kind.ANSWERED, msgspec.json.encode(prize_answer(question))
    except Refused as refused:
        return Kind.REFUSED, msgspec.json.encode(refusal_of(refused))
    except Exception:  # the process lives on; the server's log gets the rest
        return Kind.FAILED, traceback.format_exc().encode()


def questions(told: IO[bytes], between: Callable[[], bool]) -> Iterator[PrizeForm]:
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
        form: PrizeForm = pickle.loads(_read_all(told, HEAD.unpack(head)[1]))
        yield form


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
    from evendeal.views.prize_answer import warming

    steps = warming()

    def warm() -> bool:
        try:
            return next(steps, None) is not None
        except Exception:  # a question that meets the same fault is told so
            traceback.print_exc()
            return False

    def load() -> None:
        signal.alarm(0)
        _say(answers, Kind.LOADING, b"")
        while warm():
            pass
        begin()

    def begin() -> None:
        _say(answers, Kind.BEGUN, b"")
        signal.alarm(seconds + 1)

    for form in questions(asked, warm):
        begin()
        kind, told = worked_out(form, load)
        signal.alarm(0)
        _say(answers, kind, told)


def _say(answers: IO[bytes], kind: Kind, told: bytes) -> None:
    answers.write(HEAD.pack(kind, len(told)) + told)
    answers.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main(int(sys.argv[1]))
