"""The fast tier stays fast by itself: nobody has to remember what does not belong there."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from support.checkout import ROOT
from support.tiers import EXAMPLES, SLOW
from support.turns import LONGEST

TRIED = f"""
import multiprocessing, subprocess, sys
from contextlib import suppress
import pytest
from hypothesis import given, settings, strategies

tried = 0

def start():
    subprocess.run([sys.executable, "-c", ""], check=True)

@pytest.fixture
def started():
    start()

def test_starts():
    start()

def test_catches_what_it_is_refused():
    with suppress(BaseException):
        start()

def test_sets_up(started):
    pass

def test_spawns():
    multiprocessing.get_context("spawn").Process(target=print).start()

def test_asks_git():
    subprocess.run(["git", "--version"], check=True)

@pytest.mark.process
def test_is_marked():
    start()

@pytest.mark.long
def test_is_long():
    pass

@settings(max_examples=300, database=None)
@given(strategies.integers())
def test_property(number):
    global tried
    tried += 1

def test_has_tried_few():
    assert tried <= {EXAMPLES}
"""
WHOLE = """
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

Path("loaded").touch()


def test_in_a_file_of_long_ones():
    pass
"""

STARTERS = {"starts", "catches_what_it_is_refused", "sets_up", "spawns"}


def outcomes(folder: Path, *options: str) -> dict[str, str]:
    """How each of the tests above ends, by its name; what is not run is not there."""
    (folder / "test_tried.py").write_text(TRIED, "utf-8")
    (folder / "test_whole.py").write_text(WHOLE, "utf-8")
    command = ["-m", "pytest", "-p", "support.tiers", "-p", "no:cacheprovider", "-rA", "--tb=no"]
    where = os.environ | {"PYTHONPATH": str(ROOT / "tests")}
    ran = subprocess.run(
        [sys.executable, *command, "--strict-markers", f"--rootdir={folder}", *options, "."],
        cwd=folder,
        env={name: value for name, value in where.items() if not name.startswith("PYTEST_")},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    ended = re.findall(r"(?m)^(PASSED|FAILED|ERROR) test_\w+\.py::test_(\w+)", ran.stdout)
    assert ended, ran.stdout + ran.stderr
    return {name: how for how, name in ended}


class Ran(NamedTuple):
    """The tests above in both tiers, and whether the fast one loaded the file of long ones."""

    fast: dict[str, str]
    everything: dict[str, str]
    loaded: bool


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> Ran:
    folder = tmp_path_factory.mktemp("tiers")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n    process\n    long\n", "utf-8")
    fast = outcomes(folder, "--fast")
    loaded = (folder / "loaded").exists()
    return Ran(fast, outcomes(folder), loaded)


@pytest.mark.process
def test_who_starts_a_process_without_saying_so_fails_in_every_run(ran: Ran) -> None:
    failed = {name for name, how in ran.everything.items() if how != "PASSED"}

    assert failed == {*STARTERS, "has_tried_few"}
    assert {name for name, how in ran.fast.items() if how != "PASSED"} == STARTERS


@pytest.mark.process
def test_what_is_marked_is_not_of_the_fast_tier_and_a_whole_file_is_not_loaded(ran: Ran) -> None:
    left_out = {"is_marked", "is_long", "in_a_file_of_long_ones"}

    assert set(ran.everything) - set(ran.fast) == left_out
    assert not ran.loaded


def test_every_mark_that_keeps_a_test_from_the_fast_tier_is_explained() -> None:
    settings = (ROOT / "pyproject.toml").read_text("utf-8")

    assert [mark for mark in SLOW if f'\n    "{mark}: ' not in settings] == []


def test_the_files_that_come_first_are_there_and_each_is_named_once() -> None:
    assert [file for file in LONGEST if not (ROOT / "tests" / file).is_file()] == []
    assert len(set(LONGEST)) == len(LONGEST)
