"""What the lives of all events of duplicate poker have in common."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from evendeal.director.ledger import Ledger
from evendeal.director.life import Life
from evendeal.director.living import Body, Root, Secrets
from evendeal.director.sealed_ledger import SealedLedger
from evendeal.draw.keys import KINDS
from evendeal.draw.line_ups import OpenedAct
from evendeal.draw.opened import OpenedSession
from evendeal.draw.seal_file import SealT
from evendeal.formats.duplicate.closed_line_ups import closing, make_line_ups_good
from evendeal.formats.duplicate.luck import SessionLuck
from evendeal.formats.duplicate.opened_deals import opened_deals
from evendeal.formats.duplicate.session_acts import acts_of
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.tournament.any_event import EventT
from evendeal.tournament.duplicate.bodies import Ended, OpenedLine, body_to_json
from evendeal.tournament.duplicate.progress import DealFoldT
from evendeal.tournament.line import Draft

if TYPE_CHECKING:
    from evendeal.views.poker.office.changes import Compared


class DuplicateLife(Life[EventT, DealFoldT, SessionLuck, SealT, OpenedSession]):
    """Deals from sealed decks, the same at every table."""

    kinds = KINDS

    @abstractmethod
    def closes_with(self, progress: DealFoldT, session: SessionNo) -> tuple[SessionNo, ...]:
        """The sessions whose lists have to be closed before the draw of this one can be known."""

    def lines_before(self, progress: DealFoldT, session: SessionNo) -> list[Draft]:
        """The lines that close the lists which the draw of this session tells.

        Without public randomness the session closes them by itself, since from now on everybody
        knows its seats.
        """
        closes = self.closes_with(progress, session) if progress.line_ups_close else ()
        return closing(progress, closes)

    def root_of(self, luck: SessionLuck) -> tuple[bytes, bytes | None]:
        """The roots over the deals and the reserve deals."""
        return luck.deals.root, luck.reserve.root if luck.reserve else None

    def deal(self, progress: DealFoldT, session: SessionNo, luck: SessionLuck) -> None:
        """Give the fold the deck-orders of a session."""
        reserve = luck.reserve.decks if luck.reserve else ()
        progress.deal_from(session, (*luck.deals.decks, *reserve))

    def open(self, progress: DealFoldT, luck: SessionLuck, number: DealNo) -> Body:
        """The line that opens a deal."""
        deals = len(luck.deals.decks)
        if number <= deals:
            opened = luck.deals.opened(number)
        else:
            # Reserve deals are sealed by themselves, counted from 1 again.
            assert luck.reserve is not None
            opened = luck.reserve.opened(DealNo(number - deals))
        path = tuple(step.hex() for step in opened.path)
        return body_to_json(OpenedLine(opened.deck, opened.salt.hex(), path))

    def end(self, progress: DealFoldT, secrets: Secrets) -> Body:
        """The line with which a session ends."""
        play = progress.sessions[progress.session].play
        reserve = secrets["reserve"].hex() if play.reserve else None
        return body_to_json(Ended(secrets["original"].hex(), reserve))

    def opened(
        self, progress: DealFoldT, head: Mapping[str, Any], root: Root, version: int
    ) -> OpenedSession:
        """What is known to all of a session."""
        return opened_deals(progress, head, root, version)

    def acts(self, progress: DealFoldT, session: SessionNo) -> Iterator[OpenedAct]:
        """Deck files, decks put right, rulings in force and corrections."""
        return acts_of(progress, progress.sessions[session])

    def make_good(self, ledger: Ledger[DealFoldT], event: EventId) -> None:
        """The file of closed line-ups as the log has it."""
        make_line_ups_good(ledger, event)


class DuplicateLedger(SealedLedger[DealFoldT, SessionLuck, SealT, OpenedSession]):
    """The events of a format of duplicate poker in a log; see `SealedLedger`."""

    life: DuplicateLife[Any, DealFoldT, SealT]

    def line_ups_close(self, event: EventId) -> bool:
        """Whether the seal says that lists are closed before a session begins."""
        del event
        return True

    @abstractmethod
    def compared(self, before: DealFoldT, after: DealFoldT) -> "Compared":
        """What is different between two states of an event in the comparison of its entries."""


DealDesk: TypeAlias = DuplicateLedger[Any, Any]
"""The events of whichever format of duplicate poker."""
