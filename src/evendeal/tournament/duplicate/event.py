"""What an event of duplicate poker has, whoever is compared with whom."""

from typing import Protocol, TypeVar

from evendeal.ids import SessionNo
from evendeal.tournament.any_event import AnyEvent
from evendeal.tournament.duplicate.rules import OfficeRules, OrderRules, PlayRules


class DuplicateEvent(AnyEvent, Protocol):
    """An event in which every table plays the same deals from sealed decks."""

    @property
    def draw(self) -> OrderRules:
        """How running orders are drawn, and which public randomness is mixed in."""

    @property
    def office(self) -> OfficeRules:
        """What its office goes by."""

    def play_of(self, session: SessionNo) -> PlayRules:
        """How a session is played."""

    def hands_of(self, session: SessionNo) -> int:
        """How many hands a session has, all tables together, as far as is known before it."""


DuplicateEventT_co = TypeVar("DuplicateEventT_co", bound=DuplicateEvent, covariant=True)
