"""Who plays a match: lined up before it begins, and substituted while it is played."""

from dataclasses import replace

from evendeal.director.office.acts import Act, ActContext, OfficeLine
from evendeal.director.office.refusals import NoSuchEntry, RulingReasonMissing
from evendeal.formats.room_match.life import MatchDesk
from evendeal.ids import EntryId, SessionNo
from evendeal.names import entered
from evendeal.tournament.checks import new_name
from evendeal.tournament.room_match.acts import LinedUpFor
from evendeal.tournament.room_match.line_ups import line_up_that_fits
from evendeal.tournament.room_match.progress import MatchProgress

BEFORE = "lined up before the match"
"""The reason of a line-up for which none need be given."""


class LineUpMatch(OfficeLine, frozen=True, kw_only=True):
    """Say who plays a match for a team: the player of the open room, then that of the closed.

    During a match it is a substitution (R49).
    """

    path = "lineups"

    session: SessionNo
    match: int
    team: str
    players: tuple[str, str]
    reason: str = ""

    def line(self, at: ActContext[MatchDesk], progress: MatchProgress) -> Act:
        """Who plays.

        Raises:
            NoSuchMatch: there is no such match.
            RulingReasonMissing: it has begun, and nobody says why.
            NotAnEvent: a name is none.
        """
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
        return Act((record.planned.session, 0, 0), body)

    def require(self, at: ActContext[MatchDesk], progress: MatchProgress, body: LinedUpFor) -> None:
        """Nothing, if these can play it.

        Raises:
            NoSuchEntry, NotInThisMatch: the match is not of this team.
            LineUpOver: it is over.
            NotOfTheTeam, OnePlayerTwoRooms, PlaysAnotherBoard.
        """
        team, (first, second) = body.team, body.players
        if team not in progress.event.teams:
            raise NoSuchEntry(entry=team)
        called = progress.record.now(team, first), progress.record.now(team, second)
        record = progress.match(self.session, self.match)
        line_up_that_fits(
            replace(body, players=called), record, progress.players_of(team), progress.matches
        )
