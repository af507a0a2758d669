"""Rulings of every kind and of every effect, some withdrawn, some late, and after the end.

Two deals are replaced by reserve deals, one of them before every table has played it; hands are
corrected while the deal is open, and results once more when the session has ended.
"""

from collections.abc import Iterator

from support.archives.place import Moment
from support.archives.poker_floor import Floor, called, floor, folds, raises, showdown
from support.archives.writing import Hall

EVENT = "rulings"
TEXT = """
[event]
id = "rulings"
name = "Many Rulings"
[play]
deals = 4
reserve = 2
[draw]
order = "sequence"
[office]
in_running = "steps"
shortest_seconds = 0
correction_minutes = 30
wild_caps = 1
[scoring]
ties = "none"
[[entries]]
name = "Argentina"
[[entries]]
name = "Brazil"
[[entries]]
name = "China"
"""
TABLES = (1, 2, 3)
STANDS, REPLACE = "stands", "replace"


def play(hall: Hall) -> Iterator[Moment]:
    with floor(hall, TEXT) as found:
        found.begin()
        for table, how in zip(TABLES, (raises(), folds, called(200)), strict=True):
            found.play_on([table], how)
        _of_every_kind(found)
        found.play_on([1, 2], showdown)
        yield Moment("ruled", secrets=True)
        found.rule("leak", REPLACE, deal=2, reason="Shown on the stream.", rule="I8")
        found.play_on(TABLES, called(250))
        found.play_on(TABLES, raises(5000))
        found.rule("card_exposed", REPLACE, deal=3, reason="All of it was seen.")
        yield Moment("replaced")
        found.play_all(TABLES, showdown)
        found.end()
        yield Moment("ended")
        _after_the_end(found)
        yield Moment("corrected")


def _of_every_kind(found: Floor) -> None:
    """Every kind of ruling once, with every effect; some are taken back."""
    for kind in ("misdeal", "time"):
        number = found.rule(kind, {"as": "void", "adjust": {}}, tables=[2])
        found.office(f"rulings/{number}/withdraw", reason="It was another table.")
    found.rule("fouled_deck", {"as": "void", "adjust": {"1": "150", "3": "-7/2"}}, tables=[2])
    for number, kind in enumerate(("out_of_turn", "wrong_button", "wild_play", "other"), 1):
        found.rule(kind, {"as": "adjust", "adjust": {"2": str(-25 * number)}}, tables=[1])
    for kind in ("recording", "wrong_ship", "dispute"):
        found.rule(kind, STANDS, tables=[3])
    for entry, points in (("B", "1/2"), ("C", "2")):
        taken = {"as": "penalty", "entry": entry, "points": points}
        number = found.rule("penalty", taken, deal=None, rule="R10", reason="Wild play, twice.")
    found.office(f"rulings/{number}/withdraw", reason="The team was not told before.")


def _after_the_end(found: Floor) -> None:
    """Within the correction period, and after it as something late."""
    found.correct(1, 1, 1, {"do": "raise_to", "seat": 1, "chips": 175}, rule="TDA 48")
    found.rule("recording", {"as": "adjust", "adjust": {"1": 25}}, deal=4, tables=[3])
    found.hall.clock.move(minutes=45)
    taken = {"as": "penalty", "entry": "A", "points": 1}
    found.rule("penalty", taken, deal=None, late=True, reason="The video was seen.")
