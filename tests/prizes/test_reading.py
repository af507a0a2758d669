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
    with pytest.raises(TwoReadings, match=f"can be read as {one} or as {other}") as told:
        money_on_page(text)

    assert (told.value.one, told.value.other) == (one, other)


def test_money_with_three_decimals_does_not_know_what_a_dot_before_three_digits_means() -> None:
    with pytest.raises(TwoReadings, match=r"'1\.500' can be read as 1500 or as 1\.500"):
        money_on_page("1.500", decimals=3)

    assert money_on_page("1,500.250", decimals=3) == (1_500_250,)


def test_three_decimals_can_be_written_so_that_only_they_are_meant() -> None:
    with pytest.raises(TwoReadings, match=r": write 1500 or 01\.500$"):
        money_on_page("1.500", decimals=3)

    assert money_on_page("01.500\n0.500\n1234,567", decimals=3) == (1_500, 500, 1_234_567)


def test_three_numbers_of_three_digits_are_a_list_only_if_nothing_else_is_there() -> None:
    assert numbers_on_page("500,300\n200,100") == (500_300, 200_100)
    assert numbers_on_page("1,250,000") == (1_250_000,)
    assert numbers_on_page("500,000") == (500_000,)
    assert number_in_field("500,300") == 500_300


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("1,00,000", "before exactly three digits"),  # as in India
        ("5000 3000", "tabs and semicolons separate"),
        ("5000, 3000", "tabs and semicolons separate"),
        ("1.234.56", "before exactly three digits"),
        ("1 234'567", "before exactly three digits"),
        ("5k", "write it out"),
        ("1.2M", "write it out"),
        ("1e18", "digits and marks of thousands only"),
        ("nan", "digits and marks of thousands only"),
        ("1_000", "digits and marks of thousands only"),
        ("12 bb", "digits and marks of thousands only"),
        ("5.", "digits and marks of thousands only"),
        (".5", "digits and marks of thousands only"),
        ("5²", "digits and marks of thousands only"),
        ("-5", "without a sign"),
        ("\u22125", "without a sign"),
        ("12.5", "not whole"),
        ("1.234,50", "not whole"),
        ("€500", "chips are counted"),
        ("9" * 31, "more than 30 digits"),
        ("5;;3", "it is empty"),
        ("\t5", "it is empty"),
    ],
)
def test_what_is_no_number_of_chips_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(NumberRefused, match=why):
        numbers_on_page(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("1.2345", "4 digits behind the point are more than 2"),
        ("$5\n€5", "'€5' is no number here: other amounts are in \\$"),
        ("$5$", "digits and marks"),
        ("5 kr", "digits and marks"),
    ],
)
def test_what_is_no_amount_of_money_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(NumberRefused, match=why):
        money_on_page(text)


def test_a_refusal_says_where_it_read_what() -> None:
    with pytest.raises(NumberRefused, match=r"^line 3, number 2: 'x' is no number here") as told:
        numbers_on_page("5000\n\n3000; x")

    assert (told.value.line, told.value.column, told.value.text) == (3, 2, "x")


def test_amounts_without_cents_are_read_if_the_currency_has_none() -> None:
    assert money_on_page("¥1,500", decimals=0) == (1500,)
    with pytest.raises(NumberRefused, match="not whole"):
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
    with pytest.raises(TwoReadings, match="1 500 of Player or as 500 of Player 1"):
        players_on_page("Player 1 500\nPlayer 2 300")

    assert players_on_page("Player 1\t500\nPlayer 2\t300")[1] == (500, 300)


@pytest.mark.parametrize("text", ["Ann", "Ann;", "Ann5000", "Ann -5", "Ann 12.5", "1\tAnn\t500"])
def test_a_name_without_a_stack_is_refused(text: str) -> None:
    with pytest.raises(NumberRefused):
        players_on_page(f"Bob 3000\n{text}")


@pytest.mark.parametrize("text", ["nan;5", "5k;3000", "Ann 5\n1e18\t5", "inf\t5"])
def test_what_a_program_writes_for_a_number_is_no_name(text: str) -> None:
    with pytest.raises(NumberRefused):
        players_on_page(text)


@pytest.mark.parametrize(
    "text", ["Ann 5000, Bob 3000", "Ann 5000 Bob 3000", "Ann: 5,000, Bob: 3,000", "A ٥٠٠ B ٣٠٠"]
)
def test_several_players_on_one_line_are_not_taken_for_one(text: str) -> None:
    with pytest.raises(NumberRefused, match="separated by semicolons"):
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
    ("text", "why"),
    [
        ("5,000", "number 2: '000' is no number here: a comma separates here"),
        ("5'000", "thousands are not marked"),
        ("5 000", "thousands are not marked"),
        ("5000 3000", "thousands are not marked"),
        ("1.505", "3 digits behind the point are more than 2"),
        ("5,,3", "number 2: '' is no number here: it is empty"),
        ("5,", "it is empty"),
        ("-5", "without a sign"),
        ("5k,3k", "write it out"),
        ("5000;3000", "thousands are not marked"),
        ("9" * 40, "more than 30 digits"),
    ],
)
def test_what_is_no_list_on_the_command_line_is_refused(text: str, why: str) -> None:
    with pytest.raises(NumberRefused, match=why):
        money_on_line(text)


def test_stacks_on_the_command_line_are_whole() -> None:
    with pytest.raises(NumberRefused, match=r"number 1: '12\.5' is no number.* not whole"):
        numbers_on_line("12.5,3")
