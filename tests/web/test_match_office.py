"""The office of an event of matches over HTTP: who is let in, strict bodies, nothing ahead."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

from evendeal.director.randomness import BeaconOfAnother
from evendeal.ids import DealNo
from support.english import english
from support.events.matches import BOARD, DUEL
from support.refusals import problem
from support.web.doors import filled, routes
from support.web.match_doors import PARTS
from support.web.match_house import GameWire, MatchHouse, match_house
from support.web.office_doors import OFFICE_DOORS_OF_MATCHES

pytestmark = pytest.mark.long

OFFICE = "/api/office/duel"
GAME = f"{OFFICE}/sessions/1/tables/1/games/1"
PLACE = {"session": 1, "table": 1, "deal": 1}
DECISION = {
    **PLACE, "winner": "white", "level": 2, "left": 15, "cube": 1, "rule": "R48", "reason": "gone",
}  # fmt: skip


@pytest.fixture
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchHouse]:
    with match_house(tmp_path_factory.mktemp("house") / "var") as found:
        yield found


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchHouse]:
    """A house in which nothing is written."""
    with match_house(tmp_path_factory.mktemp("quiet") / "var") as found:
        yield found


def test_every_door_of_the_office_refuses_every_other_role_whatever_is_sent(
    quiet: MatchHouse,
) -> None:
    """Of an event of matches, also where only another format has something behind the door."""
    wrong = []
    found = [each for each in routes(quiet) if " /api/office/" in each]
    for route in found:
        method, path = route.split(" ")
        if route.endswith("/stream"):
            continue
        for who in ("", *quiet.tokens):
            # What is sent says nothing, so that nothing is written.
            status = quiet.ask(who, method, filled(path, PARTS), {"no": "body"}).status
            turned_away = status in (401, 403)
            if turned_away == (who in OFFICE_DOORS_OF_MATCHES[route]) or status >= 500:
                wrong.append((route, who, status))

    assert wrong == []
    assert set(found) == set(OFFICE_DOORS_OF_MATCHES)


def test_the_office_says_of_which_format_its_event_is(quiet: MatchHouse) -> None:
    found = [quiet.ask("house director", "GET", f"/api/office/{id}") for id in ("cup", "duel")]

    assert [each.json["format"] for each in found] == ["seat_teams", "room_match"]
    assert quiet.ask("house director", "GET", "/api/office/no-such").json["name"] == "NoSuchEvent"


def test_what_only_another_format_has_is_refused_by_the_name_of_the_format(
    quiet: MatchHouse,
) -> None:
    """Two formats may have an act at the same path with other fields: the event's is read."""
    others = [
        ("cup", "seat_teams", "POST", "decisions", {**DECISION, "key": "k"}),
        ("cup", "seat_teams", "GET", "sessions/1/tables/1/games/1", None),
        ("duel", "room_match", "POST", "substitutions", {"table": 1}),
        ("duel", "room_match", "GET", "custody", None),
    ]
    for event, format, method, path, body in others:
        answer = quiet.ask("house director", method, f"/api/office/{event}/{path}", body)
        problem(answer, "NotInThisOffice", 404, event=event, format=format, path=ANY)
    line_up = {"session": 1, "match": 1, "team": "Kh", "players": ["Kh1", "Kh2"], "key": "k"}
    sent = quiet.ask("house director", "POST", "/api/office/cup/lineups", line_up)
    paused = quiet.ask("house director", "POST", "/api/office/cup/pause", {"table": 1, "key": "k"})

    problem(sent, "BodyUnreadable", 422, why=ANY)
    problem(paused, "BodyUnreadable", 422, why=ANY)


REFUSED: list[tuple[str, Any, int, str]] = [
    ("/decisions", {**DECISION, "key": "k", "more": 1}, 422, "BodyUnreadable"),
    ("/decisions", {**DECISION, "key": "k", "level": "2"}, 422, "BodyUnreadable"),
    ("/decisions", {**DECISION, "key": "k", "winner": "red"}, 422, "BodyUnreadable"),
    ("/decisions", {**DECISION, "key": "k", "reason": " "}, 422, "RulingReasonMissing"),
    ("/decisions", {**DECISION, "key": "k", "rule": ""}, 422, "RuleNumberMissing"),
    ("/decisions", {**DECISION, "key": ""}, 422, "OfficeKeyUnfit"),
    ("/decisions", {**DECISION, "key": "k", "cube": 3}, 409, "ResultCannotBe"),
    ("/decisions", {**DECISION, "key": "k", "table": 9}, 409, "NoGameThere"),
    ("/decisions", {**DECISION, "key": "k", "session": 9}, 409, "NotStarted"),
    ("/reopenings", {**PLACE, "reason": "x", "key": "k"}, 409, "NotReopened"),
    ("/corrections", {**PLACE, "of": 3, "reason": "x", "key": "k"}, 409, "NoSuchGameLine"),
    ("/answers", {**PLACE, "key": "k"}, 409, "NoCallOpen"),
    ("/answers", {"table": 9, "deal": 1, "key": "k"}, 409, "NoGameThere"),
    ("/rounds/2/begin", {}, 409, "RoundNotNext"),
    ("/pause", {"key": "k", "table": 9}, 404, "NoSuchTable"),
    ("/resume", {"key": "k"}, 409, "ClockStands"),
    ("/preview", {}, 422, "OneDecisionAtATime"),
    (
        "/lineups",
        {"session": 1, "match": 1, "team": "Kh", "players": ["Kh1", "X"], "key": "k"},
        409,
        "NotOfTheTeam",
    ),
    ("/sessions/1/end", {}, 409, "GamesLeft"),
    ("/sessions/7/end", {}, 404, "NoSuchSession"),
    ("/sessions/2/begin", {"beacon": ""}, 404, "NoSuchSession"),
    ("/sessions/1/begin", {"beacon": "1"}, 409, "BeaconFixed"),
]


def test_what_cannot_be_is_a_problem_and_writes_nothing(quiet: MatchHouse) -> None:
    before = quiet.matches.progress(DUEL).position

    answers = [quiet.ask("director", "POST", OFFICE + path, body) for path, body, _, _ in REFUSED]

    found = [(each.status, each.json["name"]) for each in answers]
    assert found == [(status, name) for _, _, status, name in REFUSED]
    assert all(answer.json["sentence"] for answer in answers)
    assert quiet.matches.progress(DUEL).position == before


def test_a_game_is_previewed_decided_and_reopened(hall: MatchHouse) -> None:
    GameWire(hall).go(5)

    preview = hall.ask("director", "POST", f"{OFFICE}/preview", {"decision": DECISION})
    form = {**DECISION, "key": "once"}
    as_sent = hall.ask("director", "POST", f"{OFFICE}/preview", {"decision": form})
    reopening = {"reopening": {**PLACE, "reason": "he is back", "key": "r"}}
    correction = {"correction": {**PLACE, "of": 3, "reason": "misheard", "key": "c"}}
    others = [
        hall.ask("director", "POST", f"{OFFICE}/preview", each) for each in (reopening, correction)
    ]
    made = hall.ask("director", "POST", f"{OFFICE}/decisions", form)
    again = hall.ask("director", "POST", f"{OFFICE}/decisions", form)
    game = hall.ask("director", "GET", GAME)
    reopened = hall.ask(
        "director", "POST", f"{OFFICE}/reopenings", {**PLACE, "reason": "he is back", "key": "r"}
    )
    office = hall.ask("director", "GET", OFFICE)

    assert preview.json["refused"] is None
    assert as_sent.json == preview.json
    assert [each.status for each in others] == [200, 200]
    assert english(preview.json["game"]["after"]).startswith("White wins a gammon")
    assert (made.status, again.json) == (200, made.json)
    assert (game.json["stage"], game.json["stands"]["winner"]) == ("decided", "white")
    assert reopened.status == 200
    kinds = [each["kind"] for each in office.json["decisions"]]
    assert kinds == ["reopen", "decide"]
    assert office.json["decisions"][1]["by"] == "Director"


def test_the_table_sees_that_its_game_was_decided_and_goes_on(hall: MatchHouse) -> None:
    wire = GameWire(hall).go(3)
    hall.ask("director", "POST", f"{OFFICE}/decisions", {**DECISION, "key": "k"})

    late = wire.post(wire.line_due())

    place = {"session": 1, "table": 1, "deal": 1, "n": 3}
    problem(late, "PlaceTaken", 409, **place, theirs=ANY, position=None)
    assert wire.console.order[0].set == 2


def test_no_answer_of_the_office_has_a_roll_that_no_room_has_had(hall: MatchHouse) -> None:
    luck = hall.matches.luck(DUEL, BOARD)
    assert luck is not None
    assert luck.rolls is not None
    wire = GameWire(hall).go(7)
    answers = b"".join(
        hall.ask("director", "GET", path).body
        for path in (OFFICE, GAME, GAME.replace("/tables/1", "/tables/2"), f"{OFFICE}/journal")
    )
    preview = hall.ask("director", "POST", f"{OFFICE}/preview", {"decision": DECISION}).body
    used = sum(wire.state.rolls)

    game = hall.ask("director", "GET", GAME).json
    rolled = [line for line in game["lines"] if "roll" in line["body"]["do"]]
    assert len(rolled) == used
    assert game["roll"] == used
    closed = hall.ask("director", "GET", GAME.replace("/tables/1", "/tables/2")).json
    assert (closed["roll"], closed["board"]["dice"], closed["lines"]) == (0, None, [])
    for deal in (1, 2):
        assert str(luck.rolls.rolls(DealNo(deal))).encode() not in answers + preview
    assert luck.secret.hex().encode() not in answers + preview


FINAL = """
[final]
games = 1
[draw]
beacons = ["the lottery of Friday", "the lottery of Saturday"]
"""


def test_the_final_takes_no_value_that_was_the_boards(tmp_path: Path) -> None:
    """S2: a value typed for the wrong session is refused by name, and nothing is written."""
    friday, saturday = "4 8 15 16 23 42", "1 2 3 5 8 13"
    with match_house(tmp_path / "var", more=FINAL, beacon=friday) as hall:
        for deal in (1, 2):
            for table in (1, 2):
                said = {**DECISION, "deal": deal, "table": table, "key": f"{deal}-{table}"}
                assert hall.ask("director", "POST", f"{OFFICE}/decisions", said).status == 200
        before = hall.matches.progress(DUEL).position
        wrong = hall.ask("director", "POST", f"{OFFICE}/sessions/2/begin", {"beacon": friday})
        after = hall.matches.progress(DUEL).position
        right = hall.ask("director", "POST", f"{OFFICE}/sessions/2/begin", {"beacon": saturday})

    problem(wrong, BeaconOfAnother, 409, session=2, other=1, beacon=friday)
    assert (after, right.status) == (before, 200)
