"""Which roll comes next in each room."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.backgammon import Dice, Side
from evendeal.backgammon.rolls import NotARoll, OpeningDiffers, RollDiffers, high_first
from evendeal.draw.rolls import EqualOpening, NotARollSet, RollSet
from evendeal.draw.rolls_drawn import drawn_rolls
from evendeal.draw.rolls_feed import (
    Feed,
    end_game,
    extended,
    next_roll,
    open_game,
    sealed_feed,
    take_roll,
    thrown_feed,
)
from evendeal.draw.rolls_refusals import GameEndedThere, NotTheNextRoll, NotThrownYet, RollsRunOut
from evendeal.ids import ROOMS, Room
from support.refusals import refused

WHITE, BLACK = Side.WHITE, Side.BLACK
SET = drawn_rolls(bytes(32), 60)
FIFTH = RollSet((6, 1), ((6, 1), (4, 2), (3, 2)), ((3, 3), (4, 1), (6, 5)))


def opened(feed: Feed, *rooms: Room) -> Feed:
    """The feed after rooms have had the opening roll of `FIFTH`."""
    for room in rooms or ROOMS:
        feed, _ = open_game(feed, room, (6, 1))
    return feed


# The two ways of running an event.


def test_sealed_rolls_are_revealed_one_after_the_other_to_each_room_for_itself() -> None:
    feed, opening = open_game(sealed_feed(FIFTH), "open")
    feed, first = take_roll(feed, "open", BLACK, 1)
    feed, second = take_roll(feed, "open", WHITE, 2)
    feed, again = open_game(feed, "closed")
    feed, same = take_roll(feed, "closed", BLACK, 1)

    assert (opening, first, second) == ((6, 1), (3, 3), (4, 2))
    assert (again, same) == (opening, first)
    assert [feed.room(room).used for room in ROOMS] == [(2, 1), (1, 1)]
    assert feed.thrown == RollSet((6, 1), ((6, 1), (4, 2)), ((3, 3),))


def test_a_roll_is_thrown_at_the_first_table_that_needs_it_and_repeated_at_the_other() -> None:
    feed = opened(thrown_feed())
    with refused(NotThrownYet, side=BLACK, number=1):
        take_roll(feed, "open", BLACK, 1)
    feed, thrown = take_roll(feed, "closed", BLACK, 1, (3, 5))
    feed, repeated = take_roll(feed, "open", BLACK, 1)
    feed, ahead = take_roll(feed, "open", WHITE, 2, (2, 2))
    feed, behind = take_roll(feed, "closed", WHITE, 2)

    assert thrown == repeated == (5, 3)
    assert ahead == behind == (2, 2)


def test_the_opening_roll_too_is_thrown_once_and_repeated() -> None:
    with refused(NotThrownYet):
        open_game(thrown_feed(), "closed")
    feed, thrown = open_game(thrown_feed(), "closed", (2, 6))
    feed, repeated = open_game(feed, "open")

    assert thrown == repeated == (2, 6)
    assert feed.starter is BLACK
    assert feed.revealed == ((), ((6, 2),))
    assert next_roll(feed, "open") == next_roll(feed, "closed") == (WHITE, 1)


def test_equal_opening_dice_are_thrown_again_and_never_kept() -> None:
    feed = thrown_feed()
    with refused(EqualOpening, where="open room", dice=(5, 5)):
        open_game(feed, "open", (5, 5))

    assert open_game(feed, "open", (5, 4))[1] == (5, 4)


def test_a_starter_who_rolls_anew_uses_the_first_roll_of_the_stream_after_the_opening() -> None:
    feed, _ = open_game(thrown_feed(reroll=True), "open", (6, 1))

    assert next_roll(feed, "open") == (WHITE, 1)
    feed, roll = take_roll(feed, "open", WHITE, 1, (4, 4))
    assert roll == (4, 4)
    assert feed.thrown == RollSet((6, 1), ((4, 4),), (), reroll=True)


def test_a_game_that_outlasts_its_set_goes_on_with_a_longer_one() -> None:
    short, long = drawn_rolls(bytes(32), 1), drawn_rolls(bytes(32), 2)
    feed, _ = open_game(sealed_feed(short), "open")
    side, number = next_roll(feed, "open") or (WHITE, 0)
    feed, _ = take_roll(feed, "open", side, number)
    with refused(RollsRunOut, side=side.other, number=2):
        take_roll(feed, "open", side.other, 2)
    feed, roll = take_roll(extended(feed, long), "open", side.other, 2)

    assert roll == long.roll(side.other, 2)
    for stranger in (drawn_rolls(bytes(31) + b"1", 3), drawn_rolls(bytes(32), 3, reroll=True)):
        with refused(NotARollSet):
            extended(feed, stranger)
    with refused(NotARollSet):
        extended(thrown_feed(), long)


def test_a_longer_set_has_the_same_opening_the_same_rolls_and_the_same_rule_of_starting() -> None:
    white, black = ((6, 1), (3, 2)), ((3, 3), (4, 1))
    feed = sealed_feed(RollSet((6, 1), white, black, reroll=True))
    for other in (
        RollSet((5, 2), white, black, reroll=True),
        RollSet((6, 1), (*white[:1], (3, 1)), black, reroll=True),
        RollSet((6, 1), white, black, reroll=False),
    ):
        with refused(NotARollSet):
            extended(feed, other)
    longer = RollSet((6, 1), (*white, (2, 2)), (*black, (5, 4)), reroll=True)
    assert extended(feed, longer).sealed == longer


# What is refused, and changes nothing.


@contextmanager
def unchanged(feed: Feed) -> Iterator[None]:
    before = repr(feed)
    yield
    assert repr(feed) == before


def test_a_roll_that_differs_from_the_sealed_or_thrown_one_is_refused() -> None:
    sealed = opened(sealed_feed(FIFTH))
    thrown = take_roll(opened(thrown_feed()), "closed", BLACK, 1, (3, 3))[0]
    for feed in (sealed, thrown):
        differs = {"where": "open room", "side": BLACK, "number": 1, "found": (3, 2)}
        with unchanged(feed), refused(RollDiffers, **differs, due=(3, 3)):
            take_roll(feed, "open", BLACK, 1, (3, 2))
        assert take_roll(feed, "open", BLACK, 1, (3, 3))[1] == (3, 3)
        with (
            unchanged(feed),
            refused(OpeningDiffers, where="open room", found=(1, 6), due=(6, 1)),
        ):
            open_game(feed, "open", (1, 6))


def test_a_roll_entered_twice_is_the_same_roll_and_with_other_dice_is_refused() -> None:
    feed, roll = take_roll(opened(thrown_feed()), "open", BLACK, 1, (5, 3))

    assert take_roll(feed, "open", BLACK, 1, (3, 5)) == (feed, roll)
    assert take_roll(feed, "open", BLACK, 1) == (feed, roll)
    assert open_game(feed, "open") == (feed, (6, 1))
    differs = {"where": "open room", "side": BLACK, "number": 1, "found": (5, 4)}
    with unchanged(feed), refused(RollDiffers, **differs, due=(5, 3)):
        take_roll(feed, "open", BLACK, 1, (5, 4))


@pytest.mark.parametrize(
    ("side", "number"), [(WHITE, 2), (BLACK, 2), (BLACK, 0), (WHITE, 0), (WHITE, 3), (BLACK, -1)]
)
def test_a_roll_out_of_turn_is_refused(side: Side, number: int) -> None:
    feed = opened(sealed_feed(FIFTH))

    due = {"due_side": BLACK, "due_number": 1}
    with unchanged(feed), refused(NotTheNextRoll, room="open", side=side, number=number, **due):
        take_roll(feed, "open", side, number)


def test_no_roll_is_asked_for_before_the_opening_roll() -> None:
    feed = opened(sealed_feed(FIFTH), "open")

    with unchanged(feed), refused(NotTheNextRoll, room="closed", side=WHITE, number=1):
        take_roll(feed, "closed", WHITE, 1)


def test_a_room_in_which_the_game_is_over_needs_no_more_rolls_but_keeps_those_it_had() -> None:
    feed = end_game(take_roll(opened(sealed_feed(FIFTH)), "open", BLACK, 1)[0], "open")

    with unchanged(feed), refused(GameEndedThere, room="open"):
        take_roll(feed, "open", WHITE, 2)
    assert take_roll(feed, "open", BLACK, 1) == (feed, (3, 3))
    assert next_roll(feed, "open") is None
    assert next_roll(feed, "closed") == (BLACK, 1)
    assert end_game(feed, "open") == feed
    unopened = end_game(sealed_feed(FIFTH), "closed")
    with unchanged(unopened), refused(GameEndedThere, room="closed"):
        open_game(unopened, "closed")


def test_dice_that_are_none_are_refused() -> None:
    feed = opened(thrown_feed())

    with unchanged(feed), refused(NotARoll, found="70"):
        take_roll(feed, "open", BLACK, 1, (7, 0))
    unopened = thrown_feed()
    with unchanged(unopened), refused(NotARoll, found="03"):
        open_game(unopened, "open", (0, 3))


# Any two rooms at any speed.

steps = st.lists(
    st.tuples(st.sampled_from(ROOMS), st.sampled_from(["roll"] * 12 + ["again", "end"])),
    max_size=90,
)
dice = st.tuples(st.integers(1, 6), st.integers(1, 6))
unequal = dice.filter(lambda pair: pair[0] != pair[1])


@given(steps, st.booleans(), st.booleans(), st.data())
def test_both_rooms_have_the_same_rolls_at_whatever_speed_they_play(
    steps: list[tuple[Room, str]], ahead: bool, reroll: bool, data: st.DataObject
) -> None:
    source = drawn_rolls(b"7" * 32, 60, reroll=reroll)
    feed = sealed_feed(source) if ahead else thrown_feed(reroll=reroll)
    had: dict[Room, dict[tuple[Side, int], Dice]] = {"open": {}, "closed": {}}
    openings: dict[Room, Dice] = {}
    for room, step in steps:
        at = feed.room(room)
        if step == "end" or at.over:
            feed = end_game(feed, room)
        elif not at.opened:
            typed = (
                None if ahead or feed.opening else data.draw(dice.filter(lambda d: d[0] != d[1]))
            )
            feed, openings[room] = open_game(feed, room, typed)
            if not reroll and feed.starter is not None:
                had[room][feed.starter, 1] = high_first(openings[room])
        elif step == "again" and had[room]:
            side, number = data.draw(st.sampled_from(sorted(had[room])))
            after, roll = take_roll(feed, room, side, number)
            assert after is feed
            assert roll == had[room][side, number]
        else:
            due = next_roll(feed, room)
            assert due is not None
            known = ahead or due[1] <= len(feed.revealed[due[0]])
            typed = None if known else data.draw(dice)
            feed, had[room][due] = take_roll(feed, room, *due, typed)

        # (a) what both rooms have used is equal
        for entry in had["open"].keys() & had["closed"].keys():
            assert had["open"][entry] == had["closed"][entry]
        assert len(set(openings.values())) <= 1
        # (b) in each room the starter is level or one turn ahead
        for at in feed.rooms:
            if at.opened and feed.starter is not None:
                assert at.used[feed.starter] - at.used[feed.starter.other] in (0, 1)
        # (c) as much is revealed as the faster room has used
        for side in Side:
            assert len(feed.revealed[side]) == max(at.used[side] for at in feed.rooms)
    # (d) what was revealed is the beginning of what was sealed
    if ahead and feed.thrown is not None:
        for side in Side:
            assert feed.thrown.of(side) == source.of(side)[: len(feed.thrown.of(side))]
