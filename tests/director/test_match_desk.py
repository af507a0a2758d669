"""Two kinds of event in one log, each with a ledger that knows nothing of the other."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.director.events import create_event
from evendeal.director.ledger import NotInTheLog, NotStarted
from evendeal.director.ports import BrokenLog
from evendeal.director.publication import EventExists, StartedOtherwise
from evendeal.formats import Desks
from evendeal.formats.room_match.life import MatchDesk, match_draft
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.duplicate.bodies import Published
from evendeal.tournament.room_match.bodies import MatchesBegun
from support.events.matches import BOARD, SECRET, match_event, match_toml, matches_begun
from support.events.matches import DUEL as MATCHES
from support.events.poker import CUP, DUEL, begun, event_of
from support.ledgers import matches_of, poker_of
from support.refusals import refused


@pytest.fixture
def desks(folder: Path) -> Iterator[Desks]:
    with open_desks(folder, create=True) as opened:
        yield opened


def test_each_kind_of_event_has_a_desk_to_which_the_other_does_not_exist(desks: Desks) -> None:
    begun(poker_of(desks), event_of(**DUEL))
    create_event(matches_of(desks), match_event())

    assert poker_of(desks).events() == (CUP,)
    assert matches_of(desks).events() == (MATCHES,)
    assert matches_of(desks).holds(MATCHES)
    assert not matches_of(desks).holds(CUP)
    assert not poker_of(desks).holds(MATCHES)
    with refused(NotInTheLog, event="duel"):
        poker_of(desks).progress(MATCHES)
    with refused(NotInTheLog, event="cup"):
        matches_of(desks).refresh(CUP)


def test_an_event_that_is_not_there_is_held_by_nobody_until_it_comes(desks: Desks) -> None:
    assert not matches_of(desks).holds(MATCHES)
    assert not poker_of(desks).holds(MATCHES)

    create_event(matches_of(desks), match_event())

    assert matches_of(desks).holds(MATCHES)


@pytest.mark.parametrize("first", ["poker", "matches"])
def test_an_id_is_taken_whatever_is_played_under_it(desks: Desks, first: str) -> None:
    matches = match_event()
    cards = event_of(**DUEL, event="")
    object.__setattr__(cards, "id", matches.id)
    if first == "poker":
        create_event(poker_of(desks), cards)
        with refused(EventExists, event="duel"):
            create_event(matches_of(desks), matches)
    else:
        create_event(matches_of(desks), matches)
        with refused(EventExists, event="duel"):
            create_event(poker_of(desks), cards)


def test_a_start_that_was_another_kind_of_event_is_not_gone_on_with(desks: Desks) -> None:
    matches = match_event()
    cards = event_of(**DUEL)
    object.__setattr__(cards, "id", matches.id)
    create_event(matches_of(desks), matches)
    text = matches_of(desks).adapters.vault.fetch(MATCHES, "seal.json")
    assert text is not None
    other = EventId("other")
    matches_of(desks).adapters.vault.keep(other, "seal.json", text)
    object.__setattr__(cards, "id", other)

    with refused(StartedOtherwise, event="other", why="it had other rules or entries"):
        create_event(poker_of(desks), cards)
    assert other not in poker_of(desks).events()


def test_an_event_whose_first_line_cannot_be_read_is_reported_once(
    desks: Desks, folder: Path
) -> None:
    create_event(matches_of(desks), match_event())
    with closing(sqlite3.connect(folder / "log.sqlite")) as log, log:
        triggers = log.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for (name,) in triggers:
            log.execute(f"DROP TRIGGER {name}")
        log.execute('UPDATE lines SET body = \'{"do":"publish"}\'')
    with open_desks(folder) as anew:
        # Of which kind it is says its seal.
        assert poker_of(anew).events() == ()
        assert matches_of(anew).events() == (MATCHES,)
        with refused(BrokenLog, event="duel", position=1):
            matches_of(anew).progress(MATCHES)


def test_a_log_read_again_tells_the_same(desk: Desk, folder: Path) -> None:
    matches = matches_begun(desk)
    now = matches.progress(MATCHES)
    with open_desks(folder) as anew:
        again = matches_of(anew).progress(MATCHES)

        assert again.position == now.position
        assert again.event == now.event
        assert again.sessions.keys() == now.sessions.keys()
        assert matches_of(anew).luck(MATCHES, BOARD) == matches.luck(MATCHES, BOARD)


def test_a_session_that_has_not_begun_has_no_luck(desks: Desks) -> None:
    create_event(matches_of(desks), match_event())

    with refused(NotStarted, event="duel", session=1):
        matches_of(desks).luck(MATCHES, BOARD)


def test_where_the_secrets_are_elsewhere_an_event_is_read_and_not_rolled(
    desk: Desk, folder: Path
) -> None:
    matches_begun(desk)
    (folder / "secrets" / MATCHES / "session-1-original").unlink()
    with open_desks(folder) as anew:
        assert matches_of(anew).progress(MATCHES).sessions.keys() == {BOARD}
        assert matches_of(anew).luck(MATCHES, BOARD) is None
        assert matches_of(anew).secrets(match_event()) == {}


def test_a_line_that_the_rules_refuse_is_where_counting_stops(desk: Desk) -> None:
    matches = MatchDesk(desk.adapters)
    create_event(matches, match_event(), secret=lambda session, kind: SECRET)
    assert matches.progress(MATCHES).position == 1
    astray = match_draft((SessionNo(9), 0, 0), 0, "astray", MatchesBegun(None))
    matches.write(MATCHES, [astray], "somebody")

    stuck = matches.stuck(MATCHES)

    assert stuck is not None
    assert stuck.position == 2
    assert matches.progress(MATCHES).position == 1
    with refused(
        BrokenLog,
        event="duel",
        position=2,
        why="line 2 cannot be counted: line 2 of the log: session 9 cannot begin here",
    ):
        matches.write(MATCHES, [astray], "somebody")


def test_the_conditions_stand_in_the_log_as_they_were_sealed(desk: Desk) -> None:
    matches = matches_begun(desk)
    published = matches.progress(MATCHES).published

    assert isinstance(published, Published)
    assert 'format = "room_match"' in published.event
    assert match_toml().splitlines()[1] in published.event
