"""Who may go in at each door that knows an event of matches."""

from support.web.match_house import INVITED

NOBODY = "nobody"
EVERYBODY = frozenset({NOBODY, *INVITED})
DIRECTOR = frozenset({"director", "house director"})
HOUSE_DIRECTOR = frozenset({"house director"})
OPEN_ROOM = frozenset({"open room"})
PUBLIC_MATCHES = [
    "/api/matches", "/api/matches/{event}", "/api/matches/{event}/{session}/{match}",
    "/api/matches/{event}/{session}/{match}/games/{game}",
    "/api/matches/{event}/{session}/{match}/files/{name}", "/api/matches/{event}/proof",
    "/api/matches/{event}/stream", "/api/matches/{event}/seal.json",
    "/api/matches/{event}/root.json", "/api/matches/{event}/opened.json",
    "/api/matches/{event}/checkpoints.jsonl", "/api/matches/{event}/lineups.json",
]  # fmt: skip
DECIDED = [
    "preview", "decisions", "reopenings", "corrections", "answers", "lineups", "begin", "final",
    "sessions/{session}/end", "rounds/{round}/begin", "pause", "resume",
    "names", "withdrawal", "withdrawal/back", "away", "away/back",
]  # fmt: skip

DOORS: dict[str, frozenset[str]] = {
    **{f"GET {path}": EVERYBODY for path in PUBLIC_MATCHES},
    "GET /api/console/{event}/{table}": OPEN_ROOM | DIRECTOR,
    "GET /api/console/{event}/{table}/stream": OPEN_ROOM | DIRECTOR,
    "POST /api/console/{event}/{table}/lines": OPEN_ROOM,
    "POST /api/console/{event}/{table}/handover": OPEN_ROOM | DIRECTOR,
    "GET /api/my/{event}": frozenset({"player", "captain"}),
    "GET /api/office/{event}/people": DIRECTOR,
    "POST /api/office/{event}/invitations": DIRECTOR,
    "POST /api/office/{event}/invitations/{id}/end": DIRECTOR,
    "POST /api/office/{event}/grants/end": DIRECTOR,
    "POST /api/office/{event}/devices/{id}/end": DIRECTOR,
    "GET /api/office/matches/{event}": DIRECTOR,
    "GET /api/office/matches/{event}/sessions/{session}/tables/{table}/games/{deal}": DIRECTOR,
    "GET /api/office/matches/{event}/journal": DIRECTOR,
    "GET /api/office/matches/{event}/archive.zip": DIRECTOR,
    "GET /api/office/matches/{event}/stream": DIRECTOR,
    **{f"POST /api/office/matches/{{event}}/{path}": DIRECTOR for path in DECIDED},
    "POST /api/office/matches/draft": HOUSE_DIRECTOR,
    "POST /api/office/matches/events": HOUSE_DIRECTOR,
}
"""Who gets past the door of each route that knows the event `duel`, at its table 1."""

PARTS: dict[str, str] = {
    "event": "duel", "table": "1", "deal": "1", "session": "1", "match": "1", "game": "1",
    "round": "2",
    "name": "protocol.csv", "id": "nothing",
}  # fmt: skip
