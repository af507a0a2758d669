"""The order of finish when players go out together: rule case 34."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from evendeal.ids import EntryId
from evendeal.tournament.finish import finish


def places(out: dict[str, int], still_in: int) -> dict[str, tuple[int, int]]:
    """Place and worst place of each player."""
    chips = {EntryId(id): stack for id, stack in out.items()}
    return {each.entry: (each.place, each.worst) for each in finish(chips, still_in)}


def test_case_34_the_larger_stack_at_the_start_of_the_hand_places_higher() -> None:
    assert places({"short": 715, "long": 2128}, still_in=5) == {"long": (6, 6), "short": (7, 7)}


def test_case_34_equal_stacks_share_the_place_and_the_prizes() -> None:
    """Two of nine go out with 1,500 each: both are eighth and share eighth and ninth prize."""
    tied = finish({EntryId("a"): 1500, EntryId("b"): 1500}, still_in=7)

    assert [(each.entry, each.place, each.worst, each.shared) for each in tied] == [
        ("a", 8, 9, True),
        ("b", 8, 9, True),
    ]


def test_case_34_a_player_alone_has_his_place_alone() -> None:
    (last,) = finish({EntryId("a"): 300}, still_in=1)

    assert (last.place, last.worst, last.shared) == (2, 2, False)


def test_case_34_three_go_out_and_two_of_them_are_level() -> None:
    assert places({"a": 100, "b": 900, "c": 100}, still_in=0) == {
        "b": (1, 1),
        "a": (2, 3),
        "c": (2, 3),
    }


def test_nobody_out_is_no_place() -> None:
    assert finish({}, still_in=4) == ()


@given(st.dictionaries(st.text(min_size=1).map(EntryId), st.integers(1, 5), max_size=9))
def test_the_places_of_a_group_fill_those_behind_the_players_still_in(
    out: dict[EntryId, int],
) -> None:
    finishes = finish(out, still_in=3)

    middles = [Fraction(each.place + each.worst, 2) for each in finishes]
    assert sum(middles) == sum(range(4, 4 + len(out)))
    assert [each.place for each in finishes] == sorted(each.place for each in finishes)
