"""Rulings from the office: what each kind does in exact numbers, and that all can be undone."""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from evendeal.director.events import end_session
from evendeal.director.ledger import NotStarted
from evendeal.director.office.refusals import NoSuchEntry, RuleNumberMissing, RulingReasonMissing
from evendeal.director.ports import KeyReused
from evendeal.errors import Refused
from evendeal.formats.duplicate.office.refusals import (
    CannotBeTakenBack,
    CorrectionPeriodOver,
    DealReplaced,
    FouledAlone,
    NobodyPlayedItRight,
    NoResultToCompare,
    NoSuchRuling,
    NothingPlayed,
    PenaltyOfNothing,
    PlayedAlready,
    ReplaceEverywhere,
    RuledOtherwise,
    TooLateToReplace,
)
from evendeal.formats.duplicate.recording import record
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.lines.fields import NotABody
from evendeal.poker.hand_stage import Stage
from evendeal.poker.lines import Dispute
from evendeal.poker.refusals import NoSuchSeat
from evendeal.tournament.duplicate.bodies import body_to_json
from evendeal.tournament.line import Draft
from evendeal.tournament.refusals import HandsLeft
from evendeal.views.absent import NoSuchDeal, NoSuchTable
from support.english import english
from support.events.poker import CUP, FIRST, rows
from support.events.poker_floor import ANN, Floor, floor, played, ruling, script, three
from support.ledgers import open_desk
from support.refusals import refused
from support.sentences import in_golden_file

VOID = {"as": "void", "adjust": {}}
REPLACE = {"as": "replace"}
STANDS = {"as": "stands"}
FOULED = {"as": "fouled"}


def not_played(*fault: int) -> dict[str, Any]:
    """As the form sends it: what a fault costs is the server's to say."""
    return {"as": "not_played", "fault": list(fault)}


@pytest.fixture
def hall(folder: Path) -> Iterator[Floor]:
    with floor(folder, three()) as found:
        yield played(found)


def dispute(hall: Floor, table: int) -> None:
    """The table plays its hand and disputes the result."""
    at = hall.play(table, "pot", accept=False)
    n = hall.desk.progress(CUP).next_n(FIRST, table, at.deal)
    body = body_to_json(Dispute(None, "the raise was to 250"))
    hall.desk.write(CUP, [Draft(*at.place, n, f"d{table}", body)], "rec")


def test_a_void_table_gets_the_mean_of_the_same_seats_elsewhere(hall: Floor) -> None:
    assert [hall.chips(table) for table in (1, 2, 3)] == [
        (75, -25, -50),
        (0, -25, 25),
        (225, -25, -200),
    ]
    before = hall.state()

    number = hall.rule(tables=(2,), effect=VOID)

    assert hall.chips(2) == (150, -25, -125)
    assert (hall.chips(1), hall.chips(3)) == ((75, -25, -50), (225, -25, -200))
    hall.withdraw(number)
    assert hall.state() == before


def test_the_mean_of_a_void_table_is_exact(hall: Floor) -> None:
    hall.rule(tables=(3,), effect=VOID)

    assert hall.chips(3) == (Fraction(75, 2), -25, Fraction(-25, 2))
    assert sum(hall.chips(3)) == 0


def test_an_adjustment_stands_beside_the_mean_and_the_house_balances_it(hall: Floor) -> None:
    hall.rule(tables=(2,), effect={"as": "void", "adjust": {"1": "150", "3": "-7/2"}})

    assert hall.chips(2) == (300, -25, Fraction(-257, 2))
    record = hall.desk.progress(CUP).sessions[FIRST].opened[DealNo(1)]
    row = record.traveller[TableNo(2)]
    assert sum(row.chip_scores) + row.house == 0


def test_chips_are_given_and_taken_where_play_stands(hall: Floor) -> None:
    before = hall.state()
    number = hall.rule(
        kind="out_of_turn", tables=(1,), effect={"as": "adjust", "adjust": {"2": "-150"}}
    )

    assert hall.chips(1) == (75, -175, -50)
    hall.withdraw(number)
    assert hall.state() == before


def test_a_penalty_takes_points_from_the_team_and_nothing_else(hall: Floor) -> None:
    before, points = hall.state(), hall.points()
    number = hall.rule(
        kind="penalty", deal=None, effect={"as": "penalty", "entry": "B", "points": "1/2"}
    )

    assert hall.points() == {**points, "B": points["B"] - Fraction(1, 2)}
    entries = {each.id: each.penalties for each in hall.office.office(CUP).entries}
    assert entries == {"A": None, "B": "½ point", "C": None}
    hall.withdraw(number)
    assert hall.state() == before


def test_a_replaced_deal_counts_no_more_and_the_reserve_deal_is_played(hall: Floor) -> None:
    hall.rule(kind="leak", effect=REPLACE, rule="I8", reason="shown on the stream")

    now = hall.desk.progress(CUP).sessions[FIRST]
    assert now.slots == (2,)
    assert set(hall.points().values()) == {0}
    with pytest.raises(HandsLeft):
        end_session(hall.desk, CUP, FIRST)
    for table in (1, 2, 3):
        assert hall.at(table).deal == 2
    played(hall)
    # The button of the reserve deal is that of the deal in whose place it is played.
    assert [hall.chips(table, 2) for table in (1, 2, 3)] == [
        (75, -25, -50),
        (0, -25, 25),
        (225, -25, -200),
    ]
    end_session(hall.desk, CUP, FIRST)
    assert hall.office.office(CUP).status == "finished"


def test_with_no_reserve_deal_left_the_deal_is_cancelled(folder: Path) -> None:
    with floor(folder, three(deals=2, reserve=0)) as hall:
        hall.rule(effect=REPLACE)

        assert hall.desk.progress(CUP).sessions[FIRST].slots == (None, 2)
        for table in (1, 2, 3):
            assert hall.play(table).deal == 2
        end_session(hall.desk, CUP, FIRST)


def test_a_replacement_can_be_withdrawn_until_the_reserve_deal_is_begun(hall: Floor) -> None:
    before = hall.state()
    number = hall.rule(effect=REPLACE)
    hall.withdraw(number)
    assert hall.state() == before

    number = hall.rule(effect=REPLACE)
    hall.play(1)
    with refused(CannotBeTakenBack, ruling=number):
        hall.withdraw(number)


def test_void_at_more_than_half_of_the_tables_is_replaced_everywhere(hall: Floor) -> None:
    with pytest.raises(ReplaceEverywhere) as no:
        hall.rule(tables=(1, 2), effect=VOID)
    assert (no.value.void, no.value.tables) == (2, 3)
    hall.rule(tables=(1,), effect=VOID)
    with pytest.raises(ReplaceEverywhere):
        hall.rule(tables=(3,), effect=VOID)
    with pytest.raises(ReplaceEverywhere):
        hall.rule(tables=(), effect=VOID)

    preview = hall.office.preview(CUP, {"ruling": ruling(tables=(2, 3))})
    assert preview.replaces
    assert preview.refused is not None
    assert preview.refused.name == "ReplaceEverywhere"


def test_fouled_tables_are_compared_among_themselves(hall: Floor) -> None:
    """R68: tables 1 and 2 have together what table 3 has, and differ as they differed."""
    before = hall.state()

    number = hall.rule(tables=(1, 2), effect=FOULED)

    half = Fraction(75, 2)
    assert hall.chips(3) == (225, -25, -200)
    assert hall.chips(1) == (225 + half, -25, -200 - half)
    assert hall.chips(2) == (225 - half, -25, -200 + half)
    hall.withdraw(number)
    assert hall.state() == before


def test_a_deal_that_a_table_had_no_time_for_costs_the_seat_at_fault_three_big_blinds(
    folder: Path,
) -> None:
    """R69: and every other seat of its table gets as much."""
    with floor(folder, three()) as hall:
        hall.play(1, "raise")
        hall.play(3, "pot")

        number = hall.rule(kind="time", tables=(2,), effect=not_played(3), rule="I12")

        assert hall.chips(2) == (150 + 150, -25 + 150, -125 - 150)
        assert hall.desk.progress(CUP).sessions[FIRST].to_open() == ()
        with pytest.raises(CannotBeTakenBack):
            hall.withdraw(number)


def test_without_a_fault_a_deal_not_played_gives_the_mean_and_can_be_withdrawn(
    folder: Path,
) -> None:
    """R69: as long as the deal is not public."""
    with floor(folder, three()) as hall:
        hall.play(1, "raise")
        number = hall.rule(kind="time", tables=(2,), effect=not_played(), rule="I12")
        hall.withdraw(number)
        hall.play(3, "pot")
        assert DealNo(1) not in hall.desk.progress(CUP).sessions[FIRST].opened

        hall.rule(kind="time", tables=(2,), effect=not_played(), rule="I12")

        assert hall.chips(2) == (150, -25, -125)


def test_a_group_is_of_tables_that_can_be_compared(hall: Floor) -> None:
    """R68: two at least, one table that played the deal as it was laid, none ruled out before."""
    with refused(FouledAlone, table=1, deal=1):
        hall.rule(tables=(1,), effect=FOULED)
    with refused(NobodyPlayedItRight, deal=1):
        hall.rule(tables=(), effect=FOULED)
    hall.rule(tables=(3,), effect=VOID)
    with refused(NobodyPlayedItRight, deal=1):
        hall.rule(tables=(1, 2), effect=FOULED)
    with refused(RuledOtherwise, table=3, deal=1):
        hall.rule(tables=(2, 3), effect=FOULED)
    hall.withdraw(1)
    hall.rule(tables=(1, 2), effect=FOULED)
    with refused(RuledOtherwise, table=2, deal=1):
        hall.rule(tables=(2, 3), effect=FOULED)


def test_a_hand_that_its_table_did_not_accept_counts_in_its_group_as_it_was_played(
    folder: Path,
) -> None:
    """R68: the deck-order says otherwise there; the deal opens, and the dispute is settled."""
    with floor(folder, three()) as hall:
        hall.play(1)
        hall.play(2, "raise")
        dispute(hall, 3)

        hall.rule(tables=(2, 3), effect=FOULED)

        now = hall.desk.progress(CUP).sessions[FIRST]
        assert now.stage(TableNo(3), DealNo(1)) is Stage.VOID
        assert hall.chips(1) == (0, -25, 25)
        assert hall.chips(2) == (-75, -25, 100)
        assert hall.chips(3) == (75, -25, -50)


def test_a_table_without_a_result_is_in_no_group(folder: Path) -> None:
    """R68: and one that has played did not lack the time (R69)."""
    with floor(folder, three()) as hall:
        hall.play(1)
        with refused(NoResultToCompare, table=2, deal=1):
            hall.rule(tables=(1, 2), effect=FOULED)
        with refused(PlayedAlready, table=1, deal=1):
            hall.rule(kind="time", tables=(1,), effect=not_played(), rule="I12")
        with refused(NoSuchSeat, seat=4, seats=3):
            hall.rule(kind="time", tables=(2,), effect=not_played(4), rule="I12")


def test_a_ruling_needs_its_reason_and_its_rule(hall: Floor, folder: Path) -> None:
    once = rows(folder)

    with pytest.raises(RulingReasonMissing):
        hall.rule(tables=(1,), reason="  ")
    with pytest.raises(RuleNumberMissing):
        hall.rule(tables=(1,), rule="")
    with pytest.raises(RulingReasonMissing):
        hall.office.withdraw(CUP, 1, reason=" ", key="w", by=ANN)

    assert rows(folder) == once


@pytest.mark.parametrize(
    ("said", "refusal"),
    [
        ({"deal": 7, "tables": (1,)}, NoSuchDeal),
        ({"tables": (9,)}, NoSuchTable),
        ({"tables": (1,), "effect": {"as": "void", "adjust": {"4": "1"}}}, NoSuchSeat),
        ({"tables": (1,), "effect": {"as": "nothing"}}, NotABody),
        ({"tables": (1,), "kind": "mood"}, NotABody),
        ({"deal": None, "effect": {"as": "penalty", "entry": "Z", "points": "1"}}, NoSuchEntry),
        (
            {"deal": None, "effect": {"as": "penalty", "entry": "A", "points": "0"}},
            PenaltyOfNothing,
        ),
    ],
)
def test_what_cannot_be_ruled_is_refused_and_not_written(
    hall: Floor, folder: Path, said: dict[str, Any], refusal: type[Refused]
) -> None:
    once = rows(folder)

    with pytest.raises(refusal):
        hall.rule(**said)
    assert hall.office.preview(CUP, {"ruling": ruling(**said)}).refused is not None

    assert rows(folder) == once


def test_a_replaced_deal_is_ruled_on_no_more(hall: Floor) -> None:
    hall.rule(effect=REPLACE)

    with pytest.raises(DealReplaced):
        hall.rule(tables=(1,), effect=VOID)


def test_play_stands_only_where_there_was_play(folder: Path) -> None:
    with floor(folder, three()) as hall, pytest.raises(NothingPlayed):
        hall.rule(kind="dispute", tables=(1,), effect=STANDS)


def test_a_dispute_is_settled_by_letting_play_stand_and_the_deal_opens(folder: Path) -> None:
    with floor(folder, three()) as hall:
        hall.play(1)
        hall.play(2)
        dispute(hall, 3)
        assert DealNo(1) not in hall.desk.progress(CUP).sessions[FIRST].opened

        hall.rule(kind="dispute", tables=(3,), effect=STANDS, rule="TDA 22")

        assert hall.chips(3) == (225, -25, -200)
        now = hall.desk.progress(CUP).sessions[FIRST]
        assert now.stage(TableNo(3), DealNo(1)) is Stage.ACCEPTED


def test_a_void_hand_is_not_missed_and_the_deal_opens_without_it(folder: Path) -> None:
    with floor(folder, three()) as hall:
        hall.play(1, "raise")
        dispute(hall, 3)
        hall.play(2, "pot")

        number = hall.rule(tables=(3,), effect=VOID)

        assert hall.chips(3) == (150, -25, -125)
        with refused(CannotBeTakenBack, ruling=number):
            hall.withdraw(number)


def test_a_ruling_sent_again_is_written_once(hall: Floor, folder: Path) -> None:
    said = ruling(tables=(2,))
    first = hall.office.rule(CUP, said, key="once", by=ANN)
    again = hall.office.rule(CUP, said, key="once", by=ANN)

    assert first.ruling == again.ruling == 1
    assert [row.body["do"] for row in rows(folder)].count("rule") == 1
    with pytest.raises(KeyReused):
        hall.office.rule(CUP, ruling(tables=(2,), reason="another"), key="once", by=ANN)
    hall.office.withdraw(CUP, 1, reason="no", key="w", by=ANN)
    hall.office.withdraw(CUP, 1, reason="no", key="w", by=ANN)
    with pytest.raises(NoSuchRuling):
        hall.office.withdraw(CUP, 1, reason="no", key="v", by=ANN)


def test_the_log_says_who_ruled_why_and_by_which_rule(hall: Floor, folder: Path) -> None:
    hall.rule(tables=(2,))

    listed = hall.office.office(CUP).rulings[0]
    assert (listed.number, listed.by, listed.rule, listed.reason) == (
        1,
        ANN,
        "TDA 35-D",
        "two sevens of clubs",
    )
    in_golden_file(listed.sentence)
    line = rows(folder)[-1]
    assert (line.place, line.body["do"]) == ((1, 2, 0), "rule")


def test_rulings_end_with_the_correction_period_unless_they_are_late(hall: Floor) -> None:
    number = hall.rule(tables=(2,))
    end_session(hall.desk, CUP, FIRST)
    hall.clock.move(minutes=29)
    listed = hall.office.office(CUP).rulings[0]
    assert (listed.withdrawable, listed.until) == (True, "2027-05-01T18:30:00.000Z")
    before = hall.rule(tables=(3,), effect={"as": "adjust", "adjust": {"1": "5"}}, late=True)
    assert not hall.office.office(CUP).rulings[before - 1].late

    hall.clock.move(minutes=1)
    assert not hall.office.office(CUP).rulings[0].withdrawable
    with pytest.raises(CorrectionPeriodOver):
        hall.withdraw(number)
    with pytest.raises(CorrectionPeriodOver):
        hall.rule(tables=(1,), effect={"as": "adjust", "adjust": {"1": "5"}})
    late = hall.rule(tables=(1,), effect={"as": "adjust", "adjust": {"1": "5"}}, late=True)
    assert hall.office.office(CUP).rulings[late - 1].late
    assert hall.chips(1) == (80, -25, -50)


def test_nothing_is_replaced_once_the_reserve_deals_are_public(hall: Floor) -> None:
    end_session(hall.desk, CUP, FIRST)

    with pytest.raises(TooLateToReplace):
        hall.rule(effect=REPLACE)


def test_another_desk_reads_the_same_numbers(hall: Floor, folder: Path) -> None:
    hall.rule(tables=(2,), effect={"as": "void", "adjust": {"1": "7/2"}})
    number = hall.rule(tables=(1,), effect={"as": "adjust", "adjust": {"3": "40"}})
    hall.rule(kind="penalty", deal=None, effect={"as": "penalty", "entry": "A", "points": "1"})
    hall.withdraw(number)

    with open_desk(folder) as second:
        assert second.progress(CUP).standings() == hall.desk.progress(CUP).standings()
        assert second.read_only(CUP) is None


def test_a_preview_says_what_then_follows(hall: Floor) -> None:
    preview = hall.office.preview(CUP, {"ruling": ruling(tables=(2,))})

    assert preview.refused is None
    changes = [(each.table, each.seat, each.before, each.after) for each in preview.seats]
    assert changes == [(2, 1, 0, 150), (2, 3, 25, -125)]
    in_golden_file(*preview.sentences[:2])
    before = hall.points()
    hall.rule(tables=(2,))
    after = hall.points()
    points = {each.entry: (each.before, each.after) for each in preview.teams}
    moved = {
        team: (str(before[team]), str(after[team]))
        for team in before
        if before[team] != after[team]
    }
    assert {team: points[team] for team in moved} == moved


def test_a_preview_writes_nothing_and_changes_nothing(hall: Floor, folder: Path) -> None:
    once, state = rows(folder), hall.state()

    hall.office.preview(CUP, {"ruling": ruling(tables=(2,))})
    hall.office.preview(CUP, {"ruling": ruling(effect=REPLACE)})

    assert (rows(folder), hall.state()) == (once, state)


def test_a_preview_of_a_replacement_names_the_reserve_deal(hall: Floor) -> None:
    preview = hall.office.preview(CUP, {"ruling": ruling(effect=REPLACE)})

    in_golden_file(*(each for each in preview.sentences if "eserve deal" in english(each)))
    hall.rule(effect=REPLACE)
    played(hall)
    preview = hall.office.preview(CUP, {"ruling": ruling(effect=REPLACE, deal=2)})
    in_golden_file(*(each for each in preview.sentences if "eserve deal" in english(each)))


def test_of_a_deal_under_embargo_only_seats_are_told(folder: Path) -> None:
    with floor(folder, three()) as hall:
        hall.play(1, "raise")

        effect = {"as": "adjust", "adjust": {"2": "-50"}}
        preview = hall.office.preview(CUP, {"ruling": ruling(tables=(1,), effect=effect)})

        assert [(each.seat, each.before, each.after) for each in preview.seats] == [(2, -25, -75)]
        assert (preview.ladders, preview.teams) == ((), ())
        in_golden_file(preview.sentences[-1])


effects = st.one_of(
    st.builds(
        lambda table, seat, chips: {
            "tables": (table,),
            "effect": {"as": "adjust", "adjust": {str(seat): str(chips)}},
        },
        st.integers(1, 3),
        st.integers(1, 3),
        st.fractions(-5_000, 5_000, max_denominator=6),
    ),
    st.builds(lambda table: {"tables": (table,), "effect": VOID}, st.integers(1, 3)),
    st.builds(
        lambda entry, points: {
            "deal": None,
            "effect": {"as": "penalty", "entry": entry, "points": str(points)},
        },
        st.sampled_from("ABC"),
        st.fractions(Fraction(1, 6), 9, max_denominator=6),
    ),
    st.just({"effect": REPLACE}),
    st.sampled_from([(1, 2), (1, 3), (2, 3)]).map(lambda two: {"tables": two, "effect": FOULED}),
)


@settings(
    max_examples=25,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    deadline=None,
)
@given(wanted=st.lists(effects, min_size=1, max_size=4), data=st.data())
def test_whatever_is_ruled_the_preview_says_it_and_withdrawing_all_restores_it(
    hall: Floor, wanted: list[dict[str, Any]], data: st.DataObject
) -> None:
    """In any order: rulings are a set that counts, and nothing of one stays behind."""
    before = hall.state()
    standing = []
    for form in wanted:
        preview = hall.office.preview(CUP, {"ruling": ruling(**form)})
        points = hall.points()
        if preview.refused is not None:
            with pytest.raises(Refused) as no:
                hall.rule(**form)
            assert no.value.name == preview.refused.name
            continue
        standing.append(hall.rule(**form))
        after = {each.entry: each.after for each in preview.teams}
        for team, now in hall.points().items():
            assert after.get(team, str(points[team])) == str(now)
    for number in data.draw(st.permutations(standing)):
        hall.withdraw(number)

    assert hall.state() == before


def test_a_replaced_deal_stays_out_when_the_next_session_begins(folder: Path) -> None:
    with floor(folder, three(event="sessions = 2")) as hall:
        played(hall)
        hall.rule(effect=REPLACE)
        for table in (1, 2, 3):
            hall.play(table)
        end_session(hall.desk, CUP, FIRST)
        points = hall.points()

        hall.office.begin(CUP, SessionNo(2), beacon="", by=ANN)

        assert hall.points() == points


def test_nothing_is_ruled_in_a_session_that_has_not_begun(hall: Floor) -> None:
    with refused(NotStarted, event="cup", session=2):
        hall.rule(tables=(1,), session=2)


def test_a_hand_in_play_that_is_void_is_played_no_further(folder: Path) -> None:
    with floor(folder, three(deals=2)) as hall:
        at = hall.at(1)
        record(hall.desk, at, script(hall.desk, at, "raise")[:1], key="x", by="rec")

        hall.rule(deal=at.deal, tables=(1,), effect=VOID)

        assert hall.at(1).deal != at.deal
