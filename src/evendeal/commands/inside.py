"""The desks behind the door, each over the desks of the log."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from evendeal.commands.people import open_people
from evendeal.commands.waiting import SERVER_PATIENCE

if TYPE_CHECKING:
    from evendeal.director.people.desk import PeopleDesk
    from evendeal.formats import Desks
    from evendeal.web.addresses import Addresses
    from evendeal.web.inside import Inside


@contextmanager
def open_inside(
    folder: Path, desks: "Desks", addresses: "Addresses"
) -> Iterator[tuple["Inside", "PeopleDesk"]]:
    """Everything for which one signs in, and the people's desk; closed at the end.

    Args:
        folder: the folder of the log that the desks have opened.
        addresses: under which address others reach the house.
    """
    from evendeal.director.console_house import HouseConsoles
    from evendeal.director.consoles import Consoles
    from evendeal.director.matches.consoles import MatchConsoles
    from evendeal.director.mine import MyPlaces
    from evendeal.formats.new_events import NewEvents
    from evendeal.formats.offices import Offices
    from evendeal.web.inside import Inside

    with open_people(folder, desks.poker, desks.matches, SERVER_PATIENCE) as door:
        poker, matches = Consoles(desks.poker), MatchConsoles(desks.matches)
        inside = Inside(
            people=door,
            consoles=HouseConsoles(poker, matches),
            offices=Offices(desks, door),
            wizard=NewEvents(desks),
            mine=MyPlaces(desks.poker, desks.matches),
            addresses=addresses,
        )
        yield inside, door
