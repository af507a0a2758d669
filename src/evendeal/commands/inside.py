"""The desks behind the door, each over the desks of the log."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
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
    from evendeal.formats.consoles import Consoles
    from evendeal.formats.my_places import MyPlaces
    from evendeal.formats.offices import Offices
    from evendeal.formats.registrations import registrations_of
    from evendeal.store.registrations import SqlRegistrations
    from evendeal.web.addresses import reached
    from evendeal.web.inside import Inside

    with (
        open_people(folder, desks, SERVER_PATIENCE) as door,
        closing(SqlRegistrations(folder / "log.sqlite", SERVER_PATIENCE)) as registrations,
    ):
        inside = Inside(
            people=door,
            consoles=Consoles(desks),
            offices=Offices(desks, door, lambda: reached(addresses)),
            new_events=desks,
            mine=MyPlaces(desks),
            addresses=addresses,
            registrations=registrations_of(desks, registrations),
        )
        yield inside, door
