"""Numbers that look drawn but follow from a seed and a place, so that a rehearsal repeats."""

from hashlib import blake2b

_SCALE = 1 << 64


def fraction(seed: int, *place: object) -> float:
    """A number from 0 up to 1, the same whenever seed and place are the same."""
    text = repr((seed, place)).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big") / _SCALE


def pick(seed: int, choices: int, *place: object) -> int:
    """A number from 0 to choices - 1."""
    return int(fraction(seed, *place) * choices)
