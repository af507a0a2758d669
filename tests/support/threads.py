"""Work on another thread while this one goes no further."""

from collections.abc import Callable
from threading import Thread
from typing import Any

SOON = 20.0
"""Seconds after which a thread that has not come back is held up."""


def on_another_thread(work: Callable[[], object]) -> bool:
    """Whether it is through while this thread goes no further."""
    thread = Thread(target=work, daemon=True)
    thread.start()
    thread.join(SOON)
    return not thread.is_alive()


def meanwhile(work: Callable[[], object], make: Any, came: list[bool]) -> Any:
    """What makes a view; just before the first one other work is done on another thread."""
    still = [work]

    def made(*about: Any) -> Any:
        if still:
            came.append(on_another_thread(still.pop()))
        return make(*about)

    return made
