"""Two rooms, their devices, the director and the public, in any order; an oracle reads the log.

The oracle knows nothing of the folds and of the views: it reads the lines as they lie in the log,
plays them by the rules, and says what may be seen of them (R46, R47). What each screen shows is
held against it after every step.
"""

import json
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from evendeal.backgammon import Due, GameState, apply, is_over, legal, result, start
from evendeal.backgammon.wire import game_action_from_json
from evendeal.draw.rolls_refusals import NotThrownYet
from evendeal.errors import Refused
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.ids import DealNo, TableNo
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.views.fragment_cache import FragmentCache
from evendeal.views.matches.office.rooms import MatchOfficeFacts
from evendeal.views.matches.office.whole import OfficePart, match_office
from support.desks import consoles_of
from support.events.match_pictures import BOARD, CLOSED, DUO, OPEN, duo, rooms
from support.offices import matches_office

Body = dict[str, Any]
TABLES = (OPEN, CLOSED)
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
GAMES = (1, 2)
picks = st.integers(0, 2**16)
tables = st.sampled_from(TABLES)


@dataclass
class LoggedGame:
    """What the log says of one game in one room.

    Attributes:
        bodies: its lines.
        turns: the dice of every complete turn, the higher one first.
        state: after the lines in force.
        in_force: the actions that count, with the numbers of their lines.
        final: whether a result counts.
        ended: the last complete turn ended the game.
    """

    bodies: list[Body]
    state: GameState
    turns: list[list[int]] = field(default_factory=list)
    in_force: list[tuple[int, Body]] = field(default_factory=list)
    final: bool = False
    ended: bool = False

    @property
    def whole(self) -> int:
        """The turns without the one that ended the game."""
        return len(self.turns) - self.ended


def read_game(bodies: list[Body], fresh: GameState) -> LoggedGame:
    """A game as its lines tell it."""
    game = LoggedGame(bodies, fresh)
    for n, body in enumerate(bodies):
        match body["do"]:
            case "accept" | "decide":
                game.final = True
            case "reopen":
                game.final = False
            case "undo":
                game.in_force = [each for each in game.in_force if each[0] != body["of"]]
            case "correct":
                mended = body["action"]
                game.in_force = [
                    (m, mended if m == body["of"] else each) for m, each in game.in_force
                ]
            case "note" | "call_director":
                pass
            case _:
                game.in_force.append((n, body))
    dice: list[int] = []
    for _, body in game.in_force:
        game.state = apply(game.state, game_action_from_json(body))
        if body["do"] == "opening_roll":
            dice = sorted((body["white"], body["black"]), reverse=True)
        elif body["do"] == "roll":
            dice = sorted(body["dice"], reverse=True)
        done = body["do"] == "play" or (body["do"] == "roll" and game.state.due is not Due.PLAY)
        if done:
            game.turns.append(dice)
        game.ended = done and is_over(game.state)
    return game


@dataclass
class Tablet:
    """A device that may be out of touch: what it believes, and what it has typed since."""

    table: TableNo
    lines: list[Body] = field(default_factory=list)
    queue: list[Body] = field(default_factory=list)
    game: int = 1
    sends: int = 0
    sent: tuple[int, int, str, list[Body]] | None = None


class Hall(RuleBasedStateMachine):
    """An event of one match of two games."""

    @initialize(rolls=st.sampled_from(["drawn", "thrown"]))
    def begin(self, rolls: str) -> None:
        self.closing = ExitStack()
        folder = self.closing.enter_context(TemporaryDirectory())
        event = duo(rolls=rolls)
        # The clock of these tests stands still.
        quick = replace(event.office, shortest_seconds=0)
        self.event: MatchEvent = replace(event, office=quick)
        self.desk: MatchDesk = self.closing.enter_context(rooms(Path(folder), self.event))
        self.fresh = start(self.event.ruleset(BOARD))
        self.tablets = {table: Tablet(table) for table in TABLES}
        self.read: dict[tuple[TableNo, int], LoggedGame] = {}
        self.heads: dict[tuple[TableNo, int], int] = {}
        self.looked: dict[str, object] = {}
        self.positions: dict[tuple[TableNo, int], int] = {}
        self.most: dict[tuple[TableNo, int], int] = {}
        self.turns_seen: dict[int, int] = {}
        self.office_keys = 0
        self.parts: FragmentCache[OfficePart] = FragmentCache()
        self.open()

    def open(self) -> None:
        """Screens that have kept nothing, as after a new start."""
        self.consoles = consoles_of(self.desk)
        self.office = matches_office(self.desk)
        self.public = RoomMatchPublic(self.desk)

    def idle(self, what: str) -> bool:
        """Whether nothing was written since this was looked at on these screens."""
        now = (self.desk, self.desk.progress(DUO).position) if hasattr(self, "desk") else None
        before = self.looked.get(what) if now else None
        if now:
            self.looked[what] = now
        return now == before

    def game_of(self, table: TableNo, game: int) -> LoggedGame:
        """A game as the log has it; read again when there are more lines."""
        head = self.desk.progress(DUO).position
        if self.heads.get((table, game)) == head:
            return self.read[table, game]
        self.heads[table, game] = head
        lines = self.desk.adapters.log.lines_at(DUO, BOARD, table, DealNo(game))
        known = self.read.get((table, game))
        if known is None or len(known.bodies) != len(lines):
            known = read_game([dict(line.body) for line in lines], self.fresh)
            self.read[table, game] = known
        return known

    def teardown(self) -> None:
        if hasattr(self, "closing"):
            self.closing.close()

    def must(self, holds: bool, what: str) -> None:
        """A promise, where a refusal has been caught."""
        if not holds:
            raise AssertionError(what)

    def no_dice_in(self, fields: Mapping[str, object]) -> None:
        """No refusal names the dice that are due."""
        self.must("due" not in fields, f"a roll is told: {fields}")

    # What devices do.

    def reload(self, tablet: Tablet) -> None:
        """Believe the console, and forget what was typed."""
        due = self.consoles.console(DUO, tablet.table).order
        if due:
            tablet.game = due[0].set
            tablet.lines = [dict(line.body) for line in due[0].lines]
        tablet.queue = []

    def due_line(self, state: GameState, pick: int) -> Body:
        """One of the things that may be said, the usual ones more often."""
        if is_over(state):
            made = result(state)
            winner = None if made.winner is None else made.winner.word
            stated = {"winner": winner, "level": int(made.level), "left": made.left}
            return {"do": "accept", **stated, "cube": made.cube}
        side, can = state.turn, legal(state)
        if side is None:
            return {"do": "opening_roll", "white": None, "black": None}
        who = {"side": side.word}
        if can.accept:
            return {"do": "accept_resignation" if pick % 4 else "decline_resignation", **who}
        if can.resign and pick % 9 == 0:
            return {"do": "resign", **who, "level": can.resign[-1].name.lower()}
        if state.due is Due.ANSWER:
            return {"do": "take" if pick % 3 else "pass", **who}
        if state.due is Due.PLAY:
            moves = [list(move) for move in can.plays[pick % len(can.plays)]]
            return {"do": "play", **who, "moves": moves, "accepted": False}
        if can.double and pick % 7 == 0:
            return {"do": "double", **who}
        return {"do": "roll", **who, "dice": None}

    def typed(self, line: Body, pick: int) -> Body:
        """The same with dice that somebody typed."""
        one, other = pick % 6 + 1, (pick // 6) % 6 + 1
        if line["do"] == "opening_roll":
            return {**line, "white": one, "black": other if other != one else one % 6 + 1}
        return {**line, "dice": [one, other]}

    def send(self, tablet: Tablet, lines: list[Body]) -> Refused | None:
        """A message; whatever is refused has changed nothing that counts, and names no dice."""
        tablet.sends += 1
        n, key = len(tablet.lines), f"{tablet.table}-{tablet.sends}"
        before = list(self.game_of(tablet.table, tablet.game).bodies)
        try:
            receipt = self.consoles.write(
                DUO, tablet.table, session=1, deal=tablet.game, n=n, key=key, lines=lines, by="ann"
            )
        except Refused as refusal:
            self.no_dice_in(refusal.fields)
            self.must(
                self.game_of(tablet.table, tablet.game).bodies == before, "nothing is written"
            )
            return refusal
        stand = [dict(line.body) for line in receipt.lines]
        assert len(stand) == len(lines)
        for ours, theirs in zip(lines, stand, strict=True):
            assert theirs["do"] == ours["do"]
        tablet.sent = (n, tablet.game, key, lines)
        tablet.lines += stand
        return None

    @rule(table=tables, picked=st.lists(picks, min_size=4, max_size=14))
    def play(self, table: TableNo, picked: list[int]) -> None:
        """A few lines, each sent at once; a roll that nobody has thrown is typed."""
        tablet = self.tablets[table]
        self.reload(tablet)
        if not self.consoles.console(DUO, table).order:
            return
        for pick in picked:
            logged = self.game_of(table, tablet.game)
            if logged.final:
                self.reload(tablet)
                continue
            line = self.due_line(logged.state, pick)
            refusal = self.send(tablet, [line])
            if isinstance(refusal, NotThrownYet):
                self.send(tablet, [self.typed(line, pick)])

    @rule(table=tables, pick=picks)
    def guess(self, table: TableNo, pick: int) -> None:
        """Somebody types dice in the hope of being told."""
        tablet = self.tablets[table]
        self.reload(tablet)
        logged = self.game_of(table, tablet.game)
        if not logged.final and logged.state.due in (Due.OPENING, Due.ROLL):
            roll = self.typed(self.due_line(logged.state, 1), pick)
            lines = [roll] if pick % 2 else [*self.extra(logged.state, pick), roll]
            self.send(tablet, lines)

    def extra(self, state: GameState, pick: int) -> list[Body]:
        side = state.turn
        if side is None or not legal(state).double:
            return [{"do": "note", "kind": "other", "side": None, "text": "x"}]
        return [{"do": "double", "side": side.word}, {"do": "take", "side": side.other.word}]

    @rule(table=tables, pick=picks)
    def take_back(self, table: TableNo, pick: int) -> None:
        tablet = self.tablets[table]
        self.reload(tablet)
        logged = self.game_of(table, tablet.game)
        if logged.in_force:
            of, body = logged.in_force[-1 - pick % min(3, len(logged.in_force))]
            undo = {"do": "undo", "of": of}
            mend = {"do": "correct", "of": of, "action": body, "reason": "x"}
            self.send(tablet, [undo if pick % 3 else mend])

    @rule(table=tables, picked=st.lists(picks, min_size=1, max_size=3))
    def type_offline(self, table: TableNo, picked: list[int]) -> None:
        """Lines that are not sent yet; rolls are typed as they fell."""
        tablet = self.tablets[table]
        state = self.fresh
        try:
            state = read_game([*tablet.lines, *tablet.queue], self.fresh).state
            for pick in picked:
                line = self.due_line(state, pick)
                if line["do"] in ("roll", "opening_roll"):
                    line = self.typed(line, pick)
                if line["do"] == "accept":
                    return
                state = apply(state, game_action_from_json(line))
                tablet.queue.append(line)
        except Refused:
            tablet.queue = []

    @precondition(lambda self: any(tablet.queue for tablet in self.tablets.values()))
    @rule()
    def send_what_waits(self) -> None:
        for tablet in self.tablets.values():
            if tablet.queue:
                self.send(tablet, tablet.queue)
                self.reload(tablet)

    @rule(table=tables)
    def send_again(self, table: TableNo) -> None:
        """The answer was lost, and the same lines come once more under their key."""
        tablet = self.tablets[table]
        if tablet.sent is not None:
            n, game, key, lines = tablet.sent
            before = self.desk.progress(DUO).position
            receipt = self.consoles.write(
                DUO, table, session=1, deal=game, n=n, key=key, lines=lines, by="ann"
            )
            bodies = self.game_of(table, game).bodies
            assert [dict(line.body) for line in receipt.lines] == bodies[n:]
            assert self.desk.progress(DUO).position == before

    # What the director does.

    def direct(self, kind: str, table: TableNo, game: int, **more: Any) -> None:
        self.office_keys += 1
        form = {"session": 1, "table": table, "deal": game, **more}
        preview = self.office.preview(DUO, {kind: form})
        self.no_dice_in(preview.refused.fields if preview.refused else {})
        write = {"decision": "decide", "reopening": "reopen", "correction": "correct"}[kind]
        try:
            getattr(self.office, write)(DUO, form, key=str(self.office_keys), by="Dora")
        except Refused as refusal:
            self.no_dice_in(refusal.fields)
            written = False
        else:
            written = True
        self.must(written == (preview.refused is None), "the preview said what happened")

    @rule(table=tables, pick=picks)
    def decide(self, table: TableNo, pick: int) -> None:
        """Mostly the game that is played, and not often."""
        if pick % 3:
            return
        order = self.consoles.console(DUO, table).order
        game = order[0].set if order and pick % 4 else GAMES[pick // 4 % 2]
        winner = ("white", "black")[pick // 8 % 2]
        counts = {"winner": winner, "level": 1, "left": pick % 14 + 1, "cube": 1}
        self.direct("decision", table, game, **counts, rule="time", reason="late")

    @precondition(lambda self: any(logged.final for logged in self.read.values()))
    @rule(pick=picks)
    def reopen(self, pick: int) -> None:
        over = [place for place, logged in sorted(self.read.items()) if logged.final]
        table, game = over[pick % len(over)]
        self.direct("reopening", table, game, reason="they came back")

    @rule(table=tables, game=st.sampled_from(GAMES))
    def let_it_be_recorded_anew(self, table: TableNo, game: int) -> None:
        self.direct("reopening", table, game, reason="the sheet was read by mistake")

    @rule(table=tables, game=st.sampled_from(GAMES), pick=picks)
    def mend(self, table: TableNo, game: int, pick: int) -> None:
        logged = self.game_of(table, game)
        if logged.in_force:
            at = pick % len(logged.in_force)
            of, body = logged.in_force[at]
            before = read_game([each for _, each in logged.in_force[:at]], self.fresh).state
            other = self.due_line(before, pick // 7) if not is_over(before) else body
            if other["do"] in ("roll", "opening_roll"):
                other = self.typed(other, pick)
            action = None if pick % 5 == 0 else other
            self.direct("correction", table, game, of=of, action=action, reason="x")

    @rule()
    def start_again(self) -> None:
        """The process is gone, and another one reads the log."""
        self.desk = MatchDesk(self.desk.adapters)
        self.open()

    # What everybody sees.

    @invariant()
    def both_rooms_have_the_same_rolls(self) -> None:
        if self.idle("rolls"):
            return
        luck = self.desk.luck(DUO, BOARD)
        for game in GAMES:
            rolled = [self.rolls_of(table, game) for table in TABLES]
            for one, other in zip(*rolled, strict=True):
                shared = min(len(one), len(other))
                assert one[:shared] == other[:shared]
            if luck is not None and luck.rolls is not None:
                sealed = luck.rolls.sets[game - 1]
                for streams in rolled:
                    due = ([sealed.opening], *map(list, (sealed.white, sealed.black)))
                    for used, stream in zip(streams, due, strict=True):
                        assert used == stream[: len(used)]

    def rolls_of(self, table: TableNo, game: int) -> tuple[list[Any], list[Any], list[Any]]:
        """The opening roll, White's rolls and Black's, as the lines in force have them."""
        opening: list[Any] = []
        streams: dict[str, list[Any]] = {"white": [], "black": []}
        for _, body in self.game_of(table, game).in_force:
            if body["do"] == "opening_roll":
                white, black = body["white"], body["black"]
                opening.append((white, black))
                starter = "white" if white > black else "black"
                streams[starter].append((max(white, black), min(white, black)))
            elif body["do"] == "roll":
                streams[body["side"]].append((max(body["dice"]), min(body["dice"])))
        return opening, streams["white"], streams["black"]

    @invariant()
    def everybody_sees_what_both_rooms_have_played(self) -> None:
        if self.idle("public"):
            return
        for game in GAMES:
            first, second = (self.game_of(table, game) for table in TABLES)
            for table, each in zip(TABLES, (first, second), strict=True):
                turns = max(self.most.get((table, game), 0), len(each.turns))
                self.most[table, game] = turns
            page = self.public.game(DUO, BOARD, 1, game)
            over = first.final and second.final
            both = min(first.whole, second.whole)
            # R46: what ends the game in one room shows no turn of the other.
            due = (len(first.turns), len(second.turns)) if over else (both, both)
            assert (page.stage == "finished") == over
            assert bool(page.rows) <= over
            for logged, count, room in zip(
                (first, second), due, (page.rooms.open, page.rooms.closed), strict=True
            ):
                assert room.turns == count
                rolled = [list(frame.roll) for frame in room.frames if frame.roll]
                assert rolled[:count] == logged.turns[:count]
                if not over:
                    assert len(room.frames) == 1 + count
            self.turns_seen[game] = max(self.turns_seen.get(game, 0), *due)

    @invariant()
    def nobody_plays_on_with_rolls_that_everybody_has_seen_before(self) -> None:
        if self.idle("played on"):
            return
        for game in GAMES:
            for table in TABLES:
                if not self.game_of(table, game).final:
                    assert self.turns_seen.get(game, 0) <= self.most.get((table, game), 0)

    @invariant()
    def a_table_sees_its_own_lines_alone(self) -> None:
        if self.idle("tables"):
            return
        for table in TABLES:
            console = self.consoles.console(DUO, table)
            for game in console.order:
                bodies = [dict(line.body) for line in game.lines]
                assert bodies == self.game_of(table, game.set).bodies
            # The position tells nothing either: it follows from what concerns the table.
            at = self.desk.adapters.log.lines_at
            places = ((BOARD, table), (BOARD, 0), (0, table), (0, 0))
            lines = sum(len(self.game_of(table, game).bodies) for game in GAMES)
            count = lines + sum(len(at(DUO, *place, 0)) for place in places)
            assert self.positions.setdefault((table, count), console.position) == console.position

    @invariant()
    def the_director_sees_both_rooms_and_no_roll_more(self) -> None:
        if self.idle("office"):
            return
        for table in TABLES:
            for game in GAMES:
                page = self.office.game(DUO, BOARD, table, DealNo(game))
                logged = self.game_of(table, game)
                assert page.roll == sum(logged.state.rolls)
                text = json.dumps(asdict(page), default=str)
                assert "sealed" not in text

    @invariant()
    def what_a_screen_has_kept_is_what_one_makes_that_has_just_been_opened(self) -> None:
        if self.idle("kept"):
            return
        progress, facts = self.desk.progress(DUO), MatchOfficeFacts(NOON, {})
        assert match_office(progress, facts, self.parts) == match_office(progress, facts)
        assert self.public.scoreboard(DUO) == RoomMatchPublic(self.desk).scoreboard(DUO)


TestHall = Hall.TestCase
TestHall.settings = settings(
    max_examples=8,
    stateful_step_count=25,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
