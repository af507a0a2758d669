"""An event of two sessions that was sealed in the first version of the procedure, and is over."""

from collections.abc import Iterator

from support.archives.outputs import typed
from support.archives.place import GOLDEN, Moment
from support.archives.writing import Hall

EVENT = "cup"
SEALS = GOLDEN.parent / "seals"
"""Events of commit 7577da8, before there was a second version."""


def play(hall: Hall) -> Iterator[Moment]:
    code, output = typed(f"event import {SEALS / 'cup.zip'} --log {hall.folder}")
    assert code == 0, output
    yield Moment("end")
