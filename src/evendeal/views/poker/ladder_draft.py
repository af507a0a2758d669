"""The form of a new event of individuals, and what it would make."""

from dataclasses import dataclass

from evendeal.ids import SessionNo
from evendeal.views.draft import DraftCheck, DraftEntry, DraftPlanned, DraftRoom
from evendeal.views.poker.draft import DraftLevel


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftStage:
    """A stage in the form; null stands for the default of `docs/configuration.md`."""

    name: str
    sessions: int | None = None
    seats: int | None = None
    deals: int | None = None
    reserve: int | None = None
    eliminate: int | None = None
    carry_over: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LadderDraft:
    """The form of individual duplicate poker.

    Null stands for the default of `docs/configuration.md`, also for an empty field. Without
    `stages` those are played that are advised for the field. `players` is how many are expected
    while there is no list of them; what the stages come to is then said of so many. `entries_text`
    is a list as pasted or read from a csv file and stands instead of `entries`. `cap` is chips, or
    "none". An empty `id` is made from the name. `awards` is `points` or `prizes`.
    """

    format: str
    id: str
    name: str
    begins: str | None = None
    zone: str | None = None
    language: str | None = None
    rooms: tuple[DraftRoom, ...] = ()
    timetable: tuple[DraftPlanned, ...] = ()
    players: int | None = None
    deals: int | None = None
    reserve: int | None = None
    small_blind: int | None = None
    big_blind: int | None = None
    ante: int = 0
    big_blind_ante: int = 0
    levels: tuple[DraftLevel, ...] = ()
    cap: int | str | None = None
    starting_stack: int | None = None
    stages: tuple[DraftStage, ...] = ()
    order: str = "whole"
    block: int = 10
    beacons: tuple[str, ...] = ()
    known_from: tuple[str, ...] = ()
    awards: str = "points"
    pool: int | None = None
    currency: str = ""
    correction_minutes: int | None = None
    devices: str = "none"
    results: str = "none"
    entries: tuple[DraftEntry, ...] = ()
    entries_text: str = ""


@dataclass(frozen=True, slots=True)
class DraftStageRead:
    """A stage as it would be played, every default written out."""

    name: str
    sessions: int
    seats: int
    deals: int
    reserve: int
    eliminate: int
    carry_over: int


@dataclass(frozen=True, slots=True)
class DraftLadderSession:
    """A session as it is expected, if everybody comes and nobody is level.

    `stage` is its number from 1. `needed` is the fewest players who can play it, and null where
    there are as many; nothing is expected of sessions behind one that cannot be filled.
    """

    session: SessionNo
    title: str
    stage: int
    players: int
    tables: int
    seats: int
    needed: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class LadderCheck(DraftCheck):
    """What the form of individual duplicate poker would make.

    `players` is how many are reckoned with: those of the list, or else those who are expected.
    `stages` and `course` come as soon as they can be read, also where a session cannot be filled.
    """

    players: int = 0
    stages: tuple[DraftStageRead, ...] = ()
    course: tuple[DraftLadderSession, ...] = ()
