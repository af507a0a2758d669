"""The rulings of an event as its log tells them: in force, withdrawn, and what that changes."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from fractions import Fraction

from evendeal.ids import DealNo, EntryId, TableNo
from evendeal.reason import Reason
from evendeal.tournament.duplicate.ruled_deals import rulings_on
from evendeal.tournament.duplicate.rulings import (
    Penalised,
    Replaced,
    Ruled,
    RulingRecord,
    Stands,
    Withdrawn,
)
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.duplicate.table_hand import TableHand
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import OutOfPlace


@dataclass(frozen=True, slots=True)
class Changed:
    """What a ruling or its withdrawal has changed.

    Attributes:
        deals: the deals to be counted anew.
        final: the tables whose play of `deal` has become final by it.
    """

    deals: frozenset[DealNo]
    deal: DealNo
    final: tuple[TableNo, ...] = ()


class RulingBook:
    """Every ruling of an event, numbered from 1 in the order of the log."""

    def __init__(self) -> None:
        self.records: list[RulingRecord] = []
        self._before: dict[int, tuple[tuple[TableNo, TableHand], ...]] = {}

    def fork(self) -> "RulingBook":
        """A copy, to try rulings on."""
        other = RulingBook()
        other.records = list(self.records)
        other._before = dict(self._before)
        return other

    def let_stand_by(self, number: int) -> tuple[tuple[TableNo, TableHand], ...]:
        """The hands that a ruling in force has let stand, as they were before it."""
        return self._before.get(number, ())

    @property
    def penalties(self) -> dict[EntryId, Fraction]:
        """Points that rulings in force take from entries."""
        taken: dict[EntryId, Fraction] = {}
        for record in self.records:
            effect = record.ruled.effect
            if record.withdrawn is None and isinstance(effect, Penalised):
                taken[effect.entry] = taken.get(effect.entry, Fraction(0)) + effect.points
        return taken

    def rule(
        self, now: SessionProgress, ruled: Ruled, line: Line, entries: Collection[EntryId]
    ) -> Changed:
        """Take one more ruling.

        Args:
            entries: of the event.

        Raises:
            OutOfPlace: it is about a deal, a table or an entry that is not there.
        """
        about_a_deal = not isinstance(ruled.effect, Penalised)
        if about_a_deal != bool(ruled.deal) or ruled.deal > now.play.decks:
            raise OutOfPlace(
                position=line.position,
                why=Reason("place-ruling-deal", "a ruling on deal {deal}", deal=ruled.deal),
            )
        if not set(ruled.tables) <= set(now.played):
            raise OutOfPlace(
                position=line.position,
                why=Reason("place-ruling-table", "a ruling on a table that is not there"),
            )
        if isinstance(ruled.effect, Penalised) and ruled.effect.entry not in entries:
            entry = ruled.effect.entry
            raise OutOfPlace(
                position=line.position,
                why=Reason(
                    "place-ruling-entry", "a ruling on {entry}, not in the event", entry=entry
                ),
            )
        number = len(self.records) + 1
        self.records.append(RulingRecord(number, now.session, ruled, line.at, line.by))
        deal = DealNo(ruled.deal)
        if isinstance(ruled.effect, Stands):
            final = self._let_stand(now, deal, number, ruled, line.at)
            return Changed(frozenset(), deal, final)
        return Changed(self._apply(now, deal) if deal else frozenset(), deal)

    def withdraw(self, now: SessionProgress, body: Withdrawn, line: Line) -> Changed:
        """Take a withdrawal.

        Raises:
            OutOfPlace: there is no such ruling in force.
        """
        record = self.records[body.ruling - 1] if body.ruling <= len(self.records) else None
        counts = record is not None and record.withdrawn is None
        if record is None or not counts or record.session != now.session:
            raise OutOfPlace(
                position=line.position,
                why=Reason(
                    "place-ruling-not-counted", "ruling {ruling} does not count", ruling=body.ruling
                ),
            )
        self.records[body.ruling - 1] = replace(record, withdrawn=body.reason, withdrawn_at=line.at)
        deal = DealNo(record.ruled.deal)
        if isinstance(record.ruled.effect, Stands):
            self._take_back(now, deal, body.ruling)
            return Changed(frozenset(), deal)
        return Changed(self._apply(now, deal) if deal else frozenset(), deal)

    def _let_stand(
        self, now: SessionProgress, deal: DealNo, number: int, ruled: Ruled, at: str
    ) -> tuple[TableNo, ...]:
        before, final = [], []
        for table in ruled.tables or tuple(now.played):
            hand = now.owned(table, deal)
            if hand is not None:
                before.append((table, hand.copy()))
                was_final = hand.final
                hand.let_stand(at)
                if hand.final and not was_final:
                    final.append(table)
        self._before[number] = tuple(before)
        return tuple(final)

    def _take_back(self, now: SessionProgress, deal: DealNo, number: int) -> None:
        """Hands that a ruling let stand are as they were, unless they went on or are open."""
        for table, before in self._before.pop(number, ()):
            hand = now.hands[table, deal]
            if hand.lines == before.lines and deal not in now.opened:
                now.keep(table, deal, before.copy())
                if hand.final and not before.final:
                    now.unfinish(table, deal, hand.accepted_at)
        now.count(deal)

    def _apply(self, now: SessionProgress, deal: DealNo) -> frozenset[DealNo]:
        """What the rulings in force make of a deal; the deals to be counted anew."""
        in_force = [
            record.ruled
            for record in self.records
            if record.session == now.session and record.withdrawn is None
        ]
        now.rulings[deal] = rulings_on(deal, in_force, now.seated_at)
        slots: list[DealNo | None] = [DealNo(slot) for slot in range(1, now.deals + 1)]
        # Reserve deals come in the order of the rulings; with none left the place is cancelled.
        left = [DealNo(now.deals + number) for number in range(1, now.play.reserve + 1)]
        for ruled in in_force:
            if not isinstance(ruled.effect, Replaced):
                continue
            if ruled.deal in slots:
                slots[slots.index(DealNo(ruled.deal))] = left.pop(0) if left else None
            elif ruled.deal in left:
                # Void before its turn: the ruling that had brought it in was withdrawn.
                left.remove(DealNo(ruled.deal))
        before, now.slots = now.slots, tuple(slots)
        changed = {deal, *(each for each in (*before, *slots) if each is not None)}
        changed = {each for each in changed if each == deal or (each in before) != (each in slots)}
        for each in changed:
            now.count(each)
        return frozenset(changed)
