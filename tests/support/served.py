"""`evendeal serve` beside a test, and what it answers."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen

from support import beside

PATIENCE = 120
"""Seconds for a server to say where it is."""
SECONDS = 60
"""For one to end that was asked to."""


@dataclass
class Serving:
    """The process of a server, and what it says."""

    process: BaseProcess
    _out: Path
    _err: Path

    @property
    def out(self) -> str:
        """What it has printed so far."""
        return self._out.read_text("utf-8", errors="replace")

    @property
    def err(self) -> str:
        """Its warnings so far."""
        return self._err.read_text("utf-8", errors="replace")

    def first_line(self) -> str:
        """What it says first, once it has said it; nothing if it ended before."""
        end = time.monotonic() + PATIENCE
        while "\n" not in self.out and self.process.is_alive() and time.monotonic() < end:
            time.sleep(0.02)
        head, newline, _ = self.out.partition("\n")
        return head + newline

    def end(self) -> int | None:
        """Ask it to end; its exit code, None if it did not."""
        self.process.terminate()
        self.process.join(SECONDS)
        return self.process.exitcode


@contextmanager
def serving(*arguments: str | Path) -> Iterator[Serving]:
    """The process of `evendeal serve ARGUMENTS`, just started; nothing is left of it at the end."""
    with TemporaryDirectory() as words:
        out, err = Path(words, "out.txt"), Path(words, "err.txt")
        server = Serving(beside.started(["serve", *arguments], out, err), out, err)
        try:
            yield server
        finally:
            beside.kill(server.process)


@dataclass
class Served:
    """A server: its address, and what it printed, complete once it has ended."""

    address: str
    out: str
    err: str = ""


@contextmanager
def served(*arguments: str | Path) -> Iterator[Served]:
    """A server that has said where it is; it ends without a fault."""
    with serving("--port", "0", *arguments) as running:
        first = running.first_line()
        server = Served(first.split()[-1] if first else "", first)
        try:
            assert first.startswith("evendeal is at http://"), running.err
            yield server
        finally:
            code = running.end()
            server.out, server.err = running.out, running.err
        assert code == 0, server.err


def get(address: str, path: str) -> Any:
    """What is at a path."""
    with urlopen(address + path, timeout=60) as answer:
        return json.loads(answer.read())
