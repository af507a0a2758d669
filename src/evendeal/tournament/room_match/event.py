"""A backgammon event: teams, boards, matches of so many games in two rooms, a final."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar

from evendeal.backgammon import OpeningDice, Ruleset
from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.reason import Reason
from evendeal.scoring.match_points import MOST_GAMES, MatchScoring, printed_scoring
from evendeal.scoring.match_points_ranking import TIE_BREAKS, MatchTieBreak
from evendeal.scoring.match_points_totals import RankedBy
from evendeal.tournament.begins import require_begins
from evendeal.tournament.checks import NotAnEvent, name, same, short_id, stands_already, whole
from evendeal.tournament.entry import Entry, require_different
from evendeal.tournament.event_text import ROOM_MATCH
from evendeal.tournament.hall import HallRules
from evendeal.tournament.programme import NO_PROGRAMME, Programme
from evendeal.tournament.randomness import Randomness
from evendeal.tournament.room_match.play_control import MatchOfficeRules

__all__ = [
    "MOST_GAMES_A_ROOM",
    "MOST_PLAYERS",
    "ROOM_MATCH",
    "FinalRules",
    "MatchEvent",
    "Qualifying",
    "RollsKind",
    "TeamBoard",
]

MOST_TEAMS = 100
MOST_BOARDS = 20
MOST_ROUND_ROBINS = 20
MOST_PLAYERS = 2 * MOST_BOARDS
MOST_GAMES_A_ROOM = MOST_GAMES // 2


BETWEEN_NAMES = " / "
"""What stands between the names of a player and of a substitute on a protocol (R49)."""


class RollsKind(Enum):
    """Where rolls come from."""

    DRAWN = "drawn"
    """Drawn ahead, sealed, and revealed roll by roll."""
    THROWN = "thrown"
    """Thrown at the first table that needs them, and repeated at the other."""


class Qualifying(Enum):
    """Whose results decide who plays the final (R28)."""

    BOARD = "board"
    """Those of the board on which it is played."""
    ALL = "all"
    """Those of every board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamBoard:
    """A board on which every team plays every other: the game, and who of a team plays it.

    Attributes:
        name: what it is called on paper.
        ruleset: which game, and by which of its switches.
        rounds: how many round robins are played on it.
        players: their numbers in a team's list of players, from 1. In odd round robins the first
            one plays in the open room and the second one in the closed; in even ones they
            change, so that everybody gets the other room and the other colour.
    """

    name: str
    ruleset: Ruleset
    rounds: int = 1
    players: tuple[int, int] = (1, 2)


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalRules:
    """A last match between the best two.

    Attributes:
        games: games in each room.
        board: number of the board on which it is played, from 1.
        qualify: whose results decide who plays it.
    """

    games: int
    board: int = 1
    qualify: Qualifying = Qualifying.BOARD


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchEvent:
    """A whole competition of team matches, complete and free of contradictions.

    Each board's luck is a session of its own, numbered as the board, and the final's is the
    last one: so every board has its own conditions of rolling, and its roll sets count from 1.

    Attributes:
        boards: board 1 first; all of them are played at the same time.
        games: games of a match in each room.
        randomness: which public randomness is mixed into the rolls; where each has its own, the
            first is that of the boards, which begin together, and the second the final's.
        final: None if there is none.
        scoring: by what a match is scored.
        ranked_by, tie_breaks: by what teams are ranked (R28).
        begins: when it is planned to begin, by the clock of the hall, e.g. `2026-12-03T18:30`;
            empty: not given.
        hall: what may be brought into the playing rooms (R57).
        office: when rounds begin, and how fast rolls are given (R51, R52).
        programme: where and when it is played; a session of it is that of a board, or the final's.

    Raises:
        NotAnEvent: with the key and why not.
    """

    format: ClassVar[str] = ROOM_MATCH
    id: EventId
    name: str
    entries: tuple[Entry, ...]
    boards: tuple[TeamBoard, ...]
    games: int
    rolls: RollsKind = RollsKind.DRAWN
    randomness: Randomness = field(default_factory=Randomness)
    final: FinalRules | None = None
    scoring: MatchScoring = field(default_factory=printed_scoring)
    ranked_by: RankedBy = "vp"
    tie_breaks: tuple[MatchTieBreak, ...] = TIE_BREAKS
    office: MatchOfficeRules = field(default_factory=MatchOfficeRules)
    begins: str = ""
    hall: HallRules = field(default_factory=HallRules)
    programme: Programme = NO_PROGRAMME
    _entries: Mapping[EntryId, Entry] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        short_id("event.id", self.id)
        name("event.name", self.name)
        require_begins(self.begins)
        object.__setattr__(self, "_entries", {entry.id: entry for entry in self.entries})
        _count("entries", len(self.entries), 2, MOST_TEAMS, "teams")
        _count("boards", len(self.boards), 1, MOST_BOARDS, "boards")
        self._check_boards()
        self._check_teams()
        self._check_games("play.games", self.games)
        if self.final is not None:
            whole("final.board", self.final.board, 1, len(self.boards))
            self._check_games("final.games", self.final.games)
        if self.final is None and self.randomness.beacons:
            why = Reason(
                "boards-one-beacon",
                "all boards begin together, with one; describe it as `beacon`",
            )
            value = list(self.randomness.beacons)
            raise NotAnEvent(where="draw.beacons", value=value, why=why)
        why = Reason(
            "one-for-boards-and-final",
            "there must be {count}, one for the boards, which begin together,"
            " and one for the final",
            count=2,
        )
        self.randomness.require_count(2, why)
        if len(set(self.tie_breaks)) < len(self.tie_breaks):
            raise NotAnEvent(
                where="scoring.tie_breaks",
                value=[each.name.lower() for each in self.tie_breaks],
                why=Reason("tie-break-once", "each tie-break can stand there once"),
            )
        self.programme.require(tables=self.tables, sessions=self.sessions)

    def entry(self, id: EntryId) -> Entry:
        """The entry with this id; KeyError if there is none."""
        return self._entries[id]

    @property
    def teams(self) -> tuple[EntryId, ...]:
        """The ids of the entries, in their order."""
        return tuple(entry.id for entry in self.entries)

    @property
    def final_session(self) -> SessionNo:
        """The session of the final's rolls: the one after those of the boards."""
        return SessionNo(len(self.boards) + 1)

    @property
    def sessions(self) -> int:
        """How many sessions there are: one a board, and one for the final."""
        return len(self.boards) + (self.final is not None)

    @property
    def tables(self) -> int:
        """How many tables are needed: two for every match that is played at one time."""
        return 2 * len(self.boards) * (len(self.entries) // 2)

    def beacon_of(self, session: SessionNo) -> str:
        """The public randomness of a session in words; empty: none."""
        return self.randomness.of(session == self.final_session)

    def known_from(self, session: SessionNo) -> str | None:
        """From when the value of a session can be known; None where that is not given."""
        return self.randomness.known_at(session == self.final_session)

    def board_of(self, session: SessionNo) -> int:
        """The number of the board that a session is played on; the final's is its own board."""
        return self.final.board if session > len(self.boards) and self.final else session

    def rerolls(self, session: SessionNo) -> bool:
        """Whether the starter of a session's games does not play the opening roll (R27)."""
        return self.ruleset(session).opening is OpeningDice.REROLL

    def ruleset(self, session: SessionNo) -> Ruleset:
        """By which rules the games of a session are played."""
        return self.boards[self.board_of(session) - 1].ruleset

    def line_up(self, team: EntryId, board: int, round_robin: int) -> tuple[str, str]:
        """Who of a team plays on a board, from 1, in the open room and in the closed."""
        players = self.entry(team).players
        first, second = (players[place - 1] for place in self.boards[board - 1].players)
        return (first, second) if round_robin % 2 else (second, first)

    def _check_boards(self) -> None:
        names: dict[str, str] = {}
        held: dict[int, int] = {}
        for number, board in enumerate(self.boards, 1):
            where = f"boards[{number}]"
            name(f"{where}.name", board.name)
            first = names.setdefault(same(board.name), f"{where}.name")
            if first != f"{where}.name":
                raise NotAnEvent(where=f"{where}.name", value=board.name, why=stands_already(first))
            whole(f"{where}.rounds", board.rounds, 1, MOST_ROUND_ROBINS)
            for place in board.players:
                whole(f"{where}.players", place, 1, MOST_PLAYERS)
                if held.setdefault(place, number) != number or len(set(board.players)) < 2:
                    why = Reason(
                        "player-at-a-board",
                        "player {player} sits at boards[{board}] already, and all"
                        " boards and both rooms are played at the same time",
                        player=place,
                        board=held[place],
                    )
                    value = list(board.players)
                    raise NotAnEvent(where=f"{where}.players", value=value, why=why)
            self._check_ruleset(where, board.ruleset)

    def _check_ruleset(self, where: str, ruleset: Ruleset) -> None:
        for key, on in (
            ("jacoby", ruleset.jacoby),
            ("single_resignation", ruleset.single_resignation),
        ):
            if on:
                why = Reason(
                    "single-without-row",
                    "a single game with 15 checkers left has no row in the table of small"
                    " match points",
                )
                raise NotAnEvent(where=f"{where}.{key}", value=on, why=why)
        if ruleset.automatic_doubles:
            raise NotAnEvent(
                where=f"{where}.automatic_doubles",
                value=ruleset.automatic_doubles,
                why=Reason(
                    "equal-opening-dice",
                    "equal opening dice are thrown again and are in no roll set",
                ),
            )
        cubes = self.scoring.tables.cubes
        value = 1
        while value <= (ruleset.cube_limit if ruleset.cube else 1):
            if value not in cubes:
                raise NotAnEvent(
                    where=f"{where}.cube_limit",
                    value=ruleset.cube_limit,
                    why=Reason(
                        "no-column-for-cube",
                        "the table of small match points has no column for a cube of {cube}",
                        cube=value,
                    ),
                )
            value *= 2

    def _check_teams(self) -> None:
        paths = [f"entries[{number}]" for number in range(1, len(self.entries) + 1)]
        require_different(self.entries, paths)
        needed = max(place for board in self.boards for place in board.players)
        for where, entry in zip(paths, self.entries, strict=True):
            if len(entry.players) < needed:
                raise NotAnEvent(
                    where=f"{where}.players",
                    value=len(entry.players),
                    why=Reason(
                        "boards-name-player",
                        "the boards name player {player} of {team}",
                        player=needed,
                        team=entry.name,
                    ),
                )
            for player in entry.players:
                if BETWEEN_NAMES in player:
                    raise NotAnEvent(
                        where=f"{where}.players",
                        value=player,
                        why=Reason(
                            "between-names",
                            "' / ' stands between a player and a substitute: write it another way",
                        ),
                    )

    def _check_games(self, where: str, games: int) -> None:
        whole(where, games, 1, MOST_GAMES_A_ROOM)
        columns = self.scoring.tables.games
        if self.ranked_by == "vp" and not self.scoring.extrapolated and 2 * games not in columns:
            raise NotAnEvent(
                where=where,
                value=games,
                why=Reason(
                    "no-victory-points",
                    "{games} games over both rooms have no victory points; they are printed"
                    " for {columns}. Rank by imp, or choose extrapolated",
                    games=2 * games,
                    columns=", ".join(map(str, columns)),
                ),
            )


def _count(where: str, count: int, least: int, most: int, what: str) -> None:
    if not least <= count <= most:
        why = Reason(
            "there-must-be",
            "there must be {least} to {most} {what}",
            least=least,
            most=most,
            what=what,
        )
        raise NotAnEvent(where=where, value=count, why=why)
