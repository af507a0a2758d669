"""The director corrects a hand: a line on an earlier street, a dispute, a frozen deal, a deck."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from evendeal.director.archiving import archive
from evendeal.director.events import end_session
from evendeal.director.office.refusals import RuleNumberMissing, RulingReasonMissing
from evendeal.director.ports import KeyReused
from evendeal.director.verifying import verify_event
from evendeal.errors import Refused
from evendeal.formats.duplicate.office.preview import OneThingAtATime
from evendeal.formats.duplicate.office.refusals import (
    CorrectInstead,
    CorrectionPeriodOver,
    DealUnknown,
    StillFrozen,
)
from evendeal.ids import DealNo, TableNo
from evendeal.poker.hand_stage import Stage
from evendeal.poker.record_refusals import NoSuchLine
from evendeal.store.archive import read_archive
from evendeal.store.archive_import import import_archive
from support.desks import consoles_of
from support.english import english
from support.events.poker import CUP, FIRST, rows
from support.events.poker_device import Device
from support.events.poker_floor import ANN, Floor, floor, played, three
from support.ledgers import open_desk
from support.sentences import in_golden_file

STANDS = {"as": "stands"}


@pytest.fixture
def hall(folder: Path) -> Iterator[Floor]:
    with floor(folder, three()) as found:
        yield found


def correction(table: int = 3, of: int = 0, chips: int | None = 300, **more: Any) -> dict[str, Any]:
    """A correction as the form says it: the button's raise was to other chips."""
    action = None if chips is None else {"do": "raise_to", "seat": 1, "chips": chips}
    said = {"table": table, "deal": 1, "of": of, "action": action, "reason": "the dealer agrees"}
    return {**said, **more}


def stage(hall: Floor, table: int) -> Stage:
    return hall.desk.progress(CUP).sessions[FIRST].stage(TableNo(table), DealNo(1))


def disputed(hall: Floor, table: int = 3) -> Device:
    """The table's hand is over, and the table disputes the result."""
    device = Device(consoles_of(hall.desk), table)
    device.begin()
    device.say({"do": "raise_to", "seat": 1, "chips": 300})
    device.say({"do": "fold", "seat": 2}, {"do": "fold", "seat": 3})
    device.say({"do": "dispute", "seat": 1, "reason": "it was to 350, and seat 3 called"})
    return device


def test_a_corrected_line_of_an_open_deal_counts_everything_anew(hall: Floor) -> None:
    played(hall)
    preview = hall.office.preview(CUP, {"correction": correction()})

    done = hall.office.correct(CUP, correction(), key="c", by=ANN)

    assert done.ruling is None
    assert hall.chips(3) == (325, -25, -300)
    assert [(each.seat, each.before, each.after) for each in preview.seats] == [
        (1, 225, 325),
        (3, -200, -300),
    ]
    in_golden_file(preview.sentences[0])
    line = hall.office.hand(CUP, TableNo(3), DealNo(1)).lines
    assert (line[0].counts, line[-1].by) == (False, ANN)
    assert line[0].now is not None
    in_golden_file(line[0].now, line[0].sentence)


def test_a_correction_sent_again_is_written_once(hall: Floor, folder: Path) -> None:
    played(hall)
    for _ in range(2):
        hall.office.correct(CUP, correction(), key="c", by=ANN)

    assert [row.body["do"] for row in rows(folder)].count("correct") == 1
    with pytest.raises(KeyReused):
        hall.office.correct(CUP, correction(chips=350), key="c", by=ANN)


def test_a_correction_after_which_the_hand_makes_no_sense_is_refused(
    hall: Floor, folder: Path
) -> None:
    played(hall)
    once = rows(folder)

    kinds: list[tuple[dict[str, Any], type[Refused]]] = [
        (correction(chips=20), Refused),
        (correction(of=17), NoSuchLine),
        (correction(of=1), Refused),
    ]
    for said, kind in kinds:
        with pytest.raises(kind) as no:
            hall.office.correct(CUP, said, key="c", by=ANN)
        refused = hall.office.preview(CUP, {"correction": said}).refused
        assert refused is not None
        assert refused.name == no.value.name

    assert rows(folder) == once


def test_a_correction_needs_its_reason_and_a_hand(hall: Floor) -> None:
    with pytest.raises(DealUnknown):
        hall.office.correct(CUP, correction(), key="c", by=ANN)
    played(hall)
    with pytest.raises(RulingReasonMissing):
        hall.office.correct(CUP, correction(reason=" "), key="c", by=ANN)
    with pytest.raises(RuleNumberMissing):
        hall.office.correct(CUP, correction(settles=True), key="c", by=ANN)
    with pytest.raises(CorrectInstead):
        hall.office.correct(CUP, correction(chips=None), key="c", by=ANN)
    with pytest.raises(NoSuchLine):
        hall.office.correct(CUP, correction(of=99), key="c", by=ANN)


def test_a_disputed_hand_is_corrected_and_settled_in_one(hall: Floor, folder: Path) -> None:
    hall.play(1)
    hall.play(2)
    disputed(hall)
    form = correction(of=1, chips=350, settles=True, kind="dispute", rule="TDA 43")

    preview = hall.office.preview(CUP, {"correction": form})
    done = hall.office.correct(CUP, form, key="c", by=ANN)

    assert done.ruling == 1
    assert stage(hall, 3) is Stage.ACCEPTED
    assert hall.chips(3) == (75, -25, -50)
    follows = [english(each) for each in preview.sentences]
    in_golden_file(*(each for each in follows if "opens" in each))
    after = {each.entry: each.after for each in preview.teams}
    assert after == {entry: str(points) for entry, points in hall.points().items()}
    assert hall.office.correct(CUP, form, key="c", by=ANN).ruling == 1
    assert [row.body["do"] for row in rows(folder)][-3:] == ["correct", "rule", "open"]


def test_who_has_no_secrets_reads_a_settled_dispute_as_the_director_made_it(
    hall: Floor, tmp_path: Path
) -> None:
    hall.play(1)
    hall.play(2)
    disputed(hall)
    said = correction(of=1, chips=350, settles=True, kind="dispute", rule="TDA 43")
    hall.office.correct(CUP, said, key="c", by=ANN)
    end_session(hall.desk, CUP, FIRST)

    import_archive(tmp_path, read_archive(archive(hall.desk, CUP)))
    with open_desk(tmp_path) as copy:
        there = copy.progress(CUP)
        findings = list(verify_event(copy, CUP))

    assert there.sessions[FIRST].stage(TableNo(3), DealNo(1)) is Stage.ACCEPTED
    assert [finding for finding in findings if finding.verdict == "fails"] == []
    assert there.standings() == hall.desk.progress(CUP).standings()


def test_a_line_of_a_hand_in_play_is_taken_back_across_a_street(hall: Floor) -> None:
    device = Device(consoles_of(hall.desk), 1)
    device.begin()
    device.quiet_street()
    device.street("flop")
    device.say({"do": "note", "kind": "other", "seat": None, "text": "seat 1 folds out of turn"})
    lines = hall.office.hand(CUP, TableNo(1), DealNo(1)).lines
    last = next(line.n for line in reversed(lines) if line.body["do"] == "deal_street")

    hall.office.correct(CUP, correction(1, last, None), key="u", by=ANN)

    after = hall.office.hand(CUP, TableNo(1), DealNo(1)).lines
    assert [line.body["do"] for line in after[-2:]] == ["undo", "note"]
    assert "the dealer agrees" in english(after[-1].sentence)
    assert not after[last].counts


def test_a_frozen_hand_says_why_and_goes_on_when_play_stands(hall: Floor) -> None:
    device = Device(consoles_of(hall.desk), 1)
    device.begin()
    device.quiet_street()
    device.say({"do": "dealt", "street": "flop"})
    device.say({"do": "different", "street": "flop", "cards": []})

    (waiting,) = hall.office.office(CUP).attention
    assert (waiting.kind, waiting.action) == ("frozen", "rule")
    assert english(waiting.detail).startswith(
        "The flop on the table is another than the deck-order has."
    )
    hall.rule(kind="fouled_deck", tables=(1,), effect=STANDS, rule="R23")
    assert stage(hall, 1) is Stage.PLAYING
    assert hall.office.office(CUP).attention == ()

    device.sent = dict(device.console.order[0].sent)
    device.say({"do": "deal_street", "cards": list(device.sent["flop"])})
    device.quiet_street()
    for street in ("turn", "river"):
        device.street(street)
        device.quiet_street()
    assert stage(hall, 1) is Stage.FINISHED


def test_a_board_that_contradicts_the_deck_cannot_stand(hall: Floor) -> None:
    device = Device(consoles_of(hall.desk), 1)
    device.begin()
    device.quiet_street()
    device.say({"do": "dealt", "street": "flop"})
    deck = hall.desk.progress(CUP).sessions[FIRST].decks[DealNo(1)].cards
    wrong = list(deck[30:33])
    device.write({"do": "deal_street", "cards": [str(card) for card in wrong]})
    assert stage(hall, 1) is Stage.FROZEN

    hand = hall.office.hand(CUP, TableNo(1), DealNo(1))
    in_golden_file(hand.why)
    assert hand.board == tuple(wrong)
    with pytest.raises(StillFrozen):
        hall.rule(tables=(1,), effect=STANDS)
    n = next(line.n for line in hand.lines if line.body["do"] == "deal_street")
    flop = [str(card) for card in device.sent["flop"]]
    said = correction(1, n, None, action={"do": "deal_street", "cards": flop})
    hall.office.correct(CUP, said, key="c", by=ANN)
    assert stage(hall, 1) is Stage.PLAYING


def test_after_the_correction_period_nothing_is_corrected(hall: Floor) -> None:
    played(hall)
    end_session(hall.desk, CUP, FIRST)
    hall.clock.move(minutes=30)

    with pytest.raises(CorrectionPeriodOver):
        hall.office.correct(CUP, correction(), key="c", by=ANN)


def test_a_preview_is_of_one_thing(hall: Floor) -> None:
    for said in ({}, {"withdraw": 1, "correction": correction()}):
        with pytest.raises(OneThingAtATime):
            hall.office.preview(CUP, said)
