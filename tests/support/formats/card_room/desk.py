"""What is done with its events: the one class that is registered."""

from collections.abc import Sequence
from typing import Any

from evendeal.director.ledger import NotStarted
from evendeal.formats.format_desk import Announcement, FormatDesk, Left, OwnPage
from evendeal.formats.sheet import SheetColumn, StandingsSheet
from evendeal.ids import DealNo, EntryId, EventId, SessionNo, TableNo
from evendeal.tournament.entry import Entry
from evendeal.views.absent import NoSuchTable
from evendeal.views.mine import MyRole, NotInTheEvent
from support.formats.card_room.console import CardRoomConsole
from support.formats.card_room.event import CARD_ROOM, EVENING, CardRoom, read_card_room
from support.formats.card_room.fold import Place, Room
from support.formats.card_room.life import CardRoomLedger
from support.formats.card_room.office import CardRoomOffice
from support.formats.card_room.public import CardRoomPublic
from support.formats.card_room.rehearsal import CardRoomRehearsal


class CardRoomDesk(FormatDesk):
    """The events of this format in a log."""

    format, name = CARD_ROOM, "card room"
    path = "r"
    event = CardRoom
    ledger_type = CardRoomLedger

    @classmethod
    def read(cls, text: str | bytes, entries: Sequence[Entry]) -> CardRoom:
        """A new event from its file."""
        return read_card_room(text, entries)

    @classmethod
    def rehearsal(cls, event: CardRoom, policy: str, seed: int) -> CardRoomRehearsal:
        """An event as it is rehearsed; there is one policy."""
        return CardRoomRehearsal(event, seed)

    def announcement(self, event: EventId, session: SessionNo) -> Announcement:
        """Who sits at the table."""
        sitting = self.ledger.progress(event).sessions[session].sitting
        rows = tuple({"seat": seat, "entry": entry} for seat, entry in sitting.items())
        sentences = tuple(f"seat {seat}: {entry}" for seat, entry in sitting.items())
        return Announcement(f"The evening of {event} has begun.", "tables", rows, sentences)

    def left(self, event: EventId, session: SessionNo, table: TableNo) -> Left:
        """The hands that are still to be played."""
        now = self.ledger.progress(event).sessions.get(session)
        if now is None:
            raise NotStarted(event=event, session=session)
        if table != 1:
            raise NoSuchTable(event=event, table=table, tables=1)
        first = now.hands - now.left + 1
        return Left("deals", tuple(map(DealNo, range(first, now.hands + 1))))

    @classmethod
    def public_side(cls) -> type[CardRoomPublic]:
        """What everybody may see of its events."""
        return CardRoomPublic

    def scoreboard(self, event: EventId, session: SessionNo | None) -> tuple[Place, ...]:
        """All players, the best first."""
        standings: tuple[Place, ...] = self.ledger.progress(event).standings()
        return standings

    def sheet(self, event: EventId, board: Any, width: int) -> StandingsSheet:
        """The same as it is printed."""
        progress = self.ledger.progress(event)
        now = progress.sessions.get(EVENING)
        left = now.left if now else progress.event.hands
        return StandingsSheet(
            progress.event.name,
            f"{left} hands left",
            (SheetColumn("place"), SheetColumn("player", right=False), SheetColumn("points")),
            tuple(tuple(map(str, row)) for row in board),
        )

    def sealed_at(self) -> list[tuple[str, EventId]]:
        """When each event was sealed."""
        ledger = self.ledger
        return [(ledger.progress(each).published_at, each) for each in ledger.events()]

    @classmethod
    def office_side(cls) -> type[CardRoomOffice]:
        """The office of its events."""
        return CardRoomOffice

    @classmethod
    def console_side(cls) -> type[CardRoomConsole]:
        """The console of its table."""
        return CardRoomConsole

    @classmethod
    def own_page(cls) -> OwnPage:
        """What a player sees of the own play: the own line of the standings."""
        return OwnPage(Place, _own_line)


def _own_line(progress: Room, role: MyRole, entry: EntryId, player: str) -> Place:
    for each in progress.standings():
        if each.entry == entry:
            return each
    raise NotInTheEvent(event=progress.event.id, entry=entry, player=player)
