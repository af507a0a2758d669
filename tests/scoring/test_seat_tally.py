"""Totals of a session of individuals: those of its deals, whatever was counted on the way."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from evendeal.ids import DealNo, EntryId, SessionNo, TableNo
from evendeal.poker import Chips
from evendeal.scoring.lineup import LineUp
from evendeal.scoring.seat_ladder import CarryOver, SeatLadder, session_ranks
from evendeal.scoring.seat_tally import SeatTally
from evendeal.scoring.tally import NotComparable
from evendeal.scoring.traveller import TableScore, Traveller
from support.refusals import refused

TABLES, SEATS = 5, 3
LINEUP = LineUp(
    SessionNo(2),
    tuple(
        tuple(
            # Two tables are one short, as places are drawn.
            None if seat == SEATS - 1 and table >= TABLES - 2 else EntryId(f"p{table}-{seat}")
            for seat in range(SEATS)
        )
        for table in range(TABLES)
    ),
)

chips = st.integers(-3, 3) | st.fractions(-3, 3, max_denominator=3).map(
    lambda each: each.numerator if each.denominator == 1 else each
)


@st.composite
def travellers(draw: st.DrawFn) -> Traveller:
    """A deal of few different chips, its tables in any order."""
    rows = []
    for table in draw(st.permutations(range(1, TABLES + 1))):
        won: tuple[Chips, ...] = tuple(draw(st.lists(chips, min_size=SEATS, max_size=SEATS)))
        rows.append(TableScore(TableNo(table), won, -sum(won)))
    return Traveller(DealNo(draw(st.integers(1, 4))), tuple(rows))


def counted(*deals: Traveller) -> SeatTally:
    """The tally of these deals."""
    tally = SeatTally(LINEUP)
    for deal in deals:
        tally.put(deal)
    return tally


@given(st.lists(travellers() | st.integers(1, 4).map(DealNo), max_size=8))
def test_deals_corrected_and_taken_out_leave_the_totals_of_those_that_count(
    acts: list[Traveller | DealNo],
) -> None:
    tally, counts = SeatTally(LINEUP), dict[DealNo, Traveller]()
    for act in acts:
        if isinstance(act, Traveller):
            tally.put(act)
            counts[act.deal] = act
        else:
            tally.drop(act)
            counts.pop(act, None)

    assert tally.nets() == counted(*counts.values()).nets()
    for held in tally.nets():
        column = [row[held.seat - 1] for row in LINEUP.tables]
        assert held.entries == tuple(filter(None, column))
        assert held.tables == tuple(at for at, entry in enumerate(column, 1) if entry)
        assert held.chips == tuple(
            sum(deal[table].chip_scores[held.seat - 1] for deal in counts.values())
            for table in held.tables
        )


@given(travellers(), travellers())
def test_what_is_tried_on_a_fork_changes_neither_the_tally_nor_its_ladders(
    first: Traveller, second: Traveller
) -> None:
    tally = counted(first)
    ladders = [SeatLadder(held, {}, CarryOver(250, 20), TABLES) for held in tally.nets()]

    fork = tally.fork()
    fork.put(second)
    fork.drop(first.deal)

    assert tally.nets() == counted(first).nets()
    assert [each.held for each in ladders] == list(tally.nets())
    tally.put(first)
    assert tally.nets() == counted(first).nets()


@given(travellers())
def test_players_of_long_and_short_seats_rank_as_their_points_do(deal: Traveller) -> None:
    """R62: the rank of a session is that of the points on the common scale."""
    ladders = [SeatLadder(held, {}, CarryOver(250), TABLES) for held in counted(deal).nets()]
    points = {each.entry: each.points for ladder in ladders for each in ladder.places}

    assert session_ranks(ladders) == {
        entry: 1 + sum(other > own for other in points.values()) for entry, own in points.items()
    }


@given(travellers(), st.lists(st.fractions(0, 3, max_denominator=3), min_size=9, max_size=9))
def test_fractions_of_chips_place_exactly(deal: Traveller, carried: list[Fraction]) -> None:
    """R1, R8: a balance that was shared among several places may be a fraction."""
    held = counted(deal).nets()[0]
    opening: dict[EntryId, Chips] = dict(zip(held.entries, carried, strict=False))
    ladder = SeatLadder(held, opening, CarryOver(250, 40), TABLES)

    totals = [each.total for each in ladder.places]
    assert totals == sorted(totals, reverse=True)
    for each in ladder.places:
        assert each.place == 1 + sum(other > each.total for other in totals)
        assert each.total == opening[each.entry] + each.net
        assert ladder.of(each.entry) == each
        assert ladder.sharing[each.place] == totals.count(each.total)
    stay = [each.total for each in ladder.places if each.carried is not None]
    leave = [each.total for each in ladder.places if each.carried is None]
    assert ladder.elimination_line == ((stay[-1], leave[0]) if leave else None)
    assert ladder.of(EntryId("nobody")) is None


def test_a_deal_that_a_table_lacks_is_not_counted() -> None:
    score = TableScore(TableNo(1), (0,) * SEATS)
    tally = SeatTally(LINEUP)

    why = "1 tables of 3 seats played it, the session has 5 of 3"
    with refused(NotComparable, session=SessionNo(2), deal=DealNo(1), why=why):
        tally.put(Traveller(DealNo(1), (score,)))

    assert tally.nets() == SeatTally(LINEUP).nets()
