"""A new event: what may be played, a form or a file, what is wrong with it, what it would make."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal

from evendeal.ids import EntryId, EventId, SeatNo, SessionNo, TableNo

DraftForm = Literal["fields", "file"]


@dataclass(frozen=True, slots=True)
class FormatChoice:
    """What may be played in a new event.

    `format` is the word by which an event's file names it, `game` what is played in it, e.g. poker.
    `form` says how it is made: in the fields of a form, or as a file, which may begin with the
    `example`.
    """

    format: str
    game: str
    name: str
    sentence: str
    form: DraftForm
    example: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class FileDraft:
    """An `event.toml` as typed or read from a file; `entries_text` is a list of teams, or empty.

    `pace` has numbers with which the length of the event is reckoned and which are no part of it,
    by the names that `defaults` of the answer give after `pace.`; one that is left out stands for
    its default.
    """

    format: str
    toml: str
    entries_text: str = ""
    pace: Mapping[str, int] | None = None


@dataclass(frozen=True, slots=True)
class DraftEntry:
    """A team in the form; an empty id becomes a letter, missing players are numbered."""

    name: str
    id: str = ""
    players: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """The form of duplicate poker.

    Null stands for the default of `docs/configuration.md`, also for an empty field; for a key that
    came later, for what an event made today says.

    `entries_text` is a list as pasted or read from a csv file and stands instead of `entries`.
    `cap` is chips, or "none". An empty `id` is made from the name. `deal_seconds` and
    `break_minutes` are what the length of the event is reckoned with, and no part of it.
    """

    format: str
    id: str
    name: str
    begins: str | None = None
    sessions: int = 1
    deals: int | None = None
    reserve: int | None = None
    seats: int | None = None
    empty_seats: tuple[int, ...] = ()
    small_blind: int | None = None
    big_blind: int | None = None
    ante: int = 0
    big_blind_ante: int = 0
    cap: int | str | None = None
    stacks: str = "reset"
    starting_stack: int | None = None
    betting: str = "no-limit"
    raises: str | None = None
    odd_chips: str = "whole"
    chip: int | None = None
    burns: bool = True
    seat_draw: str = "balanced"
    order: str = "whole"
    block: int = 10
    beacon: str = ""
    beacons: tuple[str, ...] = ()
    known_from: tuple[str, ...] = ()
    method: str = "seat_points"
    ties: str = "shared"
    correction_minutes: int | None = None
    wild_caps: int | None = None
    shortest_seconds: int | None = None
    in_running: str | None = None
    devices: str | None = None
    deal_seconds: int | None = None
    break_minutes: int | None = None
    entries: tuple[DraftEntry, ...] = ()
    entries_text: str = ""


@dataclass(frozen=True, slots=True)
class DraftProblem:
    """One thing that keeps a draft from being an event.

    `where` is the place as in the file, a line of the list of teams, or `pace.deal_seconds` and the
    like; `why` says of a field what to type there. `line` is the line of a file it stands in, from
    1, and null where nothing of it stands there.
    """

    where: str
    why: str
    line: int | None = None


@dataclass(frozen=True, slots=True)
class DraftDefault:
    """What a field comes to that is left empty, as it would be typed, and whence it comes."""

    where: str
    value: str
    how: str


@dataclass(frozen=True, slots=True)
class DraftLasts:
    """How long the event will take: seconds of play and of breaks, and both in a sentence."""

    play: int
    breaks: int
    sentence: str


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


@dataclass(frozen=True, slots=True)
class DraftEntryRead:
    """An entry as it would be sealed."""

    id: EntryId
    name: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftCheck:
    """What a draft would make.

    `problems` are all that there are, at most thirty, in the order of a file; there are none
    if it is an event. Otherwise `toml` is null, and so is what only an event has: it is
    the file as it would be sealed, every default written out. `sentences` sum the event up.
    `entries` come as soon as they can be read. `defaults` are what the fields come to that are
    left empty, and `lasts` how long the event takes.
    """

    format: str
    problems: tuple[DraftProblem, ...] = ()
    event: EventId | None = None
    name: str = ""
    sentences: tuple[str, ...] = ()
    entries: tuple[DraftEntryRead, ...] = ()
    toml: str | None = None
    defaults: tuple[DraftDefault, ...] = ()
    lasts: DraftLasts | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatTeamsCheck(DraftCheck):
    """What the form of duplicate poker would make.

    `seats` is a sample: the real seats are drawn when the session begins.
    """

    fairness: tuple[DraftFairness, ...] = ()
    fairness_sentences: tuple[str, ...] = ()
    exact: bool = False
    seats: tuple[SampleTable, ...] = ()


@dataclass(frozen=True, slots=True)
class SessionSeal:
    """The commitment to a session's luck, and to its reserve deals, in hexadecimal."""

    session: SessionNo
    commitment: str
    reserve: str | None


@dataclass(frozen=True, slots=True)
class EventMade:
    """An event that was sealed and published; `seal` is SHA-256 of `seal.json`."""

    event: EventId
    seal: str
    sealed_at: str
    public_key: str
    seals: tuple[SessionSeal, ...] = field(default=())
