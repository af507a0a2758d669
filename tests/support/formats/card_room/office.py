"""Its office: hands are dealt there, and empty seats given to whoever waits."""

from dataclasses import dataclass

from evendeal.director.office.acts import Act, ActContext, OfficeAct, OfficeLine, OfficePage
from evendeal.director.office.log_index import LogIndex
from evendeal.formats.office_side import COMMON, OfficeSide
from evendeal.ids import DealNo, EntryId, EventId, SeatNo
from evendeal.tournament.line import Line
from evendeal.views.text import Text, says
from support.formats.card_room.event import CARD_ROOM, EVENING
from support.formats.card_room.fold import Room
from support.formats.card_room.life import CardRoomLedger
from support.formats.card_room.lines import Sat


@dataclass(frozen=True, slots=True)
class RoomSeat:
    """A seat; null: it is empty."""

    seat: SeatNo
    entry: EntryId | None


@dataclass(frozen=True, slots=True)
class RoomOffice:
    """Everything that concerns directing; no card is in it."""

    format: str
    event: EventId
    position: int
    next: tuple[str, ...]
    seats: tuple[RoomSeat, ...]
    hand: DealNo | None


class GetRoomOffice(OfficePage, frozen=True, kw_only=True):
    """Who sits where, and what can be done next."""

    path = ""

    def show(self, office: "CardRoomOffice", event: EventId) -> RoomOffice:
        """The office."""

        def made(progress: Room, _: LogIndex) -> RoomOffice:
            now = progress.sessions.get(EVENING)
            sitting = now.sitting if now else progress.event.seated_first
            seats = map(SeatNo, range(1, progress.event.seats + 1))
            running = now.running if now else None
            return RoomOffice(
                CARD_ROOM,
                event,
                progress.position,
                tuple(step.do for step in progress.next() if step.legal),
                tuple(RoomSeat(seat, sitting.get(seat)) for seat in seats),
                running.deal if running else None,
            )

        return office.view(event, made)


class DealHand(OfficeAct, frozen=True, kw_only=True):
    """Deal the next hand: its luck is drawn and sealed."""

    path = "hands"
    keyed = False

    def do(self, at: ActContext[CardRoomLedger]) -> None:
        """Deal it."""
        at.ledger.deal(at.event, by=at.by)


class TakeSeat(OfficeLine, frozen=True, kw_only=True):
    """Give an empty seat to a player who waits."""

    path = "seats"

    seat: SeatNo
    entry: EntryId

    def line(self, at: ActContext[CardRoomLedger], progress: Room) -> Act:
        """That the player sits down; the fold refuses a seat that is taken."""
        return Act((EVENING, 1, 0), Sat(self.seat, self.entry))


class CardRoomOffice(OfficeSide):
    """The office of these events."""

    requests = (GetRoomOffice, DealHand, TakeSeat, *COMMON)

    def words(self, progress: Room, line: Line) -> tuple[Text | None, Text]:
        """A line for reading."""
        place = says("deal", deal=line.deal) if line.deal else None
        return place, says("written", words=str(line.body["do"]))
