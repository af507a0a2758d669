"""The office is made of a fork of the event, beside the desk; neither reaches the other."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from evendeal.director.office.screens import OfficeScreens
from evendeal.formats.duplicate.office import side as page
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.line import Line
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.poker.office.parts import Office
from support.desks import consoles_of
from support.events.poker import CUP, FIRST, begun
from support.events.poker_device import Device
from support.events.poker_floor import ANN, Floor, floor, played, three
from support.threads import meanwhile

Decks = dict[SessionNo, Any]


@pytest.fixture
def hall(folder: Path) -> Iterator[Floor]:
    with floor(folder, three()) as found:
        yield found


def much_happens(hall: Floor) -> None:
    """Calls, rulings that come and go, a correction of an open deal, a hand that goes on."""
    device = Device(consoles_of(hall.desk), 2)
    device.begin()
    device.say({"do": "call_director", "reason": "a chip on the floor"})
    at = TableNo(2), DealNo(device.deal)
    hall.office.answer(CUP, *at, key="a", session=None, reason="counted", by=ANN)
    device.say({"do": "raise_to", "seat": 1, "chips": 300})
    device.say({"do": "fold", "seat": 2}, {"do": "fold", "seat": 3})
    device.say({"do": "dispute", "seat": 1, "reason": "it was to 350"})
    hall.withdraw(hall.rule(kind="dispute", tables=(2,), effect={"as": "stands"}))
    hall.rule(kind="dispute", tables=(2,), effect={"as": "stands"})
    hall.play(1, "raise")
    hall.play(3, "pot")
    action = {"do": "raise_to", "seat": 1, "chips": 350}
    said = {"table": 1, "deal": 1, "of": 0, "action": action, "reason": "the dealer agrees"}
    hall.office.correct(CUP, said, key="c", by=ANN)
    hall.rule(deal=1, effect={"as": "replace"})
    for table in (1, 2, 3):
        hall.play(table, accept=table != 2)


def counted(progress: Progress) -> object:
    """Everything that is known of an event."""
    return (
        progress.position,
        progress.news,
        progress.sessions,
        progress.rulings,
        progress.places_before,
        progress.standings(),
    )


def fold(event: Event, lines: list[Line], decks: Decks) -> Progress:
    progress = Progress(event, decks)
    for line in lines:
        progress.take(line)
    return progress


@pytest.mark.parametrize(("happens", "known"), [(much_happens, True), (played, False)])
def test_what_a_fork_and_its_event_take_afterwards_reaches_the_other_in_no_way(
    hall: Floor, happens: Callable[[Floor], object], known: bool
) -> None:
    """Forked at every line of a log in which every kind of change to a hand stands.

    Where the deck-orders are not known, hands are revealed when their deal is opened.
    """
    happens(hall)
    luck = hall.desk.luck(CUP, FIRST)
    assert luck is not None
    decks: Decks = {FIRST: luck.deals.decks} if known else {}
    event = hall.desk.progress(CUP).event
    lines = list(hall.desk.adapters.log.lines(CUP))
    end = counted(fold(event, lines, decks))
    for at in range(2, len(lines)):
        whole = fold(event, lines[:at], decks)
        first = whole.fork()
        for line in lines[at:]:
            whole.take(line)
        second = first.fork()
        for line in lines[at:]:
            second.take(line)

        assert counted(first) == counted(fold(event, lines[:at], decks))
        assert counted(whole) == counted(second) == end


def test_a_table_plays_on_while_the_office_is_made_which_is_that_of_the_moment_it_was_asked_for(
    hall: Floor, monkeypatch: pytest.MonkeyPatch
) -> None:
    came: list[bool] = []
    with monkeypatch.context() as patch:
        patch.setattr(page, "office", meanwhile(lambda: played(hall), page.office, came))
        before = hall.office.office(CUP)

    assert came == [True]
    assert [row.played for row in before.matrix] == [0, 0, 0]
    assert [row.played for row in hall.office.office(CUP).matrix] == [1, 1, 1]


@pytest.mark.parametrize(
    ("ready", "event"), [(True, CUP), (True, EventId("bowl")), (False, EventId("bowl"))]
)
def test_an_office_does_not_wait_while_another_is_made(
    hall: Floor, monkeypatch: pytest.MonkeyPatch, ready: bool, event: EventId
) -> None:
    """That is ready while another session of its event is made, or is of another event."""
    begun(hall.desk, replace(three(), id=EventId("bowl")))
    if ready:
        hall.office.office(CUP, FIRST)
    came: list[bool] = []
    found: list[Office] = []

    def ask() -> None:
        found.append(hall.office.office(CUP, FIRST))

    with monkeypatch.context() as patch:
        patch.setattr(page, "office", meanwhile(ask, page.office, came))
        hall.office.office(event)

    assert came == [True]
    assert found[0] is hall.office.office(CUP, FIRST)


def test_an_office_that_was_made_while_one_waited_is_not_made_again(
    hall: Floor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who waited for it to be made gets the one that others have."""
    first = hall.office.office(CUP)
    standing = OfficeScreens._standing
    looks: list[bool] = []

    def unmade_at_first(*args: Any) -> Any:
        looks.append(True)
        return None if len(looks) == 1 else standing(*args)

    with monkeypatch.context() as patch:
        patch.setattr(OfficeScreens, "_standing", unmade_at_first)
        again = hall.office.office(CUP)

    assert again is first
    assert looks == [True, True]


def test_an_office_is_kept_until_the_next_line_and_for_a_second_at_the_most(hall: Floor) -> None:
    first = hall.office.office(CUP)
    again = hall.office.office(CUP)
    played(hall)
    line = hall.office.office(CUP)
    hall.clock.move(seconds=1)

    assert again is first
    assert line is not first
    assert hall.office.office(CUP) is not line
