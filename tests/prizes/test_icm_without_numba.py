"""The independent chip model where nothing is compiled, and what a command has to wait for."""

import json
import subprocess
import sys
import textwrap

import numpy as np
import pytest

from evendeal.prizes.independent import icm, icm_placement
from support.checkout import ROOT

pytestmark = pytest.mark.process

WITHOUT = """
import importlib.util, sys
sys.modules["numba"] = None
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "numba" else find(name, *rest)
"""


def run_for_json(code: str) -> dict[str, object]:
    """What a fresh Python prints as JSON."""
    finished = subprocess.run(
        [sys.executable, "-W", "error", "-c", textwrap.dedent(code)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    answer: dict[str, object] = json.loads(finished.stdout)
    return answer


def test_without_numba_the_answers_are_the_same() -> None:
    answers = run_for_json(
        WITHOUT
        + """
import json
import numpy as np
from evendeal.prizes._compiled import is_compiled
from evendeal.prizes.independent import icm, icm_placement
nine, forty = np.arange(1, 10), np.arange(1, 41)
print(json.dumps({
    "is_compiled": is_compiled(),
    "nine": icm(nine, nine[::-1]).equity.tolist(),
    "forty": icm(forty, forty[:7:-1]).equity.tolist(),
    "nine placed": icm_placement(nine).matrix.tolist(),
    "forty placed": icm_placement(forty).matrix.tolist(),
    "kernels": sorted(name for name in sys.modules if name.endswith("_kernels")),
}))
"""
    )
    nine, forty = np.arange(1, 10), np.arange(1, 41)

    assert answers["is_compiled"] is False
    assert answers["kernels"] == []
    assert answers["nine"] == pytest.approx(icm(nine, nine[::-1]).equity, rel=1e-13)
    assert answers["forty"] == pytest.approx(icm(forty, forty[:7:-1]).equity, rel=1e-13)
    for name, stacks in (("nine placed", nine), ("forty placed", forty)):
        assert np.abs(np.array(answers[name]) - icm_placement(stacks).matrix).max() < 1e-13


def test_a_table_that_is_typed_in_waits_for_no_compiler() -> None:
    answers = run_for_json(
        """
        import json, sys
        from evendeal.prizes.independent import icm, icm_placement
        icm([5000, 3000, 1500, 500], [500, 300, 200])
        icm(list(range(1, 101)), list(range(20, 0, -1)))
        icm_placement(list(range(1, 31)))
        print(json.dumps({"numba": "numba" in sys.modules}))
        """
    )

    assert answers == {"numba": False}
