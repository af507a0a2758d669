"""On no page do two words run into one, and no word stands outside the catalogue."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, StorageState, expect

from browser.conftest import ROOT, Server
from evendeal.commands.log_folder import open_desks
from evendeal.director.events import begin_session, create_event
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.seat_teams.event_read import read_event
from support.browser.answers import answer_to
from support.browser.events import invited, rehearsed
from support.browser.match_events import EVENT as MATCHES
from support.browser.match_events import STILL, matches
from support.browser.outside import BRACKETS, Outside
from support.browser.parts import part
from support.browser.sizes import LAPTOP, PHONE
from support.browser.words_apart import run_together
from support.ledgers import poker_of

pytestmark = pytest.mark.browser

STILL_DESK: dict[str, Any] = {**LAPTOP, "reduced_motion": "reduce"}
STILL_PHONE: dict[str, Any] = {**PHONE, "reduced_motion": "reduce"}
SETTLED = """
async () => {
  for (let said = "", alike = 0; alike < 4;) {
    await new Promise(requestAnimationFrame);
    const now = document.body.innerText;
    alike = now === said ? alike + 1 : 0;
    said = now;
  }
}
"""
"""The page says the same for some frames."""
UNFOLDED = "() => document.querySelectorAll('details').forEach(each => { each.open = true })"
RULES = 150_000
"""Milliseconds for what needs the rules started."""
PLAYED, BEGUN, SEALED = "gap", "begun", "sealed"
TOML = """
[event]
id = "{id}"
name = "{id} Cup of York and Kiel"
[play]
deals = 2
[[entries]]
name = "York You"
[[entries]]
name = "Park Yard"
players = [{{ name = "Yule Park", person = "yule-park" }}, "Kirk Yard", "York Quay"]
[[entries]]
name = "Kirk Quay"
"""

PUBLIC = {
    "events": ["/"],
    "event": [f"/e/{PLAYED}", f"/e/{BEGUN}", f"/e/{SEALED}"],
    "scoreboard": [f"/e/{PLAYED}/scoreboard", f"/e/{SEALED}/scoreboard"],
    "tables": [f"/e/{PLAYED}/tables"],
    "table": [f"/e/{PLAYED}/tables/2"],
    "deals": [f"/e/{PLAYED}/deals"],
    "deal": [f"/e/{PLAYED}/deals/1", f"/e/{BEGUN}/deals/1"],
    "proof": [f"/e/{PLAYED}/proof"],
    "sign-in": ["/sign-in"],
    "join": ["/join"],
    "me": ["/me"],
    "person": ["/people/yule-park"],
    "how": ["/how"],
    "prizes": ["/prizes", "/prizes?stacks=5000;3000;1500;500&prizes=500;300;200"],
    "mine": [f"/me/{PLAYED}", f"/me/{BEGUN}"],
    "matches": [f"/m/{MATCHES}"],
    "match": [f"/m/{MATCHES}/1/1", f"/m/{MATCHES}/1/1/1"],
    "sheet": [f"/m/{MATCHES}/1/1/sheet"],
    "match-proof": [f"/m/{MATCHES}/proof"],
    "match-mine": [f"/m/{MATCHES}/me"],
    "missing": ["/nowhere/at/all"],
}
"""An address at least of every page that the public application knows."""

OFFICE = {
    "events": ["/office/"],
    "new": ["/office/new"],
    "parts": ["/office/parts"],
    "new form": ["/office/new/seat_teams", "/office/new/room_match"],
    "find": ["/office/nobody-knows-it"],
    **{
        section: [f"/office/e/{BEGUN}/{section}", f"/office/e/{PLAYED}/{section}"]
        for section in (
            "session",
            "deals",
            "running",
            "rulings",
            "people",
            "custody",
            "log",
            "publish",
            "event",
        )
    },
    "now": [f"/office/e/{BEGUN}", f"/office/e/{SEALED}", f"/office/e/{PLAYED}"],
    "hand": [f"/office/e/{PLAYED}/tables/1/1"],
    "codes": [f"/office/e/{BEGUN}/people/codes"],
    "matches": [
        f"/office/m/{MATCHES}{section}"
        for section in (
            "",
            "/session",
            "/games",
            "/decisions",
            "/people",
            "/log",
            "/publish",
            "/event",
        )
    ],
    "seal": [f"/office/e/{BEGUN}/publish/seal"],
    "check list": [f"/office/e/{SEALED}/publish/check-list"],
    "match codes": [f"/office/m/{MATCHES}/people/codes"],
    "match seal": [f"/office/m/{MATCHES}/publish/seal"],
    "match check list": [f"/office/m/{MATCHES}/publish/check-list"],
    "game": [f"/office/m/{MATCHES}/games/1/1/1"],
    "missing": ["/office/no/such/place"],
}
"""The same of the office."""


@dataclass
class House:
    """A served house with an event at every stage, and who is signed in there."""

    server: Server
    director: StorageState
    player: StorageState

    def code(self, role: str, *place: str) -> str:
        """A code, as the director makes it."""
        return invited(self.server.log, role, *place)


@pytest.fixture(scope="module")
def house(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> House:
    """Events played, begun and sealed, team matches in the midst of play; a director, a player."""
    folder: Path = tmp_path_factory.mktemp("words")
    log = rehearsed(folder)
    matches(folder, 1, 40)
    with open_desks(log) as desks:
        for id in (BEGUN, SEALED):
            create_event(poker_of(desks), read_event(TOML.format(id=id)))
        begin_session(poker_of(desks), EventId(BEGUN), SessionNo(1))
    server = serve(*STILL, log=log)
    player = [
        ("player", "--event", PLAYED, "--entry", "A", "--player", "A1"),
        ("player", "--event", BEGUN, "--entry", "A", "--player", "A1"),
        ("captain", "--event", MATCHES, "--entry", "A"),
    ]
    director = account(chromium, server, "Kirk York", [("director",)])
    return House(server, director, account(chromium, server, "Yul Park", player))


def account(
    chromium: Browser, server: Server, name: str, codes: list[tuple[str, ...]]
) -> StorageState:
    """Make an account with the first of the codes, and add the others to it."""
    context = chromium.new_context()
    page = context.new_page()
    page.goto(f"{server.url}/join")
    words = {"name": name, "password": "four words that differ"}
    for role, *place in codes:
        code = invited(server.log, role, *place)
        answer_to(
            page, "POST", "/api/join", {"code": code, "name": None, "password": None, **words}
        )
        words = {}
    state = context.storage_state()
    context.close()
    return state


@dataclass
class Reader:
    """Whoever reads one page after the other, each once it has come whole."""

    page: Page
    asked: set[Request] = field(default_factory=set)
    """What the page has asked for and not been given; a stream, which has no end, aside."""

    def __post_init__(self) -> None:
        self.page.on("request", self._asks)
        self.page.on("requestfinished", self._has)
        self.page.on("requestfailed", self._has)

    def _asks(self, request: Request) -> None:
        if request.resource_type != "eventsource":
            self.asked.add(request)

    def _has(self, request: Request) -> None:
        self.asked.discard(request)

    def opens(self, address: str) -> None:
        """Go to a page and wait until it is all there."""
        self.page.goto(address)
        self.settles()

    def settles(self) -> None:
        """Wait until the page has what it is about, and open whatever is folded on it.

        It has, when it waits for nothing and says the same for some frames.
        """
        expect(self.page.locator("main h1, main h2, main p, main form").first).to_be_visible()
        for unread in ("waiting", "reading", "calculating"):
            expect(part(self.page, unread)).to_have_count(0)
        self.page.evaluate(SETTLED)
        while self.asked:
            self.page.evaluate(SETTLED)
        self.page.evaluate(UNFOLDED)


def names_in(table: str) -> set[str]:
    """The pages that a table of routes tells of, e.g. of `lib/router/routes.ts`."""
    source = (ROOT / "ui" / "src" / table).read_text("utf-8")
    route = source.partition("export type Route =")[2].partition(";\n\n")[0]
    named = set(re.findall(r'page: "([^"]+)"', route))
    assert named
    if "page: Section" in route:
        sections = source.partition("SECTIONS = [")[2].partition("]")[0]
        named |= set(re.findall(r'"([^"]+)"', sections))
    return named


def test_every_page_that_an_application_knows_is_looked_at() -> None:
    """D7: a page that is new fails here, until its address is above."""
    assert names_in("lib/router/routes.ts") == set(PUBLIC)
    assert names_in("office/routes.ts") == set(OFFICE)


@pytest.mark.parametrize("screen", [STILL_DESK, STILL_PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("place", ["public", "office"])
def test_on_no_page_do_two_words_run_into_one(
    visit: Callable[..., Page], house: House, place: str, screen: dict[str, Any]
) -> None:
    """D7: of the public pages, one's own, the prizes and the office."""
    state, pages = (house.player, PUBLIC) if place == "public" else (house.director, OFFICE)
    page = visit(expect_complaints=True, storage_state=state, **screen)
    reader = Reader(page)
    found = {}
    for address in (each for addresses in pages.values() for each in addresses):
        reader.opens(house.server.url + address)
        found[address] = run_together(page)

    assert {address: lines for address, lines in found.items() if lines} == {}


NOT_TRANSLATED = {
    "deal",
    "match",
    "match-mine",
    "match-proof",
    "matches",
    "mine",
    "prizes",
    "sheet",
}
"""Pages that still have words of their own; it only gets shorter."""


def test_every_word_of_a_page_stands_in_the_catalogue(
    visit: Callable[..., Page], house: House
) -> None:
    """In brackets whatever has none is a word that nobody can translate."""
    page = visit(expect_complaints=True, storage_state=house.player, **STILL_DESK)
    reader, outside = Reader(page), Outside(page)
    found = {}
    for name, addresses in PUBLIC.items():
        for address in addresses:
            asks = "&" if "?" in address else "?"
            reader.opens(f"{house.server.url}{address}{asks}language={BRACKETS}")
            found.setdefault(name, []).extend(outside.words)

    left = {name: words for name, words in found.items() if words}
    assert {name: words for name, words in left.items() if name not in NOT_TRANSLATED} == {}
    assert left.keys() == NOT_TRANSLATED


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


@pytest.mark.parametrize("screen", [STILL_DESK, STILL_PHONE], ids=["desk", "phone"])
def test_at_the_consoles_no_two_words_run_into_one(
    visit: Callable[..., Page], house: House, screen: dict[str, Any]
) -> None:
    """D7: the recorder's way in, a table of poker, and a room of a match."""
    found = {}
    for event, ready in ((BEGUN, "Label of the deck"), (MATCHES, None)):
        page = visit(**screen)
        page.goto(f"{house.server.url}/recorder/")
        code = page.get_by_label("Table code")
        expect(code).to_be_visible()
        found[f"way in to {event}"] = run_together(page)
        code.fill(house.code("recorder", "--table", "1", "--event", event))
        page.get_by_role("button", name="Open the console").click()
        if ready:
            expect(page.get_by_label(ready)).to_be_visible(timeout=RULES)
        else:
            expect(part(page, "board")).to_be_visible(timeout=RULES)
        found[f"table of {event}"] = run_together(page)
        page.get_by_role("button", name="This device").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        found[f"menu of {event}"] = run_together(page)

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
