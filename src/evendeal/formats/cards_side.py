"""What is done with the decks and hands of an event, where its format is played with cards."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from evendeal.cards import DeckOrder
from evendeal.draw.finding import Finding
from evendeal.ids import DealNo, EntryId, EventId, SessionNo

if TYPE_CHECKING:
    from evendeal.notation.history import History
    from evendeal.notation.order_files import SessionDecks


class CardsSide(ABC):
    """Deck files, hand histories and line-ups of the events of a format."""

    @abstractmethod
    def decks(
        self, event: EventId, session: SessionNo, *, sealed: bool, secrets_key: str = ""
    ) -> tuple[Mapping[DealNo, DeckOrder], int]:
        """The deck-orders of a session, and how many of its deals are no reserve.

        Args:
            sealed: those still to be played too; for the deck custodian alone.
            secrets_key: what opens the secrets of the session, where they are encrypted.

        Raises:
            NoSuchSession: the event has fewer.
            LuckNotHere: the secrets are not here.
            SecretsEncrypted, WrongSecretsKey: they are encrypted, and the key does not open them.
            SealedStill: the session waits for its public randomness.
        """

    @abstractmethod
    def session_decks(self, event: EventId, session: SessionNo) -> "SessionDecks":
        """Which decks a session has; their cards are not needed for it.

        Raises:
            NoSuchSession: the event has fewer.
        """

    @abstractmethod
    def write_given(
        self, event: EventId, session: SessionNo, decks: Sequence[DealNo], *, file: str, by: str
    ) -> None:
        """Write that deck-orders are written into a file.

        Raises:
            BrokenLog: nothing can be written; nor is a deck-order handed out then.
        """

    @abstractmethod
    def check(
        self, event: EventId, session: SessionNo, decks: Mapping[DealNo, DeckOrder], file: str
    ) -> Iterator[Finding]:
        """Whether the deals of a deck file are those that were sealed."""

    @abstractmethod
    def check_laid(
        self,
        event: EventId,
        session: SessionNo,
        deal: DealNo,
        deck: DeckOrder,
        *,
        secrets_key: str = "",
        by: str,
    ) -> bool:
        """Whether a deck that somebody has in hand is the one that was sealed for a deal.

        Raises:
            NoSuchSession, NoSuchDeal: the event has fewer.
            SealedStill, LuckNotHere: the deck is not drawn yet, or not known here.
            TooManyTries: too many have differed.
        """

    @abstractmethod
    def record(self, event: EventId, history: "History", *, by: str) -> bool:
        """Record a played hand; whether the log did not have it already.

        Raises:
            Refused: it does not say where it belongs, or is not true there.
        """

    @abstractmethod
    def open_hands(self, event: EventId, session: SessionNo) -> Iterator["History"]:
        """The hands of the open deals of a session."""

    @abstractmethod
    def close_line_ups(
        self, event: EventId, session: SessionNo, *, by: str
    ) -> dict[SessionNo, Mapping[EntryId, Sequence[str]]]:
        """Close line-ups, before the public randomness is known; those that are closed with it.

        Raises:
            NoSuchSession: the event has fewer.
            LineUpsNeverClose: it was sealed before there was such a thing.
        """
