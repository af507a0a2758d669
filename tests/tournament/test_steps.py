"""The next legal steps of an event: what can be done, what blocks it, what the event waits for."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from evendeal.director.appending import At
from evendeal.director.events import begin_session, create_event, end_session
from evendeal.formats.duplicate.line_ups import close_line_ups
from evendeal.formats.duplicate.luck import draft
from evendeal.formats.duplicate.recording import deal_due, record
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import WHOLE_EVENT, SessionNo, TableNo
from evendeal.tournament.clock_acts import Paused, Resumed
from evendeal.tournament.event_acts import EventWithdrawn, WithdrawalTakenBack
from evendeal.tournament.event_record import EventIsWithdrawn
from evendeal.tournament.refusals import HandsLeft
from evendeal.tournament.room_match.acts import RoundBegun
from evendeal.tournament.room_match.bodies import MatchesBegun
from evendeal.tournament.room_match.event import FinalRules, MatchEvent, TeamBoard
from evendeal.tournament.room_match.final import finalists
from evendeal.tournament.room_match.play_control import MatchOfficeRules, RoundsBegin
from evendeal.tournament.room_match.refusals import GamesLeft
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.steps import Step, require_step, step_due, step_named
from support.events.match_log import MatchLog
from support.events.match_log import event_of as matches_of
from support.events.poker import CUP, event_of, play_hand, quiet
from support.ledgers import open_desk
from support.refusals import refused

ONE, TWO = SessionNo(1), SessionNo(2)
PAIR = event_of(teams=2, deals=1, event="sessions = 2")
PROMISED = event_of(
    teams=2,
    deals=1,
    event="sessions = 2",
    draw='seats = "mirror"\nbeacons = ["the first", "the second"]',
)


def in_short(steps: Sequence[Step]) -> list[tuple[str, tuple[int, ...], str | None, bool]]:
    """What is done, with which sessions, what blocks it, and whether the event waits for it."""
    return [
        (step.do, step.sessions, step.blocked and step.blocked.name, step.due) for step in steps
    ]


# Sessions of hands


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    with open_desk(tmp_path, create=True) as desk:
        yield desk


def lived(desk: Desk, event: Event) -> list[tuple[str, tuple[int, ...]]]:
    """A whole event by nothing but its next steps: which they were."""
    create_event(desk, event)
    done = []
    while steps := desk.next(CUP):
        step = step_due(steps)
        if step is None:
            play_on(desk)
            continue
        done.append((step.do, step.sessions))
        match step.do:
            case "close_line_ups":
                close_line_ups(desk, CUP, step.sessions[0], by="ann")
            case "begin":
                begin_session(desk, CUP, step.sessions[0], step.beacon)
            case _:
                end_session(desk, CUP, step.sessions[0])
    assert desk.progress(CUP).finished
    return done


def play_on(desk: Desk) -> None:
    """The next hand of the first table that has one."""
    session = desk.progress(CUP).current
    for table in map(TableNo, (1, 2)):
        deal = deal_due(desk, CUP, session, table)
        if deal is not None:
            at = At(CUP, session, table, deal)
            record(desk, at, quiet(desk, at), key=f"{session}-{table}", by="ann", accept=True)
            return
    pytest.fail("the event waits for no step, and nothing is left to play")


def test_an_event_of_hands_is_lived_by_its_next_steps_alone(desk: Desk) -> None:
    sessions = [("begin", (1,)), ("end", (1,)), ("begin", (2,)), ("end", (2,))]

    assert lived(desk, PAIR) == sessions


def test_where_values_are_promised_line_ups_are_closed_first(desk: Desk) -> None:
    """With the mirror draw the first value tells the seats of both sessions."""
    sessions = [("begin", (1,)), ("end", (1,)), ("begin", (2,)), ("end", (2,))]

    assert lived(desk, PROMISED) == [("close_line_ups", (1,)), *sessions]


def test_each_step_ahead_names_what_blocks_it_and_what_it_takes(desk: Desk) -> None:
    create_event(desk, PROMISED)
    steps = desk.next(CUP)

    assert in_short(steps) == [
        ("close_line_ups", (1,), None, True),
        ("begin", (1,), "LineUpsOpen", True),
        ("close_line_ups", (2,), "NotStarted", False),
        ("begin", (2,), "NotStarted", True),
    ]
    assert [step.beacon for step in steps if step.do == "begin"] == ["the first", "the second"]


def test_line_ups_may_be_closed_where_no_value_is_promised_and_nobody_waits_for_it(
    desk: Desk,
) -> None:
    create_event(desk, PAIR)

    assert in_short(desk.next(CUP))[:2] == [
        ("close_line_ups", (1,), None, False),
        ("begin", (1,), None, True),
    ]


def test_a_session_ends_when_its_hands_are_played(desk: Desk) -> None:
    create_event(desk, PAIR)
    begin_session(desk, CUP, ONE)
    for table, left in ((1, 2), (2, 1)):
        assert step_due(desk.next(CUP)) is None
        with refused(HandsLeft, session=1, left=left):
            require_step(desk.next(CUP), "end", ONE)
        play_hand(desk, table)

    assert step_due(desk.next(CUP)) == Step(do="end", sessions=(ONE,))


def test_while_play_is_paused_the_event_waits_for_it_to_go_on(desk: Desk) -> None:
    create_event(desk, PAIR)
    begin_session(desk, CUP, ONE)
    n = desk.progress(CUP).next_n(ONE, 0, 0)
    desk.write(CUP, [draft((ONE, 0, 0), n, "pause", Paused("supper"))], "ann")

    assert step_due(desk.next(CUP)) == Step(do="resume", sessions=(ONE,))


def test_of_an_event_that_is_withdrawn_every_step_is_blocked(desk: Desk) -> None:
    create_event(desk, PAIR)
    desk.write(CUP, [draft((WHOLE_EVENT, 0, 0), 1, "gone", EventWithdrawn("a flood"))], "ann")

    assert {step.blocked and step.blocked.name for step in desk.next(CUP)} == {"EventIsWithdrawn"}
    with refused(EventIsWithdrawn, reason="a flood"):
        require_step(desk.next(CUP), "begin", ONE)

    desk.write(CUP, [draft((WHOLE_EVENT, 0, 0), 2, "back", WithdrawalTakenBack("dry"))], "ann")
    require_step(desk.next(CUP), "begin", ONE)


# Boards, rounds and a final


def cup(*, together: bool = True) -> MatchEvent:
    """Three teams on two boards, a game a room, and a final: three rounds of one match a board."""
    first, second = matches_of(3).boards[0], matches_of(3).boards[0].ruleset
    boards = (first, TeamBoard(name="Second", ruleset=second, players=(3, 4)))
    event = matches_of(3, *boards, games=1, final=FinalRules(games=1))
    rounds = RoundsBegin.TOGETHER if together else RoundsBegin.FREE
    return replace(event, office=MatchOfficeRules(rounds=rounds))


def play_what_is_due(log: MatchLog) -> None:
    """The game of the first table that may play one now, and its rolls opened after both rooms."""
    for table in map(TableNo, range(1, log.event.tables + 1)):
        place = log.progress.tables.due_place(table)
        if place is not None:
            log.play(place)
            for roll_set in log.progress.sessions[place.session].to_open():
                log.open(place.session, roll_set)
            return
    pytest.fail("the event waits for no step, and nothing is left to play")


def begin_final(log: MatchLog) -> None:
    """All are level, since all play alike: lots were drawn in the order of the list."""
    lots = log.event.teams
    body = MatchesBegun(None, finalists(log.progress.qualifying(), lots), lots)
    log.write((log.event.final_session, 0, 0), body, "director")


def test_an_event_of_matches_is_lived_by_its_next_steps_alone() -> None:
    log, done = MatchLog(cup()), []
    while steps := log.progress.next():
        step = step_due(steps)
        if step is None:
            play_what_is_due(log)
            continue
        done.append((step.do, step.sessions, step.round, step.final))
        match step:
            case Step(do="begin", final=True):
                begin_final(log)
            case Step(do="begin"):
                log.begin(*step.sessions)
            case Step(do="begin_round", round=int(round)):
                log.write((0, 0, 0), RoundBegun(round), "director")
            case _:
                log.end(*step.sessions)

    assert log.progress.finished
    assert done == [
        ("begin", (1, 2), None, False),
        ("begin_round", (), 2, False),
        ("begin_round", (), 3, False),
        ("begin", (3,), None, True),
        ("end", (1,), None, False),
        # Its two tables play it before those of the second board have come to an end.
        ("end", (3,), None, True),
        ("end", (2,), None, False),
    ]


def test_before_the_boards_begin_the_final_is_blocked_by_them() -> None:
    assert in_short(MatchLog(cup()).progress.next()) == [
        ("begin", (1, 2), None, True),
        ("begin", (3,), "NotStarted", True),
    ]


def test_a_round_may_begin_at_any_time_and_is_waited_for_when_a_table_stands() -> None:
    log = MatchLog(cup()).begin()
    assert in_short(log.progress.next()) == [
        ("begin_round", (), None, False),
        ("begin", (3,), "GamesLeft", True),
        ("end", (1,), "GamesLeft", True),
        ("end", (2,), "GamesLeft", True),
    ]

    log.play(log.place(room="open"))

    due = step_due(log.progress.next())
    assert due == Step(do="begin_round", round=2)


def test_where_tables_go_on_by_themselves_there_is_no_round_to_begin() -> None:
    log = MatchLog(cup(together=False)).begin()

    assert step_named(log.progress.next(), "begin_round") is None


def test_the_final_waits_for_the_games_of_the_matches_that_decide_it() -> None:
    """Those of its own board: three matches of a game in two rooms."""
    log = MatchLog(cup(together=False)).begin()
    with refused(GamesLeft, session=None, left=6):
        require_step(log.progress.next(), "begin", SessionNo(3))

    log.play_all(1)

    assert step_due(log.progress.next()) == Step(do="begin", sessions=(SessionNo(3),), final=True)
    require_step(log.progress.next(), "end", ONE)
    with refused(GamesLeft, session=2, left=6):
        require_step(log.progress.next(), "end", TWO)


def test_while_every_table_is_paused_the_event_of_matches_waits_to_go_on() -> None:
    log = MatchLog(cup()).begin()
    log.write((0, 0, 0), Paused("supper"), "director")
    assert step_due(log.progress.next()) == Step(do="resume")

    log.write((0, 0, 0), Resumed(), "director")
    log.write((0, 1, 0), Paused("a chair"), "director")
    assert step_named(log.progress.next(), "resume") is None


def test_matches_that_are_withdrawn_wait_for_nothing() -> None:
    log = MatchLog(cup())
    log.write((0, 0, 0), EventWithdrawn("a flood"), "director")

    assert step_due(log.progress.next()) is None
    with refused(EventIsWithdrawn, reason="a flood"):
        require_step(log.progress.next(), "begin", ONE)
