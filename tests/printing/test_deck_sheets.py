"""Labels of decks and sheets to sort them by hand: every deck once, and no card without a line."""

from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from evendeal.cards import DECK
from evendeal.commands.log_folder import open_desks
from evendeal.director.office.log_index import LogIndexes
from evendeal.formats.duplicate.decks import SealedStill, session_decks
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.office.print_sheets import hand_sort_document, label_document
from evendeal.formats.print_side import Document, Paper, PrintOrder, typeset
from evendeal.formats.seat_teams.desk import SeatTeamsDesk
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.labels import read_label, write_label, write_qr
from evendeal.printing.poker.hand_sort import hand_sort_sheets
from evendeal.printing.words import PaperWords
from evendeal.views.absent import NoSuchSession, NoSuchTable
from evendeal.views.poker.office.hand_sort import HandSort, HandSortDeal, SortedPack
from support.events.individuals import OPEN, individuals_toml
from support.events.poker import toml
from support.ledgers import open_desk
from support.paper import looks_as_approved, outside, picture, texts
from support.refusals import refused
from support.typed import typed

pytestmark = pytest.mark.long

CUP = EventId("cup")
FIRST = SessionNo(1)
TABLES, DEALS, RESERVE, BLOCK = 3, 12, 2, 10
ENGLISH = PaperWords("en")
ALL = PrintOrder(FIRST)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of an event that is sealed: three tables, twelve deals and two of reserve."""
    here = tmp_path_factory.mktemp("cup")
    file = here / "event.toml"
    file.write_text(toml(deals=DEALS, teams=TABLES, play=f"reserve = {RESERVE}"))
    assert typed("event", "new", file, "--log", here / "log").code == 0
    return here / "log"


def labels(folder: Path, order: PrintOrder = ALL) -> Document:
    with open_desk(folder) as desk:
        return label_document(desk, CUP, order)


def holders(folder: Path, order: PrintOrder = ALL) -> list[dict[str, Any]]:
    """What stands on the labels, holder by holder."""
    return [*chain(*labels(folder, order).content["tables"])]


def hand_sort(folder: Path, order: PrintOrder = ALL) -> Document:
    with open_desk(folder) as desk:
        return hand_sort_document(desk, LogIndexes(desk), CUP, order, by="Cleo")


def given(desk: DealDesk) -> list[str]:
    """The files with deck-orders that the log says were given."""
    return [each.what for each in desk.progress(CUP).decks.given]


def test_every_deck_of_every_table_has_one_label_in_its_holder(folder: Path) -> None:
    all_holders = holders(folder)
    found = Counter(deck["label"] for holder in all_holders for deck in holder["decks"])

    assert found == {
        write_label(1, table, deal): 1
        for table in range(1, TABLES + 1)
        for deal in range(1, DEALS + RESERVE + 1)
    }
    assert [len(holder["decks"]) for holder in all_holders] == [
        BLOCK,
        DEALS + RESERVE - BLOCK,
    ] * TABLES


def test_the_decks_of_individuals_have_labels_too(tmp_path: Path) -> None:
    file = tmp_path / "event.toml"
    file.write_text(individuals_toml(27, deals=3))
    assert typed("event", "new", file, "--log", tmp_path / "log").code == 0

    with open_desks(tmp_path / "log") as desks:
        document = desks.of(OPEN).printed.document(OPEN, "labels", ALL, by="Cleo")

    found = [
        deck["label"] for holder in chain(*document.content["tables"]) for deck in holder["decks"]
    ]
    assert sorted(found) == sorted(
        write_label(1, table, deal) for table in range(1, 4) for deal in range(1, 5)
    )


def test_reserve_decks_are_marked_and_no_others(folder: Path) -> None:
    marked = {
        deck["label"]: deck["reserve"]
        for holder in holders(folder, PrintOrder(FIRST, table=TableNo(2)))
        for deck in holder["decks"]
        if deck["reserve"]
    }
    text = " ".join(texts(typeset(labels(folder, PrintOrder(FIRST, table=TableNo(2))))))

    assert marked == {write_label(1, 2, DEALS + n): str(n) for n in range(1, RESERVE + 1)}
    assert text.count("RESERVE") == RESERVE + 1  # and the holder that has them


def test_the_code_on_a_label_is_what_the_console_scans(folder: Path) -> None:
    for holder in holders(folder, PrintOrder(FIRST, table=TableNo(2))):
        for deck in holder["decks"]:
            label = read_label(deck["label"])

            assert deck["qr"] == write_qr(CUP, 1, 2, label.deal)


def test_the_labels_of_one_table_are_no_others_and_tell_of_no_card(folder: Path) -> None:
    third = holders(folder, PrintOrder(FIRST, table=TableNo(3)))

    assert {holder["table"] for holder in third} == {"table 3"}
    assert "suit" not in str(third)
    with refused(NoSuchTable, event=CUP, table=4, tables=TABLES):
        labels(folder, PrintOrder(FIRST, table=TableNo(4)))
    with refused(NoSuchSession, event=CUP, session=2, sessions=1):
        labels(folder, PrintOrder(SessionNo(2)))


def test_a_sheet_has_the_sealed_order_of_its_deal_and_a_box_for_each_pack(folder: Path) -> None:
    sheets = hand_sort(folder).content["deals"]
    with open_desk(folder) as desk:
        decks = session_decks(desk, CUP, FIRST, sealed=True)

    assert [sheet["number"] for sheet in sheets] == [str(deal) for deal in sorted(decks)]
    for sheet in sheets:
        order = decks[DealNo(int(sheet["number"]))].cards
        assert [card["rank"].replace("10", "T") + card["suit"] for card in sheet["cards"]] == [
            *order
        ]
        assert [pack["label"] for pack in sheet["packs"]] == [
            write_label(1, table, int(sheet["number"])) for table in range(1, TABLES + 1)
        ]


def test_the_steps_of_a_pack_are_counted_on_the_sheet(folder: Path) -> None:
    """At most 52 picks after one laying out, and one check by the second person."""
    text = texts(typeset(hand_sort(folder)))[0]

    assert ENGLISH("print-hand-sort-count", n=54, picks=52) in text
    assert text.count(ENGLISH("print-hand-sort-secret")) == 1


def test_that_deck_orders_were_printed_stands_in_the_log_each_time(folder: Path) -> None:
    with open_desk(folder) as desk:
        before = len(given(desk))
        printed = SeatTeamsDesk.print_side()
        assert "hand-sort" in printed.sheets
        hand_sort_document(desk, LogIndexes(desk), CUP, PrintOrder(FIRST), by="Cleo")
        hand_sort_document(desk, LogIndexes(desk), CUP, PrintOrder(FIRST), by="Cleo")
        label_document(desk, CUP, PrintOrder(FIRST))

        assert given(desk)[before:] == ["hand-sort-1.pdf"] * 2


def test_nothing_is_printed_or_written_before_the_public_randomness_is_known(
    tmp_path: Path,
) -> None:
    file, log = tmp_path / "event.toml", tmp_path / "log"
    file.write_text(toml(draw='beacon = "the lottery"', teams=3))
    assert typed("event", "new", file, "--log", log).code == 0
    with open_desk(log) as desk:
        with refused(SealedStill, event=CUP, session=FIRST):
            hand_sort_document(desk, LogIndexes(desk), CUP, PrintOrder(FIRST), by="Cleo")
        assert given(desk) == []


@pytest.mark.parametrize(
    ("language", "paper"), [("de", Paper.A4), ("fr", Paper.LETTER), ("es", Paper.LETTER)]
)
def test_every_sheet_fits_on_its_page(folder: Path, language: str, paper: Paper) -> None:
    order = PrintOrder(FIRST, paper, language, table=TableNo(1))
    sorting, sticking = hand_sort(folder, order), labels(folder, order)
    sorted_by_hand, stuck_on = typeset(sorting, paper), typeset(sticking, paper)

    assert len(texts(sorted_by_hand)) == DEALS + RESERVE
    assert len(texts(stuck_on)) == 1
    assert outside(sorted_by_hand) == outside(stuck_on) == []
    assert sorting.missing_signs() == sticking.missing_signs() == ()


def test_labels_and_sheets_look_as_they_were_approved(folder: Path) -> None:
    sticking = typeset(labels(folder))
    # Luck is another one in every event: every fifth card of a new pack looks mixed enough.
    mixed = tuple(DECK[5 * at % 52] for at in range(52))
    packs = tuple(SortedPack(TableNo(n), write_label(1, n, 7)) for n in range(1, 5))
    what = HandSort("Cup", FIRST, None, (HandSortDeal(DealNo(7), None, mixed, packs),))
    sorting = typeset(hand_sort_sheets(what, ENGLISH, at="2026-01-02T20:00:00Z"))

    looks_as_approved("labels", sticking)
    looks_as_approved("hand-sort", sorting)
    picture(sticking, "printing-labels")
    picture(sorting, "printing-hand-sort")


def test_the_custodian_prints_by_the_command(folder: Path, tmp_path: Path) -> None:
    made = tmp_path / "labels.pdf", tmp_path / "sort.pdf"
    at = ("--table", "2", "--log", folder)
    assert typed("print", "cup", "labels", "-o", made[0], *at).code == 0
    assert typed("print", "cup", "hand-sort", "-o", made[1], *at).code == 0

    assert "1-2-1-" in texts(made[0].read_bytes())[0]
    assert len(texts(made[1].read_bytes())) == DEALS + RESERVE
    assert made[1].stat().st_mode & 0o077 == 0
