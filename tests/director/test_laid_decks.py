"""A deck that somebody has in hand, held against its seal: what is answered, and what is not."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from evendeal.cards import DECK, DeckOrder
from evendeal.director.events import create_event
from evendeal.formats.duplicate.decks import SealedStill, session_decks
from evendeal.formats.duplicate.laid_decks import TRIES, check_laid_deck
from evendeal.ids import DealNo, SessionNo
from evendeal.notation.typed_deck import NotAWholeDeck
from evendeal.views.absent import NoSuchDeal, NoSuchSession
from evendeal.views.people import TooManyTries
from support.events.poker import CUP, FIRST, desk_on, event_of, rows
from support.events.poker_floor import Floor, floor, three
from support.refusals import refused

CARL, ONE, TWO = "Carl", DealNo(1), DealNo(2)
A_DECK = DeckOrder(DECK)
"""The cards as they come out of the box: no deal of a test has them so."""


@pytest.fixture
def hall(folder: Path) -> Iterator[Floor]:
    with floor(folder, three(deals=2, reserve=1, event="sessions = 2")) as found:
        yield found


def agrees(hall: Floor, deck: DeckOrder, deal: DealNo = ONE, by: str = CARL) -> bool:
    """What somebody is answered, and that it is all they are answered."""
    found = check_laid_deck(hall.desk, CUP, FIRST, deal, deck, by=by)
    assert (found.session, found.deal) == (FIRST, deal)
    return found.agrees


def sealed(hall: Floor, deal: int = 1) -> DeckOrder:
    return session_decks(hall.desk, CUP, FIRST, sealed=True)[DealNo(deal)]


def swapped(deck: DeckOrder, one: int, other: int) -> DeckOrder:
    """A deck of which two cards were interchanged."""
    cards = list(deck.cards)
    cards[one], cards[other] = cards[other], cards[one]
    return DeckOrder(tuple(cards))


def test_a_deck_agrees_in_all_its_cards_or_differs(hall: Floor) -> None:
    for deal in (1, 2, 3):
        assert agrees(hall, sealed(hall, deal), DealNo(deal))
    assert not agrees(hall, swapped(sealed(hall), 50, 51))
    assert not agrees(hall, sealed(hall, 1), TWO)


def test_the_same_is_answered_wherever_a_deck_differs_and_nothing_is_written(
    hall: Floor, folder: Path
) -> None:
    before = rows(folder)
    far = check_laid_deck(hall.desk, CUP, FIRST, ONE, A_DECK, by=CARL)
    near = check_laid_deck(hall.desk, CUP, FIRST, ONE, swapped(sealed(hall), 50, 51), by=CARL)
    first = check_laid_deck(hall.desk, CUP, FIRST, ONE, swapped(sealed(hall), 0, 1), by=CARL)

    assert far == near == first
    assert rows(folder) == before


def test_what_is_wrong_with_the_typed_cards_is_the_same_at_every_deck(hall: Floor) -> None:
    cards = sealed(hall, 1).cards
    typed = " ".join((*cards[:51], cards[0]))

    for deal in (1, 2, 3):
        with refused(NotAWholeDeck, count=52, twice=cards[:1], missing=cards[51:]):
            hall.office.check_deck(CUP, FIRST, deal, typed, by=CARL)


def test_after_five_decks_that_differ_nobody_is_told_of_that_deal_for_an_hour(
    hall: Floor,
) -> None:
    for n in range(TRIES["deck"].most):
        assert not agrees(hall, A_DECK, by=f"Custodian {n}")

    for by in (CARL, "Dora"):
        with refused(TooManyTries):
            agrees(hall, sealed(hall), by=by)
    assert agrees(hall, sealed(hall, 2), TWO)
    hall.clock.move(minutes=61)
    assert agrees(hall, sealed(hall))


def test_decks_that_agree_count_nothing(hall: Floor) -> None:
    for _ in range(2 * TRIES["deck"].most):
        assert agrees(hall, sealed(hall))
    assert not agrees(hall, A_DECK)


def test_whoever_types_many_decks_that_differ_is_stopped_at_every_deal(folder: Path) -> None:
    deals = TRIES["person"].most // TRIES["deck"].most
    with floor(folder, three(deals=deals, reserve=1)) as hall:
        for deal, _ in product(range(1, deals + 1), range(TRIES["deck"].most)):
            assert not agrees(hall, A_DECK, DealNo(deal))

        untouched = DealNo(deals + 1)
        with refused(TooManyTries):
            agrees(hall, sealed(hall, untouched), untouched)
        assert agrees(hall, sealed(hall, untouched), untouched, by="Dora")


def test_there_is_nothing_to_compare_where_there_is_no_such_deck(hall: Floor) -> None:
    with refused(NoSuchDeal, event=CUP, deal=4, deals=3):
        agrees(hall, A_DECK, DealNo(4))
    with refused(NoSuchSession, event=CUP, session=3, sessions=2):
        check_laid_deck(hall.desk, CUP, SessionNo(3), ONE, A_DECK, by=CARL)


def test_a_deck_that_waits_for_its_public_randomness_is_not_compared(folder: Path) -> None:
    for desk in desk_on(folder):
        create_event(desk, event_of(draw='beacon = "the lottery"'))

        with refused(SealedStill, event=CUP, session=1):
            check_laid_deck(desk, CUP, FIRST, ONE, A_DECK, by=CARL)
