"""Individuals as a kind of event: four players at two tables, one session and the final."""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from litestar import Litestar

from evendeal.director.ledger import Ledger
from evendeal.formats import Desks
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.seat_ladder.desk import SeatLadderDesk
from evendeal.formats.seat_ladder.public import SeatLadderPublic
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.web.app import create_app
from support.desks import consoles_of
from support.event_kinds.kind import Body
from support.event_kinds.lines_of_individuals import LINES
from support.event_kinds.poker import Poker
from support.events.individuals import OPEN, duel_toml
from support.web.house import House
from support.web.ladder_house import INVITED, LadderHouse, ladder_house
from support.web.poker_doors import PARTS
from support.web.wire import Wire


class Individuals(Poker):
    """The event `open`. At its tables hands are played as at those of teams."""

    name, id, format = "individuals", "open", "seat_ladder"
    title = "Open"
    sessions, ranking = 3, "final"
    secrets = frozenset(
        {
            "purpose",
            "session-1-original",
            "session-1-reserve",
            "session-2-original",
            "session-2-reserve",
            "session-3-original",
            "session-3-reserve",
            "signing-key",
        }
    )
    sessions_of_longer, openings_of_longer = 3, 22
    people = frozenset(INVITED)
    player, entry, opponent = "Ann", "A", "Bob"
    lines = LINES
    parts: Mapping[str, str] = PARTS | {"event": OPEN}
    foreseen = (4, 4, 4)
    listed = "name\nAnn\nBob\nCy\nDi"
    listed_entries = (("Ann", ["Ann"]), ("Bob", ["Bob"]), ("Cy", ["Cy"]), ("Di", ["Di"]))
    pages = (
        "",
        "/scoreboard",
        "/tables",
        "/tables/1",
        "/deals",
        "/deals/1",
        "/players/A",
        "/proof",
    )
    absent = (
        ("/none", "NoSuchEvent", {"event": "none"}),
        ("/none/players/A", "NoSuchEvent", {"event": "none"}),
        ("/open/tables/7", "NoSuchTable", {"event": "open", "table": 7, "tables": 2}),
        ("/open/deals/0", "NoSuchDeal", {"event": "open", "deal": 0, "deals": 3}),
        (
            "/open/scoreboard?session=4",
            "NoSuchSession",
            {"event": "open", "session": 4, "sessions": 1},
        ),
        ("/open/root.json", "NotPublished", {"event": "open", "file": "root.json"}),
        ("/open/deals/x", "NotFound", {"path": "/api/events/open/deals/x"}),
    )

    def text(self, **changes: Any) -> str:
        return duel_toml(**changes)

    def longer_text(self) -> str:
        return duel_toml(deals=20)

    def desk(self, desks: Desks) -> Ledger[Any]:
        return desks.kind(SeatLadderDesk).ledger

    def house(self, folder: Path) -> AbstractContextManager[House]:
        return ladder_house(folder)

    def without_doors(self, hall: House) -> Litestar:
        assert isinstance(hall, LadderHouse)
        return create_app(PublicHouse(SeatTeamsPublic(hall.desk), SeatLadderPublic(hall.ladders)))

    def new_event(
        self, id: str = "spring", *, sessions: int = 1, begins: str = "", teams: str = ""
    ) -> Body:
        return {
            "format": self.format,
            "id": id,
            "name": "Spring",
            "begins": begins,
            "stages": [
                {"name": "Preliminary", "sessions": sessions, "seats": 2, "deals": 3},
                {"name": "Final", "deals": 1},
            ],
            "order": "blocks",
            "entries_text": teams or self.listed,
        }

    def foresight(self, check: Body) -> tuple[int, ...]:
        return tuple(each["players"] for each in check["course"])

    def recorder(self, hall: House, table: int = 1, who: str = "") -> Wire:
        assert isinstance(hall, LadderHouse)
        of = who or self.recorders[table - 1]
        return Wire(hall, of, table, consoles_of(hall.ladders), OPEN)

    def hidden(self, hall: House) -> list[bytes]:
        assert isinstance(hall, LadderHouse)
        return self.hidden_in(hall.ladders, OPEN)


INDIVIDUALS = Individuals()
