"""What the director does about the course of an event of matches: line-ups, begin and end."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from evendeal.director.events import begin_session, end_session
from evendeal.director.matches.desk import MatchDesk
from evendeal.director.office.book import Books, office_key, office_line_at
from evendeal.director.office.refusals import NoSuchEntry, RulingReasonMissing
from evendeal.errors import Refused
from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.names import entered
from evendeal.tournament.checks import new_name
from evendeal.tournament.matches.acts import LinedUpFor
from evendeal.tournament.matches.bodies import match_body_to_json
from evendeal.tournament.matches.line_ups import line_up_that_fits
from evendeal.tournament.steps import BEGIN, step_named

BEFORE = "lined up before the match"
"""The reason of a line-up for which none need be given."""


class NoFinal(Refused):
    """A final asked for in an event that has none."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"{event} has no final")
        self.event = event


def line_up(
    desk: MatchDesk, books: Books, event: EventId, data: Mapping[str, Any], *, key: str, by: str
) -> None:
    """Say who plays a match for a team; once the match has begun it is a substitution (R49).

    Raises:
        NoSuchMatch, NoSuchEntry, NotInThisMatch: there is no such match, or not of this team.
        LineUpOver: the match is over.
        NotOfTheTeam, OnePlayerTwoRooms, PlaysAnotherBoard: these cannot play it.
        RulingReasonMissing: the match has begun, and nobody says why.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        record = progress.match(SessionNo(int(data["session"])), int(data["match"]))
        team = EntryId(str(data["team"]))
        first, second = (
            new_name(f"players[{number}]", entered(str(player)).strip())
            for number, player in enumerate(data["players"], 1)
        )
        reason = str(data.get("reason") or "").strip()
        if not reason and record.begun_at is not None:
            raise RulingReasonMissing
        body = LinedUpFor(record.planned.number, team, (first, second), reason or BEFORE)
        said = match_body_to_json(body)
        place = (record.planned.session, 0, 0)
        if books.of(event).sent_before(office_key(key), said) is None:
            if team not in progress.event.teams:
                raise NoSuchEntry(entry=team)
            called = progress.record.now(team, first), progress.record.now(team, second)
            line_up_that_fits(
                replace(body, players=called), record, progress.players_of(team), progress.matches
            )
        office_line_at(desk, books, event, place, said, key=office_key(key), by=by)
        desk.announce(event)


def begin(desk: MatchDesk, event: EventId, *, beacon: str, by: str) -> None:
    """Begin all boards, or those that have not begun; see `begin_session`."""
    step = step_named(desk.next(event), BEGIN)
    board = SessionNo(1) if step is None or step.final else step.sessions[0]
    begin_session(desk, event, board, beacon.strip(), by=by)


def begin_the_final(desk: MatchDesk, event: EventId, *, beacon: str, by: str) -> None:
    """Begin the final between the best two; lots decide where nothing else separates teams.

    Raises:
        NoFinal: the event has none.
        Refused: see `begin_session`.
    """
    what = desk.progress(event).event
    if what.final is None:
        raise NoFinal(event=event)
    begin_session(desk, event, what.final_session, beacon.strip(), by=by)


def end(desk: MatchDesk, event: EventId, session: SessionNo, *, by: str) -> None:
    """End a board or the final; see `end_session`."""
    end_session(desk, event, session, by=by)
