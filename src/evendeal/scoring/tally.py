"""Running totals: one traveller more, and the points are up to date."""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from itertools import chain
from operator import add, attrgetter, sub
from typing import TYPE_CHECKING, Any, TypeAlias

from evendeal.errors import Refused
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker import Chips
from evendeal.scoring.contest import Contest
from evendeal.scoring.lineup import LineUp
from evendeal.scoring.methods import Method
from evendeal.scoring.ranking import Ties, rank, rank_rows
from evendeal.scoring.scores import Scores
from evendeal.scoring.traveller import TableScore, Traveller

if TYPE_CHECKING:
    from numpy.typing import NDArray

_Grid: TypeAlias = "NDArray[Any]"
"""Chips by seat and entry: int64 while they are whole, else exact Python numbers."""

_TABLE, _CHIP_SCORES = attrgetter("table"), attrgetter("chip_scores")

_WHOLE = 2**40
"""Below this no sum over a session can leave int64."""


class NotComparable(Refused):
    """A traveller that does not belong to the session it is counted in."""

    def __init__(self, *, session: SessionNo, deal: DealNo, why: str) -> None:
        super().__init__(f"session {session}, deal {deal}: {why}")
        self.session = session
        self.deal = deal
        self.why = why


@dataclass(frozen=True, slots=True)
class _Deal:
    """What one deal added: chips by seat and entry, half points by entry (or none)."""

    chips: _Grid
    halves: Sequence[int]


class _Session:
    """The totals of one session, by seat and entry."""

    def __init__(self, lineup: LineUp, entries: tuple[EntryId, ...]) -> None:
        # Team matches load this room too, and numpy takes longer to load than all of it.
        import numpy as np

        self.lineup = lineup
        self.deals: dict[DealNo, _Deal] = {}
        self.contests: tuple[Contest, ...] | None = ()
        tables = len(lineup.tables)
        self.numbers = list(range(1, tables + 1))
        # The row of each seat's column in which an entry stands; -1, a row of zeros put
        # behind the last, if it does not have that seat.
        rows = []
        for column in zip(*lineup.tables, strict=True):
            row_of = {entry: row for row, entry in enumerate(column)}
            rows.append([row_of.get(entry, -1) for entry in entries])
        self.rows = np.array(rows, np.intp)
        self.seats = np.arange(len(rows))[:, np.newaxis]
        self.holders = [
            tuple([who for who, row in enumerate(column) if row >= 0]) for column in rows
        ]
        self.entries = [tuple([entries[who] for who in held]) for held in self.holders]
        self.tables = [
            tuple([TableNo(column[who] + 1) for who in held])
            for held, column in zip(self.holders, rows, strict=True)
        ]
        self.totals: _Grid = np.zeros(self.rows.shape, np.int64)

    def grid(self, traveller: Traveller) -> _Grid:
        """The traveller's chips by seat and entry."""
        import numpy as np

        rows: Sequence[TableScore] = traveller.rows
        if list(map(_TABLE, rows)) != self.numbers:
            rows = sorted(rows, key=_TABLE)
            if list(map(_TABLE, rows)) != self.numbers:
                raise self._not_comparable(
                    traveller, f"{len(rows)} tables played it, not tables 1 to {len(self.numbers)}"
                )
        if traveller.seats != self.lineup.seats:
            raise self._not_comparable(
                traveller, f"it has {traveller.seats} seats, the session {self.lineup.seats}"
            )
        shape = (len(rows) + 1, traveller.seats)
        each: Iterable[Any] = chain.from_iterable(map(_CHIP_SCORES, rows))
        try:
            # An array takes whole numbers below 2**63 and refuses a Fraction.
            flat = array("q", chain(each, [0] * traveller.seats))
            chips: _Grid = np.frombuffer(flat, np.int64).reshape(shape)
            whole = max(-chips.min(), chips.max()) < _WHOLE
        except (TypeError, OverflowError):
            whole = False
        if not whole:
            chips = np.zeros(shape, object)
            chips[:-1] = list(map(_CHIP_SCORES, rows))
        by_seat_and_entry: _Grid = chips[self.rows, self.seats]
        return by_seat_and_entry

    def ranked(self, ties: Ties) -> tuple[Contest, ...]:
        """The session's seat contests; none before the first comparable deal."""
        if self.contests is None:
            everybody = all(len(held) == self.totals.shape[1] for held in self.holders)
            if everybody and self.totals.dtype != object:
                rankings = rank_rows(self.totals, ties)
                chips = [tuple(row) for row in self.totals.tolist()]
            else:
                chips = [
                    tuple([totals[who] for who in held])
                    for totals, held in zip(self.totals.tolist(), self.holders, strict=True)
                ]
                rankings = [rank(row, ties) for row in chips]
            self.contests = tuple(
                [
                    Contest(self.lineup.session, SeatNo(seat + 1), *columns)
                    for seat, columns in enumerate(
                        zip(self.entries, self.tables, chips, rankings, strict=True)
                    )
                    if self.holders[seat]
                ]
            )
        return self.contests

    def _not_comparable(self, traveller: Traveller, why: str) -> NotComparable:
        return NotComparable(session=self.lineup.session, deal=traveller.deal, why=why)


class Tally:
    """The totals of an event over the deals that all tables have played.

    It holds nothing that could not be added up again from the travellers: feeding it in
    another order, or correcting a deal in it, ends in the same totals as a fresh count.
    """

    def __init__(
        self, method: Method, lineups: Iterable[LineUp], *, ties: Ties = Ties.SHARED
    ) -> None:
        lineups = tuple(lineups)
        seats = chain.from_iterable(chain.from_iterable(each.tables for each in lineups))
        self.method = method
        self.ties = ties
        self.entries: tuple[EntryId, ...] = tuple(
            sorted({entry for entry in seats if entry is not None})
        )
        self._sessions = {each.session: _Session(each, self.entries) for each in lineups}
        self._deal_halves: list[int] = [0] * len(self.entries)

    def comparable(self, session: SessionNo) -> frozenset[DealNo]:
        """The deals of a session that are counted."""
        return frozenset(self._sessions[session].deals)

    def put(self, session: SessionNo, traveller: Traveller) -> None:
        """Counts a deal that all tables have played, in place of its earlier score if any.

        Raises:
            NotComparable: the session is unknown, or a table or seat is missing or too many.
                Nothing was counted.
        """
        to = self._session(session, traveller.deal)
        chips = to.grid(traveller)
        team_chips = chips.sum(axis=0)
        if chips.dtype == object:
            team_chips = team_chips.tolist()
        deal = _Deal(chips, self.method.of_deal(team_chips, self.ties))
        self.drop(session, traveller.deal)
        to.deals[traveller.deal] = deal
        to.contests = None
        to.totals = to.totals + deal.chips
        if deal.halves:
            self._deal_halves = list(map(add, self._deal_halves, deal.halves))

    def drop(self, session: SessionNo, deal: DealNo) -> None:
        """Counts a deal no longer, e.g. since a table has to play it again.

        Raises:
            NotComparable: the session is unknown.
        """
        of = self._session(session, deal)
        gone = of.deals.pop(deal, None)
        if gone is None:
            return
        of.contests = None if of.deals else ()
        of.totals = of.totals - gone.chips
        if gone.halves:
            self._deal_halves = list(map(sub, self._deal_halves, gone.halves))

    def scores(self) -> Scores:
        """Points, chips and seat contests as they stand now."""
        contests = tuple(
            chain.from_iterable(
                self._sessions[number].ranked(self.ties) for number in sorted(self._sessions)
            )
        )
        halves: Sequence[Chips] = self._deal_halves
        more = self.method.of_contests(self.entries, contests)
        if more:
            halves = list(map(add, halves, more))
        chips: list[Chips] = [0] * len(self.entries)
        for session in self._sessions.values():
            chips = list(map(add, chips, session.totals.sum(axis=0).tolist()))
        return Scores(self.entries, tuple(halves), tuple(chips), contests)

    def with_totals(self, session: SessionNo, totals: Traveller) -> Scores:
        """The scores as if a session had these totals in place of its deals; counts nothing.

        Raises:
            NotComparable: see `put`.
        """
        of = self._session(session, totals.deal)
        other = copy(self)
        other._sessions = {**self._sessions, session: _Session(of.lineup, self.entries)}
        for deal in of.deals.values():
            if deal.halves:
                other._deal_halves = list(map(sub, other._deal_halves, deal.halves))
        other.put(session, totals)
        return other.scores()

    def _session(self, session: SessionNo, deal: DealNo) -> _Session:
        if session not in self._sessions:
            raise NotComparable(session=session, deal=deal, why="there is no such session")
        return self._sessions[session]


def scores(
    method: Method,
    lineups: Iterable[LineUp],
    travellers: Mapping[SessionNo, Iterable[Traveller]],
    *,
    ties: Ties = Ties.SHARED,
) -> Scores:
    """Points, chips and seat contests of an event, counted afresh from its travellers.

    Args:
        lineups: one for each session.
        travellers: of each session the deals that all tables have played.

    Raises:
        NotComparable: see `Tally.put`.
    """
    tally = Tally(method, lineups, ties=ties)
    for session, played in travellers.items():
        for traveller in played:
            tally.put(session, traveller)
    return tally.scores()
