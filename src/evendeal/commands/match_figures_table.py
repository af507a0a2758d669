"""GNU Backgammon's figures as a table and as JSON."""

from typing import Any

from evendeal.commands.gnubg_figures import GnubgFigures
from evendeal.commands.match_figures import EventFigures, Who
from evendeal.commands.terminal import Screen, Sheet, show, words

NOT_THE_RESULT = "These are its figures, and no part of the result."
EXPLAINED = (
    "Points are won minus lost: each game's level times the cube. Errors are thousandths of a "
    "point of a cube of 1 for each decision; a lower rate is better."
)


def show_figures(analysis: EventFigures, screen: Screen) -> None:
    """A line for each player."""
    title = f"By {analysis.program}, {analysis.plies} plies. {NOT_THE_RESULT}"
    show(screen, words(title, "bold"))
    if not analysis.players:
        show(screen, words("No game of backgammon is over in both rooms, or could be analysed."))
        return
    sheet = Sheet()
    sheet.column("player", fold=True)  # rather than a figure cut short
    sheet.column("team", cut=True)
    for heading in ("points", "luck", "luck-adjusted", "errors", "moves", "cube"):
        sheet.column(heading, right=True)
    for (team, name), figures in analysis.players:
        sheet.row(
            name,
            team,
            _figure(figures.points, "+.3f"),
            _figure(figures.luck, "+.3f"),
            _figure(figures.luck_adjusted, "+.3f"),
            *(_figure(rate, ".1f") for rate in _rates(figures)),
        )
    show(screen, sheet)
    show(screen, words(EXPLAINED, "dim"))


def figures_json(event: str, analysis: EventFigures) -> dict[str, Any]:
    """The figures as `--json` prints them; rates are null without decisions."""
    return {
        "event": event,
        "program": analysis.program,
        "plies": analysis.plies,
        "players": [_player(who, figures) for who, figures in analysis.players],
        "rooms": [
            {
                "session": each.room.session,
                "match": each.room.match,
                "room": each.room.room,
                "games": [game.number for game in each.room.games.games],
                "white": _player(each.room.players[0], each.figures[0]),
                "black": _player(each.room.players[1], each.figures[1]),
            }
            for each in analysis.rooms
        ],
        "troubles": [{"name": each.name, "why": each.why} for each in analysis.troubles],
    }


def _player(who: Who, figures: GnubgFigures) -> dict[str, Any]:
    team, name = who
    rate, moves, cube = _rates(figures)
    return {
        "team": team,
        "player": name,
        "points": round(figures.points, 3),
        "luck": _rounded(figures.luck),
        "luck_adjusted": _rounded(figures.luck_adjusted),
        "error_rate": _rounded(rate),
        "move_error_rate": _rounded(moves),
        "cube_error_rate": _rounded(cube),
        "moves": figures.moves,
        "cube_decisions": figures.cubes,
    }


def _rates(figures: GnubgFigures) -> tuple[float | None, float | None, float | None]:
    return figures.error_rate, figures.move_error_rate, figures.cube_error_rate


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 3)


def _figure(number: float | None, form: str) -> str:
    return "" if number is None else format(number, form)
