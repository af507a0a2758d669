"""Who sits where."""

from collections.abc import Iterable
from typing import NamedTuple

from evendeal.ids import EntryId, SessionNo
from evendeal.scoring.lineup import LineUp


class Seated(NamedTuple):
    """Who sits on a seat."""

    entry: EntryId
    player: str


def line_up_of(session: SessionNo, tables: Iterable[Iterable[Seated | None]]) -> LineUp:
    """Seats as scoring needs them."""
    return LineUp(session, tuple(tuple(sat and sat.entry for sat in table) for table in tables))
