"""The process that works out prizes, as the server holds it.

It is a program of its own and no fork of the server: it inherits neither threads nor sockets,
and Ctrl-C is not for it.
"""

import os
import pickle
import signal
import subprocess
import sys
from contextlib import suppress
from math import ceil
from pathlib import Path

import anyio
from anyio.abc import Process
from anyio.streams.buffered import BufferedByteReceiveStream

from evendeal.director.prizes.form import PrizeForm
from evendeal.web.calculator import worker
from evendeal.web.calculator.worker import HEAD, Kind

COMMAND = (sys.executable, "-P", worker.__file__)
"""Started by its file, since its package would load the whole server first."""
HOME = Path(worker.__file__).parents[3]
"""Where the process finds evendeal, however the server was started."""
ONE_CORE = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
"""Enough for it, whatever numpy thinks."""


class Lost(Exception):
    """The process is gone."""


class TookTooLong(Exception):
    """No answer in time."""


class Worker:
    """The process as the server holds it; one question at a time.

    Args:
        process: what was started.
        seconds: how long it may take over one question.
        start_seconds: how long it may take to start, and to get ready for a question.
    """

    def __init__(self, process: Process, seconds: float, start_seconds: float) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._questions = process.stdin
        self._answers = BufferedByteReceiveStream(process.stdout)
        self._seconds = seconds
        self._start_seconds = start_seconds

    @classmethod
    async def start(
        cls, command: tuple[str, ...], seconds: float, start_seconds: float
    ) -> "Worker":
        """A process that has been started with this command, and the times that it has."""
        process = await anyio.open_process(
            (*command, str(ceil(seconds))),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None,
            env={**os.environ, **ONE_CORE, "PYTHONPATH": str(HOME)},
            start_new_session=True,
        )
        return cls(process, seconds, start_seconds)

    @property
    def over(self) -> bool:
        """Whether it has ended by itself."""
        return self._process.returncode is not None

    @property
    def id(self) -> int:
        """The number of the process."""
        return self._process.pid

    async def ask(self, form: PrizeForm) -> tuple[Kind, bytes]:
        """What it says to a question.

        Raises:
            Lost: it has ended, or does not get ready.
            TookTooLong: no answer in time; the caller has to end it then.
        """
        question = pickle.dumps(form)
        kind, answer = Kind.LOADING, b""
        try:
            await self._questions.send(HEAD.pack(Kind.BEGUN, len(question)) + question)
            while kind in (Kind.LOADING, Kind.BEGUN):
                # Its time begins when it is ready, and not before.
                loading = kind is Kind.LOADING
                with anyio.fail_after(self._start_seconds if loading else self._seconds):
                    kind, answer = await self._next()
        except TimeoutError:
            raise Lost if kind is Kind.LOADING else TookTooLong from None
        except (anyio.BrokenResourceError, anyio.ClosedResourceError, OSError):
            raise Lost from None
        except (anyio.EndOfStream, anyio.IncompleteRead):
            raise Lost from None
        return kind, answer

    def kill(self) -> None:
        """End it now, and what it has started."""
        # Its number is also that of its group, and nobody else's until it has been waited for.
        if self._process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    async def end(self) -> None:
        """End it and wait until it is gone."""
        self.kill()
        await self._process.aclose()

    async def _next(self) -> tuple[Kind, bytes]:
        """The next that it says."""
        kind, length = HEAD.unpack(await self._answers.receive_exactly(HEAD.size))
        return Kind(kind), await self._answers.receive_exactly(length)
