"""What the archive of an event of poker has beside what every archive has."""

from evendeal.director.archived import Archived
from evendeal.director.archiving import RULINGS, STANDINGS, TRAVELLERS
from evendeal.director.results import rulings_csv, standings_csv, travellers_csv
from evendeal.tournament.seat_teams.progress import Progress

DEAL_ARCHIVE: Archived[Progress] = Archived(
    kind="duplicate poker",
    luck="deals",
    results="standings, chip-scores of the open deals, rulings on them",
    play="hands",
    secret="card",
    files={STANDINGS: standings_csv, TRAVELLERS: travellers_csv, RULINGS: rulings_csv},
)
"""Standings, chip-scores and rulings."""
