"""How the prize models say no."""

from evendeal.errors import Refused
from evendeal.prizes.amount_in_words import in_words
from evendeal.prizes.money import grouped

MOST_CHIPS = 2**63 - 1


def counted(number: int, one: str, several: str = "") -> str:
    """1 player, 2 players; where that is not enough, with the word for several."""
    return f"{number:,} {one if number == 1 else several or one + 's'}"


def there_are(number: int, one: str, several: str = "") -> str:
    """There is 1 player, there are 2 players."""
    return f"there {'is' if number == 1 else 'are'} {counted(number, one, several)}"


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
        super().__init__(f"the stack of player {player} is {in_words(stack)}: {why}")
        self.player = player
        self.stack = stack
        self.why = why


class PrizeRefused(Refused):
    """A prize that is none; `prize` as it is printed where it is an amount of money."""

    def __init__(self, *, place: int, prize: object, why: str) -> None:
        super().__init__(f"the prize of place {place} is {in_words(prize)}: {why}")
        self.place = place
        self.prize = prize
        self.why = why


class PrizesRise(Refused):
    """A prize larger than that of the place above."""

    def __init__(self, *, place: int, prize: int, above: int, decimals: int = 0) -> None:
        super().__init__(
            f"place {place:,} would get {grouped(prize, decimals)}, more than the "
            f"{grouped(above, decimals)} of the place above; "
            "name the prizes from the first place down"
        )
        self.place = place
        self.prize = prize
        self.above = above
        self.decimals = decimals


class MorePrizesThanPlayers(Refused):
    """More prizes than players who could win them."""

    def __init__(self, *, prizes: int, players: int) -> None:
        super().__init__(
            f"{there_are(prizes, 'prize')} for {counted(players, 'player')}; "
            "leave out the prizes that are already won"
        )
        self.prizes = prizes
        self.players = players


class TooManyChips(Refused):
    """More chips than can be counted exactly."""

    def __init__(self, *, chips: int) -> None:
        super().__init__(f"{chips:,} chips are more than the {MOST_CHIPS:,} that can be counted")
        self.chips = chips


class ErrorOutOfReach(Refused):
    """A limit of the error that is none, or smaller than a model can promise."""

    def __init__(self, *, error: float, least: float = 0.0) -> None:
        reachable = f"{least:g} or more" if least else "a part of the pool above 0"
        super().__init__(f"an error of {error:g} cannot be reached: ask for {reachable}")
        self.error = error
        self.least = least
