"""The console of a poker table: what its recorder is given."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from evendeal.cards import Card
from evendeal.ids import DealNo, EntryId, EventId, SeatNo, SessionNo, TableNo
from evendeal.poker.streets import StreetName
from evendeal.views.console import ConsoleLine

Stage: TypeAlias = Literal[
    "sealed", "playing", "finished", "accepted", "disputed", "frozen", "void"
]
"""How far a table's play of a deal has come; its result can be accepted when it is finished."""


Word: TypeAlias = Literal["check_again", "frozen", "accepted"]
"""What the recorder reads beyond the receipt; never who won (R38)."""


@dataclass(frozen=True, slots=True)
class ConsoleSeat:
    """Who sits in a seat; nobody where it is empty.

    `letters` and `colour` (1 to 12) are those of the team's badge.

    `out`: the player has been taken out, and the hands of the seat are dead from the next deal on.
    """

    seat: SeatNo
    entry: EntryId | None
    name: str | None
    player: str | None
    letters: str | None
    colour: int | None
    empty: bool
    out: bool


@dataclass(frozen=True, slots=True)
class ConsoleDeal:
    """One deal at one table.

    Attributes:
        slot: where it stands in the table's running order, from 1.
        holder, place: in which deck holder the deck waits, and where in it, both from 1.
        replaces: the deal in whose place this reserve deal is played.
        label: the label on the deck.
        setup: the conditions of the hand, without luck.
        topped_up: reserve chips that each seat is handed before the deal; none where every
            deal starts with the same stacks.
        next: number of the next line.
        sent: the community cards that a `dealt` line requests, by street.
        wait_seconds: after which the cards of a street that was put down are sent; None: they
            wait for no time.
        checks: announced winners that did not fit and stand in the lines still.
        why: why the hand is frozen or disputed, as a sentence.
        ruling: what the director ruled on it, as a sentence.
    """

    deal: DealNo
    slot: int
    holder: int
    place: int
    replaces: DealNo | None
    label: str
    setup: Mapping[str, Any]
    topped_up: tuple[int, ...]
    stage: Stage
    next: int
    lines: tuple[ConsoleLine, ...]
    sent: Mapping[StreetName, tuple[Card, ...]]
    wait_seconds: int | None
    checks: int
    why: str | None
    ruling: str | None


@dataclass(frozen=True, slots=True)
class ConsoleComing:
    """The session that begins next.

    Attributes:
        seats: who will sit at the table; empty while nobody may know it.
        not_before: the instant before which nobody can know it (UTC); null where that is unknown,
            and where it is known.
    """

    session: SessionNo
    seats: tuple[ConsoleSeat, ...]
    not_before: str | None


@dataclass(frozen=True, slots=True)
class Console:
    """Everything a recorder's device needs to go on, also without a connection.

    Attributes:
        position: grows whenever anything here changes.
        version: of the rules, as `evendeal.__version__`.
        deals, played: deals of the session, and how many of them the table is done with.
        devices: whether players may have any in the playing rooms (R57).
        paused: why play is paused; None while it is not.
        held: the frozen hands that the office has to answer before the table breaks another
            seal; empty: there are none.
        order: the deals that the table has still to play, in its own order, the one in hand
            first; with running stacks that one alone, since the next one's stacks follow
            from it.
        set_aside: hands that wait for the director.
        last: the hand that was accepted last, for its result sheet.
        coming: the session that begins next, while none is being played.
    """

    kind: Literal["poker"]
    event: EventId
    event_name: str
    session: SessionNo
    sessions: int
    table: TableNo
    position: int
    version: str
    deals: int
    played: int
    seats: tuple[ConsoleSeat, ...]
    small_blind: int
    big_blind: int
    ante: int
    big_blind_ante: int
    cap: int | None
    chip: int
    running_stacks: bool
    devices: Literal["none", "allowed"]
    begun: bool
    ended: bool
    paused: str | None
    held: tuple[DealNo, ...]
    order: tuple[ConsoleDeal, ...]
    set_aside: tuple[ConsoleDeal, ...]
    last: ConsoleDeal | None
    coming: ConsoleComing | None


@dataclass(frozen=True, slots=True)
class Receipt:
    """The answer to lines that are on the disk.

    Attributes:
        next: number of the next line of the hand.
        sent: the community cards of the streets that have been dealt.
        wait_seconds: as in `ConsoleDeal`.
        position: of the console; a device that holds an older one may ask again.
    """

    kind: Literal["poker"]
    deal: DealNo
    next: int
    stage: Stage
    sent: Mapping[StreetName, tuple[Card, ...]]
    wait_seconds: int | None
    word: Word | None
    position: int
