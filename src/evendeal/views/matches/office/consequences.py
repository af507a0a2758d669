"""What a decision about a game would change, in words read aloud and in figures."""

from dataclasses import dataclass

from evendeal.ids import EntryId, Room
from evendeal.views.matches.board import Pair
from evendeal.views.office import Refusal
from evendeal.views.text import Text


@dataclass(frozen=True, slots=True)
class GameChange:
    """A game of a room before and after, e.g. "Kharkov wins a gammon, cube 2"; `smp` by team."""

    game: int
    room: Room
    before: Text
    after: Text
    smp_before: Pair | None
    smp_after: Pair | None


@dataclass(frozen=True, slots=True)
class MatchChange:
    """IMP and victory points of the match; the latter are null while a game is missing."""

    names: tuple[str, str]
    imps_before: Pair
    imps_after: Pair
    victory_before: Pair | None
    victory_after: Pair | None


@dataclass(frozen=True, slots=True)
class MatchTeamChange:
    """A team whose points or place change."""

    team: EntryId
    name: str
    points_before: int
    points_after: int
    place_before: int
    place_after: int


@dataclass(frozen=True, slots=True)
class MatchConsequences:
    """What follows if the director confirms; `refused` is why it cannot be done."""

    sentences: tuple[Text, ...]
    game: GameChange | None
    match: MatchChange | None
    teams: tuple[MatchTeamChange, ...]
    refused: Refusal | None
