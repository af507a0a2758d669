"""The public views of a small event that was really played."""

from fractions import Fraction
from itertools import pairwise, zip_longest

import pytest

from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker import Chips
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.absent import (
    NoSuchDeal,
    NoSuchSession,
    NoSuchTable,
)
from evendeal.views.figures import points_text
from evendeal.views.poker.deal import (
    ClosedDeal,
    DealHead,
    OpenDeal,
    TooEarly,
    deal_heads,
    deal_page,
)
from evendeal.views.poker.head import event_head
from evendeal.views.poker.scoreboard import scoreboard
from evendeal.views.poker.table import table_heads, table_page
from support.events.rehearsed_cup import CUP, TEAMS, Cup, cup
from support.refusals import refused

ONE, TWO = SessionNo(1), SessionNo(2)


def page(progress: Progress, deal: int, session: SessionNo | None = None) -> OpenDeal:
    view = deal_page(progress, event_head(progress, None, session), DealNo(deal), b"root")
    assert isinstance(view, OpenDeal)
    return view


def test_before_the_first_session_there_is_an_event_and_nothing_else() -> None:
    progress = Progress(cup())
    head = event_head(progress, None)
    board = scoreboard(progress, None)

    assert (head.status, head.session, head.sessions) == ("sealed", 1, 2)
    assert (head.comparable, head.hands_played, head.hands_total) == (0, 0, 24)
    assert [(line.place, line.shared, line.points) for line in board.standings] == [
        (1, True, "0")
    ] * 4
    assert [line.name for line in board.standings] == list(TEAMS)
    assert board.ladders == ()
    assert board.strip == (False,) * 6
    assert table_heads(progress) == ()
    assert all(not deal.open for deal in deal_heads(progress))
    with pytest.raises(NoSuchTable):
        table_page(progress, TableNo(1))
    with refused(NoSuchSession, event="cup", session=2, sessions=1):
        event_head(progress, None, TWO)


@pytest.mark.long
def test_the_head_counts_the_session_that_is_shown(played: Cup) -> None:
    public = played.public
    head = public.event(CUP)

    assert (head.status, head.session, head.sessions) == ("finished", 2, 2)
    assert (head.comparable, head.deals) == (6, 6)
    assert (head.hands_played, head.hands_total) == (24, 24)
    assert head.rehearsal
    assert head.betting == "no-limit"
    assert len(head.seal) == 64
    assert head.seal != public.deal(CUP, DealNo(1), ONE).event.seal
    assert head.forecast_end is None


def test_the_points_of_the_table_are_those_of_the_seats(played: Cup) -> None:
    public = played.public
    ladders = [
        ladder for session in (ONE, TWO) for ladder in public.scoreboard(CUP, session).ladders
    ]
    board = public.scoreboard(CUP)

    for line in board.standings:
        rungs = [rung for ladder in ladders for rung in ladder.rungs if rung.entry == line.entry]
        assert (
            points_text(sum((Fraction(rung.points) for rung in rungs), Fraction())) == line.points
        )
        assert sum(rung.chips for rung in rungs) == line.chips
    assert board.position == public.position(CUP)
    assert [line.place for line in board.standings] == [1, 2, 3, 4]
    assert board.method.id == "seat_points"


def test_a_ladder_is_filled_from_the_last_to_the_first(played: Cup) -> None:
    for session in (ONE, TWO):
        for ladder in played.public.scoreboard(CUP, session).ladders:
            fills = [rung.fill for rung in ladder.rungs]
            assert fills[0] == 1
            assert fills[-1] == 0
            assert all(before >= after for before, after in pairwise(fills))
            for rung in ladder.rungs:
                first, last = ladder.rungs[0].chips, ladder.rungs[-1].chips
                assert rung.fill == float(Fraction(rung.chips - last, first - last))


def test_those_level_in_a_seat_share_place_points_and_fill(played: Cup) -> None:
    shared = [
        [(rung.place, rung.points, rung.fill) for rung in ladder.rungs if rung.chips == chips]
        for session in (ONE, TWO)
        for ladder in played.public.scoreboard(CUP, session).ladders
        for chips in {rung.chips for rung in ladder.rungs}
    ]

    assert any(len(rungs) > 1 for rungs in shared)
    assert all(len(set(rungs)) == 1 for rungs in shared)


def test_a_ladder_in_which_all_are_level_has_no_filled_line(played: Cup) -> None:
    first = next(n for n, line in enumerate(played.lines, 1) if line.body["do"] == "open")
    ladders = scoreboard(played.after(first), None).ladders
    level = [ladder.rungs for ladder in ladders if len({rung.chips for rung in ladder.rungs}) == 1]

    assert len(ladders) == 4
    assert level
    assert {(rung.place, rung.fill) for rungs in level for rung in rungs} == {(1, 0.0)}


def test_places_move_from_one_open_deal_to_the_next(played: Cup) -> None:
    """`moved` is the place before the last deal opened less the place now, deal after deal."""
    before: dict[EntryId, int] = {}
    opened = 0
    moves = 0
    for number, line in enumerate(played.lines, 1):
        if line.body["do"] != "open":
            continue
        opened += 1
        places = {}
        for standing in scoreboard(played.after(number), None).standings:
            places[standing.entry] = standing.place
            expected = before[standing.entry] - standing.place if before else 0
            assert standing.moved == expected
            moves += standing.moved != 0
        before = places

    assert opened == 12
    assert moves > 0


def test_a_traveller_sums_to_zero_and_has_every_team_once_in_each_seat(played: Cup) -> None:
    progress = played.after(len(played.lines))
    for session in (ONE, TWO):
        for deal in range(1, 7):
            traveller = page(progress, deal, session)
            assert [row.table for row in traveller.rows] == [1, 2, 3, 4]
            assert all(
                sum(cell.chips for cell in row.cells) + row.house == 0 for row in traveller.rows
            )
            for seat in range(4):
                column = [row.cells[seat] for row in traveller.rows]
                assert {cell.name for cell in column} == set(TEAMS)
                best = max(cell.chips for cell in column)
                differ = len({cell.chips for cell in column}) > 1
                assert [cell.best for cell in column] == [
                    differ and cell.chips == best for cell in column
                ]


def test_a_deal_page_says_what_the_deck_says(played: Cup) -> None:
    progress = played.after(len(played.lines))
    for deal in range(1, 7):
        view = page(progress, deal)
        deck = view.proof.deck.split(" ")
        order = [(seat - view.button - 1) % 4 for seat in range(1, 5)]
        assert [set(seat.cards) for seat in view.seats] == [
            {deck[turn], deck[4 + turn]} for turn in order
        ]
        assert list(view.board) == [deck[n] for n in (9, 10, 11, 13, 15)][: len(view.board)]
        assert 2 <= len(view.facts) <= 4
        assert all(row.play for row in view.rows)
        assert view.button == (deal - 1) % 4 + 1


@pytest.mark.long
def test_arrows_lead_to_the_nearest_open_deals(played: Cup) -> None:
    end = next(n for n, line in enumerate(played.lines, 1) if line.body["do"] == "end")
    first = next(n for n, line in enumerate(played.lines[:end], 1) if line.body["do"] == "open")
    for lines in range(first, end, 5):
        progress = played.after(lines)
        opened = [head.deal for head in deal_heads(progress) if head.open]
        for number in range(1, 7):
            view = deal_page(progress, event_head(progress, None), DealNo(number), None)
            assert view.open == (number in opened)
            assert view.previous == max((d for d in opened if d < number), default=None)
            assert view.next == min((d for d in opened if d > number), default=None)


def test_a_deal_head_has_the_widest_spread(played: Cup) -> None:
    progress = played.after(len(played.lines))
    for head in deal_heads(progress):
        rows = page(progress, head.deal).rows
        spreads = [
            max(chips) - min(chips)
            for chips in zip(*([cell.chips for cell in row.cells] for row in rows), strict=True)
        ]
        assert head.spread == max(spreads)
        assert head.biggest_seat is None or spreads[head.biggest_seat - 1] == head.spread


def test_the_swing_of_a_deal_names_the_seat_its_cards_and_who_made_most_and_least(
    played: Cup,
) -> None:
    progress = played.after(len(played.lines))
    swung = 0
    for head in deal_heads(progress):
        view = page(progress, head.deal)
        assert head.swing == view.swing
        if head.swing is None:
            assert head.spread == 0
            continue
        swung += 1
        seat = head.swing.seat
        held = [next(cell for cell in row.cells if cell.seat == seat) for row in view.rows]
        chips = [cell.chips for cell in held]

        assert seat == head.biggest_seat
        assert head.swing.cards == view.seats[seat - 1].cards
        for end, best in ((head.swing.best, max(chips)), (head.swing.worst, min(chips))):
            made = [(row, cell) for row, cell in zip(view.rows, held, strict=True)]
            assert end.chips == best
            assert end.tables == tuple(row.table for row, cell in made if cell.chips == best)
            assert end.entries == tuple(cell.entry for _, cell in made if cell.chips == best)
    assert swung


def test_tables_part_on_the_street_of_the_first_action_that_differs(played: Cup) -> None:
    progress = played.after(len(played.lines))
    for head in deal_heads(progress):
        view = page(progress, head.deal)
        plays = [
            [(step.street, step.do, step.seat, step.chips) for step in row.steps if step.seat]
            for row in view.rows
        ]
        alike = next((n for n, acts in enumerate(zip_longest(*plays)) if len(set(acts)) > 1), None)
        assert (view.parted is None) == (alike is None)
        assert alike is None or view.parted in {acts[alike][0] for acts in plays if acts[alike:]}


def test_a_table_page_adds_up_its_open_deals(played: Cup) -> None:
    progress = played.after(len(played.lines))
    for table in range(1, 5):
        view = table_page(progress, TableNo(table))
        assert [hand.deal for hand in view.opened] == [1, 2, 3, 4, 5, 6]
        assert view.totals == tuple(
            sum(hand.chips[seat] for hand in view.opened) for seat in range(4)
        )
        assert (view.hands_played, view.hands_total) == (6, 6)
        for hand in view.opened:
            row = page(progress, hand.deal).rows[table - 1]
            assert hand.chips == tuple(cell.chips for cell in row.cells)
    with refused(NoSuchTable, event="cup", table=5, tables=4):
        table_page(progress, TableNo(5))


def test_each_session_keeps_its_own_pages(played: Cup) -> None:
    progress = played.after(len(played.lines))

    assert page(progress, 1, ONE).proof.deck != page(progress, 1, TWO).proof.deck
    assert page(progress, 1, ONE).event.session == 1
    assert table_page(progress, TableNo(1), ONE).totals != table_page(progress, TableNo(1)).totals
    with pytest.raises(NoSuchSession):
        deal_heads(progress, SessionNo(3))


def test_an_empty_seat_is_dealt_in_and_has_no_cell(with_a_gap: Cup) -> None:
    progress = with_a_gap.after(len(with_a_gap.lines))
    house: Chips = 0
    for deal in range(1, 7):
        view = page(progress, deal)
        assert [seat.empty for seat in view.seats] == [False, True, False, False, False]
        assert len(view.seats[1].cards) == 2
        for row in view.rows:
            assert [cell.seat for cell in row.cells] == [1, 3, 4, 5]
            assert sum(cell.chips for cell in row.cells) + row.house == 0
            house += row.house
    shown_table = table_page(progress, TableNo(1))
    assert house < 0
    assert [seat.seat for seat in shown_table.seats] == [1, 3, 4, 5]
    assert len(shown_table.totals) == 5
    assert shown_table.totals[1] == 0


def forecast(played: Cup, minutes: list[int]) -> str | None:
    """When the first session is said to end, had its hands been accepted at these minutes."""
    progress = played.after(len(played.lines))
    now = progress.sessions[ONE]
    now.accepted_at = [f"2026-01-02T{18 + n // 60}:{n % 60:02}:00.000Z" for n in minutes]
    now.done = dict.fromkeys(now.done, 0) | {DealNo(1): len(minutes)}
    return event_head(progress, None, ONE).forecast_end


def test_the_end_is_forecast_from_the_pace_of_the_hands(played: Cup) -> None:
    assert forecast(played, list(range(12))) == "2026-01-02T18:23:00.000Z"
    assert forecast(played, list(range(0, 24, 2))) == "2026-01-02T18:46:00.000Z"


def test_a_break_does_not_count_for_the_forecast(played: Cup) -> None:
    with_a_meal = [0, 1, 2, 3, 4, 5, 66, 67, 68, 69, 70, 71]

    assert forecast(played, with_a_meal) == "2026-01-02T19:23:00.000Z"


def test_nothing_is_forecast_from_one_hand_a_table_nor_after_the_last(played: Cup) -> None:
    assert forecast(played, [0, 1, 2, 3]) is None
    assert forecast(played, list(range(24))) is None


def test_a_deal_that_is_not_there_is_refused(played: Cup) -> None:
    progress = played.after(10)
    head = event_head(progress, None)

    for number in (0, 7):
        with refused(NoSuchDeal, event="cup", deal=number, deals=6):
            deal_page(progress, head, DealNo(number), None)


def test_a_closed_deal_has_no_field_that_could_tell_anything(played: Cup) -> None:
    fields = set(ClosedDeal.__dataclass_fields__)

    assert fields == {"event", "deal", "open", "previous", "next"}
    with refused(TooEarly, deal=3):
        DealHead(DealNo(3), False, None, 450, SeatNo(2))
    swing = page(played.after(len(played.lines)), 1).swing
    assert swing is not None
    with refused(TooEarly, deal=3):
        DealHead(DealNo(3), False, None, None, None, swing)
