"""The seal: what is published before the first card, and can never be changed after."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal, TypeAlias

from evendeal.draw.blocks import SeatDrawMethod, base_row
from evendeal.draw.keys import EVENT_ID, KINDS, Kind
from evendeal.draw.reading import UNPRINTABLE, NotASeal
from evendeal.draw.seats import require_teams
from evendeal.errors import Refused
from evendeal.ids import EntryId, EventId, SessionNo

HASH_BYTES = 32
PUBLIC_KEY_BYTES = 32
MOST_DEALS = 10_000

RunningOrder: TypeAlias = Literal["whole", "blocks"]
"""Each table its own order of the whole session, or of one block after the other (R32)."""

MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)

_INSTANT = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|\+00:00)"


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


@dataclass(frozen=True, slots=True)
class SealedSession:
    """One session as sealed."""

    session: SessionNo
    original: SealedDeals
    reserve: SealedDeals | None

    def of(self, kind: Kind) -> SealedDeals | None:
        """The deals of a kind; None if there are no reserve deals."""
        return self.original if kind == "original" else self.reserve


@dataclass(frozen=True, slots=True, kw_only=True)
class SealHead:
    """What the seal of every event fixes, whatever is played there.

    Attributes:
        event, name: short and full name of the event.
        beacon: which public randomness will be mixed in, in words; empty: none.
        entries: in the order that a draw counts them.
        terms: SHA-256 of the exact text of the event's configuration, 32 bytes: stakes, games,
            scoring and everything else that it is played by.
        public_key: Ed25519, 32 bytes; signs the seal, the roots and the log's checkpoints.
        sealed_at: the instant in UTC, e.g. `2026-11-28T09:00:00Z`.
        rehearsal: a try-out that counts for nothing.
    """

    event: EventId
    name: str
    beacon: str
    entries: tuple[SealedEntry, ...]
    terms: bytes
    public_key: bytes
    sealed_at: str
    rehearsal: bool = False

    @property
    def sealed_on(self) -> str:
        """The instant of sealing for a sentence, e.g. `28 November 2026 at 09:00 UTC`."""
        return instant_in_words(self.sealed_at)

    def _require_head(self, sessions: Sequence[SessionNo]) -> None:
        """Nothing, if these parts fit, and the sessions are 1, 2, ... in order."""
        if EVENT_ID.fullmatch(self.event) is None:
            raise _misfit("event", "expected letters, digits and hyphens")
        for field, text in self._texts():
            if not text.isprintable():
                raise _misfit(field, UNPRINTABLE)
        for entry in self.entries:
            if not entry.id or len(set(entry.players)) != len(entry.players):
                why = f"{entry.id or 'an entry'} has no id or a player twice"
                raise _misfit("entries", why)
        if not sessions or list(sessions) != list(range(1, len(sessions) + 1)):
            raise _misfit("sessions", "expected sessions 1, 2, ... in order")
        if not is_instant(self.sealed_at):
            raise _misfit("sealed_at", "expected an instant in UTC like 2026-11-28T09:00:00Z")
        if len(self.terms) != HASH_BYTES:
            raise _misfit("terms", f"expected {HASH_BYTES} bytes")
        if len(self.public_key) != PUBLIC_KEY_BYTES:
            raise _misfit("public_key", f"expected {PUBLIC_KEY_BYTES} bytes")

    def _texts(self) -> Iterator[tuple[str, str]]:
        """Every text that a verifier prints, and its field."""
        yield from (("name", self.name), ("beacon", self.beacon))
        for entry in self.entries:
            yield from (("entries", text) for text in (entry.id, entry.name, *entry.players))


@dataclass(frozen=True, slots=True, kw_only=True)
class Seal(SealHead):
    """Everything that is fixed before an event of cards.

    Attributes:
        seats: seats at each table.
        burns: whether burn cards are taken (R12).
        method, base: how seats are drawn, and the first row of the draw.
        block: deals in a block of the running order; None: the whole session (R32).
        sessions: from 1, none left out.

    Raises:
        NotASeal: the parts do not fit together; where entries and seats do not, the
            refusal of the seat draw.
    """

    seats: int
    burns: bool
    method: SeatDrawMethod
    base: tuple[int, ...]
    block: int | None
    sessions: tuple[SealedSession, ...]

    def __post_init__(self) -> None:
        self._require_head([session.session for session in self.sessions])
        base_row(self.method, len(self.entries), self.seats)
        require_teams(
            [entry.id for entry in self.entries],
            [len(entry.players) for entry in self.entries],
            self.seats,
        )
        if len(self.base) != self.seats or len(set(self.base)) != self.seats:
            raise _misfit("base", f"expected {self.seats} different numbers")
        if not all(0 <= number < len(self.entries) for number in self.base):
            raise _misfit("base", f"expected numbers from 0 to {len(self.entries) - 1}")
        if self.block is not None and self.block < 1:
            raise _misfit("block", "a block has at least 1 deal")
        for session in self.sessions:
            for kind in KINDS:
                sealed = session.of(kind)
                if sealed is not None:
                    where = f"seal, session {session.session}, {kind} deals"
                    require_sealed(where, sealed, later=bool(self.beacon))

    @property
    def running_order(self) -> RunningOrder:
        """Which way the running orders are drawn."""
        return "whole" if self.block is None else "blocks"

    def session(self, session: SessionNo) -> SealedSession | None:
        """A session of the event, or None."""
        return self.sessions[session - 1] if 1 <= session <= len(self.sessions) else None


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


def is_instant(text: str) -> bool:
    """Whether a text is an instant in UTC like `2026-11-28T09:00:00Z`."""
    return re.fullmatch(_INSTANT, text) is not None and _instant(text) is not None


def instant_in_words(text: str) -> str:
    """An instant for a sentence, e.g. `28 November 2026 at 09:00 UTC`."""
    at = _instant(text)
    return f"{at.day} {MONTHS[at.month - 1]} {at.year} at {at:%H:%M} UTC" if at else text


def _instant(text: str) -> datetime | None:
    """The instant, or None where there is no such day or hour, or it is not UTC."""
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        return None
    return at if at.utcoffset() == timedelta(0) else None
