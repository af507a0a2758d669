"""What was compiled before is used only while the kernels are the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.checkout import ROOT

pytestmark = pytest.mark.process

KERNEL = """
from evendeal.prizes._compiled import kernel
from room._called import more


@kernel
def asked():
    return more()
"""

CALLED = """
from evendeal.prizes._compiled import kernel


@kernel
def more():
    return {answer}
"""


def asked(folder: Path) -> str:
    """What a fresh Python's kernel says."""
    finished = subprocess.run(
        [sys.executable, "-c", "from room._asked import asked; print(asked())"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": f"{folder}:{ROOT / 'src'}"},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return finished.stdout.strip()


def test_a_kernel_is_compiled_anew_when_what_it_calls_has_changed(tmp_path: Path) -> None:
    room = tmp_path / "room"
    room.mkdir()
    (room / "__init__.py").write_text("")
    (room / "_asked.py").write_text(KERNEL)
    (room / "_called.py").write_text(CALLED.format(answer=1))
    before = [asked(tmp_path), asked(tmp_path)]
    kept = sorted((room / "__pycache__").glob("_asked.*.nbi"))

    (room / "_called.py").write_text(CALLED.format(answer=22))

    assert kept
    assert before == ["1", "1"]
    assert asked(tmp_path) == "22"


def test_what_was_compiled_is_kept_while_nothing_has_changed(tmp_path: Path) -> None:
    room = tmp_path / "room"
    room.mkdir()
    (room / "__init__.py").write_text("")
    (room / "_asked.py").write_text(KERNEL)
    (room / "_called.py").write_text(CALLED.format(answer=1))
    asked(tmp_path)
    compiled = {file: file.stat().st_mtime_ns for file in room.glob("__pycache__/*.nbc")}

    asked(tmp_path)

    assert compiled
    assert {file: file.stat().st_mtime_ns for file in room.glob("__pycache__/*.nbc")} == compiled
