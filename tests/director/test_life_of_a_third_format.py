"""A format that the house does not know lives from its seal to its archive by what it says alone.

The duel of `support.duel`: two entries, one table, hands that one of them wins.
"""

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from evendeal.director.archiving import Contents, archive
from evendeal.director.desk import Desk
from evendeal.director.events import begin_session, create_event, end_session, make_good
from evendeal.director.matches.desk import MatchDesk
from evendeal.director.opening import after_writing
from evendeal.director.publication import EventExists, StartedOtherwise
from evendeal.director.randomness import BeaconFixed, BeaconNeeded
from evendeal.director.verifying import verify_event
from evendeal.ids import DealNo, EntryId, EventId, SessionNo
from evendeal.tournament.line import Draft
from evendeal.tournament.refusals import HandsLeft, NotStarted
from evendeal.views.absent import NoSuchSession
from support.duel.fold import LINES, Duel, Won
from support.duel.life import DuelLedger
from support.refusals import refused

DUEL = EventId("anna-bela")
ONE, TWO = SessionNo(1), SessionNo(2)
A, B = EntryId("A"), EntryId("B")


@pytest.fixture
def ledger(desk: Desk) -> DuelLedger:
    """A ledger of duels beside that of poker."""
    return DuelLedger(desk.adapters)


def duel(beacon: str = "") -> Duel:
    return Duel(id=DUEL, name="Anna against Bela", beacon=beacon)


def win(ledger: DuelLedger, session: SessionNo, number: int, winner: EntryId) -> None:
    before = ledger.progress(DUEL).news
    body = LINES.write(Won(winner))
    line = Draft(session, 1, number, 0, f"{session}/{number}", body)
    ledger.write(DUEL, [line], "recorder")
    after_writing(ledger, DUEL, session, "recorder", before=before)


def played(ledger: DuelLedger, beacon: str = "") -> None:
    """Both sessions, from their begin to their end."""
    for session in (ONE, TWO):
        begin_session(ledger, DUEL, session, f"{beacon} {session}" if beacon else "")
        for number, winner in enumerate((A, B), 1):
            win(ledger, session, number, winner)
        end_session(ledger, DUEL, session)


def failing(ledger: DuelLedger) -> list[str]:
    return [finding.id for finding in verify_event(ledger, DUEL) if not finding.ok]


@pytest.mark.parametrize("beacon", ["", "lottery"])
def test_it_is_created_played_proved_and_put_into_an_archive(
    ledger: DuelLedger, beacon: str
) -> None:
    create_event(ledger, duel(beacon))
    played(ledger, beacon)

    assert ledger.progress(DUEL).finished
    assert ledger.read_only(DUEL) is None
    found = verify_event(ledger, DUEL)
    assert [finding.sentence for finding in found if not finding.ok] == []
    assert {"seal-in-log", "conditions", "signature", "hand", "secret", "results", "log"} <= {
        finding.id for finding in found if finding.verdict == "holds"
    }
    with ZipFile(BytesIO(archive(ledger, DUEL, Contents.SECRETS))) as packed:
        names = set(packed.namelist())
        winners = packed.read("results/winners.csv").decode()
        readme = packed.read("README.txt").decode()
    assert {"seal.json", "opened.json", "event.toml", "log.jsonl", "results/winners.csv"} <= names
    assert {"secrets/session-1-original", "secrets/session-2-original"} <= names
    assert ("root.json" in names) == bool(beacon)
    assert winners == "session,hand,winner\n1,1,A\n1,2,B\n2,1,A\n2,2,B\n"
    assert "An event of duels" in readme


def test_each_ledger_holds_the_events_of_its_own_word(ledger: DuelLedger, desk: Desk) -> None:
    create_event(ledger, duel())
    matches = MatchDesk(desk.adapters)

    assert ledger.events() == (DUEL,)
    assert not desk.holds(DUEL)
    assert not matches.holds(DUEL)
    with refused(EventExists, event=DUEL):
        create_event(ledger, duel())


def test_its_steps_are_refused_by_what_blocks_them(ledger: DuelLedger) -> None:
    create_event(ledger, duel("lottery"))

    with refused(NotStarted, event=DUEL, session=1):
        begin_session(ledger, DUEL, TWO, "lottery 2")
    with refused(BeaconNeeded, session=1, beacon="lottery 1"):
        begin_session(ledger, DUEL, ONE)
    with refused(NoSuchSession, event=DUEL, session=3, sessions=2):
        begin_session(ledger, DUEL, SessionNo(3), "more")
    begin_session(ledger, DUEL, ONE, "4 8 15")
    begin_session(ledger, DUEL, ONE, "4 8 15")
    with refused(BeaconFixed, session=1, beacon="4 8 15"):
        begin_session(ledger, DUEL, ONE, "16 23")
    with refused(HandsLeft, session=1, left=2):
        end_session(ledger, DUEL, ONE)


def test_its_luck_is_closed_until_its_hand_is_won(ledger: DuelLedger, folder: Path) -> None:
    create_event(ledger, duel())
    begin_session(ledger, DUEL, ONE)
    luck = ledger.luck(DUEL, ONE)
    assert luck is not None
    file = folder / "published" / DUEL / "opened.json"
    second = str(luck.deals.deck(DealNo(2)))

    win(ledger, ONE, 1, A)

    assert str(luck.deals.deck(DealNo(1))) in file.read_text()
    assert second not in file.read_text()
    win(ledger, ONE, 2, B)
    assert second in file.read_text()


def test_an_interrupted_start_goes_on_with_its_seal_and_no_other(ledger: DuelLedger) -> None:
    secret = b"\7" * 32
    ledger.adapters.vault.keep(DUEL, "session-1-original", secret)

    with refused(StartedOtherwise, event=DUEL, why="its luck was another"):
        create_event(ledger, duel(), secret=lambda *_: b"\1" * 32)
    create_event(ledger, duel())

    assert ledger.secrets(duel())[ONE] == {"original": secret}


def test_what_its_published_file_says_otherwise_than_its_log_is_found_and_made_good(
    ledger: DuelLedger, folder: Path
) -> None:
    create_event(ledger, duel())
    played(ledger)
    file = folder / "published" / DUEL / "opened.json"
    file.write_text(file.read_text().replace('"begun_at":"20', '"begun_at":"19', 1))
    assert "opened-in-log" in failing(ledger)

    file.unlink()
    assert "ended-in-file" in failing(ledger)
    make_good(ledger, DUEL)

    assert failing(ledger) == []


def test_its_luck_is_drawn_again_by_whoever_opens_its_log(ledger: DuelLedger) -> None:
    create_event(ledger, duel())
    begin_session(ledger, DUEL, ONE)

    anew = DuelLedger(ledger.adapters)

    anew.progress(DUEL)
    assert anew.luck(DUEL, ONE) == ledger.luck(DUEL, ONE)
    with refused(NotStarted, event=DUEL, session=2):
        anew.luck(DUEL, TWO)
