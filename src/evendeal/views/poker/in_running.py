"""In-running scores: totals of the hands played so far, which name no deal (R37)."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.ids import SessionNo
from evendeal.scoring.methods import method_named
from evendeal.tournament.duplicate.in_running import NO_BOARD, RunningBoard, live_board
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.tournament.seat_teams.standings import standings
from evendeal.views.absent import NoInRunning
from evendeal.views.fragment_cache import FragmentCache
from evendeal.views.poker.embargo.totals import public_totals
from evendeal.views.poker.head import shown_session
from evendeal.views.poker.ladders import (
    Ladder,
    Standing,
    entry_names,
    ladder,
    standing_row,
)

InRunningMode: TypeAlias = Literal["off", "staff", "steps"]
"""Who sees them: nobody, the office, or the public in steps too."""


@dataclass(frozen=True, slots=True)
class InRunning:
    """Provisional scores while a session runs.

    They are totals over the first `hands` hands that each table finished, whichever deals those
    were; 0 before there are any. `next` is the number of hands at every table after which they
    are renewed at the earliest, null where none follow in this session. `standings` are the points
    that the totals would give, with those of the sessions before; `ladders` the seats. `sentence`
    says so to a spectator, `method` how totals make points.
    """

    hands: int
    next: int | None
    standings: tuple[Standing, ...]
    ladders: tuple[Ladder, ...]
    sentence: str
    method: str


@dataclass(frozen=True, slots=True)
class OfficeInRunning:
    """The same for the office, after each hand that every table has finished.

    `mode` says who sees such scores, `method` how totals make points. `public_hands` is how many
    hands of each table are on the public's board; null where the public has none now.
    """

    session: SessionNo
    mode: InRunningMode
    method: str
    public_hands: int | None
    board: InRunning


def public_in_running(
    progress: Progress, session: SessionNo, cache: FragmentCache[InRunning] | None = None
) -> InRunning | None:
    """The board of a session that everybody may see; None where there is none.

    Args:
        cache: the board of this event that was made last.
    """
    steps = public_totals(progress, session)
    if steps is None:
        return None
    deals = len(progress.sessions[session].in_force)
    following = steps.due if steps.due <= deals else None
    board, sentence = steps.board, _renewed(steps.board.hands, following)

    def make() -> InRunning:
        return _board(progress, session, board, following, sentence)

    # Rulings, names and the results of other sessions are in it too, and each is a change.
    besides = session, following, progress.changes
    return make() if cache is None else cache.of(session, board, make, besides)


def office_in_running(progress: Progress, session: SessionNo | None) -> OfficeInRunning:
    """The board of a session as it stands, for the office alone.

    Raises:
        NoSuchSession: the event has not reached it.
        NoInRunning: the event has no in-running scores.
    """
    of_session = shown_session(progress, session)
    mode = in_running_mode(progress)
    if mode == "off":
        raise NoInRunning(event=progress.event.id)
    now = progress.sessions.get(of_session)
    board = live_board(now) if now is not None else NO_BOARD
    public = public_totals(progress, of_session)
    return OfficeInRunning(
        session=of_session,
        mode=mode,
        method=progress.event.scoring.method,
        public_hands=public.board.hands if public is not None else None,
        board=_board(progress, of_session, board, None, _counted(board.hands)),
    )


def in_running_mode(progress: AnyDuplicate) -> InRunningMode:
    """Who sees in-running scores of the event."""
    return progress.event.office.in_running.value


def _board(
    progress: Progress,
    session: SessionNo,
    board: RunningBoard,
    following: int | None,
    sentence: str,
) -> InRunning:
    method = method_named(progress.event.scoring.method).provisional
    if not board.hands:
        return InRunning(0, following, (), (), sentence, method)
    scores = progress.scores_with(session, board)
    names, taken = entry_names(progress), progress.penalties
    return InRunning(
        hands=board.hands,
        next=following,
        standings=tuple(standing_row(line, names, {}, taken) for line in standings(scores)),
        ladders=tuple(
            ladder(progress, contest, names)
            for contest in scores.contests
            if contest.session == session
        ),
        sentence=sentence,
        method=method,
    )


def _counted(hands: int) -> str:
    if not hands:
        return "Totals begin when every table has finished a hand."
    each = "The first hand" if hands == 1 else f"The first {hands} hands"
    which = "it was" if hands == 1 else "they were"
    return f"Provisional. {each} of every table, whichever deals {which}."


def _renewed(hands: int, following: int | None) -> str:
    if not hands and following is None:
        return "There are no totals in this session: it has too few deals."
    if not hands:
        return f"Totals begin when every table has finished {following} hands."
    if following is None:
        return f"{_counted(hands)} The next scores are those of the session's end."
    return f"{_counted(hands)} Renewed when every table has finished {following}, or soon after."
