"""A recorder's device of an event of matches, and players who always decide alike."""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import combinations
from typing import Any

from evendeal.arena.game_policies import GAME_POLICIES
from evendeal.backgammon import (
    Due,
    GameAction,
    GameState,
    Move,
    Play,
    Side,
    apply,
    is_over,
    legal,
    start,
)
from evendeal.backgammon.ruleset import OFF
from evendeal.errors import Refused
from evendeal.ids import EventId, SessionNo
from evendeal.views.matches.console import ConsoleGame, ConsoleLine, MatchConsole, MatchReceipt
from support.archives.match_hall import MatchHall
from support.desks import consoles_of
from support.events.matches import ASK_OPENING, Body, GameDevice, action_json, ask_roll, typed_roll
from support.ledgers import matches_of
from support.web.requests import Answer


def recorder(hall: MatchHall, table: int, policy: str = "plain") -> "Recorder":
    """The device of a table, at the game that is due there."""
    return Recorder(hall, table, policy).go_to_due()


class Recorder(GameDevice):
    """A recorder's device that asks over HTTP, and players of one of the rehearsals' policies."""

    def __init__(self, hall: MatchHall, table: int, policy: str = "plain") -> None:
        super().__init__(
            consoles=consoles_of(matches_of(hall.desks)),
            table=table,
            event=EventId(hall.event),
            by=f"Recorder {table}",
            key=f"table-{table}",
        )
        self.hall, self.policy = hall, GAME_POLICIES[policy]

    @property
    def console(self) -> MatchConsole:
        answer = self.hall.get(self.by, f"/api/console/{self.event}/{self.table}")
        assert answer.status == 200, answer.body
        fields = dict(answer.json)
        fields["order"] = tuple(
            ConsoleGame(**{**game, "lines": tuple(ConsoleLine(**line) for line in game["lines"])})
            for game in fields["order"]
        )
        return MatchConsole(**fields)

    def go_to_due(self) -> "Recorder":
        """Go to the game that is due, as the console has it."""
        self.begin()
        return self

    def at_game(self, session: int, deal: int) -> "Recorder":
        """Go to a game as the log has it, which may be over."""
        self.session, self.deal = session, deal
        log = matches_of(self.hall.desks).adapters.log
        found = list(log.lines_at(self.event, SessionNo(session), self.table, deal))
        self.lines, self.n = {line.n: dict(line.body) for line in found}, len(found)
        return self

    @property
    def start(self) -> GameState:
        """A game at this board before its first line."""
        return start(self.hall.progress.event.ruleset(SessionNo(self.session)))

    @property
    def state(self) -> GameState:
        state = self.start
        for _, action in self.in_force:
            state = apply(state, action)
        return state

    @property
    def place(self) -> tuple[int, int, int]:
        """Session, table and roll set of the game."""
        return self.session, self.table, self.deal

    @property
    def side(self) -> str:
        """Whose turn it is."""
        assert self.state.turn is not None
        return self.state.turn.word

    @property
    def other(self) -> str:
        """Whose it is not."""
        assert self.state.turn is not None
        return self.state.turn.other.word

    def post(self, *lines: Body) -> Answer:
        """Lines as they are."""
        body = {
            "session": self.session,
            "deal": self.deal,
            "n": self.n,
            "key": self.key,
            "rules": "0.1.0",
            "lines": list(lines),
        }
        return self.hall.post(self.by, f"/api/console/{self.event}/{self.table}/lines", body)

    def write(self, *lines: Body, **_: Any) -> MatchReceipt:
        """Send lines that are taken."""
        answer = self.post(*lines)
        assert answer.status == 200, (lines, answer.body)
        fields = dict(answer.json)
        fields["lines"] = tuple(ConsoleLine(**line) for line in fields["lines"])
        return MatchReceipt(**fields)

    def turned_down(self, name: str, *lines: Body) -> None:
        """Lines that are refused by this name."""
        answer = self.post(*lines)
        assert answer.status == 409, answer.body
        assert answer.json["name"] == name, answer.body

    def play(self, rolls: int = 1000) -> "Recorder":
        """So many more rolls and what the players do with them, as long as the game goes on."""
        left, state, lines = rolls, self.state, list[Body]()
        while not is_over(state):
            action = self._decided(state)
            if action is not None:
                lines.append(action_json(action))
                state = apply(state, action)
                continue
            if not left:
                break
            left -= 1
            self._roll(state, lines)
            state, lines = self.state, []
        if lines:
            self.say(*lines)
        return self

    def finish(self) -> MatchReceipt:
        """The game to its end, and what the table agrees on."""
        self.play()
        return self.say(self.accept())

    def guess(self, side: str, *before: Body) -> None:
        """Dice typed for a roll that are not those to come; lines before them in one message."""
        for dice in ((1, 1), (6, 6)):
            answer = self.post(*before, typed_roll(side, dice))
            if answer.status == 409:
                assert answer.json["name"] == "RollNotThat", answer.body
                return
        raise AssertionError("both were the roll")

    def illegal_play(self) -> Body:
        """A play of one checker by one pip or more that the dice do not say, let stand."""
        state = self.state
        assert state.turn is not None
        for point, end in combinations(range(24, 0, -1), 2):
            moves = (Move(point, end),)
            played = Play(state.turn, moves, accepted=True)
            if moves not in legal(state).plays and _go_on(state, [played]):
                return action_json(played)
        raise AssertionError

    def double(self, answer: str) -> None:
        """The side to roll doubles, and the other one answers: `take`, `pass` or `beaver`."""
        self.say({"do": "double", "side": self.side})
        self.say({"do": answer, "side": self.side})

    def resign(self, level: str, answer: str, side: str | None = None) -> None:
        """A side offers to lose at a level; the other one accepts or declines it."""
        side = side or self.side
        other = "black" if side == "white" else "white"
        self.say({"do": "resign", "side": side, "level": level})
        self.say({"do": f"{answer}_resignation", "side": other})

    def other_play(self, earliest: int = 0) -> tuple[int, Body]:
        """A line that says a play, and another one with which the rest is still legal."""
        recorded = self.in_force
        state = self.start
        for index, (n, action) in enumerate(recorded):
            if isinstance(action, Play) and index >= earliest:
                for moves in legal(state).plays:
                    other = replace(action, moves=moves)
                    rest = [action for _, action in recorded[index + 1 :]]
                    if other != action and _go_on(state, [other, *rest]):
                        return n, action_json(other)
            state = apply(state, action)
        raise AssertionError("no play could have been another one")

    def reach_roll(self) -> "Recorder":
        """The next moment at which a side may double, or roll."""
        return self.reach(Due.ROLL)

    @property
    def borne_off(self) -> tuple[int, int]:
        """How many checkers White and Black have borne off."""
        white, black = (self.state.own(side)[OFF] for side in Side)
        return white, black

    def reach(self, due: Due) -> "Recorder":
        """The next moment at which this is due."""
        while self.state.due is not due:
            self.step()
        return self

    def step(self) -> None:
        """The next line, by whoever has to say something; nobody doubles."""
        state = self.state
        action = self._decided(state, doubles=False)
        if action is None:
            self._roll(state, [])
        else:
            self.say(action_json(action))

    def _decided(self, state: GameState, *, doubles: bool = True) -> GameAction | None:
        if state.due in (Due.OPENING, Due.OVER):
            return None
        if state.due is Due.ROLL and not doubles:
            return None
        return self.policy(state, 0)

    def _roll(self, state: GameState, lines: list[Body]) -> None:
        """The lines so far, and a roll asked for; where nobody has thrown it, it is typed."""
        request = ASK_OPENING if state.turn is None else ask_roll(state.turn.word)
        answer = self.post(*lines, request)
        if answer.status == 409 and answer.json["name"] == "NotThrownYet":
            self.say(*lines, self._typed(state))
            return
        assert answer.status == 200, (lines, answer.body)
        self._believe(answer)

    def _typed(self, state: GameState) -> Body:
        if state.turn is None:
            white, black = self._throw(Side.WHITE, 0)
            return {"do": "opening_roll", "white": white, "black": black}
        return typed_roll(state.turn.word, self._throw(state.turn, state.rolls[state.turn] + 1))

    def _throw(self, side: Side, number: int) -> tuple[int, int]:
        """What falls on the table: two dice, unlike in the opening roll; the higher one first."""
        for again in range(100):
            seed = f"{self.event} {self.session} {self.deal} {side.word} {number} {again}"
            fallen = sha256(seed.encode()).digest()
            dice = fallen[0] % 6 + 1, fallen[1] % 6 + 1
            if number or dice[0] != dice[1]:
                return (max(dice), min(dice)) if number else dice
        raise AssertionError

    def _believe(self, answer: Answer) -> None:
        fields = answer.json
        self.lines |= {line["n"]: dict(line["body"]) for line in fields["lines"]}
        self.n = fields["next"]


def _go_on(state: GameState, actions: Sequence[GameAction]) -> bool:
    """Whether a game can go on so."""
    try:
        for action in actions:
            state = apply(state, action)
    except Refused:
        return False
    return True
