"""Why a game cannot be decided, reopened or corrected, or somebody be lined up."""

from evendeal.errors import Refused
from evendeal.ids import EntryId, SessionNo
from evendeal.views.people import Unfit


class OneDecisionAtATime(Unfit):
    """A preview of nothing, or of several things."""

    def __init__(self) -> None:
        super().__init__("a preview is of a decision, of a reopening or of a correction")


class ResultCannotBe(Refused):
    """A result that the board's game and its cube cannot have."""

    def __init__(self, *, why: str) -> None:
        super().__init__(f"no game on this board ends so: {why}")
        self.why = why


class NotReopened(Refused):
    """A game to be reopened that has not begun."""

    def __init__(self, *, roll_set: int) -> None:
        super().__init__(
            f"the game of roll set {roll_set} has not begun; nothing is to be reopened"
        )
        self.roll_set = roll_set


class NotOfTheTeam(Refused):
    """A player to be lined up who is none of the team's."""

    def __init__(self, *, team: EntryId, player: str) -> None:
        super().__init__(f"{player} is no player of {team}")
        self.team = team
        self.player = player


class OnePlayerTwoRooms(Refused):
    """A line-up with the same player in both rooms, which are played at the same time."""

    def __init__(self, *, player: str) -> None:
        super().__init__(f"{player} cannot play in both rooms at once")
        self.player = player


class PlaysAnotherBoard(Refused):
    """A player to be lined up who plays another match of the same round."""

    def __init__(self, *, player: str, match: str) -> None:
        super().__init__(f"{player} plays {match} at the same time")
        self.player = player
        self.match = match


class NotInThisMatch(Refused):
    """A team to be lined up for a match of others."""

    def __init__(self, *, team: EntryId, session: SessionNo, match: int) -> None:
        super().__init__(f"{team} does not play match {match} of session {session}")
        self.team = team
        self.session = session
        self.match = match


class LineUpOver(Refused):
    """A line-up for a match that is over."""

    def __init__(self, *, match: str) -> None:
        super().__init__(f"{match} is over")
        self.match = match
