"""The memory of Python that tablets take over is the same at every build of the same rules."""

import runpy
import subprocess
from pathlib import Path

from support.checkout import ROOT

PATIENCE = 1_800
"""Seconds; only what hangs is meant to be ended."""


def test_a_memory_made_again_is_the_same_to_the_byte(
    archive: Path, snapshot: Path, tmp_path: Path
) -> None:
    """Otherwise each build of the screens would have every tablet fetch it anew."""
    again = tmp_path / "python.snapshot"
    node = runpy.run_path(str(ROOT / "scripts" / "browser.py"))["node_here"]()
    script, pyodide = ROOT / "ui/src/recorder/worker/snapshot.mjs", ROOT / "ui/node_modules/pyodide"
    subprocess.run([node, script, pyodide, archive, again], check=True, timeout=PATIENCE)

    assert again.read_bytes() == snapshot.read_bytes()
