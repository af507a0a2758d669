"""What stands on paper in one language, out of the catalogue that the screens read too."""

from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING

from evendeal.extras import NotInstalled

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PART = "print"
"""The part of the catalogue that is printed."""
ENGLISH = "en"


class PaperWords:
    """The texts of one language; one that it lacks is English.

    Args:
        language: its code.

    Raises:
        NotInstalled: nothing can be printed here.
    """

    def __init__(self, language: str | None) -> None:
        self._bundles = [
            bundle for bundle in (_bundle(language or ENGLISH), _bundle(ENGLISH)) if bundle
        ]
        self.language = self._bundles[0].locales[0]

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """The text of a key with what is put into it. A number chooses the form by its value.

        Raises:
            KeyError: there is none of this key.
        """
        from fluent.runtime.types import fluent_number

        given = {
            name: fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact
            for name, fact in facts.items()
        }
        bundle = next((each for each in self._bundles if each.has_message(key)), None)
        if bundle is None:
            raise KeyError(key)
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, given)
        if errors:
            raise KeyError(*errors)
        return str(text)


@cache
def _bundle(language: str) -> "FluentBundle | None":
    if find_spec("fluent") is None or find_spec("fluent.runtime") is None:
        raise NotInstalled(what="printing", package="fluent.runtime", extra="printing")
    from fluent.runtime import FluentBundle, FluentResource

    catalogue = files("evendeal") / "words"
    # A code comes from an address: only a folder that is there is opened.
    if language not in {each.name for each in catalogue.iterdir()}:
        return None
    file = catalogue / language / f"{PART}.ftl"
    if not file.is_file():
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
