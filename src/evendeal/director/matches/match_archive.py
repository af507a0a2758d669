"""What the archive of an event of team matches has beside what every archive has."""

from evendeal.director.archived import Archived
from evendeal.director.archiving import GAMES, PLAYERS, STANDINGS
from evendeal.director.matches.results_csv import games_csv, players_csv, teams_csv
from evendeal.tournament.room_match.progress import MatchProgress

MATCH_ARCHIVE: Archived[MatchProgress] = Archived(
    kind="duplicate backgammon",
    luck="roll sets",
    results="teams, players, and every game that both rooms have finished",
    play="games",
    secret="roll",
    files={STANDINGS: teams_csv, PLAYERS: players_csv, GAMES: games_csv},
)
"""Teams, players and games."""
