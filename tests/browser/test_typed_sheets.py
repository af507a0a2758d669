"""Recorders' sheets typed in the office, with real keys: read while typed, kept, recorded once."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import Server, fits
from evendeal.labels import write_label
from evendeal.notation.sheet_words import NotASheet
from support.browser.axe import serious
from support.browser.events import sealed
from support.browser.house import House, directed
from support.browser.match_house import made
from support.browser.parts import expect_data, part
from support.browser.sizes import DESK, PHONE

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    server = serve(log=sealed(tmp_path_factory.mktemp("typed")))
    with directed(server, chromium) as house:
        yield house


@pytest.fixture
def enter(visit: Callable[..., Page], house: House) -> Callable[..., Page]:
    return partial(house.entered, visit)


def field(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Sheets")


def folded(house: House, event: str, table: int) -> tuple[int, str]:
    """The deal that a table plays next, and a sheet on which everybody gives up."""
    due: Any = house.recorder(event, table).console.order[0]
    seats = len(due.setup["stacks"])
    return due.deal, f"{due.label}\n{'f ' * (seats - 1)}\nok\n"


def test_a_sheet_is_read_while_it_is_typed_and_recorded_once_it_is_whole(
    enter: Callable[..., Page], house: House
) -> None:
    event = house.begun("typed")
    deal, sheet = folded(house, event, 1)
    page = enter(f"/office/e/{event}/deals")
    page.get_by_role("link", name="Type in sheets").click()
    does = page.get_by_role("button", name=re.compile("^Record"))
    expect(does).to_be_disabled()

    field(page).press_sequentially(sheet.replace("ok", "oops"))
    expect_data(part(page, "sheet-says"), says=NotASheet.__name__)
    expect(part(page, "sheet-says")).to_contain_text("3")
    expect(does).to_be_disabled()
    assert serious(page) == []
    field(page).fill(sheet)
    expect_data(part(page, "sheet-says"), says="whole")
    expect_data(part(page, "typed-sheet"), label=write_label(1, 1, deal), known=0)
    expect_data(part(page, "sheets-read"), sheets=1)
    expect(part(page, "typed-chips").first).not_to_be_empty()
    does.click()

    expect_data(part(page, "done"), done="recorded")
    expect(field(page)).to_be_empty()
    done = house.asked.get(f"/api/office/{event}/tables/1/deals/{deal}")
    assert done["stage"] == "accepted"
    # The same sheet again is known, and is recorded no second time.
    field(page).fill(sheet)
    expect_data(part(page, "typed-sheet"), known=len(done["lines"]))


def test_what_is_typed_outlives_a_reload_and_a_lost_network(
    enter: Callable[..., Page], house: House
) -> None:
    event = house.begun("kept")
    _, sheet = folded(house, event, 1)
    page = enter(f"/office/e/{event}/sheets", expect_complaints=True)
    field(page).fill("# half a hand\n")
    page.reload()
    expect(field(page)).to_have_value("# half a hand\n")

    page.context.set_offline(True)
    field(page).fill(sheet)
    expect(part(page, "refusal")).to_be_visible()
    page.context.set_offline(False)

    expect_data(part(page, "sheet-says"), says="whole")
    expect(part(page, "refusal")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_game_is_read_turn_by_turn_and_fits_every_screen(
    enter: Callable[..., Page], house: House, size: Any
) -> None:
    event = made(house, f"games-{size['viewport']['width']}")
    page = enter(f"/office/m/{event}/games", **size)
    page.get_by_role("link", name="Type in sheets").click()

    field(page).fill(f"{write_label(1, 1, 1)} 6:1 13/7 8/7 52")

    expect_data(part(page, "typed-sheet"), label=write_label(1, 1, 1), lines=3, known=0)
    expect(part(page, "typed-sheet").get_by_role("row")).to_have_count(3)
    expect_data(part(page, "sheet-says"), says="")
    expect(page.get_by_role("button", name=re.compile("^Record"))).to_be_disabled()
    assert fits(page)
    field(page).fill(f"{write_label(1, 1, 1)} 6:1 rw2 y ok")
    expect_data(part(page, "sheet-says"), says="whole")
    expect(part(page, "typed-result")).to_contain_text("15")
