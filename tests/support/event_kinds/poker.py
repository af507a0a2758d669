"""Duplicate poker as a kind of event: two teams, two tables, three deals."""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, ClassVar

from litestar import Litestar

from evendeal.director.ledger import Ledger
from evendeal.formats import Desks
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import EventId
from evendeal.tournament.refusals import HandsLeft
from evendeal.web.app import create_app
from support.event_kinds.kind import Body, Kind, Recorder
from support.event_kinds.lines_of_poker import LINES
from support.events.poker import CUP, DUEL, FIRST, GUIDE, toml
from support.ledgers import poker_of
from support.web.house import INVITED, House, house
from support.web.poker_doors import DOORS, PARTS
from support.web.requests import Answer
from support.web.wire import Wire


class Poker(Kind):
    """The event `cup`."""

    name, id, format, console_kind = "poker", "cup", "seat_teams", "poker"
    title = "Duplicate Poker Team Cup"
    not_over, left = HandsLeft, 6
    secrets = frozenset({"purpose", "session-1-original", "session-1-reserve", "signing-key"})
    pieces, piece, played_as_drawn = "deals", "deck", "order-of-play"
    sessions_of_longer, openings_of_longer = 1, 8
    people = frozenset(INVITED)
    recorders = ("recorder 1", "recorder 2")
    strangers = frozenset({"director elsewhere"})
    player, entry, opponent = "A1", "A", "B1"
    lines = LINES
    doors, doors_named, parts = DOORS, "", PARTS
    watched = "scoreboard"
    pages = ("", "/scoreboard", "/tables", "/tables/1", "/deals", "/deals/1", "/proof")
    absent = (
        ("/none", "NoSuchEvent", {"event": "none"}),
        ("/none/scoreboard", "NoSuchEvent", {"event": "none"}),
        ("/none/stream", "NoSuchEvent", {"event": "none"}),
        ("/none/seal.json", "NoSuchEvent", {"event": "none"}),
        ("/cup/tables/7", "NoSuchTable", {"event": "cup", "table": 7, "tables": 2}),
        ("/cup/deals/0", "NoSuchDeal", {"event": "cup", "deal": 0, "deals": 3}),
        ("/cup/deals/-1", "NoSuchDeal", {"event": "cup", "deal": -1, "deals": 3}),
        (
            "/cup/scoreboard?session=2",
            "NoSuchSession",
            {"event": "cup", "session": 2, "sessions": 1},
        ),
        ("/cup/root.json", "NotPublished", {"event": "cup", "file": "root.json"}),
        ("/cup/deals/x", "NotFound", {"path": "/api/events/cup/deals/x"}),
    )
    office = "/api/office"
    pace: ClassVar[Mapping[str, str]] = {"pace.deal_seconds": "2:40", "pace.break_minutes": "15"}
    slower: ClassVar[Body] = {"deal_seconds": 200, "break_minutes": 0}
    slower_seconds = 3 * 200
    foreseen = "B1"

    def text(self, **changes: Any) -> str:
        return toml(**{**DUEL, **changes})

    def longer_text(self) -> str:
        return toml(deals=8, draw='order = "blocks"\nblock = 5')

    def commitment(self, session: Body) -> str:
        return str(session["original"]["commitment"])

    def opened_secret(self, session: Body) -> str | None:
        found: str | None = self.luck(session)["secret"]
        return found

    def luck(self, session: Body) -> Body:
        found: Body = session["original"]
        return found

    def other(self, piece: str) -> str:
        return " ".join(reversed(piece.split(" ")))

    def desk(self, desks: Desks) -> Ledger[Any]:
        return poker_of(desks)

    def house(self, folder: Path) -> AbstractContextManager[House]:
        return house(folder)

    def without_doors(self, hall: House) -> Litestar:
        return create_app(PublicHouse(SeatTeamsPublic(hall.desk)))

    def recorder(self, hall: House, table: int = 1, who: str = "") -> Wire:
        return Wire(hall, who or self.recorders[table - 1], table)

    def first_line(self, recorder: Recorder) -> Body:
        assert isinstance(recorder, Wire)
        due = recorder.console.order[0]
        recorder.deal, recorder.n = due.deal, due.next
        return {"do": "break_seal", "label": due.label}

    def play_one(self, recorder: Recorder) -> Answer:
        assert isinstance(recorder, Wire)
        recorder.begin()
        assert recorder.state is not None
        while recorder.state.to_act is not None:
            recorder.say({"do": "fold", "seat": recorder.state.to_act})
        return recorder.post(recorder.accept())

    def presence(self, hall: House) -> Mapping[int, tuple[bool, int]]:
        office = hall.ask("director", "GET", f"/api/office/{self.id}").json
        return {row["table"]: (row["in_touch"], row["waiting_lines"]) for row in office["matrix"]}

    def new_event(
        self, id: str = "spring", *, sessions: int = 1, begins: str = "", teams: str = ""
    ) -> Body:
        form = {
            "format": self.format,
            "id": id,
            "name": "Spring",
            "deals": 3,
            "sessions": sessions,
            "begins": begins,
        }
        return {**form, "entries_text": teams or "\n".join(GUIDE[:2])}

    def wrong_event(self) -> tuple[Body, str]:
        return {**self.new_event(), "cap": 5}, "play.cap"

    def foresight(self, check: Body) -> str:
        found: str = check["seats"][0]["seats"][0]["player"]
        return found

    def hidden(self, hall: House) -> list[bytes]:
        return self.hidden_in(hall.desk, CUP)

    @staticmethod
    def hidden_in(ledger: DealDesk, event: EventId) -> list[bytes]:
        """The same of the first session of an event."""
        luck, now = ledger.luck(event, FIRST), ledger.progress(event).sessions[FIRST]
        assert luck is not None
        secrets = ledger.secrets(ledger.progress(event).event)[FIRST]
        found = [*secrets.values(), luck.deals.key]
        texts = []
        for number, deck in enumerate(luck.deals.decks, 1):
            if number not in now.opened:
                found.append(luck.deals.salts[number - 1])
                # Ten cards in a row, however they are parted, are a deck and no accident.
                texts += [sign.join(deck.cards[:10]) for sign in (" ", "", ",", '","')]
        return [form for each in found for form in (each, each.hex().encode())] + [
            text.encode() for text in texts
        ]


POKER = Poker()
