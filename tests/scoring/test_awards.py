"""The order of awards behind and before the final."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.ids import EntryId, SessionNo
from evendeal.poker import Chips
from evendeal.scoring.awards import LeftAt, order_of_awards


def left(session: int, place: int, field: int) -> LeftAt:
    return LeftAt(SessionNo(session), place, field)


def order(finalists: dict[str, Chips], others: dict[str, LeftAt]) -> list[tuple[int, str]]:
    awards = order_of_awards(
        {EntryId(who): net for who, net in finalists.items()},
        {EntryId(who): at for who, at in others.items()},
    )
    return [(each.rank, "".join(each.entries)) for each in awards]


def test_the_finalists_come_first_by_what_they_made_of_the_final() -> None:
    """R64: then those of the semi-final, then those before."""
    others = {"E": left(7, 3, 4), "F": left(6, 2, 9), "G": left(7, 4, 4)}

    assert order({"A": -50, "B": 75, "C": -75, "D": 50}, others) == [
        (1, "B"),
        (2, "D"),
        (3, "A"),
        (4, "C"),
        (5, "E"),
        (6, "G"),
        (7, "F"),
    ]


def test_third_of_eight_comes_before_third_of_seven() -> None:
    """R64: the fraction of the field."""
    assert order({}, {"S": left(3, 3, 7), "E": left(3, 3, 8)}) == [(1, "E"), (2, "S")]


def test_those_level_share_the_ranks_they_fill() -> None:
    """R64: equal fractions of fields of different sizes are equal, and a shared final stays so."""
    others = {"C": left(2, 4, 8), "D": left(2, 3, 6), "E": left(2, 8, 8)}

    assert order({"A": Fraction(1, 3), "B": Fraction(1, 3)}, others) == [
        (1, "AB"),
        (3, "CD"),
        (5, "E"),
    ]


def test_nobody_is_in_the_final_and_out_before_it() -> None:
    with pytest.raises(ValueError, match="'A'"):
        order({"A": 1}, {"A": left(1, 1, 9)})


@given(
    st.dictionaries(st.sampled_from("ABCDEF"), st.integers(-2, 2)),
    st.dictionaries(
        st.sampled_from("GHIJKLMN"),
        st.builds(left, st.integers(1, 3), st.integers(1, 4), st.just(4)),
    ),
)
def test_every_rank_is_given_once_and_to_everybody(
    finalists: dict[str, Chips], others: dict[str, LeftAt]
) -> None:
    """R64: however many are level, the next rank counts all who stand before it."""
    ahead = 0
    for place, entries in order(finalists, others):
        assert place == ahead + 1
        ahead += len(entries)

    assert ahead == len(finalists) + len(others)
