"""Who may go in at each door that knows an event of matches."""

from support.web.match_house import INVITED
from support.web.office_doors import DIRECTOR, OFFICE_DOORS_OF_MATCHES

NOBODY = "nobody"
EVERYBODY = frozenset({NOBODY, *INVITED})
OPEN_ROOM = frozenset({"open room"})
SCREEN = frozenset({"screen"})
PUBLIC_MATCHES = [
    "/api/events/{event}/games",
    "/api/events/{event}/matches/{session}/{match}",
    "/api/events/{event}/matches/{session}/{match}/games/{game}",
    "/api/events/{event}/matches/{session}/{match}/files/{name}",
]  # fmt: skip
PUBLIC_EVENTS = [
    "/api/events", "/api/events/{event}", "/api/events/{event}/scoreboard",
    "/api/events/{event}/sits", "/api/events/{event}/seat-draw",
    "/api/events/{event}/proof", "/api/events/{event}/stream", "/api/events/{event}/seal.json",
    "/api/events/{event}/root.json", "/api/events/{event}/opened.json",
    "/api/events/{event}/checkpoints.jsonl", "/api/events/{event}/lineups.json",
]  # fmt: skip
"""What is the same of an event of any kind."""

DOORS: dict[str, frozenset[str]] = {
    **{f"GET {path}": EVERYBODY for path in (*PUBLIC_EVENTS, *PUBLIC_MATCHES)},
    "GET /api/console/{event}/{table}": OPEN_ROOM | DIRECTOR,
    "GET /api/console/{event}/{table}/stream": OPEN_ROOM | DIRECTOR,
    "GET /api/console/{event}/{table}/screen": SCREEN | DIRECTOR,
    "GET /api/console/{event}/{table}/screen/stream": SCREEN | DIRECTOR,
    "POST /api/console/{event}/{table}/lines": OPEN_ROOM,
    "POST /api/console/{event}/{table}/handover": OPEN_ROOM | DIRECTOR,
    "GET /api/my/{event}": frozenset({"player", "captain"}),
    "GET /api/my/{event}/deals/{session}/{deal}": frozenset({"player", "captain"}),
    "GET /api/my/{event}/print/{sheet}": frozenset({"player", "captain"}),
    **OFFICE_DOORS_OF_MATCHES,
}
"""Who gets past the door of each route that knows the event `duel`, at its table 1."""

PARTS: dict[str, str] = {
    "event": "duel", "table": "1", "deal": "1", "session": "1", "match": "1", "game": "1",
    "round": "2",
    "name": "protocol.csv", "id": "nothing", "ruling": "1", "repair": "1", "file": "1.csv",
}  # fmt: skip
