"""Honest logs in which people do what `verify` only names, for the map of its sentences."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from evendeal.backgammon import Level, Side
from evendeal.backgammon.lines import Decided
from evendeal.commands.log_folder import open_desks
from evendeal.director.appending import At
from evendeal.director.events import begin_session, create_event, end_session, make_good
from evendeal.director.office.log_index import LogIndexes
from evendeal.director.verifying import verify_event
from evendeal.draw.finding import Finding
from evendeal.formats.duplicate.office.custody import give_decks
from evendeal.formats.duplicate.recording import correct, record
from evendeal.formats.room_match.recording import record_lines
from evendeal.formats.room_match.roll_sheets import give_roll_sheets
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import DealNo, TableNo
from evendeal.store.archive import read_archive
from evendeal.store.archive_import import import_archive
from support.checkout import GOLDEN
from support.clock import Moved
from support.desks import consoles_of
from support.events.matches import BOARD, CLOSED, DUEL, OPEN, TWO, GameDevice, matches_begun
from support.events.poker import CUP, FIRST, desk_on, due, quiet
from support.events.poker_device import Device
from support.events.poker_floor import ANN, Floor, three
from support.ledgers import open_desk, poker_of
from support.offices import matches_office

WAITING = GOLDEN / "seals" / "waiting.zip"
"""An event sealed in version 1 that has not begun."""


def full_day(folder: Path) -> Sequence[Finding]:
    """A session of cards in which everything happens that people may do to seats and luck."""
    (found,) = [_full_day(desk) for desk in desk_on(folder)]
    return found


def _full_day(desk: Desk) -> Sequence[Finding]:
    floor = Floor(desk, Moved())
    create_event(desk, three(deals=2))
    _called_right(floor)
    _withdrawn_for_an_hour(floor)
    _lined_up(floor)
    begin_session(desk, CUP, FIRST)
    give_decks(desk, LogIndexes(desk), CUP, FIRST, by="Carl")
    _repaired(floor)
    for seat, act in ((1, _substituted), (3, _taken_out)):
        act(floor, seat)
    first = due(desk, 1)
    for by in ("Bea", "Bob"):
        for table in (1, 2, 3):
            at = due(desk, table)
            key = f"{by}-{table}"
            record(desk, at, quiet(desk, at), key=key, by=by, accept=True)
    end_session(desk, CUP, FIRST)
    n, action = desk.progress(CUP).hand(first.session, first.table, first.deal).in_force[0]
    correct(desk, first, n, action, key="c", by=ANN, reason="typed anew from the video")
    penalty = {"as": "penalty", "entry": "A", "points": "1/2"}
    floor.rule(kind="penalty", deal=None, effect=penalty)
    make_good(desk, CUP)
    return verify_event(desk, CUP)


def _called_right(floor: Floor) -> None:
    named = {"what": "event", "was": floor.desk.progress(CUP).event.name, "name": "Club Cup"}
    why = {"reason": "it is the club's own cup", "key": floor.key(), "by": ANN}
    floor.office.correct_name(CUP, **named, **why)


def _withdrawn_for_an_hour(floor: Floor) -> None:
    floor.office.withdraw_event(CUP, reason="the hall is shut", key=floor.key(), by=ANN)
    floor.office.take_back_withdrawal(CUP, reason="it opens", key=floor.key(), by=ANN)


def _lined_up(floor: Floor) -> None:
    floor.office.line_up(CUP, FIRST, "A", players=("A2", "A1", "A3"), key=floor.key(), by=ANN)


def _repaired(floor: Floor) -> None:
    device = Device(consoles_of(floor.desk), 1)
    device.begin()
    why: dict[str, Any] = {"session": FIRST, "reason": "two cards stuck together", "by": ANN}
    floor.office.request_repair(CUP, TableNo(1), DealNo(device.deal), key=floor.key(), **why)
    floor.office.confirm_repair(CUP, 1, key=floor.key(), by="Carl", custodian=True)
    floor.office.deck_order(CUP, 1, key=floor.key(), by=ANN)
    floor.office.finish_repair(CUP, 1, key=floor.key(), by=ANN)


def _substituted(floor: Floor, seat: int) -> None:
    put = {"player": "Zoe", "reason": "ill", "key": floor.key(), "by": ANN}
    floor.office.substitute(CUP, TableNo(2), seat, **put)


def _taken_out(floor: Floor, seat: int) -> None:
    why = {"rule": "R10", "reason": "all-in unseen", "key": floor.key(), "by": ANN}
    floor.office.take_out(CUP, TableNo(2), seat, **why)


def old_line_ups(folder: Path) -> Sequence[Finding]:
    """An event sealed in version 1 whose line-ups are changed before it begins."""
    import_archive(folder, read_archive(WAITING.read_bytes()))
    with open_desk(folder) as desk:
        _lined_up(Floor(desk, Moved()))
        begin_session(desk, CUP, FIRST, "4 8 15 16 23 42")
        return verify_event(desk, CUP)


def team_matches(folder: Path) -> Sequence[Finding]:
    """Team matches with roll sheets, a player who changes rooms, and a game that is decided."""
    with open_desks(folder, create=True) as desks:
        matches = matches_begun(poker_of(desks), reserve=1)
        consoles = consoles_of(matches)
        office = matches_office(matches)
        give_roll_sheets(matches, DUEL, BOARD, 2, by="Carl")
        for room in (OPEN, CLOSED):
            GameDevice(consoles, room).begin().go(1)
        form = {"session": 1, "match": 1, "team": "Kh", "players": ("Kh2", "Kh1"), "reason": "Ill."}
        office.line_up(DUEL, form, key="rooms", by="Dora")
        forfeit = Decided(Side.WHITE, Level.GAMMON, 15, 1, "forfeit", "Black left the hall.")
        at = At(DUEL, BOARD, OPEN, TWO)
        record_lines(matches, at, [forfeit], key="d", by="dir", due=False)
        return verify_event(matches, DUEL)


HONEST_LOGS: Mapping[str, Callable[[Path], Sequence[Finding]]] = {
    "a full day": full_day,
    "old line-ups": old_line_ups,
    "team matches": team_matches,
}
"""What `verify` finds of each, made in an empty folder."""
