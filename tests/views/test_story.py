"""The story of a hand reads as a commentator would note it."""

from hypothesis import given

from evendeal.cards import DeckOrder
from evendeal.poker import Action, Betting, OddChips, Setup
from evendeal.tournament.played import PlayedHand
from evendeal.views.story import story
from support.poker.any_hand import hands
from support.poker.seen_hands import ACES_HOLD, hand, setup, six, tell

SPLIT = ("AsKd 9h8h AdKs 7c2d", "QhJdTs3c2h")
THREE_LAYERS = ("AhAd KhKd QhQd 7c2d", "2s3s8cJc9s")


def test_a_raised_pot_is_told_from_the_opening_raise() -> None:
    told = tell(
        hand(
            six(),
            ACES_HOLD,
            "125 fold 400 fold fold fold call check 450 call check check check 1075 call",
        )
    )

    assert told == [
        "pre-flop: 3 raises to *125*, 5 to *400*, call",
        "flop: check, 5 bets *450*, call",
        "turn: check, check",
        "river: check, 5 bets *1\u2009075*, call",
        "showdown: *5 wins* with a pair of kings",
    ]


def test_a_bet_that_is_not_called_ends_with_the_fold() -> None:
    told = tell(hand(six(), ACES_HOLD, "125 fold 400 fold fold fold call check 750 2400 fold"))

    assert told == [
        "pre-flop: 3 raises to *125*, 5 to *400*, call",
        "flop: check, 5 bets *750*, 3 to *2\u2009400*, *5 folds*",
    ]


def test_the_cap_and_the_last_chips_are_named() -> None:
    capped = hand(six(), ACES_HOLD, "125 fold 400 fold fold fold 5000 call")
    all_in = hand(six(cap=None), ACES_HOLD, "125 fold 400 fold fold fold 5000 call")

    assert (
        tell(capped)[0] == "pre-flop: 3 raises to *125*, 5 to *400*, 3 to *5\u2009000* (cap), call"
    )
    assert tell(all_in)[0].endswith("3 to *5\u2009000* (all-in), call")


def test_a_walk_is_told_in_four_words() -> None:
    assert tell(hand(six(), ACES_HOLD, "fold fold fold fold fold")) == ["pre-flop: all fold to 2"]


def test_a_raise_that_everybody_gives_up_to_ends_the_hand() -> None:
    nobody_in = hand(six(), ACES_HOLD, "125 fold fold fold fold fold")
    over_a_limp = hand(six(), ACES_HOLD, "call fold 200 fold fold fold fold")
    one_left = hand(six(), ACES_HOLD, "fold fold fold fold 125 fold")

    assert tell(nobody_in) == ["pre-flop: 3 raises to *125*, *all fold*"]
    assert tell(over_a_limp) == ["pre-flop: 3 calls, 5 raises to *200*, *all fold*"]
    assert tell(one_left) == ["pre-flop: 1 raises to *125*, *2 folds*"]


def test_limps_are_told_together_and_the_big_blind_has_its_option() -> None:
    checked = hand(
        six(),
        ACES_HOLD,
        "call call fold fold call check check check check check 100 fold fold fold",
    )
    raised = hand(six(), ACES_HOLD, "call fold fold fold call 200 call fold check 300 fold")

    assert tell(checked) == [
        "pre-flop: 3, 4 and 1 call, 2 checks",
        "flop: all check",
        "turn: 1 bets *100*, *all fold*",
    ]
    assert tell(raised) == [
        "pre-flop: 3 and 1 call, 2 raises to *200*, 3 calls, 1 folds",
        "flop: check, 3 bets *300*, *2 folds*",
    ]


def test_checks_all_round_are_two_words() -> None:
    round_the_table = "check check check "
    told = tell(hand(six(), ACES_HOLD, "call fold fold fold call check " + 3 * round_the_table))

    assert told == [
        "pre-flop: 3 and 1 call, 2 checks",
        "flop: all check",
        "turn: all check",
        "river: all check",
        "showdown: *3 wins* with a pair of jacks",
    ]


def test_with_several_in_the_pot_everybody_is_named() -> None:
    told = tell(
        hand(
            six(),
            ACES_HOLD,
            "call call call fold fold check check check 200 call fold call"
            " check check 600 fold fold",
        )
    )

    assert told == [
        "pre-flop: 3, 4 and 5 call, 2 checks",
        "flop: 2 and 3 check, 4 bets *200*, 5 calls, 2 folds, 3 calls",
        "turn: 3 and 4 check, 5 bets *600*, *all fold*",
    ]


def test_heads_up_the_button_is_named_until_a_raise_says_who_is_meant() -> None:
    two = setup(5_000, 5_000, button=1)
    cards = ("AsKd 9h8h", "QhJd4s3c2h")

    assert tell(hand(two, cards, "fold")) == ["pre-flop: *1 folds*"]
    assert tell(hand(two, cards, "call check check 100 fold")) == [
        "pre-flop: 1 calls, 2 checks",
        "flop: check, 1 bets *100*, *2 folds*",
    ]
    assert tell(hand(two, cards, "150 call check check check check check check")) == [
        "pre-flop: 1 raises to *150*, call",
        "flop: check, check",
        "turn: check, check",
        "river: check, check",
        "showdown: *1 wins* with ace high",
    ]


def test_an_empty_seat_does_nothing_in_the_story() -> None:
    gap = setup(*[5_000] * 4, empty=frozenset({2}))

    assert tell(hand(gap, THREE_LAYERS, "fold fold")) == ["pre-flop: all fold to 1"]
    assert tell(hand(gap, THREE_LAYERS, "125 call fold check check 200 fold")) == [
        "pre-flop: 3 raises to *125*, 4 calls",
        "flop: check, check",
        "turn: 3 bets *200*, *4 folds*",
    ]


def test_a_short_all_in_says_what_it_was_for() -> None:
    stacks = setup(300, 1_000, 5_000, 5_000)

    assert tell(hand(stacks, THREE_LAYERS, "200 fold 300 700 call 300 fold")) == [
        "pre-flop: 3 raises to *200*, 1 to *300* (all-in), 2 to *700*, 3 calls",
        "flop: 2 bets *300* (all-in), 3 folds",
        "showdown: *1 wins* the main pot with a pair of aces; *2 takes* the side pot unopposed",
    ]
    assert tell(hand(stacks, THREE_LAYERS, "2000 fold call call")) == [
        "pre-flop: 3 raises to *2\u2009000*, 1 calls all-in for 300, 2 calls all-in for 1\u2009000",
        "showdown: *1 wins* the main pot with a pair of aces; "
        "*2 wins* the side pot with a pair of kings",
    ]


def test_a_call_for_all_that_is_left_is_marked_unless_the_bet_was_for_all() -> None:
    even = setup(1_000, 5_000, 1_000, 5_000)

    assert tell(hand(even, THREE_LAYERS, "fold 1000 call fold"))[0] == (
        "pre-flop: 4 raises to *1\u2009000*, 1 calls (all-in)"
    )
    assert tell(hand(even, THREE_LAYERS, "fold fold 1000 call"))[0] == (
        "pre-flop: 1 raises to *1\u2009000* (all-in), call"
    )


def test_every_side_pot_has_its_winner() -> None:
    layers = setup(300, 1_000, 2_000, 5_000)

    assert tell(hand(layers, THREE_LAYERS, "2000 call call call")) == [
        "pre-flop: 3 raises to *2\u2009000* (all-in), 4 calls, "
        "1 calls all-in for 300, 2 calls all-in for 1\u2009000",
        "showdown: *1 wins* the main pot with a pair of aces; "
        "*2 wins* side pot 1 with a pair of kings; *3 wins* side pot 2 with a pair of queens",
    ]


def test_one_winner_of_all_pots_is_named_once() -> None:
    layers = setup(1_000, 300, 1_000, 5_000)

    assert tell(hand(layers, THREE_LAYERS, "fold fold 1000 call"))[-1] == (
        "showdown: *1 wins* with a pair of aces"
    )
    assert tell(hand(layers, THREE_LAYERS, "1000 fold call call"))[-1] == (
        "showdown: *1 wins* both pots with a pair of aces"
    )


def test_a_split_pot_names_both() -> None:
    told = tell(
        hand(
            setup(*[5_000] * 4, odd_chips=OddChips.FRACTION),
            SPLIT,
            "125 fold call fold" + " check check" * 3,
        )
    )

    assert told[-1] == "showdown: *1 and 3 split* the pot with a straight, ace high"


def test_a_fold_where_a_check_was_free_is_told() -> None:
    told = tell(hand(six(), ACES_HOLD, "call fold fold fold call fold check 100 fold"))

    assert told[0] == "pre-flop: 3 and 1 call, 2 folds"


def test_fixed_limit_bets_are_told_as_totals() -> None:
    limit = setup(*[5_000] * 4, betting=Betting.FIXED_LIMIT)
    told = tell(hand(limit, THREE_LAYERS, "100 150 200 fold call fold 50 fold"))

    assert told == [
        "pre-flop: 3 raises to *100*, 4 to *150*, 1 to *200*, 3 calls, 4 folds",
        "flop: 1 bets *50*, *3 folds*",
    ]


@given(hands())
def test_every_legal_hand_can_be_told(
    told: tuple[Setup, DeckOrder, tuple[Action, ...]],
) -> None:
    conditions, deck, actions = told
    played = PlayedHand(conditions, deck)
    for action in actions:
        played.take(action, "")
    streets = story(played)
    words = ["".join(phrase.text for phrase in play.text) for play in streets]

    assert len({play.street for play in streets}) == len(streets)
    for text in words:
        assert text == text.strip()
        assert "  " not in text
        assert ", ," not in text
        assert not text.startswith(",")
