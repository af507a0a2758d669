"""What comes out of the doors of an event of matches: nothing of a room that is ahead, no roll."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from evendeal.backgammon import Dice, Side
from evendeal.draw.rolls import RollSet
from support.desks import consoles_of
from support.events.matches import BOARD, DUEL, GameDevice, game_at
from support.web.doors import routes, walk
from support.web.match_doors import DOORS, PARTS
from support.web.match_house import INVITED, MatchHouse, match_house

pytestmark = pytest.mark.long

OF_POKER = tuple(f"GET /api/events/{{event}}/{page}" for page in ("tables", "deals", "prizes"))
AHEAD = frozenset({"open room", "screen", "director", "house director"})
EVERYBODY = frozenset({"nobody", *INVITED})


@pytest.fixture
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchHouse]:
    with match_house(tmp_path_factory.mktemp("house") / "var") as found:
        yield found


def looked(hall: MatchHouse, *, table: str = "1") -> dict[tuple[str, str], bytes]:
    """Every answer to those who only look.

    Left out: who was seen when, which changes with each asking, and streams, of which some
    moments are heard; their positions stand in the pages.
    """
    others = ("/people", "/archive.zip", "/stream")
    names = [name for name in DOORS if name.startswith("GET") and not name.endswith(others)]
    answers = walk(hall, names, EVERYBODY, {**PARTS, "table": table})
    return {key: answer.body for key, answer in answers.items()}


def test_to_the_doors_of_poker_alone_an_event_of_matches_is_not_there(hall: MatchHouse) -> None:
    names = [
        name for name in routes(hall) if name.startswith(OF_POKER) and not name.endswith("/stream")
    ]
    parts = {**PARTS, "ruling": "1", "file": "1.csv"}
    found = walk(hall, names, EVERYBODY, parts)

    assert len(names) == 5
    there = {key: answer.body for key, answer in found.items() if answer.status == 200}
    assert there == {}
    kinds = {answer.json["name"] for answer in found.values()}
    assert kinds <= {"NoSuchPage", "NoSuchEvent", "NotSignedIn", "NotAllowed"}


def test_while_the_open_room_plays_on_nobody_else_sees_anything_of_it(hall: MatchHouse) -> None:
    """R46: not in a page, a position, a count or a stream."""
    consoles = consoles_of(hall.matches)
    first, second = (GameDevice(consoles, table).begin().go(6) for table in (1, 2))
    assert first.lines[0] == second.lines[0]
    before = looked(hall) | {(n + "2", w): a for (n, w), a in looked(hall, table="2").items()}
    first.go(9)
    after = looked(hall) | {(n + "2", w): a for (n, w), a in looked(hall, table="2").items()}

    changed = {who for key, who in before if before[key, who] != after[key, who]}
    assert changed <= AHEAD
    assert "open room" in changed


def test_no_answer_to_anybody_depends_on_a_roll_that_was_not_told(hall: MatchHouse) -> None:
    """The rolls to come are other ones now, and every answer is the same, the director's too."""
    consoles = consoles_of(hall.matches)
    devices = [GameDevice(consoles, table).begin() for table in (1, 2)]
    devices[0].go(15)
    devices[1].go(6)
    devices[1].to_roll()
    before = looked(hall)
    luck = hall.matches.luck(DUEL, BOARD)
    assert luck is not None
    assert luck.rolls is not None
    rolled = game_at(hall.matches).state.rolls
    first, second = luck.rolls.sets
    turned = RollSet(second.opening[::-1], second.black, second.white)
    changed = (changed_after(first, rolled), turned)
    other = replace(luck.rolls, sets=changed)
    hall.matches._luck[DUEL, BOARD] = replace(luck, rolls=other)
    hall.matches.progress(DUEL).deal_from(BOARD, other)

    after = looked(hall)
    assert [key for key in before if before[key] != after[key]] == []
    # And they are what would be told next.
    side = devices[0].state.turn
    assert side is not None
    if devices[0].state.due.name != "ROLL":
        devices[0].go(1)
        side = devices[0].state.turn
        assert side is not None
    dice = devices[0].say(devices[0].roll_due()).lines[0].body["dice"]
    assert tuple(dice) == changed[0].roll(side, rolled[side] + 1)


def changed_after(rolls: RollSet, rolled: tuple[int, int]) -> RollSet:
    """The same set as far as it was told, and every roll after that another one."""
    streams = [
        (*rolls.of(side)[: rolled[side]], *map(another, rolls.of(side)[rolled[side] :]))
        for side in Side
    ]
    return RollSet(rolls.opening, streams[0], streams[1], rolls.reroll)


def another(dice: Dice) -> Dice:
    """Another roll."""
    return (6, 6) if dice != (6, 6) else (5, 5)
