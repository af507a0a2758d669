"""The archive of an event of team matches."""

from functools import partial

from evendeal.director.archiving import (
    GAMES,
    PLAYERS,
    STANDINGS,
    ArchivedKind,
    ArchiveWords,
    Contents,
    Texts,
    archive_of,
)
from evendeal.director.ledger import OPENED
from evendeal.director.matches.desk import MatchDesk
from evendeal.director.matches.opening import match_opened_text
from evendeal.director.matches.results_csv import games_csv, players_csv, teams_csv
from evendeal.director.matches.sealing import match_secret_name
from evendeal.director.showing import CHECKPOINTS, settled_checkpoints
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.matches.progress import MatchProgress

WORDS = ArchiveWords(
    "duplicate backgammon",
    "roll sets",
    "teams, players, and every game that both rooms have finished",
    "games",
    "roll",
)


def archive_matches(
    desk: MatchDesk, event: EventId, contents: Contents = Contents.DIRECTOR
) -> bytes:
    """The archive of an event of team matches; see `archive_of`."""
    return archive_of(desk, event, contents, ArchivedKind(WORDS, partial(_public, desk), _secrets))


def _public(desk: MatchDesk, progress: MatchProgress) -> Texts:
    event = progress.event.id
    points = desk.adapters.publisher.read(event, CHECKPOINTS)
    return {
        OPENED: match_opened_text(desk, event) if progress.sessions else None,
        CHECKPOINTS: settled_checkpoints(points, progress.settled),
        STANDINGS: "".join(teams_csv(progress)),
        PLAYERS: "".join(players_csv(progress)),
        GAMES: "".join(games_csv(progress)),
    }


def _secrets(progress: MatchProgress) -> list[str]:
    sessions = range(1, progress.event.sessions + 1)
    return [match_secret_name(SessionNo(session)) for session in sessions]
