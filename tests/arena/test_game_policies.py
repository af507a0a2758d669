"""The programs that rehearse a team match: mixed ones differ, so that matches are decided."""

from itertools import combinations

import pytest

from evendeal.arena import NoSuchPolicy
from evendeal.arena.game_policies import GAME_POLICIES, game_policies_for
from evendeal.ids import EntryId
from support.refusals import refused

TEAMS = [EntryId(name) for name in ("Kharkov", "Moscow", "Minsk", "Riga", "Tallinn", "Yalta")]


@pytest.mark.parametrize("seed", range(10))
def test_mixed_gives_no_policy_twice_before_every_policy_has_a_team(seed: int) -> None:
    for count in range(1, len(TEAMS) + 1):
        drawn = game_policies_for("mixed", TEAMS[:count], seed)
        assert set(drawn) == set(TEAMS[:count])
        given = [list(drawn.values()).count(policy) for policy in GAME_POLICIES.values()]
        assert max(given) - min(given) <= 1


def test_mixed_follows_from_the_seed_and_from_nothing_else() -> None:
    drawn = game_policies_for("mixed", TEAMS, 7)
    assert drawn == game_policies_for("mixed", TEAMS[::-1], 7)
    assert any(game_policies_for("mixed", TEAMS, seed) != drawn for seed in range(8, 20))


def test_one_policy_by_its_name_is_everybodys_and_an_unknown_one_is_refused() -> None:
    drawn = game_policies_for("bold", TEAMS, 7)
    assert all(one == other for one, other in combinations(drawn.values(), 2))
    known = (*GAME_POLICIES, "mixed")
    with refused(NoSuchPolicy, policy="brave", game="backgammon", known=known):
        game_policies_for("brave", TEAMS, 7)
