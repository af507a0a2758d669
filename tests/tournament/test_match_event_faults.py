"""All that is wrong with the file of a backgammon event, each thing with its line."""

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from evendeal.tournament.checks import OutOfBounds
from evendeal.tournament.room_match.event_faults import (
    MOST_FAULTS,
    SeveralFaults,
    match_event_faults,
    require_match_event,
)
from evendeal.tournament.room_match.event_read import read_match_event
from support.refusals import refused
from support.sentences import in_golden_file

YALTA = (Path(__file__).parents[2] / "docs" / "events" / "yalta.toml").read_text("utf-8")


def sentences_of(text: str) -> list[str]:
    return [str(fault) for fault in match_event_faults(text)[1]]


def test_a_file_without_faults_is_its_event() -> None:
    event, faults = match_event_faults(YALTA)

    assert faults == ()
    assert event == read_match_event(YALTA) == require_match_event(YALTA)


def test_a_slip_in_the_name_of_a_key_and_a_wrong_value_are_both_told_with_their_lines() -> None:
    text = '[event]\nformat = "room_match"\nid = "x y"\nname = "X"\n[play]\ngame = 4\n[[boards]]\n'
    text += '[[entries]]\nname = "A"\n[[entries]]\nname = "A"\n'

    assert [sentence.partition(":")[0] for sentence in sentences_of(text)] == [
        f"line {line}" for line in (3, 5, 6, 11)
    ]
    in_golden_file(*sentences_of(text))


def test_one_fault_is_refused_as_itself_and_several_in_one_sentence() -> None:
    with refused(OutOfBounds, where="play.games", value=0, least=1, most=500, bound="") as one:
        require_match_event(YALTA.replace("games = 4", "games = 0"))
    assert not isinstance(one.value, SeveralFaults)

    with refused(SeveralFaults, where="play.games", value=0) as both:
        require_match_event(YALTA.replace("games = 4", "games = 0").replace("= 2\n", "= 0\n"))
    assert len(both.value.faults) == 2


def test_the_file_of_another_format_is_told_so_and_no_more() -> None:
    assert sentences_of(YALTA.replace("room_match", "seat_teams")) == [
        'line 12: event.format is "seat_teams": must be room_match here'
    ]


def test_no_more_is_told_than_one_can_work_on() -> None:
    wrong = "".join(f"wrong_{n} = 1\n" for n in range(50))

    assert len(sentences_of(YALTA.replace("[play]\n", f"[play]\n{wrong}"))) == MOST_FAULTS


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150)
@given(
    st.lists(st.integers(0, len(YALTA.splitlines()) - 1), max_size=6),
    st.lists(
        st.tuples(
            st.sampled_from(YALTA.splitlines()),
            st.sampled_from(["x = 1", "games = []", "[play]", "boards = 3", "players = [1]", "["]),
        ),
        max_size=3,
    ),
)
def test_whatever_is_wrong_there_is_an_event_or_a_fault(
    gone: list[int], put: list[tuple[str, str]]
) -> None:
    lines = [line for n, line in enumerate(YALTA.splitlines()) if n not in gone]
    text = "\n".join(lines)
    for old, new in put:
        text = text.replace(old or "\n\n", new, 1)

    event, faults = match_event_faults(text)

    assert (event is None) == bool(faults)
    assert len({str(fault.no) for fault in faults}) == len(faults)
