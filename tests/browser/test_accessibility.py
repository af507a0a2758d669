"""Every page can be used by those who see little, hear it read out, or have only a keyboard."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server
from support.browser.axe import LOOKS, complaints, wears
from support.browser.events import rehearsed, sealed
from support.browser.parts import part

pytestmark = pytest.mark.browser

PAGES = ("", "/scoreboard", "/tables", "/tables/2", "/deals", "/deals/1", "/proof")


@dataclass(frozen=True)
class Halls:
    """The servers of the events looked at."""

    played: Server
    unbegun: Server
    live: Server

    def addresses(self) -> list[str]:
        """A page of every kind: with results, before them, while they come in, and missing."""
        return [
            *(f"{self.played.url}/e/gap{path}" for path in PAGES),
            *(f"{self.unbegun.url}/e/gap{path}" for path in PAGES),
            self.played.url,
            f"{self.played.url}/e/gap/proof?session=1",
            f"{self.played.url}/nothing/here",
            f"{self.live.url}/e/team-cup/scoreboard",
        ]


@pytest.fixture(scope="module")
def halls(serve: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> Halls:
    """An event played to its end, one that has not begun, and the demonstration."""

    def folder(name: str) -> Path:
        return tmp_path_factory.mktemp(name)

    return Halls(
        serve(log=rehearsed(folder("played"))),
        serve("--no-demonstration", log=sealed(folder("sealed"))),
        serve("--pace", "30"),
    )


@pytest.mark.parametrize(("screen", "themes"), LOOKS, ids=["desktop", "phone"])
def test_no_page_shuts_anybody_out(
    visit: Callable[..., Page], halls: Halls, screen: dict[str, object], themes: tuple[str, str]
) -> None:
    theme, other = themes
    page = visit(reduced_motion="reduce", **screen)
    found = {}
    for address in halls.addresses():
        join = "&" if "?" in address else "?"
        page.goto(f"{address}{join}theme={theme}")
        wears(page, theme)
        found[address] = complaints(page, other)
        if address == f"{halls.played.url}/e/gap/deals/1":
            part(page, "check-open").click()
            found[address] += complaints(page, other)

    assert {address: lines for address, lines in found.items() if lines} == {}


def test_a_page_can_be_gone_through_by_keyboard(page: Page, halls: Halls) -> None:
    page.goto(f"{halls.played.url}/e/gap/scoreboard")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the results")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Deal 1, open")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("link", name="Deal 2, open")).to_be_focused()
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", name="Deal 2", level=1)).to_be_visible()
