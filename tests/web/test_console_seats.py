"""Who sits where, on the console of a table before a session begins (R4, R56)."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from evendeal.director.appending import At
from evendeal.director.events import begin_session, create_event, end_session
from evendeal.formats.duplicate.line_ups import close_line_ups
from evendeal.formats.duplicate.recording import deal_due, record
from evendeal.ids import EventId, SessionNo, TableNo
from evendeal.tournament.seat_teams.event_read import read_event
from evendeal.views.roles import Role
from evendeal.web.signed_in import csrf_of
from support.events.poker import CUP, FIRST, quiet, toml
from support.web.house import House, house
from support.web.requests import ask

pytestmark = pytest.mark.long

SECOND = SessionNo(2)
DUEL = {"teams": 2, "deals": 1, "event": "sessions = 2"}
PLAYERS = {"A1", "A2", "B1", "B2"}
LATER = EventId("later")


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[House]:
    """Two teams, two sessions of one deal, the second with the seats of the first turned round."""
    with house(tmp_path / "var", read_event(toml(**DUEL, draw='seats = "mirror"'))) as found:
        yield found


def console(hall: House, event: EventId = CUP, table: int = 1) -> Any:
    """What a table's device is given, and its text."""
    who = f"recorder {table}" if event == CUP else f"{event} {table}"
    path = f"/api/console/{event}/{table}"
    answer = asyncio.run(ask(hall.app, "GET", path, token=hall.tokens[who]))
    assert answer.status == 200, answer.body
    return answer.json


def sent(hall: House, path: str, body: Any) -> int:
    """The status of what the house's director has sent."""
    token = hall.tokens["house director"]
    headers = {"content-type": "application/json", "x-csrf-token": csrf_of(token)}
    data = json.dumps(body).encode()
    return asyncio.run(ask(hall.app, "POST", path, token=token, headers=headers, body=data)).status


def names_in(page: Any) -> set[str]:
    """The players whose names stand anywhere in what a console is given."""
    return {name for name in PLAYERS if f"'{name}'" in repr(page)}


def played(hall: House, event: EventId = CUP, session: SessionNo = FIRST) -> None:
    """Both tables play the one deal of a session, and it ends."""
    for table in (TableNo(1), TableNo(2)):
        deal = deal_due(hall.desk, event, session, table)
        assert deal is not None
        at = At(event, session, table, deal)
        record(hall.desk, at, quiet(hall.desk, at), key=f"{session}-{table}", by="ann", accept=True)
    end_session(hall.desk, event, session)


def sealed(hall: House, draw: str) -> None:
    """Another event of two teams, not begun, with a device at its table 1."""
    create_event(hall.desk, read_event(toml(**DUEL, draw=draw).replace('"cup"', '"later"')))
    code = hall.door.make_code(LATER, Role.RECORDER, by="test", table=1).code
    hall.tokens[f"{LATER} 1"] = hall.door.join(
        code, name="Rea", password=None, token=None, address="", label="a tablet"
    )


@pytest.mark.parametrize(
    ("draw", "known_from"),
    [
        ('order = "blocks"', None),
        ('beacon = "the lottery"', None),
        (
            'beacons = ["the first lottery", "the second"]\n'
            'known_from = ["2099-05-01T18:00:00Z", "2099-05-02T18:00:00Z"]',
            "2099-05-01T18:00:00Z",
        ),
    ],
    ids=["sealed secret", "a value", "a value and when it is known"],
)
def test_before_the_draw_a_console_names_nobody_and_says_when_it_can(
    hall: House, draw: str, known_from: str | None
) -> None:
    """D15, R56: nobody may know the seats before they are drawn, line-ups closed or not."""
    sealed(hall, draw)
    page = console(hall, LATER)
    close_line_ups(hall.desk, LATER, FIRST, by="Dora")
    closed = console(hall, LATER)

    for each in (page, closed):
        assert each["coming"] == {"session": 1, "seats": [], "not_before": known_from}
        assert names_in(each) == set()


def test_the_seats_stand_on_the_console_from_the_draw_on(hall: House) -> None:
    """D15: they are drawn when the session begins, before any seal is broken."""
    page = console(hall)

    assert page["coming"] is None
    assert len(names_in(page)) == 2
    assert [seat["player"] is None for seat in page["seats"]] == [False, False]
    assert page["order"][0]["stage"] == "sealed"


def test_the_seats_of_a_mirrored_session_are_known_before_it_begins(hall: House) -> None:
    """D15, R4: the second session has the seats of the first turned round; everybody knows them."""
    played(hall)

    before = [console(hall, table=table)["coming"] for table in (1, 2)]
    begin_session(hall.desk, CUP, SECOND)
    after = [console(hall, table=table) for table in (1, 2)]

    assert [each["session"] for each in before] == [2, 2]
    assert [each["seats"] for each in before] == [each["seats"] for each in after]
    assert len(names_in(before)) == 4
    assert [each["coming"] for each in after] == [None, None]


def test_who_is_lined_up_for_the_mirrored_session_is_named(hall: House) -> None:
    """D15, R56: a line-up made before it closed says who takes which of the seats."""
    sealed(hall, 'seats = "mirror"')
    line_up = {"session": 2, "entry": "A", "players": ["A2", "A1"], "key": "up"}
    assert sent(hall, f"/api/office/{LATER}/lineups", line_up) == 200
    begin_session(hall.desk, LATER, FIRST)
    first = console(hall, LATER)["seats"]
    played(hall, LATER)

    second = console(hall, LATER)["coming"]["seats"]
    other = {"A1": "A2", "A2": "A1", "B1": "B1", "B2": "B2"}
    assert [seat["player"] for seat in second] == [other[seat["player"]] for seat in first[::-1]]


def test_a_name_spelled_right_stands_so_in_the_seats_to_come(hall: House) -> None:
    """D15: the seats to come call everybody as he is called now."""
    played(hall)
    spelled = {"what": "player", "entry": "A", "was": "A1", "name": "Ada", "reason": "a slip"}
    assert sent(hall, f"/api/office/{CUP}/names", {**spelled, "key": "n"}) == 200

    coming = [console(hall, table=table)["coming"]["seats"] for table in (1, 2)]
    players = {seat["player"] for seats in coming for seat in seats}
    assert players == {"Ada", "A2", "B1", "B2"}


def test_a_team_wears_the_same_badge_at_every_table_and_on_the_pages(hall: House) -> None:
    """D15: letters and colour come from the event's list, and not from who sits together."""
    page = asyncio.run(ask(hall.app, "GET", f"/api/events/{CUP}")).json
    listed = {each["id"]: (each["letters"], each["colour"]) for each in page["entries"]}

    assert listed == {"A": ("A", 1), "B": ("B", 2)}
    for table in (1, 2):
        seats = console(hall, table=table)["seats"]
        worn = {seat["entry"]: (seat["letters"], seat["colour"]) for seat in seats}
        assert worn == listed


def test_after_the_last_session_nothing_is_to_come(hall: House) -> None:
    """D15: no empty rows for a session that the event does not have."""
    played(hall)
    begin_session(hall.desk, CUP, SECOND)
    played(hall, session=SECOND)

    page = console(hall)
    assert (page["ended"], page["coming"]) == (True, None)
