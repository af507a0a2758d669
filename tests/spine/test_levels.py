"""Whole events whose blinds change within a session, teams and individuals, to the last proof."""

from itertools import islice
from pathlib import Path

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.director.verifying import verify_event
from evendeal.formats.duplicate.hand_files import hands_of
from evendeal.formats.duplicate.rehearsal import player_of
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.duplicate.rulings import Replaced, Ruled
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.seat_teams.event_read import read_event
from evendeal.views.poker.head import LevelHead, event_head
from support.desks import consoles_of
from support.events.individuals import OPEN, Played, individuals, ladder_on
from support.ledgers import poker_of
from support.proof.stranger import stranger
from support.rehearsals import play_rehearsal, prepare

CUP = EventId("cup")
LEVELS = """
[draw]
order = "sequence"
[[levels]]
deals = 2
small_blind = 25
big_blind = 50
[[levels]]
deals = 2
small_blind = 50
big_blind = 100
ante = 10
"""
TEXT = f"""
[event]
id = "cup"
name = "Cup"
sessions = 2
[play]
deals = 4
reserve = 1
{LEVELS}
[[entries]]
name = "Argentina"
[[entries]]
name = "Brazil"
[[entries]]
name = "China"
"""
POSTED = {1: (25, 50, 0), 2: (25, 50, 0), 3: (50, 100, 10), 4: (50, 100, 10)}
"""Small blind, big blind and ante of each deal."""


def posted(now: SessionProgress) -> dict[int, set[tuple[int, int, int]]]:
    """What the hands of a session were played for, by deal."""
    found: dict[int, set[tuple[int, int, int]]] = {}
    for (_, deal), hand in now.hands.items():
        setup = hand.setup
        found.setdefault(deal, set()).add((setup.small_blind, setup.big_blind, setup.ante))
    return found


@pytest.mark.long
def test_every_table_plays_each_deal_at_its_blinds_in_both_sessions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    event = read_event(TEXT, new=True)
    with open_desks(tmp_path, create=True) as desks:
        desk = poker_of(desks)
        prepare(desk, event, "mixed", 5)
        played = play_rehearsal(desk, CUP, player_of(event, "mixed", 5))
        for _ in islice(played, 6):
            pass
        console = consoles_of(desk).console(CUP, TableNo(1))
        for _ in played:
            pass
        progress = desk.progress(CUP)
        findings = verify_event(desk, CUP)
        files = [
            (desk.adapters.publisher.read(CUP, name) or "").encode()
            for name in ("seal.json", "opened.json", "lineups.json")
        ]

    assert (console.order[0].deal, console.small_blind, console.big_blind) == (3, 50, 100)
    assert (console.order[0].setup["big_blind"], console.order[0].setup["ante"]) == (100, 10)
    hands = list(hands_of(progress, SessionNo(1)))
    assert sorted({hand.setup.big_blind for hand in hands}) == [50, 100]
    for session in (1, 2):
        now = progress.sessions[SessionNo(session)]
        assert posted(now) == {deal: {due} for deal, due in POSTED.items()}
        assert all(now.played[TableNo(table)] == [1, 2, 3, 4] for table in (1, 2, 3))
    assert event_head(progress, None).levels == (
        LevelHead(DealNo(1), DealNo(2), 25, 50, 0, 0),
        LevelHead(DealNo(3), DealNo(4), 50, 100, 10, 0),
    )
    assert [finding.sentence for finding in findings if not finding.ok] == []
    code, words = stranger(files, tmp_path, capsys)
    assert code == 0, words


@pytest.mark.long
def test_individuals_play_levels_to_the_last_award(tmp_path: Path) -> None:
    event = individuals(12, deals=4, more=LEVELS)
    with ladder_on(tmp_path) as ledger:
        played = Played(ledger, event)
        played.until("begin", 1)
        played.step()
        # A reserve deal takes the blinds of the deal in whose place it is played.
        act = Ruled("misdeal", 3, (), Replaced(), "R40", "A deck was short.")
        played.do(act, (1, 0, 0))
        played.to_the_end()
        progress = played.progress
        findings = verify_event(ledger, OPEN)

    assert progress.finished
    assert posted(progress.sessions[SessionNo(1)])[5] == {POSTED[3]}
    last = progress.sessions[SessionNo(event.sessions)]
    assert posted(last) == {deal: {due} for deal, due in POSTED.items()}
    assert [finding.sentence for finding in findings if not finding.ok] == []
