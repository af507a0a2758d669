"""Whole events, from the entry list to the standings, as a director would tell them."""

from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from evendeal.director.events import begin_session, create_event
from evendeal.director.randomness import BeaconNeeded
from evendeal.director.verifying import verify_event
from evendeal.formats.duplicate.line_ups import close_line_ups
from evendeal.formats.seat_teams.life import Desk
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import DealNo, SeatNo, SessionNo, TableNo
from evendeal.scoring.methods import method_named
from evendeal.scoring.tally import scores
from evendeal.scoring.traveller import Traveller
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.standings import standings
from evendeal.views.poker.deal import OpenDeal
from evendeal.views.poker.scoreboard import Scoreboard
from support.events.poker import CUP, FIRST, Row, event_of, play_to_the_end, rows
from support.ledgers import open_desk
from support.refusals import refused
from support.scoring.counted_by_hand import counted, counted_deal_by_deal

EVENTS: dict[str, Event] = {
    "the guide's six teams": event_of(deals=20),
    "two sessions in mirrored seats": event_of(
        deals=4, event="sessions = 2", draw='seats = "mirror"\norder = "blocks"\nblock = 2'
    ),
    "seven teams on six seats": event_of(deals=5, teams=7),
    "a table with an empty seat": event_of(deals=6, teams=5, play="seats = 6\nempty_seats = [3]"),
    "stacks that run on": event_of(
        deals=8, play='stacks = "running"\ncap = 1000\nstarting_stack = 2000'
    ),
    "fixed limit": event_of(deals=5, play='betting = "fixed-limit"\ncap = "none"'),
    "the cyclic square": event_of(deals=4, draw='seats = "cyclic"'),
    "three-handed with an ante and halves of chips": event_of(
        deals=6, teams=3, play='ante = 5\nodd_chips = "fraction"'
    ),
    "points deal by deal": event_of(deals=4, teams=3, scoring='method = "match_points"'),
}


@pytest.fixture(scope="module", params=list(EVENTS))
def played_event(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Event, Path]:
    """An event played to its end, and the folder in which it lies."""
    event = EVENTS[request.param]
    folder = tmp_path_factory.mktemp("event")
    with open_desk(folder, create=True, publish_openings=False) as desk:
        play_to_the_end(desk, event)
    return event, folder


def board_of(folder: Path) -> Scoreboard:
    """The scoreboard as a second desk, which knows the folder alone, makes it."""
    with open_desk(folder) as desk:
        return SeatTeamsPublic(desk).scoreboard(CUP)


def accepted(lines: list[Row]) -> list[Row]:
    return [row for row in lines if row.body["do"] == "accept"]


@pytest.mark.long
def test_every_deal_is_opened_once_and_only_after_its_last_table(
    played_event: tuple[Event, Path],
) -> None:
    event, folder = played_event
    finished: Counter[tuple[int, int]] = Counter()
    opened = []
    for row in rows(folder):
        session, _, deal = row.place
        if row.body["do"] == "accept":
            finished[session, deal] += 1
        elif row.body["do"] == "open":
            opened.append((session, deal))

            assert finished[session, deal] == event.tables

    every = {(s, d) for s in range(1, event.sessions + 1) for d in range(1, event.play.deals + 1)}
    assert set(opened) == every
    assert len(opened) == len(every)


def test_every_hand_is_played_once_at_every_table(played_event: tuple[Event, Path]) -> None:
    event, folder = played_event
    hands = Counter(row.place for row in accepted(rows(folder)))

    assert set(hands.values()) == {1}
    assert len(hands) == event.hands * event.sessions


def test_the_chips_of_a_hand_and_the_house_sum_to_zero(played_event: tuple[Event, Path]) -> None:
    event, folder = played_event
    for row in accepted(rows(folder)):
        assert sum(map(Fraction, row.body["chips"])) + Fraction(row.body["house"]) == 0
        if not event.play.empty_seats:
            assert row.body["house"] == 0


def test_nothing_speaks_against_the_event(played_event: tuple[Event, Path]) -> None:
    event, folder = played_event
    with open_desk(folder) as desk:
        findings = verify_event(desk, CUP)

    assert [finding.sentence for finding in findings if not finding.ok] == []
    proved = [finding.where for finding in findings if finding.verdict == "holds"]
    for session in range(1, event.sessions + 1):
        for deal in range(1, event.play.deals + 1):
            assert f"session {session}, deal {deal}" in proved


def test_the_log_alone_gives_the_same_standings_as_counting_everything_anew(
    played_event: tuple[Event, Path],
) -> None:
    event, folder = played_event
    with open_desk(folder) as desk:
        progress = desk.progress(CUP)
        travellers = {
            session: [
                Traveller(record.deal, record.traveller.rows) for record in now.opened.values()
            ]
            for session, now in progress.sessions.items()
        }
        lineups = [now.lineup for now in progress.sessions.values()]
        method = method_named(event.scoring.method)

        assert progress.standings() == standings(scores(method, lineups, travellers))


def test_a_second_pair_of_eyes_counts_the_same_points_and_chips(
    played_event: tuple[Event, Path],
) -> None:
    event, folder = played_event
    board = board_of(folder)
    deal_by_deal = event.scoring.method == "match_points"
    lines = (counted_deal_by_deal if deal_by_deal else counted)(rows(folder))

    listed = [(line.entry, Fraction(line.points), Fraction(line.chips)) for line in board.standings]
    assert [line[1:] for line in listed] == [line[1:] for line in lines]
    assert {line[0]: line[1:] for line in listed} == {
        entry: (points, won) for entry, points, won in lines
    }


@pytest.mark.long
def test_every_page_of_the_finished_event_is_there(played_event: tuple[Event, Path]) -> None:
    event, folder = played_event
    with open_desk(folder) as desk:
        public = SeatTeamsPublic(desk)
        for number in range(1, event.sessions + 1):
            session = SessionNo(number)
            assert all(head.open for head in public.deals(CUP, session))
            for deal in range(1, event.play.deals + 1):
                page = public.deal(CUP, DealNo(deal), session)
                assert isinstance(page, OpenDeal)
                assert len(page.rows) == event.tables
            for table in range(1, event.tables + 1):
                table_page = public.table(CUP, TableNo(table), session)
                assert len(table_page.opened) == event.play.deals
        assert public.proof(CUP).secret is not None


def test_every_team_sits_on_every_seat_and_never_twice_at_a_table(
    played_event: tuple[Event, Path],
) -> None:
    event, folder = played_event
    for row in rows(folder):
        if row.body["do"] != "begin":
            continue
        tables = [[entry for entry, _ in table] for table in row.body["seats"]]
        assert all(len(set(table)) == len(table) for table in tables)
        for column in zip(*tables, strict=True):
            assert sorted(column) == sorted(entry.id for entry in event.entries)


# What is special to one of them.


def rehearsed(desk: Desk, event: Event) -> list[list[list[str]]]:
    """The entries by session, table and seat after the event was played."""
    play_to_the_end(desk, event)
    return [
        [[place.entry for place in table if place] for table in now.tables]
        for now in desk.progress(CUP).sessions.values()
    ]


def test_in_the_cyclic_square_each_table_is_the_one_before_moved_one_seat_on(
    tmp_path: Path,
) -> None:
    event = event_of(deals=1, draw='seats = "cyclic"')
    with open_desk(tmp_path, create=True) as desk:
        (tables,) = rehearsed(desk, event)

    moved = {tuple(table[1:] + table[:1]) for table in tables}
    assert moved == set(map(tuple, tables))


def test_the_second_session_of_a_mirror_event_has_the_seats_reversed(tmp_path: Path) -> None:
    event = event_of(deals=1, event="sessions = 2", draw='seats = "mirror"')
    with open_desk(tmp_path, create=True) as desk:
        first, second = rehearsed(desk, event)

    assert [table[::-1] for table in first] == second


def test_an_empty_seat_posts_its_blinds_and_the_house_pays_them(tmp_path: Path) -> None:
    event = EVENTS["a table with an empty seat"]
    with open_desk(tmp_path, create=True) as desk:
        play_to_the_end(desk, event)
        progress = desk.progress(CUP)
        houses = [
            (hand.setup, hand.accepted.house)
            for hand in progress.sessions[FIRST].hands.values()
            if hand.accepted is not None
        ]

    for setup, house in houses:
        small = SeatNo(setup.button % 6 + 1)
        posts = {small: 25, SeatNo(small % 6 + 1): 50}
        assert house == -posts.get(SeatNo(3), 0)


def test_running_stacks_begin_where_the_table_left_them(tmp_path: Path) -> None:
    event = EVENTS["stacks that run on"]
    with open_desk(tmp_path, create=True) as desk:
        play_to_the_end(desk, event)
        now = desk.progress(CUP).sessions[FIRST]

    different = set()
    for table, deals in now.played.items():
        stacks = [2000] * 6
        for deal in deals:
            hand = now.hands[table, deal]
            assert list(hand.setup.stacks) == stacks
            different.add(hand.setup.stacks)
            won = hand.chip_scores
            stacks = [max(1000, had + more) for had, more in zip(stacks, won, strict=True)]
    assert len(different) > 6


def test_a_session_waits_for_the_randomness_that_its_seal_promises(tmp_path: Path) -> None:
    event = event_of(deals=2, teams=2, draw='beacon = "the lottery of 1 May"')
    with open_desk(tmp_path, create=True) as desk:
        create_event(desk, event, rehearsal=True)
        close_line_ups(desk, CUP, FIRST, by="ann")
        with refused(BeaconNeeded, session=1, beacon="the lottery of 1 May"):
            begin_session(desk, CUP, FIRST)
        assert [row.body["do"] for row in rows(tmp_path)] == ["publish", "close_line_ups"]
        assert not (tmp_path / "published/cup/root.json").exists()

        begin_session(desk, CUP, FIRST, "4 8 15 16 23 42")

        assert (tmp_path / "published/cup/root.json").exists()
        sealed = desk.seal(CUP)
        assert sealed is not None
        assert sealed.seal.sessions[0].original.root is None
    assert rows(tmp_path)[-1].body["beacon"] == "4 8 15 16 23 42"


def test_another_beacon_gives_another_luck(tmp_path: Path) -> None:
    event = event_of(deals=2, teams=2, draw='beacon = "the lottery of 1 May"')
    roots = []
    for numbers in ("1 2 3", "4 5 6"):
        folder = tmp_path / numbers.replace(" ", "-")
        with open_desk(folder, create=True) as desk:
            create_event(desk, event, rehearsal=True, secret=lambda session, kind: b"s" * 32)
            close_line_ups(desk, CUP, FIRST, by="ann")
            begin_session(desk, CUP, FIRST, numbers)
            luck = desk.luck(CUP, FIRST)
            assert luck is not None
            roots.append(luck.deals.root)

    assert roots[0] != roots[1]


def test_an_event_with_a_beacon_is_verified_to_its_end(tmp_path: Path) -> None:
    event = event_of(deals=3, teams=3, draw='beacon = "the lottery of 1 May"')
    with open_desk(tmp_path, create=True) as desk:
        play_to_the_end(desk, event)
        findings = verify_event(desk, CUP)

    assert all(finding.ok for finding in findings)
    assert any("Look it up there" in finding.sentence for finding in findings)


def test_a_session_without_promised_randomness_takes_none(tmp_path: Path) -> None:
    with open_desk(tmp_path, create=True) as desk:
        create_event(desk, event_of(deals=2, teams=2))
        with refused(BeaconNeeded, session=1, beacon=""):
            begin_session(desk, CUP, FIRST, "4 8 15 16 23 42")
