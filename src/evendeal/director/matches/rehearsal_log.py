"""A rehearsal of team matches onto the log, game by game or line by line."""

from collections.abc import Callable, Iterator, Sequence

from evendeal.backgammon import (
    Due,
    GameAction,
    GameState,
    OpeningRoll,
    Roll,
    apply,
    is_over,
    result,
)
from evendeal.backgammon.lines import GameAccepted, GameLine, OpeningRequest, RollRequest
from evendeal.director.ledger import LuckNotHere
from evendeal.director.matches.desk import MatchDesk, match_draft
from evendeal.director.matches.events import (
    begin_boards,
    begin_final,
    end_boards,
    end_match_session,
    make_matches_good,
)
from evendeal.director.matches.opening import rolls_opening
from evendeal.director.matches.recording import game_due, record_lines
from evendeal.director.matches.rehearsal import GamePlayer
from evendeal.director.matches.rounds import begin_round
from evendeal.director.matches.sealing import rolls_of
from evendeal.director.recording import At
from evendeal.director.rehearsal import REHEARSAL, OtherRehearsal, Turn
from evendeal.draw.rolls import ROLLS, RollSet
from evendeal.draw.rolls_sealed import RollSets
from evendeal.ids import ROOMS, DealNo, EventId, SessionNo, TableNo
from evendeal.names import entered
from evendeal.tournament.line import Draft
from evendeal.tournament.matches.bodies import MatchBody
from evendeal.tournament.matches.event import MatchEvent, RollsKind
from evendeal.tournament.matches.event_write import write_match_event
from evendeal.tournament.matches.progress import MatchProgress


def rehearse_on_log(desk: MatchDesk, event: EventId, player: GamePlayer) -> Iterator[Turn]:
    """Play the event to its end, game by game, from where its log stands.

    Each game, in both rooms, is one append. Killed at any moment and run again, it ends in
    the same log but for the times.
    """
    for sessions in _stages(desk, event):
        dice = _Dice(desk, event)
        for session, number, game in _games_left(desk, event, sessions):
            _let_begin(desk, event, session, number)
            at = _finish(desk, event, session, number, game, player, dice)
            progress = desk.progress(event)
            yield Turn(at, True, *_counted(progress, sessions))


class LiveRoom:
    """A table of a rehearsal at which one thing at a time is done."""

    def __init__(
        self, desk: MatchDesk, event: EventId, table: TableNo, player: GamePlayer, dice: "_Dice"
    ) -> None:
        self._desk = desk
        self._event = event
        self._table = table
        self._player = player
        self._dice = dice

    def step(self) -> Turn | None:
        """The next line at this table; None when all that has begun is played."""
        desk = self._desk
        with desk.writing(self._event):
            progress = desk.refresh(self._event)
            at = game_due(desk, self._event, self._table)
            if at is None:
                return None
            if progress.hold.paused(self._table) is not None:
                return Turn(at, False, *_counted(progress, [at.session]))
            game = progress.game(at.session, at.table, at.deal)
            line: GameLine
            if is_over(game.state):
                line = GameAccepted.of(result(game.state))
            else:
                line = self._line(at, game.state, len(game.in_force))
            record_lines(desk, at, [line], key=_key(at), by=REHEARSAL)
            over = is_over(game.state) and isinstance(line, GameAccepted)
            return Turn(at, over, *_counted(progress, [at.session]))

    def _line(self, at: At, state: GameState, said: int) -> GameLine:
        desk = self._desk
        progress = desk.progress(self._event)
        action = _Side(progress, at, self._player).action(state, said)
        if action is not None:
            return action
        if progress.event.rolls is RollsKind.THROWN:
            return self._dice.roll(at, state)
        return OpeningRequest() if state.turn is None else RollRequest(state.turn)


def live_stages(
    desk: MatchDesk, event: EventId, player: GamePlayer
) -> Iterator[tuple[LiveRoom, ...]]:
    """The tables of the boards and then of the final, for somebody who calls their steps.

    Where a director begins rounds, the tables of one after the other. The next stage begins
    when the iterator is asked for it.
    """
    for _ in _stages(desk, event):
        dice = _Dice(desk, event)
        tables = [TableNo(n) for n in range(1, desk.progress(event).event.tables + 1)]
        while True:
            yield tuple(LiveRoom(desk, event, table, player, dice) for table in tables)
            progress = desk.refresh(event)
            due = progress.round_due
            if due is None or not progress.tables_waiting:
                break
            begin_round(desk, event, due, by=REHEARSAL)


def require_same_matches(
    desk: MatchDesk, event: MatchEvent, secret: Callable[[SessionNo], bytes]
) -> None:
    """Nothing, if the log's event of this id is this rehearsal.

    Raises:
        OtherRehearsal: it is a real event, or has other rules, entries or luck.
    """
    progress = desk.progress(event.id)
    if not progress.rehearsal:
        raise OtherRehearsal(event=event.id, why="it is no rehearsal")
    # One that was sealed before names were composed has them as its file does.
    if entered(write_match_event(progress.sealed)) != entered(write_match_event(event)):
        raise OtherRehearsal(event=event.id, why="its configuration differs")
    for session, kept in desk.secrets(event).items():
        if kept != secret(session):
            raise OtherRehearsal(event=event.id, why="its seed or policy differs")


class _Dice:
    """The dice of a rehearsal: what is sealed, or would fall where rolls are thrown.

    Both rooms throw the same, as they must: what one has thrown counts for the other.
    """

    def __init__(self, desk: MatchDesk, event: EventId) -> None:
        self._desk = desk
        self._event = event
        self._sessions: dict[SessionNo, RollSets] = {}
        self._longer: dict[tuple[SessionNo, DealNo], RollSet] = {}

    def roll(self, at: At, state: GameState) -> OpeningRoll | Roll:
        """The opening roll, or the next one of the side whose turn it is."""
        if state.turn is None:
            return OpeningRoll(*self._set(at).opening)
        number = state.rolls[state.turn] + 1
        dice = self._set(at).roll(state.turn, number)
        while dice is None:
            rolls = self._set(at)
            count = 2 * max(len(rolls.white), ROLLS)
            self._longer[at.session, at.deal] = self._rolls(at.session).rolls(at.deal, count)
            dice = self._set(at).roll(state.turn, number)
        return Roll(state.turn, dice)

    def _set(self, at: At) -> RollSet:
        longer = self._longer.get((at.session, at.deal))
        return longer or self._rolls(at.session).rolls(at.deal)

    def _rolls(self, session: SessionNo) -> RollSets:
        found = self._sessions.get(session)
        if found is None:
            luck = self._desk.luck(self._event, session)
            if luck is None:
                raise LuckNotHere(event=self._event, session=session)
            event = self._desk.progress(self._event).event
            found = luck.rolls or rolls_of(event, session, luck.secret, luck.beacon)
            self._sessions[session] = found
        return found


class _Side:
    """Those who play a game in a room."""

    def __init__(self, progress: MatchProgress, at: At, player: GamePlayer) -> None:
        planned, game = progress.planned(at.session, at.deal)
        room = progress.room_of(at.table)
        self._player = player
        self._teams = planned.players.teams if room == "open" else planned.players.teams[::-1]
        self._names = planned.players.room(room)
        self._place = (planned.session, planned.number, game, room)

    def action(self, state: GameState, said: int) -> GameAction | None:
        """What the side whose turn it is does; None: dice are due."""
        side = state.turn
        if side is None:
            return None
        action = self._player(self._teams[side], self._names[side], state, (*self._place, said))
        if action is None:
            assert state.due is Due.ROLL
        return action


def _stages(desk: MatchDesk, event: EventId) -> Iterator[Sequence[SessionNo]]:
    """The sessions that are played at one time: those of the boards, then the final's."""
    make_matches_good(desk, event)
    what = desk.progress(event).event
    # A rehearsal has no public randomness to wait for: it says so where one is due.
    beacon = "rehearsal" if what.randomness.described else ""
    begin_boards(desk, event, beacon)
    yield [SessionNo(number) for number in range(1, len(what.boards) + 1)]
    end_boards(desk, event)
    if what.final is not None:
        begin_final(desk, event, beacon)
        yield [what.final_session]
        end_match_session(desk, event, what.final_session)


def _games_left(
    desk: MatchDesk, event: EventId, sessions: Sequence[SessionNo]
) -> Iterator[tuple[SessionNo, int, int]]:
    """Session, match and game of what is to be played: round by round, all matches abreast."""
    progress = desk.progress(event)
    records = [r for r in progress.matches if r.planned.session in sessions]
    for round in sorted({record.planned.round for record in records}):
        abreast = [record.planned for record in records if record.planned.round == round]
        for game in range(1, max(planned.games for planned in abreast) + 1):
            for planned in abreast:
                if game > planned.games:
                    continue
                twins = progress.twins(planned.session, planned.roll_set(game))
                if not all(room is not None and room.final for room in twins):
                    yield planned.session, planned.number, game


def _let_begin(desk: MatchDesk, event: EventId, session: SessionNo, number: int) -> None:
    """Begin the round of a match where a director would."""
    progress = desk.progress(event)
    planned = progress.match(session, number).planned
    while not progress.round_begun(planned) and progress.round_due is not None:
        begin_round(desk, event, progress.round_due, by=REHEARSAL)


def _finish(
    desk: MatchDesk,
    event: EventId,
    session: SessionNo,
    number: int,
    game: int,
    player: GamePlayer,
    dice: _Dice,
) -> At:
    """Play a game in both rooms from where it stands to its accepted result, in one append."""
    progress = desk.progress(event)
    drafts: list[Draft] = []
    for room in ROOMS:
        _, table, deal = progress.place(session, number, game, room)
        at = At(event, session, table, deal)
        told = progress.game(session, table, deal)
        if told.final:
            continue
        bodies: list[MatchBody] = []
        state, said = told.state, len(told.in_force)
        side = _Side(progress, at, player)
        while not is_over(state):
            action = side.action(state, said + len(bodies)) or dice.roll(at, state)
            bodies.append(action)
            state = apply(state, action)
        bodies.append(GameAccepted.of(result(state)))
        drafts += [
            match_draft(at.place, n, f"{_key(at)}/{n}", body)
            for n, body in enumerate(bodies, told.lines)
        ]
    if progress.event.rolls is RollsKind.DRAWN:
        drafts.append(rolls_opening(desk, event, session, deal))
    desk.write(event, drafts, REHEARSAL)
    return at


def _counted(progress: MatchProgress, sessions: Sequence[SessionNo]) -> tuple[int, int]:
    """How many games, each room's counted, are final and how many there are."""
    total = sum(2 * r.planned.games for r in progress.matches if r.planned.session in sessions)
    left = sum(progress.games_left[session] for session in sessions)
    return total - left, total


def _key(at: At) -> str:
    return f"rehearsal/{at.session}/{at.table}/{at.deal}"
