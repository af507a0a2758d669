"""A hall of three tables for the office's tests: a clock that is moved, and hands by script."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from evendeal.director.appending import At
from evendeal.formats.duplicate.recording import record
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import DealNo, EntryId, TableNo
from evendeal.poker import Action, Call, Check, Fold, RaiseTo
from evendeal.poker.setup import Chips
from evendeal.tournament.seat_teams.event import Event
from support.clock import Moved
from support.events.poker import CUP, FIRST, begun, desk_on, due, event_of
from support.offices import poker_office

ANN = "Ann"
"""The director of these tests."""


def three(deals: int = 1, reserve: int = 1, **changes: Any) -> Event:
    """Three teams at three tables of three seats."""
    return event_of(teams=3, deals=deals, play=f"reserve = {reserve}", **changes)


class Floor:
    """A desk with its office and its clock."""

    def __init__(self, desk: Desk, clock: Moved) -> None:
        self.desk = desk
        self.clock = clock
        self.office = poker_office(desk)
        self._keys = 0

    def key(self) -> str:
        """A key that has not been used."""
        self._keys += 1
        return f"k{self._keys}"

    def rule(self, **fields: Any) -> int:
        """A ruling; its number."""
        done = self.office.rule(CUP, ruling(**fields), key=self.key(), by=ANN)
        assert done.ruling is not None
        return done.ruling

    def withdraw(self, number: int) -> None:
        """A ruling taken back."""
        self.office.withdraw(CUP, number, reason="it was wrong", key=self.key(), by=ANN)

    def chips(self, table: int, deal: int = 1) -> tuple[Chips, ...]:
        """What a table's seats have in an open deal."""
        record = self.desk.progress(CUP).sessions[FIRST].opened[DealNo(deal)]
        return record.traveller[TableNo(table)].chip_scores

    def state(self) -> Any:
        """Everything that is counted: standings, ladders, travellers of the open deals."""
        progress = self.desk.progress(CUP)
        now = progress.sessions[FIRST]
        travellers = {d: r.traveller for d, r in now.opened.items() if now.compares(d)}
        return progress.standings(), progress.scores().contests, travellers, now.slots

    def points(self) -> dict[str, Any]:
        """The points of each team."""
        return {line.entry: line.points for line in self.desk.progress(CUP).standings()}

    def at(self, table: int) -> At:
        """The hand that a table plays now."""
        return due(self.desk, table)

    def play(self, table: int, how: str = "fold", *, accept: bool = True) -> At:
        """The next hand of a table: `fold`, `raise` (button takes the blinds), or `pot`."""
        at = self.at(table)
        key = f"t{table}-{at.deal}"
        record(self.desk, at, script(self.desk, at, how), key=key, by=f"rec{table}", accept=accept)
        return at

    def entry_at(self, table: int, seat: int) -> EntryId:
        """The team in a seat."""
        seated = self.desk.progress(CUP).sessions[FIRST].tables[table - 1][seat - 1]
        assert seated is not None
        return seated.entry


def ruling(
    *,
    kind: str = "fouled_deck",
    deal: int | None = 1,
    tables: tuple[int, ...] = (),
    effect: dict[str, Any] | None = None,
    rule: str = "TDA 35-D",
    reason: str = "two sevens of clubs",
    **more: Any,
) -> dict[str, Any]:
    """A ruling as the office's form says it."""
    fields = {"kind": kind, "deal": deal, "tables": tables, "rule": rule, "reason": reason}
    return {**fields, "effect": effect or {"as": "void", "adjust": {}}, **more}


def script(desk: Desk, at: At, how: str) -> list[Action]:
    """A whole hand: the button opens three-handed, the blinds are the two seats after it."""
    state = desk.progress(CUP).hand(at.session, at.table, at.deal).state
    assert state is not None
    button = state.setup.button
    small, big = button % 3 + 1, (button + 1) % 3 + 1
    if how == "fold":
        return [Fold(button), Fold(small)]
    if how == "raise":
        return [RaiseTo(button, 150), Fold(small), Fold(big)]
    opened = [RaiseTo(button, 200), Fold(small), Call(big)]
    return [*opened, Check(big), RaiseTo(button, 100), Fold(big)]


@contextmanager
def floor(folder: Path, event: Event) -> Iterator[Floor]:
    """A floor on which the first session of an event has begun."""
    for desk in desk_on(folder):
        clock = Moved()
        moved = Desk(replace(desk.adapters, clock=clock))
        begun(moved, event)
        yield Floor(moved, clock)


def played(found: Floor) -> Floor:
    """Deal 1 at every table: +75 -25 -50, then 0 -25 +25, then +225 -25 -200."""
    for table, how in enumerate(("raise", "fold", "pot"), 1):
        found.play(table, how)
    return found
