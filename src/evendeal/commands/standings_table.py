"""Standings in a terminal."""

from evendeal.commands.terminal import Printer, Sheet, line_of, words
from evendeal.formats.sheet import StandingsSheet


def show_standings(standings: StandingsSheet, terminal: Printer) -> None:
    """The table and the sentences beneath it."""
    sheet = Sheet()
    for column in standings.columns:
        sheet.column(column.heading, right=column.right, cut=column.cut)
    styles = [column.style for column in standings.columns]
    for row in standings.rows:
        sheet.row(*(words(cell, style) for cell, style in zip(row, styles, strict=True)))
    terminal.show(line_of((standings.name, "bold"), f"   {standings.stand}"))
    if standings.rows:
        terminal.show(sheet)
    for sentence, style in standings.sentences:
        terminal.show(words(sentence, style))
