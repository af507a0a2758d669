"""How the prize models say no."""

from evendeal.errors import Refused

MOST_CHIPS = 2**63 - 1


class NobodyToPay(Refused):
    """A table without players."""

    def __init__(self) -> None:
        super().__init__("there are no stacks: name the chips of at least one player")


class NothingToShare(Refused):
    """A table without prizes, or whose prizes are all nothing."""

    def __init__(self) -> None:
        super().__init__("there is nothing to share: name at least one prize above 0")


class StackRefused(Refused):
    """A stack that is none."""

    def __init__(self, *, player: int, stack: object, why: str) -> None:
        super().__init__(f"the stack of player {player} is {stack}: {why}")
        self.player = player
        self.stack = stack
        self.why = why


class PrizeRefused(Refused):
    """A prize that is none."""

    def __init__(self, *, place: int, prize: object, why: str) -> None:
        super().__init__(f"the prize of place {place} is {prize}: {why}")
        self.place = place
        self.prize = prize
        self.why = why


class PrizesRise(Refused):
    """A prize larger than that of the place above."""

    def __init__(self, *, place: int, prize: int, above: int) -> None:
        super().__init__(
            f"place {place} would get {prize:,}, more than the {above:,} of the place above; "
            "name the prizes from the first place down"
        )
        self.place = place
        self.prize = prize
        self.above = above


class MorePrizesThanPlayers(Refused):
    """More prizes than players who could win them."""

    def __init__(self, *, prizes: int, players: int) -> None:
        super().__init__(
            f"there are {prizes:,} prizes for {players:,} players; "
            "leave out the prizes that are already won"
        )
        self.prizes = prizes
        self.players = players


class TooManyChips(Refused):
    """More chips than can be counted exactly."""

    def __init__(self, *, chips: int) -> None:
        super().__init__(f"{chips:,} chips are more than the {MOST_CHIPS:,} that can be counted")
        self.chips = chips
