"""Events of individuals in a browser: ladders, why somebody is third, awards, the office's list."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server, fits, picture
from evendeal.tournament.seat_ladder.event_read import read_event
from support.browser.axe import serious
from support.browser.events import made
from support.browser.house import House, directed
from support.browser.parts import data, expect_data, on_page, part, refusal
from support.browser.sizes import LAPTOP, PHONE, too_small
from support.events.individuals import Played, individuals_toml, ladder_on

pytestmark = pytest.mark.browser

OVER, LIVE, NEW = "over", "live", "new"
PRIZES = '[awards]\npool = 100050\ncurrency = "EUR"'
WALL: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}


def toml(id: str, players: int, more: str = "") -> str:
    """The file of an event of that id."""
    return individuals_toml(players, more=more).replace('id = "open"', f'id = "{id}"')


@pytest.fixture(scope="module")
def house(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """An event of 27 that is over, one of 26 whose first session is played, one that is sealed."""
    folder = tmp_path_factory.mktemp("individuals")
    with ladder_on(folder / "log") as ledger:
        Played(ledger, read_event(toml(OVER, 27, PRIZES), new=True)).to_the_end()
        Played(ledger, read_event(toml(LIVE, 26), new=True)).until("end", 1)
    file = folder / "event.toml"
    file.write_text(toml(NEW, 18), "utf-8")
    made("event", "new", str(file), "--log", str(folder / "log"))
    with directed(serve("--pace", "3600", log=folder / "log"), chromium) as house:
        yield house


@pytest.fixture
def opened(visit: Callable[..., Page], house: House) -> Callable[..., Page]:
    """Open a public page of an event."""

    def go(path: str, **how: Any) -> Page:
        page = visit(**how)
        page.goto(house.url(path))
        return page

    return go


def board(house: House, event: str = OVER, session: int = 1) -> Any:
    """The standings of a session as the server has them."""
    return house.asked.get(f"/api/events/{event}/scoreboard?session={session}")


@pytest.mark.parametrize(
    ("size", "theme"), [(LAPTOP, "light"), (WALL, "dark")], ids=["laptop", "wall"]
)
def test_a_wide_screen_has_all_seats_side_by_side_and_the_line_between_who_stays_and_who_leaves(
    house: House, opened: Callable[..., Page], size: dict[str, Any], theme: str
) -> None:
    page = opened(f"/i/{OVER}/scoreboard?session=1", color_scheme=theme, **size)
    expected = board(house)["ladders"]

    expect(part(page, "seat-ladder")).to_have_count(len(expected))
    for ladder in expected:
        rows = part(part(page, "seat-ladder", seat=ladder["seat"]), "ladder-row")
        stays = [(data(row, "entry"), data(row, "stays")) for row in rows.all()]
        assert stays == [(row["entry"], str(row["stays"]).lower()) for row in ladder["rows"]]
    assert fits(page)
    tops = {round(each.bounding_box()["y"]) for each in part(page, "seat-ladder").all()}  # type: ignore[index]
    assert len(tops) == 1
    assert serious(page) == []


def test_a_phone_has_one_seat_at_a_time_in_every_figure(
    house: House, opened: Callable[..., Page]
) -> None:
    page = opened(f"/i/{OVER}/scoreboard?session=1", color_scheme="light", **PHONE)

    expect(part(page, "seat-ladder")).to_have_count(1)
    expect_data(part(page, "seat-ladder"), seat=1)
    page.get_by_role("link", name="Seat 4").click()
    expect_data(part(page, "seat-ladder"), seat=4)
    rows = board(house)["ladders"][3]["rows"]
    assert [data(row, "entry") for row in part(page, "ladder-row").all()] == [
        row["entry"] for row in rows
    ]
    assert fits(page)
    assert too_small(page) == []
    assert serious(page) == []


def test_seats_of_different_fields_say_what_a_place_is_worth_on_one_scale(
    house: House, opened: Callable[..., Page]
) -> None:
    """R62: who looks at a rank over all seats sees what it is made of."""
    page = opened(f"/i/{LIVE}/scoreboard?seat=9", **PHONE)
    expect(part(page, "ladder-points")).to_have_count(2)
    expect(part(page, "ladder-sizes")).to_be_visible()
    assert fits(page)
    assert serious(page) == []

    page = opened(f"/i/{OVER}/scoreboard?session=1", **PHONE)
    expect(part(page, "ladder-row").first).to_be_visible()
    expect(part(page, "ladder-points")).to_have_count(0)


def test_a_session_before_is_chosen_and_stays_as_it_ended(
    house: House, opened: Callable[..., Page]
) -> None:
    page = opened(f"/i/{OVER}/scoreboard", **LAPTOP)
    expect(part(page, "final-row")).to_have_count(6)

    page.get_by_label("Session", exact=True).select_option(label="Preliminary 2/2")

    expect(page).to_have_url(house.url(f"/i/{OVER}/scoreboard?session=2"))
    expect(part(page, "session-title")).to_have_text(board(house, session=2)["title"])
    expect(part(page, "seat-ladder").first).to_be_visible()


def test_a_player_is_found_by_name_and_leads_to_how_the_place_came_about(
    house: House, opened: Callable[..., Page]
) -> None:
    page = opened(f"/i/{OVER}/scoreboard?session=1", **PHONE)

    page.get_by_label("Find a player").fill("PLAYER 17")
    expect_data(part(page, "found"), count=1)
    assert too_small(page) == []
    part(page, "found-row").get_by_role("link", name="Player 17").click()

    expect(on_page(page, "ladder-player")).to_be_visible()
    player = house.asked.get(f"/api/events/{OVER}/players/17?session=1")
    expect_data(part(page, "sum"), total=player["total"])
    expect_data(part(page, "open-deals"), open=player["comparable"], of=player["deals"])
    brought = [(data(row, "deal"), data(row, "net")) for row in part(page, "brought").all()]
    assert brought == [(str(deal["deal"]), str(deal["net"])) for deal in player["results"]]
    near = [data(row, "entry") for row in part(page, "rival").all()]
    assert set(near) == {"17", *(each["entry"] for each in player["near"])}
    assert fits(page)
    assert too_small(page) == []
    assert serious(page) == []
    picture(page, "why")


def test_a_finalist_is_led_to_what_every_deal_of_both_halves_brought(
    house: House, opened: Callable[..., Page]
) -> None:
    page = opened(f"/i/{OVER}/scoreboard", **PHONE)
    first = part(page, "final-row").first
    entry = data(first, "entry")
    first.get_by_role("link").click()

    page.wait_for_url(f"**/i/{OVER}/players/{entry}?session=*")
    finalist = house.asked.get(f"/api/events/{OVER}/finalists/{entry}")
    expect_data(part(page, "sum"), total=finalist["total"])
    brought = [(data(row, "deal"), data(row, "net")) for row in part(page, "brought").all()]
    assert brought == [
        (str(deal["deal"]), str(deal["net"]))
        for half in finalist["halves"]
        for deal in half["results"]
    ]
    assert len(brought) == 2 * len(finalist["halves"][0]["results"]) > 0
    rivals = [data(row, "entry") for row in part(page, "rival").all()]
    assert rivals == [each["entry"] for each in finalist["all"]]
    assert fits(page)
    assert too_small(page) == []
    assert serious(page) == []
    sessions = page.get_by_role("navigation", name="Session").get_by_role("link")
    assert sessions.count() == len(finalist["sessions"]) + 1


def test_a_deal_that_brought_something_is_looked_at_on_its_page(
    opened: Callable[..., Page],
) -> None:
    page = opened(f"/i/{OVER}/players/3?session=1", **LAPTOP)

    assert serious(page) == []
    part(page, "brought", deal=2).get_by_role("link").click()
    expect(on_page(page, "ladder-deal")).to_be_visible()
    part(page, "page-ladder-deal").get_by_role("link", name="1", exact=True).first.click()
    assert "/i/" in page.url


@pytest.mark.parametrize("place", ["", "/scoreboard", "/tables", "/tables/1", "/deals", "/proof"])
def test_no_page_of_individuals_leads_to_those_of_teams(
    opened: Callable[..., Page], place: str
) -> None:
    page = opened(f"/i/{OVER}{place}", **LAPTOP)

    expect(page.get_by_role("heading", level=1)).to_be_visible()
    links = page.get_by_role("link").evaluate_all("all => all.map(a => a.getAttribute('href'))")
    assert any(link.startswith(f"/i/{OVER}") for link in links)
    assert not [link for link in links if link.startswith("/e/")]
    # Nothing is shared by stacks where each deal is compared, and an event for points has no money.
    assert "/prizes" not in links
    assert fits(page)


def test_every_player_has_a_rank_of_the_event_when_it_is_over(
    house: House, opened: Callable[..., Page]
) -> None:
    page = opened(f"/i/{OVER}/scoreboard", color_scheme="light", **PHONE)

    expect_data(part(page, "awards"), count=27)
    ranks = [(data(each, "entry"), int(data(each, "rank"))) for each in part(page, "award").all()]
    awards = house.asked.get(f"/api/events/{OVER}/scoreboard")["awards"]
    assert ranks == [(each["entry"], each["rank"]) for each in awards]
    prizes = [data(each, "prize") for each in part(page, "award").all()]
    assert prizes == [str(each["prize"] or 0) for each in awards]
    assert sum(map(int, prizes)) == 100_050
    first = part(page, "award").first
    euros, cents = divmod(awards[0]["prize"], 100)
    expect(first).to_contain_text(f"€{euros}.{cents:02}" if cents else f"€{euros}")
    assert fits(page)
    assert serious(page) == []


def test_the_address_of_teams_leads_on_to_the_event_of_individuals(
    house: House, opened: Callable[..., Page]
) -> None:
    page = opened(f"/e/{OVER}", **LAPTOP)

    expect(on_page(page, "ladders")).to_be_visible()
    expect(page).to_have_url(house.url(f"/i/{OVER}"))
    expect(part(page, "entries").get_by_role("listitem")).to_have_count(27)
    assert serious(page) == []


def test_the_office_says_who_would_leave_before_the_session_ends(
    house: House, visit: Callable[..., Page]
) -> None:
    page = house.entered(visit, f"/office/e/{LIVE}/session")

    leaving = [
        row["entry"]
        for ladder in board(house, LIVE)["ladders"]
        for row in ladder["rows"]
        if not row["stays"]
    ]
    expect_data(part(page, "leaving"), count=len(leaving))
    assert [data(row, "entry") for row in part(page, "leaves").all()] == leaving
    expect_data(part(page, "players"), session=2, signed="false")


def test_the_director_marks_absent_lets_play_and_enters_late_and_the_list_is_signed_with_the_draw(
    house: House, visit: Callable[..., Page]
) -> None:
    page = house.entered(visit, f"/office/e/{NEW}/session")
    players = part(page, "players")
    expect_data(players, count=18, signed="false")

    players.get_by_role("button", name="Mark absent: Player 7").click()
    part(page, "list-do").click()
    expect(refusal(page, "NotFilledIn", field="reason")).to_be_visible()
    page.get_by_label("Reason").fill("missed the train")
    part(page, "list-do").click()
    expect_data(players, count=17)
    expect_data(part(page, "listed", entry=7), plays="false")

    players.get_by_role("button", name="Let play on: Player 7").click()
    page.get_by_label("Reason").fill("came after all")
    part(page, "list-do").click()
    expect_data(players, count=18)

    players.get_by_role("button", name="Enter a player late").click()
    page.get_by_label("Player", exact=True).fill("Nora Lind")
    page.get_by_label("Reason").fill("came to the door")
    part(page, "list-do").click()
    expect_data(players, count=19)
    expect(part(page, "list-changes").get_by_role("listitem")).to_have_count(3)
    assert serious(page) == []

    page.get_by_role("button", name="Begin session 1").click()
    page.get_by_role("button", name="Yes, begin session 1").click()
    expect_data(part(page, "session"), stage="running")
    assert house.asked.get(f"/api/office/{NEW}/players?session=1")["signed"]


def test_the_first_page_of_the_house_leads_to_an_event_of_individuals_that_is_played(
    house: House, opened: Callable[..., Page]
) -> None:
    if house.asked.get(f"/api/office/{NEW}")["begun_at"] is None:
        house.asked.post(f"/api/office/{NEW}/sessions/1/begin", {"beacon": ""})
    page = opened("/", **LAPTOP)

    card = on_page(page, "events").get_by_role("link", name="Open Poker")
    expect(card).to_have_attribute("href", f"/i/{NEW}/scoreboard")
    assert fits(page)
    card.click()
    expect(on_page(page, "ladder-standings")).to_be_visible()
