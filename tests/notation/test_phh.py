"""What PHH says and how it says it wrong, one thing each."""

from fractions import Fraction

import pytest

from evendeal.ids import SeatNo
from evendeal.notation.history import History
from evendeal.notation.phh import read_phh, write_phh
from evendeal.notation.phhs import read_phhs
from evendeal.notation.refusals import (
    ActionUnclear,
    CannotHold,
    FieldMissing,
    FieldUnknown,
    FieldWrong,
    LineWrong,
    NotReadable,
    NotText,
    NotToml,
    VariantUnknown,
)
from evendeal.notation.replay import HandNotOver, Verdict, replay
from evendeal.poker import (
    Betting,
    Call,
    Check,
    DealHole,
    DealStreet,
    Fold,
    Muck,
    RaiseTo,
    Setup,
    Show,
)
from evendeal.poker.refusals import NotYourTurn, RaiseTooSmall
from support.notation.phh_text import phh
from support.refusals import is_refusal, refused
from support.sentences import in_golden_file

S1, S2, S3 = SeatNo(1), SeatNo(2), SeatNo(3)


def test_check_and_call_are_one_word_in_phh_and_two_here() -> None:
    history = read_phh(
        phh(actions='["d dh p1 AsKs", "p3 cc", "p1 cc", "p2 cc", "d db 2c3c4c", "p1 cbr 200"]')
    )

    assert history.actions == (
        DealHole(S1, ("As", "Ks")),
        Call(S3),
        Call(S1),
        Check(S2),
        DealStreet(("2c", "3c", "4c")),
        RaiseTo(S1, 200),
    )


def test_commentary_empty_actions_and_deals_of_unknown_cards_say_nothing() -> None:
    history = read_phh(
        phh(actions='["# hello", "", "d dh p1 ????", "p3  f # tanks", " p1 cbr 300.0 "]')
    )

    assert history.actions == (Fold(S3), RaiseTo(S1, 300))
    assert [written.number for written in history.written] == [4, 5]
    assert history.written[0].text == "p3  f # tanks"


def test_hands_are_shown_with_cards_shown_as_known_or_mucked() -> None:
    text = phh(
        actions="""["d dh p1 AsKs", "p3 f", "p1 cc", "p2 cc", "d db 2c3c4c", "p1 cc", "p2 cc",
        "d db 5d", "p1 cc", "p2 cc", "d db 9h", "p1 cc", "p2 cc", "p1 sm -", "p2 sm QdQc"]"""
    )
    tabled, mucked = read_phh(text), read_phh(text.replace("p2 sm QdQc", "p2 sm"))

    assert tabled.actions[-2:] == (Show(S1), Show(S2, ("Qd", "Qc")))
    assert mucked.actions[-1] == Muck(S2)
    # Queens or not, the ace makes a straight to the five.
    assert replay(tabled).chip_scores == replay(mucked).chip_scores == (100, -100, 0)


def test_heads_up_blinds_are_written_small_first_though_p1_is_the_big_blind() -> None:
    history = read_phh(
        phh(
            antes="[0, 100]",
            blinds_or_straddles="[50, 100]",
            starting_stacks="[1000, 1000]",
            actions='["p2 f"]',
            finishing_stacks="[1050, 950]",
        )
    )

    assert history.setup.button == S2
    assert history.setup.big_blind_ante == 100
    report = replay(history)
    assert report.verdict is Verdict.AGREES
    assert report.chip_scores == (50, -50)


def test_the_big_blinds_ante_and_antes_of_all_are_told_apart() -> None:
    assert read_phh(phh(antes="[0, 100, 0]")).setup.big_blind_ante == 100
    assert read_phh(phh(antes="[10, 10, 10]")).setup.ante == 10
    with refused(FieldWrong, where="hand.phh", line=2, field="antes", value=[10, 0, 10]):
        read_phh(phh(antes="[10, 0, 10]"))


def test_chips_that_are_written_with_a_point_are_whole_chips() -> None:
    history = read_phh(phh(min_bet="100.0"))

    assert history == read_phh(phh(min_bet="100"))
    with refused(FieldWrong, field="min_bet", value=100.5):
        read_phh(phh(min_bet="100.5"))


def test_fixed_limit_has_two_bets() -> None:
    history = read_phh(
        phh(variant='"FT"', min_bet=None, small_bet="100", big_bet="300", actions="[]")
    )

    assert history.setup.betting is Betting.FIXED_LIMIT
    assert (history.setup.small_bet, history.setup.big_bet) == (100, 300)


def test_a_stack_without_end_is_a_stack_that_this_hand_cannot_exhaust() -> None:
    history = read_phh(
        phh(
            starting_stacks="[inf, 10000, inf]",
            actions='["p3 cbr 7000", "p1 cbr 20000", "p2 f", "p3 f"]',
            finishing_stacks="[inf, 9900, inf]",
        )
    )

    assert history.unbounded == {S1, S3}
    assert history.payoffs == (None, -100, None)
    report = replay(history)
    assert (report.verdict, report.chip_scores) == (Verdict.AGREES, (7100, -100, -7000))


def test_half_chips_and_thirds_in_finishing_stacks_are_exact() -> None:
    history = read_phh(phh(finishing_stacks=f"[9950.5, {10000 - 100 / 3!r}, 10000]"))

    assert history.payoffs == (Fraction(-99, 2), Fraction(-100, 3), 0)


def test_a_stated_stack_that_differs_is_named_by_seat_and_by_how_much() -> None:
    report = replay(read_phh(phh(finishing_stacks="[9950, 10049, 10001]")))

    assert report.verdict is Verdict.DIFFERS
    assert report.differences == ((2, 1), (3, -1))
    assert report.sentence == "differs from the stated chips: seat 2 +1, seat 3 -1"


def test_a_hand_refused_in_the_middle_says_how_far_it_could_be_played() -> None:
    report = replay(read_phh(phh(actions='["d dh p1 AsKs", "p3 cbr 150", "p1 cc"]')))

    assert report.verdict is Verdict.REFUSED
    is_refusal(report.refusal, RaiseTooSmall, asked=150, least=200)
    assert (report.accepted, report.actions) == (1, 3)
    in_golden_file(report.sentence)


def test_a_hand_that_ends_too_early_is_refused_with_what_it_waits_for() -> None:
    report = replay(read_phh(phh(actions='["p3 f"]'), "lost.phh"))

    is_refusal(report.refusal, HandNotOver, where="lost.phh")


def test_a_player_who_is_not_at_the_table_is_refused_by_the_rules() -> None:
    assert replay(read_phh(phh(actions='["p9 f"]'))).verdict is Verdict.REFUSED
    assert isinstance(replay(read_phh(phh(actions='["p1 f"]'))).refusal, NotYourTurn)


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        pytest.param({"variant": None}, FieldMissing, id="variant"),
        pytest.param({"actions": None}, FieldMissing, id="actions"),
        pytest.param({"min_bet": None}, FieldMissing, id="min_bet"),
        pytest.param({"variant": '"PO"'}, VariantUnknown, id="'PO'"),
        pytest.param({"variant": "1"}, VariantUnknown, id="variant 1"),
        pytest.param({"colour": '"red"'}, FieldUnknown, id="'colour'"),
        pytest.param({"year": '"MMIX"'}, FieldWrong, id="year"),
        pytest.param({"city": "7"}, FieldWrong, id="city"),
        pytest.param({"starting_stacks": "[100.5, 100, 100]"}, FieldWrong, id="starting_stacks"),
        pytest.param({"starting_stacks": "[0, 100, 100]"}, FieldWrong, id="starting_stacks"),
        pytest.param({"starting_stacks": "[nan, 100, 100]"}, FieldWrong, id="starting_stacks"),
        pytest.param({"starting_stacks": "[-1, 100, 100]"}, FieldWrong, id="starting_stacks"),
        pytest.param({"starting_stacks": "[true, 100, 100]"}, FieldWrong, id="starting_stacks"),
        pytest.param({"starting_stacks": "[100, 100]"}, FieldWrong, id="antes"),
        pytest.param({"starting_stacks": "100"}, FieldWrong, id="starting_stacks"),
        pytest.param({"blinds_or_straddles": "[50, 100]"}, FieldWrong, id="blinds_or_straddles"),
        pytest.param({"min_bet": "50"}, FieldWrong, id="min_bet"),
        pytest.param({"players": '["A", "B"]'}, FieldWrong, id="players"),
        pytest.param({"players": '["A", "B", 3]'}, FieldWrong, id="players"),
        pytest.param({"finishing_stacks": "[1, 2]"}, FieldWrong, id="finishing_stacks"),
        pytest.param({"finishing_stacks": '[1, 2, "x"]'}, FieldWrong, id="finishing_stacks"),
        pytest.param({"_cap": "10"}, FieldWrong, id="_cap"),
        pytest.param({"_betting": '"spread"'}, FieldWrong, id="_betting"),
        pytest.param({"_betting": '"fixed-limit"'}, FieldWrong, id="_betting"),
        pytest.param({"_ghost_seats": "[4]"}, FieldWrong, id="_ghost_seats"),
        pytest.param({"_button": "0"}, FieldWrong, id="_button"),
        pytest.param({"_odd_chips": '"none"'}, FieldWrong, id="_odd_chips"),
        pytest.param({"_raises": '"triple"'}, FieldWrong, id="_raises"),
        pytest.param({"_chip": "0"}, FieldWrong, id="_chip"),
        pytest.param({"_awards": "[1]"}, FieldWrong, id="_awards"),
        pytest.param({"_awards": "[{at = 9, pot = 0, players = [1]}]"}, FieldWrong, id="_awards"),
        pytest.param({"actions": '["p3 f", "p1 xx"]'}, ActionUnclear, id="action 2"),
        pytest.param({"actions": '["d dh p1 AsXx"]'}, ActionUnclear, id="'Xx' is not a card"),
        pytest.param({"actions": '["d db 2c3c4"]'}, ActionUnclear, id="'4' is not a card"),
        pytest.param({"actions": '["p0 f"]'}, ActionUnclear, id="'p0' is no player"),
        pytest.param({"actions": '["p3 cbr 10.5"]'}, ActionUnclear, id="no whole number of chips"),
        pytest.param({"actions": '["p3 cbr ten"]'}, ActionUnclear, id="'ten' is no number"),
        pytest.param({"actions": '["p3 pb"]'}, ActionUnclear, id="no bring-in"),
        pytest.param({"actions": "[1]"}, FieldWrong, id="actions"),
        pytest.param({"antes": "[0, 0"}, NotToml, id="not TOML"),
        pytest.param({"min_bet": "9" * 5000}, NotToml, id="not TOML"),
        pytest.param({"min_bet": "0x" + "f" * 5000}, FieldWrong, id="min_bet"),
        pytest.param({"_own": "[" * 5000 + "]" * 5000}, NotToml, id="nested too deeply"),
    ],
)
def test_a_document_that_is_no_hand_is_refused_by_its_place(
    changes: dict[str, str | None], kind: type[NotReadable]
) -> None:
    with refused(kind, where="table 4.phh") as refusal:
        read_phh(phh(**changes), "table 4.phh")

    assert len(str(refusal.value)) < 300


def test_bytes_that_are_no_text_are_refused_and_a_byte_order_mark_is_not() -> None:
    with refused(NotText, where="hand.phh", line=1, byte=11, expected="UTF-8"):
        read_phh(b"variant = '\xff'")

    assert read_phh(b"\xef\xbb\xbf" + phh().replace("\n", "\r\n").encode()).actions


def test_a_damaged_hand_in_a_file_of_many_costs_only_itself() -> None:
    good, bad = phh(), phh(actions='["p3 shrug"]')
    text = f"# a session\n\n[1]\n{good}\n[2] # the second\n{bad}\n[7]\n{good}\n[7]\n{good}"

    read = list(read_phhs(text, "s.phhs"))

    assert [type(hand) for hand in read] == [
        History,
        ActionUnclear,
        History,
        LineWrong,
        History,
    ]
    places = [str(hand.place) for hand in read if isinstance(hand, History)]
    assert places == ["s.phhs:1", "s.phhs:7", "s.phhs:7"]
    is_refusal(read[1], ActionUnclear, where="s.phhs:2", line=17, number=1, text="p3 shrug")
    is_refusal(read[3], LineWrong, where="s.phhs")


def test_a_single_hand_in_place_of_many_is_refused() -> None:
    (refusal,) = read_phhs(phh(), "s.phhs")

    is_refusal(refusal, LineWrong, where="s.phhs", line=1)
    assert list(read_phhs(b"", "s.phhs")) == []


@pytest.mark.parametrize("action", [DealStreet(()), DealHole(SeatNo(1), ())])
def test_a_deal_of_no_cards_has_no_words_in_phh(action: DealStreet | DealHole) -> None:
    setup = Setup(stacks=(900, 900), button=SeatNo(2), small_blind=50, big_blind=100)

    with refused(CannotHold, notation="PHH", where="hand"):
        write_phh(History(setup=setup, actions=(action,)))
