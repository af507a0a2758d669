"""Play that the director pauses and has go on, whatever is played."""

from typing import Any

from evendeal.director.office.acts import ActContext, OfficeLine
from evendeal.errors import Refused
from evendeal.tournament.clock_acts import Paused, Resumed


class ClockStands(Refused):
    """A pause while play is paused, or play resumed that goes on."""

    def __init__(self, *, paused: bool) -> None:
        super().__init__("play is paused already" if paused else "play is not paused")
        self.paused = paused


class ClockLine(OfficeLine, frozen=True, kw_only=True):
    """A pause, or that play goes on; a format says where, and whether it is paused there."""

    def is_paused(self, progress: Any) -> Any:
        """Whether play is paused where the line stands."""

    def require(self, at: ActContext[Any], progress: Any, body: Paused | Resumed) -> None:
        """Nothing, if play can be paused, or go on, there (`ClockStands`)."""
        paused = self.is_paused(progress)
        if paused == isinstance(body, Paused):
            raise ClockStands(paused=paused)
