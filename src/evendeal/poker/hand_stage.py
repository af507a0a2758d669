"""How far a table is with a hand."""

from enum import Enum


class Stage(Enum):
    """How far a table is with a deal."""

    SEALED = "sealed"
    PLAYING = "playing"
    FINISHED = "finished"
    """Over, and not yet accepted."""
    ACCEPTED = "accepted"
    DISPUTED = "disputed"
    """The table does not agree; the director rules."""
    FROZEN = "frozen"
    """Table and deck-order contradict each other; the director rules."""
    VOID = "void"
    """Ruled void at this table, or everywhere."""
