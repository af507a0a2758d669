"""Stacks that run on through two sessions and are topped up from reserve chips.

An empty seat, a big-blind ante, raises to at least twice the bet, match points, deals in blocks,
and a deal in which every table goes to the cap.
"""

from collections.abc import Iterator

from support.archives.place import Moment
from support.archives.poker_floor import Device, announce, called, floor, raises, showdown
from support.archives.writing import Hall

EVENT = "running"
TEXT = """
[event]
id = "running"
name = "Stacks That Run On"
sessions = 2
[play]
deals = 3
reserve = 1
seats = 4
empty_seats = [2]
big_blind_ante = 50
stacks = "running"
cap = 2000
betting = "pot-limit-then-no-limit"
raises = "double"
burns = false
[draw]
seats = "cyclic"
order = "blocks"
block = 2
[scoring]
method = "match_points"
[office]
in_running = "steps"
shortest_seconds = 0
wild_caps = 1
[[entries]]
name = "Argentina"
[[entries]]
name = "Brazil"
[[entries]]
name = "China"
"""
TABLES = (1, 2, 3)


def play(hall: Hall) -> Iterator[Moment]:
    with floor(hall, TEXT) as found:
        found.begin()
        for how in (all_in, called(150), raises(125)):
            found.play_on(TABLES, how)
            if how is all_in:
                yield Moment("topped-up", secrets=True)
        found.end()
        found.begin(2)
        found.play_on([1], showdown, 2)
        yield Moment("second-session")
        found.play_on([2, 3], called(175), 2)
        found.play_all(TABLES, raises(150), 2)
        found.end(2)
        yield Moment("end")


def all_in(device: Device) -> None:
    """On the flop one pushes as far as the cap, another calls, and the cards speak."""
    device.begin()
    device.quiet()
    device.street("flop")
    device.act("raise_to", chips=1900)
    while device.hand.to_act is not None:
        device.act("fold" if device.live() > 2 else "call")
    for name in ("turn", "river"):
        device.street(name)
        device.quiet()
    announce(device)
    device.accept()
