"""The three printed tables, and an event's own in their place."""

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.scoring import match_points_printed as printed
from evendeal.scoring.match_points import (
    MOST_GAMES,
    NoVictoryPoints,
    extrapolated_lows,
    imps,
    victory_points,
)
from evendeal.scoring.match_points_reading import printed_tables, read_tables
from evendeal.scoring.match_points_tables import ROWS, NotAPointTable, OtherPointTables
from support.refusals import refused

GOLDEN = json.loads(
    (Path(__file__).parents[1] / "golden" / "backgammon" / "tables.json").read_text("utf-8")
)
TABLES = printed_tables()
CUBES = (1, 2, 4, 8, 16, 32, 64)
GAMES = (8, 10, 12, 14, 16, 20, 24)
CELLS = [(row, cube) for row in ROWS for cube in CUBES]
BANDS = [(low, high, worth) for low, high, worth in GOLDEN["imp"]]
VICTORIES = [
    (games, tuple(row["bands"][column]), row["label"].replace("27 – 2", "28 – 2"))
    for row in GOLDEN["vp"]["rows"]
    for column, games in enumerate(GAMES)
]


def test_every_printed_cell_of_small_match_points_is_there() -> None:
    assert len(CELLS) == 119
    assert {
        row: {str(cube): TABLES.small_points(row, cube) for cube in CUBES} for row in ROWS
    } == GOLDEN["smp"]


def test_small_match_points_are_regular_but_for_the_hundred_from_2810_on() -> None:
    def regular(row: str, cube: int) -> int:
        if not row.isdigit() or row == "15":
            return {"Pass/15": 150, "15": 300, "Triple": 450}[row] * cube
        bonus = 100 if 10 * cube * int(row) >= 2560 else 0
        return 100 + 10 * cube * int(row) + (50 if cube > 1 else 0) + bonus

    assert [cell for cell in CELLS if TABLES.small_points(*cell) != regular(*cell)] == []


def test_eighteen_cells_have_the_extra_hundred_and_2810_is_the_first() -> None:
    lower = {
        cell: TABLES.small_points(*cell)
        for cell in CELLS
        if cell[0].isdigit()
        and cell[0] != "15"
        and TABLES.small_points(*cell) == 250 + 10 * cell[1] * int(cell[0])
    }

    assert len(lower) == 18
    assert min(lower.values()) == 2810
    assert {cell for cell, points in lower.items() if points == 2810} == {("4", 64), ("8", 32)}


@pytest.mark.parametrize(("low", "high", "worth"), BANDS)
def test_both_ends_of_each_band_are_worth_its_imp(low: int, high: int | None, worth: int) -> None:
    top = 28_800 if high is None else high

    assert (imps(low), imps(top)) == (worth, worth)
    assert (imps(-low), imps(-top)) == (-worth, -worth)
    assert imps(low - 10) == worth - 1
    if high is not None:
        assert imps(high + 10) == worth + 1


def test_below_the_first_band_there_are_no_imp() -> None:
    assert [imps(points) for points in (0, 1, 9, -9)] == [0, 0, 0, 0]


def test_the_bands_of_imp_leave_out_no_score_that_can_occur() -> None:
    assert [low for low, _, _ in BANDS[1:]] == [high + 10 for _, high, _ in BANDS[:-1]]
    assert all(TABLES.small_points(*cell) % 10 == 0 for cell in CELLS)


@given(st.integers(0, 3_000).map(lambda tens: 10 * tens))
def test_every_score_that_can_occur_lies_in_one_printed_band(points: int) -> None:
    inside = [worth for low, high, worth in BANDS if low <= points <= (high or points)]

    assert inside == ([imps(points)] if points else [])


@pytest.mark.parametrize(("games", "band", "label"), VICTORIES)
def test_both_ends_of_each_band_give_its_victory_points(
    games: int, band: tuple[int, int | None], label: str
) -> None:
    winner, loser = map(int, label.replace("–", "-").split("-"))
    low, high = band

    for difference in (low, low + 500 if high is None else high):
        assert victory_points(difference, games) == (winner, loser)
        if difference:
            assert victory_points(-difference, games) == (loser, winner)
    if low:
        assert victory_points(low - 1, games)[0] == winner - 1
    if high is not None:
        assert victory_points(high + 1, games)[0] == winner + 1


def test_each_column_of_victory_points_is_without_a_gap_from_level_to_thirty() -> None:
    for column, _ in enumerate(GAMES):
        bands = [row["bands"][column] for row in GOLDEN["vp"]["rows"]]

        assert bands[0][0] == 0
        assert [low for low, _ in bands[1:]] == [high + 1 for _, high in bands[:-1]]
        assert bands[-1][1] is None


def test_the_misprinted_27_2_is_28_2() -> None:
    assert "27-2 " in printed.VICTORY_POINTS
    assert victory_points(51, 12) == (28, 2)
    assert all(row.winner + row.loser == 30 for row in TABLES.victory)


@given(st.integers(-200, 200), st.sampled_from(GAMES))
def test_what_one_team_gets_the_other_leaves_of_thirty(difference: int, games: int) -> None:
    first, second = victory_points(difference, games)

    assert first + second == 30
    assert victory_points(-difference, games) == (second, first)


@pytest.mark.parametrize("games", [0, 2, 6, 7, 9, 18, 22, 26, 1000])
def test_a_number_of_games_without_a_column_has_no_victory_points(games: int) -> None:
    with refused(NoVictoryPoints) as no:
        victory_points(3, games)

    assert no.value.fields == {"games": games, "columns": GAMES}


def test_extrapolated_columns_lie_between_their_printed_neighbours() -> None:
    for games, below, above in ((18, 16, 20), (22, 20, 24)):
        lows = extrapolated_lows(games, TABLES)
        smaller, larger = TABLES.victory_lows(below), TABLES.victory_lows(above)

        assert smaller is not None
        assert larger is not None
        assert all(a <= b <= c for a, b, c in zip(smaller, lows, larger, strict=True))


def test_extrapolation_would_hit_83_of_the_105_printed_bounds_and_miss_none_by_more_than_one() -> (
    None
):
    off = []
    for games in GAMES:
        lows = TABLES.victory_lows(games)
        assert lows is not None
        off += [a - b for a, b in zip(lows, extrapolated_lows(games, TABLES), strict=True)][1:]

    assert len(off) == 105
    assert off.count(0) == 83
    assert max(map(abs, off)) == 1


@given(st.integers(-400, 400), st.integers(1, MOST_GAMES // 2))
def test_an_extrapolated_match_is_level_at_nothing_and_shares_thirty(
    difference: int, each: int
) -> None:
    first, second = victory_points(difference, 2 * each, extrapolated=True)

    assert first + second == 30
    assert (first > second) == (difference > 0) or abs(first - second) == 0
    assert victory_points(0, 2 * each, extrapolated=True) == (15, 15)


def test_a_level_match_stays_level_in_an_events_own_table_that_rewards_a_single_imp() -> None:
    level, next_best, *others = TABLES.victory
    own = replace(
        TABLES,
        victory=(
            replace(level, bands=tuple((0, 0) for _ in level.bands)),
            replace(next_best, bands=tuple((1, high) for _, high in next_best.bands)),
            *others,
        ),
    )

    assert victory_points(0, 2, own, extrapolated=True) == (level.winner, level.loser)


@pytest.mark.parametrize("games", [0, 1, MOST_GAMES + 1])
def test_nothing_is_extrapolated_below_a_game_in_each_room_or_beyond_the_longest_match(
    games: int,
) -> None:
    with refused(NoVictoryPoints):
        victory_points(3, games, extrapolated=True)


@given(st.integers(1, MOST_GAMES))
def test_the_bounds_of_an_extrapolated_column_never_fall(games: int) -> None:
    lows = extrapolated_lows(games, TABLES)

    assert lows[0] == 0 < lows[1]
    assert all(low <= after for low, after in pairwise(lows))


def test_a_printed_column_is_never_extrapolated() -> None:
    differing = [
        (games, difference)
        for games in GAMES
        for difference in range(100)
        if victory_points(difference, games, extrapolated=True) != victory_points(difference, games)
    ]

    assert differing == []
    with refused(NoVictoryPoints, games=1002):
        victory_points(0, MOST_GAMES + 2, extrapolated=True)


# An event's own tables.


def reads(
    small: str = printed.SMALL_MATCH_POINTS,
    international: str = printed.INTERNATIONAL_MATCH_POINTS,
    victory: str = printed.VICTORY_POINTS.replace("\n27-2 ", "\n28-2 "),
) -> object:
    return read_tables(small, international, victory)


def test_the_printed_tables_are_known_by_their_fingerprint() -> None:
    known = "82e9bf6c13bee3c1d7c9f6278a411e6994893cf584fbd0f7ad6bc820fd96c140"

    assert TABLES.fingerprint == known
    assert TABLES.require(known) is TABLES
    assert reads() == TABLES


def test_tables_other_than_those_an_event_names_are_refused() -> None:
    other = read_tables(
        printed.SMALL_MATCH_POINTS.replace("28800", "28810"),
        printed.INTERNATIONAL_MATCH_POINTS,
        printed.VICTORY_POINTS.replace("\n27-2 ", "\n28-2 "),
    )

    assert other.small_points("Triple", 64) == 28_810
    with refused(OtherPointTables, named=TABLES.fingerprint):
        other.require(TABLES.fingerprint)


def test_of_an_events_own_tables_no_misprint_is_guessed_at() -> None:
    with refused(NotAPointTable, table="victory points", row="27-2"):
        reads(victory=printed.VICTORY_POINTS)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("Pass/15 ", "Pass ", id="is no row of this table"),
        pytest.param("\n9  ", "\n8  ", id="row 8: is there twice"),
        pytest.param(
            "\nTriple   450  900 1800 3600 7200 14400 28800", "", id="row Triple: is missing"
        ),
        pytest.param("2810", "281O", id="row 4: '281O' is no number"),
        pytest.param(" 28800", "", id="6 cells under 7 columns"),
        pytest.param("470   790\n", "470     0\n", id="row 1: a cell is not from 1"),
        pytest.param("1    2    4", "1    4    2", id="its columns are not rising"),
        pytest.param(printed.SMALL_MATCH_POINTS, " \n", id="it is empty"),
        pytest.param(printed.SMALL_MATCH_POINTS, "x" * 100_001, id="longer than"),
    ],
)
def test_a_faulty_table_of_small_match_points_is_refused(old: str, new: str) -> None:
    with refused(NotAPointTable, table="small match points"):
        reads(small=printed.SMALL_MATCH_POINTS.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("50-80 ", "60-80 ", id="row 10-40: 50 is in no band"),
        pytest.param("50-80 ", "40-80 ", id="row 10-40: 40 is in the next band too"),
        pytest.param("50-80        2", "50-80        3", id="row 50-80: must be worth 2 IMP"),
        pytest.param("50-80        2", "50-80", id="row 50-80: must be worth 2 IMP"),
        pytest.param("50-80 ", "50-30 ", id="row 50-30: it ends before it begins"),
        pytest.param("50-80 ", "50+   ", id="row 50+: only the last has no end"),
        pytest.param("4000+", "4000-5000", id="row 4000-5000: the last must have no end"),
        pytest.param("10-40", "0-40", id="row 0-40: the first band begins with 0"),
        pytest.param("10-40", "ten", id="row ten: 'ten' is no band"),
        pytest.param(printed.INTERNATIONAL_MATCH_POINTS, "", id="it is empty"),
    ],
)
def test_a_faulty_table_of_international_match_points_is_refused(old: str, new: str) -> None:
    with refused(NotAPointTable, table="international match points"):
        reads(international=printed.INTERNATIONAL_MATCH_POINTS.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("2-5    2-6", "3-5    2-6", id="for 8 games, row 0-1: 2 is in no band"),
        pytest.param(
            "2-5    2-6", "1-5    2-6", id="for 8 games, row 0-1: 1 is in the next band too"
        ),
        pytest.param("88+", "88-99", id="for 24 games, row 88-99: the last must have no end"),
        pytest.param(
            "15-15    0-1", "15-15    1-1", id="for 8 games, row 1-1: the first band begins with 1"
        ),
        pytest.param("15-15", "16-14", id="row 16-14: the first row must be level"),
        pytest.param("17-13", "16-14", id="row 16-14: gives the winner no more than 16-14"),
        pytest.param("17-13", "17:13", id="row 17:13: expected a label"),
        pytest.param("    88+", "", id="row 30-0: 6 cells under 7 columns"),
        pytest.param("20     24\n", "24     20\n", id="its columns are not rising"),
    ],
)
def test_a_faulty_table_of_victory_points_is_refused(old: str, new: str) -> None:
    sound = printed.VICTORY_POINTS.replace("\n27-2 ", "\n28-2 ")
    with refused(NotAPointTable):
        reads(victory=sound.replace(old, new, 1))


def test_tables_put_together_by_a_program_are_checked_as_well() -> None:
    for change in (
        {"small": TABLES.small[1:]},
        {"small": ((1,), *TABLES.small[1:])},
        {"victory": ()},
        {"victory": (replace(TABLES.victory[0], bands=()), *TABLES.victory[1:])},
        {"cubes": ()},
    ):
        with refused(NotAPointTable):
            replace(TABLES, **change)


@given(st.text(alphabet="0123456789+- \nPass/Tripl", max_size=200))
def test_any_text_is_a_table_or_refused(text: str) -> None:
    for own in ((text, "1+ 1", "8\n15-15 0+"), ("1\n", text, text)):
        with refused(NotAPointTable):
            read_tables(*own)


RULINGS = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text("utf-8")


def ruling(number: str) -> str:
    """What the book says of a ruling."""
    (row,) = [line for line in RULINGS.splitlines() if line.startswith(f"| {number} |")]
    return row


def test_the_printed_final_does_not_show_in_which_column_it_was_read() -> None:
    """F6, R18: 8 IMP make the printed 17-13 in five columns of seven, and the book says so."""
    printed = [games for games in printed_tables().games if victory_points(8, games) == (17, 13)]

    assert printed == [8, 10, 12, 14, 16]
    assert "8 IMP are 17-13 in the columns 8 to 16 alike" in ruling("R18")


def test_the_book_says_where_the_document_is_silent() -> None:
    """F6, R20, R26: no table for long gammon was printed, and the chart was not to be had."""
    assert "The source is silent" in ruling("R20")
    assert "a chart at an address where it was not to be had" in ruling("R26")
