"""The stacks of a final table: told when the session is over, and never before (R37)."""

from dataclasses import replace
from urllib.parse import parse_qs, urlsplit

import pytest

from evendeal.ids import SeatNo, SessionNo, TableNo
from evendeal.tournament.duplicate.bodies import Ended, OpenedLine, body_from_json
from evendeal.tournament.duplicate.rules import Stacks
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.poker.prize_stacks import (
    StacksFrom,
    TablePrizePlayer,
    prizes_address,
    table_prizes,
)
from support.events.rehearsed_cup import Cup, cup, play
from support.sentences import in_golden_file

FIRST = SessionNo(1)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Cup:
    """One session in which the stacks run on."""
    event = cup(sessions=1)
    event = replace(event, play=replace(event.play, stacks=Stacks.RUNNING))
    return play(tmp_path_factory.mktemp("running"), event)


def when(played: Cup, kind: type, session: int = 1) -> Progress:
    """The event after the last line of this kind in a session."""
    last = max(
        number
        for number, line in enumerate(played.lines, 1)
        if line.session == session and isinstance(body_from_json(line.body), kind)
    )
    return played.after(last)


def test_no_stack_is_told_while_a_deal_of_the_session_is_closed(played: Cup) -> None:
    last = when(played, OpenedLine)
    before = played.after(last.position - 1)

    assert {table.players for table in table_prizes(before, FIRST)} == {()}
    assert {table.address for table in table_prizes(before, FIRST)} == {None}
    in_golden_file(*{table.sentence for table in table_prizes(before, FIRST)})
    assert all(table.address for table in table_prizes(last, FIRST))


def test_before_a_session_has_begun_there_is_no_table(played: Cup) -> None:
    assert table_prizes(played.after(1)) == ()


def test_where_deals_begin_alike_a_stack_is_the_starting_stack_and_the_chip_scores(
    played: Cup,
) -> None:
    tables = table_prizes(played.after(len(played.lines)), FIRST)

    for table in tables:
        totals = played.public.table(played.event.id, table.table, FIRST).totals

        assert [p.stack for p in table.players] == [5_000 + total for total in totals]
    in_golden_file(
        *{table.sentence for table in table_prizes(played.after(len(played.lines)), FIRST)}
    )


def test_stacks_that_ran_on_are_told_when_the_session_has_ended(running: Cup) -> None:
    ended = when(running, Ended)
    before = running.after(ended.position - 1)

    assert all(not table.players for table in table_prizes(before))
    in_golden_file(*{table.sentence for table in table_prizes(before)})
    assert all(table.players for table in table_prizes(ended))


def test_stacks_that_ran_on_are_the_chips_in_front_of_the_seats(running: Cup) -> None:
    """The starting stacks, what was won and lost, and the reserve that was handed out (R7)."""
    for table in table_prizes(when(running, Ended)):
        totals = running.public.table(running.event.id, table.table).totals
        lent = sum(p.stack for p in table.players) - 4 * 5_000 - sum(totals)

        assert lent >= 0
        assert ("of reserve" in table.sentence) == (lent > 0)
        assert all(
            player.stack >= 5_000 + total
            for player, total in zip(table.players, totals, strict=True)
        )


def test_the_address_fills_the_page_with_names_and_stacks() -> None:
    players = [
        TablePrizePlayer(SeatNo(1), "A", "Ana; the first", 5_000, "5 000"),  # type: ignore[arg-type]
        TablePrizePlayer(SeatNo(2), "B", "Bo & Co", 12_000, "12 000"),  # type: ignore[arg-type]
    ]

    address = urlsplit(prizes_address(players))

    assert address.path == "/prizes"
    assert parse_qs(address.query) == {
        "names": ["Ana, the first;Bo & Co"],
        "stacks": ["5000;12000"],
    }


def test_an_empty_seat_has_no_stack(with_a_gap: Cup) -> None:
    (table, *_) = table_prizes(with_a_gap.after(len(with_a_gap.lines)))

    assert table.table == TableNo(1)
    if table.players:
        assert [player.seat for player in table.players] == [1, 3, 4, 5]
    else:
        in_golden_file(table.sentence)


@pytest.mark.parametrize(
    "made",
    [
        StacksFrom("won", start=5000, deals=1),
        StacksFrom("won", start=12_000, deals=30, cut=True),
        StacksFrom("in_front"),
        StacksFrom("in_front", reserve=1500),
    ],
)
def test_what_stacks_are_is_said_in_one_sentence(made: StacksFrom) -> None:
    """However many seats have a part of a chip, the sentence says once that it is left out."""
    in_golden_file(str(made))
