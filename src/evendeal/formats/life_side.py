"""The life of an event on the desk of its format: the same for every one."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from evendeal.director.archiving import Contents, archive
from evendeal.director.encrypted_secrets import encrypt_secrets
from evendeal.director.events import (
    DIRECTOR,
    begin_session,
    create_event,
    end_session,
    make_good,
)
from evendeal.director.ledger import Adapters
from evendeal.director.sealed_ledger import AnyLedger
from evendeal.draw.finding import Finding
from evendeal.draw.keys import KINDS
from evendeal.draw.line_ups_file import SignedLineUps
from evendeal.draw.opened import OpenedEvent
from evendeal.draw.roots import SignedRoots
from evendeal.draw.seal import SealedDeals, SealHead
from evendeal.draw.seal_file import SignedSeal
from evendeal.draw.verify import Proof
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.any_event import AnyEvent
from evendeal.tournament.entry import Entry


class Sealed(NamedTuple):
    """A published seal, and what it binds of each session's luck, session 1 first."""

    seal: SealHead
    luck: tuple[SealedDeals, ...]


class LifeSide(ABC):
    """From the file of an event, and its seal, to its archive.

    The flow is that of `director.events`, `verifying` and `archiving`; in the `life` of its ledger
    stands what the format says there.

    Args:
        nameless: an event that names no format that can be read is reported by this desk.
    """

    format: ClassVar[str]
    """The word by which an event's file names it."""
    ledger_type: ClassVar[type[AnyLedger]]
    """Its ledger."""

    def __init__(
        self,
        adapters: Adapters,
        *,
        publish_openings: bool = True,
        nameless: bool = False,
    ) -> None:
        self._ledger = self.ledger_type(
            adapters, publish_openings=publish_openings, nameless=nameless
        )

    @property
    def ledger(self) -> AnyLedger:
        """Its events in the log."""
        return self._ledger

    @classmethod
    @abstractmethod
    def read(cls, text: str | bytes, entries: Sequence[Entry]) -> AnyEvent:
        """A new event from its file and a list of entries.

        Raises:
            NotAnEvent: with the place in the file and why not.
            SeveralFaults: more than one thing is wrong.
        """

    @classmethod
    def files(cls) -> Proof[Any, Any]:
        """The published files of its events: how they are read, and what they prove."""
        return cls.ledger_type.life.files

    def create(self, event: Any, *, by: str = DIRECTOR) -> Sealed:
        """Draw the luck of an event, seal it, and publish the seal.

        Raises:
            Refused: the log has an event of this id.
        """
        create_event(self.ledger, event, by=by)
        signed = self.ledger.seal(event.id)
        assert signed is not None
        luck = (session.of(KINDS[0]) for session in signed.seal.sessions)
        return Sealed(signed.seal, tuple(units for units in luck if units is not None))

    def begin(
        self,
        event: EventId,
        session: SessionNo,
        beacon: str,
        *,
        secrets_key: str = "",
        by: str = DIRECTOR,
    ) -> None:
        """Begin a session, and those that begin with it.

        Args:
            beacon: the value of its public randomness; empty where there is none.
            secrets_key: what opens its secrets, where they are encrypted.

        Raises:
            Refused: it cannot begin now, or not with this value.
        """
        begin_session(self.ledger, event, session, beacon, secrets_key=secrets_key, by=by)

    def encrypt_secrets(
        self, event: EventId, *, recipient: str | None, passphrase: str
    ) -> tuple[SessionNo, ...]:
        """Encrypt the secrets of the sessions that have not begun; these sessions.

        Raises:
            Refused: there are none, or the key does not fit.
        """
        return encrypt_secrets(self.ledger, event, recipient=recipient, passphrase=passphrase)

    def end(self, event: EventId, session: SessionNo, *, by: str = DIRECTOR) -> str:
        """End a session; its secret, which is public with that.

        Raises:
            Refused: something of it is still to be played.
        """
        end_session(self.ledger, event, session, by=by)
        ended = self.ledger.progress(event).sessions[session].ended
        return str(ended.secret)

    def make_good(self, event: EventId) -> None:
        """Bring the published files of an event up to its log."""
        make_good(self.ledger, event)

    def verify(self, event: EventId) -> tuple[Finding, ...]:
        """All that can be checked about an event: its luck, its log, its results.

        Raises:
            NotInTheLog: there is no such event.
            SealMissing: there is no seal to check it against.
            NotASeal: a published file cannot be read.
        """
        # Proofs are loaded by whoever wants one: not at a rehearsal of another format.
        from evendeal.director.verifying import verify_event

        return verify_event(self.ledger, event)

    def archive(self, event: EventId, contents: Contents) -> bytes:
        """An event as one file; the same event gives the same bytes.

        Raises:
            NotInTheLog, BrokenLog, SecretsNotHere: see `archive`.
        """
        return archive(self.ledger, event, contents)

    @classmethod
    def findings_of_files(
        cls,
        seal: SignedSeal[Any],
        opened: bytes | None,
        roots: SignedRoots | None,
        line_ups: SignedLineUps | None,
    ) -> tuple[Finding, ...]:
        """What the published files of an event prove, to whoever has nothing but them.

        Args:
            opened: the file with the luck that is open; None where nothing is yet.
        """
        luck: OpenedEvent[Any] = OpenedEvent(seal.seal.event, (), seal.seal.version)
        if opened is not None:
            luck = cls.files().read_opened(opened, seal.seal)
        return cls.files().verify_files(seal, luck, roots, line_ups)
