"""How many are likely to play each session of a new event of individuals."""

from collections.abc import Iterator, Sequence

from evendeal.ids import SessionNo
from evendeal.tournament.seat_ladder.stages import (
    Stage,
    StagePlace,
    fewest_players,
    staying,
)
from evendeal.views.poker.ladder_draft import DraftLadderSession


def course_of(stages: Sequence[Stage], players: int) -> Iterator[DraftLadderSession]:
    """The sessions of these stages, as far as so many players fill them.

    The first one that they cannot fill is the last, with the fewest who could.
    """
    session = 0
    for number, stage in enumerate(stages, 1):
        final = number == len(stages)
        needed = fewest_players(stage.seats)
        for of_stage in range(1, stage.sessions + 1):
            session += 1
            short = players < needed
            yield DraftLadderSession(
                SessionNo(session),
                StagePlace(stage, of_stage, final).title,
                number,
                players,
                -(-players // stage.seats),
                stage.seats,
                needed if short else None,
            )
            if short:
                return
            if not final:
                players = staying(players, stage.seats, stage.eliminate)
