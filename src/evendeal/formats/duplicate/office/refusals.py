"""Why something cannot be ruled, corrected, repaired or withdrawn in an event of hands."""

from evendeal.errors import Refused, Unfit
from evendeal.ids import DealNo, EntryId, EventId, SessionNo, TableNo


class PenaltyOfNothing(Unfit):
    """A penalty that takes no points."""

    def __init__(self, *, points: str) -> None:
        super().__init__(f"a penalty takes points; {points} is none")
        self.points = points


class NotInSession(Unfit):
    """A penalty in a session that the entry does not play, where it would take nothing."""

    def __init__(self, *, entry: EntryId, session: SessionNo) -> None:
        super().__init__(
            f"{entry} does not play session {session}, so a penalty there takes nothing"
        )
        self.entry = entry
        self.session = session


class DealReplaced(Refused):
    """A ruling on a deal that is void everywhere already."""

    def __init__(self, *, deal: DealNo) -> None:
        super().__init__(f"deal {deal} has been replaced; withdraw that ruling first")
        self.deal = deal


class ReplaceEverywhere(Refused):
    """A deal void at more than half of the tables, which can only be replaced (R23)."""

    def __init__(self, *, deal: DealNo, void: int, tables: int) -> None:
        super().__init__(
            f"deal {deal} would be void at {void} of {tables} tables, more than half; "
            "replace it everywhere"
        )
        self.deal = deal
        self.void = void
        self.tables = tables


class TooLateToReplace(Refused):
    """A deal to be replaced in a session whose reserve deals are public."""

    def __init__(self, *, session: SessionNo) -> None:
        super().__init__(
            f"session {session} has ended and its reserve deals are public; "
            "void the deal at tables instead"
        )
        self.session = session


class StillFrozen(Refused):
    """A hand that cannot stand: its board contradicts the deck-order."""

    def __init__(self, *, table: TableNo, deal: DealNo) -> None:
        super().__init__(
            f"what table {table} recorded in deal {deal} contradicts the deck-order; "
            "correct the line, or rule the deal void there"
        )
        self.table = table
        self.deal = deal


class NothingPlayed(Refused):
    """A ruling that play stands, or is adjusted, at a table that has not played."""

    def __init__(self, *, table: TableNo, deal: DealNo) -> None:
        super().__init__(f"table {table} has not played deal {deal}")
        self.table = table
        self.deal = deal


class FouledAlone(Refused):
    """One table to be compared with itself."""

    def __init__(self, *, table: TableNo, deal: DealNo) -> None:
        super().__init__(
            f"table {table} alone has nobody to be compared with in deal {deal}; name every table "
            "that played the same wrong form, or rule the deal void there"
        )
        self.table = table
        self.deal = deal


class NobodyPlayedItRight(Refused):
    """A deal in which no table would be left that played it as it was laid."""

    def __init__(self, *, deal: DealNo) -> None:
        super().__init__(
            f"no table would be left that played deal {deal} as it was laid; if all played the "
            "same wrong form it stands, else replace it everywhere"
        )
        self.deal = deal


class NoResultToCompare(Refused):
    """A table of a group that came to no result."""

    def __init__(self, *, table: TableNo, deal: DealNo) -> None:
        super().__init__(
            f"table {table} has no result in deal {deal} to be compared; let it be played to its "
            "end, or rule the deal void there"
        )
        self.table = table
        self.deal = deal


class PlayedAlready(Refused):
    """A deal that a table is to have had no time for, and that it has played."""

    def __init__(self, *, table: TableNo, deal: DealNo) -> None:
        super().__init__(f"table {table} has played deal {deal}; rule it void if it cannot count")
        self.table = table
        self.deal = deal


class RuledOtherwise(Refused):
    """A table whose result another ruling in force has taken out of the comparison."""

    def __init__(self, *, table: TableNo, deal: DealNo) -> None:
        super().__init__(
            f"deal {deal} at table {table} is void, or compared in a group already; withdraw that "
            "ruling first"
        )
        self.table = table
        self.deal = deal


class CorrectionPeriodOver(Refused):
    """A ruling made or withdrawn after the time for it."""

    def __init__(self, *, until: str) -> None:
        super().__init__(f"the correction period ended at {until}; only a late ruling can be made")
        self.until = until


class NoSuchRuling(Refused):
    """A ruling to be withdrawn that does not count."""

    def __init__(self, *, ruling: int) -> None:
        super().__init__(f"there is no ruling {ruling} in force")
        self.ruling = ruling


class CannotBeTakenBack(Refused):
    """A ruling on which later play rests."""

    def __init__(self, *, ruling: int, why: str) -> None:
        super().__init__(f"ruling {ruling} can no longer be withdrawn: {why}")
        self.ruling = ruling
        self.why = why


class DealUnknown(Unfit):
    """A correction of a hand that has no line."""

    def __init__(self, *, table: TableNo, deal: DealNo) -> None:
        super().__init__(f"nothing has been recorded at table {table} in deal {deal}")
        self.table = table
        self.deal = deal


class CorrectInstead(Refused):
    """A line of an accepted hand to be undone: its result would no longer be known."""

    def __init__(self, *, table: TableNo, deal: DealNo, of: int) -> None:
        super().__init__(
            f"table {table} has accepted deal {deal}; say what line {of} should have been instead"
        )
        self.table = table
        self.deal = deal
        self.of = of


class SealStillWhole(Refused):
    """A deck to be revealed for repair whose seal nobody has broken."""

    def __init__(self, *, table: TableNo, deal: DealNo) -> None:
        super().__init__(f"the seal of deal {deal} at table {table} has not been broken")
        self.table = table
        self.deal = deal


class NothingToRepair(Refused):
    """A deck to be revealed for repair after its hand was over, or void."""

    def __init__(self, *, table: TableNo, deal: DealNo) -> None:
        super().__init__(
            f"the hand of table {table} in deal {deal} is over or void; no deck is repaired"
        )
        self.table = table
        self.deal = deal


class RepairOutstanding(Refused):
    """A deck to be put right while another one is: one deck-order at a time is seen."""

    def __init__(self, *, repair: int, table: TableNo, deal: DealNo, by: str) -> None:
        super().__init__(
            f"the deck of deal {deal} at table {table} is being put right for {by}; "
            "one deck at a time"
        )
        self.repair = repair
        self.table = table
        self.deal = deal
        self.by = by


class NoSuchRepair(Refused):
    """A repair that does not wait for what is to be done to it."""

    def __init__(self, *, repair: int) -> None:
        super().__init__(f"there is no repair {repair} that waits for this")
        self.repair = repair


class OwnRepair(Refused):
    """A repair confirmed by whoever requested it."""

    def __init__(self, *, by: str) -> None:
        super().__init__(f"{by} requested it; somebody else confirms it")
        self.by = by


class CustodianConfirms(Refused):
    """A repair confirmed by a director where the event has a deck custodian."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"{event} has a deck custodian, who confirms it")
        self.event = event


class NotConfirmedYet(Refused):
    """A deck-order that nobody has agreed to give."""

    def __init__(self, *, repair: int) -> None:
        super().__init__(f"repair {repair} is not confirmed yet; no card is revealed before")
        self.repair = repair


class SomebodyElsesRepair(Refused):
    """A deck-order that another person has requested."""

    def __init__(self, *, repair: int, by: str) -> None:
        super().__init__(f"{by} requested repair {repair}, and nobody else is given the cards")
        self.repair = repair
        self.by = by


class OrderSeenAlready(Refused):
    """A repair to be turned down whose deck-order has been seen; it can only be finished."""

    def __init__(self, *, repair: int) -> None:
        super().__init__(
            f"the deck-order of repair {repair} has been seen; say when the deck is in order"
        )
        self.repair = repair
