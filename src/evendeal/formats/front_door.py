"""The first page of the house, put together from what its events show of themselves."""

from evendeal import __version__
from evendeal.formats.public_house import PublicHouse
from evendeal.views.home import Home, House, home


class FrontDoor:
    """The first page of a house; several threads may ask at once.

    What it has of an event stands until something public of the event changes: a house of fifty
    events that are over looks at the ends of fifty logs and reads none of them.

    Args:
        documents: whether the manual is served here.
        version: of the program, in words.
    """

    def __init__(
        self,
        house: House,
        public: PublicHouse,
        *,
        documents: bool = False,
        version: str = __version__,
    ) -> None:
        self._house = house
        self._documents = documents
        self._version = version
        self._public = public

    def home(self) -> Home:
        """The page as it is now."""
        events = self._public.at_home()
        return home(self._house, self._version, events, documents=self._documents)
