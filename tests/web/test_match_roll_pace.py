"""How many rolls a table is told, by the times in the log: six at once, and then one in 8 s."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from evendeal.backgammon import Due
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.pace import RollTooSoon
from evendeal.formats.room_match.roll_requests import RollNotThat
from evendeal.tournament.checks import OutOfBounds
from evendeal.tournament.room_match.event_read import read_match_event
from support.clock import Moved
from support.desks import consoles_of
from support.events.matches import ASK_OPENING, DUEL, GameDevice, game_at, match_toml, typed_roll
from support.refusals import refused
from support.web.match_house import GameWire, MatchHouse, match_house

pytestmark = pytest.mark.long

OFFICE = "rolls_at_once = 6\nseconds_a_roll = 8"
AT_ONCE, EVERY = 6, 8
ROLLS = ("opening_roll", "roll")


@pytest.fixture
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchHouse]:
    with match_house(tmp_path_factory.mktemp("house") / "var", office=OFFICE) as found:
        yield found


def clock_of(hall: MatchHouse) -> Moved:
    clock = hall.desk.adapters.clock
    assert isinstance(clock, Moved)
    return clock


def is_told(device: GameWire, line: dict[str, Any]) -> bool:
    """Whether a line is taken; if not, it is because it comes too soon."""
    answer = device.post(line, key=f"k{device.deal}")
    if answer.status == 200:
        device.lines |= {each["n"]: dict(each["body"]) for each in answer.json["lines"]}
        device.n = answer.json["next"]
        return True
    assert answer.json["name"] == "RollTooSoon", answer.body
    return False


def invent(device: GameWire, chance: Random) -> bool:
    """One more line of games that nobody plays; whether it was taken."""
    state = device.state
    if state.due is Due.OVER:
        taken = is_told(device, device.accept())
        if device.console.order:
            device.begin()
        return taken
    if state.due is Due.RESIGNATION:
        assert state.turn is not None
        return is_told(device, {"do": "accept_resignation", "side": state.turn.word})
    if state.due is Due.ROLL and chance.random() < 0.2:
        assert state.turn is not None
        return is_told(device, {"do": "resign", "side": state.turn.word, "level": "gammon"})
    return is_told(device, device.line_due())


def rolls_of(hall: MatchHouse, table: int) -> list[datetime]:
    """When the table was told each roll that it has seen, read from the log."""
    lines = hall.desk.adapters.log.lines(DUEL)
    return [
        datetime.fromisoformat(line.at)
        for line in lines
        if line.table == table and line.deal and line.body["do"] in ROLLS
    ]


def most_within(times: list[datetime], seconds: float) -> int:
    """The most of these times that lie within so many seconds."""
    return max(sum(0 <= (other - at).total_seconds() <= seconds for other in times) for at in times)


@settings(
    max_examples=5,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(seed=st.integers(0, 2**32 - 1))
def test_whoever_invents_games_is_told_six_rolls_and_then_one_in_eight_seconds(
    tmp_path_factory: pytest.TempPathFactory, seed: int
) -> None:
    """S12, R52: games resigned, other games begun, asked again and again, at any moment."""
    chance = Random(seed)
    folder = tmp_path_factory.mktemp("house") / "var"
    with match_house(folder, office=OFFICE, games=8) as hall:
        device = GameWire(hall).begin()
        for _ in range(150):
            if not invent(device, chance):
                clock_of(hall).move(seconds=chance.choice((0, 0.4, 1, 3, 7.9, 8, 20)))
            if not device.console.order:
                break  # the table has no further game
        times = rolls_of(hall, 1)

    assert len(times) > AT_ONCE
    for seconds in (0, 7.9, 8, 30, 60, 300):
        assert most_within(times, seconds) <= AT_ONCE + seconds // EVERY


def test_a_table_that_plays_is_never_kept_waiting(hall: MatchHouse) -> None:
    """S12, R52: turns of twelve seconds, and now and then two of them within four."""
    device, clock = GameWire(hall).begin(), clock_of(hall)
    for turn in range(30):
        while device.state.due is Due.PLAY:
            assert is_told(device, device.line_due())
        if device.state.due is Due.OVER:
            break
        assert is_told(device, device.line_due())
        clock.move(seconds=2 if turn % 10 in (4, 5) else 12)


def test_after_a_quiet_while_six_rolls_are_told_at_once_again(hall: MatchHouse) -> None:
    """S12, R52."""
    device, clock = GameWire(hall).begin(), clock_of(hall)
    for wait in (0, 48):
        clock.move(seconds=wait)
        had = len(rolls_of(hall, 1))
        while is_told(device, device.line_due()):
            pass

        assert len(rolls_of(hall, 1)) == had + AT_ONCE


def test_a_new_start_of_the_server_gives_nobody_another_six_rolls(hall: MatchHouse) -> None:
    """S12, R52: it follows from the log, also for a second server beside the first."""
    device = GameWire(hall).begin()
    while is_told(device, device.line_due()):
        pass
    again = consoles_of(MatchDesk(hall.desk.adapters))
    other = GameDevice(again, 1, key="other").begin()

    with refused(RollTooSoon, table=1, seconds=8):
        other.say(other.line_due())
    clock_of(hall).move(seconds=8)
    assert other.say(other.line_due()).next == device.n + 1
    # And what the second one was told, the first one counts.
    device.begin()
    while device.state.due is Due.PLAY:
        assert is_told(device, device.line_due())
    assert not is_told(device, device.line_due())


def test_wrong_dice_count_like_rolls_whatever_the_server_remembers(hall: MatchHouse) -> None:
    """S12, R52: each guess that is looked at is one of the six, after a new start too."""
    GameWire(hall, "closed room", 2).begin().go(3)
    opening = game_at(hall.matches, 2).opening
    assert opening is not None
    device = GameWire(hall).begin()
    looked, late = 0, 0
    for white in range(1, 7):
        for black in range(1, 7):
            if white == black or (white, black) == opening:
                continue
            consoles = consoles_of(MatchDesk(hall.desk.adapters))
            guess = {"do": "opening_roll", "white": white, "black": black}
            answer = GameDevice(consoles, 1, key="g").begin()
            with pytest.raises((RollNotThat, RollTooSoon)) as caught:
                answer.say(guess)
            looked += isinstance(caught.value, RollNotThat)
            late += isinstance(caught.value, RollTooSoon)

    assert (looked, late) == (AT_ONCE, 29 - AT_ONCE)
    assert not is_told(device, ASK_OPENING)
    clock_of(hall).move(seconds=EVERY)
    assert is_told(device, ASK_OPENING)


def test_a_roll_that_was_seen_is_told_again_at_once_and_counts_once(hall: MatchHouse) -> None:
    """R52."""
    device = GameWire(hall).begin()
    while is_told(device, device.line_due()):
        pass
    clock_of(hall).move(seconds=EVERY)
    assert is_told(device, device.line_due())
    of = device.n - 1
    said = {"session": 1, "table": 1, "deal": 1, "of": of, "action": None, "reason": "a slip"}
    path = "/api/office/duel/corrections"
    assert hall.ask("director", "POST", path, {**said, "key": "c"}).status == 200
    device.begin()

    assert is_told(device, device.line_due())


def test_the_other_tables_rolls_do_not_count(hall: MatchHouse) -> None:
    """R52: nor do its own that were typed hold up what is typed."""
    first, second = GameWire(hall).begin(), GameWire(hall, "closed room", 2).begin()
    while is_told(first, first.line_due()):
        pass

    for n in range(len(first.lines)):
        line = first.lines[n]
        if line["do"] == "roll":
            line = typed_roll(line["side"], tuple(line["dice"]))
        assert is_told(second, line)
    while second.state.due is Due.PLAY:
        assert is_told(second, second.line_due())
    assert not is_told(second, second.line_due())


def test_an_event_that_exists_keeps_the_pause_of_its_file(tmp_path: Path) -> None:
    """S12: no key is a key of before, and the six rolls of new events are not given to it."""
    with match_house(tmp_path / "var", seconds=3) as hall:
        device = GameWire(hall).begin()
        assert is_told(device, ASK_OPENING)
        assert is_told(device, device.play_due())
        assert not is_told(device, device.roll_due())
        clock_of(hall).move(seconds=3)
        assert is_told(device, device.roll_due())


def test_a_clock_that_was_set_back_holds_up_nobody(hall: MatchHouse) -> None:
    """R52: nobody at the table did that."""
    device = GameWire(hall).begin()
    while is_told(device, device.line_due()):
        pass
    clock_of(hall).move(seconds=-3600)

    assert is_told(device, device.line_due())


@pytest.mark.parametrize(
    "office", ["rolls_at_once = 101", "rolls_at_once = -1", "seconds_a_roll = 0"]
)
def test_a_pace_that_no_table_can_have_is_refused(office: str) -> None:
    with refused(OutOfBounds, where=f"office.{office.split(maxsplit=1)[0]}"):
        read_match_event(match_toml(office=office))
