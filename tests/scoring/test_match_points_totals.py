"""Sums over matches that come, change and go."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from evendeal.backgammon import Side
from evendeal.ids import EntryId
from evendeal.scoring.match_points_protocol import MatchPlayers, Protocol, RoomPlayers
from evendeal.scoring.match_points_ranking import (
    TIE_BREAKS,
    MatchTieBreak,
    individual_ranking,
    match_standings,
    ranking_of,
    standings_of,
)
from evendeal.scoring.match_points_scored import protocol
from evendeal.scoring.match_points_totals import (
    MatchWithoutVictoryPoints,
    NotInTheMatches,
    PlayerTotals,
    RankedBy,
    TeamTotals,
)
from support.refusals import refused
from support.scoring.yalta import games, passed, played

outcomes = st.sampled_from(
    [*(played(side, left) for side in Side for left in (3, 9)), passed(Side.WHITE, 15)]
)
TEAMS = [EntryId(letter) for letter in "BADC"]
chains = st.sampled_from([TIE_BREAKS, [MatchTieBreak.HEAD_TO_HEAD], [*MatchTieBreak]])


@st.composite
def matches(draw: st.DrawFn) -> Protocol:
    """A match of four games between two of four teams; players sit in either room, or in both."""
    first, second = draw(st.permutations(TEAMS))[:2]
    names = st.sampled_from(["1", "2"])
    players = MatchPlayers(
        (first, second),
        RoomPlayers(first + draw(names), second + draw(names)),
        RoomPlayers(second + draw(names), first + draw(names)),
    )
    return protocol(players, games(*((draw(outcomes), draw(outcomes)) for _ in range(4))))


puts = st.lists(st.tuples(st.integers(1, 6), matches() | st.none()), max_size=20)


@given(puts, chains, st.sampled_from(["vp", "imp"]))
def test_a_table_kept_up_match_by_match_is_the_table_made_afresh(
    changes: list[tuple[int, Protocol | None]], chain: list[MatchTieBreak], by: RankedBy
) -> None:
    """Matches come, are scored otherwise, and are taken away again."""
    totals = TeamTotals(TEAMS, by)
    now: dict[int, Protocol] = {}
    for key, match in changes:
        totals.put(key, match)
        now.pop(key, None)
        if match is not None:
            now[key] = match

        assert standings_of(totals, chain) == match_standings(
            TEAMS,
            now.values(),
            by=by,
            tie_breaks=chain,
        )


@given(puts)
def test_a_ranking_kept_up_match_by_match_is_the_ranking_made_afresh(
    changes: list[tuple[int, Protocol | None]],
) -> None:
    totals = PlayerTotals()
    now: dict[int, Protocol] = {}
    for key, match in changes:
        if match is not None:
            totals.put(key, match)
            now[key] = match

        assert ranking_of(totals) == individual_ranking(now.values())


@given(matches(), matches())
def test_what_is_tried_on_a_copy_leaves_the_totals_as_they_are(
    match: Protocol, other: Protocol
) -> None:
    totals, players = TeamTotals(TEAMS, "imp"), PlayerTotals()
    totals.put(1, match)
    players.put(1, match)
    before = standings_of(totals), ranking_of(players)
    totals.copy().put(1, other)
    players.copy().put(1, other)

    assert (standings_of(totals), ranking_of(players)) == before


@given(matches())
def test_a_match_that_is_refused_changes_nothing(match: Protocol) -> None:
    totals = TeamTotals(TEAMS, "vp")
    totals.put(1, match)
    before = standings_of(totals)
    stranger = EntryId("Z"), match.players.teams[1]
    with refused(MatchWithoutVictoryPoints):
        totals.put(1, replace(match, victory_points=None))
    with refused(NotInTheMatches):
        totals.put(1, replace(match, players=replace(match.players, teams=stranger)))

    assert standings_of(totals) == before
