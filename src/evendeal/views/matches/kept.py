"""Parts of pages that are made of one match each, and kept until their match changes."""

from collections.abc import Callable
from typing import Generic, TypeVar

from evendeal.ids import SessionNo
from evendeal.tournament.matches.session import MatchRecord

Part = TypeVar("Part")


class KeptParts(Generic[Part]):
    """The parts of a page of one event, one for each match; they outlive the page.

    The event has another record of a match after every line about it, and the record of a part is
    kept beside it: as long as the event has that very record, the part stands. So it does not
    matter which fork of an event a page is made of, or whether the log was read anew.
    """

    def __init__(self) -> None:
        self._parts: dict[tuple[SessionNo, int], tuple[MatchRecord, object, Part]] = {}

    def of(self, record: MatchRecord, make: Callable[[], Part], besides: object = None) -> Part:
        """The part of a match, made unless it is kept.

        Args:
            make: makes it of what the event knows about the match, and nothing else that changes
                but `besides`.
            besides: a value; if it is another one the part is made anew.
        """
        known = self._parts.get(record.key)
        if known is None or known[0] is not record or known[1] != besides:
            known = self._parts[record.key] = record, besides, make()
        return known[2]
