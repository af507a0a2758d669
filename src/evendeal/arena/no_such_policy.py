"""How a rehearsal says that nobody plays in this way, the same for every game."""

from collections.abc import Iterable

from evendeal.errors import Refused


class NoSuchPolicy(Refused):
    """The name of a way to play that nobody knows."""

    def __init__(self, *, policy: str, game: str, known: Iterable[str]) -> None:
        ways = tuple(known)
        super().__init__(
            f"there is no policy {policy!r} for {game}; there are {', '.join(ways[:-1])} "
            f"and {ways[-1]}"
        )
        self.policy = policy
        self.game = game
        self.known = ways
