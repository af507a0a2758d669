"""Standings as they are printed: a table and the sentences beneath it, whatever is played."""

from typing import Literal, NamedTuple

Style = Literal["", "bold", "dim"]


class SheetColumn(NamedTuple):
    """A column: its heading, and whether it holds figures, names that may be cut, or bold ones."""

    heading: str
    right: bool = True
    cut: bool = False
    style: Style = ""


class StandingsSheet(NamedTuple):
    """The standings of an event.

    Attributes:
        name: the event's.
        stand: how far it has come.
        rows: the cells of each, as many as there are columns.
        sentences: what stands beneath, each with how it is printed.
    """

    name: str
    stand: str
    columns: tuple[SheetColumn, ...]
    rows: tuple[tuple[str, ...], ...]
    sentences: tuple[tuple[str, Style], ...] = ()


def place_text(place: int, *, shared: bool) -> str:
    """A place in a table, `2=` where it is shared."""
    return f"{place}=" if shared else str(place)


def team_text(entry: str, name: str) -> str:
    """A team by its id and its name, once where they are the same."""
    return name if name == entry else f"{entry}  {name}"
