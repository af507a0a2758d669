"""Tables and styled lines in a terminal: the one module that knows the library that draws them.

To that library a text in brackets is a command and `:smile:` a picture. Here every text is data: it
becomes an object of the library that is printed as it is, and nothing else is handed over.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeAlias
from unicodedata import bidirectional

from rich import box
from rich.cells import cell_len, split_graphemes
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TaskProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from evendeal.commands.output import Output, printable

Cell: TypeAlias = Text
"""A line, or what stands in a row of a sheet; `words` makes it."""
Bar: TypeAlias = Progress
Screen: TypeAlias = Console
"""How far something is, which `bar` makes; and whatever is printed on."""

NARROWEST = 8
"""Cells that are left of a name, however narrow the terminal is."""
ELLIPSIS = "\u2026"
LEFT_TO_RIGHT = "\u200e"


def words(text: str, style: str = "") -> Text:
    """Text of one line that is printed as it is."""
    return Text(printable(text), style=style)


def line_of(*parts: str | tuple[str, str]) -> Text:
    """A line of several parts; one with a style is a pair of them."""
    made = [words(each) if isinstance(each, str) else words(*each) for each in parts]
    return Text.assemble(*made)


def cut(text: str, cells: int) -> str:
    """The text if it is no wider than so many cells; else its beginning and an ellipsis."""
    if cell_len(text) <= cells:
        return text
    end = printable(ELLIPSIS)
    room, last = cells - cell_len(end), 0
    for _, after, wide in split_graphemes(text)[0]:
        if wide > room:
            break
        room, last = room - wide, after
    return text[:last].rstrip() + end


@dataclass(slots=True)
class Column:
    """A column of a sheet.

    Attributes:
        cut: it holds names, which give way to the figures beside them.
        fold: it holds what must be whole, on several lines if need be.
    """

    heading: str
    footer: Text
    right: bool = False
    style: str = ""
    cut: bool = False
    fold: bool = False


@dataclass(slots=True)
class Sheet:
    """A table: figures whole, names cut where the terminal is too narrow for them.

    Attributes:
        tight: columns stand two cells apart.
        thin: its head is dim, and a line stands below it too.
        footers: there is a line of sums.
    """

    tight: bool = True
    thin: bool = False
    footers: bool = False
    columns: list[Column] = field(default_factory=list)
    rows: list[tuple[list[Text], str]] = field(default_factory=list)
    sections: set[int] = field(default_factory=set)

    def column(
        self,
        heading: str,
        *,
        footer: str = "",
        right: bool = False,
        style: str = "",
        cut: bool = False,
        fold: bool = False,
    ) -> None:
        """One more column."""
        total = words(footer, style)
        self.columns.append(Column(printable(heading), total, right, style, cut, fold))

    def row(self, *cells: str | Text, style: str = "") -> None:
        """One more row."""
        made = [each if isinstance(each, Text) else words(each) for each in cells]
        self.rows.append((made, style))

    def section(self) -> None:
        """A line between the rows before and those after."""
        self.sections.add(len(self.rows))

    @property
    def width(self) -> int:
        """Cells that it takes with every name whole."""
        return _measured(self._table({}))

    def drawn(self, width: int) -> Table:
        """The sheet in so many cells; wider, if its figures need more."""
        names = {n: self._widest(n) for n, each in enumerate(self.columns) if each.cut}
        over = self.width - width
        while over > 0 and names and max(names.values()) > NARROWEST:
            longest = max(names, key=lambda n: names[n])
            names[longest] -= 1
            over -= 1
        return self._table(names)

    def _widest(self, column: int) -> int:
        cells = [row[column].plain for row, _ in self.rows if column < len(row)]
        return max(map(cell_len, [self.columns[column].heading, *cells]))

    def _table(self, names: dict[int, int]) -> Table:
        table = Table(
            box=box.SIMPLE if self.thin else box.SIMPLE_HEAD,
            pad_edge=False,
            collapse_padding=self.tight,
            padding=(0, 1) if self.tight else (0, 1, 0, 0),
            show_footer=self.footers,
            footer_style="default",
            header_style="dim" if self.thin else "table.header",
        )
        for each in self.columns:
            table.add_column(
                Text(each.heading),
                footer=each.footer,
                justify="right" if each.right else "left",
                style=each.style,
                no_wrap=not each.fold,
                overflow="fold" if each.fold else "ellipsis",
            )
        for number, (row, style) in enumerate(self.rows):
            if number in self.sections:
                table.add_section()
            table.add_row(*(_cell(t, names.get(n)) for n, t in enumerate(row)), style=style)
        return table


class Printer(Console):
    """Prints to the terminal of a command, or to a file in its place.

    Args:
        error: it is the error stream.
        width: in cells; that of the terminal by default.
    """

    def __init__(self, *, error: bool = False, width: int | None = None) -> None:
        file: Any = Output(error=error)
        super().__init__(file=file, width=width, markup=False, emoji=False, highlight=False)

    def show(self, part: Text | Sheet, *, end: str = "\n", whole: bool = False) -> None:
        """Print a line, broken where the terminal ends unless it stays whole; or a sheet."""
        show(self, part, end=end, whole=whole)

    def on_broken_pipe(self) -> None:
        """Whoever read the output has seen enough."""


def show(on: Console, part: Text | Sheet, *, end: str = "\n", whole: bool = False) -> None:
    """Print a line or a sheet, see `Printer.show`."""
    if isinstance(part, Text):
        on.print(part, end=end, soft_wrap=whole)
        return
    table, width = part.drawn(on.width), on.width
    if not any(each.fold for each in part.columns):
        # Figures that do not fit at all are printed past the edge rather than left out.
        on.width = max(width, _measured(table))
    on.print(table)
    on.width = width


@contextmanager
def waiting_for(what: str) -> Iterator[Callable[[str], None]]:
    """A line on the error stream, on a terminal only, that says what a command waits for.

    It is given what to say next.
    """
    with Printer(error=True).status(words(what)) as status:
        yield lambda now: status.update(words(now))


def bar(*, of: bool = False, percent: bool = False, gone: bool = False) -> Bar:
    """A bar with the time left on the error stream, still to be started.

    Args:
        of: it says how many of how many.
        percent: it says how much in percent.
        gone: it says how long it has taken instead, where one step may take longer than all others.
    """
    columns: list[ProgressColumn] = [
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        *([MofNCompleteColumn()] if of else []),
        *([TaskProgressColumn()] if percent else []),
        TimeElapsedColumn() if gone else TimeRemainingColumn(),
    ]
    return Progress(
        *columns,
        console=Printer(error=True),
        transient=True,
        speed_estimate_period=120 if percent else 30,
    )


@contextmanager
def at_step(what: str, step: int, *, of: int) -> Iterator[Callable[[str, int, int], None]]:
    """The bar of a command of a few steps while one of them, from 1, is done; on a terminal only.

    It says how long the step has taken, since nobody can say how long it will. It is given what is
    counted in the step, how many of it are made and how many there are: the bar is of those until
    all are made, and then of the steps again.
    """
    steps = bar(of=True, gone=True)
    if not steps.console.is_terminal:
        yield lambda counted, made, total: None
        return
    task = steps.add_task(printable(what), completed=step - 1, total=of)

    def count(counted: str, made: int, total: int) -> None:
        if made < total:
            steps.update(task, description=printable(counted), completed=made, total=total)
        else:
            steps.update(task, description=printable(what), completed=step - 1, total=of)

    with steps:
        yield count


def widest(sheets: Sequence[Sheet]) -> int:
    """Cells that the widest of these sheets takes."""
    return max(each.width for each in sheets)


def _cell(text: Text, cells: int | None) -> Text:
    """What stands in a cell of so many cells of the terminal; None: as many as it takes.

    Behind a name from right to left figures would turn round as well, were there no mark.
    """
    plain = text.plain if cells is None else cut(text.plain, cells)
    turns = any(bidirectional(char) in ("R", "AL", "AN") for char in plain)
    return Text(plain + LEFT_TO_RIGHT * turns, style=text.style)


def _measured(table: Table) -> int:
    return Console(width=10_000).measure(table).maximum
