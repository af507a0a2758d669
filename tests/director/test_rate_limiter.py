"""What the counters count, against a list of all that happened."""

import pytest
from hypothesis import given

from evendeal.director.rate_limiter import RateLimiter, by_address
from support.clock import Moved
from support.counted import LIMITS, WINDOW, Happened, counted_as_listed, steps


@given(steps)
def test_what_is_counted_is_what_a_list_of_everything_says(happened: Happened) -> None:
    """S8."""
    clock = Moved()
    counted_as_listed(RateLimiter(clock.now, LIMITS), clock, happened)


@given(steps)
def test_whoever_waits_as_long_as_is_said_is_counted(
    happened: Happened,
) -> None:
    """S8: nobody is told to come back too soon, nor much later than is needed."""
    clock = Moved()
    limiter = RateLimiter(clock.now, {kind: LIMITS[kind] for kind in ("name", "address")})
    for _, of, seconds in happened:
        clock.move(seconds=seconds / 10)
        asked = [key for key in of if key[0] != "place"]
        if (excess := limiter.take(asked)) is not None:
            assert 0 < excess.seconds <= WINDOW.total_seconds() + 1
            early = max(excess.seconds - 1.1, 0)
            clock.move(seconds=early)
            assert limiter.take(asked) is not None
            clock.move(seconds=excess.seconds - early)
            assert limiter.take(asked) is None


def test_memory_is_bounded_and_the_longest_ago_is_forgotten_first() -> None:
    """S8: more keys than are remembered, all of them within the window."""
    clock = Moved()
    limiter = RateLimiter(clock.now, LIMITS, most_keys=100)
    for number in range(10_001):
        assert limiter.take([("address", str(number))]) is None
        assert limiter.keys("address") <= 100
    for _ in range(LIMITS["address"].most - 1):
        assert limiter.take([("address", "10000")]) is None
    excess = limiter.take([("address", "10000")])

    assert excess is not None
    assert excess.seconds == 61
    clock.move(seconds=61)
    assert limiter.take([("address", "new")]) is None
    assert limiter.keys("address") == 1


def test_a_clock_that_was_set_back_shuts_nobody_out() -> None:
    clock = Moved()
    limiter = RateLimiter(clock.now, LIMITS)
    for _ in range(LIMITS["name"].most):
        assert limiter.take([("name", "ann")]) is None
    assert limiter.take([("name", "ann")]) is not None
    clock.move(hours=-1)

    assert limiter.take([("name", "ann")]) is None


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("", "", True),
    ],
)
def test_an_address_counts_whole_and_of_ipv6_its_network(one: str, other: str, same: bool) -> None:
    """S8, S11."""
    assert (by_address(one) == by_address(other)) is same
