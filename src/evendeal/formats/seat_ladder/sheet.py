"""Ladders, the final and the awards of individuals as they are printed."""

from evendeal.formats.sheet import SheetColumn, StandingsSheet, Style, place_text
from evendeal.views.poker.ladder_board import LadderScoreboard
from evendeal.views.words import chips_text, part_of


def ladder_sheet(board: LadderScoreboard) -> StandingsSheet:
    """The final once it plays, the awards at the end, and else the ladders seat by seat."""
    stand = f"{board.title}, comparable: {part_of(board.comparable, board.deals)}"
    if board.event.status == "finished":
        return _awards(board, stand)
    if board.final:
        return _final(board, stand)
    return _ladders(board, stand)


def _awards(board: LadderScoreboard, stand: str) -> StandingsSheet:
    def left(session: int | None, place: int | None, field: int | None) -> str:
        if session is None:
            return "final"
        return f"session {session}, {place} of {field}"

    return StandingsSheet(
        board.event.name,
        stand,
        (
            SheetColumn(""),
            SheetColumn("player", right=False, cut=True),
            SheetColumn("left", right=False),
        ),
        tuple(
            (
                place_text(row.rank, shared=row.shared > 1),
                row.name,
                left(row.session, row.place, row.field),
            )
            for row in board.awards
        ),
    )


def _final(board: LadderScoreboard, stand: str) -> StandingsSheet:
    return StandingsSheet(
        board.event.name,
        stand,
        (
            SheetColumn(""),
            SheetColumn("player", right=False, cut=True),
            SheetColumn("beyond the field", style="bold"),
        ),
        tuple(
            (
                place_text(row.place, shared=row.shared),
                row.name,
                chips_text(row.total, signed=True),
            )
            for row in board.final
        ),
    )


def _ladders(board: LadderScoreboard, stand: str) -> StandingsSheet:
    rows = tuple(
        (
            str(ladder.seat),
            place_text(row.place, shared=row.shared),
            row.name,
            chips_text(row.opening),
            chips_text(row.net, signed=True),
            chips_text(row.total, signed=True),
            "" if row.stays else "out",
        )
        for ladder in board.ladders
        for row in ladder.rows
    )
    sentences: tuple[tuple[str, Style], ...] = ()
    if board.eliminate:
        sentences = (
            (
                f"{board.eliminate} of a hundred leave each seat after this session, rounded "
                "down; a tie across the line keeps all.",
                "dim",
            ),
        )
    return StandingsSheet(
        board.event.name,
        stand,
        (
            SheetColumn("seat"),
            SheetColumn(""),
            SheetColumn("player", right=False, cut=True),
            SheetColumn("carried"),
            SheetColumn("net"),
            SheetColumn("total", style="bold"),
            SheetColumn("", right=False),
        ),
        rows,
        sentences,
    )
