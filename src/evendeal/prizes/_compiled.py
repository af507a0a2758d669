"""Kernels, compiled where numba is installed and plain Python where it is not."""

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any


@cache
def is_compiled() -> bool:
    """Whether kernels are compiled; if not, large tables take a hundred times as long."""
    return find_spec("numba") is not None


def kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function compiled at its first call, and kept on disk where there is a place for it."""
    if not is_compiled():
        return function
    from numba import njit

    try:
        compiled: Callable[..., Any] = njit(cache=True, nogil=True)(function)
    except RuntimeError:  # numba found no folder that it may write to
        compiled = njit(nogil=True)(function)
    return compiled
