"""The story of a hand reads as a commentator would note it."""

from hypothesis import given

from evendeal.cards import DeckOrder
from evendeal.poker import Action, Betting, OddChips, Setup
from evendeal.tournament.duplicate.table_hand import TableHand
from evendeal.views.poker.story import story
from support.poker.any_hand import hands
from support.poker.seen_hands import ACES_HOLD, hand, setup, six, tell
from support.sentences import in_golden_file

SPLIT = ("AsKd 9h8h AdKs 7c2d", "QhJdTs3c2h")
THREE_LAYERS = ("AhAd KhKd QhQd 7c2d", "2s3s8cJc9s")


def test_a_raised_pot_is_told_from_the_opening_raise() -> None:
    sentences = tell(
        hand(
            six(),
            ACES_HOLD,
            "125 fold 400 fold fold fold call check 450 call check check check 1075 call",
        )
    )

    in_golden_file(*sentences)


def test_a_bet_that_is_not_called_ends_with_the_fold() -> None:
    sentences = tell(hand(six(), ACES_HOLD, "125 fold 400 fold fold fold call check 750 2400 fold"))

    assert sentences == [
        "pre-flop: 3 raises to *125*, 5 to *400*, call",
        "flop: check, 5 bets *750*, 3 to *2\u202f400*, *5 folds*",
    ]


def test_the_cap_and_the_last_chips_are_named() -> None:
    capped = hand(six(), ACES_HOLD, "125 fold 400 fold fold fold 5000 call")
    all_in = hand(six(cap=None), ACES_HOLD, "125 fold 400 fold fold fold 5000 call")

    in_golden_file(tell(capped)[0])
    in_golden_file(tell(all_in)[0])


def test_a_walk_is_told_in_four_words() -> None:
    in_golden_file(*tell(hand(six(), ACES_HOLD, "fold fold fold fold fold")))


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

    in_golden_file(*tell(checked))
    in_golden_file(*tell(raised))


def test_checks_all_round_are_two_words() -> None:
    round_the_table = "check check check "
    sentences = tell(
        hand(six(), ACES_HOLD, "call fold fold fold call check " + 3 * round_the_table)
    )

    in_golden_file(*sentences)


def test_with_several_in_the_pot_everybody_is_named() -> None:
    sentences = tell(
        hand(
            six(),
            ACES_HOLD,
            "call call call fold fold check check check 200 call fold call"
            " check check 600 fold fold",
        )
    )

    in_golden_file(*sentences)


def test_heads_up_the_button_is_named_until_a_raise_says_who_is_meant() -> None:
    two = setup(5_000, 5_000, button=1)
    cards = ("AsKd 9h8h", "QhJd4s3c2h")

    assert tell(hand(two, cards, "fold")) == ["pre-flop: *1 folds*"]
    in_golden_file(*tell(hand(two, cards, "call check check 100 fold")))
    in_golden_file(*tell(hand(two, cards, "150 call check check check check check check")))


def test_an_empty_seat_does_nothing_in_the_story() -> None:
    gap = setup(*[5_000] * 4, empty=frozenset({2}))

    in_golden_file(*tell(hand(gap, THREE_LAYERS, "fold fold")))
    in_golden_file(*tell(hand(gap, THREE_LAYERS, "125 call fold check check 200 fold")))


def test_a_short_all_in_says_what_it_was_for() -> None:
    stacks = setup(300, 1_000, 5_000, 5_000)

    in_golden_file(*tell(hand(stacks, THREE_LAYERS, "200 fold 300 700 call 300 fold")))
    in_golden_file(*tell(hand(stacks, THREE_LAYERS, "2000 fold call call")))


def test_a_call_for_all_that_is_left_is_marked_unless_the_bet_was_for_all() -> None:
    even = setup(1_000, 5_000, 1_000, 5_000)

    in_golden_file(tell(hand(even, THREE_LAYERS, "fold 1000 call fold"))[0])
    in_golden_file(tell(hand(even, THREE_LAYERS, "fold fold 1000 call"))[0])


def test_every_side_pot_has_its_winner() -> None:
    layers = setup(300, 1_000, 2_000, 5_000)

    in_golden_file(*tell(hand(layers, THREE_LAYERS, "2000 call call call")))


def test_one_winner_of_all_pots_is_named_once() -> None:
    layers = setup(1_000, 300, 1_000, 5_000)

    in_golden_file(tell(hand(layers, THREE_LAYERS, "fold fold 1000 call"))[-1])
    in_golden_file(tell(hand(layers, THREE_LAYERS, "1000 fold call call"))[-1])


def test_a_split_pot_names_both() -> None:
    sentences = tell(
        hand(
            setup(*[5_000] * 4, odd_chips=OddChips.FRACTION),
            SPLIT,
            "125 fold call fold" + " check check" * 3,
        )
    )

    in_golden_file(sentences[-1])


def test_a_fold_where_a_check_was_free_is_told() -> None:
    sentences = tell(hand(six(), ACES_HOLD, "call fold fold fold call fold check 100 fold"))

    in_golden_file(sentences[0])


def test_fixed_limit_bets_are_told_as_totals() -> None:
    limit = setup(*[5_000] * 4, betting=Betting.FIXED_LIMIT)
    sentences = tell(hand(limit, THREE_LAYERS, "100 150 200 fold call fold 50 fold"))

    in_golden_file(*sentences)


@given(hands())
def test_every_legal_hand_can_be_told(
    dealt: tuple[Setup, DeckOrder, tuple[Action, ...]],
) -> None:
    conditions, deck, actions = dealt
    played = TableHand(conditions, deck)
    for action in actions:
        played.record(action, "")
    streets = story(played)
    words = ["".join(phrase.text for phrase in play.text) for play in streets]

    assert len({play.street for play in streets}) == len(streets)
    for text in words:
        assert text == text.strip()
        assert "  " not in text
        assert ", ," not in text
        assert not text.startswith(",")
