"""What can be checked about an event, and what checking it has shown."""

from dataclasses import dataclass
from fractions import Fraction

from evendeal.ids import DealNo, EntryId, EventId, SessionNo
from evendeal.views.event import EventHead


@dataclass(frozen=True, slots=True)
class SealHead:
    """What was published before the first deal; keys and commitments in hexadecimal.

    `beacon_description` says which public randomness was to be mixed in, and `beacon`
    is its text once it was known; both are null where there is none.
    """

    event: EventId
    session: SessionNo
    commitment: str
    algorithm: str
    public_key: str
    beacon_description: str | None
    beacon: str | None
    sealed_at: str
    reserve_commitment: str | None


@dataclass(frozen=True, slots=True)
class OpenedProof:
    """An open deal: its leaf, and whether its deck leads from there to the root."""

    deal: DealNo
    leaf: str
    verified: bool


@dataclass(frozen=True, slots=True)
class SeatDrawProof:
    """The seat draw: `table` is the entries by table and, within it, by seat."""

    method: str
    table: tuple[tuple[EntryId, ...], ...]
    verified: bool
    sentence: str


@dataclass(frozen=True, slots=True)
class Behind:
    """At how many tables an entry acts behind another."""

    entry: EntryId
    tables: int | Fraction


@dataclass(frozen=True, slots=True)
class Fairness:
    """One entry's row of the fairness table: whom it acts behind, and how often."""

    entry: EntryId
    behind: tuple[Behind, ...]


@dataclass(frozen=True, slots=True)
class CheckpointProof:
    """A signed position of the log; `valid` if the signature and the log's hash agree."""

    position: int
    hash: str
    signature: str
    at: str
    valid: bool


@dataclass(frozen=True, slots=True)
class Commands:
    """What to type to check it oneself: with evendeal, and with Python alone."""

    verify: str
    script: str


@dataclass(frozen=True, slots=True)
class Proof:
    """The verification page.

    `sentences` say in words what was proved and what was not. `root` is null until it
    is published, `secret` until the last deal is open.
    """

    event: EventHead
    seal: SealHead
    root: str | None
    opened: tuple[OpenedProof, ...]
    seat_draw: SeatDrawProof
    fairness: tuple[Fairness, ...]
    checkpoints: tuple[CheckpointProof, ...]
    sentences: tuple[str, ...]
    secret: str | None
    commands: Commands
