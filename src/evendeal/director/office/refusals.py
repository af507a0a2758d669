"""Why something cannot be ruled or answered, whatever is played."""

from evendeal.errors import Refused, Unfit
from evendeal.ids import DealNo, EntryId, TableNo


class RuleNumberMissing(Unfit):
    """A ruling that names no rule."""

    def __init__(self) -> None:
        super().__init__("a ruling names the rule that it follows")


class RulingReasonMissing(Unfit):
    """A ruling without a word why."""

    def __init__(self) -> None:
        super().__init__("a ruling needs its reason")


class NoSuchEntry(Unfit):
    """An entry that the event does not have."""

    def __init__(self, *, entry: EntryId) -> None:
        super().__init__(f"there is no entry {entry}")
        self.entry = entry


class NoCallOpen(Refused):
    """A call to be answered that nobody has made."""

    def __init__(self, *, table: TableNo, deal: DealNo) -> None:
        super().__init__(f"table {table} has no open call in deal {deal}")
        self.table = table
        self.deal = deal
