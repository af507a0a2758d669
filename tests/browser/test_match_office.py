"""The office of an event of team matches in a browser: an event directed with real clicks."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import ROOT, Server, fits, picture
from evendeal.commands.log_folder import open_desks
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.rehearsal import match_player_of
from evendeal.ids import EventId
from evendeal.tournament.room_match.event_read import read_match_event
from evendeal.views.matches.console import ConsoleLine, MatchReceipt
from support.browser.axe import serious, wears
from support.browser.house import Asked, House, directed
from support.browser.match_house import TOML, made
from support.browser.parts import expect_data, figure, not_filled_in, part, refusal
from support.browser.screens import sentence
from support.browser.sizes import PHONE, too_small
from support.events.matches import GameDevice
from support.ledgers import matches_of
from support.paper import texts
from support.rehearsals import prepare, rehearsal_stages

pytestmark = pytest.mark.browser

YALTA = ROOT / "docs" / "events" / "yalta.toml"
LEFT = "Sergei has left the hall"
"""Why a table calls."""
STOPPED = "a clock has stopped"
"""Why play is paused."""
FINAL = "[final]\ngames = 2\n"


class Recorded(GameDevice):
    """A recorder's device over HTTP, which came in with a code."""

    def __init__(self, house: House, event: str, table: int) -> None:
        if (event, table) not in house.devices:
            invited = {"role": "recorder", "table": table, "entry": None, "player": None}
            made = house.asked.post(f"/api/office/{event}/invitations", {**invited, "days": 1})
            device = Asked(house.chromium.new_context(), house.server.url)
            device.post("/api/join", {"code": made["code"], "name": None, "password": None})
            house.devices[event, table] = device
        nobody: Any = None
        super().__init__(nobody, table, EventId(event), key=f"t{table}")
        self.asked = house.devices[event, table]

    @property
    def console(self) -> Any:
        page = self.asked.get(f"/api/console/{self.event}/{self.table}")
        order = [
            SimpleNamespace(**{**game, "lines": [ConsoleLine(**line) for line in game["lines"]]})
            for game in page["order"]
        ]
        return SimpleNamespace(**{**page, "order": order})

    def write(self, *lines: Any, n: int | None = None, key: str | None = None, **at: int) -> Any:
        first = self.n if n is None else n
        sent = {
            "session": self.session,
            "deal": self.deal,
            "n": first,
            "key": key or f"{self.key}-{self.deal}-{first}",
            "lines": list(lines),
            "rules": self.console.version,
        }
        receipt = self.asked.post(f"/api/console/{self.event}/{self.table}/lines", sent)
        receipt["lines"] = tuple(ConsoleLine(**line) for line in receipt["lines"])
        return MatchReceipt(**receipt)


class Afternoon:
    """A clock that began some hours ago, and goes on when it is told to."""

    def __init__(self) -> None:
        self.at = datetime.now(UTC) - timedelta(hours=2, minutes=40)

    def now(self) -> datetime:
        """The time."""
        return self.at

    def move(self) -> None:
        """Everybody at the tables does one thing."""
        self.at = min(self.at + timedelta(seconds=30), datetime.now(UTC))


def in_mid_course(log: Path, turns: int) -> None:
    """A log with the event of Yalta in the middle of its rounds; table 2 plays slower."""
    event = read_match_event(YALTA.read_bytes())
    clock = Afternoon()
    with open_desks(log, create=True) as desks:
        desk = MatchDesk(replace(matches_of(desks).adapters, clock=clock))
        prepare(desk, event, "mixed", 5)
        rooms = next(iter(rehearsal_stages(desk, event.id, match_player_of(event, "mixed", 5))))
        for turn in range(turns):
            clock.move()
            with desk.together(event.id):
                for number, room in enumerate(rooms, 1):
                    if number != 2 or turn % 5:
                        room.step()


@pytest.fixture(scope="module")
def house(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A house with one event of Yalta in mid-course, in which nobody plays on by himself."""
    log: Path = tmp_path_factory.mktemp("match-office") / "log"
    in_mid_course(log, turns=300)
    with directed(serve("--seed", "8", log=log), chromium) as house:
        yield house


@pytest.fixture
def enter(visit: Callable[..., Page], house: House) -> Callable[..., Page]:
    """Open an address as the director."""
    return partial(house.entered, visit)


def room(page: Page, table: int) -> Locator:
    """The first match's room at a table."""
    return part(page, "room", table=table).first


def panel(page: Page) -> Locator:
    """What stands beside the list of things to do."""
    return page.get_by_role("complementary", name="What you look at")


def test_an_event_is_made_from_its_file_and_begun(enter: Callable[..., Page], house: House) -> None:
    page = enter("/office/")
    page.get_by_role("link", name="New event").click()
    page.get_by_role("link", name="Backgammon in teams").click()
    file = page.get_by_label("event.toml")
    file.fill('[event]\nid = "spring-teams"')
    problems = part(page, "problems")
    for where in ("event.format", "event.name", "play.games"):
        wrong = part(problems, "problem", where=where)
        expect(wrong).to_contain_text(sentence(f"matches_file.{where.replace('.', '_')}"))
    part(problems, "problem").first.get_by_role("button", name="Line 1").click()
    expect(file).to_be_focused()
    page.get_by_role("button", name="Back to the example").click()
    says = page.get_by_role("region", name="What it says")
    expect(says.get_by_role("heading", name="Spring Team Matches")).to_be_visible()
    for key in ("teams", "rounds_free", "rolls"):
        expect(says).to_contain_text(sentence(f"matches_file.says.{key}"))
    file.fill(file.input_value().replace('rounds = "free"', 'rounds = "together"'))
    for key in ("rounds_together", "final"):
        expect(says).to_contain_text(sentence(f"matches_file.says.{key}"))
    expect(says.get_by_role("table")).to_have_count(3)
    assert serious(page) == []
    picture(page, "match-office-new")

    page.get_by_label("Open a file").set_input_files(
        {
            "name": "event.toml",
            "mimeType": "text/plain",
            "buffer": TOML.format(id="uploaded", name="Uploaded", more=FINAL).encode(),
        }
    )
    expect(says.get_by_role("heading", name="Uploaded Team Matches")).to_be_visible()
    page.get_by_role("button", name="Seal and publish", exact=True).click()
    page.get_by_role("button", name="Yes, seal and publish").click()

    expect(page).to_have_url(re.compile("/office/m/uploaded/publish$"))
    expect(part(page, "seal", seal="event")).to_be_visible()
    page.get_by_role("link", name="Session", exact=True).click()
    expect(part(page, "final")).to_be_visible()
    page.get_by_role("button", name="Begin all boards", exact=True).click()
    page.get_by_role("button", name="Yes, begin all boards").click()
    expect(part(page, "board-session", stage="running", games_left=4)).to_be_visible()
    expect_data(part(page, "final"), stage="waits")
    expect(part(page, "final")).to_contain_text("Backgammon")


def test_a_hall_in_mid_course_is_seen_at_a_glance(enter: Callable[..., Page], house: House) -> None:
    overview = house.asked.get("/api/office/yalta-2008")
    playing = [match for match in overview["matches"] if match["stage"] == "playing"]
    page = enter("/office/m/yalta-2008")

    summary = overview["summary"]
    over = f"{summary['games_over']} of {summary['games']}"
    expect(figure(page, "games").get_by_role("strong")).to_have_text(over)
    matches = page.get_by_role("region", name="Matches in play")
    expect(matches.get_by_role("heading")).to_have_count(len(playing))
    for name in ("open", "closed"):
        last_room = part(matches.get_by_role("listitem").last, "room", room=name)
        expect_data(last_room, roll=playing[-1][name]["roll"])
        expect(last_room).to_contain_text(f"Roll {playing[-1][name]['roll']}: ")
    matches.get_by_role("button").last.click()
    expect(panel(page).get_by_role("heading", level=2)).to_be_focused()
    panel(page).get_by_role("button", name="Close the game").click()
    expect(matches.get_by_role("button").last).to_be_focused()
    matches.get_by_role("button").last.click()
    expect(part(panel(page), "earlier-lines")).to_be_visible()
    expect(part(panel(page), "board")).to_be_visible()
    assert fits(page)
    expect(panel(page).get_by_role("link", name="Open the game")).to_be_in_viewport()
    assert serious(page) == []
    page.evaluate("scrollTo(0, 0)")
    picture(page, "match-office-now")

    page.get_by_role("link", name="Games", exact=True).click()
    accepted = page.get_by_role("link", name=re.compile("game 1, open room: accepted"))
    count = sum(match["cells"][0]["open"] == "accepted" for match in overview["matches"])
    assert count > 0
    expect(accepted).to_have_count(count)
    picture(page, "match-office-games")
    accepted.first.click()
    expect(part(page, "game-acts")).to_be_visible()
    expect(page.get_by_role("button", name="Decide it anew")).to_be_visible()
    part(page, "earlier-lines").click()
    page.get_by_role("button", name="Correct line 0", exact=True).click()
    expect(part(page, "dice-stand")).to_contain_text(sentence("office.game.dice_stand"))
    page.get_by_role("button", name="Decide it anew").click()
    expect(page.get_by_role("heading", name="Decide the game")).to_be_visible()


def test_a_call_is_answered_and_a_game_decided_with_its_changes_shown(
    enter: Callable[..., Page], house: House
) -> None:
    event = made(house, "autumn")
    page = enter(f"/office/m/{event}")
    for table in (1, 2):
        Recorded(house, event, table).short_game()
    Recorded(house, event, 1).short_game()
    device = Recorded(house, event, 2).begin().go(3)
    device.say({"do": "call_director", "reason": LEFT})

    expect_data(room(page, 2), called=True)
    part(page, "thing", kind="call", table=2).get_by_role("button").click()
    expect(panel(page)).to_contain_text(LEFT)
    panel(page).get_by_label("What you said").fill("He has ten minutes")
    panel(page).get_by_role("button", name="Answered").click()
    # a recorder that is out of touch may be listed by now, but no call
    expect_data(part(panel(page), "done"), done="answered")
    expect(part(page, "thing", kind="call")).to_have_count(0)

    panel(page).get_by_role("button", name="Decide", exact=True).click()
    panel(page).get_by_role("button", name="Show what changes").click()
    expect(not_filled_in(panel(page), "winner")).to_be_visible()
    panel(page).get_by_role("radio", name=re.compile("Kharkov, Black")).check()
    panel(page).get_by_role("radio", name="gammon", exact=True).check()
    panel(page).get_by_label("Reason").fill("Sergei did not come back")
    panel(page).get_by_role("button", name="Show what changes").click()
    changed = part(panel(page), "changes").get_by_role("rowheader")
    expect(changed.filter(has_text="IMP of the match")).to_be_visible()
    expect(changed.filter(has_text="small match points")).to_be_visible()
    assert serious(page) == []
    picture(page, "match-office-decision")
    panel(page).get_by_role("button", name="Confirm the decision").click()

    expect_data(part(page, "done"), done="decided")
    overview = house.asked.get(f"/api/office/{event}")
    assert overview["matches"][0]["stage"] == "over"
    page.get_by_role("link", name="Decisions", exact=True).click()
    entry = part(page, "decision-made", kind="decide", table=2)
    expect(entry).to_contain_text("Sergei did not come back")
    expect(entry).to_contain_text(re.compile("Kharkov.*Moscow.*game 2.*closed room"))
    picture(page, "match-office-decisions")
    entry.get_by_role("link", name=re.compile("^The game: ")).click()
    expect_data(part(page, "game-state"), stage="decided")
    page.get_by_role("link", name="Games", exact=True).click()
    protocol = part(page, "match-protocol", session=1, match=1)
    with page.expect_download() as saved:
        protocol.get_by_role("link", name="US Letter").click()
    assert saved.value.suggested_filename == f"{event}-protocols-1-1.pdf"
    assert len(texts(saved.value.path().read_bytes())) == 1


def test_a_line_is_corrected_and_lines_are_taken_back(
    enter: Callable[..., Page], house: House
) -> None:
    event = made(house, "mended")
    device = Recorded(house, event, 1).begin().go(2)
    line = device.n - 1
    device.lines.pop(line)
    meant = device.play_due(1)
    page = enter(f"/office/m/{event}/games/1/1/1")
    page.get_by_role("button", name=f"Correct line {line}", exact=True).click()
    page.get_by_label("The play").fill("13-7")
    page.get_by_label("Reason").fill("The other play was made")
    page.get_by_role("button", name="Show what changes").click()
    expect(not_filled_in(page, "moves")).to_contain_text("13/7 8/7")
    page.get_by_label("The play").fill(" ".join(f"{start}/{end}" for start, end in meant["moves"]))
    page.get_by_role("button", name="Show what changes").click()
    expect(part(page, "no-changes")).to_be_visible()
    page.get_by_role("button", name="Confirm the correction").click()
    expect_data(part(page, "done"), done="corrected")

    page.get_by_role("button", name="Correct line 0", exact=True).click()
    expect(page.get_by_role("radio", name=re.compile("^It should say"))).to_be_disabled()
    page.get_by_label("Reason").fill("Nobody was ready")
    page.get_by_role("button", name="Show what changes").click()
    expect(part(page, "consequences")).to_contain_text(re.compile(r"\b2 lines.*\bline 0\b"))
    assert serious(page) == []
    page.get_by_role("button", name="Confirm the correction").click()

    expect_data(part(page, "game-state"), stage="waiting")


def test_an_accepted_game_is_reopened_while_the_other_room_plays(
    enter: Callable[..., Page], house: House
) -> None:
    event = made(house, "again")
    Recorded(house, event, 1).short_game()
    page = enter(f"/office/m/{event}/games/1/1/1")
    page.get_by_role("button", name="Reopen it").click()
    page.get_by_label("Reason").fill("They meant a single game")
    page.get_by_role("button", name="Show what changes").click()
    page.get_by_role("button", name="Reopen the game").click()

    expect_data(part(page, "done"), done="reopened")
    expect_data(part(page, "game-state"), stage="finished")


def test_the_dice_of_a_line_are_not_parted_however_narrow_it_is(
    enter: Callable[..., Page], house: House
) -> None:
    event = made(house, "narrow")
    Recorded(house, event, 1).begin().go(5)
    page = enter(f"/office/m/{event}/games/1/1/1")
    lines = page.get_by_role("region", name="Lines")
    expect(part(lines, "line", do="roll").first).to_have_text(re.compile("[1-6]-[1-6]"))

    parts = part(lines, "line-sentence").evaluate_all(
        """nodes => nodes.flatMap(node => {
            const found = [];
            Object.assign(node.style, {display: "block", width: "1px"});
            const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
            while (texts.nextNode()) {
                for (const roll of texts.currentNode.data.matchAll(/[1-6]-[1-6]/g)) {
                    const words = document.createRange();
                    words.setStart(texts.currentNode, roll.index);
                    words.setEnd(texts.currentNode, roll.index + 3);
                    found.push(words.getClientRects().length);
                }
            }
            return found;
        })"""
    )
    assert parts
    assert set(parts) == {1}


def test_a_line_up_is_changed_and_a_substitute_comes_in(
    enter: Callable[..., Page], house: House
) -> None:
    event = made(house, "lineup")
    page = enter(f"/office/m/{event}/people")
    section = part(page, "line-ups")
    section.get_by_role("combobox", name="Match", exact=True).select_option(index=1)
    section.get_by_role("combobox", name="Team", exact=True).select_option(label="Kharkov")
    section.get_by_role("combobox", name="In the open room").select_option("Ilya")
    section.get_by_role("button", name="Keep the line-up").click()
    expect_data(part(section, "done"), done="lined-up")

    Recorded(house, event, 1).begin().go(1)
    section.get_by_role("combobox", name="In the open room").select_option("Jakob")
    section.get_by_role("button", name="Substitute").click()
    expect(not_filled_in(section, "reason")).to_be_visible()
    section.get_by_label("Reason").fill("Ilya is ill")
    section.get_by_role("button", name="Substitute").click()
    expect_data(part(section, "done"), done="substituted")

    match = house.asked.get(f"/api/office/{event}")["matches"][0]
    assert match["open"]["white"]["player"] == "Ilya / Jakob"


def test_recorders_are_let_in_with_a_sheet_of_codes(
    enter: Callable[..., Page], house: House
) -> None:
    event = made(house, "codes")
    page = enter(f"/office/m/{event}/people")
    roles = page.get_by_role("combobox", name=re.compile(r"^As\b"))
    expect(roles.get_by_role("option")).to_have_count(7)
    page.get_by_role("link", name="Codes to print").click()
    page.get_by_role("button", name="Make 2 codes").click()

    expect(page.get_by_role("heading", name="Table 2, closed room", level=2)).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^Code: Recorder, table"))).to_have_count(2)
    assert serious(page) == []


def test_the_final_is_begun_with_its_finalists_and_everything_ended(
    enter: Callable[..., Page], house: House
) -> None:
    event = made(house, "winter", FINAL)
    for table in (1, 2):
        for _ in range(2):
            Recorded(house, event, table).short_game()
    page = enter(f"/office/m/{event}")
    part(page, "thing", kind="final").get_by_role("button").click()
    # a button of the page before begins with the same words
    begin = page.get_by_role("button", name=re.compile("^Begin the final( with lots)?$"))
    expect(begin).to_be_visible()
    picture(page, "match-office-final")
    begin.click()
    page.get_by_role("button", name=re.compile("^Yes, begin the final")).click()
    expect(page.get_by_role("button", name="End: The final")).to_be_disabled()

    for table in (1, 2):
        for _ in range(2):
            Recorded(house, event, table).short_game()
    page.get_by_role("link", name="Now", exact=True).click()
    expect(part(panel(page), "all-played")).to_be_visible()
    expect_data(part(page, "next-step"), act="end_session", ready=True)
    expect(part(page, "next-step").get_by_role("heading")).to_contain_text("Backgammon")
    page.get_by_role("link", name="Session", exact=True).click()
    page.get_by_role("button", name="End: Backgammon", exact=True).click()
    expect(page.get_by_role("button", name="Yes, end it: Backgammon")).to_be_visible()
    page.get_by_role("button", name="Not yet").click()
    expect(page.get_by_role("button", name="End: Backgammon", exact=True)).to_be_visible()
    for count, name in enumerate(("Backgammon", "The final"), 1):
        page.get_by_role("button", name=f"End: {name}", exact=True).click()
        page.get_by_role("button", name=f"Yes, end it: {name}", exact=True).click()
        expect(part(page, "board-session", stage="ended")).to_have_count(count)
    page.get_by_role("link", name="Now", exact=True).click()
    expect(part(page, "nothing-waits")).to_be_visible()
    final = house.asked.get(f"/api/office/{event}")["matches"][-1]
    (first, second), (one, other) = final["imps"], final["names"]
    won = f"{one if first > second else other} won"
    said = "The final is level" if first == second else won
    expect(part(panel(page), "outcome")).to_contain_text(said)
    page.get_by_role("link", name="Log", exact=True).click()
    expect(part(page, "log-line").filter(has_text="The final began")).to_be_visible()


def test_a_round_is_begun_and_a_table_paused(enter: Callable[..., Page], house: House) -> None:
    toml = TOML.format(id="together", name="Together", more="rounds = 2\n")
    toml = toml.replace("[office]\n", '[office]\nrounds = "together"\n')
    house.asked.post(
        "/api/office/events", {"format": "room_match", "toml": toml, "entries_text": ""}
    )
    house.asked.post("/api/office/together/sessions/1/begin", {"beacon": ""})
    for table in (1, 2):
        for _ in range(2):
            Recorded(house, "together", table).short_game()
    device = Recorded(house, "together", 1)

    def console_field(field: str) -> Any:
        return device.asked.get("/api/console/together/1")[field]

    assert console_field("waits_for_round") == 2
    page = enter("/office/m/together")
    part(page, "thing", kind="round").get_by_role("button").click()
    page.get_by_role("button", name="Begin round 2", exact=True).click()
    page.get_by_role("button", name="Yes, begin round 2").click()
    expect_data(part(page, "rounds"), begun=2, rounds=2)
    assert console_field("waits_for_round") is None

    page.get_by_label("Where").select_option("At table 1")
    page.get_by_label("Why, for the recorders").fill(STOPPED)
    page.get_by_role("button", name="Pause play").click()
    paused = part(page, "paused", table=1)
    expect(paused).to_contain_text(STOPPED)
    assert console_field("paused") == STOPPED
    assert fits(page)
    assert serious(page) == []
    picture(page, "match-office-paused")
    page.get_by_role("button", name="Play on at table 1").click()
    expect(paused).to_have_count(0)
    assert console_field("paused") is None

    page.get_by_role("button", name="Pause play").click()
    expect(part(page, "paused", table="all")).to_be_visible()
    page.goto(house.url("/m/together"))
    expect_data(part(page, "held"), paused=True)
    expect(part(page, "held")).to_have_text("Paused")
    house.asked.post("/api/office/together/resume", {"table": None, "key": "on"})
    expect_data(part(page, "held"), paused=False)
    expect(part(page, "held")).to_have_text("Round 2 begun")


def test_an_address_that_names_only_the_event_finds_its_office(
    visit: Callable[..., Page], house: House
) -> None:
    page = house.entered(visit, "/office/yalta-2008", expect_complaints=True)

    page.wait_for_url(re.compile("/office/m/yalta-2008$"))
    expect(page.get_by_role("region", name="Matches in play")).to_be_visible()


def test_a_game_that_is_not_played_there_leads_back_to_the_others(
    visit: Callable[..., Page], house: House
) -> None:
    page = house.entered(visit, "/office/m/yalta-2008/games/1/1/99", expect_complaints=True)

    expect(refusal(page, "NoGameThere", session=1, table=1)).to_be_visible()
    page.get_by_role("link", name="All games").click()
    expect(page.get_by_role("heading", name="Games", exact=True)).to_be_visible()


def test_on_a_phone_a_call_stands_before_the_rooms_and_is_answered_by_a_finger(
    enter: Callable[..., Page], house: House
) -> None:
    event = made(house, "called")
    device = Recorded(house, event, 2).begin().go(3)
    device.say({"do": "call_director", "reason": "the clock has stopped"})
    page = enter(f"/office/m/{event}", **PHONE)

    answer = part(page, "thing", kind="call", table=2).get_by_role("button")
    expect(answer).to_be_in_viewport()
    assert too_small(page) == []
    answer.tap()
    expect(panel(page).get_by_role("button", name="Answered")).to_be_in_viewport()
    expect(panel(page).get_by_role("heading", name="Table 2 called you")).to_be_focused()
    panel(page).get_by_role("button", name="Decide the game").tap()
    expect(panel(page).get_by_role("radio").first).to_be_visible()
    assert too_small(page) == []
    assert fits(page)
    page.goto(house.url(f"/office/m/{event}/games/1/2/1"))
    page.get_by_role("button", name="Correct line 0", exact=True).tap()
    expect(page.get_by_role("heading", name="Correct line 0")).to_be_in_viewport()
    assert too_small(page) == []
    assert fits(page)


def test_every_page_can_be_read_by_everybody_on_any_screen(
    enter: Callable[..., Page], house: House
) -> None:
    pages = {
        "/office/m/yalta-2008": "room",
        "/office/m/yalta-2008/session": "board-session",
        "/office/m/yalta-2008/games": "standings",
        "/office/m/yalta-2008/decisions": "no-decisions",
        "/office/m/yalta-2008/people": "line-ups",
        "/office/m/yalta-2008/people/codes": "codes-that-stand",
        "/office/m/yalta-2008/publish/seal": "seals",
        "/office/m/yalta-2008/publish/check-list": "check-list-step",
        "/office/m/yalta-2008/log": "log-line",
        "/office/m/yalta-2008/publish": "seals",
        "/office/m/yalta-2008/games/2/3/1": "line",
        "/office/new/room_match": "file-says",
    }
    page = enter("/office/", **PHONE)
    for path, last in pages.items():
        page.goto(house.url(f"{path}?theme=light"))
        expect(part(page, last).first).to_be_visible()
        # parts of a page that are read for themselves come after its head
        expect(part(page, "reading")).to_have_count(0)
        wears(page, "light")
        for width in (1440, 1024, 768, 390):
            page.set_viewport_size({"width": width, "height": 844})
            assert fits(page), (path, width)
        assert too_small(page) == [], path
        assert serious(page, also="dark") == [], path
