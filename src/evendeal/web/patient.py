"""Acts on threads, done again while another program holds the log.

Each try waits for a moment and is refused, nothing written; between two of them the pages are
served as ever.
"""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from evendeal.director.ports import LogBusy

SECONDS = 40.0
"""After so long the act is refused; browsers give up later."""
AGAIN_SECONDS = 0.5

P = ParamSpec("P")
T = TypeVar("T")


async def to_thread(act: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What the act gives, on another thread.

    Raises:
        LogBusy: another program has not let go of the log for as long as is waited.
    """
    clock = asyncio.get_running_loop().time
    began = clock()
    while True:
        try:
            return await asyncio.to_thread(act, *args, **kwargs)
        except LogBusy:
            waited = clock() - began
            if waited >= SECONDS:
                raise LogBusy(seconds=round(waited)) from None
        await asyncio.sleep(AGAIN_SECONDS)
