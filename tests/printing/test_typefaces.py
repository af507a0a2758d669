"""Typefaces: which signs there are, and which are named before they are printed as a box."""

import json
import re
from importlib.metadata import distribution

import numpy as np
import pytest
import typst

from evendeal.printing.document import TEMPLATES, Document
from evendeal.printing.typefaces import FONTS, MissingSign, missing_signs, typefaces
from evendeal.printing.words import PaperWords
from support.checkout import ROOT, our_texts
from support.paper import grey

NAMES = {
    "Latin": "Łódź Ærøskøbing Çağrı Štefánik Nguyễn Thị Hằng",
    "Greek": "Ελλάδα Ἀθῆναι",
    "Cyrillic": "Россия Україна",
    "Arabic": "عربي فريق",
    "Hebrew": "שלום קבוצה",
    "Chinese": "中国 台灣",
    "Japanese": "日本 チーム ひらがな",
    "Korean": "대한민국",
    "figures": "0123456789 ½ ⅓ ⅔ − · × … “ ” ’ – —",
}


@pytest.mark.parametrize("script", [name for name in NAMES if name != "Greek"])
def test_names_in_the_scripts_of_the_world_have_all_their_signs(script: str) -> None:
    assert list(missing_signs([NAMES[script]])) == []


def test_modern_greek_has_all_its_signs() -> None:
    assert list(missing_signs([NAMES["Greek"].split()[0]])) == []


def test_a_sign_that_nothing_has_is_named_once_with_the_first_text_in_which_it_stands() -> None:
    found = list(missing_signs(["Team 🦊", "🦊 again", "plain", "ᚠ"]))

    assert found == [MissingSign("🦊", "Team 🦊"), MissingSign("ᚠ", "ᚠ")]
    assert str(found[0]) == "U+1F98A fox face"


def test_what_a_code_says_is_not_printed_as_words() -> None:
    content = {"qr": "https://🦊.example", "rows": [{"name": ("ᚠ",)}]}
    document = Document("handouts", "", "en", "2026-01-02T20:00:00Z", content)

    assert document.missing_signs() == (MissingSign("ᚠ", "ᚠ"),)


def test_our_typefaces_come_first_and_their_licences_with_them() -> None:
    families = [face.family for face in typefaces()]

    assert families[:2] == ["Paper Latin", "Paper Latin Extended"]
    assert "Noto Sans CJK TC" in families
    assert {path.name for path in FONTS.glob("OFL*")} == {"OFL-archivo.txt", "OFL-noto-sans.txt"}


def test_the_typeface_of_east_asia_lies_once_in_a_checkout_and_in_a_container() -> None:
    """Its package puts it beside the packages too: that copy is what both builds delete."""
    installed = distribution("cvttf-notosanscjk-regular").files or []
    (font,) = {path.name for path in installed if path.suffix == ".otf"}
    copies = [path for path in installed if path.name == font]

    assert [path.parts[0] for path in copies] == ["..", "cvttf_NotoSansCJK_Regular"]
    for build, folder in (("Makefile", ".venv"), ("Containerfile", "/opt/evendeal")):
        assert f"rm -f {folder}/{font}\n" in (ROOT / build).read_text("utf-8")


def test_suits_have_the_outlines_of_the_screens() -> None:
    shapes = json.loads((ROOT / "ui/src/lib/cards/shapes.json").read_text("utf-8"))["suits"]
    template = (TEMPLATES / "cards.typ").read_text("utf-8")

    assert dict(re.findall(r'(?m)^  ([cdhs]): "(M[^"]+)"', template)) == shapes


def test_suits_are_told_apart_without_colour() -> None:
    """At the size of a handout, on a printer of 300 dots an inch, laid upon each other."""
    about = {"title": "", "language": "en", "paper": "a4", "families": []}
    inputs = {"about": json.dumps(about), "content": "{}"}
    suits = []
    for suit in "cdhs":
        source = f'#import "cards.typ": suit-sign\n#set text(size: 10.5pt)\n#suit-sign("{suit}")'
        pdf = typst.Compiler(root=TEMPLATES, sys_inputs=inputs).compile(source.encode())
        assert isinstance(pdf, bytes)
        page = grey(pdf, ppi=300)
        rows, columns = np.where(page < 128)
        shape = page[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1] < 128
        suits.append(np.pad(shape, ((0, 60 - shape.shape[0]), (0, 60 - shape.shape[1]))))

    for at, one in enumerate(suits):
        for other in suits[at + 1 :]:
            assert (one ^ other).sum() > 0.15 * one.sum()


def test_every_text_of_the_catalogue_that_is_printed_is_asked_for_and_there() -> None:
    source = "".join(text for path, text in our_texts(".py") if path.parts[0] == "src")
    asked = set(re.findall(r"""["'](print-[a-z_-]+)["']""", source))
    pieced = [re.escape(start) for start in re.findall(r"""["'](print-[a-z-]+-)\{""", source)]
    catalogue = (ROOT / "src/evendeal/words/en/print.ftl").read_text("utf-8")
    there = set(re.findall(r"(?m)^(print-[\w-]+) =", catalogue))

    assert asked <= there
    assert [key for key in there - asked if not any(re.match(start, key) for start in pieced)] == []


def test_a_text_that_is_not_there_is_no_empty_text() -> None:
    with pytest.raises(KeyError):
        PaperWords("en")("print-nothing")
    with pytest.raises(KeyError):
        PaperWords("de")("print-session")
