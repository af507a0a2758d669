"""The process is killed while it writes: what it acknowledged is there."""

import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from evendeal.store import open_store
from support.events.drafts import CUP

pytestmark = pytest.mark.process

WRITER = """
import sys
from datetime import UTC, datetime
from pathlib import Path
from evendeal.store import open_store
from evendeal.tournament.line import Draft

store = open_store(Path(sys.argv[1]))
noon = datetime(2026, 5, 1, 12, tzinfo=UTC)
deal = sum(1 for line in store.log.lines("cup")) + 1
while True:
    drafts = [Draft(1, 1, deal, n, f"{deal}-{n}", {"do": "check", "seat": n}) for n in range(3)]
    for line in store.log.append("cup", drafts, noon, "ann"):
        print(line.position, line.hash, flush=True)
    deal += 1
"""


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    acknowledged: dict[int, str] = {}
    for kill_after in (40, 130, 75):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, str(tmp_path)],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        ) as process:
            assert process.stdout is not None
            for _ in range(kill_after):
                position, hash = process.stdout.readline().split()
                acknowledged[int(position)] = hash
            process.send_signal(signal.SIGKILL)
            for line in process.stdout:
                if line.endswith("\n"):
                    position, hash = line.split()
                    acknowledged[int(position)] = hash

        with closing(open_store(tmp_path)) as store:
            found = {line.position: line.hash for line in store.log.lines(CUP)}
            audit = store.log.audit(CUP)

        assert found.items() >= acknowledged.items()
        assert len(found) % 3 == 0  # of the three lines of an append, all or none
        assert audit.broken == ()
    assert len(acknowledged) >= 245
