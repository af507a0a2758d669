"""Cut the typefaces of what is printed: those of the screens as files that typst can read.

Archivo is the typeface of everything; Noto Sans stands in for the scripts that it lacks.
Fontsource delivers each as compressed pieces by script, which typst does not read and which share
a name, by which it would find one of them only: here each piece becomes a file with a family of
its own. They lie in `src/evendeal/printing/fonts`, in the order in which a sign is looked for.

It needs packages that nothing else does, so they are not in the lock files:

    python3 -m venv .tools/fonts && .tools/fonts/bin/pip install fonttools==4.68.0 brotli==1.2.1
    cd .tools/fonts && for p in noto-sans noto-sans-hebrew noto-sans-arabic; do
        npm pack @fontsource-variable/$p@5.3.0 && mkdir -p $p &&
        tar xzf fontsource-variable-$p-5.3.0.tgz -C $p --strip-components 1; done; cd ../..
    .tools/fonts/bin/python scripts/paper_fonts.py .tools/fonts

The same sources give the same bytes. All are under the OFL 1.1 without a reserved name; its text
lies beside them.
"""

import sys
from pathlib import Path
from typing import NamedTuple

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from subset_font import unbreakable

ROOT = Path(__file__).parents[1]
ARCHIVO = ROOT / "ui/node_modules/@fontsource-variable/archivo"
FILES = ROOT / "src/evendeal/printing/fonts"
AXES = {"wght": (400, 800), "wdth": (75, 100)}


class Piece(NamedTuple):
    """A piece of a typeface: the name that it gets, and where it lies."""

    family: str
    package: str
    file: str


PIECES = (
    Piece("Paper Latin", "archivo", "archivo-latin-standard-normal"),
    Piece("Paper Latin Extended", "archivo", "archivo-latin-ext-standard-normal"),
    Piece("Paper Vietnamese", "archivo", "archivo-vietnamese-standard-normal"),
    Piece("Paper Greek", "noto-sans", "noto-sans-greek-wght-normal"),
    Piece("Paper Cyrillic", "noto-sans", "noto-sans-cyrillic-wght-normal"),
    Piece("Paper Hebrew", "noto-sans-hebrew", "noto-sans-hebrew-hebrew-wght-normal"),
    Piece("Paper Arabic", "noto-sans-arabic", "noto-sans-arabic-arabic-wght-normal"),
)


def write(number: int, piece: Piece, folder: Path) -> None:
    """Cut one file of a typeface, name its family anew, and report its size."""
    package = ARCHIVO if piece.package == "archivo" else folder / piece.package
    font = unbreakable(TTFont(package / "files" / f"{piece.file}.woff2", recalcTimestamp=False))
    there = {axis.axisTag for axis in font["fvar"].axes}
    limits = {tag: limit for tag, limit in AXES.items() if tag in there}
    font = instancer.instantiateVariableFont(font, limits)
    for record in font["name"].names:
        if record.nameID in (1, 16):
            record.string = piece.family
        elif record.nameID in (4, 6):
            record.string = piece.family.replace(" ", "")
    font.flavor = None
    path = FILES / f"{number}-{piece.family.removeprefix('Paper ').lower().replace(' ', '-')}.ttf"
    font.save(path)
    signs, size = len(font.getBestCmap()), path.stat().st_size
    sys.stdout.write(f"{path.name}: {signs} signs, {size} bytes\n")


if __name__ == "__main__":
    FILES.mkdir(parents=True, exist_ok=True)
    for number, piece in enumerate(PIECES, 1):
        write(number, piece, Path(sys.argv[1]))
