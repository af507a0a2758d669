"""Another program holds the log while the hall plays: pages are shown, and nothing is lost."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import ANY

import pytest

from evendeal.commands.waiting import SERVER_PATIENCE
from evendeal.director.ports import LogBusy
from evendeal.web import patient
from support.events.poker import CUP, play_hand
from support.held_database import held
from support.refusals import problem, refused
from support.web.house import House, house
from support.web.office import at_office, ruling
from support.web.requests import ask
from support.web.wire import Wire


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "var"


@pytest.fixture
def hall(folder: Path) -> Iterator[House]:
    with house(folder, patience=SERVER_PATIENCE) as found:
        yield found


@pytest.mark.process
def test_a_recorders_line_waits_on_its_device_until_the_log_is_free(
    hall: House, folder: Path
) -> None:
    """P4: the device is told that nothing was written and sends the same again; not refused for
    good, which would put the line aside."""
    wire = Wire(hall)
    wire.begin()
    note = {"do": "note", "kind": "other", "seat": None, "text": "lights went out"}
    before = hall.desk.adapters.log.head(CUP)[0]

    with held(folder):
        busy = wire.post(note, key="once")
        pages = [wire.ask("GET", path) for path in ("/api/events/cup", "/api/console/cup/1")]
    again = wire.post(note, key="once")

    problem(busy, LogBusy, 503, seconds=ANY, why=ANY)
    assert busy.headers["retry-after"] == "5"
    assert [page.status for page in pages] == [200, 200]
    assert again.status == 200
    assert hall.desk.adapters.log.head(CUP)[0] == before + 1


@pytest.mark.process
def test_an_act_of_the_office_waits_for_the_log_while_pages_are_shown(
    hall: House, folder: Path
) -> None:
    """P4: the director's act is tried again by itself, and done once."""
    deal = play_hand(hall.desk, 1).deal

    async def evening() -> tuple[int, list[int], int]:
        async with hall.app.lifespan():
            with held(folder) as other:
                act = asyncio.ensure_future(
                    at_office(hall, "director", "/cup/rulings", ruling(deal))
                )
                pages = []
                for _ in range(4):
                    pages.append((await ask(hall.app, "GET", "/api/events/cup")).status)
                    await asyncio.sleep(0.3)
                waiting = act.done()
                await asyncio.to_thread(other.let_go)
            answer = await act
            office = await at_office(hall, "director", "/cup", None)
            assert not waiting
            return answer.status, pages, len(office.json["rulings"])

    assert asyncio.run(evening()) == (200, [200] * 4, 1)


def test_an_act_gives_up_after_a_while_and_says_for_how_long_it_waited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """P4: whoever acts is told that nothing is lost."""
    monkeypatch.setattr(patient, "SECONDS", 0.2)
    monkeypatch.setattr(patient, "AGAIN_SECONDS", 0.1)
    tries = []

    def act() -> None:
        tries.append(1)
        raise LogBusy(seconds=0.1)

    with refused(LogBusy, seconds=ANY, why=ANY):
        asyncio.run(patient.to_thread(act))
    assert len(tries) > 1
