"""What a limiter has to count, told by a list of all that happened."""

from datetime import timedelta
from typing import TypeAlias

from hypothesis import strategies as st

from evendeal.director.rate_limiter import Key, Limit
from evendeal.director.shared import Limiter
from support.clock import Moved

Happened: TypeAlias = list[tuple[str, list[Key], int]]
"""What was done: `take` or `give`, under which keys, after so many seconds."""

WINDOW = timedelta(seconds=60)
LIMITS = {"name": Limit(3, WINDOW), "address": Limit(5, WINDOW), "place": Limit(2)}


class Listed:
    """The same counts from a list of everything that was counted and not given back."""

    def __init__(self, clock: Moved) -> None:
        self.clock, self.times = clock, []  # type: ignore[var-annotated]

    def counted(self, key: Key) -> int:
        window, now = LIMITS[key[0]].window, self.clock.now()
        return sum(
            of == key and (window is None or now - window < at <= now) for of, at in self.times
        )

    def take(self, keys: list[Key]) -> bool:
        if any(self.counted(key) >= LIMITS[key[0]].most for key in keys):
            return False
        self.times += [(key, self.clock.now()) for key in keys]
        return True

    def give_back(self, keys: list[Key]) -> None:
        for key in keys:
            had = [n for n, (of, _) in enumerate(self.times) if of == key]
            if had:
                del self.times[had[-1]]


keys = st.lists(
    st.tuples(st.sampled_from(sorted(LIMITS)), st.sampled_from("abc")),
    min_size=1, max_size=3, unique_by=lambda key: key[0],
)  # fmt: skip
steps = st.lists(
    st.tuples(st.sampled_from(["take", "take", "take", "give"]), keys, st.integers(0, 40)),
    max_size=60,
)


def counted_as_listed(limiter: Limiter, clock: Moved, happened: Happened) -> None:
    """Assert that a limiter lets through what a list of everything does."""
    listed = Listed(clock)
    for what, of, seconds in happened:
        clock.move(seconds=seconds)
        if what == "give":
            limiter.give_back(of)
            listed.give_back(of)
        else:
            assert (limiter.take(of) is None) == listed.take(of)
