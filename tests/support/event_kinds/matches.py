"""Team matches of backgammon as a kind of event: two teams, two rooms, two games."""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, ClassVar

from litestar import Litestar

from evendeal.director.ledger import Ledger
from evendeal.formats import Desks
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import DealNo
from evendeal.tournament.room_match.refusals import GamesLeft
from evendeal.web.app import create_app
from support.event_kinds.kind import Body, Kind, Recorder
from support.event_kinds.lines_of_matches import LINES
from support.events.matches import BOARD, DUEL, match_toml
from support.ledgers import matches_of
from support.web.house import House
from support.web.match_doors import DOORS, PARTS
from support.web.match_house import INVITED, GameWire, MatchHouse, match_house
from support.web.requests import Answer


class Matches(Kind):
    """The event `duel`."""

    name, id, format, console_kind = "matches", "duel", "room_match", "backgammon"
    title = "Duel"
    not_over, left = GamesLeft, 4
    secrets = frozenset({"purpose", "session-1-original", "signing-key"})
    pieces, piece, played_as_drawn = "sets", "rolls", "rolls-played"
    sessions_of_longer, openings_of_longer = 2, 4
    people = frozenset(INVITED)
    recorders = ("open room", "closed room")
    strangers = frozenset({"poker table", "poker director"})
    player, entry, opponent = "Kh1", "Kh", "Mo1"
    lines = LINES
    doors, doors_named, parts = DOORS, "matches", PARTS
    watched = "position"
    pages = ("", "/scoreboard", "/matches/1/1", "/matches/1/1/games/1", "/proof")
    absent = (
        ("/none", "NoSuchEvent", {"event": "none"}),
        ("/none/matches/1/1", "NoSuchEvent", {"event": "none"}),
        ("/none/stream", "NoSuchEvent", {"event": "none"}),
        ("/none/proof", "NoSuchEvent", {"event": "none"}),
        ("/none/seal.json", "NoSuchEvent", {"event": "none"}),
        ("/duel/matches/2/1", "NoMatchHere", {"event": "duel", "session": 2, "match": 1}),
        ("/duel/matches/1/9", "NoMatchHere", {"event": "duel", "session": 1, "match": 9}),
        ("/duel/matches/9/1/games/1", "NoMatchHere", {"event": "duel", "session": 9, "match": 1}),
        ("/duel/matches/1/1/games/3", "NoGameOfMatch", {"game": 3, "games": 2}),
        ("/duel/matches/1/1/games/0", "NoGameOfMatch", {"game": 0, "games": 2}),
        (
            "/duel/matches/1/1/files/open.lmat",
            "NotPublished",
            {"event": "duel", "file": "open.lmat"},
        ),
        ("/duel/matches/1/1/files/..%2Flog.sqlite", "NotFound", {}),
        ("/duel/root.json", "NotPublished", {"event": "duel", "file": "root.json"}),
        ("/duel/matches/x/1", "NotFound", {"path": "/api/events/duel/matches/x/1"}),
    )
    office = "/api/office"
    pace: ClassVar[Mapping[str, str]] = {"pace.game_minutes": "12", "pace.break_minutes": "15"}
    slower: ClassVar[Body] = {"pace": {"game_minutes": 20, "break_minutes": 0}}
    slower_seconds = 2 * 20 * 60
    foreseen = "Kh1"

    def text(self, **changes: Any) -> str:
        return match_toml(**changes)

    def longer_text(self) -> str:
        return match_toml(games=3, more="[final]\ngames = 1")

    def commitment(self, session: Body) -> str:
        return str(session["commitment"])

    def opened_secret(self, session: Body) -> str | None:
        found: str | None = self.luck(session)["secret"]
        return found

    def luck(self, session: Body) -> Body:
        return session

    def other(self, piece: str) -> str:
        return piece[:-2] + ("11" if piece[-2:] != "11" else "22")

    def desk(self, desks: Desks) -> Ledger[Any]:
        return matches_of(desks)

    def house(self, folder: Path) -> AbstractContextManager[House]:
        return match_house(folder)

    def without_doors(self, hall: House) -> Litestar:
        assert isinstance(hall, MatchHouse)
        return create_app(PublicHouse(SeatTeamsPublic(hall.desk), RoomMatchPublic(hall.matches)))

    def recorder(self, hall: House, table: int = 1, who: str = "") -> GameWire:
        assert isinstance(hall, MatchHouse)
        return GameWire(hall, who or self.recorders[table - 1], table)

    def first_line(self, recorder: Recorder) -> Body:
        assert isinstance(recorder, GameWire)
        return recorder.begin().line_due()

    def play_one(self, recorder: Recorder) -> Answer:
        assert isinstance(recorder, GameWire)
        recorder.due = None
        recorder.give_up()
        return recorder.post(recorder.accept())

    def presence(self, hall: House) -> Mapping[int, tuple[bool, int]]:
        office = hall.ask("director", "GET", f"/api/office/{self.id}").json
        rooms = [match[room] for match in office["matches"] for room in ("open", "closed")]
        return {room["table"]: (room["in_touch"], room["waiting_lines"]) for room in rooms}

    def new_event(
        self, id: str = "spring", *, sessions: int = 1, begins: str = "", teams: str = ""
    ) -> Body:
        final = "[final]\ngames = 2" if sessions == 2 else ""
        text = (
            match_toml(teams=0 if teams else 2, more=final)
            .replace('"duel"', f'"{id}"')
            .replace('"Duel"', '"Spring"')
        )
        when = f"[event]\nbegins = {begins}:00\n" if begins else "[event]\n"
        text = text.replace("[event]\n", when, 1)
        return {"format": self.format, "toml": text, "entries_text": teams}

    def with_results(self, event: Body) -> Body:
        return {
            **event,
            "toml": event["toml"].replace("[play]", '[hall]\nresults = "open"\n\n[play]', 1),
        }

    def wrong_event(self) -> tuple[Body, str]:
        return {"format": self.format, "toml": "x", "entries_text": ""}, "event.toml"

    def foresight(self, check: Body) -> str:
        found: str = check["rounds"][0]["matches"][0]["open"]["white"]
        return found

    def hidden(self, hall: House) -> list[bytes]:
        assert isinstance(hall, MatchHouse)
        luck = hall.matches.luck(DUEL, BOARD)
        assert luck is not None
        assert luck.rolls is not None
        now = hall.matches.progress(DUEL).sessions[BOARD]
        secrets = hall.matches.secrets(hall.matches.progress(DUEL).event)
        found, texts = [each for kinds in secrets.values() for each in kinds.values()], []
        for number, rolls in enumerate(luck.rolls.sets, 1):
            if DealNo(number) not in now.opened:
                found.append(luck.rolls.salts[number - 1])
                texts.append(str(rolls).split("|")[1][:60])
        return [form for each in found for form in (each, each.hex().encode())] + [
            text.encode() for text in texts
        ]


MATCHES = Matches()
