"""A Python that is too old for evendeal, and that finds its code all the same."""

import ast
import subprocess
import sys

import pytest

from support.checkout import SOURCE

pytestmark = pytest.mark.process

# The module runs as `python -m evendeal` does, in a Python that takes itself for an old one.
AS_AN_OLD_ONE = """
import runpy, sys
sys.version_info = (3, 9, 18, "final", 0)
sys.path.insert(0, sys.argv[1])
runpy.run_module("evendeal", run_name="__main__")
"""


def test_an_old_python_is_told_which_one_is_needed() -> None:
    done = subprocess.run(
        [sys.executable, "-c", AS_AN_OLD_ONE, str(SOURCE.parent)],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip

    assert done.returncode == 1
    assert done.stderr == (
        f"evendeal needs Python 3.11 or newer; this is Python 3.9.18 ({sys.executable})\n"
    )


@pytest.mark.parametrize("module", ["__init__", "__main__"])
def test_what_an_old_python_reads_before_it_is_told_so_is_written_for_it(module: str) -> None:
    ast.parse((SOURCE / f"{module}.py").read_text("utf-8"), feature_version=(3, 7))
