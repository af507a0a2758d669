"""Levels in the form of a new event of teams, and the warning of rounds that are not whole."""

from typing import Any

import pytest

from evendeal.formats.seat_teams.life import Desk
from evendeal.tournament.seat_teams.event_read import read_event
from evendeal.views.poker.draft import Draft, DraftLevel
from support.new_events import check_draft

LEVELS = (
    DraftLevel(deals=6, small_blind=25, big_blind=50),
    DraftLevel(deals=6, small_blind=50, big_blind=100, ante=10),
)


def form(**more: Any) -> Draft:
    """A form of three teams and twelve deals."""
    usual = {"format": "seat_teams", "id": "", "name": "Cup", "deals": 12, "seats": 3}
    return Draft(**{**usual, "entries_text": "Ants\nBees\nCats", **more})


def test_levels_stand_instead_of_the_blinds_of_the_form(desk: Desk) -> None:
    check = check_draft(desk, form(levels=LEVELS, order="sequence", big_blind=500, ante=7))

    assert check.problems == ()
    assert check.toml is not None
    play = read_event(check.toml).play
    assert [(at.deals, at.blinds.big_blind, at.blinds.ante) for at in play.levels] == [
        (6, 50, 0),
        (6, 100, 10),
    ]


@pytest.mark.parametrize(
    ("more", "where"),
    [({"order": "whole"}, "draw.order"), ({"order": "sequence", "deals": 13}, "levels")],
)
def test_levels_that_cannot_be_played_are_said_at_their_place(
    desk: Desk, more: dict[str, Any], where: str
) -> None:
    check = check_draft(desk, form(levels=LEVELS, **more))

    assert [problem.where for problem in check.problems] == [where]


def test_a_session_of_teams_that_is_no_whole_number_of_rounds_is_warned_of(desk: Desk) -> None:
    check = check_draft(desk, form(deals=13))

    assert [(each.key, each.of, each.fewer, each.more) for each in check.warnings] == [
        ("rounds", "", 12, 15)
    ]
    assert check_draft(desk, form()).warnings == ()
