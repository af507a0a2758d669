"""The next legal step of an event of matches."""

from collections.abc import Sequence
from datetime import datetime

from evendeal.draw.keys import FIRST_SESSION
from evendeal.tournament.room_match.event import RollsKind
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.refusals import GamesLeft
from evendeal.tournament.steps import END, Step, step_due
from evendeal.views.matches.office.parts import MatchAttention, OfficeFinal
from evendeal.views.matches.words import games_words
from evendeal.views.next_step import (
    NextStep,
    StepLink,
    because,
    resume_step,
    when_known,
    whole_step,
)
from evendeal.views.words import in_a_row


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
    rolls = (
        "Their rolls are sealed; a table gets each one when it asks for it."
        if drawn
        else "The room that first needs a roll throws it, and the other one gets the same."
    )
    step = NextStep(
        "begin_boards",
        "Begin all boards",
        f"They begin together: {in_a_row([board.name for board in event.boards])}. {rolls}",
        does="Begin all boards",
        sure="Yes, begin all boards",
        asks=begin.beacon or None,
        session=FIRST_SESSION,
    )
    return when_known(step, begin.known_from, now)


def _called(waiting: Sequence[MatchAttention]) -> NextStep | None:
    for thing in waiting:
        if thing.kind == "call" and thing.table is not None and thing.deal is not None:
            link = StepLink("game", "Answer", thing.session, thing.table, thing.deal)
            return NextStep(None, thing.title, thing.detail, link=link, session=thing.session)
    return None


def _stopped(progress: MatchProgress) -> NextStep:
    pause = progress.tables.control.everywhere
    assert pause is not None
    return resume_step(
        f"Play is paused at every table{because(pause.reason)}. It goes on everywhere."
    )


def _round(round: int, waiting: Sequence[MatchAttention]) -> NextStep:
    detail = next(thing.detail for thing in waiting if thing.kind == "round")
    return NextStep(
        "begin_round",
        f"Begin round {round}",
        f"{detail} Its matches can be played at once.",
        does=f"Begin round {round}",
        sure=f"Yes, begin round {round}",
        round=round,
    )


def _final(progress: MatchProgress, begin: Step, final: OfficeFinal, now: datetime) -> NextStep:
    event = progress.event
    names = {entry.id: entry.name for entry in event.entries}
    if final.level:
        source = "the public randomness" if begin.beacon else "the final's sealed secret"
        says = (
            f"{in_a_row([names[team] for team in final.level])} are level in everything: lots are "
            f"drawn from {source}, and everybody can check them later."
        )
    else:
        says = (
            f"{' against '.join(names[team] for team in final.finalists)}, "
            f"{games_words(final.games)} in each room, on {final.board}."
        )
    step = NextStep(
        "begin_final",
        "Begin the final",
        says,
        does="Begin the final",
        sure="Yes, begin the final",
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
    name = "the final" if end.final else progress.event.boards[session - 1].name
    why = None
    if isinstance(end.blocked, GamesLeft):
        left = end.blocked.left
        games = "1 game is" if left == 1 else f"{left} games are"
        why = f"{games} left, each room counted."
    return NextStep(
        "end_session",
        f"End {name}",
        "Its secret is published, and nothing more can be played there."
        if progress.event.rolls is RollsKind.DRAWN
        else "Nothing more can be played there.",
        does=f"End {name}",
        sure=f"Yes, end {name}",
        why=why,
        link=StepLink("games", "See the games") if why else None,
        session=session,
    )
