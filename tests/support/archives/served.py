"""A house over the folder of a log, in this process: as `evendeal serve` opens it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from evendeal.commands.following import Following
from evendeal.commands.house import house_of
from evendeal.commands.log_folder import open_desks
from evendeal.formats.front_door import FrontDoor
from evendeal.formats.public_house import PublicHouse
from evendeal.web.app import create_app
from support.archives.asking import Asking, asking


@contextmanager
def served(folder: Path) -> Iterator[Asking]:
    """What the public can ask of the house; what an interruption left undone is made good."""
    with open_desks(folder) as desks:
        for desk in desks:
            Following(desk.ledger, mend=desk.make_good).look()
        public = PublicHouse(*(desk.public for desk in desks))
        home = FrontDoor(house_of(folder), public).home
        with asking(create_app(public, home=home)) as house:
            yield house
