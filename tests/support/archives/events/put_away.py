"""A rehearsal that is put away, shown nowhere meanwhile, and brought out again."""

from collections.abc import Iterator

from support.archives.outputs import typed
from support.archives.place import Moment
from support.archives.writing import Hall

EVENT = "put-away"
TEXT = """
[event]
id = "put-away"
name = "A Rehearsal Put Away"
[play]
deals = 2
betting = "fixed-limit"
cap = "none"
[office]
in_running = "steps"
[[entries]]
name = "Argentina"
[[entries]]
name = "Brazil"
"""


def play(hall: Hall) -> Iterator[Moment]:
    file = hall.folder.parent / "event.toml"
    file.write_text(TEXT, "utf-8")
    _do(f"rehearse {file} --policy mixed --seed 3 --log {hall.folder}")
    hall.clock.move(minutes=1)
    _do(f"event put-away {EVENT} --log {hall.folder}")
    yield Moment("away")
    hall.clock.move(minutes=1)
    _do(f"event bring-out {EVENT} --log {hall.folder}")
    yield Moment("brought-out")


def _do(words: str) -> None:
    code, output = typed(words)
    assert code == 0, output
