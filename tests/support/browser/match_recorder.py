"""Served events of team matches whose games are recorded by taps, and what a test knows."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from evendeal.backgammon import (
    Double,
    Due,
    GameAction,
    GameState,
    Moves,
    OpeningRoll,
    Play,
    Roll,
    Side,
    apply,
    legal,
    pips,
)
from evendeal.commands.log_folder import open_desks
from evendeal.director.events import begin_session, create_event
from evendeal.draw.rolls import RollSet
from evendeal.formats.room_match.life import MatchDesk
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.room_match.event_read import read_match_event
from support.browser.parts import expect_data, part
from support.browser.recorder import Hall
from support.ledgers import matches_of

DRAWN, THROWN, LONG = EventId("match-hall"), EventId("thrown-hall"), EventId("long-hall")
TOML = """
[event]
id = "{id}"
name = "{name}"
format = "room_match"
[play]
games = 4
rolls = "{rolls}"
[office]
shortest_seconds = 0
[[boards]]
game = "{game}"
"""
CITIES = (
    *("Kharkov", "Moscow", "Kiev", "Odessa", "Yalta", "Minsk"),
    *("Riga", "Tallinn", "Vilnius", "Tbilisi", "Baku", "Yerevan"),
)
FIRST = SessionNo(1)
SECRET = sha256(b"match hall").digest()
"""Of every session here: the same rolls in each run, so that what fails once fails again."""


def begun(folder: Path) -> Path:
    """The folder of a log with three events begun.

    Drawn rolls at twelve tables, thrown ones at four, and thrown ones of long gammon at four.

    Tables 1 and 2 are the open and the closed room of a match, 3 and 4 those of the next.
    """
    log = folder / "log"
    for event, name, rolls, teams, game in (
        (DRAWN, "Match Hall", "drawn", 12, "backgammon"),
        (THROWN, "Thrown Hall", "thrown", 4, "backgammon"),
        (LONG, "Long Hall", "thrown", 4, "long-gammon"),
    ):
        entries = "".join(
            f'[[entries]]\nid = "{chr(65 + n)}"\nname = "{CITIES[n]}"\n' for n in range(teams)
        )
        text = TOML.format(id=event, name=name, rolls=rolls, game=game) + entries
        with open_desks(log, create=True) as desks:
            create_event(matches_of(desks), read_match_event(text), secret=lambda *_: SECRET)
            begin_session(matches_of(desks), event, FIRST)
    return log


MADE = '[data-testid="moves-made"]'
"""Where the screen says the moves made: of a play, or of one that is put right."""


@dataclass
class MatchHall(Hall):
    """One of the events on its server; every test takes a table, or both tables of a match."""

    @contextmanager
    def desk(self) -> Iterator[MatchDesk]:
        """The desk of matches, beside the server."""
        with open_desks(self.server.log, publish_openings=False) as desks:
            yield matches_of(desks)

    def due(self, table: int) -> int:
        """The roll set that a table plays now."""
        with self.desk() as desk:
            due = desk.progress(self.event).tables.due_place(TableNo(table))
        assert due is not None
        return due[2]

    def rolls(self, roll_set: int) -> RollSet:
        """The rolls of a game, as they were drawn; no screen ever has them."""
        with self.desk() as desk:
            sealed = desk.progress(self.event).rooms.feed(FIRST, DealNo(roll_set)).sealed
        assert sealed is not None
        return sealed


@dataclass
class GameRecorder:
    """One device at a table: the screen, and the game that a test expects on it."""

    page: Page
    hall: MatchHall
    table: int
    state: GameState
    roll_set: int = 0
    rolls: RollSet | None = None
    touch: bool = False
    """Checkers are moved by a finger."""

    def enter(self, code: str | None = None) -> None:
        """Sign in with a table's code, typed."""
        self.page.goto(f"{self.hall.server.url}/recorder/")
        self.page.get_by_label("Table code").fill(code or self.hall.code(self.table))
        self.page.get_by_role("button", name="Open the console").click()
        self.find()

    def find(self, game: int = 1) -> None:
        """The game of the match that the screen has to be at, as far as it has been recorded."""
        at = self.page.get_by_role("heading", name=f"Game {game} of 4", exact=True)
        expect(at).to_be_visible()
        self.roll_set = self.hall.due(self.table)
        with self.hall.desk() as desk:
            progress = desk.progress(self.hall.event)
            self.state = progress.game(FIRST, TableNo(self.table), DealNo(self.roll_set)).state
        if self.hall.event == DRAWN:
            self.rolls = self.hall.rolls(self.roll_set)
        self.expect_due()

    def button(self, name: str) -> Locator:
        """A button by the words that it begins with."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).first

    def press(self, name: str) -> None:
        """A button by its words."""
        self.button(name).click()

    def due_roll(self) -> OpeningRoll | Roll:
        """The roll that was drawn for this moment."""
        assert self.rolls is not None
        side = self.state.turn
        if side is None:
            return OpeningRoll(*self.rolls.opening)
        dice = self.rolls.roll(side, self.state.rolls[side] + 1)
        assert dice is not None
        return Roll(side, dice)

    def happens(self, action: GameAction) -> None:
        """What was pressed, for the test's own game; then the screen shows the same."""
        self.state = apply(self.state, action)
        self.expect_due()

    def expect_due(self) -> None:
        """Wait until the screen waits for what the game waits for."""
        state, page = self.state, self.page
        if state.due is Due.OVER:
            expect(self.button("We accept")).to_be_visible()
            return
        for side in Side:
            # Who plays and what is due other turns have too; the pips are those of this position.
            plate = part(page, "plate", side=side.word)
            expect(plate.get_by_role("strong")).to_have_text(str(pips(state.own(side))))
        turn = part(page, "turn")
        if state.turn is not None:
            expect_data(turn, side=state.turn.word)
        if state.due is Due.OPENING:
            expect_data(turn, step="opening")
        elif state.due is Due.PLAY:
            assert state.dice is not None
            high, low = sorted(state.dice, reverse=True)
            expect_data(turn, step="play", roll=f"{high}{low}")
            expect(turn).to_contain_text(f"{high}{low}")
        elif state.due is Due.ROLL:
            expect_data(turn, step="roll")
            expect(self.button("ROLL")).to_be_visible()
        elif state.due is Due.ANSWER:
            expect_data(turn, step="answer")

    def roll(self, *, key: bool = False) -> None:
        """Ask for the roll, and get the one that was drawn."""
        expect(self.button("ROLL")).to_be_visible()
        if key:
            self.page.keyboard.press("Enter")
        else:
            self.press("ROLL")
        self.happens(self.due_roll())

    def tap_dice(self, action: OpeningRoll | Roll) -> None:
        """The dice of a roll, on the pad."""
        page = self.page
        if isinstance(action, OpeningRoll):
            for side, die in (("White", action.white), ("Black", action.black)):
                faces = page.get_by_role("group", name=f"Die of {side}")
                faces.get_by_role("button", name=f"die {die}").click()
        else:
            faces = page.get_by_role("group", name="Die of")
            for die in action.dice:
                faces.get_by_role("button", name=f"die {die}").click()
        self.happens(action)

    def place(self, point: int) -> Locator:
        """A point of the board, in the numbering of the side that plays."""
        side = self.state.turn
        assert side is not None
        if point in (0, 25):
            return self.page.locator(f'[data-place="{"off" if point == 0 else "bar"}-{side.word}"]')
        number = point if side is Side.WHITE else 25 - point
        return self.page.locator(f'[data-place="point-{number}"]')

    def _tap(self, point: int) -> None:
        place = self.place(point)
        if self.touch:
            place.tap()
        else:
            place.click()

    def made(self) -> str:
        """The moves made on the screen, in words."""
        text: str = self.page.locator(MADE).inner_text()
        return text

    def move(self, start: int, end: int) -> None:
        """Tap a checker, and where it goes if it could go elsewhere too."""
        before = self.made()
        self._tap(start)
        if self._picked(before):
            self._tap(end)
            expect(self.page.locator(MADE)).not_to_have_text(before, use_inner_text=True)

    def move_by_keys(self) -> None:
        """Move the first checker that may be moved to the last place where it may go."""
        before = self.made()
        self.page.locator('[data-place][data-may="move"]').first.press("Enter")
        if self._picked(before):
            self.page.locator('[data-place][data-may="go"]').last.press("Enter")
            expect(self.page.locator(MADE)).not_to_have_text(before, use_inner_text=True)

    def _picked(self, before: str) -> bool:
        """Whether a checker that was taken waits for its place; else it has moved already."""
        settled = """([made, before]) =>
            document.querySelector(made)?.innerText !== before ? "moved"
            : document.querySelector('[data-place][aria-pressed="true"]') && "picked"
        """
        said = self.page.wait_for_function(settled, arg=[MADE, before]).json_value()
        return bool(said == "picked")

    def play(self, moves: Moves | None = None) -> None:
        """Tap a play, a quiet one if none is given, and be done."""
        side = self.state.turn
        assert side is not None
        moves = quiet_play(self.state) if moves is None else moves
        for start, end in moves:
            self.move(start, end)
        self.press("Done")
        self.happens(Play(side, moves))

    def double(self) -> None:
        """The side to roll doubles."""
        side = self.state.turn
        assert side is not None
        self.press("Double to")
        self.happens(Double(side))

    def sent(self) -> None:
        """Wait until the server has everything that the screen shows as said.

        A line waits before the screen shows it: what is still being worked out is not waited for.
        """
        expect_data(part(self.page, "link"), light="green", waiting=0)

    def said(self) -> list[str]:
        """What each line of the game does, in the log."""
        return self.hall.said(self.table, self.roll_set)

    def cut(self) -> None:
        """Take the network away, and wait until the screen says so.

        An open stream outlives the cut of this browser. What the server has said a moment before
        then comes after it and the console goes by that, so the wire is pulled once more.
        """
        cut = part(self.page, "link", light="red")
        self.page.context.set_offline(True)
        try:
            expect(cut).to_be_visible(timeout=10_000)
        except AssertionError:
            self.page.context.set_offline(False)
            self.page.context.set_offline(True)
            expect(cut).to_be_visible()


def quiet_play(state: GameState) -> Moves:
    """A legal play that hits little and leaves little to be hit, so that games come to an end."""
    side = state.turn
    assert side is not None

    def unrest(moves: Moves) -> tuple[int, int]:
        after = apply(state, Play(side, moves))
        mine, theirs = after.checkers[side], after.checkers[side.other]
        return theirs[25], sum(count == 1 for count in mine[1:25])

    return min(legal(state).plays, key=unrest)
