"""Commands that are for events of one kind alone."""

from typing import TYPE_CHECKING

from evendeal.errors import Refused

if TYPE_CHECKING:
    from evendeal.formats import Desks
    from evendeal.formats.cards_side import CardsSide
    from evendeal.formats.room_match.life import MatchDesk
    from evendeal.ids import EventId


class PokerOnly(Refused):
    """A command that an event without cards has no use for."""

    def __init__(self, *, event: str, format: str, command: str) -> None:
        super().__init__(f"{event} is an event of {format}; `{command}` is for poker")
        self.event = event
        self.format = format
        self.command = command


class MatchesOnly(Refused):
    """A command for team matches, used on an event of another format."""

    def __init__(self, *, event: str, format: str, command: str) -> None:
        super().__init__(f"{event} is an event of {format}; `{command}` is for team matches")
        self.event = event
        self.format = format
        self.command = command


def cards_of(desks: "Desks", event: "EventId", command: str) -> "CardsSide":
    """What is done with the decks and hands of an event.

    Raises:
        PokerOnly: its format has none.
    """
    desk = desks.of(event)
    if desk.cards is None:
        raise PokerOnly(event=event, format=desk.name, command=command)
    return desk.cards


def matches_of(desks: "Desks", event: "EventId", command: str) -> "MatchDesk":
    """The ledger in which an event of team matches lies.

    Raises:
        MatchesOnly: the event is of another format.
    """
    from evendeal.formats.room_match.desk import RoomMatchDesk

    desk = desks.of(event)
    if not isinstance(desk, RoomMatchDesk) and desk.ledger.holds(event):
        raise MatchesOnly(event=event, format=desk.name, command=command)
    return desks.kind(RoomMatchDesk).ledger
