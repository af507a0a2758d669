"""Who may be lined up for a match: two of the team's list, who play nowhere else meanwhile.

Asked by the office before it writes a line, and by whoever reads the log (R49).
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from evendeal.errors import Refused
from evendeal.ids import EntryId, SessionNo
from evendeal.tournament.checks import named_among, same
from evendeal.tournament.room_match.acts import LinedUpFor
from evendeal.tournament.room_match.session import MatchRecord


class NotOfTheTeam(Refused):
    """A player to be lined up who is none of the team's."""

    def __init__(self, *, team: EntryId, player: str) -> None:
        super().__init__(f"{player} is no player of {team}")
        self.team = team
        self.player = player


class OnePlayerTwoRooms(Refused):
    """A line-up with the same player in both rooms, which are played at the same time."""

    def __init__(self, *, player: str) -> None:
        super().__init__(f"{player} cannot play in both rooms at once")
        self.player = player


class PlaysAnotherBoard(Refused):
    """A player to be lined up who plays another match of the same round."""

    def __init__(self, *, player: str, match: str) -> None:
        super().__init__(f"{player} plays {match} at the same time")
        self.player = player
        self.match = match


class NotInThisMatch(Refused):
    """A team to be lined up for a match of others."""

    def __init__(self, *, team: EntryId, session: SessionNo, match: int) -> None:
        super().__init__(f"{team} does not play match {match} of session {session}")
        self.team = team
        self.session = session
        self.match = match


class LineUpOver(Refused):
    """A line-up for a match that is over."""

    def __init__(self, *, match: str) -> None:
        super().__init__(f"{match} is over")
        self.match = match


def line_up_that_fits(
    act: LinedUpFor, record: MatchRecord, players: Sequence[str], matches: Iterable[MatchRecord]
) -> LinedUpFor:
    """The line-up with the names as the team's list spells them.

    Args:
        record: the match.
        players: the team's list.
        matches: all of the event.

    Raises:
        NotInThisMatch, LineUpOver, OnePlayerTwoRooms, NotOfTheTeam, PlaysAnotherBoard: these two
            cannot play it now.
    """
    planned = record.planned
    if act.team not in planned.players.teams:
        raise NotInThisMatch(team=act.team, session=planned.session, match=planned.number)
    if record.finished:
        raise LineUpOver(match=planned.name)
    one, other = act.players
    if same(one) == same(other):
        raise OnePlayerTwoRooms(player=one)
    listed = []
    for player in act.players:
        known = named_among(player, players)
        if known is None:
            raise NotOfTheTeam(team=act.team, player=player)
        listed.append(known)
    first, second = listed
    if first == second:
        raise OnePlayerTwoRooms(player=one)
    for player in listed:
        _require_free(player, act.team, record, matches)
    return replace(act, players=(first, second))


def _require_free(
    player: str, team: EntryId, record: MatchRecord, matches: Iterable[MatchRecord]
) -> None:
    """Nothing, if the player plays no other match of the same round."""
    for other in matches:
        planned = other.planned
        at_once = planned.round == record.planned.round and other.key != record.key
        if not at_once or other.finished or team not in planned.players.teams:
            continue
        if same(player) in {same(name) for name in other.playing(team)}:
            raise PlaysAnotherBoard(player=player, match=planned.name)
