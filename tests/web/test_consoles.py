"""A recorder's device over HTTP, at a table of every kind of event."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from evendeal.cards import DECK
from evendeal.formats.duplicate.turn import WrongDeck
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.poker import result
from evendeal.views.people import InvitationUnfit
from evendeal.views.roles import Role
from evendeal.web.signed_in import csrf_of
from support.event_kinds import KINDS, POKER, Kind
from support.event_kinds.kind import call
from support.events.poker import CUP
from support.refusals import problem
from support.web.house import House
from support.web.requests import Answer, ask
from support.web.wire import Wire

pytestmark = pytest.mark.long

AT_1 = "/api/console/cup/1"


@pytest.fixture(params=KINDS, ids=str)
def kind(request: pytest.FixtureRequest) -> Kind:
    found: Kind = request.param
    return found


@pytest.fixture
def hall(kind: Kind, tmp_path: Path) -> Iterator[House]:
    with kind.house(tmp_path / "var") as found:
        yield found


@pytest.fixture
def cup(tmp_path: Path) -> Iterator[House]:
    with POKER.house(tmp_path / "var") as found:
        yield found


def position(answer: Answer) -> int:
    """The last one that a console's stream has told."""
    events = [line for line in answer.body.decode().splitlines() if line.startswith("data:")]
    return int(json.loads(events[-1].removeprefix("data:"))["position"])


def test_a_console_says_of_which_kind_of_event_it_is(kind: Kind, hall: House) -> None:
    page = hall.ask(kind.recorders[0], "GET", kind.console()).json

    assert (page["kind"], page["event"], page["table"]) == (kind.console_kind, kind.id, 1)
    assert page["event_name"] == kind.title


def test_a_console_is_shown_to_its_recorder_and_the_events_directors(
    kind: Kind, hall: House
) -> None:
    """To nobody else, and whoever is turned away reads nothing of it."""
    for who in {"nobody", *kind.people}:
        for table in (1, 2):
            path = kind.console(table)
            answer, stream = hall.ask(who, "GET", path), hall.ask(who, "GET", f"{path}/stream")
            allowed = who in kind.who_may(table)

            assert (answer.status == 200, stream.status == 200) == (allowed, allowed), (who, table)
            if not allowed:
                assert answer.status == (401 if who == "nobody" else 403)
                assert kind.title.encode() not in answer.body


def test_only_the_recorder_writes_and_only_at_the_own_table(kind: Kind, hall: House) -> None:
    line = kind.first_line(recorder := kind.recorder(hall))
    place = {"deal": recorder.deal, "n": recorder.n}
    for who in {"nobody", *kind.people} - {kind.recorders[0]}:
        assert kind.recorder(hall, 1, who).post(line, **place).status in (401, 403), who

    assert recorder.post(line).status == 200


def test_what_is_not_lines_is_refused_before_it_is_read(kind: Kind, hall: House) -> None:
    wire = kind.begin_one(hall)
    good = {"session": 1, "deal": wire.deal, "n": wire.n, "key": "k", "rules": "0.1.0"}
    line = call("a chip fell")
    statuses = {
        json.dumps({**good, "lines": [line], "more": 1}): 422,
        json.dumps({**good, "lines": line}): 422,
        json.dumps({**good, "lines": [line], "n": "1"}): 422,
        json.dumps({**good, "lines": [line], "n": -1}): 422,
        json.dumps({**good, "lines": []}): 422,
        json.dumps({**good, "lines": [{"do": "open"}]}): 422,
        json.dumps({**good, "lines": [line] * 501}): 422,
        json.dumps({**good, "lines": [line], "key": "x" * 70_000}): 413,
        json.dumps({**good, "lines": [line], "key": "a\nb"}): 422,
        "[": 422,
        "": 422,
    }
    before = hall.ask(wire.who, "GET", kind.console()).json
    for text, status in statuses.items():
        answer = wire.ask("POST", f"{kind.console()}/lines", text.encode())

        assert (answer.status, text[:80]) == (status, text[:80])
        assert set(answer.json) == {"name", "sentence", "fields", "reasons"}
    assert hall.ask(wire.who, "GET", kind.console()).json == before


def test_a_second_device_reads_in_the_refusal_what_the_first_has_written(
    kind: Kind, hall: House
) -> None:
    first = kind.begin_one(hall)
    second = kind.recorder(hall)
    second.deal, second.n = first.deal, first.n
    first.post(call("slow"))
    answer = second.post(call("a card fell"), key="other")

    assert (answer.status, answer.json["name"]) == (409, "PlaceTaken")
    theirs = json.loads(answer.json["fields"]["theirs"])
    assert theirs[0]["body"]["reason"] == "slow"
    assert answer.json["fields"]["position"] is None


def test_lines_sent_again_are_answered_as_before(kind: Kind, hall: House) -> None:
    wire = kind.begin_one(hall)
    once, again = (wire.post(call("slow")) for _ in range(2))

    assert (once.status, again.status) == (200, 200)
    assert again.json == once.json


def test_a_stream_tells_the_position_and_nothing_else(kind: Kind, hall: House) -> None:
    wire = kind.begin_one(hall)
    answer = wire.ask("GET", f"{kind.console()}/stream")
    messages = [block for block in answer.body.decode().split("\n\n") if "data:" in block]

    assert answer.status == 200
    now = hall.ask(wire.who, "GET", kind.console()).json["position"]
    assert messages == [f'event: console\nid: {now}\ndata: {{"position":{now}}}']


def test_a_device_is_told_when_its_own_table_has_changed_and_of_no_other(
    kind: Kind, hall: House
) -> None:
    own, beside = kind.recorders
    before = hall.ask(own, "GET", f"{kind.console(1)}/stream")
    elsewhere = hall.ask(beside, "GET", f"{kind.console(2)}/stream")
    kind.begin_one(hall)

    assert position(hall.ask(own, "GET", f"{kind.console(1)}/stream")) == position(before) + 1
    assert position(hall.ask(beside, "GET", f"{kind.console(2)}/stream")) == position(elsewhere)


def test_who_is_in_touch_is_known_from_what_a_device_asks(kind: Kind, hall: House) -> None:
    wire = kind.recorder(hall)
    wire.ask("GET", kind.console(), **{"x-evendeal-waiting": "7"})
    wire.ask("GET", kind.console(), **{"x-evendeal-waiting": "many"})
    hall.ask("director", "GET", kind.console(2))

    assert kind.presence(hall) == {1: (True, 7), 2: (False, 0)}


def test_many_tables_that_write_at_once_are_all_answered(kind: Kind, hall: House) -> None:
    wires = [kind.begin_one(hall, table) for table in (1, 2)]

    async def both() -> list[Answer]:
        asking = []
        for wire in wires:
            for n in (wire.n, wire.n, wire.n + 8):
                body = {"session": 1, "deal": wire.deal, "n": n, "key": "k", "rules": "0.1.0"}
                data = json.dumps({**body, "lines": [call("at once")]}).encode()
                token = hall.tokens[wire.who]
                said = {"content-type": "application/json", "x-csrf-token": csrf_of(token)}
                path = f"{kind.console(wire.table)}/lines"
                asking.append(ask(hall.app, "POST", path, token=token, body=data, headers=said))
        return list(await asyncio.gather(*asking))

    answers = asyncio.run(both())
    assert [answer.status for answer in answers] == [200, 200, 409] * 2
    assert answers[0].json == answers[1].json
    assert answers[2].json["name"] == "LineMissing"


def test_another_device_takes_over_a_table_with_a_code(kind: Kind, hall: House) -> None:
    """The next device of the same table, and of no other."""
    made = hall.ask(kind.recorders[0], "POST", f"{kind.console()}/handover", {})
    assert made.status in (200, 201)
    hall.tokens["another"] = hall.door.join(
        made.json["code"], name=None, password=None, token=None, address="", label="a tablet"
    )

    assert hall.ask("another", "GET", kind.console(1)).status == 200
    assert hall.ask("another", "GET", kind.console(2)).status == 403


def test_codes_are_made_for_the_tables_and_entries_that_the_event_has(
    kind: Kind, hall: House
) -> None:
    event = hall.invited[kind.recorders[0]][0]
    with pytest.raises(InvitationUnfit):
        hall.door.make_code(event, Role.RECORDER, table=3, by="test")
    with pytest.raises(InvitationUnfit):
        hall.door.make_code(event, Role.CAPTAIN, entry="nobody", by="test")
    body = {"role": "recorder", "table": 2, "entry": None, "player": None, "days": 7}
    made = hall.ask("director", "POST", f"/api/office/{kind.id}/invitations", body)
    assert made.status in (200, 201), made.body

    path = f"/api/office/{kind.id}/people"
    people = hall.ask("director", "GET", path)
    assert people.status == 200
    assert {held["role"] for each in people.json["accounts"] for held in each["grants"]} >= {
        "director", "player", "captain",
    }  # fmt: skip
    assert sorted(each["table"] or 0 for each in people.json["devices"])[-2:] == [1, 2]
    assert hall.ask(kind.recorders[0], "GET", path).status == 403


def test_players_and_captains_have_a_page_of_their_own(kind: Kind, hall: House) -> None:
    path = f"/api/my/{kind.id}"
    player, captain = (hall.ask(who, "GET", path) for who in ("player", "captain"))

    assert (player.status, captain.status) == (200, 200)
    assert (player.json["kind"], player.json["player"]) == (kind.console_kind, kind.player)
    (held,) = hall.ask("player", "GET", "/api/me").json["grants"]
    assert (held["event_name"], held["format"]) == (kind.title, kind.format)
    (house,) = hall.ask("house director", "GET", "/api/me").json["grants"]
    assert (house["event_name"], house["format"]) == ("", None)


def test_a_whole_hand_goes_over_http_and_no_hidden_card_with_it(cup: House) -> None:
    wire = Wire(cup)
    before: set[str] = set()
    for _ in range(3):
        wire.ask("GET", AT_1)
        wire.to_showdown()
        hand = cup.desk.progress(CUP).hand(SessionNo(1), TableNo(1), DealNo(wire.deal))
        assert hand.state is not None
        won = result(hand.state).won[0].shares
        wire.say({"do": "award", "pot": 0, "seats": list(won)})
        assert wire.say(wire.accept()).word == "accepted"
        page = wire.ask("GET", AT_1)
        board = {card for cards in wire.sent.values() for card in cards}
        # The hand before is still on its result sheet when the next one begins.
        hidden = set(DECK) - board - before

        assert page.json["last"]["deal"] == wire.deal
        answers = "".join(wire.heard)
        assert [card for card in sorted(hidden) if f'"{card}"' in answers] == []
        wire.heard.clear()
        before = board


def test_the_wrong_deck_is_refused_with_the_one_that_is_due(cup: House) -> None:
    wire = Wire(cup)
    due, later = wire.console.order[:2]
    answer = wire.post({"do": "break_seal", "label": later.label}, deal=later.deal, n=0)

    deck = {"deck_table": 1, "deck_deal": later.deal}
    problem(answer, WrongDeck, 409, table=1, due=due.deal, **deck)
