import random
import subprocess
import sys
from collections import Counter
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from phevaluator import evaluate_cards

from evendeal.cards import (
    CATEGORIES,
    DECK,
    SUITS,
    UNKNOWN,
    CardTwice,
    NotACard,
    WrongNumberOfCards,
    category,
    describe,
    hand_rank,
    parse_cards,
    rank7,
)
from evendeal.cards._tables import build
from evendeal.cards.captions import BEST, CLASSES, caption
from evendeal.cards.card import CARD_ID
from evendeal.cards.ranking import data_file
from support.poker.best_five_by_definition import best_strength
from support.poker.sample_of_hands import SAMPLE, SAMPLE_COUNTS
from support.refusals import refused

NAMES = (
    *("two", "three", "four", "five", "six", "seven", "eight"),
    *("nine", "ten", "jack", "queen", "king", "ace"),
)

shuffled_decks = st.permutations(DECK)
hands = st.builds(lambda deck, count: tuple(deck[:count]), shuffled_decks, st.integers(5, 7))

# Weakest to strongest: the best and the worst hand of each category.
LADDER = (
    *("7c5d4h3s2c", "AcKdQhJs9c", "2c2d3h4s5c", "AcAdKhQsJc", "2c2d3h3s4c", "AcAdKhKsQc"),
    *("2c2d2h3s4c", "AcAdAhKsQc", "Ac2d3h4s5c", "TcJdQhKsAc", "2c3c4c5c7c", "9dJdQdKdAd"),
    *("2c2d2h3s3c", "AcAdAhKsKc", "2c2d2h2s3c", "AcAdAhAsKc", "As2s3s4s5s", "9sTsJsQsKs"),
    *("ThJhQhKhAh",),
)


def test_the_categories_stand_in_the_order_of_the_rule_book() -> None:
    ranks = [hand_rank(parse_cards(hand)) for hand in LADDER]

    assert ranks == sorted(set(ranks))
    assert (ranks[0], ranks[-1]) == (1, BEST)
    assert [category(rank) for rank in ranks[::2]] == [*CATEGORIES, "straight flush"]


def test_the_two_hands_of_the_ladder_in_a_category_are_its_first_and_last_rank() -> None:
    ranks = [hand_rank(parse_cards(hand)) for hand in LADDER]
    pairs = list(zip(ranks[:-1:2], [*ranks[1:-2:2], ranks[-1]], strict=True))

    assert [last - first + 1 for first, last in pairs] == list(CLASSES)


def test_the_ace_is_low_only_in_the_straight_to_the_five() -> None:
    assert describe(parse_cards("Ac2d3h4s5c")) == "straight, five high"
    assert describe(parse_cards("KcAd2h3s4c")) == "ace high"


def test_three_pairs_count_as_the_best_two_with_the_best_kicker() -> None:
    assert hand_rank(parse_cards("AcAdKhKsQcQdJh")) == hand_rank(parse_cards("AcAdKhKsQc"))


def test_a_board_that_plays_gives_every_seat_the_same_rank() -> None:
    board = "TcJcQcKcAc"

    assert hand_rank(parse_cards(board + "2d3d")) == hand_rank(parse_cards(board + "AdAh")) == BEST


@given(hands, hands)
def test_hands_compare_as_the_definition_says(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    ranks = hand_rank(one), hand_rank(other)
    strengths = best_strength(one), best_strength(other)

    assert (ranks[0] > ranks[1]) == (strengths[0] > strengths[1])
    assert (ranks[0] == ranks[1]) == (strengths[0] == strengths[1])
    assert [CATEGORIES.index(category(rank)) for rank in ranks] == [s[0] for s in strengths]


@given(hands, st.randoms(use_true_random=False))
def test_the_order_in_which_cards_lie_does_not_matter(
    cards: tuple[str, ...], luck: random.Random
) -> None:
    assert hand_rank(luck.sample(cards, len(cards))) == hand_rank(cards)


@given(hands, st.sampled_from(list(permutations(SUITS))))
def test_no_suit_is_better_than_another(cards: tuple[str, ...], suits: tuple[str, ...]) -> None:
    renamed = [card[0] + suits[SUITS.index(card[1])] for card in cards]

    assert hand_rank(renamed) == hand_rank(cards)


@given(shuffled_decks)
def test_another_card_never_makes_a_hand_worse(deck: list[str]) -> None:
    ranks = [hand_rank(deck[:count]) for count in (5, 6, 7)]

    assert ranks == sorted(ranks)


@pytest.mark.long
def test_twenty_thousand_hands_rank_as_in_phevaluator() -> None:
    luck = random.Random(1)
    dealt = [luck.sample(DECK, count) for count in (5, 6, 7, 7) for _ in range(5_000)]

    assert [hand_rank(hand) for hand in dealt] == [7463 - evaluate_cards(*hand) for hand in dealt]


def test_a_hand_given_by_numbers_ranks_as_given_by_names() -> None:
    luck = random.Random(2)
    for hand in (luck.sample(DECK, 7) for _ in range(1_000)):
        assert rank7(*(CARD_ID[card] for card in hand)) == hand_rank(hand)


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("AcKdQhJs9c", "ace high"),
        ("7c5d4h3s2c", "seven high"),
        ("KcKd2h3s4c5d7h", "pair of kings"),
        ("6c6d2h3sAc", "pair of sixes"),
        ("AcAd5h5s9c", "two pair, aces and fives"),
        ("3c3d2h2s9c", "two pair, threes and twos"),
        ("7c7d7h2s3cJdKh", "three of a kind, sevens"),
        ("9c8d7h6s5c", "straight, nine high"),
        ("Ah9h2h3h4h6c7c", "flush, ace high"),
        ("7d5d4d3d2d", "flush, seven high"),
        ("KcKdKh2s2d", "full house, kings over twos"),
        ("2c2d2hKsKd", "full house, twos over kings"),
        ("9c9d9h9s2c3d4h", "four of a kind, nines"),
        ("9sTsJsQsKs", "straight flush, king high"),
        ("As2s3s4s5s", "straight flush, five high"),
        ("AsKsQsJsTs2d2c", "royal flush"),
    ],
)
def test_the_announcer_reads_what_the_hand_is_called(cards: str, words: str) -> None:
    assert describe(parse_cards(cards)) == words


@given(hands)
def test_a_caption_names_the_ranks_that_decide(cards: tuple[str, ...]) -> None:
    kind, *ranks = best_strength(cards)
    words = describe(cards)

    if words == "royal flush":
        assert (kind, ranks) == (8, [12])
        return
    deciding = 2 if CATEGORIES[kind] in ("two pair", "full house") else 1
    figures = words.removeprefix(CATEGORIES[kind]).replace("sixes", "sixs").split()
    named = [figure.rstrip("s,") for figure in figures]
    assert [name for name in named if name in NAMES] == [NAMES[rank] for rank in ranks[:deciding]]


def test_every_rank_has_a_caption_and_each_caption_one_run_of_ranks() -> None:
    captions = [caption(rank) for rank in range(1, BEST + 1)]
    changes = 1 + sum(one != other for one, other in pairwise(captions))

    assert len(set(captions)) == changes
    assert len(set(captions)) == 8 + 13 + 78 + 13 + 10 + 8 + 156 + 13 + 10


@pytest.mark.parametrize("rank", [0, -1, 7463])
def test_a_number_that_is_no_rank_has_no_caption(rank: int) -> None:
    with pytest.raises(ValueError, match="no hand rank"):
        caption(rank)


def test_an_unseen_card_cannot_be_ranked() -> None:
    with refused(NotACard, text=UNKNOWN):
        hand_rank(["As", "Ks", "Qs", "Js", UNKNOWN])


def test_a_card_that_is_there_twice_is_named() -> None:
    with refused(CardTwice, card="Ks"):
        hand_rank(["As", "Ks", "Qs", "Ks", "2c"])


@pytest.mark.parametrize("count", [0, 2, 4, 8])
def test_only_five_six_or_seven_cards_have_a_best_five(count: int) -> None:
    with refused(WrongNumberOfCards, count=count):
        hand_rank(DECK[:count])


def test_a_number_that_is_no_card_is_an_index_error_also_once_the_tables_are_there() -> None:
    for _ in range(2):
        with pytest.raises(IndexError):
            rank7(0, 1, 2, 3, 4, 5, 52)


@pytest.mark.long
def test_the_data_file_is_what_the_definition_gives() -> None:
    assert data_file().read_bytes() == build()


@pytest.mark.process
def test_importing_the_cards_loads_neither_numba_nor_the_tables() -> None:
    program = (
        "import sys, evendeal.cards, evendeal.cards.equity, evendeal.cards.ranking as ranking\n"
        "assert not {'numba', 'numpy'} & set(sys.modules), 'a numeric library was imported'\n"
        "assert not ranking._VALUES7, 'the tables were read'\n"
    )
    finished = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": str(data_file().parents[2])},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (finished.returncode, finished.stderr) == (0, "")


def test_a_fixed_sample_of_hands_falls_into_the_nine_categories_as_counted() -> None:
    counts = Counter(category(rank7(*hand)) for hand in SAMPLE)

    assert [counts[name] for name in CATEGORIES] == SAMPLE_COUNTS


def test_a_fixed_sample_of_hands_ranks_as_in_phevaluator() -> None:
    assert all(rank7(*hand) == 7463 - evaluate_cards(*hand) for hand in SAMPLE)
