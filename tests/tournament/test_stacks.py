"""Stacks before a deal: fresh each time, or running with reserve chips (R7)."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from evendeal.tournament.duplicate.rules import Stacks
from evendeal.tournament.duplicate.stacks import stacks_before
from evendeal.tournament.seat_teams.demonstration import demonstration

RESET = replace(demonstration().play, seats=3)
RUNNING = replace(RESET, stacks=Stacks.RUNNING)


def test_stacks_that_are_reset_forget_every_deal() -> None:
    after = stacks_before(RESET, [(-5_000, 5_000, 0), (300, -200, -100)])

    assert after.stacks == (5_000, 5_000, 5_000)
    assert after.topped_up == after.reserve == (0, 0, 0)


def test_a_session_begins_with_the_starting_stack() -> None:
    assert stacks_before(replace(RUNNING, starting_stack=8_000), []).stacks == (8_000,) * 3


def test_a_stack_below_the_cap_is_filled_up_from_the_reserve() -> None:
    first = stacks_before(RUNNING, [(-700, 1_000, -300)])
    second = stacks_before(RUNNING, [(-700, 1_000, -300), (200, -1_100, 900)])

    assert first.stacks == (5_000, 6_000, 5_000)
    assert first.topped_up == first.reserve == (700, 0, 300)
    assert second.stacks == (5_200, 5_000, 5_900)
    assert second.topped_up == (0, 100, 0)
    assert second.reserve == (700, 100, 300)


def test_a_stack_above_the_cap_pays_its_losses_itself() -> None:
    rules = replace(RUNNING, starting_stack=8_000)

    after = stacks_before(rules, [(-3_000, -3_001, 6_001)])

    assert after.stacks == (5_000, 5_000, 14_001)
    assert after.reserve == (0, 1, 0)


nets = st.lists(st.tuples(*[st.integers(-5_000, 5_000)] * 2).map(lambda ab: (*ab, -sum(ab))))


@given(nets)
def test_nobody_starts_a_deal_below_the_cap_and_the_score_is_the_net(
    played: list[tuple[int, int, int]],
) -> None:
    after = stacks_before(RUNNING, played)

    assert min(after.stacks) >= 5_000
    for seat in range(3):
        net = sum(deal[seat] for deal in played)
        assert after.stacks[seat] - 5_000 - after.reserve[seat] == net
