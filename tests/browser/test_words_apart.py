"""On every page: nobody is shut out, nothing sticks out at the side, no two words run into one.

One visit to an address serves them all: axe reads the page in dark, and its colours in light; then
the page is made narrow. And no word stands outside the catalogue.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server, fits
from support.browser.axe import violations
from support.browser.every_page import (
    BEGUN,
    OFFICE,
    PUBLIC,
    House,
    Reader,
    every_stage,
)
from support.browser.match_events import EVENT as MATCHES
from support.browser.outside import BRACKETS, Outside
from support.browser.parts import part
from support.browser.routes import pages_in
from support.browser.sizes import LAPTOP, PHONE
from support.browser.words_apart import run_together

pytestmark = pytest.mark.browser

STILL_DESK: dict[str, Any] = {**LAPTOP, "reduced_motion": "reduce"}
RULES = 150_000
"""Milliseconds for what needs the rules started."""
NARROW = (
    ("a phone", 390, 844),
    ("the narrowest", 320, 640),
    ("twice as large on a laptop", 640, 400),
)
"""Widths in which nothing may stick out: WCAG 1.4.10 and 1.4.4."""


@pytest.fixture(scope="module")
def house(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> House:
    """Events played, begun and sealed, team matches in the midst of play; a director, a player."""
    return every_stage(serve, chromium, tmp_path_factory.mktemp("pages"))


def test_every_page_that_an_application_knows_is_looked_at() -> None:
    """D7: a page that is new fails here, until its address is in `support.browser.every_page`."""
    assert pages_in("lib/router/routes.ts") == set(PUBLIC)
    assert pages_in("office/routes.ts") == set(OFFICE)


def at_a_desk(page: Page) -> Iterator[str]:
    """What is wrong with the page in front of us, which is as wide as a laptop."""
    yield from violations(page, also="light")
    yield from run_together(page)


def looked_at(page: Page) -> Iterator[str]:
    """The same, and what is wrong with it when it is narrow; it ends as wide as it was."""
    yield from at_a_desk(page)
    for what, width, height in NARROW:
        page.set_viewport_size({"width": width, "height": height})
        if not fits(page):
            yield f"wider than {what}"
        if width == PHONE["viewport"]["width"]:
            yield from run_together(page)
    page.set_viewport_size(LAPTOP["viewport"])


@pytest.mark.parametrize("place", ["public", "office"])
def test_every_page_is_for_everybody_on_any_screen(
    visit: Callable[..., Page], house: House, place: str
) -> None:
    """D7: of the public pages, one's own, the prizes and the office."""
    state, pages = (house.player, PUBLIC) if place == "public" else (house.director, OFFICE)
    page = visit(expect_complaints=True, storage_state=state, **STILL_DESK)
    reader = Reader(page)
    found: list[str] = []
    for address in (each for addresses in pages.values() for each in addresses):
        reader.opens(house.server.url + address)
        found += [f"{address}: {line}" for line in looked_at(page)]

    assert not found, "\n".join(found)


@pytest.mark.parametrize("place", ["public", "office"])
def test_every_word_of_a_page_stands_in_the_catalogue(
    visit: Callable[..., Page], house: House, place: str
) -> None:
    """In brackets whatever has none is a word that nobody can translate."""
    state, pages = (house.player, PUBLIC) if place == "public" else (house.director, OFFICE)
    page = visit(expect_complaints=True, storage_state=state, **STILL_DESK)
    reader, outside = Reader(page), Outside(page)
    found: dict[str, list[str]] = {}
    for name, addresses in pages.items():
        for address in addresses:
            path, mark, code = address.partition("#")
            asks = "&" if "?" in path else "?"
            reader.opens(f"{house.server.url}{path}{asks}language={BRACKETS}{mark}{code}")
            found.setdefault(name, []).extend(outside.words)

    assert {name: words for name, words in found.items() if words} == {}


def test_every_word_of_the_wizard_stands_in_the_catalogue(
    visit: Callable[..., Page], house: House
) -> None:
    """Its steps are one page; the last of them says again what all others were given."""
    page = visit(storage_state=house.director, **STILL_DESK)
    reader, outside = Reader(page), Outside(page)
    reader.opens(f"{house.server.url}/office/new/seat_teams?language={BRACKETS}")
    page.get_by_label("Name of the event").fill("Cup of York")
    found: list[str] = []
    for step in range(6):
        page.get_by_role("navigation", name="Steps").get_by_role("button").nth(step).click()
        if page.get_by_role("button", name="Try the example").count():
            page.get_by_role("button", name="Try the example").click()
            expect(page.get_by_role("row").nth(3)).to_be_visible()
        reader.settles()
        found += outside.words

    assert found == []


def test_on_no_step_of_the_wizard_do_two_words_run_into_one(
    visit: Callable[..., Page], house: House
) -> None:
    """D7: its steps are one page, and what the last one says is new to whoever comes there."""
    page = visit(storage_state=house.director, **STILL_DESK)
    reader = Reader(page)
    reader.opens(f"{house.server.url}/office/new/seat_teams")
    page.get_by_label("Name of the event").fill("Cup of York")
    steps = page.get_by_role("navigation", name="Steps").get_by_role("button")
    expect(steps).to_have_count(6)
    found = {}
    for step in range(6):
        steps.nth(step).click()
        expect(steps.nth(step)).to_have_attribute("aria-current", "step")
        if page.get_by_role("button", name="Try the example").count():
            found["before the teams"] = run_together(page)
            page.get_by_role("button", name="Try the example").click()
            expect(page.get_by_role("row").nth(3)).to_be_visible()
        reader.settles()
        found[f"step {step + 1}"] = run_together(page)

    assert {step: lines for step, lines in found.items() if lines} == {}


def test_a_console_is_for_everybody_on_any_screen(lend: Callable[..., Page], house: House) -> None:
    """D7: the recorder's way in, a table of poker, and a room of a match."""
    found = {}
    for event, ready in ((BEGUN, "Label of the deck"), (MATCHES, None)):
        page = lend(**STILL_DESK)
        page.goto(f"{house.server.url}/recorder/")
        code = page.get_by_label("Table code")
        expect(code).to_be_visible()
        found[f"way in to {event}"] = list(at_a_desk(page) if ready else looked_at(page))
        code.fill(house.code("recorder", "--table", "1", "--event", event))
        page.get_by_role("button", name="Open the console").click()
        if ready:
            expect(page.get_by_label(ready)).to_be_visible(timeout=RULES)
        else:
            expect(part(page, "board")).to_be_visible(timeout=RULES)
        for name in ("This device", *(("More",) if event == MATCHES else ())):
            opener = page.get_by_role("button", name=name, exact=True)
            opener.click()
            expect(page.get_by_role("dialog")).to_be_visible()
            found[f"{name} of {event}"] = list(at_a_desk(page))
            page.keyboard.press("Escape")
            expect(opener).to_be_focused()
        found[f"table of {event}"] = list(looked_at(page))

    assert {where: lines for where, lines in found.items() if lines} == {}


PLANTED = {
    "two neighbours": "<p>Try <b>the</b><a href='/'>example</a></p>",
    "a text and a button": "<p>Check<button>and publish</button></p>",
    "boxes in a line": "<p style='display: flex'><span>Check</span><span>and publish</span></p>",
    "a full stop": "<p><span>Nobody has a place.</span><span>Ask the director</span></p>",
    "a figure and a word": "<p><strong>12</strong><span>deals</span></p>",
    "a space that is drawn in": "<p style='word-spacing: -0.06em'>Work and play</p>",
    "a control's own spacing": "<button style='word-spacing: 0'>Park Yard</button>",
}
INNOCENT = {
    "a space in the text": "<p>Try <b>the</b> <a href='/'>example</a></p>",
    "a gap": "<p style='display: flex; gap: 8px'><span>Check</span><span>and publish</span></p>",
    "padding": "<p>Check<button style='padding: 0 8px'>and publish</button></p>",
    "one word in two": "<p><b>dupli</b>&shy;<wbr></p>",
    "two lines": "<p>Check<br><a href='/'>and publish</a></p>",
    "rows": "<p><span style='display: block'>Check</span><span>and publish</span></p>",
    "heard only": "<p>Check<span class='visually-hidden'>and publish</span></p>",
}


def test_a_space_that_is_swallowed_is_found(visit: Callable[..., Page], house: House) -> None:
    """D7: planted in a page, each kind of it is found, and what has its space is not."""
    page = visit(**STILL_DESK)
    Reader(page).opens(f"{house.server.url}/join")
    assert run_together(page) == []

    def planted(what: str) -> list[str]:
        page.evaluate(
            "what => { document.querySelector('main').innerHTML = what }", f"<div>{what}</div>"
        )
        return run_together(page)

    assert [name for name, what in PLANTED.items() if not planted(what)] == []
    assert {name: found for name, what in INNOCENT.items() if (found := planted(what))} == {}


def test_what_shuts_somebody_out_is_found(visit: Callable[..., Page], house: House) -> None:
    """Planted: a picture without a name, grey on grey, links too near each other, and more."""
    page = visit(**STILL_DESK)
    Reader(page).opens(f"{house.server.url}/join")
    assert list(looked_at(page)) == []
    page.evaluate(
        """() => { document.querySelector("main").insertAdjacentHTML("beforeend",
          `<div><svg role="img"></svg><p style="color: #777; background: #888">Grey</p>
           <p style="line-height: 10px"><a href="/a">one</a><br><a href="/b">two</a></p>
           <table><tr><th></th></tr></table><div style="width: 700px">wide</div></div>`) }"""
    )
    found = " ".join(looked_at(page))

    for rule in (
        "svg-img-alt",
        "color-contrast",
        "target-size",
        "empty-table-header",
        "wider than",
    ):
        assert rule in found
