"""Who may go in at each door of a house of poker events."""

from support.web.house import INVITED
from support.web.match_doors import PUBLIC_MATCHES

NOBODY = "nobody"
EVERYBODY = frozenset({NOBODY, *INVITED})
SIGNED_IN = EVERYBODY - {NOBODY}
HOUSE_DIRECTOR = frozenset({"house director"})
DIRECTOR = frozenset({"director"}) | HOUSE_DIRECTOR
CUSTODIAN = frozenset({"custodian"})
AT_TABLE_1 = frozenset({"recorder 1"})
PLAYS = frozenset({"player", "captain"})

PUBLIC = [
    "/api/home", "/documents", "/documents/{path}",
    "/api/events", "/api/events/{event}", "/api/events/{event}/scoreboard",
    "/api/events/{event}/tables", "/api/events/{event}/tables/{table}",
    "/api/events/{event}/deals", "/api/events/{event}/deals/{deal}", "/api/events/{event}/proof",
    "/api/events/{event}/stream", "/api/events/{event}/seal.json",
    "/api/events/{event}/root.json", "/api/events/{event}/opened.json",
    "/api/events/{event}/checkpoints.jsonl", "/api/events/{event}/lineups.json",
    "/verify_event.py", "/", "/{path}", "/schema",
    "/schema/openapi.json", "/schema/{path}", "/api/me", "/api/join/{code}",
    "/api/prizes", "/api/prizes/bubble", "/api/prizes/decision", "/api/prizes/payout",
    "/api/events/{event}/prizes",
    *PUBLIC_MATCHES,
]  # fmt: skip
RULED = [
    "preview", "rulings", "rulings/{ruling}/withdraw", "corrections", "repairs", "answers",
    "repairs/{repair}/order", "pause", "resume", "substitutions", "lineups",
    "taken-out", "taken-out/back",
    "sessions/{session}/line-ups/close", "sessions/{session}/begin",
    "sessions/{session}/end", "invitations", "invitations/anew", "invitations/{id}/anew",
    "invitations/{id}/end", "grants/end",
    "devices/{id}/end",
    "names", "withdrawal", "withdrawal/back", "away", "away/back",
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
    "POST /api/console/{event}/{table}/lines": AT_TABLE_1,
    "POST /api/console/{event}/{table}/handover": AT_TABLE_1 | DIRECTOR,
    "GET /api/office/{event}": DIRECTOR,
    "GET /api/office/{event}/in-running": DIRECTOR,
    "GET /api/office/{event}/tables/{table}/deals/{deal}": DIRECTOR,
    "GET /api/office/{event}/journal": DIRECTOR,
    "GET /api/office/{event}/archive.zip": DIRECTOR,
    "GET /api/office/{event}/people": DIRECTOR,
    "GET /api/office/{event}/stream": DIRECTOR | CUSTODIAN,
    "GET /api/office/{event}/custody": DIRECTOR | CUSTODIAN,
    "POST /api/office/{event}/custody": DIRECTOR | CUSTODIAN,
    "POST /api/office/{event}/repairs/{repair}/confirm": DIRECTOR | CUSTODIAN,
    "POST /api/office/{event}/repairs/{repair}/refuse": DIRECTOR | CUSTODIAN,
    "POST /api/office/{event}/repairs/{repair}/finish": DIRECTOR | CUSTODIAN,
    "POST /api/office/{event}/decks/{file}": CUSTODIAN,
    **{f"POST /api/office/{{event}}/{path}": DIRECTOR for path in RULED},
    "GET /api/house/address": DIRECTOR | {"director elsewhere"},
    "POST /api/house/address": HOUSE_DIRECTOR,
    "POST /api/office/draft": HOUSE_DIRECTOR,
    "POST /api/office/draft/entries": HOUSE_DIRECTOR,
    "POST /api/office/events": HOUSE_DIRECTOR,
    "GET /api/my/{event}": PLAYS,
    "GET /api/put-away": SIGNED_IN,
}
"""Who gets past the door of each route of the event `cup` and its table 1."""

PARTS: dict[str, str] = {
    "event": "cup", "table": "1", "deal": "1", "session": "1", "ruling": "1", "id": "nothing",
    "repair": "1", "code": "nothing", "file": "1.csv", "path": "nowhere", "match": "1", "game": "1",
    "name": "protocol.csv",
}  # fmt: skip
