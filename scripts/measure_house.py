"""How big the house is, how much of it stands twice, and how far one line of a recorder walks.

    .venv/bin/python scripts/measure_house.py                       the table
    .venv/bin/python scripts/measure_house.py --json FILE           the same, saved in a file
    .venv/bin/python scripts/measure_house.py --against FILE        beside what a file has saved

Everything is counted from the checkout in which the script stands; `docs/measures/README.md` says
what each row means. The same checkout gives the same figures.
"""

import argparse
import ast
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src" / "evendeal"

SCREENS = {".ts", ".svelte", ".js", ".mjs", ".css", ".html"}
WORDS = (
    *("told", "said", "shown", "tried", "kept", "asked", "found", "book", "course"),
    *("listening", "showing", "starting", "placing", "places", "trying", "calculating", "hold"),
    *("Tries", "Guesses", "TableBound", "KeptParts", "Showing", "MatchHold"),
)
"""Words that stand for the field's own: whole words, in names and in sentences."""

FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)
FEWEST_SIGNS = 40
"""Beginnings and ends of nodes; functions of fewer are alike by chance."""
COMMON = 60
"""A run of signs that more functions have than these says nothing."""


def main() -> None:
    """Print the table, keep it, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the figures in a file")
    parser.add_argument("--against", type=Path, metavar="FILE", help="compare with a file")
    chosen = parser.parse_args()
    before = json.loads(chosen.against.read_text("utf-8")) if chosen.against else None
    figures = measured()
    if chosen.json:
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    width = max(map(len, figures))
    for row, figure in figures.items():
        was = "" if before is None else f"{before.get(row, '-'):>10}"
        sys.stdout.write(f"{row:<{width}}{was}{figure:>10}\n")


def measured() -> dict[str, int]:
    """Every figure by its row."""
    trees = {file: ast.parse(file.read_text("utf-8")) for file in sorted(SRC.rglob("*.py"))}
    return dict([*lines(), *importers(), *twins(trees), *walks(), *statements(trees), *words()])


def lines() -> Iterator[tuple[str, int]]:
    """Lines of the files of the repository, generated files left out."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True
    ).stdout
    files = [Path(name) for name in listed.split("\0") if name and (ROOT / name).exists()]

    def count(folder: str, kinds: Iterable[str]) -> int:
        return sum(
            len((ROOT / file).read_text("utf-8").splitlines())
            for file in files
            if file.parts[0] == folder
            and file.suffix in kinds
            and file.name not in ("schema.d.ts",)
        )

    yield "lines of src", count("src", {".py"})
    yield "lines of ui", count("ui", SCREENS)
    yield "lines of ui, of them Python", count("ui", {".py"})
    yield "lines of tests", count("tests", {".py"})


def importers() -> Iterator[tuple[str, int]]:
    """Modules that exactly one other module imports."""
    sys.path.insert(0, str(SRC.parent))
    graph = grimp.build_graph("evendeal", cache_dir=None)
    alone = {
        module: next(iter(graph.find_modules_that_directly_import(module)))
        for module in graph.modules
        if len(graph.find_modules_that_directly_import(module)) == 1
    }
    yield "modules of src", len(graph.modules)
    yield "modules with a single importer", len(alone)
    own = [one for one, by in alone.items() if one.rpartition(".")[0] == by.rpartition(".")[0]]
    yield "modules with a single importer, of the own package", len(own)


@dataclass(frozen=True, slots=True)
class Function:
    """A function without its words, and where it stands."""

    shape: tuple[str, ...]
    file: Path
    lines: range

    def contains(self, other: "Function") -> bool:
        """Whether one of the two is defined inside the other."""
        return self.file == other.file and (
            self.lines[0] in other.lines or other.lines[0] in self.lines
        )


def twins(trees: dict[Path, ast.Module]) -> Iterator[tuple[str, int]]:
    """Functions that are alike but for the names in them, and those that mostly are."""
    functions = [
        Function(nameless(node), file, range(node.lineno, node.end_lineno + 1))
        for file, tree in trees.items()
        for node in ast.walk(tree)
        # Constructors of refusals differ in nothing but their sentences, and are to.
        if isinstance(node, FUNCTION) and node.name != "__init__" and node.end_lineno is not None
    ]
    alike: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for each in functions:
        if len(each.shape) >= FEWEST_SIGNS:
            alike[each.shape].append(len(each.lines))
    groups = [found for found in alike.values() if len(found) > 1]
    yield "functions that are twins of another", sum(len(group) - 1 for group in groups)
    yield "lines of these", sum(sum(group[1:]) for group in groups)
    yield "pairs of functions that are mostly alike", mostly_alike(functions)


def mostly_alike(functions: list[Function]) -> int:
    """How many pairs share seven tenths of their runs of six signs."""
    long = [each for each in functions if len(each.shape) >= 2 * FEWEST_SIGNS]
    runs = [{each.shape[at : at + 6] for at in range(len(each.shape) - 5)} for each in long]
    having: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for number, those in enumerate(runs):
        for run in those:
            having[run].append(number)
    shared: Counter[tuple[int, int]] = Counter()
    for numbers in having.values():
        # What half the house has makes nothing alike.
        if len(numbers) <= COMMON:
            shared.update(combinations(numbers, 2))
    return sum(
        len(runs[one] & runs[other]) >= 0.7 * len(runs[one] | runs[other])
        for one, other in shared
        # A decorator and the function that it returns are one piece of code.
        if not long[one].contains(long[other])
    )


def nameless(function: ast.FunctionDef | ast.AsyncFunctionDef) -> tuple[str, ...]:
    """What a function does, without a word: its nodes and numbers in order, no docstring."""
    body = function.body
    if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        body = body[1:]
    shape: list[str] = []

    def walk(node: ast.AST) -> None:
        shape.append(type(node).__name__)
        if isinstance(node, ast.Constant) and not isinstance(node.value, str):
            shape.append(repr(node.value))
        for child in ast.iter_child_nodes(node):
            walk(child)
        shape.append(")")

    for part in (function.args, *body):
        walk(part)
    return tuple(shape)


def walks() -> Iterator[tuple[str, int]]:
    """How far three requests of a recorder's device go."""
    sys.path.insert(0, str(ROOT / "tests"))
    from support.web.recorded import one_accept, one_call, one_play

    requests = {
        "one recorded call": one_call,
        "one accept that opens a deal": one_accept,
        "one backgammon play": one_play,
    }
    for name, request in requests.items():
        with tempfile.TemporaryDirectory() as folder:
            seen = request(Path(folder) / "log")
        yield f"{name}: modules", len(seen.modules)
        yield f"{name}: rooms", len(seen.rooms)
        yield f"{name}: functions", seen.functions
        yield f"{name}: changes of room", seen.changes


def statements(trees: dict[Path, ast.Module]) -> Iterator[tuple[str, int]]:
    """How often a command is stated: its fields as a class or as parameters, or as a route."""
    commands = dict(acts(trees))
    counted: Counter[str] = Counter()
    for tree in trees.values():
        for node in ast.walk(tree):
            names, fields = stated(node)
            route = operation(node)
            for command, wanted in commands.items():
                if wanted <= fields and any(stem(command) in name for name in names):
                    counted[command] += 1
                counted[command] += route == plain(command)
    yield "commands with two fields or more", len(commands)
    yield "statements of a substitution", counted["substitute"]
    yield "statements of a command, most", max(counted.values())
    yield "statements of all commands", sum(counted.values())


def operation(node: ast.AST) -> str:
    """The name of a route, where a node declares one."""
    if isinstance(node, ast.keyword) and node.arg == "operation_id":
        return plain(node.value.value) if isinstance(node.value, ast.Constant) else ""
    return ""


def acts(trees: dict[Path, ast.Module]) -> Iterator[tuple[str, frozenset[str]]]:
    """The commands of tables and of the office with two fields or more, as the log has them."""
    classes = {
        node.name: frozenset(
            part.target.id
            for part in node.body
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
        )
        for file, tree in trees.items()
        if has_lines(file)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    for file, tree in trees.items():
        if not has_lines(file) or not file.stem.endswith(("acts", "lines_wire")):
            continue
        for node in ast.walk(tree):
            if not isinstance(node, ast.Dict):
                continue
            for key, value in zip(node.keys, node.values, strict=True):
                if not (isinstance(key, ast.Constant) and isinstance(value, ast.Name)):
                    continue
                fields = classes.get(value.id, frozenset())
                if len(fields) > 1:
                    yield str(key.value), fields


def has_lines(file: Path) -> bool:
    """Whether lines of a log are defined or read in a module: the tournament's, or a game's own."""
    return "tournament" in file.parts or "lines" in file.parts or file.stem.startswith("lines")


def stated(node: ast.AST) -> tuple[list[str], frozenset[str]]:
    """The names by which a definition goes, in small letters, and the fields that it spells out."""
    if isinstance(node, ast.ClassDef):
        fields = [
            part.target.id
            for part in node.body
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
        ]
        return [plain(node.name)], frozenset(fields)
    if isinstance(node, FUNCTION):
        given = node.args
        return [plain(node.name)], frozenset(
            each.arg for each in (*given.posonlyargs, *given.args, *given.kwonlyargs)
        )
    return [], frozenset()


def plain(name: str) -> str:
    """A name without its signs: `SubstitutionIn` and `_substitute` begin alike."""
    return name.replace("_", "").lower()


def stem(command: str) -> str:
    """What is the same in all forms of a command's word."""
    return plain(command)[:8]


def words() -> Iterator[tuple[str, int]]:
    """How often words stand in src that the field does not use."""
    text = "\n".join(file.read_text("utf-8") for file in sorted(SRC.rglob("*.py")))
    for word in WORDS:
        yield f"the word {word}", len(re.findall(rf"\b{word}\b", text))


if __name__ == "__main__":
    main()
