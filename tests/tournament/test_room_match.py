"""Who meets whom in an event of team matches, who plays the final, and who has won."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.backgammon import BACKGAMMON, LONG_GAMMON, GameResult, Side
from evendeal.ids import EntryId, EventId, Room, SessionNo
from evendeal.scoring.match_points_protocol import FinishedGame, Protocol
from evendeal.scoring.match_points_ranking import MatchStanding, match_standings
from evendeal.tournament.entry import Entry
from evendeal.tournament.room_match.event import FinalRules, MatchEvent, Qualifying, TeamBoard
from evendeal.tournament.room_match.event_read import read_match_event
from evendeal.tournament.room_match.final import (
    FinalDecision,
    FinalistsLevel,
    final_ranking,
    finalists,
    lots,
)
from evendeal.tournament.room_match.format import (
    MatchRoomsDiffer,
    NotAsPlanned,
    PlannedMatch,
    RoomMatch,
    ScoredMatch,
    round_robin,
)
from support.refusals import refused
from support.scoring.yalta import passed, played

A, B, C, D = (EntryId(letter) for letter in "ABCD")
LONG = TeamBoard(name="Long gammon", ruleset=LONG_GAMMON, players=(1, 2))
SHORT = TeamBoard(name="Backgammon", ruleset=BACKGAMMON, rounds=2, players=(3, 4))
WHITE, BLACK = Side.WHITE, Side.BLACK


def event_of(teams: int, *boards: TeamBoard, final: FinalRules | None = None) -> MatchEvent:
    """Teams A, B, ... with players A1, A2, A3, A4, and matches of four games."""
    letters = "ABCDEFGHIJKLMNOP"[:teams]
    return MatchEvent(
        id=EventId("cup"),
        name="Cup",
        entries=tuple(
            Entry(EntryId(letter), letter, tuple(f"{letter}{n}" for n in range(1, 5)))
            for letter in letters
        ),
        boards=boards or (LONG, SHORT),
        games=4,
        final=final,
    )


def games(count: int, winner: int | None, left: int = 15) -> list[FinishedGame]:
    """So many games in each room: team 0 or 1 wins all of them, or White in each room."""
    made = []
    for game in range(1, count + 1):
        for at, room in enumerate[Room](("open", "closed")):
            white_wins = winner is None or winner == at
            result = played(WHITE if white_wins else BLACK, left)
            made.append(FinishedGame(game, room, (6, 1), result))
    return made


def results(event: MatchEvent, winners: dict[str, str]) -> list[ScoredMatch]:
    """All matches of the rounds: `{"AB": "A"}`; a pair that is not there plays level."""
    format = RoomMatch(event)
    scored = []
    for each in format.rounds():
        for planned in each.matches:
            teams = planned.players.teams
            won = winners.get("".join(sorted(teams)))
            winner = None if won is None else teams.index(EntryId(won))
            scored.append(format.scored(planned, games(4, winner)))
    return scored


@given(st.integers(2, 16))
def test_every_two_teams_meet_once_in_a_round_robin(count: int) -> None:
    teams = [EntryId(f"T{n}") for n in range(count)]
    rounds = round_robin(teams)
    met = Counter(frozenset(pair) for pairs, _ in rounds for pair in pairs)

    assert len(rounds) == count - 1 + count % 2
    assert met == Counter(map(frozenset, combinations(teams, 2)))
    for pairs, byes in rounds:
        assert sorted([*byes, *(team for pair in pairs for team in pair)]) == sorted(teams)


@given(st.integers(3, 16))
def test_with_an_odd_number_of_teams_each_has_one_bye_and_else_none_has(count: int) -> None:
    teams = [EntryId(f"T{n}") for n in range(count)]
    byes = Counter(team for _, byes in round_robin(teams) for team in byes)

    assert byes == (Counter(teams) if count % 2 else Counter())


@given(st.integers(2, 16))
def test_each_team_is_as_often_first_as_second(count: int) -> None:
    teams = [EntryId(f"T{n}") for n in range(count)]
    first = Counter(pair[0] for pairs, _ in round_robin(teams) for pair in pairs)

    assert all(abs(2 * first[team] - (count - 1)) <= 1 for team in teams)


def test_a1_meets_b1_in_the_open_room_with_white_and_b2_meets_a2_in_the_closed() -> None:
    """The seating of the source: "A1 B1" and "B2 A2", White first."""
    event = event_of(2, TeamBoard(name="Board", ruleset=BACKGAMMON))
    (only,) = RoomMatch(event).rounds()[0].matches

    assert only.players.teams == (A, B)
    assert only.players.open == ("A1", "B1")
    assert only.players.closed == ("B2", "A2")


def test_in_the_second_round_robin_everybody_has_the_other_room_and_the_other_colour() -> None:
    event = event_of(5, SHORT)
    sat: dict[str, list[tuple[str, int, frozenset[EntryId]]]] = {}
    for each in RoomMatch(event).rounds():
        for planned in each.matches:
            pair = frozenset(planned.players.teams)
            for room in ("open", "closed"):
                for side, player in enumerate(planned.players.room(room)):
                    sat.setdefault(player, []).append((room, side, pair))

    for places in sat.values():
        half = len(places) // 2
        swapped = {
            ("closed" if room == "open" else "open", 1 - side, pair)
            for room, side, pair in places[:half]
        }
        assert set(places[half:]) == swapped


def test_boards_are_played_at_the_same_time_and_each_for_its_own_round_robins() -> None:
    rounds = RoomMatch(event_of(3)).rounds()

    assert [(each.number, each.round_robin, len(each.matches)) for each in rounds] == [
        *((1, 1, 2), (2, 1, 2), (3, 1, 2)),
        *((4, 2, 1), (5, 2, 1), (6, 2, 1)),
    ]
    assert {planned.board for each in rounds[:3] for planned in each.matches} == {1, 2}
    assert {planned.board for each in rounds[3:] for planned in each.matches} == {2}


@given(st.integers(2, 8), st.integers(1, 3), st.integers(1, 3))
def test_no_two_games_share_a_roll_set_and_none_is_left_over(
    teams: int, long: int, short: int
) -> None:
    event = event_of(
        teams,
        replace(LONG, rounds=long),
        replace(SHORT, rounds=short),
        final=FinalRules(games=6, board=2),
    )
    format = RoomMatch(event)
    matches = [planned for each in format.rounds() for planned in each.matches]
    matches.append(format.final((A, B)))
    sets = Counter(
        (planned.session, planned.roll_set(game))
        for planned in matches
        for game in range(1, planned.games + 1)
    )

    assert set(sets.values()) == {1}
    for session in (SessionNo(1), SessionNo(2), SessionNo(3)):
        numbers = [number for of, number in sets if of == session]
        assert sorted(numbers) == list(range(1, format.roll_sets(session) + 1))


def test_three_boards_of_either_game_are_played_by_three_pairs_of_each_team() -> None:
    event = read_match_event(
        '[event]\nid = "cup"\nname = "Cup"\nformat = "room_match"\n[play]\ngames = 4\n'
        '[[boards]]\n[[boards]]\ngame = "long-gammon"\n[[boards]]\nrounds = 2\n'
        '[[entries]]\nname = "Ants"\n[[entries]]\nname = "Bees"\n'
    )
    first, second = RoomMatch(event).rounds()

    assert [board.name for board in event.boards] == ["Board 1", "Board 2", "Board 3"]
    assert [board.ruleset for board in event.boards] == [BACKGAMMON, LONG_GAMMON, BACKGAMMON]
    assert [each.players.open for each in first.matches] == [
        *(("A1", "B1"), ("A3", "B3"), ("A5", "B5"))
    ]
    assert [each.players.open for each in second.matches] == [("A6", "B6")]


def test_nobody_sits_at_two_tables_at_once() -> None:
    for each in RoomMatch(event_of(7)).rounds():
        sitting = [
            player
            for planned in each.matches
            for player in (*planned.players.open, *planned.players.closed)
        ]

        assert len(set(sitting)) == len(sitting)


def one_match() -> tuple[RoomMatch, PlannedMatch]:
    format = RoomMatch(event_of(2, TeamBoard(name="Board", ruleset=BACKGAMMON)))
    return format, format.rounds()[0].matches[0]


def test_a_match_with_different_numbers_of_games_in_the_rooms_is_refused() -> None:
    format, planned = one_match()
    with refused(MatchRoomsDiffer, open=4, closed=3, match="board 1, round 1, A against B"):
        format.scored(planned, games(4, 0)[:-1])


@pytest.mark.parametrize("count", [0, 3, 5])
def test_a_match_with_another_number_of_games_than_planned_is_refused(count: int) -> None:
    format, planned = one_match()
    with refused(NotAsPlanned, match="board 1, round 1, A against B", planned=4):
        format.scored(planned, games(count, 0))


def test_a_match_that_is_running_may_lack_games_but_has_none_too_many() -> None:
    format, planned = one_match()

    assert format.scored(planned, games(3, 0)[:-1], running=True).protocol.victory_points is None
    with refused(NotAsPlanned, match="board 1, round 1, A against B", games=5, planned=4):
        format.scored(planned, games(5, 0), running=True)


def test_a_match_of_four_games_is_scored_as_eight_and_a_final_of_six_as_twelve() -> None:
    event = event_of(3, final=FinalRules(games=6, board=2))
    format = RoomMatch(event)
    final = format.scored(format.final((A, B)), games(6, None))
    match = results(event, {})[0]

    assert (match.protocol.games, final.protocol.games) == (8, 12)
    assert match.protocol.victory_points == final.protocol.victory_points == (15, 15)


def test_a_team_has_the_victory_points_of_all_its_boards_and_a_bye_gives_none() -> None:
    event = event_of(3)
    lines = RoomMatch(event).standings(results(event, {"AB": "A"}))

    # A beat B once on the long board and twice on the other, 30-0 each, and was level with C.
    assert [(line.team, line.matches, line.points) for line in lines] == [
        (A, 6, 3 * 30 + 3 * 15),
        (C, 6, 6 * 15),
        (B, 6, 3 * 15),
    ]


def test_the_backgammon_rounds_alone_decide_who_plays_the_final_unless_all_are_to() -> None:
    own = event_of(3, final=FinalRules(games=6, board=2))
    every = event_of(3, final=FinalRules(games=6, board=2, qualify=Qualifying.ALL))
    format = RoomMatch(own)
    # On the long board A loses to everybody; on the other one it beats everybody.
    scored = [
        format.scored(
            planned,
            games(4, planned.players.teams.index(A) ^ (planned.board == 1))
            if A in planned.players.teams
            else games(4, None),
        )
        for each in format.rounds()
        for planned in each.matches
    ]
    mine = [(line.team, line.points) for line in format.qualifying(scored)]
    all_boards = [(line.team, line.points) for line in RoomMatch(every).qualifying(scored)]

    assert mine == [(A, 120), (B, 30), (C, 30)]
    assert all_boards == [(A, 120), (B, 75), (C, 75)]


def table(**points: int) -> tuple[MatchStanding, ...]:
    """Standings by points alone."""
    teams = [EntryId(team) for team in points]
    places = [1 + sum(other > own for other in points.values()) for own in points.values()]
    lines = [
        MatchStanding(place, places.count(place) > 1, team, 4, points[team], 0, 0, 0, 0, None)
        for place, team in zip(places, teams, strict=True)
    ]
    return tuple(sorted(lines))


def test_the_best_two_play_the_final() -> None:
    assert finalists(table(A=10, B=30, C=20)) == (B, C)


def test_two_who_share_the_first_place_both_play_it() -> None:
    assert finalists(table(A=30, B=10, C=30)) == (A, C)
    assert finalists(table(A=30, B=10, C=30), (B, C, A)) == (C, A)


@pytest.mark.parametrize(
    ("lines", "level", "places"),
    [(table(A=30, B=20, C=20), (B, C), 1), (table(A=20, B=20, C=20), (A, B, C), 2)],
)
def test_teams_level_across_the_line_of_the_final_need_lots(
    lines: tuple[MatchStanding, ...], level: tuple[EntryId, ...], places: int
) -> None:
    with refused(FinalistsLevel, teams=level, places=places):
        finalists(lines)

    drawn = (C, B, A)
    assert finalists(lines, drawn) == ((A, C) if places == 1 else (C, B))


def test_lots_are_all_teams_in_an_order_that_the_secret_alone_decides() -> None:
    event = event_of(6, final=FinalRules(games=6, board=2))
    orders = {lots(event, bytes([n]) * 32) for n in range(50)}

    assert lots(event, bytes(32)) == lots(event, bytes(32))
    assert all(sorted(order) == list(event.teams) for order in orders)
    assert len(orders) > 40


def final_of(results: list[tuple[GameResult, GameResult]]) -> ScoredMatch:
    """A final between A, the better of the rounds, and B."""
    format = RoomMatch(event_of(4, final=FinalRules(games=len(results), board=2)))
    return format.scored(
        format.final((A, B)),
        [
            FinishedGame(game, room, (6, 1), result)
            for game, pair in enumerate(results, 1)
            for room, result in zip(("open", "closed"), pair, strict=True)
        ],
    )


LEVEL = (played(WHITE, 9), played(WHITE, 9))


@pytest.mark.parametrize(
    ("last", "first", "decided"),
    [
        ((played(BLACK, 9), played(WHITE, 9)), B, FinalDecision.IMP),
        ((played(WHITE, 9), played(BLACK, 9)), A, FinalDecision.IMP),
        # 180 and 190 small match points are 5 IMP both.
        ((played(WHITE, 8), played(WHITE, 9)), B, FinalDecision.SMP),
        (LEVEL, A, FinalDecision.ROUNDS),
    ],
)
def test_a_final_goes_by_imp_then_smp_then_to_the_better_of_the_rounds(
    last: tuple[GameResult, GameResult], first: EntryId, decided: FinalDecision
) -> None:
    final = final_of([LEVEL] * 5 + [last])
    places = final_ranking(table(A=40, B=30, C=20, D=20), final)

    assert [line.team for line in places[:2]] == ([A, B] if first == A else [B, A])
    assert {line.decided_by for line in places[:2]} == {decided}
    assert [(line.place, line.shared, line.team) for line in places[2:]] == [
        (3, True, C),
        (3, True, D),
    ]


def test_nothing_separates_two_who_are_level_in_the_final_and_in_the_rounds() -> None:
    """Which of them the file names first says nothing about who is better."""
    final = final_of([LEVEL] * 6)
    places = final_ranking(table(A=30, B=30, C=20), final)

    assert [(line.place, line.shared, line.decided_by) for line in places] == [
        (1, True, None),
        (1, True, None),
        (3, False, None),
    ]


def test_a_level_final_goes_to_whom_the_rounds_have_ahead_as_they_stand_now() -> None:
    """A game of the rounds may have been corrected since the final began."""
    final = final_of([LEVEL] * 6)
    places = final_ranking(table(A=20, B=30, C=10), final)

    assert [(line.team, line.place) for line in places] == [(B, 1), (A, 2), (C, 3)]
    assert places[0].decided_by is FinalDecision.ROUNDS


def test_without_a_final_the_table_is_the_result() -> None:
    places = final_ranking(table(A=10, B=30), None)

    assert [(line.place, line.team) for line in places] == [(1, B), (2, A)]


def test_a_player_is_ranked_by_imp_over_all_boards_and_the_final() -> None:
    event = event_of(3, final=FinalRules(games=6, board=2))
    format = RoomMatch(event)
    scored = results(event, {"AB": "A"})
    scored.append(format.scored(format.final((A, B)), games(6, 0)))
    ranked = {line.player: line for line in format.players(scored)}

    assert len(ranked) == 12
    # Two opponents, four games each; on the second board twice, and then the final.
    assert ranked["A1"].games == 8
    assert ranked["A3"].games == 16 + 6
    assert ranked["A3"].place <= 2 < ranked["A1"].place


def test_the_format_ranks_as_its_scoring_does() -> None:
    event = replace(event_of(4), tie_breaks=())
    scored = results(event, {"AB": "A", "CD": "D"})
    protocols: list[Protocol] = [match.protocol for match in scored]

    assert RoomMatch(event).standings(scored) == match_standings(
        event.teams, protocols, tie_breaks=()
    )


def test_a_passed_double_counts_in_a_match_as_its_protocol_has_it() -> None:
    format, planned = one_match()
    finished = [
        FinishedGame(game, room, (6, 1), passed(WHITE, 15))
        for game in range(1, 5)
        for room in ("open", "closed")
    ]

    assert format.scored(planned, finished).protocol.imps == (16, 16)
