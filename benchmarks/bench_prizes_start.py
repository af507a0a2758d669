"""A fresh process that answers one question about prizes, from its start to its end."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import evendeal
from benchmarks.rows import Row, fastest

FOUR = ["5000", "3000", "1500", "500", "--prizes", "500,300,200"]


def rows() -> Iterator[Row]:
    """Seconds of wall time, since a person waits for the whole process."""
    environment = {**os.environ, "PYTHONPATH": str(Path(evendeal.__file__).parents[1])}

    def seconds(*words: str) -> float:
        command = [sys.executable, "-m", "evendeal", *words]

        def fresh() -> None:
            subprocess.run(command, env=environment, capture_output=True, check=True)

        return fastest(fresh, rounds=9, clock=time.perf_counter)

    yield Row("evendeal icm, four players, a fresh process", seconds("icm", *FOUR), "s", floor=1.0)
    yield Row("evendeal dcm, four players, a fresh process", seconds("dcm", *FOUR), "s")
