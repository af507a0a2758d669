"""Which modules and rooms of the house a piece of work goes through, by watching every call."""

import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from types import CodeType, FrameType
from typing import Any, Self

OURS = "evendeal."


@dataclass(frozen=True)
class Visits:
    """What one piece of work went through.

    Attributes:
        modules: those in which a function was called.
        rooms: those of the modules; a module that stands in no room is one of its own.
        functions: how many different ones were called.
        changes: how often a function called one of another room.
    """

    modules: frozenset[str]
    rooms: frozenset[str]
    functions: int
    changes: int


def room_of(module: str) -> str:
    """The room in which a module stands: `evendeal.web.app` stands in `web`."""
    return module.split(".")[1]


class Watch:
    """Watches every call in this process, in the threads too that begin while it watches."""

    def __init__(self) -> None:
        self._modules: set[str] = set()
        self._functions: set[CodeType] = set()
        self._changes = 0
        self._counting = False

    def __enter__(self) -> Self:
        threading.setprofile(self._call)
        sys.setprofile(self._call)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
        threading.setprofile(None)

    def during(self, work: Callable[[], Any]) -> Visits:
        """Do the work, and say what it went through."""
        self._modules, self._functions, self._changes = set(), set(), 0
        self._counting = True
        work()
        self._counting = False
        rooms = frozenset(map(room_of, self._modules))
        return Visits(frozenset(self._modules), rooms, len(self._functions), self._changes)

    def _call(self, frame: FrameType, event: str, _: Any) -> None:
        if not self._counting or event != "call" or (module := _module(frame)) is None:
            return
        self._modules.add(module)
        self._functions.add(frame.f_code)
        caller = _caller(frame)
        if caller is not None and room_of(caller) != room_of(module):
            self._changes += 1


def _module(frame: FrameType) -> str | None:
    """The module of ours that a frame belongs to, except while it is being loaded."""
    name = str(frame.f_globals.get("__name__", ""))
    return name if name.startswith(OURS) and frame.f_code.co_name != "<module>" else None


def _caller(frame: FrameType) -> str | None:
    """The nearest module of ours that called, through whatever library."""
    back = frame.f_back
    while back is not None:
        module = _module(back)
        if module is not None:
            return module
        back = back.f_back
    return None
