"""A player's or a captain's own place in an event of team matches: where one plays, what was won.

Everything here is public: it is the scoreboard as it stands, for one team.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from evendeal.backgammon import Side
from evendeal.ids import ROOMS, EntryId, EventId, Room, TableNo
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.session import BOTH, MatchRecord
from evendeal.views.matches.console import SideWord
from evendeal.views.matches.line import MatchLine, match_line
from evendeal.views.matches.scoreboard import PlayerLine
from evendeal.views.mine import MyRole, NotInTheEvent


@dataclass(frozen=True, slots=True)
class MySeat:
    """Where one plays in a match, on which side, and against whom."""

    room: Room
    table: TableNo
    side: SideWord
    player: str
    against: str


@dataclass(frozen=True, slots=True)
class MyMatch:
    """A match of the own team; a player has one seat in it, a captain's team has both.

    `own` is 0 if the team is the first one of the match, else 1, and says which number of each
    pair in `line` is its own.
    """

    own: int
    opponent: str
    seats: tuple[MySeat, ...]
    line: MatchLine


@dataclass(frozen=True, slots=True)
class MatchMine:
    """What a player sees of the own matches, or a captain of all those of the team.

    `player` is empty for a captain who does not play. `next` is the place in `matches`, from 0,
    of the first one that is not over in both rooms, null where none is left. `ranking` has
    the own lines of the individual ranking. `place` is the team's in the rounds, null before
    its first match is over. Of games that are not over in both rooms there is nothing but what
    the scoreboard shows.
    """

    kind: Literal["backgammon"]
    event: EventId
    event_name: str
    role: MyRole
    entry: EntryId
    name: str
    player: str
    players: tuple[str, ...]
    matches: tuple[MyMatch, ...]
    next: int | None
    ranking: tuple[PlayerLine, ...]
    place: int | None
    shared: bool


def match_mine(progress: MatchProgress, role: MyRole, entry: EntryId, player: str) -> MatchMine:
    """The own place of a player, or of a captain.

    Args:
        player: whose seats they are; a captain sees those of all who play for the team.

    Raises:
        NotInTheEvent: there is no such team, or the player neither plays for it nor has
            played for it.
    """
    event = progress.event
    team = next((each for each in event.entries if each.id == entry), None)
    if team is None:
        raise NotInTheEvent(event=event.id, entry=entry, player="")
    whose = player if role == "player" else ""
    matches = tuple(_matches(progress, entry, whose))
    if role == "player" and not matches and player not in team.players:
        raise NotInTheEvent(event=event.id, entry=entry, player=player)
    over = [each.line.stage == "finished" for each in matches]
    standing = next((line for line in progress.standings() if line.team == entry), None)
    if standing is None or not standing.matches:
        standing = None
    return MatchMine(
        kind="backgammon",
        event=event.id,
        event_name=event.name,
        role=role,
        entry=entry,
        name=team.name,
        player=player,
        players=team.players if role == "captain" else (player,),
        matches=matches,
        next=over.index(False) if False in over else None,
        ranking=tuple(_ranking(progress, entry, whose)),
        place=standing.place if standing else None,
        shared=standing.shared if standing else False,
    )


def _matches(progress: MatchProgress, entry: EntryId, whose: str) -> Iterator[MyMatch]:
    for record in progress.matches:
        teams = record.planned.players.teams
        if entry in teams:
            own = teams.index(entry)
            seats = tuple(_seats(record, own, whose))
            if seats:
                opponent = progress.event.entry(teams[1 - own]).name
                yield MyMatch(own, opponent, seats, match_line(progress, record))


def _seats(record: MatchRecord, own: int, whose: str) -> Iterator[MySeat]:
    """The seats of a team in a match, or those of one player."""
    for room in ROOMS:
        side = _side(own, room)
        names = record.planned.players.room(room)
        # Whoever began and a substitute stand there together (R49).
        if not whose or whose in names[side].split(BOTH):
            table = record.planned.table(room)
            word: SideWord = "white" if side is Side.WHITE else "black"
            yield MySeat(room, table, word, names[side], names[side.other])


def _side(own: int, room: Room) -> Side:
    """The first team has White in the open room and Black in the closed one."""
    return Side(own) if room == "open" else Side(1 - own)


def _ranking(progress: MatchProgress, entry: EntryId, whose: str) -> Iterator[PlayerLine]:
    name = progress.event.entry(entry).name
    for line in progress.players():
        if line.team == entry and (not whose or whose in line.player.split(BOTH)):
            yield PlayerLine(
                line.place,
                line.shared,
                entry,
                name,
                line.player,
                line.games,
                line.won,
                line.lost,
                line.imps,
                line.smp,
            )
