"""The form of a new event of individuals, and what it would make."""

from dataclasses import dataclass

from evendeal.ids import SessionNo
from evendeal.views.draft import DraftCheck
from evendeal.views.poker.draft import HandsDraft


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
class LadderDraft(HandsDraft):
    """The form of individual duplicate poker.

    Without `stages` those are played that are advised for the field. `players` is how many are
    expected while there is no list of them; what the stages come to is then said of so many.
    `awards` is `points` or `prizes`.
    """

    players: int | None = None
    stages: tuple[DraftStage, ...] = ()
    awards: str = "points"
    pool: int | None = None
    currency: str = ""
    devices: str = "none"
    results: str = "none"


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
