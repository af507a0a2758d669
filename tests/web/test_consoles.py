"""A recorder's device over HTTP: in with a table code, a hand from the seal to the result."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from evendeal.cards import DECK
from evendeal.director.consoles import Consoles
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.poker import result
from evendeal.views.console import Receipt
from evendeal.web.signed_in import csrf_of
from support.events.poker import CUP
from support.events.poker_device import Device
from support.web.house import Answer, House, ask, house

AT_1 = "/api/console/cup/1"


@pytest.fixture
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house") / "var") as found:
        yield found


class Wire(Device):
    """A device that asks over HTTP; it keeps all that it was ever sent."""

    def __init__(self, hall: House, who: str = "recorder 1", table: int = 1) -> None:
        super().__init__(consoles=Consoles(hall.desk), table=table)
        self.hall, self.token = hall, hall.tokens[who]
        self.heard: list[str] = []

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        said = {"content-type": "application/json", "x-csrf-token": csrf_of(self.token), **headers}
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        answer = asyncio.run(
            ask(self.hall.app, method, path, token=self.token, body=data, headers=said)
        )
        self.heard.append(answer.body.decode())
        return answer

    def post(self, *lines: Any, **changes: Any) -> Answer:
        body = {"session": 1, "deal": self.deal, "n": self.n, "key": "k", "rules": "0.1.0"}
        body |= {"lines": list(lines)} | changes
        return self.ask("POST", f"/api/console/cup/{self.table}/lines", body)

    def write(self, *lines: Any, n: int | None = None, key: str = "k", **at: int) -> Receipt:
        answer = self.post(*lines, n=self.n if n is None else n, key=key, **at)
        assert answer.status == 200, answer.body
        return Receipt(**answer.json)


def test_a_whole_hand_goes_over_http_and_no_hidden_card_with_it(hall: House) -> None:
    wire = Wire(hall)
    before: set[str] = set()
    for _ in range(3):
        wire.ask("GET", AT_1)
        wire.to_showdown()
        hand = hall.desk.progress(CUP).hand(SessionNo(1), TableNo(1), DealNo(wire.deal))
        assert hand.state is not None
        won = result(hand.state).won[0].shares
        wire.say({"do": "award", "pot": 0, "seats": list(won)})
        assert wire.say(wire.accept()).word == "accepted"
        told = wire.ask("GET", AT_1)
        board = {card for cards in wire.sent.values() for card in cards}
        # The hand before is still on its result sheet when the next one begins.
        hidden = set(DECK) - board - before

        assert told.json["last"]["deal"] == wire.deal
        heard = "".join(wire.heard)
        assert [card for card in sorted(hidden) if f'"{card}"' in heard] == []
        wire.heard.clear()
        before = board


def test_what_is_not_lines_is_refused_before_it_is_read(hall: House) -> None:
    wire = Wire(hall)
    wire.begin()
    good = {"session": 1, "deal": wire.deal, "n": 1, "key": "k", "rules": "0.1.0"}
    note = {"do": "note", "kind": "other", "seat": None, "text": ""}
    statuses = {
        json.dumps({**good, "lines": [note], "more": 1}): 422,
        json.dumps({**good, "lines": note}): 422,
        json.dumps({**good, "lines": [note], "n": "1"}): 422,
        json.dumps({**good, "lines": [note], "n": -1}): 422,
        json.dumps({**good, "lines": []}): 422,
        json.dumps({**good, "lines": [{"do": "open"}]}): 422,
        json.dumps({**good, "lines": [note] * 501}): 422,
        json.dumps({**good, "lines": [note], "key": "x" * 70_000}): 413,
        json.dumps({**good, "lines": [note], "key": "a\nb"}): 422,
        "[": 422,
        "": 422,
    }
    for text, status in statuses.items():
        answer = wire.ask("POST", f"{AT_1}/lines", text.encode())

        assert (answer.status, text[:80]) == (status, text[:80])
        assert set(answer.json) == {"name", "sentence", "fields"}
    assert wire.console.order[0].next == 1


def test_a_second_device_reads_in_the_refusal_what_the_first_has_written(hall: House) -> None:
    first, second = Wire(hall), Wire(hall)
    first.begin()
    second.deal, second.n = first.deal, 1
    first.post({"do": "note", "kind": "clock", "seat": 1, "text": "slow"})
    answer = second.post({"do": "note", "kind": "clock", "seat": 2, "text": ""}, key="other")

    assert (answer.status, answer.json["name"]) == (409, "PlaceTaken")
    theirs = json.loads(answer.json["fields"]["theirs"])
    assert theirs[0]["body"]["text"] == "slow"
    assert answer.json["fields"]["position"] is None


def test_the_wrong_deck_is_refused_with_the_one_that_is_due(hall: House) -> None:
    wire = Wire(hall)
    due, later = wire.console.order[:2]
    answer = wire.post({"do": "break_seal", "label": later.label}, deal=later.deal, n=0)

    assert (answer.status, answer.json["name"]) == (409, "WrongDeck")
    assert answer.json["fields"]["due"] == due.deal
    assert answer.json["sentence"] == (
        f"This deck is deal {later.deal} for table 1; table 1 opens deal {due.deal} now"
    )


def test_a_stream_tells_the_position_and_nothing_else(hall: House) -> None:
    wire = Wire(hall)
    wire.begin()
    answer = wire.ask("GET", f"{AT_1}/stream")
    messages = [block for block in answer.body.decode().split("\n\n") if "data:" in block]

    assert answer.status == 200
    position = wire.console.position
    assert messages == [f'event: console\nid: {position}\ndata: {{"position":{position}}}']


def test_who_is_in_touch_is_known_from_what_a_device_asks(hall: House) -> None:
    consoles = hall.app.state.inside.consoles
    wire = Wire(hall)
    wire.ask("GET", AT_1, **{"x-evendeal-waiting": "7"})
    wire.ask("GET", AT_1, **{"x-evendeal-waiting": "many"})

    assert consoles.presence(CUP)[TableNo(1)].waiting == 7
    Wire(hall, "director").ask("GET", "/api/console/cup/2")
    assert TableNo(2) not in consoles.presence(CUP)


def test_many_tables_that_write_at_once_are_all_answered(hall: House) -> None:
    wires = [Wire(hall), Wire(hall, "recorder 2", 2)]
    for wire in wires:
        wire.begin()
    note = {"do": "note", "kind": "other", "seat": None, "text": "at once"}

    async def both() -> list[Answer]:
        asking = []
        for wire in wires:
            for n in (1, 1, 9):
                body = {"session": 1, "deal": wire.deal, "n": n, "key": "k", "rules": "0.1.0"}
                data = json.dumps({**body, "lines": [note]}).encode()
                said = {"content-type": "application/json", "x-csrf-token": csrf_of(wire.token)}
                path = f"/api/console/cup/{wire.table}/lines"
                asking.append(
                    ask(hall.app, "POST", path, token=wire.token, body=data, headers=said)
                )
        return list(await asyncio.gather(*asking))

    answers = asyncio.run(both())
    assert [answer.status for answer in answers] == [200, 200, 409] * 2
    assert answers[0].json == answers[1].json
    assert answers[2].json["name"] == "LineMissing"
