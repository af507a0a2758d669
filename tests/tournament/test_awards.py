"""What an event of individuals awards: prizes out of a pool, or points and no money."""

import pytest

from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.seat_ladder.event import AwardKind, AwardRules
from evendeal.tournament.seat_ladder.event_read import write_event
from support.events.individuals import individuals

POINTS = '[awards]\nkind = "points"\n'


def test_an_event_for_points_says_nothing_of_money_in_what_is_sealed() -> None:
    event = individuals(12, more=POINTS)

    assert event.awards == AwardRules(kind=AwardKind.POINTS)
    assert not event.awards.money
    text = write_event(event)
    assert POINTS in text
    assert "pool" not in text
    assert "currency" not in text


def test_an_event_that_names_no_kind_is_written_as_before_there_was_one() -> None:
    text = write_event(individuals(12))

    assert '[awards]\npool = 0\ncurrency = ""\n' in text
    assert "kind" not in text


@pytest.mark.parametrize(
    ("more", "where"),
    [
        ("pool = 1000", "awards.pool"),
        ('currency = "EUR"', "awards.currency"),
    ],
)
def test_an_event_for_points_has_neither_pool_nor_currency(more: str, where: str) -> None:
    with pytest.raises(NotAnEvent) as no:
        individuals(12, more=POINTS + more)

    assert no.value.where == where


def test_there_is_no_other_kind() -> None:
    with pytest.raises(NotAnEvent) as no:
        individuals(12, more=POINTS.replace("points", "glory"))

    assert no.value.where == "awards.kind"
