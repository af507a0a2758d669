"""A small event of each format whose file sets everything that is optional in all of them."""

from support.formats.files import CARD_ROOM, HAND_WINNER

SEAT_TEAMS = """\
[event]
id = "cup"
name = "The cup"

[play]
deals = 2

[[entries]]
id = "A"
name = "Argentina"
players = ["Anna", "Ada"]

[[entries]]
id = "B"
name = "Brazil"
players = ["Bert", "Ben"]
"""

ROOM_MATCH = """\
[event]
id = "league"
name = "The league"
format = "room_match"

[play]
games = 4

[[boards]]
name = "Backgammon"

[[entries]]
id = "A"
name = "Argentina"
players = ["Anna", "Ada"]

[[entries]]
id = "B"
name = "Brazil"
players = ["Bert", "Ben"]
"""

PLAIN = {
    "seat_teams": SEAT_TEAMS,
    "room_match": ROOM_MATCH,
    "hand_winner": HAND_WINNER.replace(
        'name = "Anna"', 'name = "Anna"\nplayers = ["Anna"]', 1
    ).replace('name = "Bert"', 'name = "Bert"\nplayers = ["Bert"]', 1),
    "card_room": CARD_ROOM.replace('name = "Anna"', 'name = "Anna"\nplayers = ["Anna"]', 1).replace(
        'name = "Bert"', 'name = "Bert"\nplayers = ["Bert"]', 1
    ),
}
"""Files of events that set none of it, by format; in each of them Anna and Bert play."""

PROGRAMME = """
[[rooms]]
name = "Blue hall"
tables = [1]

[[rooms]]
name = "Foyer"

[[timetable]]
at = "2026-12-05T09:30"
what = "Registration"
room = "Foyer"

[[timetable]]
at = 2026-12-05T10:00:00
what = "Session 1"
session = 1
room = "Blue hall"

[[timetable]]
at = "2026-12-06T18:00"
what = "Prizes"
"""


def programmed(plain: str, programme: str = PROGRAMME, zone: str = "Europe/Berlin") -> str:
    """The file with rooms, a timetable, a language, and Anna as a person of the house."""
    event = f'[event]\nzone = "{zone}"\nlanguage = "fr"\n'
    text = plain.replace("[event]\n", event, 1) if zone else plain
    return with_person(text) + programme


def with_person(plain: str, player: str = "Anna", person: str = "anna-berg") -> str:
    """The file with one of its players a person of the house."""
    before, players, after = plain.partition("players = [")
    known = after.replace(f'"{player}"', f'{{ name = "{player}", person = "{person}" }}', 1)
    return before + players + known


PROGRAMMED = {format: programmed(plain) for format, plain in PLAIN.items()}
"""Files of events that set all of it, by format."""
