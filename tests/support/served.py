"""`evendeal serve` as a process of its own, and what it answers."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from support.checkout import ROOT

SRC = ROOT / "src"


@dataclass
class Served:
    """A server: its address, and what it printed, complete once it has ended."""

    address: str
    out: str
    err: str = ""


@contextmanager
def served(*arguments: str | Path) -> Iterator[Served]:
    """A server that has said where it is; it ends without a fault."""
    with subprocess.Popen(
        [sys.executable, "-m", "evendeal", "serve", "--port", "0", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(SRC)},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        first = process.stdout.readline()
        server = Served(first.split()[-1] if first else "", first)
        try:
            assert first.startswith("evendeal is at http://"), process.stderr.read()
            yield server
        finally:
            process.send_signal(signal.SIGTERM)
            server.out += process.stdout.read()
            server.err = process.stderr.read()
        assert process.wait(timeout=60) == 0, server.err


def get(address: str, path: str) -> Any:
    """What is at a path."""
    with urlopen(address + path, timeout=60) as answer:
        return json.loads(answer.read())
