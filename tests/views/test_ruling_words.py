"""What was ruled, in fields and as a sentence; the screens' tests read the same golden file."""

import json
from typing import Any

import pytest

from evendeal.ids import EntryId
from evendeal.views.poker.office.consequences import EffectTold, SeatAdjustment
from evendeal.views.poker.office.lines import RULES, chips_of, ruling_sentence
from evendeal.views.poker.rulings import RuledHere, ruled_sentence
from support.checkout import GOLDEN

NAMES = {EntryId("B"): "Brazil"}

WORDS = json.loads((GOLDEN / "words" / "rulings.json").read_text("utf-8"))


def test_every_kind_of_ruling_has_an_example() -> None:
    assert {each["kind"] for each in WORDS["rulings"]} == set(RULES)


@pytest.mark.parametrize("golden", WORDS["rulings"], ids=lambda each: each["sentence"])
def test_the_fields_of_a_ruling_make_its_sentence(golden: dict[str, Any]) -> None:
    of = golden["effect"]
    adjust = tuple(SeatAdjustment(each["seat"], chips_of(each["chips"])) for each in of["adjust"])
    effect = EffectTold(of["name"], adjust, of["entry"], of["points"])

    said = ruling_sentence(golden["kind"], golden["deal"], golden["tables"], effect, NAMES)

    assert said == golden["sentence"]


@pytest.mark.parametrize("golden", WORDS["ruled"], ids=lambda each: each["sentence"])
def test_the_fields_of_a_changed_result_make_its_sentence(golden: dict[str, Any]) -> None:
    ruled = [
        RuledHere(
            each["do"],
            each["seat"],
            None if each["chips"] is None else chips_of(each["chips"]),
            each["reason"],
            tuple(each["tables"]),
        )
        for each in golden["ruled"]
    ]

    said = ruled_sentence(ruled)

    assert said is not None
    assert said[0].upper() + said[1:] == golden["sentence"]
