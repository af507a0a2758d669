"""How long an event takes, in words."""

import pytest

from evendeal.tournament.duration import Duration
from evendeal.views.duration import duration_words, pace_words, time_words


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0, "0 min"), (59 * 60, "59 min"), (3600, "1 h"), (11_400, "3 h 10 min"), (3_599, "1 h")],
)
def test_a_time_is_said_in_hours_and_minutes(seconds: int, words: str) -> None:
    """D5."""
    assert time_words(seconds) == words


def test_a_pace_is_said_in_minutes_and_seconds() -> None:
    """D5."""
    assert [pace_words(160), pace_words(65), pace_words(9)] == ["2:40", "1:05", "0:09"]


@pytest.mark.parametrize(
    ("play", "breaks", "sentence"),
    [
        (9_600, 1_800, "About 3 h 10 min at 2:40 a deal, 30 min of breaks among them."),
        (9_700, 0, "About 2 h 40 min at 2:40 a deal."),
        (20, 0, "About 5 min at 2:40 a deal."),
    ],
)
def test_an_estimate_is_rounded_to_five_minutes_and_names_its_pace(
    play: int, breaks: int, sentence: str
) -> None:
    """D5."""
    assert duration_words(Duration(play, breaks), "2:40 a deal") == sentence
