"""Positions whose plays have been counted by others, `tests/golden/backgammon/plays.md`."""

import json

from evendeal.backgammon import Checkers
from support.checkout import GOLDEN

FILES = GOLDEN / "backgammon"
SHORT = json.loads((FILES / "plays.json").read_text("utf-8"))
LONG = json.loads((FILES / "long_gammon_plays.json").read_text("utf-8"))


def from_track(track: list[int]) -> Checkers:
    """Checkers by point from a long gammon way, counted from the head."""
    return (track[24], *[track[24 - point] for point in range(1, 25)], 0)
