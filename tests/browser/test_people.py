"""The people's pages in a browser: joining, signing in, the own place, a hand played again."""

import itertools
import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server, fits, picture
from evendeal.formats.duplicate.rehearsal import player_of
from evendeal.tournament.seat_teams.demonstration import demonstration
from evendeal.tournament.seat_teams.event_read import read_event
from support.browser.axe import serious, wears
from support.browser.events import invited
from support.browser.house import PASSWORD
from support.browser.parts import data, expect_data, part, refusal
from support.browser.screens import sentence
from support.browser.sizes import DESK, SHARP_PHONE
from support.ledgers import open_desk
from support.rehearsals import play_rehearsal, prepare
from support.served import get

pytestmark = pytest.mark.browser

HANDS = 230
"""Of 360: some deals are open, and some are not."""
A_STEP = 1100
"""Milliseconds for which a step of a hand is shown while it plays."""
MOVING = """
document.getAnimations()
  .filter(one => one.playState === "running" && one.effect.getComputedTiming().endTime > 1)
  .map(one => one.effect.target.getAttribute("class"))
"""
"""What is moving on a page; what is over at once moves for nobody."""


@dataclass
class Hall:
    """A served event that stands still in its course."""

    server: Server

    def url(self, path: str) -> str:
        """An address of the hall."""
        return self.server.url + path

    def asked(self, path: str) -> Any:
        """An answer of the public interface."""
        return get(self.server.url, f"/api/events/team-cup{path}")

    def code(self, role: str, *place: str) -> str:
        """A new code, as the director makes it at the command line."""
        return invited(self.server.log, role, *place, "--event", "team-cup")

    def with_a_flop(self, player: str) -> tuple[int, int, list[str]]:
        """An open deal that went to the flop where a player sits: its number, the table, the steps.

        Of each step what is done, e.g. "post".
        """
        place = next(
            table["table"]
            for table in self.asked("/tables")
            if any(seat["player"] == player for seat in table["seats"])
        )
        for deal in (each["deal"] for each in self.asked("/deals") if each["open"]):
            rows = self.asked(f"/deals/{deal}")["rows"]
            steps = next(row["steps"] for row in rows if row["table"] == place)
            if any(step["do"] == "deal" for step in steps):
                return deal, place, [step["do"] for step in steps]
        raise AssertionError(f"{player} has not seen a flop")

    def account(self, page: Page, name: str, role: str, *place: str) -> None:
        """Join on this page with a link, and make an account."""
        page.goto(self.url(f"/join#{self.code(role, *place)}"))
        page.get_by_label("Your name").fill(name)
        page.get_by_label("A password").fill(PASSWORD)
        page.get_by_role("button", name="Make my account").click()
        page.wait_for_url(re.compile("/me/|/office/"))


@pytest.fixture(scope="module")
def hall(serve: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> Hall:
    """The demonstration, stopped in its course; it goes on for nobody, its seed being another."""
    log: Path = tmp_path_factory.mktemp("people") / "log"
    event = demonstration()
    with open_desk(log, create=True) as desk:
        prepare(desk, event, "mixed", 5)
        hands = play_rehearsal(desk, event.id, player_of(event, "mixed", 5))
        for _ in itertools.islice(hands, HANDS):
            pass
    return Hall(serve("--seed", "8", log=log))


NO_PHONES = """
[event]
id = "no-phones"
name = "A Cup without Phones"
[play]
deals = 4
[hall]
devices = "none"
[[entries]]
name = "Lions"
[[entries]]
name = "Tigers"
[[entries]]
name = "Bears"
"""


def play_on(log: Path, hands: int | None = None) -> None:
    """So many hands of the cup without phones, or all that are left."""
    event = read_event(NO_PHONES)
    with open_desk(log, create=True) as desk:
        prepare(desk, event, "mixed", 5)
        for _ in itertools.islice(
            play_rehearsal(desk, event.id, player_of(event, "mixed", 5)), hands
        ):
            pass


def sign_in(page: Page, hall: Hall, name: str, password: str = PASSWORD) -> None:
    page.goto(hall.url("/sign-in"))
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name="Sign in").click()


def test_a_player_joins_by_link_and_sees_where_he_sits(
    visit: Callable[..., Page], hall: Hall
) -> None:
    page = visit(**SHARP_PHONE)
    code = hall.code("player", "--entry", "D", "--player", "D2")
    page.goto(hall.url(f"/join#{code}"))
    expect(page.get_by_role("heading", name="Play as D2")).to_be_visible()
    password = page.get_by_label("A password")
    password.fill(PASSWORD)
    expect(password).to_have_attribute("type", "password")
    page.get_by_role("button", name="Show the password").click()
    expect(password).to_have_attribute("type", "text")
    assert serious(page) == []
    picture(page, "me-join")
    page.get_by_label("Your name").fill("Dagny Holm")
    page.get_by_role("button", name="Make my account").click()

    expect(page.get_by_role("heading", name="D2", level=1, exact=True)).to_be_visible()
    seats = hall.asked("/tables")
    table, seat = next(
        (table["table"], seat["seat"])
        for table in seats
        for seat in table["seats"]
        if seat["player"] == "D2"
    )
    place = page.get_by_role("region", name="Where and when")
    expect(place).to_contain_text(re.compile(rf"Table\s*{table}\s*Seat\s*{seat}"))
    expect(page.get_by_role("link", name="Dagny Holm")).to_be_visible()
    assert code not in page.url


def test_a_code_that_was_taken_is_good_for_nobody_else(
    visit: Callable[..., Page], hall: Hall
) -> None:
    code = hall.code("captain", "--entry", "B")
    first, second = visit(**SHARP_PHONE), visit(**SHARP_PHONE, expect_complaints=True)
    first.goto(hall.url(f"/join#{code}"))
    first.get_by_label("Your name").fill("Beatriz")
    first.get_by_label("A password").fill(PASSWORD)
    first.get_by_role("button", name="Make my account").click()
    expect(first.get_by_role("heading", name="Brazil", level=1, exact=True)).to_be_visible()

    second.goto(hall.url(f"/join#{code}"))

    expect(refusal(second, "NoSuchInvitation")).to_be_visible()


def test_a_table_code_that_was_typed_opens_the_console(
    visit: Callable[..., Page], hall: Hall
) -> None:
    page = visit(**DESK)
    code = hall.code("recorder", "--table", "4")
    page.goto(hall.url("/join"))
    page.get_by_label("Code", exact=True).fill(f" {code.upper()[:4]} {code[4:]}")
    page.get_by_role("button", name="Go on").click()
    button = page.get_by_role("button", name="console at table 4")
    expect(button).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_count(0)
    assert serious(page) == []
    button.click()

    page.wait_for_url(re.compile(r"/recorder/"))


def test_a_wrong_password_is_refused_and_a_right_one_goes_on(
    visit: Callable[..., Page], hall: Hall
) -> None:
    page = visit(**SHARP_PHONE, expect_complaints=True)
    hall.account(page, "Cao Wei", "captain", "--entry", "C")
    page.get_by_role("link", name="Cao Wei").click()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()

    sign_in(page, hall, "Cao Wei", "not this one")
    refused = refusal(page, "SignInRefused")
    expect(refused).to_have_text(sentence("door.wrong_password"))
    sign_in(page, hall, "Nobody at all", PASSWORD)
    # the same for a name that nobody has, so that nobody learns which names there are
    expect(refused).to_have_text(sentence("door.wrong_password"))
    assert serious(page) == []
    sign_in(page, hall, "Cao Wei")

    expect(page.get_by_role("heading", name="China", level=1, exact=True)).to_be_visible()


def test_after_too_many_tries_the_page_says_how_long_to_wait(
    visit: Callable[..., Page], hall: Hall
) -> None:
    page = visit(**SHARP_PHONE, expect_complaints=True)
    page.goto(hall.url("/sign-in"))
    page.get_by_label("Name", exact=True).fill("Somebody whom nobody knows")
    button = page.get_by_role("button", name="Sign in")
    waits = refusal(page, "TooManyTries")
    for _ in range(12):
        page.get_by_label("Password", exact=True).fill("a guess")
        button.click()
        expect(waits.or_(refusal(page, "SignInRefused"))).to_be_visible()
        if waits.is_visible():
            break

    expect_data(waits, refusal_seconds=re.compile(r"^\d+$"))
    expect(waits).to_contain_text(re.compile(r"\bin \d+ (seconds?|minutes?)"))
    expect(button).to_be_disabled()


def test_whoever_signs_out_has_left(visit: Callable[..., Page], hall: Hall) -> None:
    page = visit(**SHARP_PHONE, expect_complaints=True)
    hall.account(page, "Esteban", "player", "--entry", "E", "--player", "E3")
    page.goto(hall.url("/me"))
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()

    page.goto(hall.url("/me/team-cup"))

    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    expect(page).to_have_url(hall.url("/sign-in?next=%2Fme%2Fteam-cup"))
    page.get_by_label("Name", exact=True).fill("Esteban")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="E3", level=1, exact=True)).to_be_visible()


def test_a_device_that_was_ended_is_signed_out(visit: Callable[..., Page], hall: Hall) -> None:
    kept, lost = visit(**DESK), visit(**SHARP_PHONE, expect_complaints=True)
    hall.account(kept, "Finn", "captain", "--entry", "F")
    sign_in(lost, hall, "Finn")
    expect(lost.get_by_role("heading", name="Finland", level=1, exact=True)).to_be_visible()
    kept.goto(hall.url("/me"))
    devices = part(kept, "device")
    expect(devices).to_have_count(2)
    assert serious(kept) == []
    picture(kept, "me-roles")
    other = part(kept, "device", current=False)
    other.get_by_role("button").click()
    other.get_by_role("button", name="End it now").click()
    expect(devices).to_have_count(1)

    lost.goto(hall.url("/me/team-cup"))

    expect(lost.get_by_role("heading", name="Sign in")).to_be_visible()


def deals_shown(page: Page) -> list[int]:
    """The deals of the rows of a card, from the top."""
    rows: list[str] = part(page, "card-row").evaluate_all(
        "rows => rows.map(row => row.dataset.deal)"
    )
    return [int(deal) for deal in rows]


def test_a_players_page_shows_open_deals_and_nothing_of_the_others(
    visit: Callable[..., Page], hall: Hall
) -> None:
    page = visit(**SHARP_PHONE)
    # What is read anew is given up half read; what has come to its end can be looked at.
    with page.expect_event("requestfinished", lambda done: "/api/my/" in done.url) as read:
        hall.account(page, "Alma", "player", "--entry", "A", "--player", "A1")
    answer = read.value.response()
    heads = hall.asked("/deals")
    opened = [each["deal"] for each in heads if each["open"]]
    closed = [each["deal"] for each in heads if not each["open"]]
    assert opened
    assert closed
    expect(part(page, "card-row")).to_have_count(len(opened))

    assert deals_shown(page) == opened
    embargo = part(page, "open-of-played", open=len(opened))
    played = int(data(embargo, "played"))
    assert re.findall(r"\d+", embargo.inner_text()) == [str(len(opened)), str(played)]
    assert len(opened) < played < len(heads)
    assert answer is not None
    mine = answer.json()
    assert [row["deal"] for row in mine["results"]] == opened
    text = json.dumps({**mine, "results": []})
    assert not re.search(r'"[2-9TJQKA][cdhs]"', text)
    assert fits(page)
    assert serious(page) == []
    picture(page, "me-player")

    page.get_by_label("Order").select_option("by swing")
    by_swing = sorted(mine["results"], key=lambda row: -abs(Fraction(row["gain"])))
    first, *_, last = (row["deal"] for row in by_swing)
    expect_data(part(page, "card-row").first, deal=first)
    expect_data(part(page, "card-row").last, deal=last)
    page.evaluate("document.getElementById('card').scrollIntoView()")
    picture(page, "me-card")
    won = [row["deal"] for row in by_swing if Fraction(row["net"]) > 0]
    swings = [row["deal"] for row in by_swing if row["swing"]]
    assert 0 < len(won) < len(opened)
    for name, kept in (("Won", won), ("Swings", swings)):
        page.get_by_role("button", name=re.compile(f"^{name}")).click()
        expect(part(page, "card-row")).to_have_count(len(kept))
        assert deals_shown(page) == kept


def test_a_captain_sees_a_line_a_deal_and_opens_the_hands_of_the_team(
    visit: Callable[..., Page], hall: Hall
) -> None:
    """L3: what moved most stands first, and nothing is read or drawn before it is asked for."""
    page = visit(**SHARP_PHONE)
    with page.expect_event("requestfinished", lambda done: "/api/my/" in done.url) as read:
        hall.account(page, "Karen Blix", "captain", "--entry", "D")
    answer = read.value.response()
    assert answer is not None
    deals = answer.json()["deals"]
    by_gain = sorted(deals, key=lambda line: -abs(Fraction(line["gain"])))
    lines, hands = part(page, "team-deal"), part(page, "card-row")
    assert len(deals) == hall.asked("/scoreboard")["comparable"]
    # One more may open while the page is read.
    expect(lines).to_have_count(min(12, len(deals)))
    assert answer.json()["results"] == []
    expect(hands).to_have_count(0)
    expect_data(lines.first, deal=by_gain[0]["deal"])
    assert fits(page)
    assert serious(page) == []
    picture(page, "me-captain")

    first = part(page, "team-deal", deal=by_gain[0]["deal"])
    first.focus()
    page.keyboard.press("Enter")
    expect(hands).to_have_count(6)
    assert set(deals_shown(page)) == {by_gain[0]["deal"]}
    assert fits(page)
    assert serious(page) == []
    page.keyboard.press("Enter")
    expect(hands).to_have_count(0)
    page.get_by_label("Player").select_option("D3")
    lines.first.click()
    expect(hands).to_have_count(1)
    lines.first.click()
    page.get_by_label("Player").select_option("")

    page.get_by_label("Order").select_option("by deal")
    expect_data(lines.first, deal=min(line["deal"] for line in deals))
    more = part(page, "all-deals")
    if len(deals) > 12:
        more.click()
    expect(more).to_have_count(0)
    expect(lines).to_have_count(len(deals))

    page.evaluate("localStorage.setItem('evendeal-theme', 'light')")
    page.reload()
    expect(lines.first).to_be_visible()
    wears(page, "light")
    assert serious(page, also="dark") == []


def test_a_hand_is_played_again_by_keyboard(visit: Callable[..., Page], hall: Hall) -> None:
    page = visit(**DESK)
    page.clock.install()
    hall.account(page, "Dario", "player", "--entry", "D", "--player", "D4")
    deal, table, steps = hall.with_a_flop("D4")
    flop, count = next(n for n, do in enumerate(steps, 1) if do == "deal"), len(steps)
    part(page, "card-row", deal=deal).focus()
    page.keyboard.press("Enter")
    replay = part(page, "replay", deal=deal, table=table)
    expect(replay).to_be_focused()
    said = part(replay, "replay-said")

    def stands_at(step: int, saying: str = ".") -> None:
        expect_data(said, step=step, of=count)
        expect(said).to_contain_text(f"{step} of {count}")
        expect(said).to_contain_text(re.compile(saying))

    stands_at(0)
    page.keyboard.press("ArrowRight")
    stands_at(1, r"Seat \d posts 25")
    page.keyboard.press("ArrowRight")
    stands_at(2, r"Seat \d posts 50")
    page.keyboard.press("ArrowLeft")
    stands_at(1, r"Seat \d posts 25")
    page.keyboard.press("ArrowDown")
    stands_at(flop)
    page.keyboard.press("End")
    stands_at(count, r"Seat \d wins ")
    expect(page).to_have_url(re.compile(rf"/deals/{deal}\?"))
    page.keyboard.press("Home")
    stands_at(0)
    # The page's clock is stopped, so that as many steps are played as it is told to go on.
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    page.keyboard.press(" ")
    expect(replay.get_by_role("button", name="Pause")).to_be_visible()
    page.clock.run_for(2 * A_STEP)
    stands_at(2)
    page.keyboard.press(" ")
    expect(replay.get_by_role("button", name="Play")).to_be_visible()
    page.clock.run_for(2 * A_STEP)
    stands_at(2)
    page.clock.resume()
    assert serious(page) == []
    page.get_by_role("link", name="Close", exact=True).click()
    expect(replay).to_have_count(0)


def test_a_hand_is_played_again_from_the_public_page_with_motion_reduced(
    visit: Callable[..., Page], hall: Hall
) -> None:
    page = visit(**SHARP_PHONE, reduced_motion="reduce")
    widest = max(
        (each for each in hall.asked("/deals") if each["open"]),
        key=lambda each: each["spread"] if isinstance(each["spread"], int) else 0,
    )["deal"]
    page.goto(hall.url(f"/e/team-cup/deals/{widest}"))
    part(page, "play-again", table=2).click()
    replay = part(page, "replay", deal=widest, table=2)
    expect(replay).to_be_visible()

    def moving(button: str, steps: Iterable[int]) -> list[str]:
        seen: list[str] = []
        for step in steps:
            replay.get_by_role("button", name=button).click()
            expect_data(part(replay, "replay-said"), step=step)
            seen += page.evaluate(MOVING)
        return seen

    assert moving("One step on", range(1, 10)) == []
    assert fits(page)
    assert serious(page) == []
    picture(page, "me-replay")

    # What does move is seen, here where motion is welcome, and slow enough to be looked at.
    page.emulate_media(reduced_motion="no-preference")
    slow = page.context.new_cdp_session(page)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    assert moving("One step back", range(8, -1, -1)) != []


def test_who_plays_where_no_phones_are_allowed_is_told_when_the_own_page_opens_again(
    visit: Callable[..., Page], serve: Callable[..., Server], tmp_path: Path
) -> None:
    """F8, R57: from the invitation to the page that opens by itself when the session has ended."""
    log = tmp_path / "log"
    play_on(log, 5)
    server = serve("--seed", "8", log=log)
    page = visit(**SHARP_PHONE, expect_complaints=True)
    place = ("--entry", "A", "--player", "A2", "--event", "no-phones")
    page.goto(f"{server.url}/join#{invited(log, 'player', *place)}")
    expect(part(page, "lead")).to_have_text(sentence("door.no_devices"))
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("A password").fill(PASSWORD)
    page.get_by_role("button", name="Make my account").click()

    expect(page.get_by_role("heading", name="Closed while you play")).to_be_visible()
    expect(part(page, "opens-again")).to_contain_text(sentence("door.opens_again", session=1))
    expect(part(page, "leave-the-device")).to_have_text(sentence("door.leave_the_device"))
    assert fits(page)
    assert serious(page, also="light") == []
    picture(page, "me-closed")

    play_on(log)

    expect(page.get_by_role("heading", name="A2")).to_be_visible()
    expect(part(page, "opens-again")).to_have_count(0)
