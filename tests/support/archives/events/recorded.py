"""An event recorded from hand histories, interrupted in its midst and recorded to its end."""

import re
import shutil
from collections.abc import Iterator

from support.archives.outputs import typed
from support.archives.place import Moment
from support.archives.poker_floor import called, floor, folds, raises, showdown
from support.archives.writing import Hall

EVENT = "recorded"
TEXT = """
[event]
id = "recorded"
name = "From Hand Histories"
[play]
deals = 4
reserve = 1
betting = "no-limit"
[draw]
order = "blocks"
block = 2
[office]
shortest_seconds = 0
[[entries]]
id = "north"
name = "North"
[[entries]]
id = "south"
name = "South"
[[entries]]
id = "east"
name = "East"
"""
TABLES = (1, 2, 3)


def play(hall: Hall) -> Iterator[Moment]:
    """The hands are played in a copy of the log, and their histories recorded in the log itself."""
    file = hall.folder.parent / "event.toml"
    file.write_text(TEXT, "utf-8")
    _do(f"event new {file} --log {hall.folder}")
    _do(f"event begin {EVENT} --log {hall.folder}")
    copy = Hall(hall.folder.with_name("copy"), hall.clock, hall.files)
    shutil.copytree(hall.folder, copy.folder)
    with floor(copy, TEXT, new=False) as found:
        found.seats()
        for how in (showdown, called(225), raises(175), folds):
            found.play_on(TABLES, how)
    _do(f"event hands {EVENT} {hall.files}/all.phhs --log {copy.folder}")
    first, second = _halves((hall.files / "all.phhs").read_text("utf-8"))
    (hall.files / "first.phhs").write_text(first, "utf-8")
    (hall.files / "second.phhs").write_text(second, "utf-8")
    (hall.files / "all.phhs").unlink()
    _do(f"event record {EVENT} {hall.files}/first.phhs --by Rita --log {hall.folder}")
    on = f"event record {EVENT} {{files}}/second.phhs --by Rita", f"event end {EVENT}"
    yield Moment("middle", secrets=True, goes_on=on)
    yield Moment("end")


def _halves(text: str) -> tuple[str, str]:
    """A file of hands as two."""
    hands = re.split(r"(?m)^(?=\[\d+\]$)", text)
    middle = len(hands) // 2
    return "".join(hands[:middle]), hands[0] + "".join(hands[middle:])


def _do(words: str) -> None:
    code, output = typed(words)
    assert code == 0, output
