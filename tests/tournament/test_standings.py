"""The table, and what decides between teams level on points (R2)."""

from fractions import Fraction

from hypothesis import given

from evendeal.ids import EntryId, SeatNo, TableNo
from evendeal.scoring.contest import Contest
from evendeal.scoring.lineup import LineUp
from evendeal.scoring.methods import MatchPoints, PlainChips, SeatPoints
from evendeal.scoring.ranking import rank
from evendeal.scoring.scores import Scores
from evendeal.scoring.tally import scores
from evendeal.scoring.traveller import Traveller
from evendeal.tournament.seat_teams.standings import TIE_RULE, Standing, TieBreak, standings
from support.scoring.fields import S1, fields, lineup, shifted, traveller


def totals(*lines: tuple[str, int, int]) -> Scores:
    """Scores of teams given as (id, points, chips), without their seats."""
    entries = tuple(EntryId(id) for id, _, _ in lines)
    return Scores(
        entries, tuple(2 * points for _, points, _ in lines), tuple(c for *_, c in lines), ()
    )


def contests(*columns: tuple[int, ...]) -> tuple[Contest, ...]:
    """Seat contests of entries A, B, C, ... with these chips."""
    entries = tuple(EntryId(chr(65 + who)) for who in range(len(columns[0])))
    tables = tuple(TableNo(who) for who in range(1, len(entries) + 1))
    return tuple(
        Contest(S1, SeatNo(seat), entries, tables, chips, rank(chips))
        for seat, chips in enumerate(columns, 1)
    )


def test_more_chips_gave_brazil_the_silver_of_2011() -> None:
    """Nations Cup, London 2011: Germany 24, Brazil 22 (+6350), France 22 (+4620).

    Germany's chips are not printed; they decide nothing.
    Source: matchpokerfed.org, event news 28.
    """
    table = standings(totals(("BRA", 22, 6350), ("FRA", 22, 4620), ("GER", 24, 0)))

    assert [(line.place, line.entry, line.shared) for line in table] == [
        (1, "GER", False),
        (2, "BRA", False),
        (3, "FRA", False),
    ]
    assert [line.decided_by for line in table] == [None, TieBreak.CHIPS, None]


def test_points_alone_decide_where_they_differ() -> None:
    table = standings(totals(("A", 20, 9_000), ("B", 21, -9_000)))

    assert [line.entry for line in table] == ["B", "A"]
    assert table[0] == Standing(1, False, EntryId("B"), Fraction(21), -9_000, 0, None)


def test_level_on_points_and_chips_more_seats_won_decide_before_head_to_head() -> None:
    # A wins two seats, B one; C is out of the comparison by its points.
    columns = contests((9, 1, 0), (9, 1, 0), (0, 20, 30))
    three = (EntryId("A"), EntryId("B"), EntryId("C"))

    table = standings(Scores(three, (16, 16, 4), (22, 22, 30), columns))

    assert [(line.entry, line.seats_won, line.decided_by) for line in table] == [
        ("A", 2, TieBreak.SEATS_WON),
        ("B", 0, None),
        ("C", 1, None),
    ]


def test_a_shared_first_place_in_a_seat_is_not_won() -> None:
    columns = contests((9, 9, 0), (0, 0, 0), (1, 2, 3))

    table = standings(Scores(columns[0].entries, (2, 4, 6), (0, 0, 0), columns))

    assert [(line.entry, line.seats_won) for line in table] == [("C", 1), ("B", 0), ("A", 0)]


def test_then_the_seats_are_compared_among_the_tied_teams_alone() -> None:
    # A and B both won no seat alone and have 30 chips; B is ahead of A in two seats of three.
    columns = contests((10, 15, 99), (5, 10, 99), (15, 5, 99))
    three = (EntryId("A"), EntryId("B"), EntryId("C"))

    table = standings(Scores(three, (8, 8, 18), (30, 30, 297), columns))

    assert [(line.place, line.entry, line.shared, line.decided_by) for line in table] == [
        (1, "C", False, None),
        (2, "B", False, TieBreak.HEAD_TO_HEAD),
        (3, "A", False, None),
    ]


def test_teams_that_nothing_separates_share_the_place() -> None:
    table = standings(totals(("A", 7, 0), ("B", 9, 5), ("C", 9, 5), ("D", 9, 5), ("E", 7, 0)))

    assert [(line.place, line.entry, line.shared) for line in table] == [
        (1, "B", True),
        (1, "C", True),
        (1, "D", True),
        (4, "A", True),
        (4, "E", True),
    ]
    assert {line.decided_by for line in table} == {None}


def test_a_tie_of_three_can_leave_two_who_share() -> None:
    # D wins every seat; A and B are level with each other in each seat, C is behind or ahead.
    columns = contests((10, 10, 0, 90), (10, 10, 30, 90), (10, 10, 0, 90))
    four = tuple(EntryId(id) for id in "ABCD")

    table = standings(Scores(four, (10, 10, 10, 24), (30, 30, 30, 270), columns))

    assert [(line.place, line.entry, line.decided_by) for line in table] == [
        (1, "D", None),
        (2, "A", None),
        (2, "B", TieBreak.HEAD_TO_HEAD),
        (4, "C", None),
    ]


def test_entries_that_never_held_the_same_seat_have_no_head_to_head() -> None:
    deal = traveller(1, (50, -50), (50, -50))

    table = standings(scores(SeatPoints(), [lineup(("AB", "CD"))], {S1: [deal]}))

    assert [(line.place, line.entry) for line in table] == [(1, "A"), (1, "C"), (3, "B"), (3, "D")]


def test_before_the_first_comparable_deal_everybody_shares_the_first_place() -> None:
    table = standings(scores(SeatPoints(), [shifted(6, 6)], {}))

    assert {(line.place, line.shared, line.points, line.chips) for line in table} == {
        (1, True, Fraction(0), 0)
    }


def test_the_tie_rule_is_told_to_the_players() -> None:
    assert TIE_RULE.index("chips") < TIE_RULE.index("seats won") < TIE_RULE.index("alone")


@given(fields())
def test_a_table_goes_from_best_to_worst_and_names_every_entry_once(
    field: tuple[LineUp, list[Traveller]],
) -> None:
    seats, deals = field
    for method in (SeatPoints(), MatchPoints(), PlainChips()):
        results = scores(method, [seats], {S1: deals})
        table = standings(results)

        keys = [(line.points, line.chips, line.seats_won) for line in table]
        assert keys == sorted(keys, reverse=True)
        assert sorted(line.entry for line in table) == list(results.entries)
        assert [line.points for line in sorted(table, key=lambda line: line.entry)] == list(
            results.points
        )
        for at, line in enumerate(table):
            level = [other for other in table if other.place == line.place]
            assert line.shared == (len(level) > 1)
            assert line.place == 1 + sum(other.place < line.place for other in table)
            if line.decided_by is not None:
                assert table[at + 1].place > line.place
                assert table[at + 1].points == line.points
