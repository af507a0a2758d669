"""The office closes line-ups before the draw can be known, on the page that begins a session."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from evendeal.store.archive import read_archive
from evendeal.store.archive_import import import_archive
from support.browser.events import sealed
from support.browser.house import House, directed
from support.browser.parts import part, refusal
from support.browser.sizes import PHONE

pytestmark = pytest.mark.browser

GOLDEN = Path(__file__).parents[1] / "golden" / "seals" / "waiting.zip"
BEACON = "the lottery of 4 May 2027, six numbers rising, single spaces"


@pytest.fixture(scope="module")
def waiting(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A house with an event that waits for its public randomness."""
    with directed(serve(log=sealed(tmp_path_factory.mktemp("line-ups"))), chromium) as house:
        teams = ["Argentina", "Brazil", "China"]
        house.asked.post(
            "/api/office/events",
            {
                "format": "seat_teams",
                "id": "lottery",
                "name": "Lottery Cup",
                "deals": 2,
                "reserve": 1,
                "beacon": BEACON,
                "entries": [{"name": name} for name in teams],
            },
        )
        yield house


def test_line_ups_are_closed_in_two_steps_and_the_session_begins_then(
    waiting: House, visit: Callable[..., Page]
) -> None:
    """S2: the office says what is still to be done, and what has been done since when."""
    phone = waiting.entered(visit, "/office/e/lottery/session", **PHONE)
    expect(phone.get_by_role("heading", name="Line-ups")).to_be_visible()
    expect(part(phone, "line-ups").get_by_role("definition").first).to_contain_text("A1, A2, A3")
    # The session is refused once while its line-ups are open.
    page = waiting.entered(visit, "/office/e/lottery/session", expect_complaints=True)
    page.get_by_label("Public randomness").fill("3 17 22 31 40 45")
    page.get_by_role("button", name="Begin session 1").click()
    page.get_by_role("button", name="Yes, begin session 1").click()
    expect(refusal(page, "LineUpsOpen", session=1)).to_be_visible()

    page.get_by_role("button", name="Close the line-ups").click()
    expect(page.get_by_role("button", name="Not yet")).to_be_visible()
    page.get_by_role("button", name="Yes, close the line-ups").click()
    expect(part(page, "session", session=1, stage="sealed", line_ups="closed")).to_be_visible()
    expect(page.get_by_role("button", name="Close the line-ups")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("link", name="lineups.json").click()
    assert '"line_ups"' in Path(download.value.path()).read_text()

    page.get_by_role("button", name="Begin session 1").click()
    page.get_by_role("button", name="Yes, begin session 1").click()
    expect(part(page, "session", session=1, stage="running")).to_be_visible()


def test_an_event_sealed_before_line_ups_were_closed_is_only_begun(
    serve: Callable[..., Server],
    chromium: Browser,
    visit: Callable[..., Page],
    tmp_path: Path,
) -> None:
    """S2: nothing is offered that the seal does not know."""
    log = tmp_path / "log"
    import_archive(log, read_archive(GOLDEN.read_bytes()))
    with directed(serve(log=log), chromium) as house:
        page = house.entered(visit, "/office/e/cup/session")
        expect(page.get_by_role("button", name="Begin session 1")).to_be_visible()
        expect(page.get_by_label("Public randomness")).to_be_visible()
        expect(page.get_by_role("button", name="Close the line-ups")).to_have_count(0)
        expect(page.get_by_role("heading", name="Line-ups")).to_have_count(0)
