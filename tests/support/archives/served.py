"""A house over the folder of a log, in this process: as `evendeal serve` opens it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from evendeal.commands.following import Following
from evendeal.commands.house import house_of
from evendeal.commands.log_folder import open_desks
from evendeal.director.events import make_good
from evendeal.director.home import FrontDoor
from evendeal.director.matches.public import PublicMatchDesk
from evendeal.director.public import PublicDesk
from evendeal.web.app import create_app
from support.archives.asking import Asking, asking


@contextmanager
def served(folder: Path) -> Iterator[Asking]:
    """What the public can ask of the house; what an interruption left undone is made good."""
    with open_desks(folder) as desks:
        poker, matches = desks.poker, desks.matches
        for following in (
            Following(poker, mend=lambda event: make_good(poker, event)),
            Following(matches, mend=lambda event: make_good(matches, event)),
        ):
            following.look()
        deals, rooms = PublicDesk(poker), PublicMatchDesk(matches)
        home = FrontDoor(house_of(folder), deals, rooms).home
        with asking(create_app(deals, matches=rooms, home=home)) as house:
            yield house
