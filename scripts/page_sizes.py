"""How many bytes and requests each page of the built screens is, and whether that is within budget.

    python3 scripts/page_sizes.py

Counted are the HTML, the scripts and styles that its links name, those that `pages.json` says an
address needs besides, with its English words, and the first file of the typeface: as they are
sent, in the smallest encoding. What a page reads of the API is a request each and depends on the
event, so its bytes do not count, nor do the recorder's rules. `ui/budget.toml` has the limit of
each page; exit code 1 if one is over.
"""

import gzip
import json
import re
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

UI = Path(__file__).resolve().parents[1] / "ui"
BUILT = UI / "dist"
BUDGET = UI / "budget.toml"
PLACES = {"/recorder/": "recorder/index.html", "/office/": "office/index.html"}
"""Pages that are applications of their own, and their HTML; all others are the public one's."""

LINKED = re.compile(
    r'<(?:script[^>]* src|link rel="(?:modulepreload|stylesheet)"[^>]* href)="([^"]+)"'
)
FONT = "archivo-first-*.woff2"


@dataclass(frozen=True)
class Size:
    """What a page loads before it is drawn; `kilobytes` are thousands of bytes."""

    requests: int
    kilobytes: float


def sizes(built: Path = BUILT) -> dict[str, Size]:
    """The size of each page of a build, by its address."""
    needs = json.loads((built / "pages.json").read_text("utf-8"))
    (font,) = (built / "assets").glob(FONT)
    found = {}
    for page in (*needs, *({"path": each} for each in PLACES)):
        html = built / PLACES.get(page["path"], "index.html")
        linked = LINKED.findall(html.read_text("utf-8"))
        words = page.get("words", {}).get("en", ())
        needed = (*page.get("scripts", ()), *page.get("styles", ()), *words)
        files = dict.fromkeys([*linked, *needed])
        bytes_ = _sent(html) + _sent(font) + sum(_sent(built / each[1:]) for each in files)
        requests = 2 + len(files) + len(page.get("reads", ()))
        found[page["path"]] = Size(requests, round(bytes_ / 1000, 1))
    return found


def _sent(file: Path) -> int:
    packed = file.with_name(f"{file.name}.br")
    if packed.is_file():
        return packed.stat().st_size
    plain = file.read_bytes()
    return min(len(plain), len(gzip.compress(plain, 6, mtime=0)))


def budget(file: Path = BUDGET) -> dict[str, Size]:
    """The limit of each page, by its address."""
    return {path: Size(**limit) for path, limit in tomllib.loads(file.read_text("utf-8")).items()}


def over(built: Mapping[str, Size], limits: Mapping[str, Size]) -> list[str]:
    """A sentence for each page that is over its budget, has none, or is none."""
    return [
        *(
            f"{path}: {size.requests} requests, {size.kilobytes} kB; at most"
            f" {limits[path].requests} and {limits[path].kilobytes}"
            for path, size in built.items()
            if path in limits
            and (size.requests > limits[path].requests or size.kilobytes > limits[path].kilobytes)
        ),
        *(f"{path} has no budget" for path in built if path not in limits),
        *(f"{path} is no page" for path in limits if path not in built),
    ]


def main() -> int:
    """Print the size of each page beside its budget."""
    built, limits = sizes(), budget()
    lines = [f"{'page':<36}{'requests':>9}{'of':>4}{'kB':>8}{'of':>7}"]
    for path, size in built.items():
        limit = limits.get(path, Size(0, 0))
        lines.append(
            f"{path:<36}{size.requests:>9}{limit.requests:>4}"
            f"{size.kilobytes:>8}{limit.kilobytes:>7}"
        )
    wrong = over(built, limits)
    sys.stdout.writelines(f"{line}\n" for line in (*lines, *wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
