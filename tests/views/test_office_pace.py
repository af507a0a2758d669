"""How fast tables play: forecasts that are honest, and tables for which others wait."""

from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.ids import TableNo
from evendeal.views.poker.office.pace import (
    TablePace,
    forecast,
    paces,
    slow_tables,
)

BEGAN = datetime(2027, 5, 1, 18, tzinfo=UTC)


def table(*turns: float, left: int) -> TablePace:
    """A table that needed these seconds for its hands."""
    at, accepted = BEGAN, []
    for turn in turns:
        at += timedelta(seconds=turn)
        accepted.append(at)
    return TablePace(BEGAN, tuple(accepted), left)


def hall(*tables: TablePace) -> dict[TableNo, TablePace]:
    return {TableNo(number): each for number, each in enumerate(tables, 1)}


def now_of(tables: dict[TableNo, TablePace]) -> datetime:
    return max((each.accepted[-1] for each in tables.values() if each.accepted), default=BEGAN)


def test_tables_that_play_like_clocks_end_when_the_clock_says() -> None:
    tables = hall(*(table(*(120.0,) * 10, left=20) for _ in range(3)))
    found = forecast(paces(tables, now_of(tables)), now_of(tables))

    assert found is not None
    assert abs(found.end - (BEGAN + timedelta(seconds=30 * 120))) < timedelta(seconds=1)
    assert found.plus_minus < timedelta(seconds=1)


def test_the_wider_the_turns_spread_the_wider_is_the_plus_and_minus() -> None:
    steady = hall(*(table(*(110.0, 130.0) * 5, left=20) for _ in range(3)))
    wild = hall(*(table(*(40.0, 200.0) * 5, left=20) for _ in range(3)))
    now = now_of(steady)

    first, second = forecast(paces(steady, now), now), forecast(paces(wild, now), now)

    assert first is not None
    assert second is not None
    assert second.plus_minus > 4 * first.plus_minus


def test_the_nearer_the_end_the_surer_is_its_forecast() -> None:
    turns = (80.0, 160.0) * 10
    now = BEGAN + timedelta(seconds=2400)
    widths = []
    for left in (40, 20, 5):
        found = forecast(paces(hall(table(*turns, left=left)), now), now)
        assert found is not None
        widths.append(found.plus_minus)

    assert widths == sorted(widths, reverse=True)


def test_a_session_ends_with_its_slowest_table() -> None:
    quick, slow = table(*(60.0,) * 20, left=20), table(*(120.0,) * 10, left=30)
    tables = hall(quick, quick, slow)
    now = now_of(tables)

    found = forecast(paces(tables, now), now)

    assert found is not None
    # Its own pace is drawn a little towards that of all.
    assert timedelta(seconds=30 * 100) < found.end - now < timedelta(seconds=30 * 121)


def test_a_lunch_is_no_slow_deal() -> None:
    tables = hall(*(table(*(120.0,) * 5, 3_600.0, *(120.0,) * 5, left=10) for _ in range(2)))
    now = now_of(tables)

    found = forecast(paces(tables, now), now)

    assert found is not None
    assert abs(found.end - now - timedelta(seconds=1200)) < timedelta(seconds=60)


def test_nothing_is_forecast_from_nothing_or_for_nothing() -> None:
    few = hall(table(60.0, left=9), table(60.0, 60.0, left=8))
    done = hall(table(*(60.0,) * 9, left=0), table(*(60.0,) * 9, left=0))

    assert forecast(paces(few, now_of(few)), now_of(few)) is None
    assert forecast(paces(done, now_of(done)), now_of(done)) is None
    assert forecast(paces({}, BEGAN), BEGAN) is None


def test_a_table_two_deals_behind_the_middle_of_the_others_is_slow() -> None:
    tables = hall(
        table(*(60.0,) * 10, left=10), table(*(60.0,) * 10, left=10), table(*(75.0,) * 8, left=12)
    )

    (found,) = slow_tables(paces(tables, now_of(tables)))

    assert (found.table, found.behind, found.seconds, found.others) == (3, 2, 75, 60)


def test_a_table_is_slow_by_its_pace_before_it_is_behind() -> None:
    tables = hall(
        table(*(60.0,) * 6, left=20), table(*(60.0,) * 6, left=20), table(*(90.0,) * 5, left=21)
    )

    (found,) = slow_tables(paces(tables, now_of(tables)))

    assert (found.table, found.behind) == (3, 1)
    assert found.after is not None
    assert found.after > timedelta(seconds=120)


def test_no_table_is_slow_that_plays_like_the_others() -> None:
    tables = hall(*(table(*(60.0, 75.0) * 5, left=10) for _ in range(6)))

    assert slow_tables(paces(tables, now_of(tables))) == ()


@pytest.mark.long
def test_six_sessions_of_seven_end_within_the_plus_and_minus() -> None:
    """Deals of uneven length at six tables of uneven speed, forecast after 20 of 60."""
    dice, within, sessions = Random(7), 0, 200
    for _ in range(sessions):
        speeds = [dice.uniform(0.9, 1.1) for _ in range(6)]
        turns = [[dice.lognormvariate(5, 0.5) * speed for _ in range(60)] for speed in speeds]
        now = BEGAN + timedelta(seconds=max(sum(each[:20]) for each in turns))
        tables = hall(*(_until(each, now) for each in turns))
        end = BEGAN + timedelta(seconds=max(sum(each) for each in turns))
        found = forecast(paces(tables, now), now)
        assert found is not None
        within += abs(end - found.end) <= found.plus_minus

    assert 0.8 * sessions <= within <= 0.95 * sessions


def _until(turns: list[float], now: datetime) -> TablePace:
    """What is known of a table at a time."""
    done, at = [], BEGAN
    for turn in turns:
        at += timedelta(seconds=turn)
        if at > now:
            break
        done.append(turn)
    return table(*done, left=len(turns) - len(done))


@given(
    st.lists(
        st.tuples(st.lists(st.floats(1, 5_000), max_size=12), st.integers(0, 60)),
        min_size=1,
        max_size=5,
    ),
    st.floats(0, 100_000),
)
def test_whatever_the_tables_do_the_end_lies_ahead(
    rows: list[tuple[list[float], int]], later: float
) -> None:
    tables = hall(*(table(*turns, left=left) for turns, left in rows))
    now = now_of(tables) + timedelta(seconds=later)

    found = forecast(paces(tables, now), now)

    slow_tables(paces(tables, now))
    if found is not None:
        assert found.end >= now
        assert found.plus_minus >= timedelta(0)
