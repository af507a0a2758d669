"""The short name that an event gets from its name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.tournament.checks import short_id
from evendeal.tournament.short_name import short_name


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Duplicate Poker Team Cup", "duplicate-poker-team-cup"),
        ("Coupe d'Été 2026!", "coupe-d-ete-2026"),
        ("x" * 39 + " yz", "x" * 39),
        ("杯", "event"),
        ("", "event"),
    ],
)
def test_an_event_gets_a_short_name_from_its_name(name: str, short: str) -> None:
    """D5."""
    assert short_name(name) == short


def test_a_name_that_is_taken_gets_a_number() -> None:
    """D5: the second evening of a club is not refused for its name."""
    assert short_name("Cup", {"cup"}) == "cup-2"
    assert short_name("Cup", {"cup", "cup-2", "cup-3"}) == "cup-4"


@given(st.text(), st.integers(0, 12))
def test_every_name_gives_a_short_name_that_an_address_takes(name: str, others: int) -> None:
    """D5."""
    taken: set[str] = set()
    for _ in range(others):
        taken.add(short_name(name, taken))

    found = short_name(name, taken)

    assert short_id("event.id", found) not in taken
