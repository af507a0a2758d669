"""The event that stands there when there is no other: the guide's six teams."""

from evendeal.ids import EntryId, EventId
from evendeal.tournament.duplicate.rules import InRunningKind, OfficeRules, OrderKind, PlayRules
from evendeal.tournament.entry import Entry, with_players
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.team_rules import DrawRules

TEAMS = ("Argentina", "Brazil", "China", "Denmark", "Ecuador", "Finland")


def demonstration() -> Event:
    """Six teams, six tables of six, 60 deals in blocks of ten, blinds 25/50, cap 100 big blinds.

    Source:
        IFP guide, "Example seat-draw and example hand".
    """
    return Event(
        id=EventId("team-cup"),
        name="Duplicate Poker Team Cup",
        play=PlayRules(
            deals=60,
            seats=6,
            reserve=6,
            small_blind=25,
            big_blind=50,
            cap=5_000,
            starting_stack=5_000,
            chip=25,
        ),
        draw=DrawRules(order=OrderKind.BLOCKS, block=10),
        office=OfficeRules(in_running=InRunningKind.STEPS),
        entries=tuple(with_players(Entry(EntryId(team[0]), team), 6) for team in TEAMS),
    )
