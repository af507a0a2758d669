"""Sheets for the day when everything electrical fails: who sits where, and boxes to write in."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.formats.print_side import Document, Paper, PrintOrder, typeset
from evendeal.ids import DealNo, EventId, SeatNo, SessionNo, TableNo
from evendeal.labels import read_label, write_label
from evendeal.printing.poker.recorder_sheets import recorder_sheets
from evendeal.printing.words import PaperWords
from evendeal.views.absent import NoSuchSession, NoSuchTable
from evendeal.views.poker.office.recorder_sheets import RecorderSheet, RecorderSheets, SheetSeat
from evendeal.views.poker.seat import Role
from support.events.individuals import OPEN, individuals_toml
from support.events.poker import toml
from support.paper import (
    READABLE,
    grey,
    looks_as_approved,
    narrowest,
    outside,
    picture,
    texts,
)
from support.refusals import refused
from support.typed import typed

pytestmark = pytest.mark.long

CUP = EventId("cup")
FIRST = SessionNo(1)
TABLES, DEALS = 3, 3
ENGLISH = PaperWords("en")
WIDE = "A player of eighty letters, whose parents could not agree and so chose all the names"
ROLES: dict[int, Role] = {1: "button", 2: "small blind", 3: "big blind"}


def created(here: Path, text: str) -> Path:
    """The log of an event that is sealed."""
    (here / "event.toml").write_text(text)
    assert typed("event", "new", here / "event.toml", "--log", here / "log").code == 0
    return here / "log"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An event of three tables of three seats, three deals and one of reserve."""
    text = toml(deals=DEALS, teams=TABLES, play="reserve = 1")
    return created(tmp_path_factory.mktemp("cup"), text)


def document(folder: Path, order: PrintOrder, event: EventId = CUP) -> Document:
    with open_desks(folder) as desks:
        return desks.of(event).printed.document(event, "recorder-sheets", order, by="Dora")


def sheets(folder: Path, event: EventId = CUP, **order: Any) -> list[list[dict[str, Any]]]:
    """What stands on the sheets, table by table."""
    found: list[list[dict[str, Any]]] = document(folder, PrintOrder(**order), event).content[
        "tables"
    ]
    return found


def drawn(seats: int) -> RecorderSheets:
    """A sheet of a table of so many seats, with names that are hard to set."""
    at = [
        SheetSeat(
            SeatNo(n), WIDE if n == 2 else f"Player {n}", "محمد" if n == 3 else "Lynxes",
            ROLES.get(n, ""), n != 4 or seats < 5,
        )
        for n in range(1, seats + 1)
    ]  # fmt: skip
    one = RecorderSheet(
        table=TableNo(2), deal=DealNo(7), reserve=None, label=write_label(1, 2, 7),
        button=SeatNo(1), first=(SeatNo(5 if seats > 4 else 1), SeatNo(2)), seats=tuple(at),
        small_blind=25, big_blind=50, ante=5, big_blind_ante=0, cap=5000, stack=10_000,
    )  # fmt: skip
    return RecorderSheets("Cup", FIRST, None, (one, one))


def test_every_table_has_a_sheet_for_each_of_its_deals_with_the_label_of_its_deck(
    folder: Path,
) -> None:
    labels = [[sheet["label"] for sheet in table] for table in sheets(folder)]

    assert labels == [
        [write_label(1, table, deal) for deal in range(1, DEALS + 2)]
        for table in range(1, TABLES + 1)
    ]
    assert all(read_label(label).table == 2 for label in labels[1])


def test_a_sheet_says_who_is_on_the_button_in_the_blinds_and_first_to_act(folder: Path) -> None:
    first, second, third, reserve = sheets(folder, table=TableNo(1))[0]

    assert [seat["mark"] for seat in first["seats"]] == ["B", "SB", "BB"]
    assert [seat["mark"] for seat in second["seats"]] == ["BB", "B", "SB"]
    assert third["first"] == [ENGLISH("print-recorder-first", seat=n) for n in (3, 1)]
    # A reserve deal has the button of the one in whose place it is played.
    assert reserve["button"] == ENGLISH("print-recorder-button")
    assert {seat["mark"] for seat in reserve["seats"]} == {""}


def test_names_are_on_the_sheets_as_soon_as_the_seats_are_drawn(tmp_path: Path) -> None:
    log = created(tmp_path, toml(deals=2, teams=3))
    before = sheets(log, table=TableNo(1))[0]
    assert typed("event", "begin", "cup", "--log", log).code == 0
    after = sheets(log)

    assert {seat["player"] for seat in before[0]["seats"]} == {""}
    assert all(seat["player"] for table in after for sheet in table for seat in sheet["seats"])


def test_individuals_have_sheets_and_seats_where_nobody_sits_are_grey(tmp_path: Path) -> None:
    log = created(tmp_path, individuals_toml(27, deals=2))
    assert len(sheets(log, OPEN, table=TableNo(1))[0]) >= 2


def test_no_sheet_depends_on_the_luck_that_was_drawn(folder: Path, tmp_path: Path) -> None:
    other = created(tmp_path, toml(deals=DEALS, teams=TABLES, play="reserve = 1"))

    assert sheets(folder) == sheets(other)


def test_a_table_or_session_that_there_is_not_is_refused(folder: Path) -> None:
    with refused(NoSuchTable, event=CUP, table=4, tables=TABLES):
        document(folder, PrintOrder(table=TableNo(4)))
    with refused(NoSuchSession, event=CUP, session=2, sessions=1):
        document(folder, PrintOrder(SessionNo(2)))


@pytest.mark.parametrize("seats", [2, 10])
@pytest.mark.parametrize(
    ("language", "paper"), [("en", Paper.A4), ("de", Paper.LETTER), ("fr", Paper.LETTER)]
)
def test_a_sheet_of_any_table_fits_twice_on_a_page(seats: int, language: str, paper: Paper) -> None:
    words = PaperWords(language)
    pdf = typeset(recorder_sheets(drawn(seats), words, at="2026-01-02T20:00:00Z"), paper)
    (page,) = texts(pdf)

    assert outside(pdf) == []
    assert page.count(words("print-recorder-agreed")) == 2
    assert page.count("1-2-7-") == 2
    assert words("print-typed-12") in page


@pytest.mark.parametrize("seats", [2, 10])
def test_a_name_of_eighty_wide_letters_can_be_read_and_stays_on_the_sheet(seats: int) -> None:
    sheets = drawn(seats)
    (one, _) = sheets.sheets
    at = tuple(replace(each, player="W" * 80, team="W" * 80) for each in one.seats)
    longest = replace(sheets, sheets=(replace(one, seats=at),))

    pdf = typeset(recorder_sheets(longest, ENGLISH, at="2026-01-02T20:00:00Z"))

    assert outside(pdf) == []
    assert narrowest(pdf, "W") > READABLE


def test_sheets_look_as_they_were_approved_and_their_boxes_are_seen_in_grey() -> None:
    pdf = typeset(recorder_sheets(drawn(6), ENGLISH, at="2026-01-02T20:00:00Z"))

    looks_as_approved("recorder-poker", pdf)
    picture(pdf, "printing-recorder-poker")
    # Boxes, the button's disc and the seat that does not play: each is darker than the paper.
    assert (grey(pdf) < 200).mean() > 0.02
