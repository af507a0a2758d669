"""What the director decided about games, once they are over in both rooms."""

from dataclasses import dataclass
from typing import Literal

from evendeal.backgammon import GameResult, Side
from evendeal.backgammon.lines import Decided, Reopened
from evendeal.ids import Room, SessionNo
from evendeal.tournament.room_match.format import PlannedMatch, room_of
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.session import DecisionRecord, MatchRecord
from evendeal.tournament.room_match.twins import are_final
from evendeal.views.matches.protocol import LEVELS, LevelName
from evendeal.views.matches.words import result_words


@dataclass(frozen=True, slots=True)
class GameDecided:
    """The result that the director gave a game.

    `winner` and `loser` are the players of the room, both null of a drawn game. `level` is
    `single`, `gammon` or `backgammon`, in long gammon with the same worth. `proposed` is the double
    that was passed, null where none was; `left` counts the loser's checkers.
    """

    winner: str | None
    loser: str | None
    variant: str
    level: LevelName
    cube: int
    proposed: int | None
    left: int


@dataclass(frozen=True, slots=True)
class MatchDecision:
    """A decision of the director about a game of one room; `rule` is null where none was named.

    `did` says what was decided, and `said` the same in a sentence; `decided` is the result, null
    where none was given.
    """

    session: SessionNo
    match: int
    game: int
    room: Room
    said: str
    did: Literal["decided", "reopened", "corrected"]
    decided: GameDecided | None
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
    did: Literal["decided", "reopened", "corrected"] = "decided"
    decided: GameDecided | None = None
    if isinstance(body, Decided):
        white, black = planned.players.room(room)
        ruleset = progress.event.ruleset(planned.session)
        sentence = result_words(body.result, white, black, is_long=ruleset.is_long, decided=True)
        decided = _decided(body.result, white, black, ruleset.variant.value)
        rule = body.rule or None
    elif isinstance(body, Reopened):
        sentence, did = "The director reopened the game.", "reopened"
    else:
        sentence, did = "The director corrected the record of the game.", "corrected"
    return MatchDecision(
        planned.session,
        planned.number,
        game,
        room,
        sentence,
        did,
        decided,
        rule,
        body.reason,
        record.at,
    )


def _decided(result: GameResult, white: str, black: str, variant: str) -> GameDecided:
    winner, loser = (white, black) if result.winner is Side.WHITE else (black, white)
    drawn = result.winner is None
    return GameDecided(
        None if drawn else winner,
        None if drawn else loser,
        variant,
        LEVELS[result.level],
        result.cube,
        result.proposed,
        result.left,
    )
