"""What the archive of an event of poker has beside what every archive has."""

from evendeal.director.archived import Archived, Texts
from evendeal.director.archiving import RULINGS, STANDINGS, TRAVELLERS
from evendeal.director.results import rulings_csv, standings_csv, travellers_csv
from evendeal.tournament.progress import Progress


class DealArchive(Archived[Progress]):
    """Standings, chip-scores and rulings."""

    kind = "duplicate poker"
    luck = "deals"
    results = "standings, chip-scores of the open deals, rulings on them"
    play = "hands"
    secret = "card"

    def files(self, progress: Progress) -> Texts:
        """The results that everybody may see, as files."""
        return {
            STANDINGS: "".join(standings_csv(progress)),
            TRAVELLERS: "".join(travellers_csv(progress)),
            RULINGS: "".join(rulings_csv(progress)),
        }
