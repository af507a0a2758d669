"""Another program, a process of its own, that holds the database of a log."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WRITING = "BEGIN IMMEDIATE"
ALONE = "PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE"
"""What lets nobody else in, not even to read."""

_PROGRAM = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=30)
for statement in sys.argv[2].split(";"):
    database.execute(statement)
print("held", flush=True)
sys.stdin.read()
database.execute("ROLLBACK")
"""


class Holder:
    """The other program, until it is told to let go."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self._process = process
        self.pid = process.pid

    def let_go(self) -> None:
        """Let go of the database, and wait until it has ended."""
        if self._process.stdin is not None and not self._process.stdin.closed:
            self._process.stdin.close()
        assert self._process.wait(60) == 0


@contextmanager
def held(folder: Path, how: str = WRITING) -> Iterator[Holder]:
    """The database in `folder` is held by another program in this block, or until it lets go."""
    command = [sys.executable, "-c", _PROGRAM, str(folder / "log.sqlite"), how]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"held\n"
        holder = Holder(process)
        yield holder
        holder.let_go()
