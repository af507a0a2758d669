"""What a room has on paper: who plays at which table; the rolls of its games where it lays them."""

from collections.abc import Iterator
from dataclasses import dataclass

from evendeal.backgammon import Side
from evendeal.backgammon.rolls import roll_text
from evendeal.draw.rolls import RollSet
from evendeal.draw.rolls_sealed import RollSets
from evendeal.errors import Refused
from evendeal.ids import ROOMS, DealNo, EventId, Room, SessionNo, TableNo
from evendeal.labels import write_label
from evendeal.tournament.room_match.format import PlannedMatch
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.absent import NoSuchSession, NoSuchTable
from evendeal.views.matches.protocol import PlayerAt, player_at


class PairingsUnknown(Refused):
    """Paper for a session of which nobody knows yet who plays it: a final before its finalists."""

    def __init__(self, *, event: EventId, session: SessionNo) -> None:
        super().__init__(f"nobody knows yet who plays session {session} of {event}")
        self.event = event
        self.session = session


@dataclass(frozen=True, slots=True)
class RoomSheet:
    """One game in one room.

    Attributes:
        deal: the number of its roll set in the session.
        label: of the game at this table, as `1-3-5-K`: session, table, roll set, a check letter.
        final: whether it is of the final, which is no round.
        cube: whether there is a doubling cube.
    """

    table: TableNo
    room: Room
    board: str
    round: int
    final: bool
    game: int
    games: int
    deal: DealNo
    label: str
    white: PlayerAt
    black: PlayerAt
    cube: bool


@dataclass(frozen=True, slots=True)
class RoomSheets:
    """The games of a session, table by table, in the order in which each table plays them."""

    name: str
    session: SessionNo
    language: str | None
    sheets: tuple[RoomSheet, ...]


@dataclass(frozen=True, slots=True)
class RollSheet:
    """The rolls of a game for whoever lays or announces them in one room.

    `opening` is White's die, a colon, Black's die; `white` and `black` have each roll as
    announced, `61`, in the order in which the side uses it.
    """

    game: RoomSheet
    opening: str
    rolled_anew: bool
    white: tuple[str, ...]
    black: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RollSheetsOfRooms:
    """The roll sheets of a session, table by table."""

    name: str
    session: SessionNo
    language: str | None
    devices: bool
    sheets: tuple[RollSheet, ...]


def room_sheets(
    progress: MatchProgress, session: SessionNo, table: TableNo | None = None
) -> RoomSheets:
    """The games of a session in their rooms, played or not; no roll is on them.

    Args:
        table: of which table alone; None: of all.

    Raises:
        NoSuchSession, NoSuchTable: the event has fewer.
        PairingsUnknown: nobody knows yet who plays it.
    """
    event = progress.event
    if not 1 <= session <= event.sessions:
        raise NoSuchSession(event=event.id, session=session, sessions=event.sessions)
    if table is not None and not 1 <= table <= event.tables:
        raise NoSuchTable(event=event.id, table=table, tables=event.tables)
    planned = [each.planned for each in progress.matches if each.planned.session == session]
    if not planned:
        raise PairingsUnknown(event=event.id, session=session)
    sheets = [sheet for match in planned for sheet in _of_match(progress, match)]
    wanted = [sheet for sheet in sheets if table is None or sheet.table == table]
    return RoomSheets(
        event.name,
        session,
        event.programme.language,
        tuple(sorted(wanted, key=lambda sheet: sheet.table)),
    )


def roll_sheets_of(rooms: RoomSheets, rolls: RollSets, *, devices: bool) -> RollSheetsOfRooms:
    """The same games with their rolls. Whoever has them knows what is rolled in each.

    Args:
        devices: whether players may have any in the playing rooms.
    """
    return RollSheetsOfRooms(
        rooms.name,
        rooms.session,
        rooms.language,
        devices,
        tuple(_with_rolls(sheet, rolls.rolls(sheet.deal)) for sheet in rooms.sheets),
    )


def _of_match(progress: MatchProgress, planned: PlannedMatch) -> Iterator[RoomSheet]:
    event = progress.event
    cube = event.ruleset(planned.session).cube
    for room in ROOMS:
        table = planned.table(room)
        for game in range(1, planned.games + 1):
            deal = planned.roll_set(game)
            yield RoomSheet(
                table=table,
                room=room,
                board=event.boards[planned.board - 1].name,
                round=planned.round,
                final=planned.session == event.final_session,
                game=game,
                games=planned.games,
                deal=deal,
                label=write_label(planned.session, table, deal),
                white=player_at(event, planned, room, Side.WHITE),
                black=player_at(event, planned, room, Side.BLACK),
                cube=bool(cube),
            )


def _with_rolls(sheet: RoomSheet, rolls: RollSet) -> RollSheet:
    return RollSheet(
        sheet,
        rolls.opening_text,
        rolls.reroll,
        tuple(map(roll_text, rolls.white)),
        tuple(map(roll_text, rolls.black)),
    )
