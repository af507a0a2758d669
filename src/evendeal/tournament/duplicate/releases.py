"""When a table's device may be given the cards of its deals, and what holds the table (R38, R39).

Folded from the log's own lines and times, so that neither a restart nor another device knows
anything else.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import NamedTuple

from evendeal.ids import DealNo
from evendeal.poker.lines import BreakSeal, Dealt
from evendeal.poker.played import PlayedHand
from evendeal.tournament.duplicate.bodies import Body
from evendeal.tournament.line import Line

IN_A_ROW = 2
"""So many frozen hands in a row that the office has not answered stop a table."""

AT_ONCE = timedelta(0)


class Ahead(NamedTuple):
    """How far a table was ahead of its time when a first street was put down last.

    Attributes:
        at: when that was, by the log.
        by: how long from then on until that deal is released.
    """

    at: datetime
    by: timedelta

    def wait(self, now: datetime, shortest: timedelta) -> timedelta:
        """How long the next deal has to wait, put down now.

        Where the clock was set back nobody knows how long it has been: as if no time had passed,
        so that nothing is known early, and nobody waits for an hour that may never come.
        """
        return max(self.by + shortest - max(now - self.at, AT_ONCE), AT_ONCE)


@dataclass(frozen=True, slots=True)
class Releases:
    """The deals of one table in one session; a value.

    A deal's cards may be known from its release on: `release(k) = max(dealt(k), release(k-1) +
    shortest)`, in the order in which the first streets were put down. So invented hands, however
    fast they follow each other, bring no more boards than played ones could.

    Attributes:
        shortest: least time from one release to the next.
        times: the releases; None: not before the office has answered.
        ahead: how far the last of them was ahead of its time.
        row: the frozen hands in a row that the office has not answered.
        frozen: every hand that is frozen.
        meanwhile: the deals whose seal was broken while the table was held.
    """

    shortest: timedelta
    times: Mapping[DealNo, datetime | None] = field(default_factory=dict)
    ahead: Ahead | None = None
    row: tuple[DealNo, ...] = ()
    frozen: frozenset[DealNo] = frozenset()
    meanwhile: tuple[DealNo, ...] = ()

    @property
    def holding(self) -> tuple[DealNo, ...]:
        """The hands that stop the table, so that its next seal stays whole; empty: none do."""
        return self.row if len(self.row) >= IN_A_ROW else ()

    def seal_broken(self, deal: DealNo) -> "Releases":
        """The table has begun a deal."""
        return replace(self, meanwhile=(*self.meanwhile, deal)) if self.holding else self

    def dealt(self, deal: DealNo, at: datetime) -> "Releases":
        """The first street of a deal was put down."""
        if deal in self.meanwhile:
            return replace(self, times={**self.times, deal: None})
        wait = AT_ONCE if self.ahead is None else self.ahead.wait(at, self.shortest)
        times = {**self.times, deal: at + wait}
        return replace(self, times=times, ahead=Ahead(at, wait))

    def froze(self, deal: DealNo) -> "Releases":
        """A hand is frozen now, and was not before."""
        return replace(self, row=(*self.row, deal), frozen=self.frozen | {deal})

    def accepted(self) -> "Releases":
        """A hand has come to its end: what was frozen before it stands in no row with the next."""
        return replace(self, row=()) if self.row and not self.holding else self

    def answered(self, deal: DealNo, at: datetime) -> "Releases":
        """The office has answered to a hand: if it holds the table, it does no more.

        What was begun meanwhile is released from now on, one after the other like all else.
        """
        if deal not in self.row:
            return self
        freed = replace(self, row=(), meanwhile=())
        for withheld, time in self.times.items():
            if time is None:
                freed = freed.dealt(withheld, at)
        return freed


def after_line(
    was: Releases,
    deal: DealNo,
    hand: PlayedHand,
    body: Body,
    line: Line,
    *,
    finished: bool,
) -> Releases:
    """The releases after a line of a hand; `was` itself if it changes nothing.

    Args:
        hand: after the line.
        finished: it has become final with it.
    """
    now = was
    if isinstance(body, BreakSeal):
        now = was.seal_broken(deal)
    elif isinstance(body, Dealt) and deal not in was.times:
        now = was.dealt(deal, datetime.fromisoformat(line.at))
    frozen = hand.frozen
    if frozen and deal not in was.frozen:
        return now.froze(deal)
    if deal in was.frozen and (line.of_office or not frozen):
        return after_answer(now, deal, hand, line.at)
    return now.accepted() if finished else now


def after_answer(was: Releases, deal: DealNo, hand: PlayedHand, at: str) -> Releases:
    """The releases after the office has answered, ruled on or corrected a hand.

    Args:
        hand: after it.
    """
    now = was
    if hand.frozen != (deal in was.frozen):
        now = replace(was, frozen=was.frozen ^ {deal})
    return now.answered(deal, datetime.fromisoformat(at))
