"""What is done with its events: the one class that is registered."""

from collections.abc import Sequence
from typing import Any

from evendeal.director.ledger import NotStarted
from evendeal.formats.format_desk import Announcement, FormatDesk, Left, OwnPage
from evendeal.formats.sheet import SheetColumn, StandingsSheet
from evendeal.ids import EntryId, EventId, SessionNo, TableNo
from evendeal.tournament.entry import Entry
from evendeal.views.absent import NoSuchTable
from evendeal.views.mine import MyRole
from support.formats.hand_winner.console import HandWinnerConsole, OwnHands
from support.formats.hand_winner.event import HAND_WINNER, HandWinner, read_hand_winner
from support.formats.hand_winner.fold import Duel, Place
from support.formats.hand_winner.life import HandWinnerLedger
from support.formats.hand_winner.office import HandWinnerOffice
from support.formats.hand_winner.public import HandWinnerPublic
from support.formats.hand_winner.rehearsal import HandWinnerRehearsal


class HandWinnerDesk(FormatDesk):
    """The events of this format in a log."""

    format, name = HAND_WINNER, "hand winner"
    path = "w"
    event = HandWinner
    ledger_type = HandWinnerLedger

    @classmethod
    def console_side(cls) -> type[HandWinnerConsole]:
        """Its table's console."""
        return HandWinnerConsole

    @classmethod
    def own_page(cls) -> OwnPage:
        """What an entry sees of itself."""
        return OwnPage(OwnHands, _own_hands)

    @classmethod
    def read(cls, text: str | bytes, entries: Sequence[Entry]) -> HandWinner:
        """A new event from its file."""
        return read_hand_winner(text, entries)

    @classmethod
    def rehearsal(cls, event: HandWinner, policy: str, seed: int) -> HandWinnerRehearsal:
        """An event as it is rehearsed: nobody decides anything, so any policy will do."""
        return HandWinnerRehearsal(event, seed)

    def announcement(self, event: EventId, session: SessionNo) -> Announcement:
        """Who sits at the table."""
        sitting = self.ledger.progress(event).sessions[session].entries
        row = {"table": 1, "entries": list(sitting)}
        return Announcement(
            f"Stage {session} of {event} has begun.",
            "tables",
            (row,),
            (f"table 1: {', '.join(sitting)}",),
        )

    def left(self, event: EventId, session: SessionNo, table: TableNo) -> Left:
        """The hands that are still to be played."""
        now = self.ledger.progress(event).sessions.get(session)
        if now is None:
            raise NotStarted(event=event, session=session)
        if table != 1:
            raise NoSuchTable(event=event, table=table, tables=1)
        return Left("deals", now.left)

    @classmethod
    def public_side(cls) -> type[HandWinnerPublic]:
        """What everybody may see of its events."""
        return HandWinnerPublic

    def scoreboard(self, event: EventId, session: SessionNo | None) -> tuple[Place, ...]:
        """Both entries, the better one first."""
        standings: tuple[Place, ...] = self.ledger.progress(event).standings()
        return standings

    def sheet(self, event: EventId, board: Any, width: int) -> StandingsSheet:
        """The same as it is printed."""
        progress = self.ledger.progress(event)
        headings = (SheetColumn("place"), SheetColumn("entry", right=False), SheetColumn("hands"))
        return StandingsSheet(
            progress.event.name,
            f"stage {progress.session} of 2",
            (*headings, SheetColumn("bonus")),
            tuple(tuple(map(str, row)) for row in board),
        )

    def sealed_at(self) -> list[tuple[str, EventId]]:
        """When each event was sealed."""
        ledger = self.ledger
        return [(ledger.progress(each).published_at, each) for each in ledger.events()]

    @classmethod
    def office_side(cls) -> type[HandWinnerOffice]:
        """The office of its events."""
        return HandWinnerOffice


def _own_hands(progress: Duel, role: MyRole, entry: EntryId, player: str) -> OwnHands:
    return OwnHands(entry, sum(now.won(entry) for now in progress.sessions.values()))
