"""What the guide's dealer hands out and notes, over HTTP: reserve chips, and who left the area."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from support.events.poker import event_of
from support.web.house import House, house
from support.web.requests import ask
from support.web.wire import Wire

RUNNING = 'stacks = "running"\ncap = 5000\nstarting_stack = 5000'


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[House]:
    event = event_of(teams=2, deals=2, play=RUNNING, office="shortest_seconds = 0")
    with house(tmp_path / "var", event) as found:
        yield found


def got(hall: House, who: str, path: str) -> Any:
    answer = asyncio.run(ask(hall.app, "GET", path, token=hall.tokens.get(who, "")))
    assert answer.status == 200, answer.body
    return answer.json


def lost_by_one(wire: Wire) -> int:
    """A hand in which the button raises to 1,250 and gives up on the flop; the seat that lost."""
    wire.begin()
    assert wire.state is not None
    wire.say({"do": "raise_to", "seat": wire.state.to_act, "chips": 1250})
    wire.say({"do": "call", "seat": wire.state.to_act})
    wire.street("flop")
    loser = wire.state.to_act
    assert loser is not None
    wire.say({"do": "fold", "seat": loser})
    wire.say(wire.accept())
    return int(loser)


@pytest.mark.long
def test_console_and_office_say_how_much_of_the_reserve_goes_to_which_seat(hall: House) -> None:
    """R7: before the deal at the table, with the hand in the office, in public not yet (R37)."""
    wire = Wire(hall)
    assert got(hall, "recorder 1", "/api/console/cup/1")["order"][0]["topped_up"] == [0, 0]
    loser = lost_by_one(wire)

    due = got(hall, "recorder 1", "/api/console/cup/1")["order"][0]
    handed = [1250 if seat == loser else 0 for seat in (1, 2)]
    assert due["topped_up"] == handed
    wire.begin()
    hand = got(hall, "director", f"/api/office/cup/tables/1/deals/{due['deal']}")
    assert [seat["topped_up"] for seat in hand["seats"]] == handed
    assert got(hall, "nobody", "/api/events/cup/tables/1")["reserve"] is None


@pytest.mark.long
def test_who_left_the_area_stands_in_the_office_until_he_comes_back_and_after(hall: House) -> None:
    """Two taps at the table: left the area, came back; nobody outside is told."""
    wire = Wire(hall)
    wire.begin()
    note = {"do": "note", "kind": "left", "seat": 2, "text": ""}
    wire.say(note)
    (away,) = got(hall, "director", "/api/office/cup")["away"]
    assert (away["table"], away["seat"], away["back"]) == (1, 2, None)
    wire.say({**note, "kind": "back"})
    (away,) = got(hall, "director", "/api/office/cup")["away"]

    assert (away["table"], away["seat"]) == (1, 2)
    assert away["back"] is not None
    assert "away" not in got(hall, "nobody", "/api/events/cup/tables/1")
