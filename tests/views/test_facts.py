"""Facts about a deal are worth reading and mislead nobody."""

from evendeal.poker import OddChips
from evendeal.tournament.duplicate.table_hand import TableHand
from support.poker.seen_hands import ACES_HOLD, facts_of, hand, seats_of, setup, six
from support.sentences import in_golden_file

CALLED = "125 fold 400 fold fold fold call check 450 call check check check 1075 call"
LIMIT_OF_THE_CAP = "125 fold 400 fold fold fold 1100 5000 call"
JACKS_WIN = "125 fold 400 fold fold fold call check 750 2400 fold"
FLAT = "125 fold call fold fold fold check 200 call check check check check"
WALK = "fold fold fold fold fold"


def guide(*hands: str) -> list[TableHand]:
    """The guide's deal, played so at table 1, so at table 2, and so on."""
    return [hand(six(), ACES_HOLD, actions) for actions in hands]


def test_the_guides_deal_is_about_the_kings() -> None:
    facts = facts_of(guide(CALLED, LIMIT_OF_THE_CAP, JACKS_WIN, FLAT))

    assert len(facts) == 4
    in_golden_file(*map(": ".join, facts))


def test_a_deal_that_all_tables_play_alike_has_no_best_and_no_par() -> None:
    in_golden_file(*map(": ".join, facts_of(guide(CALLED, CALLED, CALLED))))


def test_walks_everywhere_are_no_showdown() -> None:
    in_golden_file(*map(": ".join, facts_of(guide(WALK, WALK))))


def test_two_tables_have_no_median() -> None:
    facts = facts_of(guide(CALLED, FLAT))

    assert all("median" not in caption for _, caption in facts)
    in_golden_file(*map(": ".join, facts))


def test_those_who_share_the_best_are_named_or_counted() -> None:
    facts = facts_of(guide(CALLED, CALLED, FLAT, FLAT, FLAT))

    in_golden_file(facts[0][1])
    assert all("pot" not in caption for _, caption in facts[:3])


def test_a_median_between_two_results_is_exact() -> None:
    facts = facts_of(guide(CALLED, "126 fold 400 fold fold fold fold", FLAT, WALK))

    assert facts[1][0] == "+300½"
    in_golden_file(facts[1][1])


def test_a_pot_split_in_fractions_is_told_in_fractions() -> None:
    cards = ("AsKd 9h8h AdKs 7c2d", "QhJdTs3c2h")
    conditions = setup(*[5_000] * 4, odd_chips=OddChips.FRACTION)
    split = hand(conditions, cards, "125 fold call call" + " check" * 9)
    quiet = hand(conditions, cards, "125 fold fold fold")

    assert facts_of([split, quiet])[0][0] == "+62½ to \u221225"


def test_no_seat_that_folded_is_said_to_have_held_something() -> None:
    seats = seats_of(*guide(CALLED, JACKS_WIN))

    assert [seat.caption for seat in seats] == [
        "folds everywhere",
        "folds everywhere",
        "pair of jacks",
        "folds everywhere",
        "pair of kings",
        "folds everywhere",
    ]
    assert [seat.seat for seat in seats if seat.highlight] == [3, 5]
    assert [seat.seat for seat in seats if seat.held] == [3, 5]
    assert all("folds" not in caption for _, caption in facts_of(guide(CALLED, JACKS_WIN)))


def test_a_caption_goes_as_far_as_the_seat_saw() -> None:
    cards = ("AsKs 5c5d 9h8h Qc3h", "2s3s7d4sTd")
    on_the_flop = hand(setup(*[5_000] * 4), cards, "fold fold 150 call check 200 fold")
    on_the_turn = hand(setup(*[5_000] * 4), cards, "fold fold 150 call check check 200 fold")

    assert seats_of(on_the_flop)[0].caption == "ace high"
    assert seats_of(on_the_turn)[0].caption == "flush, ace high"
    assert seats_of(on_the_turn, on_the_flop)[0].caption == "flush, ace high"


def test_the_higher_card_stands_first_and_spades_before_clubs() -> None:
    seats = seats_of(hand(setup(*[5_000] * 4), ("5dAs 8h9h JcJs 3sQc", "9d4c2cQh7s"), WALK[:14]))

    assert [seat.cards for seat in seats] == [
        ("As", "5d"),
        ("9h", "8h"),
        ("Js", "Jc"),
        ("Qc", "3s"),
    ]


def test_before_the_flop_two_cards_are_named_by_themselves() -> None:
    seats = seats_of(
        hand(
            setup(*[5_000] * 4),
            ("6d6s 9h8h AsKd 4c2d", "7d4s2sQhTs"),
            "125 fold 400 1000 fold fold",
        )
    )

    assert [seat.caption for seat in seats] == [
        "pair of sixes",
        "nine and eight suited",
        "ace and king",
        "folds everywhere",
    ]


def test_the_blinds_and_the_button_are_named_two_handed_too() -> None:
    four = seats_of(hand(setup(*[5_000] * 4), ("AsKd 9h8h AdKs 7c2d", "QhJdTs3c2h"), WALK[:14]))
    two = seats_of(hand(setup(5_000, 5_000, button=1), ("AsKd 9h8h", "QhJdTs3c2h"), "fold"))

    assert [seat.role for seat in four] == ["small blind", "big blind", "", "button"]
    assert [seat.role for seat in two] == ["small blind", "big blind"]


def test_an_empty_seat_is_called_so() -> None:
    gap = setup(*[5_000] * 4, empty=frozenset({2}))
    seats = seats_of(hand(gap, ("AsKd 9h8h AdKs 7c2d", "QhJdTs3c2h"), "fold fold"))

    assert [(seat.empty, seat.caption) for seat in seats] == [
        (False, "ace and king"),
        (True, "empty seat"),
        (False, "folds everywhere"),
        (False, "folds everywhere"),
    ]
