"""The event of Yalta 2008, from its file to its last place, played by programs."""

import shutil
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from evendeal.arena import NoSuchPolicy
from evendeal.arena.game_policies import (
    GAME_POLICIES,
    game_policies_for,
    game_turn,
)
from evendeal.backgammon import (
    Ending,
    OpeningDice,
    OpeningRoll,
    Roll,
    Side,
    play,
    result,
)
from evendeal.backgammon.rolls import high_first
from evendeal.commands.log_folder import open_desks
from evendeal.director.events import create_event
from evendeal.director.randomness import BeaconNeeded
from evendeal.director.verifying import verify_event
from evendeal.draw.rolls_sealed import seal_rolls, verify_rolls
from evendeal.ids import DealNo, SessionNo
from evendeal.scoring.match_points_ranking import individual_ranking, match_standings
from evendeal.scoring.match_points_scored import protocol
from evendeal.tournament.randomness import Randomness
from evendeal.tournament.room_match.event import FinalRules, MatchEvent, RollsKind
from evendeal.tournament.room_match.event_read import read_match_event
from evendeal.tournament.room_match.final import FinalDecision
from support.ledgers import matches_of
from support.proof.stranger import SCRIPT
from support.refusals import refused
from support.rehearsals import play_rehearsal
from support.rehearsed_matches import (
    RehearsedMatches,
    RoomGame,
    match_games,
    rehearse_matches,
)

pytestmark = pytest.mark.long

EVENT = read_match_event(
    (Path(__file__).parents[2] / "docs" / "events" / "yalta.toml").read_bytes()
)
SECRET = bytes(range(32))
LONG, SHORT, FINAL = SessionNo(1), SessionNo(2), SessionNo(3)

TWO_TEAMS = replace(
    EVENT,
    entries=EVENT.entries[:2],
    boards=(replace(EVENT.boards[1], rounds=1),),
    final=FinalRules(games=4),
)
"""The smallest event with a final: one board, one round."""


def rehearsed(
    policy: str, seed: int = 7, *, event: MatchEvent = EVENT, secret: bytes = SECRET
) -> RehearsedMatches:
    """The event played by this policy."""
    return rehearse_matches(
        event, secret, game_turn(game_policies_for(policy, event.teams, seed), seed)
    )


@pytest.fixture(scope="module")
def cup() -> RehearsedMatches:
    """Each team with a way to play of its own."""
    return rehearsed("mixed")


@pytest.fixture(scope="module")
def alike() -> RehearsedMatches:
    """Everybody with the same way to play, without moods."""
    return rehearsed("plain")


def twins(event: RehearsedMatches) -> list[tuple[RoomGame, RoomGame]]:
    """Each game in the open room and in the closed."""
    return list(zip(event.games[::2], event.games[1::2], strict=True))


def rolls_of(game: RoomGame, side: Side) -> list[tuple[int, int]]:
    """A side's rolls in the order in which it used them."""
    opening = next(each for each in game.actions if isinstance(each, OpeningRoll))
    dice = (opening.white, opening.black)
    starts = (dice[0] > dice[1]) is (side is Side.WHITE)
    rolls = [each.dice for each in game.actions if isinstance(each, Roll) and each.side is side]
    return [high_first(dice), *rolls] if starts else rolls


def test_one_round_robin_of_long_gammon_two_of_backgammon_and_a_final(
    cup: RehearsedMatches,
) -> None:
    """Four boards were in action simultaneously: two games, two rooms."""
    boards = Counter(match.planned.board for match in cup.matches[:-1])
    games = Counter(match.planned.games for match in cup.matches)

    assert boards == {1: 3, 2: 6}
    assert games == {4: 9, 6: 1}
    assert len(cup.games) == 2 * (9 * 4 + 6)
    assert cup.final is cup.matches[-1]
    assert (cup.final.protocol.games, cup.final.planned.board) == (12, 2)


def test_both_rooms_have_the_same_opening_and_the_same_rolls_for_each_side(
    cup: RehearsedMatches,
) -> None:
    for opened, closed in twins(cup):
        assert (opened.room, closed.room) == ("open", "closed")
        assert opened.opening == closed.opening
        for side in Side:
            one, other = rolls_of(opened, side), rolls_of(closed, side)
            common = min(len(one), len(other))
            assert one[:common] == other[:common]


def test_every_roll_is_the_sealed_one_and_every_set_opens_under_its_root(
    cup: RehearsedMatches,
) -> None:
    for game in cup.games:
        drawn = cup.rolls[game.planned.session]
        rolls = drawn.rolls(game.planned.roll_set(game.game))
        assert game.opening == rolls.opening
        for side in Side:
            used = rolls_of(game, side)
            assert tuple(used) == rolls.of(side)[: len(used)]
    for session, drawn in cup.rolls.items():
        sets = len(drawn.sets)
        sealed = seal_rolls(SECRET, "", EVENT.id, session, "original", sets)
        assert sealed.root == drawn.root
        for number in range(1, sets + 1):
            assert verify_rolls(drawn.opened(DealNo(number)), sets, drawn.root).ok
    assert {session: len(drawn.sets) for session, drawn in cup.rolls.items()} == {
        LONG: 12,
        SHORT: 24,
        FINAL: 6,
    }


def test_every_game_is_its_actions_played_by_the_rules(cup: RehearsedMatches) -> None:
    for game in cup.games:
        played = play(EVENT.boards[game.planned.board - 1].ruleset, game.actions)
        assert played.refusal is None
        assert result(played.state) == game.result


def test_the_protocols_are_those_of_the_games_and_the_tables_those_of_the_protocols(
    cup: RehearsedMatches,
) -> None:
    for match in cup.matches:
        finished = [game.finished for game in cup.games if game.planned == match.planned]
        assert protocol(match.planned.players, finished) == match.protocol
        assert match.protocol.victory_source == "printed"
    backgammon = [match.protocol for match in cup.matches[:-1] if match.planned.board == 2]

    assert cup.table == match_standings(EVENT.teams, backgammon)
    assert cup.players == individual_ranking(match.protocol for match in cup.matches)


def test_the_best_two_of_the_backgammon_rounds_play_the_final(cup: RehearsedMatches) -> None:
    assert cup.final is not None
    best = tuple(line.team for line in cup.table[:2])
    match = cup.final.protocol
    winner = match.players.teams[0 if match.difference > 0 else 1]

    assert match.players.teams == best
    assert match.difference != 0
    assert cup.places[0] == (1, False, winner, FinalDecision.IMP)
    assert cup.places[2].team == cup.table[2].team
    assert [line.place for line in cup.places] == [1, 2, 3]


def test_thirty_victory_points_are_shared_in_every_match(cup: RehearsedMatches) -> None:
    points = [match.protocol.victory_points for match in cup.matches]

    assert all(sum(each) == 30 for each in points if each is not None)
    assert None not in points
    assert sum(line.points for line in cup.table) == 30 * 6


def test_all_twelve_players_are_ranked_and_their_imp_sum_to_nothing(cup: RehearsedMatches) -> None:
    assert len(cup.players) == 12
    assert sum(line.imps for line in cup.players) == sum(line.smp for line in cup.players) == 0
    assert sum(line.games for line in cup.players) == 2 * len(cup.games)


def test_games_are_won_and_lost_in_all_ways(cup: RehearsedMatches) -> None:
    endings = {game.result.ending for game in cup.games + rehearsed("careful").games}
    cubes = {game.result.cube for game in cup.games}

    assert {Ending.BORNE_OFF, Ending.PASSED} <= endings
    assert {1, 2, 4} <= cubes
    assert len({game.result.level for game in cup.games}) == 3


def test_players_who_play_alike_make_every_match_level(alike: RehearsedMatches) -> None:
    assert {match.protocol.difference for match in alike.matches} == {0}
    assert {match.protocol.smp[0] - match.protocol.smp[1] for match in alike.matches} == {0}
    assert {match.protocol.victory_points for match in alike.matches} == {(15, 15)}
    for opened, closed in twins(alike):
        assert opened.actions == closed.actions
    assert {(line.place, line.shared, line.points) for line in alike.table} == {(1, True, 60)}


def test_when_all_are_level_lots_decide_who_plays_the_final(alike: RehearsedMatches) -> None:
    assert alike.final is not None
    assert {(line.place, line.shared, line.decided_by) for line in alike.places[:2]} == {
        (1, True, None)
    }
    assert alike.places[0].team == alike.final.planned.players.teams[0]

    finals = [
        rehearsed("plain", event=TWO_TEAMS, secret=bytes([luck]) * 32).final for luck in range(4)
    ]
    assert len({final.planned.players.teams for final in finals if final is not None}) == 2


def test_the_same_seed_and_secret_make_the_same_event_and_others_another(
    cup: RehearsedMatches,
) -> None:
    events = [
        rehearsed(policy, seed, event=TWO_TEAMS, secret=secret).games
        for policy, seed, secret in (
            ("bold", 1, SECRET),
            ("bold", 2, SECRET),
            ("bold", 1, bytes(32)),
            ("careful", 1, SECRET),
        )
    ]

    assert rehearsed("mixed") == cup
    assert all(one != other for at, one in enumerate(events) for other in events[:at])


def test_rolls_thrown_at_the_first_table_make_the_same_event_as_the_same_rolls_drawn_ahead() -> (
    None
):
    thrown = rehearsed("bold", event=replace(TWO_TEAMS, rolls=RollsKind.THROWN))
    drawn = rehearsed("bold", event=TWO_TEAMS)

    assert (thrown.games, thrown.places) == (drawn.games, drawn.places)


@pytest.mark.parametrize("kind", RollsKind)
def test_a_game_that_goes_on_beyond_its_rolls_goes_on_with_those_that_follow_from_the_salt(
    cup: RehearsedMatches, kind: RollsKind
) -> None:
    event = replace(EVENT, rolls=kind)
    first = next(match.planned for match in cup.matches if match.planned.board == 2)
    rolls = cup.rolls[SHORT]
    cut = tuple(replace(each, white=each.white[:5], black=each.black[:5]) for each in rolls.sets)
    players = game_turn(game_policies_for("mixed", EVENT.teams, 7), 7)
    played = tuple(match_games(event, first, replace(rolls, sets=cut), players))

    assert played == tuple(game for game in cup.games if game.planned == first)


def test_a_board_on_which_the_starter_throws_anew_beside_one_on_which_it_does_not() -> None:
    long, short = EVENT.boards
    anew = replace(long, ruleset=replace(long.ruleset, opening=OpeningDice.REROLL))
    boards = (anew, replace(short, rounds=1))
    event = replace(EVENT, entries=EVENT.entries[:2], boards=boards, final=None)
    played = rehearsed("plain", event=event)

    assert (played.rolls[LONG].sets[0].reroll, played.rolls[SHORT].sets[0].reroll) == (True, False)
    assert {match.protocol.difference for match in played.matches} == {0}
    assert event.final_session not in played.rolls
    assert [line.decided_by for line in played.places] == [None] * 2


def test_public_randomness_that_the_event_describes_is_mixed_into_rolls_and_lots() -> None:
    described = replace(TWO_TEAMS, randomness=Randomness("drand round 1000000"))
    turn = game_turn(game_policies_for("plain", described.teams, 1), 1)
    events = [
        rehearse_matches(described, SECRET, turn, beacon=value) for value in ("ab" * 32, "cd" * 32)
    ]

    assert events[0].games != events[1].games
    with refused(BeaconNeeded, session=1, beacon="drand round 1000000"):
        rehearse_matches(described, SECRET, turn)
    with refused(BeaconNeeded, session=1, beacon=""):
        rehearse_matches(TWO_TEAMS, SECRET, turn, beacon="ab" * 32)


def test_a_policy_that_nobody_knows_is_refused_with_those_that_there_are() -> None:
    known = (*GAME_POLICIES, "mixed")
    with refused(NoSuchPolicy, policy="tight", game="backgammon", known=known):
        game_policies_for("tight", EVENT.teams, 1)
    assert list(GAME_POLICIES) == ["plain", "bold", "careful"]


@pytest.fixture(scope="module")
def on_log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the whole event, rehearsed onto the log."""
    folder = tmp_path_factory.mktemp("yalta")
    turn = game_turn(game_policies_for("mixed", EVENT.teams, 7), 7)
    with open_desks(folder, create=True, publish_openings=False) as desks:
        create_event(matches_of(desks), EVENT, rehearsal=True, secret=lambda session, kind: SECRET)
        for _ in play_rehearsal(matches_of(desks), EVENT.id, turn):
            pass
    return folder


def test_on_the_log_it_is_the_event_that_was_played_in_memory(
    cup: RehearsedMatches, on_log: Path
) -> None:
    with open_desks(on_log) as desks:
        progress = matches_of(desks).progress(EVENT.id)

        assert progress.finished
        assert progress.event == EVENT
        assert progress.final_ranking() == cup.places
        assert progress.players() == cup.players
        assert progress.qualifying() == cup.table
        assert {match.planned: match.protocol for match in progress.records.results.finished} == {
            match.planned: match.protocol for match in cup.matches
        }


def test_every_game_of_the_log_is_the_game_that_was_played(
    cup: RehearsedMatches, on_log: Path
) -> None:
    with open_desks(on_log) as desks:
        progress = matches_of(desks).progress(EVENT.id)
        for game in cup.games:
            place = progress.place(game.planned.session, game.planned.number, game.game, game.room)
            logged = progress.game(*place)
            assert logged.actions == game.actions
            assert logged.accepted == game.result


@pytest.mark.process
def test_nothing_speaks_against_it_and_a_stranger_can_say_so(on_log: Path) -> None:
    published = on_log / "published" / EVENT.id
    script = subprocess.run(
        [sys.executable, "-I", SCRIPT, published / "seal.json", published / "opened.json"],
        capture_output=True,
        text=True,
        check=False,
    )
    with open_desks(on_log) as desks:
        findings = verify_event(matches_of(desks), EVENT.id)

    assert script.returncode == 0, script.stdout
    assert script.stderr == ""
    assert script.stdout.count(" is the roll set that was sealed") == 12 + 24 + 6
    assert [finding.sentence for finding in findings if not finding.ok] == []
    assert sum("is the one that was sealed" in found.sentence for found in findings) == 42


@pytest.mark.process
def test_a_roll_that_was_exchanged_after_play_does_not_escape_the_stranger(
    on_log: Path, tmp_path: Path
) -> None:
    published = Path(shutil.copytree(on_log / "published" / EVENT.id, tmp_path / "published"))
    opened = published / "opened.json"
    text = opened.read_text()
    first = text.index('"rolls":"') + len('"rolls":"')
    roll = text[first + 4 : first + 6]
    opened.chmod(0o644)
    opened.write_text(text[: first + 4] + ("11" if roll != "11" else "22") + text[first + 6 :])
    script = subprocess.run(
        [sys.executable, "-I", SCRIPT, published / "seal.json", opened],
        capture_output=True,
        text=True,
        check=False,
    )

    assert script.returncode == 1
    assert script.stdout.count(" is the roll set that was sealed") == 41
