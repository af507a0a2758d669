"""`serve --processes`: several processes answer at one address, and the one who was started sees
to them.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from urllib.request import urlopen

import pytest

from support.checkout import ROOT

pytestmark = pytest.mark.process

COUNT = 2
PATIENCE = 90.0


class House:
    """A server with processes: who was started, where it is, and whom it has started."""

    def __init__(self, started: "subprocess.Popen[str]", address: str) -> None:
        self.started = started
        self.address = address

    @property
    def processes(self) -> set[int]:
        """The numbers of those who serve."""
        command = ["ps", "-o", "pid=", "--ppid", str(self.started.pid)]
        finished = subprocess.run(command, capture_output=True, text=True, check=False)
        return {int(word) for word in finished.stdout.split()}

    def answers(self) -> bool:
        """Whether somebody answers."""
        with suppress(OSError), urlopen(f"{self.address}api/events", timeout=PATIENCE) as answer:
            return answer.status == 200
        return False


@contextmanager
def serving(log: Path, *more: str) -> Iterator[House]:
    command = [sys.executable, "-m", "evendeal", "serve", "--no-demonstration", "--log", str(log)]
    with subprocess.Popen(
        [*command, "--port", "0", "--processes", str(COUNT), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
    ) as started:
        assert started.stdout is not None
        try:
            yield House(started, started.stdout.readline().split()[-1])
        finally:
            if started.poll() is None:
                started.terminate()
            started.wait(PATIENCE)


def until(seen: Callable[[], bool]) -> bool:
    """Whether something is seen in the end."""
    end = monotonic() + PATIENCE
    while not seen():
        if monotonic() > end:
            return False
        sleep(0.1)
    return True


def gone(process: int) -> bool:
    """Whether a process has ended."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_one_that_is_killed_is_replaced_and_the_address_answers_meanwhile(tmp_path: Path) -> None:
    with serving(tmp_path / "var") as house:
        assert house.answers()
        first = house.processes
        assert len(first) == COUNT
        killed = first.pop()
        os.kill(killed, signal.SIGKILL)
        answered = [house.answers() for _ in range(20)]
        assert until(lambda: len(house.processes - {killed}) == COUNT)
        assert first < house.processes
        assert house.answers()
        house.started.send_signal(signal.SIGTERM)
        assert house.started.stderr is not None
        output = house.started.stderr.read()
        assert house.started.wait(PATIENCE) == 0

    assert all(answered)
    assert output.count("\n") == 1
    assert f"({-signal.SIGKILL})" in output


@pytest.mark.parametrize("wish", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_all_end_with_the_one_who_was_started_however_that_ends(
    wish: signal.Signals, tmp_path: Path
) -> None:
    with serving(tmp_path / "var") as house:
        assert house.answers()
        processes = house.processes
        house.started.send_signal(wish)
        house.started.wait(PATIENCE)

        assert until(lambda: all(map(gone, processes)))
        assert not house.answers()
