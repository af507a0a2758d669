"""Who finishes where, as cells whose colour is the chance."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from evendeal.commands.prize_page import GAP, INK, LABEL, MUTED, NAMED, PAPER, SHADES, Box, Page
from evendeal.commands.prize_words import percent_words
from evendeal.views.figures import ordinal

if TYPE_CHECKING:
    from evendeal.prizes.worth import Floats


def heat_map(
    page: Page, box: Box, order: Sequence[int], name: str, matrix: "Floats", most: float
) -> None:
    """The probabilities of a model as cells, a row a player; `most` is the darkest."""
    axes, players = page.axes(box), len(order)
    axes.set(xlim=(-0.5, players - 0.5), ylim=(players - 0.5, -0.5))
    cells = matrix[list(order)]
    page.text(
        box.left - LABEL, box.top - 0.42, f"Who finishes where: {name}",
        size=10.5, weight="bold",
    )  # fmt: skip
    if players <= NAMED:
        _cells(axes, box, cells)
        labelled: Sequence[int] = range(players)
        scale = "in percent"
    else:
        from matplotlib.colors import PowerNorm

        axes.imshow(
            cells, cmap=_shades(), norm=PowerNorm(0.6, 0, most), aspect="auto",
            interpolation="none",
        )  # fmt: skip
        scale = f"in percent, the darkest {percent_words(most)}"
        labelled = _named_rows(players)
    right = box.left + box.width
    page.text(right, box.top - 0.42, scale, size=8.5, color=MUTED, ha="right")
    axes.set_xticks(labelled, [ordinal(place + 1) for place in labelled])
    axes.set_yticks(labelled, [f"Player {order[row] + 1}" for row in labelled])
    axes.xaxis.tick_top()


def _shades() -> Any:
    from matplotlib.colors import LinearSegmentedColormap

    return LinearSegmentedColormap.from_list("chances", SHADES)


def _cells(axes: Any, box: Box, cells: "Floats") -> None:
    """A cell a chance, with its figure."""
    from matplotlib.patches import FancyBboxPatch

    shades, players = _shades(), len(cells)
    across, down = players * GAP / box.width, players * GAP / box.height
    for row, chances in enumerate(cells.tolist()):
        for place, chance in enumerate(chances):
            axes.add_patch(
                FancyBboxPatch(
                    (place - (1 - across) / 2, row - (1 - down) / 2),
                    1 - across,
                    1 - down,
                    boxstyle=f"round,pad=0,rounding_size={1.2 * across}",
                    mutation_aspect=down / across,
                    facecolor=shades(chance),
                    linewidth=0,
                )
            )
            axes.text(
                place, row, percent_words(chance), size=8.5, ha="center", va="center_baseline",
                color=PAPER if chance > 0.65 else INK,
            )  # fmt: skip


def _named_rows(players: int) -> list[int]:
    """The rows and columns of a large table that have a name: the first, and every so many."""
    step = next(step for step in (5, 10, 20, 50, 100, 200, 500) if players <= 12 * step)
    return [0, *range(step - 1, players, step)]
