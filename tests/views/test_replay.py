"""A hand that is played again says what its lines meant."""

from dataclasses import replace

import pytest

from evendeal.views.poker.replay import first_bets
from support.poker.seen_hands import ACES_HOLD, hand, six


@pytest.mark.parametrize(
    ("actions", "bets"),
    [
        ("125 fold 400 fold fold fold call check 450 1200 call", [False, False, True, False]),
        ("call call call fold fold check check 50 fold fold fold", [True]),
    ],
)
def test_the_first_raise_of_a_street_is_a_bet_and_before_the_flop_none_is(
    actions: str, bets: list[bool]
) -> None:
    made = first_bets(hand(six(), ACES_HOLD, actions))

    assert [made[n] for n in sorted(made)] == bets


def test_nothing_is_known_of_a_hand_without_its_deck_order() -> None:
    known = hand(six(), ACES_HOLD, "125 fold fold fold fold fold")
    unknown = replace(known, luck=None)

    assert first_bets(unknown) == {}
