"""Every page can be used by those who see little, hear it read out, or have only a keyboard."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server
from evendeal.commands.log_folder import open_desks
from support.browser.axe import LOOKS, complaints, wears
from support.browser.events import rehearsed, sealed
from support.browser.parts import part
from support.events.club import STILL, shown

pytestmark = pytest.mark.browser

PAGES = ("", "/scoreboard", "/tables", "/tables/2", "/deals", "/deals/1", "/proof")


@dataclass(frozen=True)
class Halls:
    """The server, and the addresses of the events looked at."""

    house: str
    played: str
    """Played to its end."""
    unbegun: str
    live: str
    """In the midst of play."""

    def addresses(self) -> list[str]:
        """A page of every kind: with results, before them, while they come in, and missing."""
        return [
            *(self.played + path for path in PAGES),
            *(self.unbegun + path for path in PAGES),
            self.house,
            f"{self.played}/proof?session=1",
            f"{self.house}/nothing/here",
            f"{self.live}/scoreboard",
        ]


@pytest.fixture(scope="module")
def halls(serve: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> Halls:
    """An event that is over, one that has not begun, and the demonstration, which stands still."""
    folder = tmp_path_factory.mktemp("halls")
    log = rehearsed(folder)
    sealed(folder, "unbegun")
    with open_desks(log) as desks:
        live = shown(desks, 70)
    house = serve(*STILL, log=log).url
    return Halls(house, *(f"{house}/e/{event}" for event in ("gap", "unbegun", live)))


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
        if address == f"{halls.played}/deals/1":
            part(page, "check-open").click()
            found[address] += complaints(page, other)

    assert {address: lines for address, lines in found.items() if lines} == {}


def test_a_page_can_be_gone_through_by_keyboard(page: Page, halls: Halls) -> None:
    page.goto(f"{halls.played}/scoreboard")
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
