"""A log of team matches written in a test, line by line, as tables and director write it."""

from collections.abc import Sequence

from evendeal.arena.game_policies import GAME_POLICIES, GamePolicy
from evendeal.backgammon import (
    BACKGAMMON,
    GameAction,
    Level,
    OpeningRoll,
    Roll,
    Side,
    is_over,
    result,
)
from evendeal.backgammon.lines import Decided, GameAccepted
from evendeal.draw.rolls import RollSet
from evendeal.draw.rolls_feed import open_game, take_roll
from evendeal.draw.rolls_refusals import NotThrownYet, RollsRunOut
from evendeal.draw.rolls_sealed import RollSets, draw_rolls
from evendeal.ids import ROOMS, DealNo, EntryId, EventId, Room, SessionNo
from evendeal.tournament.duplicate.bodies import Published
from evendeal.tournament.entry import Entry
from evendeal.tournament.line import OF_OFFICE, Line
from evendeal.tournament.room_match.bodies import (
    MatchBody,
    MatchesBegun,
    MatchesEnded,
    RollsOpened,
    match_body_to_json,
)
from evendeal.tournament.room_match.event import FinalRules, MatchEvent, RollsKind, TeamBoard
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.plan import GamePlace
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.matches.embargo import TWO_ROOMS

SECRET = bytes(range(32))


def event_of(
    teams: int = 2,
    *boards: TeamBoard,
    games: int = 2,
    final: FinalRules | None = None,
    rolls: RollsKind = RollsKind.DRAWN,
) -> MatchEvent:
    """Teams A, B, ... with six players each, ranked by IMP, so that any number of games will do."""
    return MatchEvent(
        id=EventId("cup"),
        name="Cup",
        entries=tuple(
            Entry(EntryId(letter), letter, tuple(f"{letter}{n}" for n in range(1, 7)))
            for letter in "ABCDEFGH"[:teams]
        ),
        boards=boards or (TeamBoard(name="Board", ruleset=BACKGAMMON),),
        games=games,
        final=final,
        rolls=rolls,
        ranked_by="imp",
    )


class MatchLog:
    """An event that is played line by line.

    Args:
        known: the fold knows the roll sets that were drawn ahead, as the server does.
    """

    def __init__(self, event: MatchEvent, *, known: bool = True) -> None:
        self.event = event
        self.lines: list[Line] = []
        self.rolls: dict[SessionNo, RollSets] = {}
        for number in range(1, event.sessions + 1):
            session = SessionNo(number)
            sets = MatchProgress(event, public=TWO_ROOMS).rooms.plan.format.roll_sets(session)
            self.rolls[session] = draw_rolls(
                SECRET, "", event.id, session, "original", sets, reroll=event.rerolls(session)
            )
        self.progress = MatchProgress(event, self.rolls if known else None, public=TWO_ROOMS)
        self.write((0, 0, 0), Published("", "0" * 64, False))

    def line(self, place: Sequence[int], body: MatchBody, by: str = "table") -> Line:
        """The next line at a place, not yet written."""
        session, table, deal = place
        position = len(self.lines) + 1
        return Line(
            position,
            self.event.id,
            session,
            table,
            deal,
            self.progress.next_n(SessionNo(session), table, deal),
            f"{OF_OFFICE if by == 'director' else 'key-'}{position}",
            match_body_to_json(body),
            f"2026-05-01T18:{position // 60 % 60:02}:{position % 60:02}.000Z",
            by,
            "0" * 64,
            "0" * 64,
        )

    def write(self, place: Sequence[int], body: MatchBody, by: str = "table") -> Line:
        """Write a line and count it; a refusal leaves it unwritten."""
        line = self.line(place, body, by)
        self.progress.take(line)
        self.lines.append(line)
        return line

    def begin(self, *sessions: int) -> "MatchLog":
        """Begin these sessions; all boards if none are named."""
        for session in sessions or range(1, len(self.event.boards) + 1):
            self.write((session, 0, 0), MatchesBegun(None), "director")
        return self

    def place(
        self, match: int = 1, game: int = 1, room: Room = "open", session: int = 1
    ) -> GamePlace:
        """Where a room's game stands."""
        return self.progress.place(SessionNo(session), match, game, room)

    def game(self, place: GamePlace) -> RoomGame:
        """A room's game."""
        return self.progress.game(*place)

    def roll(self, place: GamePlace) -> GameAction:
        """What is rolled next in a room: as drawn, as in the other room, or as the dice fall."""
        room, game = self.progress.rooms.room_of(place.table), self.game(place)
        feed = self.progress.rooms.feed(place.session, place.roll_set)
        if game.due_roll is None:
            try:
                return OpeningRoll(*open_game(feed, room)[1])
            except NotThrownYet:
                return OpeningRoll(*self._fallen(place, 256).opening)
        side, number = game.due_roll
        try:
            dice = take_roll(feed, room, side, number)[1]
        except (NotThrownYet, RollsRunOut):
            dice = self._fallen(place, max(number, 256)).of(side)[number - 1]
        return Roll(side, dice)

    def _fallen(self, place: GamePlace, count: int) -> RollSet:
        """How the dice fall where they are thrown, and beyond what was sealed."""
        return self.rolls[place.session].rolls(place.roll_set, count)

    def next_action(self, place: GamePlace, policy: GamePolicy, seed: int = 0) -> GameAction | None:
        """What a player does next; None when the game is over."""
        state = self.game(place).state
        if is_over(state):
            return None
        return (policy(state, seed) if state.turn is not None else None) or self.roll(place)

    def step(self, place: GamePlace, policy: GamePolicy = GAME_POLICIES["plain"]) -> bool:
        """One more action of a room; whether there was one."""
        action = self.next_action(place, policy)
        if action is not None:
            self.write(place, action)
        return action is not None

    def steps(self, place: GamePlace, count: int) -> None:
        """So many actions."""
        for _ in range(count):
            self.step(place)

    def accept(self, place: GamePlace) -> None:
        """The table agrees."""
        self.write(place, GameAccepted.of(result(self.game(place).state)))

    def play(self, place: GamePlace, policy: GamePolicy = GAME_POLICIES["plain"]) -> None:
        """The game to its end and its acceptance."""
        while self.step(place, policy):
            pass
        self.accept(place)

    def decide(self, place: GamePlace, winner: Side | None = Side.WHITE, **how: int) -> None:
        """The director decides the game: a single one with five left, if nothing else is said."""
        level, left, cube = how.get("level", 1), how.get("left", 5), how.get("cube", 1)
        body = Decided(winner, Level(level), left, cube, "time", "no time is left")
        self.write(place, body, "director")

    def open(self, session: int, roll_set: int) -> None:
        """Open a roll set."""
        self.write((session, 0, roll_set), self.opening(session, roll_set), "director")

    def opening(self, session: int, roll_set: int) -> RollsOpened:
        """What is said when a roll set is opened."""
        opened = self.rolls[SessionNo(session)].opened(DealNo(roll_set))
        return RollsOpened(opened.rolls, opened.salt.hex(), tuple(s.hex() for s in opened.path))

    def play_all(self, session: int = 1) -> None:
        """Every game of a session that is not final yet, and what is to be opened after it."""
        for record in self.progress.matches:
            if record.planned.session == session:
                for game in range(1, record.planned.games + 1):
                    for room in ROOMS:
                        place = self.place(record.planned.number, game, room, session)
                        if not self.game(place).final:
                            self.play(place)
        for roll_set in self.progress.sessions[SessionNo(session)].to_open():
            self.open(session, roll_set)

    def end(self, session: int = 1) -> None:
        """End a session."""
        self.write((session, 0, 0), MatchesEnded("0" * 64), "director")
