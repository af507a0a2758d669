"""The archive of an event of poker."""

from functools import partial

from evendeal.director.archiving import (
    RULINGS,
    STANDINGS,
    TRAVELLERS,
    ArchivedKind,
    ArchiveWords,
    Contents,
    Texts,
    archive_of,
)
from evendeal.director.desk import OPENED, Desk
from evendeal.director.opening import opened_text
from evendeal.director.results import rulings_csv, standings_csv, travellers_csv
from evendeal.director.sealing import secret_name
from evendeal.director.showing import CHECKPOINTS, settled_checkpoints
from evendeal.draw.keys import KINDS
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.progress import Progress

WORDS = ArchiveWords(
    "duplicate poker",
    "deals",
    "standings, chip-scores of the open deals, rulings on them",
    "hands",
    "card",
)


def archive(desk: Desk, event: EventId, contents: Contents = Contents.DIRECTOR) -> bytes:
    """The archive of an event of poker; see `archive_of`."""
    return archive_of(desk, event, contents, ArchivedKind(WORDS, partial(_public, desk), _secrets))


def _public(desk: Desk, progress: Progress) -> Texts:
    event = progress.event.id
    points = desk.adapters.publisher.read(event, CHECKPOINTS)
    return {
        OPENED: opened_text(desk, event) if progress.sessions else None,
        CHECKPOINTS: settled_checkpoints(points, progress.settled),
        STANDINGS: "".join(standings_csv(progress)),
        TRAVELLERS: "".join(travellers_csv(progress)),
        RULINGS: "".join(rulings_csv(progress)),
    }


def _secrets(progress: Progress) -> list[str]:
    sessions = [SessionNo(session) for session in range(1, progress.event.sessions + 1)]
    return [secret_name(session, kind) for session in sessions for kind in KINDS]
