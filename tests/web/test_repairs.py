"""A deck put right over HTTP: one at a time, by another person's word, each step in the log."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from evendeal.director.verifying import verify_event
from evendeal.ids import DealNo
from evendeal.poker import start
from evendeal.poker.wire import setup_from_json
from evendeal.views.roles import Role
from evendeal.web.signed_in import csrf_of
from support.desks import consoles_of
from support.events.poker import CUP, FIRST, rows
from support.events.poker_device import Device
from support.events.poker_floor import three
from support.offices import poker_office
from support.refusals import problem
from support.sentences import in_golden_file, undated
from support.web.house import PASSWORD, House, house
from support.web.requests import Answer, ask

pytestmark = pytest.mark.long

WHY = {"reason": "two cards stuck together"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "var"


@pytest.fixture
def hall(folder: Path) -> Iterator[House]:
    with house(folder, three(deals=20)) as found:
        second = found.door.make_code(CUP, Role.DIRECTOR, by="test").code
        found.tokens["second director"] = found.door.join(
            second, name="Second Director", password=PASSWORD, token=None, address="", label=""
        )
        yield found


def broken(hall: House, *tables: int) -> list[int]:
    """The deals whose seals these tables have just broken."""
    found = []
    for table in tables:
        device = Device(consoles_of(hall.desk), table)
        device.begin()
        found.append(device.deal)
    return found


def asked(hall: House, *asking: tuple[str, str, Any], together: bool = False) -> list[Answer]:
    """The answers to posts by these people, in turn or all at once."""

    async def one(who: str, path: str, said: Any) -> Answer:
        token = hall.tokens[who]
        headers = {"content-type": "application/json", "x-csrf-token": csrf_of(token)}
        body = json.dumps(said).encode()
        path = f"/api/office/cup{path}"
        return await ask(hall.app, "POST", path, token=token, headers=headers, body=body)

    async def walk() -> list[Answer]:
        async with hall.app.lifespan():
            if together:
                return list(await asyncio.gather(*(one(*each) for each in asking)))
            return [await one(*each) for each in asking]

    return asyncio.run(walk())


def requested(hall: House, table: int = 1, who: str = "director", key: str = "r") -> int:
    """A deck that somebody asked to have put right; its deal."""
    (deal,) = broken(hall, table)
    (answer,) = asked(hall, (who, "/repairs", {"table": table, "deal": deal, **WHY, "key": key}))
    assert answer.status == 200
    return deal


def said_of_repairs(hall: House) -> list[str]:
    found = verify_event(hall.desk, CUP)
    assert all(each.ok for each in found)
    return [each.sentence for each in found if each.id == "repair"]


def of_any_deal(sentence: str, deal: int) -> str:
    """A sentence about a repair as it is on any day, whichever deal was drawn first."""
    assert f"deal {deal} at" in sentence
    return undated(sentence).replace(f"deal {deal} at", "deal N at")


def test_a_deck_order_is_shown_when_the_custodian_has_confirmed_it(
    hall: House, folder: Path
) -> None:
    """S4: asked for, confirmed, shown and done are lines, and verify tells to whom and when."""
    deal = requested(hall)

    early, confirmed, order, again, done, late = asked(
        hall,
        ("director", "/repairs/1/order", {"key": "early"}),
        ("custodian", "/repairs/1/confirm", {"key": "c"}),
        ("director", "/repairs/1/order", {"key": "o"}),
        ("director", "/repairs/1/order", {"key": "o"}),
        ("director", "/repairs/1/finish", {"key": "f"}),
        ("director", "/repairs/1/order", {"key": "o"}),
    )

    problem(early, "NotConfirmedYet", 409, repair=1)
    assert (confirmed.status, order.status, done.status) == (200, 200, 200)
    deck = hall.desk.progress(CUP).sessions[FIRST].decks[DealNo(deal)]
    assert tuple(order.json["cards"]) == deck.cards
    assert again.json["cards"] == order.json["cards"]
    problem(late, "NoSuchRepair", 409, repair=1)
    lines = rows(folder)[-5:]
    assert [line.body["do"] for line in lines] == [
        "request_repair", "confirm_repair", "show_deck_order", "finish_repair", "rule",
    ]  # fmt: skip
    (sentence,) = said_of_repairs(hall)
    showing, _, confirmed = sentence.partition(";")
    assert (lines[2].at in showing, lines[1].at in confirmed) == (True, True)
    in_golden_file(of_any_deal(sentence, deal))


def test_forty_decks_asked_for_at_once_by_two_directors_are_one(hall: House) -> None:
    """S4: nobody fetches the deck-orders of an event in bulk."""
    deals = []
    for _ in range(5):
        for table in (1, 2, 3):
            device = Device(consoles_of(hall.desk), table)
            device.fold_hand()
    deals = broken(hall, 1, 2, 3)
    asking = [
        (who, "/repairs", {"table": table, "deal": deal, **WHY, "key": f"{who}-{table}-{n}"})
        for n in range(7)
        for who in ("director", "second director")
        for table, deal in enumerate(deals, 1)
    ]

    answers = asked(hall, *asking, together=True)

    assert len(answers) > 40
    assert sorted(answer.status for answer in answers)[:2] == [200, 409]
    assert {a.json["name"] for a in answers if a.status != 200} == {"RepairOutstanding"}
    orders = [
        (who, f"/repairs/{number}/order", {"key": f"o-{who}-{number}"})
        for who in ("director", "second director")
        for number in range(1, 41)
    ]
    assert all(answer.status == 409 for answer in asked(hall, *orders, together=True))
    assert hall.desk.progress(CUP).repairs.records[0].seen == ()


def test_nobody_confirms_what_he_has_asked_for(hall: House) -> None:
    """S4: neither the director who asked, nor another one while there is a custodian."""
    requested(hall)

    own, other, others_cards, custodians_cards = asked(
        hall,
        ("director", "/repairs/1/confirm", {"key": "a"}),
        ("second director", "/repairs/1/confirm", {"key": "b"}),
        ("second director", "/repairs/1/order", {"key": "c"}),
        ("custodian", "/repairs/1/order", {"key": "d"}),
    )

    problem(own, "OwnRepair", 409, by="Director")
    problem(other, "CustodianConfirms", 409, event="cup")
    problem(others_cards, "SomebodyElsesRepair", 409, repair=1, by="Director")
    assert custodians_cards.status == 403


def test_where_there_is_no_custodian_a_second_director_confirms(hall: House) -> None:
    """S4: two people know of each deck-order, whoever was invited."""
    account = hall.door.person_of(hall.tokens["custodian"])
    assert account is not None
    hall.door.end_grants(CUP, account.id, Role.CUSTODIAN, by="test")
    requested(hall)

    own, other, cards = asked(
        hall,
        ("director", "/repairs/1/confirm", {"key": "a"}),
        ("second director", "/repairs/1/confirm", {"key": "b"}),
        ("director", "/repairs/1/order", {"key": "c"}),
    )

    problem(own, "OwnRepair", 409, by="Director")
    assert (other.status, cards.status) == (200, 200)


def test_a_custodian_who_is_a_director_by_another_name_is_named(hall: House) -> None:
    """S4: nobody can keep a director from a second account; that it agreed is told by name."""
    code = hall.door.make_code(CUP, Role.CUSTODIAN, by="Director").code
    hall.tokens["straw man"] = hall.door.join(
        code, name="Straw Man", password=PASSWORD, token=None, address="", label=""
    )
    deal = requested(hall)

    asked(
        hall,
        ("straw man", "/repairs/1/confirm", {"key": "a"}),
        ("director", "/repairs/1/order", {"key": "b"}),
    )

    (sentence,) = said_of_repairs(hall)
    in_golden_file(of_any_deal(sentence, deal))
    assert any(
        deed.by == "Director" and deed.role == Role.CUSTODIAN
        for deed in hall.door.people(CUP).deeds
    )


def test_a_repair_that_is_turned_down_shows_no_card_and_makes_room_for_the_next(
    hall: House,
) -> None:
    """S4: the custodian says no, and says why."""
    refused_deal = requested(hall)

    silent, refused, cards = asked(
        hall,
        ("custodian", "/repairs/1/refuse", {"reason": " ", "key": "a"}),
        ("custodian", "/repairs/1/refuse", {"reason": "the deck is whole", "key": "b"}),
        ("director", "/repairs/1/order", {"key": "c"}),
    )
    next_deal = requested(hall, table=2, key="next")

    problem(silent, "RulingReasonMissing", 422)
    assert (refused.status, cards.status) == (200, 409)
    first, second = said_of_repairs(hall)
    in_golden_file(of_any_deal(first, refused_deal), of_any_deal(second, next_deal))


def test_no_deck_is_put_right_whose_seal_is_whole_or_whose_hand_is_over(hall: House) -> None:
    device = Device(consoles_of(hall.desk), 2)
    device.fold_hand()

    whole, over, nothing = asked(
        hall,
        ("director", "/repairs", {"table": 1, "deal": 20, **WHY, "key": "a"}),
        ("director", "/repairs", {"table": 2, "deal": device.deal, **WHY, "key": "b"}),
        ("director", "/repairs", {"table": 2, "deal": device.deal, "reason": "", "key": "c"}),
    )

    problem(whole, "DealUnknown", 422, table=1, deal=20)
    problem(over, "NothingToRepair", 409, table=2, deal=device.deal)
    problem(nothing, "RulingReasonMissing", 422)


def test_a_hand_that_was_over_meanwhile_shows_no_deck(hall: House) -> None:
    """S4: a repair that was confirmed is not kept for later."""
    (deal,) = broken(hall, 1)
    said = {"table": 1, "deal": deal, **WHY, "key": "r"}
    asked(hall, ("director", "/repairs", said), ("custodian", "/repairs/1/confirm", {"key": "c"}))
    device = Device(consoles_of(hall.desk), 1)
    due = device.console.order[0]
    assert due.deal == deal
    device.deal, device.n, device.state = deal, due.next, start(setup_from_json(due.setup))
    while device.state is not None and device.state.to_act is not None:
        device.say({"do": "fold", "seat": device.state.to_act})
    device.say(device.accept())

    (answer,) = asked(hall, ("director", "/repairs/1/order", {"key": "o"}))

    problem(answer, "NothingToRepair", 409, table=1, deal=deal)


def voided(deal: int) -> dict[str, Any]:
    return {
        "kind": "fouled_deck",
        "deal": deal,
        "tables": [1],
        "effect": {"as": "void", "adjust": {}},
        "rule": "TDA 35-D",
        "reason": "the deck fell",
        "key": "v",
    }


def test_no_deck_is_put_right_of_a_hand_that_is_void(hall: House) -> None:
    """S4: its deal is still to be played at other tables, and nothing of it goes on here."""
    (deal,) = broken(hall, 1)
    said = {"table": 1, "deal": deal, **WHY, "key": "r"}

    _, _, ruled, order, _, anew = asked(
        hall,
        ("director", "/repairs", said),
        ("custodian", "/repairs/1/confirm", {"key": "c"}),
        ("director", "/rulings", voided(deal)),
        ("director", "/repairs/1/order", {"key": "o"}),
        ("director", "/repairs/1/refuse", {"reason": "it is void", "key": "n"}),
        ("director", "/repairs", {**said, "key": "again"}),
    )

    assert ruled.status == 200
    problem(order, "NothingToRepair", 409, table=1, deal=deal)
    problem(anew, "NothingToRepair", 409, table=1, deal=deal)


def test_a_hand_that_became_void_while_its_deck_was_put_right_stays_void(hall: House) -> None:
    """S4: no ruling says that it goes on."""
    (deal,) = broken(hall, 1)

    *_, finished = asked(
        hall,
        ("director", "/repairs", {"table": 1, "deal": deal, **WHY, "key": "r"}),
        ("custodian", "/repairs/1/confirm", {"key": "c"}),
        ("director", "/repairs/1/order", {"key": "o"}),
        ("director", "/rulings", voided(deal)),
        ("director", "/repairs/1/finish", {"key": "f"}),
    )

    assert (finished.status, finished.json["ruling"]) == (200, None)
    assert len(hall.desk.progress(CUP).rulings) == 1


def test_a_deck_order_that_a_log_of_before_shows_by_a_ruling_is_named_too(hall: House) -> None:
    """S4: before repairs had lines of their own, a ruling of R37 stood for each."""
    (deal,) = broken(hall, 1)
    office = poker_office(hall.desk)
    effect = {"as": "stands"}
    form = {"kind": "fouled_deck", "deal": deal, "tables": [1], "effect": effect, "rule": "R37"}
    office.rule(CUP, {**form, "reason": "two cards stuck together"}, key="r", by="Ann")

    (sentence,) = said_of_repairs(hall)

    in_golden_file(of_any_deal(sentence, deal))
