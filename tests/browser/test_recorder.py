"""The recorder's console in a real Chromium, against a real server: every action by a click."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import segno
from playwright.sync_api import Browser, Page, Route, expect

from browser.conftest import PATIENCE, SHOTS, fits, launching, picture
from evendeal.ids import SeatNo
from evendeal.labels import write_label, write_qr
from evendeal.poker import Fold, Kill, Muck, RaiseTo
from support.browser.axe import serious
from support.browser.parts import data, expect_data, part
from support.browser.recorder import (
    EVENT,
    PHONE,
    TABLET,
    Hall,
    Recorder,
    Visit,
    begun,
    secured,
)
from support.browser.recorder_sight import awkward, contrast, suit_colours

pytestmark = pytest.mark.browser

HALL = 150_000
"""Milliseconds for what needs the rules started, or a server found again."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Eleven teams at eleven tables of six seats by HTTPS, session begun, nothing played."""
    server = secured(begun(tmp_path_factory.mktemp("recorder")))
    try:
        yield Hall(server)
    finally:
        server.kill()


@pytest.fixture
def recorder(lend: Visit, hall: Hall) -> Recorder:
    """A tablet at a table of its own."""
    return Recorder(lend(**TABLET), hall, hall.free_table())


def shot(page: Page, name: str) -> None:
    """A picture for the manual, once everything rests."""
    if SHOTS is not None:
        page.wait_for_timeout(600)
    picture(page, f"recorder-{name}")


def test_a_whole_deal_is_recorded_by_clicks(recorder: Recorder) -> None:
    page = recorder.page
    recorder.enter()
    shot(page, "deck")
    wrong = next(deal for deal in range(1, 8) if deal != recorder.deal)
    page.get_by_label("Label of the deck").fill(write_label(1, recorder.table, wrong))
    recorder.press("Check the label")
    stop = page.get_by_role("dialog", name="Wrong deck")
    expect(part(stop, "deck-held")).to_have_text(re.compile(rf"\b{wrong}$"))
    expect(part(stop, "deck-wanted")).to_have_text(re.compile(rf"\b{recorder.deal}$"))
    shot(page, "wrong-deck")
    recorder.press("I have put it back")
    expect(stop).to_be_hidden()
    recorder.open_deck()

    first = recorder.state.to_act
    assert first is not None
    for digit in ("1", "2", "5"):
        page.get_by_role("button", name=digit, exact=True).click()
    recorder.press("Raise to 125")
    recorder.happens(RaiseTo(first, 125))
    second = recorder.state.to_act
    assert second is not None
    expect(page.get_by_role("heading", name=f", seat {second}")).to_be_visible()
    recorder.press("Fold")
    recorder.happens(Fold(second))
    recorder.quietly()
    recorder.street("Flop")
    recorder.quietly(2)
    shot(page, "betting")
    recorder.quietly()
    recorder.press("Turn dealt")
    expect(recorder.button("Matches")).to_be_visible()
    shot(page, "street")
    recorder.press("Matches")
    recorder.quietly()
    recorder.street("River")
    recorder.quietly()
    shot(page, "showdown")
    for name in ("Mucks", "Tap who won", "Undo"):
        expect(recorder.button(name)).to_be_in_viewport(ratio=1)
    recorder.show_all()
    recorder.award(recorder.winners())
    expect(part(page, "sum", zero=True)).to_be_visible()
    shot(page, "result")
    recorder.press("We accept")
    expect(part(page, "hand-over", kind="accepted", deal=recorder.deal)).to_be_visible()
    recorder.sent()
    digits = part(page, "next-deal")
    assert digits.evaluate("node => parseFloat(getComputedStyle(node).fontSize)") >= 120

    said = recorder.hall.said(recorder.table, recorder.deal)
    assert said[:3] == ["break_seal", "raise_to", "fold"]
    assert said[-1] == "accept"
    assert said.count("dealt") == said.count("deal_street") == 3
    assert all(
        "cards" not in line or line["do"] in ("deal_street", "show")
        for line in recorder.hall.lines(recorder.table, recorder.deal)
    )
    before = recorder.deal
    recorder.press("Go on with deal")
    recorder.find()
    assert recorder.deal != before


def test_a_code_is_taken_while_the_rules_arrive_and_a_device_without_their_memory_starts_them(
    visit: Visit, hall: Hall
) -> None:
    """L1: the field for the code does not wait for the rules, and their megabytes are shown."""
    page = visit(expect_complaints=True, service_workers="block", **TABLET)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    late: list[Route] = []
    page.route("**/python.snapshot", lambda route: route.fulfill(body=b"no memory of Python"))
    page.route("**/pyodide.asm.wasm", lambda route: late.append(route))  # noqa: PLW0108
    recorder = Recorder(page, hall, 1)

    page.goto(f"{hall.server.url}/recorder/")
    page.get_by_label("Table code").fill(hall.code(1))
    arriving = part(page, "rules-arriving", of=None)
    expect(arriving).to_be_visible()
    here, all_ = (int(data(arriving, name)) for name in ("bytes", "of"))
    assert 0 < here < all_
    page.get_by_role("button", name="Open the console").click()
    expect(part(page, "page-recorder-starting")).to_be_visible()
    expect(part(page, "rules-arriving")).to_be_visible()
    late[0].continue_()
    recorder.find()

    assert [text for text in said if "without its snapshot" in text]


def test_a_deal_is_recorded_with_the_keyboard_alone(recorder: Recorder) -> None:
    page, keys = recorder.page, recorder.page.keyboard
    recorder.enter()
    page.get_by_label("Label of the deck").focus()
    keys.type(recorder.label)
    keys.press("Enter")
    expect(recorder.button("Break the seal")).to_be_visible()
    keys.press("Enter")
    expect(recorder.turn).to_be_visible()
    keys.type("225")
    keys.press("Backspace")
    keys.press("Backspace")
    keys.type("00")
    expect(recorder.button("Raise to 200")).to_be_visible()
    keys.press("Enter")
    first = recorder.state.to_act
    assert first is not None
    recorder.happens(RaiseTo(first, 200))
    second = recorder.state.to_act
    assert second is not None
    expect(page.get_by_role("heading", name=f", seat {second}")).to_be_visible()
    keys.press("u")
    expect(page.get_by_role("heading", name=f", seat {first}")).to_be_visible()
    recorder.states.pop()
    for name in ("Flop", "Turn", "River"):
        recorder.quietly(key=True)
        expect(recorder.button(f"{name} dealt")).to_be_visible()
        keys.press("Enter")
        expect(recorder.button("Matches")).to_be_visible()
        keys.press("Enter")
        expect(recorder.button("Matches")).to_be_hidden()
    recorder.quietly(key=True)
    expect(recorder.button("Shows")).to_be_visible()
    for left in range(6, 0, -1):
        expect(page.get_by_role("button", name=re.compile("^Shows"))).to_have_count(left)
        keys.press("s")
    expect(page.get_by_role("heading", name="Who won?")).to_be_visible()
    for seat in recorder.winners():
        keys.press(str(seat))
    keys.press("Enter")
    expect(part(page, "sum", zero=True)).to_be_visible()
    keys.press("Enter")
    expect(part(page, "hand-over", kind="accepted", deal=recorder.deal)).to_be_visible()
    recorder.sent()

    said = recorder.hall.said(recorder.table, recorder.deal)
    assert said[:3] == ["break_seal", "raise_to", "undo"]
    assert said[-1] == "accept"


def test_what_is_typed_goes_where_the_screen_says_and_nothing_is_clicked_first(
    recorder: Recorder,
) -> None:
    """D15: a field that looks as if it waited for keys has the focus, on every screen."""
    page, keys = recorder.page, recorder.page.keyboard
    page.goto(f"{recorder.hall.server.url}/recorder/")
    expect(page.get_by_label("Table code")).to_be_focused()
    keys.type(recorder.hall.code(recorder.table))
    keys.press("Enter")
    recorder.find()
    label = page.get_by_label("Label of the deck")
    expect(label).to_be_focused()
    keys.type(write_label(1, recorder.table, next(n for n in range(1, 8) if n != recorder.deal)))
    keys.press("Enter")
    stop = page.get_by_role("dialog", name="Wrong deck")
    expect(stop).to_be_visible()
    keys.press("Enter")
    expect(stop).to_be_hidden()
    expect(label).to_be_focused()
    keys.type("1-")
    recorder.press("This device")
    expect(recorder.dialogue).to_be_visible()
    keys.press("Escape")
    expect(recorder.dialogue).to_be_hidden()
    keys.type(recorder.label.removeprefix("1-"))
    expect(label).to_have_value(recorder.label)
    keys.press("Enter")
    expect(recorder.button("Break the seal")).to_be_visible()
    keys.press("Enter")
    expect(recorder.turn).to_be_visible()
    keys.type("200")
    expect(recorder.button("Raise to 200")).to_be_visible()
    recorder.press("Call the director")
    expect(recorder.dialogue).to_be_visible()
    keys.type("a card is bent")
    expect(recorder.dialogue.get_by_role("textbox")).to_have_value("a card is bent")


def test_at_the_first_deck_the_seats_stand_there_before_a_label_is_read(
    recorder: Recorder,
) -> None:
    """D15: who sits where, by name, with the team beside it; on a phone too."""
    recorder.enter()
    of_table = recorder.page.get_by_role("list", name="The seats of this table")
    seats = of_table.get_by_role("listitem")
    expect(seats).to_have_count(6)
    for row, player in zip(seats.all(), recorder.hall.sits(recorder.table), strict=True):
        expect(row.get_by_text(player, exact=True)).to_be_visible()
    recorder.page.set_viewport_size({"width": 390, "height": 844})
    expect(seats.last).to_be_visible()
    assert recorder.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    recorder.open_deck()
    expect(seats).to_have_count(0)


def filmed(text: str, file: Path) -> None:
    """A film of one picture: the code of `text`, as a camera that is held still would see it."""
    width, height, dot = 640, 480, 8
    code = segno.make(text, error="m").matrix
    left, top = (width - len(code) * dot) // 2, (height - len(code) * dot) // 2
    light = bytearray(b"\xeb" * (width * height))
    for row, dots in enumerate(code):
        for column, dark in enumerate(dots):
            if dark:
                for y in range(top + row * dot, top + (row + 1) * dot):
                    at = y * width + left + column * dot
                    light[at : at + dot] = b"\x10" * dot
    grey = b"\x80" * (width * height // 2)
    frame = b"FRAME\n" + bytes(light) + grey
    head = f"YUV4MPEG2 W{width} H{height} F10:1 Ip A1:1 C420jpeg\n".encode()
    file.write_bytes(head + frame * 10)


def test_the_label_of_a_deck_is_read_by_the_camera(
    chromium: Browser, hall: Hall, tmp_path: Path
) -> None:
    film = tmp_path / "label.y4m"
    browser = chromium.browser_type.launch(
        **launching(
            "--ignore-certificate-errors",
            "--use-fake-ui-for-media-stream",
            "--use-fake-device-for-media-stream",
            f"--use-file-for-fake-video-capture={film}",
        )
    )
    try:
        page = browser.new_context(permissions=["camera"], **TABLET).new_page()
        page.set_default_timeout(PATIENCE)
        recorder = Recorder(page, hall, hall.free_table())
        recorder.enter()
        filmed(write_qr(EVENT, 1, recorder.table, recorder.deal), film)
        recorder.press("Scan")
        expect(recorder.button("Break the seal")).to_be_visible()
    finally:
        browser.close()


def test_nothing_is_lost_while_the_network_is_cut_and_the_page_reloaded(
    lend: Visit, hall: Hall
) -> None:
    page = lend(expect_complaints=True, **TABLET)
    recorder = Recorder(page, hall, hall.free_table())
    recorder.enter()
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)", timeout=HALL)
    recorder.open_deck()
    recorder.quietly()
    recorder.street("Flop")
    recorder.sent()
    page.context.set_offline(True)
    recorder.quietly(3)
    acting = page.get_by_role("heading", name=f", seat {recorder.state.to_act}")
    expect(acting).to_be_visible()
    page.reload()
    expect(recorder.turn).to_be_visible(timeout=HALL)
    recorder.quietly()
    recorder.press("Turn dealt")
    recorder.press("Type the cards")
    expect(page.get_by_role("dialog")).to_be_visible()
    turn, river = recorder.state.board[3:5] if len(recorder.state.board) == 5 else ("", "")
    if not turn:
        turn = recorder.state.board[3]
    page.keyboard.type(turn.lower())
    recorder.press("These lie on the table")
    recorder.quietly()
    expect_data(part(page, "link"), waiting=re.compile(r"^[1-9]\d*$"))
    shot(page, "offline")
    recorder.press("River dealt")
    recorder.press("Type the cards")
    expect(page.get_by_role("dialog")).to_be_visible()
    river = river or recorder.state.board[4]
    page.keyboard.type(river.lower())
    recorder.press("These lie on the table")
    recorder.quietly()
    recorder.show_all()
    recorder.award(recorder.winners())
    expect(part(page, "sum", zero=True)).to_be_visible()
    page.reload()
    expect(part(page, "sum", zero=True)).to_be_visible(timeout=HALL)
    recorder.press("We accept")
    expect(part(page, "hand-over", kind="accepted", deal=recorder.deal)).to_be_visible()
    page.context.set_offline(False)
    expect(part(page, "link", light="green", waiting=0)).to_be_visible(timeout=HALL)

    said = recorder.hall.said(recorder.table, recorder.deal)
    assert said.count("check") + said.count("call") == 24
    assert (said.count("break_seal"), said.count("accept")) == (1, 1)
    assert (said.count("dealt"), said.count("deal_street"), said.count("award")) == (3, 3, 1)


def test_the_second_of_two_devices_is_told_what_stands(
    lend: Visit, hall: Hall, recorder: Recorder
) -> None:
    code = hall.code(recorder.table)
    recorder.enter(code)
    recorder.open_deck()
    recorder.sent()
    other = lend(expect_complaints=True, **TABLET)
    other.goto(f"{hall.server.url}/recorder/#{code}")
    second = Recorder(other, hall, recorder.table, recorder.deal, list(recorder.states))
    expect(second.turn).to_be_visible()
    other.context.set_offline(True)
    seat = second.state.to_act
    assert seat is not None
    second.press("Fold")
    second.happens(Fold(seat))
    recorder.quietly(1)
    hall.expect_lines(recorder.table, recorder.deal, 2)
    other.context.set_offline(False)
    dialogue = other.get_by_role("dialog")
    expect(part(part(dialogue, "what-stands"), "line", do="call")).to_be_visible()
    expect(part(part(dialogue, "what-was-typed"), "line", do="fold")).to_be_visible()
    shot(other, "two-devices")
    assert serious(other) == []
    second.press("Keep what stands")
    expect(dialogue).to_be_hidden()
    seat = recorder.state.to_act
    expect(other.get_by_role("heading", name=f", seat {seat}")).to_be_visible()

    assert hall.said(recorder.table, recorder.deal) == ["break_seal", "call"]


def test_another_device_goes_on_with_a_code(lend: Visit, hall: Hall, recorder: Recorder) -> None:
    """On the same table: this deal is gone on with, disputed, and the next one is frozen."""
    recorder.enter()
    recorder.open_deck()
    recorder.quietly(1)
    recorder.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    recorder.press("This device")
    recorder.press("Hand over")
    expect(part(recorder.page, "handover-code")).to_be_visible()
    shot(recorder.page, "hand-over")
    recorder.press("Copy the link")
    expect(recorder.button("Copied")).to_be_visible()
    link = recorder.page.evaluate("navigator.clipboard.readText()")
    recorder.page.close()

    page = lend(**TABLET)
    page.goto(link)
    second = Recorder(page, hall, recorder.table, recorder.deal, recorder.states)
    expect(second.turn).to_be_visible()
    while second.state.to_act is not None and len(second.live()) > 1:
        seat = second.state.to_act
        expect(page.get_by_role("heading", name=f", seat {seat}")).to_be_visible()
        second.press("Fold")
        second.happens(Fold(seat))
    expect(part(page, "sum", zero=True)).to_be_visible()
    second.press("Dispute")
    page.get_by_role("button", name=re.compile("seat 2$")).click()
    second.press("An amount is wrong")
    shot(page, "dispute")
    second.press("Dispute, call the director")
    expect(part(page, "hand-over", kind="disputed", deal=second.deal)).to_be_visible()
    disputed = second.deal
    assert hall.expect_last(second.table, disputed, "dispute")[-1] == {
        "do": "dispute",
        "seat": 2,
        "reason": "An amount is wrong",
    }

    second.press("Go on with deal")
    second.find()
    expect(part(page, "deal-aside", deal=disputed, stage="disputed")).to_be_visible()
    second.open_deck()
    second.quietly()
    second.press("Flop dealt")
    second.press("Different")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.type("as")
    second.press("Stop the hand")
    expect(part(page, "hand-over", kind="frozen", deal=second.deal)).to_be_visible()
    shot(page, "frozen")
    hall.expect_last(second.table, second.deal, "different")


def test_a_wrong_winner_is_asked_for_once_more_and_then_frozen(recorder: Recorder) -> None:
    page = recorder.page
    recorder.enter()
    recorder.open_deck()
    for name in ("Flop", "Turn", "River"):
        recorder.quietly()
        recorder.street(name)
    recorder.quietly()
    recorder.show_all()
    won = recorder.winners()
    loser = next(seat for seat in range(1, 7) if seat not in won)
    recorder.award((loser,))
    again = part(page, "check-again")
    expect(again).to_be_visible()
    # Nobody is told who has the better hand: the page names whom the dealer has announced.
    expect(again).not_to_contain_text(re.compile(r"\d"))
    expect(part(page, "pot-to").or_(part(page, "won"))).to_have_text([f"to seat {loser}"])
    expect_data(part(page, "pot-to"), seats=loser)
    shot(page, "check-again")
    expect(recorder.button("We accept")).to_be_disabled()
    recorder.press("Take the winner back")
    recorder.award((loser,))
    expect(part(page, "hand-over", kind="frozen", deal=recorder.deal)).to_be_visible()


def test_lines_of_this_street_are_put_right_and_later_ones_are_not(lend: Visit, hall: Hall) -> None:
    """Also: on a phone, in German, and with what else may happen at a table."""
    recorder = Recorder(lend(**PHONE), hall, hall.free_table())
    recorder.enter()
    recorder.open_deck()
    first = recorder.state.to_act
    assert first is not None
    recorder.press("Raise")
    recorder.page.get_by_role("button", name="3", exact=True).click()
    recorder.page.get_by_role("button", name="00", exact=True).click()
    for width, height in ((360, 640), (390, 664), (390, 844)):
        recorder.page.set_viewport_size({"width": width, "height": height})
        recorder.page.evaluate("scrollTo(0, 0)")
        expect(recorder.button("Raise to 300")).to_be_in_viewport(ratio=1)
    recorder.press("Raise to 300")
    log = recorder.page.get_by_role("group", name="The hand so far")
    raised = part(log, "line", do="raise_to")
    raised.filter(has_text="300").click()
    recorder.page.get_by_label("Bet, or raise to").fill("150")
    recorder.press("Put 150")
    expect(raised.filter(has_text="150")).to_be_visible()
    recorder.happens(RaiseTo(first, 150))
    recorder.quietly()
    recorder.street("Flop")
    raised.filter(has_text="150").click()
    expect(part(recorder.page, "street-over")).to_be_visible()
    recorder.page.get_by_role("dialog").get_by_role("button", name="Call the director").click()
    expect(recorder.button("Director called")).to_be_visible()
    recorder.press("Clock")
    hall.expect_last(recorder.table, recorder.deal, "call_director", "note")
    shot(recorder.page, "phone")
    assert serious(recorder.page) == []
    assert fits(recorder.page)

    assert "correct" in hall.said(recorder.table, recorder.deal)
    recorder.press("This device")
    recorder.press("Deutsch")
    expect(recorder.page.get_by_role("heading", name="Dieses Gerät")).to_be_visible()


def test_dead_hands_absences_the_clock_and_a_muck_are_recorded_by_clicks(
    recorder: Recorder,
) -> None:
    """Also: every button is large enough, a device keeps the colours that it was given, and Escape
    leads back to where a dialogue was opened."""
    page = recorder.page
    recorder.enter()
    first = recorder.state.to_act
    assert first is not None
    _, missing, late, killed, small, big = ((first - 1 + n) % 6 + 1 for n in range(6))
    recorder.open_deck(absent=missing)
    recorder.hall.expect_lines(recorder.table, recorder.deal, 3)
    recorder.happens(Kill(SeatNo(missing)))
    dead = part(page.get_by_role("region", name="The table"), "seat-plate", dead=True)
    expect(dead).to_contain_text(["dead hand"])
    assert awkward(page) == []

    for opens in ("More", "This device"):
        recorder.press(opens)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(recorder.button(opens)).to_be_focused()

    recorder.more("Out of turn", big)
    recorder.press("Clock")
    expect(part(page, "pad-note")).to_have_text(re.compile(r"^clock: \d+ s$"))
    recorder.press("Dead hand")
    recorder.choose(killed)
    recorder.dies(killed)
    expect(page.get_by_role("heading", name=f", seat {first}")).to_be_visible()
    expect(dead).to_have_count(2)
    recorder.quietly(1)
    expect(page.get_by_role("heading", name=f", seat {late}")).to_be_visible()
    recorder.more("Absent", late)
    expect(recorder.button(f"Seat {late} is absent")).to_be_visible()
    assert awkward(page) == []
    shot(page, "absent")
    recorder.press(f"Seat {late} is absent")
    recorder.dies(late)
    expect(dead).to_have_count(3)
    assert recorder.live() == sorted((first, small, big))
    recorder.quietly()

    expect(recorder.button("Flop dealt")).to_be_visible()
    assert awkward(page) == []
    recorder.press("Flop dealt")
    expect(recorder.button("Matches")).to_be_visible()
    assert awkward(page) == []
    table = part(page, "table-number")
    house = contrast(table)
    recorder.press("Different")
    assert suit_colours(page) == 4
    recorder.close()
    recorder.press("This device")
    for setting, pressed in (("Four-colour deck", "false"), ("High contrast", "true")):
        recorder.press(setting)
        expect(recorder.button(setting)).to_have_attribute("aria-pressed", pressed)
    recorder.close()
    recorder.sent()
    page.reload()
    recorder.press("Different")
    assert suit_colours(page) == 2
    recorder.close()
    assert contrast(table) > max(house, 12)
    assert serious(page) == []
    shot(page, "high-contrast")
    recorder.press("Matches")
    recorder.quietly()
    for name in ("Turn", "River"):
        recorder.street(name)
        recorder.quietly()

    won = recorder.winners()
    mucks = next((seat for seat in recorder.live() if seat not in won), big)
    muck = page.get_by_role("button", name=re.compile(rf"^Mucks\s*, seat {mucks}$"))
    expect(muck).to_be_visible()
    assert awkward(page) == []
    muck.click()
    expect(muck).to_be_hidden()
    recorder.happens(Muck(SeatNo(mucks)))
    recorder.show_all()
    assert awkward(page) == []
    recorder.award(recorder.winners())
    expect(part(page, "sum", zero=True)).to_be_visible()
    assert awkward(page) == []
    recorder.press("We accept")
    expect(part(page, "hand-over", kind="accepted", deal=recorder.deal)).to_be_visible()
    recorder.sent()

    lines = recorder.hall.lines(recorder.table, recorder.deal)
    assert [line for line in lines if line["do"] in ("note", "kill", "muck")] == [
        {"do": "note", "kind": "absent", "seat": missing, "text": ""},
        {"do": "kill", "seat": missing},
        {"do": "note", "kind": "out_of_turn", "seat": big, "text": ""},
        {"do": "note", "kind": "clock", "seat": first, "text": ""},
        {"do": "kill", "seat": killed},
        {"do": "note", "kind": "absent", "seat": late, "text": ""},
        {"do": "kill", "seat": late},
        {"do": "muck", "seat": mucks},
    ]
    said = recorder.hall.said(recorder.table, recorder.deal)
    assert said[:3] == ["break_seal", "note", "kill"]
    assert said[-4:] == ["show", "show", "award", "accept"]
