"""A rehearsal: an event as people will play it, played by programs, whatever its format."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, ClassVar, Generic, TypeVar

from evendeal.director.appending import At
from evendeal.director.events import begin_session, create_event, end_session, make_good
from evendeal.director.ports import BrokenLog
from evendeal.director.sealed_ledger import AnyLedger, secret_name
from evendeal.errors import Refused
from evendeal.ids import EventId, SessionNo, TableNo
from evendeal.names import entered
from evendeal.tournament.any_event import AnyEvent
from evendeal.tournament.steps import BEGIN, END, RESUME, Step

REHEARSAL = "rehearsal"
"""Who stands in the log for what a rehearsal writes."""

BEACON = "rehearsal"
"""A rehearsal has no public randomness to wait for: it says so where one is due."""

Secret = Callable[[SessionNo, str], bytes]
"""Gives the secret of a session and kind."""

LedgerT = TypeVar("LedgerT", bound=AnyLedger)
UnitT = TypeVar("UnitT")


class OtherRehearsal(Refused):
    """A log that holds another event of the same id."""

    def __init__(self, *, event: EventId, why: str) -> None:
        super().__init__(f"the log holds another event {event}: {why}; choose another folder or id")
        self.event = event
        self.why = why


@dataclass(frozen=True, slots=True)
class Turn:
    """One step of a rehearsal: what a table does next, and how far the event is after it.

    Attributes:
        accepted: the step ends what was played, a hand or a game.
        done, total: of these so far and in all, at all tables and in every session.
    """

    at: At
    accepted: bool
    done: int
    total: int


class RehearsalSide(ABC, Generic[LedgerT, UnitT]):
    """An event of one format with its rehearsal players.

    It keeps nothing of where the event stands: the ledger says that at every step, so a
    rehearsal that was stopped anywhere goes on as if nothing had been.

    A unit is what a format writes with one append when nobody watches: a hand, a game of two rooms.
    """

    what: ClassVar[str]
    """What is counted: `hands`, `games`."""
    most_bytes: ClassVar[int]
    """More than one of these takes in the log, its journal included."""

    def __init__(self, event: Any, secret: Secret) -> None:
        self.event: EventId = event.id
        self._event = event
        self._secret = secret

    @property
    @abstractmethod
    def total(self) -> int:
        """How many of them the event has."""

    def take_own(self, ledger: LedgerT, step: Step) -> None:
        """Take a step that only this format has, such as the begin of a round."""

    @abstractmethod
    def due(self, ledger: LedgerT) -> Iterator[UnitT]:
        """What can be played before the next step, in the order in which a hall would finish it."""

    @abstractmethod
    def finish(self, ledger: LedgerT, unit: UnitT) -> Turn:
        """Play one to its accepted result from where it stands, in one append."""

    @abstractmethod
    def line(self, ledger: LedgerT, table: TableNo) -> Turn | None:
        """Write the next line at a table; None when nothing is due there before the next step."""

    def tables(self, ledger: LedgerT) -> Iterable[TableNo]:
        """The tables that may play before the next step."""
        tables = ledger.progress(self.event).event.tables
        return [TableNo(table) for table in range(1, tables + 1)]

    def prepare(self, ledger: LedgerT) -> bool:
        """Seal the rehearsal, or find the one that was interrupted; whether it was there.

        Raises:
            OtherRehearsal: the log has an event of this id that is another one.
            BrokenLog: the log is broken, and nothing more can be written to it.
        """
        if not ledger.holds(self.event):
            create_event(ledger, self._event, rehearsal=True, secret=self._secret)
            return False
        position = ledger.progress(self.event).position
        why = ledger.read_only(self.event)
        if why is not None:
            raise BrokenLog(event=self.event, position=position + 1, why=why)
        self.require_same(ledger)
        return True

    def require_same(self, ledger: LedgerT) -> None:
        """Nothing, if the log's event of this id is this rehearsal.

        Raises:
            OtherRehearsal: it is a real event, or has other rules, entries or luck.
        """
        progress = ledger.progress(self.event)
        if not progress.rehearsal:
            raise OtherRehearsal(event=self.event, why="it is no rehearsal")
        # One that was sealed before names were composed has them as its file does.
        write = ledger.life.write
        if entered(write(progress.sealed)) != entered(write(self._event)):
            raise OtherRehearsal(event=self.event, why="its configuration differs")
        for session, secrets in ledger.secrets(self._event).items():
            if secrets == {kind: self._secret(session, kind) for kind in secrets}:
                continue
            raise OtherRehearsal(event=self.event, why="its seed or policy differs")

    def go_on(self, ledger: LedgerT) -> bool:
        """Take the event's next step; whether there was one.

        What can be ended is ended before anything more begins.

        Raises:
            Refused: what keeps the event from going on.
        """
        steps = [step for step in ledger.next(self.event) if step.due and step.do != RESUME]
        legal = sorted((step for step in steps if step.legal), key=lambda step: step.do != END)
        if not legal:
            for step in steps:
                if step.blocked is not None:
                    raise step.blocked
            return False
        step = legal[0]
        if step.do == BEGIN:
            begin_session(ledger, self.event, step.sessions[0], BEACON if step.beacon else "")
        elif step.do == END:
            end_session(ledger, self.event, step.sessions[0])
        else:
            self.take_own(ledger, step)
        return True

    def play(self, ledger: LedgerT) -> Iterator[Turn]:
        """Play the event to its end, unit by unit, from where its log stands.

        Killed at any moment and run again, it ends in the same log but for the times.
        """
        make_good(ledger, self.event)
        going = True
        while going:
            for unit in self.due(ledger):
                yield self.finish(ledger, unit)
            going = self.go_on(ledger)

    def stages(self, ledger: LedgerT) -> Iterator[tuple["RehearsalTable", ...]]:
        """The tables between one step of the event and the next, for somebody who calls theirs.

        The next step is taken when the iterator goes on.
        """
        make_good(ledger, self.event)
        going = True
        while going:
            if next(self.due(ledger), None) is not None:
                yield tuple(RehearsalTable(self, ledger, table) for table in self.tables(ledger))
            going = self.go_on(ledger)


class RehearsalTable:
    """A table of a rehearsal at which one thing at a time is done."""

    def __init__(self, side: RehearsalSide[Any, Any], ledger: AnyLedger, table: TableNo) -> None:
        self._side = side
        self._ledger = ledger
        self._table = table

    def step(self) -> Turn | None:
        """The next line at this table; None when nothing is due here before the next step."""
        ledger = self._ledger
        with ledger.writing(self._side.event):
            ledger.refresh(self._side.event)
            return self._side.line(ledger, self._table)


def secret_of(event: AnyEvent, policy: str, seed: int) -> Secret:
    """What the luck of a rehearsal is drawn from: its seed, so that it can be repeated.

    It is no secret at all: the seal says that the event is a rehearsal.
    """
    digest = sha256(f"rehearsal|{seed}|{policy}".encode()).digest()

    def secret(session: SessionNo, kind: str) -> bytes:
        parts = [digest, event.id.encode(), secret_name(session, kind).encode()]
        return sha256(b"|".join(parts)).digest()

    return secret


def key_of(at: At) -> str:
    """The key under which a rehearsal sends its lines of a hand or a game."""
    return f"rehearsal/{at.session}/{at.table}/{at.deal}"
