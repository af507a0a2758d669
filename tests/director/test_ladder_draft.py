"""The form of a new event of individuals: what it comes to, and all that is wrong with it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.formats.new_event_side import NotAnEventYet
from evendeal.formats.seat_ladder.desk import SeatLadderDesk
from evendeal.formats.seat_ladder.new_event import SeatLadderNewEvent
from evendeal.ids import EventId
from evendeal.tournament.seat_ladder.event_read import read_event
from evendeal.views.poker.draft import DraftLevel
from evendeal.views.poker.ladder_draft import DraftStage, LadderCheck, LadderDraft


@pytest.fixture
def side(tmp_path: Path) -> Iterator[SeatLadderNewEvent]:
    with open_desks(tmp_path, create=True) as desks:
        yield SeatLadderNewEvent(desks.kind(SeatLadderDesk))


def form(listed: int = 0, *, expected: int | None = None, **more: Any) -> LadderDraft:
    """A form with a list of so many players, or with so many who are expected."""
    names = "\n".join(f"Player {number}" for number in range(1, listed + 1))
    usual = {"format": "seat_ladder", "id": "", "name": "Spring Open"}
    return LadderDraft(**{**usual, "entries_text": names, "players": expected, **more})


def numbers(check: LadderCheck) -> list[int]:
    """How many play each session."""
    return [each.players for each in check.course]


def places(check: LadderCheck) -> list[str]:
    """Where something is wrong."""
    return [problem.where for problem in check.problems]


def test_the_stages_of_a_field_are_advised_before_there_is_a_list_and_nothing_is_sealed(
    side: SeatLadderNewEvent,
) -> None:
    check = side.check(form(expected=243))

    assert numbers(check) == [243, 162, 108, 72, 54, 36, 18, 6, 6]
    assert [stage.name for stage in check.stages][-1] == "Final"
    assert places(check) == ["entries"]
    assert check.toml is None


def test_a_list_of_players_makes_an_event_for_points(side: SeatLadderNewEvent) -> None:
    check = side.check(form(27))

    assert places(check) == []
    assert check.toml is not None
    event = read_event(check.toml)
    assert (event.id, len(event.entries)) == ("spring-open", 27)
    assert not event.awards.money
    assert numbers(check) == [27, 18, 18, 6, 6]
    assert side.make(form(27), by="dana").event == EventId("spring-open")


def test_a_stage_that_cannot_be_filled_is_the_last_that_is_drawn_and_says_how_many_it_needs(
    side: SeatLadderNewEvent,
) -> None:
    stages = (
        DraftStage(name="Preliminary", sessions=2, seats=9, eliminate=90),
        DraftStage(name="Final"),
    )
    check = side.check(form(27, stages=stages))

    assert [(each.players, each.needed) for each in check.course] == [(27, None), (9, 10)]
    assert places(check) == ["entries"]
    with pytest.raises(NotAnEventYet):
        side.make(form(27, stages=stages), by="dana")


@pytest.mark.parametrize(
    ("more", "where"),
    [
        ({"name": ""}, ["event.name"]),
        ({"deals": 0}, ["play.deals"]),
        ({"cap": 10}, ["play.cap"]),
        ({"awards": "glory"}, ["awards.kind"]),
        ({"stages": (DraftStage(name=""), DraftStage(name="Final"))}, ["stages[1].seats"]),
        (
            {"order": "whole", "levels": (DraftLevel(deals=12, small_blind=25, big_blind=25),) * 2},
            ["draw.order"],
        ),
        ({"levels": (DraftLevel(deals=5, small_blind=25, big_blind=25),)}, ["levels"]),
        ({"name": "", "deals": 0, "cap": 10}, ["event.name", "play.cap", "play.deals"]),
    ],
)
def test_everything_that_is_wrong_is_said_at_once(
    side: SeatLadderNewEvent, more: dict[str, Any], where: list[str]
) -> None:
    check = side.check(form(27, **more))

    assert sorted(places(check)) == where
    assert check.toml is None


def test_a_session_of_no_whole_rounds_is_a_warning_and_no_problem(
    side: SeatLadderNewEvent,
) -> None:
    check = side.check(form(27))

    assert [(each.key, each.of, each.fewer, each.more) for each in check.warnings] == [
        ("rounds", "Preliminary", 18, 27)
    ]
    assert side.check(form(27, deals=18)).warnings == ()


def test_a_level_of_no_whole_rounds_is_named(side: SeatLadderNewEvent) -> None:
    levels = tuple(
        DraftLevel(deals=deals, small_blind=25, big_blind=25 * deals) for deals in (18, 6)
    )
    check = side.check(form(27, levels=levels, order="sequence"))

    assert [(each.key, each.level, each.fewer, each.more) for each in check.warnings] == [
        ("rounds-level", 2, 0, 9)
    ]
    assert check.toml is not None
    assert len(read_event(check.toml).stages[0].levels) == 2


def test_prizes_are_chosen_with_their_pool(side: SeatLadderNewEvent) -> None:
    check = side.check(form(27, awards="prizes", pool=100_000, currency="EUR"))

    assert check.toml is not None
    awards = read_event(check.toml).awards
    assert (awards.money, awards.pool, awards.currency) == (True, 100_000, "EUR")
    assert side.check(form(27, awards="points", pool=100_000)).problems == ()


def test_how_long_it_takes_follows_from_the_deals_of_all_sessions_and_is_no_part_of_the_event(
    side: SeatLadderNewEvent,
) -> None:
    check = side.check(form(27, deals=12))
    slower = side.check(form(27, deals=12, deal_seconds=320, break_minutes=0))
    wrong = side.check(form(27, deal_seconds=0))

    assert check.lasts is not None
    assert slower.lasts is not None
    assert check.lasts.play == 5 * 12 * 160
    assert check.lasts.breaks == 5 * 15 * 60
    assert (slower.lasts.play, slower.lasts.breaks) == (2 * check.lasts.play, 0)
    assert check.lasts.sentence in check.sentences
    assert slower.toml == check.toml
    assert places(wrong) == ["pace.deal_seconds"]


def test_before_there_is_a_list_it_is_said_how_long_so_many_play(side: SeatLadderNewEvent) -> None:
    check = side.check(form(expected=243, deals=24))

    assert check.lasts is not None
    assert check.lasts.play == 9 * 24 * 160
