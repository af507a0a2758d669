"""The own place of a player and of a captain in an event of team matches, in a real browser."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server, fits
from support.browser.axe import serious
from support.browser.events import invited
from support.browser.house import PASSWORD
from support.browser.match_events import STILL, matches, play_on
from support.browser.parts import expect_data, part
from support.browser.sizes import DESK, SHARP_PHONE

pytestmark = pytest.mark.browser

MINE = "/m/two-games/me"


@pytest.fixture(scope="module")
def live(serve: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    """An event in the midst of play, in which nobody plays on by himself."""
    return serve(*STILL, log=matches(tmp_path_factory.mktemp("own"), 3, 20))


def joined(page: Page, server: Server, name: str, role: str, *place: str) -> None:
    """Make an account with an invitation, which leads to the own place."""
    code = invited(server.log, role, *place, "--event", "two-games")
    page.goto(f"{server.url}/join#{code}")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("A password").fill(PASSWORD)
    page.get_by_role("button", name="Make my account").click()
    page.wait_for_url(re.compile(re.escape(MINE)))


def test_a_player_sees_where_to_play_and_the_results_as_they_come(
    visit: Callable[..., Page], live: Server
) -> None:
    page = visit(**SHARP_PHONE)
    joined(page, live, "Tamara", "player", "--entry", "B", "--player", "B1")
    expect(page.get_by_role("heading", name="B1", level=1, exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("^(Now|Next)$"))).to_be_visible()
    place = part(page, "seat")
    expect_data(place, room=re.compile("open|closed"), table=re.compile("^[12]$"))
    expect(place).to_contain_text(re.compile(r"Table [12]\s"))
    rows = page.get_by_role("region", name="Matches").get_by_role("row")
    expect(rows).to_have_count(3)
    assert serious(page) == []
    assert fits(page)
    before = rows.nth(1).inner_text()

    play_on(live.log, 2)
    expect(rows.nth(1)).not_to_have_text(before, use_inner_text=True)


def test_a_captain_sees_both_players_of_each_match(
    visit: Callable[..., Page], live: Server
) -> None:
    page = visit(**DESK)
    joined(page, live, "Lev", "captain", "--entry", "A")
    team = "Lions of the Northern Association"
    expect(page.get_by_role("heading", name=team, level=1)).to_be_visible()
    rows = page.get_by_role("region", name="Matches").get_by_role("row")
    players = part(rows.nth(1), "seats")
    expect(players).to_have_text(re.compile(r"A\d, table \d+, (White|Black)\s*A\d, table \d+, "))
    assert serious(page) == []


def test_whoever_is_not_signed_in_is_led_back_here(
    visit: Callable[..., Page], live: Server
) -> None:
    page = visit(**DESK, expect_complaints=True)
    page.goto(live.url + MINE)

    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/sign-in\?next=%2Fm%2Ftwo-games%2Fme$"))
