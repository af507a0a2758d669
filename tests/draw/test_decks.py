"""Deck-orders, their numbers, and which card goes where."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from evendeal.cards import DECK, DeckOrder
from evendeal.draw.deals import NotDrawn, draw_deals
from evendeal.draw.decks import ORDERS, deck_at, deck_order, index_of
from evendeal.draw.keys import NotAnEventId, NotASecret, commit, session_key
from evendeal.draw.stream import shuffled, words
from evendeal.ids import DealNo, EventId, SeatNo, SessionNo
from support.poker.card_positions import card_positions
from support.refusals import refused


@given(st.integers(0, ORDERS - 1) | st.sampled_from([0, 1, ORDERS - 2, ORDERS - 1]))
def test_every_order_of_the_deck_has_one_number(index: int) -> None:
    assert index_of(deck_at(index)) == index


@given(st.permutations(DECK))
def test_every_deck_a_dealer_can_hold_has_a_number(cards: list[str]) -> None:
    deck = DeckOrder(tuple(cards))

    assert deck_at(index_of(deck)) == deck


def test_the_first_order_is_the_deck_as_listed_and_the_last_its_reverse() -> None:
    assert deck_at(0).cards == DECK
    assert deck_at(ORDERS - 1).cards == DECK[::-1]


def test_originals_reserves_sessions_and_events_never_share_a_deal() -> None:
    secret = bytes(32)
    keys = {
        session_key(secret, beacon, EventId(event), session, kind)
        for beacon in (b"", b"x")
        for event in ("cup", "cup-2")
        for session in ("S1", "S2")
        for kind in ("original", "reserve")
    }

    assert len(keys) == 16
    assert len({deck_order(key, DealNo(1)) for key in keys}) == 16


def test_every_card_comes_first_about_equally_often() -> None:
    key = session_key(bytes(32), b"", EventId("cup"), "S1", "original")
    first = Counter(deck_order(key, DealNo(n)).cards[0] for n in range(1, 2081))
    chi_square = sum((first[card] - 40) ** 2 / 40 for card in DECK)

    assert 25 < chi_square < 87  # 51 degrees of freedom, 0.1 % on either side


def test_a_short_secret_and_an_ambiguous_event_name_are_refused() -> None:
    with refused(NotASecret, length=31) as short:
        commit(bytes(31))
    with refused(NotAnEventId, event="cup|S1") as odd:
        session_key(bytes(32), b"", EventId("cup|S1"), "S1", "original")

    assert short.value.fields == {"length": 31}
    assert odd.value.fields == {"event": "cup|S1"}


def test_a_deal_of_the_session_is_there_and_no_other() -> None:
    deals = draw_deals(bytes(32), "", EventId("cup"), SessionNo(1), "reserve", 6)

    assert str(deals.deck(DealNo(6))) == deals.opened(DealNo(6)).deck
    for deal in (0, 7):
        with refused(NotDrawn, deals=6) as no:
            deals.opened(DealNo(deal))
        assert no.value.fields == {"deal": deal, "deals": 6}


@given(st.integers(0, 60), st.binary(min_size=64, max_size=64))
def test_a_shuffle_keeps_every_number(count: int, key: bytes) -> None:
    assert sorted(shuffled(count, key, "x")) == list(range(count))


def test_all_orders_of_four_come_about_equally_often() -> None:
    seen = Counter(shuffled(4, bytes([n % 256, n // 256]), "x") for n in range(4800))
    chi_square = sum((times - 200) ** 2 / 200 for times in seen.values())

    assert len(seen) == 24
    assert chi_square < 50  # 23 degrees of freedom, 0.1 %


def test_words_run_on_from_one_block_to_the_next() -> None:
    source = words(bytes(64), "x")
    drawn = [next(source) for _ in range(20)]

    assert len(set(drawn)) == 20
    assert all(0 <= word < 2**64 for word in drawn)


def test_the_seat_left_of_the_button_gets_the_first_card() -> None:
    six = card_positions(6, SeatNo(2))

    assert six.holes == ((4, 10), (5, 11), (0, 6), (1, 7), (2, 8), (3, 9))
    assert (six.flop, six.turn, six.river) == ((13, 14, 15), 17, 19)
    assert six.burned == (12, 16, 18)


def test_without_burns_the_board_stays_where_it_was() -> None:
    with_burns, without = card_positions(9, SeatNo(9)), card_positions(9, SeatNo(9), burns=False)

    assert without.burned == ()
    assert (without.holes, without.board) == (with_burns.holes, with_burns.board)


@given(st.integers(2, 10).flatmap(lambda n: st.tuples(st.just(n), st.integers(1, n))))
def test_no_card_is_dealt_twice_and_none_is_left_out(table: tuple[int, int]) -> None:
    seats, button = table
    dealt = card_positions(seats, SeatNo(button))
    used = [card for hole in dealt.holes for card in hole] + [*dealt.board, *dealt.burned]

    assert sorted(used) == list(range(2 * seats + 8))
    assert dealt.holes[button - 1] == (seats - 1, 2 * seats - 1)
