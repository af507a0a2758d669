"""The tables of a booklet of team matches: places, teams, every match, and players."""

from collections.abc import Iterator

from evendeal.printing.booklet import BookletTable, place_words
from evendeal.printing.words import PaperWords
from evendeal.views.matches.line import MatchLine
from evendeal.views.matches.scoreboard import MatchScoreboard, MatchStandingLine
from evendeal.views.words import chips_text


def match_tables(board: MatchScoreboard, words: PaperWords) -> Iterator[BookletTable]:
    """The result, the tables of teams over all boards and of each, the matches, the players."""
    result, team = words("print-booklet-result"), words("print-booklet-team")
    yield BookletTable(
        result,
        ("", team),
        tuple((place_words(row.place, shared=row.shared), row.name) for row in board.places),
        result,
    )
    yield _teams(words("print-booklet-rounds"), board.standings, board.points, words)
    if len(board.boards) > 1:
        for each in board.boards:
            yield _teams(each.name, each.standings, board.points, words)
    for played in board.rounds:
        number = words("print-round", round=played.number)
        yield BookletTable(
            number,
            ("", words("print-booklet-match"), "IMP", "VP"),
            tuple(_match(line) for line in played.matches),
            words("print-booklet-matches"),
        )
    if board.final is not None:
        yield BookletTable(
            words("print-booklet-final"),
            ("", words("print-booklet-match"), "IMP", "VP"),
            (_match(board.final),),
            words("print-booklet-matches"),
        )
    yield BookletTable(
        words("print-booklet-players"),
        ("", words("print-booklet-player"), team, "IMP"),
        tuple(
            (
                place_words(row.place, shared=row.shared),
                row.player,
                row.name,
                chips_text(row.imps, signed=True),
            )
            for row in board.players
        ),
        words("print-booklet-players"),
    )


def _teams(
    title: str, lines: tuple[MatchStandingLine, ...], points: str, words: PaperWords
) -> BookletTable:
    # Ranked by IMP, their difference is the points already.
    imps = () if points == "IMP" else ("IMP",)
    return BookletTable(
        title,
        ("", words("print-booklet-team"), words("print-booklet-matches"), points, *imps),
        tuple(
            (
                place_words(row.place, shared=row.shared),
                row.name,
                str(row.matches),
                chips_text(row.points),
                *(chips_text(row.imps, signed=True) for _ in imps),
            )
            for row in lines
        ),
    )


def _match(line: MatchLine) -> tuple[str, ...]:
    first, second = line.teams
    vp = "" if line.vp is None else f"{line.vp[0]} : {line.vp[1]}"
    return (
        line.board_name,
        f"{first.name} – {second.name}",
        f"{line.imps[0]} : {line.imps[1]}",
        vp,
    )
