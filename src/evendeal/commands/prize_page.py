"""The page of a picture: its parts in inches, its colours and its letters."""

from dataclasses import dataclass
from typing import Any

ROWS = 30
"""Players up to whom each has a row of his own; beyond it the picture is of curves."""

NAMED = 12
"""Players up to whom every cell of the heat map has its figure."""

FAMILY = "Archivo, Helvetica, Arial, sans-serif"
LAID_OUT_WITH = "DejaVu Sans"
"""Comes with matplotlib, so that the same picture is drawn on every machine."""

PAPER, INK, MUTED, LINE = "#fffdf8", "#15191c", "#5b646c", "#ddd6c8"
BLUE, UP, DOWN = "#1d5fc2", "#0f7a45", "#b42318"
SHADES = ((0.0, "#f5f2ea"), (0.12, "#dbe6f6"), (0.45, "#8db1e8"), (1.0, BLUE))
"""The colour of a chance; dark letters are read on all but the darkest third."""

WIDTH, MARGIN = 10.0, 0.55
HEAD, ROW, CURVES, BETWEEN, TITLE = 1.55, 0.36, 3.6, 0.62, 0.62
LABEL, GAP = 0.85, 0.035
"""Inches: the page, its parts from above, a map's labels, and what lies between two cells."""


@dataclass(frozen=True, slots=True)
class Box:
    """A part of the page in inches, from its top left corner."""

    left: float
    top: float
    width: float
    height: float


class Page:
    """Where everything is."""

    figure: Any

    def __init__(self, players: int, *, maps: bool) -> None:
        inner = WIDTH - 2 * MARGIN
        if players <= ROWS:
            self.worth = Box(MARGIN + 1.75, HEAD, inner - 2.75, ROW * players)
        else:
            self.worth = Box(MARGIN + 0.75, HEAD - 0.25, inner - 0.75, CURVES)
        bottom = self.worth.top + self.worth.height + 0.35
        self.maps: tuple[Box, ...] = ()
        if maps:
            wide = (inner - 0.45) / 2 - LABEL
            high = ROW * players if players <= NAMED else wide
            top = bottom + BETWEEN + TITLE
            self.maps = (
                Box(MARGIN + LABEL, top, wide, high),
                Box(WIDTH - MARGIN - wide, top, wide, high),
            )
            bottom = top + high
        self.height = bottom + MARGIN

    def axes(self, box: Box) -> Any:
        """Axes in that box, without a frame."""
        axes = self.figure.add_axes(
            (
                box.left / WIDTH,
                1 - (box.top + box.height) / self.height,
                box.width / WIDTH,
                box.height / self.height,
            ),
            facecolor="none",
        )
        axes.tick_params(length=0, colors=MUTED, labelsize=8.5, pad=6)
        for spine in axes.spines.values():
            spine.set_visible(False)
        return axes

    def text(self, left: float, top: float, text: str, **style: Any) -> None:
        """A line of text whose baseline is `top` inches from above."""
        style = {"va": "baseline", **style}
        self.figure.text(left / WIDTH, 1 - top / self.height, text, **style)
