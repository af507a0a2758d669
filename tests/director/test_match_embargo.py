"""The public learns nothing of a room's game before the other room has come so far (R46)."""

from contextlib import suppress
from pathlib import Path
from random import Random
from shutil import copytree
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st

from evendeal.backgammon import Due, GameState, Level, Side, apply, start
from evendeal.backgammon.lines import Decided, Reopened
from evendeal.backgammon.wire import game_action_from_json
from evendeal.draw.rolls_sealed import RollSets
from evendeal.errors import Refused
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.formats.room_match.recording import game_due
from evendeal.ids import DealNo, TableNo
from evendeal.lines.acts import CallDirector, Undo
from evendeal.tournament.room_match.event import MatchEvent
from support.events.match_pictures import (
    BOARD,
    CLOSED,
    DUO,
    OPEN,
    SECRET,
    duo,
    fresh_picture,
    game_of,
    mended,
    picture,
    read,
    rooms,
    step,
    write,
)

pytestmark = pytest.mark.long


def quick(examples: int) -> settings:
    """Whole events are played: few examples, and none is made smaller."""
    return settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


EVENTS = {
    "drawn": duo(),
    "thrown": duo(rolls="thrown"),
    "long gammon": duo(game="long-gammon"),
}
seeds = st.integers(0, 2**32 - 1)


def play_on(desk: MatchDesk, chance: Random, lines: int) -> None:
    """Both rooms play, one of them perhaps much faster than the other."""
    open_share = chance.choice((0.1, 0.4, 0.5, 0.6, 0.9))
    with desk.together(DUO):
        for _ in range(lines):
            step(desk, OPEN if chance.random() < open_share else CLOSED, chance)


def ahead(desk: MatchDesk) -> TableNo | None:
    """A room of which nothing that it does next can be public; None if there is none."""
    places = {table: game_due(desk, DUO, table) for table in (OPEN, CLOSED)}
    for table, other in ((OPEN, CLOSED), (CLOSED, OPEN)):
        mine, theirs = places[table], places[other]
        if mine is None or theirs is None:
            continue
        if mine.deal > theirs.deal:
            return table
        game = game_of(desk, mine)
        further = len(game.turns) - len(game_of(desk, theirs).turns)
        if mine.deal == theirs.deal and further >= game.ended:
            return table
    return None


def hide(desk: MatchDesk, table: TableNo, chance: Random, lines: int) -> None:
    """What only one room does, and the director at its table, while the other one waits."""
    lagging = game_due(desk, DUO, CLOSED if table == OPEN else OPEN)
    assert lagging is not None
    for _ in range(lines):
        at = game_due(desk, DUO, table)
        if at is None:
            return
        game = game_of(desk, at)
        same = at.deal == lagging.deal
        # A turn that the other room has played too may not be taken back unseen.
        may_undo = len(game.turns) > len(game_of(desk, lagging).turns)
        what = chance.random()
        if what < 0.02:
            write(desk, at, CallDirector("a checker fell off"))
        elif what < 0.03:
            decided = Decided(Side(chance.randrange(2)), Level.GAMMON, 15, 1, "time", "too late")
            write(desk, at, decided, due=False)
            if chance.random() < 0.5:
                write(desk, at, Reopened("they came back"), due=False)
        elif what < 0.06 and same and may_undo and game.last is not None:
            write(desk, at, Undo(game.last.n))
        elif what < 0.09:
            shared = len(game_of(desk, lagging).turns) if same else 0
            if line := mended(game, chance, shared):
                with suppress(Refused):
                    write(desk, at, line)
        else:
            step(desk, table, chance, undo=not same)


@pytest.mark.parametrize("kind", EVENTS)
@quick(3)
@given(before=seeds, one=seeds, other=seeds, lines=st.integers(1, 300), hidden=st.integers(1, 120))
def test_two_events_that_differ_in_hidden_things_alone_look_the_same_byte_for_byte(
    kind: str, before: int, one: int, other: int, lines: int, hidden: int
) -> None:
    event, pictures = EVENTS[kind], []
    with TemporaryDirectory() as folder:
        common, *ways = (Path(folder) / name for name in ("common", "one", "other"))
        with rooms(common, event) as desk:
            play_on(desk, Random(before), lines)
            table = ahead(desk)
            assume(table is not None)
            assert table is not None
        for seed, way in zip((one, other), ways, strict=True):
            copytree(common, way)
            with rooms(way, event) as desk:
                public = RoomMatchPublic(desk)
                earlier = picture(public, event)
                with desk.together(DUO):
                    hide(desk, table, Random(seed), hidden)

                assert picture(public, event) == earlier
                pictures.append(fresh_picture(desk, event))

    assert pictures[0] == pictures[1] == earlier


@pytest.mark.parametrize("kind", ["drawn", "thrown"])
@quick(2)
@given(seed=seeds)
def test_the_position_grows_exactly_when_an_answer_changes(kind: str, seed: int) -> None:
    event, chance = EVENTS[kind], Random(seed)
    with TemporaryDirectory() as folder, rooms(Path(folder), event) as desk:
        play_on(desk, chance, chance.randrange(300))
        public, heard = RoomMatchPublic(desk), []
        public.subscribe(lambda _, position: heard.append(position))
        before = fresh_picture(desk, event)
        seen = public.position(DUO)
        for _ in range(40):
            step(desk, OPEN if chance.random() < 0.6 else CLOSED, chance)

            now, position = fresh_picture(desk, event), public.position(DUO)
            assert position >= seen
            if position == seen:
                assert now == before
            else:
                assert now != before
                assert heard[-1] == position
            assert picture(public, event) == now
            before, seen = now, position


@pytest.mark.parametrize("kind", EVENTS)
@quick(2)
@given(seed=seeds)
def test_at_any_moment_as_many_turns_are_shown_as_both_rooms_have_played(
    kind: str, seed: int
) -> None:
    """S7: until the game is final in both."""
    event, chance = EVENTS[kind], Random(seed)
    with TemporaryDirectory() as folder, rooms(Path(folder), event) as desk:
        for _ in range(6):
            play_on(desk, chance, chance.randrange(1, 120))
            fresh = fresh_picture(desk, event)
            for game in range(1, event.games + 1):
                page = read(fresh, f"game {game}")
                logged = logged_game(desk, event, game)

                assert logged.both_final == (page["stage"] == "finished")
                assert bool(page["rows"]) <= logged.both_final
                for room, due in logged.turns_to_see.items():
                    frames = page["rooms"][room]["frames"]
                    assert [frame["roll"] for frame in frames if frame["roll"]][:due] == (
                        logged.rolls[room][:due]
                    )
                    if not logged.both_final:
                        assert len(frames) == 1 + due
                        assert frames[-1]["board"]["due"] != "over"
                        assert not frames[-1]["board"]["cube"]["offered_by"]


@quick(3)
@given(seed=seeds, lines=st.integers(0, 500))
def test_no_answer_holds_a_roll_set_that_is_not_open_or_what_it_follows_from(
    seed: int, lines: int
) -> None:
    event = EVENTS["drawn"]
    with TemporaryDirectory() as folder, rooms(Path(folder), event) as desk:
        play_on(desk, Random(seed), lines)
        now = desk.progress(DUO).sessions[BOARD]
        luck = desk.luck(DUO, BOARD)
        assert luck is not None
        assert isinstance(luck.rolls, RollSets)

        whole = b"".join(fresh_picture(desk, event).values()).decode()

        assert SECRET.hex() not in whole
        for number, rolls in enumerate(luck.rolls.sets, 1):
            if DealNo(number) not in now.opened:
                assert str(rolls).split("|")[1][:60] not in whole
                assert luck.rolls.salts[number - 1].hex() not in whole


class LoggedGame:
    """What the log says of a game, counted without the fold that the views use."""

    def __init__(self, rooms: dict[str, list[dict[str, object]]], ruleset_start: GameState) -> None:
        self.rolls: dict[str, list[list[int]]] = {}
        self.final: dict[str, bool] = {}
        self._ended: dict[str, bool] = {}
        for room, bodies in rooms.items():
            said: list[tuple[int, dict[str, object]]] = []
            self.final[room] = False
            for n, body in enumerate(bodies):
                match body["do"]:
                    case "accept" | "decide":
                        self.final[room] = True
                    case "reopen":
                        self.final[room] = False
                    case "undo":
                        said = [each for each in said if each[0] != body["of"]]
                    case "correct":
                        said = [(n, body["action"] if n == body["of"] else b) for n, b in said]  # type: ignore[misc]
                    case "note" | "call_director":
                        pass
                    case _:
                        said.append((n, body))
            self._count(room, [body for _, body in said], ruleset_start)

    def _count(self, room: str, bodies: list[dict[str, object]], state: GameState) -> None:
        dice: list[int] = []
        turns: list[list[int]] = []
        ended = False
        for body in bodies:
            action = game_action_from_json(body)
            state = apply(state, action)
            if body["do"] == "opening_roll":
                dice = sorted((body["white"], body["black"]), reverse=True)  # type: ignore[type-var]
            elif body["do"] == "roll":
                dice = sorted(body["dice"], reverse=True)  # type: ignore[call-overload]
            if body["do"] == "play" or (body["do"] == "roll" and state.due is not Due.PLAY):
                turns.append(dice)
            ended = body["do"] in ("play", "roll") and state.due is Due.OVER
        self.rolls[room], self._ended[room] = turns, ended

    @property
    def both_final(self) -> bool:
        """Whether the result counts in both rooms."""
        return all(self.final.values())

    @property
    def turns_to_see(self) -> dict[str, int]:
        """How many turns of each room may be seen."""
        turns = {room: len(rolls) for room, rolls in self.rolls.items()}
        if self.both_final:
            return turns
        whole = {room: count - self._ended[room] for room, count in turns.items()}
        return dict.fromkeys(turns, min(whole.values()))


def logged_game(desk: MatchDesk, event: MatchEvent, game: int) -> LoggedGame:
    """What the log says of a game in both rooms."""
    tables = {"open": OPEN, "closed": CLOSED}
    return LoggedGame(
        {
            room: [
                line.body for line in desk.adapters.log.lines_at(DUO, BOARD, table, DealNo(game))
            ]
            for room, table in tables.items()
        },
        start(event.ruleset(BOARD)),
    )
