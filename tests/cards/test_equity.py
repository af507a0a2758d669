import random
from fractions import Fraction
from itertools import combinations, permutations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from phevaluator import evaluate_cards

from evendeal.cards import DECK, SUITS, UNKNOWN, CardTwice, NotACard, parse_cards
from evendeal.cards.equity import POT, Equity, NoEquity, equity
from support.refusals import refused

Spot = tuple[list[tuple[str, ...]], tuple[str, ...], tuple[str, ...]]

several = settings(max_examples=40)


def spot(deck: list[str], players: int, board: int, dead: int) -> Spot:
    """Hole cards, board and dead cards from the top of a deck."""
    cards = iter(deck)
    holes = [(next(cards), next(cards)) for _ in range(players)]
    return holes, tuple(next(cards) for _ in range(board)), tuple(next(cards) for _ in range(dead))


def spots(*boards: int) -> st.SearchStrategy[Spot]:
    return st.builds(
        spot,
        st.permutations(DECK),
        st.integers(2, 10),
        st.sampled_from(boards),
        st.integers(0, 6),
    )


def board_by_board(
    holes: list[tuple[str, ...]], board: tuple[str, ...], dead: tuple[str, ...]
) -> Equity:
    """The equity by dealing every board and asking phevaluator, where less is better."""
    known = {*board, *dead}.union(*holes)
    left = [card for card in DECK if card not in known]
    wins, ties, shares = ([0] * len(holes) for _ in range(3))
    runouts = list(combinations(left, 5 - len(board)))
    for runout in runouts:
        ranks = [evaluate_cards(*hole, *board, *runout) for hole in holes]
        winners = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
        for seat in winners:
            (wins if len(winners) == 1 else ties)[seat] += 1
            shares[seat] += POT // len(winners)
    return Equity(len(runouts), tuple(wins), tuple(ties), tuple(shares))


def names(text: str) -> list[tuple[str, ...]]:
    return [parse_cards(hand) for hand in text.split()]


@pytest.mark.long
@pytest.mark.parametrize(
    ("hands", "wins", "ties"),
    [
        ("AhKh QsQd", (787_966, 917_606), 6_732),
        ("AhKd QsJc", (1_097_621, 608_031), 6_652),
        ("7c7d AsKs Th9h", (397_825, 547_495, 423_059), 2_375),
    ],
)
def test_before_the_flop_every_board_is_counted(
    hands: str, wins: tuple[int, ...], ties: int
) -> None:
    """Counted by a loop over all boards with phevaluator 0.6.0."""
    got = equity(names(hands))

    assert got.boards == comb(52 - 2 * len(wins), 5)
    assert (got.wins, got.ties) == (wins, (ties,) * len(wins))


@pytest.mark.long
@settings(max_examples=6)
@given(
    st.builds(spot, st.permutations(DECK), st.integers(2, 10), st.just(0), st.integers(0, 12)),
)
def test_before_the_flop_a_hand_is_worth_what_it_is_worth_over_all_flops(spot: Spot) -> None:
    """Each board of five contains ten flops, and after the flop boards are dealt one by one."""
    holes, board, dead = spot
    left = [card for card in DECK if card not in {*dead}.union(*holes)]
    flops = [equity(holes, flop, dead) for flop in combinations(left, 3)]
    before = equity(holes, board, dead)

    for counted in ("wins", "ties", "shares"):
        sums = [sum(column) for column in zip(*(getattr(e, counted) for e in flops), strict=True)]
        assert sums == [10 * count for count in getattr(before, counted)]


@several
@given(spots(4, 5))
def test_on_turn_and_river_equity_is_what_dealing_every_card_gives(spot: Spot) -> None:
    assert equity(*spot) == board_by_board(*spot)


@pytest.mark.parametrize("seed", range(4))
def test_on_the_flop_equity_is_what_dealing_every_card_gives(seed: int) -> None:
    luck = random.Random(seed)
    dealt = spot(luck.sample(DECK, 52), luck.randint(2, 10), 3, luck.randint(0, 6))

    assert equity(*dealt) == board_by_board(*dealt)


@several
@given(spots(0, 3, 4, 5))
def test_every_pot_is_shared_out_whole(spot: Spot) -> None:
    holes, board, dead = spot
    got = equity(holes, board, dead)
    left = 52 - 2 * len(holes) - len(board) - len(dead)

    assert got.boards == comb(left, 5 - len(board))
    assert sum(got.shares) == POT * got.boards
    assert sum(got.fractions) == 1
    assert sum(got.wins) <= got.boards
    assert all(w + t <= got.boards for w, t in zip(got.wins, got.ties, strict=True))


@several
@given(spots(0, 3, 4, 5), st.randoms(use_true_random=False))
def test_where_a_hand_sits_does_not_change_its_equity(spot: Spot, luck: random.Random) -> None:
    holes, board, dead = spot
    order = luck.sample(range(len(holes)), len(holes))
    seated, moved = equity(holes, board, dead), equity([holes[i] for i in order], board, dead)

    assert moved.wins == tuple(seated.wins[i] for i in order)
    assert moved.shares == tuple(seated.shares[i] for i in order)


@several
@given(spots(0, 3, 4, 5), st.sampled_from(list(permutations(SUITS))))
def test_renaming_the_suits_does_not_change_an_equity(spot: Spot, suits: tuple[str, ...]) -> None:
    holes, board, dead = spot

    def renamed(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(card[0] + suits[SUITS.index(card[1])] for card in cards)

    got = equity([renamed(hole) for hole in holes], renamed(board), renamed(dead))
    assert got == equity(holes, board, dead)


def test_a_royal_flush_on_the_board_is_shared_by_all_ten() -> None:
    hands = names("2c2d 2h2s 3c3d 3h3s 4c4d 4h4s 5c5d 5h5s 6c6d 6h6s")
    got = equity(hands, parse_cards("TsJsQsKsAs"))

    assert got == Equity(1, (0,) * 10, (1,) * 10, (252,) * 10)
    assert got.fractions == (Fraction(1, 10),) * 10


def test_a_dead_card_takes_away_an_out() -> None:
    hands, board = names("AsAh KsKh"), parse_cards("2c7d9hJs")

    assert equity(hands, board).wins == (42, 2)
    assert equity(hands, board, ["Kd"]).wins == (42, 1)


def test_one_hand_alone_has_no_equity() -> None:
    with refused(NoEquity, field="holes", count=1):
        equity(names("AsAh"))


@pytest.mark.parametrize("count", [1, 2, 6])
def test_a_board_of_one_two_or_six_cards_is_refused(count: int) -> None:
    with refused(NoEquity, field="board", count=count):
        equity(names("AsAh KsKh"), DECK[:count])


def test_a_hand_of_three_hole_cards_is_refused() -> None:
    with refused(NoEquity, field="holes", count=3):
        equity(names("AsAhAd KsKh"))


def test_a_deck_too_short_for_the_board_is_refused() -> None:
    dead = [card for card in DECK if card not in ("As", "Ah", "Ks", "Kh", "2c", "2d", "2h", "2s")]
    with refused(NoEquity, field="dead", count=4):
        equity(names("AsAh KsKh"), (), dead)


def test_a_card_in_two_hands_is_named() -> None:
    with refused(CardTwice, card="Ah"):
        equity(names("AsAh KsAh"))


def test_an_unseen_hole_card_has_no_equity() -> None:
    with refused(NotACard, text=UNKNOWN):
        equity([("As", UNKNOWN), ("Ks", "Kh")])
