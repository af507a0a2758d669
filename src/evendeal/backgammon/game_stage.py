"""How far a table is with a game."""

from enum import Enum


class GameStage(Enum):
    """How far a table is with a game."""

    WAITING = "waiting"
    PLAYING = "playing"
    FINISHED = "finished"
    """Over, and not yet accepted."""
    ACCEPTED = "accepted"
    DECIDED = "decided"
    """By the director."""
