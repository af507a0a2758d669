"""Roll sets: drawn, sealed, opened and verified."""

import hashlib
import hmac
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.backgammon import Side
from evendeal.backgammon.rolls import NotARoll, high_first, roll_text
from evendeal.draw.deals import NotDrawn
from evendeal.draw.decks import deck_order
from evendeal.draw.finding import require
from evendeal.draw.keys import commit, session_key
from evendeal.draw.merkle import leaf, merkle_root
from evendeal.draw.rolls import EqualOpening, NotARollSet, RollSet, read_roll
from evendeal.draw.rolls_drawn import drawn_rolls, roll_salt, throws
from evendeal.draw.rolls_sealed import OpenedRolls, draw_rolls, seal_rolls, verify_rolls
from evendeal.draw.seal import BrokenSeal
from evendeal.ids import DealNo, EventId, SessionNo
from support.refusals import refused

SECRET = bytes(range(32))
BEACON = "evendeal test beacon 1"
EVENT = EventId("EVENT")
S1 = SessionNo(1)
SETS = draw_rolls(SECRET, BEACON, EVENT, S1, "original", 3)
PAGE = (Path(__file__).parents[2] / "docs" / "seals.md").read_text("utf-8")

SALT_1 = "ef87d442acd28cf4f1c8871309ddace23e6c05aa41d778ce6e48a939cafcead6"
LEAF_1 = "408502e721da02826e1df66506cedbb9b74d6209a9ac38ba1e7669761ba5b8d4"
ROOT_OF_3 = "5d7d77cdd8705679b20b1681ba904bbaa794868ff98b1123a8a18ad4f5119a65"
FIRST_TWELVE = (
    "1:5|64 52 31 42 61 53 43 62 65 43 22 55|51 64 64 32 61 52 33 61 11 44 31 61",
    "3:1|31 11 54 53 51 42 62 32 42 21 21 43|53 65 43 63 53 33 42 32 66 51 32 62",
    "3:2|32 66 44 41 42 54 41 62 55 63 64 41|64 32 54 62 31 33 66 31 42 21 64 41",
)
AFTER_256 = ((4, 3), (6, 1)), ((5, 5), (5, 1))

salts = st.binary(min_size=32, max_size=32)
rolls = st.tuples(st.integers(1, 6), st.integers(1, 6))


# One set.


def test_a_roll_has_one_spelling_with_the_higher_die_first() -> None:
    assert [roll_text(dice) for dice in ((6, 1), (1, 6), (3, 3))] == ["61", "61", "33"]
    assert read_roll("16") == read_roll("61") == high_first((1, 6)) == (6, 1)


@pytest.mark.parametrize("text", ["07", "70", "6", "611", "6 1", "six", "", "６１", "-1", "x" * 99])
def test_what_no_two_dice_show_is_refused(text: str) -> None:
    with refused(NotARoll, where="line 3") as no:
        read_roll(text, "line 3")

    assert no.value.fields == {"where": "line 3", "found": text[:40]}


def test_the_higher_die_of_the_opening_roll_starts_and_plays_it() -> None:
    white = RollSet((6, 1), ((6, 1), (4, 2)), ((3, 3),))
    black = RollSet((2, 6), ((4, 4),), ((6, 2), (5, 1)))

    assert (white.starter, white.opening_text) == (Side.WHITE, "6:1")
    assert (black.starter, black.opening_text) == (Side.BLACK, "2:6")
    assert str(black) == "2:6|44|62 51"
    assert black.roll(Side.BLACK, 2) == (5, 1)
    assert [black.roll(Side.BLACK, number) for number in (0, 3)] == [None, None]


def test_an_opening_roll_with_equal_dice_is_refused() -> None:
    with refused(EqualOpening, where="the opening roll", dice=(4, 4)):
        RollSet((4, 4), ((4, 4),), ())


@pytest.mark.parametrize("dice", [(0, 1), (7, 1), (1, 6), (-1, 3)])
def test_a_set_with_dice_that_are_none_names_the_side_and_the_number(dice: tuple[int, int]) -> None:
    with refused(NotARoll, where="Black's roll 2") as no:
        RollSet((6, 1), ((6, 1),), ((3, 3), dice))

    assert no.value.fields["where"] == "Black's roll 2"


def test_the_starters_first_roll_is_the_opening_roll_unless_it_is_rolled_anew() -> None:
    with refused(NotARollSet, where="White's roll 1"):
        RollSet((6, 1), ((4, 2),), ())
    with refused(NotARollSet, where="White's roll 1"):
        RollSet((6, 1), (), ())

    assert RollSet((6, 1), ((4, 4),), (), reroll=True).white == ((4, 4),)


# Drawn.


@given(salts, st.integers(1, 300), st.booleans())
def test_a_longer_set_begins_with_the_shorter(salt: bytes, count: int, reroll: bool) -> None:
    short, long = (drawn_rolls(salt, n, reroll=reroll) for n in (count, count + 70))

    assert short.opening == long.opening
    assert short.starter is (Side.WHITE if short.opening[0] > short.opening[1] else Side.BLACK)
    for side in Side:
        assert len(short.of(side)) == count
        assert long.of(side)[:count] == short.of(side)


@given(salts)
def test_a_starter_who_rolls_anew_has_the_stream_that_else_comes_after_the_opening(
    salt: bytes,
) -> None:
    played, anew = drawn_rolls(salt, 20), drawn_rolls(salt, 20, reroll=True)
    starter = played.starter

    assert played.opening == anew.opening
    assert played.of(starter) == (high_first(played.opening), *anew.of(starter)[:19])
    assert played.of(starter.other) == anew.of(starter.other)


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    missing = (cells - len(counts)) * expected
    return missing + sum((times - expected) ** 2 / expected for times in counts.values())


def test_each_of_the_36_throws_comes_equally_often_and_whatever_came_before() -> None:
    drawn = [throws(bytes([number] * 32), "white") for number in range(100)]
    streams = [[next(stream) for _ in range(721)] for stream in drawn]
    single = Counter(throw for stream in streams for throw in stream)
    pairs = Counter(pair for stream in streams for pair in pairwise(stream))

    assert 14 < chi_square(Counter(single), 36) < 67  # 35 degrees of freedom, 0.1 % either side
    assert 1140 < chi_square(Counter(pairs), 1296) < 1460  # 1295


def test_each_of_the_30_opening_rolls_comes_equally_often() -> None:
    key = session_key(SECRET, b"", EVENT, "S1", "original")
    opened = Counter(drawn_rolls(roll_salt(key, DealNo(n)), 1).opening for n in range(1, 6001))

    assert len(opened) == 30
    assert 11 < chi_square(Counter(opened), 30) < 59  # 29 degrees of freedom, 0.1 % either side


def test_a_double_comes_about_once_in_six() -> None:
    counts = Counter(
        dice[0] == dice[1]
        for number in range(40)
        for dice in drawn_rolls(bytes([number] * 32), reroll=True).white
    )

    assert abs(counts[True] / counts.total() - 1 / 6) < 0.012  # 3.3 standard deviations


def test_no_two_sides_games_kinds_sessions_or_events_share_their_rolls() -> None:
    drawn = [
        draw_rolls(SECRET, "", EventId(event), SessionNo(session), kind, 2).sets
        for event in ("cup", "cup-2")
        for session in (1, 2)
        for kind in ("original", "reserve")
    ]
    streams = {stream[1:] for sets in drawn for each in sets for stream in (each.white, each.black)}

    assert len(streams) == 2 * 2 * 8


def test_the_rolls_of_a_session_do_not_show_its_cards() -> None:
    key = session_key(SECRET, b"", EVENT, "S1", "original")

    assert roll_salt(key, DealNo(1)).hex() not in str(deck_order(key, DealNo(1)))
    assert roll_salt(key, DealNo(1)) != roll_salt(key, DealNo(2))


# Sealed and opened.


@pytest.mark.parametrize("number", [1, 2, 3])
def test_each_opened_set_is_the_sealed_one(number: int) -> None:
    finding = verify_rolls(SETS.opened(DealNo(number)), 3, SETS.root)

    assert finding.verdict == "holds"
    require([finding])


positions = st.tuples(st.sampled_from(Side), st.integers(1, 256), rolls.map(high_first))


@given(positions)
def test_an_altered_roll_is_named_by_side_and_number(
    position: tuple[Side, int, tuple[int, int]],
) -> None:
    side, number, dice = position
    opened, sealed = SETS.opened(DealNo(2)), SETS.rolls(DealNo(2))
    streams = [[roll_text(each) for each in sealed.of(each_side)] for each_side in Side]
    was, streams[side][number - 1] = streams[side][number - 1], roll_text(dice)
    text = "|".join((sealed.opening_text, *map(" ".join, streams)))
    finding = verify_rolls(replace(opened, rolls=text), 3, SETS.root)

    if was == roll_text(dice):
        assert finding.ok
    else:
        assert (finding.where, finding.verdict) == ("session 1, roll set 2", "fails")
        named = f"{side.called}'s roll {number} is {roll_text(dice)} "
        assert named in finding.sentence
        assert finding.sentence.endswith(f"{was}.")
        with refused(BrokenSeal, where=finding.where, why=finding.sentence):
            require([finding])


def other(opened: OpenedRolls) -> dict[str, OpenedRolls]:
    head, white, black = opened.rolls.split("|")
    return {
        "its opening roll is 5:1 and should be 1:5": replace(opened, rolls=f"5:1|{white}|{black}"),
        "White has 255 rolls and should have 256": replace(
            opened, rolls=f"{head}|{white[:-3]}|{black}"
        ),
        "it is not written as a roll set is": replace(opened, rolls=opened.rolls + "|66"),
        "Black's roll 1 is  and should be 51": replace(opened, rolls=f"{head}|{white}| {black}"),
        "its salt and path do not lead": replace(opened, salt=bytes(32)),
        "does not exist: 3 were sealed": replace(opened, number=DealNo(4)),
        "its salt and path do not": replace(opened, path=opened.path[:-1]),
        "its salt and path do": replace(opened, number=DealNo(2)),
        "its salt and path": replace(opened, reroll=True),
    }


@pytest.mark.parametrize("why", list(other(SETS.opened(DealNo(1)))))
def test_what_was_not_sealed_does_not_hold(why: str) -> None:
    finding = verify_rolls(other(SETS.opened(DealNo(1)))[why], 3, SETS.root)

    assert finding.verdict == "fails"
    assert why in finding.sentence


def test_a_set_of_another_session_lies_under_another_root() -> None:
    reserve = draw_rolls(SECRET, BEACON, EVENT, S1, "reserve", 3)
    finding = verify_rolls(reserve.opened(DealNo(1)), 3, SETS.root)

    assert not finding.ok
    assert finding.where == "session 1, reserve roll set 1"


def test_without_public_randomness_the_root_is_sealed_and_with_it_comes_later() -> None:
    at_once = seal_rolls(SECRET, "", EVENT, S1, "original", 5)
    later = seal_rolls(SECRET, "the state lottery of 4 May", EVENT, S1, "original", 5)
    anew = seal_rolls(SECRET, "", EVENT, S1, "original", 5, reroll=True)

    assert at_once.root == draw_rolls(SECRET, "", EVENT, S1, "original", 5).root
    assert later.root is None
    assert anew.root != at_once.root
    assert {each.commitment.hex() for each in (at_once, later)} == {commit(SECRET)}


def test_a_set_that_was_not_drawn_is_refused() -> None:
    for number in (0, 4):
        with refused(NotDrawn, deals=3):
            SETS.rolls(DealNo(number))
        with refused(NotDrawn, deals=3):
            SETS.opened(DealNo(number))


def test_a_game_that_outlasts_its_sealed_rolls_draws_on() -> None:
    sealed, longer = SETS.rolls(DealNo(1)), SETS.rolls(DealNo(1), 258)

    assert len(sealed.white) == len(sealed.black) == 256
    assert longer.white[:256] == sealed.white
    assert (longer.white[256:], longer.black[256:]) == AFTER_256


# The printed test vectors.


def test_the_first_three_sets_are_the_printed_ones() -> None:
    drawn = [str(drawn_rolls(salt, 12)) for salt in SETS.salts]

    assert drawn == list(FIRST_TWELVE)
    assert SETS.salts[0].hex() == SALT_1
    assert [str(each).split("|")[0] for each in SETS.sets] == ["1:5", "3:1", "3:2"]


def test_the_leaf_of_set_one_and_the_root_over_three_sets_are_the_printed_ones() -> None:
    leaves = [
        leaf(DealNo(n), salt, str(each))
        for n, (salt, each) in enumerate(zip(SETS.salts, SETS.sets, strict=True), 1)
    ]

    assert leaves[0].hex() == LEAF_1
    assert merkle_root(leaves) == SETS.root
    assert SETS.root.hex() == ROOT_OF_3


def test_the_rolls_written_out_by_hand_from_the_page_agree() -> None:
    key = session_key(SECRET, BEACON.encode(), EVENT, "S1", "original")
    salt = hmac.digest(key, b"dpk1/rolls/1", "sha512")[:32]

    def by_hand(label: str, count: int) -> list[tuple[int, int]]:
        blocks = b"".join(hmac.digest(salt, f"{label}/{c}".encode(), "sha512") for c in range(6))
        bytes_taken = [byte % 36 for byte in blocks if byte < 252]
        return [(x // 6 + 1, x % 6 + 1) for x in bytes_taken][:count]

    opening = next(dice for dice in by_hand("opening", 64) if dice[0] != dice[1])
    white, black = (
        ["".join(map(str, sorted(dice, reverse=True))) for dice in by_hand(side, 256)]
        for side in ("white", "black")
    )
    black = ["".join(map(str, sorted(opening, reverse=True))), *black[:255]]
    text = f"{opening[0]}:{opening[1]}|{' '.join(white)}|{' '.join(black)}"

    assert opening[0] < opening[1]
    assert text == str(SETS.sets[0])
    assert (
        hashlib.sha256(b"\0" + (1).to_bytes(4, "big") + salt + text.encode()).hexdigest() == LEAF_1
    )
    assert len(text) == 1_539


def test_the_page_prints_what_the_program_draws() -> None:
    for printed in (SALT_1, LEAF_1, ROOT_OF_3):
        assert printed in PAGE
    for text in FIRST_TWELVE:
        for part in text.split("|"):
            assert part in PAGE
    for stream in AFTER_256:
        assert " ".join(map(roll_text, stream)) in PAGE
