"""Random hands played here and in PokerKit side by side, action by action.

`EVENDEAL_FUZZ_HANDS=20000` plays more of them, `EVENDEAL_FUZZ_SEED` others.
"""

import os
from collections import Counter
from random import Random

import pytest

from evendeal.cards import DeckOrder
from evendeal.ids import SeatNo
from evendeal.poker import Action, Betting, Call, Check, Fold, Legal, RaiseTo, Setup
from support.poker.beside_pokerkit import Outcome, side_by_side
from support.poker.hands_in_words import deck, setup
from support.poker.pokerkit_deviations import OFFERS, RESULTS, OfferExcuse, ResultExcuse
from support.poker.random_hand import random_action, random_deck, random_setup

HANDS = int(os.environ.get("EVENDEAL_FUZZ_HANDS", "300"))
FIRST_SEED = int(os.environ.get("EVENDEAL_FUZZ_SEED", "0"))
BATCHES = 10
A_DECK = random_deck(Random(0))


def random_hand(seed: int) -> Outcome:
    """One random hand in both engines."""
    random = Random(seed)
    setup, luck = random_setup(random), random_deck(random)
    return side_by_side(setup, luck, lambda may: random_action(random, may), f"seed {seed}")


@pytest.mark.long
@pytest.mark.parametrize("batch", range(BATCHES))
def test_both_engines_offer_the_same_and_pay_the_same(batch: int) -> None:
    seeds = range(FIRST_SEED + batch, FIRST_SEED + HANDS, BATCHES)

    outcomes = [random_hand(seed) for seed in seeds]

    finished = sum(outcome.finished for outcome in outcomes)
    assert finished >= 0.75 * len(outcomes), Counter(o.excuses for o in outcomes)
    assert sum(outcome.decisions for outcome in outcomes) > 4 * len(outcomes)


ROYAL = "AsKsQsJsTs"

DEVIATIONS: dict[str, tuple[Setup, DeckOrder, str]] = {
    "equal_blinds_heads_up": (setup(1000, 1000, blinds=(25, 25)), A_DECK, ""),
    "short_big_blind": (setup(900, 20, 900, blinds=(15, 30)), A_DECK, ""),
    "fourth_raise_before_the_flop": (
        setup(900, 900, 900, blinds=(5, 10), betting=Betting.FIXED_LIMIT),
        A_DECK,
        "20 30 40",
    ),
    "short_all_in_in_fixed_limit": (
        setup(900, 24, 900, blinds=(5, 10), betting=Betting.FIXED_LIMIT),
        A_DECK,
        "call call check 10 14",
    ),
    "short_all_in_where_nobody_has_raised": (
        setup(5000, 140, 5000, 5000),
        A_DECK,
        "call call call 140",
    ),
    "short_all_ins_that_add_up": (
        setup(5000, 5000, 5000, 299, 377, 429),
        A_DECK,
        "200 299 377 429 fold call",
    ),
    "two_odd_chips": (
        setup(90, 90, 90, 90, blinds=(1, 2)),
        deck(4, 4, {}, ROYAL),
        "5 call call fold check check check check check check check check check",
    ),
    "odd_chips_of_pots_that_belong_together": (
        setup(76, 181, 300, 117, 5, 66, 27, blinds=(1, 2), ante=1),
        deck(
            7,
            7,
            {1: "QhTs", 2: "8h2s", 3: "AsKh", 4: "4s6d", 5: "Ah6c", 6: "TcQd", 7: "4dQc"},
            "7c2hTdKcQs",
        ),
        "114 116 fold call call call call fold",
    ),
}
"""A hand for each deviation, told by the seats in turn: raise to, call, check or fold."""


@pytest.mark.parametrize("row", [*OFFERS, *RESULTS], ids=lambda row: row.__name__)
def test_a_deviation_that_is_excused_can_be_seen_in_a_hand(row: OfferExcuse | ResultExcuse) -> None:
    conditions, luck, actions = DEVIATIONS[row.__name__]
    words = iter(actions.split())

    outcome = side_by_side(conditions, luck, lambda may: spoken(may, next(words, "fold")), "row")

    assert (row.__doc__ or "").startswith("Row")
    assert row.__name__ in outcome.excuses


def spoken(may: Legal, word: str) -> Action:
    seat = may.seat or SeatNo(0)
    match word:
        case "fold":
            return Fold(seat)
        case "check":
            return Check(seat)
        case "call":
            return Call(seat)
        case _:
            return RaiseTo(seat, int(word))
