"""What lines of the log of an event of team matches say, read strictly."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, TypeAlias

from evendeal.backgammon.lines import GameBody
from evendeal.backgammon.lines_wire import GAME_LINES, game_body_from_json
from evendeal.backgammon.wire import no_action
from evendeal.errors import value_in_words
from evendeal.ids import DealNo, EntryId
from evendeal.lines.fields import COUNT, LINE, FieldKind, Lines, NotABody, is_name, unfit
from evendeal.tournament.body_fields import Beacon, Hash, path_of, texts
from evendeal.tournament.clock_acts import CLOCK_LINES, Paused, Resumed
from evendeal.tournament.event_acts import EVENT_LINES, EventAct, Published
from evendeal.tournament.room_match.acts import MATCH_ACTS, MatchAct

LONGEST_SET = 10_000
"""Characters of an opened roll set."""

MOST_LOCKED = 1_000
"""Lines that a table can have to retype; a message of a device has fewer."""

DEEPEST_PATH = 40
"""Neighbours from a leaf to the root."""


def _locked_line(data: object) -> GameBody:
    do = data.get("do") if isinstance(data, Mapping) else None
    if isinstance(data, Mapping) and (do in GAME_LINES or do not in MATCH_BODIES):
        return game_body_from_json(data)
    raise NotABody(do="bound", why=f"{value_in_words(data)} among its lines is no line of a game")


def _different(field: str, value: list[str] | None) -> tuple[EntryId, ...] | None:
    if value is None:
        return None
    if len(set(value)) < len(value):
        raise unfit("begin", field, value, "different teams: one stands there twice")
    return tuple(map(EntryId, value))


def _two(value: list[str] | None) -> tuple[EntryId, ...] | None:
    teams = _different("finalists", value)
    if teams is not None and len(teams) != 2:
        raise unfit("begin", "finalists", value, f"two teams, not {len(teams)}")
    return teams


_LOTS = FieldKind(
    lambda value: value is None or (isinstance(value, list) and all(map(is_name, value))),
    "a list of teams, or null",
    lambda value: _different("lots", value),
    lambda teams: None if teams is None else list(teams),
)
_LOCKED = FieldKind(
    lambda value: isinstance(value, list) and 0 < len(value) <= MOST_LOCKED,
    f"a list of 1 to {MOST_LOCKED} lines",
    lambda value: tuple(map(_locked_line, value)),
    lambda lines: list(map(GAME_LINES.write, lines)),
)


@dataclass(frozen=True, slots=True)
class MatchesBegun:
    """A session began: a board's rounds, or the final.

    Attributes:
        finalists: the two of the final, the better of the rounds first; None on a board.
        lots: all teams in the order drawn by lot; None where nothing had to be drawn.
    """

    beacon: Beacon
    finalists: Annotated[tuple[EntryId, EntryId] | None, _LOTS._replace(make=_two)] = None
    lots: Annotated[tuple[EntryId, ...] | None, _LOTS] = None


@dataclass(frozen=True, slots=True)
class RollsOpened:
    """A roll set was opened, since its game was final in both rooms.

    Attributes:
        rolls: as `str` of the `RollSet` writes it.
    """

    rolls: Annotated[str, texts(LONGEST_SET)]
    salt: Hash
    path: Annotated[tuple[str, ...], path_of(DEEPEST_PATH)]


@dataclass(frozen=True, slots=True)
class MatchesEnded:
    """A session ended, and its secret was published."""

    secret: Hash


@dataclass(frozen=True, slots=True)
class RetypeLock:
    """A table typed wrong dice after other lines, so it must retype these as they were (R50).

    Attributes:
        deal: the roll set of its game.
        stood: how many lines stood in the game then, notes and calls left out.
        lines: those that were sent, in order; the last one is the roll.
    """

    deal: Annotated[DealNo, COUNT]
    stood: Annotated[int, LINE]
    lines: Annotated[tuple[GameBody, ...], _LOCKED]


SessionLine: TypeAlias = MatchesBegun | RollsOpened | MatchesEnded | RetypeLock

MatchBody: TypeAlias = SessionLine | Published | Paused | Resumed | MatchAct | EventAct | GameBody

_SESSION_LINES: Lines[SessionLine] = Lines(
    {"begin": MatchesBegun, "open": RollsOpened, "end": MatchesEnded, "bound": RetypeLock}
)

MATCH_BODIES: Lines[MatchBody] = (
    GAME_LINES | EVENT_LINES | _SESSION_LINES | CLOCK_LINES | MATCH_ACTS
)
"""Everything that a line of such an event can say."""


match_body_to_json = MATCH_BODIES.write
"""The body as JSON; `do` names it."""

match_body_from_json = partial(MATCH_BODIES.one, none=no_action)
"""The body that a line's JSON names.

Raises:
    NotABody: a field is missing, unknown or of another type.
    NotAGameAction: an action of a game is.
    NotABeacon: the public randomness is not in its one form.
"""
