"""A match in one line, as far as it is public: who plays, how it stands, what is still hidden.

Nothing here depends on what only one room has played, nor on which room is waited for.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.ids import EntryId, SessionNo
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.format import ScoredMatch
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.session import MatchRecord
from evendeal.views.matches.board import Pair
from evendeal.views.matches.embargo import SeenGame, seen_game
from evendeal.views.matches.head import TeamName, board_name, team_name
from evendeal.views.matches.protocol import score_words

Stage: TypeAlias = Literal["waiting", "playing", "finished"]
NOTHING = SeenGame(((), ()), None)


@dataclass(frozen=True, slots=True)
class PlayersOfRoom:
    """Who plays White and who Black in a room."""

    white: str
    black: str


@dataclass(frozen=True, slots=True)
class PlayersOfRooms:
    """The four players of a match."""

    open: PlayersOfRoom
    closed: PlayersOfRoom


@dataclass(frozen=True, slots=True)
class MatchLine:
    """A match, and how it stands in public; pairs are the first team's number and the second's.

    The first team has White in the open room and Black in the closed. `stage` is `waiting` until
    a room has begun, and `finished` when every game is over in both. `games` are
    planned in each room, `finished` over in both; `game` is the one on show, null
    if there is none, and `turn` how many rolls of it are public of both rooms. `smp`, `imps` and
    `difference` are of games over in both rooms, `vp` null until the match is. `said` is how it
    stands, in a sentence.
    """

    session: SessionNo
    match: int
    board: int
    board_name: str
    variant: str
    round: int
    final: bool
    name: str
    teams: tuple[TeamName, TeamName]
    players: PlayersOfRooms
    stage: Stage
    games: int
    finished: int
    game: int | None
    turn: int
    smp: Pair
    imps: Pair
    difference: int
    vp: Pair | None
    said: str


def match_line(progress: MatchProgress, record: MatchRecord) -> MatchLine:
    """The match as it stands in public."""
    event, planned, scored = progress.event, record.planned, progress.scored(record)
    made = scored.protocol
    finished = made.games // 2
    stage, game, seen = _running(progress, record, finished)
    first, second = planned.players.teams
    return MatchLine(
        session=planned.session,
        match=planned.number,
        board=planned.board,
        board_name=board_name(event, planned.session),
        variant=event.ruleset(planned.session).variant.value,
        round=planned.round,
        final=planned.session == event.final_session,
        name=team_words(event, planned.players.teams),
        teams=(team_name(event, first), team_name(event, second)),
        players=PlayersOfRooms(
            PlayersOfRoom(*planned.players.open), PlayersOfRoom(*planned.players.closed)
        ),
        stage=stage,
        games=planned.games,
        finished=finished,
        game=game,
        turn=seen.both,
        smp=made.smp,
        imps=made.imps,
        difference=made.difference,
        vp=made.victory_points,
        said=_sentence(event, scored, game, seen),
    )


def waiting_words(game: int, seen: SeenGame) -> str:
    """What is still hidden of a game that runs, without a word of who is ahead."""
    if not seen.both:
        return f"Game {game}: no roll that both rooms have played yet."
    return f"Game {game}, roll {seen.both} in both rooms."


def gone_turns(seen: SeenGame) -> Pair | None:
    """The first and the last of the turns that had been seen and are gone, None if none are.

    Not whose they are: the other room has played them, and would be known to be ahead (R46).
    """
    first = max(map(len, seen.turns)) + 1
    return None if seen.once < first else (first, seen.once)


def gone_words(gone: Pair | None) -> str:
    """The same in a sentence, empty if none are."""
    if gone is None:
        return ""
    first, last = gone
    if first == last:
        return f"Roll {first} was shown before; its record has been changed."
    return f"Rolls {first} to {last} were shown before; their record has been changed."


def team_words(event: MatchEvent, teams: tuple[EntryId, EntryId]) -> str:
    """`Kharkov against Moscow`."""
    first, second = (event.entry(team).name for team in teams)
    return f"{first} against {second}"


def _running(
    progress: MatchProgress, record: MatchRecord, finished: int
) -> tuple[Stage, int | None, SeenGame]:
    """The stage, the game on show, and what may be seen of it."""
    if record.finished:
        return "finished", None, NOTHING
    if record.begun_at is None:
        return "waiting", None, NOTHING
    game = finished + 1
    return "playing", game, seen_game(progress, record.planned, game)


def _sentence(event: MatchEvent, scored: ScoredMatch, game: int | None, seen: SeenGame) -> str:
    if game is not None:
        return waiting_words(game, seen)
    return (
        "Not begun." if scored.protocol.victory_source == "running" else score_words(event, scored)
    )
