"""The label of a deck: what is printed is read again, and a slip of the finger is noticed."""

from contextlib import suppress
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.labels import Label, NotALabel, read_label, read_qr, write_label, write_qr
from support.refusals import refused

labels = st.builds(
    Label,
    st.integers(1, 100).map(lambda number: number),
    st.integers(1, 999),
    st.integers(1, 9999),
)


def text_of(label: Label) -> str:
    return write_label(label.session, label.table, label.deal)


@given(labels)
def test_a_label_is_read_as_it_was_written(label: Label) -> None:
    assert read_label(text_of(label)) == label
    assert read_qr(write_qr("cup", label.session, label.table, label.deal)).label == label


@pytest.mark.parametrize(
    "typed", ["1-4-37-K", " 1-4-37-k ", "1 4 37 K", "1-4-37K", "1–4–37–k", "1.4.37 K"]
)
def test_capitals_spaces_and_the_kind_of_dash_do_not_matter(typed: str) -> None:
    assert read_label(typed) == Label(1, 4, 37)  # type: ignore[arg-type]


@given(labels, st.data())
def test_one_wrong_digit_is_always_noticed(label: Label, data: st.DataObject) -> None:
    text = text_of(label)
    places = [place for place, sign in enumerate(text) if sign.isdigit()]
    place = data.draw(st.sampled_from(places))
    digit = data.draw(st.sampled_from([d for d in "0123456789" if d != text[place]]))

    with refused(NotALabel):
        read_label(text[:place] + digit + text[place + 1 :])


@given(labels)
def test_two_digits_that_changed_places_are_always_noticed(label: Label) -> None:
    text = text_of(label)
    places = [place for place, sign in enumerate(text) if sign.isdigit()]
    for one, two in combinations(places, 2):
        if text[one] != text[two]:
            swapped = list(text)
            swapped[one], swapped[two] = text[two], text[one]

            with refused(NotALabel):
                read_label("".join(swapped))


@pytest.mark.parametrize(
    "typed",
    ["", "1-4-37", "1-4-37-A", "0-4-37-K", "1-04-37-K", "1-4-K", "1--4-37-K", "١-4-37-K", "1437K"],
)
def test_anything_else_is_not_a_label(typed: str) -> None:
    with refused(NotALabel, text=typed):
        read_label(typed)


@given(st.text(max_size=40))
def test_any_text_is_a_label_or_is_refused_as_one(text: str) -> None:
    for read in (read_label, read_qr):
        with suppress(NotALabel):
            read(text)


def test_a_code_names_its_event_and_a_typed_label_does_not() -> None:
    assert read_qr("EVENDEAL:cup:1-4-37-K").event == "cup"
    assert read_qr("1-4-37-K").event is None
    with refused(NotALabel, text="https://example.org/1-4-37-K"):
        read_qr("https://example.org/1-4-37-K")
