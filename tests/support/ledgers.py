"""The ledgers of the house's two formats, as tests write to them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from evendeal.commands.log_folder import open_desks
from evendeal.formats import Desks
from evendeal.formats.room_match.desk import RoomMatchDesk
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.seat_teams.desk import SeatTeamsDesk
from evendeal.formats.seat_teams.life import Desk
from evendeal.store.busy import Patience


def poker_of(desks: Desks) -> Desk:
    """The ledger of the poker events."""
    return desks.kind(SeatTeamsDesk).ledger


def matches_of(desks: Desks) -> MatchDesk:
    """The ledger of the backgammon events."""
    return desks.kind(RoomMatchDesk).ledger


@contextmanager
def open_desk(
    folder: Path,
    *,
    create: bool = False,
    publish_openings: bool = True,
    patience: Patience | None = None,
) -> Iterator[Desk]:
    """The ledger of the poker events of the log in `folder`; see `open_desks`."""
    opened = open_desks(folder, create=create, publish_openings=publish_openings, patience=patience)
    with opened as desks:
        yield poker_of(desks)
