"""The next legal step of an event of matches."""

from collections.abc import Sequence
from datetime import datetime

from evendeal.draw.keys import FIRST_SESSION
from evendeal.tournament.room_match.event import RollsKind
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.refusals import GamesLeft
from evendeal.tournament.steps import END, Step, step_due
from evendeal.views.matches.office.parts import MatchAttention, OfficeFinal
from evendeal.views.next_step import (
    NextStep,
    StepLink,
    resume_step,
    when_known,
    whole_step,
)
from evendeal.views.text import says, together


def match_next_step(
    progress: MatchProgress,
    final: OfficeFinal | None,
    waiting: Sequence[MatchAttention],
    now: datetime,
    *,
    read_only: str | None,
) -> NextStep:
    """What the director does now, or what the event waits for.

    Args:
        waiting: what asks for the director.
        read_only: why nothing can be written.
    """
    whole = whole_step(
        progress.record,
        finished=progress.finished,
        read_only=read_only,
        rehearsal=progress.rehearsal,
    )
    if whole is not None:
        return whole
    steps = progress.next()
    due = step_due(steps)
    if due is not None and not progress.sessions:
        return _boards(progress, due, now)
    called = _called(waiting)
    if called is not None:
        return called
    match due:
        case Step(do="resume"):
            return _stopped(progress)
        case Step(do="begin_round", round=int(round)):
            return _round(round, waiting)
        case Step(do="begin", final=True) if final is not None:
            return _final(progress, due, final, now)
        case _:
            return _end(progress, due or _least_left(steps))


def _boards(progress: MatchProgress, begin: Step, now: datetime) -> NextStep:
    event = progress.event
    drawn = event.rolls is RollsKind.DRAWN
    boards = [board.name for board in event.boards]
    what = says("boards-drawn", boards=boards) if drawn else says("boards-thrown", boards=boards)
    step = NextStep(
        "begin_boards",
        says("begin-boards"),
        what,
        does=says("begin-boards"),
        sure=says("begin-boards-sure"),
        asks=begin.beacon or None,
        session=FIRST_SESSION,
    )
    return when_known(step, begin.known_from, now)


def _called(waiting: Sequence[MatchAttention]) -> NextStep | None:
    for thing in waiting:
        if thing.kind == "call" and thing.table is not None and thing.deal is not None:
            link = StepLink("game", says("do-answer"), thing.session, thing.table, thing.deal)
            return NextStep(None, thing.title, thing.detail, link=link, session=thing.session)
    return None


def _stopped(progress: MatchProgress) -> NextStep:
    pause = progress.tables.control.everywhere
    assert pause is not None
    if pause.reason:
        return resume_step(says("paused-because", reason=pause.reason.rstrip(".")))
    return resume_step(says("paused"))


def _round(round: int, waiting: Sequence[MatchAttention]) -> NextStep:
    detail = next(thing.detail for thing in waiting if thing.kind == "round")
    return NextStep(
        "begin_round",
        says("begin-round", round=round),
        together(detail, says("begin-round-what")),
        does=says("begin-round", round=round),
        sure=says("begin-round-sure", round=round),
        round=round,
    )


def _final(progress: MatchProgress, begin: Step, final: OfficeFinal, now: datetime) -> NextStep:
    event = progress.event
    names = {entry.id: entry.name for entry in event.entries}
    if final.level:
        teams = [names[team] for team in final.level]
        what = says("level-lots-secret", teams=teams)
        if begin.beacon:
            what = says("level-lots-randomness", teams=teams)
    else:
        first, second = (names[team] for team in final.finalists)
        board = final.board
        what = says("final-of", first=first, second=second, n=final.games, board=board)
    step = NextStep(
        "begin_final",
        says("begin-final"),
        what,
        does=says("begin-final"),
        sure=says("begin-final-sure"),
        asks=begin.beacon or None,
        session=event.final_session,
    )
    return when_known(step, begin.known_from, now)


def _least_left(steps: Sequence[Step]) -> Step:
    """The first board, or the final, that is still played."""
    return next(step for step in steps if step.do == END)


def _end(progress: MatchProgress, end: Step) -> NextStep:
    """A board, or the final, that can end; else the first that is still played."""
    session = end.sessions[0]
    title, sure = says("end-final"), says("end-final-sure")
    if not end.final:
        board = progress.event.boards[session - 1].name
        title, sure = says("end-board", board=board), says("end-board-sure", board=board)
    why = None
    if isinstance(end.blocked, GamesLeft):
        why = says("games-left", n=end.blocked.left)
    return NextStep(
        "end_session",
        title,
        says("end-board-drawn")
        if progress.event.rolls is RollsKind.DRAWN
        else says("end-board-thrown"),
        does=title,
        sure=sure,
        why=why,
        link=StepLink("games", says("see-games")) if why else None,
        session=session,
    )
