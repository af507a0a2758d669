"""How many turns a game of backgammon has in rehearsals, by which the wizard reckons."""

from pathlib import Path

import pytest

from evendeal.tournament.duration import TURNS_A_GAME, TURNS_A_LONG_GAME
from support.events.matches import match_toml
from support.events.poker import rows
from support.typed import typed

GAMES = 20
"""Of each way to play; each game is played in two rooms."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "turns"), [("backgammon", TURNS_A_GAME), ("long-gammon", TURNS_A_LONG_GAME)]
)
def test_a_game_has_about_as_many_turns_in_rehearsals_as_the_wizard_reckons_with(
    game: str, turns: int, tmp_path: Path
) -> None:
    """D5: the mean of those who play plainly, boldly and carefully, within a tenth."""
    event = tmp_path / "event.toml"
    event.write_text(
        match_toml(games=GAMES).replace('game = "backgammon"', f'game = "{game}"'), "utf-8"
    )
    rolls = 0
    for policy in ("plain", "bold", "careful"):
        log = tmp_path / policy
        answer = typed("rehearse", event, "--policy", policy, "--seed", "1", "--log", log)
        assert answer.code == 0
        rolls += sum(line.body["do"] in ("roll", "opening_roll") for line in rows(log))

    assert rolls / (3 * 2 * GAMES) == pytest.approx(turns, rel=0.1)
