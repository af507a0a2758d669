"""How many turns a game of backgammon has in rehearsals, by which the wizard reckons."""

import pytest

from evendeal.arena.game_policies import game_policies_for, game_turn
from evendeal.backgammon import OpeningRoll, Roll
from evendeal.tournament.duration import TURNS_A_GAME, TURNS_A_LONG_GAME
from evendeal.tournament.room_match.event_read import read_match_event
from support.events.matches import match_toml
from support.rehearsed_matches import rehearse_matches

GAMES = 20
"""Of each way to play; each game is played in two rooms."""
SEED, SECRET = 1, bytes(range(32))


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "turns"), [("backgammon", TURNS_A_GAME), ("long-gammon", TURNS_A_LONG_GAME)]
)
def test_a_game_has_about_as_many_turns_in_rehearsals_as_the_wizard_reckons_with(
    game: str, turns: int
) -> None:
    """D5: the mean of those who play plainly, boldly and carefully, within a tenth."""
    event = read_match_event(
        match_toml(games=GAMES).replace('game = "backgammon"', f'game = "{game}"')
    )
    rolls = 0
    for policy in ("plain", "bold", "careful"):
        player = game_turn(game_policies_for(policy, event.teams, SEED), SEED)
        played = rehearse_matches(event, SECRET, player).games
        assert len(played) == 2 * GAMES
        rolls += sum(isinstance(act, Roll | OpeningRoll) for one in played for act in one.actions)

    assert rolls / (3 * 2 * GAMES) == pytest.approx(turns, rel=0.1)
