"""The final of an event of team matches: who plays it, and the final ranking."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from evendeal.draw.match_lots import drawn_lots
from evendeal.errors import Refused
from evendeal.ids import EntryId
from evendeal.scoring.match_points_ranking import MatchStanding
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.format import ScoredMatch

FINALISTS = 2


class FinalistsLevel(Refused):
    """Teams that share a place across the line of the final, so that lots must be drawn."""

    def __init__(self, *, teams: tuple[EntryId, ...], places: int) -> None:
        free = "one place" if places == 1 else f"{places} places"
        super().__init__(
            f"{', '.join(teams)} are level in everything, and the final has {free} for them: "
            "draw lots"
        )
        self.teams = teams
        self.places = places


class FinalDecision(Enum):
    """What decided a final."""

    IMP = "IMP"
    SMP = "SMP"
    """The IMP were level."""
    ROUNDS = "the rounds before it"
    """Both were level: the better of the rounds is ahead."""


class FinalPlace(NamedTuple):
    """A line of the event's result.

    Attributes:
        shared: another team has the same place.
        decided_by: for the two of the final, by what it was decided; None where nothing did.
    """

    place: int
    shared: bool
    team: EntryId
    decided_by: FinalDecision | None


def lots(event: MatchEvent, source: bytes) -> tuple[EntryId, ...]:
    """The teams in an order drawn by lot, for those that nothing else separates.

    Args:
        source: the public randomness as UTF-8, or, where there is none, the final's secret.
    """
    return drawn_lots(event.id, event.final_session, event.teams, source)


def finalists(
    table: Sequence[MatchStanding], drawn: Sequence[EntryId] = ()
) -> tuple[EntryId, EntryId]:
    """The two who play the final, the better one first.

    Args:
        table: the standings that decide it.
        drawn: all teams in an order drawn by lot (`lots`); none drawn yet.

    Raises:
        FinalistsLevel: more teams share a place than the final has left, and no lots are drawn.

    Source:
        docs/rulings.md, R28.
    """
    ahead = [line.team for line in table if line.place < _line(table)]
    level = [line.team for line in table if line.place == _line(table)]
    free = FINALISTS - len(ahead)
    if drawn:
        level.sort(key=list(drawn).index)
    elif len(level) > free:
        raise FinalistsLevel(teams=tuple(level), places=free)
    first, second = (ahead + level)[:FINALISTS]
    return first, second


def final_ranking(
    table: Sequence[MatchStanding], final: ScoredMatch | None
) -> tuple[FinalPlace, ...]:
    """The result of the event: the final's two, then the others as the table has them.

    The final is won by IMP; level ones by small match points; else the better of the rounds
    is ahead. Two who were level there too share the first place.
    """
    if final is None:
        return tuple(FinalPlace(line.place, line.shared, line.team, None) for line in table)
    match = final.protocol
    first, second = match.players.teams
    place_of = {line.team: line.place for line in table}
    differences = (
        (match.difference, FinalDecision.IMP),
        (match.smp[0] - match.smp[1], FinalDecision.SMP),
        (place_of[second] - place_of[first], FinalDecision.ROUNDS),
    )
    ahead, decided = next((each for each in differences if each[0]), (0, None))
    teams = (first, second) if ahead >= 0 else (second, first)
    both = decided is None
    ranking = [FinalPlace(1 if both else n, both, team, decided) for n, team in enumerate(teams, 1)]
    others = [line for line in table if line.team not in teams]
    for line in others:
        place = 1 + FINALISTS + sum(other.place < line.place for other in others)
        level = sum(other.place == line.place for other in others)
        ranking.append(FinalPlace(place, level > 1, line.team, None))
    return tuple(ranking)


def _line(table: Sequence[MatchStanding]) -> int:
    """The place of the last team that can play the final."""
    return table[FINALISTS - 1].place
