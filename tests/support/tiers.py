"""The tiers of the tests: what runs at each save, and what a change must pass before it lands.

A test is of the fast tier unless it is marked `browser`, `process` or `long`. Only the last has to
be remembered: folders give their marks to all that lies in them, and in every run a test fails that
starts a process, by itself or by a fixture, and is not marked for it.
"""

import multiprocessing.process
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

TESTS = Path(__file__).resolve().parents[1]
SLOW = ("browser", "gnubg", "long", "process")
"""The marks of tests that are not of the fast tier."""
FOLDERS = {"browser": "browser", "rules_in_browser": "process"}
"""The folders of the tests all of whose tests have a mark."""
ALL_OF_A_FILE = re.compile(rf"(?m)^pytestmark = pytest\.mark\.({'|'.join(SLOW)})$")
"""How a file says that all of its tests have a mark."""
TOOLS = frozenset({"git"})
"""Programs that are not ours, end at once, and may be asked in every tier."""
EXAMPLES = 5
"""Of a property, in the fast tier; all of them are in `make test`."""
HOW = "_hypothesis_internal_use_settings"
"""Where Hypothesis keeps the settings of a property; a test holds that it still does."""
STARTS = frozenset(
    {
        *("subprocess.Popen", "os.exec", "os.fork", "os.forkpty", "os.posix_spawn"),
        *("os.spawn", "os.system"),
    }
)
"""The audit events of Python with which a process begins."""


def is_fast(config: pytest.Config) -> bool:
    """Whether the fast tier alone is run."""
    return bool(config.getoption("--fast"))


def may_start(item: pytest.Item) -> bool:
    """Whether a test says that it starts processes."""
    return any(item.get_closest_marker(mark) for mark in ("browser", "gnubg", "process"))


class Guard:
    """Looks for processes that are started while a test runs, or sets something up."""

    def __init__(self) -> None:
        self.item: pytest.Item | None = None
        self.started: list[str] = []
        """By the test that runs, which may not."""

    def install(self) -> None:
        """Begin to look: for good, since Python keeps its audit hooks to the end."""
        sys.addaudithook(self._heard)
        start = multiprocessing.process.BaseProcess.start

        # Of a process that is not forked there is no event.
        def heard(process: multiprocessing.process.BaseProcess) -> None:
            self._begins(f"multiprocessing: {process.name}")
            start(process)

        multiprocessing.process.BaseProcess.start = heard  # type: ignore[method-assign]

    def _heard(self, event: str, arguments: tuple[Any, ...]) -> None:
        # In this order: when the interpreter ends there is no test, and names of modules are gone.
        if self.item is None or event not in STARTS:
            return
        program = arguments[0] if arguments else ""
        if os.path.basename(os.fsdecode(program or "")) not in TOOLS:
            self._begins(f"{event}: {program}")

    def _begins(self, what: str) -> None:
        if self.item is not None and not may_start(self.item):
            self.started.append(what)
            pytest.fail(self.complaint())

    def complaint(self) -> str:
        """What is said to whoever wrote the test that runs."""
        return (
            "this test starts a process and is not marked `process` "
            f"({', '.join(self.started)}); tests without that mark run at each save"
        )


guard = Guard()


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--fast`, beside pytest's own options."""
    parser.addoption(
        "--fast",
        action="store_true",
        help=f"the fast tier alone: nothing marked {', '.join(SLOW)}, few examples of a property",
    )


def pytest_sessionstart(session: pytest.Session) -> None:
    """Begin to look for processes, in whatever runs the tests."""
    guard.install()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """In the fast tier folders and files without a test of that tier are not even loaded."""
    if not is_fast(config):
        return None
    if collection_path.parent == TESTS and collection_path.name in FOLDERS:
        return True
    is_test = collection_path.name.startswith("test_") and collection_path.suffix == ".py"
    return True if is_test and ALL_OF_A_FILE.search(collection_path.read_text("utf-8")) else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Give tests the marks of their folders; in the fast tier leave out what is slow."""
    for item in items:
        for folder, mark in FOLDERS.items():
            if item.path.is_relative_to(TESTS / folder):
                item.add_marker(mark)
    if is_fast(config):
        slow = [item for item in items if any(map(item.get_closest_marker, SLOW))]
        config.hook.pytest_deselected(items=slow)
        left_out = set(slow)
        items[:] = [item for item in items if item not in left_out]
        for item in items:
            few_examples(item)


def few_examples(item: pytest.Item) -> None:
    """Let a property be tried with few examples, however many it asks for."""
    if not isinstance(item, pytest.Function):
        return
    test = getattr(item.obj, "__func__", item.obj)
    wanted = getattr(test, HOW, None)
    if isinstance(wanted, settings):
        setattr(test, HOW, fewer(wanted))
    elif isinstance(getattr(item.cls, "settings", None), settings):
        item.cls.settings = fewer(item.cls.settings)


def fewer(wanted: settings) -> settings:
    """The settings with no more than a few examples."""
    return settings(wanted, max_examples=min(wanted.max_examples, EXAMPLES))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Know which test it is that starts a process."""
    guard.item = item
    guard.started.clear()
    try:
        return (yield)
    finally:
        guard.item = None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Fail also where the refusal was caught, or struck in a thread."""
    yield
    if guard.started:
        pytest.fail(guard.complaint())
