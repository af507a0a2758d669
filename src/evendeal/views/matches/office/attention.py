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
from evendeal.views.matches.words import games_words
from evendeal.views.office import Touch, recorded
from evendeal.views.words import in_a_row

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
                    title=f"Table {table} calls the director",
                    detail=_quoted(reason, f"{_named(match)}, game {number}, {_room_of(table)}."),
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
    noun = "table" if len(waiting) == 1 else "tables"
    named = ", ".join(map(str, waiting))
    yield MatchAttention(
        kind="round",
        session=None,
        table=None,
        deal=None,
        title=f"Round {due} can begin",
        detail="All tables wait for it." if every else f"Waiting for it: {noun} {named}.",
        at=None,
        action="round",
    )


def _final(progress: MatchProgress, final: OfficeFinal | None) -> Iterator[MatchAttention]:
    if final is None or final.begun_at is not None or final.waits_for is not None:
        return
    names = {entry.id: entry.name for entry in progress.event.entries}
    level = bool(final.level)
    yield MatchAttention(
        kind="level" if level else "final",
        session=final.session,
        table=None,
        deal=None,
        title="The final can begin" + (": lots are drawn first" if level else ""),
        detail=(
            f"{in_a_row([names[team] for team in final.level])} are level in everything."
            if level
            else f"{' against '.join(names[team] for team in final.finalists)},"
            f" {games_words(final.games)} in each room."
        ),
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
        late = f"{touch.waiting} line{'' if touch.waiting == 1 else 's'} typed and not yet sent."
        yield MatchAttention(
            kind="offline",
            session=match.session,
            table=room.table,
            deal=room.deal,
            title=(
                f"Table {room.table}: the recorder sends late"
                if touch.in_touch
                else f"Table {room.table}: the recorder is not in touch"
            ),
            detail=f"{_named(match)}, {room.room} room. {late if touch.waiting else ''}".strip(),
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
        who = f" {player.player} is to act." if room.turn is not None else ""
        yield MatchAttention(
            kind="quiet",
            session=match.session,
            table=room.table,
            deal=room.deal,
            title=f"Table {room.table}: nothing for {minutes} minutes",
            detail=f"{_named(match)}, game {room.game}, {room.room} room.{who}",
            at=room.since,
            action="look",
        )


def _in_play(matches: Sequence[OfficeMatch]) -> Iterator[tuple[OfficeMatch, OfficeRoom]]:
    for match in matches:
        if match.stage == "playing":
            for room in (match.open, match.closed):
                if room.due != "over":
                    yield match, room


def _named(match: OfficeMatch) -> str:
    return f"{match.names[0]} against {match.names[1]}"


def _room_of(table: TableNo) -> str:
    return "open room" if table % 2 else "closed room"


def _quoted(text: str, otherwise: str) -> str:
    text = text.strip()
    return otherwise if not text else f'"{text.rstrip(".")}". {otherwise}'
