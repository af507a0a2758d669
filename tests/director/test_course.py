"""The course of an event: begun once, in order, and ended when all is played."""

import re
from pathlib import Path

import pytest

from evendeal.director.events import begin_session, create_event, end_session
from evendeal.director.ledger import LuckNotHere, NotInTheLog, NotStarted
from evendeal.director.ports import BrokenLog
from evendeal.director.publication import EventExists, StartedOtherwise
from evendeal.director.verifying import SealMissing, verify_event
from evendeal.formats.duplicate.decks import SealedStill, check_decks, session_decks
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.tournament.refusals import HandsLeft
from evendeal.views.absent import NoSuchSession
from evendeal.views.text import says
from support.events.poker import CUP, DUEL, FIRST, begun, event_of, play_hand, play_to_the_end, rows
from support.ledgers import open_desk
from support.offices import poker_office
from support.refusals import refused
from support.sentences import in_golden_file

SECOND = SessionNo(2)
DUO = event_of(**DUEL)
PAIR = event_of(teams=2, deals=1, event="sessions = 2")


def files(folder: Path) -> dict[str, bytes]:
    """Everything in a folder but the database."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not path.name.startswith("log.sqlite")
    }


def test_an_event_is_sealed_once(desk: Desk, folder: Path) -> None:
    create_event(desk, DUO)
    before = files(folder), rows(folder)

    with refused(EventExists, event="cup"):
        create_event(desk, DUO)

    assert (files(folder), rows(folder)) == before


def test_an_event_that_is_not_there_is_named(desk: Desk) -> None:
    with refused(NotInTheLog, event="cap"):
        desk.progress(EventId("cap"))
    with refused(NotInTheLog, event="cap"):
        verify_event(desk, EventId("cap"))


def test_a_session_begins_once(desk: Desk, folder: Path) -> None:
    begun(desk, DUO)
    once = rows(folder)

    begin_session(desk, CUP, FIRST)

    assert rows(folder) == once


def test_a_session_begins_after_the_one_before_has_ended(desk: Desk, folder: Path) -> None:
    begun(desk, PAIR)
    with refused(NotStarted, event="cup", session=1):
        begin_session(desk, CUP, SECOND)

    for table in (1, 2):
        play_hand(desk, table)
    with refused(NotStarted, event="cup", session=1):
        begin_session(desk, CUP, SECOND)
    end_session(desk, CUP, FIRST)
    assert desk.progress(CUP).current == SECOND
    begin_session(desk, CUP, SECOND)

    assert [row.body["do"] for row in rows(folder) if not row.place[1]] == [
        "publish",
        "close_line_ups",
        "begin",
        "open",
        "end",
        "close_line_ups",
        "begin",
    ]


def test_a_session_does_not_end_with_hands_left(desk: Desk, folder: Path) -> None:
    begun(desk, DUO)
    for table in (1, 2, 1, 2, 1):
        play_hand(desk, table)
    once = rows(folder)

    with refused(HandsLeft, session=1, left=1):
        end_session(desk, CUP, FIRST)

    assert rows(folder) == once
    play_hand(desk, 2)
    end_session(desk, CUP, FIRST)
    end_session(desk, CUP, FIRST)  # asked twice, ended once
    assert [row.body["do"] for row in rows(folder)].count("end") == 1
    assert desk.progress(CUP).finished


def test_a_session_that_has_not_begun_does_not_end(desk: Desk) -> None:
    create_event(desk, DUO)
    with refused(NotStarted, event="cup", session=1):
        end_session(desk, CUP, FIRST)


class Interrupted(Exception):
    """The power failed."""


@pytest.mark.parametrize("after", ["session-1-original", "session-1-reserve", "seal.json"])
def test_an_interrupted_start_goes_on_with_the_same_secrets(
    folder: Path, after: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from evendeal.store.vault import FolderVault

    keep = FolderVault.keep

    def failing(vault: FolderVault, event: EventId, name: str, secret: bytes) -> None:
        keep(vault, event, name, secret)
        if name == after:
            raise Interrupted

    with open_desk(folder, create=True) as desk:
        with monkeypatch.context() as patch:
            patch.setattr(FolderVault, "keep", failing)
            with pytest.raises(Interrupted):
                create_event(desk, DUO)
        left = files(folder)
    with open_desk(folder, create=True) as desk:
        assert desk.events() == ()
        with refused(StartedOtherwise, event="cup", why="it is no rehearsal"):
            create_event(desk, DUO, rehearsal=True)

        create_event(desk, DUO)

        assert files(folder).items() >= left.items()
        assert [finding.sentence for finding in verify_event(desk, CUP) if not finding.ok] == []


def test_an_event_never_goes_on_with_the_secrets_of_a_rehearsal(folder: Path) -> None:
    with open_desk(folder, create=True) as desk:
        desk.adapters.vault.keep(CUP, "purpose", b"rehearsal")
        desk.adapters.vault.keep(CUP, "session-1-original", b"guessable" + b"0" * 23)

        with refused(StartedOtherwise, event="cup", why="it was a rehearsal"):
            create_event(desk, DUO)


def test_an_interrupted_start_does_not_go_on_with_other_rules(folder: Path) -> None:
    with open_desk(folder, create=True) as desk:
        create_event(desk, DUO)
    (folder / "log.sqlite").unlink()
    for rest in folder.glob("log.sqlite-*"):
        rest.unlink()

    with open_desk(folder, create=True) as desk:
        with refused(StartedOtherwise, event="cup", why="it had other rules or entries"):
            create_event(desk, event_of(teams=2, deals=4))
        assert desk.events() == ()


def test_an_event_that_the_log_has_lost_is_not_sealed_anew(folder: Path) -> None:
    with open_desk(folder, create=True) as desk:
        play_to_the_end(desk, DUO)
    for rest in folder.glob("log.sqlite*"):
        rest.unlink()
    before = files(folder)

    with open_desk(folder, create=True) as desk, refused(BrokenLog, event="cup", position=1):
        create_event(desk, DUO, rehearsal=True)

    assert files(folder) == before


def test_without_its_secrets_nothing_of_an_event_is_dealt(folder: Path) -> None:
    with open_desk(folder, create=True) as desk:
        create_event(desk, DUO)
    (folder / "secrets/cup/session-1-original").unlink()

    with open_desk(folder) as desk:
        with refused(LuckNotHere, event="cup", session=1):
            begin_session(desk, CUP, FIRST)
        with refused(LuckNotHere, event="cup", session=1):
            session_decks(desk, CUP, FIRST, sealed=True)
        (file,) = poker_office(desk).custody(CUP).files
        assert file.why == says("secrets-not-here", session=FIRST)


def test_a_session_does_not_end_without_its_secrets(folder: Path) -> None:
    with open_desk(folder, create=True) as desk:
        begun(desk, event_of(teams=2, deals=1))
        for table in (1, 2):
            play_hand(desk, table)
    (folder / "secrets/cup/session-1-original").unlink()

    with open_desk(folder) as desk, refused(LuckNotHere, event="cup", session=1):
        end_session(desk, CUP, FIRST)


def test_an_event_without_its_seal_cannot_be_verified(folder: Path) -> None:
    with open_desk(folder, create=True) as desk:
        create_event(desk, DUO)
        (folder / "published/cup/seal.json").unlink()

        with refused(SealMissing, event="cup"):
            verify_event(desk, CUP)


def test_a_second_desk_sees_what_the_first_one_writes(folder: Path) -> None:
    with open_desk(folder, create=True) as writes, open_desk(folder) as reads:
        create_event(writes, PAIR)
        assert reads.refresh(CUP).sessions == {}
        begin_session(writes, CUP, FIRST)
        play_hand(writes, 1)
        assert reads.refresh(CUP).finished_hands == 1
        # Both write, each with its own idea of which hand is the last of the deal.
        play_hand(reads, 2)
        end_session(writes, CUP, FIRST)
        begin_session(reads, CUP, SECOND)

        assert writes.refresh(CUP).sessions[SECOND].decks
        assert (
            reads.progress(CUP).sessions[SECOND].decks
            == writes.progress(CUP).sessions[SECOND].decks
        )


def test_the_last_two_hands_written_at_once_by_two_desks_open_the_deal(folder: Path) -> None:
    event = event_of(teams=2, deals=1)
    with open_desk(folder, create=True) as ann, open_desk(folder) as bob:
        begun(ann, event)
        bob.refresh(CUP)
        play_hand(ann, 1)
        play_hand(bob, 2)  # bob has not read that table 1 has finished

        assert [row.body["do"] for row in rows(folder)].count("open") == 1
        assert list(bob.progress(CUP).sessions[FIRST].opened) == [1]


def test_deck_files_are_of_open_deals_unless_the_custodian_asks(desk: Desk) -> None:
    begun(desk, DUO)
    assert session_decks(desk, CUP, FIRST, sealed=False) == {}
    decks = session_decks(desk, CUP, FIRST, sealed=True)

    assert list(decks) == [1, 2, 3, 4]
    assert all(finding.ok for finding in check_decks(desk, CUP, FIRST, decks, "d.csv"))
    swapped = {**decks, DealNo(2): decks[DealNo(3)], DealNo(9): decks[DealNo(1)]}
    found = [f.sentence for f in check_decks(desk, CUP, FIRST, swapped, "d.csv") if not f.ok]
    assert len(found) == 2
    in_golden_file(re.sub("card [0-9]+", "card N", found[0]), found[1])


def test_decks_wait_for_the_randomness_that_is_mixed_in(desk: Desk) -> None:
    create_event(desk, event_of(**DUEL, draw='beacon = "the lottery"'))
    with refused(SealedStill, event="cup", session=1):
        session_decks(desk, CUP, FIRST, sealed=True)
    with refused(NoSuchSession, event="cup", session=0, sessions=1):
        session_decks(desk, CUP, SessionNo(0), sealed=False)
    (file,) = poker_office(desk).custody(CUP).files
    assert file.why == says("decks-drawn-later", session=FIRST)
