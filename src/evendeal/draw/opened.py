"""What is opened: single deals while the event runs, the secrets after it."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from evendeal.draw.beacon import require_beacon
from evendeal.draw.keys import Kind
from evendeal.draw.line_ups import OpenedAct, OpenedLineUps, OpenedSubstitution
from evendeal.draw.published_file import PublishedSessions
from evendeal.draw.seal import NEWEST
from evendeal.ids import DealNo, EntryId, SessionNo

Sat: TypeAlias = tuple[EntryId, str]
"""Who sat on a seat: the entry, and the name of its player as sealed."""

Seats: TypeAlias = tuple[tuple[Sat, ...], ...]
"""Who sat where, shape (tables, seats)."""


@dataclass(frozen=True, slots=True)
class Opened:
    """One deal that everybody may see.

    Nothing here is trusted before `verify` has looked at it, the deck included.

    Attributes:
        session, kind, deal: which deal, counted from 1 within its session and kind.
        deck: the 52 cards, top card first, with single spaces.
        salt: the 32 bytes that were sealed with it.
        path: the neighbours from its leaf to the root, nearest first, 32 bytes each.
    """

    session: SessionNo
    kind: Kind
    deal: DealNo
    deck: str
    salt: bytes
    path: tuple[bytes, ...]

    @property
    def index(self) -> int:
        """Its leaf, from 0."""
        return self.deal - 1

    @property
    def name(self) -> str:
        """`deal 17` or `reserve deal 2`."""
        return f"deal {self.deal}" if self.kind == "original" else f"reserve deal {self.deal}"


@dataclass(frozen=True, slots=True)
class OpenedDeals:
    """The opened deals of one session and kind, in order of number.

    Attributes:
        root: the Merkle root over all deals of the session, opened or not.
        secret: the 32 bytes, after the end; None before.
    """

    root: bytes
    deals: tuple[Opened, ...]
    secret: bytes | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedHead(ABC):
    """What is known to all of one session, whatever is played there.

    Attributes:
        beacon: the value of the public randomness, if the seal names one.
        begun_at: the instant in UTC at which the session began; None in version 1.
        acts: what people did to luck and results, as the log has it; None before the end.

    Raises:
        NotABeacon: the value is not in its one spelling.
    """

    session: SessionNo
    beacon: str | None = None
    begun_at: str | None = None
    acts: tuple[OpenedAct, ...] | None = None

    def __post_init__(self) -> None:
        if self.beacon is not None:
            require_beacon(self.beacon)

    @property
    @abstractmethod
    def ended(self) -> bool:
        """Whether its secret is open."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedSession(OpenedHead):
    """What is known to all of one session of cards.

    Attributes:
        seats: who sits where.
        running_orders: the deals in the order of play, table 1 first; None before the end.
        line_ups: who of each entry took which place of the draw; None in version 1, where
            nobody outside can know it.
        substitutions: who took whose seat while the session ran.
    """

    seats: Seats
    original: OpenedDeals
    reserve: OpenedDeals | None
    running_orders: tuple[tuple[DealNo, ...], ...] | None
    line_ups: OpenedLineUps | None = None
    substitutions: tuple[OpenedSubstitution, ...] = ()

    @property
    def ended(self) -> bool:
        """Whether its secret is open."""
        return self.original.secret is not None

    def of(self, kind: Kind) -> OpenedDeals | None:
        """The deals of a kind."""
        return self.original if kind == "original" else self.reserve


OneT_co = TypeVar("OneT_co", bound=OpenedHead, covariant=True)


@dataclass(frozen=True, slots=True)
class OpenedEvent(PublishedSessions[OneT_co], Generic[OneT_co]):
    """The file `opened.json`: the sessions that have begun, in order."""

    version: int = NEWEST


OpenedCards: TypeAlias = OpenedEvent[OpenedSession]
"""The file `opened.json` of an event of cards."""
