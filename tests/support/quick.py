"""What lets all tests run in less time, and changes nothing for any of them."""

import gc
from functools import cache

import pytest
import typer.testing

# All commands are built anew at each that a test types, which takes longer than most of them.
typer.testing._get_command = cache(typer.testing._get_command)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Let what every test needs be, and look for what is left over of them less often.

    Ten thousand tests and all that they load stay to the end: to go through them again and again
    took an eighth of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
