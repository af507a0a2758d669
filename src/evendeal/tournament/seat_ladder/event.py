"""An event of individuals: who takes part, in which stages, and by which rules."""

from dataclasses import dataclass, field, replace
from enum import Enum

from evendeal.errors import Refused
from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.reason import Reason
from evendeal.tournament.begins import require_begins
from evendeal.tournament.checks import MOST_CHIPS, NotAnEvent, name, one_of, short_id, whole
from evendeal.tournament.duplicate.rules import OfficeRules, OrderRules, PlayRules
from evendeal.tournament.entry import Entry, require_different
from evendeal.tournament.hall import HallRules
from evendeal.tournament.programme import NO_PROGRAMME, Programme
from evendeal.tournament.randomness import one_each_session
from evendeal.tournament.seat_ladder.award_prizes import rank_prizes
from evendeal.tournament.seat_ladder.stages import (
    FINAL_SEATS,
    HALVES,
    MOST_SESSIONS,
    Stage,
    StageNotFilled,
    StagePlace,
    fields,
)

SEAT_LADDER = "seat_ladder"
"""The format of an event of individuals."""


class AwardKind(Enum):
    """What the order of awards is worth."""

    PRIZES = "prizes"
    """What the pool has; nothing, where there is none."""
    POINTS = "points"
    """The rank alone: nobody is paid, and no page and no file speaks of money."""


@dataclass(frozen=True, slots=True)
class AwardRules:
    """What is awarded at the end.

    Attributes:
        pool: money to be paid out, in the smallest unit; 0: none.
        currency: of the pool, such as `EUR`; empty where there is no money.
    """

    pool: int = 0
    currency: str = ""
    kind: AwardKind = AwardKind.PRIZES

    def __post_init__(self) -> None:
        whole("awards.pool", self.pool, 0, MOST_CHIPS)
        name("awards.currency", self.currency, empty=True)
        if self.kind is AwardKind.POINTS:
            for key, value in (("pool", self.pool), ("currency", self.currency)):
                if value:
                    why = Reason("for-points", "the event is for points, and has no money")
                    raise NotAnEvent(where=f"awards.{key}", value=value, why=why)

    @property
    def money(self) -> bool:
        """Whether its pages and files may speak of money."""
        return self.kind is AwardKind.PRIZES


@dataclass(frozen=True, slots=True, kw_only=True)
class LadderEvent:
    """A whole competition, complete and free of contradictions.

    Every session is drawn anew; players are compared with those who held the same seat number at
    the other tables. The last stage is the final: two to a table, its second half with new deals
    and the seats exchanged.

    Attributes:
        play: what every hand has in common; deals, seats, reserve and levels are those of each
            stage.
        begins: when it is planned to begin, by the clock of the hall; empty: not given.
        plays: how each session is played.
    """

    id: EventId
    name: str
    stages: tuple[Stage, ...]
    play: PlayRules
    entries: tuple[Entry, ...]
    format: str = SEAT_LADDER
    begins: str = ""
    draw: OrderRules = field(default_factory=OrderRules)
    awards: AwardRules = field(default_factory=AwardRules)
    office: OfficeRules = field(default_factory=OfficeRules)
    hall: HallRules = field(default_factory=HallRules)
    programme: Programme = NO_PROGRAMME
    places: tuple[StagePlace, ...] = field(init=False, repr=False, compare=False)
    tables: int = field(init=False, repr=False, compare=False)
    _expected: tuple[int, ...] = field(init=False, repr=False, compare=False)
    plays: tuple[PlayRules, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        short_id("event.id", self.id)
        name("event.name", self.name)
        require_begins(self.begins)
        if self.format != SEAT_LADDER:
            raise NotAnEvent(where="event.format", value=self.format, why=one_of([SEAT_LADDER]))
        self._check_stages()
        object.__setattr__(
            self,
            "places",
            tuple(
                StagePlace(stage, number, stage is self.stages[-1])
                for stage in self.stages
                for number in range(1, stage.sessions + 1)
            ),
        )
        require_different(self.entries, [f"entries[{n}]" for n in range(1, len(self.entries) + 1)])
        for number, entry in enumerate(self.entries, 1):
            if len(entry.players) != 1:
                where, players = f"entries[{number}].players", len(entry.players)
                why = Reason("is-one-player", "{entry} is one player", entry=entry.name)
                raise NotAnEvent(where=where, value=players, why=why)
        self._check_randomness()
        try:
            sizes = list(fields(self.places, len(self.entries)))
        except StageNotFilled as no:
            raise NotAnEvent(where="entries", value=len(self.entries), why=no.as_reason) from None
        plays = {id(stage): _play_of(self.play, stage) for stage in self.stages}
        object.__setattr__(self, "plays", tuple(plays[id(place.stage)] for place in self.places))
        expected = tuple(
            -(-players // place.stage.seats)
            for players, place in zip(sizes, self.places, strict=True)
        )
        object.__setattr__(self, "_expected", expected)
        object.__setattr__(self, "tables", max(expected))
        self._check_prizes()
        self.programme.require(tables=self.tables, sessions=self.sessions)

    def _check_stages(self) -> None:
        if not self.stages:
            why = Reason("last-stage", "the last stage is the final")
            raise NotAnEvent(where="stages", value=0, why=why)
        for number, stage in enumerate(self.stages, 1):
            stage.require(f"stages[{number}]")
        final, where = self.stages[-1], f"stages[{len(self.stages)}]"
        if final.seats != FINAL_SEATS:
            why = Reason(
                "final-two-to-a-table",
                "the last stage is the final, which is played two to a table",
            )
            raise NotAnEvent(where=f"{where}.seats", value=final.seats, why=why)
        if final.sessions != HALVES:
            why = Reason(
                "final-two-sessions",
                "the final has two sessions, the second with the seats exchanged",
            )
            raise NotAnEvent(where=f"{where}.sessions", value=final.sessions, why=why)
        if final.eliminate:
            why = Reason("final-eliminates-nobody", "nobody is eliminated in the final")
            raise NotAnEvent(where=f"{where}.eliminate", value=final.eliminate, why=why)
        whole("stages", sum(stage.sessions for stage in self.stages), 1, MOST_SESSIONS)
        for stage in self.stages:
            self.draw.require_levels(stage.levels)
            alike = [each.levels for each in self.stages if each.name == stage.name]
            if any(levels != stage.levels for levels in alike):
                why = Reason(
                    "stages-of-one-name", "stages of one name are played at the same levels"
                )
                raise NotAnEvent(where="levels", value=stage.name, why=why)

    def _check_prizes(self) -> None:
        try:
            rank_prizes(len(self.entries), self.awards.pool)
        except Refused as no:
            where, pool = "awards.pool", self.awards.pool
            raise NotAnEvent(where=where, value=pool, why=no.as_reason) from None

    def _check_randomness(self) -> None:
        """Each drawn session has public randomness of its own, or none has.

        Who plays the second session is signed when the value of the first is long known.
        """
        self.draw.randomness.require_count(self.sessions, one_each_session(self.sessions))
        drawn = sum(not place.exchanged for place in self.places)
        if self.draw.randomness.beacon and drawn > 1:
            why = Reason(
                "beacon-for-each-session",
                "each session is drawn anew: describe public randomness for each in draw.beacons",
            )
            raise NotAnEvent(where="draw.beacon", value=self.draw.randomness.beacon, why=why)

    @property
    def sessions(self) -> int:
        """How many sessions there are, the two of the final among them."""
        return len(self.places)

    def place_of(self, session: SessionNo) -> StagePlace:
        """A session as one of its stage."""
        return self.places[session - 1]

    def play_of(self, session: SessionNo) -> PlayRules:
        """How a session is played."""
        return self.plays[session - 1]

    def hands_of(self, session: SessionNo) -> int:
        """How many hands a session has, all tables together, if nobody is absent or level."""
        return self._expected[session - 1] * self.place_of(session).stage.deals

    def beacon_of(self, session: SessionNo) -> str:
        """The public randomness of a session in words; empty: none."""
        return self.draw.beacon_of(session)

    def known_from(self, session: SessionNo) -> str | None:
        """From when its value can be known; None where that is not given."""
        return self.draw.known_from(session)

    def entry(self, id: EntryId) -> Entry:
        """The entry with this id; KeyError if there is none."""
        for entry in self.entries:
            if entry.id == id:
                return entry
        raise KeyError(id)

    def with_late(self, entry: Entry) -> "LadderEvent":
        """The event with one more player, who came after it was sealed."""
        return replace(self, entries=(*self.entries, entry))


def _play_of(play: PlayRules, stage: Stage) -> PlayRules:
    """How the sessions of a stage are played."""
    of_stage = replace(play, deals=stage.deals, seats=stage.seats, reserve=stage.reserve)
    if not stage.levels:
        return of_stage
    return of_stage.with_blinds(stage.levels[0].blinds, stage.levels)
