"""The first page of the house: what is played now, what comes, what has been, and the idea of it.

It is put together from what each event shows of itself in public, so that nothing can stand here
that does not stand there. A rehearsal is no event of the house: it is for show, and stands apart.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from evendeal.ids import EventId, SessionNo
from evendeal.tournament.checks import name
from evendeal.tournament.progress import Progress
from evendeal.views.event import EventHead
from evendeal.views.home_deals import DealsNow, SameHand, deals_now
from evendeal.views.ladders import entry_names
from evendeal.views.matches.head import MatchEventHead
from evendeal.views.matches.home import MatchesNow, match_on_show, matches_now, result_words
from evendeal.views.matches.scoreboard import MatchScoreboard
from evendeal.views.scoreboard import Scoreboard
from evendeal.views.words import chips_text

if TYPE_CHECKING:
    from evendeal.views.matches.game_page import MatchGamePage

GameOf: TypeAlias = "Callable[[SessionNo, int, int], MatchGamePage]"

Kind: TypeAlias = Literal["deals", "matches"]
"""What is played: deals of poker, or matches of backgammon."""


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


@dataclass(frozen=True, slots=True)
class Coming:
    """An event that is sealed and has not begun; `sealed_at` is when.

    `begins` is when it is planned to begin, null where that is not said; see `EventHead`.
    """

    kind: Kind
    id: EventId
    name: str
    begins: str | None
    sealed_at: str


@dataclass(frozen=True, slots=True)
class Over:
    """An event that has been played to its end, or withdrawn (R60).

    `winners` are several where they share the first place; `result` is what they won with, e.g.
    "31 points", "32 : 20 IMP". `ended_at` is when its last session ended. Of an event that was
    withdrawn it is when, the result is "withdrawn", and nobody has won.
    """

    kind: Kind
    id: EventId
    name: str
    ended_at: str
    winners: tuple[str, ...]
    result: str


@dataclass(frozen=True, slots=True)
class Demonstration:
    """An event that is played by rehearsal players, for show.

    `done` and `of` count deals that can be compared, or matches.
    """

    kind: Kind
    id: EventId
    name: str
    status: Literal["sealed", "running", "finished", "withdrawn"]
    done: int
    of: int


WITHDRAWN: Final = "withdrawn"
NOT_OURS = (0, "")
"""The rank of a rehearsal among the events that could show the idea."""

AtHome: TypeAlias = DealsNow | MatchesNow | Coming | Over | Demonstration
"""What the first page has of one event."""


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
    live: tuple[DealsNow | MatchesNow, ...]
    next: tuple[Coming, ...]
    finished: tuple[Over, ...]
    demonstration: tuple[Demonstration, ...]
    idea: SameHand | None
    rehearsed: bool


def deals_at_home(progress: Progress, head: EventHead, board: Callable[[], Scoreboard]) -> AtHome:
    """What the first page has of an event of deals.

    Args:
        head: as every page of the event says it.
        board: gives its scoreboard, for an event that is being played.
    """
    if head.rehearsal:
        done, of = head.comparable, head.deals
        return Demonstration("deals", head.id, head.name, _status(head), done, of)
    if head.withdrawn is not None:
        return Over("deals", head.id, head.name, head.withdrawn.at, (), WITHDRAWN)
    if head.status == "sealed":
        return Coming("deals", head.id, head.name, head.begins, head.sealed_at)
    if head.status == "running":
        return deals_now(board())
    names = entry_names(progress)
    first = [line for line in progress.standings() if line.place == 1]
    points = first[0].points if first else Fraction(0)
    return Over(
        kind="deals",
        id=head.id,
        name=head.name,
        ended_at=max(now.ended_at or "" for now in progress.sessions.values()),
        winners=tuple(names[line.entry] for line in first),
        result=f"{chips_text(points)} {'point' if points == 1 else 'points'}",
    )


def matches_at_home(board: MatchScoreboard, ended_at: str, game: GameOf) -> AtHome:
    """What the first page has of an event of team matches.

    Args:
        ended_at: when its last session ended; empty while one has not.
        game: gives the page of a game by session, match and number.
    """
    head = board.event
    if head.rehearsal:
        done, of = head.matches_finished, head.matches
        return Demonstration("matches", head.id, head.name, _status(head), done, of)
    if head.withdrawn is not None:
        return Over("matches", head.id, head.name, head.withdrawn.at, (), WITHDRAWN)
    if head.status == "sealed":
        return Coming("matches", head.id, head.name, head.begins, head.sealed_at)
    if head.status == "running":
        match, others = match_on_show(board)
        shown = (
            game(match.session, match.match, match.game)
            if match is not None and match.game is not None
            else None
        )
        return matches_now(board, match, others, shown)
    winners, result = result_words(board)
    return Over("matches", head.id, head.name, ended_at, winners, result)


def _status(
    head: EventHead | MatchEventHead,
) -> Literal["sealed", "running", "finished", "withdrawn"]:
    return head.status if head.withdrawn is None else WITHDRAWN


def home(
    house: House,
    version: str,
    deals: Iterable[tuple[AtHome, SameHand | None]],
    matches: Iterable[AtHome],
    *,
    documents: bool = False,
) -> Home:
    """The first page, put together of what the events show, in any order.

    The idea is shown by a hand of an event that is being played, else of the one that ended last,
    else of a demonstration.

    Args:
        deals: of each event of deals, with the hand that it can show.
        documents: whether the manual is served here.
    """
    pairs = tuple(deals)
    everything = (*(each for each, _ in pairs), *matches)
    ideas = sorted(
        ((_rank(each), hand) for each, hand in pairs if hand is not None),
        key=itemgetter(0),
        reverse=True,
    )
    rank, idea = ideas[0] if ideas else (NOT_OURS, None)
    return Home(
        house=house,
        version=version,
        documents=documents,
        live=tuple(each for each in everything if isinstance(each, DealsNow | MatchesNow)),
        next=_in_turn(each for each in everything if isinstance(each, Coming)),
        finished=tuple(
            sorted(
                (each for each in everything if isinstance(each, Over)),
                key=attrgetter("ended_at"),
                reverse=True,
            )
        ),
        demonstration=tuple(each for each in everything if isinstance(each, Demonstration)),
        idea=idea,
        rehearsed=idea is not None and rank == NOT_OURS,
    )


def _in_turn(coming: Iterable[Coming]) -> tuple[Coming, ...]:
    """Those that say when they begin, the next one first, and then the others, the newest first."""
    newest = sorted(coming, key=attrgetter("sealed_at"), reverse=True)
    return tuple(sorted(newest, key=lambda each: (each.begins is None, each.begins or "")))


def _rank(event: AtHome) -> tuple[int, str]:
    """How near to now an event of the house is; least a rehearsal."""
    if isinstance(event, Demonstration):
        return NOT_OURS
    return (1, event.ended_at) if isinstance(event, Over) else (2, "")
