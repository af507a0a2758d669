"""Events of team matches in a served house."""

from support.browser.house import House

TOML = """
[event]
id = "{id}"
name = "{name} Team Matches"
format = "room_match"
[play]
games = 2
[office]
shortest_seconds = 0
[[boards]]
name = "Backgammon"
{more}
[scoring]
ranked_by = "imp"
[[entries]]
id = "Kh"
name = "Kharkov"
players = ["Jakob", "Alexandr", "Ilya"]
[[entries]]
id = "Mo"
name = "Moscow"
players = ["Sergei", "Vladimir"]
"""


def made(house: House, id: str, more: str = "", *, begun: bool = True) -> str:
    """An event of two teams, sealed and, if that is wanted, begun; its id."""
    file = {
        "format": "room_match",
        "toml": TOML.format(id=id, name=id.title(), more=more),
        "entries_text": "",
    }
    house.asked.post("/api/office/events", file)
    if begun:
        house.asked.post(f"/api/office/{id}/sessions/1/begin", {"beacon": ""})
    return id
