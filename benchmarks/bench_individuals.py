"""Individuals by the thousand: the seats of a seventh session, and the ladders of all seven."""

import gc
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from resource import getpagesize
from statistics import median
from time import process_time

from benchmarks.individuals_event import LAST, Hall
from benchmarks.rows import Row, Run, fastest
from evendeal.draw.places import Tables, draw_places, fewest_repeats, repeats
from evendeal.ids import DealNo, EntryId, SessionNo, TableNo
from evendeal.poker import Chips
from evendeal.scoring.lineup import LineUp
from evendeal.scoring.seat_ladder import CarryOver, SeatLadder, openings_after
from evendeal.scoring.seat_tally import SeatTally
from evendeal.scoring.traveller import TableScore, Traveller
from evendeal.views.fragment_cache import FragmentCache
from evendeal.views.poker.ladder_board import SeatLadderView, ladder_board

PLAYERS, SEATS, SESSIONS = 10_000, 9, 7
DEALS = 24
RULES = CarryOver(250)
FIELDS = (PLAYERS // 4, PLAYERS // 2, PLAYERS)
"""Players: what takes twice as long for twice as many is linear."""
MORE = 9
"""Deals that are opened to measure one of them."""

OPENS_NOTHING = "a hand that opens nothing"
PAGE_AGAIN = "the page of ladders that stand as before"
OPENS = "a hand that opens a deal"
ONE_SEAT = "the ladder of one seat after it"
ALL_SEATS = "all ladders after it, with ranks"
PAGE = "the page of all ladders after it"
MOST_MS = {OPENS_NOTHING: 10.0, OPENS: 10.0, ONE_SEAT: 10.0, ALL_SEATS: 100.0, PAGE: 500.0}
"""What each may take at any of these sizes."""
MOST_MB = 10.0
"""What the hands of a deal and its ladders may take at any of them."""


def rows() -> Iterator[Row]:
    """The draw, and what its certificate counts."""
    players = [EntryId(f"p{number}") for number in range(1, PLAYERS + 1)]
    before: list[Tables] = []
    for session in range(1, SESSIONS):
        before.append(draw_places(players, SEATS, bytes([session]) * 64, before))
    key = bytes([SESSIONS]) * 64
    seats = draw_places(players, SEATS, key, before)
    yield Row(
        "seat draw, 10,000 players, 7th session",
        ours=fastest(lambda: draw_places(players, SEATS, key, before)),
        unit="s",
        floor=2.0,
    )
    yield Row(
        "repeats of that draw and their lower bound",
        ours=fastest(lambda: (repeats(seats, before), fewest_repeats(players, SEATS, before))),
        unit="s",
        floor=0.5,
    )
    played = [
        (LineUp(SessionNo(number), tables), travellers(tables))
        for number, tables in enumerate([*before, seats], 1)
    ]
    yield Row(
        "ladders, 10,000 players, 7 sessions of 24 deals, counted anew",
        ours=fastest(lambda: ladders_of(played)),
        unit="s",
        floor=2.0,
    )
    for field in FIELDS:
        took, deal = one_more(field)
        of = f"{field:,} players, 7th session"
        for what, seconds in took.items():
            yield Row(f"{of}: {what}", median(seconds) * 1e3, "ms", floor=MOST_MS.get(what))
        yield Row(f"{of}: memory that a deal takes", deal / 1e6, "MB", floor=MOST_MB)


def travellers(tables: Tables) -> list[Traveller]:
    """Deals that all tables have played; chips that differ from seat to seat, table and deal."""
    return [
        Traveller(
            DealNo(deal),
            tuple(score(TableNo(table), deal, row) for table, row in enumerate(tables, 1)),
        )
        for deal in range(1, DEALS + 1)
    ]


def score(table: TableNo, deal: int, row: tuple[EntryId | None, ...]) -> TableScore:
    """What a table made of a deal."""
    chips = tuple(
        0 if who is None else 25 * ((table * 31 + deal * 17 + seat * 7) % 101 - 50)
        for seat, who in enumerate(row)
    )
    return TableScore(table, chips, -sum(chips))


def resident() -> int:
    """How much memory this process has, in bytes, as Linux counts it."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * getpagesize()


def one_more(players: int) -> tuple[dict[str, list[float]], float]:
    """Seconds until a hand more is counted, and of what is read then, a figure a deal.

    Beside them stands by how many bytes the process has grown with each deal after the first.

    Of each deal the hand of the last table but one opens nothing, and that of the last one opens
    it. What is read after that is read for the first time, and in this order. The pages have those
    before them at hand, as on the server.
    """
    hall, took = Hall(players, DEALS), defaultdict[str, list[float]](list)
    cache = FragmentCache[tuple[SeatLadderView, ...]]()
    sizes: list[int] = []

    def timed(what: str, run: Run) -> None:
        began = process_time()
        run()
        took[what].append(process_time() - began)

    def one_seat(number: int) -> None:
        assert hall.progress.ladders(LAST)[number % SEATS].places

    def all_seats() -> None:
        hall.progress.ranks(LAST)
        assert all(ladder.places for ladder in hall.progress.ladders(LAST))

    def page() -> None:
        ladder_board(hall.progress, None, LAST, cache=cache)

    for number in range(1, MORE + 1):
        deal = DealNo(number)
        *accepted, last_but_one, last = [
            hall.hand(LAST, TableNo(table), deal) for table in hall.tables
        ]
        opening = hall.opening(LAST, deal)
        hall.progress.take_all(accepted)
        # Tens of thousands of hands are not looked through for what can be forgotten.
        gc.collect()
        gc.freeze()
        page()
        timed(OPENS_NOTHING, partial(hall.progress.take, last_but_one))
        timed(PAGE_AGAIN, page)
        timed(OPENS, partial(hall.progress.take_all, [last, opening]))
        timed(ONE_SEAT, partial(one_seat, number))
        timed(ALL_SEATS, all_seats)
        timed(PAGE, page)
        del accepted, last_but_one, last, opening
        sizes.append(resident())
    gc.unfreeze()
    return took, (sizes[-1] - sizes[0]) / (MORE - 1)


def ladders_of(played: list[tuple[LineUp, list[Traveller]]]) -> list[SeatLadder]:
    """The ladders of the last session, each made of those before it."""
    opening: dict[EntryId, Chips] = {}
    made: list[SeatLadder] = []
    for lineup, deals in played:
        tally = SeatTally(lineup)
        for deal in deals:
            tally.put(deal)
        made = ladders(tally, opening)
        opening = openings_after(made)
    return made


def ladders(tally: SeatTally, opening: dict[EntryId, Chips]) -> list[SeatLadder]:
    """The ladders of a session."""
    tables = len(tally.lineup.tables)
    made = [SeatLadder(held, opening, RULES, tables) for held in tally.nets()]
    for each in made:
        assert each.places
    return made
