"""What is public of the rolls of a session: opened sets while it runs, its secret after it."""

from collections.abc import Mapping
from typing import Any

from evendeal.director.living import Root
from evendeal.draw.match_opened import MatchLineUp, OpenedMatchSession
from evendeal.draw.rolls_sealed import OpenedRolls
from evendeal.formats.room_match.sealing import KIND
from evendeal.ids import EntryId, SessionNo
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.session import OpenedRollSet


def opened_rolls(
    progress: MatchProgress, head: Mapping[str, Any], root_of: Root, version: int
) -> OpenedMatchSession:
    """What is known to all of a session of matches."""
    now = progress.sessions[head["session"]]
    reroll = progress.event.rerolls(now.session)
    line_ups = [
        MatchLineUp(
            change.at,
            record.planned.number,
            change.team,
            _as_sealed(progress, change.team, change.players),
        )
        for record in progress.matches
        if record.planned.session == now.session and version > 1
        for change in record.changes
    ]
    return OpenedMatchSession(
        **head,
        root=root_of(KIND),
        sets=tuple(
            _opened(now.session, record, reroll=reroll) for _, record in sorted(now.opened.items())
        ),
        lots=now.lots,
        secret=bytes.fromhex(now.ended.secret) if now.ended else None,
        line_ups=tuple(sorted(line_ups, key=lambda each: each.at)),
    )


def _as_sealed(progress: MatchProgress, team: EntryId, players: tuple[str, str]) -> tuple[str, str]:
    opened, closed = (progress.record.first(team, player) for player in players)
    return opened, closed


def _opened(session: SessionNo, record: OpenedRollSet, *, reroll: bool) -> OpenedRolls:
    return OpenedRolls(
        session=session,
        kind=KIND,
        number=record.number,
        rolls=str(record.rolls),
        reroll=reroll,
        salt=bytes.fromhex(record.salt),
        path=tuple(bytes.fromhex(step) for step in record.path),
    )
