"""What the catalogue says of a refusal in the office is what the server says of it."""

import json
import re
from typing import Any

import pytest

from evendeal.signs import THIN_SPACE
from support.checkout import ROOT
from support.english import english
from support.sentences import GOLDEN

WORDS = ROOT / "src" / "evendeal" / "words" / "en"
OFFICE = (WORDS / "office-refusals.ftl").read_text("utf-8")
NAMED = sorted(re.findall(r"^refused-([A-Z]\w+) =", OFFICE, re.MULTILINE))


def kinds() -> dict[str, list[dict[str, Any]]]:
    """Each refusal of the house with examples of its fields and the sentence that they make."""
    files = [json.loads(file.read_text("utf-8")) for file in sorted(GOLDEN.glob("*.json"))]
    return {name: examples for file in files for name, examples in file["kinds"].items()}


def plain(sentence: str) -> str:
    """A sentence without what the screens add: its capital, its full stop, spaces in numbers."""
    return sentence[:1].lower() + sentence[1:].removesuffix(".").replace(THIN_SPACE, "")


def given(value: object) -> object:
    """A field as a screen has it in a sentence."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return "" if value is None else value


def test_refusals_of_the_office_are_named_in_the_catalogue() -> None:
    assert len(NAMED) > 80


@pytest.mark.parametrize("name", NAMED)
def test_the_catalogue_says_of_a_refusal_what_the_server_says(name: str) -> None:
    for example in kinds()[name]:
        fields = {key: given(value) for key, value in example["fields"].items()}
        sentence = english({"key": f"refused-{name}", "fields": fields})

        assert plain(sentence) == plain(example["sentence"])
