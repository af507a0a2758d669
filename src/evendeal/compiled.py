"""Kernels: loops over numbers that numba compiles, in modules called `_kernels`."""

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from evendeal.extras import NotInstalled

ANY_ORDER = {"reassoc", "contract", "nsz"}
"""What sums of positive terms allow: they are taken many at a time."""


def kernel(function: Callable[..., Any], *, any_order: bool = False) -> Callable[..., Any]:
    """The function compiled at its first call, and cached on disk where that is possible.

    Args:
        any_order: its sums may be taken in any order, so that many are taken at a time.

    Raises:
        NotInstalled: numba is not.
    """
    try:
        from numba import njit
    except ImportError:
        raise NotInstalled(what="a compiled kernel", package="numba", extra="prizes") from None
    order = ANY_ORDER if any_order else False
    try:
        compiled: Any = njit(cache=True, nogil=True, fastmath=order)(function)
    except RuntimeError:  # numba found no folder that it may write to
        compiled = njit(nogil=True, fastmath=order)(function)
    else:
        _forget_older(Path(function.__code__.co_filename).parent, compiled.stats.cache_path)
    called: Callable[..., Any] = compiled
    return called


@cache
def _forget_older(room: Path, cache_folder: str) -> None:
    """Remove what was compiled before the newest kernel of the room was written.

    numba compares the time of a kernel's own module alone. What that kernel calls, and the
    numbers that it imports, are in the compiled code too.
    """
    with suppress(OSError):
        newest = max(source.stat().st_mtime for source in room.glob("_*.py"))
        for index in Path(cache_folder).glob("_*.nbi"):
            if index.stat().st_mtime < newest:
                index.unlink(missing_ok=True)
