"""A room that ends its game early: nobody is shown a turn of the other room for it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from support.events.matches import game_at
from support.web.match_house import GameWire, MatchHouse, match_house

pytestmark = pytest.mark.long

GAME = "/api/events/duel/matches/1/1/games/1"
PUBLIC = (
    "/api/events",
    "/api/events/duel/scoreboard",
    "/api/events/duel/matches/1/1",
    GAME,
    "/api/events/duel/proof",
    *(
        f"/api/events/duel/matches/1/1/files/{name}"
        for name in ("open.mat", "closed.mat", "protocol.csv")
    ),
)
OFFICE = "/api/office/duel"
TABLES = {"open": 1, "closed": 2}
DECISION = {
    "winner": "black", "level": 1, "left": 5, "cube": 1, "rule": "R48", "reason": "late",
}  # fmt: skip


@pytest.fixture
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchHouse]:
    with match_house(tmp_path_factory.mktemp("house") / "var") as found:
        yield found


def play_to(hall: MatchHouse, room: str, turns: int) -> GameWire:
    """A room whose table has completed so many turns of the first game."""
    device = GameWire(hall, f"{room} room", TABLES[room]).begin()
    while len(game_at(hall.matches, device.table).turns) < turns:
        device.go(1)
    return device


def everything(hall: MatchHouse) -> list[bytes]:
    """All that anybody is shown who does not sit at one of the two tables."""
    answers = [hall.ask("", "GET", path) for path in PUBLIC]
    answers += [hall.ask(who, "GET", "/api/my/duel") for who in ("player", "captain")]
    return [answer.body for answer in answers]


def resigned(hall: MatchHouse, device: GameWire) -> None:
    """Three lines from the table."""
    side = device.state.turn
    assert side is not None
    device.say({"do": "resign", "side": side.word, "level": "gammon"})
    device.say({"do": "accept_resignation", "side": side.other.word})
    device.say(device.accept())


def passed(hall: MatchHouse, device: GameWire) -> None:
    """A double that is passed before the next roll."""
    side = device.state.turn
    assert side is not None
    device.say({"do": "double", "side": side.word})
    device.say({"do": "pass", "side": side.other.word})
    device.say(device.accept())


def taken_back_and_resigned(hall: MatchHouse, device: GameWire) -> None:
    """The last play, which everybody has seen, is taken back first."""
    device.say({"do": "undo", "of": device.n - 1})
    resigned(hall, device)


def decided(hall: MatchHouse, device: GameWire) -> None:
    """The director's word."""
    said = {**DECISION, "session": 1, "table": device.table, "deal": 1, "key": "d"}
    assert hall.ask("director", "POST", f"{OFFICE}/decisions", said).status == 200


def reopen(hall: MatchHouse, table: int) -> int:
    """How the director's reopening is answered."""
    said = {"session": 1, "table": table, "deal": 1, "reason": "nobody ended it", "key": "r"}
    return hall.ask("director", "POST", f"{OFFICE}/reopenings", said).status


def rolls_shown(hall: MatchHouse) -> dict[str, list[Any]]:
    """The rolls of the first game that everybody reads, by room."""
    game = hall.ask("", "GET", GAME).json
    return {room: [frame["roll"] for frame in game["rooms"][room]["frames"][1:]] for room in TABLES}


@pytest.mark.parametrize("slow", ["open", "closed"])
@pytest.mark.parametrize("end", [resigned, passed, decided])
def test_the_slower_room_cannot_have_the_others_rolls_published_by_ending_its_game(
    hall: MatchHouse, end: Callable[[MatchHouse, GameWire], None], slow: str
) -> None:
    """S7, R46: three lines of one table at turn 1, while the other room is at turn 6."""
    fast = "closed" if slow == "open" else "open"
    ahead, behind = play_to(hall, fast, 6), play_to(hall, slow, 1)
    before, rolls = everything(hall), rolls_shown(hall)
    assert list(map(len, rolls.values())) == [1, 1]
    end(hall, behind)

    assert game_at(hall.matches, behind.table).final
    assert everything(hall) == before
    ahead.go(6)
    assert everything(hall) == before
    assert rolls_shown(hall) == rolls


@pytest.mark.parametrize("end", [resigned, passed, decided, taken_back_and_resigned])
def test_a_game_that_its_table_ended_early_can_be_reopened_and_goes_on_with_the_same_rolls(
    hall: MatchHouse, end: Callable[[MatchHouse, GameWire], None]
) -> None:
    """S7, R48: nobody outside has seen a roll that the table has not had."""
    ahead, behind = play_to(hall, "closed", 6), play_to(hall, "open", 1)
    end(hall, behind)
    ahead.go(4)

    assert reopen(hall, behind.table) == 200
    assert not game_at(hall.matches, behind.table).final


def test_once_both_rooms_have_ended_the_game_all_of_it_is_public_and_it_stays_over(
    hall: MatchHouse,
) -> None:
    """S7, R46, R48."""
    ahead, behind = play_to(hall, "closed", 6), play_to(hall, "open", 1)
    resigned(hall, behind)
    resigned(hall, ahead)

    # With the last frame, which says how it ended.
    assert list(map(len, rolls_shown(hall).values())) == [1 + 1, 6 + 1]
    assert reopen(hall, behind.table) == 409
    assert reopen(hall, ahead.table) == 409
