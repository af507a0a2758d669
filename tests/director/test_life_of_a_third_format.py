"""A format that the house does not know lives from its seal to its archive by what it says alone.

The duel of `support.formats.hand_winner`: two entries turn cards, whoever wins goes on alone; the
deck of a hand is opened when the hand is over.
"""

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from evendeal.cards import RANKS
from evendeal.director.appending import At, append_lines
from evendeal.director.archiving import Contents, archive
from evendeal.director.events import begin_session, create_event, end_session, make_good
from evendeal.director.publication import EventExists, StartedOtherwise
from evendeal.director.randomness import BeaconFixed, BeaconNeeded
from evendeal.director.verifying import verify_event
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import DealNo, EntryId, EventId, SeatNo, SessionNo, TableNo
from evendeal.tournament.entry import Entry
from evendeal.tournament.line import Draft
from evendeal.tournament.refusals import HandsLeft, NotStarted
from evendeal.views.absent import NoSuchSession
from support.formats.hand_winner.event import HandWinner
from support.formats.hand_winner.life import HandWinnerLedger
from support.formats.hand_winner.lines import BODIES, Turned
from support.refusals import refused

DUEL = EventId("anna-bela")
ONE, TWO = SessionNo(1), SessionNo(2)
A, B = EntryId("A"), EntryId("B")


@pytest.fixture
def ledger(desk: Desk) -> HandWinnerLedger:
    """A ledger of duels beside that of poker."""
    return HandWinnerLedger(desk.adapters)


def duel(randomness: str = "") -> HandWinner:
    return HandWinner(
        id=DUEL,
        name="Anna against Bela",
        entries=(Entry(A, "Anna", ("Anna",)), Entry(B, "Bela", ("Bela",))),
        hands=3,
        bonus=2,
        randomness=randomness,
    )


def sealed(ledger: HandWinnerLedger, randomness: str = "") -> None:
    """The event, always with the same secrets: somebody wins the duel with their decks."""
    create_event(ledger, duel(randomness), secret=lambda session, kind: bytes(32))


def turn(ledger: HandWinnerLedger, session: SessionNo, deal: int) -> None:
    """Everybody at the table turns the card that the deck has."""
    hand = ledger.progress(DUEL).sessions[session].hand(DealNo(deal))
    assert hand.deck is not None
    cards = enumerate(zip(hand.seats, hand.deck.cards, strict=False))
    at = At(DUEL, session, TableNo(1), DealNo(deal))
    drafts = [
        Draft(*at.place, n, f"{session}/{deal}/{n}", BODIES.write(Turned(SeatNo(seat), card)))
        for n, (seat, card) in cards
    ]
    append_lines(ledger, at, drafts, "recorder")


def played(ledger: HandWinnerLedger, beacon: str = "") -> None:
    """Both stages, from their begin to their end."""
    for session, hands in ((ONE, 3), (TWO, 2)):
        begin_session(ledger, DUEL, session, f"{beacon} {session}" if beacon else "")
        for deal in range(1, hands + 1):
            turn(ledger, session, deal)
        end_session(ledger, DUEL, session)


def winner_of(ledger: HandWinnerLedger, deal: int) -> str:
    """Who has won a hand of the duel, by its deck."""
    luck = ledger.luck(DUEL, ONE)
    assert luck is not None
    first, second = (RANKS.index(card[0]) for card in luck.deals.deck(DealNo(deal)).cards[:2])
    return "" if first == second else "AB"[second > first]


def failing(ledger: HandWinnerLedger) -> list[str]:
    return [finding.id for finding in verify_event(ledger, DUEL) if not finding.ok]


@pytest.mark.parametrize("beacon", ["", "lottery"])
def test_it_is_created_played_proved_and_put_into_an_archive(
    ledger: HandWinnerLedger, beacon: str
) -> None:
    sealed(ledger, beacon)
    played(ledger, beacon)

    assert ledger.progress(DUEL).finished
    assert ledger.read_only(DUEL) is None
    findings = verify_event(ledger, DUEL)
    assert [finding.sentence for finding in findings if not finding.ok] == []
    assert {"seal-in-log", "conditions", "signature", "deal", "secret", "results", "log"} <= {
        finding.id for finding in findings if finding.verdict == "holds"
    }
    with ZipFile(BytesIO(archive(ledger, DUEL, Contents.SECRETS))) as packed:
        names = set(packed.namelist())
        winners = packed.read("results/winners.csv").decode()
        readme = packed.read("README.txt").decode()
    assert {"seal.json", "opened.json", "event.toml", "log.jsonl", "results/winners.csv"} <= names
    assert {"secrets/session-1-original", "secrets/session-2-original"} <= names
    assert ("root.json" in names) == bool(beacon)
    rows = [f"1,{deal},{winner_of(ledger, deal)}" for deal in (1, 2, 3)]
    assert winners.splitlines()[:4] == ["stage,hand,winner", *rows]
    assert len(winners.splitlines()) == 6
    assert "An event of hand winner" in readme


def test_each_ledger_holds_the_events_of_its_own_word(ledger: HandWinnerLedger, desk: Desk) -> None:
    create_event(ledger, duel())
    matches = MatchDesk(desk.adapters)

    assert ledger.events() == (DUEL,)
    assert not desk.holds(DUEL)
    assert not matches.holds(DUEL)
    with refused(EventExists, event=DUEL):
        create_event(ledger, duel())


def test_its_steps_are_refused_by_what_blocks_them(ledger: HandWinnerLedger) -> None:
    sealed(ledger, "lottery")

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
    with refused(HandsLeft, session=1, left=3):
        end_session(ledger, DUEL, ONE)


def test_its_luck_is_closed_until_its_hand_is_won(ledger: HandWinnerLedger, folder: Path) -> None:
    sealed(ledger)
    begin_session(ledger, DUEL, ONE)
    luck = ledger.luck(DUEL, ONE)
    assert luck is not None
    file = folder / "published" / DUEL / "opened.json"
    second = str(luck.deals.deck(DealNo(2)))

    turn(ledger, ONE, 1)

    assert str(luck.deals.deck(DealNo(1))) in file.read_text()
    assert second not in file.read_text()
    turn(ledger, ONE, 2)
    assert second in file.read_text()


def test_an_interrupted_start_goes_on_with_its_seal_and_no_other(ledger: HandWinnerLedger) -> None:
    secret = b"\7" * 32
    ledger.adapters.vault.keep(DUEL, "session-1-original", secret)

    with refused(StartedOtherwise, event=DUEL, why="its luck was another"):
        create_event(ledger, duel(), secret=lambda *_: b"\1" * 32)
    create_event(ledger, duel())

    assert ledger.secrets(duel())[ONE] == {"original": secret}


def test_what_its_published_file_says_otherwise_than_its_log_is_found_and_made_good(
    ledger: HandWinnerLedger, folder: Path
) -> None:
    sealed(ledger)
    played(ledger)
    file = folder / "published" / DUEL / "opened.json"
    file.write_text(file.read_text().replace('"begun_at":"20', '"begun_at":"19', 1))
    assert "opened-in-log" in failing(ledger)

    file.unlink()
    assert "ended-in-file" in failing(ledger)
    make_good(ledger, DUEL)

    assert failing(ledger) == []


def test_its_luck_is_drawn_again_by_whoever_opens_its_log(ledger: HandWinnerLedger) -> None:
    sealed(ledger)
    begin_session(ledger, DUEL, ONE)

    anew = HandWinnerLedger(ledger.adapters)

    anew.progress(DUEL)
    assert anew.luck(DUEL, ONE) == ledger.luck(DUEL, ONE)
    with refused(NotStarted, event=DUEL, session=2):
        anew.luck(DUEL, TWO)
