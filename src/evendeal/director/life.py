"""What a format gives so that its events live in a log: from their seal to their last session."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any, ClassVar, Generic, TypeAlias

from evendeal.director.archived import Archived
from evendeal.director.checks import Checks
from evendeal.director.ledger import Ledger
from evendeal.director.living import Body, FoldT, LuckT, Root, Secrets
from evendeal.draw.keys import Kind
from evendeal.draw.line_ups import OpenedAct
from evendeal.draw.opened_file import OpenedT
from evendeal.draw.seal import SealedEntry, SessionHead
from evendeal.draw.seal_file import SealT
from evendeal.draw.verify import Proof
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.tournament.any_event import EventT
from evendeal.tournament.line import Draft


class Life(ABC, Generic[EventT, FoldT, LuckT, SealT, OpenedT]):
    """What a format says where the flow from creating to archiving asks it.

    The flow itself stands in `events`, `opening`, `verifying` and `archiving`. Nothing here stores
    anything: each question brings all that it needs, in the event's lock.
    """

    format: ClassVar[str]
    """The word by which an event's file names it."""
    kinds: ClassVar[tuple[Kind, ...]] = ("original",)
    """The secrets that each session has, by their kinds."""
    unit: ClassVar[str] = "deal"
    """What of the luck is opened at once, and compared."""
    files: Proof[SealT, OpenedT]
    """Its published files."""

    # An event, and what is sealed of it.

    @abstractmethod
    def fold_of(self, text: str) -> FoldT:
        """The event of a file, as the first line of its log has it, before any line is counted.

        Raises:
            Refused: it is no event of this format.
        """

    @abstractmethod
    def write(self, event: EventT) -> str:
        """The file of an event, whose digest is sealed."""

    @abstractmethod
    def seal_session(self, event: EventT, head: Mapping[str, Any], secrets: Secrets) -> SessionHead:
        """What is sealed of a session: a commitment to its luck, and how much it is.

        Args:
            head: what every session has, by the fields of `SessionHead`.
        """

    @abstractmethod
    def seal_event(self, event: EventT, head: Mapping[str, Any]) -> SealT:
        """What is published before play: how luck will be drawn.

        Args:
            head: what every seal has, by the fields of `SealHead`; its sessions too.
        """

    def seal(
        self,
        event: EventT,
        secrets: Mapping[SessionNo, Secrets],
        *,
        public_key: bytes,
        sealed_at: str,
        rehearsal: bool,
    ) -> SealT:
        """The seal of an event with these secrets."""
        sessions = []
        for session, of in sorted(secrets.items()):
            head = {
                "session": session,
                "beacon": event.beacon_of(session),
                "known_from": event.known_from(session),
            }
            sessions.append(self.seal_session(event, head, of))
        return self.seal_event(
            event,
            {
                "event": event.id,
                "name": event.name,
                "entries": tuple(SealedEntry(e.id, e.name, e.players) for e in event.entries),
                "sessions": tuple(sessions),
                "terms": sha256(self.write(event).encode()).digest(),
                "public_key": public_key,
                "sealed_at": sealed_at,
                "rehearsal": rehearsal,
            },
        )

    # The luck of a session.

    @abstractmethod
    def luck_of(
        self,
        progress: FoldT,
        session: SessionNo,
        secrets: Mapping[SessionNo, Secrets],
        beacon: str,
    ) -> LuckT | None:
        """The luck of a session that begins with this beacon; None without the secrets it needs."""

    def root_of(self, luck: LuckT) -> tuple[bytes, bytes | None] | None:
        """The roots over the units and the reserve; None where nothing is drawn ahead."""
        return None

    def deal(self, progress: FoldT, session: SessionNo, luck: LuckT) -> None:
        """Give the fold the luck of a session whose first line is counted next."""

    # The lines with which sessions begin, open their luck, and end.

    @abstractmethod
    def begin(self, progress: FoldT, session: SessionNo, luck: LuckT) -> Body:
        """The line with which a session begins.

        Raises:
            Refused: it cannot be played with this luck.
        """

    def lines_before(self, progress: FoldT, session: SessionNo) -> list[Draft]:
        """Lines that are written with the first one of a session, before it."""
        return []

    @abstractmethod
    def open(self, progress: FoldT, luck: LuckT, number: DealNo) -> Body | None:
        """The line that opens a unit of luck; None where this luck has none to open."""

    @abstractmethod
    def end(self, progress: FoldT, secrets: Secrets) -> Body:
        """The line with which a session ends; its secrets are public from then on."""

    # What is published.

    @abstractmethod
    def opened(self, progress: FoldT, head: Mapping[str, Any], root: Root, version: int) -> OpenedT:
        """What is known to all of a session that has begun.

        Args:
            head: what it is of any session, by the fields of `OpenedHead`.
            version: that of the event's seal.
        """

    def acts(self, progress: FoldT, session: SessionNo) -> Iterable[OpenedAct]:
        """What people did to the luck and results of a session that has ended (R44)."""
        return ()

    def make_good(self, ledger: Ledger[FoldT], event: EventId) -> None:
        """Bring files of its own up to the log; the common ones are brought up by `events`."""

    # What only those need who check an event or export it.

    @abstractmethod
    def checks(self) -> Checks[FoldT, SealT, OpenedT]:
        """What of its play and its files can be checked."""

    @abstractmethod
    def archived(self) -> Archived[FoldT]:
        """What its archives have beside what every archive has."""


AnyLife: TypeAlias = Life[Any, Any, Any, Any, Any]
"""What whichever format says."""
