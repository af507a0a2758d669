"""A player sees the own seat, a captain the own team, and both of them open deals only."""

import json
import re
from dataclasses import replace
from fractions import Fraction
from statistics import median

import pytest

from evendeal.commands.report import plain
from evendeal.ids import DealNo, EntryId, SessionNo, TableNo
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.mine import MyRole, NotInTheEvent, Whose
from evendeal.views.poker.mine import Mine
from evendeal.views.poker.my_results import MyResult
from evendeal.views.poker.my_team import deal_of_mine, mine
from support.events.rehearsed_cup import TEAMS, Cup
from support.refusals import refused
from support.sentences import in_golden_file

A = EntryId("A")
FIRST = SessionNo(1)


def stages(cup: Cup) -> list[int]:
    """How many lines were written when something had changed: after every accepted hand."""
    changing = ("accept", "open", "begin", "end")
    return [n for n, line in enumerate(cup.lines, 1) if line.body["do"] in changing]


def own(progress: Progress, role: MyRole = "player", player: str = "A2") -> Mine:
    return mine(progress, role, A, "" if role == "captain" else player)


def results_of(progress: Progress, role: MyRole = "player") -> list[MyResult]:
    """Every open hand of a player's; for a captain, who reads deal by deal, all of the team's."""
    if role == "player":
        return list(own(progress).results)
    whose = Whose("captain", A, "")
    return [
        row
        for session in progress.sessions
        for number in range(1, 7)
        for row in deal_of_mine(progress, whose, session, DealNo(number)).results
    ]


def test_before_the_session_begins_nobody_is_told_a_seat(played: Cup) -> None:
    place = own(played.after(1))

    assert [(each.session, each.status, each.table, each.seat) for each in place.sittings] == [
        (1, "to come", None, None),
        (2, "to come", None, None),
    ]
    assert place.results == ()
    assert place.place is None
    in_golden_file(place.embargo)


def test_a_player_is_told_where_the_seat_draw_put_him(played: Cup) -> None:
    progress = played.after(len(played.lines))
    for sitting in own(progress).sittings:
        assert sitting.table is not None
        assert sitting.seat is not None

        seated = progress.sessions[sitting.session].at(sitting.table, sitting.seat)

        assert seated == ("A", "A2")
        assert sitting.status == "finished"
        assert sitting.begins == progress.sessions[sitting.session].begun_at


def test_a_result_stands_beside_all_who_held_the_same_cards(played: Cup) -> None:
    progress = played.after(len(played.lines))
    for row in own(progress).results:
        record = progress.sessions[row.session].opened[row.deal]
        column = [each.chip_scores[row.seat - 1] for each in record.traveller.rows]

        assert row.net == record.traveller[row.table].chip_scores[row.seat - 1]
        assert sorted(dot.chips for dot in row.field) == sorted(column)
        assert {dot.entry for dot in row.field} == {team[0] for team in TEAMS}
        assert (row.field_min, row.field_max) == (min(column), max(column))
        assert row.field_median == median(map(Fraction, column))
        assert row.gain == row.net - row.field_median
        assert row.swing == (max(row.gain, -row.gain) >= 1000)
        assert len(row.cards) == 2
        assert row.play


def test_the_totals_are_those_of_the_seat_ladders(played: Cup) -> None:
    progress = played.after(len(played.lines))
    place = own(progress, "captain")

    assert len(place.totals) == 8
    assert sum(Fraction(each.points or 0) for each in place.totals) == Fraction(place.points or 0)
    assert sum(each.chips for each in place.totals) == place.chips
    for total in place.totals:
        rows = [
            row
            for row in results_of(progress, "captain")
            if (row.session, row.table, row.seat) == (total.session, total.table, total.seat)
        ]
        assert sum(row.net for row in rows) == total.chips
        assert len(rows) == total.open == total.played == 6


@pytest.mark.long
def test_the_embargo_is_told_in_numbers(played: Cup) -> None:
    sentences = set()
    for lines in stages(played):
        progress = played.after(lines)
        place = own(progress)
        sentences.add(re.sub(r"\d+", "n", place.embargo))
        count = sum(each.played for each in place.totals)
        numbers = [int(number) for number in re.findall(r"\d+", place.embargo)]
        assert numbers in ([], [len(place.results), count], [count])

    in_golden_file(*sorted(sentences))


@pytest.mark.long
@pytest.mark.parametrize("role", ["player", "captain"])
def test_nothing_of_a_closed_deal_is_in_a_players_place(played: Cup, role: MyRole) -> None:
    closed = 0
    for lines in stages(played):
        progress = played.after(lines)
        place = own(progress, role)
        text = json.dumps(plain(place))
        for session, now in progress.sessions.items():
            rows = results_of(progress, role)
            assert {row.deal for row in rows if row.session == session} == set(now.opened)
            for number in range(1, 7):
                deal = DealNo(number)
                if deal in now.opened:
                    continue
                closed += 1
                assert f"deals/{deal}?session={session}" not in text
        # Without its results nothing is left that could name a card or a deal.
        bare = plain(replace(place, results=(), deals=()))
        assert not re.search(r'"[2-9TJQKA][cdhs]"|"deal"', json.dumps(bare))
    assert closed > 20


def test_what_was_done_in_closed_deals_changes_nothing_in_a_players_place(played: Cup) -> None:
    """The place is the same whatever the hands of closed deals look like."""
    lines = stages(played)[len(stages(played)) // 3]
    progress = played.after(lines)
    before = own(progress, "captain")
    now = progress.sessions[FIRST]
    hidden = [key for key in now.hands if key[1] not in now.opened]
    assert any(now.hands[key].accepted for key in hidden)
    for key in hidden:
        other = now.hands[key].copy()
        other.in_force = []
        if other.accepted is not None:
            other.accepted = replace(other.accepted, chip_scores=(7_777, 0, 0, -7_777))
        now.hands[key] = other

    assert own(progress, "captain") == before


def test_a_captain_sees_the_whole_team_and_nobody_else(played: Cup) -> None:
    progress = played.after(len(played.lines))
    place = own(progress, "captain")

    assert place.players == ("A1", "A2", "A3", "A4")
    assert {row.player for row in results_of(progress, "captain")} == {"A1", "A2", "A3", "A4"}
    assert {each.player for each in place.sittings} == {"A1", "A2", "A3", "A4"}


def test_a_player_sees_no_seat_of_a_teammate(played: Cup) -> None:
    place = own(played.after(len(played.lines)))

    assert {row.player for row in place.results} == {"A2"}
    assert {each.player for each in place.totals} == {"A2"}


def test_who_is_not_in_the_event_has_no_place_in_it(played: Cup) -> None:
    progress = played.after(len(played.lines))
    with refused(NotInTheEvent, event="cup", entry="A", player="B1"):
        mine(progress, "player", A, "B1")
    with refused(NotInTheEvent, event="cup", entry="Z", player=""):
        mine(progress, "captain", EntryId("Z"), "")


def test_an_empty_seat_is_in_no_field(with_a_gap: Cup) -> None:
    progress = with_a_gap.after(len(with_a_gap.lines))
    for row in mine(progress, "captain", A, "").results:
        assert row.seat != 2
        assert len(row.field) == 4
        assert row.table in {TableNo(n) for n in range(1, 5)}
