"""What the desks of all formats of duplicate poker have: consoles, decks, sheets about decks."""

from abc import ABC
from typing import TYPE_CHECKING

from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.recording import deals_left
from evendeal.formats.format_desk import FormatDesk, Left
from evendeal.ids import EventId, SessionNo, TableNo

if TYPE_CHECKING:
    from evendeal.formats.duplicate.cards import DuplicateCards
    from evendeal.formats.duplicate.console import DuplicateConsole
    from evendeal.formats.duplicate.sheets import DuplicateSheets

# Pages, archives and proofs are loaded by whoever wants one: not at a rehearsal of another format.


class DuplicateDesk(FormatDesk, ABC):
    """The events of a format of duplicate poker in a log."""

    _ledger: DealDesk

    @classmethod
    def console_side(cls) -> "type[DuplicateConsole]":
        """Its tables' consoles."""
        from evendeal.formats.duplicate.console import DuplicateConsole

        return DuplicateConsole

    def left(self, event: EventId, session: SessionNo, table: TableNo) -> Left:
        """What a table has still to play."""
        return Left("deals", deals_left(self._ledger, event, session, table))

    @classmethod
    def print_side(cls) -> "type[DuplicateSheets]":
        """What is printed of its events."""
        from evendeal.formats.duplicate.sheets import DuplicateSheets

        return DuplicateSheets

    @property
    def cards(self) -> "DuplicateCards":
        """Its decks and hands."""
        from evendeal.formats.duplicate.cards import DuplicateCards

        return DuplicateCards(self._ledger)
