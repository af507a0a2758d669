"""Reserve chips handed out before a deal, and players who have left the area."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from evendeal.director.events import end_session
from evendeal.formats.seat_teams.life import Desk
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import DealNo, TableNo
from support.clock import Moved
from support.desks import consoles_of
from support.english import english
from support.events.poker import CUP, FIRST, begun, desk_on, event_of
from support.events.poker_device import Device
from support.offices import poker_office
from support.sentences import in_golden_file

ONE, TWO = TableNo(1), TableNo(2)
RUNNING = 'stacks = "running"\ncap = 5000\nstarting_stack = 5000'


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    for made in desk_on(tmp_path / "var"):
        yield Desk(replace(made.adapters, clock=Moved()))


def all_in_and_fold(desk: Desk, table: int) -> int:
    """A hand in which the button raises to 1,250, the blind calls and gives up on the flop."""
    device = Device(consoles_of(desk), table)
    device.begin()
    assert device.state is not None
    first = device.state.to_act
    device.say({"do": "raise_to", "seat": first, "chips": 1250})
    second = device.state.to_act
    device.say({"do": "call", "seat": second})
    device.street("flop")
    while device.state.to_act == first:
        device.say({"do": "check", "seat": first})
    device.say({"do": "fold", "seat": device.state.to_act})
    device.say(device.accept())
    return device.deal


def test_the_console_says_before_the_deal_what_each_seat_is_handed_out_of_the_reserve(
    desk: Desk,
) -> None:
    """R7: the guide's dealer hands reserve chips out, so the table is told how many to whom."""
    begun(desk, event_of(teams=2, deals=3, play=RUNNING))
    first = consoles_of(desk).console(CUP, ONE).order[0]
    assert first.topped_up == (0, 0)

    deal = all_in_and_fold(desk, 1)

    due = consoles_of(desk).console(CUP, ONE).order[0]
    loser = next(
        number
        for number, chips in enumerate(
            desk.progress(CUP).sessions[FIRST].hands[ONE, DealNo(deal)].chip_scores
        )
        if chips < 0
    )
    assert due.topped_up[loser] == 1250
    assert due.topped_up[1 - loser] == 0
    assert min(due.setup["stacks"]) == 5000
    all_in_and_fold(desk, 1)
    seats = poker_office(desk).hand(CUP, ONE, due.deal).seats
    assert tuple(seat.topped_up for seat in seats) == due.topped_up


def test_in_public_the_reserve_chips_of_a_table_are_told_when_the_session_has_ended(
    desk: Desk,
) -> None:
    """R7, R37: before that they would tell of hands under embargo."""
    begun(desk, event_of(teams=2, deals=2, play=RUNNING))
    for _ in range(2):
        for table in (1, 2):
            all_in_and_fold(desk, table)
    public = SeatTeamsPublic(desk)
    assert public.table(CUP, ONE).reserve is None

    end_session(desk, CUP, FIRST)

    reserve = public.table(CUP, ONE).reserve
    assert reserve is not None
    assert sorted(reserve) == [0, 1250]


def test_where_every_deal_starts_alike_nobody_is_handed_anything(desk: Desk) -> None:
    begun(desk, event_of(teams=2, deals=2))
    assert consoles_of(desk).console(CUP, ONE).order[0].topped_up == ()


def test_who_left_the_area_is_listed_with_the_time_and_for_how_long(desk: Desk) -> None:
    """A seat's note at the table: left the area, came back; the office reckons the minutes."""
    begun(desk, event_of(teams=2, deals=2))
    clock: Any = desk.adapters.clock
    device = Device(consoles_of(desk), 1)
    device.begin()
    left = {"do": "note", "kind": "left", "seat": 2, "text": ""}
    device.say(left)
    clock.move(minutes=4)
    (away,) = poker_office(desk).office(CUP).away
    assert (away.table, away.seat, away.back, away.seconds) == (1, 2, None, 240)
    clock.move(minutes=1)
    device.say({**left, "kind": "back"})
    clock.move(minutes=30)
    device.say({**left, "seat": 1})

    still, before = poker_office(desk).office(CUP).away

    assert (still.seat, still.back) == (1, None)
    assert (before.seat, before.seconds, before.player) == (2, 300, away.player)
    sentences = [english(each.sentence) for each in poker_office(desk).journal(CUP).entries]
    in_golden_file(*(each for each in sentences if each.startswith("Seat 2")))
