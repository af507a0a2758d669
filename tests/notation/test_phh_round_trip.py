"""What is written in PHH is read back, by us and by PokerKit."""

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any
from warnings import catch_warnings, simplefilter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pokerkit import HandHistory

from evendeal.cards import DeckOrder
from evendeal.ids import SeatNo
from evendeal.notation.history import History, history_of
from evendeal.notation.phh import read_phh, write_phh
from evendeal.notation.phh_setup import by_position, stacks_written
from evendeal.notation.phhs import read_phhs, write_phhs
from evendeal.notation.replay import Verdict, replay
from evendeal.poker import (
    Action,
    Award,
    Betting,
    Chips,
    Muck,
    OddChips,
    Setup,
    Show,
    apply,
    legal,
    play,
    result,
    start,
)
from support.poker.any_hand import hands
from support.poker.beside_pokerkit import side_by_side
from support.poker.pokerkit_table import exact
from support.poker.random_hand import random_action, random_deck, random_setup


def played_history(setup: Setup, luck: DeckOrder, actions: tuple[Action, ...]) -> History:
    """A hand played here, with the chip-scores that the rules give."""
    scores = result(play(setup, luck, actions).state).chip_scores
    players = tuple(f'seat "{seat}" \\ é' for seat in range(1, setup.seats + 1))
    payoffs: tuple[Chips | None, ...] = tuple(scores)
    return history_of(setup, luck, actions, payoffs=payoffs, players=players)


@given(hands())
@settings(max_examples=60)
def test_every_hand_that_can_be_played_is_read_back_from_phh(
    hand: tuple[Setup, DeckOrder, tuple[Action, ...]],
) -> None:
    history = played_history(*hand)

    again = read_phh(write_phh(history))

    assert again == history
    assert replay(again).verdict is Verdict.AGREES


@given(st.lists(hands(), max_size=3))
@settings(max_examples=10)
def test_many_hands_in_one_file_are_read_back_in_order(
    several: list[tuple[Setup, DeckOrder, tuple[Action, ...]]],
) -> None:
    histories = [played_history(*hand) for hand in several]

    text = "".join(write_phhs(histories))

    read = list(read_phhs(text, "session.phhs"))
    assert read == histories
    assert [str(h.place) for h in read if isinstance(h, History)] == [
        f"session.phhs:{n}" for n in range(1, len(several) + 1)
    ]


values: st.SearchStrategy[Any] = st.recursive(
    st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats(allow_nan=False)
    | st.text(st.characters(exclude_categories=["Cs"]))
    | st.dates()
    | st.times().map(lambda time: time.replace(fold=0)),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("ab -'\n", max_size=4), inner)
    ),
    max_leaves=6,
)


@given(
    st.dictionaries(
        st.from_regex(r"_[a-z]{1,8}", fullmatch=True).filter(
            lambda name: name not in {"_cap", "_button", "_awards", "_betting"}
        ),
        values,
    )
)
@settings(max_examples=60)
def test_fields_of_ones_own_are_read_back_whatever_they_hold(own: dict[str, Any]) -> None:
    setup = Setup(stacks=(100, 100), button=SeatNo(2), small_blind=1, big_blind=2)
    history = History(setup=setup, actions=(), own=own, metadata={"event": "A \u0000 \u007f"})

    assert read_phh(write_phh(history)) == history


def test_a_hand_of_an_event_carries_what_phh_has_no_field_for() -> None:
    """A player who was taken out is among it (F7)."""
    setup = Setup(
        stacks=(8000, 3000, 5000),
        button=SeatNo(1),
        small_blind=25,
        big_blind=50,
        big_blind_ante=50,
        betting=Betting.POT_THEN_NO_LIMIT,
        cap=5000,
        empty=frozenset({SeatNo(2)}),
        out=frozenset({SeatNo(3)}),
        free_fold=False,
        odd_chips=OddChips.FRACTION,
    )
    own = {"_event": "cup", "_session": 1, "_deal": 17, "_table": 4}
    history = History(setup=setup, actions=(), own=own, metadata={"hand": "17", "seats": [2, 3, 1]})

    text = write_phh(history)

    assert 'variant = "NT"' in text
    assert '_betting = "pot-limit-then-no-limit"' in text
    # p1 sits in seat 2, p2 is the big blind whose ante is outside the cap.
    assert "starting_stacks = [3000, 5000, 5000]" in text
    assert "_stacks_behind = [0, 0, 3000]" in text
    assert "_ghost_seats = [1]" in text
    assert "_dead_seats = [2]" in text
    assert "_button = 1" in text
    assert "_deal = 17" in text
    assert read_phh(text) == history


def test_announced_winners_and_mucked_hands_are_read_back_in_their_places() -> None:
    setup = Setup(stacks=(100, 100, 100), button=SeatNo(3), small_blind=1, big_blind=2)
    text = """
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
actions = ["p3 cc", "p1 cc", "p2 cc", "d db 2c3c4c", "p1 cc", "p2 cc", "p3 cc", "d db 5d",
  "p1 cc", "p2 cc", "p3 cc", "d db 9h", "p1 cc", "p2 cc", "p3 cc", "p1 sm AhAd", "p3 sm"]
"""
    read = read_phh(text)
    assert read.setup == setup
    history = replace(read, actions=(*read.actions[:-1], Award(0, (SeatNo(1),)), read.actions[-1]))

    again = read_phh(write_phh(history))

    assert again.actions == history.actions
    assert again.actions[-3:] == (
        Show(SeatNo(1), ("Ah", "Ad")),
        Award(0, (SeatNo(1),)),
        Muck(SeatNo(3)),
    )
    assert replay(again).chip_scores == (4, -2, -2)


def test_straddles_dead_blinds_and_late_posts_are_read_back() -> None:
    for blinds, posts in (
        ([1, 2, 4, 0], (1, 2, 4, 0)),
        ([0, 2, 0, 0], None),
        ([1, 2, 0, -2], (1, 2, 0, 2)),
        ([0, 0, 2, 0], (0, 0, 2, 0)),
    ):
        text = f"""
variant = "NT"
antes = [0, 0, 0, 0]
blinds_or_straddles = {blinds}
min_bet = 2
starting_stacks = [100, 100, 100, inf]
actions = []
"""
        history = read_phh(text)

        assert history.setup.posts == posts
        assert history.setup.big_blind == 2
        assert history.unbounded == {4}
        assert read_phh(write_phh(history)) == history


@pytest.mark.long
@pytest.mark.parametrize("batch", range(5))
def test_pokerkit_reads_what_we_write_and_comes_to_the_same_stacks(batch: int) -> None:
    compared = 0
    for seed in range(10_000 + batch, 10_100, 5):
        random = Random(seed)
        setup, luck = random_setup(random), random_deck(random)
        log: list[Action] = []
        state = start(setup, luck)
        while (may := legal(state)).seat is not None:
            log.append(random_action(random, may))
            state = apply(state, log[-1])
        moves = iter(log)
        outcome = side_by_side(setup, luck, lambda _, moves=moves: next(moves), f"seed {seed}")
        if outcome.excuses:
            continue
        history = played_history(setup, luck, tuple(log))
        text = write_phh(history)

        theirs = stacks_by_pokerkit(text, setup.odd_chips)

        assert [Fraction(chips) for chips in theirs] == finishing(history), text
        compared += 1
    assert compared > 8


def finishing(history: History) -> list[Fraction]:
    """By position, what each stack that PHH shows has become."""
    ends = [
        Fraction(stack + (payoff or 0))
        for stack, payoff in zip(stacks_written(history.setup), history.payoffs or (), strict=True)
    ]
    return by_position(tuple(ends), history.setup.button % history.setup.seats)


def stacks_by_pokerkit(text: str, odd_chips: OddChips) -> list[Any]:
    """The stacks at the end of the hand, as PokerKit replays the document."""
    split = {"divmod": exact} if odd_chips is OddChips.FRACTION else {}
    with catch_warnings():
        simplefilter("ignore", UserWarning)
        for state in HandHistory.loads(text, **split):
            end: Any = state
    assert not end.status
    return list(end.stacks)
