"""Standings of 1,000 teams at 1,000 tables of six over 150 deals."""

from collections.abc import Callable, Iterator
from itertools import cycle

from benchmarks.rows import Row, fastest
from evendeal.ids import DealNo, EntryId, SessionNo, TableNo
from evendeal.scoring.lineup import LineUp
from evendeal.scoring.methods import METHODS, Method
from evendeal.scoring.tally import Tally, scores
from evendeal.scoring.traveller import TableScore, Traveller
from evendeal.tournament.seat_teams.standings import Standing, standings

TEAMS, SEATS, DEALS = 1_000, 6, 150
FIRST_ROW = (0, 4, 2, 5, 1, 7)
SESSION = SessionNo(1)

Chips = tuple[int, ...]


def seats() -> LineUp:
    """Every team once on every seat: each table is the one before, one team on."""
    ids = [EntryId(f"T{number}") for number in range(TEAMS)]
    tables = [[ids[(first + table) % TEAMS] for first in FIRST_ROW] for table in range(TEAMS)]
    return LineUp(SESSION, tuple(map(tuple, tables)))


def results() -> list[list[Chips]]:
    """Made-up chip-scores by deal and table, the same on every run, each table summing to 0."""
    state = 1
    deals = []
    for _ in range(DEALS):
        tables = []
        for _ in range(TEAMS):
            chips = []
            for _ in range(SEATS - 1):
                state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
                chips.append((state >> 40) % 10_001 - 5_000)
            tables.append((*chips, -sum(chips)))
        deals.append(tables)
    return deals


def traveller(deal: int, rows: list[Chips]) -> Traveller:
    """All tables' results of one deal."""
    made = [TableScore(TableNo(table), chips) for table, chips in enumerate(rows, 1)]
    return Traveller(DealNo(deal), tuple(made))


def recompute(method: Method, lineup: LineUp, deals: list[list[Chips]]) -> Callable[[], object]:
    """Everything from the chips of the hands: travellers, totals, standings."""

    def run() -> tuple[Standing, ...]:
        travellers = [traveller(deal, rows) for deal, rows in enumerate(deals, 1)]
        return standings(scores(method, [lineup], {SESSION: travellers}))

    return run


def one_hand_more(method: Method, lineup: LineUp, deals: list[list[Chips]]) -> Callable[[], object]:
    """The hand of the last table comes in and completes a deal.

    In turn one of two results of that hand, so that the totals move each time. From the second
    call on it replaces what was counted, which is more work than a deal counted first.
    """
    tally = Tally(method, [lineup])
    for deal, rows in enumerate(deals, 1):
        tally.put(SESSION, traveller(deal, rows))
    others = traveller(DEALS, deals[-1]).rows[:-1]
    last = cycle([(5_000, -5_000, 0, 0, 0, 0), (-5_000, 5_000, 0, 0, 0, 0)])

    def run() -> tuple[Standing, ...]:
        hand = TableScore(TableNo(TEAMS), next(last))
        tally.put(SESSION, Traveller(DealNo(DEALS), (*others, hand)))
        return standings(tally.scores())

    return run


def rows() -> Iterator[Row]:
    """Each scoring method from nothing, and with one hand more."""
    lineup, deals = seats(), results()
    for method in METHODS.values():
        seconds = fastest(recompute(method, lineup, deals), rounds=3)
        yield Row(f"1,000 teams, 150 deals, {method.id}, recomputed", seconds, "s", floor=1.0)
        seconds = fastest(one_hand_more(method, lineup, deals), rounds=30, calls=4)
        yield Row(f"the same, one hand more, {method.id}", seconds * 1e3, "ms", floor=5.0)
