"""The stages of an event of individuals, and whether a field can fill them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from evendeal.errors import Refused
from evendeal.ids import SessionNo
from evendeal.poker.setup import MOST_SEATS
from evendeal.scoring.final import FEWEST_TABLES
from evendeal.tournament.checks import MOST_CHIPS, name, whole
from evendeal.tournament.duplicate.levels import MOST_DEALS, Level, require_whole_session

MOST_SESSIONS = 100
"""More sessions than a stage can have."""

FINAL_SEATS = 2
"""Seats at a table of the final."""

HALVES = 2
"""Sessions of the final: in the second the deals are new and the seats exchanged."""

PRELIMINARY, QUARTER_FINAL, SEMI_FINAL, FINAL = (
    "Preliminary",
    "Quarter-final",
    "Semi-final",
    "Final",
)
"""What the stages are called that a field is advised to play."""


class StageNotFilled(Refused):
    """A session that would have too few players for two tables.

    Fields: `stage` its name, `session`, `players` who play it, `seats` of a table, `needed` the
    fewest players.
    """

    def __init__(
        self, *, stage: str, session: SessionNo, players: int, seats: int, needed: int
    ) -> None:
        super().__init__(
            f"{stage}, session {session}: {players} players cannot fill {FEWEST_TABLES} tables of "
            f"{seats}; at least {needed} are needed, since one table alone is compared with nobody"
        )
        self.stage = stage
        self.session = session
        self.players = players
        self.seats = seats
        self.needed = needed


class OddFinal(Refused):
    """A final in which somebody would sit alone."""

    def __init__(self, *, session: SessionNo, players: int) -> None:
        super().__init__(
            f"session {session}: {players} players cannot sit two to a table; "
            "have the next in the ladder play too, or take somebody out of the list"
        )
        self.session = session
        self.players = players


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """Sessions that are played alike.

    Attributes:
        name: after what follows it, such as `Semi-final`.
        sessions: how many.
        seats: of each table.
        deals, reserve: of each session.
        eliminate: so many of a hundred leave each seat after each session (R9).
        carry_over: chips that the first of a seat takes into the next session (R8).
        levels: the blinds of its deals, where they change within a session (R67).
    """

    name: str
    sessions: int = 1
    seats: int
    deals: int
    reserve: int
    eliminate: int = 0
    carry_over: int = 0
    levels: tuple[Level, ...] = ()

    def require(self, where: str) -> None:
        """Nothing, if it can be played.

        Args:
            where: what stands before its keys in the file, such as `stages[2]`.

        Raises:
            NotAnEvent: with the key.
        """
        name(f"{where}.name", self.name)
        whole(f"{where}.sessions", self.sessions, 1, MOST_SESSIONS)
        whole(f"{where}.seats", self.seats, 2, MOST_SEATS)
        whole(f"{where}.deals", self.deals, 1, MOST_DEALS)
        whole(f"{where}.reserve", self.reserve, 0, MOST_DEALS)
        whole(f"{where}.eliminate", self.eliminate, 0, 100)
        whole(f"{where}.carry_over", self.carry_over, 0, MOST_CHIPS)
        for number, level in enumerate(self.levels, 1):
            level.require(f"levels[{number}]")
        require_whole_session(self.levels, self.deals, of=self.name)


@dataclass(frozen=True, slots=True)
class StagePlace:
    """A session as one of its stage.

    Attributes:
        number: among the sessions of the stage, from 1.
        final: the stage is the final.
    """

    stage: Stage
    number: int
    final: bool

    @property
    def exchanged(self) -> bool:
        """It is the second half of the final: nobody is drawn, the seats are exchanged."""
        return self.final and self.number == HALVES

    @property
    def title(self) -> str:
        """What the session is called: its stage, and which of several."""
        of = self.stage.sessions
        return self.stage.name if of == 1 else f"{self.stage.name} {self.number}/{of}"


def fewest_players(seats: int) -> int:
    """The fewest players who fill two tables of so many seats."""
    return max(2 * FEWEST_TABLES, seats + 1)


def require_filled(place: StagePlace, session: SessionNo, players: int) -> None:
    """Nothing, if so many players can play a session.

    Raises:
        StageNotFilled: they sit at one table, or none.
        OddFinal: somebody of the final would sit alone.
    """
    seats = place.stage.seats
    if players < fewest_players(seats):
        raise StageNotFilled(
            stage=place.stage.name,
            session=session,
            players=players,
            seats=seats,
            needed=fewest_players(seats),
        )
    if seats == FINAL_SEATS and players % FINAL_SEATS:
        raise OddFinal(session=session, players=players)


def staying(players: int, seats: int, eliminate: int) -> int:
    """How many of a field are in the next session, where nobody is level with anybody."""
    stay = 0
    # Not those of a draw, which refuses an odd number two to a table: somebody may still come.
    tables = -(-players // seats)
    each, over = divmod(players, tables)
    for seat in range(1, each + bool(over) + 1):
        field = tables if seat <= each else over
        stay += max(1, field - field * eliminate // 100)
    return stay


def fields(places: Sequence[StagePlace], players: int) -> Iterator[int]:
    """How many play each session, where all come and nobody is level with anybody.

    Raises:
        StageNotFilled: a session has too few for two tables.
    """
    for number, place in enumerate(places, 1):
        # A final of an odd number is for the day itself: a tie or an absence may make it even.
        if players < fewest_players(place.stage.seats):
            require_filled(place, SessionNo(number), players)
        yield players
        if not place.final:
            players = staying(players, place.stage.seats, place.stage.eliminate)


def stages_advised(players: int, *, deals: int, reserve: int, carry_over: int) -> tuple[Stage, ...]:
    """Stages for a field: preliminary sessions at nine, then six, six and two to a table.

    The percentages bring the field down to about 36, 18 and 6; a small field leaves out the stages
    that it cannot fill. Where rounding down leaves a choice, the least are eliminated.

    Source:
        Slides, "Individual tournaments"; docs/rulings.md, R9.
    """

    def stage(called: str, seats: int, sessions: int = 1, eliminate: int = 0) -> Stage:
        return Stage(
            name=called,
            sessions=sessions,
            seats=seats,
            deals=deals,
            reserve=reserve,
            eliminate=eliminate,
            carry_over=0 if seats == FINAL_SEATS else carry_over,
        )

    stages: list[Stage] = []
    # A stage is worth its session if at least a third are out before it.
    goals = [goal for goal in _GOALS if 3 * goal[1] <= 2 * players]
    left = players
    if players >= fewest_players(_PRELIMINARY_SEATS):
        sessions = 5 if players > _MANY else 2
        goal = goals[0][1] if goals else left
        share = _share(left, _PRELIMINARY_SEATS, sessions, goal)
        stages.append(stage(PRELIMINARY, _PRELIMINARY_SEATS, sessions, share))
        left = _left(left, _PRELIMINARY_SEATS, sessions, share)
    # The stage that leads to the final is there whenever it can be filled.
    ahead = goals or [_GOALS[-1]]
    for (called, _), goal in zip(
        ahead, [*(each[1] for each in ahead[1:]), _FINALISTS], strict=True
    ):
        if left >= fewest_players(_KNOCK_OUT_SEATS):
            share = _share(left, _KNOCK_OUT_SEATS, 1, goal, even=goal == _FINALISTS)
            stages.append(stage(called, _KNOCK_OUT_SEATS, 1, share))
            left = _left(left, _KNOCK_OUT_SEATS, 1, share)
    return (*stages, stage(FINAL, FINAL_SEATS, HALVES))


_PRELIMINARY_SEATS, _KNOCK_OUT_SEATS = 9, 6
_FINALISTS = 6
_GOALS = ((QUARTER_FINAL, 36), (SEMI_FINAL, 18))
"""The stages between, and how many shall play them."""
_MANY = 100
"""Above so many players five preliminary sessions are advised, below two."""


def _left(players: int, seats: int, sessions: int, eliminate: int) -> int:
    """How many are left of a field after so many sessions."""
    for _ in range(sessions):
        players = staying(players, seats, eliminate)
    return players


def _share(players: int, seats: int, sessions: int, goal: int, *, even: bool = False) -> int:
    """The percentage that leaves the number nearest to a goal, an even one if it has to be."""

    def distance(share: int) -> tuple[bool, int, int]:
        left = _left(players, seats, sessions, share)
        return even and left % 2 == 1, abs(left - goal), share

    return min(range(0, 100), key=distance)
