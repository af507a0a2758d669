"""Those who are told of something: added under a lock, and taken off again."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, TypeVar

OneT = TypeVar("OneT")


def told_too(lock: AbstractContextManager[Any], those: list[OneT], one: OneT) -> Callable[[], None]:
    """Add one to those who are told; the answer, which may be called twice, takes it off again."""
    with lock:
        those.append(one)

    def end() -> None:
        with lock:
            if one in those:
                those.remove(one)

    return end
