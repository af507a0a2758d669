"""Parts of pages that are made of one thing each, and stand until that has changed."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Part = TypeVar("Part")


class FragmentCache(Generic[Part]):
    """The parts of a page of one event, by what they are made of; they outlive the page.

    What a part is made of is a value of the fold that another one replaces after every line about
    it, and it lies beside the part: as long as the event has that very value, the part stands. So
    it does not matter which fork of an event a page is made of, or whether the log was read anew.
    """

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[object, object, Part]] = {}

    def of(
        self, key: Hashable, source: object, make: Callable[[], Part], besides: object = None
    ) -> Part:
        """The part of a page, made unless the one in the cache still stands.

        Args:
            source: what the part is made of.
            make: makes it of `source`, and of nothing else that changes but `besides`.
            besides: a value; if it is another one the part is made anew.
        """
        known = self._parts.get(key)
        if known is None or known[0] is not source or known[1] != besides:
            known = self._parts[key] = source, besides, make()
        return known[2]
