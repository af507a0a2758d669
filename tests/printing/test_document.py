"""What every PDF has, whatever is on it: its QR codes, and what it says of its parts."""

import pypdfium2
import pytest

from evendeal.formats.print_side import Document, Paper, typeset
from evendeal.ids import EntryId, EventId
from evendeal.printing.document import READ_ON_SCREEN, TEMPLATES
from evendeal.printing.hall_cards import badge_cards
from evendeal.printing.timetable import timetable_sheet
from evendeal.printing.words import PaperWords
from evendeal.views.hall_sheets import BadgeHolder, HallFacts
from support.paper import grey, opened

pytestmark = pytest.mark.long

ADDRESS = "https://cup.example/e/cup"
ENGLISH = PaperWords("en")
HOLDERS = tuple(
    BadgeHolder(EntryId(entry), f"Team {entry}", f"Player {n}", "", entry)
    for n, entry in enumerate("AAB", 1)
)
FACTS = HallFacts(EventId("cup"), "Cup", "2026-01-02T18:00:00Z", True, (), (), HOLDERS)


def badges(address: str = ADDRESS) -> Document:
    return badge_cards(FACTS, HOLDERS, ENGLISH, address=address, path="/entries/{}".format)


def tagged(pdf: bytes) -> bool:
    """Whether it says what is a table and what a heading."""
    with opened(pdf) as document:
        return bool(pypdfium2.raw.FPDFCatalog_IsTagged(document))


def test_a_code_is_drawn_once_however_often_it_is_printed_and_each_is_counted() -> None:
    counted: list[tuple[int, int]] = []
    with_codes = typeset(badges(), drawn=lambda made, of: counted.append((made, of)))
    without = typeset(badges(""), drawn=lambda made, of: counted.append((made, of)))

    assert [each["qr"] for each in badges().content["cards"]] == [
        f"{ADDRESS}/entries/{entry}" for entry in "AAB"
    ]
    assert counted == [(1, 2), (2, 2)]
    assert grey(with_codes).mean() < grey(without).mean()


def test_what_is_read_on_a_screen_says_what_is_what_and_what_is_cut_out_is_small() -> None:
    read = timetable_sheet(FACTS, (), ENGLISH, address=ADDRESS)

    assert not tagged(typeset(badges()))
    assert tagged(typeset(read, Paper.LETTER))
    assert {f"{each}.typ" for each in READ_ON_SCREEN} <= {each.name for each in TEMPLATES.iterdir()}
