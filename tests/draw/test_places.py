"""The seats of individuals: everybody once, as even as can be, and as little repeated."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.draw.places import (
    DRAWS,
    Repeats,
    Tables,
    TooFewForTables,
    draw_places,
    fewest_repeats,
    repeats,
    table_sizes,
)
from evendeal.draw.seats import EntryTwice
from evendeal.draw.stream import shuffled
from evendeal.ids import EntryId
from support.refusals import refused

KEY = bytes(range(64))


def people(count: int) -> list[EntryId]:
    return [EntryId(f"p{number}") for number in range(1, count + 1)]


def session(*tables: str) -> Tables:
    """Tables written as letters, a dot where nobody sits."""
    return tuple(tuple(None if who == "." else EntryId(who) for who in table) for table in tables)


@pytest.mark.parametrize(
    ("players", "seats", "sizes"),
    [
        (27, 9, (9, 9, 9)),
        (61, 9, (9, 9, 9, 9, 9, 8, 8)),
        (22, 8, (8, 7, 7)),
        (8, 9, (8,)),
        (4, 2, (2, 2)),
        (10, 9, (5, 5)),
    ],
)
def test_tables_are_as_few_as_hold_everybody_and_one_player_apart_at_most(
    players: int, seats: int, sizes: tuple[int, ...]
) -> None:
    """R65."""
    assert table_sizes(players, seats) == sizes


@pytest.mark.parametrize(("players", "seats"), [(0, 9), (1, 9), (3, 2), (5, 2)])
def test_nobody_sits_alone_at_a_table(players: int, seats: int) -> None:
    """R65: three cannot play tables of two."""
    with refused(TooFewForTables, players=players, seats=seats):
        table_sizes(players, seats)


@given(st.integers(2, 60), st.integers(3, 10), st.binary(min_size=64, max_size=64))
@settings(max_examples=40)
def test_everybody_sits_once_and_the_same_seats_are_empty_at_all_tables_but_for_one(
    count: int, seats: int, key: bytes
) -> None:
    """R65: over any field."""
    drawn = draw_places(people(count), seats, key)
    sitting = [who for table in drawn for who in table if who is not None]
    taken = [{seat for seat, who in enumerate(table) if who is not None} for table in drawn]

    assert sorted(sitting) == sorted(people(count))
    assert len(drawn) == -(-count // seats)
    assert all(len(table) == seats for table in drawn)
    assert len(set.union(*taken) - set.intersection(*taken)) <= 1


def test_what_is_repeated_is_counted_by_neighbours_seats_and_meetings() -> None:
    """R65: A next to B again, C in seat 3 again, and three pairs of one table."""
    before = [session("ABCD", "EFGH")]

    assert repeats(session("BAEC", "DFHG"), before) == Repeats(
        neighbours=len({"AB", "FG", "GH"}), seats=len({"F"}), meetings=len({"AB", "AC", "BC"}) + 3
    )
    assert repeats(session("BAC", "DEF", "GH."), before) == Repeats(
        neighbours=len({"AB", "BC", "EF", "GH"}), seats=len({"C"}), meetings=3 + 1 + 1
    )


def test_two_who_sit_round_an_empty_seat_are_neighbours() -> None:
    """R11, R65: the empty seat is dealt in, but nobody sits there to act."""
    assert repeats(session("ACBD"), [session("A.B.")]).neighbours == 0
    assert repeats(session("AB.C"), [session("A.B.")]).neighbours == 1


def test_who_met_in_two_sessions_is_counted_twice() -> None:
    """R65: a third meeting is worse than a second."""
    once, twice = [session("AB", "CD")], [session("AB", "CD")] * 2

    assert repeats(session("BA", "CD"), once).meetings == 2
    assert repeats(session("BA", "CD"), twice).meetings == 4


def test_the_draw_is_the_best_of_its_64_shuffles_and_the_first_of_equals() -> None:
    """R65: made again as a stranger would, from the shuffles and the counts alone."""
    players = people(27)
    before = [draw_places(players, 9, bytes([number]) * 64) for number in range(3)]

    def dealt(number: int) -> Tables:
        order = shuffled(27, KEY, f"dpk1/places/{number}")
        names = [players[at] for at in order]
        return tuple(least_turned(names[at : at + 9]) for at in range(0, 27, 9))

    def least_turned(table: list[EntryId]) -> tuple[EntryId, ...]:
        turns = [tuple(table[-turn:] + table[:-turn]) for turn in range(9)]
        return min(turns, key=lambda turned: repeats((turned,), before).seats)

    def worth(tables: Tables) -> tuple[int, int]:
        made = repeats(tables, before)
        return made.neighbours + made.seats, made.meetings

    candidates = [dealt(number) for number in range(DRAWS)]

    assert draw_places(players, 9, KEY, before) == min(candidates, key=worth)
    assert worth(candidates[0]) > worth(min(candidates, key=worth))


def test_another_key_seats_otherwise_and_the_same_key_alike() -> None:
    one, two = (draw_places(people(18), 9, bytes([at]) * 64) for at in (1, 2))

    assert one == draw_places(people(18), 9, bytes([1]) * 64)
    assert one != two


def test_the_seats_of_a_known_key_stay_what_they_are() -> None:
    """A change of the procedure would seat events of the past anew."""
    assert draw_places([EntryId(who) for who in "ABCDEFGHIJK"], 6, KEY) == VECTOR


VECTOR: Tables = session("AHKFBI", "EJGCD.")


@given(st.data())
@settings(max_examples=40)
def test_no_draw_repeats_less_than_the_lower_bound(data: st.DataObject) -> None:
    """R65: small fields, in which repeating cannot be avoided."""
    seats = data.draw(st.integers(3, 6))
    count = data.draw(st.integers(3, 14))
    players = people(count)
    keys = data.draw(st.lists(st.binary(min_size=64, max_size=64), min_size=1, max_size=6))
    before: list[Tables] = []
    for key in keys:
        bound = fewest_repeats(players, seats, before)
        drawn = draw_places(players, seats, key, before)
        made = repeats(drawn, before)

        assert bound.neighbours <= made.neighbours
        assert bound.seats <= made.seats
        assert bound.meetings <= made.meetings
        before.append(drawn)


def test_the_lower_bound_is_reached_where_everything_must_come_again() -> None:
    """R65: three at one table are neighbours always, and after three sessions each seat is old."""
    before = [session("ABC"), session("BCA"), session("CAB")]
    players = [EntryId(who) for who in "ABC"]

    assert fewest_repeats(players, 3, before) == Repeats(neighbours=3, seats=3, meetings=9)
    assert repeats(session("ACB"), before) == Repeats(neighbours=3, seats=3, meetings=9)


def test_the_lower_bound_counts_who_must_meet_again() -> None:
    """R65: nine from two tables, three at a table: at least one pair each has met."""
    before = [session("ABCDE", "FGHI.")]
    players = [EntryId(who) for who in "ABCDEFGHI"]
    least = min(
        repeats(tables, before).meetings
        for first in combinations(players, 3)
        for second in combinations(sorted(set(players) - set(first)), 3)
        for tables in [(first, second, tuple(sorted(set(players) - set(first) - set(second))))]
    )

    assert fewest_repeats(players, 3, before).meetings == least == 3


def test_newcomers_and_those_who_left_are_no_hindrance() -> None:
    """R65: who was not there has met nobody, and who is gone sits nowhere."""
    before = [session("ABCD")]
    players = [EntryId(who) for who in "ABXY"]

    drawn = draw_places(players, 2, KEY, before)

    assert repeats(drawn, before).neighbours == 0
    assert fewest_repeats(players, 2, before) == Repeats(0, 0, 0)


def test_somebody_who_is_signed_twice_is_named() -> None:
    with refused(EntryTwice, entry="p2"):
        draw_places([*people(3), EntryId("p2")], 9, KEY)
