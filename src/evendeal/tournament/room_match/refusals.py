"""How a match says no, beside its games."""

from evendeal.errors import Refused
from evendeal.ids import SessionNo


class GamesLeft(Refused):
    """A session that cannot end, or a final that cannot begin, since games are still to be played.

    Fields: `session`, None where it is about the matches that decide who plays the final.
    """

    def __init__(self, *, session: SessionNo | None, left: int) -> None:
        games = f"{left} games" if left != 1 else "a game"
        what = "the matches before the final have" if session is None else f"session {session} has"
        super().__init__(f"{what} {games} left to play")
        self.session = session
        self.left = left


class RollsAlreadyOpen(Refused):
    """A game that cannot go on, since everybody may know its rolls."""

    def __init__(self, *, session: int, roll_set: int) -> None:
        super().__init__(
            f"roll set {roll_set} of session {session} is open, so this game cannot go on: "
            "correct a line of it, or decide it anew"
        )
        self.session = session
        self.roll_set = roll_set


class RollsShown(Refused):
    """A game that cannot go on, since everybody has seen more of its rolls than this room.

    It was over in both rooms for a while, and then all of it was public (R46).
    """

    def __init__(self, *, turns: int, played: int) -> None:
        super().__init__(
            f"everybody has seen this game up to turn {turns}, and this room has come to turn "
            f"{played}, so it cannot go on: correct a line of it, or decide it anew"
        )
        self.turns = turns
        self.played = played


class NoGameThere(Refused):
    """A table at which a roll set is not played."""

    def __init__(self, *, session: int, table: int, roll_set: int) -> None:
        super().__init__(f"in session {session} roll set {roll_set} is not played at table {table}")
        self.session = session
        self.table = table
        self.roll_set = roll_set


class NoSuchMatch(Refused):
    """A number that no match of a session has."""

    def __init__(self, *, session: int, match: int) -> None:
        super().__init__(f"session {session} has no match {match}")
        self.session = session
        self.match = match
