"""Rehearsal players: always legal, never with a look at other cards, the same by the same seed."""

from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.arena import POLICIES, NoSuchPolicy, decision, policies_for
from evendeal.cards import DECK, DeckOrder
from evendeal.ids import EntryId
from evendeal.poker import HandState, Setup, apply, result, start
from support.poker.any_hand import deck_orders, setups
from support.refusals import refused

TEAMS = [EntryId(letter) for letter in "ABCDEF"]


def played(setup: Setup, luck: DeckOrder, name: str, seed: int) -> HandState:
    state = start(setup, luck)
    turn = 0
    while state.to_act is not None:
        state = apply(state, POLICIES[name](decision(state), seed + turn))
        turn += 1
    return state


@given(setups(), deck_orders, st.sampled_from(sorted(POLICIES)), st.integers(0, 2**32))
@settings(max_examples=150)
def test_a_rehearsal_player_plays_every_hand_to_its_end(
    setup: Setup, luck: DeckOrder, name: str, seed: int
) -> None:
    done = result(played(setup, luck, name, seed))

    assert sum(done.chip_scores) + done.house == 0


@given(setups(), deck_orders, st.sampled_from(sorted(POLICIES)), st.integers(0, 2**32))
@settings(max_examples=50)
def test_the_same_seed_plays_the_same_hand(
    setup: Setup, luck: DeckOrder, name: str, seed: int
) -> None:
    assert played(setup, luck, name, seed) == played(setup, luck, name, seed)


@given(setups(), deck_orders)
@settings(max_examples=100)
def test_a_player_sees_two_cards_and_the_board_and_no_other(setup: Setup, luck: DeckOrder) -> None:
    state = start(setup, luck)
    while state.to_act is not None:
        seen = decision(state)
        own = state.holes[state.to_act - 1] or ()
        others = [card for card in DECK if card not in own and card not in state.board]

        assert (seen.hole, seen.board) == (own, state.board)
        assert not [card for card in others if repr(card) in repr(seen)]
        state = apply(state, POLICIES["caller"](seen, 1))


def test_mixed_gives_each_entry_one_policy_by_the_seed() -> None:
    drawn = policies_for("mixed", TEAMS, 7)

    assert drawn == policies_for("mixed", TEAMS, 7)
    assert set(drawn) == set(TEAMS)
    assert len({id(policy) for policy in drawn.values()}) > 1
    assert any(policies_for("mixed", TEAMS, seed) != drawn for seed in range(8, 20))


def test_an_unknown_policy_is_refused_and_the_known_ones_are_named() -> None:
    with refused(NoSuchPolicy, policy="brave", game="poker", known=(*POLICIES, "mixed")):
        policies_for("brave", TEAMS, 7)
