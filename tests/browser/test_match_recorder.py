"""The recorder of a backgammon table in a real Chromium, against a real server."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import SHOTS, fits, picture, rests
from evendeal.backgammon import (
    Due,
    GameState,
    Move,
    OpeningRoll,
    Pass,
    Play,
    Roll,
    Side,
    Take,
    start,
)
from evendeal.backgammon.lines import GameLine, OpeningRequest, RollRequest
from evendeal.formats.room_match.recording import game_due, record_lines
from evendeal.ids import TableNo
from support.browser.axe import serious
from support.browser.match_recorder import (
    DRAWN,
    LONG,
    MADE,
    THROWN,
    GameRecorder,
    MatchHall,
    begun,
    quiet_play,
)
from support.browser.parts import expect_data, part
from support.browser.recorder import PHONE, TABLET, Visit, secured
from support.browser.recorder_sight import awkward
from support.browser.screens import sentence

pytestmark = pytest.mark.browser

HALL = 150_000
"""Milliseconds for what needs the rules started, or a server found again."""


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchHall]:
    """Six matches at twelve tables with drawn rolls, by HTTPS, begun and nothing played."""
    server = secured(begun(tmp_path_factory.mktemp("matches")))
    try:
        yield MatchHall(server, event=DRAWN, most=12)
    finally:
        server.kill()


@pytest.fixture(scope="module")
def thrown(drawn: MatchHall) -> MatchHall:
    """Two matches at four tables whose rolls are thrown, on the same server."""
    return MatchHall(drawn.server, event=THROWN, most=4)


@pytest.fixture(scope="module")
def long(drawn: MatchHall) -> MatchHall:
    """Two matches of long gammon at four tables whose rolls are thrown, on the same server."""
    return MatchHall(drawn.server, event=LONG, most=4)


def at_a_table(page: Page, hall: MatchHall, table: int) -> GameRecorder:
    """A device at a table; each test has one of its own, and so the same rolls in every run."""
    return GameRecorder(page, hall, table, start())


def shot(page: Page, name: str) -> None:
    """A picture for the manual, once everything rests."""
    if SHOTS is not None:
        page.wait_for_timeout(600)
    picture(page, f"match-recorder-{name}")


def test_a_game_with_a_double_taken_and_another_passed_is_recorded_by_taps(
    lend: Visit, drawn: MatchHall
) -> None:
    """Also: every button is large enough, and the next game follows."""
    recorder = at_a_table(lend(**TABLET), drawn, 1)
    page = recorder.page
    recorder.enter()
    shot(page, "opening")
    recorder.roll()
    shot(page, "play")
    assert awkward(page) == []
    recorder.play()
    shot(page, "roll")
    recorder.double()
    shot(page, "answer")
    assert awkward(page) == []
    assert serious(page) == []
    taker = recorder.state.turn
    assert taker is not None
    recorder.press("Take")
    recorder.happens(Take(taker))
    expect(recorder.button("Double to")).to_have_count(0)
    recorder.roll()
    if recorder.state.due is Due.PLAY:
        recorder.play()
    while recorder.state.turn is not taker:
        recorder.roll()
        if recorder.state.due is Due.PLAY:
            recorder.play()
    recorder.double()
    passes = recorder.state.turn
    assert passes is not None
    recorder.press("Pass")
    recorder.happens(Pass(passes))
    expect(page.get_by_role("heading", name=f"{taker.word.title()} wins")).to_be_visible()
    shot(page, "result")
    assert serious(page) == []
    recorder.press("We accept")
    expect(part(page, "game-closed", step="accepted", game=1)).to_be_visible()
    expect(part(page, "match-points")).to_be_visible()
    recorder.sent()
    shot(page, "accepted")

    said = recorder.said()
    assert said[0] == "opening_roll"
    assert said[-3:] == ["double", "pass", "accept"]
    assert said.count("double") == 2
    lines = recorder.hall.lines(recorder.table, recorder.roll_set)
    assert all(line["dice"] for line in lines if line["do"] == "roll")
    before = recorder.roll_set
    recorder.press("Go on with game 2")
    recorder.find(2)
    assert recorder.roll_set == before + 1


def recorded_beside(hall: MatchHall, table: int, until: Callable[[GameState], bool]) -> None:
    """Quiet plays at a table by somebody else, UNTIL a side has to roll and this holds."""
    with hall.desk() as desk:
        at = game_due(desk, hall.event, TableNo(table))
        assert at is not None
        while True:
            game = desk.progress(hall.event).game(at.session, at.table, at.deal)
            state, side = game.state, game.state.turn
            if state.due is Due.ROLL and until(state):
                return
            line: GameLine = OpeningRequest() if side is None else RollRequest(side)
            if side is not None and state.due is Due.PLAY:
                line = Play(side, quiet_play(state))
            record_lines(desk, at, [line], key=f"beside/{game.lines}", by="Dora")


def test_a_game_is_played_until_one_side_has_borne_off(lend: Visit, drawn: MatchHall) -> None:
    """On a tablet of 1024 by 768; another device brings the checkers home meanwhile."""
    size = {**TABLET, "viewport": {"width": 1024, "height": 768}}
    recorder = at_a_table(lend(**size), drawn, 2)
    recorded_beside(drawn, recorder.table, lambda state: sum(state.rolls) >= 12)
    recorder.enter()
    shot(recorder.page, "middle")
    turns(recorder, 1)
    recorder.sent()
    recorded_beside(
        drawn,
        recorder.table,
        lambda state: all(sum(state.checkers[side][7:]) == 0 for side in Side),
    )
    recorder.find()
    while recorder.state.due is not Due.OVER:
        turns(recorder, 1)
    expect(part(recorder.page, "how", ending="borne_off")).to_be_visible()
    shot(recorder.page, "borne-off")
    recorder.press("We accept")
    accepted = recorder.hall.expect_last(recorder.table, recorder.roll_set, "accept")[-1]

    winner = recorder.state.winner
    assert winner is not None
    assert accepted["winner"] == winner.word
    assert accepted["left"] == recorder.state.left(winner.other)


def turns(recorder: GameRecorder, count: int) -> None:
    """So many whole turns, roll and play."""
    for _ in range(count):
        recorder.roll()
        if recorder.state.due is Due.PLAY:
            recorder.play()


def put_right(recorder: GameRecorder, row: str) -> None:
    """Choose a line of the list of turns, to put it right."""
    recorder.press("More")
    recorder.press("Correct an earlier line")
    dialog = recorder.page.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile(row)).first.click()
    dialog.get_by_role("button", name="Put it right").click()
    expect(part(recorder.page, "mending", turn=None)).to_be_visible()
    expect(dialog).to_be_hidden()


def whole(recorder: GameRecorder) -> None:
    """Every button can be pressed and read, and nothing has to be scrolled."""
    page = recorder.page
    rests(page)
    assert fits(page)
    assert awkward(page) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


NARROWEST = """() => Math.min(...[...document.querySelectorAll("[data-place]")]
    .map(place => place.getBoundingClientRect().width))"""
"""The width in pixels of the narrowest point, bar or tray of the board."""
POINT = NARROWEST.replace("[data-place]", "[data-place^=point]")
"""The same of a point."""


def sending(recorder: GameRecorder) -> Locator:
    """The button that sends what a line should have said."""
    return part(recorder.page, "send").get_by_role("button")


def another_play(recorder: GameRecorder) -> None:
    """Move by the keyboard what the rules allow, until the play is whole and can be sent."""
    done = sending(recorder)
    while not done.is_visible() or done.is_disabled():
        recorder.move_by_keys()


def test_the_last_play_is_put_right_in_the_position_before_it_also_under_a_double(
    lend: Visit, drawn: MatchHall
) -> None:
    """The list has the newest turn first; the double that came after stays."""
    recorder = at_a_table(lend(**TABLET), drawn, 9)
    page = recorder.page
    recorder.enter()
    turns(recorder, 4)
    before = recorder.state
    recorder.double()
    recorder.press("More")
    recorder.press("Correct an earlier line")
    numbers = part(page.get_by_role("dialog"), "turn-number").filter(has_text=re.compile(r"\d"))
    expect(numbers).to_have_text(["4", "3", "2", "1"])
    shot(page, "turns")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    put_right(recorder, "^4")
    assert awkward(page) == []
    assert serious(page) == []
    another_play(recorder)
    shot(page, "put-right")
    recorder.press("Put it right")
    recorder.sent()

    lines = recorder.hall.expect_last(recorder.table, recorder.roll_set, "correct")
    recorder.find()
    corrected = lines[-1]
    assert corrected["reason"] == "typed wrongly"
    assert corrected["action"]["moves"] != lines[corrected["of"]]["moves"]
    with recorder.hall.desk() as desk:
        game = desk.progress(DRAWN).game(1, recorder.table, recorder.roll_set)  # type: ignore[arg-type]
    assert game.state.checkers != before.checkers
    assert game.state.due is Due.ANSWER


def test_a_play_of_two_turns_ago_goes_to_the_director_with_what_it_should_say(
    lend: Visit, drawn: MatchHall
) -> None:
    """On a phone; nothing of the game is changed or lost.

    While the play is tapped the board is enlarged, in the height that the shortest have too.
    """
    recorder = at_a_table(lend(**PHONE), drawn, 10)
    recorder.touch = True
    page = recorder.page
    recorder.enter()
    turns(recorder, 4)
    recorder.sent()
    before = recorder.hall.lines(recorder.table, recorder.roll_set)
    put_right(recorder, "^2")
    for width, height in ((360, 640), (390, 664), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        whole(recorder)
        assert page.evaluate(POINT) >= 40
    another_play(recorder)
    expect_data(part(page, "what-then"), then=re.compile("broken|director"))
    expect_data(part(page, "send"), to="director")
    shot(page, "phone-put-right")
    for width, height in ((390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert awkward(page) == []
        expect(sending(recorder)).to_be_in_viewport(ratio=1)
    sending(recorder).click()
    expect(recorder.button("Director called")).to_be_visible()
    recorder.expect_due()
    recorder.sent()

    lines = recorder.hall.expect_last(recorder.table, recorder.roll_set, "call_director")
    assert lines[:-1] == before
    assert lines[-1]["reason"].startswith("Turn 2: please change “")


def test_who_gives_a_reason_reads_that_it_becomes_public_on_the_shortest_phone_too(
    lend: Visit, drawn: MatchHall
) -> None:
    """In every language, in the recorder's own words, and nothing is cut off."""
    recorder = at_a_table(lend(**PHONE), drawn, 12)
    recorder.touch = True
    page = recorder.page
    recorder.enter()
    turns(recorder, 3)
    put_right(recorder, "^3")
    another_play(recorder)
    reason = part(page, "reason").get_by_role("combobox")
    expect(reason).to_have_accessible_description(sentence("recorder.mend.public"))
    reason.select_option(label="in your own words")
    own = part(page, "reason").get_by_role("textbox")
    expect(own).to_be_focused()
    own.fill("the other checker was meant")
    shot(page, "phone-reason")
    page.set_viewport_size({"width": 360, "height": 640})
    menu = "This device"
    notice = part(page, "becomes-public")
    for language, its_menu, close in (
        ("English", "This device", "Close"),
        ("Deutsch", "Dieses Gerät", "Schließen"),
        ("Français", "Cet appareil", "Fermer"),
        ("Español", "Este dispositivo", "Cerrar"),
    ):
        recorder.press(menu)
        recorder.press(language)
        recorder.press(close)
        expect(page.get_by_role("dialog")).to_be_hidden()
        menu = its_menu
        for control in (notice, reason, own, sending(recorder)):
            expect(control).to_be_in_viewport(ratio=1)
        whole(recorder)
    sending(recorder).click()

    corrected = recorder.hall.expect_last(recorder.table, recorder.roll_set, "correct")[-1]
    assert corrected["reason"] == "the other checker was meant"


def test_on_the_shortest_phones_the_board_is_as_wide_as_the_screen_and_no_button_is_cut_off(
    lend: Visit, drawn: MatchHall
) -> None:
    recorder = at_a_table(lend(**PHONE), drawn, 11)
    recorder.touch = True
    page = recorder.page
    page.set_viewport_size({"width": 360, "height": 640})
    recorder.enter()
    turns(recorder, 1)

    def shows(*names: str) -> None:
        for name in (*names, "More", "Call the director"):
            expect(recorder.button(name)).to_be_in_viewport(ratio=1)
        whole(recorder)

    for width, height in ((360, 640), (390, 664)):
        page.set_viewport_size({"width": width, "height": height})
        shows("Double to", "ROLL", "Undo")
        board = part(page, "board").bounding_box()
        assert board is not None
        assert board["width"] >= 0.9 * width
    recorder.double()
    shows("Pass", "Take")
    recorder.press("Pass")
    shows("We accept", "The game so far")
    cut = part(page, "result-facts").evaluate(
        """list => list.getBoundingClientRect().bottom > document
            .querySelector("[data-testid=result-acts]").getBoundingClientRect().top"""
    )
    assert not cut


def test_only_what_is_legal_can_be_tapped(lend: Visit, drawn: MatchHall) -> None:
    recorder = at_a_table(lend(**TABLET), drawn, 3)
    recorder.enter()
    recorder.roll()
    side = recorder.state.turn
    assert side is not None
    idle = recorder.made()
    for point in (1, 12, 19, 0):
        # The opponent's checkers, and the tray while nobody is at home.
        recorder.place(point).click(force=True)
    expect(recorder.button("Done")).to_be_disabled()
    assert recorder.made() == idle
    recorder.page.keyboard.press("Enter")
    # What is tapped is done in its order: a move by what was tapped before would be in this play.
    moves = quiet_play(recorder.state)
    recorder.play(moves)
    recorder.sent()
    lines = recorder.hall.lines(recorder.table, recorder.roll_set)
    assert [line["do"] for line in lines] == ["opening_roll", "play"]
    assert lines[-1]["moves"] == [list(move) for move in moves]
    recorder.page.set_viewport_size({"width": 768, "height": 1024})
    expect(recorder.button("ROLL")).to_be_visible()
    whole(recorder)
    shot(recorder.page, "upright")


def test_a_game_is_recorded_with_the_keyboard_alone(lend: Visit, drawn: MatchHall) -> None:
    """D15: from the code on, without a tap first; a call's own words too."""
    recorder = at_a_table(lend(**TABLET), drawn, 4)
    page, keys = recorder.page, recorder.page.keyboard
    page.goto(f"{drawn.server.url}/recorder/")
    expect(page.get_by_label("Table code")).to_be_focused()
    keys.type(drawn.code(recorder.table))
    keys.press("Enter")
    recorder.find()
    recorder.roll(key=True)
    side = recorder.state.turn
    assert side is not None
    done = recorder.button("Done")
    nothing = recorder.made()
    while done.is_disabled():
        recorder.move_by_keys()
    keys.press("Backspace")
    expect(done).to_be_disabled()
    while (before := recorder.made()) != nothing:
        keys.press("Backspace")
        expect(page.locator(MADE)).not_to_have_text(before, use_inner_text=True)
    recorder.play()
    keys.press("d")
    expect_data(part(page, "turn"), step="answer")
    keys.press("p")
    expect(recorder.button("We accept")).to_be_visible()
    keys.press("Enter")
    expect(part(page, "game-closed", step="accepted", game=1)).to_be_visible()
    recorder.sent()
    assert recorder.said() == ["opening_roll", "play", "double", "pass", "accept"]

    keys.press("Enter")
    recorder.find(2)
    recorder.press("Call the director")
    keys.type("a die fell off")
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_value("a die fell off")


def test_nothing_is_lost_while_the_network_is_cut_and_the_page_reloaded(
    lend: Visit, drawn: MatchHall
) -> None:
    recorder = at_a_table(lend(expect_complaints=True, **TABLET), drawn, 5)
    page = recorder.page
    recorder.enter()
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)", timeout=HALL)
    recorder.roll()
    recorder.sent()
    recorder.cut()
    recorder.play()
    for _ in range(3):
        recorder.press("ROLL")
        expect(part(page, "dice-asked", why="offline")).to_be_visible()
        recorder.tap_dice(recorder.due_roll())
        if recorder.state.due is Due.PLAY:
            recorder.play()
    shot(page, "offline")
    expect_data(part(page, "link"), waiting=re.compile(r"^[1-9]\d*$"))
    page.reload()
    recorder.expect_due()
    page.context.set_offline(False)
    expect(part(page, "link", light="green", waiting=0)).to_be_visible(timeout=HALL)
    recorder.roll()
    recorder.sent()

    said = recorder.said()
    assert said.count("opening_roll") == 1
    assert said.count("roll") == 4
    with recorder.hall.desk() as desk:
        game = desk.progress(DRAWN).game(1, recorder.table, recorder.roll_set)  # type: ignore[arg-type]
    assert game.state == recorder.state


def test_a_roll_typed_wrong_without_a_connection_gives_way_to_the_real_one(
    lend: Visit, drawn: MatchHall
) -> None:
    recorder = at_a_table(lend(expect_complaints=True, **TABLET), drawn, 6)
    page = recorder.page
    recorder.enter()
    recorder.roll()
    recorder.play()
    recorder.sent()
    recorder.cut()
    recorder.press("ROLL")
    real = recorder.due_roll()
    assert isinstance(real, Roll)
    before = recorder.state
    wrong = next(dice for dice in ((6, 5), (4, 3)) if dice != tuple(sorted(real.dice)[::-1]))
    recorder.tap_dice(Roll(real.side, wrong))
    recorder.play()
    page.context.set_offline(False)
    expect(part(page, "notice", notice="other_roll")).to_be_visible(timeout=HALL)
    recorder.state = before
    recorder.happens(real)
    recorder.sent()

    lines = recorder.hall.lines(recorder.table, recorder.roll_set)
    assert lines[-1] == {"do": "roll", "side": real.side.word, "dice": sorted(real.dice)[::-1]}


def test_the_second_of_two_devices_is_told_what_stands(lend: Visit, drawn: MatchHall) -> None:
    recorder = at_a_table(lend(**TABLET), drawn, 7)
    code = drawn.code(recorder.table)
    recorder.enter(code)
    recorder.roll()
    recorder.sent()
    other = lend(expect_complaints=True, **TABLET)
    other.goto(f"{drawn.server.url}/recorder/#{code}")
    second = GameRecorder(other, drawn, recorder.table, recorder.state, recorder.roll_set)
    second.expect_due()
    second.cut()
    plays = second.state
    second.play()
    side = recorder.state.turn
    assert side is not None
    recorder.play()
    recorder.double()
    drawn.expect_lines(recorder.table, recorder.roll_set, 3)
    second.state = plays
    second.press("More")
    second.press("Clock")
    second.press("Note it")
    expect(other.get_by_role("dialog")).to_be_hidden()
    other.context.set_offline(False)
    expect(part(other, "what-stands")).to_be_visible()
    shot(other, "two-devices")
    assert serious(other) == []
    other.get_by_role("button", name="Keep what stands").click()
    expect(other.get_by_role("dialog")).to_be_hidden()
    second.state = recorder.state
    second.expect_due()

    assert recorder.said() == ["opening_roll", "play", "double"]


def test_the_second_room_gets_the_rolls_that_the_first_has_thrown(
    lend: Visit, thrown: MatchHall
) -> None:
    """Also: a dance goes over by itself, and before an undone roll there is no double.

    The browser reports what the server has not got yet as an error.
    """
    first = at_a_table(lend(expect_complaints=True, **TABLET), thrown, 1)
    second = at_a_table(lend(**TABLET), thrown, 2)
    page = first.page
    first.enter()
    first.press("ROLL")
    expect(part(page, "dice-asked", why="throw")).to_be_visible()
    shot(page, "thrown-opening")
    first.tap_dice(OpeningRoll(2, 1))
    first.play((Move(13, 11), Move(6, 5)))
    expect(first.button("Double to")).to_be_visible()
    first.press("ROLL")
    expect(part(page, "dice-asked", why="throw")).to_be_visible()
    shot(page, "thrown")
    assert awkward(page) == []
    first.press("Undo")
    expect(first.button("Double to")).to_be_visible()
    first.press("ROLL")
    before = first.state
    first.tap_dice(Roll(Side.BLACK, (5, 3)))
    first.sent()
    first.press("Undo")
    first.state = before
    first.expect_due()
    expect(first.button("Double to")).to_have_count(0)
    shot(page, "undone")
    first.press("ROLL")
    first.tap_dice(Roll(Side.BLACK, (4, 3)))
    first.play((Move(24, 20), Move(13, 10)))
    first.press("ROLL")
    first.tap_dice(Roll(Side.WHITE, (6, 6)))
    expect(part(page, "danced", side="white", roll="66")).to_be_visible()
    assert first.state.turn is Side.BLACK
    shot(page, "dance")
    first.sent()

    second.enter()
    second.press("ROLL")
    second.happens(OpeningRoll(2, 1))
    second.play()
    second.press("ROLL")
    second.happens(Roll(Side.BLACK, (4, 3)))
    second.play()
    second.press("ROLL")
    second.happens(Roll(Side.WHITE, (6, 6)))
    second.sent()
    rolls = [
        [line for line in each.hall.lines(each.table, each.roll_set) if line["do"] == "roll"][-2:]
        for each in (first, second)
    ]
    assert rolls[0] == rolls[1]


def test_a_phone_upright_records_too_and_speaks_german(lend: Visit, drawn: MatchHall) -> None:
    """Also: a resignation, a call, a play that stands, and the board turned round.

    While a play is entered the board is enlarged, so that a finger meets each point of it.
    """
    recorder = at_a_table(lend(**PHONE), drawn, 8)
    recorder.touch = True
    page = recorder.page
    recorder.enter()
    shot(page, "phone-opening")
    recorder.roll()
    shot(page, "phone-play")
    whole(recorder)
    assert serious(page) == []
    assert page.evaluate(NARROWEST) >= 40
    recorder.play()
    shot(page, "phone-roll")
    recorder.press("More")
    recorder.press("Turn the board")
    expect(page.get_by_role("dialog")).to_be_hidden()
    recorder.roll()
    recorder.press("More")
    recorder.press("An illegal play stands")
    expect(part(page, "free-play")).to_be_visible()
    shot(page, "phone-free")
    recorder.press("Undo")
    expect(part(page, "free-play")).to_be_hidden()
    recorder.press("More")
    shot(page, "phone-more")
    recorder.press("Resign")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^White, ")).click()
    page.get_by_role("dialog").get_by_role("button", name="gammon", exact=True).click()
    expect(part(page, "resigned", side="white", level="gammon")).to_be_visible()
    recorder.press("Accept")
    expect(page.get_by_role("heading", name="Black wins")).to_be_visible()
    recorder.press("Call the director")
    recorder.press("A roll is wrong")
    expect(recorder.button("Director called")).to_be_visible()
    recorder.sent()
    recorder.press("This device")
    recorder.press("Deutsch")
    expect(page.get_by_role("heading", name="Dieses Gerät")).to_be_visible()
    recorder.press("Schließen")
    expect(page.get_by_role("heading", name="Schwarz gewinnt")).to_be_visible()
    whole(recorder)
    shot(page, "phone-german")

    assert recorder.said()[-3:] == ["resign", "accept_resignation", "call_director"]


def test_dice_and_words_have_room_on_a_phone_and_the_long_board_is_played_on_it(
    lend: Visit, long: MatchHall
) -> None:
    """Also in the height that a browser's own bars leave."""
    recorder = at_a_table(lend(expect_complaints=True, **PHONE), long, 1)
    recorder.touch = True
    page = recorder.page
    recorder.enter()
    recorder.press("ROLL")
    said = part(page, "dice-asked", why="throw")
    expect(said).to_be_visible()
    for height in (844, 664):
        page.set_viewport_size({"width": 390, "height": height})
        whole(recorder)
        words = said.bounding_box()
        white = part(page, "die-of", side="white").bounding_box()
        assert words is not None
        assert white is not None
        assert words["y"] + words["height"] <= white["y"]
    recorder.tap_dice(OpeningRoll(6, 3))
    expect(recorder.button("Done")).to_be_visible()
    whole(recorder)
    recorder.play((Move(24, 18), Move(18, 15)))
    recorder.sent()

    assert recorder.said() == ["opening_roll", "play"]
    moves = recorder.hall.lines(recorder.table, recorder.roll_set)[-1]["moves"]
    assert moves == [[24, 18], [18, 15]]


def test_a_checker_is_dragged_to_where_it_goes(lend: Visit, long: MatchHall) -> None:
    # of the second match: at table 2 the rolls of table 1 would be waiting
    recorder = GameRecorder(lend(expect_complaints=True, **TABLET), long, 3, start())
    page, mouse = recorder.page, recorder.page.mouse
    recorder.enter()
    recorder.press("ROLL")
    recorder.tap_dice(OpeningRoll(5, 2))

    def drag(start: int, end: int) -> None:
        for at, point in enumerate((start, end)):
            box = recorder.place(point).bounding_box()
            assert box is not None
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            mouse.move(x, y, steps=6)
            if at == 0:
                mouse.down()
        mouse.up()

    # nowhere that the dice allow: the checker goes back, and the play is only what follows
    drag(24, 20)
    drag(24, 17)
    expect(part(page, "moves-made")).to_have_text(re.compile("24/"))
    recorder.press("Done")
    recorder.happens(Play(Side.WHITE, (Move(24, 19), Move(19, 17))))
    recorder.sent()

    assert recorder.said() == ["opening_roll", "play"]
    moves = recorder.hall.lines(recorder.table, recorder.roll_set)[-1]["moves"]
    assert moves in ([[24, 19], [19, 17]], [[24, 22], [22, 17]])
