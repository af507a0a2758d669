"""The seat draw: everybody once at every seat, and nobody favoured."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.draw.blocks import (
    SEAT_DRAW_METHODS,
    NoSuchMethod,
    SeatDrawMethod,
    TooFewEntries,
    TooManyEntries,
    WrongSeats,
    base_row,
    rows,
)
from evendeal.draw.fairness import fairness
from evendeal.draw.keys import seat_key
from evendeal.draw.seats import EntryTwice, SeatDraw, Sitting, WrongTeamSize, seat_draw
from evendeal.ids import EntryId, EventId, SeatNo, SessionNo, TableNo
from support.refusals import refused

FIRST, SECOND = SessionNo(1), SessionNo(2)

# The guide's draw, table by table, as its six captions of kings against jacks fix it.
GUIDE = ["EACFBD", "ACFBDE", "CFBDEA", "FBDEAC", "BDEACF", "DEACFB"]

# Teams, seats, printed first row.
PRINTED = [
    (7, 6, "0 1 2 5 4 3"),
    (8, 6, "0 1 2 5 4 3"),
    (9, 6, "0 2 6 3 1 4"),
    (10, 6, "0 1 3 6 5 2"),
    (11, 6, "0 4 2 5 1 7"),
    (12, 6, "0 9 5 8 10 2"),
    (13, 6, "0 2 3 9 1 5"),
    (14, 6, "0 6 5 7 2 10"),
    (16, 6, "0 1 3 2 8 5"),
    (31, 6, "0 1 3 8 12 18"),
    (15, 8, "0 5 7 2 3 8 1 11"),
    (13, 9, "0 1 9 3 5 7 4 10 2"),
    (19, 9, "0 7 12 2 3 1 5 16 13"),
    (5, 5, "0 1 2 4 3"),
    (7, 7, "0 1 2 4 6 5 3"),
    (9, 9, "0 1 2 4 7 3 8 6 5"),
    (6, 6, "0 1 5 2 4 3"),
]


def entry_ids(count: int) -> list[EntryId]:
    return [EntryId(f"T{n:02}") for n in range(1, count + 1)]


def undrawn(method: SeatDrawMethod, entries: int, seats: int) -> SeatDraw:
    """The square or rectangle itself, before anything is drawn."""
    ids = entry_ids(entries)
    square = rows(base_row(method, entries, seats), entries)
    return SeatDraw(method, tuple(tuple(Sitting(ids[n], 0) for n in row) for row in square))


def position_range(draw: SeatDraw) -> tuple[Fraction, Fraction]:
    values = fairness(draw).position.values()
    return min(values), max(values)


def test_the_guides_square_is_the_cyclic_one() -> None:
    drawn = GUIDE[0]

    square = ["".join(drawn[number] for number in row) for row in rows(base_row("cyclic", 6, 6), 6)]

    assert square == GUIDE


def test_jacks_meet_kings_as_the_guide_prints_it() -> None:
    """Jacks in seat 3, kings in seat 5: China and Brazil at table 1, and so on."""
    assert [f"{row[2]}/{row[4]}" for row in GUIDE] == ["C/B", "F/D", "B/E", "D/A", "E/C", "A/F"]


def test_in_the_guides_draw_the_same_team_is_always_right_behind() -> None:
    guide = SeatDraw("cyclic", tuple(tuple(Sitting(EntryId(t), 0) for t in row) for row in GUIDE))
    report = fairness(guide)
    a, b, d = EntryId("A"), EntryId("B"), EntryId("D")

    assert report.right_behind[b, d] == report.tables == 6
    assert report.right_behind[d, b] == 0
    assert report.position[b, d] == 5
    assert not report.exact
    assert report.meetings[a, b] == 6


@pytest.mark.parametrize("seats", [4, 6, 8, 10])
def test_with_an_even_number_of_teams_nobody_has_position_on_anybody(seats: int) -> None:
    report = fairness(undrawn("balanced", seats, seats))
    behind = report.right_behind.values()

    assert report.exact
    assert set(report.position.values()) == {Fraction(seats, 2)}
    assert (min(behind), max(behind)) == (1, 2)


@pytest.mark.parametrize("seats", [5, 7, 9])
def test_with_an_odd_number_of_teams_it_is_as_even_as_can_be(seats: int) -> None:
    least, most = position_range(undrawn("balanced", seats, seats))

    assert (least, most) == (Fraction(seats - 1, 2), Fraction(seats + 1, 2))


@pytest.mark.parametrize("seats", range(2, 11))
def test_the_cyclic_draw_is_the_worst_there_is(seats: int) -> None:
    assert position_range(undrawn("cyclic", seats, seats)) == (Fraction(1), Fraction(seats - 1))


def test_three_teams_have_no_better_draw_than_the_cyclic_one() -> None:
    assert position_range(undrawn("balanced", 3, 3)) == (Fraction(1), Fraction(2))


@pytest.mark.parametrize("seats", range(2, 11))
def test_a_second_session_with_the_seats_reversed_makes_any_square_fair(seats: int) -> None:
    for method in SEAT_DRAW_METHODS:
        first = undrawn(method, seats, seats)
        report = fairness(first, first.mirrored())

        assert report.exact
        assert set(report.position.values()) == {Fraction(seats)}


@pytest.mark.parametrize(("teams", "seats", "row"), PRINTED)
def test_the_printed_first_rows_are_used(teams: int, seats: int, row: str) -> None:
    assert base_row("balanced", teams, seats) == tuple(map(int, row.split()))


@pytest.mark.parametrize(
    ("teams", "seats", "times"),
    [(7, 6, 5), (11, 6, 3), (31, 6, 1), (15, 8, 4), (13, 9, 6), (19, 9, 4)],
)
def test_any_two_teams_meet_exactly_as_often_as_printed(teams: int, seats: int, times: int) -> None:
    meetings = fairness(undrawn("balanced", teams, seats)).meetings

    assert set(meetings.values()) == {times}


def test_eleven_teams_act_behind_each_other_between_seven_and_eleven_sixths() -> None:
    assert position_range(undrawn("balanced", 11, 6)) == (Fraction(7, 6), Fraction(11, 6))


@pytest.mark.parametrize(("teams", "least", "most"), [(12, 2, 3), (14, 2, 3), (16, 1, 3)])
def test_the_other_rectangles_meet_as_printed(teams: int, least: int, most: int) -> None:
    meetings = fairness(undrawn("balanced", teams, 6)).meetings.values()

    assert (min(meetings), max(meetings)) == (least, most)


@pytest.mark.parametrize("seats", range(2, 11))
def test_every_group_up_to_31_teams_has_an_even_rectangle(seats: int) -> None:
    for teams in range(seats + 1, 32):
        base = base_row("balanced", teams, seats)
        times = Counter((b - a) % teams for a in base for b in base if a != b)
        meetings = [times[difference] for difference in range(1, teams)]

        assert len(set(base)) == seats
        assert all(0 <= number < teams for number in base)
        assert max(meetings) - min(meetings) <= 2


@given(st.sampled_from(SEAT_DRAW_METHODS), st.data(), st.binary(min_size=64, max_size=64))
@settings(max_examples=60, deadline=None)
def test_everybody_sits_once_at_every_seat_and_every_player_once(
    method: SeatDrawMethod, data: st.DataObject, key: bytes
) -> None:
    seats = data.draw(st.integers(2, 10))
    teams = data.draw(st.integers(seats, 31))
    session = SessionNo(data.draw(st.integers(1, 4)))
    ids = entry_ids(teams)
    draw = seat_draw(method, ids, seats, key, session)

    assert len(draw.tables) == teams
    assert all(len({who.entry for who in table}) == seats for table in draw.tables)
    for seat in range(seats):
        assert sorted(table[seat].entry for table in draw.tables) == ids
    players = [who for table in draw.tables for who in table]
    assert sorted(players) == [Sitting(entry, n) for entry in ids for n in range(seats)]
    for entry in ids:
        held = draw.places_of(entry)
        assert sorted(seat for _, seat, _ in held) == list(range(1, seats + 1))
        assert all(draw.at(table, seat) == (entry, player) for table, seat, player in held)


@given(st.sampled_from(SEAT_DRAW_METHODS), st.integers(2, 10), st.binary(min_size=64, max_size=64))
@settings(max_examples=40, deadline=None)
def test_drawing_never_spoils_the_balance_of_the_square(
    method: SeatDrawMethod, seats: int, key: bytes
) -> None:
    drawn = fairness(seat_draw(method, entry_ids(seats), seats, key))
    square = fairness(undrawn(method, seats, seats))

    assert Counter(drawn.position.values()) == Counter(square.position.values())
    assert Counter(drawn.right_behind.values()) == Counter(square.right_behind.values())


def test_mirror_reverses_the_first_session_and_draws_the_third_anew() -> None:
    ids = entry_ids(5)
    event = EventId("cup")
    key_1, key_3 = seat_key(b"luck", event), seat_key(b"luck", event, SessionNo(3))
    first = seat_draw("mirror", ids, 5, key_1, FIRST)
    second = seat_draw("mirror", ids, 5, key_1, SECOND)

    assert second == first.mirrored()
    assert fairness(first, second).exact
    assert seat_draw("mirror", ids, 5, key_3, SessionNo(3)) != first


def test_the_draw_of_a_session_follows_from_its_luck_alone() -> None:
    ids = entry_ids(6)
    event = EventId("cup")
    draws = [
        seat_draw("balanced", ids, 6, seat_key(luck, event, session))
        for luck in (b"one", b"two")
        for session in (FIRST, SECOND)
    ]

    assert len({draw.tables for draw in draws}) == 4
    assert draws[0] == seat_draw("balanced", ids, 6, seat_key(b"one", event, FIRST))


def test_every_team_comes_to_every_table_and_seat_about_equally_often() -> None:
    ids = entry_ids(4)
    found = Counter(
        seat_draw("balanced", ids, 4, bytes([n % 256, n // 256])).at(TableNo(2), SeatNo(3)).entry
        for n in range(2000)
    )

    assert set(found) == set(ids)
    assert sum((times - 500) ** 2 / 500 for times in found.values()) < 16.3  # 0.1 %


def test_five_teams_for_six_seats_are_refused_with_what_to_do() -> None:
    with refused(TooFewEntries, entries=5, seats=6) as no:
        seat_draw("balanced", entry_ids(5), 6, bytes(64))

    assert no.value.fields == {"entries": 5, "seats": 6}


def test_other_impossible_draws_are_refused_by_name() -> None:
    with refused(TooManyEntries, entries=32):
        base_row("balanced", 32, 6)
    with refused(WrongSeats, seats=11):
        base_row("balanced", 20, 11)
    with refused(WrongSeats, seats=1):
        base_row("cyclic", 2, 1)
    with refused(NoSuchMethod, method="random"):
        base_row("random", 6, 6)  # type: ignore[arg-type]
    with refused(WrongTeamSize, entry="T02", players=2, tables=3) as small:
        seat_draw("balanced", entry_ids(3), 3, bytes(64), players=[3, 2, 3])
    with refused(EntryTwice, entry="T01") as twice:
        seat_draw("balanced", [*entry_ids(2), EntryId("T01")], 3, bytes(64))

    assert small.value.fields == {"entry": "T02", "players": 2, "tables": 3}
    assert twice.value.fields == {"entry": "T01"}
