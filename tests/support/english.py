"""What the screens say in English of a text that the server names by its key."""

from collections.abc import Mapping, Sequence
from datetime import date
from fractions import Fraction
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from evendeal.signs import THIN_SPACE
from evendeal.views.figures import ordinal
from evendeal.views.text import Text
from evendeal.views.words import chips_text, in_a_row
from support.checkout import ROOT

ENGLISH = ROOT / "src" / "evendeal" / "words" / "en"
COUNTED = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class _Printed(FluentInt):
    """A number in a text: thousands by a thin space."""

    def format(self, locale: Any) -> str:
        """As the screens print it."""
        return f"{int(self):,}".replace(",", THIN_SPACE)


class _Exact(FluentInt):
    """An exact number in a text; up to one it counts as one."""

    printed: str

    def format(self, locale: Any) -> str:
        """As the screens print it."""
        return self.printed


def _exact(number: Fraction) -> _Exact:
    exact = _Exact(1 if 0 < number <= 1 else 2)
    exact.printed = chips_text(number)
    return exact


def _in_words(count: Any, **_named: Any) -> str:
    return COUNTED[int(count)] if int(count) < len(COUNTED) else str(count)


@cache
def _bundle() -> FluentBundle:
    bundle = FluentBundle(["en-GB"], use_isolating=False, functions={"WORDS": _in_words})  # type: ignore[dict-item]
    for file in (ENGLISH / "common.ftl", *sorted(ENGLISH.glob("office*.ftl"))):
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
    if key == "ordinal":
        return ordinal(fields["n"])
    if key == "refusal":
        return f"{fields['sentence'][:1].upper()}{fields['sentence'][1:]}."
    if key == "day":
        on = date.fromisoformat(fields["on"])
        return f"{on:%A} {on.day} {on:%B} {on.year}"
    message = _bundle().get_message(key)
    assert message.value is not None
    given = {name: _given(each) for name, each in fields.items()}
    errors: list[Any] = []
    # The bundle's own way in makes new numbers of ours, which are printed in another way.
    arguments = CurrentEnvironment(args=given)
    environment = ResolverEnvironment(context=_bundle(), current=arguments, errors=errors)
    said = message.value(environment)
    if errors:
        raise KeyError(key, *errors)
    return str(said)


def _parts(text: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
    return text["key"], text["fields"]


def _given(value: Any) -> Any:
    if isinstance(value, Text | Mapping):
        key, fields = (value.key, value.fields) if isinstance(value, Text) else _parts(value)
        if key == "refusal":
            return fields["sentence"]
        return _exact(Fraction(fields["n"])) if key == "exact" else english(value)
    if isinstance(value, int):
        return _Printed(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return in_a_row([_given(each) for each in value]) if value else ""
    return value
