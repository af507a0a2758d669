"""Each text that the server names in the office is there, and each that is there is named."""

import re

from support.checkout import ROOT

HOUSE = ROOT / "src" / "evendeal"
NAMED = re.compile(r"\b(?:says|Says)\(\s*\"([\w-]+)\"")


def test_the_server_and_the_catalogue_name_the_same_texts() -> None:
    sources = [file.read_text("utf-8") for file in HOUSE.rglob("*.py")]
    named = {key for source in sources for key in NAMED.findall(source)}
    texts = [file.read_text("utf-8") for file in (HOUSE / "words" / "en").glob("office*.ftl")]
    there = {key for text in texts for key in re.findall(r"^says-([\w-]+) =", text, re.MULTILINE)}

    assert len(named) > 80
    assert named == there
