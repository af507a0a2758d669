"""What the fold of every kind of event has in common, by a small format that only the tests have.

Two entries turn cards at one table; whoever wins the duel plays a second stage alone.
"""

from typing import Any

import pytest

from evendeal.errors import Refused
from evendeal.ids import EntryId, EventId, SeatNo, SessionNo
from evendeal.tournament.entry import Entry
from evendeal.tournament.event_acts import (
    EventWithdrawn,
    NameCorrected,
    Published,
    PutAway,
    ResultsSwitched,
    WithdrawalTakenBack,
)
from evendeal.tournament.event_fold import EventFold
from evendeal.tournament.event_record import ResultsSwitch
from evendeal.tournament.hall import TableResults
from evendeal.tournament.line import OF_OFFICE, Line
from evendeal.tournament.refusals import HandsLeft, NotStarted, OutOfPlace
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.tournament.steps import BEGIN, END, require_step, step_due
from support.formats.hand_winner.event import HandWinner
from support.formats.hand_winner.fold import Duel
from support.formats.hand_winner.lines import BODIES, DeckOpened, StageBegun, StageEnded, Turned
from support.refusals import refused

ONE, TWO = SessionNo(1), SessionNo(2)
A, B = EntryId("A"), EntryId("B")
DUEL = HandWinner(
    id=EventId("duel"),
    name="Duel",
    entries=(Entry(A, "Anna", ("Anna",)), Entry(B, "Bela", ("Bela",))),
    hands=2,
    bonus=2,
)
BEGUN, ENDED = StageBegun(None, None), StageEnded("0" * 64)


class Log:
    """The lines of a duel, written one by one."""

    def __init__(self) -> None:
        self.fold = Duel(DUEL)
        self.write((0, 0, 0), Published("", "0" * 64, True))

    def write(self, place: tuple[int, int, int], body: Any, by: str = "director") -> None:
        n = self.fold.next_n(SessionNo(place[0]), *place[1:])
        position = self.fold.position + 1
        key = f"{OF_OFFICE if by == 'director' else 'key-'}{position}"
        at, none = f"2026-05-01T18:00:{position:02}.000Z", "0" * 64
        line = BODIES.write(body)
        self.fold.take(Line(position, "duel", *place, n, key, line, at, by, none, none))

    def play(self, session: int, *winners: EntryId) -> None:
        """Hands that these entries win, after those that have been played."""
        now = self.fold.sessions[SessionNo(session)]
        for deal, winner in enumerate(winners, len(now.played) + 1):
            for seat, entry in enumerate(now.entries, 1):
                card = "As" if entry == winner else "2c"
                self.write((session, 1, deal), Turned(SeatNo(seat), card), "table")


@pytest.fixture
def log() -> Log:
    return Log()


def test_a_new_format_is_lived_by_its_next_steps(log: Log) -> None:
    done = []
    while log.fold.next():
        step = step_due(log.fold.next())
        if step is None:
            log.play(log.fold.session, A, A)
            continue
        done.append((step.do, *step.sessions))
        begun = StageBegun(None, log.fold.best if step.sessions == (TWO,) else None)
        log.write((step.sessions[0], 0, 0), begun if step.do == BEGIN else ENDED)

    assert done == [("begin", 1), ("end", 1), ("begin", 2), ("end", 2)]
    assert log.fold.finished


def test_its_steps_are_blocked_by_name_and_by_a_withdrawal(log: Log) -> None:
    log.write((1, 0, 0), BEGUN)
    with refused(HandsLeft, session=1, left=2):
        require_step(log.fold.next(), END, ONE)
    with refused(NotStarted, event="duel", session=1):
        require_step(log.fold.next(), BEGIN, TWO)

    log.write((0, 0, 0), EventWithdrawn("a flood"))
    assert step_due(log.fold.next()) is None
    assert {step.blocked and step.blocked.name for step in log.fold.next()} == {"EventIsWithdrawn"}

    log.write((0, 0, 0), WithdrawalTakenBack("dry"))
    assert log.fold.record.withdrawn is None


@pytest.mark.parametrize("fold", [Duel, Progress, MatchProgress])
def test_whatever_a_line_can_say_a_fold_counts(fold: type[EventFold[Any, Any]]) -> None:
    assert fold.lines.types == fold.handlers.keys()


def test_it_knows_where_it_is_and_where_the_next_line_goes(log: Log) -> None:
    assert (log.fold.session, log.fold.current, log.fold.rehearsal) == (1, 1, True)
    log.write((1, 0, 0), BEGUN)
    log.play(1, A)

    assert [log.fold.next_n(*place) for place in ((ONE, 1, 1), (ONE, 1, 2), (ONE, 0, 0))] == [
        2,
        0,
        1,
    ]
    log.play(1, A)
    log.write((1, 0, 0), ENDED)
    assert (log.fold.session, log.fold.current) == (1, 2)


def test_what_ends_a_session_is_signed_and_lets_all_be_known(log: Log) -> None:
    log.write((1, 0, 0), BEGUN)
    log.play(1, A, B)
    assert (log.fold.to_sign, log.fold.settled) == (0, 0)

    log.write((1, 0, 0), ENDED)
    assert log.fold.to_sign == log.fold.settled == log.fold.position


def test_names_are_spelled_right_and_the_sealed_event_stays(log: Log) -> None:
    log.write((0, 0, 0), NameCorrected("team", B, "Bela", "Béla", "an accent"))

    assert log.fold.event.entry(B).name == "Béla"
    assert log.fold.sealed.entry(B).name == "Bela"
    log.write((0, 0, 0), PutAway())
    assert log.fold.record.away


def test_results_at_the_tables_are_as_they_were_switched_last(log: Log) -> None:
    switched, news = [log.fold.event.hall.results], log.fold.news
    before = log.fold.fork()
    for results in (TableResults.OPEN, TableResults.NONE, TableResults.OPEN):
        log.write((0, 0, 0), ResultsSwitched(results), f"director {results.value}")
        switched.append(log.fold.event.hall.results)

    assert switched == [TableResults.NONE, TableResults.OPEN, TableResults.NONE, TableResults.OPEN]
    assert log.fold.record.switch == ResultsSwitch("2026-05-01T18:00:04.000Z", "director open")
    assert log.fold.sealed.hall.results is before.event.hall.results is TableResults.NONE
    # No public page has changed by it.
    assert log.fold.news == news


def test_every_line_that_the_public_notices_is_news(log: Log) -> None:
    before = log.fold.news
    log.write((1, 0, 0), BEGUN)
    log.play(1, A)

    assert log.fold.news == before + 2


def test_nothing_done_to_a_fork_reaches_the_event(log: Log) -> None:
    log.write((1, 0, 0), BEGUN)
    first, log.fold = log.fold, log.fold.fork()
    log.play(1, A, B)
    log.write((1, 0, 0), ENDED)

    assert not first.sessions[ONE].played
    assert (first.position, first.next_n(ONE, 0, 0)) == (2, 1)


@pytest.mark.parametrize(
    ("place", "body", "why"),
    [
        ((0, 0, 0), Published("", "0" * 64, True), "an event is published once"),
        ((3, 0, 0), BEGUN, "session 3 cannot begin here"),
        ((1, 0, 0), BEGUN, "session 1 cannot begin here"),
        ((2, 1, 1), Turned(SeatNo(1), "As"), "session 2 has not begun"),
        ((1, 0, 1), DeckOpened("", "0" * 64, ()), "hand 1 is not to be opened"),
        (
            (1, 0, 0),
            PutAway(),
            "what is done about the whole event is of no session, table or deal",
        ),
        ((0, 0, 0), WithdrawalTakenBack("why"), "it is done already"),
        ((0, 0, 0), ResultsSwitched(TableResults.NONE), "it is done already"),
        (
            (0, 1, 0),
            ResultsSwitched(TableResults.OPEN),
            "what is done about the whole event is of no session, table or deal",
        ),
    ],
)
def test_a_line_out_of_place_is_refused_and_changes_nothing(
    log: Log, place: tuple[int, int, int], body: Any, why: str
) -> None:
    log.write((1, 0, 0), BEGUN)
    before = vars(log.fold.fork())
    with refused(OutOfPlace, position=3, why=why):
        log.write(place, body)

    assert vars(log.fold.fork()) == before


@pytest.mark.parametrize(
    "body",
    [
        {"do": "open"},
        {"do": "turn", "seat": 1, "card": 1},
        {"do": "begin"},
        {"do": "end", "secret": "0"},
    ],
)
def test_a_line_that_says_nothing_of_it_is_refused(log: Log, body: dict[str, Any]) -> None:
    line = Line(2, "duel", 1, 0, 0, 0, "key", body, "", "x", "0" * 64, "0" * 64)
    with pytest.raises(Refused):
        log.fold.take(line)

    assert log.fold.position == 1
