"""The rules as the recorder's console asks them, here and in the browser's Python."""

import runpy
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from support.checkout import ROOT

WORLDS = ROOT / "tests" / "support" / "two_worlds"
WORKER = ROOT / "ui" / "src" / "recorder" / "worker"
PYODIDE = ROOT / "ui" / "node_modules" / "pyodide"
PATIENCE = 1_800
"""Seconds for all that a witness is asked at once; only what hangs is meant to be ended.

A thousand hands take a quarter of a minute, and have taken more than five where other work had
every processor.
"""


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive of the rules, as the build writes it."""
    target = tmp_path_factory.mktemp("rules") / "rules.zip"
    runpy.run_path(str(ROOT / "scripts" / "rules_zip.py"))["write"](target)
    return target


@pytest.fixture(scope="module")
def snapshot(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The memory of a Python that has read the archive, as the build writes it."""
    target = tmp_path_factory.mktemp("snapshot") / "python.snapshot"
    node = runpy.run_path(str(ROOT / "scripts" / "browser.py"))["node_here"]()
    made = (node, str(WORKER / "snapshot.mjs"), str(PYODIDE), str(archive), str(target))
    subprocess.run(made, check=True, timeout=PATIENCE)
    return target


@pytest.fixture(scope="module")
def in_the_browser(
    snapshot: Path, archive: Path, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], str]:
    """What Pyodide's Python answers a witness's text; it is the one that the build serves."""
    folder = tmp_path_factory.mktemp("browser")

    def ask(given: str) -> str:
        node = runpy.run_path(str(ROOT / "scripts" / "browser.py"))["node_here"]()
        (folder / "cases.json").write_text(given, "utf-8")
        subprocess.run(
            [
                *(node, str(WORLDS / "witness.mjs"), str(PYODIDE)),
                *(str(snapshot), str(archive)),
                str(WORLDS / "witness.py"),
                *(str(folder / "cases.json"), str(folder / "told.json")),
            ],
            check=True,
            timeout=PATIENCE,
        )
        return (folder / "told.json").read_text("utf-8")

    return ask
