"""The independent chip model on printed examples, on edges, and on what is refused."""

import csv
from math import inf, nan

import numpy as np
import pytest

from evendeal.prizes.independent import (
    MOST_PLACED,
    TooManyToPlace,
    icm,
    icm_placement,
)
from evendeal.prizes.refusals import (
    ErrorOutOfReach,
    MorePrizesThanPlayers,
    NobodyToPay,
    NothingToShare,
    PrizeRefused,
    PrizesRise,
    StackRefused,
    TooManyChips,
)
from support.checkout import ROOT
from support.refusals import refused

VECTORS = ROOT / "tests" / "golden" / "prizes" / "icm" / "icm_vectors.csv"


def printed() -> list[dict[str, str]]:
    with VECTORS.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def numbers(cell: str) -> list[float]:
    return [float(number) for number in cell.split()]


@pytest.mark.parametrize("given", [list, tuple, np.array, lambda n: np.array(n, np.int32)])
@pytest.mark.parametrize("row", printed(), ids=lambda row: row["name"])
def test_the_values_of_public_pages_are_met(row: dict[str, str], given: type) -> None:
    stacks = given([int(chips) for chips in numbers(row["stacks"])])
    prizes = given([int(prize) for prize in numbers(row["prizes"])])
    worth = icm(stacks, prizes)

    assert worth.equity == pytest.approx(numbers(row["icm_equities_exact_to_6dp"]), abs=5.1e-7)
    assert (worth.model, worth.method) == ("icm", "exact")
    assert worth.error < 1e-14


def test_the_public_page_that_hands_out_nine_of_ten_thousand_is_wrong() -> None:
    misprint = [3900, 2700, 2400]
    worth = icm([60000, 30000, 10000], [5000, 3000, 2000])

    assert sum(misprint) == 9000
    assert worth.equity.sum() == pytest.approx(10000)
    assert worth.equity.round().tolist() == [4124, 3383, 2493]


@pytest.mark.parametrize("players", [1, 2, 5, 11, 60])
def test_a_single_prize_is_shared_by_chips(players: int) -> None:
    stacks = np.arange(1, players + 1) ** 2

    assert icm(stacks, [1000]).equity == pytest.approx(1000 * stacks / stacks.sum(), rel=1e-13)
    assert icm_placement(stacks).matrix[:, 0] == pytest.approx(stacks / stacks.sum(), rel=1e-13)


@pytest.mark.parametrize("second", [0, 1, 300, 999, 1000])
def test_two_players_share_what_is_above_the_second_prize_by_chips(second: int) -> None:
    worth = icm([7, 3], [1000, second])
    above = 1000 - second

    assert worth.equity == pytest.approx([second + above * 0.7, second + above * 0.3], rel=1e-15)


@pytest.mark.parametrize("players", [1, 9, 10, 11, 300])
def test_equal_stacks_are_worth_the_same_to_the_last_digit(players: int) -> None:
    worth = icm([1500] * players, [500, 300, 200][:players])

    assert len(set(worth.equity.tolist())) == 1
    assert worth.equity.sum() == pytest.approx(sum([500, 300, 200][:players]), rel=1e-14)


@pytest.mark.parametrize("players", [1, 3, 10, 12, 40])
def test_tickets_for_everybody_are_worth_a_ticket(players: int) -> None:
    worth = icm(range(1, players + 1), [215] * players)

    assert worth.equity.tolist() == [215.0] * players
    assert (worth.method, worth.error) == ("exact", 0.0)


def test_a_last_prize_that_everybody_has_already_won_is_paid_to_everybody() -> None:
    stacks = [9, 7, 5, 3, 1, 8, 6, 4, 2, 10, 11, 12]
    with_it, without = icm(stacks, range(112, 100, -1)), icm(stacks, range(12, 0, -1))

    assert with_it.equity - 100 == pytest.approx(without.equity, abs=1e-10)


def test_one_player_has_won_everything() -> None:
    assert icm([10**18], [700]).equity.tolist() == [700.0]
    assert icm_placement([10**18]).matrix.tolist() == [[1.0]]


def test_one_chip_beside_a_quintillion_still_counts() -> None:
    worth = icm([10**18, 1, 2], [3, 2, 1])
    matrix = icm_placement([10**18, 1, 2]).matrix

    assert worth.equity == pytest.approx([3, 1 + 1 / 3, 1 + 2 / 3], rel=1e-15)
    assert matrix[1] == pytest.approx([1e-18, 1 / 3, 2 / 3], rel=1e-15)


def test_one_chip_beside_a_quintillion_counts_in_a_large_field_too() -> None:
    stacks = [10**18] + [1, 2] * 10
    worth = icm(stacks, [3, 2])
    share = 2 / 30

    assert worth.equity[0] == pytest.approx(3, rel=1e-14)
    assert worth.equity[1] == pytest.approx(share, rel=1e-12)
    assert worth.equity[2] == pytest.approx(2 * share, rel=1e-12)


def test_the_last_prizes_of_nothing_change_nothing() -> None:
    stacks = list(range(1, 31))

    assert icm(stacks, [5, 3] + [0] * 28).equity == pytest.approx(icm(stacks, [5, 3]).equity)


def test_what_a_player_is_worth_is_the_row_of_places_times_the_prizes() -> None:
    stacks = np.arange(3, 45, 3)
    prizes = np.arange(14, 0, -1) ** 2

    assert icm_placement(stacks).matrix @ prizes == pytest.approx(icm(stacks, prizes).equity)


@pytest.mark.long
def test_the_work_is_told_from_0_to_1_and_never_backwards() -> None:
    for calculate in (
        lambda tell: icm([3, 2, 1], [2, 1], progress=tell),
        lambda tell: icm(range(1, 60), [2, 1], progress=tell),
        lambda tell: icm(np.arange(1, 2000), np.full(200, 5), progress=tell),
        lambda tell: icm([1, 2], [5, 5], progress=tell),
        lambda tell: icm_placement(range(1, 5), progress=tell),
        lambda tell: icm_placement(range(1, 30), progress=tell),
    ):
        reported: list[float] = []
        calculate(reported.append)

        assert reported[-1] == 1.0
        assert reported == sorted(reported)
        assert reported[0] > 0


class Enough(Exception):
    """Somebody has closed the page."""


def test_who_is_told_may_end_the_work() -> None:
    def tell(part: float) -> None:
        raise Enough

    with pytest.raises(Enough):
        icm(np.arange(1, 5000), np.full(500, 5), progress=tell)


@pytest.mark.parametrize("error", [0, 0.0, -1e-9, nan, -inf])
def test_an_error_that_nobody_can_keep_is_refused(error: float) -> None:
    for asked in (lambda: icm([1, 2], [1], error=error), lambda: icm_placement([1], error=error)):
        with refused(ErrorOutOfReach):
            asked()


@pytest.mark.parametrize("error", [1e-300, 1e-16, 0.1, 1.0, 1e9])
def test_an_error_beyond_reach_is_answered_with_the_error_reached(error: float) -> None:
    worth = icm(np.arange(1, 101), np.arange(20, 0, -1), error=error)

    assert worth.error < max(1e-13, error)
    assert worth.equity.sum() == pytest.approx(210, rel=max(1e-13, worth.error))


REFUSED = [
    ([], [1], NobodyToPay),
    ([1, 0], [1], StackRefused),
    ([1, -5], [1], StackRefused),
    ([1.0, nan], [1], StackRefused),
    ([1.0, inf], [1], StackRefused),
    ([1.0, 0.5], [1], StackRefused),
    ([2**62, 2**62], [1], TooManyChips),
    ([2.0**62, 2.0**62], [1], TooManyChips),
    ([1, 2], [], NothingToShare),
    ([1, 2], [0, 0], NothingToShare),
    ([1, 2], [2, 1, 1], MorePrizesThanPlayers),
    ([1, 2, 3], [1, 2], PrizesRise),
    ([1, 2], [2, -1], PrizeRefused),
    ([1, 2], [2.0, nan], PrizeRefused),
]


@pytest.mark.parametrize("more", [0, 20])
@pytest.mark.parametrize("given", [list, np.array])
@pytest.mark.parametrize(("stacks", "prizes", "why"), REFUSED)
def test_what_is_no_table_is_refused_alike_in_lists_and_arrays(
    stacks: list[float], prizes: list[float], why: type[Exception], given: type, more: int
) -> None:
    stacks = [*[1] * more, *stacks] if stacks else stacks
    if why is MorePrizesThanPlayers:
        prizes = prizes + [1] * more

    with refused(why):
        icm(given(stacks), given(prizes))
    if why in (NobodyToPay, StackRefused, TooManyChips):
        with refused(why):
            icm_placement(given(stacks))


@pytest.mark.parametrize("given", [np.array([[1, 2]]), np.array(["1", "2"]), np.array([True])])
def test_an_array_that_is_no_row_of_numbers_is_refused(given: np.ndarray) -> None:
    with refused(StackRefused, player=1):
        icm(given, np.array([1]))


def test_arrays_of_every_kind_of_number_are_taken() -> None:
    wanted = icm([5, 3, 2], [5, 3, 2]).equity.tolist()
    for kind in (np.int64, np.int32, np.uint64, np.uint8, np.float64, np.float32):
        assert icm(np.array([5, 3, 2], kind), np.array([5, 3, 2], kind)).equity.tolist() == wanted
    spaced = np.array([5, 0, 3, 0, 2, 0])[::2]

    assert icm(spaced, spaced).equity.tolist() == wanted


def test_a_matrix_of_too_many_players_is_refused_before_the_work() -> None:
    with refused(TooManyToPlace, players=MOST_PLACED + 1):
        icm_placement(np.arange(1, MOST_PLACED + 2))
