"""Whole events in which much goes wrong, and which can still be verified by a stranger."""

import subprocess
import sys
from pathlib import Path

import pytest

from evendeal.director.events import begin_session, create_event, end_session
from evendeal.director.opening import open_due
from evendeal.director.verifying import verify_event
from evendeal.formats.duplicate.luck import draft
from evendeal.formats.duplicate.recording import deals_left, record
from evendeal.formats.seat_teams.life import Desk
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker.lines import Dispute
from evendeal.tournament.duplicate.acts import LinedUp, Substituted
from evendeal.tournament.duplicate.bodies import Body
from evendeal.tournament.duplicate.rulings import Replaced, Ruled, Stands, Voided, Withdrawn
from support.events.poker import CUP, FIRST, begun, due, event_of, play_hand, quiet
from support.ledgers import open_desk

ROOT = Path(__file__).resolve().parents[2]
EVENT = event_of(teams=4, deals=5, play="reserve = 2")


def write(desk: Desk, body: Body, table: int = 0, deal: int = 0) -> None:
    """A line of the director, and the deals that it makes due opened."""
    progress = desk.progress(CUP)
    n = progress.next_n(FIRST, table, deal)
    key = f"{type(body).__name__}-{progress.position}"
    desk.write(CUP, [draft((FIRST, table, deal), n, key, body)], "director")
    if FIRST in progress.sessions:
        open_due(desk, CUP, FIRST, "director")


def ruled(effect: object, deal: int, *tables: int) -> Ruled:
    return Ruled("fouled_deck", deal, tuple(map(TableNo, tables)), effect, "R23", "seen")  # type: ignore[arg-type]


def play_on(desk: Desk) -> None:
    """Every table plays what it has left."""
    for table in range(1, 5):
        while deals_left(desk, CUP, FIRST, TableNo(table)):
            play_hand(desk, table)


@pytest.mark.process
def test_an_event_with_void_leaked_and_disputed_deals_holds_to_the_end(tmp_path: Path) -> None:
    with open_desk(tmp_path, create=True) as desk:
        create_event(desk, EVENT)
        write(desk, LinedUp(EntryId("B"), ("B4", "B3", "B2", "B1")))
        begin_session(desk, CUP, FIRST)
        now = desk.progress(CUP).sessions[FIRST]
        leaked = play_hand(desk, 1).deal
        write(desk, ruled(Replaced(), leaked))
        write(desk, Substituted(SeatNo(1), "Zoe", "ill"), table=2)
        at = due(desk, 3)
        record(desk, at, quiet(desk, at), key="disputed", by="ann")
        write(desk, Dispute(None, "the river was bet"), 3, at.deal)
        write(desk, ruled(Stands(), at.deal, 3))
        void = due(desk, 4).deal
        write(desk, ruled(Voided({SeatNo(2): 100}), void, 4))
        cancelled = next(deal for deal in range(1, 6) if deal not in (leaked, void, at.deal))
        write(desk, ruled(Replaced(), cancelled))
        write(desk, Withdrawn(4, "nothing had been seen"))
        play_on(desk)
        assert set(now.opened) == {*range(1, 7)} - {leaked}
        end_session(desk, CUP, FIRST)

        found = verify_event(desk, CUP)
        assert [each for each in found if each.verdict == "fails"] == []
        rulings = [each.sentence.split(", by ")[0] for each in found if each.id == "ruling"]
        assert rulings == [
            f"Ruling 1 on deal {leaked}: void everywhere, the next reserve deal takes its place "
            "(R23)",
            f"Ruling 2 on deal {at.deal}: play stands (R23)",
            f"Ruling 3 on deal {void}: void at table 4 (R23)",
        ]
        public = SeatTeamsPublic(desk)
        board = public.scoreboard(CUP)
        assert (board.comparable, board.deals, board.strip) == (5, 5, (True,) * 5)
        assert board.hands_played == board.hands_total == 20
        assert [head.deal for head in public.deals(CUP)] == [
            6 if deal == leaked else deal for deal in range(1, 6)
        ]
        page = public.deal(CUP, DealNo(void))
        assert page.open
        assert page.rows[3].ruling == (
            "void at this table; each seat has the mean of the other tables; seat 2 +100 by ruling."
        )
        reserve = public.deal(CUP, DealNo(6))
        assert reserve.open
        assert reserve.button == EVENT.play.button_of(leaked)
        names = {cell.player for row in page.rows for cell in row.cells}
        assert "Zoe" in names
        standings = desk.progress(CUP).standings()

    published = tmp_path / "published" / "cup"
    script = subprocess.run(
        [
            sys.executable,
            str(ROOT / "scripts" / "verify_event.py"),
            str(published / "seal.json"),
            str(published / "opened.json"),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert script.returncode == 0, script.stdout
    assert "FAILS" not in script.stdout
    with open_desk(tmp_path) as desk:
        # The same from the log alone, as after a restart.
        assert desk.progress(CUP).standings() == standings
        assert desk.read_only(CUP) is None


def test_a_second_session_begins_after_one_with_a_cancelled_deal(tmp_path: Path) -> None:
    event = event_of(teams=2, deals=2, event="sessions = 2", play="reserve = 0")
    with open_desk(tmp_path, create=True) as desk:
        begun(desk, event)
        write(desk, ruled(Replaced(), 1))
        for table in (1, 2):
            assert deals_left(desk, CUP, FIRST, TableNo(table)) == (2,)
            play_hand(desk, table)
        end_session(desk, CUP, FIRST)
        begin_session(desk, CUP, SessionNo(2))

        assert SeatTeamsPublic(desk).scoreboard(CUP, FIRST).deals == 1
        assert [each for each in verify_event(desk, CUP) if each.verdict == "fails"] == []
