"""The form of a new event of duplicate poker, and what it would make."""

from dataclasses import dataclass
from fractions import Fraction

from evendeal.ids import EntryId, SeatNo, SessionNo, TableNo
from evendeal.views.draft import DraftCheck, DraftEntry, DraftPlanned, DraftRoom
from evendeal.views.text import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftLevel:
    """A level in the form: how many deals, and what is posted in them."""

    deals: int
    small_blind: int
    big_blind: int
    ante: int = 0
    big_blind_ante: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsDraft:
    """What the forms of all events of hands have.

    Null stands for the default of `docs/configuration.md`, also for an empty field; for a key that
    came later, for what an event made today says. `levels` stand instead of the blinds and antes.
    `entries_text` is a list as pasted or read from a csv file and stands instead of `entries`.
    `cap` is chips, or "none". An empty `id` is made from the name. `deal_seconds` and
    `break_minutes` are what the length of the event is reckoned with, and no part of it.
    """

    format: str
    id: str
    name: str
    begins: str | None = None
    zone: str | None = None
    language: str | None = None
    rooms: tuple[DraftRoom, ...] = ()
    timetable: tuple[DraftPlanned, ...] = ()
    deals: int | None = None
    reserve: int | None = None
    small_blind: int | None = None
    big_blind: int | None = None
    ante: int = 0
    big_blind_ante: int = 0
    levels: tuple[DraftLevel, ...] = ()
    cap: int | str | None = None
    starting_stack: int | None = None
    order: str = "whole"
    block: int = 10
    beacons: tuple[str, ...] = ()
    known_from: tuple[str, ...] = ()
    correction_minutes: int | None = None
    devices: str | None = None
    results: str | None = None
    entries: tuple[DraftEntry, ...] = ()
    entries_text: str = ""
    deal_seconds: int | None = None
    break_minutes: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft(HandsDraft):
    """The form of duplicate poker."""

    sessions: int = 1
    seats: int | None = None
    empty_seats: tuple[int, ...] = ()
    stacks: str = "reset"
    betting: str = "no-limit"
    raises: str | None = None
    odd_chips: str = "whole"
    chip: int | None = None
    burns: bool = True
    seat_draw: str = "balanced"
    beacon: str = ""
    method: str = "seat_points"
    ties: str = "shared"
    wild_caps: int | None = None
    shortest_seconds: int | None = None
    in_running: str | None = None


@dataclass(frozen=True, slots=True)
class DraftBehind:
    """At how many tables the entry sits right behind another, and how much position it has.

    `position` counts tables as chances to act last after the flop, as the proof page does.
    """

    entry: EntryId
    right_behind: int
    position: int | Fraction


@dataclass(frozen=True, slots=True)
class DraftFairness:
    """One entry's row of the fairness table."""

    entry: EntryId
    name: str
    behind: tuple[DraftBehind, ...]


@dataclass(frozen=True, slots=True)
class SampleSeat:
    """A seat of the sample draw."""

    seat: SeatNo
    entry: EntryId
    name: str
    player: str


@dataclass(frozen=True, slots=True)
class SampleTable:
    """A table of the sample draw."""

    session: SessionNo
    table: TableNo
    seats: tuple[SampleSeat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatTeamsCheck(DraftCheck):
    """What the form of duplicate poker would make.

    `seats` is a sample: the real seats are drawn when the session begins.
    """

    fairness: tuple[DraftFairness, ...] = ()
    fairness_sentences: tuple[Text, ...] = ()
    exact: bool = False
    seats: tuple[SampleTable, ...] = ()
