"""GNU Backgammon's figures of every player of an event of matches, room by room."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from evendeal.backgammon import Side
from evendeal.commands.gnubg import analysed
from evendeal.commands.gnubg_figures import GnubgFigures, program_name, read_figures, together
from evendeal.errors import Refused
from evendeal.formats.room_match.files import PLAIN, room_match
from evendeal.ids import ROOMS, EntryId, Room, SessionNo
from evendeal.notation.mat_match import MatMatch
from evendeal.notation.mat_write import write_mat
from evendeal.tournament.room_match.progress import MatchProgress

Who = tuple[EntryId, str]
"""A team and the name of one of its players."""


@dataclass(frozen=True, slots=True)
class RoomGames:
    """The games of one room of a match that GNU Backgammon can read.

    Attributes:
        name: for a sentence: `board 2, round 3, Kharkov against Moscow, open room`.
        players: White and Black.
        points: White's, won minus lost.
    """

    name: str
    session: SessionNo
    match: int
    room: Room
    players: tuple[Who, Who]
    games: MatMatch
    points: int


@dataclass(frozen=True, slots=True)
class RoomFigures:
    """What GNU Backgammon says of a room: of White and of Black."""

    room: RoomGames
    figures: tuple[GnubgFigures, GnubgFigures]


@dataclass(frozen=True, slots=True)
class RoomTrouble:
    """A room that could not be analysed, and why."""

    name: str
    why: str


@dataclass(frozen=True, slots=True)
class EventFigures:
    """What GNU Backgammon says of an event.

    Attributes:
        program: as it names itself, with its version.
        players: every player over all rooms that were analysed, the lowest error rate first.
    """

    program: str
    plies: int
    rooms: tuple[RoomFigures, ...]
    players: tuple[tuple[Who, GnubgFigures], ...]
    troubles: tuple[RoomTrouble, ...]


def rooms_of(progress: MatchProgress) -> tuple[RoomGames, ...]:
    """The rooms of all matches of backgammon with their games that are final in both rooms."""
    rooms = []
    for record in progress.matches:
        planned = record.planned
        if progress.event.ruleset(planned.session).is_long:
            continue
        scored = progress.scored(record)
        for room in ROOMS:
            games = room_match(progress, scored, room, PLAIN)
            if games is None:
                continue
            teams = planned.players.teams[:: 1 if room == "open" else -1]
            white, black = zip(teams, scored.protocol.players.room(room), strict=True)
            points = sum(game.points[Side.WHITE] - game.points[Side.BLACK] for game in games.games)
            name = f"{planned.name}, {room} room"
            rooms.append(
                RoomGames(
                    name, planned.session, planned.number, room, (white, black), games, points
                )
            )
    return tuple(rooms)


def analysed_rooms(
    program: Path,
    rooms: Iterable[RoomGames],
    *,
    plies: int,
    seconds: float,
    announce: Callable[[str], object],
) -> EventFigures:
    """What GNU Backgammon says of these rooms, one after another.

    Args:
        seconds: how long it may take for one room.
        announce: is called with the name of each room before it is its turn.
    """
    figures: list[RoomFigures] = []
    troubles: list[RoomTrouble] = []
    name = "GNU Backgammon"
    for room in rooms:
        announce(room.name)
        try:
            answer = analysed(program, write_mat(room.games), plies=plies, seconds=seconds)
            figures.append(RoomFigures(room, read_figures(answer, PLAIN, room.points)))
        except Refused as refusal:
            troubles.append(RoomTrouble(room.name, str(refusal)))
        else:
            name = program_name(answer)
    return EventFigures(name, plies, tuple(figures), _players(figures), tuple(troubles))


def _players(rooms: Iterable[RoomFigures]) -> tuple[tuple[Who, GnubgFigures], ...]:
    by_player: dict[Who, list[GnubgFigures]] = {}
    for room in rooms:
        for who, figures in zip(room.room.players, room.figures, strict=True):
            by_player.setdefault(who, []).append(figures)
    summed = [(who, together(figures)) for who, figures in by_player.items()]
    return tuple(sorted(summed, key=_rank))


def _rank(line: tuple[Who, GnubgFigures]) -> tuple[bool, float, Who]:
    who, figures = line
    return figures.error_rate is None, figures.error_rate or 0.0, who
