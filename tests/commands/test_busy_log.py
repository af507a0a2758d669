"""Commands and a server's pages while another program holds the log, for longer than 5 seconds."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep

import pytest

from evendeal.director.ports import LogHeld
from support.checkout import ROOT
from support.events.poker import toml
from support.held_database import ALONE, held
from support.refusals import typed_refused
from support.served import get, served
from support.typed import typed

pytestmark = pytest.mark.process

FORMER_LIMIT = 5.0
"""Seconds after which commands gave up, those that only read among them."""


def invitations(folder: Path) -> int:
    """How many codes the log's people have."""
    with closing(sqlite3.connect(folder / "log.sqlite")) as log:
        (count,) = log.execute("SELECT count(*) FROM people_invitations").fetchone()
    return int(count)


def test_readers_go_on_and_a_writer_waits_beyond_the_former_limit(
    folder: Path, tmp_path: Path
) -> None:
    """P4: `standings`, `verify` and pages need no right to write; `event new` says for whom it
    waits, and then is done."""
    (tmp_path / "event.toml").write_text(toml(deals=2, teams=2).replace('"cup"', '"other"'))
    command = ["event", "new", str(tmp_path / "event.toml"), "--log", str(folder)]

    with served("--log", folder) as server, held(folder) as other:
        began = monotonic()
        with subprocess.Popen(
            [sys.executable, "-m", "evendeal", *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        ) as writer:
            assert writer.stderr is not None
            line = writer.stderr.readline()
            read = [
                typed("standings", "cup", "--log", folder),
                typed("verify", "cup", "--log", folder),
            ]
            sleep(max(0.0, began + FORMER_LIMIT + 1 - monotonic()))
            pages = [get(server.address, f"api/events{path}") for path in ("", "/cup")]
            still_waiting = writer.poll() is None
            other.let_go()
            out, err = writer.communicate(timeout=60)

    assert [answer.code for answer in read] == [0, 0]
    assert [answer.err for answer in read] == ["", ""]
    assert pages[1]["id"] == "cup"
    assert still_waiting
    assert line.startswith("waiting for ")
    assert f"which holds {folder / 'log.sqlite'}; for up to 60 seconds" in line
    if sys.platform == "linux":
        assert f"(process {other.pid})" in line
    assert (writer.returncode, err) == (0, "")
    assert "is sealed" in out
    assert typed("verify", "other", "--log", folder).code == 0


def test_a_server_starts_while_another_program_writes(folder: Path) -> None:
    """P4: what is there is shown; the first director's link follows when the log is free."""
    with held(folder) as other, served("--log", folder) as server:
        assert get(server.address, "api/events/cup")["id"] == "cup"
        assert invitations(folder) == 0
        other.let_go()
        until = monotonic() + 60
        while not invitations(folder) and monotonic() < until:
            sleep(0.1)

    assert "/join#" in server.out
    (warning,) = server.err.splitlines()
    assert warning.startswith("no link for the first director yet: the log could not be written: ")


def test_a_log_that_nobody_may_read_is_not_called_something_else(folder: Path) -> None:
    """P4: the sentence names the other program, and neither damage nor a missing log."""
    from evendeal.commands import waiting

    before = waiting.SECONDS
    waiting.SECONDS = 0.3
    try:
        with held(folder, ALONE):
            answer = typed("standings", "cup", "--log", folder)
    finally:
        waiting.SECONDS = before

    typed_refused(answer, LogHeld)
