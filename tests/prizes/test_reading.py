"""Stacks and prizes as people paste them."""

from contextlib import suppress
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.errors import Refused
from evendeal.prizes.reading import (
    NumberRefused,
    TwoReadings,
    money_in_field,
    money_on_line,
    money_on_page,
    number_in_field,
    numbers_on_line,
    numbers_on_page,
    players_on_page,
)
from support.refusals import refused

LANGUAGES = {
    "plain": ("", "."),
    "English": (",", "."),
    "German": (".", ","),
    "French": ("\u202f", ","),
    "Swedish": ("\u00a0", ","),
    "Polish": (" ", ","),
    "Swiss": ("’", "."),
    "Swiss, typed": ("'", "."),
    "South African": ("\u2009", ","),
}
"""The mark of thousands and that of decimals."""


def formatted(units: int, language: str, decimals: int = 0) -> str:
    """An amount as a formatter of the language writes it."""
    mark, point = LANGUAGES[language]
    whole, part = divmod(units, 10**decimals)
    text = f"{whole:,}".replace(",", mark)
    return f"{text}{point}{part:0{decimals}}" if decimals else text


@pytest.mark.parametrize(
    "text",
    [
        "5000",
        "5 000",
        "5.000",
        "5,000",
        "5'000",
        "5’000",
        "5\u202f000",
        "5\u00a0000",
        "5\u2009000",
        "  5000 ",
        "05000",
        "５０００",
        "５，０００",
        "٥٠٠٠",
        "٥٬٠٠٠",
        "५०००",
    ],
)
def test_five_thousand_chips_are_read_in_many_languages(text: str) -> None:
    assert numbers_on_page(text) == (5000,)
    assert number_in_field(text) == 5000


@pytest.mark.parametrize(
    "text",
    [
        "1234.50",
        "1234,50",
        "1234,5",
        "1,234.50",
        "1.234,50",
        "1'234.50",
        "1’234,50",
        "1 234,50",
        "1\u202f234,50",
        "€ 1.234,50",
        "1.234,50 €",
        "$1,234.50",
        "£1,234.5",
        "1 234,50\u00a0€",
    ],
)
def test_prizes_with_cents_are_read_in_many_languages(text: str) -> None:
    assert money_on_page(text) == (123450,)
    assert money_in_field(text) == 123450


def test_a_mark_before_exactly_three_digits_is_that_of_thousands_in_money_too() -> None:
    assert money_on_page("1.500\n1.234.567\n1,000") == (150_000, 123_456_700, 100_000)


def test_new_lines_tabs_and_semicolons_separate_on_a_page() -> None:
    pasted = "\ufeff5 000; 3.000\t1,500\r\n\r\n500;\n"

    assert numbers_on_page(pasted) == (5000, 3000, 1500, 500)
    assert numbers_on_page("") == numbers_on_page(" \n\t\n") == ()


@pytest.mark.parametrize(
    ("text", "one", "other"),
    [
        ("0.500", "500", "0.500"),
        ("0,500", "500", "0.500"),
        ("1234.567", "1234567", "1234.567"),
        ("500,300,200", "500300200", "500, 300 and 200"),
        ("500 300 200", "500300200", "500, 300 and 200"),
        ("2.50\n7.500", "7500", "7.500"),
        ("7,500\n1.000,25\n2,5", "7500", "7.500"),
    ],
)
def test_what_has_two_readings_is_refused_and_both_are_named(
    text: str, one: str, other: str
) -> None:
    with refused(TwoReadings, one=one, other=other):
        money_on_page(text)


def test_money_with_three_decimals_does_not_know_what_a_dot_before_three_digits_means() -> None:
    with refused(
        TwoReadings,
        line=1,
        column=1,
        text="1.500",
        one="1500",
        other="1.500",
        where="",
        instead="1500 or 01.500",
    ):
        money_on_page("1.500", decimals=3)

    assert money_on_page("1,500.250", decimals=3) == (1_500_250,)


def test_three_decimals_can_be_written_so_that_only_they_are_meant() -> None:
    with refused(
        TwoReadings,
        line=1,
        column=1,
        text="1.500",
        one="1500",
        other="1.500",
        where="",
        instead="1500 or 01.500",
    ):
        money_on_page("1.500", decimals=3)

    assert money_on_page("01.500\n0.500\n1234,567", decimals=3) == (1_500, 500, 1_234_567)


def test_three_numbers_of_three_digits_are_a_list_only_if_nothing_else_is_there() -> None:
    assert numbers_on_page("500,300\n200,100") == (500_300, 200_100)
    assert numbers_on_page("1,250,000") == (1_250_000,)
    assert numbers_on_page("500,000") == (500_000,)
    assert number_in_field("500,300") == 500_300


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        pytest.param(
            "1,00,000",
            {"column": 1, "text": "1,00,000", "where": ""},
            id="before exactly three digits",
        ),  # as in India
        pytest.param(
            "5000 3000",
            {"column": 1, "text": "5000 3000", "where": ""},
            id="tabs and semicolons separate",
        ),
        pytest.param(
            "5000, 3000",
            {"column": 1, "text": "5000, 3000", "where": ""},
            id="tabs and semicolons separate",
        ),
        pytest.param(
            "1.234.56",
            {"column": 1, "text": "1.234.56", "where": ""},
            id="before exactly three digits",
        ),
        pytest.param(
            "1 234'567",
            {"column": 1, "text": "1 234'567", "where": ""},
            id="before exactly three digits",
        ),
        pytest.param("5k", {"column": 1, "text": "5k", "where": ""}, id="write it out"),
        pytest.param("1.2M", {"column": 1, "text": "1.2M", "where": ""}, id="write it out"),
        pytest.param(
            "1e18",
            {"column": 1, "text": "1e18", "where": ""},
            id="digits and marks of thousands only",
        ),
        pytest.param(
            "nan",
            {"column": 1, "text": "nan", "where": ""},
            id="digits and marks of thousands only",
        ),
        pytest.param(
            "1_000",
            {"column": 1, "text": "1_000", "where": ""},
            id="digits and marks of thousands only",
        ),
        pytest.param(
            "12 bb",
            {"column": 1, "text": "12 bb", "where": ""},
            id="digits and marks of thousands only",
        ),
        pytest.param(
            "5.", {"column": 1, "text": "5.", "where": ""}, id="digits and marks of thousands only"
        ),
        pytest.param(
            ".5", {"column": 1, "text": ".5", "where": ""}, id="digits and marks of thousands only"
        ),
        pytest.param(
            "5²", {"column": 1, "text": "5²", "where": ""}, id="digits and marks of thousands only"
        ),
        pytest.param("-5", {"column": 1, "text": "-5", "where": ""}, id="without a sign"),
        pytest.param("\u22125", {"column": 1, "text": "−5", "where": ""}, id="without a sign"),
        pytest.param("12.5", {"column": 1, "text": "12.5", "where": ""}, id="not whole"),
        pytest.param("1.234,50", {"column": 1, "text": "1.234,50", "where": ""}, id="not whole"),
        pytest.param("€500", {"column": 1, "text": "€500", "where": ""}, id="chips are counted"),
        pytest.param(
            "9" * 31,
            {"column": 1, "text": "9999999999999999999999999999999", "where": ""},
            id="more than 30 digits",
        ),
        pytest.param("5;;3", {"column": 2, "text": "", "where": "number 2: "}, id="it is empty"),
        pytest.param("\t5", {"column": 1, "text": "", "where": "number 1: "}, id="it is empty"),
    ],
)
def test_what_is_no_number_of_chips_is_refused_with_the_reason(
    text: str, facts: dict[str, object]
) -> None:
    with refused(NumberRefused, line=1, **facts):
        numbers_on_page(text)


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        pytest.param(
            "1.2345",
            {"line": 1, "text": "1.2345", "where": ""},
            id="4 digits behind the point are more than 2",
        ),
        pytest.param(
            "$5\n€5",
            {"line": 2, "text": "€5", "where": "line 2: "},
            id="€5 is no number here: other amounts are",
        ),
        pytest.param("$5$", {"line": 1, "text": "$5$", "where": ""}, id="digits and marks"),
        pytest.param("5 kr", {"line": 1, "text": "5 kr", "where": ""}, id="digits and marks"),
    ],
)
def test_what_is_no_amount_of_money_is_refused_with_the_reason(
    text: str, facts: dict[str, object]
) -> None:
    with refused(NumberRefused, column=1, **facts):
        money_on_page(text)


def test_a_refusal_says_where_it_read_what() -> None:
    with refused(NumberRefused, line=3, column=2, text="x", where="line 3, number 2: "):
        numbers_on_page("5000\n\n3000; x")


def test_amounts_without_cents_are_read_if_the_currency_has_none() -> None:
    assert money_on_page("¥1,500", decimals=0) == (1500,)
    with refused(NumberRefused, line=1, column=1, text="1.50", where=""):
        money_on_page("1.50", decimals=0)


@given(
    st.lists(st.integers(0, 10**15), min_size=2, max_size=12),
    st.sampled_from(sorted(LANGUAGES)),
    st.sampled_from("\n\t;"),
)
def test_what_a_formatter_wrote_is_read_as_it_was_meant(
    numbers: list[int], language: str, separator: str
) -> None:
    chips = separator.join(formatted(number, language) for number in numbers)
    money = separator.join(formatted(number, language, decimals=2) for number in numbers)

    assert numbers_on_page(chips) == tuple(numbers)
    assert money_on_page(money) == tuple(numbers)


@given(st.text("0123456789.,' \u202f;\t\nkAé€-", max_size=30))
def test_every_text_is_read_or_refused(text: str) -> None:
    for read in (numbers_on_page, money_on_page, players_on_page, numbers_on_line, money_on_line):
        with suppress(Refused):
            assert read(text) is not None


@pytest.mark.parametrize(
    ("text", "names", "stacks"),
    [
        ("Ann\t5000\nBob\t3 000", ("Ann", "Bob"), (5000, 3000)),
        ("Ann: 5,000\nBob:3000\n700", ("Ann", "Bob", ""), (5000, 3000, 700)),
        ("Ann 5000\nBob 3 000", ("Ann", "Bob"), (5000, 3000)),
        ("Ann;5000\nBob;3000;", ("Ann", "Bob"), (5000, 3000)),
        ("Ann 5000; Bob 3000", ("Ann", "Bob"), (5000, 3000)),
        ("Ann, 5000\nBob,3000", ("Ann", "Bob"), (5000, 3000)),
        ("Player 1 5000\nPlayer 2\t3000", ("Player 1", "Player 2"), (5000, 3000)),
        ("A3 5000", ("A3",), (5000,)),
        ("Zoë O’Neil – 5’000", ("Zoë O’Neil",), (5000,)),
        ("李 5000", ("李",), (5000,)),
        ("5000\n3000", ("", ""), (5000, 3000)),
        ("5000\t3000", ("", ""), (5000, 3000)),
        ("Ann 500,300", ("Ann",), (500_300,)),
        ("", (), ()),
    ],
)
def test_names_stand_before_stacks(
    text: str, names: tuple[str, ...], stacks: tuple[int, ...]
) -> None:
    assert players_on_page(text) == (names, stacks)


def test_a_name_may_be_a_picture() -> None:
    assert players_on_page("🦊 5 000\n🐻\t3000") == (("🦊", "🐻"), (5000, 3000))


def test_where_a_name_ends_in_a_number_a_tab_decides() -> None:
    with refused(
        TwoReadings,
        line=1,
        column=1,
        text="Player 1 500",
        one="1 500 of Player",
        other="500 of Player 1",
        where="line 1: ",
        instead="it so that only one is meant",
    ):
        players_on_page("Player 1 500\nPlayer 2 300")

    assert players_on_page("Player 1\t500\nPlayer 2\t300")[1] == (500, 300)


@pytest.mark.parametrize("text", ["Ann", "Ann;", "Ann5000", "Ann -5", "Ann 12.5", "1\tAnn\t500"])
def test_a_name_without_a_stack_is_refused(text: str) -> None:
    with refused(NumberRefused, line=2):
        players_on_page(f"Bob 3000\n{text}")


@pytest.mark.parametrize("text", ["nan;5", "5k;3000", "Ann 5\n1e18\t5", "inf\t5"])
def test_what_a_program_writes_for_a_number_is_no_name(text: str) -> None:
    with refused(NumberRefused, column=1):
        players_on_page(text)


@pytest.mark.parametrize(
    "text", ["Ann 5000, Bob 3000", "Ann 5000 Bob 3000", "Ann: 5,000, Bob: 3,000", "A ٥٠٠ B ٣٠٠"]
)
def test_several_players_on_one_line_are_not_taken_for_one(text: str) -> None:
    with refused(NumberRefused, line=1, column=1, where=""):
        players_on_page(text)

    assert players_on_page("Ann 5000; Bob 3000") == (("Ann", "Bob"), (5000, 3000))
    assert players_on_page("Table 100 Ann\t5000\nBob\t1")[0] == ("Table 100 Ann", "Bob")


@pytest.mark.parametrize("piece", [" 1", "1 ", " 1,", ",", "a 1 ", ":1", "1 a ", "\n-;", "a\t"])
def test_a_text_as_long_as_a_book_is_read_or_refused_at_once(piece: str) -> None:
    began = process_time()
    with suppress(Refused):
        players_on_page("a" + piece * (40_000 // len(piece)))

    assert process_time() - began < 2


def test_a_comma_separates_on_the_command_line_and_a_point_is_before_cents() -> None:
    assert numbers_on_line("5000,3000, 1500") == (5000, 3000, 1500)
    assert money_on_line("500,300,200") == (50000, 30000, 20000)
    assert money_on_line("12.5,3.07,1") == (1250, 307, 100)
    assert numbers_on_line("") == ()


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        pytest.param(
            "5,000", {"column": 2, "text": "000", "where": "number 2: "}, id="000 is no number here"
        ),
        pytest.param(
            "5'000", {"column": 1, "text": "5'000", "where": ""}, id="thousands are not marked"
        ),
        pytest.param(
            "5 000", {"column": 1, "text": "5 000", "where": ""}, id="thousands are not marked"
        ),
        pytest.param(
            "5000 3000",
            {"column": 1, "text": "5000 3000", "where": ""},
            id="thousands are not marked",
        ),
        pytest.param(
            "1.505",
            {"column": 1, "text": "1.505", "where": ""},
            id="3 digits behind the point are more than 2",
        ),
        pytest.param(
            "5,,3",
            {"column": 2, "text": "", "where": "number 2: "},
            id="is no number here: it is empty",
        ),
        pytest.param("5,", {"column": 2, "text": "", "where": "number 2: "}, id="it is empty"),
        pytest.param("-5", {"column": 1, "text": "-5", "where": ""}, id="without a sign"),
        pytest.param(
            "5k,3k", {"column": 1, "text": "5k", "where": "number 1: "}, id="write it out"
        ),
        pytest.param(
            "5000;3000",
            {"column": 1, "text": "5000;3000", "where": ""},
            id="thousands are not marked",
        ),
        pytest.param(
            "9" * 40,
            {"column": 1, "text": "9999999999999999999999999999999999999999", "where": ""},
            id="more than 30 digits",
        ),
    ],
)
def test_what_is_no_list_on_the_command_line_is_refused(
    text: str, facts: dict[str, object]
) -> None:
    with refused(NumberRefused, line=1, **facts):
        money_on_line(text)


def test_stacks_on_the_command_line_are_whole() -> None:
    with refused(NumberRefused, line=1, column=1, text="12.5", where="number 1: "):
        numbers_on_line("12.5,3")
