"""The demonstration, as somebody sees it who starts `evendeal serve` and opens the browser.

No test depends on how fast the machine is: where something has to be seen before the next
action, the demonstration stands still, and it is started again, faster, when it may go on.
"""

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Response, expect

from browser.conftest import Server, arrived, fits
from support.browser.axe import GROUNDS
from support.browser.parts import data, expect_data, number, part
from support.browser.screens import sentence
from support.served import get

pytestmark = pytest.mark.browser

CUP = "/e/team-cup"
A_CARD = re.compile(r'"[2-9TJQKA][cdhs]"')
WATCH_THE_STREAM = """
window.streamed = [];
window.EventSource = class extends EventSource {
  constructor(...args) {
    super(...args);
    window.source = this;
    this.addEventListener("scoreboard", (message) => {
      window.streamed.push(message.data);
      window.heard = message.lastEventId;
    });
  }
};
"""


LONG = 300_000
"""Milliseconds for what takes a machine many hands."""
STANDING = ("--pace", "86400")
RUNNING = ("--pace", "0.01")


@pytest.fixture(scope="module")
def live(serve: Callable[..., Server]) -> Server:
    """The demonstration in its course, some deals open and some not, standing still."""
    server = serve(*RUNNING)
    wait_for_open_deals(server, 3)
    server.again(*STANDING)
    strip = asked(server, "/scoreboard")["strip"]
    assert not all(strip)
    return server


@pytest.fixture
def begun(serve: Callable[..., Server]) -> Iterator[Server]:
    """The demonstration at its beginning, standing still."""
    server = serve(*STANDING)
    yield server
    server.kill()


def asked(server: Server, path: str) -> Any:
    """What the API answers, read beside the browser."""
    return get(server.url, f"/api/events/team-cup{path}")


def open_deals(server: Server) -> list[int]:
    """The numbers of the open deals."""
    strip = asked(server, "/scoreboard")["strip"]
    return [number for number, is_open in enumerate(strip, 1) if is_open]


def wait_for_open_deals(server: Server, count: int, patience: float = 300) -> None:
    """Until so many deals are open."""
    end = time.monotonic() + patience
    while len(open_deals(server)) < count:
        assert time.monotonic() < end, f"no {count} deals were open after {patience} seconds"
        time.sleep(0.1)


def comparable(page: Page) -> int:
    """How many deals the scoreboard in front of us calls comparable."""
    deals = data(part(page, "comparable", of=60).first, "deals")
    expect(page.get_by_role("link", name=f"comparable: {deals} of 60")).to_be_visible()
    return int(deals)


@dataclass
class Wire:
    """Everything the server has told a page so far."""

    page: Page
    answers: list[Response] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.add_init_script(WATCH_THE_STREAM)
        # An answer's head is here before the page has its body, which is asked for later.
        self.page.on("response", self._keep)

    def _keep(self, answer: Response) -> None:
        # What a stream says has no end; the page itself keeps it.
        if "/api/" in answer.url and answer.request.resource_type != "eventsource":
            self.answers.append(answer)

    def log(self) -> str:
        """All of it, the stream included.

        Asked for before the page goes on to another document: the browser then forgets the bodies.
        """
        streamed = self.page.evaluate("window.streamed")
        return "\n".join([*(answer.text() for answer in self.answers), *streamed])


def test_an_empty_log_opens_a_demonstration_that_says_what_it_is(page: Page, live: Server) -> None:
    page.goto(live.url)
    page.get_by_role("link", name=re.compile("Duplicate Poker Team Cup")).click()
    page.get_by_role("link", name="Standings").click()

    expect(page.get_by_role("heading", name="Duplicate Poker Team Cup", level=1)).to_be_visible()
    expect(part(page, "rehearsal")).to_have_text("rehearsal")
    expect(part(page, "live")).to_have_text("Live")


def test_a_sealed_deal_says_nothing_and_turns_when_its_last_table_has_played_it(
    visit: Callable[..., Page], begun: Server
) -> None:
    page = visit(expect_complaints=True, viewport={"width": 1920, "height": 1080})
    wire = Wire(page)
    page.goto(f"{begun.url}{CUP}/deals/5")
    expect(page.get_by_role("heading", name="Deal 5", level=1)).to_be_visible()
    sealed = part(page, "sealed-deal")
    expect(sealed.get_by_role("heading")).to_have_text(sentence("deal.sealed"))
    cards = page.get_by_role("table").get_by_role("img", name=re.compile(" of "))

    expect(page.get_by_role("img", name="face-down card")).to_have_count(17)
    expect(cards).to_have_count(0)
    received = wire.log()
    assert '"open":false' in received
    assert A_CARD.search(received) is None
    assert re.search(r"of (spades|hearts|diamonds|clubs)", page.content()) is None

    begun.again(*RUNNING)
    expect(part(page, "verdict", verdict="sealed")).to_be_visible(timeout=LONG)
    deal = asked(begun, "/deals/5")
    proof, board = deal["proof"], deal["board"]
    assert str(proof["salt"]) not in received
    assert str(proof["leaf"]) not in received
    assert str(proof["deck"])[:30] not in received
    expect(sealed).to_have_count(0)
    expect(cards).to_have_count(12 + len(board))

    table = page.get_by_role("table", name="Deal 5 at every table")
    rows = part(table, "table-row")
    expect(rows).to_have_count(6)
    for row in rows.all():
        assert sum(number(chips) for chips in part(row, "chips").all_inner_texts()) == 0
        assert row.get_by_role("cell").last.inner_text() != ""
    part(page, "check-open").click()
    expect_data(part(page, "deal-check"), verdict="sealed")
    expect(page.get_by_role("heading", name="Salt")).to_be_visible()


def test_the_scoreboard_grows_by_itself(visit: Callable[..., Page], begun: Server) -> None:
    page = visit(expect_complaints=True, viewport={"width": 1920, "height": 1080})
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))
    page.goto(f"{begun.url}{CUP}/scoreboard")
    before = comparable(page)
    begun.again(*RUNNING)
    page.wait_for_function(
        "before => Number(document.querySelector('[data-testid=comparable]').dataset.deals)"
        " >= before + 3",
        arg=before,
        timeout=LONG,
    )

    assert len(loads) == 1
    # Whoever listens hears of it in one sentence.
    expect(part(page, "announcement")).to_have_text(
        re.compile(r"^(Deals? \d|\d+ more deals).+points?\.$")
    )
    expect(page.get_by_role("link", name=re.compile(r"^comparable: \d+ of 60$"))).to_be_visible()
    teams = page.get_by_role("table").first
    for team in ("Argentina", "Brazil", "China", "Denmark", "Ecuador", "Finland"):
        expect(teams.get_by_text(team).first).to_be_visible()


def test_arrow_keys_lead_through_the_open_deals(page: Page, live: Server) -> None:
    first, second, *_ = open_deals(live)
    page.goto(f"{live.url}{CUP}/deals/{first}")
    expect(page.get_by_role("heading", name=f"Deal {first}", level=1)).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(f"{live.url}{CUP}/deals/{second}")
    expect(page.get_by_role("heading", name=f"Deal {second}", level=1)).to_be_visible()
    page.keyboard.press("ArrowLeft")

    expect(page).to_have_url(f"{live.url}{CUP}/deals/{first}")
    expect(page.get_by_role("heading", name=f"Deal {first}", level=1)).to_be_visible()


def test_beneath_the_heading_of_a_deal_stands_what_the_tables_made_of_it(
    page: Page, live: Server
) -> None:
    deal = max(
        (head for head in asked(live, "/deals") if head["swing"]), key=lambda each: each["spread"]
    )
    page.goto(f"{live.url}{CUP}/deals")
    first = part(page, "widest-deal").first
    expect_data(first, deal=deal["deal"])
    names = {each["id"]: each["name"] for each in asked(live, "")["entries"]}
    teams = [names[deal["swing"][end]["entries"][0]] for end in ("best", "worst")]
    if len(deal["swing"]["worst"]["entries"]) < 3:
        expect(first).to_contain_text(teams[1])
    expect(first).to_contain_text(teams[0])
    first.get_by_role("link").click()
    finding = part(page, "finding")
    expect_data(finding, seat=deal["swing"]["seat"])
    expect(finding).to_contain_text(teams[0])

    expect(page.get_by_role("table", name=re.compile(r"^Deal \d+ at every table"))).to_be_visible()
    expect(part(page, "swing-seat")).to_have_count(0)


def test_on_a_phone_the_swing_seat_and_its_tables_come_first_and_the_others_are_folded(
    phone: Page, live: Server
) -> None:
    deal = max(
        (head for head in asked(live, "/deals") if head["swing"]), key=lambda each: each["spread"]
    )
    phone.goto(f"{live.url}{CUP}/deals/{deal['deal']}")
    swing = part(phone, "swing-seat", seat=deal["swing"]["seat"])
    rows = part(swing, "swing-row")
    expect(rows).to_have_count(6)
    expect(part(phone, "finding")).to_be_in_viewport()
    expect(rows.nth(2)).to_be_in_viewport(ratio=1)
    made = [number(chips) for chips in part(swing, "chips").all_inner_texts()]
    assert made == sorted(made, reverse=True)
    assert (made[0], made[-1]) == tuple(deal["swing"][end]["chips"] for end in ("best", "worst"))
    ends = re.compile(r"table \d, .*(won|lost|split|folded)")
    assert [row for row in rows.all_inner_texts() if not ends.search(row)] == []
    expect(phone.get_by_role("table")).to_have_count(0)
    other = part(phone, "other-seat").first
    listed = part(phone, "other-seat-rows", seat=data(other, "seat")).get_by_role("listitem")
    expect(listed.first).to_be_hidden()
    other.click()

    expect(listed).to_have_count(6)
    expect(listed.first).to_be_visible()
    assert fits(phone)


def test_a_table_page_names_its_players_and_its_open_deals(page: Page, live: Server) -> None:
    opened = open_deals(live)
    page.goto(f"{live.url}{CUP}/tables")
    page.get_by_role("table").get_by_role("link", name=re.compile(r"\b3$")).click()

    expect(page.get_by_role("heading", name="Table 3", level=1)).to_be_visible()
    seats = page.get_by_role("region", name="Seats")
    expect(part(seats, "player")).to_have_text([re.compile(r"^[A-F]\d$")] * 6)
    expect(part(seats, "place")).to_have_text([re.compile(r"seat \d, [A-Z][a-z]+")] * 6)
    results = page.get_by_role("region", name="Open deals at this table")
    expect(results.get_by_role("link", name=str(opened[0]), exact=True)).to_be_visible()


def test_the_proof_page_finds_every_open_deal_in_its_seal(page: Page, live: Server) -> None:
    page.goto(f"{live.url}{CUP}/proof")

    opened = part(page, "opened-deals")
    expect_data(opened, opened=len(open_deals(live)), failed=0, unproved=0)
    expect(part(page, "opened-deal", verdict="holds")).to_have_count(len(open_deals(live)))
    expect(part(page, "check", verdict="fails")).to_have_count(0)
    expect(part(page, "secret-later")).to_be_visible()


def pages_of(server: Server) -> list[str]:
    """An address of every kind of page, open and sealed deals both if there are."""
    strip = asked(server, "/scoreboard")["strip"]
    deals = {strip.index(is_open) + 1 for is_open in set(strip)}
    places = ["", "/scoreboard", "/tables", "/tables/2", "/deals", "/proof"]
    return ["/", *(CUP + place for place in places), *(f"{CUP}/deals/{n}" for n in sorted(deals))]


def test_no_page_is_wider_than_a_phone(phone: Page, live: Server) -> None:
    for path in pages_of(live):
        phone.goto(live.url + path)
        arrived(phone)
        assert fits(phone), path


@pytest.mark.parametrize("device", ["dark", "light"])
def test_the_device_is_followed_until_a_colour_is_chosen_and_a_wall_is_dark(
    visit: Callable[..., Page], live: Server, device: str
) -> None:
    page = visit(color_scheme=device)
    board = f"{live.url}{CUP}/scoreboard"
    ground = page.locator("body")
    schemes = {"": device, "?theme=light": "light", "?theme=dark": "dark", "?hall": "dark"}
    for search, colour in schemes.items():
        page.goto(board + search)
        expect(page.get_by_role("heading", level=1)).to_be_visible()

        expect(ground).to_have_css("background-color", GROUNDS[colour])


def test_a_page_goes_on_when_the_server_was_killed_and_started_again(
    visit: Callable[..., Page], begun: Server
) -> None:
    """Power comes and goes: no hand is lost, and nobody has to reload."""
    begun.again("--pace", "0.3")
    page = visit(expect_complaints=True, viewport={"width": 1280, "height": 800})
    resumed: list[str] = []

    def look(request: Request) -> None:
        headers = request.all_headers()
        if "last-event-id" in headers:
            resumed.append(headers["last-event-id"])

    page.add_init_script(WATCH_THE_STREAM)
    page.on("request", look)
    page.goto(f"{begun.url}{CUP}/tables")
    played = part(page, "hands-played", total=360)
    expect_data(played, played=re.compile(r"^[1-9]\d*$"))
    expect(played).to_have_text(re.compile(r"^\d+ of 360\b"))
    # What is on the page may be what was read before its stream has said anything.
    page.wait_for_function("() => window.streamed.length > 0")
    begun.kill()
    page.wait_for_function("() => window.source.readyState !== EventSource.OPEN")
    heard, last = page.evaluate("[window.heard, JSON.parse(window.streamed.at(-1))]")
    before, address = int(data(played, "played")), begun.url
    begun.again(*RUNNING)
    page.wait_for_function(
        "before => Number(document.querySelector('[data-testid=hands-played]').dataset.played)"
        " > before + 2",
        arg=before,
        timeout=LONG,
    )

    assert begun.url == address
    assert resumed[0] == heard
    # The session counts, whose line-ups close and which begins, finished hands and open deals:
    # no line between them.
    assert int(heard) == 2 + last["hands_played"] + sum(last["strip"])
