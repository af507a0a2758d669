"""A bar with the time left, for what takes long."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING

from evendeal.commands.report import warn

if TYPE_CHECKING:
    from evendeal.prizes.worth import Progress

PATIENCE = 0.5
"""Seconds after which the bar appears."""


def say_if_slow() -> None:
    """One line on the error stream where nothing is compiled."""
    from evendeal.prizes._compiled import is_compiled

    if not is_compiled():
        warn("numba is not installed: large tables take up to a hundred times as long")


@contextmanager
def telling_progress(what: str) -> Iterator["Progress"]:
    """What a long calculation tells its progress to; it shows on a terminal only."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
    from rich.progress import TimeRemainingColumn as TimeLeft

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeLeft())
    bar = Progress(*columns, console=console, transient=True, speed_estimate_period=120)
    task = bar.add_task(what, total=1.0)
    began = monotonic()
    started = False

    def tell(part: float) -> None:
        nonlocal started
        bar.update(task, completed=part)
        if not started and part < 1 and monotonic() - began > PATIENCE and console.is_terminal:
            started = True
            bar.start()

    try:
        yield tell
    finally:
        if started:
            bar.stop()
