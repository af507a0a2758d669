"""A page is painted with its HTML, loads what it needs together, and is no heavier than allowed."""

import runpy
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, expect

from browser.conftest import ROOT, Server, arrived
from evendeal.views.words import chips_text
from support.browser.parts import part
from support.browser.sizes import SHARP_PHONE

pytestmark = pytest.mark.browser

PAINTED = """() => ['.bar', '.name', 'th'].map(what =>
  document.querySelector(`#first ${what}`).innerText.trim())"""
"""What a page shows before its script runs: the words of the bar, the name, the first team."""

SHIFTS = """
window.shifted = 0;
new PerformanceObserver(list => {
  for (const each of list.getEntries()) window.shifted += each.value;
}).observe({ type: "layout-shift", buffered: true });
"""


MOST_SHIFTED = 0.1
"""What counts as a page that stands still (CLS)."""


class Held:
    """Requests that are not let through before they are released."""

    def __init__(self) -> None:
        self._waiting: list[Route] | None = []

    def __call__(self, route: Route) -> None:
        if self._waiting is None:
            route.continue_()
        else:
            self._waiting.append(route)

    def release(self) -> None:
        """Let them through, and those that come."""
        waiting, self._waiting = self._waiting or [], None
        for route in waiting:
            route.continue_()


@pytest.fixture(scope="module")
def server(serve: Callable[..., Server]) -> Server:
    """A server that shows the demonstration event."""
    return serve("--pace", "3600")


@pytest.fixture(scope="module")
def sizes() -> dict[str, Any]:
    """The module that counts what the built screens are."""
    return runpy.run_path(str(ROOT / "scripts" / "page_sizes.py"))


def test_every_page_of_the_build_is_within_its_budget(sizes: dict[str, Any]) -> None:
    assert sizes["over"](sizes["sizes"](), sizes["budget"]()) == []


def test_a_page_over_its_budget_without_one_or_gone_is_named(sizes: dict[str, Any]) -> None:
    size = sizes["Size"]
    built = {"/": size(9, 80.0), "/how": size(9, 90.1), "/me": size(11, 70.0), "/new": size(1, 1.0)}
    limits = {"/": size(9, 80.0), "/how": size(9, 90.0), "/me": size(10, 70.0), "/old": size(1, 1)}

    wrong = sizes["over"](built, limits)

    assert [each.partition(":")[0].split(" ")[0] for each in wrong] == [
        "/how",
        "/me",
        "/new",
        "/old",
    ]


def test_what_a_page_needs_is_asked_for_once_and_not_by_its_script(
    visit: Callable[..., Page], server: Server
) -> None:
    """The scoreboard, the page's chunk and its style are started by the HTML."""
    page = visit(**SHARP_PHONE)
    paths: list[str] = []

    def sent(request: Request) -> None:
        paths.append(request.url.removeprefix(server.url))

    page.on("request", sent)
    page.goto(f"{server.url}/e/team-cup/scoreboard")
    arrived(page)
    linked: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('link[rel=modulepreload], link[rel=preload],"
        " link[rel=stylesheet]')].map(link => link.getAttribute('href'))"
    )

    loaded: list[str] = page.evaluate(
        "document.fonts.ready.then(fonts =>"
        " [...fonts].filter(face => face.status === 'loaded' && /Variable/.test(face.family))"
        ".map(face => face.unicodeRange))"
    )

    assert paths.count("/api/events/team-cup/scoreboard") == 1
    assert len(paths) == len(set(paths))
    assert len(loaded) == 1, "an English page is made of the first file of the typeface alone"
    assert loaded[0].startswith("U+20-7E")
    of_page = [path for path in paths if path.endswith((".js", ".css")) and "/assets/" in path]
    assert [path for path in of_page if path not in linked and "public-" not in path] == []


def test_bar_name_and_standings_are_painted_first_and_stand_until_the_page_is_drawn(
    visit: Callable[..., Page], server: Server
) -> None:
    """Without a script or a style, and while the script waits for the results; nothing moves."""
    page = visit(**SHARP_PHONE, color_scheme="dark")
    page.add_init_script(SHIFTS)
    assets, results = Held(), Held()
    page.route("**/assets/**", assets)
    page.route("**/api/events/team-cup/**", results)
    page.goto(f"{server.url}/e/team-cup/scoreboard", wait_until="commit")

    page.wait_for_function("document.querySelector('#first .results th') !== null")
    bar, name, team = page.evaluate(PAINTED)
    assert bar == "evendeal"
    assert name == page.title().removesuffix(" · evendeal") != "evendeal"
    background = "getComputedStyle(document.documentElement).backgroundColor"
    assert page.evaluate(background) == "rgb(16, 19, 22)"

    assets.release()
    expect(part(page, "page-scoreboard")).to_be_attached()
    expect(part(page, "page-scoreboard")).to_be_hidden()
    assert page.evaluate(PAINTED) == [bar, name, team]

    results.release()
    arrived(page)
    expect(part(page, "standings").get_by_role("rowheader").first).to_contain_text(team)
    assert page.evaluate("document.getElementById('first')") is None
    assert page.evaluate("window.shifted") < MOST_SHIFTED


def test_standings_of_the_html_stand_until_the_line_above_them_is_known(
    visit: Callable[..., Page], server: Server
) -> None:
    """What comes next by the timetable is asked for with the page, and moves nothing."""
    page = visit(**SHARP_PHONE)
    page.add_init_script(SHIFTS)
    programme = Held()
    page.route("**/programme", programme)
    page.goto(f"{server.url}/e/team-cup", wait_until="commit")

    standings = part(page, "page-event").get_by_role("table", include_hidden=True)
    expect(standings.first).to_be_attached()
    expect(part(page, "page-event")).to_be_hidden()
    expect(page.get_by_role("rowheader").first).to_be_visible()

    programme.release()
    arrived(page)
    assert page.evaluate("document.getElementById('first')") is None
    assert page.evaluate("window.shifted") < MOST_SHIFTED / 2


def test_no_line_ends_within_a_number_and_its_space_is_one_of_the_typeface(
    visit: Callable[..., Page], server: Server
) -> None:
    page = visit(**SHARP_PHONE)
    page.goto(f"{server.url}/e/team-cup")
    arrived(page)
    number = chips_text(5000)

    found = page.evaluate(
        """texts => texts.map(written => {
          const box = document.body.appendChild(document.createElement('p'))
          box.style = 'width: 1px; font: 400 100px "Archivo Variable"'
          const text = box.appendChild(document.createTextNode(written))
          const range = document.createRange()
          range.selectNodeContents(box)
          const lines = range.getClientRects().length
          range.setStart(text, 1)
          range.setEnd(text, 2)
          return [lines, range.getBoundingClientRect().width]
        })""",
        [number, number.replace("\N{NARROW NO-BREAK SPACE}", "\N{THIN SPACE}")],
    )

    assert found == [[1, 19], [2, 19]], "as wide as the typeface's thin space, at which a line ends"
