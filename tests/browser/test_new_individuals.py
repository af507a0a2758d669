"""The form of a new event of individuals in a browser: what its stages come to, and its seal."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server, fits
from support.browser.axe import serious
from support.browser.house import House, directed
from support.browser.parts import data, expect_data, part
from support.browser.sizes import DESK, PHONE

pytestmark = pytest.mark.browser

FORM = "/office/new/seat_ladder"


@pytest.fixture(scope="module")
def house(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A house without events, and its director."""
    log = tmp_path_factory.mktemp("new-individuals") / "log"
    with directed(serve(log=log), chromium) as house:
        yield house


@pytest.fixture
def enter(visit: Callable[..., Page], house: House) -> Callable[..., Page]:
    """Open the form as the director."""
    return partial(house.entered, visit, FORM)


def course(page: Page) -> list[int]:
    """How many play each session, as it is drawn."""
    return [int(data(each, "players")) for each in part(page, "course-session").all()]


def test_the_stages_of_a_field_are_advised_and_drawn_before_there_is_a_list(
    enter: Callable[..., Page],
) -> None:
    page = enter(**DESK)
    page.get_by_role("textbox", name="Name of the event").fill("Spring Open")
    page.get_by_role("textbox", name="Players expected").fill("243")

    expect(part(page, "course-session")).to_have_count(9)
    assert course(page) == [243, 162, 108, 72, 54, 36, 18, 6, 6]
    expect_data(part(page, "warning"), key="rounds", fewer=18, more=27)
    expect_data(part(page, "length"), play=9 * 24 * 160)
    expect(part(page, "problem")).to_have_count(1)
    assert fits(page)
    assert serious(page) == []


def test_a_stage_that_cannot_be_filled_says_so_at_once_and_an_event_is_sealed_from_a_list(
    enter: Callable[..., Page], house: House
) -> None:
    page = enter(**PHONE)
    page.get_by_role("textbox", name="Name of the event").fill("Youth Open")
    players = "".join(f"\nPlayer;{number};Kiel" for number in range(1, 28))
    page.get_by_role("textbox", name="List of players").fill(f"Vorname;Nachname;Verein{players}")
    expect(part(page, "course-session")).to_have_count(5)

    page.get_by_role("button", name="Change the stages").click()
    page.get_by_role("textbox", name="Leave, of a hundred").first.fill("90")
    expect_data(part(page, "course-session").last, needed=10)
    expect(part(page, "problem", where="entries").last).to_be_visible()
    page.get_by_role("button", name="As advised").click()
    expect(part(page, "summary")).to_be_visible()
    assert course(page) == [27, 18, 18, 6, 6]
    assert fits(page)
    page.get_by_role("button", name="Seal and publish").click()
    page.get_by_role("button", name="Yes, seal and publish").click()

    page.wait_for_url("**/youth-open/publish")
    expect(part(page, "seal", seal="session")).to_have_count(5)
    expect(part(page, "seal", seal="reserve")).to_have_count(5)
    assert fits(page)
    made = house.asked.get("/api/events/youth-open")
    assert (made["format"], len(made["entries"])) == ("seat_ladder", 27)
    assert made["entries"][0]["name"] == "Player 1"
    invited = house.asked.get("/api/office/youth-open/people")["invitations"]
    wanted = {("recorder", table) for table in (1, 2, 3)} | {("custodian", None)}
    assert {(each["role"], each["table"]) for each in invited} == wanted
