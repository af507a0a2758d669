"""The screen at a table: what its players and its dealer see there while their recorder types."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server, fits, picture, rests
from evendeal.commands.log_folder import open_desks
from evendeal.ids import EventId
from evendeal.tournament.hall import HallRules, TableResults
from evendeal.tournament.seat_ladder.event_read import read_event
from support.browser.axe import serious
from support.browser.events import invited
from support.browser.house import House, directed
from support.browser.match_events import EVENT as MATCHES
from support.browser.match_events import POLICY, SEED, STILL, matches, play_on, small_event
from support.browser.parts import data, expect_data, part
from support.browser.sizes import LAPTOP, PHONE
from support.events.individuals import OPEN, Played, individuals_toml, ladder_on, named
from support.ledgers import matches_of
from support.rehearsals import prepare

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """Matches in the midst of play, an event whose tables see others, a director who makes more."""
    log = matches(tmp_path_factory.mktemp("screens"), 1, 40)
    with open_desks(log) as desks:
        hall = HallRules(results=TableResults.OPEN)
        prepare(matches_of(desks), replace(small_event(ROOMS), hall=hall), POLICY, SEED)
    play_on(log, 2, 40, id=ROOMS)
    text = individuals_toml(45, more='[hall]\nresults = "open"')
    with ladder_on(log) as ledger:
        Played(ledger, read_event(named(text, 45), new=True)).until("end", 1)
    with directed(serve(*STILL, log=log), chromium) as found:
        yield found


ROOMS = EventId("open-rooms")
"""Matches whose tables see how the others stand."""


def let_in(page: Page, house: House, event: str, table: int = 1) -> Page:
    """The screen of a table that has come in with its code, as somebody sets it up."""
    code = invited(house.server.log, "table_screen", "--event", event, "--table", str(table))
    page.goto(house.url(f"/join#{code}"))
    page.get_by_role("button", name="Open the screen").click()
    expect_data(part(page, "table-screen"), table=table)
    return page


def test_the_screen_goes_with_the_recorder_and_shows_no_card_before_its_time(
    visit: Callable[..., Page], house: House
) -> None:
    house.begun("north")
    device = house.recorder("north", 1)
    page = let_in(visit(**LAPTOP), house, "north")
    label = device.console.order[0].label
    expect_data(part(page, "table-screen"), stage="waiting")
    expect_data(part(page, "table-screen-next"), label=label)

    device.begin()
    assert device.state is not None
    first = device.state.to_act
    expect_data(part(page, "table-screen-seat", seat=first), acting="true")
    device.say({"do": "raise_to", "seat": first, "chips": 300})
    expect_data(part(page, "table-screen-seat", seat=first), committed=300, acting="false")
    expect_data(part(page, "table-screen-pot"), chips=device.state.pot)
    device.quiet_street()
    device.say({"do": "dealt", "street": "flop"})
    expect_data(part(page, "table-screen-board"), cards="")
    device.say({"do": "deal_street", "cards": list(device.sent["flop"])})
    expect_data(part(page, "table-screen-board"), cards=" ".join(device.sent["flop"]))

    expect_data(part(page, "table-screen-link"), link="live")
    assert page.get_by_role("main").get_by_role("button").count() == 0
    assert fits(page)
    rests(page)
    picture(page, "table-screen")
    assert serious(page, also="light") == []
    page.set_viewport_size(PHONE["viewport"])
    assert fits(page)


def test_the_screen_of_a_backgammon_table_has_board_score_and_turn(
    visit: Callable[..., Page], house: House
) -> None:
    page = let_in(visit(**LAPTOP), house, MATCHES)

    expect(part(page, "table-screen-side", side="white")).to_be_visible()
    expect(part(page, "table-screen-side", side="black")).to_be_visible()
    expect(part(page, "table-screen-next")).not_to_be_empty()
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert fits(page)
    rests(page)
    picture(page, "match-table-screen")
    assert serious(page, also="light") == []


def test_where_the_event_says_so_a_table_sees_what_all_tables_made_of_the_deal_opened_last(
    visit: Callable[..., Page], house: House
) -> None:
    page = let_in(visit(**LAPTOP), house, OPEN)
    deals = house.asked.get(f"/api/events/{OPEN}/deals")
    # Programs may open two deals in one millisecond; then it is the one with the higher number.
    opened = [deal for deal in deals if deal["open"]]
    last = max(opened, key=lambda deal: (deal["opened_at"], deal["deal"]))
    deal_page = house.asked.get(f"/api/events/{OPEN}/deals/{last['deal']}")

    expect_data(part(page, "other-tables"), deal=last["deal"])
    expect(part(page, "seat-compared")).to_have_count(len(deal_page["seats"]))
    for row in part(page, "other-row", table=1).all():
        seat = int(data(row, "seat") or 0)
        (cell,) = [
            cell
            for each in deal_page["rows"]
            if each["table"] == 1
            for cell in each["cells"]
            if cell["seat"] == seat
        ]
        assert data(row, "chips") == str(cell["chips"])
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert fits(page)
    rests(page)
    picture(page, "table-screen-others")
    assert serious(page, also="light") == []
    page.set_viewport_size(PHONE["viewport"])
    assert fits(page)


def test_at_a_backgammon_table_the_matches_of_the_round_stand_below_the_board(
    visit: Callable[..., Page], house: House
) -> None:
    page = let_in(visit(**LAPTOP), house, ROOMS)
    board = house.asked.get(f"/api/events/{ROOMS}/scoreboard")
    playing = next(each for each in board["rounds"] if each["stage"] == "playing")
    others = playing["matches"]

    expect(part(page, "other-match")).to_have_count(len(others))
    for match in others:
        line = part(page, "other-match", session=match["session"], match=match["match"])
        expect_data(line, finished=match["finished"])
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert fits(page)
    assert serious(page, also="light") == []


@pytest.mark.parametrize(
    ("event", "office"),
    [(OPEN, f"/office/e/{OPEN}/publish"), (ROOMS, f"/office/m/{ROOMS}/publish")],
    ids=["poker", "backgammon"],
)
def test_the_director_switches_results_of_other_tables_off_and_on_and_the_screen_follows(
    visit: Callable[..., Page], house: House, event: str, office: str
) -> None:
    """Nobody touches the screen, and it is never loaded again."""
    screen = let_in(visit(**LAPTOP), house, event)
    expect(part(screen, "other-tables")).to_have_count(1)
    page = house.entered(visit, office)
    expect_data(part(page, "table-results"), open="true")
    screen.evaluate("window.loadedOnce = true")

    page.get_by_role("button", name="Hide them").click()
    expect_data(part(page, "table-results"), open="false")
    expect(part(screen, "other-tables")).to_have_count(0)
    expect(part(screen, "table-screen")).to_be_visible()
    page.get_by_role("button", name="Show them").click()
    expect_data(part(page, "table-results"), open="true")
    expect(part(screen, "other-tables")).to_have_count(1)

    assert screen.evaluate("window.loadedOnce")
    assert fits(page)
    rests(page)
    assert serious(page, also="light") == []


def test_where_the_event_says_nothing_a_table_sees_no_other(
    visit: Callable[..., Page], house: House
) -> None:
    page = let_in(visit(**LAPTOP), house, MATCHES)
    expect(part(page, "table-screen-side", side="white")).to_be_visible()
    expect(part(page, "other-tables")).to_have_count(0)


def test_a_screen_whose_code_is_ended_shows_nothing_any_more(
    visit: Callable[..., Page], house: House
) -> None:
    house.begun("south")
    page = let_in(visit(expect_complaints=True, **LAPTOP), house, "south")
    people = house.asked.get("/api/office/south/people")
    (code,) = [each for each in people["invitations"] if each["role"] == "table_screen"]

    house.asked.post(f"/api/office/south/invitations/{code['id']}/end", {})

    expect(part(page, "missing")).to_be_visible()
    expect(part(page, "table-screen")).to_have_count(0)
    page.reload()
    expect(part(page, "missing")).to_be_visible()


def test_a_screen_of_one_table_is_not_let_in_at_another(
    visit: Callable[..., Page], house: House
) -> None:
    house.begun("east")
    page = let_in(visit(expect_complaints=True, **LAPTOP), house, "east")

    page.goto(house.url("/screen/east/2"))

    expect(part(page, "missing")).to_be_visible()
    expect(part(page, "table-screen")).to_have_count(0)
