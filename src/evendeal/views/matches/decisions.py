"""What the director decided about games, once they are over in both rooms."""

from dataclasses import dataclass

from evendeal.backgammon.lines import Decided, Reopened
from evendeal.ids import Room, SessionNo
from evendeal.tournament.room_match.format import PlannedMatch, room_of
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.session import DecisionRecord, MatchRecord
from evendeal.tournament.room_match.twins import are_final
from evendeal.views.matches.words import result_words


@dataclass(frozen=True, slots=True)
class MatchDecision:
    """A decision of the director about a game of one room; `rule` is null where none was named."""

    session: SessionNo
    match: int
    game: int
    room: Room
    said: str
    rule: str | None
    reason: str
    at: str


def match_decisions(progress: MatchProgress, record: MatchRecord) -> tuple[MatchDecision, ...]:
    """The decisions about games of a match that are over in both rooms, in the order of the log."""
    return tuple(decision for _, decision in decisions_by_position(progress, record))


def decisions_by_position(
    progress: MatchProgress, record: MatchRecord
) -> tuple[tuple[int, MatchDecision], ...]:
    """The same, each after the position of its line, by which those of several matches order."""
    return tuple(
        (decision.position, _decision(progress, record.planned, decision))
        for decision in record.decisions
        if are_final(progress.rooms.twins(decision.place.session, decision.place.roll_set))
    )


def _decision(
    progress: MatchProgress, planned: PlannedMatch, record: DecisionRecord
) -> MatchDecision:
    room = room_of(record.place.table)
    game = record.place.roll_set - planned.roll_set(0)
    body, rule = record.body, None
    if isinstance(body, Decided):
        white, black = planned.players.room(room)
        is_long = progress.event.ruleset(planned.session).is_long
        sentence = result_words(body.result, white, black, is_long=is_long, decided=True)
        rule = body.rule or None
    elif isinstance(body, Reopened):
        sentence = "The director reopened the game."
    else:
        sentence = "The director corrected the record of the game."
    return MatchDecision(
        planned.session, planned.number, game, room, sentence, rule, body.reason, record.at
    )
