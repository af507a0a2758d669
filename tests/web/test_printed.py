"""What everybody may print, over HTTP: the deals of a session that has ended, and no sooner."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from litestar.testing import TestClient

from evendeal.formats.print_side import NoSuchPaper, NoSuchSheet, typeset
from evendeal.formats.public_house import NoSuchPage, PublicHouse
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import SessionNo
from evendeal.notation.history import History
from evendeal.notation.phh import write_phh
from evendeal.notation.phhs import read_phhs
from evendeal.notation.replay import Verdict, replay
from evendeal.notation.toml import parse_toml
from evendeal.views.absent import NoMatchHere
from evendeal.views.poker.handout import HandoutsLater
from evendeal.web import create_app
from support.events.rehearsed_cup import Cup, cup, play, sealed
from support.paper import texts
from support.refusals import problem

SHEET = "/api/events/cup/print/handouts"
HANDS = "/api/events/cup/hands"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Cup:
    """One session of three deals, to its end."""
    return play(tmp_path_factory.mktemp("cup"), cup(sessions=1, deals=3), "mixed")


@pytest.fixture(scope="module")
def reader(played: Cup, match_over: MatchDesk) -> Iterator[TestClient]:
    """Somebody who is not signed in, at a house with a poker event and one of matches."""
    house = PublicHouse(played.public, RoomMatchPublic(match_over))
    with TestClient(create_app(house)) as client:
        yield client


def test_what_can_be_printed_is_listed_session_by_session(reader: TestClient) -> None:
    assert reader.get("/api/events/cup/print").json() == [
        {"sheet": "booklet", "session": None},
        {"sheet": "certificate", "session": 1},
        {"sheet": "handouts", "session": 1},
    ]
    assert reader.get("/api/events/duo/print").json() == [
        {"sheet": "certificate", "session": 1},
        {"sheet": "protocols", "session": 1},
    ]
    assert "SMP" in texts(reader.get("/api/events/duo/print/protocols").content)[0]


def test_a_match_that_is_over_has_its_protocol_alone(reader: TestClient) -> None:
    at = "/api/events/duo/print/protocols"
    alone = reader.get(at, params={"session": 1, "match": 1})

    named = alone.headers["content-disposition"]
    assert named == 'inline; filename="duo-protocols-1-1.pdf"'
    assert len(texts(alone.content)) == 1
    none = reader.get(at, params={"session": 1, "match": 99})
    problem(none, NoMatchHere, 404, event="duo", session=1, match=99)


def test_a_sheet_is_set_once_however_many_numbers_somebody_asks_with(
    reader: TestClient, played: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_: list[str] = []
    monkeypatch.setattr(
        "evendeal.formats.public_side.typeset",
        lambda document, paper: set_.append(document.template) or typeset(document, paper),
    )
    for more in ({}, {"session": 7}, {"session": 1, "match": 3}, {"match": 4}):
        given = reader.get("/api/events/cup/print/booklet", params={**more, "language": "es"})
        assert given.status_code == 200

    assert set_ == ["booklet"]


def test_handouts_come_as_pdf_on_the_paper_and_in_the_language_that_one_asks_for(
    reader: TestClient,
) -> None:
    plain = reader.get(SHEET)
    other = reader.get(SHEET, params={"session": 1, "paper": "letter", "language": "fr"})

    assert plain.status_code == other.status_code == 200
    assert plain.headers["content-type"] == "application/pdf"
    assert plain.headers["content-disposition"] == 'inline; filename="cup-handouts.pdf"'
    assert "Session 1" in texts(plain.content)[0]
    assert "Séance 1" in texts(other.content)[0]


def test_a_house_that_others_cannot_reach_prints_no_address(reader: TestClient) -> None:
    assert "localhost" not in texts(reader.get(SHEET).content)[0]


def test_what_there_is_not_is_refused_by_name(reader: TestClient) -> None:
    at = "/api/events/cup/print"
    problem(reader.get(f"{at}/labels"), NoSuchSheet, 404, sheet="labels")
    problem(reader.get(f"{at}/..%2Fhandouts"), "NotFound", 404)
    problem(
        reader.get("/api/events/duo/print/handouts"),
        NoSuchSheet,
        404,
        known=["timetable", "booklet", "certificate", "protocols"],
    )
    problem(reader.get(SHEET, params={"paper": "a3"}), NoSuchPaper, 422, paper="a3")
    problem(reader.get(SHEET, params={"session": 2}), "NoSuchSession", 404, session=2)
    problem(reader.get("/api/events/none/print/handouts"), "NoSuchEvent", 404)


def test_the_hands_of_a_session_come_as_files_that_say_the_same(
    played: Cup, reader: TestClient
) -> None:
    histories = reader.get(f"{HANDS}.phhs")
    fields = reader.get(f"{HANDS}.json", params={"session": 1})

    assert histories.headers["content-disposition"] == ('attachment; filename="cup-1-hands.phhs"')
    assert fields.headers["content-type"].startswith("application/json")
    hands = [hand for hand in read_phhs(histories.content) if isinstance(hand, History)]
    now = played.after(len(played.lines)).sessions[SessionNo(1)]
    assert [(hand.own["_table"], hand.own["_deal"]) for hand in hands] == [
        (table, deal) for table, deals in now.played.items() for deal in deals
    ]
    assert fields.json() == [parse_toml(write_phh(hand), "hand.phh") for hand in hands]
    assert {replay(hand).verdict for hand in hands} == {Verdict.AGREES}


def test_hands_that_there_are_not_are_refused_by_name(reader: TestClient) -> None:
    problem(reader.get("/api/events/duo/hands.phhs"), NoSuchPage, 404)
    problem(reader.get(f"{HANDS}.phhs", params={"session": 2}), "NoSuchSession", 404, session=2)
    problem(reader.get("/api/events/none/hands.json"), "NoSuchEvent", 404)


def test_before_the_session_has_ended_there_is_nothing_for_anybody(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    desk = sealed(tmp_path_factory.mktemp("later"), replace(cup(), name="Later"))
    with TestClient(create_app(PublicHouse(SeatTeamsPublic(desk)))) as client:
        # What was sealed is public from the beginning.
        assert client.get("/api/events/cup/print").json() == [
            {"sheet": "certificate", "session": 1}
        ]
        problem(client.get(SHEET), HandoutsLater, 409, event="cup", session=1)
        problem(client.get(f"{HANDS}.phhs"), HandoutsLater, 409, event="cup", session=1)
