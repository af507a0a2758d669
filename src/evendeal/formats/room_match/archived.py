"""What the archive of an event of team matches has beside what every archive has: its results."""

from collections.abc import Iterable, Iterator

from evendeal.director.archived import Archived
from evendeal.director.archiving import STANDINGS
from evendeal.notation.csv_rows import write_rows
from evendeal.scoring.match_points_protocol import ProtocolRow
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.session import MatchRecord

PLAYERS, GAMES = "results/players.csv", "results/games.csv"


def teams_csv(progress: MatchProgress) -> Iterator[str]:
    """The table of teams over the rounds, then the ranking after the final, line by line."""
    columns = (
        *("table", "place", "shared", "entry", "name", "matches", "points", "imp_won", "imp_lost"),
        *("smp", "games_won"),
    )
    event = progress.event
    rounds: Iterable[tuple[object, ...]] = (
        (
            "rounds",
            line.place,
            _yes(line.shared),
            line.team,
            event.entry(line.team).name,
            *(line.matches, line.points, line.won, line.lost, line.smp, line.games_won),
        )
        for line in progress.standings()
    )
    after_final: Iterable[tuple[object, ...]] = (
        (
            "event",
            line.place,
            _yes(line.shared),
            line.team,
            event.entry(line.team).name,
            *[""] * 6,
        )
        for line in progress.final_ranking()
    )
    return write_rows(columns, (*rounds, *after_final))


def players_csv(progress: MatchProgress) -> Iterator[str]:
    """The individual ranking over every game that is public."""
    columns = ("place", "shared", "entry", "player", "games", "imp_won", "imp_lost", "smp")
    return write_rows(
        columns,
        (
            (
                line.place,
                _yes(line.shared),
                line.team,
                line.player,
                *(line.games, line.won, line.lost, line.smp),
            )
            for line in progress.players()
        ),
    )


def games_csv(progress: MatchProgress) -> Iterator[str]:
    """The protocol rows of every match, of games that are final in both rooms."""
    columns = (
        *("session", "match", "round", "board", "game", "room", "first", "second"),
        *("first_player", "second_player", "opening", "cube", "proposed", "winner", "left"),
        *("first_smp", "second_smp", "first_imp", "second_imp"),
    )
    return write_rows(
        columns,
        (
            _game(progress, record, row)
            for record in progress.matches
            for row in progress.scored(record).protocol.rows
        ),
    )


def _game(progress: MatchProgress, record: MatchRecord, row: ProtocolRow) -> tuple[object, ...]:
    planned = record.planned
    teams = planned.players.teams
    # The first team has White in the open room and Black in the closed one.
    sitting = planned.players.room(row.room)
    players = tuple(sitting) if row.room == "open" else (sitting.black, sitting.white)
    return (
        *(planned.session, planned.number, planned.round),
        progress.event.boards[planned.board - 1].name,
        *(row.game, row.room, *teams, *players),
        f"{row.opening[0]}:{row.opening[1]}" if all(row.opening) else "",
        row.cube,
        "" if row.proposed is None else row.proposed,
        "" if row.winner is None else teams[row.winner],
        row.left,
        *row.smp,
        *row.imps,
    )


def _yes(shared: bool) -> str:
    return "yes" if shared else "no"


MATCH_ARCHIVE: Archived[MatchProgress] = Archived(
    kind="duplicate backgammon",
    luck="roll sets",
    results="teams, players, and every game that both rooms have finished",
    play="games",
    secret="roll",
    files={STANDINGS: teams_csv, PLAYERS: players_csv, GAMES: games_csv},
)
"""Teams, players and games."""
