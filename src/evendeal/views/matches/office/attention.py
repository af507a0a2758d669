"""What asks for the director of an event of matches: calls, rooms that stand still, the final."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta

from evendeal.ids import TableNo
from evendeal.lines.acts import CallDirector
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.matches.office.parts import (
    MatchAttention,
    OfficeFinal,
    OfficeMatch,
    OfficeRoom,
)
from evendeal.views.office import Touch, recorded
from evendeal.views.text import Text, says, together, typed

QUIET = timedelta(minutes=10)
"""A room in the middle of a game that has written nothing for so long is looked at."""


def match_attention(
    progress: MatchProgress,
    matches: Sequence[OfficeMatch],
    final: OfficeFinal | None,
    touches: Mapping[TableNo, Touch],
    now: datetime,
) -> tuple[MatchAttention, ...]:
    """Everything that waits for the director, what holds up a table first.

    Nothing does while the event is withdrawn: it is not played, and not decided on (R60).
    """
    if progress.record.withdrawn is not None:
        return ()
    return (
        *_calls(progress, matches),
        *_round(progress),
        *_final(progress, final),
        *(_offline(matches, touches) if recorded(progress.published) else ()),
        *_quiet(progress, matches, touches, now),
    )


def _calls(progress: MatchProgress, matches: Sequence[OfficeMatch]) -> Iterator[MatchAttention]:
    wheres = {(match.session, match.number): match for match in matches}
    for session, board in sorted(progress.sessions.items()):
        for table, deal in sorted(place for place, game in board.games.items() if game.calls):
            for call in board.games[table, deal].calls:
                planned, number = progress.records.planned(session, deal)
                match = wheres[session, planned.number]
                reason = call.act.reason if isinstance(call.act, CallDirector) else ""
                yield MatchAttention(
                    kind="call",
                    session=session,
                    table=table,
                    deal=deal,
                    title=says("calls", table=table),
                    detail=together(
                        typed(reason.strip().rstrip(".")), _named(match, table, number)
                    ),
                    at=call.at,
                    action="answer",
                )


def _round(progress: MatchProgress) -> Iterator[MatchAttention]:
    due = progress.tables.round_due
    if due is None:
        return
    waiting = progress.tables.waiting
    if not waiting:
        return
    every = len(waiting) == progress.event.tables
    named = ", ".join(map(str, waiting))
    yield MatchAttention(
        kind="round",
        session=None,
        table=None,
        deal=None,
        title=says("round-can-begin", round=due),
        detail=says("round-all-wait")
        if every
        else says("round-waiting", n=len(waiting), tables=named),
        at=None,
        action="round",
    )


def _final(progress: MatchProgress, final: OfficeFinal | None) -> Iterator[MatchAttention]:
    if final is None or final.begun_at is not None or final.waits_for is not None:
        return
    names = {entry.id: entry.name for entry in progress.event.entries}
    level = bool(final.level)
    if level:
        detail = says("level", teams=[names[team] for team in final.level])
    else:
        one, other = (names[team] for team in final.finalists)
        detail = says("final-between", first=one, second=other, n=final.games)
    yield MatchAttention(
        kind="level" if level else "final",
        session=final.session,
        table=None,
        deal=None,
        title=says("final-after-lots") if level else says("final-can-begin"),
        detail=detail,
        at=None,
        action="course",
    )


def _offline(
    matches: Sequence[OfficeMatch], touches: Mapping[TableNo, Touch]
) -> Iterator[MatchAttention]:
    for match, room in _in_play(matches):
        touch = touches.get(room.table)
        if touch is None or (touch.in_touch and not touch.waiting):
            continue
        late = says("lines-late", n=touch.waiting) if touch.waiting else None
        yield MatchAttention(
            kind="offline",
            session=match.session,
            table=room.table,
            deal=room.deal,
            title=(
                says("sends-late", table=room.table)
                if touch.in_touch
                else says("not-in-touch", table=room.table)
            ),
            detail=together(_named(match, room.table), late),
            at=None,
            action="look",
        )


def _quiet(
    progress: MatchProgress,
    matches: Sequence[OfficeMatch],
    touches: Mapping[TableNo, Touch],
    now: datetime,
) -> Iterator[MatchAttention]:
    for match, room in _in_play(matches):
        touch = touches.get(room.table)
        if progress.tables.control.paused(room.table) is not None:
            continue
        lost = touch is not None and (not touch.in_touch or touch.waiting > 0)
        if lost or room.since is None or room.stage not in ("playing", "finished"):
            continue
        still = now - datetime.fromisoformat(room.since)
        if still < QUIET:
            continue
        minutes = int(still.total_seconds() // 60)
        player = room.white if room.turn == "white" else room.black
        who = says("is-to-act", player=player.player) if room.turn is not None else None
        yield MatchAttention(
            kind="quiet",
            session=match.session,
            table=room.table,
            deal=room.deal,
            title=says("quiet", table=room.table, n=minutes),
            detail=together(_named(match, room.table, room.game), who),
            at=room.since,
            action="look",
        )


def _in_play(matches: Sequence[OfficeMatch]) -> Iterator[tuple[OfficeMatch, OfficeRoom]]:
    for match in matches:
        if match.stage == "playing":
            for room in (match.open, match.closed):
                if room.due != "over":
                    yield match, room


def _named(match: OfficeMatch, table: TableNo, game: int | None = None) -> Text:
    """Which match it is, in which room, and in which game where that is said."""
    first, second = match.names
    room = "open" if table % 2 else "closed"
    if game is None:
        return says("match-room", first=first, second=second, room=room)
    return says("match-game-room", first=first, second=second, game=game, room=room)
