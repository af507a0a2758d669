"""Deck custody: which sealed deck is where, who broke its seal, and who was given the files."""

import json
import re
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from evendeal.director.office.log_index import LogIndexes
from evendeal.draw.deals import draw_deals
from evendeal.errors import Refused
from evendeal.formats.duplicate.decks import session_decks
from evendeal.formats.duplicate.office.custody import NoSuchPlaceForDecks, write_decks_given
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.labels import Scanned, read_label, read_qr, write_label
from evendeal.notation.decks_csv import read_decks
from evendeal.views.absent import (
    NoSuchDeal,
    NoSuchSession,
    NoSuchTable,
)
from evendeal.views.poker.office.custody import DeckPlace
from support.desks import consoles_of
from support.events.poker import CUP, FIRST, rows
from support.events.poker_device import Device
from support.events.poker_floor import Floor, floor, played, three
from support.refusals import refused

CARL = "Carl"
SECOND = SessionNo(2)


@pytest.fixture
def hall(folder: Path) -> Iterator[Floor]:
    with floor(folder, three(deals=2, reserve=1, event="sessions = 2")) as found:
        yield found


def deck(hall: Floor, table: int, deal: int) -> DeckPlace:
    """Where a deck is."""
    return hall.office.custody(CUP, FIRST).tables[table - 1].decks[deal - 1]


def test_a_reserve_deck_is_known_by_its_place_and_in_the_file(hall: Floor) -> None:
    """D14: of two deals and a reserve deal the third deck is the first reserve, everywhere."""
    custody = hall.office.custody(CUP, FIRST)
    text = hall.office.decks(CUP, FIRST, by=CARL)

    decks = [[(each.deal, each.reserve) for each in row.decks] for row in custody.tables]
    assert decks == [[(1, None), (2, None), (3, 1)]] * 3
    cells = {tuple(line.split(",")[::3]) for line in text.splitlines()[1:]}
    assert cells == {("1", ""), ("2", ""), ("3", "1")}


def hand_over(hall: Floor, table: int = 1, **said: Any) -> None:
    """Decks that change hands."""
    given = {"session": None, "deals": (1, 2), "where": "table", "who": "Dora", "by": CARL}
    hall.office.hand_over(CUP, TableNo(table), key=hall.key(), **{**given, **said})


def test_every_deck_lies_sealed_in_the_store_at_first(hall: Floor) -> None:
    custody = hall.office.custody(CUP)

    assert [(row.table, row.sealed, row.opened, row.back) for row in custody.tables] == [
        (1, 3, 0, 0),
        (2, 3, 0, 0),
        (3, 3, 0, 0),
    ]
    first = custody.tables[1].decks[2]
    assert (first.where, first.label, first.who) == ("store", write_label(1, 2, 3), None)
    assert read_qr(first.scan) == Scanned(CUP, read_label(first.label))


def test_a_deck_is_followed_from_the_store_to_the_table_and_back(hall: Floor) -> None:
    hand_over(hall)
    assert (deck(hall, 1, 1).where, deck(hall, 1, 1).who) == ("table", "Dora")
    assert deck(hall, 2, 1).where == "store"
    hall.clock.move(minutes=3)
    device = Device(consoles_of(hall.desk), 1, by="Rita")
    device.fold_hand()

    opened = deck(hall, 1, device.deal)
    assert (opened.where, opened.broken_by) == ("opened", "Rita")
    assert opened.broken_at == "2027-05-01T18:03:00.000Z"
    assert opened.broken_label is None
    hand_over(hall, deals=(device.deal,), where="back", who="Carl")
    assert (deck(hall, 1, device.deal).where, deck(hall, 1, device.deal).who) == ("back", "Carl")


def test_the_custodian_sees_no_result_and_no_stage_of_a_hand(hall: Floor) -> None:
    before = json.dumps(asdict(hall.office.custody(CUP)), default=str)
    position = hall.office.custody_position(CUP)

    for table in (1, 2, 3):
        hall.play(table, "pot")

    assert json.dumps(asdict(hall.office.custody(CUP)), default=str) == before
    assert hall.office.custody_position(CUP) == position


@pytest.mark.parametrize(
    ("said", "refusal"),
    [
        ({"table": 8}, NoSuchTable),
        ({"deals": (4,)}, NoSuchDeal),
        ({"deals": ()}, NoSuchDeal),
        ({"where": "pocket"}, NoSuchPlaceForDecks),
        ({"who": " "}, NoSuchPlaceForDecks),
        ({"session": SessionNo(9)}, NoSuchSession),
    ],
)
def test_decks_go_only_where_there_is_a_place_and_somebody(
    hall: Floor, folder: Path, said: dict[str, Any], refusal: type[Refused]
) -> None:
    once = rows(folder)

    with pytest.raises(refusal):
        hand_over(hall, **said)

    assert rows(folder) == once


def test_the_deck_file_is_written_down_each_time_it_is_given(hall: Floor) -> None:
    text = hall.office.decks(CUP, FIRST, by=CARL)
    again = hall.office.decks(CUP, FIRST, by="Cleo")

    luck = hall.desk.luck(CUP, FIRST)
    assert luck is not None
    assert luck.reserve is not None
    decks = read_decks(text)
    assert list(decks.values()) == [*luck.deals.decks, *luck.reserve.decks]
    assert again == text
    given = hall.office.custody(CUP).given
    assert [(each.session, each.what, each.by) for each in given] == [
        (1, "decks-1.csv", CARL),
        (1, "decks-1.csv", "Cleo"),
    ]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("final-night.csv", "final-night.csv"),
        ("two\nlines.csv", r"'two\nlines.csv'"),
        ("d" * 200, f"'{'d' * 99}"),
    ],
    ids=["a plain name", "two lines", "a long name"],
)
def test_a_deck_file_stands_in_the_log_by_its_name_as_far_as_the_log_can_keep_it(
    hall: Floor, name: str, kept: str
) -> None:
    indexes = LogIndexes(hall.desk)
    decks = session_decks(hall.desk, CUP, FIRST, sealed=True)
    write_decks_given(hall.desk, indexes, CUP, FIRST, decks, file=name, by=CARL)
    hall.office.decks(CUP, FIRST, by="Cleo")

    given = hall.office.custody(CUP).given
    assert [(each.what, each.by) for each in given] == [(kept, CARL), ("decks-1.csv", "Cleo")]
    lines = hall.desk.adapters.log.lines(CUP)
    keys = [line.key for line in lines if line.body["do"] == "decks_given"]
    assert keys == ["office/decks-1-1", "office/decks-1-2"]


def test_decks_are_made_up_before_their_session_begins(hall: Floor) -> None:
    assert all(each.why is None for each in hall.office.custody(CUP).files)

    decks = read_decks(hall.office.decks(CUP, SECOND, by=CARL))
    hand_over(hall, session=SECOND)

    luck = hall.desk.secrets(hall.desk.progress(CUP).event)[SECOND]
    drawn = draw_deals(luck["original"], "", CUP, SECOND, "original", 2)
    assert [decks[DealNo(deal)] for deal in (1, 2)] == list(drawn.decks)
    row = hall.office.custody(CUP, SECOND).tables[0]
    assert "table" in {deck.where for deck in row.decks}
    with refused(NoSuchSession, event="cup", session=3, sessions=2):
        hall.office.decks(CUP, SessionNo(3), by=CARL)


def test_custody_of_an_event_names_no_card(hall: Floor) -> None:
    played(hall)
    hall.office.decks(CUP, FIRST, by=CARL)

    text = json.dumps(asdict(hall.office.custody(CUP)), default=str)

    assert re.findall(r"\b[2-9TJQKA][cdhs]\b", text) == []
