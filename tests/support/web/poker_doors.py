"""Who may go in at each door of a house of poker events."""

from support.web.house import INVITED
from support.web.match_doors import PUBLIC_EVENTS, PUBLIC_MATCHES
from support.web.office_doors import DIRECTOR, HOUSE_DIRECTOR, OFFICE_DOORS

NOBODY = "nobody"
EVERYBODY = frozenset({NOBODY, *INVITED})
SIGNED_IN = EVERYBODY - {NOBODY}
AT_TABLE_1 = frozenset({"recorder 1"})
SCREEN_1 = frozenset({"screen 1"})
PLAYS = frozenset({"player", "captain"})

PUBLIC = [
    "/api/home", "/documents", "/documents/{path}",
    "/api/events/{event}/tables", "/api/events/{event}/tables/{table}",
    "/api/events/{event}/deals", "/api/events/{event}/deals/{deal}",
    "/api/events/{event}/hands.phhs", "/api/events/{event}/hands.json",
    "/api/events/{event}/players/{entry}",
    "/api/events/{event}/finalists/{entry}",
    "/verify_event.py", "/", "/{path}", "/schema",
    "/schema/openapi.json", "/schema/{path}", "/api/me", "/api/join/{code}",
    "/api/prizes", "/api/prizes/bubble", "/api/prizes/decision", "/api/prizes/payout",
    "/api/events/{event}/prizes", "/api/events/{event}/programme", "/api/people/{person}",
    "/api/events/{event}/print", "/api/events/{event}/print/{sheet}",
    *PUBLIC_EVENTS,
    *PUBLIC_MATCHES,
]  # fmt: skip
DOORS: dict[str, frozenset[str]] = {
    **{f"GET {path}": EVERYBODY for path in PUBLIC},
    "POST /api/sign-in": EVERYBODY,
    "POST /api/join/invitation": EVERYBODY,
    "POST /api/sign-out": EVERYBODY,
    "POST /api/join": EVERYBODY,
    "GET /api/me/devices": SIGNED_IN,
    "POST /api/me/devices/{id}/end": SIGNED_IN,
    "GET /api/console/{event}/{table}": AT_TABLE_1 | DIRECTOR,
    "GET /api/console/{event}/{table}/stream": AT_TABLE_1 | DIRECTOR,
    "GET /api/console/{event}/{table}/screen": SCREEN_1 | DIRECTOR,
    "GET /api/console/{event}/{table}/screen/stream": SCREEN_1 | DIRECTOR,
    "POST /api/console/{event}/{table}/lines": AT_TABLE_1,
    "POST /api/console/{event}/{table}/handover": AT_TABLE_1 | DIRECTOR,
    **OFFICE_DOORS,
    "GET /api/house/address": DIRECTOR | {"director elsewhere"},
    "POST /api/house/address": HOUSE_DIRECTOR,
    "GET /api/my/{event}": PLAYS,
    "GET /api/my/{event}/deals/{session}/{deal}": PLAYS,
    "GET /api/my/{event}/print/{sheet}": PLAYS,
    "GET /api/put-away": SIGNED_IN,
    "GET /api/registrations/{link}": EVERYBODY,
    "POST /api/registrations/{link}": EVERYBODY,
    "POST /api/registered": EVERYBODY,
    "POST /api/registered/change": EVERYBODY,
    "POST /api/registered/withdraw": EVERYBODY,
}
"""Who gets past the door of each route of the event `cup` and its table 1."""

PARTS: dict[str, str] = {
    "event": "cup", "table": "1", "deal": "1", "session": "1", "ruling": "1", "id": "nothing",
    "person": "nobody", "entry": "A", "sheet": "badges",
    "repair": "1", "code": "nothing", "file": "1.csv", "path": "nowhere", "match": "1", "game": "1",
    "name": "protocol.csv", "round": "2", "link": "nothing", "registration": "nothing",
}  # fmt: skip
