"""A new event of matches from its file: what it says, what is wrong with it, and its seal."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from evendeal.formats.new_event_side import NotAnEventYet
from evendeal.formats.room_match.example import EXAMPLE
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.seat_teams.life import Desk
from evendeal.tournament.event_text import ROOM_MATCH
from evendeal.tournament.room_match.event_read import read_match_event
from evendeal.views.draft import FileDraft
from evendeal.views.text import Text
from support.english import english
from support.events.matches import match_toml
from support.new_events import check_draft, make_event
from support.refusals import refused
from support.sentences import in_golden_file

YALTA = (Path(__file__).parents[2] / "docs" / "events" / "yalta.toml").read_text("utf-8")


def file(toml: str, entries_text: str = "", **pace: int) -> FileDraft:
    """A draft as the page sends it."""
    return FileDraft(format=ROOM_MATCH, toml=toml, entries_text=entries_text, pace=pace or None)


@pytest.fixture
def matches(desk: Desk) -> MatchDesk:
    return MatchDesk(desk.adapters)


def test_the_file_of_yalta_says_rounds_tables_and_final(matches: MatchDesk) -> None:
    check = check_draft(matches, file(YALTA))

    assert check.problems == ()
    assert check.name == "Fair Backgammon Duplicated Team Tournament"
    assert check.tables == 4
    in_golden_file(check.sentences[0])
    assert [board.long for board in check.boards] == [True, False]
    assert len(check.rounds) == 6
    first = check.rounds[0].matches[0]
    assert (first.names, first.open.table, first.closed.table) == (("Moscow", "Kiev"), 1, 2)
    assert (first.open.white, first.closed.black) == ("Moscow 1", "Moscow 2")
    assert check.rounds[0].byes == ("Kharkov",)
    in_golden_file(check.final)
    assert check.toml is not None
    assert read_match_event(check.toml) == read_match_event(YALTA)


def test_the_example_of_the_page_is_an_event(matches: MatchDesk) -> None:
    check = check_draft(matches, file(EXAMPLE))

    assert check.problems == ()
    in_golden_file(*check.sentences)


@pytest.mark.parametrize(
    ("toml", "where"),
    [
        ("games = ", "event.toml"),
        (match_toml().replace("games = 2", "games = 0"), "play.games"),
        (match_toml().replace("room_match", "seat_teams"), "event.format"),
        (match_toml(teams=1), "entries"),
        (match_toml() + "\n[prizes]\n", "event.toml"),
        (match_toml(more="rounds = 0"), "boards[1].rounds"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(matches: MatchDesk, toml: str, where: str) -> None:
    check = check_draft(matches, file(toml))

    assert [problem.where for problem in check.problems] == [where]
    assert check.problems[0].why
    assert check.toml is None


def test_everything_that_is_wrong_is_said_at_once_in_the_order_of_the_file(
    matches: MatchDesk,
) -> None:
    toml = (
        YALTA.replace('id = "yalta-2008"', 'id = "yalta 2008"')
        .replace("games = 4", "games = 0")
        .replace("rounds = 2", "rounds = 0")
        .replace('name = "Moscow"', 'name = "Kharkov"')
    )

    check = check_draft(matches, file(toml))

    assert [(problem.line, problem.where) for problem in check.problems] == [
        (_line(toml, 'id = "yalta 2008"'), "event.id"),
        (_line(toml, "games = 0"), "play.games"),
        (_line(toml, "rounds = 0"), "boards[2].rounds"),
        (_line(toml, 'name = "Kharkov"', 2), "entries[2].name"),
    ]
    with refused(NotAnEventYet, where="event.id", problems=4):
        make_event(matches, file(toml), by="Dora")


def test_an_empty_file_is_told_everything_that_it_needs(matches: MatchDesk) -> None:
    check = check_draft(matches, file(""))

    assert [problem.where for problem in check.problems] == [
        *("event.format", "boards", "play.games", "event.id", "event.name", "entries")
    ]
    assert {problem.line for problem in check.problems} == {None}


def test_a_wrong_list_of_teams_does_not_hide_what_is_wrong_in_the_file(
    matches: MatchDesk,
) -> None:
    toml = match_toml(teams=0, more="rounds = 0")

    check = check_draft(matches, file(toml, "Kharkov\nKharkov\n"))

    assert [problem.where for problem in check.problems] == ["line 2, column 1", "boards[1].rounds"]


def _line(toml: str, part: str, nth: int = 1) -> int:
    """In which line the nth occurrence of a text stands."""
    found = [number for number, line in enumerate(toml.splitlines(), 1) if part in line]
    return found[nth - 1]


def test_thrown_rolls_are_said_to_be_thrown(matches: MatchDesk) -> None:
    check = check_draft(matches, file(match_toml(rolls="thrown")))

    in_golden_file(check.sentences[1])
    assert check.final is None


def of_rounds(matches: MatchDesk, rounds: str, more: str = "") -> list[Text]:
    """What is said before the seal about who begins a round."""
    check = check_draft(matches, file(match_toml(rounds=rounds, more=more)))
    return [one for one in check.sentences if one.key.startswith("says-draft-rounds")]


@pytest.mark.parametrize("rounds", ["free", "together"])
def test_it_is_said_before_the_seal_who_begins_a_round(matches: MatchDesk, rounds: str) -> None:
    (said,) = of_rounds(matches, rounds, "rounds = 2")

    in_golden_file(said)


def test_where_there_is_one_round_nobody_is_told_how_the_next_begins(matches: MatchDesk) -> None:
    assert of_rounds(matches, "together") == []


@pytest.mark.parametrize(("seconds", "rolls"), [(0, "drawn"), (1, "drawn"), (20, "thrown")])
def test_it_is_said_before_the_seal_how_fast_rolls_are_told(
    matches: MatchDesk, seconds: int, rolls: str
) -> None:
    check = check_draft(matches, file(match_toml(seconds=seconds, rolls=rolls)))

    (said,) = (one for one in check.sentences if english(one).startswith("A "))
    in_golden_file(said)


@pytest.mark.parametrize(("at_once", "seconds"), [(6, 8), (1, 1)])
def test_it_is_said_before_the_seal_how_many_rolls_are_told_without_a_pause(
    matches: MatchDesk, at_once: int, seconds: int
) -> None:
    """S12."""
    office = f"rolls_at_once = {at_once}\nseconds_a_roll = {seconds}"
    check = check_draft(matches, file(match_toml(office=office)))

    (said,) = (one for one in check.sentences if english(one).startswith("A table gets"))
    in_golden_file(said)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    toml=st.text(max_size=60)
    | st.builds(
        lambda cut, put: match_toml()[:cut] + put + match_toml()[cut:],
        st.integers(0, 200),
        st.text(max_size=8),
    ),
    teams=st.just("") | st.text(max_size=30),
)
def test_any_text_is_an_event_or_says_why_not(matches: MatchDesk, toml: str, teams: str) -> None:
    check = check_draft(matches, file(toml, teams))

    assert (check.toml is None) == bool(check.problems)
