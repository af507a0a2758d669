"""The screen at a table: what its players and its dealer see there while their recorder types."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server, fits, picture, rests
from support.browser.axe import serious
from support.browser.events import invited
from support.browser.house import House, directed
from support.browser.match_events import EVENT as MATCHES
from support.browser.match_events import STILL, matches
from support.browser.parts import expect_data, part
from support.browser.sizes import LAPTOP, PHONE

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A house with matches in the midst of play, and a director who makes events."""
    log = matches(tmp_path_factory.mktemp("screens"), 1, 40)
    with directed(serve(*STILL, log=log), chromium) as found:
        yield found


def let_in(page: Page, house: House, event: str, table: int = 1) -> Page:
    """The screen of a table that has come in with its code, as somebody sets it up."""
    code = invited(house.server.log, "table_screen", "--event", event, "--table", str(table))
    page.goto(house.url(f"/join#{code}"))
    page.get_by_role("button", name="Open the screen").click()
    expect_data(part(page, "table-screen"), table=table)
    return page


def test_the_screen_goes_with_the_recorder_and_shows_no_card_before_its_time(
    visit: Callable[..., Page], house: House
) -> None:
    house.begun("north")
    device = house.recorder("north", 1)
    page = let_in(visit(**LAPTOP), house, "north")
    label = device.console.order[0].label
    expect_data(part(page, "table-screen"), stage="waiting")
    expect_data(part(page, "table-screen-next"), label=label)

    device.begin()
    assert device.state is not None
    first = device.state.to_act
    expect_data(part(page, "table-screen-seat", seat=first), acting="true")
    device.say({"do": "raise_to", "seat": first, "chips": 300})
    expect_data(part(page, "table-screen-seat", seat=first), committed=300, acting="false")
    expect_data(part(page, "table-screen-pot"), chips=device.state.pot)
    device.quiet_street()
    device.say({"do": "dealt", "street": "flop"})
    expect_data(part(page, "table-screen-board"), cards="")
    device.say({"do": "deal_street", "cards": list(device.sent["flop"])})
    expect_data(part(page, "table-screen-board"), cards=" ".join(device.sent["flop"]))

    expect_data(part(page, "table-screen-link"), link="live")
    assert page.get_by_role("main").get_by_role("button").count() == 0
    assert fits(page)
    rests(page)
    picture(page, "table-screen")
    assert serious(page, also="light") == []
    page.set_viewport_size(PHONE["viewport"])
    assert fits(page)


def test_the_screen_of_a_backgammon_table_has_board_score_and_turn(
    visit: Callable[..., Page], house: House
) -> None:
    page = let_in(visit(**LAPTOP), house, MATCHES)

    expect(part(page, "table-screen-side", side="white")).to_be_visible()
    expect(part(page, "table-screen-side", side="black")).to_be_visible()
    expect(part(page, "table-screen-next")).not_to_be_empty()
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert fits(page)
    rests(page)
    picture(page, "match-table-screen")
    assert serious(page, also="light") == []


def test_a_screen_whose_code_is_ended_shows_nothing_any_more(
    visit: Callable[..., Page], house: House
) -> None:
    house.begun("south")
    page = let_in(visit(expect_complaints=True, **LAPTOP), house, "south")
    people = house.asked.get("/api/office/south/people")
    (code,) = [each for each in people["invitations"] if each["role"] == "table_screen"]

    house.asked.post(f"/api/office/south/invitations/{code['id']}/end", {})

    expect(part(page, "missing")).to_be_visible()
    expect(part(page, "table-screen")).to_have_count(0)
    page.reload()
    expect(part(page, "missing")).to_be_visible()


def test_a_screen_of_one_table_is_not_let_in_at_another(
    visit: Callable[..., Page], house: House
) -> None:
    house.begun("east")
    page = let_in(visit(expect_complaints=True, **LAPTOP), house, "east")

    page.goto(house.url("/screen/east/2"))

    expect(part(page, "missing")).to_be_visible()
    expect(part(page, "table-screen")).to_have_count(0)
