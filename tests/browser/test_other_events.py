"""Events that differ from the demonstration: an empty seat, two sessions, nothing played yet."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Server, arrived, fits
from support.browser.events import rehearsed, sealed
from support.browser.parts import expect_data, number, part
from support.browser.screens import sentence
from support.served import get

pytestmark = pytest.mark.browser

GAP = "/e/gap"


@pytest.fixture(scope="module")
def played(serve: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    """Two sessions to their end, seat 3 empty."""
    return serve(log=rehearsed(tmp_path_factory.mktemp("played")))


@pytest.fixture(scope="module")
def unbegun(serve: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    """The same event when its deals are sealed and nobody has sat down."""
    return serve("--no-demonstration", log=sealed(tmp_path_factory.mktemp("sealed")))


def test_an_empty_seat_moves_no_number_into_another_column(page: Page, played: Server) -> None:
    table = get(played.url, "/api/events/gap/tables/2")
    seats, opened, totals = table["seats"], table["opened"], table["totals"]
    page.goto(f"{played.url}{GAP}/tables/2")
    results = page.get_by_role("region", name="Open deals at this table")
    heads = results.get_by_role("columnheader")

    expect(heads).to_have_count(len(seats) + 2)
    expect(part(page, "open-here", deals=len(opened))).to_be_visible()
    for place, seat in enumerate(seats, 1):
        expect(heads.nth(place)).to_contain_text(f"Seat {seat['seat']}, {seat['name']}")
        ranked = part(page, "place", seat=seat["seat"])
        assert number(part(ranked, "total").inner_text()) == totals[seat["seat"] - 1]
        body = results.get_by_role("row").filter(has=page.get_by_role("cell"))
        for row, hand in zip(body.all(), opened, strict=True):
            cells = row.get_by_role("cell").all_inner_texts()
            assert len(cells) == len(seats) + 1
            assert number(cells[place - 1]) == hand["chips"][seat["seat"] - 1]
            assert sum(number(cell) for cell in cells) == 0
    empty = part(page, "place", seat=3, entry="")
    expect(empty).to_contain_text("empty")
    expect(part(empty, "total")).to_have_count(0)


@pytest.mark.parametrize("session", [1, 2])
def test_the_proof_names_the_seats_by_their_numbers(
    page: Page, played: Server, session: int
) -> None:
    page.goto(f"{played.url}{GAP}/proof?session={session}")
    drawn = page.get_by_role("region", name="The seat draw").get_by_role("table")

    expect(part(page, "crumb")).to_have_text(f"Session {session} of 2")
    expect(drawn.get_by_role("columnheader")).to_have_text(
        ["Table", "Seat 1", "Seat 2", "Seat 4", "Seat 5"]
    )
    # a sentence may name the other session, as what was closed before it; none is about it
    about_the_other = page.get_by_text(re.compile(f"^Session {3 - session}\\b"))
    expect(about_the_other).to_have_count(0)
    checked = page.get_by_role("region", name="What was checked").get_by_role("listitem")
    expect(checked).not_to_have_count(0)
    expect(part(page, "check", verdict="fails")).to_have_count(0)
    alone = part(page, "check", verdict="unproved")
    expect(alone).to_contain_text([sentence("proof.no_randomness")])
    for name in ("seal.json", "opened.json", "lineups.json"):
        expect(page.get_by_role("link", name=name)).to_be_visible()


def test_on_a_phone_the_ladders_are_named_by_their_seats(phone: Page, played: Server) -> None:
    phone.goto(f"{played.url}{GAP}/scoreboard")
    after = phone.get_by_role("button", name="Next seat")
    for seat in (1, 2, 4, 5):
        expect(phone.get_by_role("heading", level=2, name=f"Seat {seat}")).to_be_in_viewport()
        if seat < 5:
            after.click()
    expect(after).to_be_disabled()


def test_a_long_name_stays_on_the_phone(phone: Page, played: Server) -> None:
    for path in ("", "/scoreboard", "/tables", "/tables/2", "/deals", "/deals/1", "/proof"):
        phone.goto(played.url + GAP + path)
        arrived(phone)
        assert fits(phone), path


def test_nobody_is_accused_before_the_session_begins(page: Page, unbegun: Server) -> None:
    page.goto(f"{unbegun.url}{GAP}/proof")
    expect(part(page, "seat-draw", drawn=False)).to_contain_text(sentence("seats_are_drawn"))
    for accused in (part(page, "checks-fail"), part(page, "check", verdict="fails")):
        expect(accused).to_have_count(0)
    expect(page.get_by_role("table")).to_have_count(0)
    steps = part(page, "check-yourself")
    files = [link.get_attribute("href") for link in steps.get_by_role("link").all()]

    assert files == ["/api/events/gap/seal.json", "/verify_event.py"]
    for file in files:
        assert page.request.get(unbegun.url + file).ok


@pytest.mark.parametrize("path", ["/tables", "/tables/1"])
def test_before_the_session_a_table_page_says_when_seats_are_drawn(
    page: Page, unbegun: Server, path: str
) -> None:
    page.goto(unbegun.url + GAP + path)

    said = part(page, "no-seats").or_(part(page, "missing-what"))
    expect(said).to_contain_text(sentence("seats_are_drawn"))
    expect(said).not_to_contain_text(sentence("no_such_table"))


def test_what_does_not_hold_stands_first_and_cannot_be_missed(page: Page, played: Server) -> None:
    spoilt = get(played.url, "/api/events/gap/proof")
    bad = "Deal 3 is not the deal that was sealed: its cards do not lead to the root."
    sentences, opened, seats = spoilt["sentences"], spoilt["opened"], spoilt["seat_draw"]
    assert isinstance(sentences, list)
    assert isinstance(opened, list)
    assert isinstance(seats, dict)
    sentences.append({"verdict": "fails", "text": bad, "key": None, "fields": {}})
    opened[2]["verdict"] = "fails"

    def answer(route: Route) -> None:
        route.fulfill(json=spoilt)

    page.route("**/api/events/gap/proof", answer)
    page.goto(f"{played.url}{GAP}/proof")
    checked = page.get_by_role("region", name="What was checked").get_by_role("listitem")

    expect_data(part(page, "checks-fail"), broken=1)
    expect(part(page, "checks-fail")).to_have_text(sentence("proof.one_fails"))
    expect_data(checked.first, verdict="fails")
    expect(checked.first).to_contain_text(bad)
    expect_data(checked.nth(1), verdict=re.compile("holds|unproved"))
    expect_data(part(page, "opened-deals"), opened=4, failed=1)
    failed = part(page, "opened-deal", deal=3, verdict="fails")
    expect(failed.get_by_role("link")).to_have_accessible_name("3 does not hold")
