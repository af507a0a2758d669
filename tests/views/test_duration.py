"""How long an event takes, in words."""

import pytest

from evendeal.tournament.duration import Duration
from evendeal.views.duration import duration_sentence, pace_words, time_text
from evendeal.views.text import says
from support.english import english
from support.sentences import in_golden_file


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0, "0 min"), (59 * 60, "59 min"), (3600, "1 h"), (11_400, "3 h 10 min"), (3_599, "1 h")],
)
def test_a_time_is_said_in_hours_and_minutes(seconds: int, words: str) -> None:
    """D5."""
    assert english(time_text(seconds)) == words


def test_a_pace_is_said_in_minutes_and_seconds() -> None:
    """D5."""
    assert [pace_words(160), pace_words(65), pace_words(9)] == ["2:40", "1:05", "0:09"]


@pytest.mark.parametrize(
    ("play", "breaks", "time"),
    [(9_600, 1_800, "3 h 10 min"), (9_700, 0, "2 h 40 min"), (20, 0, "5 min")],
)
def test_an_estimate_is_rounded_to_five_minutes_and_names_its_pace(
    play: int, breaks: int, time: str
) -> None:
    """D5."""
    sentence = duration_sentence(Duration(play, breaks), says("pace-deal", pace="2:40"))

    assert time in english(sentence)
    in_golden_file(sentence)
