"""Individuals by the thousand: the seats of a seventh session, and the ladders of all seven."""

from collections.abc import Iterator

from benchmarks.rows import Row, fastest
from evendeal.draw.places import Tables, draw_places, fewest_repeats, repeats
from evendeal.ids import DealNo, EntryId, SessionNo, TableNo
from evendeal.poker import Chips
from evendeal.scoring.lineup import LineUp
from evendeal.scoring.seat_ladder import CarryOver, SeatLadder, openings_after
from evendeal.scoring.seat_tally import SeatTally
from evendeal.scoring.traveller import TableScore, Traveller

PLAYERS, SEATS, SESSIONS = 10_000, 9, 7
DEALS = 24
RULES = CarryOver(250)


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
    lineup, deals = played[-1]
    tally = SeatTally(lineup)
    for deal in deals:
        tally.put(deal)
    yield Row(
        "one deal more of these, and the ladders of its session",
        ours=fastest(lambda: one_more(tally, deals[0])),
        unit="s",
        floor=0.5,
    )


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


def one_more(tally: SeatTally, deal: Traveller) -> list[SeatLadder]:
    """The ladders of a session once a deal of it is counted."""
    tally.put(deal)
    return ladders(tally, {})


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
