"""What the public sees of an event of team matches, in a real browser."""

import itertools
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PATIENCE, Server, fits, rests
from evendeal.ids import EventId
from support.browser.axe import LOOKS, complaints, wears
from support.browser.match_events import CROWD, EVENT, STILL, corrected, crowd, matches, play_on
from support.browser.parts import data, expect_data, part
from support.browser.screens import sentence
from support.browser.sizes import DESK, broken_words
from support.paper import texts
from support.served import get

pytestmark = pytest.mark.browser

LIVE = EventId("live")
A_ROLL = 1400
"""Milliseconds for which a roll is shown while a game plays."""
A_REST = 400
"""Milliseconds after which the address follows."""


@dataclass(frozen=True)
class Halls:
    """The server, its log, and the addresses of the events looked at."""

    house: str
    log: Path
    played: str
    """Played to its end."""
    unbegun: str
    live: str
    """In the midst of play."""
    mended: str
    """In the midst of play; the director has corrected plays."""
    forty: str
    """Forty teams of four; it has not begun."""


@pytest.fixture(scope="module")
def halls(serve: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> Halls:
    """Events in which nobody plays on but a test itself, on one server."""
    folder = tmp_path_factory.mktemp("matches")
    log = matches(folder, None)
    matches(folder, 0, id=EventId("unbegun"))
    matches(folder, 3, 20, id=LIVE)
    corrected(folder, EventId("mended"))
    crowd(folder)
    server = serve(*STILL, log=log)
    events = (EVENT, "unbegun", LIVE, "mended", "forty")
    return Halls(server.url, log, *(f"{server.url}/m/{event}" for event in events))


def rooms(page: Page, game: int) -> tuple[Locator, Locator]:
    """The two rooms of a match page."""
    return part(page, "room", room="open", game=game), part(page, "room", room="closed", game=game)


def roll_of(room: Locator) -> str:
    """The roll that lies on a room's board, in words."""
    return str(part(room, "dice").get_attribute("aria-label"))


def shown_roll(page: Page) -> int:
    """The number of the roll that the page shows; 0 at the start."""
    return int(data(part(page, "match-at"), "roll"))


SOME = re.compile(r"^[1-9]\d*$")
"""Any roll or game but the start."""


def expect_at(page: Page, game: object, roll: object) -> None:
    """Wait until the page stands in a game of the match, at a roll of it; 0 is the start."""
    expect_data(part(page, "match-at"), game=game, roll=roll)


def test_the_list_of_events_leads_to_the_matches(page: Page, halls: Halls) -> None:
    page.goto(halls.house)
    entry = page.get_by_role("listitem").filter(has_text="Two Games Cup")
    expect(entry).to_contain_text("all 7 matches")
    entry.get_by_role("link", name="Two Games Cup").click()

    expect(page.get_by_role("heading", name="Two Games Cup", level=1)).to_be_visible()
    expect(page).to_have_url(re.compile("/m/two-games$"))


def test_result_final_standings_and_the_last_round_stand_on_one_page(
    page: Page, halls: Halls
) -> None:
    page.goto(halls.played)
    result = page.get_by_role("list", name="Result").get_by_role("listitem")
    expect(result).to_have_count(3)
    final = page.get_by_role("link", name=re.compile("^The final: "))
    expect(final).to_contain_text("VP")
    standings = page.get_by_role("table", name="Standings")
    expect(standings.get_by_role("row")).to_have_count(4)
    points = [int(cell.inner_text()) for cell in part(standings, "points").all()]

    assert points == sorted(points, reverse=True)
    assert sum(points) == 6 * 30  # six matches of the rounds
    latest = part(page, "latest-round", stage="finished")
    expect(latest.get_by_role("heading", name="Round 3")).to_be_visible()
    expect(part(latest, "match")).to_have_count(2)
    final.click()
    expect_data(part(page, "match-about"), final=True, variant="backgammon", games=4)


def test_a_screen_in_the_hall_begins_with_the_result_and_the_final(
    visit: Callable[..., Page], halls: Halls
) -> None:
    page = visit(viewport={"width": 1920, "height": 1080})
    page.goto(f"{halls.played}/hall")
    panel = part(page, "hall-panel", panel="final")
    expect(panel.get_by_role("list", name="Result").get_by_role("listitem")).to_have_count(3)
    expect(panel.get_by_role("link", name=re.compile("^The final: "))).to_be_visible()
    assert fits(page)
    assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0

    page.keyboard.press("ArrowRight")
    expect(part(page, "hall-panel", panel="standings")).to_be_visible()
    page.goto(f"{halls.live}/hall")
    expect_data(part(page, "hall-screen"), panel="standings")


def test_the_bar_leads_to_the_places_that_every_event_has(page: Page, halls: Halls) -> None:
    """Event, standings and proof stand as in an event of poker; matches for its tables."""
    page.goto(f"{halls.played}/proof")
    bar = page.get_by_role("navigation", name="This event")
    expect(bar.get_by_role("link")).to_have_text(
        ["Event", "Standings", "Matches", "Games", "Proof"]
    )
    bar.get_by_role("link", name="Standings").click()
    expect(part(page, "page-match-standings")).to_be_visible()
    expect(page.get_by_role("table", name="Standings").get_by_role("row")).to_have_count(4)
    expect(page.get_by_role("table").last.get_by_role("row")).to_have_count(13)
    bar.get_by_role("link", name="Matches").click()
    expect(part(page, "page-match-list")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile(r"^Round \d"))).to_have_count(3)
    expect(part(page, "bye")).to_have_count(3)
    bar.get_by_role("link", name="Event").click()
    expect(part(page, "page-matches")).to_be_visible()


def test_the_games_that_moved_most_are_found_among_all_games(page: Page, halls: Halls) -> None:
    """Filters and order stand in the address, and a game leads to its rolls."""
    page.goto(f"{halls.played}/games")
    expect_data(part(page, "games-over"), games=28, of=28)
    widest = part(part(page, "widest-games"), "game-row")
    expect(widest).to_have_count(6)
    expect(part(page, "game-row")).to_have_count(28 + 6)
    top = data(widest.first, "game")

    page.get_by_label("Order").select_option("swing")
    rows = part(page, "game-row")
    expect(rows).to_have_count(28)
    swings = [abs(int(data(row, "swing"))) for row in rows.all()]
    assert swings == sorted(swings, reverse=True)
    assert data(rows.first, "game") == top
    page.get_by_label("Round", exact=True).select_option("final")
    expect_data(part(page, "games-found"), count=4)
    page.get_by_label("Team or player").fill("nobody")
    expect_data(part(page, "games-found"), count=0)
    page.get_by_role("link", name="Show all games").click()
    expect_data(part(page, "games-found"), count=28)

    page.get_by_label("Which games").select_option("decisive")
    expect(part(page, "game-row", decisive=False)).to_have_count(0)
    address, found = page.url, part(page, "game-row").count()
    row = part(page, "game-row", decisive=True).first
    session, match, game = data(row, "game").split("/")
    row.click()
    expect(page).to_have_url(re.compile(f"/m/{EVENT}/{session}/{match}/{game}(\\?|$)"))
    expect_data(part(page, "match-at"), game=game)
    page.go_back()
    expect(page).to_have_url(address)
    expect_data(part(page, "games-found"), count=found)


def test_a_game_that_is_played_stands_among_all_games_without_a_result(
    page: Page, halls: Halls
) -> None:
    """R46."""
    page.goto(f"{halls.live}/games?games=playing")
    running = part(page, "game-row", stage="playing")
    expect(running.first).to_be_visible()
    expect(part(page, "game-row")).to_have_count(running.count())
    assert not any(row.get_attribute("data-swing") for row in running.all())
    page.goto(f"{halls.unbegun}/games")
    expect(part(page, "no-games")).to_be_visible()
    expect(page.get_by_role("search")).to_have_count(0)


def test_title_and_heading_of_a_match_name_its_teams_and_its_round(
    page: Page, halls: Halls
) -> None:
    record = get(halls.house, f"/api/events/{EVENT}/matches/2/1")["match"]
    first, second = (team["name"] for team in record["teams"])
    match = rf"{first} against {second}, Round \d · Two Games Cup · evendeal$"
    for path, title in (("/2/1", f"^{match}"), ("/2/1/3", f"^Game 3 · {match}")):
        page.goto(halls.played + path)
        expect(page).to_have_title(re.compile(title))
        expect(page.get_by_role("heading", level=1)).to_have_text(
            re.compile(rf"{first}.*{second}.*Round \d", re.DOTALL)
        )


def test_both_rooms_stand_on_the_same_roll(page: Page, halls: Halls) -> None:
    page.goto(f"{halls.played}/2/1/2?roll=3")
    expect_at(page, 2, 3)
    opened, closed = rooms(page, 2)
    said = set()
    for number in (3, 4, 5):
        expect_at(page, 2, number)
        rolled = roll_of(opened)
        expect(closed.get_by_role("img", name=rolled, exact=True)).to_be_visible()
        said.add(rolled)
        page.keyboard.press("ArrowRight")

    assert len(said) > 1  # they follow the rolls, and do not only agree


def test_keys_and_slider_go_through_a_game_and_the_address_follows(
    page: Page, halls: Halls
) -> None:
    page.clock.install()
    page.goto(f"{halls.played}/1/1/1?roll=999")
    expect_at(page, 1, SOME)
    last = shown_roll(page)
    page.keyboard.press("Home")
    expect_at(page, 1, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect_at(page, 1, 2)
    expect(page).to_have_url(re.compile(r"/1/1/1\?roll=2$"))
    page.reload()
    expect_at(page, 1, 2)
    page.get_by_role("slider", name="Roll").fill("7")
    expect_at(page, 1, 7)
    page.get_by_role("button", name="One roll back").click()
    expect_at(page, 1, 6)
    page.keyboard.press("End")

    expect_at(page, 1, last)
    page.get_by_role("link", name="Game 3", exact=True).click()
    expect_at(page, 3, SOME)

    # who goes on at once, before the address has followed, is not brought back
    page.evaluate(
        """() => {
            const home = new KeyboardEvent("keydown", { key: "Home", bubbles: true });
            document.body.dispatchEvent(home);
            document.querySelector('[aria-label="Games of the match"] a[href$="/1/1/2"]').click();
        }"""
    )
    expect_at(page, 2, SOME)
    page.clock.run_for(2_000)
    expect_at(page, 2, SOME)
    expect(page).to_have_url(re.compile("/1/1/2$"))


def test_a_match_plays_on_when_the_address_begins_to_name_its_game(
    page: Page, halls: Halls
) -> None:
    page.clock.install()
    page.goto(f"{halls.played}/1/1")
    expect_at(page, SOME, SOME)
    # The page's clock is stopped, so that as many rolls are played as it is told to go on.
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    parted = shown_roll(page)
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(A_ROLL)
    expect_at(page, SOME, parted + 1)
    page.clock.run_for(A_REST)
    expect(page).to_have_url(re.compile(rf"/1/1/\d\?roll={parted + 1}$"))

    page.clock.run_for(2 * A_ROLL)
    expect_at(page, SOME, parted + 3)
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_a_board_is_read_point_by_point(page: Page, halls: Halls) -> None:
    page.goto(f"{halls.played}/2/1/1?roll=0")
    opened, _ = rooms(page, 1)
    opened.get_by_role("img", name="13 point, five white checkers").focus()
    page.keyboard.press("ArrowDown")
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("aria-label", "12 point, five black checkers")
    page.keyboard.press("ArrowRight")
    expect(focused).to_have_attribute("aria-label", "11 point, empty")

    # the keys of the board are the board's, and do not go through the game
    expect_at(page, 1, 0)


def test_a_match_is_drawn_game_by_game_and_a_game_is_drawn_roll_by_roll(
    page: Page, halls: Halls
) -> None:
    page.goto(f"{halls.played}/3/1/2?roll=0")
    result = part(page, "imp-sum")
    expect(result).to_have_count(2)
    first, second = (int(each) for each in result.all_inner_texts())
    expect_data(part(page, "match-result"), by=abs(first - second))
    course = page.get_by_role("group", name="IMP game by game")
    expect(course.get_by_role("link")).to_have_count(4)
    race = part(page, "race", room="open")
    expect_data(race, ahead="nobody", pips=0)
    page.keyboard.press("End")
    expect_data(race, ahead=re.compile("white|black"), pips=SOME)

    course.get_by_role("link", name=re.compile("^Game 3: ")).click()
    expect_data(part(page, "match-at"), game=3)


def test_in_the_readers_own_colours_a_board_is_drawn_in_them(
    visit: Callable[..., Page], halls: Halls
) -> None:
    """Forced colours: one side has the colour of the text, the other that of the page."""
    page = visit(forced_colors="active", **DESK)
    page.goto(f"{halls.played}/1/1/1?roll=0")
    expect(part(page, "checker").first).to_be_visible()
    drawn = page.evaluate(
        """() => {
            const of = (where, name) => getComputedStyle(document.querySelector(where))[name];
            return [of("body", "color"), of(".checker.black .body", "fill"),
                of("body", "backgroundColor"), of(".checker.white .body", "fill")];
        }"""
    )

    assert drawn[0] == drawn[1]
    assert drawn[2] == drawn[3]


def test_the_boards_can_be_turned_round_for_black(page: Page, halls: Halls) -> None:
    page.goto(f"{halls.played}/1/1/1?roll=0")
    opened, _ = rooms(page, 1)
    expect(opened.get_by_role("img", name="24 point, fifteen white checkers")).to_be_visible()
    page.get_by_role("button", name="Turn the boards round").click()

    expect(opened.get_by_role("img", name="24 point, fifteen black checkers")).to_be_visible()


def test_a_finished_match_opens_where_the_rooms_parted_in_the_game_that_moved_most(
    page: Page, halls: Halls
) -> None:
    protocol = get(halls.house, f"/api/events/{EVENT}/matches/2/1")["protocol"]
    moved = {each["game"]: abs(each["imps"][0] - each["imps"][1]) for each in protocol["lines"]}
    most = max(moved.values())
    page.goto(f"{halls.played}/2/1")
    game = min(game for game, net in moved.items() if net == most)
    expect_at(page, game, SOME)
    expect_data(part(page, "game-net"), imp=most)
    number = data(part(page, "insight"), "roll")
    expect_at(page, game, number)
    page.keyboard.press("Home")
    expect_at(page, game, 0)

    page.get_by_role("button", name=re.compile(rf"\b{number}$")).first.click()
    expect_at(page, game, number)


def test_nothing_on_a_match_page_moves_when_its_boards_come(page: Page, halls: Halls) -> None:
    page.add_init_script(
        """
        window.shifted = 0;
        new PerformanceObserver(list => {
          for (const each of list.getEntries()) window.shifted += each.value;
        }).observe({ type: "layout-shift", buffered: true });
        """
    )
    page.goto(f"{halls.played}/2/1")
    expect(part(page, "room")).to_have_count(2)
    rests(page)

    assert page.evaluate("window.shifted") < 0.1


def test_a_running_match_moves_with_the_play_and_says_what_is_hidden(
    page: Page, halls: Halls
) -> None:
    page.goto(halls.live)
    part(page, "match", stage="playing").first.click()
    expect_at(page, SOME, SOME)
    before = shown_roll(page)
    hidden = part(page, "hidden", stage="playing")
    expect(hidden).to_contain_text(re.compile(sentence("matches.embargo")))

    play_on(halls.log, 0, steps=6, id=LIVE)
    page.wait_for_function(
        "last => Number(document.querySelector('[data-testid=match-at]').dataset.roll) > last",
        arg=before,
        timeout=PATIENCE,
    )


@pytest.mark.parametrize("width", [390, 1280])
def test_beneath_its_board_a_spectator_reads_what_was_corrected_and_why_once_the_game_is_over(
    visit: Callable[..., Page], halls: Halls, width: int
) -> None:
    page = visit(viewport={"width": width, "height": 844})
    page.goto(f"{halls.mended}/1/1/2")
    opened, closed = rooms(page, 2)
    expect(part(opened, "corrected-before")).to_be_visible()
    expect(part(opened, "corrected")).to_have_count(0)
    rolls = opened.get_by_role("button", name=re.compile(r"^roll \d+$"))
    expect(rolls).to_have_count(2)
    rolls.last.click()
    expect(rolls).to_have_count(1)
    # without the reason, which stands behind a colon as soon as the game is over
    expect(part(opened, "corrected")).to_have_text(re.compile(r"^[^:]+\.$"))
    expect(closed.get_by_role("listitem")).to_have_count(0)

    page.goto(f"{halls.mended}/1/1/1?roll=999")
    opened, _ = rooms(page, 1)
    opened.get_by_role("button", name=re.compile(r"^roll \d+$")).click()
    expect(part(opened, "corrected")).to_contain_text(": Both players agree.")
    decision = part(page, "director-decision", game=1, room="open")
    expect(part(decision, "decision-reason")).to_have_text(re.compile(r"^Both players agree\. \d"))
    assert fits(page)


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1280, 720)])
def test_a_correction_takes_nothing_of_the_boards_on_a_projector(
    visit: Callable[..., Page], halls: Halls, width: int, height: int
) -> None:
    page = visit(viewport={"width": width, "height": height})
    page.goto(f"{halls.mended}/1/1/2?hall")
    games = page.get_by_role("navigation", name="Games of the match")
    expect(games).to_be_visible()
    for room in rooms(page, 2):
        expect(part(room, "dice")).to_be_visible()
    page.get_by_role("button", name=re.compile(r"^roll \d+$")).last.click()
    expect(part(page, "corrected")).to_be_in_viewport(ratio=1)
    expect(part(page, "corrected-before")).to_be_hidden()
    rests(page)
    assert fits(page)
    boxes = [each.bounding_box() for each in (*rooms(page, 2), games)]
    opened, closed, strip = [box for box in boxes if box is not None]
    assert max(box["y"] + box["height"] for box in (opened, closed)) <= strip["y"]
    assert strip["y"] + strip["height"] <= height


def test_the_protocol_is_in_the_columns_of_the_document_and_prints_on_one_sheet(
    page: Page, halls: Halls
) -> None:
    page.goto(f"{halls.played}/3/1/sheet")
    table = page.get_by_role("region", name="Match protocol")
    for column in ("Opening roll", "Doubling cube", "Remained checkers", "SMP", "IMP"):
        expect(table.get_by_role("columnheader", name=column, exact=True).first).to_be_visible()
    expect(part(table, "sheet-row")).to_have_count(8)  # four games in two rooms
    expect(table).to_contain_text("Sum in IMP")
    expect(table).to_contain_text("Result VP")

    sheet = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1


def test_the_browser_itself_checks_every_opened_roll_set(page: Page, halls: Halls) -> None:
    page.goto(f"{halls.played}/proof")
    page.get_by_role("button", name="Check here").click()
    expect_data(part(page, "checked-here"), found="agrees", sets=28)

    opened = part(page, "opened-set", verdict="holds").first
    part(opened, "opened-set-name").click()
    expect(
        opened.get_by_role("definition").filter(has_text=re.compile(r"^\d:\d$")).first
    ).to_be_visible()


def test_before_play_there_are_teams_a_plan_and_no_figures(page: Page, halls: Halls) -> None:
    page.goto(halls.unbegun)
    expect(part(page, "not-begun")).to_contain_text(sentence("matches.sealed_rolls"))
    expect(page.get_by_role("heading", name="Teams", exact=True)).to_be_visible()
    teams = page.get_by_role("table", name="Teams")
    expect(teams.get_by_role("row")).to_have_count(4)
    expect(part(teams, "points")).to_have_count(0)
    page.get_by_role("link", name=re.compile("against")).first.click()
    expect(part(page, "match-not-begun")).to_be_visible()


def test_an_address_of_another_format_leads_to_the_pages_of_the_event(
    page: Page, halls: Halls
) -> None:
    """What the scoreboard says of its format is enough: nothing else is asked."""
    event = halls.played.rpartition("/")[2]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(halls.house)))
    page.goto(f"{halls.house}/e/{event}")
    expect(part(page, "page-matches")).to_be_visible()
    expect(page).to_have_url(halls.played)
    expect(page.get_by_role("heading", name="Two Games Cup", level=1)).to_be_visible()
    assert f"/api/events/{event}/scoreboard" in asked
    assert f"/api/events/{event}" not in asked


def test_what_is_not_there_is_said_and_leads_back(visit: Callable[..., Page], halls: Halls) -> None:
    page = visit(expect_complaints=True, **DESK)
    page.goto(f"{halls.house}/m/nowhere")
    expect(page.get_by_role("heading", name="No such event")).to_be_visible()
    expect(part(page, "missing-what")).to_contain_text("“nowhere”")
    expect(page.get_by_role("navigation", name="This event")).to_have_count(0)
    page.goto(f"{halls.house}/e/nowhere/deals")
    expect(page.get_by_role("heading", name="No such event")).to_be_visible()
    expect(page.get_by_role("navigation", name="This event")).to_have_count(0)
    page.goto(f"{halls.played}/2/99")
    expect(part(page, "missing")).to_be_visible()
    page.get_by_role("link", name="All matches").click()
    expect(part(page, "page-match-list")).to_be_visible()
    expect(page.get_by_role("navigation", name="This event")).to_be_visible()
    page.goto(f"{halls.played}/2/1/99")
    expect(page.get_by_role("heading", name="No game 99")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1280, 720)])
def test_a_hall_shows_a_match_on_one_screen_with_its_boards_whole(
    visit: Callable[..., Page], halls: Halls, width: int, height: int
) -> None:
    page = visit(viewport={"width": width, "height": height})
    page.goto(f"{halls.played}/3/1?hall")
    rooms = part(page, "room")
    expect(rooms).to_have_count(2)
    games = page.get_by_role("navigation", name="Games of the match")
    expect(games).to_be_visible()
    rests(page)
    assert fits(page)
    for area in (rooms.first, rooms.last, games):
        box = area.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= width - box["width"]
        assert 0 <= box["y"] <= height - box["height"]
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    expect_at(page, SOME, SOME)
    games.get_by_role("link", name="Game 1", exact=True).click()
    expect_at(page, 1, SOME)
    expect(page).to_have_url(re.compile(r"/3/1/1\?hall$"))


def test_nothing_moves_where_stillness_is_asked_for(
    visit: Callable[..., Page], halls: Halls
) -> None:
    page = visit(reduced_motion="reduce", **DESK)
    page.goto(f"{halls.played}/2/1/1?roll=4")
    opened, _ = rooms(page, 1)
    expect(opened).to_be_visible()

    def took() -> float:
        checker = part(opened, "checker").first
        said: str = checker.evaluate("each => getComputedStyle(each).transitionDuration")
        return float(said.removesuffix("s"))

    assert took() <= 0.0001
    page.emulate_media(reduced_motion="no-preference")
    assert took() > 0.1


def settled(marks: Locator) -> int:
    """How many pages there are, once it is the same two frames later."""

    def two_frames_later() -> int:
        marks.page.evaluate(
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        return int(data(marks, "pages"))

    pages = int(data(marks, "pages"))
    while (now := two_frames_later()) != pages:
        pages = now
    return pages


@pytest.mark.parametrize("screen", [(1280, 720), (1920, 1080)])
def test_forty_teams_of_four_stand_on_one_screen_in_a_hall_page_by_page(
    visit: Callable[..., Page], halls: Halls, screen: tuple[int, int]
) -> None:
    width, height = screen
    page = visit(viewport={"width": width, "height": height})
    page.goto(f"{halls.forty}?hall")
    teams = page.get_by_role("region", name="Teams")
    marks = part(teams, "marks-of-pages")
    expect(marks).to_be_attached()
    # Pages are measured once more when the typeface has come.
    page.evaluate("document.fonts.ready.then(() => true)")
    # Who turns a page by hand holds the pages: they are not turned by the clock any more.
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Turn the pages")).to_be_visible()
    pages = settled(marks)
    here = int(data(marks, "at"))
    seen: set[str] = set()
    for turned in range(pages):
        expect_data(marks, at=(here + turned) % pages)
        before = len(seen)
        seen |= set(
            part(teams, "entries")
            .get_by_role("listitem")
            .evaluate_all(
                """([...all]) => {
                  const place = all[0].closest("[data-testid=paged]").getBoundingClientRect();
                  return all.filter(each => {
                    const { left, right, top, bottom } = each.getBoundingClientRect();
                    return left >= place.left - 1 && right <= place.right + 1
                      && top >= place.top - 1 && bottom <= place.bottom + 1;
                  }).map(each => each.querySelector("b").textContent);
                }"""
            )
        )
        assert len(seen) > before
        page.keyboard.press("ArrowRight")
    over = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"

    assert len(seen) == CROWD
    assert page.evaluate(over) == [width, height]


def test_what_can_be_printed_is_offered_with_the_matches_and_with_one_that_is_over(
    page: Page, halls: Halls
) -> None:
    page.goto(f"{halls.played}/matches?language=fr")
    offered = part(page, "print-links")
    expect(part(page, "print-links", sheet="booklet")).to_be_visible()
    assert [
        (data(each, "sheet"), each.get_attribute("data-session")) for each in offered.all()
    ] == [
        ("booklet", None),
        ("certificate", "1"),
        ("certificate", "2"),
        ("certificate", "3"),
        ("protocols", "1"),
        ("protocols", "2"),
        ("protocols", "3"),
    ]
    for where in ("2/1", "2/1/sheet"):
        page.goto(f"{halls.played}/{where}?language=fr")
        papers = part(page, "print-links", sheet="protocols", session=2, match=1)
        with page.expect_download() as saved:
            papers.get_by_role("link").first.click()
        assert saved.value.suggested_filename.endswith("-protocols-2-1.pdf")
        (protocol,) = texts(saved.value.path().read_bytes())
        assert "Feuille de match" in protocol
        expect(papers.get_by_role("link").first).to_have_attribute("aria-busy", "false")

    page.goto(f"{halls.live}/1/1")
    expect(part(page, "match-at")).to_be_visible()
    expect(part(page, "print-links")).to_have_count(0)


PAGES = {
    "": "standings",
    "?hall": "standings",
    "/standings": "standings",
    "/matches": "match",
    "/1/1/1?roll=6": "room",
    "/2/1": "room",
    "/2/1?hall": "room",
    "/3/1/sheet": "sheet",
    "/proof": "opened-set",
}
"""Pages of an event that is over, and what stands on each only once it has been read wholly."""


def test_a_page_of_a_hall_begins_at_its_edge_when_the_window_has_changed(
    visit: Callable[..., Page], halls: Halls
) -> None:
    page = visit(viewport={"width": 1280, "height": 720})
    page.goto(f"{halls.forty}?hall")
    pane = part(page, "paged").first
    expect_data(part(page, "marks-of-pages").first, at=0)
    page.keyboard.press("ArrowRight")
    expect_data(part(page, "marks-of-pages").first, at=1)
    pages = (
        "pane => pane.scrollLeft / (pane.getBoundingClientRect().width"
        " + parseFloat(getComputedStyle(pane).columnGap))"
    )
    assert pane.evaluate(pages) == pytest.approx(1, abs=0.02)

    page.set_viewport_size({"width": 1500, "height": 720})
    rests(page)

    assert pane.evaluate(pages) == pytest.approx(1, abs=0.02)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_no_name_of_a_team_is_broken_before_the_figures_beside_it_give_way(
    visit: Callable[..., Page], halls: Halls, locale: str
) -> None:
    page = visit(locale=locale, viewport={"width": 1920, "height": 900})
    for path in ("", "/standings"):
        page.goto(halls.played + path)
        expect(part(page, "standings").first).to_be_visible()
        for width in (1920, 1280, 1024, 768, 390, 320):
            page.set_viewport_size({"width": width, "height": 900})
            assert broken_words(page) == [], (path, width)


def test_no_page_is_wider_than_its_screen(visit: Callable[..., Page], halls: Halls) -> None:
    """Neither one that is narrowed from a projector to a phone, nor one that a phone opens."""
    page = visit(viewport={"width": 1920, "height": 900})
    wide: dict[str, Any] = {}
    narrowed = (1920, 1280, 1100, 768, 640, 390, 320)
    for (path, last), widths in itertools.product(PAGES.items(), (narrowed, (390, 320))):
        page.set_viewport_size({"width": widths[0], "height": 900})
        page.goto(halls.played + path)
        expect(part(page, last).first).to_be_visible()
        for width in widths:
            page.set_viewport_size({"width": width, "height": 900})
            where = f"{path} at {width}, opened at {widths[0]}"
            if not fits(page):
                wide[where] = page.evaluate("document.documentElement.scrollWidth")
            over = page.evaluate(
                """() => [...document.querySelectorAll("table")]
                  .filter(one => !one.closest(".sideways, .paged"))
                  .filter(one => one.offsetWidth > one.parentElement.clientWidth + 1).length"""
            )
            if over:
                wide[f"{where}: tables"] = over

    assert wide == {}


@pytest.mark.parametrize(("screen", "themes"), LOOKS, ids=["desktop", "phone"])
def test_no_page_of_matches_shuts_anybody_out(
    visit: Callable[..., Page], halls: Halls, screen: dict[str, object], themes: tuple[str, str]
) -> None:
    theme, other = themes
    page = visit(reduced_motion="reduce", **screen)
    found = {}
    addresses = {
        **{f"{halls.played}{path}": last for path, last in PAGES.items()},
        halls.unbegun: "standings",
        f"{halls.unbegun}/2/1": "match-not-begun",
        f"{halls.unbegun}/proof": "check-yourself",
        halls.live: "match",
    }
    for address, last in addresses.items():
        join = "&" if "?" in address else "?"
        page.goto(f"{address}{join}theme={theme}")
        wears(page, theme)
        expect(part(page, last).first).to_be_visible()
        found[address] = complaints(page, other)

    assert {address: lines for address, lines in found.items() if lines} == {}
