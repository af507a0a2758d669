"""What the screens say in English of a text that the server names by its key."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from evendeal.views.text import Text
from evendeal.views.words import THIN_SPACE, in_a_row
from support.checkout import ROOT

ENGLISH = ROOT / "src" / "evendeal" / "words" / "en"
COUNTED = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class _Printed(FluentInt):
    """A number in a text: thousands by a thin space."""

    def format(self, locale: Any) -> str:
        """As the screens print it."""
        return f"{int(self):,}".replace(",", THIN_SPACE)


def _in_words(count: Any, **_named: Any) -> str:
    return COUNTED[int(count)] if int(count) < len(COUNTED) else str(count)


@cache
def _bundle() -> FluentBundle:
    bundle = FluentBundle(["en-GB"], use_isolating=False, functions={"WORDS": _in_words})
    for file in sorted(ENGLISH.glob("office*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def english(text: Text | Mapping[str, Any] | None) -> str:
    """The sentence of a text, of the view itself or of its JSON; empty where there is none.

    Raises:
        KeyError: the catalogue has no such text, or the text is given too little.
    """
    if text is None:
        return ""
    key, fields = (text.key, text.fields) if isinstance(text, Text) else _parts(text)
    message = _bundle().get_message(key)
    assert message.value is not None
    given = {name: _given(each) for name, each in fields.items()}
    said, errors = _bundle().format_pattern(message.value, given)
    if errors:
        raise KeyError(key, *errors)
    return str(said)


def _parts(text: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
    return text["key"], text["fields"]


def _given(value: Any) -> Any:
    if isinstance(value, Text | Mapping):
        return english(value)
    if isinstance(value, int):
        return _Printed(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return in_a_row([_given(each) for each in value])
    return value
