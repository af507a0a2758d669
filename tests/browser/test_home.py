"""The first page of the house in a browser: doors, a code, what is on, and how it works."""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server, fits, picture
from evendeal.commands.log_folder import open_desks
from support.browser.axe import serious, wears
from support.browser.events import invited
from support.browser.parts import expect_data, on_page, part, refusal
from support.browser.screens import sentence
from support.browser.sizes import LAPTOP, PHONE
from support.browser.words_apart import run_together
from support.events.club import (
    LONG,
    STILL,
    SUBURBS,
    club,
    cup,
    deals_played,
    league,
    matches_played,
)
from support.paper import texts

pytestmark = pytest.mark.browser

SCREENS: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "tablet": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
    "desk": LAPTOP,
    "wall": {"viewport": {"width": 1920, "height": 1080}},
}
NAME = "Riverside Bridge and Poker Club"


@pytest.fixture(scope="module")
def hall(serve: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    """A club with an event at every stage, and a demonstration; nothing is played on."""
    return serve(*STILL, log=club(tmp_path_factory.mktemp("club")))


@pytest.fixture(scope="module")
def planned(serve: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    """Events to come: on a day with a time, on a day, and some day."""
    log = tmp_path_factory.mktemp("planned") / "log"
    two = ("Norvale", "Eastmere")
    with open_desks(log, create=True) as desks:
        for id, name, begins in (
            ("winter", "Winter Cup", ""),
            ("lantern", "Lantern Cup", "2027-01-03T00:00:00"),
            ("advent", "Advent Cup", "2026-12-05"),
        ):
            deals_played(desks, cup(id, name, begins=begins, teams=SUBURBS), 0)
        evening = league("round-5", "League, round 5", begins="2026-12-03T18:30:00", teams=two)
        matches_played(desks, evening, 0)
    return serve("--no-demonstration", log=log)


@pytest.fixture(scope="module")
def crowded(serve: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    """Fourteen events with names in their full length, six of them being played."""
    log = tmp_path_factory.mktemp("crowded") / "log"
    teams = [f"{LONG[:-3]} {letter}" for letter in "ABC"]
    with open_desks(log, create=True) as desks:
        for n in range(5):
            deals_played(desks, cup(f"now-{n}", f"{LONG[:-1]}{n}", deals=3, teams=teams), 7)
        matches_played(desks, league("league", LONG, teams=teams[:2]), 1, 30)
        for n in range(7):
            deals_played(desks, cup(f"next-{n}", f"{LONG[:-1]}{n}", deals=3, teams=teams), 0)
        deals_played(desks, cup("over", LONG, deals=1, teams=teams), None)
    return serve(*STILL, log=log)


def opened(page: Page, server: Server, path: str = "/") -> Page:
    """The page, once it has what it is about."""
    page.goto(server.url + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^How it works")).first).to_be_visible()
    return page


def section(page: Page, name: str) -> Any:
    return page.get_by_role("region", name=name)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_first_page_is_for_everybody_on_every_screen(
    visit: Callable[..., Page], hall: Server, screen: str, theme: str
) -> None:
    """D1: nothing sticks out, no words run together, and axe finds nothing serious."""
    page = opened(visit(reduced_motion="reduce", **SCREENS[screen]), hall, f"/?theme={theme}")
    wears(page, theme)
    expect(section(page, "Live")).to_be_visible()

    assert fits(page)
    assert run_together(page) == []
    assert serious(page) == []


def test_who_comes_finds_a_door(visit: Callable[..., Page], hall: Server) -> None:
    """D1: the house by its name, where to go, and what is on."""
    page = opened(visit(**LAPTOP), hall)
    expect(page.get_by_role("heading", name=NAME, level=1)).to_be_visible()
    expect(part(page, "house-line")).to_contain_text(sentence("home.idea"))
    picture(page, "home")

    doors = page.get_by_role("navigation", name="Doors")
    for door, href in (
        ("watch", "#live"),
        ("run", "/office/"),
        ("share", "/prizes"),
        ("how", "/how"),
    ):
        expect(part(doors, "door", door=door)).to_have_attribute("href", href)
    expect(part(doors, "door", door="watch")).to_contain_text("Two events are live")
    live = section(page, "Live")
    expect(part(live, "progress").filter(has_text="33 of 60")).to_be_visible()
    expect_data(part(live, "strip-said"), hands=230, hands_total=360)
    expect(part(live, "strip-said")).to_have_text(
        sentence("home.strip", tables="six", hands="230 of 360")
    )
    expect(live.get_by_role("link", name="Norvale – Southwold")).to_be_visible()
    expect(live).not_to_contain_text("Duplicate Poker Team Cup")
    expect(live.get_by_role("heading", level=3)).to_have_text(
        ["Autumn Team Cup", "Norvale – Southwold"]
    )
    expect(section(page, "Next")).to_contain_text("Lantern Cup")
    expect(section(page, "Finished")).to_contain_text("Chapel Row, 7 points")
    show = section(page, "Demonstration")
    expect(part(show, "programs-play")).to_contain_text(sentence("home.programs_play"))
    expect(show).to_contain_text("10 of 60 deals")

    page.get_by_role("link", name="Deal 28").click()
    expect(page.get_by_role("heading", name="Deal 28", level=1)).to_be_visible()
    page.go_back()
    page.get_by_role("link", name=re.compile("^Autumn Team Cup")).click()
    expect(page).to_have_url(f"{hall.url}/e/autumn/scoreboard")


@pytest.mark.parametrize("screen", ["phone", "desk"])
@pytest.mark.parametrize("zone", ["America/Los_Angeles", "Pacific/Auckland"])
def test_what_comes_is_told_with_its_day_and_the_time_on_the_wall_of_the_hall(
    visit: Callable[..., Page], planned: Server, screen: str, zone: str
) -> None:
    """D1: wherever the screen stands, and on the event's own page too."""
    page = visit(timezone_id=zone, reduced_motion="reduce", **SCREENS[screen])
    page.clock.set_fixed_time(datetime(2026, 11, 29, 12, tzinfo=UTC))
    opened(page, planned)
    coming = section(page, "Next").get_by_role("link")
    expect(coming).to_have_text(
        [
            re.compile(r"^\s*Thu 3 Dec\s+League, round 5\s+18:30, backgammon\s*$"),
            re.compile(r"^\s*Sat 5 Dec\s+Advent Cup\s+poker\s*$"),
            re.compile(r"^\s*3 Jan 2027\s+Lantern Cup\s+00:00, poker\s*$"),
            re.compile(r"^\s*no date\s+Winter Cup\s+poker, sealed "),
        ]
    )
    picture(page, f"home-next-{screen}-{zone[:2]}")
    left = page.evaluate(
        "[...document.querySelectorAll('#next h3')].map(each => each.getBoundingClientRect().left)"
    )
    assert len(set(left)) == 1
    assert fits(page)
    assert run_together(page) == []
    assert serious(page) == []

    for name, begins in (
        ("Lantern Cup", "Sun 3 Jan 2027, 00:00"),
        ("League, round 5", "Thu 3 Dec 2026, 18:30"),
    ):
        page.get_by_role("link", name=name).click()
        facts = part(page, "term").filter(has_text=re.compile(rf"^\s*Begins\s*{begins}\s*$"))
        expect(facts).to_have_count(1)
        page.go_back()


def test_a_code_is_entered_where_one_arrives(visit: Callable[..., Page], hall: Server) -> None:
    """D16: two clicks fewer; by keyboard, and it never stands in an address."""
    code = invited(hall.log, "recorder", "--table", "2", "--event", "lantern")
    page = visit(**LAPTOP)
    addresses: list[str] = []
    page.on("framenavigated", lambda frame: addresses.append(frame.url))
    # What is asked for a proxy writes down, and what is sent with it none.
    page.on("request", lambda request: addresses.append(request.url))
    opened(page, hall)
    field = page.get_by_label("Enter a code")
    field.focus()
    page.keyboard.type(f" {code[:4].upper()}-{code[4:8]} {code[8:]} ")
    page.keyboard.press("Enter")

    button = page.get_by_role("button", name="console at table 2")
    expect(button).to_be_visible()
    addresses.append(page.url)
    assert [address for address in addresses if code[:4] in address.lower()] == []
    button.click()
    page.wait_for_url(re.compile("/recorder/"))


@pytest.mark.parametrize(
    ("role", "place", "finds"),
    [
        ("player", ("--event", "lantern", "--entry", "A", "--player", "A1"), "Play as A1"),
        ("captain", ("--event", "lantern", "--entry", "B"), "Chapel Row"),
        ("recorder", ("--event", "league", "--table", "1"), "table 1"),
        ("director", (), "Direct"),
    ],
)
def test_the_code_of_every_role_is_good_there(
    visit: Callable[..., Page], hall: Server, role: str, place: tuple[str, ...], finds: str
) -> None:
    """D16: whatever stands on one's slip."""
    page = opened(visit(**SCREENS["phone"]), hall)
    page.get_by_label("Enter a code").fill(invited(hall.log, role, *place))
    page.get_by_role("button", name="Go on with the code").click()

    expect(on_page(page, "join")).to_contain_text(re.compile(finds, re.IGNORECASE))
    expect(page).to_have_url(f"{hall.url}/join")


def test_a_wrong_code_gets_one_sentence_and_many_have_to_wait(
    visit: Callable[..., Page], crowded: Server
) -> None:
    """D16: at the field; and whoever tries and tries is let no sooner in than at the other door."""
    page = opened(visit(expect_complaints=True, **LAPTOP), crowded)
    field = page.get_by_label("Enter a code")
    go = page.get_by_role("button", name="Go on with the code")
    field.fill("nosuchcode22")
    go.click()
    doors = page.get_by_role("navigation", name="Doors")
    expect(refusal(doors, "NoSuchInvitation")).to_have_text(sentence("door.no_such_code"))
    expect(page).to_have_url(f"{crowded.url}/")
    expect(field).to_have_attribute("aria-invalid", "true")
    assert serious(page) == []
    # A program at the same address goes on guessing.
    answers = [page.request.get(f"{crowded.url}/api/join/guess{n}").status for n in range(40)]
    assert answers[-1] == 429
    field.fill("nosuchcode23")
    field.press("Enter")

    expect(refusal(doors, "TooManyTries")).to_be_visible()
    expect(go).to_be_disabled()


def test_a_house_without_events_says_what_will_stand_there(
    visit: Callable[..., Page], serve: Callable[..., Server]
) -> None:
    """D1: and where the first director finds the way in."""
    server = serve("--no-demonstration")
    page = opened(visit(**LAPTOP), server)

    expect(page.get_by_role("heading", name="evendeal", level=1)).to_be_visible()
    expect(part(page, "no-events")).to_contain_text(sentence("home.first_director"))
    expect(part(page, "door", door="watch")).to_contain_text("Nothing is live yet")
    for name in ("Live", "Next", "Finished", "Demonstration"):
        expect(section(page, name)).to_have_count(0)
    assert serious(page) == []


def test_where_only_the_demonstration_plays_nothing_is_called_live(
    visit: Callable[..., Page], serve: Callable[..., Server]
) -> None:
    """D1: it is shown as what it is, and the door to watch leads to it."""
    server = serve("--pace", "30")
    page = opened(visit(**LAPTOP), server)

    expect(section(page, "Live")).to_have_count(0)
    expect(part(page, "programs-play")).to_contain_text(sentence("home.programs_play"))
    watch = part(page, "door", door="watch")
    expect(watch).to_contain_text("Nothing is live")
    watch.click()
    expect(page).to_have_url(f"{server.url}/e/team-cup/scoreboard")


def test_where_all_is_over_the_results_are_what_there_is_to_see(
    visit: Callable[..., Page], serve: Callable[..., Server], tmp_path: Path
) -> None:
    """D1: a house between two evenings."""
    with open_desks(tmp_path / "log", create=True) as desks:
        deals_played(desks, cup("over", "Harvest Cup", deals=1, teams=SUBURBS[:3]), None)
    server = serve("--no-demonstration", log=tmp_path / "log")
    page = opened(visit(**LAPTOP), server)

    expect(part(page, "door", door="watch")).to_contain_text("Nothing is live")
    expect(part(page, "door", door="watch")).to_have_attribute("href", "#finished")
    expect(section(page, "Finished").get_by_role("listitem")).to_have_count(1)
    expect(part(page, "no-events")).to_have_count(0)

    page.goto(f"{server.url}/e/over/deals?language=fr")
    papers = part(page, "print-links", sheet="handouts").get_by_role("link")
    expect(papers).to_have_count(2)
    with page.expect_download() as paper:
        papers.first.click()
    assert paper.value.suggested_filename == "over-handouts-1.pdf"
    assert "Séance 1" in texts(paper.value.path().read_bytes())[0]

    files = part(page, "hand-files").get_by_role("link")
    assert files.all_inner_texts() == ["PHH", "JSON"]
    with page.expect_download() as saved:
        files.first.click()
    assert saved.value.suggested_filename == "over-1-hands.phhs"


@pytest.mark.parametrize("screen", SCREENS)
def test_fourteen_events_with_the_longest_names_find_room(
    visit: Callable[..., Page], crowded: Server, screen: str
) -> None:
    """D1: names give way, numbers do not; what is too much for a list is asked for."""
    page = opened(visit(reduced_motion="reduce", **SCREENS[screen]), crowded)
    expect(part(page, "door", door="watch")).to_contain_text("Six events are live")
    assert fits(page)
    assert run_together(page) == []
    hidden = page.evaluate(
        """() => [...document.querySelectorAll('[data-testid=card-figure], [data-testid=result]')]
          .filter(each => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0
            && getComputedStyle(each).display !== 'inline').map(each => each.textContent)"""
    )
    assert hidden == []
    coming = section(page, "Next")
    expect(coming.get_by_role("link")).to_have_count(5)
    coming.get_by_role("button", name="All 7").click()
    expect(coming.get_by_role("link")).to_have_count(7)
    assert fits(page)
    assert serious(page) == []


def test_where_the_server_is_away_the_doors_stand_and_the_page_comes_back(
    visit: Callable[..., Page], hall: Server
) -> None:
    """D1: one sentence says what is wrong, and nothing has to be reloaded."""
    page = visit(expect_complaints=True, **LAPTOP)
    page.route("**/api/home", lambda route: route.abort())
    page.goto(hall.url)
    expect(refusal(page, "NoAnswer")).to_be_visible()
    expect(page.get_by_role("link", name="Run an event")).to_be_visible()
    assert serious(page) == []
    page.unroute("**/api/home")

    expect(page.get_by_role("heading", name=NAME, level=1)).to_be_visible()
    expect(refusal(page, "NoAnswer")).to_have_count(0)


@pytest.mark.parametrize("screen", SCREENS)
def test_how_it_works_is_told_on_one_page(
    visit: Callable[..., Page], hall: Server, screen: str
) -> None:
    """D1: in six steps, each with its drawing."""
    page = opened(visit(reduced_motion="reduce", **SCREENS[screen]), hall)
    page.get_by_role("navigation", name="Doors").get_by_role("link", name="How it works").press(
        "Enter"
    )
    expect(page.get_by_role("heading", name="How it works", level=1)).to_be_visible()
    expect(page.get_by_role("heading", level=2)).to_have_count(6)

    assert fits(page)
    assert run_together(page) == []
    assert serious(page, also="light") == []
    page.get_by_role("link", name="What is played now").click()
    expect(page.get_by_role("heading", name=NAME, level=1)).to_be_visible()


def test_the_doors_are_gone_through_by_keyboard(visit: Callable[..., Page], hall: Server) -> None:
    """D1: in the order in which they stand."""
    page = opened(visit(**LAPTOP), hall)
    page.get_by_role("navigation", name="Doors").get_by_role("link", name="Watch").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_label("Enter a code")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Run an event")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="How it works", level=1)).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_document_has_the_type_and_the_theme_of_the_screens(
    visit: Callable[..., Page], hall: Server, screen: str
) -> None:
    """D1: whoever goes from the first page to the manual is still in the same house."""
    page = opened(visit(**SCREENS[screen]), hall)
    look = (
        "() => [getComputedStyle(document.body).fontFamily, getComputedStyle(document.body).color]"
    )
    family = page.evaluate(look)[0]
    seen = []
    for _ in ("dark", "light"):
        mine = page.evaluate(look)
        seen.append(mine[1])
        part(page, "foot").get_by_role("link", name="For players").click()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate(look) == mine
        assert page.evaluate("document.fonts.check('16px \"Archivo Variable\"')")
        page.get_by_role("link", name="evendeal", exact=True).click()
        page.get_by_role("button", name=re.compile("^Colours: ")).click()

    assert "Archivo" in family
    assert seen[0] != seen[1]


@pytest.mark.parametrize("screen", SCREENS)
def test_the_documents_are_read_in_the_house_itself(
    visit: Callable[..., Page], hall: Server, screen: str
) -> None:
    """D1: for each of those who come, from the foot of the first page, without a network beyond."""
    page = opened(visit(**SCREENS[screen]), hall)
    foot = part(page, "foot")
    for name, heading in (
        ("For players", "How to find your seat and your results"),
        ("For recorders", "How to record a table"),
        ("For directors", "How to run an event"),
        ("How the luck is sealed", "Seals"),
        ("All documents", "The manual"),
    ):
        foot.get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", name=heading, level=1)).to_be_visible()
        assert fits(page)
        assert serious(page) == []
        page.get_by_role("link", name="evendeal", exact=True).click()
        expect(page.get_by_role("heading", name=NAME, level=1)).to_be_visible()

    expect(part(foot, "version")).to_contain_text(re.compile(r"^evendeal \d+\.\d+\.\d+"))
