"""A new kind of event: two entries, one table, whoever wins more hands goes on alone.

Its folder is `tests/support/formats/hand_winner`. Nothing else in the house knows that it exists,
and everything that is done with events is done with it.
"""

from pathlib import Path

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.errors import Refused
from evendeal.formats import Desks
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.store.machine import MachineDice
from evendeal.tournament.line import ORIGIN, Draft, Line
from evendeal.tournament.refusals import HandsLeft, NotStarted, OutOfPlace
from support.formats.files import HAND_WINNER
from support.formats.hand_winner.event import read_hand_winner
from support.formats.hand_winner.fold import Duel
from support.formats.hand_winner.lines import TABLE
from support.formats.hand_winner.refusals import Level, OtherCard, OutOfTurn
from support.typed import typed

DUEL = EventId("duel")
FIRST, SECOND = SessionNo(1), SessionNo(2)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The event's file."""
    path = tmp_path / "event.toml"
    path.write_text(HAND_WINNER, "utf-8")
    return path


@pytest.fixture
def log(tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A log in which the event is sealed, always with the same decks: one entry wins with them."""
    monkeypatch.setattr(MachineDice, "secret", lambda _: bytes(32))
    log = tmp_path / "log"
    assert typed("event", "new", file, "--log", log).code == 0
    return log


def turn(desks: Desks, session: SessionNo, deal: int) -> None:
    """Both seats, or the only one, turn the cards that the deck has."""
    ledger = desks.of(DUEL).ledger
    hand = ledger.progress(DUEL).sessions[session].hand(DealNo(deal))
    for seat, card in zip(hand.seats, hand.deck.cards, strict=False):
        say(desks, session, deal, {"do": "turn", "seat": seat, "card": card})


def say(desks: Desks, session: SessionNo, deal: int, *lines: dict[str, object]) -> None:
    ledger = desks.of(DUEL).ledger
    n = ledger.progress(DUEL).next_n(session, 1, deal)
    drafts = [
        Draft(session, 1, deal, n + each, f"{session}/{deal}/{n + each}", line)
        for each, line in enumerate(lines)
    ]
    ledger.write(DUEL, drafts, "Rita")


def test_it_is_sealed_begun_played_and_ended_at_the_command_line(log: Path) -> None:
    begun = typed("event", "begin", "duel", "--log", log)
    with open_desks(log) as desks:
        for deal in (1, 2, 3):
            turn(desks, FIRST, deal)
    ended = typed("event", "end", "duel", "--log", log)
    bonus = typed("event", "begin", "duel", "--session", "2", "--log", log)

    assert (begun.code, ended.code, bonus.code) == (0, 0, 0)
    assert "table 1: A, B" in begun.out
    with open_desks(log) as desks:
        (best, other) = desks.of(DUEL).scoreboard(DUEL, None)
        alone = desks.of(DUEL).ledger.progress(DUEL).sessions[SECOND].entries
    assert best.difference == -other.difference > 0
    assert alone == (best.entry,)
    assert bonus.out.endswith(f"table 1: {best.entry}\n")


def test_a_stage_that_is_still_played_does_not_end(log: Path) -> None:
    typed("event", "begin", "duel", "--log", log)

    refusal = typed("event", "end", "duel", "--log", log).refusal

    assert isinstance(refusal, HandsLeft)
    assert (refusal.session, refusal.left) == (FIRST, 3)


@pytest.mark.parametrize(
    ("seat", "card", "refusal"), [(1, "2c", OtherCard), (3, "2c", OutOfTurn), (1, None, OutOfTurn)]
)
def test_what_the_rules_of_the_table_refuse_cannot_be_counted(
    log: Path, seat: int, card: str | None, refusal: type[Refused]
) -> None:
    typed("event", "begin", "duel", "--log", log)
    with open_desks(log) as desks:
        hand = desks.of(DUEL).ledger.progress(DUEL).sessions[FIRST].hand(DealNo(1))
        top = hand.deck.cards[0]
        if card is None:
            hand = hand.take(TABLE.read({"do": "turn", "seat": 1, "card": top}))
        line = TABLE.read({"do": "turn", "seat": seat, "card": card or top})

        with pytest.raises(refusal):
            hand.take(line)


def test_what_a_seat_has_turned_can_be_taken_back(log: Path) -> None:
    typed("event", "begin", "duel", "--log", log)
    with open_desks(log) as desks:
        turn(desks, FIRST, 1)
        progress = desks.of(DUEL).ledger.progress(DUEL)
        assert progress.sessions[FIRST].hand(DealNo(1)).final

        say(desks, FIRST, 1, {"do": "undo", "of": 1})

        assert not progress.sessions[FIRST].hand(DealNo(1)).final
        assert progress.next_n(FIRST, 1, 1) == 3


@pytest.mark.parametrize(
    ("cards", "steps"),
    [
        ("", [("end", HandsLeft), ("begin", NotStarted)]),
        ("AsKs AdKd", [("end", HandsLeft), ("begin", NotStarted)]),
        ("AsKs AdKd 2c2d", [("end", None), ("begin", NotStarted)]),
    ],
)
def test_a_stage_ends_when_its_last_hand_is_over(
    cards: str, steps: list[tuple[str, type[Refused] | None]]
) -> None:
    fold = counted(cards)

    assert [(step.do, step.blocked and type(step.blocked)) for step in fold.next()] == steps


@pytest.mark.parametrize(
    ("cards", "best"), [("AsKs AdKd 2c2d", "A"), ("KsAs 2c2d 3c3d", "B"), ("AsKs KdAd 2c2d", None)]
)
def test_whoever_has_won_more_hands_goes_on_and_nobody_if_they_are_level(
    cards: str, best: str | None
) -> None:
    fold = counted(cards)
    fold.take(line(fold, {"do": "end", "secret": "0" * 64}))

    (begin,) = fold.next()

    assert (begin.do, begin.sessions, fold.best) == ("begin", (SECOND,), best)
    assert isinstance(begin.blocked, Level) == (best is None)


def test_nobody_but_the_winner_begins_the_second_stage() -> None:
    fold = counted("AsKs AdKd 2c2d")
    fold.take(line(fold, {"do": "end", "secret": "0" * 64}))

    with pytest.raises(OutOfPlace):
        fold.take(line(fold, {"do": "begin", "beacon": None, "entry": "B"}, SECOND))


def counted(cards: str) -> Duel:
    """The fold of a duel whose hands had these cards, which nobody has sealed."""
    fold = Duel(read_hand_winner(HAND_WINNER))
    fold.take(line(fold, {"do": "begin", "beacon": None, "entry": None}))
    for deal, both in enumerate(cards.split(), 1):
        for seat, card in enumerate((both[:2], both[2:]), 1):
            fold.take(line(fold, {"do": "turn", "seat": seat, "card": card}, FIRST, deal))
    return fold


def line(fold: Duel, body: dict[str, object], session: SessionNo = FIRST, deal: int = 0) -> Line:
    """The next line of the log."""
    at = "2026-11-28T09:00:00Z"
    place = (session, 1 if deal else 0, deal)
    n = fold.next_n(*place)
    key = f"{place}/{n}"
    return Line(fold.position + 1, DUEL, *place, n, key, body, at, "Rita", ORIGIN, ORIGIN)
