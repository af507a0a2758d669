"""The director's office: every table and deal of a session, and what asks for the director.

It tells what R37 gives the director, which is what happened at the tables. No card is in it.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.ids import DealNo, EntryId, EventId, SeatNo, SessionNo, TableNo
from evendeal.views.about_event import EventTold
from evendeal.views.next_step import NextStep
from evendeal.views.poker.head import DealsFormat
from evendeal.views.poker.in_running import InRunningMode
from evendeal.views.poker.office.consequences import EffectTold
from evendeal.views.poker.office.repairs import DeckRepair
from evendeal.views.text import Text

CellStage: TypeAlias = Literal[
    "sealed",
    "playing",
    "finished",
    "accepted",
    "open",
    "disputed",
    "frozen",
    "void",
    "replaced",
]
"""Where a table stands with a deal; `accepted` is still under embargo, `open` no longer."""

AttentionKind: TypeAlias = Literal[
    "dispute",
    "frozen",
    "held",
    "call",
    "slow",
    "wild",
    "offline",
    "clock",
    "unsealed",
    "reserve",
    "repair",
]
"""`held`: a table that breaks no seal before the office answers; `unsealed`: a result without a
broken seal before it; `reserve`: a void deal to be replaced; `repair`: a deck that is being put
right."""

AttentionAction: TypeAlias = Literal["rule", "open", "look", "withdraw", "answer"]


@dataclass(frozen=True, slots=True)
class OfficeCell:
    """One table's play of one deal.

    `seconds` runs from the broken seal (or the first line) to the acceptance; null before.
    """

    deal: DealNo
    stage: CellStage
    seconds: int | None


@dataclass(frozen=True, slots=True)
class OfficeRow:
    """A table: its deals, how many it has played and how many deals it is behind the others.

    `seconds` is its own median a deal. `in_touch` and `waiting_lines` (lines that its recorder
    typed and could not send yet) are what the recorder's device last sent of itself.
    """

    table: TableNo
    cells: tuple[OfficeCell, ...]
    played: int
    behind: int
    seconds: int | None
    last_line_at: str | None
    in_touch: bool
    waiting_lines: int


@dataclass(frozen=True, slots=True)
class OfficeSummary:
    """The figures on top of the office.

    `open` of `deals` are comparable; `median_seconds` a deal; `forecast_end` is an ISO time in
    UTC, and about six sessions of seven end within `forecast_plus_minus_minutes` of it, if the
    tables play on as they have. Null where there is nothing to reckon from.
    """

    open: int
    deals: int
    median_seconds: int | None
    forecast_end: str | None
    forecast_plus_minus_minutes: int | None
    recorders_in_touch: int
    tables: int
    disputes: int
    attention: int


@dataclass(frozen=True, slots=True)
class Attention:
    """Something for the director; `action` names what the button beside it does."""

    kind: AttentionKind
    table: TableNo | None
    deal: DealNo | None
    seat: SeatNo | None
    title: Text
    detail: Text
    at: str | None
    action: AttentionAction


@dataclass(frozen=True, slots=True)
class OfficeRuling:
    """A ruling as it stands in the log.

    `withdrawn` is the reason of its withdrawal, null while it stands. `until` is the end of the
    correction period, null while the session runs and it has not begun to count down.
    """

    number: int
    session: SessionNo
    kind: str
    deal: DealNo | None
    tables: tuple[TableNo, ...]
    effect: EffectTold
    sentence: Text
    rule: str
    reason: str
    late: bool
    by: str
    at: str
    withdrawn: str | None
    withdrawable: bool
    until: str | None


@dataclass(frozen=True, slots=True)
class OfficeOut:
    """Why the hands of a seat are dead: its player was taken out of the session."""

    rule: str
    reason: str
    by: str
    at: str


@dataclass(frozen=True, slots=True)
class OfficeAway:
    """A player who has left the area, as noted at the table; `back` is null while away.

    `seconds` is how long that has been, or was.
    """

    table: TableNo
    seat: SeatNo
    name: str
    player: str
    left: str
    back: str | None
    seconds: int


@dataclass(frozen=True, slots=True)
class OfficeSeat:
    """Who sits where: what a substitution and a penalty are chosen from.

    `out` is why the seat's hands are dead from its table's next deal on, null while it plays.
    """

    table: TableNo
    seat: SeatNo
    entry: EntryId
    name: str
    player: str
    out: OfficeOut | None


@dataclass(frozen=True, slots=True)
class OfficeEntry:
    """An entry with its players in the order of its line-up, and its penalties in points.

    `letters` and `colour` (1 to 12) are those of its badge.
    """

    id: EntryId
    name: str
    players: tuple[str, ...]
    penalties: str | None
    letters: str
    colour: int


@dataclass(frozen=True, slots=True)
class OfficeRule:
    """A kind of ruling in the list that the director chooses from.

    `rule` is the rule number that stands in the form at first, `effects` what may follow.
    """

    kind: str
    title: str
    rule: str
    effects: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Office:
    """Everything that concerns directing, of one session of poker.

    `format` is that of the event's file: by it a screen knows which office it has.
    `deals` are the numbers of the columns: the deals in force, those that were replaced, and the
    reserve deals that came in for them. `position` is that of the log. `reserve_left` counts the
    reserve deals that are still sealed, `hands_left` the hands before the session can end.
    `beacon` describes the public randomness without which the session cannot begin; empty: none.
    Nobody can know its value before `known_from`, null where that is unknown;
    `line_ups_closed_at` is null while somebody can still be lined up otherwise, and
    `line_ups_close` says whether line-ups are closed at all before a session begins.
    `repairs` are the decks of the whole event that were put right, the newest first, and `away`
    who has left the area in the session, those who are still away first.
    `in_running` says who sees totals while a session runs.
    `devices` says whether players may have any in the playing rooms (R57). `recorded` says
    whether the tables have recorders; those of a rehearsal have none.
    `read_only` is a sentence, and `read_only_why` the text of it, where nothing more can be
    written; null where all is well.
    `about` is what concerns the event as a whole, `next_step` what the director does now; null
    where the page is of another session than the current one.
    """

    format: DealsFormat
    event: EventId
    event_name: str
    status: Literal["sealed", "running", "finished"]
    recorded: bool
    session: SessionNo
    sessions: int
    begun_at: str | None
    ended_at: str | None
    deals: tuple[DealNo, ...]
    tables: tuple[TableNo, ...]
    position: int
    paused: str | None
    now: str
    beacon: str
    known_from: str | None
    line_ups_close: bool
    line_ups_closed_at: str | None
    devices: Literal["none", "allowed"]
    reserve_left: int
    hands_left: int
    correction_minutes: int
    in_running: InRunningMode
    read_only: str | None
    read_only_why: Text | None
    summary: OfficeSummary
    matrix: tuple[OfficeRow, ...]
    attention: tuple[Attention, ...]
    rulings: tuple[OfficeRuling, ...]
    seats: tuple[OfficeSeat, ...]
    entries: tuple[OfficeEntry, ...]
    rules: tuple[OfficeRule, ...]
    repairs: tuple[DeckRepair, ...]
    away: tuple[OfficeAway, ...]
    about: EventTold
    next_step: NextStep | None
