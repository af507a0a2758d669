"""The pages of the screens, as their tables of routes list them."""

import re
from pathlib import Path

SCREENS = Path(__file__).parents[3] / "ui" / "src"
LINE = re.compile(r'^  (?:"([^"]+)"|(\w+)): route\(', re.MULTILINE)
"""An entry of a table: the name of a page and how its address is made."""


def pages_in(table: str) -> set[str]:
    """The names of the pages in a table of routes, e.g. `lib/router/routes.ts`."""
    source = (SCREENS / table).read_text("utf-8")
    named = {quoted or bare for quoted, bare in LINE.findall(source)}
    assert named
    return named | {"missing"}


def sections_in(table: str, name: str) -> set[str]:
    """The rooms of an office that have one page for all, by the name of their list."""
    source = (SCREENS / table).read_text("utf-8")
    listed = source.partition(f"{name} = [")[2].partition("]")[0]
    found = set(re.findall(r'"([^"]+)"', listed))
    assert found
    return found
