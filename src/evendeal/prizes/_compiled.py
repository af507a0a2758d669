"""Kernels, compiled where numba is installed and plain Python where it is not."""

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any

from evendeal import compiled


@cache
def is_compiled() -> bool:
    """Whether kernels are compiled; if not, large tables take a hundred times as long."""
    return find_spec("numba") is not None


def kernel(function: Callable[..., Any], *, any_order: bool = False) -> Callable[..., Any]:
    """As `evendeal.compiled.kernel`; without numba the function itself."""
    return compiled.kernel(function, any_order=any_order) if is_compiled() else function
