"""Nobody buys a board: spies at a table, and the bound that the log sets them (S1, R38, R39)."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from unittest.mock import ANY

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from evendeal.cards import DECK
from evendeal.formats.consoles import NothingSent
from evendeal.formats.duplicate.turn import SealHeld
from support.english import english
from support.events.poker import rows
from support.refusals import problem
from support.web.spies import SHORTEST, Building, Hall, Spies, dealt_at, hall

pytestmark = pytest.mark.long

WRONG = ("2c", "3d", "4h", "5s", "6c")
"""A board that nobody has dealt, but for one chance in millions."""


@pytest.fixture(scope="module")
def building() -> Iterator[Building]:
    made = Building()
    yield made
    made.runner.close()


@pytest.fixture
def forty(building: Building, tmp_path: Path) -> Iterator[Hall]:
    with hall(building, tmp_path / "var", deals=40) as made:
        yield made


def spies(made: Hall, devices: int = 1) -> Spies:
    return Spies(made, [made.join() for _ in range(devices)])


def wrong_board(made: Hall, deal: int) -> list[str]:
    """Five cards of which none lies where it is said to lie."""
    board = made.board(deal)
    return [card for card in DECK if card not in board][:5]


def invent(them: Spies, deal: int, *, offline: bool = False) -> int:
    """A whole hand in one message, its board typed wrong; the status of the answer."""
    them.begin("all-in", wrong_board(them.hall, deal))
    answer = them.send(99, offline=offline)
    assert answer is not None
    return answer.status


def due(them: Spies) -> int:
    deal: int = them.console()["order"][0]["deal"]
    return deal


def test_a_table_code_buys_no_board_of_hands_that_are_invented_one_after_the_other(
    forty: Hall,
) -> None:
    """S1, R38: forty decks in one breath, a wrong board for each, and twenty seconds later."""
    them = spies(forty)
    statuses = [invent(them, due(them)) for _ in range(3)]
    forty.move(SHORTEST)
    them.console()

    assert them.bought == []
    assert statuses == [200, 200, 409]
    problem(them.heard[-2], SealHeld, 409, table=1, deals=[ANY, ANY])


def test_who_claims_that_forty_hands_were_played_without_a_connection_gains_no_board(
    forty: Hall,
) -> None:
    """S1: all of them are accepted as typed, none is lost, and none is told a card."""
    them = spies(forty)
    statuses = [invent(them, due(them), offline=True) for _ in range(40)]
    for _ in range(40):
        forty.move(SHORTEST)
        them.console()

    assert statuses == [200] * 40
    assert them.bought == []
    assert len({row.place for row in rows(forty.folder) if row.place[1] == 1}) == 40


def test_boards_that_are_not_contradicted_come_one_after_the_other_however_fast_decks_are_opened(
    forty: Hall,
) -> None:
    """S1: forty hands, all-in, their first streets put down and the result disputed, at once."""
    them = spies(forty)
    for _ in range(40):
        them.begin("all-in", WRONG)
        them.send(4)
        them.say({"do": "dispute", "seat": None, "reason": "x"})
    assert len(dealt_at(forty.folder)) == 40

    for minutes in range(8):
        them.console()
        assert len(them.bought) == 1 + minutes * 60 // SHORTEST
        # In the order in which the first streets were put down, and each at its own time.
        order = [deal for deal, _ in dealt_at(forty.folder)]
        assert sorted(order[: len(them.bought)]) == them.bought
        forty.move(60)


def test_a_hand_in_play_goes_on_with_its_cards_when_the_time_of_its_deal_has_come(
    forty: Hall,
) -> None:
    """S1: an honest table that was quick waits, is told for how long, and goes on."""
    them = spies(forty)
    them.begin("all-in", WRONG)
    them.send(4)
    them.say({"do": "dispute", "seat": None, "reason": "x"})
    forty.move(5)
    them.begin("all-in", WRONG)
    receipt = them.send(4)
    assert receipt is not None
    assert (receipt.json["sent"], receipt.json["wait_seconds"]) == ({}, 15)
    assert them.console()["order"][0]["wait_seconds"] == 15

    forty.move(15)
    board = list(forty.board(them.deal))
    first = them.console()["order"][0]
    assert (first["sent"], first["wait_seconds"]) == ({"flop": board[:3]}, None)


def test_no_card_whose_time_had_not_come_is_sent_once_the_event_is_withdrawn(
    forty: Hall,
) -> None:
    """D12, R60: what was sent stays, what waited waits until the withdrawal is taken back."""
    them = spies(forty)
    for _ in range(3):
        them.begin("all-in", WRONG)
        them.send(4)
        them.say({"do": "dispute", "seat": None, "reason": "x"})
    them.console()
    assert len(them.bought) == 1
    path, said = "/api/office/cup/withdrawal", {"reason": "the hall is flooded", "key": "w"}
    assert forty.ask("POST", path, said, token=forty.director).status == 200
    forty.move(10 * SHORTEST)
    after = them.console()

    assert len(them.bought) == 1
    assert [each["sent"] != {} for each in after["set_aside"]] == [True, False, False]
    assert [each["wait_seconds"] for each in after["set_aside"]] == [None] * 3
    said = {"reason": "it has dried", "key": "b"}
    assert forty.ask("POST", f"{path}/back", said, token=forty.director).status == 200
    them.console()
    assert len(them.bought) == 3


def test_no_card_of_a_hand_is_sent_after_its_board_was_called_different(forty: Hall) -> None:
    """S1: what the log cannot prove to have been sent before is not sent after it."""
    them = spies(forty)
    them.begin("all-in", WRONG)
    them.send(4)
    said = them.say({"do": "different", "street": "flop", "cards": []})

    assert (said.json["stage"], said.json["sent"]) == ("frozen", {})
    assert them.console()["set_aside"][0]["sent"] == {}


def freeze(them: Spies) -> int:
    """The next hand, contradicted by a typed board; its deal."""
    deal = due(them)
    assert invent(them, deal) == 200
    return deal


def test_a_held_table_goes_on_by_itself_when_the_office_has_answered(forty: Hall) -> None:
    """S1, R39: the office is told, one click answers, and the console knows it."""
    them = spies(forty)
    held = [freeze(them), freeze(them)]
    assert them.console()["held"] == held
    office = forty.ask("GET", "/api/office/cup", token=forty.director).json
    alert = next(each for each in office["attention"] if each["kind"] == "held")
    assert (alert["table"], alert["deal"], alert["action"]) == (1, held[-1], "answer")
    assert english(alert["title"]) == "Table 1 is held: 2 hands in a row are frozen"

    before = them.console()["position"]
    assert forty.answer(held[-1], "go").status == 200

    console = them.console()
    assert console["held"] == []
    assert console["position"] > before
    assert invent(them, due(them)) == 200
    assert not [
        each
        for each in forty.ask("GET", "/api/office/cup", token=forty.director).json["attention"]
        if each["kind"] == "held"
    ]


def test_a_ruling_on_one_of_the_hands_is_an_answer_too(forty: Hall) -> None:
    """S1: void, or let stand, whatever the director finds."""
    them = spies(forty)
    _, second = freeze(them), freeze(them)
    ruling = {
        "kind": "fouled_deck", "deal": second, "tables": [1], "rule": "TDA 35-D",
        "reason": "two decks were swapped", "effect": {"as": "void", "adjust": {}}, "key": "r",
    }  # fmt: skip
    answer = forty.ask("POST", "/api/office/cup/rulings", ruling, token=forty.director)

    assert answer.status == 200
    assert them.console()["held"] == []


def test_two_frozen_hands_hold_a_table_only_if_none_was_finished_between_them(
    forty: Hall,
) -> None:
    """S1: a slip in the morning and one at noon are not two in a row."""
    them = spies(forty)
    freeze(them)
    them.begin("folded", WRONG)
    them.send(99)
    freeze(them)
    assert them.console()["held"] == []
    assert len(them.console()["set_aside"]) == 2

    freeze(them)
    assert len(them.console()["held"]) == 2


def test_what_was_begun_while_the_table_was_held_is_told_its_cards_after_the_answer_in_a_chain(
    forty: Hall,
) -> None:
    """S1: a device that was out of touch goes on; whoever says so buys nothing with it."""
    them = spies(forty)
    held = [freeze(them), freeze(them)]
    for _ in range(3):
        them.begin("all-in", WRONG)
        them.send(4, offline=True)
        them.say({"do": "dispute", "seat": None, "reason": "x"}, offline=True)
    forty.move(3600)
    them.console()
    assert them.bought == []
    office = forty.ask("GET", "/api/office/cup", token=forty.director).json
    alert = next(each for each in office["attention"] if each["kind"] == "held")
    assert "3 hands were begun meanwhile" in english(alert["detail"])

    forty.answer(held[-1], "go")
    for number in (1, 2, 3):
        them.console()
        assert len(them.bought) == number
        forty.move(SHORTEST)


def test_a_restart_of_the_server_brings_no_card_forward_and_lifts_no_hold(forty: Hall) -> None:
    """S1: both follow from the log."""
    them = spies(forty)
    for _ in range(2):
        them.begin("all-in", WRONG)
        them.send(4)
        them.say({"do": "dispute", "seat": None, "reason": "x"})
    held = [freeze(them), freeze(them)]
    forty.crash()
    them.console()

    assert len(them.bought) == 1
    assert them.console()["held"] == held


def test_a_clock_that_is_set_back_brings_no_card_forward_and_withholds_none_for_days(
    forty: Hall,
) -> None:
    """S1: as if no time had passed."""
    them = spies(forty)

    def invented() -> None:
        them.begin("all-in", WRONG)
        them.send(4)
        them.say({"do": "dispute", "seat": None, "reason": "x"})
        them.console()

    invented()
    forty.move(-86_400)
    invented()
    assert len(them.bought) == 1
    forty.move(SHORTEST)
    them.console()
    assert len(them.bought) == 2


def test_a_thousand_lines_in_one_message_are_too_many_and_none_is_written(forty: Hall) -> None:
    """S1: a clear sentence, and the hand as it was."""
    them = spies(forty)
    them.begin("all-in", WRONG)
    them.send(1)
    before = rows(forty.folder)
    call = {"do": "call_director", "reason": "x"}
    answer = them.say(*[call] * 1000)

    problem(answer, NothingSent, 422, lines=1000, most=500)
    assert rows(forty.folder) == before


def test_lines_from_the_future_are_refused_with_what_is_missing_before_them(forty: Hall) -> None:
    """S1: of a number, a deal or a session that is still to come."""
    them = spies(forty)
    them.begin("all-in", WRONG)
    them.send(1)
    before = rows(forty.folder)
    line = {"do": "call_director", "reason": "x"}
    order = them.console()["order"]
    said = {"session": 1, "deal": them.deal, "n": 1, "key": "x", "rules": "0", "lines": [line]}
    names = []
    for change in (
        {"n": 7},
        {"n": 2**40},
        {"deal": order[1]["deal"], "n": 0},
        {"deal": 999, "n": 0},
        {"session": 2, "n": 0},
        {"session": 2**60, "n": 0},
    ):
        answer = forty.ask("POST", "/api/console/cup/1/lines", said | change, token=them.devices[0])
        assert answer.status == 409
        names.append(answer.json["name"])

    assert names == [
        "LineMissing", "LineMissing", "WrongDeal", "WrongDeal", "NotStarted", "NotStarted",
    ]  # fmt: skip
    assert rows(forty.folder) == before


def test_of_two_devices_that_disagree_the_first_is_written_and_the_other_is_told_it(
    forty: Hall,
) -> None:
    """S1: not a card comes with it, whichever of them it was."""
    one, other = spies(forty), spies(forty)
    one.begin("all-in", WRONG)
    one.send(4)
    other.deal, other.n = one.deal, 1
    message = {"do": "fold", "seat": 1}
    answer = forty.ask(
        "POST",
        "/api/console/cup/1/lines",
        {**other._message([message], offline=True), "key": "other"},
        token=other.devices[0],
    )

    problem(
        answer, "PlaceTaken", 409, table=1, deal=ANY, n=ANY, session=1, theirs=ANY, position=ANY
    )
    assert not [card for card in forty.board(one.deal) if card in answer.body.decode()]


MOVES = st.lists(
    st.tuples(
        st.sampled_from(
            [
                *["rush", "rush", "rush", "all-in", "checked", "folded"],
                *["send", "offline", "together", "guess", "dispute", "different", "undo"],
                *["wait", "back", "crash", "look", "stream", "device", "answer"],
            ]
        ),
        st.integers(1, 9),
    ),
    min_size=30,
    max_size=50,
)
"""What spies do: hands invented, batches, claims, ten devices, and what befalls the server."""


@settings(max_examples=20, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(moves=MOVES, seed=st.integers(0, 2**32))
def test_whatever_spies_do_they_hold_no_more_boards_than_the_time_that_has_passed(
    building: Building,
    tmp_path_factory: pytest.TempPathFactory,
    moves: list[tuple[str, int]],
    seed: int,
) -> None:
    """S1, R38: one deal, and one more for each twenty seconds; nothing of a contradicted hand."""
    with hall(building, tmp_path_factory.mktemp("spies") / "var") as made:
        them = spies(made)
        chance, keys = Random(seed), count()
        for what, number in moves:
            had = {deal: set(them.boards.get(deal, ())) for deal in them.frozen}
            move(made, them, what, number, chance, f"go{next(keys)}")
            within_the_bound(made, them)
            # Of a hand that was contradicted nothing comes any more.
            assert had == {deal: set(them.boards.get(deal, ())) for deal in had}


def move(made: Hall, them: Spies, what: str, number: int, chance: Random, key: str) -> None:
    """One thing that spies do, or that befalls them."""
    match what:
        case "all-in" | "checked" | "folded":
            if not them.script:
                them.begin(what, chance.sample(DECK, 5))
            them.send(number, device=number, guess=False)
        case "rush":
            # As many decks as can be opened before anybody looks.
            them.begin("all-in", chance.sample(DECK, 5))
            them.send(4, device=number, offline=number > 4)
            them.say({"do": "dispute", "seat": None, "reason": "x"})
            them.script = []
        case "send":
            them.send(number, device=number, guess=False)
        case "offline":
            if not them.script:
                them.begin("all-in", chance.sample(DECK, 5))
            them.send(number, device=number, offline=True, guess=False)
        case "together":
            them.send_together(number)
        case "guess":
            them.send(number, device=number)
        case "dispute" | "different":
            seat = {"seat": None, "reason": "x"}
            line = seat if what == "dispute" else {"street": "flop", "cards": []}
            if them.deal and them.say({"do": what, **line}).status == 200:
                them.script = []
        case "undo":
            if them.deal:
                them.say({"do": "undo", "of": max(them.n - number, 0)})
        case "wait":
            made.move(number * 4)
            them.console(number)
        case "back":
            made.move(-number * 10)
        case "crash":
            made.crash()
        case "look":
            them.console(number)
        case "stream":
            them.stream(number)
        case "device":
            them.hand_over(number)
        case "answer":
            for deal in them.console().get("held", ())[-1:]:
                made.answer(deal, key)


def within_the_bound(made: Hall, them: Spies) -> None:
    """Nothing, if the time that has passed since the first street allows what they hold."""
    if not dealt_at(made.folder):
        assert them.bought == []
        return
    if them.first_at is None:
        them.first_at = made.elapsed
    assert len(them.bought) <= 1 + (made.elapsed - them.first_at) // SHORTEST
