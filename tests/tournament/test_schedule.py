"""Who sits where and plays what, and what a schedule refuses."""

from dataclasses import replace

import pytest

from evendeal.draw.decks import deck_order
from evendeal.draw.orders import running_order
from evendeal.draw.seats import seat_draw
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker import Betting, Fold, Setup, apply, result, start
from evendeal.scoring.methods import method_named
from evendeal.scoring.tally import Tally
from evendeal.scoring.traveller import TableScore
from evendeal.tournament.duplicate.conditions import setup_of
from evendeal.tournament.duplicate.seated import Seated
from evendeal.tournament.seat_teams.demonstration import demonstration
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.schedule import NotASchedule, Schedule, named, schedule
from evendeal.tournament.seat_teams.standings import standings
from support.refusals import is_refusal
from support.scoring.fields import traveller

CUP = demonstration()
KEY = bytes(range(64))

Seatings = list[list[list[tuple[EntryId, str]]]]
Orders = list[list[list[DealNo]]]


def drawn(event: Event) -> tuple[Seatings, Orders]:
    """Seats and orders of an event, as lists that a test can spoil."""
    ids = [entry.id for entry in event.entries]
    seats = len(event.play.occupied)
    sessions = range(event.sessions)
    draw = named(event, seat_draw("balanced", ids, seats, KEY))
    orders = [
        list(running_order(KEY, TableNo(table + 1), event.play.deals, event.draw.blocks))
        for table in range(event.tables)
    ]
    return (
        [[[(p.entry, p.player) for p in table] for table in draw] for _ in sessions],
        [[list(order) for order in orders] for _ in sessions],
    )


def refusal(event: Event, seatings: Seatings, orders: Orders) -> NotASchedule:
    """The refusal of these seats and orders."""
    with pytest.raises(NotASchedule) as no:
        schedule(event, seatings, orders)
    return no.value


def test_every_team_sits_once_on_every_seat_and_at_every_table() -> None:
    plan = schedule(CUP, *drawn(CUP))[SessionNo(1)]

    for lines in (plan.tables, zip(*plan.tables, strict=True)):
        for line in lines:
            assert {place.entry for place in line if place} == set("ABCDEF")
    players = {place.player for table in plan.tables for place in table if place}
    assert players == {player for entry in CUP.entries for player in entry.players}


def test_all_tables_play_the_same_block_of_ten_at_a_time() -> None:
    plan = schedule(CUP, *drawn(CUP))[SessionNo(1)]

    for table in range(1, 7):
        order = plan.order_of(TableNo(table))
        assert [set(order[at : at + 10]) for at in range(0, 60, 10)] == [
            set(range(at + 1, at + 11)) for at in range(0, 60, 10)
        ]
    assert len(set(plan.orders)) == 6


def test_reserve_deals_are_numbered_on() -> None:
    assert schedule(CUP, *drawn(CUP)).reserve == (61, 62, 63, 64, 65, 66)


def test_an_empty_seat_is_empty_at_every_table() -> None:
    teams = tuple(replace(entry, players=entry.players[:5]) for entry in CUP.entries[:5])
    play = replace(CUP.play, empty_seats=frozenset({SeatNo(4)}))
    event = replace(CUP, entries=teams, play=play)

    plan = schedule(event, *drawn(event))[SessionNo(1)]

    assert [plan.at(TableNo(table), SeatNo(4)) for table in range(1, 6)] == [None] * 5
    assert all(row[3] is None and None not in row[:3] + row[4:] for row in plan.lineup.tables)
    assert setup_of(event.play, DealNo(1)).empty == {4}


def test_the_line_up_names_the_teams_of_the_plan() -> None:
    plans = schedule(replace(CUP, sessions=2), *drawn(replace(CUP, sessions=2)))

    assert [lineup.session for lineup in plans.lineups] == [1, 2]
    first = plans[SessionNo(1)].at(TableNo(2), SeatNo(3))
    assert isinstance(first, Seated)
    assert plans.lineups[0].tables[1][2] == first.entry


def test_the_setup_of_a_deal_is_the_same_at_every_table() -> None:
    setup = setup_of(CUP.play, DealNo(8))

    assert setup == Setup(
        stacks=(5_000,) * 6, button=SeatNo(2), small_blind=25, big_blind=50, cap=5_000, chip=25
    )


def test_the_setup_has_all_rules_of_play_and_the_stacks_it_is_given() -> None:
    play = replace(CUP.play, ante=5, betting=Betting.POT_LIMIT)

    setup = setup_of(play, DealNo(6), (5_000, 5_100, 6_000, 5_000, 5_000, 9_000))

    assert (setup.ante, setup.betting, setup.button) == (5, Betting.POT_LIMIT, 6)
    assert setup.stacks == (5_000, 5_100, 6_000, 5_000, 5_000, 9_000)


def test_a_session_too_few_is_refused() -> None:
    seatings, orders = drawn(CUP)

    assert refusal(replace(CUP, sessions=2), seatings, orders).where == "sessions"
    assert refusal(CUP, seatings, orders * 2).where == "running orders, sessions"


def test_a_table_or_a_player_too_few_is_refused() -> None:
    seatings, orders = drawn(CUP)
    assert refusal(CUP, [seatings[0][:5]], orders).where == "session 1, tables"
    assert refusal(CUP, seatings, [orders[0][:5]]).where == "session 1, running orders"

    del seatings[0][2][5]
    assert refusal(CUP, seatings, orders).where == "session 1, table 3, players"


@pytest.mark.parametrize("wrong", [1, 60, 61])
def test_a_running_order_has_every_deal_once(wrong: int) -> None:
    seatings, orders = drawn(CUP)
    orders[0][4][orders[0][4].index(DealNo(30))] = DealNo(wrong)

    no = refusal(CUP, seatings, orders)

    is_refusal(no, NotASchedule, where="session 1, table 5, running order")


def test_a_stranger_does_not_play_for_a_team() -> None:
    seatings, orders = drawn(CUP)
    entry, _ = seatings[0][0][0]
    seatings[0][0][0] = (entry, "Stranger")

    no = refusal(CUP, seatings, orders)

    assert (no.where, no.value) == ("session 1, table 1, seat 1", "Stranger")


def test_a_player_sits_in_one_place_only() -> None:
    seatings, orders = drawn(CUP)
    (entry, player), at = seatings[0][0][0], [e for e, _ in seatings[0][1]]
    seatings[0][1][at.index(entry)] = (entry, player)

    is_refusal(refusal(CUP, seatings, orders), NotASchedule, value=player)


def test_a_team_has_no_two_players_at_one_table() -> None:
    seatings, orders = drawn(CUP)
    seatings[0][0][1] = seatings[0][0][0]

    is_refusal(refusal(CUP, seatings, orders), NotASchedule)


def test_a_team_has_each_seat_at_one_table_only() -> None:
    seatings, orders = drawn(CUP)
    seatings[0][0][0], seatings[0][0][1] = seatings[0][0][1], seatings[0][0][0]

    is_refusal(refusal(CUP, seatings, orders), NotASchedule)


def test_teams_at_tables_go_from_seats_to_standings() -> None:
    """Everybody folds to the big blind but at table 1, where seat 1 takes a cap off seat 2."""
    plan = schedule(CUP, *drawn(CUP))
    walk = (0, 0, 0, 0, -25, 25)
    tally = Tally(method_named(CUP.scoring.method), plan.lineups, ties=CUP.scoring.ties)
    tally.put(SessionNo(1), traveller(1, (5_000, -5_000, 0, 0, 0, 0), *5 * [walk]))

    table = standings(tally.scores())

    first, *_, last = table
    assert isinstance(plan, Schedule)
    assert sum(line.points for line in table) == 6 * 21
    assert sum(line.chips for line in table) == 0
    assert first.entry == plan.lineups[0].tables[0][0]
    assert last.entry == plan.lineups[0].tables[0][1]


def test_a_walk_past_an_empty_seat_is_scored_with_the_house() -> None:
    """Seat 3 is empty in the big blind and all others fold: its blind goes to the small blind."""
    play = replace(CUP.play, empty_seats=frozenset({SeatNo(3)}))
    teams = tuple(replace(entry, players=entry.players[:5]) for entry in CUP.entries)
    event = replace(CUP, entries=teams, play=play)
    luck = deck_order(KEY, DealNo(1))

    hand = start(setup_of(event.play, DealNo(1)), luck)
    for seat in (4, 5, 6, 1):
        hand = apply(hand, Fold(SeatNo(seat)))
    played = result(hand)
    score = TableScore(TableNo(1), played.chip_scores, played.house)

    assert (score.chip_scores, score.house) == ((0, 50, 0, 0, 0, 0), -50)
