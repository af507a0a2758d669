"""What was promised under an id has a test that says so, and goes on having one."""

import runpy
from typing import Any

import pytest

from support.checkout import ROOT

PROMISES = ("D1", "D3", "D5-D7", "D9-D12", "D14-D16", "F1-F10", "P1-P12", "S1-S14")
"""Ids of promises that stand in docstrings of tests, ranges written as such."""

SCRIPT = ROOT / "scripts" / "tests_of.py"


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    """`scripts/tests_of.py`, which reads all tests once."""
    return runpy.run_path(str(SCRIPT))


def test_every_promise_is_named_by_a_test(script: dict[str, Any]) -> None:
    ids, tests = list(script["wanted"](PROMISES)), script["found"]()

    assert len(ids) == 48
    assert [id for id in ids if id not in tests] == []


def test_the_script_says_of_which_id_there_is_no_test(
    script: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    main = script["main"]

    assert main(["P6", "P12"]) == 0
    assert main(["P12", "Z1"]) == 1
    assert "Z1 has no test\n" in capsys.readouterr().out
