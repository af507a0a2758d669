"""Line-ups that close: who of each entry takes which place of the seat draw (R56)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from evendeal.ids import EntryId, SeatNo, TableNo

LineUps: TypeAlias = Mapping[EntryId, tuple[str, ...]]
"""By entry its players: the first takes the place that the draw counts as 0, and so on."""

Listed: TypeAlias = tuple[tuple[EntryId, tuple[str, ...]], ...]
"""Entries with their players, in the order in which a draw counts them."""


@dataclass(frozen=True, slots=True)
class LineUpChange:
    """An entry lined up otherwise than it stood before, while line-ups were open."""

    at: str
    entry: EntryId
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OpenedLineUps:
    """The line-ups of a session that has begun.

    Attributes:
        closed_at: the instant in UTC from which they could not be changed any more; None where
            they were never closed.
        entries: of teams all in sealed order, each with as many players as a table has seats; of
            individuals those who play the session, each with one player.
        changes: how they came to differ from the sealed lists, in the order of time; individuals
            have none.
    """

    closed_at: str | None
    entries: Listed
    changes: tuple[LineUpChange, ...] = ()

    @property
    def players(self) -> LineUps:
        """The players of each entry."""
        return dict(self.entries)


@dataclass(frozen=True, slots=True)
class OpenedSubstitution:
    """Somebody who took the seat of another player of his entry while the session ran."""

    at: str
    table: TableNo
    seat: SeatNo
    gone: str
    player: str


@dataclass(frozen=True, slots=True)
class OpenedAct:
    """What somebody did to the luck or the results of a session, published when it has ended.

    Attributes:
        what: in words, as the file has it.
        key: of the same text in the catalogue; empty where it was read from a file.
        fields: what that text is given. `after` is 1 for what came after the end of the session.
    """

    at: str
    what: str
    key: str = field(default="", compare=False)
    fields: Mapping[str, str | int] = field(default_factory=dict, compare=False)
