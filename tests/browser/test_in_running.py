"""Totals of the hands so far: on the scoreboard in steps, in the office after each hand."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server, fits, picture
from evendeal.director.events import begin_session, create_event
from evendeal.formats.duplicate.rehearsal import player_of
from evendeal.formats.rehearsal_side import RehearsalTable
from evendeal.ids import TableNo
from support.browser.axe import serious, wears
from support.browser.house import directed
from support.browser.parts import part
from support.browser.screens import sentence
from support.browser.sizes import LAPTOP
from support.events.poker import CUP, FIRST, event_of
from support.ledgers import open_desk
from support.rehearsals import with_players

pytestmark = pytest.mark.browser

TABLES = (1, 2, 3, 4)


@dataclass
class Cup:
    """An event of four teams and twelve deals, each table in an order of its own."""

    server: Server

    def play(self, *tables: int) -> None:
        """A hand at each of these tables, written beside the server."""
        with open_desk(self.server.log) as desk:
            player = player_of(desk.progress(CUP).event, "loose", 4)
            for number in tables:
                side = with_players(desk, CUP, player)
                table = RehearsalTable(side, desk, TableNo(number))
                while (turn := table.step()) is not None and not turn.accepted:
                    pass

    def url(self, path: str = "/scoreboard") -> str:
        """An address of the event's public pages."""
        return f"{self.server.url}/e/cup{path}"


@pytest.fixture
def cup(serve: Callable[..., Server], tmp_path: Path) -> Cup:
    """The event with its session begun, and totals in public; the same luck on every day."""
    log = tmp_path / "log"
    office = 'shortest_seconds = 0\nin_running = "steps"'
    event = event_of(teams=4, deals=12, draw='order = "whole"', office=office)
    with open_desk(log, create=True) as desk:
        # With this luck no deal is open after five hands of each table.
        create_event(desk, event, secret=lambda session, kind: sha256(kind.encode()).digest())
        begin_session(desk, CUP, FIRST)
    return Cup(serve("--no-demonstration", log=log))


def test_provisional_totals_come_with_the_fifth_hand_of_the_last_table(
    visit: Callable[..., Page], phone: Page, cup: Cup
) -> None:
    """F1: the page says when, shows them by itself, and never takes them for the result."""
    page = visit(**LAPTOP)
    for _ in range(4):
        cup.play(*TABLES)
    cup.play(1, 2, 3)
    page.goto(cup.url())
    scores = page.get_by_role("navigation", name="Which scores")
    expect(scores.get_by_role("link", name="comparable")).to_have_attribute("aria-current", "page")
    scores.get_by_role("link", name="in running: none yet").click()
    expect(part(page, "none-yet").get_by_role("heading")).to_contain_text("5")
    assert page.url.endswith("?scores=in-running")
    assert serious(page, also="light") == []

    cup.play(4)

    expect(scores.get_by_role("link", name="in running: 5 hands")).to_be_visible()
    table = page.get_by_role("table", name="Provisional standings")
    expect(table.get_by_role("row")).to_have_count(5)
    expect(table).to_contain_text("Team, provisional")
    for seat in range(1, 5):
        rungs = page.get_by_role("region", name=f"Seat {seat}, in order").get_by_role("listitem")
        expect(rungs).to_have_count(4)
    expect(part(page, "step-strip", hands=5, deals=12)).to_be_visible()
    expect(part(page, "provisional", hands=5)).to_contain_text("Provisional.")
    assert serious(page, also="light") == []
    picture(page, "in-running")
    scores.get_by_role("link", name="comparable").click()
    expect(page.get_by_role("table", name="Provisional standings")).to_have_count(0)
    page.go_back()
    page.reload()
    expect(page.get_by_role("table", name="Provisional standings")).to_be_visible()

    phone.goto(f"{cup.url()}?scores=in-running&theme=light")
    wears(phone, "light")
    expect(phone.get_by_role("table", name="Provisional standings")).to_be_visible()
    assert fits(phone)
    assert serious(phone, also="dark") == []
    for width in (390, 320):
        phone.set_viewport_size({"width": width, "height": 844})
        phone.goto(f"{cup.url()}?scores=in-running&language=de")
        expect(phone.get_by_role("link", name=re.compile("Zwischenstand"))).to_be_visible()
        assert fits(phone)
    phone.goto(f"{cup.url('')}?language=en")
    phone.get_by_role("link", name="In running").click()
    expect(phone.get_by_role("table", name="Provisional standings")).to_be_visible()


def test_the_scores_give_way_when_all_deals_can_be_compared(page: Page, cup: Cup) -> None:
    """F1: who looks at them then sees the standings."""
    for _ in range(11):
        cup.play(*TABLES)
    cup.play(1, 2, 3)
    page.goto(f"{cup.url()}?scores=in-running")
    expect(page.get_by_role("table", name="Provisional standings")).to_be_visible()

    cup.play(4)

    expect(page.get_by_role("table", name="Standings", exact=True)).to_be_visible()
    expect(part(page, "comparable", deals=12, of=12).first).to_be_visible()
    expect(page.get_by_role("navigation", name="Which scores")).to_have_count(0)


def test_the_director_sees_totals_after_every_hand(
    visit: Callable[..., Page], chromium: Browser, cup: Cup
) -> None:
    """F1: of as many hands as every table has finished, and what the public has beside it."""
    for _ in range(6):
        cup.play(*TABLES)
    with directed(cup.server, chromium) as house:
        page = house.entered(visit, "/office/e/cup", **LAPTOP)
        rooms = page.get_by_role("navigation", name="Office")
        rooms.get_by_role("link", name="In running").click()
        expect(page.get_by_role("heading", name="In running")).to_be_visible()
        lead = part(page, "provisional", hands=6)
        expect(lead).to_contain_text(sentence("office.in_running.public", hands=5))
        expect(page.get_by_role("table", name="Provisional standings")).to_be_visible()
        picture(page, "office-in-running")

        cup.play(*TABLES)

        expect(part(page, "provisional", hands=7)).to_be_visible()
        assert fits(page)
        assert serious(page, also="light") == []
        page.set_viewport_size({"width": 390, "height": 844})
        expect(page.get_by_role("region", name=re.compile("^Seat 4"))).to_be_visible()
        assert fits(page)
        assert serious(page) == []
