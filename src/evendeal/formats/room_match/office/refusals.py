"""Why a game cannot be decided, reopened or corrected."""

from evendeal.errors import Refused, Unfit


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
