"""Cut the typeface of the screens into the letters of a first page and the rest of Latin.

What Fontsource delivers holds every weight and width and 230 characters: 90 kB, half of what a page
cost that is opened for the first time. Screens use weights 400 to 800 and widths 75 to 100 %, and
most of them English letters, digits and a few signs. `ui/src/lib/shell/fonts.css` says which file
has which characters; this script reads it there.

It needs two packages that nothing else does, so they are not in the lock files:

    python3 -m venv .tools/fonts && .tools/fonts/bin/pip install fonttools==4.68.0 brotli==1.2.1
    .tools/fonts/bin/python scripts/subset_font.py

The same source gives the same bytes. Its licence (OFL 1.1, no reserved name) goes along with the
build as `licences/archivo-OFL.txt`.
"""

import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

UI = Path(__file__).parents[1] / "ui"
SOURCE = UI / "node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2"
FACES = UI / "src/lib/shell/fonts.css"
FILES = UI / "src/lib/shell/fonts"
AXES = {"wght": (400, 800), "wdth": (75, 100)}
FEATURES = ["ccmp", "dnom", "frac", "kern", "locl", "mark", "numr", "pnum", "rvrn", "tnum"]


def characters(ranges: str) -> set[int]:
    """The code points of a `unicode-range`."""
    found: set[int] = set()
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", ranges):
        found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


def faces(styles: str) -> dict[str, set[int]]:
    """The files of ours that a style sheet names, with the characters of each."""
    cut = re.findall(r'url\("\./fonts/([\w-]+\.woff2)"\)[^}]*unicode-range:([^;]*);', styles)
    return {name: characters(ranges) for name, ranges in cut}


def unbreakable(font: TTFont) -> TTFont:
    """The typeface with the narrow space at which no line ends: what its thin space is, U+2009."""
    for table in font["cmap"].tables:
        if table.isUnicode() and 0x2009 in table.cmap:
            table.cmap.setdefault(0x202F, table.cmap[0x2009])
    return font


def write(name: str, wanted: set[int]) -> None:
    """Cut a file of the typeface and report its size."""
    font = unbreakable(TTFont(SOURCE, recalcTimestamp=False))
    font = instancer.instantiateVariableFont(font, AXES)
    options = subset.Options(layout_features=FEATURES, hinting=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(FILES / name)
    size = (FILES / name).stat().st_size
    sys.stdout.write(f"{name}: {len(font.getBestCmap())} characters, {size} bytes\n")


if __name__ == "__main__":
    FILES.mkdir(exist_ok=True)
    for name, wanted in faces(FACES.read_text("utf-8")).items():
        write(name, wanted)
