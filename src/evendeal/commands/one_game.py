"""Commands that are for one game alone."""

from typing import TYPE_CHECKING

from evendeal.errors import Refused

if TYPE_CHECKING:
    from evendeal.formats import Desks
    from evendeal.ids import EventId


class PokerOnly(Refused):
    """A command that an event of team matches has no use for."""

    def __init__(self, *, event: str, command: str) -> None:
        super().__init__(f"{event} is an event of team matches; `{command}` is for poker")
        self.event = event
        self.command = command


def require_poker(desks: "Desks", event: "EventId", command: str) -> None:
    """Nothing, unless the event is one of team matches.

    Raises:
        PokerOnly: it is.
    """
    if desks.matches.holds(event):
        raise PokerOnly(event=event, command=command)
