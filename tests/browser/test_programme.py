"""Rooms, a timetable and persons on the screens, of an event of each kind that has screens."""

from collections.abc import Callable, Iterator
from datetime import datetime

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server, fits
from support.browser.axe import serious
from support.browser.events import invited, made
from support.browser.house import House, directed
from support.browser.parts import expect_data, on_page, part
from support.browser.sizes import LAPTOP, PHONE
from support.formats.programmed import PROGRAMMED

pytestmark = pytest.mark.browser

LONG = "Maria Bartholomea de la Fuente y Villanueva"
"""The name of a player, longer than a column of a screen is wide."""
CUP = PROGRAMMED["seat_teams"].replace('"Bert"', f'"{LONG}"').replace('"Ben"', f'"{LONG} II"')
EVENTS = {"cup": CUP, "league": PROGRAMMED["room_match"]}
PAGES = {"cup": "/e/cup", "league": "/m/league"}
NOW = {"cup": ("/office/cup", "office-now"), "league": ("/office/m/league", "office-matches-now")}
IN_THE_MORNING = datetime.fromisoformat("2026-12-05T09:45:00+01:00")
"""Between registration and the first session, by the clock of the hall."""

each_event = pytest.mark.parametrize("event", EVENTS)


@pytest.fixture(scope="module")
def house(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """Both events, begun, in one house."""
    folder = tmp_path_factory.mktemp("programme")
    for event, text in EVENTS.items():
        file = folder / f"{event}.toml"
        file.write_text(text, "utf-8")
        made("event", "new", str(file), "--log", str(folder / "log"))
        made("event", "begin", event, "--log", str(folder / "log"))
    with directed(serve("--no-demonstration", log=folder / "log"), chromium) as found:
        yield found


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["390", "1280"])
@each_event
def test_the_page_of_an_event_has_its_timetable_with_what_comes_next(
    visit: Callable[..., Page], house: House, event: str, size: dict[str, object]
) -> None:
    page = visit(**size)
    page.clock.install(time=IN_THE_MORNING)
    page.goto(house.url(PAGES[event]))
    timetable = part(page, "timetable")

    expect_data(part(timetable, "timetable-row", at="2026-12-05T09:30"), when="past")
    expect_data(part(timetable, "timetable-row", at="2026-12-05T10:00"), when="next", session=1)
    expect_data(part(timetable, "timetable-row", at="2026-12-06T18:00"), when="later")
    expect_data(part(page, "hall-room", room="Blue hall"), tables="1")
    head = part(page, "next-planned")
    expect_data(head, at="2026-12-05T10:00")
    expect(head).to_be_in_viewport()
    head.get_by_role("link").click()
    expect(timetable).to_be_in_viewport()
    assert fits(page)
    assert serious(page) == []


@each_event
def test_what_comes_next_goes_on_with_the_clock_of_the_browser(
    visit: Callable[..., Page], house: House, event: str
) -> None:
    page = visit(**PHONE)
    page.clock.install(time=IN_THE_MORNING)
    page.goto(house.url(PAGES[event]))
    first = part(page, "timetable-row", at="2026-12-05T10:00")
    expect_data(first, when="next")

    page.clock.run_for(16 * 60_000)

    expect_data(first, when="past")
    expect_data(part(page, "timetable-row", at="2026-12-06T18:00"), when="next")


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["390", "1280"])
def test_the_name_of_a_person_leads_to_the_events_of_the_same_person(
    visit: Callable[..., Page], house: House, size: dict[str, object]
) -> None:
    page = visit(**size)
    page.goto(house.url(PAGES["cup"]))
    part(page, "person-link", person="anna-berg").click()
    on_page(page, "person")

    expect(part(page, "event-of-person")).to_have_count(len(EVENTS))
    expect_data(part(page, "event-of-person", event="cup"), status="running")
    assert fits(page)
    assert serious(page) == []
    part(page, "event-of-person", event="league").get_by_role("link").click()
    on_page(page, "matches")


def spoken(page: Page, language: str) -> None:
    """The page speaks this language, and says so."""
    expect(page.locator("html")).to_have_attribute("lang", language)


HALLS = {"cup": "/e/cup/scoreboard", "league": "/m/league"}


@each_event
def test_a_screen_in_the_hall_speaks_the_language_of_the_event(
    visit: Callable[..., Page], house: House, event: str
) -> None:
    page = visit(**LAPTOP)
    page.goto(house.url(f"{HALLS[event]}?hall"))
    spoken(page, "fr")

    page.goto(house.url(f"{HALLS[event]}?hall&language=de"))
    spoken(page, "de")


@each_event
def test_whoever_names_no_language_that_there_is_reads_in_that_of_the_event(
    visit: Callable[..., Page], house: House, event: str
) -> None:
    page = visit(locale="nl-NL", **PHONE)
    page.goto(house.url(PAGES[event]))
    spoken(page, "fr")

    # Outside of the event there is no reason for it, and on the way back there is one again.
    page.get_by_role("link", name="evendeal").first.click()
    on_page(page, "events")
    spoken(page, "en")
    page.go_back()
    spoken(page, "fr")


def test_a_browsers_language_that_there_is_comes_before_that_of_the_event(
    visit: Callable[..., Page], house: House
) -> None:
    page = visit(locale="es-MX", **PHONE)
    page.goto(house.url(PAGES["cup"]))
    on_page(page, "event")

    spoken(page, "es")


def test_an_address_of_nobody_says_so(visit: Callable[..., Page], house: House) -> None:
    page = visit(expect_complaints=True, **PHONE)
    page.goto(house.url("/people/nobody"))

    expect(part(page, "missing")).to_be_visible()


@each_event
def test_the_directors_page_says_what_comes_next_and_in_which_room_a_table_stands(
    visit: Callable[..., Page], house: House, event: str
) -> None:
    path, name = NOW[event]
    page = house.entered(visit, "/office", **LAPTOP)
    page.clock.install(time=IN_THE_MORNING)
    page.goto(house.url(path))
    on_page(page, name)

    expect_data(part(page, "next-planned"), at="2026-12-05T10:00")
    expect_data(part(page, "room-of-table", table=1).first, room="Blue hall")
    assert fits(page)


def test_the_tables_of_an_event_are_shown_with_their_rooms(
    visit: Callable[..., Page], house: House
) -> None:
    page = visit(**PHONE)
    page.goto(house.url("/e/cup/tables"))
    expect_data(part(page, "room-of-table", table=1), room="Blue hall")
    assert fits(page)

    page.goto(house.url("/e/cup/tables/1"))
    expect_data(part(page, "room-of-table", table=1), room="Blue hall")


@pytest.mark.parametrize(("event", "path"), [("cup", "/me/cup"), ("league", "/m/league/me")])
def test_a_captain_is_told_in_which_room_the_tables_of_the_team_stand(
    visit: Callable[..., Page], house: House, event: str, path: str
) -> None:
    code = invited(house.server.log, "captain", "--entry", "A", "--event", event)
    page = visit(**PHONE)
    page.goto(house.url(f"/join#{code}"))
    page.get_by_label("Your name").fill(f"Captain of the {event}")
    page.get_by_label("A password").fill("four words that differ")
    page.get_by_role("button", name="Make my account").click()
    page.wait_for_url("**/me**")
    page.goto(house.url(path))

    expect_data(part(page, "room-of-table", table=1).first, room="Blue hall")
    assert fits(page)

    badges = part(page, "own-paper", sheet="badges").get_by_role("link", name="A4")
    with page.expect_download() as saved:
        badges.click()
    assert saved.value.suggested_filename.endswith("-badges.pdf")
    assert saved.value.path().read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["390", "1280"])
def test_the_page_of_a_match_says_in_which_room_of_the_hall_each_room_plays(
    visit: Callable[..., Page], house: House, size: dict[str, object]
) -> None:
    page = visit(**size)
    page.goto(house.url("/m/league/1/1"))

    expect(part(page, "hall-of-room", room="open")).to_contain_text("Blue hall")
    assert fits(page)


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["390", "1280"])
def test_long_names_push_nothing_off_the_recorders_screen(
    visit: Callable[..., Page], house: House, size: dict[str, object]
) -> None:
    code = invited(house.server.log, "recorder", "--event", "cup", "--table", "1")
    page = visit(**size)
    page.goto(house.url(f"/join#{code}"))
    page.get_by_role("button", name="table 1").click()
    typed_in = page.get_by_role("textbox")
    expect(typed_in).to_be_visible()

    expect_data(part(page, "room-of-table", table=1), room="Blue hall")
    box, window = typed_in.bounding_box(), page.viewport_size
    assert box is not None
    assert window is not None
    assert box["x"] + box["width"] <= window["width"]
