import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from evendeal.cards import BEST, CATEGORIES, category, rank7
from evendeal.cards._kernels import NotSevenCards, all_hands, batch7
from evendeal.cards.ranking import data_file
from support.poker.sample_of_hands import SAMPLE
from support.refusals import refused

# The counts of the nine categories, weakest first. Source: B. Alspach, "7-Card Poker Hands", 2000.
SEVEN_CARD_HANDS = (
    *(23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020),
    *(4_047_644, 3_473_184, 224_848, 41_584),
)
ROYALS = 4_324


@pytest.mark.long
def test_all_133_784_560_hands_fall_into_the_nine_categories_as_counted() -> None:
    counts = all_hands()
    by_category = dict.fromkeys(CATEGORIES, 0)
    for rank in range(1, BEST + 1):
        by_category[category(rank)] += int(counts[rank])

    assert tuple(by_category.values()) == SEVEN_CARD_HANDS
    assert counts[0] == 0
    assert counts[BEST] == ROYALS
    assert np.count_nonzero(counts) == 4_824


def test_many_hands_at_once_rank_as_one_by_one() -> None:
    ranks = batch7(np.array(SAMPLE, np.uint8))

    assert ranks.dtype == np.uint16
    assert ranks.tolist() == [rank7(*hand) for hand in SAMPLE]


def test_hands_that_lie_apart_in_memory_rank_alike() -> None:
    hands = np.array(SAMPLE[:100], np.uint8)

    assert batch7(hands[::-2, ::-1]).tolist() == batch7(hands)[::-2].tolist()


def test_no_hands_have_no_ranks() -> None:
    assert batch7(np.empty((0, 7), np.uint8)).shape == (0,)


@pytest.mark.parametrize(
    "hands",
    [
        np.zeros((3, 5), np.uint8),
        np.zeros(7, np.uint8),
        np.zeros((3, 7), np.int64),
        np.full((1, 7), 52, np.uint8),
    ],
    ids=["five cards", "not a table", "other numbers", "card 52"],
)
def test_what_is_not_seven_card_numbers_a_row_is_refused(hands: np.ndarray) -> None:
    with refused(NotSevenCards, shape=hands.shape):
        batch7(hands)


RANK_A_ROYAL_FLUSH = """
import numpy as np
from evendeal.cards._kernels import batch7
assert batch7(np.array([[51, 47, 43, 39, 35, 0, 1]], np.uint8)).tolist() == [7462]
"""


def rank_a_royal_flush(**settings: str) -> tuple[int, str]:
    """Run the kernel in a process of its own with these settings of numba."""
    finished = subprocess.run(
        [sys.executable, "-c", RANK_A_ROYAL_FLUSH],
        env={**os.environ, "PYTHONPATH": str(data_file().parents[2]), **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    return finished.returncode, finished.stderr


@pytest.mark.process
def test_kernels_are_kept_in_a_fresh_folder(tmp_path: Path) -> None:
    assert rank_a_royal_flush(NUMBA_CACHE_DIR=str(tmp_path / "new")) == (0, "")
    assert list((tmp_path / "new").rglob("*batch7*.nbc"))


@pytest.mark.process
def test_kernels_also_run_where_nothing_can_be_kept() -> None:
    """The one place that numba is told to look at is not set, as if no folder were writable."""
    nowhere = {"NUMBA_CACHE_LOCATOR_CLASSES": "UserProvidedCacheLocator", "NUMBA_CACHE_DIR": ""}

    assert rank_a_royal_flush(**nowhere) == (0, "")
