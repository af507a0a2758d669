"""Sentences of the screens that are promises themselves, out of one golden file.

A test that holds what a page says word by word takes the words from here; everything else is
asserted by test id, name and number (`support.browser.parts`).
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "golden" / "sentences" / "screens.toml"


@cache
def sentences() -> dict[str, Any]:
    """The golden file."""
    found: dict[str, Any] = tomllib.loads(FILE.read_text("utf-8"))
    return found


def sentence(key: str, /, **facts: object) -> str:
    """The sentence of a key, e.g. `wizard.whole_number`, with these facts in its braces."""
    *parts, name = key.split(".")
    here = sentences()["words"]
    for one in parts:
        here = here[one]
    template: str = here[name]
    return template.format(**facts)
