"""What is written at a table: checked by the rules first, all of it or nothing."""

from pathlib import Path
from unittest.mock import ANY

import pytest

from evendeal.director.appending import At
from evendeal.director.ledger import LuckNotHere, NotStarted
from evendeal.director.ports import KeyReused, LineMissing, PlaceTaken
from evendeal.formats.duplicate.recording import (
    NotFinished,
    WrongDeal,
    correct,
    deal_due,
    record,
    undo,
)
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import DealNo, SeatNo, SessionNo, TableNo
from evendeal.poker import Call, Check, Fold, RaiseTo
from evendeal.poker.record_refusals import HandClosed, NoSuchLine
from evendeal.poker.refusals import NotOver, NotYourTurn
from support.events.poker import (
    CUP,
    DUEL,
    FIRST,
    begun,
    due,
    event_of,
    folded,
    play_hand,
    quiet,
    rows,
)
from support.ledgers import open_desk
from support.refusals import refused

SEVERAL = event_of(deals=3, teams=3)


def to_act(desk: Desk, at: At) -> SeatNo:
    """Whose turn it is."""
    state = desk.progress(CUP).hand(at.session, at.table, at.deal).state
    assert state is not None
    assert state.to_act is not None
    return state.to_act


def test_a_table_plays_only_the_deal_that_is_its_turn(desk: Desk, folder: Path) -> None:
    begun(desk, SEVERAL)
    at = due(desk, 1)
    other = at._replace(deal=DealNo(at.deal % 3 + 1))
    before = rows(folder)

    with pytest.raises(WrongDeal) as no:
        record(desk, other, quiet(desk, at), key="k", by="ann", accept=True)

    assert (no.value.table, no.value.deal) == (1, other.deal)
    assert str(at.deal) not in str(no.value).replace(f"deal {other.deal}", "").replace(
        "table 1", ""
    )
    assert rows(folder) == before


def test_an_action_out_of_turn_leaves_the_log_untouched(desk: Desk, folder: Path) -> None:
    begun(desk, SEVERAL)
    at = due(desk, 1)
    seat = to_act(desk, at)
    before = rows(folder)

    with refused(NotYourTurn, seat=seat % 3 + 1, turn=seat):
        record(desk, at, [Call(seat % 3 + 1)], key="k", by="ann")
    with refused(NotYourTurn, seat=seat, turn=seat % 3 + 1):
        # The first of the two is legal; the second is refused, and both are.
        record(desk, at, [Call(seat), Call(seat)], key="k", by="ann")

    assert rows(folder) == before
    assert desk.progress(CUP).hand(FIRST, at.table, at.deal).lines == 0


def test_a_result_is_accepted_only_when_the_hand_is_over(desk: Desk, folder: Path) -> None:
    begun(desk, SEVERAL)
    at = due(desk, 1)
    actions = quiet(desk, at)

    with refused(NotFinished, table=1, deal=at.deal):
        record(desk, at, actions[:-1], key="k", by="ann", accept=True)

    assert [row.body["do"] for row in rows(folder)] == ["publish", "close_line_ups", "begin"]


def test_nothing_is_recorded_in_a_session_that_has_not_begun(desk: Desk) -> None:
    begun(desk, SEVERAL)
    with refused(NotStarted, event="cup", session=2):
        record(desk, At(CUP, SessionNo(2), TableNo(1), DealNo(1)), [], key="k", by="ann")


def test_lines_sent_again_are_answered_and_not_written_twice(desk: Desk, folder: Path) -> None:
    begun(desk, SEVERAL)
    at = due(desk, 1)
    actions = quiet(desk, at)

    first = record(desk, at, actions[:3], key="t1", by="ann", n=0)
    once = rows(folder)
    again = record(desk, at, actions[:3], key="t1", by="ann", n=0)

    assert rows(folder) == once
    assert first.lines == again.lines == 3
    # What overlaps is answered, what is new is written.
    record(desk, at, actions[1:5], key="t1", by="ann", n=1)
    assert [row.n for row in rows(folder) if row.place[1]] == [0, 1, 2, 3, 4]


def test_a_check_sent_again_is_not_a_second_check(tmp_path: Path) -> None:
    # Heads-up the big blind checks last before the flop and first after it.
    with open_desk(tmp_path, create=True) as desk:
        begun(desk, event_of(**DUEL))
        at = due(desk, 1)
        small = to_act(desk, at)
        big = 3 - small
        record(desk, at, [Call(small), Check(big)], key="t1", by="ann", n=0)

        again = record(desk, at, [Check(big)], key="t1", by="ann", n=1)

        assert again.lines == 2


def test_a_whole_hand_sent_again_is_answered_when_the_table_has_gone_on(
    desk: Desk, folder: Path
) -> None:
    begun(desk, SEVERAL)
    at = due(desk, 1)
    actions = quiet(desk, at)
    record(desk, at, actions, key="t1", by="ann", accept=True, n=0)
    play_hand(desk, 1)
    once = rows(folder)

    again = record(desk, at, actions, key="t1", by="ann", accept=True, n=0)

    assert again.stated is not None
    assert rows(folder) == once


def test_other_lines_in_the_same_place_are_refused(desk: Desk, folder: Path) -> None:
    begun(desk, SEVERAL)
    at = due(desk, 1)
    actions = quiet(desk, at)
    record(desk, at, actions[:2], key="t1", by="ann", n=0)
    once = rows(folder)

    with pytest.raises(KeyReused):
        record(desk, at, [Fold(to_act(desk, at))], key="t1", by="ann", n=0)
    with pytest.raises(PlaceTaken):
        record(desk, at, actions[:2], key="bob", by="bob", n=0)
    with pytest.raises(LineMissing):
        record(desk, at, actions[3:], key="t1", by="ann", n=3)
    with pytest.raises(KeyReused):
        # The table has not agreed on any result.
        record(desk, at, actions[:1], key="t1", by="ann", n=0, accept=True)

    assert rows(folder) == once


def test_an_accepted_hand_takes_no_more_lines(desk: Desk, folder: Path) -> None:
    begun(desk, SEVERAL)
    at = play_hand(desk, 1)
    once = rows(folder)

    with pytest.raises(WrongDeal):
        record(desk, at, [], key="again", by="ann", accept=True)
    with refused(HandClosed, lines=ANY):
        undo(desk, at, 0, key="u", by="director")

    assert rows(folder) == once


def test_an_undo_names_the_line_that_counts_no_more(desk: Desk, folder: Path) -> None:
    begun(desk, SEVERAL)
    at = due(desk, 1)
    seat = to_act(desk, at)
    record(desk, at, [Fold(seat)], key="t1", by="ann")

    hand = undo(desk, at, 0, key="u", by="ann", n=1)
    undo(desk, at, 0, key="u", by="ann", n=1)  # sent again

    assert hand.actions == ()
    assert to_act(desk, at) == seat
    assert [row.body["do"] for row in rows(folder)][3:] == ["fold", "undo"]
    with pytest.raises(NoSuchLine):
        undo(desk, at, 0, key="v", by="ann")
    with pytest.raises(NoSuchLine):
        correct(desk, at, 17, Fold(seat), key="w", by="ann")


def test_a_line_that_others_need_cannot_be_taken_back(desk: Desk, folder: Path) -> None:
    begun(desk, SEVERAL)
    at = due(desk, 1)
    first = to_act(desk, at)
    record(desk, at, quiet(desk, at)[:3], key="t1", by="ann")
    once = rows(folder)

    with refused(NotYourTurn, seat=first % 3 + 1, turn=first):
        undo(desk, at, 0, key="u", by="ann")

    assert rows(folder) == once


def test_a_correction_in_an_open_hand_changes_what_has_to_be_called(desk: Desk) -> None:
    begun(desk, SEVERAL)
    at = due(desk, 1)
    seat = to_act(desk, at)
    record(desk, at, [RaiseTo(seat, 150)], key="t1", by="ann")

    hand = correct(desk, at, 0, RaiseTo(seat, 250), key="c", by="ann")

    assert hand.actions == (RaiseTo(seat, 250),)
    assert hand.state is not None
    assert hand.state.level == 250


def test_correcting_an_accepted_hand_of_an_open_deal_counts_everything_anew(
    desk: Desk, folder: Path
) -> None:
    event = event_of(teams=2, deals=1)
    begun(desk, event)
    at = due(desk, 1)
    small = to_act(desk, at)
    big = 3 - small
    flop = [Call(small), Check(big), RaiseTo(big, 50), Call(small)]
    turn = [RaiseTo(big, 100), Fold(small)]
    record(desk, at, [*flop, *turn], key="t1", by="ann", accept=True)
    play_hand(desk, 2)
    progress = desk.progress(CUP)
    assert progress.sessions[FIRST].opened[DealNo(1)].traveller[TableNo(1)].chip_scores in {
        (100, -100),
        (-100, 100),
    }
    changes = progress.changes

    correct(desk, at, 2, RaiseTo(big, 400), key="c", by="director", reason="recording error")

    scores = progress.sessions[FIRST].opened[DealNo(1)].traveller[TableNo(1)].chip_scores
    assert sorted(scores) == [-450, 450]
    chips = {"A": 0, "B": 0}
    for table in progress.sessions[FIRST].opened[DealNo(1)].traveller.rows:
        for seat, won in enumerate(table.chip_scores, 1):
            chips[progress.sessions[FIRST].at(table.table, SeatNo(seat)).entry] += won
    assert {line.entry: line.chips for line in progress.standings()} == chips
    assert progress.changes == changes + 1
    with open_desk(folder) as second:
        again = second.progress(CUP)
        assert again.standings() == progress.standings()
        assert again.sessions[FIRST].opened[DealNo(1)].traveller[TableNo(1)].chip_scores == scores
    # A correction after which the hand would not be over is refused, and changes nothing.
    once = rows(folder)
    with refused(NotOver, waits_for=f"seat {big} to act"):
        correct(desk, at, 5, Call(small), key="e", by="director", reason="recording error")
    assert rows(folder) == once


def test_a_correction_before_the_deal_opens_is_what_opens(desk: Desk, folder: Path) -> None:
    event = event_of(teams=2, deals=1)
    begun(desk, event)
    at = due(desk, 1)
    small = to_act(desk, at)
    line = [RaiseTo(small, 150), Fold(3 - small)]
    record(desk, at, line, key="t1", by="ann", accept=True)
    correct(desk, at, 0, RaiseTo(small, 200), key="c", by="director", reason="recording error")
    play_hand(desk, 2)

    # A desk to which the secrets were never given reads the same event.
    for secret in (folder / "secrets/cup").iterdir():
        if secret.name.startswith("session"):
            secret.unlink()
    with open_desk(folder) as second:
        opened = second.progress(CUP).sessions[FIRST].opened[DealNo(1)]
        assert second.read_only(CUP) is None
        assert opened.traveller == desk.progress(CUP).sessions[FIRST].opened[DealNo(1)].traveller
        with pytest.raises(LuckNotHere):
            deal_due(second, CUP, FIRST, TableNo(1))


def test_a_refused_look_at_a_hand_does_not_freeze_its_running_stacks(
    desk: Desk, folder: Path
) -> None:
    event = event_of(teams=2, deals=3, play='stacks = "running"\ncap = 1000\nstarting_stack = 2000')
    begun(desk, event)
    first = due(desk, 1)
    small = to_act(desk, first)
    flop = [Call(small), Check(3 - small), RaiseTo(3 - small, 100), Call(small)]
    turn = [RaiseTo(3 - small, 50), Fold(small)]
    record(desk, first, [*flop, *turn], key="t1", by="ann", accept=True)
    second = due(desk, 1)
    wrong = 3 - to_act(desk, second)
    with refused(NotYourTurn, seat=wrong, turn=3 - wrong):
        record(desk, second, [Fold(wrong)], key="t1x", by="ann")
    with pytest.raises(NoSuchLine):
        undo(desk, second, 0, key="t1y", by="ann")

    correct(
        desk, first, 2, RaiseTo(3 - small, 400), key="c", by="director", reason="recording error"
    )
    record(desk, second, folded(desk, second), key="t1z", by="ann", accept=True)

    hand = desk.progress(CUP).hand(FIRST, second.table, second.deal)
    assert sorted(hand.setup.stacks) == [1550, 2450]
    with open_desk(folder) as again:
        other = again.progress(CUP).hand(FIRST, second.table, second.deal)
        assert other.setup == hand.setup
        assert other.accepted == hand.accepted
