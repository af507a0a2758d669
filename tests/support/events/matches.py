"""Team matches of these tests: two teams, two rooms, and a recorder's device for a game."""

from dataclasses import dataclass, field
from typing import Any

from evendeal.backgammon import (
    Due,
    GameAction,
    GameState,
    Level,
    apply,
    is_over,
    legal,
    result,
    start,
)
from evendeal.backgammon.wire import (
    game_action_from_json,
    game_action_to_json,
    ruleset_from_json,
)
from evendeal.director.events import begin_session, create_event, end_session
from evendeal.formats.consoles import Consoles
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.event_read import read_match_event
from evendeal.tournament.room_match.game import RoomGame
from evendeal.views.matches.console import ConsoleGame, MatchConsole, MatchReceipt

DUEL = EventId("duel")
BOARD = SessionNo(1)
OPEN, CLOSED = TableNo(1), TableNo(2)
ONE, TWO = DealNo(1), DealNo(2)
SECRET = bytes(range(32))

Body = dict[str, Any]
ACTIONS = {
    "opening_roll",
    "roll",
    "play",
    "double",
    "take",
    "pass",
    "beaver",
    "resign",
    "accept_resignation",
    "decline_resignation",
}


def begin_boards(desk: MatchDesk, event: EventId, beacon: str = "") -> None:
    begin_session(desk, event, BOARD, beacon)


def begin_final(desk: MatchDesk, event: EventId, beacon: str = "") -> None:
    begin_session(desk, event, desk.progress(event).event.final_session, beacon)


def end_boards(desk: MatchDesk, event: EventId) -> None:
    for board in range(1, len(desk.progress(event).event.boards) + 1):
        end_session(desk, event, SessionNo(board))


def match_toml(
    *,
    rolls: str = "drawn",
    games: int = 2,
    teams: int = 2,
    game: str = "backgammon",
    more: str = "",
    rounds: str = "free",
    seconds: int = 0,
    office: str = "",
    reserve: int = 0,
) -> str:
    """The text of an event of matches of two games: one board, and a final if `more` says so.

    Without `seconds` its rolls are told as fast as they are asked for, unless `office` says
    otherwise; with a `reserve` each team lists so many players more than the two who play.
    """
    head = '[event]\nid = "duel"\nname = "Duel"\nformat = "room_match"\n'
    play = (
        f'[play]\ngames = {games}\nrolls = "{rolls}"\n[[boards]]\nname = "Board"\ngame = "{game}"\n'
    )
    names = ("Kharkov", "Moscow", "Kiev", "Odessa")[:teams]
    entries = ""
    for name in names:
        entries += f'[[entries]]\nid = "{name[:2]}"\nname = "{name}"\n'
        if reserve:
            entries += f"players = {[f'{name[:2]}{n}' for n in range(1, 3 + reserve)]}\n"
    office = f'[office]\nrounds = "{rounds}"\nshortest_seconds = {seconds}\n{office}\n'
    return f'{head}{play}{more}\n{office}[scoring]\nranked_by = "imp"\n{entries}'


def match_event(**changes: Any) -> MatchEvent:
    """The event that such a text describes."""
    return read_match_event(match_toml(**changes))


def matches_begun(desk: Desk, beacon: str = "", **changes: Any) -> MatchDesk:
    """The event with its boards begun, on a ledger beside the desk's; always the same rolls."""
    matches = MatchDesk(desk.adapters)
    begun_on(matches, beacon, **changes)
    return matches


def begun_on(matches: MatchDesk, beacon: str = "", **changes: Any) -> None:
    """The event with its boards begun, on this ledger; always the same rolls."""
    create_event(matches, match_event(**changes), secret=lambda session, kind: SECRET)
    begin_session(matches, DUEL, SessionNo(1), beacon)


def game_at(matches: MatchDesk, table: int = 1, deal: int = 1, session: int = 1) -> RoomGame:
    """A game as the director's side knows it."""
    return matches.progress(DUEL).game(SessionNo(session), TableNo(table), DealNo(deal))


ASK_OPENING: Body = {"do": "opening_roll", "white": None, "black": None}


def ask_roll(side: str) -> Body:
    """A side's roll, asked for."""
    return {"do": "roll", "side": side, "dice": None}


def typed_roll(side: str, dice: tuple[int, int]) -> Body:
    """A side's roll with the dice that were typed."""
    return {"do": "roll", "side": side, "dice": list(dice)}


@dataclass
class GameDevice:
    """One device at one table; it knows the rules, and no roll that it was not told."""

    consoles: Consoles
    table: int = 1
    event: EventId = DUEL
    by: str = "ann"
    key: str = "k"
    session: int = 1
    deal: int = 1
    n: int = 0
    lines: dict[int, Body] = field(default_factory=dict)
    due: ConsoleGame | None = None

    @property
    def console(self) -> MatchConsole:
        return self.consoles.console(self.event, TableNo(self.table))

    def begin(self) -> "GameDevice":
        """Go to the game that is due, as the console has it."""
        self.due = self.console.order[0]
        self.session, self.deal, self.n = self.due.session, self.due.set, self.due.next
        self.lines = {line.n: dict(line.body) for line in self.due.lines}
        return self

    @property
    def in_force(self) -> list[tuple[int, GameAction]]:
        """The actions that count, with their lines."""
        actions: list[tuple[int, GameAction]] = []
        for n, body in sorted(self.lines.items()):
            if body["do"] in ACTIONS:
                actions.append((n, game_action_from_json(body)))
            elif body["do"] == "undo":
                actions = [each for each in actions if each[0] != body["of"]]
            elif body["do"] == "correct":
                mended = game_action_from_json(body["action"])
                actions = [(n, mended if n == body["of"] else action) for n, action in actions]
        return actions

    @property
    def state(self) -> GameState:
        """The game as this device knows it."""
        assert self.due is not None
        state = start(ruleset_from_json(dict(self.due.ruleset)))
        for _, action in self.in_force:
            state = apply(state, action)
        return state

    def write(self, *lines: Body, n: int | None = None, key: str | None = None, **at: int) -> Any:
        """Send lines as they are."""
        receipt: MatchReceipt = self.consoles.write(
            self.event,
            TableNo(self.table),
            session=at.get("session", self.session),
            deal=at.get("deal", self.deal),
            n=self.n if n is None else n,
            key=self.key if key is None else key,
            lines=lines,
            by=self.by,
        )
        return receipt

    def say(self, *lines: Body) -> MatchReceipt:
        """Send the next lines, and believe what stands."""
        receipt: MatchReceipt = self.write(*lines)
        self.lines |= {line.n: dict(line.body) for line in receipt.lines}
        self.n = receipt.next
        return receipt

    def line_due(self) -> Body:
        """What somebody says next who neither doubles nor resigns."""
        state = self.state
        assert state.due in (Due.OPENING, Due.ROLL, Due.PLAY), state.due
        if state.due is Due.OPENING:
            return dict(ASK_OPENING)
        assert state.turn is not None
        return ask_roll(state.turn.word) if state.due is Due.ROLL else self.play_due()

    def play_due(self, which: int = 0) -> Body:
        """One of the legal plays."""
        state = self.state
        assert state.turn is not None
        moves = [list(move) for move in legal(state).plays[which]]
        return {"do": "play", "side": state.turn.word, "moves": moves, "accepted": False}

    def go(self, lines: int) -> "GameDevice":
        """So many lines, one a message, as long as the game goes on."""
        if self.due is None:
            self.begin()
        for _ in range(lines):
            if is_over(self.state):
                break
            self.say(self.line_due())
        return self

    def to_roll(self) -> "GameDevice":
        """The first few turns, up to where a side may double or roll."""
        self.go(4)
        while self.state.due is not Due.ROLL:
            self.go(1)
        return self

    def roll_due(self) -> Body:
        """The roll that comes next, asked for."""
        assert self.state.turn is not None
        return ask_roll(self.state.turn.word)

    def give_up(self) -> "GameDevice":
        """The opening roll, and the starter resigns a gammon."""
        if self.due is None:
            self.begin()
        self.go(1)
        side = self.state.turn
        assert side is not None
        self.say({"do": "resign", "side": side.word, "level": "gammon"})
        self.say({"do": "accept_resignation", "side": side.other.word})
        return self

    def accept(self) -> Body:
        """What the table agrees on, as the device reckons it."""
        made = result(self.state)
        winner = None if made.winner is None else made.winner.word
        stated = {"winner": winner, "level": int(made.level), "left": made.left}
        return {"do": "accept", **stated, "cube": made.cube}

    def short_game(self) -> MatchReceipt:
        """The next game, given up after its opening roll, and accepted."""
        self.due = None
        self.give_up()
        return self.say(self.accept())


def told_level(level: Level) -> str:
    """The level as lines have it."""
    return level.name.lower()


def action_json(action: GameAction) -> Body:
    """An action as a line."""
    return dict(game_action_to_json(action))
