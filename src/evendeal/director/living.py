"""What the life of an event deals with, whatever is played: its fold, its luck, its secrets."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

from evendeal.draw.keys import Kind
from evendeal.tournament.event_fold import AnyFold

Secrets: TypeAlias = Mapping[Kind, bytes]
"""The secrets of a session, 32 bytes each, by their kind."""

Body: TypeAlias = dict[str, Any]
"""What a line says, as JSON; `do` names it."""

Root: TypeAlias = Callable[[Kind], bytes | None]
"""The published root of a session's luck of a kind, or None."""


class Luck(Protocol):
    """Everything that chance gives a session. Whoever holds it knows all of it."""

    @property
    def beacon(self) -> str:
        """The value of the public randomness; empty where there is none."""


FoldT = TypeVar("FoldT", bound=AnyFold)
LuckT = TypeVar("LuckT", bound=Luck)
