"""What the catalogue says of a refusal in the office is what the server says of it."""

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from evendeal.draw.instants import instant_in_words
from evendeal.errors import Refused
from evendeal.signs import THIN_SPACE
from support.checkout import ROOT
from support.english import english
from support.refusal_kinds import refusal_of, refusals
from support.sentences import GOLDEN

WORDS = ROOT / "src" / "evendeal" / "words" / "en"
OFFICE = (WORDS / "office-refusals.ftl").read_text("utf-8")
NAMED = sorted(re.findall(r"^refused-([A-Z]\w+) =", OFFICE, re.MULTILINE))


def kinds() -> dict[str, list[dict[str, Any]]]:
    """Each refusal of the house with examples of its fields and the sentence that they make."""
    files = [json.loads(file.read_text("utf-8")) for file in sorted(GOLDEN.glob("*.json"))]
    return {name: examples for file in files for name, examples in file["kinds"].items()}


@cache
def kind_of(name: str) -> type[Refused]:
    """The refusal of this name."""
    (kind,) = (each for each in refusals() if each.__name__ == name)
    return kind


def plain(sentence: str) -> str:
    """A sentence without what the screens add: its capital, its full stop, spaces in numbers."""
    sentence = re.sub(rf"(?<=\d)[,{THIN_SPACE}](?=\d\d\d)", "", sentence)
    return sentence[:1].lower() + sentence[1:].removesuffix(".")


def given(value: object) -> object:
    """A field as a screen has it in a sentence."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list) and value:
        return ", ".join(map(str, value))
    return "none" if value in (None, "", []) else value


def by_the_clock(sentence: str, fields: Mapping[str, object]) -> str:
    """A sentence with its instants as fields have them: a screen shows them by its own clock."""
    for value in fields.values():
        if isinstance(value, str):
            sentence = sentence.replace(instant_in_words(value), value)
    return sentence


def test_refusals_of_the_office_are_named_in_the_catalogue() -> None:
    assert len(NAMED) > 80


@pytest.mark.parametrize("name", NAMED)
def test_the_catalogue_says_of_a_refusal_what_the_server_says(name: str) -> None:
    for example in kinds()[name]:
        facts = refusal_of(kind_of(name), example["fields"]).facts
        fields = {key: given(value) for key, value in facts.items()}
        sentence = english({"key": f"refused-{name}", "fields": fields})

        assert plain(sentence) == plain(by_the_clock(example["sentence"], fields))
