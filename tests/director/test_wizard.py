"""The event wizard: everything that is wrong is named at once, and what is right is sealed."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from evendeal.draw.blocks import TooManyEntries
from evendeal.formats.new_event_side import NotAnEventYet
from evendeal.formats.seat_teams.life import Desk
from evendeal.tournament.checks import one_of
from evendeal.tournament.event_text import SEAT_TEAMS
from evendeal.tournament.seat_teams.event_read import read_event
from evendeal.tournament.short_name import short_name
from evendeal.views.poker.draft import Draft, DraftEntry
from evendeal.views.text import Text, because, says
from support.events.later_keys import ROWS
from support.events.poker import GUIDE
from support.new_events import check_draft, make_event
from support.refusals import refused
from support.sentences import in_golden_file

SIX = "\n".join(GUIDE[:6])


def form(**changes: Any) -> Draft:
    """A form that is an event, and what a test changes in it."""
    return Draft(
        **{
            "format": SEAT_TEAMS,
            "id": "cup",
            "name": "Cup",
            "deals": 12,
            "entries_text": SIX,
            **changes,
        }
    )


def wrong(desk: Desk, **changes: Any) -> dict[str, Text]:
    """What is wrong with a form, by place."""
    return {problem.where: problem.why for problem in check_draft(desk, form(**changes)).problems}


def test_a_form_that_is_an_event_becomes_the_file_of_that_event(desk: Desk) -> None:
    check = check_draft(desk, form(small_blind=25, big_blind=50, order="blocks", block=4))

    assert check.problems == ()
    assert check.toml is not None
    event = read_event(check.toml)
    assert (event.play.small_blind, event.draw.block, len(event.entries)) == (25, 4, 6)
    in_golden_file(check.sentences[0])
    assert check.entries[1].players == ("B1", "B2", "B3", "B4", "B5", "B6")


def test_a_form_that_leaves_a_later_key_out_makes_an_event_with_its_new_value(desk: Desk) -> None:
    check = check_draft(desk, form())

    assert check.toml is not None
    event = read_event(check.toml)
    for row in ROWS:
        if row.format == SEAT_TEAMS:
            assert row.meaning(event) == row.new, row.where


WRONG: dict[str, Any] = {
    **{"id": "spring cup", "name": "", "deals": None, "small_blind": 75, "cap": 10},
    **{"seat_draw": "random", "method": "luck"},
    "entries_text": "Argentina\nBrazil\nbrazil\nDenmark\nEcuador\nFinland\nDenmark",
}


def test_everything_that_is_wrong_is_named_at_once(desk: Desk) -> None:
    found = wrong(desk, **WRONG)

    assert set(found) == {
        "event.id",
        "event.name",
        "play.deals",
        "play.small_blind",
        "play.cap",
        "draw.seats",
        "scoring.method",
        "line 3, column 1",
        "line 7, column 1",
    }
    in_golden_file(found["line 3, column 1"])
    in_golden_file(found["play.small_blind"])
    with refused(NotAnEventYet, where=next(iter(found)), problems=len(found)):
        make_event(desk, form(**WRONG), by="Dora")


def test_a_team_a_player_short_is_named_beside_the_others(desk: Desk) -> None:
    entries = [DraftEntry(team) for team in GUIDE[:6]]
    entries[1] = DraftEntry("Brazil", players=("Ana", "Bob"))
    entries[4] = DraftEntry("Ecuador", players=("Eva",))

    found = wrong(desk, entries_text="", entries=tuple(entries))

    assert set(found) == {"entries[2].players", "entries[5].players"}
    in_golden_file(found["entries[2].players"])


def test_a_team_that_is_none_yet_takes_no_table_from_the_others(desk: Desk) -> None:
    """D6: with a name twice among three teams, nobody else is said to have a player too many."""
    rows = ["Ants,Ann,Abe,Al", "Ants,Bea,Bob,Ben", "Cats,Cy,Cleo,Carl"]

    found = wrong(desk, entries_text="\n".join(rows))
    assert list(found) == ["line 2, column 1"]
    in_golden_file(*found.values())


def test_more_teams_than_a_draw_takes_are_refused_in_the_words_of_the_catalogue(desk: Desk) -> None:
    teams = "\n".join(f"Team {number}" for number in range(32))

    assert wrong(desk, entries_text=teams) == {
        "draw.seats": because(TooManyEntries(entries=32).as_reason)
    }


def test_a_form_without_teams_says_so_and_nothing_else(desk: Desk) -> None:
    assert set(wrong(desk, entries_text="")) == {"entries"}
    assert set(wrong(desk, entries_text="name,player\n")) == {"line 1"}


def test_the_cyclic_draw_is_told_to_be_uneven_and_who_sits_behind_whom(desk: Desk) -> None:
    check = check_draft(desk, form(seat_draw="cyclic"))

    assert not check.exact
    in_golden_file(check.fairness_sentences[0])
    behind = [text for text in check.fairness_sentences if text.key == "says-fair-behind-all"]
    assert len(behind) == 6
    assert {text.fields["behind"] for text in behind} == {each.name for each in check.entries}
    in_golden_file(behind[0])
    for row in check.fairness:
        assert sorted(each.right_behind for each in row.behind) == [0, 0, 0, 0, 6]


def test_the_balanced_draw_is_told_to_be_even(desk: Desk) -> None:
    check = check_draft(desk, form())

    assert check.exact
    in_golden_file(check.fairness_sentences[0])
    assert check.fairness_sentences[-1] == says("fair-sample")
    for row in check.fairness:
        assert {each.position for each in row.behind} == {3}


def test_the_mirror_draw_is_shown_over_both_of_its_sessions(desk: Desk) -> None:
    check = check_draft(desk, form(seat_draw="mirror", sessions=2))

    first, second = check.seats[0], next(each for each in check.seats if each.session == 2)
    assert [seat.entry for seat in second.seats] == [seat.entry for seat in first.seats][::-1]
    assert check.exact


def test_the_sample_seats_each_player_once(desk: Desk) -> None:
    check = check_draft(desk, form())

    players = [seat.player for table in check.seats for seat in table.seats]
    assert sorted(players) == sorted(p for entry in check.entries for p in entry.players)


numbers = st.none() | st.sampled_from([0, 1, 2, 5, 50, 5_000, -1, 10**15])
texts = st.sampled_from(["", "reset", "running", "balanced", "mirror", "no-limit", "x", "a b"])


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    draft=st.builds(
        Draft,
        format=st.just(SEAT_TEAMS),
        id=st.sampled_from(["cup", "", "c p"]) | st.text(max_size=4),
        name=st.text(max_size=4),
        sessions=st.sampled_from([1, 2, 0, 101]),
        deals=numbers,
        seats=st.none() | st.integers(0, 11),
        small_blind=numbers,
        big_blind=numbers,
        cap=numbers | st.just("none"),
        stacks=texts,
        seat_draw=texts,
        beacon=st.text(max_size=3),
        beacons=st.lists(st.text(max_size=3), max_size=2).map(tuple),
        known_from=st.lists(st.sampled_from(["2027-05-04T20:00:00Z", "soon"]), max_size=2).map(
            tuple
        ),
        entries_text=st.just(SIX) | st.text(max_size=30),
    )
)
def test_any_form_is_an_event_or_says_why_not(desk: Desk, draft: Draft) -> None:
    check = check_draft(desk, draft)

    assert (check.toml is None) == bool(check.problems)
    if check.toml is not None:
        assert read_event(check.toml).id == (draft.id or short_name(draft.name))


@pytest.mark.parametrize(
    "said", [None, "steps", "staff", "off"], ids=["unsaid", "steps", "staff", "off"]
)
def test_the_form_says_who_sees_totals_while_a_session_runs(desk: Desk, said: str | None) -> None:
    """F1: a new event has them in public unless its form says otherwise."""
    check = check_draft(desk, form(in_running=said))

    in_golden_file(*(each for each in check.sentences if "running" in each.key))
    assert check.toml is not None
    assert read_event(check.toml).office.in_running.value == (said or "steps")


def test_who_is_to_see_totals_is_one_of_three(desk: Desk) -> None:
    """F1: anything else is named by its place."""
    why = because(one_of(["off", "staff", "steps"]))

    assert wrong(desk, in_running="live") == {"office.in_running": why}
