"""How long an event takes: what is played, and the breaks."""

import pytest

from evendeal.tournament.checks import OutOfBounds
from evendeal.tournament.duration import (
    SECONDS_A_DEAL,
    Duration,
    MatchPace,
    Pace,
    hands_duration,
    room_match_duration,
)
from support.refusals import refused

HOUR = 3600
BREAK = 15 * 60


def test_a_session_has_a_break_before_it_and_one_after_every_two_hours_of_play() -> None:
    """D5: seats are found in the first one; two hours to the second need no other."""
    two_hours = hands_duration([45], Pace())
    longer = hands_duration([46], Pace())

    assert two_hours == Duration(play=2 * HOUR, breaks=BREAK)
    assert longer.breaks == 2 * BREAK
    assert longer.whole == 46 * SECONDS_A_DEAL + 2 * BREAK


def test_sixty_deals_take_three_hours_and_ten_minutes() -> None:
    """D5: 2 h 40 min of play at 2:40 a deal, and two breaks."""
    assert hands_duration([60], Pace()).whole == 3 * HOUR + 10 * 60


def test_sessions_follow_each_other() -> None:
    """D5."""
    one, three = (hands_duration([60] * sessions, Pace()) for sessions in (1, 3))

    assert (three.play, three.breaks) == (3 * one.play, 3 * one.breaks)


def test_the_default_pace_is_the_middle_of_the_four_sessions_that_it_is_taken_from() -> None:
    """D5: 51, 65, 71 and 72 deals in three hours each."""
    paces = sorted(3 * HOUR / deals for deals in (51, 65, 71, 72))

    assert abs((paces[1] + paces[2]) / 2 - SECONDS_A_DEAL) < 5


def test_where_rounds_begin_together_a_round_lasts_as_long_as_its_slower_board() -> None:
    """D5."""
    rounds = [{1: 600, 2: 900}, {1: 600, 2: 900}, {1: 600}]

    together = room_match_duration(rounds, None, 0, together=True)
    free = room_match_duration(rounds, None, 0, together=False)

    assert (together.play, free.play) == (900 + 900 + 600, 1800)


def test_a_final_comes_after_the_rounds_and_after_a_break() -> None:
    """D5."""
    lasts = room_match_duration([{1: HOUR}], 2 * HOUR, 20, together=False)

    assert lasts == Duration(play=3 * HOUR, breaks=2 * 20 * 60)


@pytest.mark.parametrize("wrong", [0, -1, 3601])
def test_a_deal_takes_a_second_at_least_and_an_hour_at_most(wrong: int) -> None:
    """D5."""
    with refused(OutOfBounds, where="pace.deal_seconds", least=1, most=3600, bound=""):
        Pace(wrong)
    with refused(OutOfBounds, where="pace.break_minutes", value=-1, least=0, most=1440, bound=""):
        MatchPace(minutes_a_break=-1)
