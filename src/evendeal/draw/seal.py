"""The seal: what is published before the first card, and can never be changed after."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, Literal, TypeAlias, TypeVar, get_args

from evendeal.draw.blocks import SeatDrawMethod, base_row
from evendeal.draw.instants import instant_in_words, is_instant
from evendeal.draw.keys import EVENT_ID, KINDS, Kind
from evendeal.draw.reading import UNPRINTABLE, NotASeal
from evendeal.draw.seats import require_teams, seated_with
from evendeal.errors import Refused
from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.names import is_plain

HASH_BYTES = 32
PUBLIC_KEY_BYTES = 32
MOST_DEALS = 10_000

RunningOrder: TypeAlias = Literal["whole", "blocks", "sequence"]
"""Each table its own order of the whole session, or of one block after the other; or the deals
1, 2, 3 ... at every table (R32)."""

RUNNING_ORDERS: tuple[RunningOrder, ...] = get_args(RunningOrder)
RUNNING_ORDERS_OF_1: tuple[RunningOrder, ...] = ("whole", "blocks")
"""Those that a seal of version 1 can name."""

VERSIONS = (1, 2)
"""Version 1 seals one table size and one description of public randomness for all sessions, and
leaves the line-ups open until a session begins. New events are sealed in the last one."""
NEWEST = VERSIONS[-1]


class BrokenSeal(Refused):
    """Something that is not as it was sealed."""

    def __init__(self, *, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


@dataclass(frozen=True, slots=True)
class SealedEntry:
    """An entry as sealed: the order of its players decides which of them the draw means."""

    id: EntryId
    name: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SealedDeals:
    """The deals of one session and kind: how many, and what binds them.

    Attributes:
        commitment: SHA-256 that binds the secret, 32 bytes.
        deals: how many.
        root: Merkle root over them; None where public randomness is still to be mixed in.
    """

    commitment: bytes
    deals: int
    root: bytes | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionHead(ABC):
    """What the seal of every event fixes of a session, whatever is played there.

    Attributes:
        beacon: which public randomness will be mixed in, in words; empty: none.
        known_from: the instant in UTC before which nobody can know its value, or None.
    """

    session: SessionNo
    beacon: str = ""
    known_from: str | None = None

    @abstractmethod
    def of(self, kind: Kind) -> SealedDeals | None:
        """The units of luck of a kind; None if there are none of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SealedCards(SessionHead):
    """One session of cards as sealed, however its seats come about.

    Attributes:
        seats: seats at each table.
        original, reserve: its deals; None where no reserve is sealed.
    """

    seats: int
    original: SealedDeals
    reserve: SealedDeals | None

    def of(self, kind: Kind) -> SealedDeals | None:
        """The deals of a kind; None if there are no reserve deals."""
        return self.original if kind == "original" else self.reserve


@dataclass(frozen=True, slots=True, kw_only=True)
class SealedSession(SealedCards):
    """One session of teams as sealed.

    Attributes:
        base: the first row of its seat draw.
    """

    base: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SealHead:
    """What the seal of every event fixes, whatever is played there.

    Attributes:
        version: of the form of its files, 1 or 2.
        event, name: short and full name of the event.
        entries: in the order that a draw counts them.
        sessions: from 1, none left out. All of them name public randomness, or none does.
        terms: SHA-256 of the exact text of the event's configuration, 32 bytes: stakes, games,
            scoring and everything else that it is played by.
        public_key: Ed25519, 32 bytes; signs the seal, the roots and the log's checkpoints.
        sealed_at: the instant in UTC, e.g. `2026-11-28T09:00:00Z`.
        rehearsal: a try-out that counts for nothing.
    """

    event: EventId
    name: str
    entries: tuple[SealedEntry, ...]
    sessions: tuple[SessionHead, ...]
    terms: bytes
    public_key: bytes
    sealed_at: str
    rehearsal: bool = False
    version: int = NEWEST

    @property
    def beacon(self) -> str:
        """The public randomness of the first session in words; empty: there is none at all."""
        return self.sessions[0].beacon

    @property
    def sealed_on(self) -> str:
        """The instant of sealing for a sentence, e.g. `28 November 2026 at 09:00 UTC`."""
        return instant_in_words(self.sealed_at)

    def _require_head(self) -> None:
        """Nothing, if these parts fit, and the sessions are 1, 2, ... in order."""
        if self.version not in VERSIONS:
            raise _misfit("version", f"expected one of {', '.join(map(str, VERSIONS))}")
        if EVENT_ID.fullmatch(self.event) is None:
            raise _misfit("event", "expected letters, digits and hyphens")
        for field, text in self._texts():
            if not is_plain(text):
                raise _misfit(field, UNPRINTABLE)
        for entry in self.entries:
            if not entry.id or len(set(entry.players)) != len(entry.players):
                why = f"{entry.id or 'an entry'} has no id or a player twice"
                raise _misfit("entries", why)
        numbers = [session.session for session in self.sessions]
        if not numbers or numbers != list(range(1, len(numbers) + 1)):
            raise _misfit("sessions", "expected sessions 1, 2, ... in order")
        if not is_instant(self.sealed_at):
            raise _misfit("sealed_at", "expected an instant in UTC like 2026-11-28T09:00:00Z")
        self._require_randomness()
        if len(self.terms) != HASH_BYTES:
            raise _misfit("terms", f"expected {HASH_BYTES} bytes")
        if len(self.public_key) != PUBLIC_KEY_BYTES:
            raise _misfit("public_key", f"expected {PUBLIC_KEY_BYTES} bytes")

    def _require_randomness(self) -> None:
        described = {session.beacon for session in self.sessions}
        if self.version == 1 and len(described) > 1:
            raise _misfit("beacon", "a seal of version 1 has one description")
        if "" in described and len(described) > 1:
            raise _misfit("sessions", "all sessions name public randomness, or none does")
        for session in self.sessions:
            known = session.known_from
            if known is not None and (self.version == 1 or not session.beacon):
                raise _misfit("sessions", f"session {session.session} has nothing to be known")
            if known is not None and not is_instant(known):
                why = f"session {session.session}: expected an instant in UTC"
                raise _misfit("sessions", why)

    def _texts(self) -> Iterator[tuple[str, str]]:
        """Every text that a verifier prints, and its field."""
        yield ("name", self.name)
        for session in self.sessions:
            yield ("beacon", session.beacon)
        for entry in self.entries:
            yield from (("entries", text) for text in (entry.id, entry.name, *entry.players))


SealedCardsT_co = TypeVar("SealedCardsT_co", bound=SealedCards, covariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsSeal(SealHead, ABC, Generic[SealedCardsT_co]):
    """What is fixed before an event of cards, however its seats come about.

    Attributes:
        burns: whether burn cards are taken (R12).
        running_order: in which way the tables play the deals (R32).
        block: deals in a block of it; None where it has no blocks.
    """

    burns: bool
    running_order: RunningOrder = "whole"
    block: int | None = None
    sessions: tuple[SealedCardsT_co, ...]

    def session(self, session: SessionNo) -> SealedCardsT_co | None:
        """A session of the event, or None."""
        return self.sessions[session - 1] if 1 <= session <= len(self.sessions) else None

    @abstractmethod
    def tells_seats(self, session: SessionNo) -> tuple[SessionNo, ...]:
        """The sessions of which each one's draw tells who sits where in this one."""

    def _described_alike(self, *sessions: SessionNo) -> tuple[SessionNo, ...]:
        """These sessions, and all that are described like one of them.

        What is described in the same words may well have the same value.
        """
        described = {self.sessions[session - 1].beacon for session in sessions}
        return tuple(
            each.session
            for each in self.sessions
            if each.session in sessions or (each.beacon and each.beacon in described)
        )

    def _require_cards(self) -> None:
        """Nothing, if deals and running orders can be as they are sealed."""
        for session in self.sessions:
            for kind in KINDS:
                sealed = session.of(kind)
                if sealed is not None:
                    where = f"seal, session {session.session}, {kind} deals"
                    require_sealed(where, sealed, later=bool(session.beacon))
        if (self.block is None) == (self.running_order == "blocks"):
            raise _misfit("block", "a number with `blocks`, null otherwise")
        if self.block is not None and self.block < 1:
            raise _misfit("block", "a block has at least 1 deal")


@dataclass(frozen=True, slots=True, kw_only=True)
class Seal(CardsSeal[SealedSession]):
    """Everything that is fixed before an event of teams at cards.

    Attributes:
        method: how seats are drawn.

    Raises:
        NotASeal: the parts do not fit together; where entries and seats do not, the
            refusal of the seat draw.
    """

    method: SeatDrawMethod

    def __post_init__(self) -> None:
        self._require_head()
        for session in self.sessions:
            self._require_session(session)
        if self.version == 1:
            shapes = {(session.seats, session.base) for session in self.sessions}
            if len(shapes) > 1 or self.running_order == "sequence":
                raise _misfit("version", "a seal of version 1 cannot say this")
        self._require_cards()

    def tells_seats(self, session: SessionNo) -> tuple[SessionNo, ...]:
        """Its own, with the mirror draw that before an even one, and all described alike."""
        return self._described_alike(session, seated_with(self.method, session))

    def _require_session(self, session: SealedSession) -> None:
        base, seats, count = session.base, session.seats, len(self.entries)
        base_row(self.method, count, seats)
        require_teams(
            [entry.id for entry in self.entries],
            # Of a list that is longer the line-up says who plays.
            [
                len(entry.players) if self.version == 1 else min(seats, len(entry.players))
                for entry in self.entries
            ],
            seats,
        )
        if len(base) != seats or len(set(base)) != seats:
            raise _misfit("base", f"expected {seats} different numbers")
        if not all(0 <= number < count for number in base):
            raise _misfit("base", f"expected numbers from 0 to {count - 1}")
        by = self.sessions[seated_with(self.method, session.session) - 1]
        if by.seats != seats:
            why = f"session {session.session} mirrors one with {by.seats} seats at a table"
            raise _misfit("sessions", why)


def require_sealed(where: str, sealed: SealedDeals, *, later: bool, what: str = "deals") -> None:
    """Nothing, if there are so many as a session can have, and a root if it can be known.

    Args:
        later: public randomness is still to be mixed in.
        what: `deals` or `roll sets`.

    Raises:
        NotASeal: with `where`.
    """
    if not 1 <= sealed.deals <= MOST_DEALS:
        why = f"{sealed.deals} {what}: a session has 1 to {MOST_DEALS}"
        raise NotASeal(where=where, why=why)
    if later and sealed.root is not None:
        why = "a root cannot be sealed before the public randomness is known"
        raise NotASeal(where=where, why=why)
    if not later and sealed.root is None:
        raise NotASeal(where=where, why="without public randomness the root is sealed too")


def _misfit(field: str, why: str) -> NotASeal:
    """The refusal that names a field."""
    return NotASeal(where=f"seal.{field}", why=why)
