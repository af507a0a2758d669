"""A ledger with the luck of its events: drawn when a session begins, and held from then on."""

from collections.abc import Mapping
from typing import Any, Generic, TypeAlias

from evendeal.director.ledger import (
    SEAL,
    Adapters,
    Ledger,
    NotInTheLog,
    NotStarted,
)
from evendeal.director.life import Life
from evendeal.director.living import FoldT, LuckT, Secrets
from evendeal.draw.opened_file import OpenedT, WrittenSessions
from evendeal.draw.seal_file import SealT, SignedSeal
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.any_event import AnyEvent
from evendeal.tournament.line import Line


def secret_name(session: SessionNo, kind: str) -> str:
    """The name of a session's secret in the vault."""
    return f"session-{session}-{kind}"


class SealedLedger(Ledger[FoldT], Generic[FoldT, LuckT, SealT, OpenedT]):
    """The events of a format in a log; see `Ledger`.

    Args:
        publish_openings: write `opened.json` whenever a unit of luck opens; otherwise only when a
            session begins or ends.
        nameless: an event that names no format that can be read is one of this ledger's: it is
            reported there.
    """

    life: Life[Any, FoldT, LuckT, SealT, OpenedT]
    """What the format says."""
    opened_written: dict[EventId, WrittenSessions[OpenedT]]
    """Of each event the sessions that have ended as `opened.json` had them last.

    In a long event they are most of the file, and nothing in them changes but for an act or a
    ruling afterwards.
    """

    def __init__(
        self,
        adapters: Adapters,
        *,
        publish_openings: bool = True,
        nameless: bool = False,
    ) -> None:
        super().__init__(adapters)
        self.publish_openings = publish_openings
        self._nameless = nameless
        self._luck: dict[tuple[EventId, SessionNo], LuckT] = {}
        self.opened_written = {}

    def luck(self, event: EventId, session: SessionNo) -> LuckT | None:
        """The luck of a session that has begun; None without its secrets.

        Raises:
            NotStarted: it has not begun.
        """
        with self.reading(event):
            if (event, session) not in self._luck:
                if session not in self.progress(event).sessions:
                    raise NotStarted(event=event, session=session)
                # Drawn when the session's first line was counted, if its secrets are here.
                return None
            return self._luck[event, session]

    def draw(
        self,
        progress: FoldT,
        session: SessionNo,
        beacon: str,
        decrypted: Mapping[SessionNo, Secrets] | None = None,
    ) -> LuckT | None:
        """The luck of a session that begins with this beacon; None without its secrets.

        Args:
            decrypted: secrets that the vault does not have open.
        """
        secrets = self.secrets(progress.event) | dict(decrypted or {})
        return self.life.luck_of(progress, session, secrets, beacon)

    def put_luck(self, event: EventId, session: SessionNo, luck: LuckT) -> None:
        """Give a session that is about to begin this luck, if it begins with its beacon."""
        with self.reading(event):
            self._luck[event, session] = luck

    def seal(self, event: EventId) -> SignedSeal[SealT] | None:
        """The seal as published, or None where there is no file."""
        text = self.adapters.publisher.read(event, SEAL)
        return None if text is None else self.life.files.read_seal(text.encode())

    def secrets(self, event: AnyEvent) -> dict[SessionNo, Secrets]:
        """The secrets that the vault keeps of an event, by session, where none is missing."""
        secrets: dict[SessionNo, Secrets] = {}
        for session in sessions_of(event):
            stored = {
                kind: self.adapters.vault.fetch(event.id, secret_name(session, kind))
                for kind in self.life.kinds
            }
            whole: Secrets = {kind: secret for kind, secret in stored.items() if secret is not None}
            if len(whole) == len(stored):
                secrets[session] = whole
        return secrets

    def _holds(self, format: str | None) -> bool:
        return format == self.life.format or (format is None and self._nameless)

    def _opened(self, first: Line) -> FoldT:
        text = first.body.get("event")
        if first.body.get("do") != "publish" or not isinstance(text, str):
            raise NotInTheLog(event=EventId(first.event))
        return self.life.fold_of(text)

    def _before(self, progress: FoldT, line: Line) -> None:
        """Hold the luck with which a session begins, whoever began it."""
        if line.body.get("do") != "begin":
            return
        beacon = line.body.get("beacon") or ""
        if not isinstance(beacon, str):
            # The fold says what is wrong with it.
            return
        session = SessionNo(line.session)
        key = (progress.event.id, session)
        luck = self._luck.pop(key, None)
        if luck is None or luck.beacon != beacon:
            luck = self.draw(progress, session, beacon)
        if luck is not None:
            self._luck[key] = luck
            self.life.deal(progress, session, luck)


AnyLedger: TypeAlias = SealedLedger[Any, Any, Any, Any]
"""The events of whichever format."""


def sessions_of(event: AnyEvent) -> list[SessionNo]:
    """The sessions of an event, from 1."""
    return [SessionNo(number) for number in range(1, event.sessions + 1)]
