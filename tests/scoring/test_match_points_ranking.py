"""Teams by victory points, players by IMP."""

import itertools
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from evendeal.backgammon import Side
from evendeal.ids import EntryId
from evendeal.scoring.match_points_protocol import Protocol
from evendeal.scoring.match_points_ranking import (
    TIE_BREAKS,
    MatchStanding,
    MatchTieBreak,
    individual_ranking,
    match_standings,
)
from evendeal.scoring.match_points_scored import protocol
from evendeal.scoring.match_points_totals import MatchWithoutVictoryPoints, NotInTheMatches
from support.refusals import refused
from support.scoring.yalta import FINAL_GAMES, PLAYERS, games, passed, played, players

WHITE, BLACK = Side.WHITE, Side.BLACK
A, B, C, D = (EntryId(letter) for letter in "ABCD")


def match(first: str, second: str, *lefts: int) -> Protocol:
    """A match of four games: with n > 0 the first team's White wins the open room with n left
    and loses the closed one to a pass; with n < 0 the second team does; 0 is level."""
    results = []
    for left in (*lefts, *[0] * (4 - len(lefts))):
        if left == 0:
            results.append((passed(WHITE, 15), passed(WHITE, 15)))
        elif left > 0:
            results.append((played(WHITE, left), played(BLACK, left)))
        else:
            results.append((played(BLACK, -left), played(WHITE, -left)))
    return protocol(players(first, second), games(*results))


def shared(first: str, second: str, points: int) -> Protocol:
    """A match of which the first team got so many of the thirty victory points."""
    return replace(match(first, second), victory_points=(points, 30 - points))


def places_of(lines: tuple[MatchStanding, ...]) -> list[tuple[int, str, int]]:
    return [(line.place, line.team, line.points) for line in lines]


def test_victory_points_are_added_over_all_boards_of_a_team() -> None:
    boards = [match("A", "B", 15), match("A", "B", 15), match("A", "B", -15)]
    first, second = match_standings([A, B], boards)

    assert (first.team, first.points, first.matches) == (
        A,
        sum((board.victory_points or (0, 0))[0] for board in boards),
        3,
    )
    assert first.points + second.points == 90


def test_a_bye_scores_nothing() -> None:
    lines = match_standings([A, B, C], [match("A", "B", 15)])

    assert lines[-1] == (3, False, C, 0, 0, 0, 0, 0, 0, None)


def test_teams_level_on_everything_share_the_place() -> None:
    lines = match_standings([A, B, C, D], [match("A", "B"), match("C", "D")])

    assert [(line.place, line.shared, line.decided_by) for line in lines] == [(1, True, None)] * 4
    assert [line.team for line in lines] == [A, B, C, D]


def test_the_imp_quotient_decides_between_teams_level_on_victory_points() -> None:
    """Both won by 6 IMP, A by 18 to 12 and C by 16 to 10."""
    lines = match_standings([A, B, C, D], [match("A", "B", 1), match("C", "D", 1, 1, -1)])

    assert [(line.team, line.points, line.won, line.lost) for line in lines[:2]] == [
        (C, 17, 16, 10),
        (A, 17, 18, 12),
    ]
    assert lines[0].decided_by is MatchTieBreak.IMP_QUOTIENT
    assert lines[1].decided_by is None  # points did


def test_two_who_are_level_go_by_the_match_between_them() -> None:
    matches = [shared("A", "B", 20), shared("B", "C", 25), shared("A", "C", 15)]
    lines = match_standings([B, A, C], matches, tie_breaks=[MatchTieBreak.HEAD_TO_HEAD])

    assert places_of(lines) == [(1, "A", 35), (2, "B", 35), (3, "C", 20)]
    assert [line.decided_by for line in lines] == [MatchTieBreak.HEAD_TO_HEAD, None, None]


def test_head_to_head_decides_nothing_between_teams_that_have_not_all_met_equally_often() -> None:
    apart = [shared("A", "C", 20), shared("B", "D", 20)]
    twice = [
        *(shared("A", "B", 16), shared("A", "B", 16), shared("A", "C", 10), shared("B", "C", 14)),
        shared("C", "D", 6),
    ]
    chain = [MatchTieBreak.HEAD_TO_HEAD]

    assert [line.place for line in match_standings([A, B, C, D], apart, tie_breaks=chain)] == [
        *(1, 1, 3, 3)
    ]
    lines = match_standings([A, B, C, D], twice, tie_breaks=chain)
    assert places_of(lines) == [(1, "A", 42), (1, "B", 42), (1, "C", 42), (4, "D", 24)]


def test_those_left_level_among_three_are_compared_once_more_as_two() -> None:
    """Among themselves A has 36, B and C 27; the match between B and C ended 17-13."""
    matches = [
        *(shared("A", "B", 20), shared("A", "C", 16), shared("B", "C", 17)),
        *(shared("A", "D", 10), shared("B", "D", 19), shared("C", "D", 19)),
    ]
    lines = match_standings([D, C, B, A], matches, tie_breaks=[MatchTieBreak.HEAD_TO_HEAD])

    assert places_of(lines) == [(1, "A", 46), (2, "B", 46), (3, "C", 46), (4, "D", 42)]
    assert [line.decided_by for line in lines] == [
        MatchTieBreak.HEAD_TO_HEAD,
        MatchTieBreak.HEAD_TO_HEAD,
        None,
        None,
    ]


def test_the_chain_can_be_chosen_and_names_what_decided() -> None:
    matches = [match("A", "B", 1), match("C", "D", 1, 1, -1)]
    for each in MatchTieBreak:
        lines = match_standings([A, B, C, D], matches, tie_breaks=[each])
        named = {line.decided_by for line in lines}

        assert named <= {each, None}
    assert match_standings([A, B, C, D], matches, tie_breaks=[])[0].shared


def test_games_won_and_small_match_points_can_put_the_same_two_the_other_way_round() -> None:
    """A won five games of eight; B won its two dearly."""
    level = replace(match("A", "B", 1, 1, -14), victory_points=(15, 15))
    for tie_break, first in ((MatchTieBreak.GAMES_WON, A), (MatchTieBreak.SMP_DIFFERENCE, B)):
        lines = match_standings([A, B], [level], tie_breaks=[tie_break])

        assert (lines[0].team, lines[0].decided_by) == (first, tie_break)
    of = {line.team: line for line in lines}
    assert (of[A].games_won, of[A].smp, of[B].games_won, of[B].smp) == (5, -40, 3, 40)


def test_the_imp_difference_is_what_was_won_minus_what_was_lost() -> None:
    """A by 18 to 12 and C by 16 to 10."""
    matches = [match("A", "B", 1), match("C", "D", 1, 1, -1)]
    lines = match_standings([A, B, C, D], matches, tie_breaks=[MatchTieBreak.IMP_DIFFERENCE])

    assert [line.place for line in lines] == [1, 1, 3, 3]


def test_who_has_neither_won_nor_lost_an_imp_is_level_with_who_won_as_many_as_lost() -> None:
    chain = [MatchTieBreak.IMP_QUOTIENT]
    lines = match_standings([A, B, C], [match("A", "B")], by="imp", tie_breaks=chain)

    assert [line.place for line in lines] == [1, 1, 1]


def test_by_victory_points_a_match_without_them_is_refused_and_by_imp_it_counts() -> None:
    nine = protocol(players("A", "B"), games(*[(played(WHITE, 9), played(BLACK, 9))] * 9))
    with refused(MatchWithoutVictoryPoints, teams=("A", "B"), games=18):
        match_standings([A, B], [nine])
    lines = match_standings([A, B], [nine], by="imp")

    assert places_of(lines) == [(1, "A", 90), (2, "B", -90)]


def test_a_match_of_a_team_that_is_not_ranked_is_refused() -> None:
    with refused(NotInTheMatches, team=B):
        match_standings([A, C], [match("A", "B")])


def test_the_players_of_the_final_are_ranked_by_imp_won_minus_lost_then_by_smp() -> None:
    ranking = individual_ranking([protocol(PLAYERS, FINAL_GAMES)])

    assert [(line.place, line.player, line.imps, line.smp) for line in ranking] == [
        (1, "Vladimir Chelter", 8, 600),
        (2, "Jakob Garal", 0, 0),
        (2, "Sergei Chertkov", 0, 0),
        (4, "Alexandr Krasov", -8, -600),
    ]
    assert [line.shared for line in ranking] == [False, True, True, False]
    assert {line.games for line in ranking} == {6}


def test_a_players_boards_are_added_and_small_match_points_break_the_tie() -> None:
    first = protocol(players("A", "B"), games((played(WHITE, 1), played(BLACK, 3))))
    second = protocol(players("A", "C"), games((played(BLACK, 1), played(WHITE, 3))))
    ranking = individual_ranking([first, second])
    of = {line.player: line for line in ranking}

    assert of["A open"][4:] == (2, 3, 3, 0)
    assert sum(line.imps for line in ranking) == sum(line.smp for line in ranking) == 0
    # 110 and 120 small match points are 3 IMP both.
    close = protocol(players("A", "B"), games((played(WHITE, 1), played(WHITE, 2))))
    best = individual_ranking([close])[:2]
    assert [(line.player, line.imps, line.smp) for line in best] == [
        ("B closed", 3, 120),
        ("A open", 3, 110),
    ]
    assert not best[0].shared


lefts = st.lists(st.integers(-15, 15).filter(lambda left: left != 15), max_size=4)
chains = st.permutations(list(MatchTieBreak)).flatmap(
    lambda chain: st.integers(0, len(chain)).map(lambda n: chain[:n])
)


@given(st.lists(lefts, min_size=6, max_size=6), chains)
def test_a_table_is_in_order_and_sharing_means_sharing(
    results: list[list[int]], chain: list[MatchTieBreak]
) -> None:
    teams = [A, B, C, D]
    matches = [
        match(first, second, *left)
        for (first, second), left in zip(itertools.combinations(teams, 2), results, strict=True)
    ]
    lines = match_standings(teams, matches, tie_breaks=chain)

    assert sorted(line.team for line in lines) == teams
    assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)
    assert sum(line.points for line in lines) == 6 * 30
    for at, line in enumerate(lines):
        same = [other for other in lines if other.place == line.place]
        assert line.shared == (len(same) > 1)
        assert line.place == 1 + sum(other.place < line.place for other in lines)
        if at + 1 < len(lines):
            after = lines[at + 1]
            level = line.points == after.points
            assert (line.decided_by is not None) == (level and line.place != after.place)
    assert [line[:3] for line in match_standings(teams, matches[::-1], tie_breaks=chain)] == [
        line[:3] for line in lines
    ]


def test_the_chain_of_the_house_is_quotient_head_to_head_small_match_points() -> None:
    assert [each.value for each in TIE_BREAKS] == [
        "IMP quotient",
        "head-to-head matches",
        "SMP difference",
    ]
