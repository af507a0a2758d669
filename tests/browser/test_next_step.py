"""The next step on *Now*, and the page of the event itself, with real clicks."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.conftest import Server, fits, rests
from support.browser.axe import serious, wears
from support.browser.events import sealed
from support.browser.house import House, directed
from support.browser.parts import expect_data, not_filled_in, part
from support.browser.sizes import LAPTOP, PHONE

pytestmark = pytest.mark.browser

LIGHTS = ("dark", "light")
FLOODED = "The hall is flooded"
"""Why an event is withdrawn."""
DUEL = """
[event]
id = "duel"
name = "Harbour Duel"
format = "room_match"
[play]
games = 1
[[boards]]
name = "Short"
[scoring]
ranked_by = "imp"
[[entries]]
id = "Kh"
name = "Kharkov"
[[entries]]
id = "Mo"
name = "Moscow"
"""


@pytest.fixture(scope="module")
def house(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A house with a poker event and an event of matches, both sealed."""
    log = sealed(tmp_path_factory.mktemp("steps"))
    with directed(serve(log=log), chromium) as found:
        found.asked.post("/api/office/events", {"format": "room_match", "toml": DUEL})
        yield found


@pytest.fixture
def enter(visit: Callable[..., Page], house: House) -> Callable[..., Page]:
    """Open an address as the director."""
    return partial(house.entered, visit, **LAPTOP)


def fits_in_both_lights(page: Page) -> None:
    """In either light nothing sticks out at the side."""
    for light in LIGHTS:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", light)
        wears(page, light)
        rests(page)
        assert fits(page)


def begun(page: Page, does: str) -> None:
    """A step taken in two clicks on *Now*; another one comes after it."""
    step = part(page, "next-step")
    expect_data(step, act=does, ready=True)
    step.get_by_role("button").first.click()
    expect(step.get_by_role("button", name="Not yet")).to_be_visible()
    step.get_by_role("button").first.click()
    expect(step).not_to_have_attribute("data-act", does)


def test_a_session_is_begun_where_the_director_stands(enter: Callable[..., Page]) -> None:
    """D11: one button on *Now*, asked once more in its place, and then the next one."""
    page = enter("/office/e/gap")
    expect(page.get_by_role("button", name="Begin session 1")).to_have_class(re.compile("first"))
    fits_in_both_lights(page)
    begun(page, "begin_session")
    step = part(page, "next-step")
    expect(step.get_by_role("button")).to_have_count(0)
    step.get_by_role("link", name="Open custody").click()
    expect(page).to_have_url(re.compile("/custody$"))


def test_the_boards_are_begun_where_the_director_stands(enter: Callable[..., Page]) -> None:
    """D11: in an event of matches too; what is left says why it is not over yet."""
    page = enter("/office/m/duel")
    begun(page, "begin_boards")
    step = part(page, "next-step")
    expect_data(step, act="end_session", ready=False)
    expect(step.get_by_role("heading")).to_contain_text("Short")
    expect(part(step, "next-step-why")).to_have_text(re.compile(r"^2\b"))
    expect(step.get_by_role("button")).to_have_count(0)
    step.get_by_role("link", name="See the games").click()
    expect(page).to_have_url(re.compile("/games$"))


def test_on_a_phone_the_step_stands_above_the_tables(enter: Callable[..., Page]) -> None:
    """D11: no wider than the screen, and said before the tables."""
    page = enter("/office/m/duel", **PHONE)
    expect(part(page, "next-step")).to_be_visible()
    fits_in_both_lights(page)
    assert serious(page) == []


@pytest.mark.parametrize(
    ("path", "team", "name"),
    [("/office/e/gap/event", "Tigers", "Tygers"), ("/office/m/duel/event", "Moscow", "Moskow")],
)
def test_a_name_is_spelled_right_and_stands_so_in_public(
    enter: Callable[..., Page], house: House, path: str, team: str, name: str
) -> None:
    """D12, R59: chosen, typed, asked once more; the page says what it was before."""
    page = enter(path)
    page.get_by_role("button", name=f"Correct the spelling of {team}").click()
    field = page.get_by_label("How the team is spelled")
    expect(field).to_be_focused()
    field.fill(name)
    page.get_by_role("button", name="Correct the name").click()
    expect(not_filled_in(page, "reason")).to_be_visible()
    page.get_by_label("Reason", exact=True).first.fill("As their captain writes it")
    fits_in_both_lights(page)
    page.get_by_role("button", name="Correct the name").click()
    page.get_by_role("button", name=f"Yes, it is {name}").click()

    made = part(page, "names-corrected").get_by_role("listitem")
    expect(made).to_have_text(re.compile(f"^{name}.*{team}"))
    public = path.replace("/office", "").removesuffix("/event")
    page.goto(house.url(public))
    expect(page.get_by_text(name).first).to_be_visible()
    expect(page.get_by_text(team, exact=True)).to_have_count(0)


@pytest.mark.parametrize("path", ["/office/e/gap", "/office/m/duel"])
def test_an_event_is_withdrawn_said_in_public_and_taken_back(
    enter: Callable[..., Page], visit: Callable[..., Page], house: House, path: str
) -> None:
    """D12, R60: with the reason for everybody; and it goes on where it stood."""
    page = enter(f"{path}/event")
    page.get_by_role("button", name="Withdraw the event").click()
    expect(not_filled_in(page, "reason")).to_be_visible()
    page.get_by_label("Reason").fill(FLOODED)
    page.get_by_role("button", name="Withdraw the event").click()
    page.get_by_role("button", name="Yes, withdraw the event").click()
    expect(part(page, "withdrawal", withdrawn=True)).to_be_visible()
    anybody = visit(**LAPTOP)
    anybody.goto(house.url(path.replace("/office", "")))
    withdrawn = part(anybody, "withdrawn")
    expect(withdrawn).to_contain_text(FLOODED)
    expect(part(anybody, "live")).to_have_text("Withdrawn")
    fits_in_both_lights(anybody)
    fits_in_both_lights(page)
    page.goto(house.url(path))
    step = part(page, "next-step")
    expect(step).to_contain_text(FLOODED)
    step.get_by_role("link", name="Take it back").click()

    page.get_by_label("Why it goes on").fill("It has dried")
    page.get_by_role("button", name="Take the withdrawal back").click()
    page.get_by_role("button", name="Yes, the event goes on").click()
    expect(page.get_by_role("button", name="Withdraw the event")).to_be_visible()
    expect(withdrawn).to_have_count(0)


def test_a_draft_is_put_away_and_comes_back_as_it_was_typed(enter: Callable[..., Page]) -> None:
    """D12, R61: the form is empty for another one meanwhile."""
    page = enter("/office/new/seat_teams")
    page.get_by_label("Name of the event").fill("Spring Cup")
    page.goto(page.url.replace("/office/new/seat_teams", "/office/"))
    expect(page.get_by_role("link", name="Draft: Spring Cup")).to_be_visible()
    part(page, "draft", away=False).get_by_role("button").click()
    expect(part(page, "draft", away=True)).to_contain_text("Spring Cup")
    fits_in_both_lights(page)
    page.get_by_role("link", name="New event", exact=True).click()
    page.get_by_role("link", name="Duplicate poker", exact=True).click()
    expect(page.get_by_label("Name of the event")).to_have_value("")
    page.goto(page.url.replace("/office/new/seat_teams", "/office/"))
    part(page, "draft", away=True).get_by_role("button").click()
    page.get_by_role("link", name="Draft: Spring Cup").click()

    expect(page.get_by_label("Name of the event")).to_have_value("Spring Cup")


def test_the_page_of_the_event_fits_a_phone(enter: Callable[..., Page]) -> None:
    """D12: every name can be reached with a thumb."""
    page = enter("/office/e/gap/event", **PHONE)
    expect(page.get_by_role("heading", name="Names")).to_be_visible()
    fits_in_both_lights(page)
    assert serious(page) == []


def test_a_rehearsal_is_put_away_and_found_among_your_events(
    serve: Callable[..., Server],
    chromium: Browser,
    visit: Callable[..., Page],
    tmp_path: Path,
) -> None:
    """D12, R61: out of every list in two clicks, and back in one."""
    with directed(serve(log=tmp_path / "log"), chromium) as found:
        page = found.entered(visit, "/office/", **LAPTOP)
        part(page, "events").get_by_role("link").first.click()
        page.get_by_role("link", name="Event", exact=True).click()
        page.get_by_label("Reason").fill("Only for practice")
        page.get_by_role("button", name="Put it away").click()
        # What is asked about is this alone: the event is not one press from being withdrawn.
        expect(page.get_by_role("button", name="Yes, withdraw the event")).to_have_count(0)
        page.get_by_role("button", name="Yes, put it away").click()
        expect(part(page, "event-away")).to_be_visible()
        anybody = visit(**LAPTOP)
        anybody.goto(found.url("/"))
        expect(anybody.get_by_role("heading", level=1)).to_be_visible()
        assert found.asked.get("/api/events") == []
        fits_in_both_lights(page)
        page.get_by_role("button", name=re.compile("^Bring .* out again$")).click()

        expect(part(page, "event-away")).to_have_count(0)
        assert len(found.asked.get("/api/events")) == 1


def test_an_event_of_a_kind_that_the_pages_do_not_know_is_named(enter: Callable[..., Page]) -> None:
    page = enter("/office")

    def of_another_kind(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "format": "hand_winner"})

    page.route("**/api/office/gap", of_another_kind)
    page.goto(page.url + "/e/gap")

    expect(part(page, "unknown-format")).to_contain_text("hand_winner")
    part(page, "unknown-format").get_by_role("link").click()
    expect(part(page, "page-office-events")).to_be_visible()
