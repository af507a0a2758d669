"""Blinds that change within a session: levels have deals, and a deal its blinds (R67)."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.ids import DealNo, SessionNo
from evendeal.tournament.checks import NotAnEvent, OutOfBounds, UnknownKey
from evendeal.tournament.duplicate.conditions import setup_of
from evendeal.tournament.duplicate.levels import (
    Blinds,
    Level,
    LevelsMixed,
    UnevenRounds,
    uneven_rounds,
)
from evendeal.tournament.duplicate.rules import OrderKind, OrderRules, PlayRules
from evendeal.tournament.event_lines import EventLines
from evendeal.tournament.seat_ladder import event_read as of_individuals
from evendeal.tournament.seat_teams.event_read import read_event, write_event
from support.events.individuals import individuals, individuals_toml
from support.refusals import refused

SMALL = Blinds(small_blind=25, big_blind=50)
LARGE = Blinds(small_blind=50, big_blind=100, ante=10)


def play(levels: Sequence[Level], deals: int, cap: int | None = 5_000) -> PlayRules:
    first = levels[0].blinds
    return PlayRules(
        deals=deals,
        seats=6,
        reserve=2,
        small_blind=first.small_blind,
        big_blind=first.big_blind,
        ante=first.ante,
        big_blind_ante=first.big_blind_ante,
        cap=cap,
        starting_stack=5_000,
        levels=tuple(levels),
    )


def level(deals: int, small: int = 25, big: int = 50, more: str = "") -> str:
    return f"[[levels]]\ndeals = {deals}\nsmall_blind = {small}\nbig_blind = {big}\n{more}\n"


def teams(levels: str, draw: str = 'order = "sequence"', play: str = "") -> str:
    entries = '[[entries]]\nname = "Ants"\n[[entries]]\nname = "Bees"\n'
    return (
        '[event]\nid = "cup"\nname = "Cup"\nsessions = 2\n'
        f"[play]\ndeals = 12\n{play}\n[draw]\n{draw}\n{levels}{entries}"
    )


blinds = st.builds(
    lambda small, more, ante: Blinds(small_blind=small, big_blind=small + more, ante=ante),
    st.integers(0, 100),
    st.integers(1, 100),
    st.integers(0, 50),
)
levels_of = st.lists(st.builds(Level, st.integers(1, 9), blinds), min_size=1, max_size=5)


@given(levels_of, st.integers(-1, 1))
def test_levels_have_as_many_deals_as_the_session_and_each_deal_the_blinds_of_its_own(
    levels: list[Level], off: int
) -> None:
    deals = sum(each.deals for each in levels) + off
    if deals < 1:
        return
    if off:
        with refused(NotAnEvent, where="levels", value=deals - off):
            play(levels, deals)
        return

    rules = play(levels, deals)

    in_turn = [each.blinds for each in levels for _ in range(each.deals)]
    assert [rules.blinds_of(DealNo(deal)) for deal in range(1, deals + 1)] == in_turn
    for deal, due in enumerate(in_turn, 1):
        setup = setup_of(rules, DealNo(deal))
        posts = (setup.small_blind, setup.big_blind, setup.ante, setup.big_blind_ante)
        assert posts == (due.small_blind, due.big_blind, due.ante, due.big_blind_ante)
        assert setup.button == rules.button_of(DealNo(deal))


@given(levels_of, st.integers(1, 12))
def test_a_block_lies_within_a_level_or_the_deal_is_named_at_which_it_does_not(
    levels: list[Level], block: int
) -> None:
    number = [n for n, each in enumerate(levels) for _ in range(each.deals)]
    blocks = [number[at : at + block] for at in range(0, len(number), block)]
    mixed = next((n for n, held in enumerate(blocks) if len(set(held)) > 1), None)
    order = OrderRules(order=OrderKind.BLOCKS, block=block)
    if mixed is None:
        order.require_levels(levels)
        return

    with refused(LevelsMixed, where="draw.block", value=block) as no:
        order.require_levels(levels)
    held = blocks[mixed]
    first = mixed * block + 1
    assert no.value.block == (first, first + len(held) - 1)
    assert number[no.value.deal - 1] != number[no.value.deal - 2]
    assert first < no.value.deal <= first + len(held) - 1


def test_levels_are_not_played_where_each_table_has_an_order_of_its_own() -> None:
    levels = (Level(4, SMALL), Level(8, LARGE))

    with refused(LevelsMixed, where="draw.order", value="whole", deal=5, block=None):
        OrderRules().require_levels(levels)
    OrderRules(order=OrderKind.SEQUENCE).require_levels(levels)
    OrderRules().require_levels((Level(12, LARGE),))


def test_the_cap_and_the_stack_hold_the_largest_blind_and_ante() -> None:
    levels = (Level(1, SMALL), Level(1, LARGE))

    with refused(OutOfBounds, where="play.cap", value=109, least=110):
        play(levels, 2, cap=109)
    assert play(levels, 2, cap=110).cap == 110
    with refused(OutOfBounds, where="play.starting_stack", value=100, least=110):
        replace(play(levels, 2, cap=None), starting_stack=100)


def test_a_file_of_teams_says_its_levels_and_reads_back_equal() -> None:
    text = teams(level(4) + level(8, 50, 100, "ante = 10"), 'order = "blocks"\nblock = 4')

    event = read_event(text, new=True)

    assert event.play.levels == (Level(4, SMALL), Level(8, LARGE))
    assert (event.play.small_blind, event.play.big_blind, event.play.cap) == (25, 50, 5_000)
    assert read_event(write_event(event)) == event
    assert "[[levels]]" in write_event(event)


def test_a_file_without_levels_is_written_as_before_there_were_any() -> None:
    assert "levels" not in write_event(read_event(teams("")))
    assert "levels" not in of_individuals.write_event(individuals(12))


@pytest.mark.parametrize(
    ("text", "where"),
    [
        (teams(level(6) + level(5)), "levels"),
        (teams(level(6) + level(7)), "levels"),
        (teams(level(12), play="small_blind = 25"), "play.small_blind"),
        (teams(level(12), play="ante = 0"), "play.ante"),
        (teams(level(6) + level(6, 60, 50)), "levels[2].small_blind"),
        (
            teams(level(6) + level(6, more="ante = 1\nbig_blind_ante = 1")),
            "levels[2].big_blind_ante",
        ),
        (teams(level(0) + level(12)), "levels[1].deals"),
        (teams("[[levels]]\ndeals = 12\nbig_blind = 50\n"), "levels[1].small_blind"),
        (teams(level(6) + level(6), draw="block = 4"), "draw.order"),
    ],
)
def test_levels_that_cannot_be_played_are_refused_at_their_place(text: str, where: str) -> None:
    with pytest.raises(NotAnEvent) as no:
        read_event(text, new=True)

    assert no.value.where == where
    assert EventLines.of(text).line(where) is not None


def test_a_level_has_no_other_keys() -> None:
    with refused(UnknownKey, where="levels[1]", key="minutes"):
        read_event(teams(level(12, more="minutes = 20")))


def test_individuals_play_levels_in_every_stage_or_those_of_a_stage() -> None:
    sequence = '[draw]\norder = "sequence"\n'
    all_alike = individuals(18, deals=4, more=sequence + level(2) + level(2, 50, 100, "ante = 10"))
    of_final = individuals(
        18,
        deals=4,
        more=sequence + level(3, more='stage = "Final"') + level(1, 50, 100, 'stage = "Final"'),
    )

    for session in range(1, all_alike.sessions + 1):
        rules = all_alike.play_of(SessionNo(session))
        assert [rules.blinds_of(DealNo(deal)).big_blind for deal in (1, 2, 3, 4)] == [
            50,
            50,
            100,
            100,
        ]
    last = of_final.play_of(SessionNo(of_final.sessions))
    assert [last.blinds_of(DealNo(deal)).big_blind for deal in (1, 2, 3, 4)] == [50, 50, 50, 100]
    assert of_final.play_of(SessionNo(1)).levels == ()
    for event in (all_alike, of_final):
        assert of_individuals.read_event(of_individuals.write_event(event)) == event


def test_a_level_of_a_stage_that_there_is_not_is_refused() -> None:
    text = individuals_toml(18, deals=4, more=level(4, more='stage = "Finale"'))

    with refused(NotAnEvent, where="levels[1].stage", value="Finale"):
        of_individuals.read_event(text)


def test_levels_that_a_stage_cannot_play_name_the_stage() -> None:
    text = individuals_toml(18, deals=4, more=level(3))

    with pytest.raises(NotAnEvent) as no:
        of_individuals.read_event(text)
    assert (no.value.where, no.value.value) == ("levels", 3)


@pytest.mark.parametrize(
    ("deals", "seats", "found"),
    [
        (24, 9, UnevenRounds(24, 9, None, 18, 27)),
        (18, 9, None),
        (5, 9, UnevenRounds(5, 9, None, None, 9)),
        (1, 2, UnevenRounds(1, 2, None, None, 2)),
        (24, 6, None),
    ],
)
def test_a_session_of_no_whole_rounds_is_told_which_numbers_would_be(
    deals: int, seats: int, found: UnevenRounds | None
) -> None:
    assert uneven_rounds(deals, seats, ()) == (() if found is None else (found,))


def test_each_level_is_a_whole_number_of_rounds() -> None:
    levels = (Level(9, SMALL), Level(12, LARGE), Level(6, LARGE))

    assert uneven_rounds(27, 9, levels) == (
        UnevenRounds(12, 9, 2, 9, 18),
        UnevenRounds(6, 9, 3, None, 9),
    )
