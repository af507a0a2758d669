"""How the sessions of an event of team matches begin, open their rolls and end."""

from evendeal.ids import DealNo
from evendeal.reason import Reason
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import OtherFinalists, OtherRollsOpened, OutOfPlace
from evendeal.tournament.room_match.acts import SheetsGiven
from evendeal.tournament.room_match.bodies import MatchesBegun, MatchesEnded, RollsOpened
from evendeal.tournament.room_match.changes import why_not_final
from evendeal.tournament.room_match.session import (
    BoardProgress,
    MatchRecord,
    OpenedRollSet,
    SheetsRecord,
    read_rolls,
)
from evendeal.tournament.room_match.state import MatchEventState


def begin(progress: MatchEventState, body: MatchesBegun, line: Line) -> None:
    """Count the beginning of a board, or of the final.

    Raises:
        OutOfPlace: it has begun, or there is no such session.
        OtherFinalists: others play the final.
    """
    session, event = progress.session_to_begin(line), progress.event
    if session == event.final_session:
        _begin_final(progress, body, line)
    elif body.finalists or body.lots:
        raise OutOfPlace(
            position=line.position,
            why=Reason("place-only-final", "only a final has finalists and lots"),
        )
    progress.sessions[session] = BoardProgress(
        session,
        event.board_of(session),
        line.at,
        body.beacon,
        drawn=progress.rooms.drawn,
        finalists=body.finalists,
        lots=body.lots,
    )
    progress.news += 1


def _begin_final(progress: MatchEventState, body: MatchesBegun, line: Line) -> None:
    """Its two are those whom the finished matches and the lots make finalists."""
    if body.finalists is None:
        why: Reason | None = Reason("final-two-teams", "a final begins with its two teams")
    elif not progress.records.qualified:
        why = Reason(
            "final-matches-not-over", "the matches that decide who plays the final are not over"
        )
    else:
        why = why_not_final(progress.event.teams, progress.qualifying(), body.finalists, body.lots)
    if why is not None:
        raise OtherFinalists(position=line.position, why=why)
    assert body.finalists is not None
    progress.records.put(MatchRecord(progress.rooms.begin_final(body.finalists)))


def open_rolls(progress: MatchEventState, body: RollsOpened, line: Line) -> None:
    """Count a roll set that everybody may see from now on.

    Raises:
        OutOfPlace: its game is not final in both rooms, or it is open.
        OtherRollsOpened: the rooms have played with others.
        Refused: it is no roll set.
    """
    now, roll_set = progress.session_of(line), DealNo(line.deal)
    if not now.drawn or roll_set not in now.closed:
        why = Reason(
            "place-open-rolls",
            "no set of rolls is opened before its game is final in both rooms, nor twice, "
            "nor if it was thrown",
        )
        raise OutOfPlace(position=line.position, why=why)
    rolls = read_rolls(body.rolls, reroll=progress.event.rerolls(now.session))
    opened = OpenedRollSet(roll_set, line.at, rolls, body.salt, body.path)
    if not opened.holds(progress.rooms.feed(now.session, roll_set)):
        raise OtherRollsOpened(position=line.position, roll_set=roll_set)
    now.opened[roll_set] = opened
    now.closed.discard(roll_set)
    progress.records.score(progress.records.mark(now.session, roll_set, line.position).planned)
    progress.news += 1


def give_sheets(progress: MatchEventState, body: SheetsGiven, line: Line) -> None:
    """Count roll sheets that were printed.

    Raises:
        OutOfPlace: the session's rolls are not to come, or it has not so many games.
    """
    now = progress.session_of(line)
    if line.table or line.deal or not now.drawn or now.ended is not None:
        why = Reason(
            "place-roll-sheets",
            "roll sheets are of a whole session whose drawn rolls are still to come",
        )
        raise OutOfPlace(position=line.position, why=why)
    games = progress.rooms.plan.format.roll_sets(now.session)
    if body.sheets > games:
        why = Reason(
            "place-sheet-of-one",
            "session {session} has {games} games, and a roll sheet is of one",
            session=now.session,
            games=games,
        )
        raise OutOfPlace(position=line.position, why=why)
    now.sheets += (SheetsRecord(body.sheets, line.at, line.by),)


def end(progress: MatchEventState, body: MatchesEnded, line: Line) -> None:
    """Count the end of a session.

    Raises:
        OutOfPlace: matches are unfinished, or it has ended.
    """
    now = progress.session_of(line)
    left, closed = progress.records.unfinished(now.session), len(now.to_open())
    if now.ended or left or closed:
        why = Reason(
            "place-end-matches",
            "session {session} cannot end with {left} matches unfinished or {closed} "
            "roll sets closed, nor twice",
            session=now.session,
            left=left,
            closed=closed,
        )
        raise OutOfPlace(position=line.position, why=why)
    now.ended, now.ended_at = body, line.at
    progress.news += 1
