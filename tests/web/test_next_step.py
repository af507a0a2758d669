"""The next legal step, as *Now* has it: one step, or what it waits for; for both kinds of event."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from evendeal.ids import EventId, SessionNo
from support.desks import consoles_of
from support.english import english
from support.events.matches import GameDevice
from support.events.poker_device import Device
from support.offices import poker_office
from support.sentences import in_golden_file
from support.web.match_house import MatchHouse, match_house

pytestmark = pytest.mark.long

TEAMS = [{"name": name} for name in ("Argentina", "Brazil")]
BEACON = "the lottery of 4 May 2027, six numbers rising, single spaces"


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[MatchHouse]:
    with match_house(tmp_path / "var", more="[final]\ngames = 1") as found:
        yield found


def ask_office(hall: MatchHouse, path: str, body: Any = None) -> Any:
    """What a director of the house is answered; a refusal fails here."""
    method = "GET" if body is None else "POST"
    answer = hall.ask("house director", method, f"/api/office/{path}", body)
    assert answer.status in (200, 201), answer.body
    return answer.json


def step(hall: MatchHouse, event: str = "cup") -> Any:
    """The next step of an event; a path of the office of matches begins with `matches/`."""
    found = ask_office(hall, event)["next_step"]
    # Either a button does it, or something is missing and said, or it stands elsewhere.
    assert found["act"] is not None or found["link"] is not None
    assert found["act"] is None or (found["does"] and found["sure"])
    return found


def made(hall: MatchHouse, **more: Any) -> str:
    """A sealed event of poker of two teams; its id."""
    said = {"id": "new", "name": "New Cup", "deals": 2, "reserve": 0, "entries": TEAMS}
    event: str = ask_office(hall, "events", {"format": "seat_teams"} | said | more)["event"]
    return event


def test_line_ups_are_closed_before_a_session_with_public_randomness(hall: MatchHouse) -> None:
    """D11, R56: then its value is asked for, and as long as nobody can know it that is said."""
    event = made(hall, beacon=BEACON, known_from=["2199-12-31T18:00:00Z"])
    first = step(hall, event)
    assert (first["act"], first["why"]) == ("close_line_ups", None)
    ask_office(hall, f"{event}/sessions/{first['session']}/line-ups/close", {})
    second = step(hall, event)

    assert second["act"] == "begin_session"
    assert second["asks"] == BEACON
    in_golden_file(second["why"])
    assert second["link"]["place"] == "publish"


def test_the_value_is_typed_where_it_may_be_known(hall: MatchHouse) -> None:
    """D11: nothing stands between the director and the beginning."""
    event = made(hall, beacon=BEACON)
    ask_office(hall, f"{event}/sessions/1/line-ups/close", {})
    now = step(hall, event)
    assert (now["act"], now["asks"], now["why"]) == ("begin_session", BEACON, None)
    ask_office(hall, f"{event}/sessions/1/begin", {"beacon": "3 17 22 31 40 45"})

    assert step(hall, event)["link"]["place"] == "custody"


def test_a_session_from_its_sealing_to_its_proof(hall: MatchHouse) -> None:
    """D11: begin, decks, hands, end, proof; each the one step that there is."""
    event = EventId(made(hall))
    seen = [step(hall, event)["act"]]
    ask_office(hall, f"{event}/sessions/1/begin", {"beacon": ""})
    seen.append(step(hall, event)["link"]["place"])
    first, second = (Device(consoles_of(hall.desk), table, event) for table in (1, 2))
    first.fold_hand()
    left = step(hall, event)
    seen.append(left["act"])
    in_golden_file(left["why"])
    assert left["link"]["place"] == "deals"
    for device in (first, second, second):
        device.fold_hand()
    last = step(hall, event)
    seen.append(last["act"])
    assert last["why"] is None
    ask_office(hall, f"{event}/sessions/1/end", {})
    seen.append(step(hall, event)["link"]["place"])

    assert seen == ["begin_session", "custody", "end_session", "end_session", "proof"]


def test_a_table_that_waits_comes_before_everything_else(hall: MatchHouse) -> None:
    """D11: calls, disputes and frozen hands lead to the hand; then play goes on."""
    device = Device(consoles_of(hall.desk), 1)
    device.begin()
    device.say({"do": "call_director", "reason": "a card is missing"})
    called = step(hall)
    ask_office(hall, "cup/pause", {"reason": "lunch", "key": "p"})
    still = step(hall)
    ask_office(
        hall, "cup/answers", {"table": 1, "deal": device.deal, "reason": "found", "key": "a"}
    )
    paused = step(hall)

    assert called["act"] is None
    assert called["title"] == still["title"]
    in_golden_file(called["title"])
    assert {**called["link"], "does": english(called["link"]["does"])} == {
        "place": "hand", "does": "Answer", "session": 1, "table": 1, "deal": device.deal,
    }  # fmt: skip
    assert (paused["act"], "lunch" in english(paused["says"])) == ("resume", True)
    ask_office(hall, "cup/resume", {"key": "r"})
    assert step(hall)["act"] == "end_session"


def test_a_frozen_table_is_looked_at_first(hall: MatchHouse) -> None:
    """D11: nothing of it is final before the director has ruled."""
    device = Device(consoles_of(hall.desk), 1)
    device.begin()
    device.say({"do": "call", "seat": device.state and device.state.to_act})
    device.say({"do": "check", "seat": device.state and device.state.to_act})
    device.say({"do": "dealt", "street": "flop"})
    device.say({"do": "different", "street": "flop", "cards": []})
    frozen = step(hall)

    assert english(frozen["title"]) == f"Table 1, deal {device.deal} is frozen"
    assert (frozen["link"]["place"], english(frozen["link"]["does"])) == ("hand", "Look and rule")


def test_what_is_withdrawn_leads_to_where_it_is_taken_back(hall: MatchHouse) -> None:
    """D11, D12: the step says why, and offers nothing that would be refused."""
    device = Device(consoles_of(hall.desk), 1)
    device.begin()
    device.say({"do": "call_director", "reason": "a card is missing"})
    for office in ("cup", "duel"):
        ask_office(hall, f"{office}/withdrawal", {"reason": "the hall is flooded", "key": "w"})
        now = step(hall, office)

        assert (now["act"], now["link"]["place"]) == (None, "event")
        assert english(now["says"]).startswith("the hall is flooded. ")
        assert ask_office(hall, office)["attention"] == []


def decide(hall: MatchHouse, session: int, table: int, deal: int) -> None:
    """A game is decided, the open room's for White and the closed room's too."""
    said = {"session": session, "table": table, "deal": deal, "winner": "white", "level": 1}
    more = {"left": 7, "cube": 1, "rule": "R48", "reason": "no time is left"}
    key = f"{session}-{table}-{deal}"
    ask_office(hall, "duel/decisions", said | more | {"key": key})


def test_boards_and_a_final_to_their_proof(hall: MatchHouse) -> None:
    """D11: the final, the ends of boards and final, the proof; a call before all of them."""
    office = "duel"
    games = step(hall, office)
    assert (games["act"], games["link"]["place"]) == ("end_session", "games")
    in_golden_file(games["why"])
    device = GameDevice(consoles_of(hall.matches)).begin()
    device.say({"do": "call_director", "reason": "a checker fell"})
    called = step(hall, office)
    assert (called["link"]["place"], called["link"]["table"]) == ("game", 1)
    answer = {"session": 1, "table": 1, "deal": device.deal, "reason": "put back", "key": "a"}
    ask_office(hall, f"{office}/answers", answer)
    ask_office(hall, f"{office}/pause", {"table": None, "reason": "lunch", "key": "p"})
    assert step(hall, office)["act"] == "resume"
    ask_office(hall, f"{office}/resume", {"table": None, "key": "r"})
    for table in (1, 2):
        for deal in (1, 2):
            decide(hall, 1, table, deal)
    final = step(hall, office)
    assert (final["act"], final["why"]) == ("begin_final", None)
    ask_office(hall, f"{office}/sessions/2/begin", {"beacon": ""})
    board = step(hall, office)
    assert (board["act"], board["session"], board["why"]) == ("end_session", 1, None)
    ask_office(hall, f"{office}/sessions/1/end", {})
    assert "left" in english(step(hall, office)["why"])
    for table in (1, 2):
        decide(hall, 2, table, 1)
    assert (step(hall, office)["session"], step(hall, office)["why"]) == (2, None)
    ask_office(hall, f"{office}/sessions/2/end", {})

    assert step(hall, office)["link"]["place"] == "proof"


def test_rounds_that_the_director_begins_are_a_step(tmp_path: Path) -> None:
    """D11, R51: when all tables wait for it, and not before."""
    with match_house(tmp_path / "var", rounds="together", teams=4, games=1) as hall:
        assert step(hall, "duel")["act"] == "end_session"
        for table in (1, 2, 3, 4):
            GameDevice(consoles_of(hall.matches), table).begin().short_game()
        due = step(hall, "duel")
        assert (due["act"], due["round"]) == ("begin_round", 2)
        ask_office(hall, "duel/rounds/2/begin", {})

        assert step(hall, "duel")["act"] == "end_session"


def test_of_another_session_than_the_current_one_no_step_is_told(hall: MatchHouse) -> None:
    """D11: there is one next step, and it is that of the session in play."""
    event = EventId(made(hall, sessions=2))
    ask_office(hall, f"{event}/sessions/1/begin", {"beacon": ""})

    page = poker_office(hall.desk).office(event, SessionNo(2))

    assert page.next_step is None
