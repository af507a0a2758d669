"""The director's office in a browser: a whole event directed with real clicks."""

import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Request, expect
from pyrage import decrypt, x25519

from browser.conftest import Server, fits, picture
from evendeal.formats.duplicate.rehearsal import player_of
from evendeal.formats.seat_teams.life import Desk
from evendeal.tournament.seat_teams.demonstration import demonstration
from support.browser.axe import serious, wears
from support.browser.events import invited, sealed
from support.browser.house import DISPUTED, PASSWORD, TEAMS, House, directed, join
from support.browser.paper import on_paper
from support.browser.parts import data, expect_data, figure, not_filled_in, part
from support.browser.screens import sentence
from support.browser.sizes import DESK, PHONE
from support.ledgers import open_desk
from support.paper import texts
from support.rehearsals import prepare, rehearsal_stages

pytestmark = pytest.mark.browser

WIZARDS = ("Oslo", "Malmö", "Turku")
"""The teams that the wizard is given."""
OTHERWISE = "A third player says otherwise"
"""Why a ruling is taken back."""
FELL = "The deck fell to the floor"
"""Why a deck is put right."""
HANDS = 222
"""Of 360: some deals are open, and some are not."""
LONG = "The Great Northern Invitational Duplicate Poker Championship of Teams, Season 99"
"""A name of an event in its full length of 80 letters."""


class Afternoon:
    """A clock that began two hours and a half ago, and goes on when it is told to."""

    def __init__(self) -> None:
        self.at = datetime.now(UTC) - timedelta(hours=2, minutes=30)

    def now(self) -> datetime:
        """The time."""
        return self.at

    def move(self) -> None:
        """Everybody at the tables takes one action."""
        self.at = min(self.at + timedelta(seconds=13), datetime.now(UTC))


def in_mid_course(log: Path, hands: int) -> None:
    """A log with the demonstration in the middle of its session; table 2 plays slower."""
    event = demonstration()
    clock = Afternoon()
    with open_desk(log, create=True) as opened:
        desk = Desk(replace(opened.adapters, clock=clock))
        prepare(desk, event, "mixed", 5)
        tables = next(rehearsal_stages(desk, event.id, player_of(event, "mixed", 5)))
        played = 0
        for turn in itertools.count():
            clock.move()
            for number, table in enumerate(tables, 1):
                done = table.step() if number != 2 or turn % 6 else None
                played = played if done is None else done.done
            if played >= hands:
                break
        # table 4 has put its last deck away: what comes is a recorder's
        while (done := tables[3].step()) is not None and not done.accepted:
            clock.move()


@pytest.fixture(scope="module")
def house(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A house with a director, who is signed in; one event of another kind lies sealed in it."""
    server = serve(log=sealed(tmp_path_factory.mktemp("office")))
    with directed(server, chromium) as house:
        yield house


@pytest.fixture(scope="module")
def afternoon(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A house with one event in the middle of its session; nobody plays on by himself."""
    log: Path = tmp_path_factory.mktemp("afternoon") / "log"
    in_mid_course(log, HANDS)
    with directed(serve("--seed", "8", log=log), chromium) as house:
        yield house


@pytest.fixture
def enter(visit: Callable[..., Page], house: House) -> Callable[..., Page]:
    """Open an address as the director."""
    return partial(house.entered, visit)


def cell(page: Page, table: int, deal: int) -> Locator:
    """The mark of a hand in the matrix."""
    return page.get_by_role("gridcell", name=re.compile(rf"^Table {table}, deal {deal}:"))


def test_the_wizard_makes_an_event_and_shows_its_seals(enter: Callable[..., Page]) -> None:
    page = enter("/office/")
    page.get_by_role("link", name="New event").click()
    page.get_by_role("link", name="Duplicate poker", exact=True).click()
    page.get_by_label("Name of the event").fill("Nordic Team Cup")
    period = page.get_by_label("Correction period, minutes")
    # What is no number the page says, what is out of bounds the server.
    wrong = part(page, "refusal").and_(page.locator("[data-refusal-where^=office]"))
    for typed, count in (("soon", 1), ("45", 0), ("200000", 1), ("", 0)):
        period.fill(typed)
        expect(wrong).to_have_count(count)
    page.get_by_role("button", name="Next: teams").click()
    page.get_by_label("Teams", exact=True).fill(
        "name,player,player,player\nOslo,Ola,Odd,Ole\nMalmö,Maj,Mats,\nTurku,Tea,Timo,Tuuli"
    )
    row = page.get_by_role("row").filter(has_text="Malmö")
    expect(part(row, "problem")).to_be_visible()
    page.get_by_label("Teams", exact=True).fill(
        "name,player,player,player\nOslo,Ola,Odd,Ole\nMalmö,Maj,Mats,Mia\nTurku,Tea,Timo,Tuuli"
    )
    expect(part(row, "problem")).to_have_count(0)
    picture(page, "office-wizard-teams")

    page.get_by_role("button", name="Next: play").click()
    deals = page.get_by_label("Deals of each session")
    deals.fill("many")
    expect(deals).to_have_attribute("aria-invalid", "true")
    expect(deals).to_have_accessible_description(sentence("wizard.whole_number"))
    deals.fill("4")
    page.get_by_role("button", name="Next: seats").click()
    fair = page.get_by_role("region", name="Who acts right behind whom")
    expect(fair.get_by_role("rowheader")).to_have_text([re.compile(t) for t in WIZARDS])
    expect(page.get_by_role("region", name="Sample seats")).to_contain_text("Ola")
    assert serious(page) == []
    picture(page, "office-wizard-seats")
    page.get_by_role("button", name="Next: staff").click()
    page.get_by_role("button", name="Next: check and publish").click()
    expect(part(page, "event-file")).to_contain_text('name = "Nordic Team Cup"')
    page.get_by_role("button", name="Seal and publish").click()
    page.get_by_role("button", name="Yes, seal and publish").click()

    expect(page).to_have_url(re.compile("/office/e/nordic-team-cup/publish$"))
    expect(part(page, "seal", seal="event")).to_be_visible()
    expect_data(part(page, "codes-to-print"), fresh=4)
    assert serious(page) == []
    picture(page, "office-sealed")
    page.get_by_role("link", name="Print 4 slips").click()
    slips = page.get_by_role("list", name="Slips").get_by_role("listitem")
    expect(slips).to_have_count(4)
    expect(slips.nth(2)).to_contain_text("Table 3")
    expect(slips.nth(3)).to_contain_text("Deck custodian")
    expect(page.get_by_role("img", name=re.compile("^Code: Recorder, table"))).to_have_count(3)
    assert serious(page) == []
    page.get_by_role("link", name="Now", exact=True).click()
    expect(part(page, "nothing-waits")).to_have_text(sentence("office.now.sealed"))
    page.get_by_role("link", name="Session", exact=True).click()
    page.get_by_role("button", name="Begin session 1").click()
    page.get_by_role("button", name="Yes, begin session 1").click()
    expect_data(part(page, "session"), session=1, stage="running", hands_left=12)


def test_a_name_that_is_taken_is_said_before_anything_is_sealed(
    enter: Callable[..., Page], house: House
) -> None:
    house.event("taken")
    page = enter("/office/new/seat_teams")
    page.get_by_label("Name of the event").fill("Another Cup")
    page.get_by_label("Short name").fill("taken")

    page.get_by_role("button", name="6 Check and publish").click()

    expect(part(page, "problem", where="event.id")).to_contain_text(sentence("wizard.id_taken"))
    expect(page.get_by_role("heading", name="Still to put right")).to_be_visible()
    expect(page.get_by_role("button", name="Seal and publish")).to_have_count(0)


def test_a_dispute_is_seen_corrected_ruled_and_the_ruling_taken_back(
    enter: Callable[..., Page], house: House
) -> None:
    event = house.begun("dispute")
    page = enter(f"/office/e/{event}")
    disputes = figure(page, "disputes").get_by_role("strong")
    expect(disputes).to_have_text("No dispute")
    device = house.disputed(event)
    deal = device.deal

    expect(disputes).to_have_text("1 dispute")
    expect(cell(page, 1, deal)).to_have_attribute("data-stage", "disputed")
    panel = page.get_by_role("complementary", name="What you look at")
    expect(panel.get_by_role("heading", name=f"Table 1, deal {deal}")).to_be_visible()
    expect(panel).to_contain_text(DISPUTED)
    assert serious(page) == []

    page.get_by_role("button", name=re.compile(f"^Rule Table 1, deal {deal}")).click()
    expect_data(part(panel, "ruling-form"), table=1, deal=deal)
    panel.get_by_role("button", name="correct it instead").click()
    panel.get_by_role("link", name="Open the hand").click()
    page.get_by_role("button", name="Correct line 1", exact=True).click()
    page.get_by_label("Chips").fill("350")
    page.get_by_role("button", name="Show what changes").click()
    expect(not_filled_in(page, "reason")).to_be_visible()
    page.get_by_label("Reason").fill("The dealer and two players agree")
    page.get_by_role("button", name="Show what changes").click()
    expect(page.get_by_role("heading", name=re.compile("raises to 350"))).to_be_visible()
    changed = part(page, "changes").get_by_role("row").filter(has_text="−300")
    expect(changed.filter(has_text="Table 1")).to_contain_text("−350")
    assert serious(page) == []
    picture(page, "office-correction")
    page.get_by_role("button", name="Confirm the correction").click()
    expect_data(part(page, "done"), done="corrected")
    expect(page.get_by_role("row").filter(has_text="−350")).to_have_count(1)

    page.get_by_role("button", name="Rule on this hand").click()
    page.get_by_role("radio", name=re.compile("^The play stands")).check()
    page.get_by_label("Reason").fill("The result as corrected")
    page.get_by_role("button", name="Show what changes").click()
    expect(part(page, "decision-title")).to_contain_text("1")
    picture(page, "office-ruling")
    page.get_by_role("button", name="Confirm the ruling").click()
    expect_data(part(page, "done"), done="ruled")
    expect(part(page, "done")).to_contain_text("1")

    page.get_by_role("link", name="Rulings").click()
    expect(page.get_by_role("heading", name="Rulings", level=1)).to_be_visible()
    ruling = part(page, "ruling", number=1)
    expect(ruling).to_contain_text("The result as corrected")
    expect_data(ruling, withdrawn=False)
    picture(page, "office-rulings")
    page.get_by_role("button", name="Withdraw ruling 1").click()
    page.get_by_label("Reason").fill(OTHERWISE)
    page.get_by_role("button", name="Show what changes").click()
    page.get_by_role("button", name="Withdraw the ruling").click()
    expect_data(ruling, withdrawn=True)
    expect(ruling).to_contain_text(OTHERWISE)
    page.get_by_role("link", name="Now", exact=True).click()
    expect(cell(page, 1, deal)).to_have_attribute("data-stage", "disputed")


STAGES_DRAWN = """() => Object.fromEntries(
    [...document.querySelectorAll("[role=gridcell][data-stage]")].map(cell => {
        const style = getComputedStyle(cell);
        return [cell.dataset.stage, [style.backgroundColor, style.borderTopColor,
            style.borderTopStyle, style.borderLeftWidth, cell.textContent.trim()].join(" ")];
    }))"""
"""How a hand of each stage is drawn: its filling, its frame and its letter."""
MARKED_TABS = """() => {
    const tabs = [...document.querySelectorAll("nav a")].filter(tab => tab.closest("ul"));
    const lines = tabs.map(tab => getComputedStyle(tab).borderBottomColor);
    const current = tabs.findIndex(tab => tab.ariaCurrent);
    return lines.filter(line => line === lines[current]).length;
}"""
"""How many tabs of the office are drawn as the current one is."""


def test_in_the_directors_own_colours_every_stage_is_drawn_otherwise_and_one_tab_is_marked(
    visit: Callable[..., Page], afternoon: House
) -> None:
    """Forced colours: what only a background says is painted over."""
    page = afternoon.entered(visit, "/office/e/team-cup", forced_colors="active")
    expect(page.get_by_role("gridcell", name=re.compile("^Table"))).to_have_count(360)
    drawn = page.evaluate(STAGES_DRAWN)

    assert len(drawn) >= 4
    assert len(set(drawn.values())) == len(drawn), drawn
    assert page.evaluate(MARKED_TABS) == 1


def test_a_hall_of_six_tables_is_seen_at_a_glance(
    visit: Callable[..., Page], afternoon: House
) -> None:
    page = afternoon.entered(visit, "/office/e/team-cup")
    office = afternoon.asked.get("/api/office/team-cup")
    summary = office["summary"]
    assert 0 < summary["open"] < 60
    opened = figure(page, "open").get_by_role("strong")
    expect(opened).to_have_text(f"{summary['open']} of 60")
    expect(page.get_by_role("gridcell", name=re.compile("^Table"))).to_have_count(360)
    opened = page.get_by_role("gridcell", name=re.compile(r"^Table \d, deal \d+: open"))
    expect(opened).to_have_count(6 * summary["open"])
    deal = afternoon.disputed("team-cup", table=4).deal
    disputed = page.get_by_role("gridcell", name=f"Table 4, deal {deal}: disputed")
    expect(disputed).to_be_visible()
    page.get_by_role("button", name=re.compile(f"^Rule Table 4, deal {deal}")).click()
    page.get_by_role("button", name="correct it instead").click()
    part(page, "earlier-lines").click()
    page.get_by_role("button", name="Correct line 1", exact=True).click()
    page.get_by_label("Chips").fill("350")
    page.get_by_label("Reason").fill("The dealer and two players agree")
    page.get_by_role("button", name="Show what changes").click()
    expect(page.get_by_role("row").filter(has_text="−350")).to_have_count(1)
    assert fits(page)
    assert serious(page) == []
    page.evaluate("scrollTo(0, 0)")
    picture(page, "office-now")
    page.get_by_role("button", name="Back").click()
    page.goto(afternoon.url(f"/office/e/team-cup/tables/4/{deal}"))
    expect(page.get_by_role("button", name="Rule on this hand")).to_be_visible()
    picture(page, "office-hand")
    page.get_by_role("link", name="Deals", exact=True).click()
    expect(page.get_by_role("heading", name="Time per deal")).to_be_visible()
    picture(page, "office-deals")


def test_a_deal_void_everywhere_brings_its_reserve_deal(
    enter: Callable[..., Page], house: House
) -> None:
    event = house.begun("void")
    page = enter(f"/office/e/{event}/rulings")
    page.get_by_label("What happened").select_option("leak")
    page.get_by_role("combobox", name="Deal").select_option("2")
    page.get_by_role("radio", name=re.compile("^Void everywhere")).check()
    page.get_by_label("Reason").fill("The sheet of deal 2 lay open in the hall")
    page.get_by_role("button", name="Show what changes").click()
    confirm = page.get_by_role("button", name="Confirm the ruling")
    expect(confirm).to_be_enabled()
    confirm.click()
    expect_data(part(page, "done"), done="ruled")
    expect(part(page, "done")).to_contain_text("1")

    page.get_by_role("link", name="Deals").click()

    for table in (1, 2, 3):
        expect(cell(page, table, 2)).to_have_attribute("data-stage", "replaced")
        expect(cell(page, table, 3)).to_have_attribute("data-stage", "sealed")


def test_tables_that_were_fouled_alike_and_a_deal_without_time_are_ruled_in_the_form(
    enter: Callable[..., Page], house: House
) -> None:
    """R68, R69: what each ruling changes is shown, and the lines of the log have it."""
    event = house.begun("fouled")
    first = house.recorder(event, 1)
    first.fold_hand()
    played, left = first.deal, 3 - first.deal
    for table in (2, 3):
        device = house.recorder(event, table)
        device.fold_hand()
        if device.deal != played:
            device.fold_hand()
    page = enter(f"/office/e/{event}/rulings")

    page.get_by_label("What happened").select_option("wrong_button")
    page.get_by_role("combobox", name="Deal").select_option(str(played))
    page.get_by_role("checkbox", name="1", exact=True).check()
    page.get_by_label("Reason").fill("The button was one seat too far at both tables")
    show = page.get_by_role("button", name="Show what changes")
    show.click()
    expect(not_filled_in(page, "tables")).to_be_visible()
    page.get_by_role("checkbox", name="2", exact=True).check()
    show.click()
    confirm = page.get_by_role("button", name="Confirm the ruling")
    expect(confirm).to_be_enabled()
    assert fits(page)
    assert serious(page) == []
    confirm.click()
    expect(part(page, "ruling", number=1)).to_be_visible()

    page.get_by_label("What happened").select_option("time")
    page.get_by_role("combobox", name="Deal").select_option(str(left))
    page.get_by_role("checkbox", name="1", exact=True).check()
    fault = page.get_by_role("group", name=re.compile("^Seats at fault")).get_by_role("checkbox")
    expect(fault).to_have_count(3)
    fault.nth(1).check()
    page.get_by_label("Reason").fill("The table was warned twice")
    show.click()
    expect(confirm).to_be_enabled()
    confirm.click()
    expect(part(page, "ruling", number=2)).to_be_visible()

    rulings = house.asked.get(f"/api/office/{event}")["rulings"]
    by_number = {each["number"]: each["effect"] for each in rulings}
    assert by_number[1]["name"] == "fouled"
    assert by_number[2]["name"] == "not_played"
    assert by_number[2]["adjust"] == [{"seat": 2, "chips": -150}]


def test_a_table_that_called_is_answered(enter: Callable[..., Page], house: House) -> None:
    event = house.begun("call")
    page = enter(f"/office/e/{event}")
    device = house.recorder(event, 2)
    device.begin()
    device.say({"do": "call_director", "reason": "two players talk"})

    called = part(page, "thing", kind="call", table=2).get_by_role("button")
    called.click()
    panel = page.get_by_role("complementary", name="What you look at")
    expect(panel).to_contain_text("two players talk")
    panel.get_by_label("What you said").fill("Asked both to stop")
    panel.get_by_role("button", name="Answered").click()

    expect(called).to_have_count(0)
    page.get_by_role("link", name="Log").click()
    expect(page.get_by_role("listitem").filter(has_text="Asked both to stop")).to_be_visible()


def test_a_table_that_is_held_goes_on_with_one_click(
    enter: Callable[..., Page], house: House
) -> None:
    """S1: the office lets it go on, and the table's own screen does so by itself."""
    event = house.begun("held", teams=2, deals=4)
    page = enter(f"/office/e/{event}")
    device = house.recorder(event, 1)
    for _ in range(2):
        device.begin()
        device.quiet_street()
        device.say({"do": "dealt", "street": "flop"})
        device.say({"do": "different", "street": "flop", "cards": []})
    invited = {"role": "recorder", "table": 1, "entry": None, "player": None, "days": 1}
    code = house.asked.post(f"/api/office/{event}/invitations", invited)["code"]
    context = house.chromium.new_context()
    tablet = context.new_page()
    tablet.goto(house.url("/recorder/"))
    tablet.get_by_label("Table code").fill(code)
    tablet.get_by_role("button", name="Open the console").click()
    first = part(tablet, "table-held")
    while not first.is_visible():
        # The two hands wait for the director; the table goes on from each of them.
        tablet.get_by_role("button", name=re.compile("^Go on")).or_(first).first.wait_for()
        for go in tablet.get_by_role("button", name=re.compile("^Go on")).all():
            go.click()
        tablet.wait_for_timeout(100)
    expect(tablet.get_by_label("Label of the deck")).to_have_count(0)

    let = part(page, "thing", kind="held", table=1).get_by_role("button")
    let.click()

    expect(let).to_have_count(0)
    expect(tablet.get_by_label("Label of the deck")).to_be_visible()
    expect(first).to_have_count(0)
    context.close()


def test_a_refusal_is_one_sentence_where_it_belongs(
    enter: Callable[..., Page], house: House
) -> None:
    event = house.begun("refused", reserve=0)
    page = enter(f"/office/e/{event}/rulings")
    page.get_by_role("button", name="Show what changes").click()
    expect(not_filled_in(page, "kind")).to_be_visible()
    page.get_by_label("What happened").select_option("penalty")
    page.get_by_role("combobox", name="Team").select_option(label="Brazil")
    page.get_by_label("Points taken off").fill("many")
    page.get_by_label("Reason").fill("Talked about the hand")
    page.get_by_role("button", name="Show what changes").click()
    expect(not_filled_in(page, "points")).to_have_text(sentence("office.ruling.points"))

    page.get_by_label("Points taken off").fill("½")
    page.get_by_role("button", name="Show what changes").click()
    expect(part(page, "decision-title")).to_have_text(re.compile("1.*Brazil.*½"))
    page.get_by_role("button", name="Confirm the ruling").click()
    expect_data(part(page, "done"), done="ruled")
    expect(part(page, "done")).to_contain_text("1")


def test_the_matrix_is_walked_with_the_keyboard(enter: Callable[..., Page], house: House) -> None:
    event = house.begun("keys", deals=6)
    house.recorder(event, 2).fold_hand()
    page = enter(f"/office/e/{event}")
    cell(page, 1, 1).focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    expect(cell(page, 2, 2)).to_be_focused()
    page.keyboard.press("End")
    expect(cell(page, 2, 6)).to_be_focused()

    page.keyboard.press("Enter")

    panel = page.get_by_role("complementary", name="What you look at")
    expect(panel.get_by_role("heading", name="Table 2, deal 6")).to_be_visible()


def test_a_hand_that_is_played_comes_by_itself_and_shows_no_hole_card(
    enter: Callable[..., Page], house: House
) -> None:
    event = house.begun("hands", deals=3)
    page = enter(f"/office/e/{event}/deals")
    requests: list[Request] = []
    # What is read anew is given up half read; what has come to its end can be looked at.
    page.on(
        "requestfinished", lambda read: requests.append(read) if "/tables/" in read.url else None
    )
    for deal in (1, 2, 3):
        expect(cell(page, 3, deal)).to_have_attribute("data-stage", "sealed")
    device = house.recorder(event, 3)
    device.fold_hand()
    expect(cell(page, 3, device.deal)).to_have_attribute("data-stage", "accepted")

    hand = f"/tables/3/deals/{device.deal}"
    with page.expect_event("requestfinished", lambda read: read.url.endswith(hand)):
        cell(page, 3, device.deal).click()

    expect(page.get_by_role("heading", name=f"Table 3, deal {device.deal}")).to_be_visible()
    expect_data(part(page, "deck"), holes="embargoed")
    expect(part(page, "line", do="fold")).not_to_have_count(0)
    answers = [answer.text() for answer in map(Request.response, requests) if answer is not None]
    assert any('"fold"' in text for text in answers)
    assert not re.search(r'"[2-9TJQKA][cdhs]"', " ".join(answers))


def test_people_are_invited_and_invitations_end(enter: Callable[..., Page], house: House) -> None:
    event = house.begun("people")
    page = enter(f"/office/e/{event}/people")
    invite = page.get_by_role("complementary")
    invite.get_by_role("combobox", name="Table", exact=True).select_option("2")
    page.get_by_role("button", name="Make the invitation").click()
    expect(page.get_by_role("img", name=re.compile("^Code that leads to"))).to_be_visible()
    open_ones = part(page, "invitation", role="recorder", table=2)
    expect(open_ones).to_have_count(1)
    picture(page, "office-people")
    assert serious(page) == []

    open_ones.get_by_role("button").click()
    open_ones.get_by_role("button").click()
    expect(open_ones).to_have_count(0)

    page.get_by_role("link", name="Codes to print").click()
    page.get_by_role("checkbox", name="The recorders of 3 tables").wait_for()
    page.get_by_role("checkbox", name="The deck custodian").check()
    page.get_by_role("button", name="Make 4 codes").click()
    expect(page.get_by_role("img", name=re.compile("^Code: Recorder, table"))).to_have_count(3)
    picture(page, "office-codes")
    printing = page.get_by_role("button", name="Print 4 slips", include_hidden=True)
    expect(printing).to_be_visible()
    page.emulate_media(media="print")
    expect(printing).to_be_hidden()
    expect(page.get_by_role("img", name="Code: Recorder, table 3")).to_be_visible()
    expect(page.locator("body")).to_have_css("color", "rgb(21, 25, 28)")


def test_people_stand_on_a_phone_as_they_are_read_out_and_the_long_lists_come_last(
    enter: Callable[..., Page], house: House
) -> None:
    event = house.begun("order")
    house.recorder(event, 1)
    page = enter(f"/office/e/{event}/people", **PHONE)
    heads = page.get_by_role("main").get_by_role("heading", level=2)
    play = ["Substitutions", "Taken out of the session", "Line-ups"]
    expect(heads).to_have_text(
        [*play, "Invite", "Accounts", "Open invitations", "Devices in touch"]
    )

    # All at once: between two readings the page may have been drawn anew.
    title = page.get_by_role("main").get_by_role("heading", level=1)
    tops: list[float] = title.or_(heads).evaluate_all(
        "heads => heads.map(head => head.getBoundingClientRect().top)"
    )
    assert len(tops) == 8
    assert tops == sorted(tops)
    device = part(page, "device", table=1)
    expect(device.get_by_role("heading")).to_have_text("Table 1")
    expect(device.get_by_role("button")).to_have_accessible_name(re.compile("^Sign out: Table 1, "))


def test_beside_the_longest_name_of_an_event_its_session_is_still_said_whole(
    enter: Callable[..., Page], house: House
) -> None:
    sent = {
        "format": "seat_teams",
        "id": "long",
        "deals": 1,
        "reserve": 0,
        "entries": [{"name": n} for n in TEAMS[:3]],
    }
    house.asked.post("/api/office/events", {**sent, "name": LONG})
    page = enter("/office/e/long")
    said = part(page.get_by_role("banner"), "event-state")
    expect(said).to_have_text("Session 1")
    for width in (390, 768, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        expect(said).to_be_in_viewport(ratio=1)
        needed, given, name = said.evaluate(
            """node => {
                const words = document.createRange();
                words.selectNodeContents(node);
                const [inside, box] = [words, node].map(one => one.getBoundingClientRect());
                return [inside.width, box.width,
                    document.querySelector('[data-testid="event-name"]')
                        .getBoundingClientRect().width];
            }"""
        )
        assert 0 < needed <= given + 0.5, width
        assert name > 200, width
        assert fits(page), width


def test_the_rooms_of_an_event_leave_what_is_said_of_it_beside_its_name(
    enter: Callable[..., Page], house: House
) -> None:
    """D7: where all ten of them find no place in its line, they stand below it."""
    sent = {
        "format": "seat_teams",
        "id": "ten-rooms",
        "name": "Duplicate Poker Team Cup",
        "deals": 6,
        "reserve": 0,
        "in_running": "steps",
        "entries": [{"name": name} for name in TEAMS[:3]],
    }
    house.asked.post("/api/office/events", sent)
    page = enter("/office/e/ten-rooms")
    bar = page.get_by_role("banner")
    expect(bar.get_by_role("navigation").get_by_role("link")).to_have_count(10)
    rows = []
    for width in (1280, 1440, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        parts = (
            part(bar, "event-name"),
            part(bar, "event-state"),
            bar.get_by_role("navigation"),
        )
        (_, below), (said, _), (rooms, _) = (
            each.evaluate(
                "each => { const { top, bottom } = each.getBoundingClientRect();"
                " return [top, bottom] }"
            )
            for each in parts
        )
        assert said < below, width
        rows.append(rooms > below)
        assert fits(page), width

    assert rows == [True, False, False]


@pytest.mark.parametrize(("theme", "live"), [("dark", "#ffb224"), ("light", "#a45600")])
def test_recorders_who_are_not_in_touch_stand_out_among_the_figures(
    enter: Callable[..., Page], house: House, theme: str, live: str
) -> None:
    event = house.begun(f"untouched-{theme}")
    page = enter(f"/office/e/{event}?theme={theme}")
    touch = figure(page, "recorders").get_by_role("strong")
    expect(touch).to_have_text("0 of 3")

    wears(page, theme)
    red, green, blue = (int(live[at : at + 2], 16) for at in (1, 3, 5))
    expect(touch).to_have_css("color", f"rgb({red}, {green}, {blue})")
    open_ones = figure(page, "open").get_by_role("strong")
    expect(open_ones).not_to_have_css("color", f"rgb({red}, {green}, {blue})")


def test_another_player_takes_a_seat(enter: Callable[..., Page], house: House) -> None:
    event = house.begun("seats")
    page = enter(f"/office/e/{event}/people")
    section = part(page, "substitutions")
    section.get_by_role("combobox", name="Table").select_option("1")
    section.get_by_role("combobox", name="Seat").select_option("2")
    section.get_by_label("Who plays now").fill("Zoë Novak")
    section.get_by_label("Reason").fill("ill")
    section.get_by_role("button").click()

    expect(part(section, "done")).to_have_text(re.compile(r"^Zoë Novak .*1.*2"))
    page.get_by_role("link", name="Log").click()
    expect(page.get_by_role("listitem").filter(has_text="Zoë Novak")).to_be_visible()


def test_a_team_changes_its_line_up_before_the_session(
    enter: Callable[..., Page], house: House
) -> None:
    event = house.event("lineup")
    page = enter(f"/office/e/{event}/people")
    section = part(page, "line-ups")
    section.get_by_role("combobox", name="Team").select_option(label="Brazil")
    expect(section.get_by_label("Player 1", exact=True)).to_have_value("B1")
    section.get_by_role("button", name="Player 1 one down").click()
    expect(section.get_by_label("Player 1", exact=True)).to_have_value("B2")

    section.get_by_role("button", name="Keep the line-up").click()

    expect(part(section, "done")).to_contain_text("Brazil")
    entries = house.asked.get(f"/api/office/{event}")["entries"]
    brazil = next(each for each in entries if each["name"] == "Brazil")
    assert brazil["players"] == ["B2", "B1", "B3"]


def test_a_deck_is_put_right_when_the_custodian_has_confirmed_it(
    enter: Callable[..., Page], visit: Callable[..., Page], house: House
) -> None:
    event = house.begun("repair")
    device = house.recorder(event, 1)
    device.begin()
    page = enter(f"/office/e/{event}/tables/1/{device.deal}")
    page.get_by_role("button", name="Put the deck right").click()
    page.get_by_role("button", name="Ask for the order").click()
    expect(not_filled_in(page, "reason")).to_be_visible()
    panel = page.get_by_role("complementary")
    page.get_by_label("Reason").fill(FELL)
    page.get_by_role("button", name="Ask for the order").click()
    expect_data(part(panel, "repair-step", step="confirmed"), due=True)
    expect(page.get_by_role("button", name="Show the cards")).to_have_count(0)

    keeper = visit(**DESK)
    join(keeper, house.server, invited(house.server.log, "custodian", "--event", event), "Kim Roe")
    keeper.goto(house.url(f"/office/e/{event}/custody"))
    repair = part(keeper, "repair", table=1)
    expect(repair).to_contain_text(FELL)
    assert serious(keeper) == []
    keeper.get_by_role("button", name="Confirm").click()
    repair.get_by_role("button", name="Ines Falk").click()
    expect_data(repair, stage="confirmed")
    expect(repair).to_contain_text("Kim Roe")

    page.get_by_role("button", name="Show the cards").click()
    expect(part(panel, "deck-order").get_by_role("listitem")).to_have_count(52)
    page.get_by_role("button", name="Hide the cards").click()
    expect(part(panel, "deck-order")).to_have_count(0)
    expect(part(panel, "repair-step", step="seen")).to_contain_text("Ines Falk")
    page.get_by_role("button", name="The deck is in order").click()
    expect_data(part(page, "done"), done="repaired")
    expect(part(keeper, "repairs-over").get_by_role("listitem")).to_have_count(1)
    page.get_by_role("link", name="Log").click()
    expect(part(page, "log-line").filter(has_text=FELL)).not_to_have_count(0)


def test_a_custodian_has_decks_and_nothing_else(
    enter: Callable[..., Page], visit: Callable[..., Page], house: House
) -> None:
    event = house.begun("custody")
    house.recorder(event, 1).begin()
    page = visit(**DESK)
    join(page, house.server, invited(house.server.log, "custodian", "--event", event), "Jo Lind")
    page.goto(house.url(f"/office/e/{event}/rulings"))
    expect(page.get_by_role("heading", name="Deck custody")).to_be_visible()
    nav = page.get_by_role("navigation", name="Office")
    expect(nav.get_by_role("link")).to_have_text(["Custody"])
    expect(part(page, "decks", table=1)).to_contain_text("1 opened")
    assert serious(page) == []

    page.get_by_role("button", name=re.compile("^Table 2")).click()
    page.get_by_role("button", name="Holder 1", exact=True).click()
    page.get_by_label("Who has them now").fill("Ann")
    page.get_by_role("button", name="Write it down").click()
    handed = page.get_by_role("complementary", name="Hand over")
    expect_data(part(handed, "done"), done="table")
    expect(page.get_by_role("button", name=re.compile("^Table 2"))).to_contain_text("at the table")
    first = page.get_by_role("button", name="Holder 1", exact=True)
    holder = page.get_by_role("group").filter(has=first)
    # where they all are is said once
    expect(holder.get_by_text("Ann")).to_have_count(1)
    picture(page, "office-custody")
    page.set_viewport_size(PHONE["viewport"])
    holder.get_by_role("checkbox").first.check()
    page.get_by_role("button", name=re.compile("^Hand over 1 ")).click()
    expect(page.get_by_role("heading", name="Hand over")).to_be_focused()
    expect(page.get_by_label("Who has them now")).to_be_in_viewport()

    machine = x25519.Identity.generate()
    page.get_by_label("Key of the machine room").fill(str(machine.to_public()))
    page.get_by_label("Kind of file").select_option("text")
    page.get_by_role("button", name="Take it encrypted").click()
    with page.expect_download() as encrypted:
        page.get_by_role("button", name="Really take it encrypted").click()
    assert encrypted.value.suggested_filename == "decks-1.txt.age"
    opened = decrypt(encrypted.value.path().read_bytes(), [machine])
    assert opened.startswith(b"# evendeal-deck-orders 1\n")

    _, _, first, second, *_ = opened.decode().splitlines()
    page.get_by_label("Its cards").fill(first.partition(": ")[2])
    page.get_by_role("button", name="Check it").click()
    expect_data(part(page.get_by_role("region", name="Check a deck"), "done"), done="agrees")
    page.get_by_label("Its cards").fill(second.partition(": ")[2])
    page.get_by_role("button", name="Check it").click()
    expect(page.locator('[data-refusal="DeckDiffers"]')).to_be_visible()
    assert serious(page) == []

    page.get_by_text("Unencrypted").click()
    page.get_by_role("button", name="Take the file").click()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Really take it").click()
    assert taken.value.suggested_filename == "decks-1.csv"
    part(page, "hand-sort").click()
    page.get_by_role("button", name="Take the sheets").click()
    with page.expect_download() as sheets:
        page.get_by_role("button", name="Really take it").click()
    assert sheets.value.suggested_filename == "hand-sort-1.pdf"
    director = enter(f"/office/e/{event}/custody")
    expect(part(director, "no-deck-files")).to_contain_text(sentence("office.custody.no_files"))
    expect(director.get_by_role("button", name="Take the file")).to_have_count(0)
    given = part(director, "files-given").get_by_role("listitem")
    expect(given).to_have_text([re.compile("session 1.*Jo Lind")] * 3)


def test_the_labels_of_all_tables_are_one_print_and_reserve_decks_are_marked(
    enter: Callable[..., Page], house: House
) -> None:
    """D14: one dialog prints every table's labels, no page holds two tables, reserve is said."""
    event = house.event("labels", deals=4, reserve=2)
    page = enter(f"/office/e/{event}/custody")
    page.get_by_role("button", name=re.compile("^Table 1")).click()
    group = page.get_by_role("group").filter(has=page.get_by_role("button", name="reserve"))
    expect(group.get_by_role("checkbox")).to_have_count(2)
    expect(group).to_contain_text("reserve 1")
    expect(group).to_contain_text("reserve 2")
    one = part(page, "print-labels", tables="1")
    every = part(page, "print-labels", tables="1 2 3")

    alone = on_paper(page, one.click)
    every_table = on_paper(page, every.click)

    assert (alone.pages, every_table.pages) == (1, 3)
    assert re.findall(r"^Table (\d)", alone.text, re.M) == ["1"]
    assert re.findall(r"^Table (\d)", every_table.text, re.M) == ["1", "2", "3"]
    for table in (1, 2, 3):
        assert len(re.findall(rf"\b1-{table}-\d-[A-Z]\b", every_table.text)) == 6
    marked = re.findall(r"(\d-[A-Z])\s+(reserve \d)", every_table.text, re.I)
    assert [(label[0], mark.lower()) for label, mark in marked] == [
        ("5", "reserve 1"),
        ("6", "reserve 2"),
    ] * 3
    assert "Hand over" not in every_table.text
    papers = part(page, "labels-pdf").get_by_role("link")
    expect(papers).to_have_count(2)
    sheet = page.request.get(house.url(papers.first.get_attribute("href") or ""))
    assert sheet.headers["content-type"] == "application/pdf"
    assert len(texts(sheet.body())) == 3


def test_the_log_says_who_did_what(enter: Callable[..., Page], house: House) -> None:
    event = house.begun("journal")
    for table in (1, 2):
        house.recorder(event, table).fold_hand()
    house.asked.post(f"/api/office/{event}/pause", {"reason": "lunch", "key": "p"})
    page = enter(f"/office/e/{event}/log")
    lines = page.get_by_role("main").get_by_role("listitem")
    expect(lines.filter(has_text="lunch").filter(has_text="Ines Falk")).to_have_count(1)
    others, own = lines.filter(has_text="Table 1"), lines.filter(has_text="Table 2")
    expect(others).not_to_have_count(0)
    count = own.count()
    assert count > 0

    page.get_by_role("combobox", name="Table").select_option("2")

    expect(others).to_have_count(0)
    expect(lines).to_have_count(count)
    expect(own).to_have_count(count)
    page.get_by_label("Find in what is shown").fill("no line says this")
    expect(part(page, "nothing-found")).to_be_visible()
    expect(lines).to_have_count(0)


def test_the_clock_stops_and_the_session_ends(enter: Callable[..., Page], house: House) -> None:
    event = house.begun("clock", deals=1)
    page = enter(f"/office/e/{event}")
    stop = page.get_by_role("button", name="Stop play", exact=True)
    stop.click()
    dialog = page.get_by_role("dialog", name="Stop play")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(stop).to_be_focused()
    stop.click()
    page.get_by_label("Why play stops").fill("Lunch")
    page.get_by_role("button", name="Stop play at every table").click()
    expect(part(page, "paused")).to_contain_text("Lunch")
    page.get_by_role("link", name="Session", exact=True).click()
    expect(page.get_by_role("button", name="End session 1")).to_be_disabled()
    expect(part(page, "paused")).to_contain_text("Lunch")
    page.get_by_role("button", name="Play on").click()
    expect_data(part(page, "play-clock"), stopped=False)
    picture(page, "office-session")

    for table in (1, 2, 3):
        house.recorder(event, table).fold_hand()
    page.get_by_role("button", name="End session 1").click()
    page.get_by_role("button", name="Yes, end session 1").click()

    session = part(page, "session", session=1)
    expect_data(session, stage="ended", rulings_until=re.compile("T"))
    until = datetime.fromisoformat(data(session, "rulings-until"))
    assert until - datetime.now(UTC) > timedelta(minutes=25)
    page.get_by_role("link", name="Publish").click()
    expect(part(page, "paper-sheet").first).to_be_visible()
    picture(page, "office-publish")
    with page.expect_download() as kept:
        page.get_by_role("link", name="Take the archive").click()
    assert kept.value.suggested_filename == f"{event}.zip"


def test_a_menu_is_closed_by_escape_with_the_focus_on_its_button_again(
    enter: Callable[..., Page], house: House
) -> None:
    page = enter(f"/office/e/{house.event('menu')}")
    who = page.get_by_role("banner").get_by_role("button", expanded=False)
    who.click()
    leave = page.get_by_role("button", name="Sign out", exact=True)
    expect(leave).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")

    expect(leave).to_have_count(0)
    expect(who).to_be_focused()


def test_what_waits_for_the_director_stands_before_the_tables_and_his_answer_is_read_once(
    enter: Callable[..., Page], house: House
) -> None:
    event = house.begun("once")
    page = enter("/office/")
    read: list[str] = []
    page.on("request", lambda asked: read.append(asked.url.partition("/api/")[2]))
    page.goto(house.url(f"/office/e/{event}"))
    expect(cell(page, 1, 1)).to_be_visible()
    house.recorder(event, 1).begin()
    expect(cell(page, 1, 1)).to_be_visible()
    expect(page.get_by_role("gridcell", name=re.compile("at the table"))).to_have_count(1)

    assert read.count(f"office/{event}") == 2, "once at first, and once for what was typed"
    waits, tables = part(page, "for-you"), page.get_by_role("grid")
    tops = [each.evaluate("node => node.getBoundingClientRect().top") for each in (waits, tables)]
    assert tops == sorted(tops)


def test_whoever_is_not_signed_in_is_led_to_the_door_and_back(
    visit: Callable[..., Page], house: House
) -> None:
    event = house.event("door")
    page = visit(**DESK, expect_complaints=True)
    page.goto(house.url(f"/office/e/{event}/log"))
    page.get_by_label("Name", exact=True).fill("Ines Falk")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()

    expect(page).to_have_url(house.url(f"/office/e/{event}/log"))
    expect(page.get_by_role("heading", name="Log", level=1)).to_be_visible()


def test_without_a_network_the_office_says_so_and_comes_back(
    enter: Callable[..., Page], house: House
) -> None:
    event = house.begun("offline")
    page = enter(f"/office/e/{event}", expect_complaints=True)
    expect(cell(page, 1, 1)).to_be_visible()
    page.context.set_offline(True)
    expect(part(page, "notice", notice="out-of-touch")).to_be_visible()
    assert cell(page, 1, 1).is_visible()

    page.context.set_offline(False)

    expect(part(page, "notice")).to_have_count(0)


def test_every_page_can_be_read_by_everybody_on_any_screen(
    enter: Callable[..., Page], house: House
) -> None:
    event = house.begun("pages", teams=4, deals=12)
    device = house.disputed(event)
    house.recorder(event, 2).fold_hand()
    page = enter(f"/office/e/{event}")
    page.evaluate("localStorage.setItem('evendeal-theme', 'light')")
    sheets = ("/people/codes", "/publish/seal", "/publish/check-list")
    pages = (
        "",
        "/session",
        "/deals",
        "/rulings",
        "/people",
        "/custody",
        "/log",
        "/publish",
        *sheets,
    )
    paths = [f"/office/e/{event}{path}" for path in pages]
    for path in (
        *paths,
        f"/office/e/{event}/tables/1/{device.deal}",
        "/office/",
        "/office/parts",
        "/office/new/seat_teams",
    ):
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(house.url(path))
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(part(page, "reading")).to_have_count(0)
        if path.endswith("/log"):
            expect(page.get_by_role("main").get_by_role("listitem")).not_to_have_count(0)
        wears(page, "light")
        assert serious(page, also="dark") == [], path
        for width, height in ((390, 844), (1280, 800), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            assert fits(page), (path, width)
        assert serious(page, also="dark") == [], path


def test_a_player_is_taken_out_and_brought_back_with_a_reason(
    enter: Callable[..., Page], house: House
) -> None:
    """F7, R10: from the next deal on the seat's hand is dead, and the office says why."""
    event = house.begun("out")
    page = enter(f"/office/e/{event}/people")
    section = part(page, "taken-out")
    section.get_by_label("Table").select_option("1")
    section.get_by_label("Seat").select_option("2")
    section.get_by_role("button", name="Take the player out").click()
    expect(not_filled_in(section, "reason")).to_be_visible()
    section.get_by_label("Reason").fill("all-in unseen, again and again")
    section.get_by_role("button", name="Take the player out").click()
    section.get_by_role("button", name=re.compile("^Really take")).click()
    taken = part(section, "player-out", table=1, seat=2, rule="R10")
    expect(taken).to_contain_text("all-in unseen")
    seats = house.asked.get(f"/api/office/{event}")["seats"]
    assert [(each["table"], each["seat"]) for each in seats if each["out"]] == [(1, 2)]
    assert serious(page) == []

    section.get_by_role("button", name="Bring back").click()
    section.get_by_label(re.compile("^Why")).fill("the appeal was heard")
    section.get_by_role("button", name=re.compile("^Bring .* back$")).click()

    expect_data(part(section, "done"), done="back")
    expect(part(section, "player-out")).to_have_count(0)


def test_who_is_away_stands_on_the_page_of_now(enter: Callable[..., Page], house: House) -> None:
    event = house.begun("away")
    device = house.recorder(event, 1)
    device.begin()
    device.say({"do": "note", "kind": "left", "seat": 2, "text": ""})
    page = enter(f"/office/e/{event}")
    away = part(page, "away").get_by_role("listitem")
    expect_data(away, back=False)
    expect(away).to_contain_text(re.compile(r"1.* 2\b.*less than a minute"))

    device.say({"do": "note", "kind": "back", "seat": 2, "text": ""})

    expect_data(away, back=True)
