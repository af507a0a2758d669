"""A served event whose tables are recorded by clicks, and what a test knows beside the screen."""

import json
import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Server, said_so_far
from evendeal.ids import DealNo, EventId, SeatNo, SessionNo, TableNo
from evendeal.labels import write_label
from evendeal.poker import Action, Award, Call, Check, HandState, Kill, apply, legal, start
from evendeal.poker.showdown import formed_pots, winners
from support.beside import kill, serving
from support.browser.events import invited, made
from support.browser.parts import data, expect_data, part
from support.ledgers import open_desk

EVENT = EventId("hall")
TABLET: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 800},
    "color_scheme": "dark",
    "reduced_motion": "reduce",
}
"""Nothing moves on it, which spares drawing while the rules start; on the phone things move."""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TOML = """
[event]
id = "hall"
name = "Team Cup"
[play]
deals = 7
small_blind = 25
big_blind = 50
[draw]
order = "blocks"
[office]
shortest_seconds = 0
"""
TEAMS = (
    *("Argentina", "Brazil", "China", "Denmark", "Ecuador"),
    *("Finland", "Ghana", "Haiti", "Iceland", "Japan", "Kenya"),
)


def begun(folder: Path) -> Path:
    """The folder of a log with the event sealed and its session begun."""
    file = folder / "event.toml"
    file.write_text(TOML + "".join(f'[[entries]]\nname = "{team}"\n' for team in TEAMS), "utf-8")
    log = folder / "log"
    made("event", "new", str(file), "--log", str(log))
    made("event", "begin", EVENT, "--log", str(log))
    return log


def secured(log: Path) -> Server:
    """`evendeal serve --tls` on a log, once it says where it is; whoever asks for it stops it."""
    output = log.with_name("https.txt")
    ports = ("--port", "0", "--authority-port", "0")
    process = serving(["--tls", "--no-demonstration", "--log", str(log), *ports], output)
    end = time.monotonic() + 180
    while time.monotonic() < end and process.is_alive():
        printed = re.search(r"evendeal is at (https://[^\s/]+)/", said_so_far(output))
        if printed is not None:
            return Server(printed[1], process, log)
        time.sleep(0.1)
    kill(process)
    raise AssertionError(f"the server did not start:\n{said_so_far(output)}")


@dataclass
class Hall:
    """The event on its server; every test takes a table of its own."""

    server: Server
    tables: int = 0
    event: EventId = EVENT
    most: int = len(TEAMS)

    def free_table(self) -> int:
        """A table at which nobody has recorded yet."""
        self.tables += 1
        assert self.tables <= self.most
        return self.tables

    def sits(self, table: int) -> list[str]:
        """The players of a table, seat 1 first."""
        with open_desk(self.server.log, publish_openings=False) as desk:
            seated = desk.progress(self.event).sessions[SessionNo(1)].tables[table - 1]
        return [who.player for who in seated if who is not None]

    def code(self, table: int) -> str:
        """A code for the recorder of a table, as the director makes it."""
        place = ("--table", str(table), "--event", self.event)
        return invited(self.server.log, "recorder", *place)

    def lines(self, table: int, deal: int) -> list[dict[str, Any]]:
        """What the log holds of a hand, in the order of its lines; read without our code."""
        address = f"file:{self.server.log / 'log.sqlite'}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as log:
            rows = log.execute(
                "SELECT n, body FROM lines WHERE event = ? AND session = 1 AND table_no = ? "
                "AND deal = ? ORDER BY position",
                (self.event, table, deal),
            ).fetchall()
        assert [n for n, _ in rows] == list(range(len(rows)))
        return [json.loads(body) for _, body in rows]

    def expect_lines(self, table: int, deal: int, count: int) -> None:
        """Wait until the log has so many lines of a hand."""
        end = time.monotonic() + 60
        while len(self.lines(table, deal)) < count:
            assert time.monotonic() < end, f"no line {count - 1} of deal {deal} at table {table}"
            time.sleep(0.05)

    def said(self, table: int, deal: int) -> list[str]:
        """What each line of a hand does."""
        return [line["do"] for line in self.lines(table, deal)]

    def expect_last(self, table: int, deal: int, *expected: str) -> list[dict[str, Any]]:
        """Wait until the last lines of a hand do this; all of its lines."""
        end = time.monotonic() + 60
        while True:
            lines = self.lines(table, deal)
            last = tuple(line["do"] for line in lines[-len(expected) :])
            if last == expected:
                return lines
            assert time.monotonic() < end, f"{last} instead of {expected}"
            time.sleep(0.05)


@dataclass
class Recorder:
    """One device at a table: the screen, and the hand that a test expects on it."""

    page: Page
    hall: Hall
    table: int
    deal: int = 0
    states: list[HandState] = field(default_factory=list)

    @property
    def state(self) -> HandState:
        """The hand as the rules have it, with the cards that the screen must never have."""
        return self.states[-1]

    def enter(self, code: str | None = None) -> None:
        """Sign in with a table's code, typed."""
        self.page.goto(f"{self.hall.server.url}/recorder/")
        self.page.get_by_label("Table code").fill(code or self.hall.code(self.table))
        self.page.get_by_role("button", name="Open the console").click()
        self.find()

    def find(self) -> None:
        """Which deck the screen asks for, and the hand that it will be."""
        due = part(self.page, "deck-due")
        expect(due).to_be_visible()
        self.deal = int(data(due, "deal"))
        with open_desk(self.hall.server.log, publish_openings=False) as desk:
            hand = desk.progress(EVENT).hand(SessionNo(1), TableNo(self.table), DealNo(self.deal))
        self.states = [start(hand.setup, hand.luck)]

    def live(self) -> list[int]:
        """The seats that can still win."""
        count = len(self.state.committed)
        return [seat for seat in range(1, count + 1) if self.state.is_live(SeatNo(seat))]

    @property
    def label(self) -> str:
        """What is printed on the deck that is due."""
        return write_label(1, self.table, self.deal)

    def press(self, name: str, **options: Any) -> None:
        """A button by its words."""
        self.button(name, **options).click()

    def button(self, name: str, **options: Any) -> Locator:
        """A button by the words that it begins with."""
        return self.page.get_by_role(
            "button", name=re.compile(f"^{re.escape(name)}"), **options
        ).first

    def open_deck(self, *, absent: int | None = None) -> None:
        """Type the label, tap who is ABSENT, and break the seal."""
        self.page.get_by_label("Label of the deck").fill(self.label)
        self.press("Check the label")
        if absent is not None:
            self.page.get_by_role("button", name=re.compile(rf"^{absent}\b.*seated$")).click()
            expect(part(self.page, "dead-for-absence", seats=absent)).to_be_visible()
        self.press("Break the seal")
        expect(self.turn).to_be_visible()

    @property
    def turn(self) -> Locator:
        """Who is to act, at the head of the pad."""
        return self.page.get_by_role("heading", name=re.compile(r", seat \d+$"))

    def happens(self, action: Action) -> None:
        """What has been pressed, for the test's own hand; then the screen asks who is next.

        Where a street or the hand is over, the caller waits for what comes then.
        """
        street = self.state.street
        self.states.append(apply(self.state, action))
        seat = self.state.to_act
        if seat is not None and self.state.street == street:
            expect(self.page.get_by_role("heading", name=f", seat {seat}")).to_be_visible()

    def quietly(self, seats: int = 99, *, key: bool = False) -> None:
        """Check or call for the next seats of this street, by a click or by its key."""
        street = self.state.street
        for _ in range(seats):
            seat = self.state.to_act
            if seat is None or self.state.street != street:
                return
            expect(self.page.get_by_role("heading", name=f", seat {seat}")).to_be_visible()
            free = legal(self.state).check
            if key:
                self.page.keyboard.press("c")
            else:
                self.press("Check" if free else "Call")
            self.happens(Check(seat) if free else Call(seat))

    @property
    def dialogue(self) -> Locator:
        """What lies over the table and wants an answer; there is one at a time."""
        return self.page.get_by_role("dialog")

    def close(self) -> None:
        """Leave the dialogue."""
        self.dialogue.get_by_role("button", name="Close").click()
        expect(self.dialogue).to_be_hidden()

    def more(self, name: str, seat: int) -> None:
        """What is noted besides betting, chosen from the list of it, and at which seat."""
        self.press("More")
        self.press(name)
        self.choose(seat)
        expect(self.dialogue).to_be_hidden()

    def choose(self, seat: int) -> None:
        """A seat, from those that a dialogue offers."""
        self.dialogue.get_by_role("button", name=re.compile(f"seat {seat}$")).click()

    def dies(self, seat: int) -> None:
        """Confirm that the hand of a seat is dead."""
        self.press(f"Seat {seat}: dead hand")
        expect(self.dialogue).to_be_hidden()
        self.happens(Kill(SeatNo(seat)))

    def street(self, name: str) -> None:
        """The dealer puts a street down, and it is what the server says."""
        self.press(f"{name} dealt")
        expect(self.button("Matches")).to_be_visible()
        self.press("Matches")
        expect(self.button("Matches")).to_be_hidden()

    def winners(self) -> tuple[SeatNo, ...]:
        """Who wins the only pot."""
        pot = formed_pots(self.state)[0][0]
        won = winners(self.state, pot)
        assert won is not None
        return won

    def show_all(self) -> None:
        """Everybody who is left tables the hand."""
        shows = self.page.get_by_role("button", name=re.compile("^Shows"))
        left = len(self.live()) - self.state.claims.mucked.bit_count()
        for count in range(left, 0, -1):
            expect(shows).to_have_count(count)
            shows.first.click()
        expect(shows).to_have_count(0)

    def award(self, seats: tuple[int, ...]) -> None:
        """The dealer announces who wins the only pot."""
        for seat in seats:
            self.page.get_by_role("button", name=re.compile(rf"^seat {seat}\b")).click()
        self.press("Seat" if len(seats) == 1 else "Seats")
        if set(seats) == set(self.winners()):
            self.happens(Award(0, tuple(SeatNo(seat) for seat in seats)))

    def sent(self) -> None:
        """Wait until the server has everything."""
        expect_data(part(self.page, "link"), light="green", waiting=0)


Visit = Callable[..., Page]
