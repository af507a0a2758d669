"""Listeners of something: added and taken off on any thread."""

from collections.abc import Callable, Sequence
from threading import Lock
from typing import Generic, TypeVar

OneT = TypeVar("OneT")


class Listeners(Generic[OneT]):
    """Those who listen to something."""

    def __init__(self) -> None:
        self._lock = Lock()
        self.those: tuple[OneT, ...] = ()
        """Those who listen now."""

    def add(self, one: OneT) -> Callable[[], None]:
        """Add one; the answer, which may be called twice, takes it off."""
        with self._lock:
            self.those = (*self.those, one)

        def end() -> None:
            with self._lock:
                left = list(self.those)
                if one in left:
                    left.remove(one)
                self.those = tuple(left)

        return end


def all_ends(ends: Sequence[Callable[[], None]]) -> Callable[[], None]:
    """Of several who listen, what takes all of them off."""

    def end() -> None:
        for each in ends:
            each()

    return end
