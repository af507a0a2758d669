"""An event of whichever format."""

from typing import TypeAlias

from evendeal.tournament.event import Event
from evendeal.tournament.matches.event import MatchEvent

AnyEvent: TypeAlias = Event | MatchEvent
"""It has a name, tables and entries."""
