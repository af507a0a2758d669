"""The languages in which this house speaks to its readers: the folders of its catalogue.

Not in the core: a folder may be added, and a log means what it always meant.
"""

from functools import cache
from importlib.resources import files

from evendeal.director.zones import require_times
from evendeal.reason import Reason
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.programme import LANGUAGE, Programme


class NoSuchLanguage(NotAnEvent):
    """A language in which this house has no words."""

    def __init__(self, *, where: str, value: str) -> None:
        why = Reason(
            "no-such-language",
            "this house speaks no such language; write one of {languages}",
            languages=", ".join(languages()),
        )
        super().__init__(where=where, value=value, why=why)
        self.where = where
        self.value = value


@cache
def languages() -> tuple[str, ...]:
    """The codes of the languages, in alphabetical order, e.g. `de`, `en`."""
    folders = (files("evendeal") / "words").iterdir()
    return tuple(sorted(each.name for each in folders if (each / "common.ftl").is_file()))


def require_programme(programme: Programme) -> None:
    """Nothing, if a new event can be held so: its times are of a clock, its language is spoken.

    Raises:
        NoSuchZone, TimeLeftOut, NoSuchLanguage.
        NotAnEvent: a time at an end of the calendar is none in UTC.
    """
    require_times(programme)
    if programme.language and programme.language not in languages():
        raise NoSuchLanguage(where=LANGUAGE, value=programme.language)
