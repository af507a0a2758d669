"""The three sheets of an evening: what may be public and what is secret never share one."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import Server, picture
from support.browser.axe import serious
from support.browser.house import ADDRESS, House, directed
from support.browser.match_house import made
from support.browser.paper import CODE, as_printed, on_paper
from support.browser.parts import expect_data, part, refusal
from support.browser.screens import sentence
from support.paper import texts

pytestmark = pytest.mark.browser

HASH = re.compile(r"\b[0-9a-f]{4}(?:\s+[0-9a-f]{4}){15}\b")
"""A figure of 256 bits as the seal prints it."""


@pytest.fixture(scope="module")
def house(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A house whose address is chosen."""
    log: Path = tmp_path_factory.mktemp("sheets") / "log"
    with directed(serve("--no-demonstration", log=log), chromium) as found:
        yield found


@pytest.fixture(scope="module")
def unreached(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A house that only its own computer reaches, as `make run` starts it."""
    log: Path = tmp_path_factory.mktemp("unreached") / "log"
    with directed(serve("--no-demonstration", log=log), chromium, address=None) as found:
        yield found


@pytest.fixture
def enter(visit: Callable[..., Page]) -> Callable[..., Page]:
    """Open an address as the director of a house."""

    def go(house: House, path: str, **how: Any) -> Page:
        return house.entered(visit, path, **how)

    return go


def good(house: House, code: str) -> bool:
    """Whether somebody could come in with a code."""
    answer = house.chromium.new_context().request.get(house.url(f"/api/join/{code}"))
    return answer.ok


def making(page: Page) -> Locator:
    """The button that makes the codes that are ticked."""
    return page.get_by_role("button", name=re.compile(r"^Make \d+ codes"))


def slips_made(page: Page, count: int) -> list[str]:
    """The codes of all that an event needs, made on the page of codes."""
    expect(page.get_by_role("button", name="Make codes").or_(making(page))).to_be_visible()
    for box in page.get_by_role("checkbox").all():
        box.check()
    making(page).click()
    slips = page.get_by_role("list", name="Slips").get_by_role("listitem")
    expect(slips).to_have_count(count)
    found = [CODE.search(text) for text in slips.all_inner_texts()]
    codes = ["".join(each[0].split()) for each in found if each]
    assert len(set(codes)) == count
    return codes


KINDS = pytest.mark.parametrize(
    ("kind", "count"), [("poker", 10), ("matches", 6)], ids=["poker", "matches"]
)


def office_of(house: House, kind: str, id: str) -> str:
    """The office of a new event of a kind, sealed."""
    return f"/office/e/{house.event(id)}" if kind == "poker" else f"/office/m/{made(house, id)}"


@KINDS
def test_no_sheet_holds_both_what_is_public_and_what_is_secret(
    enter: Callable[..., Page], house: House, kind: str, count: int
) -> None:
    """D9: the seal, the codes and the check list are three prints, each of its own kind alone."""
    office = office_of(house, kind, f"{kind}-paper")
    page = enter(house, f"{office}/people/codes")
    codes = slips_made(page, count)
    slips = on_paper(page, page.get_by_role("button", name=f"Print {count} slips").click)
    page.get_by_role("link", name="Publish", exact=True).click()
    expect_data(part(page, "codes-to-print"), fresh=count)
    expect(part(page, "seal", seal="log-key")).to_be_visible()
    publish = as_printed(page)
    papers = part(page, "recorder-sheets").get_by_role("link")
    expect(papers).to_have_count(2)
    sheet = page.request.get(house.url(papers.first.get_attribute("href") or ""))
    assert sheet.headers["content-type"] == "application/pdf"
    with page.expect_download() as taken:
        papers.last.click()
    assert taken.value.suggested_filename == f"{office.split('/')[-1]}-recorder-sheets.pdf"
    expect(papers.last).to_have_attribute("aria-busy", "false")
    page.get_by_role("link", name="Seal", exact=True).click()
    expect(part(page, "seal", seal="log-key")).to_be_visible()
    assert serious(page) == []
    seal = on_paper(page, page.get_by_role("button", name="Print the seal").click)
    if kind == "poker":
        page.set_viewport_size({"width": 1000, "height": 560})
        page.emulate_media(media="print")
        picture(page, "sheet-seal")
        page.emulate_media(media="null")
    page.get_by_role("link", name="Publish").last.click()
    page.get_by_role("link", name="Check list").click()
    assert serious(page) == []
    ticks = on_paper(page, page.get_by_role("button", name="Print the check list").click)

    printed = {"".join(each.split()) for each in CODE.findall(slips.text)}
    assert printed == set(codes)
    assert all(good(house, code) for code in codes)
    assert slips.text.count(f"{ADDRESS}/join") == count
    assert slips.text.count("Good until") == count
    assert HASH.search(slips.text) is None
    assert (seal.pages, ticks.pages) == (1, 1)
    assert len(HASH.findall(seal.text)) >= 3
    assert f"{ADDRESS}/{office[8]}/{office.split('/')[-1]}/proof" in seal.text
    for public in (seal, ticks, publish):
        bare = "".join(public.text.split())
        assert [code for code in codes if code in bare] == []
    assert HASH.search(ticks.text) is None


def test_codes_are_taken_as_a_sheet_and_ended_ones_are_refused_in_place(
    enter: Callable[..., Page], house: House
) -> None:
    event, count = house.event("slips"), 10
    page = enter(house, f"/office/e/{event}/people/codes", expect_complaints=True)
    codes = slips_made(page, count)
    letter = part(page, "codes-pdf").get_by_role("button", name="US Letter")
    with page.expect_download() as taken:
        letter.click()
    pages = texts(taken.value.path().read_bytes())
    plain = "".join("".join(pages).split())

    assert [code for code in codes if code not in plain] == []
    assert "".join(pages).count(f"{ADDRESS}/join") == count
    assert serious(page) == []
    for each in house.asked.get(f"/api/office/{event}/people")["invitations"]:
        house.asked.post(f"/api/office/{event}/invitations/{each['id']}/end", {})
    letter.click()
    expect(refusal(page, "NoSuchInvitation")).to_be_visible()


@KINDS
def test_no_slip_is_cut_in_two_by_the_end_of_a_page(
    enter: Callable[..., Page], house: House, kind: str, count: int
) -> None:
    """D9: slips stand two in a row within dashed lines, as many pages as they need."""
    office = office_of(house, kind, f"{kind}-cut")
    page = enter(house, f"{office}/people/codes")
    slips_made(page, count)
    slips = page.get_by_role("list", name="Slips").get_by_role("listitem")
    page.emulate_media(media="print")

    for slip in slips.all():
        expect(slip).to_have_css("break-inside", "avoid")
        expect(slip).to_have_css("border-top-style", "dashed")
    lefts = slips.evaluate_all("all => all.map(each => each.getBoundingClientRect().left)")
    assert len(set(lefts)) == 2
    assert as_printed(page).pages in (1, 2)


def test_after_publishing_the_address_is_the_events_and_a_reload_shows_its_seal(
    enter: Callable[..., Page], house: House
) -> None:
    """D9: codes are shown once; the page says so, and where lost ones are made anew."""
    page = enter(house, "/office/new/seat_teams")
    page.get_by_label("Name of the event").fill("Reload Cup")
    page.get_by_role("button", name="Teams", exact=False).first.click()
    page.get_by_label("Teams", exact=True).fill("name,player,player\nOslo,Ola,Odd\nTurku,Tea,Timo")
    page.get_by_role("button", name="Check and publish").first.click()
    page.get_by_role("button", name="Seal and publish", exact=True).click()
    page.get_by_role("button", name="Yes, seal and publish").click()
    expect(page).to_have_url(re.compile("/office/e/reload-cup/publish$"))
    expect_data(part(page, "codes-to-print"), fresh=3)
    sealed = part(page, "seal", seal="event").inner_text()

    page.reload()

    expect(part(page, "seal", seal="event")).to_have_text(
        re.compile(r"\s*".join(re.escape(each) for each in sealed.split()))
    )
    expect_data(part(page, "codes-to-print"), fresh=0)
    expect(part(page, "codes-to-print")).to_contain_text(sentence("office.codes.shown_once"))
    page.get_by_role("link", name="Codes", exact=True).click()
    expect(page.get_by_role("list", name="Slips")).to_have_count(0)
    expect(part(page, "codes-explained")).to_contain_text(sentence("office.codes.lost"))
    page.go_back()
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="Duplicate poker")).to_have_count(0)


def test_a_lost_code_is_made_anew_where_it_stands(enter: Callable[..., Page], house: House) -> None:
    """D9: asked once more in place; the old slip leaves the sheet, and its code the door."""
    event = house.event("anew")
    page = enter(house, f"/office/e/{event}/people/codes")
    codes = slips_made(page, 10)
    standing = part(page, "code", role="recorder", table=2)
    anew = standing.get_by_role("button", name="Make anew")
    anew.click()
    assert all(good(house, code) for code in codes)
    sure = standing.get_by_role("button").first
    expect(anew).to_have_count(0)
    assert serious(page) == []
    sure.click()
    expect(part(page, "done")).to_contain_text("table 2")

    slips = page.get_by_role("list", name="Slips").get_by_role("listitem")
    expect(slips).to_have_count(10)
    codes_shown = {"".join(CODE.findall(text)[0].split()) for text in slips.all_inner_texts()}
    assert codes_shown - set(codes)
    assert len(set(codes) & codes_shown) == 9
    (lost,) = set(codes) - codes_shown
    assert not good(house, lost)
    assert all(good(house, code) for code in codes_shown)

    page.reload()
    untaken = part(page, "all-codes", untaken=10)
    untaken.get_by_role("button").click()
    untaken.get_by_role("button").first.click()
    expect(slips).to_have_count(10)
    assert not any(good(house, code) for code in codes_shown)


def test_a_house_that_phones_cannot_reach_says_so_and_draws_no_code(
    enter: Callable[..., Page], unreached: House
) -> None:
    """D10: no address of this computer alone is printed; one is asked for, and remembered."""
    event = unreached.event("here")
    codes = f"/office/e/{event}/people/codes"
    page = enter(unreached, codes, expect_complaints=True)  # a refusal is one to the browser
    slips_made(page, 10)
    warning = part(page, "address-warning", reachable=False)
    expect(warning).to_contain_text("make run HOST=0.0.0.0")
    expect(page.get_by_role("img", name=re.compile("^Code: "))).to_have_count(0)
    assert serious(page) == []
    printed = as_printed(page)
    assert "127.0.0.1" not in printed.text
    assert "localhost" not in printed.text
    picture(page, "office-address")
    page.get_by_label("The address for phones").last.fill("http://localhost:8000")
    page.get_by_role("button", name="Use this address").click()
    expect(refusal(page, "AddressUnfit")).to_be_visible()
    page.get_by_label("The address for phones").last.fill("https://club.example")
    page.get_by_role("button", name="Use this address").click()

    expect(page.get_by_role("img", name=re.compile("^Code: "))).to_have_count(10)
    assert as_printed(page).text.count("https://club.example/join") == 10
    page.goto(unreached.url(f"/office/e/{event}/publish/seal"))
    proof = page.get_by_role("img", name=f"The proof: https://club.example/e/{event}/proof")
    expect(proof).to_be_visible()
    expect(warning).to_have_count(0)


def test_the_paper_of_the_hall_is_taken_as_pdf_and_seat_cards_come_with_the_draw(
    house: House, enter: Callable[..., Page]
) -> None:
    event = house.event("paper")
    page = enter(house, f"/office/e/{event}/publish")
    with page.expect_download() as taken:
        part(page, "paper-sheet", sheet="badges").get_by_role("link", name="US Letter").click()
    assert taken.value.suggested_filename == "paper-badges.pdf"
    assert taken.value.path().read_bytes().startswith(b"%PDF")
    expect(part(page, "paper-sheet", sheet="seat-cards")).to_have_count(0)
    assert serious(page) == []

    house.begun("seated")
    page.goto(house.url("/office/e/seated/publish"))
    expect(part(page, "paper-sheet", sheet="seat-cards")).to_be_visible()
