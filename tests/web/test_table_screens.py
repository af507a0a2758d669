"""The screen at a table: it shows what its own table has announced, and writes nothing."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from pathlib import Path
from time import time_ns
from typing import Any

import pytest

from evendeal.cards import DECK
from evendeal.director.office.about_event import ResultsSwitchedAlready
from evendeal.formats.duplicate.console import DuplicateConsole
from evendeal.ids import EventId, TableNo
from evendeal.tournament.hall import TableResults
from evendeal.tournament.seat_ladder.event_read import read_event
from evendeal.views.people import InvitationUnfit
from evendeal.views.poker.table_screen import table_screen
from evendeal.views.roles import Role
from support.event_kinds import KINDS, Kind
from support.event_kinds.kind import call
from support.events.individuals import OPEN, Played, individuals_toml, ladder_on
from support.events.poker import CUP
from support.events.poker_device import STREETS, Device
from support.refusals import problem
from support.sentences import in_golden_file
from support.web.house import House, house
from support.web.requests import Answer

AT_ONCE = 12
"""Requests of a stranger at once."""


@pytest.fixture(params=KINDS, ids=str)
def kind(request: pytest.FixtureRequest) -> Kind:
    found: Kind = request.param
    return found


@pytest.fixture
def hall(kind: Kind, tmp_path: Path) -> Iterator[House]:
    with kind.house(tmp_path / "var") as found:
        yield found


def screen_of(hall: House) -> str:
    """The name of the screen that is let in at table 1."""
    return next(who for who, place in hall.invited.items() if place[1] is Role.TABLE_SCREEN)


def at(kind: Kind, table: int = 1) -> str:
    return f"{kind.console(table)}/screen"


def test_the_screen_of_a_table_shows_that_table_and_no_other(kind: Kind, hall: House) -> None:
    answer = hall.ask(screen_of(hall), "GET", at(kind))

    assert (answer.status, answer.json["kind"], answer.json["table"]) == (200, kind.console_kind, 1)
    for path in (at(kind, 2), f"{at(kind, 2)}/stream", at(kind, 77)):
        assert hall.ask(screen_of(hall), "GET", path).status == 403, path
    assert hall.ask("nobody", "GET", at(kind)).status == 401


def test_a_screen_reads_no_console_writes_no_line_and_hands_nothing_over(
    kind: Kind, hall: House
) -> None:
    """Nor a line of another form, nor many at once: whoever holds it is no recorder."""
    recorder = kind.begin_one(hall)
    before = hall.ask(recorder.who, "GET", kind.console()).json
    spy, who = kind.recorder(hall, 1, screen_of(hall)), screen_of(hall)
    spy.deal, spy.n = recorder.deal, recorder.n

    def line(number: int) -> int:
        return spy.post(call(f"the screen says so {number}"), key=f"k{number}").status

    with ThreadPoolExecutor(AT_ONCE) as many:
        assert set(many.map(line, range(AT_ONCE))) == {403}
    assert hall.ask(who, "POST", f"{kind.console()}/lines", b"[").status == 403
    assert hall.ask(who, "POST", f"{kind.console()}/handover").status == 403
    assert hall.ask(who, "GET", kind.console()).status == 403
    assert hall.ask(who, "GET", f"{kind.console()}/stream").status == 403
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        assert hall.ask(who, method, at(kind), {}).status in (403, 404, 405), method
    assert hall.ask(recorder.who, "GET", kind.console()).json == before


def test_a_screen_is_told_no_more_of_other_tables_than_everybody(kind: Kind, hall: House) -> None:
    """It reads their results where everybody does: many at once, out of order, ahead of play."""
    kind.begin_one(hall)
    event = f"/api/events/{kind.id}"
    pages = [
        *(f"{event}/deals/{deal}" for deal in (5, 1, 3, 2, 4, 99)),
        *(f"{event}/tables/{table}" for table in (2, 1, 77)),
        *(f"{event}/matches/1/{match}/games/1" for match in (1, 2)),
        *(f"{event}/{page}" for page in ("scoreboard", "deals", "tables", "proof", "opened.json")),
    ]

    def read(who: str, path: str) -> tuple[int, str]:
        answer = hall.ask(who, "GET", path)
        return answer.status, str(answer.json)

    with ThreadPoolExecutor(AT_ONCE) as many:
        screens = list(many.map(read, [screen_of(hall)] * len(pages), pages))
        others = list(many.map(read, ["nobody"] * len(pages), pages))
    assert screens == others
    assert any(status == 200 for status, _ in screens)


def test_a_deal_is_closed_to_a_screen_while_one_table_has_not_played_it(tmp_path: Path) -> None:
    with house(tmp_path / "var") as hall:
        device = Device(hall.app.state.inside.consoles, 1)
        device.begin()
        while device.state is not None and device.state.to_act is not None:
            device.say({"do": "fold", "seat": device.state.to_act})
        device.say(device.accept())

        deals = hall.ask(screen_of(hall), "GET", f"/api/events/{CUP}/deals").json
        assert not any(deal["open"] for deal in deals)
        for deal in deals:
            page = hall.ask(screen_of(hall), "GET", f"/api/events/{CUP}/deals/{deal['deal']}")
            assert (page.json["open"], "rows" in page.json) == (False, False)


@pytest.mark.parametrize("results", TableResults)
def test_whether_a_screen_shows_other_tables_says_the_event_and_nothing_of_them_is_in_it(
    tmp_path: Path, results: TableResults
) -> None:
    text = individuals_toml(18, more=f'[hall]\nresults = "{results.value}"')
    with ladder_on(tmp_path / "log") as ledger:
        played = Played(ledger, read_event(text, new=True))
        played.until("end", 1)
        console, table = DuplicateConsole(ledger), TableNo(1)
        with ledger.reading(OPEN):
            page = console.screen(played.progress, table, 1)
            given = console.console(played.progress, table, 1, None)

    assert page.others is (results is TableResults.OPEN)
    own = table_screen(given, room=None, language=None, others=False)
    assert replace(page, others=False) == own


def switch(hall: House, kind: Kind, results: str, who: str = "director") -> Answer:
    """Show the tables what others made, or not; each time it is meant is another key."""
    path = f"{kind.office}/{kind.id}/table-results"
    return hall.ask(who, "POST", path, {"results": results, "key": f"{results} {time_ns()}"})


def shows_others(hall: House, kind: Kind) -> bool:
    others: bool = hall.ask(screen_of(hall), "GET", at(kind)).json["others"]
    return others


def test_the_director_switches_results_of_other_tables_on_and_off_and_nobody_else(
    kind: Kind, hall: House
) -> None:
    office = f"{kind.office}/{kind.id}"
    assert hall.ask("director", "GET", office).json["about"]["table_results"] == {
        "open": False, "at": None, "by": None,
    }  # fmt: skip
    refusals = {
        who: switch(hall, kind, "open", who) for who in {"nobody", *kind.people} - kind.directors
    }
    assert {each.status for each in refusals.values()} == {403}
    assert {each.json["name"] for each in refusals.values()} == {"ForgedRequest", "NotAllowed"}
    assert not shows_others(hall, kind)

    assert switch(hall, kind, "open").status == 200
    assert shows_others(hall, kind)
    entry = hall.ask("director", "GET", office).json["about"]["table_results"]
    assert (entry["open"], entry["by"]) == (True, "Director")
    problem(switch(hall, kind, "open"), ResultsSwitchedAlready, 409, results="open")
    other = hall.ask("director", "POST", f"{office}/table-results", {"results": "all", "key": "k"})
    assert (other.status, other.json["name"]) == (422, "BodyUnreadable")
    assert switch(hall, kind, "none").status == 200
    assert not shows_others(hall, kind)
    problem(switch(hall, kind, "none"), ResultsSwitchedAlready, 409, results="none")

    entries = hall.ask("director", "GET", f"{office}/journal").json["entries"][:2]
    assert [(each["by"], each["place"]) for each in entries] == [("Director", None)] * 2
    in_golden_file(*(each["sentence"] for each in entries))


def test_the_same_switch_that_is_sent_twice_is_written_once(kind: Kind, hall: House) -> None:
    path = f"{kind.office}/{kind.id}/table-results"
    first, again = (
        hall.ask("director", "POST", path, {"results": "open", "key": "once"}) for _ in range(2)
    )

    assert (first.status, again.status, again.json) == (200, 200, first.json)
    entries = hall.ask("director", "GET", f"{kind.office}/{kind.id}/journal").json["entries"]
    assert sum(each["sentence"]["key"] == "says-line-table-results" for each in entries) == 1


def test_switched_on_or_off_nothing_leaves_the_server_of_what_a_table_has_yet_to_play(
    kind: Kind, hall: House
) -> None:
    """The other table is a hand or a game ahead; the screen asks for all, before and after."""
    kind.play_everywhere(hall)
    kind.play_one(kind.recorder(hall, 2))
    event, screen = f"/api/events/{kind.id}", screen_of(hall)
    pages = [
        *(f"{event}{page}" for page in kind.pages),
        *(f"{event}/deals/{deal}" for deal in range(1, 6)),
        *(f"{event}/matches/1/{match}/games/{game}" for match in (1, 2) for game in (1, 2)),
        *(f"{event}/{page}" for page in ("tables/2", "opened.json", "in-running")),
    ]

    def seen(who: str) -> dict[str, bytes]:
        with ThreadPoolExecutor(AT_ONCE) as many:
            answers = many.map(lambda path: hall.ask(who, "GET", path), pages)
            return {path: answer.body for path, answer in zip(pages, answers, strict=True)}

    def own() -> dict[str, Any]:
        page: dict[str, Any] = hall.ask(screen, "GET", at(kind)).json
        return {key: page[key] for key in page if key not in ("others", "position")}

    hidden, public, table = kind.hidden(hall), seen("nobody"), own()
    assert hidden
    for results in ("open", "none", "open"):
        assert switch(hall, kind, results).status == 200
        assert shows_others(hall, kind) is (results == "open")
        assert own() == table
        assert seen(screen) == seen("nobody") == public
        given = [*seen(screen).values(), json.dumps(own()).encode()]
        assert not any(secret in page for secret in hidden for page in given)


def test_when_its_code_is_ended_a_screen_and_the_code_are_good_for_nothing(
    kind: Kind, hall: House
) -> None:
    who, event = screen_of(hall), EventId(kind.id)
    (code,) = [
        each for each in hall.door.people(event).invitations if each.role is Role.TABLE_SCREEN
    ]
    hall.door.end_invitation(event, code.id, by="test")

    def again(number: int) -> int:
        path = at(kind) if number % 2 else f"{at(kind)}/stream"
        return hall.ask(who, "GET", path).status

    with ThreadPoolExecutor(AT_ONCE) as many:
        assert set(many.map(again, range(AT_ONCE))) == {401}
    taken = hall.ask("nobody", "POST", "/api/join", {"code": hall.codes[who]})
    assert taken.status in (403, 404)


@pytest.mark.parametrize("table", [None, 0, 99])
def test_a_screen_is_let_in_at_a_table_that_there_is(
    kind: Kind, hall: House, table: int | None
) -> None:
    with pytest.raises(InvitationUnfit):
        hall.door.make_code(EventId(kind.id), Role.TABLE_SCREEN, table=table, by="test")


def test_no_card_is_on_the_screen_before_the_recorder_has_confirmed_it(tmp_path: Path) -> None:
    with house(tmp_path / "var") as hall:
        consoles = hall.app.state.inside.consoles
        device = Device(consoles, 1)

        def cards() -> set[str]:
            text = json.dumps(asdict(consoles.screen(CUP, TableNo(1))), default=str)
            return {str(card) for card in DECK if f'"{card}"' in text}

        device.begin()
        assert cards() == set()
        confirmed: set[str] = set()
        for name in STREETS:
            device.quiet_street()
            device.say({"do": "dealt", "street": name})
            assert set(device.sent[name]) - confirmed
            assert cards() == confirmed
            device.say({"do": "deal_street", "cards": list(device.sent[name])})
            confirmed |= set(device.sent[name])
            assert cards() == confirmed


def test_a_screen_says_whose_turn_it_is_what_it_costs_and_what_is_in_the_pot(
    tmp_path: Path,
) -> None:
    with house(tmp_path / "var") as hall:
        consoles = hall.app.state.inside.consoles
        device = Device(consoles, 1)
        sealed = consoles.screen(CUP, TableNo(1))
        label = device.console.order[0].label
        device.begin()
        state = device.state
        assert state is not None
        begun = consoles.screen(CUP, TableNo(1))
        while device.state is not None and device.state.to_act is not None:
            device.say({"do": "fold", "seat": device.state.to_act})
        device.say(device.accept())
        after = consoles.screen(CUP, TableNo(1))

    assert (sealed.stage, sealed.label, sealed.pot) == ("waiting", label, 0)
    assert (begun.stage, begun.label) == ("playing", None)
    assert (begun.to_act, begun.pot) == (state.to_act, state.pot)
    assert [seat.committed for seat in begun.seats] == list(state.committed)
    assert after.stage == "waiting"
    assert sum(seat.made for seat in after.seats) == 0
