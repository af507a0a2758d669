"""A hundred recorders at one action a second each, with five hundred screens that watch.

The server is a process of its own on a real folder, and so are the recorders and the
watchers; each action is durable before it is answered. Beside it stands what SQLite alone
commits on the same disk.
"""

import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.rows import Row

EVENTS, TABLES, DEALS = 10, 10, 30
"""There are no draws for more than 31 teams in one event, so a hundred tables are ten events."""

WATCHERS = 500
SECONDS = 20.0
MOST_MS = 25.0
"""What 99 of 100 answers must not exceed."""


def percentile(seconds: Sequence[float], part: float) -> float:
    """The value that this part of the values does not exceed, in milliseconds."""
    return sorted(seconds)[int(part * (len(seconds) - 1))] * 1e3


def measured(
    seconds: float = SECONDS, watchers: int = WATCHERS, events: int = EVENTS
) -> dict[str, Any]:
    """What the answers and the appends took, in seconds, and how many messages were watched."""
    with TemporaryDirectory() as folder:
        server = _process("recorders_server", folder, events, TABLES, DEALS)
        ready = json.loads(_line(server))
        where = ready["address"]
        watching = _process("recorders_load", "watch", where, watchers, events)
        assert _line(watching).strip() == "watching"
        recording = _process("recorders_load", "record", where, seconds)
        answers, _ = recording.communicate(json.dumps(ready["codes"]) + "\n")
        messages, _ = watching.communicate("")
        report, _ = server.communicate("")
    assert not any(each.returncode for each in (server, watching, recording))
    return {"answers": json.loads(answers), "messages": int(messages), **json.loads(report)}


def commits(seconds: float = 2.0) -> list[float]:
    """What commits of one line take SQLite alone, write-ahead log and `synchronous=FULL`."""
    took = []
    with TemporaryDirectory() as folder:
        path = Path(folder) / "raw.sqlite"
        with closing(sqlite3.connect(path, isolation_level=None)) as raw:
            raw.execute("PRAGMA journal_mode=WAL")
            raw.execute("PRAGMA synchronous=FULL")
            raw.execute("CREATE TABLE lines (position INTEGER PRIMARY KEY, text TEXT)")
            end = time.perf_counter() + seconds
            while (began := time.perf_counter()) < end:
                raw.execute("INSERT INTO lines (text) VALUES (?)", ("x" * 500,))
                took.append(time.perf_counter() - began)
    return took


def rows() -> Iterator[Row]:
    """The answers at the client, the appends inside them, and the disk's own limit."""
    figures = measured()
    raw = commits()
    what = f"{EVENTS * TABLES} recorders, an action a second each, {WATCHERS} watchers"
    yield Row(f"{what}: p50", percentile(figures["answers"], 0.5), "ms")
    yield Row(f"{what}: p99", percentile(figures["answers"], 0.99), "ms", floor=MOST_MS)
    append, alone = percentile(figures["append"], 0.99), percentile(raw, 0.99)
    name = "SQLite commits one row, WAL, FULL"
    yield Row("append, hash and commit, p99", append, "ms", alone, name, alone / append)
    yield Row("commits of SQLite alone on this disk", len(raw) / sum(raw), "commits/s")


def _process(module: str, *arguments: object) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", f"benchmarks.{module}", *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def _line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline()
