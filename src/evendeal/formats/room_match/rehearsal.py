"""Rehearsals of team matches: game by game in both rooms, or line by line where one watches."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol

from evendeal.arena.game_policies import game_policies_for, game_turn
from evendeal.backgammon import Due, GameAction, GameState, apply, is_over, result
from evendeal.backgammon.lines import GameAccepted, GameLine, OpeningRequest, RollRequest
from evendeal.director.appending import At
from evendeal.director.opening import opening
from evendeal.formats.rehearsal_side import (
    REHEARSAL,
    RehearsalSide,
    Secret,
    Turn,
    key_of,
    secret_of,
)
from evendeal.formats.room_match.life import MatchDesk, match_draft
from evendeal.formats.room_match.office.rounds import begin_round
from evendeal.formats.room_match.recording import game_due, record_lines
from evendeal.formats.room_match.rehearsal_dice import RehearsalDice
from evendeal.ids import ROOMS, EntryId, SessionNo, TableNo
from evendeal.tournament.line import Draft
from evendeal.tournament.room_match.bodies import MatchBody
from evendeal.tournament.room_match.event import MatchEvent, RollsKind
from evendeal.tournament.room_match.format import RoomMatch
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.steps import Step


class GamePlayer(Protocol):
    """Decides for the side whose turn it is; given the same game and place it decides the same."""

    def __call__(
        self, team: EntryId, player: str, state: GameState, place: Sequence[int | str], /
    ) -> GameAction | None:
        """The player's action, None to roll; `place` is session, match, game, room, action."""
        ...


class TwinGames(NamedTuple):
    """A game of a match, in both rooms."""

    session: SessionNo
    match: int
    game: int


class RoomMatchRehearsal(RehearsalSide[MatchDesk, TwinGames]):
    """An event of team matches, its players, and what its rolls are drawn from."""

    what = "games"
    most_bytes = 262_144

    def __init__(self, event: MatchEvent, player: GamePlayer, secret: Secret) -> None:
        super().__init__(event, secret)
        self._player = player
        self._dice: RehearsalDice | None = None
        plan = RoomMatch(event)
        sessions = map(SessionNo, range(1, event.sessions + 1))
        self._total = 2 * sum(map(plan.roll_sets, sessions))

    @property
    def total(self) -> int:
        """Games of every match, each room's counted."""
        return self._total

    def take_own(self, ledger: MatchDesk, step: Step) -> None:
        """Begin a round."""
        assert step.round is not None
        begin_round(ledger, self.event, step.round, by=REHEARSAL)

    def due(self, ledger: MatchDesk) -> Iterator[TwinGames]:
        """The games of what has begun: round by round, all matches abreast."""
        progress = ledger.progress(self.event)
        begun = [
            record.planned
            for record in progress.matches
            if _is_played(progress, record.planned.session)
            and progress.tables.round_begun(record.planned)
        ]
        for round in sorted({planned.round for planned in begun}):
            abreast = [planned for planned in begun if planned.round == round]
            for game in range(1, max(planned.games for planned in abreast) + 1):
                for planned in abreast:
                    if game > planned.games:
                        continue
                    twins = progress.rooms.twins(planned.session, planned.roll_set(game))
                    if not all(room is not None and room.final for room in twins):
                        yield TwinGames(planned.session, planned.number, game)

    def finish(self, ledger: MatchDesk, unit: TwinGames) -> Turn:
        """Play a game to its end in both rooms."""
        progress = ledger.progress(self.event)
        dice = self._rolls(ledger)
        drafts: list[Draft] = []
        for room in ROOMS:
            _, table, deal = progress.place(*unit, room)
            at = At(self.event, unit.session, table, deal)
            played = progress.game(unit.session, table, deal)
            if played.final:
                continue
            bodies: list[MatchBody] = []
            state, before = played.state, len(played.in_force)
            side = self._side(progress, at)
            while not is_over(state):
                action = side(state, before + len(bodies)) or dice.roll(at, state)
                bodies.append(action)
                state = apply(state, action)
            bodies.append(GameAccepted.of(result(state)))
            drafts += [
                match_draft(at.place, n, f"{key_of(at)}/{n}", body)
                for n, body in enumerate(bodies, played.lines)
            ]
        if progress.event.rolls is RollsKind.DRAWN:
            drafts.append(opening(ledger, self.event, unit.session, deal))
        ledger.write(self.event, drafts, REHEARSAL)
        return self._turn(ledger, at, accepted=True)

    def line(self, ledger: MatchDesk, table: TableNo) -> Turn | None:
        """The next line at a table; nothing is written where play stands still."""
        progress = ledger.progress(self.event)
        at = game_due(ledger, self.event, table)
        if at is None:
            return None
        if progress.tables.control.paused(table) is not None:
            return self._turn(ledger, at, accepted=False)
        game = progress.game(at.session, at.table, at.deal)
        over = is_over(game.state)
        line: GameLine
        if over:
            line = GameAccepted.of(result(game.state))
        else:
            action = self._side(progress, at)(game.state, len(game.in_force))
            line = action or self._roll(ledger, at, game.state)
        record_lines(ledger, at, [line], key=key_of(at), by=REHEARSAL)
        return self._turn(ledger, at, accepted=over)

    def _roll(self, ledger: MatchDesk, at: At, state: GameState) -> GameLine:
        """What a table writes where dice are due: it throws them, or asks for them."""
        if ledger.progress(self.event).event.rolls is RollsKind.THROWN:
            return self._rolls(ledger).roll(at, state)
        return OpeningRequest() if state.turn is None else RollRequest(state.turn)

    def _side(
        self, progress: MatchProgress, at: At
    ) -> Callable[[GameState, int], GameAction | None]:
        """What those who play a game in a room do after so many actions; None: dice are due."""
        planned, game = progress.records.planned(at.session, at.deal)
        room = progress.rooms.room_of(at.table)
        teams = planned.players.teams if room == "open" else planned.players.teams[::-1]
        names, player = planned.players.room(room), self._player
        place = (planned.session, planned.number, game, room)

        def action(state: GameState, n: int) -> GameAction | None:
            side = state.turn
            if side is None:
                return None
            chosen = player(teams[side], names[side], state, (*place, n))
            assert chosen is not None or state.due is Due.ROLL
            return chosen

        return action

    def _rolls(self, ledger: MatchDesk) -> RehearsalDice:
        if self._dice is None:
            self._dice = RehearsalDice(ledger, self.event)
        return self._dice

    def _turn(self, ledger: MatchDesk, at: At, *, accepted: bool) -> Turn:
        done = sum(sum(record.final_games) for record in ledger.progress(self.event).matches)
        return Turn(at, accepted, done, self._total)


def _is_played(progress: MatchProgress, session: SessionNo) -> bool:
    now = progress.sessions.get(session)
    return now is not None and now.ended is None


def room_match_rehearsal(event: MatchEvent, policy: str, seed: int) -> RoomMatchRehearsal:
    """The rehearsal of an event by players of a policy.

    Raises:
        NoSuchPolicy: there is no such policy.
    """
    player = match_player_of(event, policy, seed)
    return RoomMatchRehearsal(event, player, secret_of(event, policy, seed))


def match_player_of(event: MatchEvent, policy: str, seed: int) -> GamePlayer:
    """The rehearsal players of an event.

    Raises:
        NoSuchPolicy: there is no such policy.
    """
    return game_turn(game_policies_for(policy, event.teams, seed), seed)
