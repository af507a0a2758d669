"""The desks behind the door, each over the one desk of the log."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from evendeal.commands.people import open_people

if TYPE_CHECKING:
    from evendeal.director.desk import Desk
    from evendeal.director.people.desk import PeopleDesk
    from evendeal.web.inside import Inside


@contextmanager
def open_inside(folder: Path, desk: "Desk") -> Iterator[tuple["Inside", "PeopleDesk"]]:
    """Everything for which one signs in, and the people's desk; closed at the end.

    Args:
        folder: the folder of the log that `desk` has opened.
    """
    from evendeal.director.consoles import Consoles
    from evendeal.director.mine import MyPlaces
    from evendeal.director.office.desk import DirectorsOffice
    from evendeal.web.inside import Inside

    with open_people(folder, desk) as door:
        consoles = Consoles(desk)
        office = DirectorsOffice(desk, consoles)
        yield Inside(people=door, consoles=consoles, office=office, mine=MyPlaces(desk)), door
