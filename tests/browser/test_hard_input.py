"""What no demonstration has: hard names, many of them, nothing at an address, an absent server."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server, arrived, fits
from support.browser.axe import serious
from support.browser.events import made
from support.browser.parts import part, refusal
from support.browser.sizes import LAPTOP, SHARP_PHONE

pytestmark = pytest.mark.browser

RIGHT_TO_LEFT = "فريق الصقور 7"
LONG = "The Most Honourable Society of Duplicate Players of the Upper and Lower Valleys!"
ONE_WORD = "Donaudampfschifffahrtsgesellschaft"
TEAMS = (RIGHT_TO_LEFT, LONG, ONE_WORD, *(f"Team {n}" for n in range(4, 15)))
HARD = """
[event]
id = "hard"
name = "كأس 2026"
[play]
deals = 2
small_blind = 25
big_blind = 50
seats = 6
""" + "".join(f'[[entries]]\nname = "{team}"\n' for team in TEAMS)

UNPROTECTED = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = walker.nextNode()); ) {
    if (!/[\\u0600-\\u06ff]/.test(text.data) || text.data.includes("\\u2068")) continue;
    const around = text.parentElement;
    const { display, unicodeBidi } = getComputedStyle(around);
    const alone = display !== "inline" && around.textContent.trim() === text.data.trim();
    if (!alone && unicodeBidi === "normal") found.push(around.outerHTML.slice(0, 120));
  }
  return found;
}"""
"""Where a name from right to left is not set apart: a number beside it would change its place."""


@pytest.fixture(scope="module")
def server(serve: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    """An event of fourteen teams with hard names, played to its end."""
    folder: Path = tmp_path_factory.mktemp("hard")
    file = folder / "event.toml"
    file.write_text(HARD, "utf-8")
    made("rehearse", str(file), "--log", str(folder / "log"), "--seed", "3")
    return serve("--no-demonstration", log=folder / "log")


@pytest.mark.parametrize(
    ("screen", "paths"),
    [
        (SHARP_PHONE, ("", "/scoreboard", "/tables", "/deals/1")),
        (LAPTOP, ("/scoreboard", "/tables/1")),
    ],
    ids=["phone", "laptop"],
)
def test_hard_names_stay_whole_and_in_their_places(
    visit: Callable[..., Page], server: Server, screen: dict[str, object], paths: tuple[str, ...]
) -> None:
    page = visit(**screen)
    for path in paths:
        page.goto(f"{server.url}/e/hard{path}")
        arrived(page)
        assert fits(page), path
        assert page.evaluate(UNPROTECTED) == [], path
        if path == "/scoreboard":
            rows = part(page, "standings").get_by_role("row")
            expect(rows).to_have_count(1 + len(TEAMS))
            for name in (RIGHT_TO_LEFT, LONG, ONE_WORD):
                row = rows.filter(has_text=name)
                named, points = row.get_by_text(name), row.get_by_role("cell").last
                left, right = named.bounding_box(), points.bounding_box()
                assert left is not None
                assert right is not None
                assert left["x"] + left["width"] <= right["x"] + 1, name


def test_an_address_of_nothing_says_so_in_a_language_that_there_is(
    visit: Callable[..., Page], server: Server
) -> None:
    page = visit(**SHARP_PHONE)
    page.goto(f"{server.url}/e/hard/dice?language=tlh")

    expect(part(page, "missing")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).not_to_have_text("")
    assert page.evaluate("document.documentElement.lang") == "en"
    assert fits(page)
    assert serious(page) == []


def test_a_page_whose_server_is_away_says_so_and_comes_back_by_itself(
    visit: Callable[..., Page], server: Server
) -> None:
    page = visit(expect_complaints=True, **SHARP_PHONE)
    page.route("**/api/events/**", lambda route: route.abort())
    page.goto(f"{server.url}/e/hard/scoreboard")
    expect(refusal(page, "NoAnswer").get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.getElementById('first')") is None
    assert serious(page) == []

    page.unroute("**/api/events/**")

    expect(part(page, "standings")).to_be_visible()


def test_an_office_whose_server_is_away_says_so_and_comes_back_by_itself(
    visit: Callable[..., Page], server: Server
) -> None:
    """Here to the door: nobody is signed in."""
    page = visit(expect_complaints=True, **LAPTOP)
    page.route("**/api/me", lambda route: route.abort())
    page.goto(f"{server.url}/office/")
    away = part(page, "office-away", refusal="NoAnswer")
    expect(away.get_by_role("heading", level=1)).to_be_visible()

    page.unroute("**/api/me")

    expect(part(page, "page-sign-in")).to_be_visible()
