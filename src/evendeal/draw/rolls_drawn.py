"""Roll sets out of a key: dice without bias, as many as a game needs."""

import hmac
from collections.abc import Iterator
from itertools import islice

from evendeal.backgammon import Dice, Side
from evendeal.backgammon.rolls import high_first
from evendeal.draw.decks import SALT_BYTES
from evendeal.draw.keys import ALGORITHM
from evendeal.draw.rolls import ROLLS, RollSet, starter_of
from evendeal.ids import DealNo

_THROWS: tuple[Dice, ...] = tuple((one, other) for one in range(1, 7) for other in range(1, 7))
_SPELLED = {dice: high_first(dice) for dice in _THROWS}
_FAIR = 256 - 256 % len(_THROWS)


def roll_salt(key: bytes, number: DealNo) -> bytes:
    """The 32 bytes from which roll set `number`, from 1, of a session follows.

    They are sealed with it, so that it cannot be guessed, and opened with it.

    Source:
        docs/seals.md, "Roll sets".
    """
    return hmac.digest(key, f"{ALGORITHM}/rolls/{number}".encode(), "sha512")[:SALT_BYTES]


def drawn_rolls(salt: bytes, count: int = ROLLS, *, reroll: bool = False) -> RollSet:
    """The roll set that follows from a salt, with `count` rolls a side, at least one.

    A longer set begins with the shorter: whoever has the salt has every roll of the game,
    however long it lasts.

    Args:
        reroll: the starter does not play the opening roll (R27).

    Source:
        docs/seals.md, "Roll sets".
    """
    opening = next(dice for dice in throws(salt, "opening") if dice[0] != dice[1])
    white, black = (
        tuple([_SPELLED[dice] for dice in islice(throws(salt, side.word), count)]) for side in Side
    )
    if not reroll:
        if starter_of(opening) is Side.WHITE:
            white = (_SPELLED[opening], *white[: count - 1])
        else:
            black = (_SPELLED[opening], *black[: count - 1])
    return RollSet(opening, white, black, reroll)


def throws(salt: bytes, label: str) -> Iterator[Dice]:
    """Endless throws of two dice, each of the 36 equally likely.

    One byte a throw, out of the blocks HMAC-SHA-512(salt, label/0), label/1, ... in turn. A
    byte that would favour some throws is passed over, so the choice is exact.
    """
    counter = 0
    while True:
        block = hmac.digest(salt, f"{label}/{counter}".encode(), "sha512")
        for byte in block:
            if byte < _FAIR:
                yield _THROWS[byte % len(_THROWS)]
        counter += 1
