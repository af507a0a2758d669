"""The tables of a booklet of poker: teams and seat contests, or awards, ladders and a final."""

from collections.abc import Iterator, Sequence

from evendeal.printing.booklet import BookletTable, place_words, points_words
from evendeal.printing.words import PaperWords
from evendeal.views.poker.ladder_board import LadderScoreboard
from evendeal.views.poker.scoreboard import Scoreboard
from evendeal.views.words import chips_text


def team_tables(boards: Sequence[Scoreboard], words: PaperWords) -> Iterator[BookletTable]:
    """The result of teams, who played for them, and the contests of the seats of each session.

    Args:
        boards: the scoreboards of all sessions, in order.
    """
    last = boards[-1]
    yield BookletTable(
        words("print-booklet-result"),
        ("", words("print-booklet-team"), words("print-points"), words("print-chips")),
        tuple(
            (
                place_words(row.place, shared=row.shared),
                row.name,
                points_words(row.points),
                chips_text(row.chips, signed=True),
            )
            for row in last.standings
        ),
        words("print-booklet-result"),
    )
    yield BookletTable(
        words("print-booklet-teams"),
        ("", words("print-booklet-team"), words("print-booklet-players")),
        tuple((team.letters, team.name, ", ".join(team.players)) for team in last.event.entries),
    )
    for board in boards:
        session = words("print-session", session=board.event.session)
        for ladder in board.ladders:
            # A place that the rung before has too is shared by both.
            taken = [rung.place for rung in ladder.rungs]
            yield BookletTable(
                f"{session}, {words('print-seat', seat=ladder.seat)}",
                (
                    "",
                    words("print-booklet-player"),
                    words("print-booklet-team"),
                    words("print-points"),
                    words("print-chips"),
                ),
                tuple(
                    (
                        place_words(rung.place, shared=taken.count(rung.place) > 1),
                        rung.player or rung.name,
                        rung.name,
                        points_words(rung.points),
                        chips_text(rung.chips, signed=True),
                    )
                    for rung in ladder.rungs
                ),
                session,
            )


def ladder_tables(boards: Sequence[LadderScoreboard], words: PaperWords) -> Iterator[BookletTable]:
    """The ranks of individuals, and the ladders of every session down to the final.

    Args:
        boards: the scoreboards of all sessions, in order.
    """
    player, total = words("print-booklet-player"), words("print-total")
    yield BookletTable(
        words("print-booklet-result"),
        ("", player, words("print-booklet-left")),
        tuple(
            (
                place_words(row.rank, shared=row.shared > 1),
                row.name,
                words("print-booklet-final")
                if row.session is None
                else words(
                    "print-booklet-left-at",
                    session=row.session,
                    place=row.place or 0,
                    field=row.field or 0,
                ),
            )
            for row in boards[-1].awards
        ),
        words("print-booklet-result"),
    )
    for board in boards:
        session = f"{words('print-session', session=board.event.session)}: {board.title}"
        for ladder in board.ladders:
            yield BookletTable(
                f"{session}, {words('print-seat', seat=ladder.seat)}",
                ("", player, total, words("print-booklet-stays")),
                tuple(
                    (
                        place_words(row.place, shared=row.shared),
                        row.name,
                        chips_text(row.total, signed=True),
                        words("print-booklet-yes") if row.stays else "",
                    )
                    for row in ladder.rows
                ),
                session,
            )
        yield BookletTable(
            session,
            ("", player, total),
            tuple(
                (
                    place_words(row.place, shared=row.shared),
                    row.name,
                    chips_text(row.total, signed=True),
                )
                for row in board.final
            ),
            session,
        )
