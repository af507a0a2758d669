"""The processes of a server: all take connections of one socket, and one that ends is replaced."""

import json
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from threading import Event as Flag
from time import monotonic
from typing import Any

from evendeal.commands.house_server import Serving
from evendeal.commands.report import warn
from evendeal.errors import Refused

LOOK_SECONDS = 0.2
SOON_SECONDS = 10.0
"""A process that ends sooner than this was not able to serve."""
MOST_IN_A_ROW = 3
"""So many that end so soon, one after the other, and no other is begun."""
STOP_SECONDS = 15.0
"""How long a process may take to stop after the signal."""


class ProcessesEnded(Refused):
    """A server whose processes end as soon as they have begun; each has printed why."""

    def __init__(self, *, times: int) -> None:
        super().__init__(f"{times} processes ended one after the other before they could serve")
        self.times = times


@dataclass
class _Begun:
    process: "subprocess.Popen[str]"
    at: float


class Processes:
    """So many processes that serve one socket, until they are stopped.

    Args:
        count: how many.
    """

    def __init__(self, serving: Serving, listener: socket.socket, count: int) -> None:
        self._listening = listener
        start = {"serving": serving.as_json(), "listening": listener.fileno()}
        self._start_line = json.dumps(start) + "\n"
        self._count = count
        self._begun: list[_Begun] = []
        self._stop = Flag()
        self._in_a_row = 0

    def run(self) -> None:
        """Begin them, and replace each that ends, until SIGINT or SIGTERM.

        Raises:
            ProcessesEnded: they cannot serve.
        """
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._wish)
        try:
            while not self._stop.is_set():
                while len(self._begun) < self._count:
                    self._begun.append(self._another())
                self._stop.wait(LOOK_SECONDS)
                for each in [each for each in self._begun if each.process.poll() is not None]:
                    self._replaced(each)
        finally:
            self._end()

    def _wish(self, *_: Any) -> None:
        self._stop.set()

    def _another(self) -> _Begun:
        process = subprocess.Popen(
            [sys.executable, "-m", "evendeal.commands.serving_process"],
            stdin=subprocess.PIPE,
            text=True,
            pass_fds=[self._listening.fileno()],
            # Ctrl-C on a terminal is for the one who was started there; it tells the others.
            start_new_session=True,
        )
        assert process.stdin is not None
        with suppress(BrokenPipeError):
            # Left open: its end tells the process that nobody is there to stop it.
            process.stdin.write(self._start_line)
            process.stdin.flush()
        return _Begun(process, monotonic())

    def _replaced(self, ended: _Begun) -> None:
        self._begun.remove(ended)
        _let_go(ended.process)
        if self._stop.is_set():
            return
        soon = monotonic() - ended.at < SOON_SECONDS
        self._in_a_row = self._in_a_row + 1 if soon else 0
        if self._in_a_row >= MOST_IN_A_ROW:
            raise ProcessesEnded(times=MOST_IN_A_ROW)
        warn(f"a process of the server has ended ({ended.process.returncode}); another one begins")

    def _end(self) -> None:
        for each in self._begun:
            each.process.terminate()
        until = monotonic() + STOP_SECONDS
        for each in self._begun:
            try:
                each.process.wait(max(0.0, until - monotonic()))
            except subprocess.TimeoutExpired:
                each.process.kill()
                each.process.wait()
            _let_go(each.process)


def _let_go(process: "subprocess.Popen[str]") -> None:
    assert process.stdin is not None
    with suppress(BrokenPipeError):
        process.stdin.close()
