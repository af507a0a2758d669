"""The screens in the hall: what they show, how they turn, and how large their letters are."""

import re
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import Server, fits, picture, rests
from evendeal.tournament.seat_ladder.event import LadderEvent
from evendeal.tournament.seat_ladder.event_read import read_event
from support.browser.axe import serious
from support.browser.events import made, rehearsed, written
from support.browser.house import House, directed
from support.browser.match_events import STILL, matches
from support.browser.parts import data, expect_data, part
from support.browser.sizes import LAPTOP, PHONE, broken_words, cut_letters, too_small
from support.events.individuals import Played, individuals_toml, ladder_on, named
from support.formats.programmed import PROGRAMMED

pytestmark = pytest.mark.browser

WALL = {"viewport": {"width": 1920, "height": 1080}}
LEAST = 28
"""Pixels of 1080 that the smallest letters have: read at ten metres on a screen two metres wide."""
LETTERS = """
() => {
  const sizes = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    const there = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!there || walk.currentNode.data.trim() === "") continue;
    if (element.closest(".visually-hidden, .skip")) continue;
    sizes.push([parseFloat(getComputedStyle(element).fontSize), walk.currentNode.data.trim()]);
  }
  return sizes;
}
"""
"""Every text that is seen, with the height of its letters in pixels."""
IN_THE_MORNING = datetime.fromisoformat("2026-12-05T09:45:00+01:00")
"""Between registration and the first session, by the clock of the hall."""
PLAYED, MATCHES = "/e/gap/hall", "/m/two-games/hall"
LADDERS, AWARDS = "/i/going/hall", "/i/over/hall"
PLANNED = ("/e/cup/hall", "/m/league/hall")
SEALED = "/e/sealed/hall"


def ladder(id: str, players: int) -> LadderEvent:
    """An event of individuals of that id."""
    text = individuals_toml(players).replace('id = "open"', f'id = "{id}"')
    return read_event(named(text, players), new=True)


@pytest.fixture(scope="module")
def house(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """Events of both kinds: played, being played, begun by a timetable, and sealed."""
    folder = tmp_path_factory.mktemp("hall")
    log = rehearsed(folder)
    matches(folder, 1, 40)
    for event in ("cup", "league"):
        file = folder / f"{event}.toml"
        text = PROGRAMMED["seat_teams" if event == "cup" else "room_match"]
        file.write_text(text.replace('"anna-berg"', '"anna-berg", badge = "17"'), "utf-8")
        made("event", "new", str(file), "--log", str(log))
        made("event", "begin", event, "--log", str(log))
    with ladder_on(log) as ledger:
        Played(ledger, ladder("going", 63)).until("end", 2)
        Played(ledger, ladder("over", 18)).to_the_end()
    text = '[event]\nid = "sealed"\nname = "Autumn Cup"\n[play]\ndeals = 4\n'
    made("event", "new", str(written(folder, text)), "--log", str(log))
    with directed(serve(*STILL, log=log), chromium) as found:
        yield found


def panel_of(page: Page) -> str:
    """Which panel is shown."""
    there = part(page, "hall-screen")
    expect(there).to_be_visible()
    return there.get_attribute("data-panel") or ""


@pytest.mark.parametrize("address", [PLAYED, SEALED, MATCHES, LADDERS, AWARDS, *PLANNED])
def test_on_every_panel_the_smallest_letters_are_28_lines_of_1080(
    visit: Callable[..., Page], house: House, address: str
) -> None:
    page = visit(**WALL)
    page.goto(house.url(f"{address}?panels=standings,seats,matches,places"))
    seen = []
    while (panel := panel_of(page)) not in seen:
        seen.append(panel)
        expect(part(page, "hall-panel", panel=panel)).to_be_visible()
        page.wait_for_function("() => document.fonts.ready.then(() => true)")
        small = [each for each in page.evaluate(LETTERS) if each[0] < LEAST - 0.01]
        assert small == []
        assert fits(page)
        overflow = page.evaluate("() => document.documentElement.scrollHeight - innerHeight")
        assert overflow <= 0, panel
        page.keyboard.press("ArrowRight")
    assert len(seen) >= 1


@pytest.mark.parametrize("address", [PLAYED, MATCHES, AWARDS, f"{LADDERS}?panels=seats"])
def test_a_screen_in_the_hall_can_be_read_by_everybody_dark_and_light(
    visit: Callable[..., Page], house: House, address: str
) -> None:
    page = visit(**WALL)
    page.goto(house.url(address))
    expect(part(page, "hall-panel").first).to_be_visible()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert serious(page, also="light") == []


def test_panels_follow_each_other_at_the_pace_that_the_address_names(
    visit: Callable[..., Page], house: House
) -> None:
    page = visit(**WALL)
    page.clock.install(time=IN_THE_MORNING)
    page.goto(house.url(f"{PLANNED[0]}?panels=places,standings&seconds=20"))
    screen = part(page, "hall-screen")
    expect_data(screen, panel="places")

    before = part(page, "hall-clock").inner_text()
    page.clock.run_for(19_000)
    expect_data(screen, panel="places")
    assert part(page, "hall-clock").inner_text() == before
    page.clock.run_for(2_000)
    expect_data(screen, panel="standings")
    page.clock.run_for(20_000)
    expect_data(screen, panel="places")


def test_the_space_bar_holds_a_panel_and_lets_it_go_on(
    visit: Callable[..., Page], house: House
) -> None:
    page = visit(**WALL)
    page.clock.install(time=IN_THE_MORNING)
    page.goto(house.url(f"{PLANNED[0]}?panels=places,standings&seconds=5"))
    screen = part(page, "hall-screen")
    expect_data(screen, panel="places", held="false")

    page.keyboard.press("Space")
    expect_data(screen, held="true")
    page.clock.run_for(30_000)
    expect_data(screen, panel="places")
    page.keyboard.press("Space")
    page.clock.run_for(6_000)
    expect_data(screen, panel="standings", held="false")


@pytest.mark.parametrize("address", PLANNED)
def test_everybody_finds_his_table_and_what_comes_next(
    visit: Callable[..., Page], house: House, address: str
) -> None:
    page = visit(**WALL)
    page.clock.install(time=IN_THE_MORNING)
    page.goto(house.url(f"{address}?panels=places"))

    assert page.locator("html").get_attribute("lang") == "fr"
    row = part(page, "hall-sits").get_by_role("listitem").filter(has_text="Anna")
    assert (row.get_attribute("data-table") or "") in ("1", "2")
    coming = part(page, "hall-coming").get_by_role("listitem")
    expect(coming).to_have_count(3)
    expect(coming.nth(0)).to_have_attribute("aria-current", "time")
    expect(coming.nth(0)).to_have_attribute("data-at", "2026-12-05T09:30")
    expect(coming.nth(1)).to_have_attribute("data-at", "2026-12-05T10:00")


def test_before_the_seats_are_drawn_the_teams_stand_there(
    visit: Callable[..., Page], house: House
) -> None:
    page = visit(**WALL)
    page.goto(house.url(f"{SEALED}?panels=places"))
    expect(part(page, "hall-no-seats")).to_be_visible()


def test_when_the_event_is_over_nobody_is_told_where_to_sit(
    visit: Callable[..., Page], house: House
) -> None:
    page = visit(**WALL)
    page.goto(house.url(f"{PLAYED}?panels=places,seats"))
    expect(part(page, "hall-panel", panel="seats")).to_be_visible()
    expect(part(page, "hall-panel", panel="places")).to_have_count(0)
    rests(page)
    picture(page, "hall-seats")


def test_the_seats_of_individuals_stand_side_by_side_and_the_line_is_above_who_leaves(
    visit: Callable[..., Page], house: House
) -> None:
    page = visit(**WALL)
    page.goto(house.url(f"{LADDERS}?panels=seats"))
    ladders = house.asked.get("/api/events/going/scoreboard")["ladders"]

    expect(part(page, "seat-ladder")).to_have_count(len(ladders))
    tops = set()
    for ladder in ladders:
        seat = part(page, "seat-ladder", seat=ladder["seat"])
        expect(seat).to_have_attribute("data-line", str(ladder["staying"]))
        rows = part(seat, "ladder-row").all()
        stays = [(data(row, "entry"), data(row, "stays")) for row in rows]
        assert stays == [(row["entry"], str(row["stays"]).lower()) for row in ladder["rows"]]
        tops.add(tuple(round(row.bounding_box()["y"]) for row in rows))  # type: ignore[index]
    longest = max(tops, key=len)
    assert all(heights == longest[: len(heights)] for heights in tops)
    rests(page)
    picture(page, "hall-individuals")


@pytest.mark.parametrize("screen", [WALL, LAPTOP, PHONE], ids=["wall", "laptop", "phone"])
def test_of_as_many_rows_as_there_is_room_for_no_letter_is_cut(
    visit: Callable[..., Page], house: House, screen: dict[str, Any]
) -> None:
    """Nine at a table and nine tables, which is the most that stands on one page."""
    board = house.asked.get("/api/events/going/scoreboard")
    for ladder in board["ladders"]:
        last = ladder["rows"][-1]
        more = [{**last, "entry": f"more{n}", "name": "Jörg Ängström"} for n in range(9)]
        ladder["rows"] = [*ladder["rows"], *more][:9]
    page = visit(**screen)
    page.route("**/api/events/going/stream*", lambda route: None)  # what it would send is the board
    page.route("**/api/events/going/scoreboard*", lambda route: route.fulfill(json=board))
    page.goto(house.url(f"{LADDERS}?panels=seats"))

    expect(part(page, "ladder-row")).to_have_count(9 * len(board["ladders"]))
    page.wait_for_function("() => document.fonts.ready.then(() => true)")
    assert cut_letters(page) == []


def test_who_leads_stands_in_the_order_of_the_session_and_the_awards_when_all_is_over(
    visit: Callable[..., Page], house: House
) -> None:
    page = visit(**WALL)
    page.goto(house.url(f"{LADDERS}?panels=standings"))
    board = house.asked.get("/api/events/going/scoreboard")
    ranks = sorted(row["rank"] for ladder in board["ladders"] for row in ladder["rows"])
    expect(part(page, "hall-rank")).to_have_count(len(ranks))
    assert [int(data(row, "place")) for row in part(page, "hall-rank").all()] == ranks

    page.goto(house.url(AWARDS))
    expect_data(part(page, "hall-screen"), panel="standings")
    awards = house.asked.get("/api/events/over/scoreboard")["awards"]
    assert [data(row, "entry") for row in part(page, "hall-rank").all()] == [
        award["entry"] for award in awards
    ]


def beneath(cover: Locator, places: Locator) -> list[int]:
    """Which of several places something else lies on, counted from 0."""
    over = cover.bounding_box()
    assert over is not None
    return [
        n
        for n, box in enumerate(place.bounding_box() for place in places.all())
        if box is not None
        and box["x"] < over["x"] + over["width"]
        and over["x"] < box["x"] + box["width"]
        and box["y"] < over["y"] + over["height"]
        and over["y"] < box["y"] + box["height"]
    ]


def test_seats_are_drawn_one_after_the_other_and_then_the_plan_stands(
    visit: Callable[..., Page], house: House
) -> None:
    """And goes on to the panels; nobody is on the screen before it is the own turn."""
    page = visit(**WALL)
    drawn = house.asked.get("/api/events/going/seat-draw")
    page.clock.install(time=datetime.fromisoformat(drawn["drawn_at"]))
    page.goto(house.url(f"{LADDERS}?panels=draw,places"))
    draw = part(page, "hall-draw")
    expect_data(draw, drawn=0, of=len(drawn["places"]))
    expect(part(page, "drawn-seat")).to_have_count(0)

    page.clock.run_for(1_500 * 20)
    counted = int(data(draw, "drawn") or 0)
    assert 0 < counted < len(drawn["places"])
    seated = {data(each, "entry") for each in part(page, "drawn-seat").all()}
    assert seated == {place["entry"] for place in drawn["places"][:counted]}
    assert [each for each in page.evaluate(LETTERS) if each[0] < LEAST - 0.01] == []
    assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0
    assert beneath(part(page, "hall-draw-proof"), part(page, "drawn-disc")) == []
    rests(page)
    picture(page, "hall-draw")
    page.clock.run_for(90_000 - 30_000)
    expect_data(draw, drawn=len(drawn["places"]))
    assert [each for each in page.evaluate(LETTERS) if each[0] < LEAST - 0.01] == []
    page.clock.run_for(45_000)
    expect_data(part(page, "hall-screen"), panel="places")
    page.keyboard.press("d")
    expect_data(draw, drawn=0)


def test_where_no_motion_is_wanted_the_finished_plan_stands_there_and_is_readable(
    visit: Callable[..., Page], house: House
) -> None:
    page = visit(reduced_motion="reduce", **WALL)
    page.goto(house.url(f"{LADDERS}?panels=draw"))
    drawn = house.asked.get("/api/events/going/seat-draw")
    expect_data(part(page, "hall-draw"), drawn=len(drawn["places"]))
    expect(part(page, "drawn-seat")).to_have_count(len(drawn["places"]))
    assert fits(page)
    assert serious(page, also="light") == []
    page.set_viewport_size(PHONE["viewport"])
    assert fits(page)


def test_a_screen_that_hangs_there_shows_the_draw_as_soon_as_it_is_made(
    visit: Callable[..., Page], house: House
) -> None:
    event = house.event("drawn-here")
    page = visit(**WALL)
    page.goto(house.url(f"/e/{event}/hall"))
    expect(part(page, "hall-screen")).to_be_visible()
    expect(part(page, "hall-draw")).to_have_count(0)
    assert house.asked.get(f"/api/events/{event}/seat-draw") is None

    house.asked.post(f"/api/office/{event}/sessions/1/begin", {"beacon": ""})
    expect(part(page, "hall-draw")).to_be_visible()
    of = len(house.asked.get(f"/api/events/{event}/seat-draw")["places"])
    expect_data(part(page, "hall-draw"), of=of)


def test_the_office_leads_to_the_screens_and_has_a_code_of_theirs(
    visit: Callable[..., Page], house: House
) -> None:
    page = house.entered(visit, "/office/e/cup/publish")

    link = page.get_by_role("link", name="Screen in the hall")
    expect(link).to_have_attribute("href", PLANNED[0])
    expect(page.get_by_role("img", name=re.compile("^Code: "))).to_be_visible()
    link.click()
    expect(part(page, "hall-screen")).to_be_visible()


def test_on_a_phone_all_panels_stand_beneath_each_other(
    visit: Callable[..., Page], house: House
) -> None:
    page = visit(**PHONE)
    page.goto(house.url(MATCHES))
    for panel in ("standings", "matches", "places"):
        expect(part(page, "hall-panel", panel=panel)).to_be_visible()
    assert fits(page)
    assert serious(page) == []


@pytest.mark.parametrize("address", [PLAYED, MATCHES, "/e/gap", "/e/gap/scoreboard"])
def test_on_a_phone_no_word_of_a_name_is_broken(
    visit: Callable[..., Page], house: House, address: str
) -> None:
    page = visit(**PHONE)
    page.goto(house.url(address))
    expect(part(page, "standings").first).to_be_visible()
    page.wait_for_function("() => document.fonts.ready.then(() => true)")

    assert broken_words(page) == []
    page.set_viewport_size({"width": 320, "height": 844})
    assert broken_words(page) == []


def test_a_screen_that_has_lost_the_server_says_since_when(
    visit: Callable[..., Page], house: House
) -> None:
    page = visit(expect_complaints=True, **WALL)
    page.goto(house.url(f"{MATCHES}?panels=matches"))
    expect_data(part(page, "live"), link="live")
    rests(page)
    picture(page, "hall-matches")
    expect(part(page, "hall-away")).to_have_count(0)

    page.context.set_offline(True)
    page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    house.server.again(*STILL)
    expect(part(page, "hall-away")).to_be_visible()
    page.context.set_offline(False)
    expect(part(page, "hall-away")).to_have_count(0)


@pytest.mark.parametrize("event", ["cup", "league"])
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_player_finds_the_own_place_by_a_name_or_a_badge_number(
    visit: Callable[..., Page], house: House, event: str, size: dict[str, Any]
) -> None:
    page = visit(**size)
    page.goto(house.url(f"/seat/{event}"))
    field = page.get_by_label("Your name")
    sits = [each for each in house.asked.get(f"/api/events/{event}/sits") if each["badge"] == "17"]
    assert [each["player"] for each in sits] == ["Anna"]

    for typed in ("17", "anna", " ANNA "):
        field.fill(typed)
        expect(part(page, "find-seat")).to_have_count(1)
        expect_data(part(page, "find-seat"), table=sits[0]["table"])
    assert serious(page) == []
    assert fits(page)
    if size is PHONE:
        assert too_small(page) == []
    field.fill("nobody at all")
    expect(part(page, "find-nobody")).to_be_visible()


def test_before_the_seats_are_drawn_nobody_is_found(
    visit: Callable[..., Page], house: House
) -> None:
    page = visit(**PHONE)
    page.goto(house.url("/seat/sealed"))
    page.get_by_label("Your name").fill("a")

    expect(part(page, "find-nobody")).to_be_visible()
