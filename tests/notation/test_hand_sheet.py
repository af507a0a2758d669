"""Hands typed from a recorder's sheet are the lines that a console would have sent."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

import pytest
from hypothesis import given

from evendeal.cards import DeckOrder
from evendeal.ids import DealNo, SeatNo, SessionNo, TableNo
from evendeal.labels import write_label
from evendeal.notation.hand_sheet import (
    read_hand_sheet,
    write_hand_sheet,
)
from evendeal.notation.history import History
from evendeal.notation.phhs import read_phhs
from evendeal.notation.refusals import CannotHold
from evendeal.notation.sheet_words import NotASheet, SheetRefused
from evendeal.notation.typed_sheet import split_sheets
from evendeal.poker import (
    Action,
    Award,
    Call,
    Check,
    DealHole,
    DealStreet,
    Fold,
    Kill,
    RaiseTo,
    Setup,
    Show,
    is_over,
    play,
    result,
)
from evendeal.poker.lines import Accepted, BreakSeal, Dealt, HandLine, Note
from evendeal.poker.lines_wire import hand_line_from_log
from evendeal.poker.played import PlayedHand
from evendeal.poker.showdown import claimants
from evendeal.store.archive import Archive, read_archive
from evendeal.tournament.seat_teams.event_read import read_event
from evendeal.tournament.seat_teams.progress import Progress
from support.checkout import ROOT
from support.poker.any_hand import hands
from support.refusals import refused

ARCHIVES = ROOT / "tests" / "golden" / "archives"
LABEL = write_label(1, 1, 1)
THREE = Setup(stacks=(1000, 1000, 1000), button=SeatNo(1), small_blind=25, big_blind=50)
DOC = ROOT / "docs" / "sheets.md"


class Recorded(NamedTuple):
    """A hand of a golden archive as its console sent it."""

    where: str
    setup: Setup
    lines: tuple[HandLine, ...]


def whole(archive: Archive) -> Iterator[tuple[tuple[int, int, int], tuple[HandLine, ...]]]:
    """The hands of an archive that a recorder typed from the seal to the agreement.

    One in which a winner was announced and did not count is none: a sheet has who won.
    """
    hands: dict[tuple[int, int, int], list[dict[str, object]]] = defaultdict(list)
    for line in archive.lines():
        if line.table and line.deal:
            hands[line.session, line.table, line.deal].append(line.body)
    aside = {"undo", "correct", "note", "dispute", "different", "call_director"}
    for place, bodies in hands.items():
        done = [body["do"] for body in bodies]
        pots = [body["pot"] for body in bodies if body["do"] == "award"]
        if (
            (done[0], done[-1]) == ("break_seal", "accept")
            and not aside & set(done)
            and len(set(pots)) == len(pots)
        ):
            yield place, tuple(map(hand_line_from_log, bodies))


@cache
def recorded() -> tuple[Recorded, ...]:
    """All of them, of the last archive of each event of hands."""
    found = []
    for folder in sorted(ARCHIVES.iterdir()):
        archives = sorted(folder.glob("*.zip"))
        if not archives or folder.name.startswith("match"):
            continue
        archive = read_archive(archives[-1].read_bytes())
        hands = dict(whole(archive))
        if not hands:
            continue
        event = read_event(archive.files["event.toml"].decode())
        progress = Progress(event).take_all(archive.lines())
        for (session, table, deal), lines in hands.items():
            setup = progress.sessions[SessionNo(session)].hands[TableNo(table), DealNo(deal)].setup
            found.append(Recorded(f"{folder.name} {session}/{table}/{deal}", setup, lines))
    return tuple(found)


def read(text: str, setup: Setup = THREE) -> tuple[HandLine, ...]:
    (sheet,) = split_sheets(text)
    return read_hand_sheet(sheet, setup)


def lines_of(setup: Setup, luck: DeckOrder, actions: Sequence[Action]) -> tuple[HandLine, ...]:
    """What a console sends of a hand: streets as they are put down, and who won each pot."""
    lines: list[HandLine] = []
    hand = PlayedHand.announced(setup)

    def say(line: HandLine) -> None:
        hand.record(line)
        lines.append(line)

    def streets() -> None:
        while luck is not None and (due := hand.street_due) is not None:
            board = play(setup, luck, actions).state.board
            assert hand.state is not None
            laid = len(hand.state.board)
            say(Dealt(due))
            say(DealStreet(tuple(board[laid : 3 if due == "flop" else laid + 1])))

    say(BreakSeal(LABEL))
    for action in actions:
        streets()
        if isinstance(action, DealHole):
            continue
        if isinstance(action, DealStreet):
            due = hand.street_due
            assert due is not None
            say(Dealt(due))
        say(replace(action, cards=()) if isinstance(action, Show) else action)
    streets()
    made = result(play(setup, luck, actions).state)
    assert hand.state is not None
    for pot, won in enumerate(made.won):
        if not is_over(hand.state) and len(claimants(hand.state, won.pot)) > 1:
            say(Award(pot, tuple(won.shares)))
    say(Accepted(made.chip_scores, made.house))
    return tuple(lines)


def test_every_recorded_hand_is_the_same_typed_from_its_sheet() -> None:
    kinds = {type(line).__name__ for hand in recorded() for line in hand.lines}
    assert len(recorded()) > 60
    assert {"Award", "Show", "Muck", "Kill", "DealStreet", "RaiseTo"} <= kinds

    for hand in recorded():
        assert read(write_hand_sheet(hand.lines), hand.setup) == hand.lines, hand.where


def real() -> Iterator[tuple[Setup, tuple[HandLine, ...]]]:
    """Real hands of six professionals and Pluribus, as consoles would have sent them."""
    for file in sorted((ROOT / "tests/golden/phh/pluribus").glob("*.phhs")):
        for history in read_phhs(file.read_bytes(), file.name):
            assert isinstance(history, History)
            yield history.setup, lines_of(history.setup, None, history.actions)


@pytest.mark.long
def test_real_hands_are_the_same_typed_from_their_sheets_in_as_many_keys_as_documented() -> None:
    texts = []
    for setup, lines in real():
        texts.append(write_hand_sheet(lines))
        assert read(texts[-1], setup) == lines
    mean = sum(map(len, texts)) / len(texts)

    stated = (
        f"{len(texts)} real hands: {mean:.0f} key presses a hand, {max(map(len, texts))} at most"
    )
    assert stated in " ".join(DOC.read_text("utf-8").split())


@pytest.mark.long
@given(hand=hands())
def test_any_hand_is_read_as_it_was_written(
    hand: tuple[Setup, DeckOrder, tuple[Action, ...]],
) -> None:
    setup, luck, actions = hand
    lines = lines_of(setup, luck, actions)

    assert read(write_hand_sheet(lines), setup) == lines


def test_a_hand_is_written_a_street_a_line() -> None:
    lines = read(f"{LABEL} 150 f c Ks Td 2c x 300 c 9h x x 10s x x w3 ok")

    assert write_hand_sheet(lines) == (
        f"{LABEL}\n150 f c\nKs Td 2c x 300 c\n9h x x\nTs x x w3\nok\n"
    )


def test_what_is_typed_otherwise_means_the_same() -> None:
    plain = f"{LABEL}\n150 f c\nKs Td 2c x 300 c\n9h x x\nTs x x s3 m1 w3\nok\n"
    other = (
        f"{LABEL.lower()}   # table one\n  R150 F C\n K♠ 10d 2C X b300 c 9h X X ts x x S3 M1 W3 OK"
    )

    assert read(other) == read(plain)


def test_all_in_is_a_raise_to_all_or_a_call() -> None:
    short = Setup(stacks=(1000, 400, 1000), button=SeatNo(1), small_blind=25, big_blind=50)
    lines = read(f"{LABEL} a a f Ks Td 2c 9h Ts w1 ok", short)

    assert lines[1:4] == (RaiseTo(SeatNo(1), 1000), Call(SeatNo(2)), Fold(SeatNo(3)))


def test_a_dead_hand_stands_with_its_seat() -> None:
    lines = read(f"{LABEL} d3 f ok")

    assert lines[:3] == (BreakSeal(LABEL), Kill(SeatNo(3)), Fold(SeatNo(1)))
    assert isinstance(lines[3], Accepted)


def test_a_text_has_as_many_hands_as_labels() -> None:
    other = write_label(1, 1, 2)
    first, second = split_sheets(f"{LABEL} f f ok\n\n{other}\nf f ok\n")

    assert (first.label.deal, second.label.deal) == (1, 2)
    assert (second.words[0].line, second.last.line) == (3, 4)


@pytest.mark.parametrize(
    ("text", "line", "column", "word"),
    [
        ("", 1, 1, ""),
        ("f f ok", 1, 1, "f"),
        ("1-1-1-A\nf f ok", 1, 1, "1-1-1-A"),
        (f"{LABEL} f z ok", 1, 11, "z"),
        (f"{LABEL} f\n  Ks9", 2, 3, "Ks9"),
        (f"{LABEL} c c x Ks Td\nx", 2, 1, "x"),
        (f"{LABEL} f f x", 1, 13, "x"),
    ],
)
def test_a_word_that_means_nothing_is_named_by_its_place(
    text: str, line: int, column: int, word: str
) -> None:
    with pytest.raises(NotASheet) as caught:
        read(text)

    no = caught.value
    assert (no.line, no.column, no.text) == (line, column, word)


@pytest.mark.parametrize(
    ("text", "line", "column", "word", "rule"),
    [
        (f"{LABEL} x", 1, 9, "x", "CannotCheck"),
        (f"{LABEL} c c\n60", 2, 1, "60", "RaiseTooSmall"),
        (f"{LABEL} Ks", 1, 9, "Ks", "StreetNotDue"),
        (f"{LABEL} c c x Ks Ks 2c", 1, 21, "2c", "CardTwice"),
        (f"{LABEL} f ok", 1, 11, "ok", "NotOver"),
        (f"{LABEL} f f", 1, 11, "f", "NotAgreed"),
        (f"{LABEL} f f ok ok", 1, 16, "ok", "HandClosed"),
        (f"{LABEL} c c x w1", 1, 15, "w1", "NoShowdownYet"),
    ],
)
def test_what_the_rules_refuse_is_named_by_its_place_and_by_the_rule(
    text: str, line: int, column: int, word: str, rule: str
) -> None:
    with pytest.raises(SheetRefused) as caught:
        read(text)

    no = caught.value
    assert (no.line, no.column, no.text, no.refused) == (line, column, word, rule)


def test_what_a_sheet_does_not_have_is_not_written() -> None:
    lines = (BreakSeal(LABEL), Check(SeatNo(1)), Note("other", None, "late"))
    with refused(CannotHold, notation="a sheet", where=LABEL, what="a line Note"):
        write_hand_sheet(lines)
