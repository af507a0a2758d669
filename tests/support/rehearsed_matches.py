"""An event of team matches played by programs, without a log: what a log of it must agree with."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from evendeal.backgammon import (
    Dice,
    Due,
    GameAction,
    GameResult,
    GameState,
    OpeningDice,
    OpeningRoll,
    Roll,
    Ruleset,
    apply,
    is_over,
    result,
    start,
)
from evendeal.director.randomness import BeaconNeeded
from evendeal.draw.keys import FIRST_SESSION
from evendeal.draw.rolls_feed import (
    Feed,
    end_game,
    extended,
    next_roll,
    open_game,
    sealed_feed,
    take_roll,
    thrown_feed,
)
from evendeal.draw.rolls_refusals import NotThrownYet, RollsRunOut
from evendeal.draw.rolls_sealed import RollSets, draw_rolls
from evendeal.formats.room_match.rehearsal import GamePlayer
from evendeal.ids import ROOMS, DealNo, Room, SessionNo
from evendeal.scoring.match_points_protocol import FinishedGame
from evendeal.scoring.match_points_ranking import MatchStanding, PlayerStanding
from evendeal.tournament.room_match.event import MatchEvent, RollsKind
from evendeal.tournament.room_match.final import (
    FinalPlace,
    final_ranking,
    finalists,
    lots,
)
from evendeal.tournament.room_match.format import PlannedMatch, RoomMatch, ScoredMatch


@dataclass(frozen=True, slots=True)
class RoomGame:
    """One game of one room: everything that was done, and what came of it."""

    planned: PlannedMatch
    game: int
    room: Room
    opening: Dice
    actions: tuple[GameAction, ...]
    result: GameResult

    @property
    def finished(self) -> FinishedGame:
        """The game as its match's protocol takes it."""
        return FinishedGame(self.game, self.room, self.opening, self.result)


@dataclass(frozen=True, slots=True)
class RehearsedMatches:
    """An event of team matches that programs have played.

    Attributes:
        rolls: the roll sets by session.
        games: every game of every room, in the order of the rounds.
        matches: the scored matches, the final last.
        table: the standings that decided who played the final.
        places: the result of the event.
        players: the individual ranking.
    """

    event: MatchEvent
    rolls: Mapping[SessionNo, RollSets]
    games: tuple[RoomGame, ...]
    matches: tuple[ScoredMatch, ...]
    table: tuple[MatchStanding, ...]
    final: ScoredMatch | None
    places: tuple[FinalPlace, ...]
    players: tuple[PlayerStanding, ...]


def rehearse_matches(
    event: MatchEvent, secret: bytes, player: GamePlayer, *, beacon: str = ""
) -> RehearsedMatches:
    """The event played to its end; the same secret and players make the same event.

    Args:
        secret: 32 bytes, from which the rolls of every session follow; thrown rolls too.
        beacon: the value of the public randomness that the event describes; empty if none.

    Raises:
        BeaconNeeded: the event describes public randomness and none is given, or the reverse.
        NotASecret, NotABeacon.
    """
    if bool(event.randomness.described) != bool(beacon):
        raise BeaconNeeded(session=FIRST_SESSION, beacon=event.beacon_of(FIRST_SESSION))
    format = RoomMatch(event)
    rolls = {
        session: _drawn(format, session, secret, beacon)
        for session in map(SessionNo, range(1, event.final_session + 1))
        if format.roll_sets(session)
    }
    games: list[RoomGame] = []
    matches: list[ScoredMatch] = []

    def played(planned: PlannedMatch) -> ScoredMatch:
        made = list(match_games(event, planned, rolls[planned.session], player))
        games.extend(made)
        return format.scored(planned, [game.finished for game in made])

    for each in format.rounds():
        matches += map(played, each.matches)
    table = format.qualifying(matches)
    final = None
    if event.final is not None:
        final = played(format.final(finalists(table, lots(event, beacon.encode() or secret))))
        matches.append(final)
    return RehearsedMatches(
        event,
        rolls,
        tuple(games),
        tuple(matches),
        table,
        final,
        final_ranking(table, final),
        format.players(matches),
    )


def match_games(
    event: MatchEvent, planned: PlannedMatch, rolls: RollSets, player: GamePlayer
) -> Iterator[RoomGame]:
    """The games of a match, each in the open room and in the closed."""
    ruleset = event.boards[planned.board - 1].ruleset
    for game in range(1, planned.games + 1):
        dice = _Dice(event.rolls, rolls, planned.roll_set(game))
        tables = [_RoomTable(planned, game, room, ruleset, player, dice) for room in ROOMS]
        # Action by action in turn, so that neither room is always the first to need a roll.
        going = tables
        while going:
            going = [table for table in going if not table.step()]
        for table in tables:
            yield table.finished()


class _Dice:
    """The rolls of one game: drawn ahead, or thrown by whichever room comes first."""

    def __init__(self, kind: RollsKind, rolls: RollSets, number: DealNo) -> None:
        self._rolls = rolls
        self._number = number
        self._set = rolls.rolls(number)
        self._count = len(self._set.white)
        drawn = kind is RollsKind.DRAWN
        self.feed: Feed = sealed_feed(self._set) if drawn else thrown_feed(reroll=self._set.reroll)

    def open(self, room: Room) -> Dice:
        """The opening roll."""
        try:
            self.feed, dice = open_game(self.feed, room)
        except NotThrownYet:
            self.feed, dice = open_game(self.feed, room, self._set.opening)
        return dice

    def next(self, room: Room) -> Roll:
        """The room's next roll."""
        due = next_roll(self.feed, room)
        assert due is not None
        side, number = due
        while self._set.roll(side, number) is None:
            # The longer set begins with the same rolls.
            self._count *= 2
            self._set = self._rolls.rolls(self._number, self._count)
        try:
            self.feed, dice = take_roll(self.feed, room, side, number)
        except NotThrownYet:
            thrown = self._set.roll(side, number)
            self.feed, dice = take_roll(self.feed, room, side, number, thrown)
        except RollsRunOut:
            self.feed, dice = take_roll(extended(self.feed, self._set), room, side, number)
        return Roll(side, dice)

    def end(self, room: Room) -> None:
        """The room needs no more."""
        self.feed = end_game(self.feed, room)


class _RoomTable:
    """One room in one game."""

    def __init__(
        self,
        planned: PlannedMatch,
        game: int,
        room: Room,
        ruleset: Ruleset,
        player: GamePlayer,
        dice: _Dice,
    ) -> None:
        self._planned = planned
        self._game = game
        self._room: Room = room
        self._player = player
        self._dice = dice
        self._state = start(ruleset)
        self._actions: list[GameAction] = []
        teams = planned.players.teams
        self._teams = teams if room == "open" else teams[::-1]

    def step(self) -> bool:
        """One more action; whether the game is over."""
        state = self._state
        if is_over(state):
            return True
        action = self._action(state)
        self._state = apply(state, action)
        self._actions.append(action)
        if is_over(self._state):
            self._dice.end(self._room)
            return True
        return False

    def finished(self) -> RoomGame:
        """The game when it is over."""
        opening = self._state.opening
        assert opening is not None
        return RoomGame(
            self._planned,
            self._game,
            self._room,
            opening,
            tuple(self._actions),
            result(self._state),
        )

    def _action(self, state: GameState) -> GameAction:
        side, planned = state.turn, self._planned
        if side is None:
            return OpeningRoll(*self._dice.open(self._room))
        place = (planned.session, planned.number, self._game, self._room, len(self._actions))
        name = planned.players.room(self._room)[side]
        action = self._player(self._teams[side], name, state, place)
        if action is None:
            assert state.due is Due.ROLL
            return self._dice.next(self._room)
        return action


def _drawn(format: RoomMatch, session: SessionNo, secret: bytes, beacon: str) -> RollSets:
    event = format.event
    board = session if session <= len(event.boards) else event.final.board if event.final else 1
    reroll = event.boards[board - 1].ruleset.opening is OpeningDice.REROLL
    sets = format.roll_sets(session)
    return draw_rolls(secret, beacon, event.id, session, "original", sets, reroll=reroll)
