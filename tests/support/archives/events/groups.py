"""More teams than seats: five teams in groups at five tables of three, with dice for each session.

Public randomness of its own for each of two sessions, fractions of odd chips, totals of chips as
points, and in-running totals that are for the staff.
"""

from collections.abc import Iterator

from support.archives.place import Moment
from support.archives.poker_floor import (
    DIRECTOR,
    Device,
    announce,
    called,
    floor,
    raises,
    to_the_river,
)
from support.archives.writing import Hall

EVENT = "groups"
TEXT = """
[event]
id = "groups"
name = "Five Teams in Groups"
sessions = 2
[play]
deals = 2
reserve = 0
seats = 3
ante = 5
chip = 5
odd_chips = "fraction"
betting = "pot-limit"
[draw]
beacons = ["the lottery of 4 May", "the lottery of 5 May"]
known_from = ["2027-05-01T19:00:00Z", "2027-05-01T21:00:00Z"]
[scoring]
method = "chips"
[office]
in_running = "steps"
shortest_seconds = 0
[[entries]]
name = "Argentina"
[[entries]]
name = "Brazil"
[[entries]]
name = "China"
[[entries]]
name = "Denmark"
[[entries]]
name = "Ecuador"
"""
TABLES = (1, 2, 3, 4, 5)


def play(hall: Hall) -> Iterator[Moment]:
    with floor(hall, TEXT) as found:
        for session, value in ((1, "4 8 15 16 23 42"), (2, "1 2 3 5 8 13")):
            place = f"/api/office/{EVENT}/sessions/{session}/line-ups/close"
            found.ask(DIRECTOR, place, {})
            hall.clock.move(minutes=70 if session == 1 else 130)
            found.begin(session, value)
            found.play_on(TABLES[:3], called(150), session)
            found.play_on([4], shown_and_mucked, session)
            if session == 1:
                yield Moment("playing", secrets=True)
            found.play_on([5], one_is_dead, session)
            found.play_all(TABLES, raises(120), session)
            found.end(session)
        yield Moment("end")


def shown_and_mucked(device: Device) -> None:
    """At the showdown the winner tables the hand, and the others throw theirs away."""
    device.begin()
    to_the_river(device)
    winners = device.winners()
    for seat in device.pots()[0]:
        if seat in winners:
            device.say({"do": "show", "seat": seat, "cards": []})
    for seat in device.pots()[0]:
        if seat not in winners:
            device.say({"do": "muck", "seat": seat})
    announce(device)
    device.accept()


def one_is_dead(device: Device) -> None:
    """A hand is killed out of turn, and the two others go on."""
    device.begin()
    first = device.turn()
    device.say({"do": "kill", "seat": first % 3 + 1})
    while device.hand.to_act is not None:
        device.act("fold")
    device.accept()
