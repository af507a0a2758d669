"""New events of a format: what is typed is checked while it is typed, and sealed when it is one."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, ClassVar, Generic, TypeVar

from evendeal.director.ledger import SEAL
from evendeal.draw.seal import SealedDeals
from evendeal.errors import Refused
from evendeal.formats.life_side import LifeSide
from evendeal.ids import EventId
from evendeal.tournament.entry import Entry
from evendeal.views.draft import (
    DraftCheck,
    DraftEntryRead,
    DraftForm,
    EventMade,
    FormatChoice,
    SessionSeal,
)
from evendeal.views.registration import EntryKind
from evendeal.views.text import Text, says


class NotAnEventYet(Refused):
    """A form or a file that is sent off although something in it is still wrong."""

    def __init__(self, *, where: str, problems: int) -> None:
        things = "1 thing has" if problems == 1 else f"{problems} things have"
        super().__init__(f"{things} still to be put right, first of all {where}")
        self.where = where
        self.problems = problems


DraftT = TypeVar("DraftT")


class NewEventSide(ABC, Generic[DraftT]):
    """The new events of one format."""

    game: ClassVar[str] = ""
    """What is played in them, in a word; the format's name where there is none."""
    title: ClassVar[Text | None] = None
    """What such an event is called, in a few words; the format's name where there is none."""
    sentence: ClassVar[Text | None] = None
    """What it is, for somebody who chooses."""
    entry_kind: ClassVar[EntryKind] = "team"
    """What an entry of such an event is."""
    form: ClassVar[DraftForm]
    """How one is made: in the fields of a form, or as a file."""
    example: ClassVar[str] = ""
    """A file to begin with, where it is made as one."""
    draft: ClassVar[type[Any]]
    """The class of what is typed."""
    check_type: ClassVar[type[DraftCheck]]
    """The class of what is checked of it."""

    def __init__(self, desk: LifeSide) -> None:
        self.desk = desk

    @abstractmethod
    def check(self, draft: DraftT) -> DraftCheck:
        """What is wrong with a draft, as far as can be everything at once; or what it would make.

        Nothing is written.
        """

    @classmethod
    def choice(cls, format: str, name: str) -> FormatChoice:
        """What somebody chooses who makes an event of this format.

        Args:
            name: what an event of it is an event of.
        """
        title = cls.title or says("written", words=name[:1].upper() + name[1:])
        sentence = cls.sentence or says("format-other", name=name)
        return FormatChoice(
            format, cls.game or name, title, sentence, cls.form, cls.example, cls.entry_kind
        )

    def make(self, draft: DraftT, *, by: str) -> EventMade:
        """The event of a draft, sealed and published; its secrets are in the vault.

        Raises:
            NotAnEventYet: something of it is still wrong.
            EventExists, StartedOtherwise, BrokenLog: see `FormatDesk.create`.
        """
        check = self.check(draft)
        if check.toml is None:
            first = check.problems[0]
            raise NotAnEventYet(where=first.where, problems=len(check.problems))
        event = self.desk.read(check.toml, ())
        self.desk.create(event, by=by)
        ledger = self.desk.ledger
        text = ledger.adapters.publisher.read(event.id, SEAL) or ""
        signed = ledger.seal(event.id)
        assert signed is not None
        return EventMade(
            event=signed.seal.event,
            seal=sha256(text.encode()).hexdigest(),
            sealed_at=signed.seal.sealed_at,
            public_key=signed.seal.public_key.hex(),
            seals=tuple(
                SessionSeal(
                    session.session,
                    _commitment(session.of("original")) or "",
                    _commitment(session.of("reserve")),
                )
                for session in signed.seal.sessions
            ),
        )

    def taken(self) -> tuple[EventId, ...]:
        """The ids that events of the house have, of whichever format."""
        return tuple(self.desk.ledger.adapters.log.events())


def entries_read(entries: Sequence[Entry]) -> tuple[DraftEntryRead, ...]:
    """Entries as they would be sealed."""
    return tuple(DraftEntryRead(each.id, each.name, each.players) for each in entries)


def _commitment(luck: SealedDeals | None) -> str | None:
    return luck.commitment.hex() if luck else None
