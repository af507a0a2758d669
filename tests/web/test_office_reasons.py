"""What a director says and no log can hold: refused, and the event goes on."""

from collections.abc import Iterator
from typing import Any

import pytest

from support.desks import consoles_of
from support.events.matches import DUEL, GameDevice
from support.events.poker import CUP
from support.refusals import problem
from support.web.match_house import MatchHouse, match_house

pytestmark = pytest.mark.long

UNFIT = ("y" * 501, "a\x00b", "a\u202eb")
LINE_UP = {"session": 1, "match": 1, "team": "Kh", "players": ["Kh2", "Kh1"]}


@pytest.fixture
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchHouse]:
    with match_house(tmp_path_factory.mktemp("house") / "var") as found:
        yield found


@pytest.mark.parametrize("reason", UNFIT)
def test_a_reason_that_no_line_can_hold_is_refused_and_leaves_a_team_match_as_it_was(
    hall: MatchHouse, reason: str
) -> None:
    table = GameDevice(consoles_of(hall.matches)).begin().go(3)
    table.say({"do": "call_director", "reason": "a die is cocked"})
    before = hall.matches.adapters.log.head(DUEL)
    called: dict[str, Any] = {"session": 1, "table": 1, "deal": 1}
    for number, (door, said) in enumerate((("lineups", LINE_UP), ("answers", called))):
        body = {**said, "reason": reason, "key": f"k{number}"}
        answer = hall.ask("director", "POST", f"/api/office/duel/{door}", body)
        problem(answer, "NotABody", 409)

    assert hall.matches.adapters.log.head(DUEL) == before
    assert hall.matches.read_only(DUEL) is None
    table.go(1)


@pytest.mark.parametrize("reason", UNFIT)
def test_the_same_holds_for_a_pause_of_a_poker_event(hall: MatchHouse, reason: str) -> None:
    before = hall.desk.adapters.log.head(CUP)
    said = {"reason": reason, "key": "k"}
    answer = hall.ask("poker director", "POST", "/api/office/cup/pause", said)

    problem(answer, "NotABody", 409)
    assert hall.desk.adapters.log.head(CUP) == before
    assert hall.desk.read_only(CUP) is None
