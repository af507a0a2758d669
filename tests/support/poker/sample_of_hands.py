"""A fixed sample of the 133,784,560 seven-card hands; `python -m benchmarks cards` ranks all."""

from math import comb


def hand_at(place: int) -> tuple[int, ...]:
    """The seven card numbers at a place of the lexicographic order, the first at 0."""
    hand: list[int] = []
    for card in range(52):
        with_card = comb(51 - card, 6 - len(hand))
        if place < with_card:
            hand.append(card)
            if len(hand) == 7:
                break
        else:
            place -= with_card
    return tuple(hand)


SAMPLE = [hand_at(place) for place in range(0, comb(52, 7), 7_001)]

SAMPLE_COUNTS = [3361, 8384, 4514, 895, 874, 564, 479, 32, 7]
"""Hands of the sample in each category, weakest first, counted by `definition.py`."""
