"""What is public of the rolls: opened sets while a session runs, its secret after it."""

from dataclasses import replace

from evendeal.director.event_told import event_acts
from evendeal.director.ledger import OPENED, LuckNotHere
from evendeal.director.matches.acts_told import match_acts_of
from evendeal.director.matches.desk import MatchDesk, match_draft
from evendeal.director.matches.sealing import KIND
from evendeal.draw.match_opened import MatchLineUp, OpenedMatches, OpenedMatchSession
from evendeal.draw.match_opened_file import write_match_opened
from evendeal.draw.rolls_sealed import OpenedRolls
from evendeal.draw.seal import NEWEST
from evendeal.ids import DealNo, EntryId, EventId, SessionNo
from evendeal.tournament.line import Draft
from evendeal.tournament.matches.bodies import RollsOpened
from evendeal.tournament.matches.progress import MatchProgress
from evendeal.tournament.matches.session import BoardProgress, OpenedRollSet


def opened_matches(desk: MatchDesk, event: EventId) -> OpenedMatches:
    """The opened roll sets, lots and secrets as the log has them."""
    progress = desk.progress(event)
    signed = desk.seal(event)
    version = signed.seal.version if signed else NEWEST
    return OpenedMatches(
        event,
        tuple(
            _of_version(
                version,
                progress,
                now,
                OpenedMatchSession(
                    session=session,
                    beacon=now.beacon,
                    root=rolls_root(desk, event, session),
                    sets=tuple(
                        _opened(session, record, reroll=progress.event.rerolls(session))
                        for _, record in sorted(now.opened.items())
                    ),
                    lots=now.lots,
                    secret=bytes.fromhex(now.ended.secret) if now.ended else None,
                ),
            )
            for session, now in sorted(progress.sessions.items())
        ),
        version,
    )


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


def match_opened_text(desk: MatchDesk, event: EventId) -> str:
    """The file `opened.json`."""
    return write_match_opened(opened_matches(desk, event)).decode()


def publish_match_opened(desk: MatchDesk, event: EventId) -> None:
    """Write what is open now to the public folder."""
    desk.adapters.publisher.publish(event, OPENED, match_opened_text(desk, event))


def rolls_opening(desk: MatchDesk, event: EventId, session: SessionNo, number: DealNo) -> Draft:
    """The line with which the embargo on a roll set ends.

    Raises:
        LuckNotHere: the secrets are not kept here.
    """
    luck = desk.luck(event, session)
    if luck is None or luck.rolls is None:
        raise LuckNotHere(event=event, session=session)
    opened = luck.rolls.opened(number)
    body = RollsOpened(opened.rolls, opened.salt.hex(), tuple(step.hex() for step in opened.path))
    return match_draft((session, 0, number), 0, f"open-{session}-{number}", body)


def open_rolls_due(desk: MatchDesk, event: EventId, session: SessionNo, by: str) -> bool:
    """Open the roll sets whose game is final in both rooms; whether there were any.

    A set is opened in the append that ends its second game. Where two programs end both
    rooms' games at once, neither knows that its own is the last.
    """
    due = desk.progress(event).sessions[session].to_open()
    if due:
        desk.write(event, [rolls_opening(desk, event, session, number) for number in due], by)
    return bool(due)


def rolls_root(desk: MatchDesk, event: EventId, session: SessionNo) -> bytes | None:
    """The published root of a session's roll sets; None where rolls are thrown."""
    signed = desk.seal(event)
    sealed = signed.seal.session(session) if signed else None
    if sealed is not None and sealed.rolls.root is not None:
        return sealed.rolls.root
    published = desk.roots(event)
    roots = published.roots.session(session) if published else None
    return roots.of(KIND) if roots else None


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
