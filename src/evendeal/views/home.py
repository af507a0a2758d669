"""The first page of the house: what is played now, what comes, what has been, and the idea of it.

It is put together from what each event shows of itself in public, so that nothing can stand here
that does not stand there. A rehearsal is no event of the house: it is for show, and stands apart.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from operator import attrgetter, itemgetter
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from evendeal.ids import EventId
from evendeal.tournament.checks import name
from evendeal.views.about_event import EventWithdrawal


@dataclass(frozen=True, slots=True)
class House:
    """A club, or whoever runs the events: its name, and one line about what is played.

    Raises:
        NotAnEvent: one of them is empty, has more than 80 letters or more than one line.
    """

    name: str = "evendeal"
    line: str = "Everybody gets the same cards and the same rolls. Only the play is compared."

    def __post_init__(self) -> None:
        name("house.name", self.name)
        name("house.line", self.line)


class LiveCard:
    """What the page has of an event that is being played; every format has its own."""

    __slots__ = ()


class IdeaCard:
    """What shows, by one hand or game of an event, what the same luck for all is."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Coming:
    """An event that is sealed and has not begun; `sealed_at` is when.

    `kind` says what is played, e.g. `deals` or `matches`. `begins` is when it is planned to begin,
    null where that is unknown; see `EventHead`.
    """

    kind: str
    id: EventId
    name: str
    begins: str | None
    sealed_at: str


ScoreUnit: TypeAlias = Literal["points", "VP", "IMP"]
"""What the score of a winner counts."""


@dataclass(frozen=True, slots=True)
class Over:
    """An event that has been played to its end, or withdrawn (R60).

    `winners` are several where they share the first place; `result` is what they won with, e.g.
    "31 points", "32 : 20 IMP"; in fields these are the numbers of `score`, and their `unit`.
    `ended_at` is when its last session ended. Of an event that was withdrawn it is when, the result
    is "withdrawn" without a score, and nobody has won.
    """

    kind: str
    id: EventId
    name: str
    ended_at: str
    winners: tuple[str, ...]
    result: str
    score: tuple[int | Fraction, ...] = ()
    unit: ScoreUnit | None = None


Status: TypeAlias = Literal["sealed", "running", "finished", "withdrawn"]
"""How far an event has come, for a list of several."""


@dataclass(frozen=True, slots=True)
class Demonstration:
    """An event that is played by rehearsal players, for show.

    `done` and `of` count deals that can be compared, or matches.
    """

    kind: str
    id: EventId
    name: str
    status: Status
    done: int
    of: int


WITHDRAWN: Final = "withdrawn"
NOT_OURS = (0, "")
"""The rank of a rehearsal among the events that could show the idea."""

EventCard: TypeAlias = LiveCard | Coming | Over | Demonstration
"""What the first page has of one event."""


class AtHome(NamedTuple):
    """What the first page has of one event; `idea`: what it can show of the idea, or None."""

    card: EventCard
    idea: IdeaCard | None = None


class HomeHead(Protocol):
    """What the first page asks of the head of an event."""

    @property
    def id(self) -> EventId:
        """The event."""

    @property
    def name(self) -> str:
        """As it is called."""

    @property
    def status(self) -> Literal["sealed", "running", "finished"]:
        """How far it has come."""

    @property
    def begins(self) -> str | None:
        """When it is planned to begin."""

    @property
    def sealed_at(self) -> str:
        """When it was sealed."""

    @property
    def rehearsal(self) -> bool:
        """Whether the players are rehearsal players."""

    @property
    def withdrawn(self) -> EventWithdrawal | None:
        """Since when it is not played on."""


def status_of(head: HomeHead) -> Status:
    """How far an event has come, or that it is withdrawn: then nothing of it is played on."""
    return head.status if head.withdrawn is None else WITHDRAWN


class Result(NamedTuple):
    """How an event that is over ended; see `Over`."""

    ended_at: str
    winners: tuple[str, ...]
    result: str
    score: tuple[int | Fraction, ...] = ()
    unit: ScoreUnit | None = None


@dataclass(frozen=True, slots=True)
class Home:
    """The first page of the house.

    `documents` says whether the manual is served here. `next` has first what begins
    first, and after that, the newest seal first, the events that do not say when; `finished` has
    what ended last first. `idea` is one hand that several tables were dealt, null where no deal is
    open yet; `rehearsed` says that it is of a demonstration.
    """

    house: House
    version: str
    documents: bool
    live: tuple[LiveCard, ...]
    next: tuple[Coming, ...]
    finished: tuple[Over, ...]
    demonstration: tuple[Demonstration, ...]
    idea: IdeaCard | None
    rehearsed: bool


def event_card(
    kind: str,
    head: HomeHead,
    progress: tuple[int, int],
    live: Callable[[], LiveCard],
    result: Callable[[], Result],
) -> EventCard:
    """What the first page has of an event.

    Args:
        kind: what is played, by the word that the page has for it.
        head: as every page of the event says it.
        progress: how much of it is done, and of how much.
        live: gives its card, of one that is being played.
        result: gives how it ended, of one that is over.
    """
    if head.rehearsal:
        return Demonstration(kind, head.id, head.name, status_of(head), *progress)
    if head.withdrawn is not None:
        return Over(kind, head.id, head.name, head.withdrawn.at, (), WITHDRAWN)
    if head.status == "sealed":
        return Coming(kind, head.id, head.name, head.begins, head.sealed_at)
    if head.status == "running":
        return live()
    return Over(kind, head.id, head.name, *result())


def home(house: House, version: str, events: Iterable[AtHome], *, documents: bool = False) -> Home:
    """The first page, put together of what the events show, in any order.

    The idea is a hand of an event that is being played, else of the one that ended last,
    else of a demonstration.

    Args:
        documents: whether the manual is served here.
    """
    parts = tuple(events)
    cards = tuple(each.card for each in parts)
    ideas = sorted(
        ((_rank(each.card), each.idea) for each in parts if each.idea is not None),
        key=itemgetter(0),
        reverse=True,
    )
    rank, idea = ideas[0] if ideas else (NOT_OURS, None)
    return Home(
        house=house,
        version=version,
        documents=documents,
        live=tuple(each for each in cards if isinstance(each, LiveCard)),
        next=_in_turn(each for each in cards if isinstance(each, Coming)),
        finished=tuple(
            sorted(
                (each for each in cards if isinstance(each, Over)),
                key=attrgetter("ended_at"),
                reverse=True,
            )
        ),
        demonstration=tuple(each for each in cards if isinstance(each, Demonstration)),
        idea=idea,
        rehearsed=idea is not None and rank == NOT_OURS,
    )


def _in_turn(coming: Iterable[Coming]) -> tuple[Coming, ...]:
    """Those that say when they begin, the next one first, and then the others, the newest first."""
    newest = sorted(coming, key=attrgetter("sealed_at"), reverse=True)
    return tuple(sorted(newest, key=lambda each: (each.begins is None, each.begins or "")))


def _rank(event: EventCard) -> tuple[int, str]:
    """How near to now an event of the house is; least a rehearsal."""
    if isinstance(event, Demonstration):
        return NOT_OURS
    return (1, event.ended_at) if isinstance(event, Over) else (2, "")
