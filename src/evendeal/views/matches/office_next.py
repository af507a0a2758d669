"""The next legal step of an event of matches."""

from collections.abc import Sequence
from datetime import datetime

from evendeal.draw.keys import FIRST_SESSION
from evendeal.ids import SessionNo
from evendeal.tournament.matches.event import RollsKind
from evendeal.tournament.matches.progress import MatchProgress
from evendeal.views.matches.office import MatchAttention, OfficeBoard, OfficeFinal
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
    boards: Sequence[OfficeBoard],
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
    if not progress.sessions:
        return _boards(progress, now)
    return (
        _called(waiting)
        or _stopped(progress)
        or _round(progress, waiting)
        or _final(progress, final, now)
        or _end(progress, boards, final)
    )


def _boards(progress: MatchProgress, now: datetime) -> NextStep:
    event = progress.event
    beacon = event.beacon_of(FIRST_SESSION)
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
        asks=beacon or None,
        session=FIRST_SESSION,
    )
    return when_known(step, event.known_from(FIRST_SESSION), now)


def _called(waiting: Sequence[MatchAttention]) -> NextStep | None:
    for thing in waiting:
        if thing.kind == "call" and thing.table is not None and thing.deal is not None:
            link = StepLink("game", "Answer", thing.session, thing.table, thing.deal)
            return NextStep(None, thing.title, thing.detail, link=link, session=thing.session)
    return None


def _stopped(progress: MatchProgress) -> NextStep | None:
    pause = progress.hold.everywhere
    if pause is None:
        return None
    return resume_step(
        f"Play is paused at every table{because(pause.reason)}. It goes on everywhere."
    )


def _round(progress: MatchProgress, waiting: Sequence[MatchAttention]) -> NextStep | None:
    round = progress.round_due
    said = next((thing.detail for thing in waiting if thing.kind == "round"), None)
    if round is None or said is None:
        return None
    return NextStep(
        "begin_round",
        f"Begin round {round}",
        f"{said} Its matches can be played at once.",
        does=f"Begin round {round}",
        sure=f"Yes, begin round {round}",
        round=round,
    )


def _final(progress: MatchProgress, final: OfficeFinal | None, now: datetime) -> NextStep | None:
    if final is None or final.begun_at is not None or final.waits_for is not None:
        return None
    event = progress.event
    names = {entry.id: entry.name for entry in event.entries}
    beacon = event.beacon_of(event.final_session)
    if final.level:
        source = "the public randomness" if beacon else "the final's sealed secret"
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
        asks=beacon or None,
        session=event.final_session,
    )
    return when_known(step, event.known_from(event.final_session), now)


def _end(
    progress: MatchProgress, boards: Sequence[OfficeBoard], final: OfficeFinal | None
) -> NextStep:
    """A board, or the final, that can end; else the first that is still played."""
    open: list[tuple[SessionNo, str, int]] = [
        (board.session, board.name, board.games_left) for board in boards if board.ended_at is None
    ]
    if final is not None and final.begun_at is not None and final.ended_at is None:
        open.append((final.session, "the final", final.games_left))
    session, name, left = min(open, key=lambda each: (each[2] > 0, each[0]))
    why = None
    if left:
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
        link=StepLink("games", "See the games") if left else None,
        session=session,
    )
