"""Who may go in at each door of the office, whatever the format of its event."""

DIRECTOR = frozenset({"director", "house director"})
HOUSE_DIRECTOR = frozenset({"house director"})
CUSTODIAN = frozenset({"custodian"})

OF_DIRECTORS = [
    "preview", "rulings", "rulings/{ruling}/withdraw", "corrections", "repairs", "answers",
    "secrets/encrypt", "sheets", "sheets/check", "repairs/{repair}/order", "pause", "resume",
    "substitutions", "lineups",
    "taken-out", "taken-out/back", "decisions", "reopenings", "rounds/{round}/begin",
    "sessions/{session}/line-ups/close", "sessions/{session}/begin",
    "lists/absent", "lists/advance", "lists/late",
    "sessions/{session}/end", "invitations", "invitations/anew", "invitations/{id}/anew",
    "invitations/print", "invitations/{id}/end", "grants/end",
    "devices/{id}/end",
    "names", "withdrawal", "withdrawal/back", "away", "away/back",
    "table-results",
]  # fmt: skip

OFFICE_DOORS: dict[str, frozenset[str]] = {
    "GET /api/office/{event}": DIRECTOR,
    "GET /api/office/{event}/in-running": DIRECTOR,
    "GET /api/office/{event}/players": DIRECTOR,
    "GET /api/office/{event}/tables/{table}/deals/{deal}": DIRECTOR,
    "GET /api/office/{event}/sessions/{session}/tables/{table}/games/{deal}": DIRECTOR,
    "GET /api/office/{event}/journal": DIRECTOR,
    "GET /api/office/{event}/secrets": DIRECTOR,
    "GET /api/office/{event}/archive.zip": DIRECTOR,
    "GET /api/office/{event}/print": DIRECTOR,
    "GET /api/office/{event}/print/{sheet}": DIRECTOR,
    "GET /api/office/{event}/people": DIRECTOR,
    "GET /api/office/{event}/stream": DIRECTOR | CUSTODIAN,
    "GET /api/office/{event}/custody": DIRECTOR | CUSTODIAN,
    "POST /api/office/{event}/custody": DIRECTOR | CUSTODIAN,
    "POST /api/office/{event}/repairs/{repair}/confirm": DIRECTOR | CUSTODIAN,
    "POST /api/office/{event}/repairs/{repair}/refuse": DIRECTOR | CUSTODIAN,
    "POST /api/office/{event}/repairs/{repair}/finish": DIRECTOR | CUSTODIAN,
    "POST /api/office/{event}/decks/{file}": CUSTODIAN,
    "POST /api/office/{event}/order-files": CUSTODIAN,
    "GET /api/office/{event}/labels.pdf": DIRECTOR | CUSTODIAN,
    "POST /api/office/{event}/hand-sort": CUSTODIAN,
    "POST /api/office/{event}/deck-checks": CUSTODIAN,
    **{f"POST /api/office/{{event}}/{path}": DIRECTOR for path in OF_DIRECTORS},
    "POST /api/office/draft": HOUSE_DIRECTOR,
    "POST /api/office/draft/entries": HOUSE_DIRECTOR,
    "POST /api/office/events": HOUSE_DIRECTOR,
    "GET /api/office/formats": HOUSE_DIRECTOR,
    "GET /api/office/registrations": HOUSE_DIRECTOR,
    "POST /api/office/registrations": HOUSE_DIRECTOR,
    "GET /api/office/registrations/{registration}": HOUSE_DIRECTOR,
    "GET /api/office/registrations/{registration}/entries": HOUSE_DIRECTOR,
    **{
        f"POST /api/office/registrations/{{registration}}/{path}": HOUSE_DIRECTOR
        for path in (
            "settings",
            "link",
            "event",
            "applications",
            "applications/approve",
            "applications/refuse",
            "applications/badges",
            "applications/same",
            "applications/list",
        )
    },
}
"""Who gets past the door of each route of the office of an event of poker."""

OFFICE_DOORS_OF_MATCHES: dict[str, frozenset[str]] = {
    route: who - CUSTODIAN for route, who in OFFICE_DOORS.items()
}
"""The same of an event of matches, in which a custodian has nothing to do."""
