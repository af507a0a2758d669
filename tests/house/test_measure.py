"""What the script that measures the house counts, on small houses where one can count oneself."""

import ast
import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from evendeal.cards.card import parse_cards
from support.checkout import ROOT
from support.visits import Watch
from support.web.recorded import one_call

OF_PRESENCE = ("director.presence", "store.presence", "store.shared_database")
KEPT = ROOT / "docs" / "measures" / "before-one-house.json"


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "scripts" / "measure_house.py"))


def trees(**sources: str) -> dict[Path, ast.Module]:
    return {Path("tournament") / f"{name}.py": ast.parse(text) for name, text in sources.items()}


LONG = """
def {name}({of}: int, limit: int) -> list[int]:
    '''{doc}'''
    {found} = []
    for {each} in range({of}):
        if {each} % 3 == limit or {each} + 5 > limit * 7:
            {found}.append({each} * 2)
    return sorted({found})
"""


def test_functions_that_differ_in_words_alone_are_twins(script: dict[str, Any]) -> None:
    one = LONG.format(name="hands", of="deals", found="hands", each="deal", doc="Hands.")
    other = LONG.format(name="games", of="rolls", found="games", each="roll", doc="All the games.")
    third = other.replace("* 2", "* 3")

    figures = dict(script["twins"](trees(poker=one, backgammon=other, third=third)))

    assert figures["functions that are twins of another"] == 1
    assert figures["lines of these"] == 7
    assert figures["pairs of functions that are mostly alike"] == 3


def test_a_function_is_no_pair_with_the_one_that_it_returns(script: dict[str, Any]) -> None:
    inner = LONG.format(name="hands", of="deals", found="hands", each="deal", doc="Hands.")
    outer = "def of(limit):" + inner.replace("\n", "\n    ") + "\n    return hands\n"

    figures = dict(script["twins"](trees(poker=outer)))
    beside = dict(script["twins"](trees(poker=outer, backgammon=inner)))

    assert figures["pairs of functions that are mostly alike"] == 0
    # The one beside is like the inner one and like the outer one.
    assert beside["pairs of functions that are mostly alike"] == 2


def test_a_command_is_stated_by_its_act_its_form_its_parameters_and_its_route(
    script: dict[str, Any],
) -> None:
    acts = """
class Substituted:
    seat: int
    player: str

ACTS = {"substitute": Substituted}
"""
    form = """
class SubstitutionIn:
    table: int
    seat: int
    player: str

@post("/substitutions", operation_id="substitute")
async def substitute(event, request): ...
"""
    desk = """
def substitute(event, *, seat, player, reason): ...
def substituted(event): ...
def move(seat, player): ...
"""

    figures = dict(script["statements"](trees(acts=acts, form=form, desk=desk)))

    assert figures["commands with two fields or more"] == 1
    assert figures["statements of a substitution"] == 4


def test_a_call_from_one_room_into_another_is_a_change_of_room() -> None:
    with Watch() as watch:
        seen = watch.during(lambda: parse_cards("Ah Kd"))
        nothing = watch.during(lambda: sorted([2, 1]))

    assert (seen.rooms, seen.changes) == ({"cards"}, 0)
    assert seen.functions >= 1
    assert (nothing.modules, nothing.functions) == (frozenset(), 0)


def test_a_recorded_call_takes_no_longer_way_through_the_house(tmp_path: Path) -> None:
    """Its way grows by a wrapper here and a helper there, none of which is seen by itself."""
    seen = one_call(tmp_path / "log")

    assert {"web", "formats", "director", "tournament", "poker", "store"} <= seen.rooms
    # On a busy machine another thread writes down meanwhile who is in touch.
    own = seen.modules - {f"evendeal.{name}" for name in OF_PRESENCE}
    assert len(own) <= 31, sorted(own)
    assert seen.changes <= 46


@pytest.mark.long
def test_the_kept_figures_have_every_row_of_the_script(script: dict[str, Any]) -> None:
    kept = json.loads(KEPT.read_text("utf-8"))
    counted = {
        **dict(script["lines"]()),
        **dict(script["twins"]({})),
        **dict(script["importers"]()),
        **dict(script["words"]()),
    }

    assert counted.keys() <= kept.keys()
    assert {"one recorded call: modules", "statements of all commands"} <= kept.keys()
    assert all(isinstance(figure, int) for figure in kept.values())
