"""Houses with events of their own at every stage, as logs: what a first page has to show."""

from collections.abc import Iterable
from itertools import islice
from pathlib import Path

from evendeal.commands.log_folder import open_desks
from evendeal.director.events import create_event
from evendeal.formats import Desks
from evendeal.formats.duplicate.rehearsal import player_of
from evendeal.formats.rehearsal_side import secret_of
from evendeal.formats.room_match.rehearsal import match_player_of
from evendeal.ids import EventId
from evendeal.tournament.room_match.event_read import read_match_event
from evendeal.tournament.seat_teams.demonstration import demonstration
from evendeal.tournament.seat_teams.event_read import read_event
from support.ledgers import matches_of, poker_of
from support.rehearsals import play_rehearsal, prepare, rehearsal_stages

POLICY = "mixed"
SEED = 5
STILL = ("--seed", "8")
"""A server with these plays no rehearsal on."""
HOUSE = """
[house]
name = "Riverside Bridge and Poker Club"
"""
SUBURBS = ("Bankside", "Chapel Row", "Dockyard", "Elm Grove", "Fishergate", "Glebe")
LONG = "The Great Northern Invitational Duplicate Poker Championship of Teams, Season 99"
"""A name in its full length of 80 letters."""


def planned(begins: str) -> str:
    """The line that says when an event begins; none where that is not said."""
    return f"begins = {begins}\n" if begins else ""


def cup(
    id: str,
    name: str,
    *,
    deals: int = 60,
    sessions: int = 1,
    begins: str = "",
    teams: Iterable[str],
) -> str:
    """The file of an event of poker."""
    entries = "".join(f'[[entries]]\nname = "{team}"\n' for team in teams)
    return (
        f'[event]\nid = "{id}"\nname = "{name}"\nsessions = {sessions}\n{planned(begins)}'
        f'[play]\ndeals = {deals}\n[draw]\norder = "blocks"\n{entries}'
    )


def league(id: str, name: str, *, games: int = 4, begins: str = "", teams: Iterable[str]) -> str:
    """The file of an event of team matches."""
    entries = "".join(f'[[entries]]\nname = "{team}"\n' for team in teams)
    return (
        f'[event]\nid = "{id}"\nname = "{name}"\nformat = "room_match"\n{planned(begins)}'
        f"[play]\ngames = {games}\n[[boards]]\n{entries}"
    )


def deals_played(desks: Desks, text: str, hands: int | None) -> None:
    """Seal an event of the house, and let so many hands of it be played; None: all of them."""
    event = read_event(text)
    create_event(poker_of(desks), event, secret=secret_of(event, POLICY, SEED))
    if hands != 0:
        for _ in islice(
            play_rehearsal(poker_of(desks), event.id, player_of(event, POLICY, SEED)), hands
        ):
            pass


def matches_played(desks: Desks, text: str, games: int | None, steps: int = 0) -> None:
    """The same for team matches: games in both rooms, then so many lines more at each table."""
    event = read_match_event(text)
    create_event(matches_of(desks), event, secret=secret_of(event, POLICY, SEED))
    player = match_player_of(event, POLICY, SEED)
    if games != 0:
        for _ in islice(play_rehearsal(matches_of(desks), event.id, player), games):
            pass
    if steps:
        rooms = next(iter(rehearsal_stages(matches_of(desks), event.id, player)))
        for _ in range(steps):
            for room in rooms:
                room.step()


def play_demonstration(desks: Desks, hands: int) -> EventId:
    """The demonstration, so many hands of it played."""
    event = demonstration()
    prepare(poker_of(desks), event, POLICY, SEED)
    for _ in islice(
        play_rehearsal(poker_of(desks), event.id, player_of(event, POLICY, SEED)), hands
    ):
        pass
    return event.id


def club(folder: Path) -> Path:
    """The folder of a log of a club with everything: events live, to come and over, and a show."""
    log = folder / "log"
    with open_desks(log, create=True) as desks:
        play_demonstration(desks, 70)
        deals_played(desks, cup("harvest", "Harvest Cup", deals=4, teams=SUBURBS[:3]), None)
        matches_played(
            desks,
            league("kestrel", "Norvale – Kestrel Bay", teams=("Norvale", "Kestrel Bay")),
            None,
        )
        deals_played(desks, cup("autumn", "Autumn Team Cup", sessions=3, teams=SUBURBS), 230)
        two = ("Norvale", "Eastmere", "Kestrel Bay", "Southwold")
        matches_played(desks, league("league", "Backgammon League", teams=two), 2, 45)
        matches_played(desks, league("round-5", "League, round 5", teams=two), 0)
        deals_played(desks, cup("lantern", "Lantern Cup", teams=SUBURBS), 0)
    (log / "house.toml").write_text(HOUSE, "utf-8")
    return log
