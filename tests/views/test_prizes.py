"""The sheet of shared prizes: values, divisions, places, decisions, and what they are called."""

import re
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.director.prizes.form import (
    FormKind,
    PrizeForm,
    prize_form,
)
from evendeal.director.prizes.typed import read_form
from evendeal.prizes.typed_refusals import PrizeInputRefused
from evendeal.views.prizes.answer import prize_answer
from evendeal.views.prizes.bubble import BubbleSheet
from evendeal.views.prizes.decision import DecisionSheet
from evendeal.views.prizes.figures import (
    chips_worth,
    error_sentence,
    money_text,
    power_text,
    share_text,
)
from evendeal.views.prizes.payout import PayoutSheet
from evendeal.views.prizes.refusal import prize_refusal
from evendeal.views.prizes.sheet import ChopColumn, PrizeSheet
from support.sentences import in_golden_file

FOUR = {"stacks": "5 000\n3 000\n1 500\n500", "prizes": "500\n300\n200"}


def form(kind: FormKind, **fields: str) -> PrizeForm:
    return prize_form(kind, fields)


def sheet(**fields: str) -> PrizeSheet:
    found = prize_answer(read_form(form("sheet", **(FOUR | fields))))
    assert isinstance(found, PrizeSheet)
    return found


def column(found: PrizeSheet, method: str) -> ChopColumn:
    return next(each for each in found.chops if each.method == method)


def texts(found: PrizeSheet, method: str) -> list[str]:
    return [amount.text for amount in column(found, method).amounts]


def refused(kind: FormKind = "sheet", **fields: str) -> PrizeInputRefused:
    with pytest.raises(PrizeInputRefused) as why:
        read_form(form(kind, **(FOUR | fields) if kind != "payout" else fields))
    return why.value


def test_four_players_see_every_method_side_by_side_to_the_cent() -> None:
    """Stacks, prizes and amounts of the picture of the page."""
    found = sheet()

    assert texts(found, "icm") == ["377.78", "312.89", "225.60", "83.73"]
    assert texts(found, "dcm") == ["391.25", "329.54", "220.93", "58.28"]
    assert texts(found, "chip") == ["500.00", "300.00", "150.00", "50.00"]
    assert texts(found, "equal") == ["250.00"] * 4
    assert [each.text for each in found.differences] == ["+13.47", "+16.65", "−4.67", "−25.45"]
    assert (found.pool.text, found.chips_text) == ("1\u202f000.00", "10\u202f000")
    assert [player.share_text for player in found.players] == ["50 %", "30 %", "15 %", "5 %"]
    exact, series = found.models[:2]
    assert (exact.method, series.method) == ("exact", "series")
    assert re.fullmatch(r"\de−\d+", series.error_text)
    in_golden_file(exact.sentence, re.sub(r"\d.*", "...", series.sentence))


def test_the_picture_of_who_finishes_where_has_a_row_a_player_and_a_column_a_place() -> None:
    icm, dcm = sheet().placements

    assert icm.texts[0] == ("50.0", "32.9", "14.6", "2.6")
    assert dcm.texts[3] == ("5.0", "2.7", "12.7", "79.7")
    for model in (icm, dcm):
        assert [sum(row) for row in model.rows] == pytest.approx([100] * 4)
        assert [sum(place) for place in zip(*model.rows, strict=True)] == pytest.approx([100] * 4)


def test_a_short_stack_has_the_dearest_chips() -> None:
    worth = [value.icm_chip for value in sheet().values]

    assert worth == sorted(worth)
    assert worth[0] < 1 < worth[-1]


def test_every_division_sums_to_what_there_is_to_share() -> None:
    found = sheet(leave="50", unit="5", bounties="10;20;30;40")

    for each in found.chops:
        assert sum(amount.minor for amount in each.amounts) == each.sum.minor == 95_000
        assert each.played_for.minor == 5_000
        assert all(amount.minor % 500 == 0 for amount in each.amounts)
        assert [
            total.minor - amount.minor
            for total, amount in zip(each.totals, each.amounts, strict=True)
        ] == [1_000, 2_000, 3_000, 4_000]
    assert found.bounty_pool.text == "100.00"


def test_a_chip_chop_above_the_first_prize_is_flagged_by_name() -> None:
    found = sheet(stacks="9000;500;300;200", names="Ana;Bo;Cy;Di")

    chip = column(found, "chip")
    assert [(each.name, each.players) for each in chip.warnings] == [("above-first", ("Ana",))]
    assert column(found, "icm").warnings == ()
    in_golden_file(*chip.notes)


def test_amounts_that_do_not_sum_leave_the_other_methods_standing() -> None:
    found = sheet(typed="400;300;200;50")
    typed = column(found, "typed")

    assert typed.amounts == ()
    assert typed.refused is not None
    assert (typed.refused.name, typed.refused.fields["field"]) == ("TypedDoesNotSum", "typed")
    assert texts(found, "icm")[0] == "377.78"
    assert texts(sheet(typed="400;300;200;100"), "typed")[3] == "100.00"


def test_while_amounts_are_still_being_typed_the_other_methods_stand() -> None:
    typed = column(sheet(typed="400;300"), "typed")

    assert typed.refused is not None
    assert (typed.refused.name, typed.refused.fields["field"]) == ("TypedAmountsMissing", "typed")


def test_too_much_left_for_the_first_is_said_in_every_column_and_once_by_field() -> None:
    found = sheet(leave="300")

    whys = [each.refused for each in found.chops]
    assert {why.fields["field"] for why in whys if why} == {"leave"}
    assert all(whys)
    assert found.differences == ()
    assert found.values[0].icm.text == "377.78"


def test_tickets_are_prizes_and_nobody_gets_a_part_of_one() -> None:
    found = sheet(prizes="100", tickets="2", ticket="450")
    icm = column(found, "icm")

    assert [prize.text for prize in found.prizes] == ["450.00", "450.00", "100.00"]
    assert [each.ticket for each in icm.settled] == [True, True, False, False]
    assert sum(each.cash.minor for each in icm.settled) == 10_000


def test_a_tournament_called_off_before_the_money_is_paid_half_alike_and_half_by_chips() -> None:
    shares = sheet(leave="100", unit="100").called_off

    assert (shares.in_money, shares.each.text, shares.tickets) == (False, "125.00", False)
    assert [part.text for part in shares.by_chips] == ["250.00", "150.00", "75.00", "25.00"]
    assert [amount.text for amount in shares.amounts] == ["400.00", "300.00", "200.00", "100.00"]
    in_golden_file(shares.sentence)


def test_a_tournament_called_off_in_the_money_gives_each_the_next_prize_first() -> None:
    shares = sheet(prizes="500;300;200;100").called_off

    assert (shares.in_money, shares.each.text) == (True, "100.00")
    assert shares.chips_share.text == "700.00"
    assert sum(amount.minor for amount in shares.amounts) == 110_000
    in_golden_file(shares.sentence)
    tickets = sheet(prizes="500", tickets="3", ticket="20").called_off
    assert tickets.tickets
    in_golden_file(tickets.sentence)


def test_names_are_taken_from_their_field_or_from_beside_the_stacks() -> None:
    beside = sheet(stacks="Ana\t5000\nBo\t3000\nCy\t1500\nDi\t500")
    both = sheet(stacks="Ana\t5000\nBo\t3000\nCy\t1500\nDi\t500", names="Alma;;;")
    none = sheet()

    assert [player.name for player in beside.players] == ["Ana", "Bo", "Cy", "Di"]
    assert [player.name for player in both.players] == ["Alma", "Bo", "Cy", "Di"]
    assert [player.name for player in none.players][:2] == ["Player 1", "Player 2"]


def test_two_players_are_told_that_both_models_are_the_share_of_the_chips() -> None:
    found = sheet(stacks="3000;1000", prizes="70;30")

    assert texts(found, "icm") == texts(found, "dcm") == ["60.00", "40.00"]
    assert found.alike
    assert found.notes
    assert not sheet().alike


def test_money_without_cents_is_shared_in_whole_units() -> None:
    found = sheet(decimals="0")

    assert texts(found, "icm") == ["378", "313", "225", "84"]


@pytest.mark.parametrize(
    ("fields", "name", "field", "line"),
    [
        ({"stacks": ""}, "NobodyToPay", "stacks", None),
        ({"stacks": "5000\n0\n3000"}, "StackRefused", "stacks", 2),
        ({"stacks": "5000\nxx"}, "NumberRefused", "stacks", 2),
        ({"stacks": "5000; -3"}, "NumberRefused", "stacks", 2),
        ({"stacks": "1\n" * 51}, "TooManyForThePage", "stacks", None),
        ({"stacks": "9" * 30}, "TooManyChips", "stacks", None),
        ({"prizes": ""}, "NothingToShare", "prizes", None),
        ({"prizes": "500\n600"}, "PrizesRise", "prizes", 2),
        ({"prizes": "100", "tickets": "5", "ticket": "50"}, "TicketsRefused", "tickets", None),
        ({"prizes": "5;4;3;2;1"}, "MorePrizesThanPlayers", "prizes", None),
        ({"prizes": "500;nan"}, "NumberRefused", "prizes", 2),
        ({"decimals": "4"}, "NotOneOfThem", "decimals", None),
        ({"decimals": "two"}, "NumberRefused", "decimals", 1),
        ({"tickets": "2"}, "TicketsIncomplete", "ticket", None),
        ({"ticket": "200"}, "TicketsIncomplete", "tickets", None),
        ({"tickets": "0", "ticket": "5"}, "NotOneOfThem", "tickets", None),
        ({"bounties": "5;6"}, "OneAmountEach", "bounties", None),
        ({"typed": "1;2;much"}, "NumberRefused", "typed", 3),
        ({"unit": "0"}, "UnitRefused", "unit", None),
        ({"guarantee": "much"}, "NumberRefused", "guarantee", 1),
    ],
)
def test_what_cannot_be_used_is_named_with_its_field_and_line(
    fields: dict[str, str], name: str, field: str, line: int | None
) -> None:
    why = refused(**fields)

    assert (why.name, why.fields["field"]) == (name, field)
    assert line is None or why.fields["line"] == line
    assert str(why)
    assert prize_refusal(why).name == name


def test_a_number_with_two_readings_is_refused_with_both() -> None:
    why = refused(stacks="500,300,200")

    assert why.name == "TwoReadings"
    in_golden_file(str(why))


def test_a_field_as_long_as_a_book_is_refused_before_anybody_reads_it() -> None:
    with pytest.raises(PrizeInputRefused) as why:
        prize_form("sheet", {"stacks": "1;" * 3_000})

    assert (why.value.name, why.value.fields["field"]) == ("FieldTooLong", "stacks")


def test_what_is_left_empty_makes_no_other_question() -> None:
    assert form("sheet", stacks="1;2", leave="") == form("sheet", stacks="1;2")


PAPER = {"stacks": "1000;1000;2000;3000", "prizes": "50;30;20"}


def decision(**fields: str) -> DecisionSheet:
    asked = PAPER | {"posted": "100;200;0;0", "shover": "1", "caller": "2", "equity": "40"} | fields
    found = prize_answer(read_form(form("decision", **asked)))
    assert isinstance(found, DecisionSheet)
    return found


def test_the_decision_of_the_paper_is_a_fold_by_icm_and_a_call_by_dcm() -> None:
    """Besalú, section 6."""
    chips, icm, dcm = decision().models

    assert (chips.advice, icm.advice, dcm.advice) == ("break-even", "fold", "call")
    assert not any(each.close for each in (chips, icm, dcm))
    assert (icm.need_text, dcm.need_text) == ("47.8 %", "31.2 %")
    assert (icm.call.text, icm.fold.text) == ("12.74", "15.23")
    assert (dcm.call.text, dcm.fold.text) == ("12.29", "9.57")
    assert (chips.fold.text, chips.win.text) == ("800", "2\u202f000")
    in_golden_file(icm.sentence)


@pytest.mark.parametrize("text", ["40", "40 %", "40,0", "40.00%"])
def test_an_equity_is_typed_in_percent(text: str) -> None:
    assert decision(equity=text).equity == pytest.approx(0.4)


@pytest.mark.parametrize(
    ("fields", "name", "field"),
    [
        ({"equity": "0.4"}, "EquityUnclear", "equity"),
        ({"equity": "101"}, "EquityUnclear", "equity"),
        ({"equity": ""}, "EquityUnclear", "equity"),
        ({"shover": "5"}, "NotOneOfThem", "shover"),
        ({"caller": ""}, "NotOneOfThem", "caller"),
        ({"caller": "1"}, "ShoveRefused", "caller"),
        ({"posted": "1;2"}, "NotPostedByAll", "posted"),
        ({"posted": "1;2;4000;0"}, "ShoveRefused", "posted"),
    ],
)
def test_a_decision_that_is_none_names_its_field(
    fields: dict[str, str], name: str, field: str
) -> None:
    asked = PAPER | {"posted": "0;0;0;0", "shover": "1", "caller": "2", "equity": "40"} | fields
    why = refused("decision", **asked)

    assert (why.name, why.fields["field"]) == (name, field)


def test_bubble_factors_say_what_is_lost_for_what_can_be_won() -> None:
    found = prize_answer(read_form(form("bubble", **FOUR)))
    assert isinstance(found, BubbleSheet)
    icm = found.tables[0]
    cell = icm.rows[0][1]

    assert [table.model for table in found.tables] == ["icm", "dcm"]
    assert all(icm.rows[player][player] is None for player in range(4))
    assert cell is not None
    assert cell.factor is not None
    assert cell.factor == pytest.approx(cell.loss.minor / cell.gain.minor)
    in_golden_file(cell.sentence)
    assert (cell.factor_text, cell.premium_text, cell.need_text) == ("1.34", "7.3 %", "57.3 %")


def test_where_winning_costs_money_there_is_no_bubble_factor() -> None:
    """The 6 beats a 1 and loses 1.27: the dependent model is not monotone."""
    asked = form("bubble", stacks="1;1;5;6", prizes="50;50;0;0")
    found = prize_answer(read_form(asked))
    assert isinstance(found, BubbleSheet)
    cell = found.tables[1].rows[3][0]

    assert cell is not None
    assert (cell.factor, cell.factor_text, cell.gain.text) == (None, "none", "−1.27")


def test_bubble_factors_are_for_one_table() -> None:
    why = refused("bubble", stacks="1;" * 11)

    assert (why.name, why.fields["field"]) == ("TooManyForThePage", "stacks")


def test_the_prizes_of_a_tournament_can_be_typed_as_they_stand() -> None:
    found = prize_answer(read_form(form("payout", entries="276", buyin="20", fee="2")))
    assert isinstance(found, PayoutSheet)

    assert (found.entries, found.pool.text, found.fees.text) == (276, "5\u202f520.00", "552.00")
    assert sum(place.amount.minor for place in found.places) == found.pool.minor
    assert len(found.prizes_text.split("\n")) == len(found.places)
    assert [place.percent_text for place in found.places[7:10]] == ["2.55 %", "1.7 %", "1.3 %"]
    three = "\n".join(found.prizes_text.split("\n")[:3])
    prizes = sheet(prizes=three).prizes
    assert [prize.minor for prize in prizes] == [place.amount.minor for place in found.places[:3]]


def test_prizes_with_three_decimals_can_be_typed_as_they_stand_too() -> None:
    found = prize_answer(read_form(form("payout", entries="45", buyin="1.5", decimals="3")))
    assert isinstance(found, PayoutSheet)
    prizes = sheet(stacks="\n".join("123456"), prizes=found.prizes_text, decimals="3").prizes

    assert found.places[0].amount.text == "25.650"
    assert prizes == tuple(place.amount for place in found.places)


def pays(**fields: str) -> PayoutSheet:
    found = prize_answer(read_form(form("payout", **fields)))
    assert isinstance(found, PayoutSheet)
    return found


def test_rebuys_and_add_ons_are_in_the_pool_at_their_price_or_at_the_buy_in() -> None:
    nine = {"entries": "9", "buyin": "10", "rebuys": "4", "addons": "3"}

    assert pays(**nine).pool.text == "160.00"
    assert pays(**nine, rebuy="8", addon="5", re_entries="1").collected.text == "147.00"
    assert pays(**nine, addon="0").pool.text == "130.00"


def test_players_who_are_out_together_share_the_places_that_they_fill() -> None:
    nine = {"entries": "9", "buyin": "10.05", "tied_place": "3"}
    two, seven = pays(**nine, tied_players="2").tied, pays(**nine, tied_players="7").tied
    alike = pays(entries="9", buyin="10", tied_place="2", tied_players="2").tied

    assert two is not None
    assert seven is not None
    assert alike is not None
    assert [amount.text for amount in two.amounts] == ["9.05", "9.04"]
    in_golden_file(two.sentence)
    in_golden_file(seven.sentence)
    assert (seven.last, sum(amount.minor for amount in seven.amounts)) == (9, 1809)
    in_golden_file(alike.sentence)
    assert pays(entries="9", buyin="10").tied is None


def test_more_players_than_there_are_cannot_be_out_together() -> None:
    with pytest.raises(PrizeInputRefused) as why:
        pays(entries="9", buyin="10", tied_place="8", tied_players="3")

    assert (why.value.name, why.value.fields["field"]) == ("MoreOutThanPlayers", "tied_players")
    in_golden_file(str(why.value))


def test_a_name_is_drawn_as_it_is_and_turns_no_figure_around() -> None:
    pasted = "\u202eevil 500\na\x00\x07\t300\n<b>Bo</b>\t200\n\u0645\u0631\u064a\u0645\t100"
    beside = sheet(stacks=pasted, prizes="5").players
    apart = "\u2066Ann\x85\u2069;A\u200d\u2028B; "
    named = sheet(stacks="5;4;3", prizes="5", names=apart).players

    assert [player.name for player in beside] == [
        *("evil", "a", "<b>Bo</b>", "\u0645\u0631\u064a\u0645")
    ]
    assert [player.name for player in named] == ["Ann", "A\u200d B", "Player 3"]


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"entries": "0", "buyin": "20"}, "entries"),
        ({"entries": "many", "buyin": "20"}, "entries"),
        ({"entries": "20", "buyin": "x"}, "buyin"),
        ({"entries": "20", "buyin": "5", "rebuys": "some"}, "rebuys"),
        ({"entries": "20", "buyin": "5", "addon": "x"}, "addon"),
        ({"entries": "20", "buyin": "5", "tied_place": "3"}, "tied_players"),
        ({"entries": "20", "buyin": "5", "tied_players": "2"}, "tied_place"),
        ({"entries": "20", "buyin": "5", "tied_place": "3", "tied_players": "1"}, "tied_players"),
    ],
)
def test_a_tournament_that_is_none_names_its_field(fields: dict[str, str], field: str) -> None:
    assert refused("payout", **fields).fields["field"] == field


def test_a_tournament_without_a_table_of_percents_is_refused() -> None:
    with pytest.raises(PrizeInputRefused) as why:
        prize_answer(read_form(form("payout", entries="50", buyin="20", table="mine")))

    assert why.value.name == "NoSuchPayoutTable"
    assert why.value.fields["field"] == "table"


@settings(deadline=None)
@given(st.integers(-(10**12), 10**12), st.integers(0, 3))
def test_an_amount_reads_as_it_is(minor: int, decimals: int) -> None:
    text = money_text(minor, decimals).replace("\u202f", "").replace("−", "-")

    assert Fraction(text) == Fraction(minor, 10**decimals)


@pytest.mark.parametrize(
    ("share", "text"),
    [(0.5, "50 %"), (1 / 3, "33.3 %"), (0, "0 %"), (-0.115, "−11.5 %"), (0.0001, "<\u202f0.1 %")],
)
def test_a_share_reads_in_percent(share: float, text: str) -> None:
    assert share_text(share) == text


@settings(deadline=None)
@given(st.floats(1e-300, 1))
def test_an_error_is_never_told_smaller_than_it_is(error: float) -> None:
    digit, _, power = power_text(error).partition("e")

    printed = float(f"{digit}e{power.replace('−', '-')}")

    assert error <= printed * 1.0000001 <= 11 * error


def test_each_method_tells_its_error_in_its_own_words() -> None:
    in_golden_file(
        error_sentence("dcm", "simulation", 2e-4), error_sentence("icm", "quadrature", 1e-13)
    )
    assert power_text(0) == "0"


def test_chips_that_do_not_divide_are_told_to_a_tenth() -> None:
    assert (chips_worth(800.0).text, chips_worth(812.5).text) == ("800", "812.5")
