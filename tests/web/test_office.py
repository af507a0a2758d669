"""The office over HTTP: strict bodies, one answer for a key, and streams for the right eyes."""

import asyncio
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from pyrage import decrypt, x25519

from evendeal.cards import DECK
from evendeal.formats.duplicate.laid_decks import TRIES
from evendeal.formats.my_places import MyPlaces
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.formats.typed_sheets import MOST_TEXT
from evendeal.labels import write_label
from evendeal.notation.typed_deck import NotACardTyped, NotAWholeDeck
from evendeal.web.app import create_app
from support.desks import consoles_of, desks_over
from support.events.poker import CUP, FIRST, due, play_hand, rows
from support.offices import inside_of
from support.paper import texts
from support.refusals import problem
from support.web.house import House, house
from support.web.office import at_office, office_answers, ruling
from support.web.requests import Answer, ask

pytestmark = pytest.mark.long

CARD = re.compile(rb'"[2-9TJQKA][cdhs]"|\b[2-9TJQKA][cdhs]( [2-9TJQKA][cdhs])+\b')

TO_THE_MOON = {"table": 1, "deals": [1], "where": "moon", "who": "Dora", "key": "k"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "var"


@pytest.fixture
def hall(folder: Path) -> Iterator[House]:
    with house(folder) as found:
        consoles = consoles_of(found.desk)
        inside = inside_of(found.door, consoles, MyPlaces(desks_over(found.desk)), found.desk)
        found.app = create_app(PublicHouse(SeatTeamsPublic(found.desk)), inside=inside, ping=0.05)
        yield found


def test_a_ruling_is_previewed_made_and_withdrawn(hall: House) -> None:
    deal = play_hand(hall.desk, 1).deal
    said = ruling(deal)

    preview, as_sent, made, again, office, gone, after = office_answers(
        hall,
        "director",
        ("/cup/preview", {"ruling": {k: v for k, v in said.items() if k != "key"}}),
        ("/cup/preview", {"ruling": said}),
        ("/cup/rulings", said),
        ("/cup/rulings", said),
        ("/cup", None),
        ("/cup/rulings/1/withdraw", {"reason": "heard right", "key": "w"}),
        ("/cup", None),
    )

    assert preview.json["refused"] is None
    assert len(preview.json["seats"]) == 1
    assert as_sent.json == preview.json
    assert (made.status, made.json["ruling"], again.json) == (200, 1, made.json)
    assert office.json["rulings"][0]["withdrawable"] is True
    assert gone.status == 200
    assert after.json["rulings"][0]["withdrawn"] == "heard right"


REFUSED: list[tuple[str, Any, int, str]] = [
    ("/cup/rulings", ruling(1, more=1), 422, "BodyUnreadable"),
    ("/cup/rulings", ruling(1, late="no"), 422, "BodyUnreadable"),
    ("/cup/rulings", ruling(1, reason=""), 422, "RulingReasonMissing"),
    ("/cup/rulings", ruling(1, rule=" "), 422, "RuleNumberMissing"),
    ("/cup/rulings", ruling(1, tables=[99]), 404, "NoSuchTable"),
    ("/cup/rulings", ruling(99), 404, "NoSuchDeal"),
    ("/cup/rulings", ruling(1), 409, "NothingPlayed"),
    ("/cup/rulings", ruling(1, key=""), 422, "OfficeKeyUnfit"),
    ("/cup/rulings/7/withdraw", {"reason": "x", "key": "k"}, 409, "NoSuchRuling"),
    ("/cup/preview", {}, 422, "OneThingAtATime"),
    ("/cup/pause", {"reason": "x"}, 422, "BodyUnreadable"),
    ("/cup/tables/9/deals/1", None, 404, "NoSuchTable"),
    ("/cup/custody", TO_THE_MOON, 422, "NoSuchPlaceForDecks"),
]


def test_what_cannot_be_is_a_problem_and_writes_nothing(hall: House, folder: Path) -> None:
    once = rows(folder)

    answers = office_answers(hall, "director", *((path, body) for path, body, _, _ in REFUSED))

    found = [(answer.status, answer.json["name"]) for answer in answers]
    assert found == [(status, name) for _, _, status, name in REFUSED]
    assert all(answer.json["sentence"] for answer in answers)
    assert rows(folder) == once


def test_the_office_and_its_journal_name_no_card_of_a_hand_in_play(hall: House) -> None:
    for table in (1, 2):
        play_hand(hall.desk, table)
    at = due(hall.desk, 1)

    answers = office_answers(
        hall,
        "director",
        ("/cup", None),
        ("/cup/journal", None),
        ("/cup/custody", None),
        (f"/cup/tables/1/deals/{at.deal}", None),
    )

    opened = hall.desk.progress(CUP).sessions[FIRST].opened
    assert at.deal not in opened
    for answer in answers:
        assert answer.status == 200
        assert CARD.search(answer.body) is None


def test_the_deck_file_goes_to_the_custodian_and_is_written_down(hall: House) -> None:
    (file,) = office_answers(hall, "custodian", ("/cup/decks/1.csv", {}))
    (absent,) = office_answers(hall, "custodian", ("/cup/decks/seven.csv", {}))
    (refused,) = office_answers(hall, "house director", ("/cup/decks/1.csv", {}))
    (custody,) = office_answers(hall, "director", ("/cup/custody", None))

    assert (file.status, refused.status, absent.status) == (200, 403, 404)
    assert file.headers["content-disposition"] == 'attachment; filename="decks-1.csv"'
    assert file.headers["cache-control"] == "no-store"
    assert len(CARD.findall(file.body)) > 0 or b"," in file.body
    assert [each["by"] for each in custody.json["given"]] == ["Custodian"]


def test_labels_are_printed_for_the_director_too_and_orders_for_the_custodian_alone(
    hall: House,
) -> None:
    (labels,) = office_answers(hall, "director", ("/cup/labels.pdf?table=1", None))
    (sheets,) = office_answers(hall, "custodian", ("/cup/hand-sort", {"session": 1}))
    (refused,) = office_answers(hall, "director", ("/cup/hand-sort", {"session": 1}))
    (wrong,) = office_answers(hall, "custodian", ("/cup/labels.pdf?paper=a3", None))
    (absent,) = office_answers(hall, "custodian", ("/cup/labels.pdf?table=99", None))
    (custody,) = office_answers(hall, "director", ("/cup/custody", None))

    assert labels.headers["content-type"] == sheets.headers["content-type"] == "application/pdf"
    assert sheets.headers["cache-control"] == "no-store"
    assert "1-1-1-" in texts(labels.body)[0]
    assert "54" in texts(sheets.body)[0]
    assert (labels.status, sheets.status, refused.status) == (200, 200, 403)
    assert (wrong.status, absent.status) == (422, 404)
    assert [each["what"] for each in custody.json["given"]] == ["hand-sort-1.pdf"]


def test_recorder_sheets_are_printed_for_the_director(hall: House) -> None:
    (sheets,) = office_answers(hall, "director", ("/cup/print/recorder-sheets?table=2", None))
    (wrong,) = office_answers(hall, "director", ("/cup/print/recorder-sheets?table=99", None))
    (refused,) = office_answers(hall, "custodian", ("/cup/print/recorder-sheets", None))

    assert sheets.headers["content-type"] == "application/pdf"
    assert "1-2-1-" in texts(sheets.body)[0]
    assert (wrong.status, refused.status) == (404, 403)


def test_an_order_file_is_for_the_custodian_and_for_the_key_that_was_typed(hall: House) -> None:
    machine = x25519.Identity.generate()
    asked = {"session": 1, "kind": "csv", "recipient": str(machine.to_public())}
    (file,) = office_answers(hall, "custodian", ("/cup/order-files", asked))
    (plain,) = office_answers(hall, "custodian", ("/cup/decks/1.csv", {}))
    (refused,) = office_answers(hall, "house director", ("/cup/order-files", asked))
    secret = asked | {"recipient": str(machine)}
    (wrong,) = office_answers(hall, "custodian", ("/cup/order-files", secret))
    (custody,) = office_answers(hall, "director", ("/cup/custody", None))

    assert (file.status, refused.status, wrong.status) == (200, 403, 422)
    assert file.headers["content-disposition"] == 'attachment; filename="decks-1.csv.age"'
    assert file.headers["cache-control"] == "no-store"
    assert decrypt(file.body, [machine]) == plain.body
    assert (wrong.json["name"], wrong.json["fields"]) == ("NotAPublicKey", {"why": "secret"})
    assert str(machine).encode() not in wrong.body
    assert [each["what"] for each in custody.json["given"]] == [
        f"decks-1.csv.age for {asked['recipient'][:11]}...{asked['recipient'][-6:]}",
        "decks-1.csv",
    ]


def test_a_laid_deck_is_checked_by_the_custodian_who_is_not_told_where_it_differs(
    hall: House,
) -> None:
    (file,) = office_answers(hall, "custodian", ("/cup/decks/1.csv", {}))
    cards = [row.split(",")[2] for row in file.body.decode().splitlines()[1:53]]
    turned = [*cards[:50], cards[51], cards[50]]
    for asked, agrees in ((cards, True), (turned, False), (cards[::-1], False)):
        typed = {"session": 1, "deal": 1, "cards": " ".join(asked)}
        (answer,) = office_answers(hall, "custodian", ("/cup/deck-checks", typed))
        (director,) = office_answers(hall, "house director", ("/cup/deck-checks", typed))

        assert answer.json == {"session": 1, "deal": 1, "agrees": agrees}
        assert director.status == 403


def test_a_deck_typed_with_a_card_twice_or_missing_is_refused_by_its_own_cards(hall: House) -> None:
    def answer(cards: Sequence[str]) -> Answer:
        typed = {"session": 1, "deal": 1, "cards": " ".join(cards)}
        return office_answers(hall, "custodian", ("/cup/deck-checks", typed))[0]

    twice, missing = (*DECK[:51], DECK[0]), DECK[:51]
    wrong = answer(twice)
    problem(wrong, NotAWholeDeck, wrong.status, twice=[DECK[0]], missing=[DECK[51]])
    problem(answer(missing), NotAWholeDeck, wrong.status, twice=[], missing=[DECK[51]])
    odd = answer((*DECK[:3], "1x"))
    problem(odd, NotACardTyped, wrong.status, line=1, column=10, text="1x")
    assert 400 <= wrong.status < 500
    # It is said of the cards alone: no seal is asked, and no try is counted.
    for _ in range(TRIES["deck"].most):
        assert answer(twice).body == wrong.body


def test_one_sheet_sent_twenty_times_at_once_is_recorded_once(hall: House) -> None:
    at = due(hall.desk, 1)
    seats = hall.desk.progress(CUP).hand(*at[1:]).setup.seats
    text = f"{write_label(*at[1:])} {'f ' * (seats - 1)}ok"

    async def walk() -> list[Answer]:
        async with hall.app.lifespan():
            sends = (at_office(hall, "director", "/cup/sheets", {"text": text}) for _ in range(20))
            return list(await asyncio.gather(*sends))

    answers = asyncio.run(walk())

    new = [answer.json["sheets"][0]["new_lines"] for answer in answers]
    lines = hall.desk.adapters.log.lines_at(CUP, *at[1:])
    assert sorted(new)[-1] == sum(new) == len(lines) == seats + 1
    assert [line.n for line in lines] == list(range(len(lines)))


def test_a_text_of_more_sheets_than_anybody_types_is_turned_away_unread(hall: House) -> None:
    (answer,) = office_answers(
        hall, "director", ("/cup/sheets/check", {"text": "f" * (MOST_TEXT + 1)})
    )

    assert answer.status in (413, 422)


def test_the_custodians_stream_says_nothing_of_the_hands(hall: House) -> None:
    async def walk() -> tuple[Answer, Answer]:
        async with hall.app.lifespan():
            for table in (1, 2):
                play_hand(hall.desk, table)
            return (
                await at_office(hall, "director", "/cup/stream"),
                await at_office(hall, "custodian", "/cup/stream"),
            )

    director, custodian = asyncio.run(walk())

    position = hall.desk.progress(CUP).position
    assert f'event: office\nid: {position}\ndata: {{"position":{position}}}' in str(
        director.body, "utf-8"
    )
    assert b'data: {"position":1}' in custodian.body


def test_the_office_hears_of_a_line_within_a_moment(hall: House) -> None:
    async def walk() -> Answer:
        async with hall.app.lifespan():
            watching = asyncio.ensure_future(
                ask(
                    hall.app,
                    "GET",
                    "/api/office/cup/stream",
                    token=hall.tokens["director"],
                    moments=1.5,
                )
            )
            await asyncio.sleep(0.2)
            await asyncio.to_thread(play_hand, hall.desk, 1)
            return await watching

    answer = asyncio.run(walk())

    position = hall.desk.progress(CUP).position
    assert f'{{"position":{position}}}'.encode() in answer.body


def test_the_director_prints_the_paper_of_the_hall_and_no_decks(hall: House) -> None:
    (listed,) = office_answers(hall, "director", ("/cup/print", None))
    (badges,) = office_answers(
        hall, "director", ("/cup/print/badges?paper=letter&language=de", None)
    )
    (labels,) = office_answers(hall, "director", ("/cup/print/hand-sort", None))
    (keeper,) = office_answers(hall, "custodian", ("/cup/print/badges", None))

    assert [each["sheet"] for each in listed.json["sheets"]][:4] == [
        "badges",
        "seat-cards",
        "table-cards",
        "door-sheets",
    ]
    assert listed.json["missing"] == []
    assert badges.headers["content-type"] == "application/pdf"
    assert badges.headers["cache-control"] == "no-store"
    assert "Kein Wort" in texts(badges.body)[0]
    assert (labels.status, labels.json["name"]) == (404, "NoSuchSheet")
    assert keeper.status == 403
