"""Roll sets as files and on paper."""

import codecs
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.backgammon import Side, Variant
from evendeal.backgammon.rolls import NotARoll, OpeningDiffers, RollDiffers
from evendeal.draw.merkle import leaf, verify_path
from evendeal.draw.reading import NotASeal
from evendeal.draw.rolls import EqualOpening, NotARollSet, RollSet
from evendeal.draw.rolls_drawn import drawn_rolls
from evendeal.draw.rolls_file import (
    Reveal,
    RollFile,
    RollSource,
    opened_source,
    read_roll_file,
    roll_file_to_json,
    write_roll_file,
)
from evendeal.draw.rolls_print import PrintedRolls, print_rolls, read_printed_rolls
from evendeal.draw.rolls_refusals import NotPrintedRolls, RollLeftOut, RollTwice
from evendeal.draw.rolls_sealed import draw_rolls, verify_rolls
from evendeal.errors import Refused
from evendeal.ids import DealNo, EventId, SessionNo
from support.refusals import refused

SETS = draw_rolls(bytes(32), "", EventId("yalta"), SessionNo(2), "original", 4)
FIFTH = RollSet(
    (6, 1),
    ((6, 1), (4, 2), (3, 2), (4, 4), (5, 3)),
    ((3, 3), (4, 1), (6, 5), (2, 2), (5, 1)),
)
"""Set of Rolls Nr. 5, the example of the Yalta document, its slipped fourth row put right."""

PRINTED = """\
Set of Rolls Nr. 5
Opening roll 6:1

         Open room       Closed room
       White  Black     White  Black
   1    61     33        61     33
   2    42     41        42     41
   3    32     65        32     65
   4    44     22        44     22
   5    53     51        53     51
"""

THROWN = RollFile(
    Variant.LONG_GAMMON,
    "Kharkov – Moscow",
    5,
    FIFTH,
    reveals=(
        Reveal(Side.WHITE, 1, "open", "2008-10-05T10:00:00Z"),
        Reveal(Side.BLACK, 1, "closed"),
        Reveal(Side.WHITE, 2, "open"),
    ),
)
SEALED = RollFile(
    Variant.BACKGAMMON,
    "Kharkov – Moscow",
    3,
    SETS.rolls(DealNo(3)),
    opened_source(EventId("yalta"), SETS.opened(DealNo(3)), SETS.root),
)
DURING_PLAY = RollFile(
    Variant.BACKGAMMON,
    "Kharkov – Moscow",
    3,
    drawn_rolls(SETS.salts[2], 2),
    RollSource(EventId("yalta"), SessionNo(2), "original", DealNo(3), SETS.root),
)

sets = st.builds(
    drawn_rolls, st.binary(min_size=32, max_size=32), st.integers(1, 40), reroll=st.booleans()
)


# The file.


@pytest.mark.parametrize("file", [THROWN, SEALED, DURING_PLAY])
def test_a_file_of_rolls_says_what_was_written(file: RollFile) -> None:
    assert read_roll_file(write_roll_file(file)) == file


@given(sets)
def test_any_set_can_be_written_and_read(rolls: RollSet) -> None:
    file = RollFile(Variant.BACKGAMMON, "A - B", 1, rolls)

    assert read_roll_file(write_roll_file(file), due=rolls) == file
    assert read_printed_rolls(print_rolls(rolls, DealNo(7)), due=rolls) == (7, rolls)


def test_the_file_has_the_proof_that_its_rolls_are_the_sealed_ones() -> None:
    read = read_roll_file(write_roll_file(SEALED))

    assert read.opened == SETS.opened(DealNo(3))
    assert read.source is not None
    assert verify_rolls(read.opened, 4, read.source.root).verdict == "holds"
    own = leaf(DealNo(3), read.opened.salt, str(read.rolls))
    assert verify_path(own, 2, 4, read.opened.path, SETS.root)


def test_a_file_written_during_play_has_no_salt_since_all_rolls_follow_from_it() -> None:
    data = write_roll_file(DURING_PLAY)

    assert SETS.salts[2].hex() not in data.decode()
    assert read_roll_file(data, due=SETS.rolls(DealNo(3))).opened is None
    assert read_roll_file(write_roll_file(THROWN)).opened is None
    with refused(NotASeal, where="rolls.json.source.path"):
        read_roll_file(data.replace(b'"path":[]', b'"path":["' + b"0" * 64 + b'"]'))


def changed(**fields: Any) -> bytes:
    return json.dumps(roll_file_to_json(THROWN) | fields).encode()


def reveal(side: str, number: int) -> dict[str, object]:
    return {"side": side, "n": number, "room": "open", "t": None}


WHITE = ["61", "42", "32", "44", "53"]

CASES = [
    pytest.param(
        changed(opening=[4, 4]),
        EqualOpening,
        {"where": "rolls.json.opening", "dice": (4, 4)},
        id="opening: 4:4 is no opening roll",
    ),
    pytest.param(
        changed(opening=[7, 1]),
        NotARoll,
        {"where": "rolls.json.opening", "found": "71"},
        id="opening: 71 is no roll",
    ),
    pytest.param(
        changed(opening=[6]),
        NotASeal,
        {"where": "rolls.json.opening"},
        id="opening: expected Whites die and Blacks",
    ),
    pytest.param(
        changed(starter="B"),
        NotARollSet,
        {"where": "rolls.json.starter"},
        id="starter: the opening roll 6:1 lets White start",
    ),
    pytest.param(
        changed(opening=[1, 6], starter="B"),
        NotARollSet,
        {"where": "Black's roll 1"},
        id="Blacks roll 1:  opening roll 1:6",
    ),
    pytest.param(
        changed(W=[*WHITE, "67"]),
        NotARoll,
        {"where": "rolls.json.W[5]", "found": "67"},
        id="W[5]: 67 is no roll",
    ),
    pytest.param(
        changed(W=[*WHITE, 61]), NotASeal, {"where": "rolls.json.W[5]"}, id="W[5]: expected a text"
    ),
    pytest.param(
        changed(W=["61"] * 10_001), NotASeal, {"where": "rolls.json.W"}, id="more than 10,000 rolls"
    ),
    pytest.param(
        changed(reveals=[reveal("W", 1)] * 2),
        RollTwice,
        {"where": "rolls.json.reveals[1]", "side": Side.WHITE, "number": 1},
        id="reveals[1]: Whites roll 1 is there",
    ),
    pytest.param(
        changed(reveals=[reveal("B", 2)]),
        RollLeftOut,
        {"where": "rolls.json.reveals[0]", "side": Side.BLACK, "number": 1},
        id="reveals[0]: Blacks roll 1 is missing",
    ),
    pytest.param(
        changed(reveals=[reveal("B", n) for n in range(1, 7)]),
        NotASeal,
        {"where": "rolls.json.reveals[5].n"},
        id="reveals[5].n: Black has 5 rolls here",
    ),
    pytest.param(
        changed(format="deck"),
        NotASeal,
        {"where": "rolls.json.format"},
        id="format: expected one of dup-rolls",
    ),
    pytest.param(
        changed(match=""),
        NotASeal,
        {"where": "rolls.json.match"},
        id="expected a name of one letter at least",
    ),
    pytest.param(
        changed(match=" "),
        NotASeal,
        {"where": "rolls.json.match"},
        id="expected a name of one letter at least",
    ),
    pytest.param(
        changed(version=2),
        NotASeal,
        {"where": "rolls.json.version"},
        id="version: 2 is not between 1 and 1",
    ),
    pytest.param(
        changed(variant="chess"),
        NotASeal,
        {"where": "rolls.json.variant"},
        id="variant: expected one of backgammon",
    ),
    pytest.param(
        changed(dice=1), NotASeal, {"where": "rolls.json"}, id="the field dice is not known here"
    ),
    pytest.param(
        changed(source={"kind": "found"}),
        NotASeal,
        {"where": "rolls.json.source"},
        id="source: the field event is missing",
    ),
    pytest.param(b"{", NotASeal, {"where": "rolls.json"}, id="not JSON"),
    pytest.param(b"\xff", NotASeal, {"where": "rolls.json"}, id="byte 0 is not UTF-8"),
]


@pytest.mark.parametrize(("data", "kind", "facts"), CASES)
def test_a_faulty_file_of_rolls_is_refused(
    data: bytes, kind: type[Refused], facts: dict[str, object]
) -> None:
    with refused(kind, **facts):
        read_roll_file(data)


def test_a_roll_that_differs_from_the_sealed_one_is_named_by_side_and_number() -> None:
    with refused(
        RollDiffers, where="game5.rolls.json", side=Side.BLACK, number=3, found=(6, 4), due=(6, 5)
    ):
        read_roll_file(changed(B=["33", "41", "64", "22", "51"]), "game5.rolls.json", FIFTH)

    with refused(OpeningDiffers, where="rolls.json", found=(6, 1), due=(1, 5)):
        read_roll_file(changed(), due=RollSet((1, 5), (), ((5, 1),)))


def test_a_file_written_during_play_agrees_with_a_longer_set() -> None:
    longer = RollSet(FIFTH.opening, (*FIFTH.white, (6, 6)), (*FIFTH.black, (1, 1)))

    assert read_roll_file(changed(), due=longer).rolls == FIFTH


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_a_file_of_rolls_or_refused(data: bytes) -> None:
    with refused(NotASeal):
        read_roll_file(data)


# On paper.


def test_the_example_of_yalta_is_printed_in_its_four_columns() -> None:
    assert print_rolls(FIFTH, DealNo(5)) == PRINTED
    assert read_printed_rolls(PRINTED) == PrintedRolls(DealNo(5), FIFTH)


def test_spacing_and_the_order_of_the_dice_do_not_matter_on_paper() -> None:
    loose = PRINTED.replace("    61 ", "\t16  ").replace("Set of Rolls", "  SET OF   ROLLS")

    assert read_printed_rolls(loose).rolls == FIFTH


def test_a_byte_order_mark_that_windows_writes_does_not_matter_on_paper_nor_in_a_file() -> None:
    mark = codecs.BOM_UTF8

    assert read_printed_rolls((mark + PRINTED.encode()).decode()).rolls == FIFTH
    assert read_roll_file(mark + write_roll_file(THROWN)) == THROWN


def test_a_side_that_has_one_roll_less_has_dashes_and_no_roll_after_them() -> None:
    shorter = RollSet(FIFTH.opening, FIFTH.white, FIFTH.black[:4])
    text = print_rolls(shorter, DealNo(5))

    assert text.splitlines()[-1] == "   5    53     --        53     --"
    assert read_printed_rolls(text).rolls == shorter
    with refused(RollLeftOut, where="line 10", side=Side.BLACK, number=4):
        read_printed_rolls(PRINTED.replace("44     22        44     22", "44 -- 44 --"))


@pytest.mark.parametrize(
    ("old", "new", "kind", "facts"),
    [
        pytest.param(
            "   3 ",
            "   2 ",
            RollTwice,
            {"where": "line 8", "side": None, "number": 2},
            id="roll 2 is there twice",
        ),
        pytest.param(
            "   3 ",
            "   4 ",
            RollLeftOut,
            {"where": "line 8", "side": None, "number": 3},
            id="roll 3 is missing before it",
        ),
        pytest.param(
            "   1 ",
            "   2 ",
            RollLeftOut,
            {"where": "line 6", "side": None, "number": 1},
            id="roll 1 is missing before it",
        ),
        pytest.param("65", "67", NotARoll, {"where": "line 8", "found": "67"}, id="67 is no roll"),
        pytest.param("65", "6", NotARoll, {"where": "line 8", "found": "6"}, id="6 is no roll"),
        pytest.param(
            "6:1",
            "6:6",
            EqualOpening,
            {"where": "line 2", "dice": (6, 6)},
            id="6:6 is no opening roll",
        ),
        pytest.param(
            "6:1", "6:7", NotARoll, {"where": "line 2", "found": "67"}, id="67 is no roll"
        ),
        pytest.param(
            "6:1",
            "5:1",
            NotARollSet,
            {"where": "White's roll 1"},
            id="Whites roll 1:  opening roll 5:1",
        ),
        pytest.param(
            "32     65        32     65",
            "32     65        31     65",
            RollDiffers,
            {
                "where": "line 8, closed room",
                "side": Side.WHITE,
                "number": 3,
                "found": (3, 1),
                "due": (3, 2),
            },
            id="line 8, closed room",
        ),
        pytest.param(
            "32     65        32     65",
            "32     65        32     --",
            NotARollSet,
            {"where": "line 8"},
            id="Blacks roll 3 is there for one room only",
        ),
        pytest.param(
            "Opening roll 6:1",
            "",
            NotPrintedRolls,
            {"line": 11},
            id="ends without the opening roll",
        ),
        pytest.param(
            "Set of Rolls Nr. 5", "", NotPrintedRolls, {"line": 11}, id="ends without its number"
        ),
        pytest.param(
            "Set of Rolls Nr. 5", "Rolls", NotPrintedRolls, {"line": 1}, id="Rolls does not belong"
        ),
        pytest.param(
            "   5    53", "   5    53 11", NotPrintedRolls, {"line": 10}, id="does not belong"
        ),
    ],
)
def test_a_faulty_sheet_is_refused_with_its_line(
    old: str, new: str, kind: type[Refused], facts: dict[str, object]
) -> None:
    with refused(kind, **facts):
        read_printed_rolls(PRINTED.replace(old, new))


def test_a_sheet_that_differs_from_the_sealed_set_is_refused() -> None:
    with refused(
        RollDiffers, where="set of rolls nr. 5", side=Side.WHITE, number=2, found=(4, 2), due=(4, 3)
    ):
        read_printed_rolls(PRINTED, RollSet((6, 1), ((6, 1), (4, 3)), ()))


sheets = st.text(alphabet="0123456789 :-\nSet of Rols Nr.Opning", max_size=200)


@given(st.text(max_size=80) | sheets)
def test_any_text_is_a_sheet_or_refused(text: str) -> None:
    with pytest.raises((NotPrintedRolls, RollLeftOut, RollTwice)):
        read_printed_rolls(text)
