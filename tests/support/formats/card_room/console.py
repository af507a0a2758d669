"""The table as its players see it: everybody acts himself, and sees his own card alone."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, cast

from evendeal.director.appending import At
from evendeal.director.ledger import NotStarted
from evendeal.errors import Refused
from evendeal.formats.console_side import Checked, ConsoleSide, Fresh, NotForATable, Reading
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.views.absent import NoSuchDeal
from evendeal.views.roles import Grant, Role
from support.formats.card_room.event import EVENING
from support.formats.card_room.fold import Room
from support.formats.card_room.life import CardRoomLedger
from support.formats.card_room.lines import BODIES, TABLE, Action
from support.formats.card_room.play import Hand, cards_of
from support.formats.card_room.refusals import NotYourSeat


@dataclass(frozen=True, slots=True)
class RoomConsole:
    """What a player needs to go on.

    Attributes:
        card: the player's own; null where he has none in this hand.
        to_act: whose turn it is.
    """

    kind: Literal["card_room"]
    position: int
    session: SessionNo
    deal: DealNo | None
    n: int
    sitting: tuple[EntryId, ...]
    to_act: SeatNo | None
    seat: SeatNo | None
    card: str | None


@dataclass(frozen=True, slots=True)
class RoomReceipt:
    """The answer to lines."""

    kind: Literal["card_room"]
    position: int
    n: int
    final: bool


class TooManyLines(Refused):
    """More lines than a hand can have."""

    def __init__(self, *, deal: DealNo) -> None:
        super().__init__(f"hand {deal} has too many lines")
        self.deal = deal


class CardRoomConsole(ConsoleSide[Room, Action, Hand]):
    """The table, at which there is no recorder."""

    console_view = RoomConsole
    receipt_view = RoomReceipt
    writers = frozenset({Role.PLAYER})
    most = 20

    def tables(self, progress: Room) -> int:
        """There is one."""
        return progress.event.tables

    def position(self, progress: Room, table: TableNo) -> int:
        """Every line is the table's."""
        return progress.position

    def console(
        self, progress: Room, table: TableNo, position: int, grant: Grant | None
    ) -> RoomConsole:
        """The hand that is played, with the card of who looks."""
        now = progress.sessions.get(EVENING)
        hand = now.running if now else None
        sitting = tuple((now.sitting if now else progress.event.seated_first).values())
        if hand is None:
            return RoomConsole("card_room", position, EVENING, None, 0, sitting, None, None, None)
        mine = grant.entry if grant is not None and grant.role is Role.PLAYER else None
        seat = next((seat for seat, entry in hand.sitting.items() if entry == mine), None)
        card = None
        if seat is not None:
            ledger = cast(CardRoomLedger, self.ledger)
            card = cards_of(ledger.secret_of(progress.event.id, hand.deal), hand)[seat]
        return RoomConsole(
            "card_room",
            position,
            EVENING,
            hand.deal,
            hand.lines,
            sitting,
            hand.to_act,
            seat,
            card,
        )

    def read(self, line: Mapping[str, Any]) -> Action:
        """What a player says."""
        read: Action | None = TABLE.read(line)
        if read is None:
            raise NotForATable(do=line.get("do"))
        return read

    def says(self, line: Action, body: Mapping[str, Any]) -> bool:
        """Whether a line is what the log has."""
        return TABLE.write(line) == body

    def played(self, progress: Room, at: At) -> Hand:
        """The hand."""
        now = progress.sessions.get(at.session)
        if now is None:
            raise NotStarted(event=at.event, session=at.session)
        if at.deal not in now.dealt:
            raise NoSuchDeal(event=at.event, deal=at.deal, deals=len(now.dealt))
        return now.dealt[at.deal]

    def too_long(self, at: At) -> TooManyLines:
        """The refusal of more lines than a hand can have."""
        return TooManyLines(deal=at.deal)

    def check(
        self, progress: Room, played: Hand, reading: Reading[Action], fresh: Fresh[Action]
    ) -> Checked:
        """The lines of whoever sits there; the last one opens the hand."""
        grant = reading.grant
        for line in fresh.lines:
            if grant is None or played.sitting.get(line.seat) != grant.entry:
                raise NotYourSeat(seat=line.seat)
            played = played.take(line)
        openings = []
        if played.to_act is None:
            ledger = cast(CardRoomLedger, self.ledger)
            openings.append(ledger.opening_of(progress.event.id, played))
        return Checked([BODIES.write(line) for line in fresh.lines], openings)

    def receipt(
        self, progress: Room, played: Hand, reading: Reading[Action], position: int
    ) -> RoomReceipt:
        """Where the hand stands."""
        return RoomReceipt("card_room", position, played.lines, played.final)
