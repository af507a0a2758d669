"""Every page of the screens, in a house that has an event at every stage, and who reads them."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page, Request, StorageState, expect

from browser.conftest import Server
from evendeal.commands.log_folder import open_desks
from evendeal.director.events import begin_session, create_event
from evendeal.director.people.codes import digest_of_code
from evendeal.director.registration.ports import StoredApplication, StoredRegistration
from evendeal.ids import EventId, SessionNo
from evendeal.store.registrations import SqlRegistrations
from evendeal.tournament.seat_teams.event_read import read_event
from evendeal.views.registration import ApplicationPlayer, ApplicationState
from support.browser.answers import answer_to
from support.browser.events import invited, rehearsed
from support.browser.match_events import EVENT as MATCHES
from support.browser.match_events import STILL, matches
from support.browser.parts import part
from support.events.individuals import OPEN, Played, individuals, ladder_on
from support.ledgers import poker_of

SETTLED = """
async () => {
  for (let said = "", alike = 0; alike < 4;) {
    await new Promise(requestAnimationFrame);
    const now = document.body.innerText;
    alike = now === said ? alike + 1 : 0;
    said = now;
  }
}
"""
"""The page says the same for some frames."""
UNFOLDED = "() => document.querySelectorAll('details').forEach(each => { each.open = true })"
PLAYED, BEGUN, SEALED = "gap", "begun", "sealed"
LINK, OWN, REGISTRATION = "every-page", "own-of-every-page", "r-every-page"
"""The link of a registration, the code of somebody who has registered there, and its id."""
TOML = """
[event]
id = "{id}"
name = "{id} Cup of York and Kiel"
[play]
deals = 2
[[entries]]
name = "York You"
[[entries]]
name = "Park Yard"
players = [{{ name = "Yule Park", person = "yule-park" }}, "Kirk Yard", "York Quay"]
[[entries]]
name = "Kirk Quay"
"""

PUBLIC = {
    "events": ["/"],
    "event": [f"/e/{PLAYED}", f"/e/{BEGUN}", f"/e/{SEALED}"],
    "scoreboard": [f"/e/{PLAYED}/scoreboard", f"/e/{SEALED}/scoreboard"],
    "hall": [f"/e/{PLAYED}/hall", f"/e/{BEGUN}/hall", f"/e/{SEALED}/hall"],
    "tables": [f"/e/{PLAYED}/tables", f"/e/{SEALED}/tables"],
    "table": [f"/e/{PLAYED}/tables/2", f"/e/{SEALED}/tables/2"],
    "deals": [f"/e/{PLAYED}/deals", f"/e/{SEALED}/deals"],
    "deal": [f"/e/{PLAYED}/deals/3", f"/e/{BEGUN}/deals/1"],
    "proof": [f"/e/{PLAYED}/proof", f"/e/{PLAYED}/proof?session=1", f"/e/{SEALED}/proof"],
    "sign-in": ["/sign-in"],
    "join": ["/join"],
    "me": ["/me"],
    "person": ["/people/yule-park"],
    "table-screen": [f"/screen/{SEALED}/1"],
    "register": [f"/register/{LINK}", "/register/nobody-knows-it"],
    "seat": [f"/seat/{PLAYED}", f"/seat/{SEALED}"],
    "registered": [f"/registered#{OWN}", "/registered"],
    "how": ["/how"],
    "prizes": ["/prizes", "/prizes?stacks=5000;3000;1500;500&prizes=500;300;200"],
    "mine": [f"/me/{PLAYED}", f"/me/{BEGUN}"],
    "ladders": [f"/i/{OPEN}"],
    "ladder-standings": [
        f"/i/{OPEN}/scoreboard",
        f"/i/{OPEN}/scoreboard?session=1",
        f"/i/{OPEN}/scoreboard?session=1&seat=2",
    ],
    "ladder-hall": [f"/i/{OPEN}/hall"],
    "ladder-player": [f"/i/{OPEN}/players/2?session=1", f"/i/{OPEN}/players/11?session=4"],
    "ladder-tables": [f"/i/{OPEN}/tables"],
    "ladder-table": [f"/i/{OPEN}/tables/1?session=1"],
    "ladder-deals": [f"/i/{OPEN}/deals?session=1"],
    "ladder-deal": [f"/i/{OPEN}/deals/1?session=1"],
    "ladder-proof": [f"/i/{OPEN}/proof"],
    "ladder-mine": [f"/i/{OPEN}/mine"],
    "matches": [f"/m/{MATCHES}"],
    "match-standings": [f"/m/{MATCHES}/standings"],
    "match-hall": [f"/m/{MATCHES}/hall"],
    "match-list": [f"/m/{MATCHES}/matches"],
    "match-games": [f"/m/{MATCHES}/games", f"/m/{MATCHES}/games?who=nobody"],
    "match": [f"/m/{MATCHES}/1/1", f"/m/{MATCHES}/1/1/1"],
    "sheet": [f"/m/{MATCHES}/1/1/sheet"],
    "match-proof": [f"/m/{MATCHES}/proof"],
    "match-mine": [f"/m/{MATCHES}/me"],
    "missing": ["/nowhere/at/all"],
}
"""An address at least of every page that the public application knows."""

OFFICE = {
    "events": ["/office/"],
    "new": ["/office/new"],
    "parts": ["/office/parts"],
    "registrations": ["/office/registrations"],
    "registration": [f"/office/registrations/{REGISTRATION}"],
    "new form": ["/office/new/seat_teams", "/office/new/seat_ladder", "/office/new/room_match"],
    "find": ["/office/nobody-knows-it"],
    **{
        section: [f"/office/e/{BEGUN}/{section}", f"/office/e/{PLAYED}/{section}"]
        for section in (
            "session",
            "deals",
            "running",
            "rulings",
            "people",
            "custody",
            "log",
            "publish",
            "event",
        )
    },
    "now": [f"/office/e/{BEGUN}", f"/office/e/{SEALED}", f"/office/e/{PLAYED}"],
    "hand": [f"/office/e/{PLAYED}/tables/1/1"],
    "sheets": [f"/office/e/{BEGUN}/sheets"],
    "match sheets": [f"/office/m/{MATCHES}/sheets"],
    "codes": [f"/office/e/{BEGUN}/people/codes"],
    "matches": [
        f"/office/m/{MATCHES}{section}"
        for section in (
            "",
            "/session",
            "/games",
            "/decisions",
            "/people",
            "/log",
            "/publish",
            "/event",
        )
    ],
    "seal": [f"/office/e/{BEGUN}/publish/seal"],
    "check list": [f"/office/e/{SEALED}/publish/check-list"],
    "match codes": [f"/office/m/{MATCHES}/people/codes"],
    "match seal": [f"/office/m/{MATCHES}/publish/seal"],
    "match check list": [f"/office/m/{MATCHES}/publish/check-list"],
    "game": [f"/office/m/{MATCHES}/games/1/1/1"],
    "missing": ["/office/no/such/place"],
}
"""The same of the office."""


@dataclass
class House:
    """A served house with an event at every stage, and who is signed in there."""

    server: Server
    director: StorageState
    player: StorageState

    def code(self, role: str, *place: str) -> str:
        """A code, as the director makes it."""
        return invited(self.server.log, role, *place)


def every_stage(serve: Callable[..., Server], chromium: Browser, folder: Path) -> House:
    """A house served from a folder: events played, begun and sealed, matches under way."""
    log = rehearsed(folder)
    matches(folder, 1, 40)
    with open_desks(log) as desks:
        for id in (BEGUN, SEALED):
            create_event(poker_of(desks), read_event(TOML.format(id=id)))
        begin_session(poker_of(desks), EventId(BEGUN), SessionNo(1))
    with ladder_on(log) as ledger:
        Played(ledger, individuals(27, deals=1)).to_the_end()
    registered(log)
    server = serve(*STILL, log=log)
    player = [
        ("player", "--event", PLAYED, "--entry", "A", "--player", "A1"),
        ("player", "--event", BEGUN, "--entry", "A", "--player", "A1"),
        ("captain", "--event", MATCHES, "--entry", "A"),
        ("player", "--event", OPEN, "--entry", "1", "--player", "Player 1"),
        ("table_screen", "--event", SEALED, "--table", "1"),
    ]
    director = account(chromium, server, "Kirk York", [("director",)])
    return House(server, director, account(chromium, server, "Yolanda Yul Park-Quay", player))


def registered(log: Path) -> None:
    """A registration at which somebody waits for the director, is approved, waits, and has left."""
    registration = StoredRegistration(
        id=REGISTRATION,
        link=LINK,
        event_name="Autumn Cup of York and Kiel",
        format="seat_teams",
        entry_kind="team",
        players_least=2,
        players_most=4,
        capacity=2,
        about="At the club, 7 pm.",
        open=True,
        since="2027-05-01T18:00:00.000Z",
        by="Kirk York",
    )
    states = (
        ApplicationState.PENDING,
        ApplicationState.APPROVED,
        ApplicationState.WAITING,
        ApplicationState.WITHDRAWN,
    )
    applications = [
        StoredApplication(
            registration=REGISTRATION,
            number=number,
            code=digest_of_code(f"{OWN}{'' if number == 1 else number}"),
            key="",
            name=f"York {number}",
            players=(
                ApplicationPlayer(name="Yule Park" if number == 1 else f"Kay {number}"),
                ApplicationPlayer(name=f"Yara Quay {number}", badge=str(40 + number)),
            ),
            club="Quay",
            country="York",
            note="We may be late.",
            state=state,
            reason="",
            since="2027-05-01T18:00:00.000Z",
        )
        for number, state in enumerate(states, 1)
    ]
    with closing(SqlRegistrations(log / "log.sqlite")) as store:
        store.write([registration, *applications])


def account(
    chromium: Browser, server: Server, name: str, codes: list[tuple[str, ...]]
) -> StorageState:
    """Make an account with the first of the codes, and add the others to it."""
    context = chromium.new_context()
    page = context.new_page()
    page.goto(f"{server.url}/join")
    words = {"name": name, "password": "four words that differ"}
    for role, *place in codes:
        code = invited(server.log, role, *place)
        answer_to(
            page, "POST", "/api/join", {"code": code, "name": None, "password": None, **words}
        )
        words = {}
    state = context.storage_state()
    context.close()
    return state


@dataclass
class Reader:
    """Whoever reads one page after the other, each once it has come whole."""

    page: Page
    asked: set[Request] = field(default_factory=set)
    """What the page has asked for and not been given; a stream, which has no end, aside."""

    def __post_init__(self) -> None:
        self.page.on("request", self._asks)
        self.page.on("requestfinished", self._has)
        self.page.on("requestfailed", self._has)

    def _asks(self, request: Request) -> None:
        if request.resource_type != "eventsource":
            self.asked.add(request)

    def _has(self, request: Request) -> None:
        self.asked.discard(request)

    def opens(self, address: str) -> None:
        """Go to a page and wait until it is all there."""
        self.page.goto(address)
        self.settles()

    def settles(self) -> None:
        """Wait until the page has what it is about, and open whatever is folded on it.

        It has, when it waits for nothing and says the same for some frames.
        """
        expect(self.page.locator("main h1, main h2, main p, main form").first).to_be_visible()
        for unread in ("waiting", "reading", "calculating"):
            expect(part(self.page, unread)).to_have_count(0)
        self.page.evaluate(SETTLED)
        while self.asked:
            self.page.evaluate(SETTLED)
        self.page.evaluate(UNFOLDED)
