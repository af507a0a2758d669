"""How much of the screens is CSS, and how much of it says the same twice.

    python3 scripts/count_styles.py [FOLDER]

FOLDER is a checkout's `ui`, this one's by default. Lines that are not empty are counted, of
components and of style sheets; rules by what stands between their braces. docs/decisions/0039 has
the numbers of two trees.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

UI = Path(__file__).resolve().parents[1] / "ui"
STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE = re.compile(r"\{([^{}]*)\}")
QUERY = re.compile(r"@(?:media|container)[^{]*")
LENGTH = re.compile(r"(?<![\w.-])(?!0px)[0-9]*\.?[0-9]+px")
QUERIED = re.compile(r"@(?:media|container|supports)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
PLAIN = re.compile(r"(?:^|(?<=\}))\s*\.?[\w-]+\s*\{([^{}]*)\}")
AROUND = 2
"""Lines of a rule besides its declarations: its selector and its closing brace."""
LEAST = 3
"""Declarations that make it worth while to say a rule once."""
OFTEN = 20
"""How often a declaration stands somewhere until it might have a class of its own."""


@dataclass(frozen=True)
class Styles:
    """What was counted.

    Attributes:
        components, inside: lines of components, and of the styles in them.
        sheets: lines of style sheets.
        pixels: lengths in pixels, those of tokens and of queries left out.
        rules: how many there are; `alone` of them say what no other one does.
        repeated: texts of at least three declarations that stand in several rules; `saved` lines
            would go if each stood once.
        often: declarations that stand somewhere twenty times or more; `moved` lines of components
            would go if each were a class in the markup, and `all_moved` if every declaration were.
            Rules for a state, a width or an element within another cannot be moved so.
    """

    components: int
    inside: int
    sheets: int
    pixels: int
    rules: int
    alone: int
    repeated: int
    saved: int
    often: int
    moved: int
    all_moved: int


def styles(ui: Path) -> Styles:
    """Count the components and style sheets below a folder."""
    components = inside = sheets = pixels = 0
    rules: Counter[tuple[str, ...]] = Counter()
    movable: list[tuple[str, ...]] = []
    for file in _files(ui):
        text = file.read_text("utf-8")
        css = "\n".join(STYLE.findall(text)) if file.suffix == ".svelte" else text
        if file.suffix == ".svelte":
            components += _lines(text)
            inside += _lines(css)
        else:
            sheets += _lines(css)
        plain = COMMENT.sub("", css)
        if "tokens" not in file.parts:
            pixels += len(LENGTH.findall(QUERY.sub("", plain)))
        rules.update(filter(None, map(_said, RULE.findall(plain))))
        if file.suffix == ".svelte":
            movable += filter(None, map(_said, PLAIN.findall(QUERIED.sub("", plain))))
    each = Counter(one for said, n in rules.items() for one in said for _ in range(n))
    often = {one for one, n in each.items() if n >= OFTEN}
    twice = [(said, n) for said, n in rules.items() if n > 1 and len(said) >= LEAST]
    return Styles(
        components,
        inside,
        sheets,
        pixels,
        rules.total(),
        sum(n == 1 for n in rules.values()),
        len(twice),
        sum((n - 1) * (len(said) + AROUND) for said, n in twice),
        len(often),
        sum(_moved(said, often) for said in movable),
        sum(len(said) + AROUND for said in movable),
    )


def _moved(said: tuple[str, ...], classes: set[str]) -> int:
    """The lines of a rule that go with these declarations; all of them if none is left."""
    moved = sum(one in classes for one in said)
    return moved + AROUND if moved == len(said) else moved


def _files(ui: Path) -> Iterator[Path]:
    for kind in ("*.svelte", "*.css"):
        for file in sorted(ui.rglob(kind)):
            if not {"node_modules", "dist"} & set(file.relative_to(ui).parts):
                yield file


def _lines(text: str) -> int:
    return sum(1 for line in text.splitlines() if line.strip())


def _said(rule: str) -> tuple[str, ...]:
    """The declarations of a rule, in whichever order they are written."""
    return tuple(sorted(" ".join(each.split()) for each in rule.split(";") if each.strip()))


def main(folder: str | None = None) -> None:
    """Print what was counted."""
    found = styles(Path(folder) if folder else UI)
    rows = (
        (found.components, f"lines of components, {found.inside} of them styles"),
        (found.inside + found.sheets, f"lines of CSS, {found.sheets} of them style sheets"),
        (found.pixels, "lengths in pixels, outside of tokens and queries"),
        (found.rules, f"rules, {found.alone} of them unlike any other"),
        (found.repeated, f"texts of {LEAST} declarations or more in several rules"),
        (found.saved, "lines that would go if each of these stood once"),
        (found.moved, f"lines that would go if {found.often} common declarations were classes"),
        (found.all_moved, "lines that would go if every declaration were a class"),
    )
    sys.stdout.writelines(f"{number:>7} {what}\n" for number, what in rows)


if __name__ == "__main__":
    main(*sys.argv[1:2])
