"""How a game of a match says no, beside its rules and its rolls."""

from evendeal.backgammon import Side
from evendeal.errors import Refused
from evendeal.tournament.matches.acts import GameAccepted


class GameClosed(Refused):
    """A line for a game whose result counts already; only the director changes it."""

    def __init__(self, *, lines: int) -> None:
        super().__init__(
            f"this game was accepted or decided with {lines} lines; only the director reopens it"
        )
        self.lines = lines


class NoSuchGameLine(Refused):
    """A line to undo or correct that is not there, or counts no more."""

    def __init__(self, *, of: int) -> None:
        super().__init__(f"line {of} of this game is not an action that counts")
        self.of = of


class LaterLineFirst(Refused):
    """An undo of a line that others follow; the last one is taken back first."""

    def __init__(self, *, of: int, last: int) -> None:
        super().__init__(f"line {of} of this game is not the last one: line {last} is undone first")
        self.of = of
        self.last = last


class GameResultDiffers(Refused):
    """An accepted result that the game's lines do not make; the fields are both in words."""

    def __init__(self, *, stated: GameAccepted, made: GameAccepted) -> None:
        self.stated = _told(stated)
        self.made = _told(made)
        super().__init__(f"the result states {self.stated}; the game makes {self.made}")


class RollSeen(Refused):
    """Something before a roll that this room has already seen, and that did not stand before it
    then (R47).
    """

    def __init__(self, *, side: Side, number: int, told: str) -> None:
        super().__init__(
            f"no {told} now: {side.called}'s roll {number} has been seen in this room, and what "
            "stood before it stays; only the director can let it be recorded anew"
        )
        self.side = side
        self.number = number
        self.told = told


class RollStays(Refused):
    """Other dice for a roll that was drawn ahead, or that the other room has used (R47)."""

    def __init__(self, *, of: int, why: str) -> None:
        super().__init__(f"the dice of line {of} of this game stay as they are: {why}")
        self.of = of
        self.why = why


class DiceInstead(Refused):
    """A correction that puts a roll where something else was said."""

    def __init__(self, *, of: int) -> None:
        super().__init__(
            f"line {of} of this game says no dice, and is not corrected to a roll: take it back, "
            "and ask for the roll"
        )
        self.of = of


class CorrectionUnreasoned(Refused):
    """A correction of an accepted game without a reason."""

    def __init__(self, *, of: int) -> None:
        super().__init__(
            f"the table has accepted this game: the correction of line {of} needs a reason"
        )
        self.of = of


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


def _told(said: GameAccepted) -> str:
    if said.winner is None:
        return "a drawn game"
    return (
        f"{said.winner.called} winning a {said.level.name.lower()} game at cube {said.cube}, "
        f"{said.left} left"
    )
