"""`python -m benchmarks [NAME ...]`: measure, print the table, write `results.json`.

Without names all `bench_*.py` run. Exit code 1 if a floor is missed, 2 for a name that is none.
"""

import argparse
import importlib
import pkgutil
import sys
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.table import Table

import benchmarks
from benchmarks.rows import LESS_IS_BETTER, RESULTS, Row, missed, write

PREFIX = "bench_"


def names() -> list[str]:
    """The names of the modules that measure, sorted."""
    found = (module.name for module in pkgutil.iter_modules(benchmarks.__path__))
    return sorted(name.removeprefix(PREFIX) for name in found if name.startswith(PREFIX))


def measure(name: str) -> Iterator[Row]:
    """The rows of one module, each when it is measured."""
    rows: Iterator[Row] = importlib.import_module(f"benchmarks.{PREFIX}{name}").rows()
    return rows


def figure(number: float | None, unit: str) -> str:
    """A number as a table shows it: three digits, or all of its whole ones."""
    if number is None:
        return ""
    if number >= 1e6:
        return f"{number / 1e6:.3g} M {unit}"
    return f"{number:,.0f} {unit}" if number >= 100 else f"{number:.3g} {unit}"


def table(rows_of: dict[str, Sequence[Row]]) -> Table:
    """All rows, a line between modules, missed floors in red."""
    sheet = Table(title="evendeal beside its peers", title_justify="left")
    for heading in ("of", "what", "ours", "peer", "ratio", "floor", "peer is"):
        left = heading in ("of", "what", "peer is")
        sheet.add_column(heading, justify="left" if left else "right")
    for name, rows in rows_of.items():
        for place, row in enumerate(rows):
            most = row.ratio is None and row.unit in LESS_IS_BETTER
            unit = "x" if row.ratio is not None else row.unit
            floor = "" if row.floor is None else f"{'≤' if most else '≥'} {figure(row.floor, unit)}"
            sheet.add_row(
                "" if place else name,
                row.name,
                figure(row.ours, row.unit),
                figure(row.peer, row.unit),
                figure(row.ratio, "x"),
                floor,
                row.peer_name or "",
                style=None if row.held else "bold red",
            )
        sheet.add_section()
    return sheet


def main(arguments: Sequence[str]) -> int:
    """Run the modules named, or all."""
    known = names()
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of: {', '.join(known)}")
    chosen = list(dict.fromkeys(parser.parse_args(arguments).names))
    # A file or a pipe has no width of its own, and a table needs one.
    console = Console(width=None if sys.stdout.isatty() else 160)
    for name in chosen:
        if name not in known:
            console.print(f"{name} is no benchmark; there are {', '.join(known)}.")
            return 2
    rows_of: dict[str, Sequence[Row]] = {}
    with console.status("measuring") as status:
        for name in chosen or known:
            measured: list[Row] = []
            status.update(f"measuring {name}")
            for row in measure(name):
                measured.append(row)
                status.update(f"measuring {name}, after: {row.name}")
            rows_of[name] = measured
            write(rows_of, whole=False)
    write(rows_of, whole=not chosen)
    console.print(table(rows_of))
    console.print(f"written to {RESULTS.parent.name}/{RESULTS.name}")
    below = missed(row for rows in rows_of.values() for row in rows)
    for row in below:
        console.print(f"floor missed: {row.name}", style="bold red")
    return 1 if below else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
