"""Paper of team matches: recorder sheets, the rolls of a room, protocols of matches."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.director.ledger import NotStarted
from evendeal.formats.print_side import Document, Paper, PrintOrder, typeset
from evendeal.formats.room_match.files import protocol_text
from evendeal.formats.room_match.roll_sheets import ThrownNotDrawn
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.labels import write_label
from evendeal.printing.matches.protocols import protocols
from evendeal.printing.matches.recorder_sheets import recorder_sheets
from evendeal.printing.matches.roll_sheets import roll_sheets
from evendeal.printing.words import PaperWords
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.absent import NoMatchHere, NoSuchTable
from evendeal.views.matches.protocol import PlayerAt
from evendeal.views.matches.protocols import (
    PrintedProtocols,
    ProtocolsLater,
    printed_protocols,
)
from evendeal.views.matches.room_sheets import (
    PairingsUnknown,
    RollSheet,
    RollSheetsOfRooms,
    RoomSheet,
    RoomSheets,
)
from support.checkout import ROOT
from support.events.matches import DUEL, match_toml
from support.ledgers import matches_of
from support.paper import (
    READABLE,
    looks_as_approved,
    narrowest,
    outside,
    picture,
    renamed,
    texts,
)
from support.refusals import refused
from support.typed import typed

pytestmark = pytest.mark.long

FIRST = SessionNo(1)
ENGLISH = PaperWords("en")
ALL = PrintOrder(FIRST)
PAPERS = [("de", Paper.A4), ("fr", Paper.LETTER), ("es", Paper.LETTER)]
PLAYED = ROOT / "tests/golden/archives/match_cup"
AT = "2026-01-02T20:00:00Z"
GAME = RoomSheet(
    table=TableNo(2), room="closed", board="Backgammon", round=3, final=False, game=1, games=4,
    deal=DealNo(9), label=write_label(1, 2, 9), white=PlayerAt("M", "Moscow", "Vladimir Chelter"),
    black=PlayerAt("K", "Kharkov", "Alexandr Krasov"), cube=True,
)  # fmt: skip
ROLLS = tuple(f"{6 - n % 6}{1 + n % (6 - n % 6)}" for n in range(256))


def created(here: Path, **changes: Any) -> Path:
    """The log of an event of one match of two games that has begun."""
    (here / "event.toml").write_text(match_toml(**changes))
    assert typed("event", "new", here / "event.toml", "--log", here / "log").code == 0
    assert typed("event", "begin", DUEL, "--log", here / "log").code == 0
    return here / "log"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return created(tmp_path_factory.mktemp("duel"))


def document(folder: Path, sheet: str, order: PrintOrder = ALL) -> Document:
    with open_desks(folder) as desks:
        return desks.of(DUEL).printed.document(DUEL, sheet, order, by="Dora")


def given(folder: Path) -> list[int]:
    """How many roll sheets the log says were given, each time."""
    with open_desks(folder) as desks:
        matches = matches_of(desks)
        lines = matches.adapters.log.lines_at(DUEL, FIRST, TableNo(0), DealNo(0))
        return [line.body["sheets"] for line in lines if line.body["do"] == "sheets_given"]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of an event that is over, out of a golden archive."""
    log = tmp_path_factory.mktemp("cup") / "log"
    assert typed("event", "import", sorted(PLAYED.glob("*.zip"))[-1], "--log", log).code == 0
    return log


@contextmanager
def matches_over(log: Path) -> Iterator[tuple[MatchProgress, PrintedProtocols]]:
    """The event of a log, and the protocols of its first session."""
    with open_desks(log) as desks:
        matches = matches_of(desks)
        progress = matches.progress(next(iter(matches.events())))
        yield progress, printed_protocols(progress, FIRST)


def test_each_room_has_a_recorder_sheet_for_each_of_its_games(folder: Path) -> None:
    found = document(folder, "recorder-sheets").content["sheets"]

    assert [sheet["label"] for sheet in found] == [
        write_label(1, table, deal) for table in (1, 2) for deal in (1, 2)
    ]
    # The first team has White in the open room and Black in the closed one.
    assert found[0]["white"]["team"] == found[2]["black"]["team"]
    assert "opening" not in found[0]


def test_a_room_is_given_its_own_rolls_and_that_stands_in_the_log_each_time(folder: Path) -> None:
    before = given(folder)
    (one, two) = document(folder, "roll-sheets", PrintOrder(FIRST, table=TableNo(1))).content[
        "sheets"
    ]
    whole = document(folder, "roll-sheets").content["sheets"]

    assert [one["label"], two["label"]] == [write_label(1, 1, deal) for deal in (1, 2)]
    assert [each["rolls"] for each in whole[:2]] == [each["rolls"] for each in whole[2:]]
    assert len(one["rolls"]) == 256
    assert given(folder)[len(before) :] == [2, 2]


def test_the_rolls_on_paper_are_those_of_the_text_that_is_typed_back(
    folder: Path, tmp_path: Path
) -> None:
    assert typed("match", "sheets", DUEL, tmp_path / "texts", "--log", folder).code == 0
    text = sorted((tmp_path / "texts").glob("*game-1.txt"))[0].read_text()
    (first, *_) = document(folder, "roll-sheets").content["sheets"]

    assert f"Opening roll {first['opening']}" in text
    for n, (white, black) in enumerate(first["rolls"], 1):
        assert f"{n:4}    {white}     {black}        {white}     {black}" in text


def test_no_rolls_are_printed_before_a_session_begins_or_where_they_are_thrown(
    tmp_path: Path,
) -> None:
    thrown = created(tmp_path, rolls="thrown")
    with refused(ThrownNotDrawn, event=DUEL):
        document(thrown, "roll-sheets")
    (tmp_path / "later").mkdir()
    (tmp_path / "later/event.toml").write_text(match_toml())
    log = tmp_path / "later/log"
    assert typed("event", "new", tmp_path / "later/event.toml", "--log", log).code == 0
    with refused(NotStarted, event=DUEL, session=FIRST):
        document(log, "roll-sheets")
    assert given(thrown) == given(log) == []


def test_a_final_without_finalists_and_a_table_that_there_is_not_are_refused(
    tmp_path: Path,
) -> None:
    log = created(tmp_path, more='[final]\nboard = "Board"\ngames = 2\nqualify = "all"')
    with refused(PairingsUnknown, event=DUEL, session=SessionNo(2)):
        document(log, "recorder-sheets", PrintOrder(SessionNo(2)))
    with refused(NoSuchTable, event=DUEL, table=3, tables=2):
        document(log, "recorder-sheets", PrintOrder(FIRST, table=TableNo(3)))


def test_there_is_no_protocol_before_a_match_is_over_in_both_rooms(folder: Path) -> None:
    with refused(ProtocolsLater, event=DUEL, session=FIRST, match=None):
        document(folder, "protocols")
    with refused(ProtocolsLater, event=DUEL, session=FIRST, match=1):
        document(folder, "protocols", ALL._replace(match=1))


def test_one_match_has_a_protocol_of_its_own(played: Path) -> None:
    with matches_over(played) as (progress, whole):
        numbers = [each.match.match for each in whole.protocols]
        alone = [printed_protocols(progress, FIRST, match=number) for number in numbers]
        with refused(NoMatchHere, event="match-cup", session=FIRST, match=99):
            printed_protocols(progress, FIRST, match=99)
    titles = [protocols(each, ENGLISH).title for each in alone]
    teams = [[team.name for team in each.protocol.teams] for each in whole.protocols]
    pages = texts(typeset(protocols(alone[-1], ENGLISH)))

    assert len(numbers) > 1
    assert [each.protocols for each in alone] == [(each,) for each in whole.protocols]
    assert [title.partition("Match protocol, ")[2].split(" – ") for title in titles] == teams
    assert len(pages) == 1
    assert all(name in pages[0] for name in teams[-1])


def test_a_protocol_has_the_columns_of_the_document_and_the_figures_of_the_csv_file(
    played: Path,
) -> None:
    with matches_over(played) as (progress, what):
        record = progress.match(FIRST, what.protocols[0].match.match)
        csv = protocol_text(progress, progress.scored(record)).splitlines()
    first = protocols(what, ENGLISH).content["matches"][0]
    rows = [row for game in first["games"] for row in game["rows"]]
    table = [dict(zip(csv[0].split(","), line.split(","), strict=True)) for line in csv[1:]]

    assert {len(row) for row in rows} == {10}
    assert [row[0] for row in rows] == ["O", "C"] * what.protocols[0].match.games
    for row, line in zip(rows, table, strict=False):
        values = {cell.replace("\u202f", "") for cell in row[1:] if cell}
        assert values <= set(line.values()), line


@pytest.mark.parametrize(("language", "paper"), PAPERS)
def test_every_sheet_fits_on_its_page(language: str, paper: Paper, played: Path) -> None:
    words = PaperWords(language)
    rooms = RoomSheets("Cup", FIRST, None, (GAME,))
    rolls = RollSheetsOfRooms(
        "Cup", FIRST, None, False, (RollSheet(GAME, "6:1", True, ROLLS, ROLLS),)
    )
    with matches_over(played) as (_, what):
        pass
    for each, pages in (
        (recorder_sheets(rooms, words, at=AT), 1),
        (roll_sheets(rolls, words, at=AT), 1),
        (protocols(what, words), len(what.protocols)),
    ):
        pdf = typeset(each, paper)
        assert len(texts(pdf)) == pages, each.template
        assert outside(pdf) == [], each.template
        assert each.missing_signs() == ()


@pytest.mark.parametrize("paper", Paper)
def test_a_name_of_eighty_wide_letters_can_be_read_and_stays_on_the_sheet(
    paper: Paper, played: Path
) -> None:
    with matches_over(played) as (progress, what):
        teams = [entry.name for entry in progress.event.entries]
        players = [player for entry in progress.event.entries for player in entry.players]
    longest = dict.fromkeys([*players, *teams], "W" * 80)
    sides = ("Moscow", "Kharkov", "Vladimir Chelter", "Alexandr Krasov")
    writing = recorder_sheets(RoomSheets("Cup", FIRST, None, (GAME,)), ENGLISH, at=AT)

    for document, names in (
        (protocols(what, ENGLISH), longest),
        (writing, dict.fromkeys(sides, "W" * 80)),
    ):
        sheet = replace(document, content=renamed(document.content, names))
        pdf = typeset(sheet, paper)
        assert outside(pdf) == [], document.template
        assert narrowest(pdf, "W") > READABLE, document.template


def test_sheets_of_matches_look_as_they_were_approved(played: Path) -> None:
    writing = typeset(recorder_sheets(RoomSheets("Cup", FIRST, None, (GAME,)), ENGLISH, at=AT))
    sheet = RollSheet(GAME, "6:1", False, ROLLS, ROLLS)
    rolling = typeset(
        roll_sheets(RollSheetsOfRooms("Cup", FIRST, None, False, (sheet,)), ENGLISH, at=AT)
    )
    with matches_over(played) as (_, what):
        pass
    scored = typeset(protocols(what, ENGLISH))

    looks_as_approved("recorder-backgammon", writing)
    looks_as_approved("roll-sheet", rolling)
    looks_as_approved("protocol", scored)
    picture(writing, "printing-recorder-backgammon")
    picture(scored, "printing-protocol")
