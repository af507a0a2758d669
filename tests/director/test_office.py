"""The director's office: what it shows of a session in play, and what asks for the director."""

import json
import re
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from evendeal.director.events import end_session
from evendeal.director.office.clock import ClockStands
from evendeal.director.office.log_index import OfficeKeyUnfit
from evendeal.director.office.refusals import (
    NoCallOpen,
    NoSuchEntry,
    RulingReasonMissing,
)
from evendeal.formats.duplicate.office.session_control import (
    LinedUpTooLate,
    LinedUpTwice,
    SeatedElsewhere,
    WrongLineUp,
)
from evendeal.formats.duplicate.recording import record
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.poker import Fold, RaiseTo
from evendeal.poker.refusals import NoSuchSeat
from evendeal.tournament.checks import NotAnEvent
from evendeal.views.absent import (
    NoSuchDeal,
    NoSuchEvent,
    NoSuchSession,
    NoSuchTable,
)
from support.desks import consoles_of
from support.english import english
from support.events.poker import CUP, FIRST, event_of, rows
from support.events.poker_device import Device
from support.events.poker_floor import ANN, Floor, floor, played, ruling, three
from support.offices import poker_office
from support.sentences import in_golden_file

SECOND = SessionNo(2)


@pytest.fixture
def hall(folder: Path) -> Iterator[Floor]:
    with floor(folder, three(deals=4, reserve=2)) as found:
        yield found


def stages(hall: Floor, table: int) -> dict[int, str]:
    """Where a table stands with each deal."""
    row = hall.office.office(CUP).matrix[table - 1]
    return {cell.deal: cell.stage for cell in row.cells}


def kinds(hall: Floor) -> list[str]:
    """What asks for the director."""
    return [each.kind for each in hall.office.office(CUP).attention]


def test_each_cell_of_the_matrix_says_where_its_table_stands(folder: Path) -> None:
    with floor(folder, three(deals=2, reserve=1)) as hall:
        assert stages(hall, 1) == {1: "sealed", 2: "sealed"}
        first = hall.play(1).deal
        assert stages(hall, 1)[first] == "accepted"
        while stages(hall, 2)[first] == "sealed":
            hall.play(2)
        while stages(hall, 3)[first] == "sealed":
            hall.play(3)
        assert stages(hall, 1)[first] == "open"
        hall.rule(deal=first, tables=(2,))
        assert stages(hall, 2)[first] == "void"
        hall.rule(deal=3 - first, effect={"as": "replace"})
        assert stages(hall, 1) == {first: "open", 3 - first: "replaced", 3: "sealed"}


def test_the_time_of_a_deal_runs_from_its_first_line_to_the_acceptance(hall: Floor) -> None:
    at = hall.at(1)
    consoles = consoles_of(hall.desk)
    device = Device(consoles, 1)
    device.begin()
    hall.clock.move(seconds=161)
    while device.state is not None and device.state.to_act is not None:
        device.say({"do": "fold", "seat": device.state.to_act})
    device.say(device.accept())

    office = hall.office.office(CUP)

    cell = next(cell for cell in office.matrix[0].cells if cell.deal == at.deal)
    assert (cell.stage, cell.seconds) == ("accepted", 161)
    assert office.summary.median_seconds == 161
    assert office.matrix[0].last_line_at == "2027-05-01T18:02:41.000Z"
    assert office.position == len(rows_of(hall))


def rows_of(hall: Floor) -> list[Any]:
    return list(hall.desk.adapters.log.lines(CUP))


def test_a_session_that_has_not_begun_is_shown_sealed(folder: Path) -> None:
    with floor(folder, three(event="sessions = 2")) as hall:
        played(hall)
        end_session(hall.desk, CUP, FIRST)

        office = hall.office.office(CUP)

        assert (office.session, office.status, office.begun_at) == (2, "running", None)
        assert {cell.stage for row in office.matrix for cell in row.cells} == {"sealed"}
        assert hall.office.office(CUP, FIRST).summary.open == 1
        with pytest.raises(NoSuchSession):
            hall.office.office(CUP, SessionNo(3))


def test_the_end_is_forecast_once_there_is_something_to_reckon_from(hall: Floor) -> None:
    assert hall.office.office(CUP).summary.forecast_end is None
    for _ in range(2):
        for table in (1, 2, 3):
            hall.clock.move(seconds=60)
            hall.play(table)

    summary = hall.office.office(CUP).summary

    # Two deals are left at each table, which has taken three minutes for one.
    assert summary.forecast_end is not None
    assert "2027-05-01T18:10" <= summary.forecast_end <= "2027-05-01T18:14"
    assert summary.forecast_plus_minus_minutes in range(1, 6)


def test_while_the_clock_stands_the_forecast_moves_on_with_it(hall: Floor) -> None:
    for _ in range(2):
        for table in (1, 2, 3):
            hall.clock.move(seconds=60)
            hall.play(table)
    before = hall.office.office(CUP).summary.forecast_end
    assert before is not None

    hall.office.pause(CUP, reason="fire alarm", key="p", by=ANN)
    hall.clock.move(hours=1)

    office = hall.office.office(CUP)
    assert office.paused == "fire alarm"
    assert office.summary.forecast_end == before.replace("T18", "T19")
    with pytest.raises(ClockStands):
        hall.office.pause(CUP, reason="again", key="q", by=ANN)
    hall.office.resume(CUP, key="r", by=ANN)
    assert hall.office.office(CUP).paused is None
    with pytest.raises(ClockStands):
        hall.office.resume(CUP, key="s", by=ANN)


def test_a_table_two_deals_behind_is_slow(hall: Floor) -> None:
    for table in (1, 1, 2, 2, 3):
        hall.clock.move(seconds=30)
        hall.play(table)
    assert "slow" not in kinds(hall)
    for table in (1, 2):
        hall.clock.move(seconds=30)
        hall.play(table)

    office = hall.office.office(CUP)

    slow = [each for each in office.attention if each.kind == "slow"]
    assert [each.table for each in slow] == [3]
    in_golden_file(*(each.title for each in slow))
    assert [row.behind for row in office.matrix] == [0, 0, 2]


def test_a_call_waits_for_the_director_until_it_is_answered(hall: Floor) -> None:
    device = Device(consoles_of(hall.desk), 2)
    device.begin()
    device.say({"do": "call_director", "reason": "a chip on the floor"})

    waiting = hall.office.office(CUP).attention
    assert [(each.kind, each.table, english(each.detail)) for each in waiting] == [
        ("call", 2, '"a chip on the floor".')
    ]
    said = {"session": None, "reason": "counted", "by": ANN}
    at = TableNo(2), DealNo(device.deal)
    hall.office.answer(CUP, *at, key="a", **said)
    hall.office.answer(CUP, *at, key="a", **said)
    assert kinds(hall) == []
    with pytest.raises(NoCallOpen):
        hall.office.answer(CUP, *at, key="b", **said)


def test_the_clock_and_an_absent_player_are_brought_to_notice_while_the_hand_lasts(
    hall: Floor,
) -> None:
    device = Device(consoles_of(hall.desk), 2)
    device.begin()
    device.say({"do": "note", "kind": "absent", "seat": 3, "text": "on the phone"})
    (found,) = hall.office.office(CUP).attention
    assert (found.kind, found.seat) == ("clock", 3)
    in_golden_file(found.title)
    assert english(found.detail) == f"Seat 3, in deal {device.deal}. on the phone"

    while device.state is not None and device.state.to_act is not None:
        device.say({"do": "fold", "seat": device.state.to_act})

    assert kinds(hall) == []


def test_a_disputed_hand_comes_first_and_says_who_disputes_what(hall: Floor) -> None:
    device = Device(consoles_of(hall.desk), 1)
    device.begin()
    device.say({"do": "call_director", "reason": ""})
    while device.state is not None and device.state.to_act is not None:
        device.say({"do": "fold", "seat": device.state.to_act})
    device.say({"do": "dispute", "seat": 2, "reason": "my raise was to 350, not 300"})

    office = hall.office.office(CUP)

    first = office.attention[0]
    assert (first.kind, first.seat, first.action) == ("dispute", 2, "rule")
    assert english(first.title) == f"Table 1, deal {device.deal}: the table disputes the result"
    assert english(first.detail).startswith('Seat 2: "my raise was to 350, not 300".')
    assert (office.summary.disputes, stages(hall, 1)[device.deal]) == (1, "disputed")


def test_caps_lost_bring_a_player_to_the_directors_notice(folder: Path) -> None:
    event = event_of(
        teams=3,
        deals=3,
        play="cap = 200\nreserve = 0",
        office="wild_caps = 1\nshortest_seconds = 0",
    )
    with floor(folder, event) as hall:
        assert kinds(hall) == []
        for _ in range(3):
            at = hall.at(1)
            button = (at.deal - 1) % 3 + 1
            # Seat 1 opens to half the cap and gives up; as big blind it gives up at once.
            raised = {
                1: [RaiseTo(1, 100), RaiseTo(2, 200), Fold(3), Fold(1)],
                2: [RaiseTo(2, 100), Fold(3), Fold(1)],
                3: [Fold(3), RaiseTo(1, 100), RaiseTo(2, 200), Fold(1)],
            }
            record(hall.desk, at, raised[button], key=f"k{at.deal}", by="rec", accept=True)

        (found,) = (each for each in hall.office.office(CUP).attention if each.kind == "wild")

        seated = next(each for each in hall.office.office(CUP).seats if each.table == 1)
        assert (found.kind, found.table, found.seat, found.action) == ("wild", 1, 1, "look")
        assert english(found.title) == f"{seated.player} ({seated.name}), seat 1: one cap lost"
        in_golden_file(english(found.detail).partition(";")[0])
        assert english(found.detail).count("deal") == 3


def test_a_device_that_was_heard_and_is_silent_is_out_of_touch(hall: Floor) -> None:
    consoles = consoles_of(hall.desk)
    hall.office = poker_office(hall.desk)
    consoles.seen(CUP, TableNo(3), 4)
    office = hall.office.office(CUP)
    assert (office.summary.recorders_in_touch, office.matrix[2].waiting_lines) == (1, 4)
    assert kinds(hall) == []

    hall.clock.move(seconds=46)

    office = hall.office.office(CUP)
    assert (office.summary.recorders_in_touch, kinds(hall)) == (0, ["offline"])
    in_golden_file(office.attention[0].detail)


def test_one_line_that_waits_is_one_line(hall: Floor) -> None:
    consoles = consoles_of(hall.desk)
    hall.office = poker_office(hall.desk)
    consoles.seen(CUP, TableNo(3), 1)
    hall.clock.move(seconds=46)

    in_golden_file(hall.office.office(CUP).attention[0].detail)


def test_somebody_else_takes_a_seat_from_the_next_deal_on(hall: Floor) -> None:
    first = hall.play(1).deal
    gone = hall.desk.progress(CUP).sessions[FIRST].at(TableNo(1), 2)
    assert gone is not None
    said = {"reason": "ill", "by": ANN}

    hall.office.substitute(CUP, TableNo(1), 2, player="Zoe", key="s", **said)

    seats = {(each.table, each.seat): each.player for each in hall.office.office(CUP).seats}
    assert seats[1, 2] == "Zoe"
    then = hall.office.hand(CUP, TableNo(1), first)
    assert then.seats[1].player == gone.player
    with pytest.raises(SeatedElsewhere):
        hall.office.substitute(CUP, TableNo(2), 1, player="zoe", key="t", **said)
    other = next(e for e in hall.desk.progress(CUP).event.entries if e.id != gone.entry)
    with pytest.raises(SeatedElsewhere):
        hall.office.substitute(CUP, TableNo(1), 2, player=other.players[0], key="u", **said)
    with pytest.raises(NoSuchSeat):
        hall.office.substitute(CUP, TableNo(1), 4, player="Yves", key="v", **said)
    with pytest.raises(NoSuchTable):
        hall.office.substitute(CUP, TableNo(7), 1, player="Yves", key="w", **said)
    with pytest.raises(NotAnEvent):
        hall.office.substitute(CUP, TableNo(1), 1, player=" ", key="x", **said)
    with pytest.raises(RulingReasonMissing):
        hall.office.substitute(CUP, TableNo(1), 1, player="Yves", key="y", **{**said, "reason": ""})


def test_a_team_lines_up_anew_before_a_session_begins(folder: Path) -> None:
    with floor(folder, three(event="sessions = 2")) as hall:
        hall.office.line_up(CUP, SECOND, "A", players=("Una", "A2", "A3"), key="l", by=ANN)
        played(hall)
        end_session(hall.desk, CUP, FIRST)
        hall.office.begin(CUP, SECOND, beacon="", by=ANN)

        now = hall.desk.progress(CUP).sessions[SECOND]
        sits = {each.player for row in now.tables for each in row if each and each.entry == "A"}
        assert sits == {"Una", "A2", "A3"}
        with pytest.raises(LinedUpTooLate):
            hall.office.line_up(CUP, SECOND, "A", players=("A1",), key="m", by=ANN)


@pytest.mark.parametrize(
    ("entry", "players", "refusal"),
    [
        ("Z", ("a", "b", "c"), NoSuchEntry),
        ("A", ("A1", "A2"), WrongLineUp),
        ("A", ("A1", "a1", "A2"), LinedUpTwice),
        ("A", ("A1", "A2", "B1"), SeatedElsewhere),
        ("A", ("A1", "A2", ""), NotAnEvent),
    ],
)
def test_a_line_up_that_cannot_be_is_refused(
    folder: Path, entry: str, players: tuple[str, ...], refusal: type[Exception]
) -> None:
    with floor(folder, three(event="sessions = 2")) as hall, pytest.raises(refusal):
        hall.office.line_up(CUP, SECOND, entry, players=players, key="l", by=ANN)


def test_the_journal_says_in_sentences_who_did_what(hall: Floor) -> None:
    hall.play(1, "raise")
    hall.rule(deal=hall.play(2, "raise").deal, tables=(2,))

    journal = hall.office.journal(CUP)

    assert journal.entries[0].by == ANN
    assert english(journal.entries[0].sentence).startswith("Ruling. Fouled deck: deal ")
    in_golden_file(journal.entries[-1].sentence)
    assert [each.position for each in journal.entries] == list(range(journal.position, 0, -1))
    some = [english(each.sentence) for each in journal.entries if each.table == 1]
    assert "Seat" in some[-1]
    assert english(journal.entries[1].place).startswith("session 1, table 2, deal ")


def test_the_journal_is_paged(hall: Floor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("evendeal.views.journal.PAGE", 4)
    for table in (1, 2, 3):
        hall.play(table)
    seen, before = [], None
    while True:
        page = hall.office.journal(CUP, before)
        seen += [each.position for each in page.entries]
        if not page.more:
            break
        before = seen[-1]

    assert seen == list(range(hall.desk.progress(CUP).position, 0, -1))


CARD = re.compile(r"\b[2-9TJQKA][cdhs]\b")


def test_no_answer_of_the_office_has_a_card_of_a_deal_that_is_not_open(hall: Floor) -> None:
    consoles = consoles_of(hall.desk)
    device = Device(consoles, 1)
    device.begin()
    device.quiet_street()
    deck = hall.desk.progress(CUP).sessions[FIRST].decks[DealNo(device.deal)]
    every = {
        "office": hall.office.office(CUP),
        "hand": hall.office.hand(CUP, TableNo(1), DealNo(device.deal)),
        "custody": hall.office.custody(CUP),
        "journal": hall.office.journal(CUP),
        "preview": hall.office.preview(
            CUP, {"ruling": ruling(deal=device.deal, tables=(1,), effect={"as": "stands"})}
        ),
    }
    for name, view in every.items():
        assert CARD.findall(json.dumps(asdict(view), default=str)) == [], name

    device.street("flop")

    flop = tuple(map(str, device.sent["flop"]))
    hand = hall.office.hand(CUP, TableNo(1), DealNo(device.deal))
    assert hand.board == flop
    assert hand.holes is None
    found = set(CARD.findall(json.dumps(asdict(hand), default=str)))
    assert found == set(flop)
    assert len(set(deck.cards) & found) == 3
    # The journal names cards only of deals that everybody may see.
    assert CARD.findall(json.dumps(asdict(hall.office.journal(CUP)), default=str)) == []


def test_an_all_in_hand_keeps_its_result_to_itself_until_its_cards_are_dealt(hall: Floor) -> None:
    device = Device(consoles_of(hall.desk), 1)
    device.begin()
    assert device.state is not None
    seat = device.state.to_act
    device.say({"do": "raise_to", "seat": seat, "chips": 5000})
    while device.state.to_act is not None:
        device.say({"do": "call", "seat": device.state.to_act})

    hand = hall.office.hand(CUP, TableNo(1), DealNo(device.deal))

    assert hand.board == ()
    assert [each.chips for each in hand.seats] == [None] * 3
    preview = hall.office.preview(
        CUP,
        {
            "correction": {
                "table": 1,
                "deal": device.deal,
                "of": 1,
                "action": {"do": "raise_to", "seat": seat, "chips": 4000},
                "reason": "",
            }
        },
    )
    assert preview.seats == ()


def test_an_open_hand_shows_its_cards(folder: Path) -> None:
    with floor(folder, three()) as hall:
        played(hall)

        hand = hall.office.hand(CUP, TableNo(3), DealNo(1))

        assert hand.stage == "open"
        assert hand.holes is not None
        assert [len(hole) for hole in hand.holes] == [2, 2, 2]
        assert [each.chips for each in hand.seats] == [225, -25, -200]
        in_golden_file(hand.lines[0].sentence)
        assert (hand.lines[0].by, hand.lines[0].correctable) == ("rec3", True)
        assert english(hand.lines[-1].sentence).startswith(
            "The table accepts the result: seat 1 +225"
        )


def test_what_is_not_there_is_not_shown(hall: Floor) -> None:
    with pytest.raises(NoSuchTable):
        hall.office.hand(CUP, TableNo(9), DealNo(1))
    with pytest.raises(NoSuchDeal):
        hall.office.hand(CUP, TableNo(1), DealNo(5))
    with pytest.raises(NoSuchEvent):
        hall.office.office("nothing")  # type: ignore[arg-type]


def test_a_key_that_no_log_can_keep_is_refused(hall: Floor, folder: Path) -> None:
    once = rows(folder)

    for key in ("", "x" * 101, "a\nb"):
        with pytest.raises(OfficeKeyUnfit):
            hall.office.pause(CUP, reason="", key=key, by=ANN)

    assert rows(folder) == once


def test_the_office_is_told_of_every_line_and_the_custodian_of_decks_only(hall: Floor) -> None:
    heard: list[int] = []
    end = hall.office.subscribe(lambda event, position: heard.append(position))
    decks = hall.office.custody_position(CUP)

    hall.play(1)

    assert heard[-1] == hall.office.position(CUP)
    assert hall.office.custody_position(CUP) == decks
    end()
    count = len(heard)
    hall.play(2)
    assert len(heard) == count
