"""The next steps of an event of team matches: its boards, their rounds and the final are stages."""

from collections.abc import Iterator

from evendeal.errors import Refused
from evendeal.ids import SessionNo
from evendeal.tournament.refusals import NotStarted
from evendeal.tournament.room_match.refusals import GamesLeft
from evendeal.tournament.room_match.state import MatchEventState
from evendeal.tournament.steps import BEGIN, BEGIN_ROUND, END, RESUME, Step


def match_steps(progress: MatchEventState) -> Iterator[Step]:
    """What is to be done with the boards, which begin together, the rounds and the final."""
    event = progress.event
    boards = [SessionNo(number) for number in range(1, len(event.boards) + 1)]
    to_begin = tuple(board for board in boards if board not in progress.sessions)
    if progress.tables.control.everywhere is not None:
        yield Step(do=RESUME)
    if to_begin:
        yield _begin(progress, to_begin)
    if progress.tables.round_due is not None:
        yield Step(
            do=BEGIN_ROUND, round=progress.tables.round_due, due=bool(progress.tables.waiting)
        )
    if event.final is not None and event.final_session not in progress.sessions:
        yield _begin(progress, (event.final_session,), _no_final(progress, to_begin))
    games_left = progress.records.games_left
    for session, now in sorted(progress.sessions.items()):
        if now.ended is None:
            left = games_left[session]
            blocked = GamesLeft(session=session, left=left) if left else None
            final = session == event.final_session
            yield Step(do=END, sessions=(session,), final=final, blocked=blocked)


def _begin(
    progress: MatchEventState, sessions: tuple[SessionNo, ...], blocked: Refused | None = None
) -> Step:
    event = progress.event
    return Step(
        do=BEGIN,
        sessions=sessions,
        final=event.final_session in sessions,
        beacon=event.beacon_of(sessions[0]),
        known_from=event.known_from(sessions[0]),
        blocked=blocked,
    )


def _no_final(progress: MatchEventState, to_begin: tuple[SessionNo, ...]) -> Refused | None:
    """Why the final cannot begin now."""
    if to_begin:
        return NotStarted(event=progress.event.id, session=to_begin[0])
    if progress.records.qualified:
        return None
    left, board = progress.records.games_left, progress.rooms.plan.format.qualifying_board
    return GamesLeft(session=None, left=left.total() if board is None else left[SessionNo(board)])
