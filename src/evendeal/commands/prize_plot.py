"""The picture of two models: what each stack is worth, and who finishes where."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from evendeal.commands.prize_heat_map import heat_map
from evendeal.commands.prize_page import (
    BLUE,
    DOWN,
    FAMILY,
    INK,
    LAID_OUT_WITH,
    LINE,
    MARGIN,
    MUTED,
    PAPER,
    ROW,
    ROWS,
    UP,
    WIDTH,
    Box,
    Page,
)
from evendeal.commands.prize_words import chips_words, counted, money_words, signed_words
from evendeal.commands.report import FileThere
from evendeal.errors import Refused
from evendeal.extras import NotInstalled
from evendeal.signs import MINUS

if TYPE_CHECKING:
    from evendeal.prizes.worth import Floats


class NotAnSvg(Refused):
    """A picture under a name that promises another format."""

    def __init__(self, *, file: str) -> None:
        super().__init__(f"{file}: the picture is an SVG, so its name ends in .svg")
        self.file = file


@dataclass(frozen=True, slots=True)
class Drawn:
    """One model in the picture.

    Attributes:
        name: as people say it, e.g. ICM.
        method: how it was calculated, in words.
        equity: in the unit that was typed, shape (players,).
        matrix: probability of each place, shape (players, players), or None if it is too large.
    """

    name: str
    method: str
    equity: "Floats"
    matrix: "Floats | None"


def free_svg(path: Path) -> Path:
    """The path, if a picture can be written there.

    Raises:
        NotAnSvg: its name ends otherwise.
        FileThere: there is a file already.
        NotInstalled: what draws it is not.
    """
    if path.suffix.lower() != ".svg":
        raise NotAnSvg(file=str(path))
    if path.exists():
        raise FileThere(file=str(path))
    if find_spec("matplotlib") is None:
        raise NotInstalled(what="a picture", package="matplotlib", extra="plots")
    return path


def picture(stacks: Sequence[int], first: Drawn, second: Drawn) -> str:
    """The text of an SVG: `first` beside `second` by player, below it where each finishes.

    Players stand in the order of their stacks, the largest first, and keep their numbers. The
    same input gives the same text.
    """
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    order = sorted(range(len(stacks)), key=lambda player: (-stacks[player], player))
    models = (first, second)
    page = Page(len(stacks), maps=all(model.matrix is not None for model in models))
    settings: Any = {
        "svg.fonttype": "none",
        "svg.hashsalt": "evendeal",
        "font.family": LAID_OUT_WITH,
        "font.size": 9.0,
        "text.color": INK,
    }
    with rc_context(settings):
        page.figure = Figure(figsize=(WIDTH, page.height), facecolor=PAPER)
        FigureCanvasSVG(page.figure)
        _head(page, stacks, models)
        if len(stacks) <= ROWS:
            _rows(page, stacks, order, models)
        else:
            _curves(page, order, models)
        matrices = [model.matrix for model in models if model.matrix is not None]
        for model, box in zip(models, page.maps, strict=False):
            if model.matrix is not None:
                most = max(float(matrix.max()) for matrix in matrices)
                heat_map(page, box, order, model.name, model.matrix, most)
        text = StringIO()
        page.figure.savefig(text, format="svg", metadata={"Date": None, "Creator": "evendeal"})
    lines = text.getvalue().replace(f"'{LAID_OUT_WITH}'", FAMILY).splitlines()
    return "".join(f"{line.rstrip()}\n" for line in lines)


def _head(page: Page, stacks: Sequence[int], models: tuple[Drawn, Drawn]) -> None:
    one, other = models
    page.text(MARGIN, 0.55, "What each stack is worth", size=17, weight="bold")
    pool = float(one.equity.sum())
    about = (
        f"{counted(len(stacks), 'player')}, {chips_words(sum(stacks))} chips, "
        f"{money_words(pool, digits=0 if round(pool, 2) == round(pool) else 2)} to share"
    )
    methods = f"{one.name}: {one.method}.  {other.name}: {other.method}."
    page.text(MARGIN, 0.81, about, size=9, color=MUTED)
    page.text(MARGIN, 1.01, methods, size=9, color=MUTED)
    right = WIDTH - MARGIN
    page.text(right, 0.55, other.name, size=10, weight="bold", ha="right")
    page.text(right - 0.95, 0.55, one.name, size=10, weight="bold", ha="right")
    marks = page.axes(Box(right - 1.6, 0.4, 1.6, 0.2))
    marks.set(xlim=(0, 1.6), ylim=(0, 0.2))
    marks.axis("off")
    if len(stacks) <= ROWS:
        marks.plot([0.24], [0.1], **_RING)
        marks.plot([1.12], [0.1], **_DOT)
    else:
        marks.plot([0.0, 0.25], [0.1, 0.1], **_BROKEN)
        marks.plot([0.9, 1.15], [0.1, 0.1], **_WHOLE)


_RING: dict[str, Any] = {
    **{"marker": "o", "markersize": 7.5, "linestyle": "none", "zorder": 4},
    **{"markerfacecolor": PAPER, "markeredgecolor": BLUE, "markeredgewidth": 1.6},
}
_DOT: dict[str, Any] = {
    **{"marker": "o", "markersize": 8.5, "linestyle": "none", "zorder": 3},
    **{"markerfacecolor": BLUE, "markeredgecolor": BLUE, "markeredgewidth": 0.6},
}
_BROKEN: dict[str, Any] = {"color": BLUE, "linewidth": 1.2, "linestyle": (0, (4, 2))}
_WHOLE: dict[str, Any] = {"color": BLUE, "linewidth": 1.9}


def _rows(
    page: Page, stacks: Sequence[int], order: Sequence[int], models: tuple[Drawn, Drawn]
) -> None:
    """A row a player, a line from the one value to the other."""
    axes, box = page.axes(page.worth), page.worth
    one, other = (model.equity[list(order)] for model in models)
    axes.set(xlim=(0, 1.04 * max(one.max(), other.max())), ylim=(len(order) - 0.5, -0.5))
    _grid(axes, "x")
    axes.set_yticks([])
    end, right = box.left - 0.2, WIDTH - MARGIN
    for left, heading, align in (
        (MARGIN, "player", "left"),
        (end, "stack", "right"),
        (right, f"{models[1].name} {MINUS} {models[0].name}", "right"),
    ):
        page.text(left, box.top - 0.12, heading, size=8.5, color=MUTED, ha=align)
    for row, player in enumerate(order):
        change = float(other[row] - one[row])
        signed = signed_words(change, pool=float(one.sum()))
        colour = {"+": UP, MINUS: DOWN}.get(signed[0], MUTED)
        axes.plot([one[row], other[row]], [row, row], color=colour, linewidth=3, alpha=0.55)
        axes.plot([one[row]], [row], **_RING)
        axes.plot([other[row]], [row], **_DOT)
        if row:
            axes.axhline(row - 0.5, color=LINE, linewidth=0.5, zorder=0)
        top = box.top + (row + 0.5) * ROW + 0.045
        page.text(MARGIN, top, f"Player {player + 1}", weight="bold")
        page.text(end, top, chips_words(stacks[player]), ha="right")
        page.text(right, top, signed, color=colour, weight="bold", ha="right")


def _curves(page: Page, order: Sequence[int], models: tuple[Drawn, Drawn]) -> None:
    """The values from the largest stack to the smallest."""
    axes = page.axes(page.worth)
    one, other = (model.equity[list(order)] for model in models)
    ranks = range(1, len(order) + 1)
    axes.set(xlim=(1, len(order)), ylim=(0, 1.05 * max(one.max(), other.max())))
    _grid(axes, "y")
    for where, colour in ((other >= one, UP), (other <= one, DOWN)):
        axes.fill_between(
            ranks, one, other, where=where, interpolate=True, color=colour, alpha=0.22, lw=0
        )
    axes.plot(ranks, one, **_BROKEN)
    axes.plot(ranks, other, **_WHOLE)
    axes.xaxis.set_major_formatter(lambda place, _: chips_words(round(place)))
    axes.set_xlabel("players, the largest stack first", color=MUTED, size=8.5, labelpad=6)


def _grid(axes: Any, along: str) -> None:
    """Thin lines at round amounts."""
    axis = getattr(axes, f"{along}axis")
    axis.set_major_formatter(lambda amount, _: _round_words(amount))
    axes.grid(axis=along, color=LINE, linewidth=0.6)
    axes.set_axisbelow(True)


def _round_words(amount: float) -> str:
    """An amount with no more decimals than it has."""
    text = money_words(amount)
    return text.rstrip("0").rstrip(".") if "." in text else text
