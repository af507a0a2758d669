"""Numbers without bias out of HMAC-SHA-512: the only dice in this house."""

import hmac
from collections.abc import Iterator

WORD = 1 << 64


def words(key: bytes, label: str) -> Iterator[int]:
    """Endless 64-bit numbers: the blocks HMAC-SHA-512(key, label/0), label/1, ... in turn.

    Each block of 64 bytes gives eight numbers, read big-endian. `label` is UTF-8.

    Source:
        `dpk1`, point 6; docs/seals.md, "Shuffling".
    """
    counter = 0
    while True:
        block = hmac.digest(key, f"{label}/{counter}".encode(), "sha512")
        for at in range(0, len(block), 8):
            yield int.from_bytes(block[at : at + 8], "big")
        counter += 1


def shuffled(count: int, key: bytes, label: str) -> tuple[int, ...]:
    """The numbers 0 to count - 1 in random order, every order equally likely.

    Fisher-Yates from the last place down. A word that would favour the small numbers
    is thrown away, so the choice is exact, not nearly exact.

    Source:
        `dpk1`, point 6; docs/seals.md, "Shuffling".
    """
    numbers = list(range(count))
    source = words(key, label)
    for last in range(count - 1, 0, -1):
        choices = last + 1
        fair = WORD - WORD % choices
        word = next(source)
        while word >= fair:
            word = next(source)
        chosen = word % choices
        numbers[last], numbers[chosen] = numbers[chosen], numbers[last]
    return tuple(numbers)
