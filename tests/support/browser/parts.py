"""Pages, their parts and refusals, found by test id and role and never by their words.

Every test id stands in `ui/testids.toml` with what it marks. What a part says of itself for a test
are its `data-` attributes: numbers, stages, names of entries, in no language.
"""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

Place = Page | Locator
"""Where one looks: a whole page, or a part of it."""


def _attribute(name: str, value: object) -> str:
    """The selector of an attribute; of one that is there at all if VALUE is None."""
    dashed = f"data-{name.strip('_').replace('_', '-')}"
    if value is None:
        return f"[{dashed}]"
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return f'[{dashed}="{text}"]'


def part(place: Place, name: str, /, **data: object) -> Locator:
    """The parts with a test id; DATA are attributes that they have, e.g. `table=2`.

    A trailing underline keeps a name of Python's apart: `for_` is `data-for`.
    """
    marks = "".join(_attribute(key, value) for key, value in data.items())
    return place.locator(f'[data-testid="{name}"]{marks}')


def refusal(place: Place, name: str, /, **fields: object) -> Locator:
    """The drawn refusals with a name, e.g. `NameInUse`, and with these of their fields."""
    marks = "".join(_attribute(f"refusal-{key}", value) for key, value in fields.items())
    return place.locator(f'[data-refusal="{name}"]{marks}')


def refusals(place: Place) -> Locator:
    """Every drawn refusal."""
    return place.locator("[data-refusal]")


def not_filled_in(place: Place, field: str) -> Locator:
    """What a form says of a field before it sends anything."""
    return refusal(place, "NotFilledIn", field=field)


def figure(place: Place, name: str) -> Locator:
    """A figure of a row of figures, e.g. `disputes`; its number is its `strong`."""
    return part(place, "figure", figure=name)


def on_page(page: Page, name: str) -> Locator:
    """Wait for a page by its name, e.g. `office-now`: the `main` of it."""
    main = part(page, f"page-{name}")
    expect(main).to_be_visible()
    return main


def number(text: str) -> int:
    """A chip-score as it is printed, with thin spaces and a real minus."""
    return int(re.sub(r"\s", "", text).replace("\u2212", "-"))


def data(locator: Locator, name: str) -> str:
    """An attribute of a part, e.g. `roll` of `data-roll`."""
    value: Any = locator.get_attribute(f"data-{name}")
    assert value is not None, f"no data-{name}"
    return str(value)


def expect_data(locator: Locator, /, **values: object) -> None:
    """Wait until a part has these attributes; a pattern may stand for a value."""
    for name, value in values.items():
        wanted: Any = value
        if not isinstance(value, re.Pattern):
            wanted = str(value).lower() if isinstance(value, bool) else str(value)
        dashed = f"data-{name.strip('_').replace('_', '-')}"
        expect(locator).to_have_attribute(dashed, wanted)
