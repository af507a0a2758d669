"""What the lines of a kind of event can say, and how it is written and read."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st


@dataclass(frozen=True)
class Lines:
    """What lines say, as values of the rules and as JSON."""

    any: st.SearchStrategy[Any]
    """Whatever a line can say."""
    write: Callable[[Any], dict[str, Any]]
    read: Callable[[dict[str, Any]], Any]
    each: tuple[Any, ...] = ()
    """What no test may leave to chance."""
    one_spelling: bool = True
    """Whether each value is written in one way alone; half a chip is 1/2, and 2/4."""
