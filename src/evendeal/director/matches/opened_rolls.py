"""What is public of the rolls of a session: opened sets while it runs, its secret after it."""

from dataclasses import replace

from evendeal.director.event_told import event_acts
from evendeal.director.living import Root
from evendeal.director.matches.acts_told import match_acts_of
from evendeal.director.matches.sealing import KIND
from evendeal.draw.match_opened import MatchLineUp, OpenedMatchSession
from evendeal.draw.rolls_sealed import OpenedRolls
from evendeal.ids import EntryId, SessionNo
from evendeal.tournament.matches.progress import MatchProgress
from evendeal.tournament.matches.session import BoardProgress, OpenedRollSet


def opened_rolls(
    progress: MatchProgress, now: BoardProgress, root_of: Root, version: int
) -> OpenedMatchSession:
    """What is known to all of a session of matches."""
    shown = OpenedMatchSession(
        session=now.session,
        beacon=now.beacon,
        root=root_of(KIND),
        sets=tuple(
            _opened(now.session, record, reroll=progress.event.rerolls(now.session))
            for _, record in sorted(now.opened.items())
        ),
        lots=now.lots,
        secret=bytes.fromhex(now.ended.secret) if now.ended else None,
    )
    return _of_version(version, progress, now, shown)


def _of_version(
    version: int, progress: MatchProgress, now: BoardProgress, shown: OpenedMatchSession
) -> OpenedMatchSession:
    """With what version 2 tells beside the rolls: when it began, and what people did to it."""
    if version == 1:
        return shown
    line_ups = [
        MatchLineUp(
            change.at,
            record.planned.number,
            change.team,
            _as_sealed(progress, change.team, change.players),
        )
        for record in progress.matches
        if record.planned.session == now.session
        for change in record.changes
    ]
    return replace(
        shown,
        begun_at=now.begun_at,
        line_ups=tuple(sorted(line_ups, key=lambda each: each.at)),
        acts=match_acts_of(progress, now)
        if now.ended
        else tuple(event_acts(progress, now.session)) or None,
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
