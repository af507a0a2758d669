"""Who plays a match: lined up before it begins, and substituted while it is played."""

from dataclasses import replace

from evendeal.director.matches.desk import MatchDesk
from evendeal.director.office.acts import ActContext, OfficeAct
from evendeal.director.office.refusals import NoSuchEntry, RulingReasonMissing
from evendeal.ids import EntryId, SessionNo
from evendeal.names import entered
from evendeal.tournament.checks import new_name
from evendeal.tournament.room_match.acts import LinedUpFor
from evendeal.tournament.room_match.bodies import match_body_to_json
from evendeal.tournament.room_match.line_ups import line_up_that_fits
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.session import MatchRecord

BEFORE = "lined up before the match"
"""The reason of a line-up for which none need be given."""


class LineUpMatch(OfficeAct, frozen=True, kw_only=True):
    """Say who plays a match for a team: the player of the open room, then that of the closed.

    During a match it is a substitution (R49).
    """

    path = "lineups"

    session: SessionNo
    match: int
    team: str
    players: tuple[str, str]
    reason: str = ""

    def do(self, at: ActContext[MatchDesk]) -> None:
        """Line them up.

        Raises:
            NoSuchMatch, NoSuchEntry, NotInThisMatch: there is no such match, or not of this team.
            LineUpOver: the match is over.
            NotOfTheTeam, OnePlayerTwoRooms, PlaysAnotherBoard: these cannot play it.
            RulingReasonMissing: the match has begun, and nobody says why.
        """
        with at.ledger.writing(at.event):
            progress = at.ledger.refresh(at.event)
            record = progress.match(self.session, self.match)
            first, second = (
                new_name(f"players[{number}]", entered(player).strip())
                for number, player in enumerate(self.players, 1)
            )
            reason = self.reason.strip()
            if not reason and record.begun_at is not None:
                raise RulingReasonMissing
            body = LinedUpFor(
                record.planned.number, EntryId(self.team), (first, second), reason or BEFORE
            )
            at.write(
                (record.planned.session, 0, 0),
                match_body_to_json(body),
                lambda: _require(progress, record, body),
            )
            at.ledger.announce(at.event)


def _require(progress: MatchProgress, record: MatchRecord, body: LinedUpFor) -> None:
    team, (first, second) = body.team, body.players
    if team not in progress.event.teams:
        raise NoSuchEntry(entry=team)
    called = progress.record.now(team, first), progress.record.now(team, second)
    line_up_that_fits(
        replace(body, players=called), record, progress.players_of(team), progress.matches
    )
