"""What a model answers, as tables in a terminal."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from evendeal.commands.prize_words import (
    NAMES,
    chips_words,
    counted,
    digits_for,
    money_words,
    percent_words,
    precision_words,
    signed_words,
)
from evendeal.commands.terminal import Cell, Printer, Sheet, widest, words
from evendeal.signs import MINUS
from evendeal.views.figures import ordinal

if TYPE_CHECKING:
    from evendeal.commands.prize_answers import Answers
    from evendeal.prizes.bubble import BubbleFactor

ALL_SHOWN = 60
"""Players up to whom everybody has a row; of more the largest and the smallest stacks do."""

AT_THE_TOP, AT_THE_END = 30, 10

UP, DOWN = "green", "red"


def thin_sheet(*, sums: bool = True) -> Sheet:
    """A table of figures: a line below its head, and one above its sums if it has any."""
    return Sheet(thin=True, footers=sums)


def figures_column(sheet: Sheet, heading: str, total: str = "", style: str = "default") -> None:
    """A column of numbers, with its sum."""
    sheet.column(heading, footer=total, right=True, style=style)


def signed_text(text: str) -> Cell:
    """A difference in its colour."""
    return words(text, {"+": UP, MINUS: DOWN}.get(text[0], "dim"))


def paper(*sheets: Sheet) -> Printer:
    """Where tables are printed: a terminal as it is, a file as wide as they need."""
    terminal = Printer()
    if terminal.is_terminal:
        return terminal
    return Printer(width=max(80, widest(sheets) + 1))


def fits(sheet: Sheet, terminal: Printer) -> bool:
    """Whether every figure of it fits whole."""
    return sheet.width <= terminal.width


def show_answers(answers: "Answers") -> None:
    """The values, and below them what the options add."""
    parts = [("", _worth(answers))]
    if answers.placement is not None:
        parts.append(("who finishes where, in percent", _placement(answers)))
    if answers.bubble is not None:
        factors, premiums = _bubble(answers.bubble, len(answers.stacks))
        parts.append(("bubble factors: who risks, against whom", factors))
        parts.append(("risk premium in percent: the equity needed beyond 50", premiums))
    terminal = paper(*(table for _, table in parts))
    for title, table in parts:
        if title:
            terminal.show(words(title, "bold"))
        if not fits(table, terminal):
            terminal.show(words("It is too wide for this terminal; --json has it."))
            terminal.show(words(""))
            continue
        terminal.show(table)
        if not title:
            method = precision_words(answers.method, answers.error)
            terminal.show(words(f"{NAMES[answers.model]}: {method}.", "bold"), end=" ")
            terminal.show(words(_about(answers), "dim"))
            terminal.show(words(""))
    for sentence in _none(answers):
        terminal.show(words(sentence, "dim"))


def _about(answers: "Answers") -> str:
    sentence = f"{counted(len(answers.stacks), 'player')}, {counted(len(answers.prizes), 'prize')}."
    if len(answers.stacks) > ALL_SHOWN:
        hidden = len(answers.stacks) - AT_THE_TOP - AT_THE_END
        sentence += f" {chips_words(hidden)} players are not shown; --json has them."
    return sentence


def _worth(answers: "Answers") -> Sheet:
    pool, chips = float(sum(answers.prizes)), sum(answers.stacks)
    digits = digits_for(pool)
    table = thin_sheet()
    table.column("player", footer="sum", right=True)
    figures_column(table, "stack", chips_words(chips))
    figures_column(table, "chips %", "100.0", "dim")
    figures_column(table, NAMES[answers.model], money_words(pool, digits=digits), "bold")
    figures_column(table, "pool %", "100.0", "dim")
    figures_column(table, f"{MINUS} chip share")
    exact = any(isinstance(worth, Fraction) for worth in answers.equity)
    if exact:
        table.column("exactly", right=True, style="dim", fold=True)
    for player in listed_players(answers.stacks):
        if player is None:
            table.row(*["…"] * len(table.columns))
            continue
        stack, worth = answers.stacks[player], float(answers.equity[player])
        table.row(
            str(player + 1),
            chips_words(stack),
            percent_words(stack / chips),
            money_words(worth, digits=digits),
            percent_words(worth / pool),
            signed_text(signed_words(worth - pool * stack / chips, pool=pool)),
            *([str(answers.equity[player])] if exact else []),
        )
    return table


def listed_players(stacks: Sequence[int]) -> list[int | None]:
    """Those who get a row, None for the row of those left out."""
    players = list(range(len(stacks)))
    if len(players) <= ALL_SHOWN:
        return list(players)
    players.sort(key=lambda player: (-stacks[player], player))
    return [*players[:AT_THE_TOP], None, *players[-AT_THE_END:]]


def _placement(answers: "Answers") -> Sheet:
    assert answers.placement is not None
    table = thin_sheet(sums=False)
    table.column("player", right=True)
    for place in range(1, len(answers.placement) + 1):
        figures_column(table, ordinal(place))
    for player, chances in enumerate(answers.placement, start=1):
        table.row(
            str(player),
            *(words(percent_words(float(chance)), _shade(float(chance))) for chance in chances),
        )
    return table


def _shade(chance: float) -> str:
    return "bold cyan" if chance >= 0.4 else "cyan" if chance >= 0.15 else "default"


def _bubble(pairs: "Sequence[BubbleFactor]", players: int) -> tuple[Sheet, Sheet]:
    factors = {(pair.player, pair.other): pair.factor for pair in pairs}
    premiums = {
        (pair.player, pair.other): None if pair.premium is None else 100 * pair.premium
        for pair in pairs
    }
    return _pairs(factors, players, 2), _pairs(premiums, players, 1)


def _pairs(figures: dict[tuple[int, int], float | None], players: int, digits: int) -> Sheet:
    table = thin_sheet(sums=False)
    table.column("player", right=True)
    for other in range(players):
        figures_column(table, str(other + 1))
    for player in range(players):
        row = [figures.get((player, other)) for other in range(players)]
        cells = ["none" if figure is None else money_words(figure, digits=digits) for figure in row]
        cells[player] = "·"
        table.row(str(player + 1), *cells)
    return table


def _none(answers: "Answers") -> list[str]:
    """Of each pair without a bubble factor, what is won and lost."""
    pool = float(sum(answers.prizes))
    return [
        f"player {pair.player + 1} against player {pair.other + 1}: a win brings "
        f"{signed_words(pair.gain, pool=pool)}, a loss {signed_words(-pair.loss, pool=pool)}"
        for pair in answers.bubble or ()
        if pair.factor is None
    ]
