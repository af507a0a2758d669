"""The process that works out prizes, as the server holds it.

It is a program of its own and no fork of the server: it inherits neither threads nor sockets,
and Ctrl-C is not for it.
"""

import os
import pickle
import select
import signal
import subprocess
import sys
from contextlib import suppress
from math import ceil
from pathlib import Path
from time import monotonic

from evendeal.views.prize_form import PrizeForm
from evendeal.web import calculating
from evendeal.web.calculating import HEAD, Kind

COMMAND = (sys.executable, "-P", calculating.__file__)
"""Started by its file, since its package would load the whole server first."""
HOME = Path(calculating.__file__).parents[2]
"""Where the process finds evendeal, however the server was started."""


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

    def ask(self, form: PrizeForm) -> tuple[Kind, bytes]:
        """What it says to a question.

        Raises:
            Lost: it has ended, or does not get ready.
            TookTooLong: it said nothing in time; whoever asks has to end it then.
        """
        asked = pickle.dumps(form)
        told = self._process.stdin
        assert told is not None
        try:
            told.write(HEAD.pack(Kind.BEGUN, len(asked)) + asked)
            told.flush()
        except (OSError, ValueError):
            raise Lost from None
        kind = Kind.LOADING
        while True:
            try:
                kind, answer = self._said(kind)
            except TookTooLong:
                if kind is Kind.LOADING:
                    raise Lost from None
                raise
            if kind not in (Kind.LOADING, Kind.BEGUN):
                return kind, answer

    def kill(self) -> None:
        """End it now, and what it has started; on any thread."""
        # Its number is also that of its group, and nobody else's until it has been waited for.
        if self._process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def end(self) -> None:
        """End it and wait until it is gone."""
        self.kill()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        self._process.wait()

    def _said(self, before: Kind) -> tuple[Kind, bytes]:
        """The next that it says, within the time that it has after what it said before."""
        until = monotonic() + (self._start_seconds if before is Kind.LOADING else self._seconds)
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
