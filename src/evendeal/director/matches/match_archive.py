"""What the archive of an event of team matches has beside what every archive has."""

from evendeal.director.archived import Archived, Texts
from evendeal.director.archiving import GAMES, PLAYERS, STANDINGS
from evendeal.director.matches.results_csv import games_csv, players_csv, teams_csv
from evendeal.tournament.matches.progress import MatchProgress


class MatchArchive(Archived[MatchProgress]):
    """Teams, players and games."""

    kind = "duplicate backgammon"
    luck = "roll sets"
    results = "teams, players, and every game that both rooms have finished"
    play = "games"
    secret = "roll"

    def files(self, progress: MatchProgress) -> Texts:
        """The results that everybody may see, as files."""
        return {
            STANDINGS: "".join(teams_csv(progress)),
            PLAYERS: "".join(players_csv(progress)),
            GAMES: "".join(games_csv(progress)),
        }
