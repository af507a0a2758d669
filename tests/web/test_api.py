"""Every route answers with its view, and with nothing else."""

import gzip
import json
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from evendeal.errors import Refused
from evendeal.formats.public_house import PublicHouse
from evendeal.ids import DealNo
from evendeal.views.figures import chips_on_the_wire, points_text
from evendeal.views.poker.deal import DealHead, TooEarly
from evendeal.web import create_app
from support.refusals import problem
from support.sentences import in_golden_file
from support.web.hall_by_hand import BOARD, CUP, HEAD, OPEN, PROOF, Hall

EVENT = {
    "id", "name", "format", "status", "session", "sessions", "seats", "tables", "entries",
    "deals", "comparable", "hands_played", "hands_total", "small_blind", "big_blind", "cap",
    "ante", "big_blind_ante", "betting", "raises", "devices", "method", "seat_draw",
    "running_order", "begins", "levels", "language",
    "forecast_end", "started_at", "sealed_at", "seal",
    "rehearsal", "read_only", "withdrawn",
}  # fmt: skip


def get(client: TestClient, path: str, status: int = 200) -> Any:
    answer = client.get(path)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_the_list_of_events_has_the_head_of_each(client: TestClient) -> None:
    (head,) = get(client, "/api/events")

    assert set(head) == EVENT
    assert head == get(client, "/api/events/cup")
    assert head["entries"][0] == {
        "id": "A", "name": "Argentina", "players": ["A1", "A2"], "letters": "A", "colour": 1,
    }  # fmt: skip
    assert (head["cap"], head["forecast_end"]) == (HEAD.cap, None)


def test_the_scoreboard_shows_places_seats_and_how_much_is_comparable(client: TestClient) -> None:
    board = get(client, "/api/events/cup/scoreboard")

    assert set(board) == {
        "event", "position", "numbers", "strip", "comparable", "deals", "hands_played",
        "hands_total", "standings", "ladders", "method", "tie_rule", "rulings",
        "in_running",
    }  # fmt: skip
    assert (board["numbers"], board["strip"]) == ([1, 2], [True, False])
    assert board["rulings"][0]["sentence"] == "Penalty: Argentina loses ½ point."
    assert board["standings"][0] == {
        "place": 1, "shared": True, "entry": "A", "name": "Argentina", "points": "3",
        "chips": "651/2", "moved": 1, "decided_by": "chips", "seats_won": 1, "penalty": "1/2",
    }  # fmt: skip
    assert board["ladders"][0]["seat"] == 1
    assert board["ladders"][0]["rungs"][1] == {
        "entry": "B", "name": "Brazil", "player": "B2", "table": 2, "chips": -200,
        "points": "1", "place": 2, "fill": 0.0,
    }  # fmt: skip
    assert set(board["method"]) == {"id", "name", "sentence"}


def test_half_a_chip_is_text_and_a_whole_chip_is_a_number(client: TestClient) -> None:
    page = get(client, "/api/events/cup/tables/1")

    assert page["totals"] == ["251/2", "-251/2"]
    assert get(client, "/api/events/cup/tables/2")["totals"] == [-200, 200]


@settings(deadline=None)
@given(st.fractions())
def test_no_chip_is_lost_on_the_wire(chips: Fraction) -> None:
    sent = chips_on_the_wire(chips)

    assert Fraction(sent) == chips == Fraction(points_text(chips))
    assert isinstance(sent, int) == (chips.denominator == 1)


def test_the_tables_say_who_sits_where_and_how_many_hands_were_played(client: TestClient) -> None:
    first, second = get(client, "/api/events/cup/tables")

    assert set(first) == {"table", "hands_played", "hands_total", "seats"}
    assert first["seats"][0] == {
        **{"seat": 1, "entry": "A", "name": "Argentina", "player": "A1"},
        "out": False,
    }
    assert second["hands_played"] == 1


def test_a_table_shows_its_results_in_the_open_deals_only(client: TestClient) -> None:
    page = get(client, "/api/events/cup/tables/2")

    shape = {"table", "hands_played", "hands_total", "seats", "opened", "totals", "reserve"}
    assert set(page) == shape
    assert page["opened"] == [
        {"deal": 1, "chips": [-200, 200], "house": 0, "ruling": None, "ruled": []}
    ]


def test_a_closed_deal_says_nothing_of_itself(client: TestClient) -> None:
    """The embargo (R37): not its cards, not its button, not when, not who won."""
    page = get(client, "/api/events/cup/deals/2")

    assert set(page) == {"event", "deal", "open", "previous", "next"}
    assert (page["open"], page["previous"], page["next"]) == (False, 1, None)
    assert get(client, "/api/events/cup/deals")[1] == {
        "deal": 2, "open": False, "opened_at": None, "spread": None, "biggest_seat": None,
        "swing": None,
    }  # fmt: skip


def test_nothing_can_be_told_of_a_closed_deal_even_by_mistake() -> None:
    with pytest.raises(TooEarly) as refused:
        DealHead(DealNo(2), open=False, opened_at=None, spread=400, biggest_seat=None)

    assert refused.value.fields == {"deal": 2}


def test_an_open_deal_shows_its_cards_its_traveller_and_its_proof(client: TestClient) -> None:
    page = get(client, "/api/events/cup/deals/1")

    assert set(page) == {
        "event", "deal", "open", "previous", "next", "opened_at", "button", "seats", "board",
        "rows", "facts", "swing", "parted", "proof", "counts", "replaces", "rulings",
    }  # fmt: skip
    assert page["open"] is True
    assert page["board"] == list(OPEN.board)
    assert page["seats"][0] == {
        "seat": 1, "role": "button", "cards": ["As", "5d"], "caption": "pair of aces",
        "made": {"name": "pair", "ranks": ["A"]}, "highlight": True, "empty": False,
    }  # fmt: skip
    row = page["rows"][1]
    assert set(row) == {"table", "cells", "house", "play", "steps", "ruling", "ruled"}
    assert row["cells"][1] == {
        "seat": 2, "entry": "A", "name": "Argentina", "player": "A2", "chips": 200, "best": True,
    }  # fmt: skip
    assert row["play"][0]["text"][1] == {"text": "125", "strong": True}
    assert set(page["proof"]) == {"number", "sealed", "leaf", "salt", "path", "root", "deck"}


def test_the_proof_names_the_seal_and_what_was_verified(client: TestClient) -> None:
    proof = get(client, "/api/events/cup/proof")

    assert set(proof) == {
        "event", "seal", "seal_digest", "root", "opened", "seat_draw", "fairness",
        "fairness_sentence", "fairness_counted", "checkpoints", "sentences", "secret", "commands",
    }  # fmt: skip
    assert set(proof["seal"]) == {
        "event", "session", "commitment", "algorithm", "public_key", "beacon_description",
        "beacon", "sealed_at", "reserve_commitment",
    }  # fmt: skip
    assert proof["seat_draw"]["seats"] == [1, 3]
    assert proof["seat_draw"]["table"] == [["A", "B"], ["B", "A"]]
    assert proof["seat_draw"]["verdict"] == "unproved"
    assert proof["opened"][0]["verdict"] == "holds"
    (said,) = PROOF.sentences
    assert proof["sentences"] == [
        {"verdict": "holds", "text": said.text, "key": None, "fields": {}}
    ]
    assert proof["fairness"][1]["behind"] == [{"entry": "A", "tables": "1/2"}]
    assert proof["secret"] is PROOF.secret


def test_checkpoints_come_as_they_were_written(client: TestClient) -> None:
    answer = client.get("/api/events/cup/checkpoints.jsonl")

    assert answer.text == "{}\n{}\n"
    assert answer.headers["content-type"].startswith("application/jsonl")


def test_a_stranger_can_fetch_the_script_that_verifies(client: TestClient) -> None:
    answer = client.get("/verify_event.py")

    assert answer.text == "print('verified')\n"
    assert answer.headers["content-type"] == "text/x-python; charset=utf-8"


def test_an_address_that_leads_nowhere_is_named(client: TestClient) -> None:
    answer = client.get("/api/nothing")

    problem(answer, "NotFound", 404, path="/api/nothing")
    in_golden_file(answer.json()["sentence"])


def test_a_number_longer_than_any_deal_has_is_nowhere(client: TestClient) -> None:
    path = f"/api/events/cup/deals/{'9' * 5000}"

    problem(client.get(path), "NotFound", 404, path=path)


@pytest.mark.parametrize("value", ["abc", "1.5", "", "0", "-1", "9" * 5000])
def test_a_session_that_cannot_be_read_gets_one_clear_sentence(
    client: TestClient, value: str
) -> None:
    answer = client.get(f"/api/events/cup/deals?session={value}")

    problem(answer, "Unreadable", 400, key="session", value=value)
    in_golden_file(answer.json()["sentence"].replace("9" * 5000, "5000 nines"))


def test_any_other_refusal_is_a_conflict_with_its_fields(client: TestClient, hall: Hall) -> None:
    class LogBroken(Refused):
        def __init__(self, *, line: int) -> None:
            super().__init__(f"line {line} of the log is broken")
            self.line = line

    hall.fault = LogBroken(line=7)

    answer = client.get("/api/events/cup/proof")

    problem(answer, LogBroken, 409, line=7)
    assert answer.json()["sentence"] == str(hall.fault)


def test_a_fault_of_ours_tells_the_visitor_nothing(
    client: TestClient, hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    hall.fault = RuntimeError("the secret is 42")

    answer = client.get("/api/events/cup/proof")

    problem(answer, "Failed", 500)
    assert "42" not in answer.text
    assert "the secret is 42" in caplog.text


def test_no_route_writes(client: TestClient) -> None:
    methods = {
        method
        for route in client.app.routes
        for method in getattr(route, "methods", None) or {"GET"}
    }

    assert methods == {"GET", "OPTIONS"}


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize("path", ["/", "/api/events", "/verify_event.py"])
def test_who_tries_to_write_is_told_that_nothing_can_be_written(
    client: TestClient, method: str, path: str
) -> None:
    answer = client.request(method, path)

    problem(answer, "MethodNotAllowed", 405)
    assert answer.headers["allow"] == "GET, HEAD"
    in_golden_file(answer.json()["sentence"])


@pytest.mark.parametrize("path", ["/", "/api/events", "/verify_event.py"])
def test_head_is_get_without_the_body(client: TestClient, path: str) -> None:
    whole, head = client.get(path), client.head(path)

    assert (head.status_code, head.content) == (200, b"")
    assert head.headers == whole.headers


def test_a_long_answer_is_compressed_for_those_who_can_read_it(client: TestClient) -> None:
    path = "/api/events/cup/scoreboard"
    with client.stream("GET", path, headers={"accept-encoding": "br, gzip"}) as answer:
        raw = b"".join(answer.iter_raw())

    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(raw)
    assert json.loads(gzip.decompress(raw))["position"] == BOARD.position
    assert (
        "content-encoding" not in client.get(path, headers={"accept-encoding": "gzip;q=0"}).headers
    )


def test_a_house_in_which_nothing_is_on_has_no_events() -> None:
    with TestClient(create_app(PublicHouse())) as client:
        assert get(client, "/api/events") == []
        assert get(client, f"/api/events/{CUP}", 404)["name"] == "NoSuchEvent"
        assert get(client, "/verify_event.py", 404)["name"] == "NoScript"
