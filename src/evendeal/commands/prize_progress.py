"""A bar with the time left, for what takes long."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING

from evendeal.commands.report import warn
from evendeal.extras import how_to_install

if TYPE_CHECKING:
    from evendeal.commands.terminal import Bar
    from evendeal.prizes.worth import Progress

PATIENCE = 0.5
"""Seconds after which the bar appears."""


def say_if_slow() -> None:
    """One line on the error stream where nothing is compiled."""
    from evendeal.prizes._compiled import is_compiled

    if not is_compiled():
        slower = "numba is not installed: large tables take up to a hundred times as long"
        warn(f"{slower}; {how_to_install('prizes')}")


@contextmanager
def telling_progress(what: str) -> Iterator["Progress"]:
    """What a long calculation tells its progress to; it shows on a terminal only."""
    began = monotonic()
    bar: Bar | None = None

    def tell(part: float) -> None:
        nonlocal bar
        if bar is None and part < 1 and sys.stderr.isatty() and monotonic() - began > PATIENCE:
            bar = _started(what)
        if bar is not None:
            bar.update(bar.task_ids[0], completed=part)

    try:
        yield tell
    finally:
        if bar is not None:
            bar.stop()


def _started(what: str) -> "Bar":
    """A bar with what is worked out, how much of it is done and the time left."""
    from evendeal.commands.terminal import bar

    started = bar(percent=True)
    started.add_task(what, total=1.0)
    started.start()
    return started
